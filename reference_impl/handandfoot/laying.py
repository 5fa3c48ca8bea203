"""Laying cards: what new melds and additions would make of a side's melds, and which rules that would break."""

from collections.abc import Sequence
from typing import NamedTuple

from handandfoot.actions import Add
from handandfoot.cards import Card, sort_cards
from handandfoot.errors import Ambiguous
from handandfoot.house_rules import Rules
from handandfoot.melds import Violation, check_meld, is_book
from handandfoot.position import Meld, Position, Side, make_meld


class Laid(NamedTuple):
    """A side's melds after laying, with what the laying consisted of."""

    melds: tuple[Meld, ...]
    new: tuple[tuple[Card, ...], ...]
    grown: tuple[tuple[Meld, Meld], ...]
    points: int


def cards_laid(melds: Sequence[Sequence[Card]], adds: Sequence[Add]) -> list[Card]:
    """Every card that new melds and additions lay."""
    cards = [card for meld in melds for card in meld]
    for add in adds:
        cards.extend(add.cards)

    return cards


def lay_out(
    position: Position, side: int, melds: Sequence[tuple[Card, ...]], adds: Sequence[Add], rules: Rules
) -> tuple[Laid | None, list[Violation]]:
    """The side's melds after laying, or the violation of HF-MELD-06; additions to no meld at all are `Ambiguous`."""
    there = list(position.sides[side].melds)
    grown: dict[int, list[Card]] = {}
    for add in adds:
        place = _find(there, add.to)
        if place is None:
            if any(_find(list(other.melds), add.to) is not None for other in position.sides):
                return None, [Violation("HF-MELD-06", {"meld": list(add.to)})]
            raise Ambiguous(
                f"adds: {' '.join(add.to) or 'nothing'} is no meld on the table; name a meld by all its cards"
            )
        grown.setdefault(place, []).extend(add.cards)

    pairs = tuple((there[place], make_meld((*there[place].cards, *cards))) for place, cards in grown.items())
    for place, (_, after) in zip(grown, pairs, strict=True):
        there[place] = after
    there.extend(make_meld(meld) for meld in melds)
    points = sum(rules.points[card] for card in cards_laid(melds, adds))

    return Laid(tuple(sorted(there)), tuple(melds), pairs, points), []


def _find(melds: list[Meld], cards: Sequence[Card]) -> int | None:
    wanted = sort_cards(cards)
    for place, meld in enumerate(melds):
        if meld.cards == wanted:
            return place

    return None


def composition_faults(laid: Laid, rules: Rules, *, closing: bool) -> list[Violation]:
    """The faults of each new or grown meld by itself."""
    faults: list[Violation] = []
    for meld in laid.new:
        faults.extend(check_meld(meld, rules, closing=closing))
    for before, after in laid.grown:
        if is_book(before, rules) and rules.book_growth == "closed":
            faults.append(book_is_closed(before, after))
        else:
            faults.extend(check_meld(after.cards, rules, closing=closing))

    return faults


def book_is_closed(before: Meld, after: Meld) -> Violation:
    """HF-MELD-03. A finished book must take no more cards where books are closed."""
    return Violation("HF-MELD-03", {"cards": after.size, "most": before.size})


def unfinished_ranks(melds: Sequence[Meld], rules: Rules) -> dict[str, int]:
    """How many unfinished melds of each rank there are; all-wild melds count as one rank."""
    found: dict[str, int] = {}
    for meld in melds:
        if len(meld.cards) < rules.book_size:
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
    """HF-MELD-04. A side must have no more than `unfinished_per_rank` unfinished melds of a rank."""
    return [Violation("HF-MELD-04", {"rank": rank}) for rank in crowded_ranks(laid, rules)]


def opening_too_low(side: Side, points: int, rules: Rules) -> Violation | None:
    """HF-OPEN-01. The first cards that a side lays in a round must be worth at least `opening_minimum` points."""
    if side.open or points >= rules.opening_minimum:
        return None

    return Violation("HF-OPEN-01", {"points": points, "minimum": rules.opening_minimum})
