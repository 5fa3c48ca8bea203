"""Tables of values: what a parameter is at each round, score, number of books or of players.

A table goes by one thing (`by`). `at` lists every case; `from` gives a value from each number on,
the row `lowest` lying below every number. A row may be a table that goes by something else.
"""

from collections.abc import Mapping
from typing import Any

LOWEST = "lowest"


def is_table(value: Any) -> bool:
    """Whether a parameter's value is a table."""
    return isinstance(value, Mapping) and "by" in value


def key_at(table: Mapping[str, Any], number: int) -> str:
    """The key of the row that answers for a number; a round after the last one listed is played like that one.

    Raises `LookupError` where the table has no row.
    """
    if "at" in table:
        reached = [key for key in table["at"] if int(key) == number]
        if not reached and table["by"] == "round":
            reached = [max(table["at"], key=int)] if all(int(key) < number for key in table["at"]) else []
    else:
        reached = [key for key in table["from"] if key == LOWEST or int(key) <= number]
    if not reached:
        raise LookupError(f"no row for {number}")

    return str(max(reached, key=lambda key: float("-inf") if key == LOWEST else int(key)))


def row_of(table: Mapping[str, Any], number: int) -> Any:
    """What a table says for a number. Raises `LookupError` where it has no row."""
    return table["at" if "at" in table else "from"][key_at(table, number)]


def look_up(value: Any, moment: Mapping[str, int]) -> Any:
    """The plain value of a parameter at a moment: how much there is of each thing that a table can go by.

    Raises `LookupError` where a table has no row for the moment.
    """
    while is_table(value):
        value = row_of(value, moment[value["by"]])

    return value
