"""Discarding: which cards must stay in the hand, and what the last card of a player asks for."""

from handandfoot.actions import Discard
from handandfoot.cards import RED_THREES, WILD_CARDS, Card, Cards, remove_cards
from handandfoot.consequences import Step, discard_and_pass
from handandfoot.going_out import out_faults
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.position import Meld, Position
from handandfoot.results import Accepted, Refused, Result
from handandfoot.turns import not_held
from handandfoot.violations import RedThreeDiscarded, Violation, WildDiscarded


def discard(position: Position, action: Discard, ruleset: RuleSet, rules: Rules) -> Result:
    """The discard of one card, which ends the turn (HF-DISC-01)."""
    seat = position.turn.seat
    hand = position.seats[seat].hand
    missing = not_held((action.card,), hand)
    if missing:
        return Refused((missing,))

    left = remove_cards(hand, (action.card,)) or ()
    faults = discard_faults(position, seat, position.melds_of(seat), left, action.card, rules)
    if faults:
        return Refused(tuple(faults))

    return Accepted(*discard_and_pass(Step(position, ()), seat, action.card, ruleset, rules))


def discard_faults(
    position: Position, seat: int, melds: tuple[Meld, ...], left: Cards, card: Card, rules: Rules
) -> list[Violation]:
    """The rules that a discard would break, with these melds on the table and these cards left in the hand."""
    found = (red_three_discarded(card, left, rules), wild_discarded(card, left, rules))
    faults = [fault for fault in found if fault]
    if not left and position.seats[seat].in_last_packet:
        faults += out_faults(position, seat, melds, rules)

    return faults


def red_three_discarded(card: Card, left: Cards, rules: Rules) -> Violation | None:
    """HF-THREE-05. A red three must not be discarded by a player who holds another card that may be."""
    if card not in RED_THREES or nothing_better(left, rules):
        return None

    return RedThreeDiscarded(card)


def wild_discarded(card: Card, left: Cards, rules: Rules) -> Violation | None:
    """HF-DISC-02. Any card that is no red three may be discarded, a wild card only as `wild_discard` says."""
    if rules.wild_discard == "allowed" or card not in WILD_CARDS or nothing_better(left, rules):
        return None

    return WildDiscarded(card)


def nothing_better(left: Cards, rules: Rules) -> bool:
    """Whether the other cards may not be discarded either (HF-THREE-05, HF-DISC-02)."""
    return all(card in RED_THREES or (card in WILD_CARDS and rules.wild_discard != "allowed") for card in left)
