"""Positions: everything on the table at one moment, as frozen values.

Piles and the stock are sequences with the top card first.
Hands, melds and laid threes are multisets, kept sorted so that equal positions are equal values.
"""

from collections.abc import Iterable
from typing import NamedTuple

from handandfoot.cards import WILD_CARDS, Card, Cards, rank_of, sort_cards

CHOOSE, DRAW, PLAY, ANSWER = "choose", "draw", "play", "answer"
ROUND_OVER, GAME_OVER = "round over", "game over"
PHASES = (CHOOSE, DRAW, PLAY, ANSWER, ROUND_OVER, GAME_OVER)

NONE, GRANTED, REFUSED = "none", "granted", "refused"
PERMISSIONS = (NONE, GRANTED, REFUSED)

WILD = "wild"


class Meld(NamedTuple):
    """Cards laid together: all of one rank, wild cards aside, or all wild."""

    rank: str
    cards: Cards
    naturals: int
    wilds: int

    @property
    def size(self) -> int:
        """How many cards the meld holds."""
        return self.naturals + self.wilds

    @property
    def kind(self) -> str:
        """HF-BOOK-02 to 04. A book without wild cards is clean, one with some is dirty, one of nothing else is wild."""
        if not self.wilds:
            return "clean"
        return "dirty" if self.naturals else WILD


class Seat(NamedTuple):
    """One player: the cards held now, the packets still closed, and how far the player has come."""

    hand: Cards
    closed: tuple[Cards, ...]
    taken_up: int = 0
    pending: bool = False
    played: bool = False

    @property
    def in_last_packet(self) -> bool:
        """Whether no closed packet is left to this player."""
        return not self.closed

    @property
    def is_out(self) -> bool:
        """HF-OUT-06. A player must go out from the last packet, with every card of it played."""
        return not self.hand and not self.closed

    @property
    def may_take_up(self) -> bool:
        """HF-FOOT-01. The foot must stay closed until its owner's hand is used up."""
        return not self.hand and bool(self.closed)


class Side(NamedTuple):
    """One side's cards on the table."""

    melds: tuple[Meld, ...] = ()
    threes: Cards = ()

    @property
    def open(self) -> bool:
        """HF-OPEN-04. Once a side has opened, either partner may lay without a minimum for the rest of the round."""
        return bool(self.melds)


class Turn(NamedTuple):
    """Whose turn it is and how far it has come."""

    seat: int
    phase: str = DRAW
    taken: bool = False
    opened: bool = False
    permission: str = NONE


class Position(NamedTuple):
    """A whole table. It always holds every card of the pack."""

    round: int
    dealer: int
    scores: tuple[int, ...]
    turn: Turn
    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]
    pile: Cards
    stock: Cards
    frozen: bool = False

    @property
    def actor(self) -> int:
        """The seat that has to act: whose turn it is, or the partner who has been asked."""
        if self.turn.phase == ANSWER:
            return next(iter(self.partners_of(self.turn.seat)), self.turn.seat)
        return self.turn.seat

    def side_of(self, seat: int) -> int:
        """HF-TABLE-01. Partners sit opposite each other, so that the sides alternate around the table."""
        return seat % len(self.sides)

    def seats_of(self, side: int) -> list[int]:
        """The seats of a side, clockwise from the first."""
        return [seat for seat in range(len(self.seats)) if self.side_of(seat) == side]

    def partners_of(self, seat: int) -> list[int]:
        """The other seats of a player's side."""
        return [other for other in self.seats_of(self.side_of(seat)) if other != seat]

    def melds_of(self, seat: int) -> tuple[Meld, ...]:
        """The melds of a player's side."""
        return self.sides[self.side_of(seat)].melds

    def after(self, seat: int) -> int:
        """The seat to the left of a seat."""
        return left_of(seat, len(self.seats))

    def seat(self, number: int) -> Seat:
        """The player at a seat, counted clockwise from 0."""
        return self.seats[number]

    def with_seat(self, number: int, seat: Seat) -> "Position":
        """The same position with another value at one seat."""
        before, after = self.seats[:number], self.seats[number + 1 :]
        return Position(*self[:4], (*before, seat, *after), *self[5:])

    def with_side(self, number: int, side: Side) -> "Position":
        """The same position with another value for one side."""
        before, after = self.sides[:number], self.sides[number + 1 :]
        return Position(*self[:5], (*before, side, *after), *self[6:])

    def all_cards(self) -> Cards:
        """Every card of the position, sorted; the same for every position of a round."""
        cards: list[Card] = [*self.pile, *self.stock]
        for seat in self.seats:
            cards.extend(seat.hand)
            for packet in seat.closed:
                cards.extend(packet)
        for side in self.sides:
            cards.extend(side.threes)
            for meld in side.melds:
                cards.extend(meld.cards)

        return sort_cards(cards)


def left_of(seat: int, players: int) -> int:
    """HF-TABLE-02. The turn must pass clockwise, to the left."""
    return (seat + 1) % players


def make_meld(cards: Iterable[Card]) -> Meld:
    """The meld of some cards. Its rank is that of its first natural card, or `wild`."""
    laid = sort_cards(cards)
    wilds = sum(card in WILD_CARDS for card in laid)
    naturals = len(laid) - wilds
    return Meld(rank_of(laid[0]) if naturals else WILD, laid, naturals, wilds)
