"""Three players of different strength, and the hint that the strongest gives to a person."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from handandfoot.moment import rules_for
from handandfoot.wire import view as view_of
from handandfoot_conformance.asking.players.plan import plan_of
from handandfoot_conformance.asking.players.sight import Sight, View
from handandfoot_conformance.asking.players.worth import worth

if TYPE_CHECKING:
    from handandfoot.actions import Action
    from handandfoot.house_rules import Rules, RuleSet
    from handandfoot.position import Position

BEGINNER, STEADY, STRONG = "beginner", "steady", "strong"
STRENGTHS: dict[str, float] = {BEGINNER: 12.0, STEADY: 4.0, STRONG: 0.0}
"""How far each player misjudges an action, at most, on the scale of `worth`."""


class Advice(NamedTuple):
    """An action for a person to consider, and the reason in words."""

    action: Action
    reason: str


def choose(view: View, seat: int, offered: Sequence[Action], rules: Rules, strength: str, seed: str | int) -> Action:
    """What a computer player does among the actions offered, seeing only what the view shows.

    The same view, offer and seed always give the same choice. Raises `KeyError` for a strength that does not exist.
    """
    if len(offered) == 1:
        return offered[0]
    error = STRENGTHS[strength]
    sight = Sight(view, seat, rules)
    plan = plan_of(sight)
    chance = random.Random(f"{seed} {json.dumps(view, sort_keys=True)}") if error else None
    judged = [
        worth(action, sight, plan).figure + (chance.uniform(-error, error) if chance else 0) for action in offered
    ]

    return offered[judged.index(max(judged))]


def advise(view: View, seat: int, offered: Sequence[Action], rules: Rules) -> Advice:
    """What the strongest computer player would do, and why. Raises `ValueError` where nothing is offered."""
    sight = Sight(view, seat, rules)
    plan = plan_of(sight)
    judged = [worth(action, sight, plan) for action in offered]
    best = max(range(len(judged)), key=lambda place: (judged[place].figure, -place))

    return Advice(offered[best], judged[best].reason)


def computer(ruleset: RuleSet, strength: str, seed: str | int) -> Callable[[Position, Sequence[Action]], Action]:
    """A computer player for whole games: it is given a position, and looks only at what its own seat may see."""

    def chooser(position: Position, offered: Sequence[Action]) -> Action:
        seat = position.actor
        rules = rules_for(position, ruleset, position.turn.seat)
        return choose(view_of(position, seat), seat, offered, rules, strength, seed)

    return chooser
