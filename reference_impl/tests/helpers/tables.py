"""Rule sets for the tests of the engine, made from the shipped house rules."""

from functools import cache
from typing import Any

from handandfoot.house_rules import RuleSet
from handandfoot.spec import load_spec


def table(variant: str, players: int | None = None, **changed: Any) -> RuleSet:
    """The rule set of a shipped variant, with some parameters changed."""
    resolved = _resolved(variant, players)
    return RuleSet.from_parameters({**resolved.parameters, **changed}, resolved.players, variant)


@cache
def _resolved(variant: str, players: int | None) -> Any:
    return load_spec().resolve(variant, players)


def every_table() -> list[tuple[str, int]]:
    """Each shipped variant with each number of players that it allows."""
    spec = load_spec()
    return [(name, players) for name in sorted(spec.variants) for players in spec.players_of(name)]
