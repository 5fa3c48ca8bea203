"""The finder: cards for what a scenario says in the rules' own words.

It reads values of parameters and counts cards; it calls no rule function.
In one scenario the same words name the same cards, and different words name different ones.
Every parameter that it has read is remembered, since the case depends on it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from handandfoot.cards import Cards, rank_of
from handandfoot_conformance.positions.pack import Rest
from handandfoot_conformance.positions.parameter_values import Unposable
from handandfoot_conformance.scenarios.naming import Words

if TYPE_CHECKING:
    from handandfoot_conformance.positions.draft import Draft


_KINDS = ("clean", "dirty", "wild")


class Finder:
    """Finds cards for one scenario under one variant, from what the stated cards leave of the pack."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self._found: dict[str, tuple[Cards, ...]] = {}
        self._rest: Rest | None = None
        self._used: set[str] = set()

    def __call__(self, group: Cards | Words) -> tuple[Cards, ...]:
        """Return the groups of cards that stand in a slot: as written, or found for the words."""
        if not isinstance(group, Words):
            return (group,)
        if group.text not in self._found:
            self._found[group.text] = group.find(self)
        return self._found[group.text]

    # Values

    def value(self, name: str) -> Any:
        """Return the value of a parameter for the side to act, and remember that it was read."""
        self.draft.reads[name] = None
        return self.draft.value(name, self.draft.actor % self.draft.sides)

    def integer(self, name: str) -> int:
        """Return the value of a parameter that must be a number here."""
        value = self.value(name)
        if not isinstance(value, int):
            raise Unposable(f"{name} is {value}, and no number")
        return value

    def require(self, name: str, value: Any, why: str) -> None:
        """Refuse to pose the scenario unless a parameter has some value."""
        if self.value(name) != value:
            raise Unposable(why)

    # Cards

    def spare(self, count: int) -> Cards:
        """Return natural cards that go with nothing the scenario names, no two of one rank where that can be."""
        cards: list[str] = []
        for rank in self._ranks():
            if len(cards) == count:
                break
            cards += self.rest.take_rank(rank, 1) or []
        if len(cards) < count:
            cards += self.rest.take(count - len(cards), "the scenario")
        self._used.update(map(rank_of, cards))
        return tuple(cards)

    def meld(self, size: int) -> Cards:
        """Return natural cards of one rank that the scenario names nowhere else."""
        return self._naturals(size)

    def book(self, kind: str) -> Cards:
        """Return a finished book."""
        size = self.integer("book_size")
        if kind == "clean":
            return self._naturals(size)
        if kind == "dirty":
            return (*self._naturals(size - 1), *self.wild_cards(1))
        self.require("all_wild_melds", "allowed", "no wild book is allowed here")
        return self.wild_cards(size)

    def wild_cards(self, count: int) -> Cards:
        """Return wild cards, twos before jokers."""
        cards = self.rest.take_wilds(count)
        if cards is None:
            raise Unposable(f"the pack has not {count} wild cards left")
        return tuple(cards)

    def mixed_meld(self, size: int, *, beyond: bool) -> Cards:
        """Return a mixed meld with the most wild cards that every limit allows, or with one more."""
        if size > self.integer("book_size"):
            raise Unposable(f"a meld holds {self.integer('book_size')} cards at most here")
        if size < self.integer("meld_min"):
            raise Unposable(f"a meld holds {self.integer('meld_min')} cards at least here")
        wilds = max((count for count in range(size) if self._carries(size - count, count)), default=0) + beyond
        if wilds == 0:
            raise Unposable(f"a mixed meld of {size} may hold no wild card here")
        if wilds >= size:
            raise Unposable(f"one wild card more would leave no natural card in a meld of {size}")
        return (*self._naturals(size - wilds), *self.wild_cards(wilds))

    def books_to_go_out(self, *, one_short: bool) -> tuple[Cards, ...]:
        """Return the finished books that a side needs before it may go out, or all but a clean or a dirty one."""
        needed = dict(self.value("out_books"))
        total = needed.pop("any", 0)
        needed["wild"] = self.integer("out_wild_books")
        extra = total - sum(needed.values())
        needed["clean"] = needed.get("clean", 0) + max(extra, 0)
        named = tuple(str(rank) for rank in self.value("out_named_books"))
        if one_short:
            kind = next((kind for kind in ("dirty", "clean") if needed.get(kind)), None)
            if kind is None:
                raise Unposable("no clean or dirty book is needed to go out here")
            needed[kind] -= 1
        size = self.integer("book_size")
        books = [self._of_rank(rank, size) for rank in named]
        needed["clean"] = max(needed["clean"] - len(named), 0)
        return (*books, *(self.book(kind) for kind in _KINDS for _ in range(needed.get(kind, 0))))

    def taken_below_top(self) -> Cards:
        """Return what a take of the stated pile brings besides its top card."""
        return self.taken()[1:]

    def taken(self) -> Cards:
        """Return the cards that a take of the stated pile takes."""
        pile = self.draft.said.get("pile")
        if pile is None:
            raise Unposable("the discard pile is not stated")
        amount = self.value("take_amount")
        return tuple(pile if amount == "all" else pile[:amount])

    def drawn(self) -> Cards:
        """Return the cards that one draw takes from the stated top of the stock."""
        count = self.integer("draw_count")
        if len(self.draft.stock_next) < count:
            raise Unposable(f"a draw takes {count} cards, and {len(self.draft.stock_next)} of the stock are stated")
        return self.draft.stock_next[:count]

    def melds_worth(self, points: int) -> tuple[Cards, ...]:
        """Return new melds of natural cards that are worth together so many points."""
        if points <= 0:
            raise Unposable(f"no melds are worth {points} points")
        smallest, largest = self.integer("meld_min"), self.integer("book_size") - 1
        values = self.value("card_points")
        ranks = self._ranks()
        options = tuple((rank, values[rank]) for rank in ranks if rank not in self._used)
        found = _combination(points, options, smallest, max(largest, smallest))
        if found is None:
            raise Unposable(f"no melds of natural cards are worth exactly {points} points here")
        return tuple(self._of_rank(rank, count) for rank, count in found)

    # Parts

    @property
    def rest(self) -> Rest:
        """What the stated cards have left of the pack."""
        if self._rest is None:
            stated = list(self.draft.stated_cards())
            self._rest = Rest(self.draft.pack(), stated)
            self._used = {rank_of(card) for card in stated}
        return self._rest

    def _ranks(self) -> list[str]:
        """The natural ranks, those that the scenario does not name first."""
        rest = self.rest
        ranks = list(dict.fromkeys(rank_of(card) for card in rest.naturals))
        return sorted(ranks, key=lambda rank: rank in self._used)

    def _naturals(self, size: int) -> Cards:
        for rank in self._ranks():
            if rank not in self._used and (cards := self.rest.take_rank(rank, size)) is not None:
                self._used.add(rank)
                return tuple(cards)
        raise Unposable(f"the pack has not {size} natural cards of one rank left that the scenario does not name")

    def _of_rank(self, rank: str, count: int) -> Cards:
        cards = self.rest.take_rank(rank, count)
        if cards is None:
            raise Unposable(f"the pack has not {count} cards of rank {rank} left")
        self._used.add(rank)
        return tuple(cards)

    def _carries(self, naturals: int, wilds: int) -> bool:
        """Whether so many natural cards carry so many wild cards, by the four values that limit them."""
        limit = self.value("wild_limit")
        return (
            naturals >= self.integer("naturals_per_wild") * wilds
            and (limit is None or wilds <= limit)
            and naturals >= self.integer("natural_minimum")
            and (self.integer("natural_margin") == 0 or naturals - wilds >= self.integer("natural_margin"))
        )


@lru_cache(maxsize=1024)
def _combination(
    points: int, options: tuple[tuple[str, int], ...], smallest: int, largest: int
) -> tuple[tuple[str, int], ...] | None:
    """Return ranks and numbers of cards that add up to the points with the fewest cards, or None."""
    best: dict[int, tuple[tuple[str, int], ...]] = {0: ()}
    for rank, value in options:
        for total, chosen in list(best.items()):
            for count in range(smallest, largest + 1):
                reached = total + value * count
                if reached > points:
                    break
                longer = (*chosen, (rank, count))
                if reached not in best or _cards(longer) < _cards(best[reached]):
                    best[reached] = longer
    return best.get(points)


def _cards(chosen: tuple[tuple[str, int], ...]) -> int:
    return sum(count for _, count in chosen)
