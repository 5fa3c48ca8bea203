"""Reading the values of resolved parameters: tables are looked up, nothing is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Parameters = Mapping[str, Any]


class Unposable(ValueError):
    """What a scenario says cannot be put on the table under these rules; the message says why."""


def value_at(parameters: Parameters, name: str, *, round: int = 1, score: int = 0, books: int = 0) -> Any:  # noqa: A002  # the game's word
    """Return the plain value of a parameter in a round, for a side with a score and a number of books.

    Raises `Unposable` where no parameter has that name or a table has no entry.
    """
    if name not in parameters:
        raise Unposable(f"there is no parameter {name!r}")

    value = parameters[name]
    at = {"round": round, "score": score, "books": books}
    while isinstance(value, Mapping) and "by" in value:
        value = _look_up(value, at[value["by"]], name)
    return value


def _look_up(table: Mapping[str, Any], at: int, name: str) -> Any:
    if "at" in table:
        if str(at) in table["at"]:
            return table["at"][str(at)]
        raise Unposable(f"{name} has no value for {table['by']} {at}")

    starts = [(int(key) if key != "lowest" else None, key) for key in table["from"]]
    reached = [(start, key) for start, key in starts if start is None or start <= at]
    if not reached:
        raise Unposable(f"{name} has no value for {table['by']} {at}")

    _, key = max(reached, key=lambda pair: float("-inf") if pair[0] is None else pair[0])
    return table["from"][key]
