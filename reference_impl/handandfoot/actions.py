"""Actions: one decision each. Taking up the foot, laying red threes and the end of a round are consequences."""

from typing import NamedTuple

from handandfoot.cards import Card, Cards


class Choose(NamedTuple):
    """Choose which closed packet is to be the hand (first packet: 0)."""

    packet: int


class Draw(NamedTuple):
    """Draw from the stock, as many cards as the rules say."""


class Add(NamedTuple):
    """Cards for a meld that is there; the meld is named by its cards."""

    to: Cards
    cards: Cards


class Take(NamedTuple):
    """Take the pile, laying at once new melds and additions; the pile's top card is among the laid cards."""

    melds: tuple[Cards, ...] = ()
    adds: tuple[Add, ...] = ()


class Lay(NamedTuple):
    """Lay new melds and additions together; `discard` only where a closing play must be judged as one."""

    melds: tuple[Cards, ...] = ()
    adds: tuple[Add, ...] = ()
    discard: Card | None = None


class Swap(NamedTuple):
    """Put a natural card from the hand in the place of a wild card of a finished book."""

    meld: Cards
    card: Card
    wild: Card


class Discard(NamedTuple):
    """Put one card on the discard pile and so end the turn."""

    card: Card


class Ask(NamedTuple):
    """Ask the partner for permission to go out."""


class Answer(NamedTuple):
    """Answer the partner who has asked."""

    yes: bool


Action = Choose | Draw | Take | Lay | Swap | Discard | Ask | Answer
