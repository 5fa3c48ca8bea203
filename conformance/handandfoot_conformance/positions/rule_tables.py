"""Rule sets as cases need them: a variant's resolved values, and the same with a few values changed by a scenario."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from handandfoot.spec import SpecError
from handandfoot.spec.reading import parse
from handandfoot.spec.variants import build_variant, resolve
from handandfoot_conformance.positions.parameter_values import Unposable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from handandfoot.spec import Resolved, Spec
    from handandfoot.spec.model import Variant


@dataclass(frozen=True, slots=True)
class RuleTable:
    """All values of a variant for one number of players."""

    variant: str
    players: int
    parameters: Mapping[str, Any]
    digest: str
    changed: dict[str, Any] = field(default_factory=dict)

    def request(self) -> dict[str, Any]:
        """Return the body of the `rules` request that makes them known to a program."""
        return {
            "rules": self.digest,
            "variant": self.variant,
            "players": self.players,
            "parameters": dict(self.parameters),
        }


def rule_table(resolved: Resolved) -> RuleTable:
    """Return the rule table of a resolved variant."""
    return RuleTable(resolved.variant, resolved.players, resolved.parameters, resolved.digest)


class RuleBook:
    """Gives rule tables by variant, each made once."""

    def __init__(self, spec: Spec, own: Mapping[str, Variant] | None = None) -> None:
        self.spec = spec
        self.own = dict(own or {})
        self.by_digest: dict[str, RuleTable] = {}
        self._tables: dict[tuple[str, int | None, tuple[tuple[str, str], ...]], RuleTable] = {}

    def variant(self, name: str) -> Variant:
        """Return a variant: one that was brought along, or one of the specification. Raises `SpecError`."""
        return self.own[name] if name in self.own else self.spec.variant(name)

    def table(self, name: str, players: int | None = None, changes: tuple[tuple[str, str], ...] = ()) -> RuleTable:
        """Return the rules of a variant for a number of players, with some values changed.

        Raises `Unposable` where the variant is not played by so many, or the changed values contradict each other,
        and `ValueError` for a parameter that does not exist or a value that it cannot have.
        """
        key = (name, players, changes)
        if key not in self._tables:
            made = self._made(name, players, changes)
            self._tables[key] = made
            self.by_digest.setdefault(made.digest, made)
        return self._tables[key]

    def _made(self, name: str, players: int | None, changes: tuple[tuple[str, str], ...]) -> RuleTable:
        variant = self.variant(name)
        if players is not None and players not in self.spec.players_of(variant):
            raise Unposable(f"{name} is not played by {players}")
        plain = self.spec.resolve(variant, players)
        if not changes:
            return rule_table(plain)

        changed = self._changed(variant, changes)
        try:
            resolved = resolve([changed, *self.spec.chain(variant)], players, self.spec.parameters)
        except SpecError as error:
            raise Unposable(f"with the changed values, {error.what}") from error
        differing = {
            parameter: value for parameter, value in resolved.parameters.items() if plain.parameters[parameter] != value
        }
        return RuleTable(name, resolved.players, resolved.parameters, resolved.digest, differing)

    def _changed(self, variant: Variant, changes: tuple[tuple[str, str], ...]) -> Variant:
        lines = [f"id: {variant.id}", "title: changed", f"parent: {variant.id}", "standing: table", "parameters:"]
        lines += [f"  {parameter}: {value}" for parameter, value in changes]
        try:
            return build_variant(parse("\n".join(lines) + "\n", "scenario"), self.spec.parameters)
        except SpecError as error:
            raise ValueError(f"{error.key}: {error.what}; allowed: {error.allowed}") from error
