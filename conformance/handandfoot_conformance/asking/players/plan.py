"""Which melds of a side are to become the books that it still needs before it may go out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from handandfoot.melds import is_book, numbers_fit
from handandfoot.position import WILD, Meld
from handandfoot_conformance.asking.players.needs import Needs, missing_books

if TYPE_CHECKING:
    from handandfoot.house_rules import Rules
    from handandfoot_conformance.asking.players.sight import Sight


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
