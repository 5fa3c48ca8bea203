"""Swapping a natural card for a wild card of a finished book."""

from handandfoot.actions import Swap
from handandfoot.cards import WILD_CARDS, rank_of, remove_cards, sort_cards
from handandfoot.going_out import leaving_faults
from handandfoot.house_rules import Rules
from handandfoot.laying import not_own_meld
from handandfoot.melds import is_book
from handandfoot.position import Meld, Position, make_meld
from handandfoot.results import Accepted, Event, Refused, Result
from handandfoot.turns import not_held
from handandfoot.violations import NoSwap, Violation


def swap(position: Position, action: Swap, rules: Rules) -> Result:
    """The exchange of a natural card in the hand for a wild card of a book."""
    seat = position.turn.seat
    number = position.side_of(seat)
    side, player = position.sides[number], position.seats[seat]
    book = make_meld(action.meld)
    wrong = (
        not_held((action.card,), player.hand)
        or not_own_meld(side.melds, action.meld)
        or not_swappable(book, action, rules)
    )
    if wrong:
        return Refused((wrong,))

    melds = list(side.melds)
    kept = remove_cards(book.cards, (action.wild,)) or ()
    melds[melds.index(book)] = make_meld((*kept, action.card))
    left = sort_cards((*(remove_cards(player.hand, (action.card,)) or ()), action.wild))
    faults = leaving_faults(position, seat, melds, left, rules)
    if faults:
        return Refused(tuple(faults))

    player = player._replace(hand=left, played=player.taken_up > 0)
    position = position.with_seat(seat, player).with_side(number, side._replace(melds=tuple(sorted(melds))))

    return Accepted(position, (Event("swapped", seat, (action.card, action.wild)),))


def not_swappable(book: Meld, action: Swap, rules: Rules) -> Violation | None:
    """HF-WILD-07. A natural card may take the place of a wild card in a finished book where `wild_swap` allows it."""
    allowed = rules.wild_swap == "finished books" and is_book(book, rules)
    if allowed and action.wild in WILD_CARDS and action.wild in book.cards and rank_of(action.card) == book.rank:
        return None

    return NoSwap(action.card, action.wild, book=book.rank)
