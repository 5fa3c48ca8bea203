"""Which books a side still needs before it may go out, and which of its melds are to become them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from handandfoot.melds import count_books, is_book, numbers_fit
from handandfoot.position import WILD, Meld

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot.house_rules import Rules
    from handandfoot_conformance.asking.players.sight import Sight


class Needs(NamedTuple):
    """The books that a side lacks before it may go out (HF-OUT-01, HF-OUT-07, HF-OUT-08)."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0
    any: int = 0
    named: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """How many books must be finished at least; a named book may be a clean or dirty one that is needed anyway."""
        return max(self.clean + self.dirty + self.wild, self.any, len(self.named) + self.wild)

    def in_words(self) -> str:
        """The missing books in words, as `1 clean and 2 dirty books`; `no book` where nothing is missing."""
        kinds = [f"{number} {kind}" for kind, number in self._asdict().items() if kind in _KINDS and number]
        number = self.clean + self.dirty + self.wild
        said = [f"{' and '.join(kinds)} book{'s' * (number != 1)}"] if kinds else []
        if self.any > number:
            said.append(f"{self.any} book{'s' * (self.any != 1)} in all")
        if self.named:
            said.append(f"a book of {', of '.join(self.named)}")
        return ", ".join(said) or "no book"


_KINDS = ("clean", "dirty", "wild")


class Plan(NamedTuple):
    """The melds that are to become the missing books, by rank, and what is missing."""

    needs: Needs
    clean: frozenset[Meld]
    dirty: frozenset[Meld]
    begin_dirty: bool
    """Whether dirty books are missing for which no meld is there yet."""

    @property
    def saves_wilds(self) -> bool:
        """Whether wild cards are kept for a wild book."""
        return self.needs.wild > 0


def missing_books(melds: Sequence[Meld], rules: Rules) -> Needs:
    """What a side with these melds lacks before it may go out."""
    books = count_books(melds, rules)
    finished = {meld.rank for meld in melds if is_book(meld, rules)}
    needed = rules.out_books
    return Needs(
        clean=max(0, needed.clean - books["clean"]),
        dirty=max(0, needed.dirty - books["dirty"]),
        wild=max(0, rules.out_wild_books - books["wild"]),
        any=max(0, needed.any - books.total()),
        named=tuple(rank for rank in rules.out_named_books if rank not in finished),
    )


def plan_of(sight: Sight) -> Plan:
    """Share out the unfinished melds: those with most cards, the player's own hand included, are finished first."""
    rules = sight.rules
    needs = missing_books(sight.melds, rules)
    unfinished = [meld for meld in sight.melds if meld.rank != WILD and not is_book(meld, rules)]

    def reach(meld: Meld) -> tuple[bool, int]:
        return meld.rank in needs.named, meld.naturals + sight.naturals[meld.rank]

    mixed = sorted((meld for meld in unfinished if meld.wilds), key=reach, reverse=True)
    pure = sorted((meld for meld in unfinished if not meld.wilds), key=reach, reverse=True)
    dirty = mixed[: needs.dirty]
    clean: list[Meld] = []
    for meld in pure:
        whole = reach(meld)[1] >= rules.book_size
        lacking = needs.clean - len(clean), needs.dirty - len(dirty)
        if lacking[0] > 0 and (whole or lacking[0] >= lacking[1] or not _can_take_wild(meld, rules)):
            clean.append(meld)
        elif lacking[1] > 0 and _can_take_wild(meld, rules):
            dirty.append(meld)
        elif lacking[0] > 0:
            clean.append(meld)

    return Plan(needs, frozenset(clean), frozenset(dirty), begin_dirty=len(dirty) < needs.dirty)


def _can_take_wild(meld: Meld, rules: Rules) -> bool:
    return numbers_fit(meld.naturals, meld.wilds + 1, rules)
