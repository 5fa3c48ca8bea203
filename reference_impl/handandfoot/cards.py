"""Cards: one ASCII face each, rank then suit letter (`4S 10D QH AC 2C`), and `JK` for a joker.

A card is a plain string, so that a position can be read in a log, a test and a message without translation.
A pack holds many cards of one face; cards of one face are the same card to every rule.
"""

from collections.abc import Iterable

from handandfoot.errors import Malformed

Card = str
Cards = tuple[Card, ...]

JOKER: Card = "JK"
SUITS: tuple[str, ...] = ("S", "H", "D", "C")
NATURAL_RANKS: tuple[str, ...] = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
RANKS: tuple[str, ...] = ("3", *NATURAL_RANKS, "2")
FACES: tuple[Card, ...] = (*(rank + suit for rank in RANKS for suit in SUITS), JOKER)

_RANK: dict[Card, str] = {face: face[:-1] for face in FACES} | {JOKER: JOKER}
_ORDER: dict[Card, int] = {face: place for place, face in enumerate(FACES)}


def is_wild(card: Card) -> bool:
    """HF-WILD-01. Twos and jokers must count as wild."""
    return _RANK[card] in ("2", JOKER)


WILD_CARDS: frozenset[Card] = frozenset(filter(is_wild, FACES))
RED_THREES: frozenset[Card] = frozenset(("3H", "3D"))
BLACK_THREES: frozenset[Card] = frozenset(("3S", "3C"))
THREES: frozenset[Card] = RED_THREES | BLACK_THREES

KIND: dict[Card, str] = {
    face: rank if rank != "3" else "red three" if face in RED_THREES else "black three" for face, rank in _RANK.items()
}
"""What distinguishes a card in play: its rank, and for threes the colour."""


def rank_of(card: Card) -> str:
    """The rank of a card: `4` to `10`, `J`, `Q`, `K`, `A`, `2`, `3`, or `JK` for a joker."""
    return _RANK[card]


def is_red_three(card: Card) -> bool:
    """Whether the card is the three of hearts or of diamonds."""
    return card in RED_THREES


def is_black_three(card: Card) -> bool:
    """Whether the card is the three of spades or of clubs."""
    return card in BLACK_THREES


def sort_cards(cards: Iterable[Card]) -> Cards:
    """The cards in the one order in which hands and melds are written: threes, four to ace, twos, jokers."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def parse_card(text: str) -> Card:
    """The card that a face names. Raises `Malformed` for anything else."""
    if text not in _RANK:
        raise Malformed(
            f"{text!r} is not a card; allowed: a rank {' '.join(('2', *RANKS[:-1]))} "
            f"and a suit {' '.join(SUITS)}, as in 10H, or JK"
        )

    return text


def full_pack(decks: int, jokers: int, ranks: Iterable[str] = NATURAL_RANKS) -> Cards:
    """HF-DEAL-01. The pack must be the twos, the threes and `ranks` of `decks` decks, and `jokers` jokers."""
    kept = {"2", "3", *ranks}
    deck = [face for face in FACES if face != JOKER and _RANK[face] in kept]
    return sort_cards(deck * decks + [JOKER] * jokers)


def remove_cards(cards: Cards, gone: Iterable[Card]) -> Cards | None:
    """The cards that are left when `gone` are taken away, in their order, or None if one of them is not there."""
    left = list(cards)
    try:
        for card in gone:
            left.remove(card)
    except ValueError:
        return None

    return tuple(left)
