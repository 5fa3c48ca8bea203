"""Cards as players read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable


_SIGNS: Final = str.maketrans("SHDC", "♠♥♦♣")


def face(card: str) -> str:
    """Return a card as players read it, such as K♠."""
    return "JK" if card == "JK" else card[:-1] + card[-1].translate(_SIGNS)


def faces(cards: Iterable[str]) -> str:
    """Return cards as players read them."""
    return " ".join(map(face, cards)) or "nothing"
