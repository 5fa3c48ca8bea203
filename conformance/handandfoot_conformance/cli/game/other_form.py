"""What a player may do with the same cards after all, in the words of the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from handandfoot.engine import Accepted, apply
from handandfoot.errors import Ambiguous, Malformed
from handandfoot.wire import action_from_json, action_to_json, position_to_json
from handandfoot_conformance.asking.other_forms import allowed_form
from handandfoot_conformance.cli.game.log import command

if TYPE_CHECKING:
    from collections.abc import Iterator

    from handandfoot.actions import Action
    from handandfoot.house_rules import RuleSet
    from handandfoot.position import Position


def other_form(position: Position, action: Action, ruleset: RuleSet) -> Iterator[str]:
    """Yield in which other form the cards of a refused action may be laid, if there is one."""

    def accepts(other: dict[str, Any]) -> bool:
        try:
            return isinstance(apply(position, action_from_json(other), ruleset), Accepted)
        except (Malformed, Ambiguous):
            return False

    form = allowed_form(position_to_json(position), action_to_json(action), accepts)
    if form is not None:
        yield f"    Allowed: {command(action_from_json(form.action))}"
