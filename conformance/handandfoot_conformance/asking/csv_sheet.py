"""A score sheet as a table of text: one line for each side in each round, with the keys of a side as columns."""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, Any

from handandfoot.spec.problems import Place, SpecError, nearest, one_of
from handandfoot.spec.reading import Items, Keys
from handandfoot_conformance.asking.sheet import KINDS, SIDE

if TYPE_CHECKING:
    from collections.abc import Sequence

_OTHER = "other "
_WHOLE = ("variant", "players")
_COLUMNS = (*_WHOLE, "round", *(key for key in SIDE if key not in ("books", "other")), *KINDS)
_ALSO = {"side": "name", "team": "name", "partnership": "name"}
_ALSO |= {f"{kind} books": kind for kind in KINDS} | {f"books {kind}": kind for kind in KINDS}
_LOTS = ("melds", "hands", "closed")
_NUMBER = re.compile(r"[-+]?[0-9]{1,9}")
_YES, _NO = ("yes", "y", "true", "x", "1"), ("no", "n", "false", "0", "-")


def looks_like_csv(text: str) -> bool:
    """Tell a table of text by its first line, which names columns that a score sheet has."""
    header = next((line for line in text.splitlines() if line.strip()), "")
    names = [_plain(name) for name in re.split("[,;\t]", header)]
    return len(names) > 1 and sum(_column(name) is not None for name in names) * 2 > len(names)


def parse_csv(text: str, file: str) -> Keys:
    """Return what a table of text says, in the form in which a file of YAML says it.

    Columns are parted by commas, semicolons or tabs. The column `round` may be missing where there is one round.
    Lots of cards in a cell are parted by `/`; a column called `other cuts` is a line outside the rules.
    Raises `SpecError` with the line for a column that is not known, and for a cell that is no value of its column.
    """
    lines = text.splitlines()
    first = next((number for number, line in enumerate(lines) if line.strip()), 0)
    sign = max(",;\t", key=lines[first].count) if lines else ","
    rows = list(csv.reader(io.StringIO("\n".join(lines[first:])), delimiter=sign))
    columns = _columns(rows[0] if rows else [], Place(file, first + 1))
    whole = Keys(file, 1)
    rounds = _put(whole, "rounds", Items(1), 1)
    numbers: list[int | None] = []
    for line, cells in enumerate(rows[1:], start=first + 2):
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) > len(columns):
            raise SpecError(Place(file, line), "", f"holds {len(cells)} cells", f"{len(columns)}, one for each column")
        _row(whole, rounds, numbers, [*zip(columns, cells, strict=False)], Place(file, line))
    if not rounds:
        raise SpecError(Place(file, 1), "", "holds no round", "a line for each side under the line of the columns")
    return whole


def _columns(names: Sequence[str], place: Place) -> list[str]:
    found = []
    for name in names:
        column = _column(_plain(name))
        if column is None:
            allowed = f"{one_of(_COLUMNS)}, or {_OTHER}and a name for a line outside the rules"
            raise SpecError(place, name.strip(), f"unknown column{nearest(_plain(name), _COLUMNS)}", allowed)
        if column in found:
            raise SpecError(place, name.strip(), "the column stands there twice")
        found.append(column)
    return found


def _plain(name: str) -> str:
    return " ".join(name.strip().strip('"').casefold().replace("_", " ").split())


def _column(name: str) -> str | None:
    """Return the key that the name of a column stands for."""
    key = _ALSO.get(name, name.replace(" ", "_"))
    if key in _COLUMNS:
        return key
    return name if name.startswith(_OTHER) and len(name) > len(_OTHER) else None


def _row(whole: Keys, rounds: Items, numbers: list[int | None], cells: list[tuple[str, str]], place: Place) -> None:
    """Enter one line: it opens a round where its number is another than that of the line before."""
    side = Keys(place.file, place.line)
    number: int | None = None
    for column, cell in cells:
        text = cell.strip()
        if not text:
            continue
        value = _value(column, text, place)
        if column in _WHOLE:
            _once(whole, column, value, place)
        elif column == "round":
            number = value
        elif column in KINDS:
            _put(_inner(side, "books", place), column, value, place.line)
        elif column.startswith(_OTHER):
            _put(_inner(side, "other", place), column.removeprefix(_OTHER), value, place.line)
        else:
            _put(side, column, value, place.line)
    if not rounds or number != numbers[-1]:
        opened = Keys(place.file, place.line)
        if number is not None:
            _put(opened, "round", number, place.line)
        _put(opened, "sides", Items(place.line), place.line)
        rounds.append(opened)
        rounds.lines.append(place.line)
        numbers.append(number)
    sides = rounds[-1]["sides"]
    sides.append(side)
    sides.lines.append(place.line)


def _once(whole: Keys, column: str, value: Any, place: Place) -> None:
    """Keep what is said of the whole sheet, which every line must say alike."""
    if column in whole and whole[column] != value:
        raise SpecError(place, column, f"{value} stands after {whole[column]}", "the same in every line")
    _put(whole, column, value, place.line)


def _value(column: str, text: str, place: Place) -> Any:
    """Return the value of a cell, as YAML would have it."""
    if column in ("out", "concealed"):
        word = text.casefold()
        if word not in (*_YES, *_NO):
            raise SpecError(place, column, f"{text!r} is not allowed", "yes or no")
        return word in _YES
    if column in _LOTS:
        lots = Items(place.line)
        lots += [lot.strip() for lot in text.split("/")]
        lots.lines = [place.line] * len(lots)
        return lots
    if column in ("name", "variant"):
        return text
    return int(text) if _NUMBER.fullmatch(text) else text


def _inner(side: Keys, key: str, place: Place) -> Keys:
    if key not in side:
        _put(side, key, Keys(place.file, place.line), place.line)
    found: Keys = side[key]
    return found


def _put(keys: Keys, key: str, value: Any, line: int) -> Any:
    keys[key] = value
    keys.lines[key] = line
    return value
