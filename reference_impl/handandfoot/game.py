"""Whole games: from a seed or from given deals, with players who choose among what they may do."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from handandfoot.actions import Action
from handandfoot.deal import Deal, deal_round, first_dealer, following_dealer, next_round, start_round
from handandfoot.engine import Refused, apply
from handandfoot.house_rules import RuleSet
from handandfoot.legal import legal_actions
from handandfoot.position import GAME_OVER, ROUND_OVER, Position

Chooser = Callable[[Position, Sequence[Action]], Action]
Dealer = Callable[[int, int], Deal]


class Move(NamedTuple):
    """One action of a game: the position before, what was offered, what was chosen, and the position after."""

    before: Position
    offered: Sequence[Action]
    action: Action
    after: Position


def seeded(ruleset: RuleSet, seed: str | int) -> Dealer:
    """The deals of a game that a seed names: the deal of each round number and dealer."""
    return lambda round_number, dealer: deal_round(ruleset, seed, round_number, dealer)


def play(ruleset: RuleSet, deal: Dealer, choose: Chooser) -> Iterator[Move]:
    """Play a game to its end, move by move.

    Raises `RuntimeError` where the rules offer nothing to a player or refuse what they offered: a fault of the engine.
    """
    dealer = first_dealer(ruleset)
    position = start_round(deal(1, dealer), ruleset)
    while position.turn.phase != GAME_OVER:
        if position.turn.phase == ROUND_OVER:
            following = deal(position.round + 1, following_dealer(position))
            position = next_round(position, following, ruleset)
            continue

        offered = list(legal_actions(position, ruleset))
        if not offered:
            raise RuntimeError(f"round {position.round}: seat {position.actor} has no legal action")
        action = choose(position, offered)
        result = apply(position, action, ruleset)
        if isinstance(result, Refused):
            raise RuntimeError(f"round {position.round}: {action} was offered and is refused under {result.rules}")
        yield Move(position, offered, action, result.position)
        position = result.position
