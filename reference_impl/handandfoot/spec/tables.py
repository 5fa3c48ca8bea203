"""The values of parameters: what a value may be, and by-tables, which give a value for each case.

A table goes by one thing (`by`): the players, the round, the side's score or the number of its books.
`at` lists every case; `from` gives a value from each number on, the first key lying at the bottom.
A value inside a table may be a table that goes by something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from handandfoot.by_tables import LOWEST, is_table, key_at, row_of
from handandfoot.spec.model import JSON, Parameter
from handandfoot.spec.problems import SpecError, nearest, one_of, short, written
from handandfoot.spec.reading import Keys

__all__ = [
    "LOWEST",
    "at_players",
    "check_value",
    "is_table",
    "key_at",
    "plain",
    "plain_values",
    "unanswered",
]

_BY = ("players", "round", "score", "books")
_BOTTOM = {"players": None, "round": "1", "score": LOWEST, "books": "0"}
_NONE = {"none", "no", "nothing", "nil", "never", "n/a", "-"}
_ENDLESS = {"unlimited", "no limit", "endless", "infinite", "infinity", "inf", ".inf", "∞", "any", "off", "not set"}
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")


def plain(value: JSON) -> JSON:
    """The value as plain JSON, free of positions."""
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    return value


def check_value(parameter: Parameter, holder: Keys, key: str, path: str, names: Iterable[str] = ()) -> None:
    """Refuse a value, found under a key of a mapping, that the parameter does not allow. Raises `SpecError`.

    Among `names`, those of all parameters, is looked for the one that was meant.
    """
    _Check(parameter, names).value(holder, key, path, ())


def plain_values(value: JSON) -> Iterator[JSON]:
    """Every plain value that a value can come to."""
    if not is_table(value):
        yield value
        return
    for inner in (value.get("at") or value.get("from")).values():
        yield from plain_values(inner)


def at_players(value: JSON, players: int) -> JSON:
    """The value for a number of players, as JSON; tables that go by something else stay. Raises `LookupError`."""
    if not is_table(value):
        return plain(value)
    if value["by"] == "players":
        return at_players(row_of(value, players), players)
    kind = "at" if "at" in value else "from"
    return {"by": value["by"], kind: {key: at_players(inner, players) for key, inner in value[kind].items()}}


def unanswered(value: JSON, last_round: int | None) -> int | None:
    """The first round for which a value, resolved for its players, has no answer; None if it has all."""
    if not is_table(value):
        return None
    rows = value.get("at") or value.get("from")
    if value["by"] == "round" and "at" in value and (last_round is None or len(rows) < last_round):
        return len(rows) + 1
    holes = (unanswered(inner, last_round) for inner in rows.values())
    return next((hole for hole in holes if hole is not None), None)


class _Check:
    """The check of the values of one parameter."""

    def __init__(self, parameter: Parameter, names: Iterable[str]) -> None:
        self.parameter = parameter
        self.names = names

    def value(self, holder: Keys, key: str, path: str, inside: tuple[str, ...]) -> None:
        """Refuse the value under a key, a table or a plain one."""
        value = holder[key]
        if is_table(value) and isinstance(value, Keys):
            self.table(value, path, inside)
        else:
            self.plain(holder, key, path)

    def table(self, table: Keys, path: str, inside: tuple[str, ...]) -> None:
        """Refuse a table that is not total, or not of the right form."""
        allowed = self.parameter.by if self.parameter.by is not None else _BY
        by = table["by"]
        if by not in allowed or by in inside:
            left = [word for word in allowed if word not in inside]
            what = f"a table cannot go by {short(by)} here{nearest(str(by), left)}"
            raise SpecError(table.place("by"), f"{path}.by", what, one_of(left) or "a plain value")
        kinds = [key for key in table if key != "by"]
        if len(kinds) != 1 or kinds[0] not in ("at", "from"):
            odd = next((key for key in kinds if key not in ("at", "from")), None)
            what = f"unknown key {short(odd)} in a table" if odd else "a table needs one list of cases"
            raise SpecError(table.place(odd), path, what, "by, and either at or from")
        kind = kinds[0]
        rows = table[kind]
        if not isinstance(rows, Keys) or not rows:
            raise SpecError(table.place(kind), f"{path}.{kind}", "holds no cases", "a mapping from numbers to values")
        self.rows(by, kind, rows, f"{path}.{kind}")
        for key in rows:
            self.value(rows, key, f"{path}.{kind}.{key}", (*inside, by))

    def rows(self, by: str, kind: str, rows: Keys, path: str) -> None:
        """Refuse keys of a table that leave a hole, overlap, or do not reach the bottom."""
        numbers = []
        for key in rows:
            lowest = key == LOWEST and by == "score" and kind == "from"
            if not lowest and (not _NUMBER.fullmatch(key) or (int(key) < 0 and by != "score")):
                words = "whole numbers" + (", or lowest" if by == "score" else "")
                raise SpecError(rows.place(key), f"{path}.{key}", "is not a case of the table", words)
            numbers.append(float("-inf") if lowest else int(key))
            if len(numbers) > 1 and numbers[-1] <= numbers[-2]:
                what = "the cases of the table overlap or are out of order"
                raise SpecError(rows.place(key), f"{path}.{key}", what, "rising numbers")
        bottom, first = _BOTTOM[by], next(iter(rows))
        if bottom is not None and first != bottom:
            what = f"the table has a hole below {first}"
            raise SpecError(rows.place(first), path, what, f"{bottom} as the first case")
        if kind == "from" or by == "players":
            return
        if by in ("score", "books"):
            what = f"the table has a hole: the {by} have no end, and it lists single cases"
            raise SpecError(rows.place(), path, what, "from instead of at")
        hole = next((n for n, number in enumerate(numbers, start=1) if number != n), None)
        if hole is not None:
            raise SpecError(rows.place(), path, f"the table has a hole at {hole}", "every round from 1 on")

    def plain(self, holder: Keys, key: str, path: str) -> None:
        """Refuse a plain value of the wrong type, out of range, or not among the choices."""
        wrong = self.wrong(holder[key])
        if wrong:
            what, allowed = wrong
            hint = "" if "did you mean" in what else self.nothing_meant(holder[key])
            raise SpecError(holder.place(key), path, f"{what}{hint}", allowed)

    def nothing_meant(self, value: JSON) -> str:
        """A hint at how nothing is written, for a word such as none."""
        word = value.casefold() if isinstance(value, str) else ""
        if self.parameter.unlimited and word in _NONE | _ENDLESS:
            return ", did you mean null?"
        if word not in _NONE:
            return ""
        if self.parameter.type == "integer" and self.in_range(0):
            return ", did you mean 0?"
        return ", did you mean []?" if self.parameter.type == "list" and not self.parameter.least else ""

    def wrong(self, value: JSON) -> tuple[str, str] | None:
        """What is wrong with a plain value, and what is allowed."""
        kind = self.parameter.type
        if value is None and self.parameter.unlimited:
            return None
        if kind == "integer":
            return self.wrong_integer(value)
        if kind == "choice":
            return self.wrong_word(value)
        if kind == "list":
            return self.wrong_list(value)
        return self.wrong_map(value)

    def wrong_integer(self, value: JSON) -> tuple[str, str] | None:
        """What is wrong with a number, or with a word that may stand instead of it."""
        words = [word for word in self.parameter.choices if word != "null" and not _NUMBER.fullmatch(word)]
        if isinstance(value, str) and value in words:
            return None
        allowed = " or ".join([self.range(), *words, *(["null"] if self.parameter.unlimited else [])])
        if not isinstance(value, int) or isinstance(value, bool):
            hint = nearest(value, words) if isinstance(value, str) else self.tabled(value)
            return f"{short(value)} is not a whole number{hint}", allowed
        return None if self.in_range(value) else (f"{value} is out of range", allowed)

    def wrong_word(self, value: JSON) -> tuple[str, str] | None:
        """What is wrong with a word."""
        if isinstance(value, str) and value in self.parameter.choices:
            return None
        hint = nearest(value, self.parameter.choices) if isinstance(value, str) else ""
        return f"{short(value)} is not a choice{hint}", one_of(self.parameter.choices)

    def wrong_list(self, value: JSON) -> tuple[str, str] | None:
        """What is wrong with a list."""
        items = f"a list of {one_of(self.parameter.choices)}" if self.parameter.choices else f"a list of {self.range()}"
        if not isinstance(value, list):
            return f"{short(value)} is not a list", items
        if len(value) < self.parameter.least:
            return f"has {len(value)} items", f"at least {self.parameter.least}"
        if self.parameter.most is not None and len(value) > self.parameter.most:
            return f"has {len(value)} items", f"at most {self.parameter.most}"
        for number, item in enumerate(value):
            if self.parameter.choices:
                wrong = None if isinstance(item, str) and item in self.parameter.choices else "is not a choice"
                hint = self.quoted(item) or nearest(str(item), self.parameter.choices) if wrong else ""
                wrong = f"{wrong}{hint}" if wrong else "comes twice" if item in value[:number] else None
            elif not isinstance(item, int) or isinstance(item, bool):
                wrong = "is not a whole number"
            else:
                wrong = None if self.in_range(item) else "is out of range"
            if wrong:
                return f"the item {short(item)} {wrong}", items
        return None

    def tabled(self, value: JSON) -> str:
        """A hint at how a table is written, where numbers are given for numbers."""
        cases = isinstance(value, Mapping) and all(_NUMBER.fullmatch(str(key)) or key == LOWEST for key in value)
        words = self.parameter.by if self.parameter.by is not None else _BY
        if not (cases and value and words):
            return ""
        by = "round" if "round" in words else words[0]
        kind = "at" if by in ("round", "players") else "from"
        return f", did you mean the table {written({'by': by, kind: dict(value)})}?"

    def quoted(self, value: JSON) -> str:
        """A hint at the marks that make a word of a number, such as the rank of a card."""
        is_number = isinstance(value, int) and not isinstance(value, bool) and str(value) in self.parameter.choices
        return f', did you mean "{value}", in quotes?' if is_number else ""

    def wrong_map(self, value: JSON) -> tuple[str, str] | None:
        """What is wrong with a map from words to numbers."""
        keys = list(self.parameter.choices)
        if not isinstance(value, Mapping):
            return f"{short(value)} is not a mapping", f"a mapping from {one_of(keys)} to {self.range()}"
        for key, number in value.items():
            if key not in keys:
                return f"unknown key {short(key)}{self.of_its_own(key) or nearest(key, keys)}", one_of(keys)
            if not isinstance(number, int) or isinstance(number, bool) or not self.in_range(number):
                return f"{short(number)} for {key} does not fit", self.range()
        missing = [key for key in keys if key not in value] if self.parameter.complete else []
        return (f"the key {missing[0]} is missing", one_of(keys)) if missing else None

    def of_its_own(self, key: str) -> str:
        """A hint at the parameter that holds what was put under a key of this one, as out_wild_books does."""
        words = {*self.parameter.name.split("_"), *key.split("_")}
        found = next((name for name in self.names if set(name.split("_")) == words), None)
        return f", did you mean the parameter {found}?" if found else ""

    def in_range(self, number: int) -> bool:
        """Whether a number lies within the bounds of the parameter."""
        low, high = self.parameter.minimum, self.parameter.maximum
        return (low is None or low <= number) and (high is None or number <= high)

    def range(self) -> str:
        """The bounds of the parameter in words."""
        low, high = self.parameter.minimum, self.parameter.maximum
        if low is not None and high is not None:
            return f"a whole number from {low} to {high}"
        bound = f" of at least {low}" if low is not None else f" of at most {high}" if high is not None else ""
        return f"a whole number{bound}"
