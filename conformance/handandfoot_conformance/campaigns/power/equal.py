"""Values that are written differently and play the same: no case can tell them apart, and none need.

Each kind is named here with the reason, so that nobody has to take it on trust.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from handandfoot_conformance.protocol.messages import Json


def why_equal(parameter: str, value: Json, other: Json) -> str:
    """Return why two values of a parameter play the same, or nothing where they need not."""
    for why, is_equal in _REASONS:
        if is_equal(parameter, value, other):
            return why
    return ""


def _same_rows(_parameter: str, value: Json, other: Json) -> bool:
    return bool(_rows(value) == _rows(other))


def _rows(value: Json) -> Json:
    """Return a table by round with the exact rows written as "from N on", which the last row of either means."""
    if isinstance(value, Mapping) and value.get("by") == "round":
        return {**(value.get("at") or value["from"])}
    return value


def _same_books(parameter: str, value: Json, other: Json) -> bool:
    return parameter == "out_books" and bool(_books(_rows(value)) == _books(_rows(other)))


def _books(needed: Json) -> Json:
    """Return the books that are needed with the number in all raised to what the kinds come to."""
    if not isinstance(needed, Mapping):
        return needed
    if "any" not in needed:
        return {row: _books(inner) for row, inner in needed.items()}
    kinds = sum(number for kind, number in needed.items() if kind != "any")
    return {**{kind: number for kind, number in needed.items() if number}, "any": max(needed["any"], kinds)}


def _red_threes_in_the_pile(parameter: str, value: Json, other: Json) -> bool:
    if parameter != "red_threes_laid_from":
        return False
    return bool({*value} ^ {*other} == {"pile"})


_REASONS: Final[tuple[tuple[str, Callable[[str, Json, Json], bool]], ...]] = (
    ("the last row of a table by round holds for all further rounds, however it is written", _same_rows),
    ("books of each kind count in all too, so a smaller number in all asks for nothing more", _same_books),
    (
        "a red three never comes into the discard pile, as it neither starts the pile nor is discarded",
        _red_threes_in_the_pile,
    ),
)
