"""Which books a side still needs before it may go out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from handandfoot.melds import count_books, is_book

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot.house_rules import Rules
    from handandfoot.position import Meld


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
