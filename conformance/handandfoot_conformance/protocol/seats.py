"""The players' names: who sits at which seat, for sentences, positions and reports alike."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
"""The players' names, by seat."""
SEATS: Final = {name: seat for seat, name in enumerate(PLAYERS)}
"""The seat of each player."""


def player(seat: int) -> str:
    """Return the name of the player at a seat."""
    return PLAYERS[seat] if 0 <= seat < len(PLAYERS) else f"seat {seat}"
