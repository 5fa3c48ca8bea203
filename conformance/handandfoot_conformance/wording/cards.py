"""Cards as players read them, and as players write them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from handandfoot.cards import FACES, JOKER, NATURAL_RANKS

if TYPE_CHECKING:
    from collections.abc import Iterable


_SIGNS: Final = str.maketrans("SHDC", "♠♥♦♣")
_LETTERS: Final = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC", "\ufe0e\ufe0f")

_RANK: Final = "10|[2-9tjqka]"
_SUIT: Final = "[shdc]"
_ONE: Final = re.compile(rf"(?P<joker>jokers?|jkr|jk)|(?P<rank>{_RANK})(?P<suit>{_SUIT})", re.IGNORECASE)
_TURNED: Final = re.compile(rf"(?P<suit>[♠♤♥♡♦♢♣♧])[\ufe0e\ufe0f]?(?P<rank>{_RANK})", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"[\s,;]+")
_FACE: Final = rf"(?:(?:{'|'.join(('2', '3', *NATURAL_RANKS))})[SHDC]|{JOKER})\b"
_COMMAS: Final = re.compile(rf"(?<=[SHDCK])[,;] (?={_FACE})")

RANKS: Final = frozenset(("2", "3", *NATURAL_RANKS))
A_CARD: Final = "a rank and a suit, as in 10H, 10♥ or th, or JK for a joker"


def face(card: str) -> str:
    """Return a card as players read it, such as K♠."""
    return "JK" if card == "JK" else card[:-1] + card[-1].translate(_SIGNS)


def faces(cards: Iterable[str]) -> str:
    """Return cards as players read them."""
    return " ".join(map(face, cards)) or "nothing"


def words_of(text: str) -> list[str]:
    """Return the words of a text in which cards stand, parted by blanks, commas or semicolons."""
    return [word for word in _BETWEEN.split(text) if word]


def cards_written(word: str) -> tuple[str, ...]:
    """Return the cards that one word names as people write them: `KS`, `ks`, `K♠`, `♠K`, `10♥`, `Th`, `Joker`, `KSKD`.

    Returns nothing for a word that is no card.
    """
    if word in FACES:
        return (word,)
    plain = _TURNED.sub(lambda found: found["rank"] + found["suit"], word).translate(_LETTERS)
    cards = []
    at = 0
    while at < len(plain):
        found = _ONE.match(plain, at)
        if found is None:
            return ()
        cards.append(JOKER if found["joker"] else _ranked(found["rank"]) + found["suit"].upper())
        at = found.end()
    return tuple(cards)


def with_faces(text: str) -> str:
    """Return a sentence with its cards written as faces: `k♠, joker` becomes `KS JK`, and other words stay."""
    words: list[str] = []
    for word in text.split():
        stem = word.rstrip(",;")
        cards = [card for part in _BETWEEN.split(stem) for card in cards_written(part) or ("",)]
        if all(cards):
            words.append(" ".join(cards) + word[len(stem) :])
        else:
            words.append(word)
    joined = " ".join(words)
    return _COMMAS.sub(" ", joined)


def rank_written(word: str) -> str | None:
    """Return the rank that a word names without a suit: `K`, `k`, `10`, `T`; nothing where it names none."""
    rank = _ranked(word)
    return rank if rank in RANKS else None


def _ranked(text: str) -> str:
    rank = text.upper()
    return "10" if rank == "T" else rank
