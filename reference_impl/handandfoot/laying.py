"""Laying cards: what new melds and additions would make of a side's melds, and which rules that would break."""

from collections.abc import Sequence
from typing import NamedTuple

from handandfoot.actions import Add, Lay
from handandfoot.cards import Card, Cards, remove_cards, sort_cards
from handandfoot.consequences import Step, discard_and_pass, hand_emptied
from handandfoot.discarding import discard_faults
from handandfoot.errors import Ambiguous, Malformed
from handandfoot.going_out import leaving_faults
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.melds import check_meld, is_book, too_many
from handandfoot.position import PLAY, Meld, Position, Side, make_meld
from handandfoot.results import Accepted, Event, Refused, Result
from handandfoot.turns import not_held
from handandfoot.violations import NotOwnMeld, OpeningTooLow, TooManyUnfinished, Violation


class Laid(NamedTuple):
    """A side's melds after laying, with what the laying consisted of."""

    melds: tuple[Meld, ...]
    new: tuple[Cards, ...]
    grown: tuple[tuple[Meld, Meld], ...]
    points: int


def lay(position: Position, action: Lay, ruleset: RuleSet, rules: Rules) -> Result:
    """HF-MELD-07. A player may lay as many melds and additions as they like; what is laid together is judged together.

    The last discard is judged with them if it is given.
    """
    seat = position.turn.seat
    side = position.side_of(seat)
    cards = cards_laid(action.melds, action.adds)
    if not cards:
        raise Malformed("lay: no cards; name at least one meld or addition")

    player = position.seats[seat]
    played = cards if action.discard is None else [*cards, action.discard]
    missing = not_held(played, player.hand)
    faults = [missing] if missing else []
    laid, strange = lay_out(position, side, action.melds, action.adds, rules)
    if laid is None:
        return Refused((*faults, *strange))

    left = remove_cards(player.hand, played)
    closing = player.in_last_packet and not left
    faults += composition_faults(laid, rules, closing=closing) + second_unfinished(laid, rules)
    low = opening_too_low(position.sides[side], laid.points, rules)
    faults += [low] if low else []
    if left is None:
        return Refused(tuple(faults))
    if action.discard is not None:
        faults += discard_faults(position, seat, laid.melds, left, action.discard, rules)
    else:
        faults += leaving_faults(position, seat, laid.melds, left, rules)
    if faults:
        return Refused(tuple(faults))

    step = put_down(position, laid, remove_cards(player.hand, cards) or (), Event("laid", seat, tuple(cards)))
    if action.discard is not None:
        return Accepted(*discard_and_pass(step, seat, action.discard, ruleset, rules))

    return Accepted(*hand_emptied(step, seat, ruleset, rules, concealed=step.position.turn.opened))


def put_down(position: Position, laid: Laid, hand: Cards, event: Event) -> Step:
    """The position with what was laid on the table and this hand left to the player."""
    seat = position.turn.seat
    number = position.side_of(seat)
    side = position.sides[number]
    player = position.seats[seat]._replace(hand=hand, played=position.seats[seat].taken_up > 0)
    turn = position.turn._replace(phase=PLAY, opened=position.turn.opened or not side.open)
    position = position.with_seat(seat, player).with_side(number, side._replace(melds=laid.melds))

    return Step(position._replace(turn=turn), (event,))


def cards_laid(melds: Sequence[Sequence[Card]], adds: Sequence[Add]) -> list[Card]:
    """Every card that new melds and additions lay."""
    cards = [card for meld in melds for card in meld]
    for add in adds:
        cards.extend(add.cards)

    return cards


def lay_out(
    position: Position, side: int, melds: Sequence[Cards], adds: Sequence[Add], rules: Rules
) -> tuple[Laid | None, list[Violation]]:
    """The side's melds after laying, or what forbids the additions; additions to no meld at all are `Ambiguous`."""
    own = position.sides[side].melds
    there = list(own)
    grown: dict[int, list[Card]] = {}
    for add in adds:
        strange = not_own_meld(own, add.to)
        if strange and all(not_own_meld(other.melds, add.to) for other in position.sides):
            raise Ambiguous(
                f"adds: {' '.join(add.to) or 'nothing'} is no meld on the table; name a meld by all its cards"
            )
        if strange:
            return None, [strange]
        grown.setdefault(_place(own, add.to), []).extend(add.cards)

    pairs = tuple((there[place], make_meld((*there[place].cards, *cards))) for place, cards in grown.items())
    for place, (_, after) in zip(grown, pairs, strict=True):
        there[place] = after
    there.extend(make_meld(meld) for meld in melds)

    return Laid(tuple(sorted(there)), tuple(melds), pairs, worth_together(cards_laid(melds, adds), rules)), []


def not_own_meld(melds: Sequence[Meld], cards: Sequence[Card]) -> Violation | None:
    """HF-MELD-06. Either partner may add to the melds of the side, and cards must be added only to these."""
    wanted = sort_cards(cards)
    if any(meld.cards == wanted for meld in melds):
        return None

    return NotOwnMeld(list(cards))


def _place(melds: Sequence[Meld], cards: Sequence[Card]) -> int:
    return [meld.cards for meld in melds].index(sort_cards(cards))


def worth_together(cards: Sequence[Card], rules: Rules) -> int:
    """HF-OPEN-02, HF-OPEN-03. All that is laid makes up the opening together, by its cards and without any bonus."""
    return sum(rules.points[card] for card in cards)


def composition_faults(laid: Laid, rules: Rules, *, closing: bool) -> list[Violation]:
    """The faults of each new or grown meld by itself."""
    faults: list[Violation] = []
    for meld in laid.new:
        faults.extend(check_meld(meld, rules, closing=closing))
    for before, after in laid.grown:
        full = too_many(after.size, rules, before.size) if is_book(before, rules) else None
        faults.extend([full] if full else check_meld(after.cards, rules, closing=closing))

    return faults


def unfinished_ranks(melds: Sequence[Meld], rules: Rules) -> dict[str, int]:
    """HF-MELD-05. A side may begin a new meld of a rank whose book is finished: only unfinished melds count.

    How many there are of each rank; melds of wild cards only count as one rank.
    """
    found: dict[str, int] = {}
    for meld in melds:
        if not is_book(meld, rules):
            found[meld.rank] = found.get(meld.rank, 0) + 1

    return found


def crowded_ranks(laid: Laid, rules: Rules) -> list[str]:
    """The ranks of new melds of which the side would have more unfinished melds than allowed."""
    if rules.unfinished_per_rank is None or not laid.new:
        return []

    begun = {make_meld(meld).rank for meld in laid.new}
    unfinished = unfinished_ranks(laid.melds, rules)
    return sorted(rank for rank in begun if unfinished.get(rank, 0) > rules.unfinished_per_rank)


def second_unfinished(laid: Laid, rules: Rules) -> list[Violation]:
    """HF-MELD-04. A side must not have more than `unfinished_per_rank` unfinished melds of a rank."""
    return [TooManyUnfinished(rank) for rank in crowded_ranks(laid, rules)]


def opening_too_low(side: Side, points: int, rules: Rules) -> Violation | None:
    """HF-OPEN-01. The first cards that a side lays in a round must be worth at least `opening_minimum` points."""
    if side.open or points >= rules.opening_minimum:
        return None

    return OpeningTooLow(points, minimum=rules.opening_minimum)
