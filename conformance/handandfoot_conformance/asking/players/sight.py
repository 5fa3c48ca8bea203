"""What one player can see of a table, sorted by what it is good for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from handandfoot.cards import KIND, THREES, WILD_CARDS, Card
from handandfoot.position import Meld, make_meld
from handandfoot_conformance.asking.players.needs import missing_books

if TYPE_CHECKING:
    from handandfoot.house_rules import Rules

View = Mapping[str, Any]
"""The table as `handandfoot.wire.view` shows it to one seat: numbers stand for cards that are hidden from it."""


@dataclass(frozen=True)
class Sight:
    """The view of the player at a seat, with the house rules of the moment. Hidden cards are not in it."""

    view: View
    seat: int
    rules: Rules

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The player's own hand."""
        return tuple(self.view["seats"][self.seat]["hand"])

    @property
    def side(self) -> int:
        """The player's side."""
        return self.seat % len(self.view["sides"])

    @cached_property
    def melds(self) -> tuple[Meld, ...]:
        """What the player's side has laid."""
        return tuple(map(make_meld, self.view["sides"][self.side]["melds"]))

    @cached_property
    def theirs(self) -> tuple[Meld, ...]:
        """What all other sides have laid."""
        others = (side for number, side in enumerate(self.view["sides"]) if number != self.side)
        return tuple(make_meld(meld) for side in others for meld in side["melds"])

    @cached_property
    def naturals(self) -> Counter[str]:
        """How many natural cards of each rank the player holds."""
        return Counter(KIND[card] for card in self.hand if card not in WILD_CARDS and card not in THREES)

    @cached_property
    def wilds(self) -> int:
        """How many wild cards the player holds."""
        return sum(card in WILD_CARDS for card in self.hand)

    @cached_property
    def in_last_packet(self) -> bool:
        """Whether no closed packet is left to the player."""
        return not self._closed(self.seat)

    def _closed(self, seat: int) -> bool:
        return any(packet["cards"] for packet in self.view["seats"][seat]["packets"])

    @cached_property
    def partners(self) -> tuple[int, ...]:
        """The other seats of the side."""
        seats = range(self.side, len(self.view["seats"]), len(self.view["sides"]))
        return tuple(seat for seat in seats if seat != self.seat)

    @cached_property
    def partners_ready(self) -> bool:
        """HF-OUT-02. Whether every partner has come as far as `out_partner` asks before the player may go out."""
        asked = self.rules.out_partner
        if asked == "nothing":
            return True
        for seat in self.partners:
            packets = self.view["seats"][seat]["packets"]
            started = bool(packets) and packets[-1]["status"] == "played from"
            if self._closed(seat) or (asked == "played from" and not started):
                return False
        return True

    @cached_property
    def danger(self) -> bool:
        """Whether a player of another side may soon go out: few cards in the last packet, and the books nearly done."""
        sides = len(self.view["sides"])
        ready = [
            missing_books(tuple(map(make_meld, side["melds"])), self.rules).total <= 1 for side in self.view["sides"]
        ]
        return any(
            seen["hand"] <= _FEW and not self._closed(seat)
            for seat, seen in enumerate(self.view["seats"])
            if seat % sides != self.side and ready[seat % sides]
        )


_FEW = 3


def count_wild(cards: Sequence[Card]) -> int:
    """How many of some cards are wild."""
    return sum(card in WILD_CARDS for card in cards)
