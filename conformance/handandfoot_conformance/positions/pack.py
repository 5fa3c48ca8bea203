"""The filler: what a scenario leaves out is taken from the rest of the pack, always in the same order.

It is inert.
Natural cards come first and in turn through ranks and suits, so that no filled hand is rich in one rank.
Threes and wild cards are not put anywhere: they lie at the bottom of the stock,
and move only when the scenario fixes how many cards the stock holds.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from handandfoot.cards import JOKER, RED_THREES, SUITS, WILD_CARDS, Cards, full_pack, rank_of
from handandfoot_conformance.positions.parameter_values import Unposable

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Pack:
    """Every card of a pack, in the order in which the filler gives them out."""

    size: int
    counts: dict[str, int]
    naturals: Cards
    black_threes: Cards
    red_threes: Cards
    wilds: Cards


@cache
def pack_of(decks: int, jokers: int, ranks: Cards) -> Pack:
    """Return the pack of some decks, jokers and natural ranks."""
    counts = dict(Counter(full_pack(decks, jokers, ranks)))
    one_deck = [rank + SUITS[(turn + place) % 4] for turn in range(4) for place, rank in enumerate(ranks)]
    twos = [f"2{suit}" for suit in SUITS for _ in range(decks)]
    return Pack(
        size=sum(counts.values()),
        counts=counts,
        naturals=tuple(one_deck * decks),
        black_threes=("3S", "3C") * decks,
        red_threes=("3H", "3D") * decks,
        wilds=(*twos, *(JOKER for _ in range(jokers))),
    )


class Rest:
    """The cards that nothing has claimed yet."""

    __slots__ = ("black_threes", "naturals", "red_threes", "wilds")

    def __init__(self, pack: Pack, claimed: Iterable[str]) -> None:
        gone: dict[str, int] = {}
        for card in claimed:
            gone[card] = gone.get(card, 0) + 1
        for card, count in gone.items():
            if count > pack.counts.get(card, 0):
                held = pack.counts.get(card, 0)
                raise Unposable(
                    f"{card} is needed {count} times, but the pack holds it {held} times"
                    if held
                    else f"{card} is needed, but the pack does not hold it"
                )

        self.naturals = _without(pack.naturals, gone)
        self.black_threes = _without(pack.black_threes, gone)
        self.red_threes = _without(pack.red_threes, gone)
        self.wilds = _without(pack.wilds, gone)

    def take(self, count: int, what: str) -> list[str]:
        """Give out harmless cards."""
        if count > len(self.naturals):
            left = len(self.naturals)
            raise Unposable(f"{what} needs {count} harmless cards, and the pack has {left or 'none'} left")
        taken, self.naturals = self.naturals[:count], self.naturals[count:]
        return taken

    def take_unlike(self, ranks: Iterable[str]) -> list[str]:
        """Give out one harmless card, of none of these ranks where that can be; nothing where none is left."""
        avoided = set(ranks)
        for place, card in enumerate(self.naturals):
            if rank_of(card) not in avoided:
                return [self.naturals.pop(place)]
        return self.take(min(1, len(self.naturals)), "the discard pile")

    def take_rank(self, rank: str, count: int) -> list[str] | None:
        """Give out natural cards of one rank, or nothing where there are too few."""
        found = [card for card in self.naturals if rank_of(card) == rank][:count]
        if len(found) < count:
            return None
        self.remove(found)
        return found

    def take_wilds(self, count: int) -> list[str] | None:
        """Give out wild cards, twos first, or nothing where there are too few."""
        if len(self.wilds) < count:
            return None
        taken, self.wilds = self.wilds[:count], self.wilds[count:]
        return taken

    def remove(self, cards: Iterable[str]) -> None:
        """Claim cards that are in the rest."""
        for card in cards:
            (self.wilds if card in WILD_CARDS else self.naturals).remove(card)

    def bottom(self) -> list[str]:
        """Everything left, in the order in which it lies under the stock."""
        return [*self.naturals, *self.black_threes, *self.red_threes, *self.wilds]


def _without(cards: Cards, gone: dict[str, int]) -> list[str]:
    """Return the cards without the claimed ones; the first of each face go."""
    if not any(card in gone for card in set(cards)):
        return list(cards)

    left = dict(gone)
    kept = []
    for card in cards:
        if left.get(card):
            left[card] -= 1
        else:
            kept.append(card)
    return kept


class Surplus:
    """Cards for which a stock of fixed size has no room, and the places that may take them.

    Books for the other sides come first, as long as seven of a rank are there,
    then red threes beside their melds; whatever is left goes to hands that the scenario does not state.
    """

    def __init__(self, cards: list[str], book_size: int, wild_books: bool) -> None:
        self.left = cards
        self.book_size = book_size
        self.wild_books = wild_books

    def books(self) -> list[list[str]]:
        """Take out clean books of every rank, and wild books where the rules allow them."""
        by_rank: dict[str, list[str]] = {}
        for card in self.left:
            if card in WILD_CARDS:
                by_rank.setdefault("wild", []).append(card)
            elif rank_of(card) != "3":
                by_rank.setdefault(rank_of(card), []).append(card)

        books = []
        for rank, cards in by_rank.items():
            if rank == "wild" and not self.wild_books:
                continue
            for start in range(0, len(cards) - self.book_size + 1, self.book_size):
                books.append(cards[start : start + self.book_size])
        self._drop(card for book in books for card in book)
        return books

    def red_threes(self) -> list[str]:
        """Take out the red threes."""
        threes = [card for card in self.left if card in RED_THREES]
        self._drop(threes)
        return threes

    def _drop(self, cards: Iterable[str]) -> None:
        gone = Counter(cards)
        self.left = _without(tuple(self.left), gone)
