"""Reading the values of resolved parameters: tables are looked up, nothing is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from handandfoot.by_tables import look_up

Parameters = Mapping[str, Any]


class Unposable(ValueError):
    """What a scenario says cannot be put on the table under these rules; the message says why."""


def value_at(parameters: Parameters, name: str, *, round: int = 1, score: int = 0, books: int = 0) -> Any:  # noqa: A002  # the game's word
    """Return the plain value of a parameter in a round, for a side with a score and a number of books.

    Raises `Unposable` where no parameter has that name or a table has no entry.
    """
    if name not in parameters:
        raise Unposable(f"there is no parameter {name!r}")

    try:
        return look_up(parameters[name], {"round": round, "score": score, "books": books})
    except LookupError:
        moment = f"round {round}, score {score} and {books} books"
        raise Unposable(f"{name} has no value for {moment}") from None
