"""Values of parameters in the words of a rulebook: numbers, lists, maps and tables as sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from handandfoot_conformance.protocol.messages import Json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from handandfoot.spec.model import Parameter

__all__ = [
    "brief",
    "case_of",
    "is_table",
    "joined",
    "number",
    "ordinal",
    "plainly",
    "players",
    "sentence",
    "sentences",
    "short_cases",
]


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen")  # fmt: skip
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_FIGURES = ("points",)
"""Units that are always counted in figures."""


def number(value: Json, unit: str = "") -> str:
    """Return a number as it stands in a sentence: in words up to fifteen, points in figures."""
    if isinstance(value, bool) or not isinstance(value, int):
        return "none" if value is None else str(value)
    if unit not in _FIGURES and 0 <= value < len(_NUMBERS):
        return _NUMBERS[value]
    return f"{value:,}".replace("-", "−")


def ordinal(value: int) -> str:
    """Return a number in a row: first, second."""
    return _ORDINALS[value - 1] if 0 < value <= len(_ORDINALS) else f"{value}th"


def joined(items: Iterable[str], last: str = "and") -> str:
    """Return items in a row: a, b and c."""
    each = list(items)
    return f" {last} ".join(filter(None, [", ".join(each[:-1]), *each[-1:]]))


def sentences(items: Iterable[str]) -> str:
    """Return items one after another, each as a sentence, whether or not it was written as one."""
    each = [text for item in items if (text := " ".join(item.split()))]
    return " ".join(_upper(text) + "." * (text[-1] not in ".!?…") for text in each)


def players(numbers: Sequence[int]) -> str:
    """Return numbers of players: two, three or four players."""
    one = list(numbers) == [1]
    return f"{joined(map(number, numbers), 'or')} {'player' if one else 'players'}"


def is_table(value: Json) -> bool:
    """Whether a value is a table."""
    return isinstance(value, Mapping) and bool("by" in value)


def singular(unit: str) -> str:
    """Return a unit for one of it."""
    return unit.removesuffix("s")


# The cases of a table


def _rows(table: Mapping[str, Json], only: Sequence[int] | None = None) -> list[tuple[str, Json]]:
    """Return the rows of a table; of one by players only those that are asked for."""
    rows = list((table.get("at") or table.get("from") or {}).items())
    if table["by"] == "players" and only is not None and "at" in table:
        rows = [(key, value) for key, value in rows if int(key) in only]
    return rows


def case_of(table: Mapping[str, Json], keys: Sequence[str], follows: bool = False) -> str:
    """Return where rows of a table hold: `in the first round`, `from a score of 1,500 on`, `with two players`.

    `follows` leaves the noun out, where another case stood before.
    """
    by, starts = table["by"], "from" in table
    numbers = [int(key) for key in keys if key != "lowest"]
    if by == "players":
        words = joined(map(number, numbers), "or")
        return f"with {words}" if follows else f"with {words} players"
    if by == "round":
        return _rounds(table, numbers, starts, follows)
    if by == "score":
        return _scores(table, keys, follows)
    last = starts and _is_last(table, keys)
    if starts and not last:
        numbers = _until_next(table, numbers)
    noun = "" if follows else " finished book" + ("" if numbers == [1] and not last else "s")
    return f"with {joined(map(number, numbers), 'or')}" + (f" or more{noun}" if last else noun)


def _until_next(table: Mapping[str, Json], numbers: list[int]) -> list[int]:
    """Return every number from the first of these keys to the one before the next key."""
    keys = [int(key) for key in table["from"]]
    return list(range(numbers[0], keys[keys.index(numbers[-1]) + 1]))


def _is_last(table: Mapping[str, Json], keys: Sequence[str]) -> bool:
    return bool(keys[-1] == list(table.get("at") or table["from"])[-1])


def _rounds(table: Mapping[str, Json], numbers: list[int], starts: bool, follows: bool) -> str:
    noun = "" if follows else " round"
    if starts and _is_last(table, [str(number) for number in numbers]):
        return f"from the {ordinal(numbers[0])}{noun} on"
    if starts:
        numbers = _until_next(table, numbers)
    noun = noun + "s" if noun and len(numbers) > 1 else noun
    return f"in the {joined(map(ordinal, numbers))}{noun}"


def _scores(table: Mapping[str, Json], keys: Sequence[str], follows: bool) -> str:
    of = "" if follows else "a score of "
    if keys[0] == "lowest":
        bounds = [key for key in table["from"] if key != "lowest"]
        after = bounds[len(keys) - 1] if len(keys) - 1 < len(bounds) else ""
        return f"below {of}{number(int(after), 'points')}" if after else "at any score"
    return f"from {of}{number(int(keys[0]), 'points')}" + (" on" if _is_last(table, keys) else "")


def _cases(table: Mapping[str, Json], only: Sequence[int] | None) -> list[tuple[list[str], Json]]:
    """Return the cases of a table, those with the same value together where that can be said."""
    found: list[tuple[list[str], Json]] = []
    for key, value in _rows(table, only):
        if table["by"] == "players":
            same = next((keys for keys, other in found if other == value), None)
        else:
            same = found[-1][0] if found and found[-1][1] == value else None
        if same is not None:
            same.append(key)
        else:
            found.append(([key], value))
    return found


# Sentences


def sentence(parameter: Parameter, value: Json, only: Sequence[int] | None = None) -> str:
    """Return the sentence that a rulebook prints for a value; `only` are the numbers of players that matter."""
    if not is_table(value):
        return _plain(parameter, value)
    cases = _cases(value, only)
    if len(cases) == 1:
        return sentence(parameter, cases[0][1], only)
    if any(is_table(inner) for _, inner in cases):
        parts = [(case_of(value, keys), sentence(parameter, inner, only)) for keys, inner in cases]
        return " ".join(f"{_upper(where)}: {text}" for where, text in parts)
    if all(_has_value(parameter, inner) for _, inner in cases):
        return _one_sentence(parameter, value, cases)
    return _many_sentences(parameter, value, cases)


def _one_sentence(parameter: Parameter, table: Mapping[str, Json], cases: list[tuple[list[str], Json]]) -> str:
    """Return a sentence with all cases of a table in it."""
    shown = [_value(parameter, inner) for _, inner in cases]
    where = [case_of(table, keys, follows=at > 0) for at, (keys, _) in enumerate(cases)]
    whole = re.fullmatch(r"(.*)\{value\}(?: \{unit\})?\.", parameter.means, re.DOTALL)
    if whole and parameter.type == "integer":
        parts = [
            f"{text} {at}" for text, at in zip([_with_unit(parameter, cases[0][1]), *shown[1:]], where, strict=True)
        ]
        return f"{whole.group(1)}{joined(parts)}."
    first, rest = _plain(parameter, cases[0][1]).removesuffix("."), ""
    if ". " in first:
        first, _, rest = first.partition(". ")
        rest = f" {rest}."
    parts = [f"{_upper(where[0])}, {_lower(first)}", *(f"{at}, {text}" for at, text in zip(where, shown, strict=True))]
    return "; ".join([parts[0], *parts[2:]]) + "." + rest


def _many_sentences(parameter: Parameter, table: Mapping[str, Json], cases: list[tuple[list[str], Json]]) -> str:
    """Return a clause for each case of a table."""
    parts = []
    for at, (keys, inner) in enumerate(cases):
        parts.append(f"{case_of(table, keys, at > 0)}, {_lower(_plain(parameter, inner)).removesuffix('.')}")
    return _upper("; ".join(parts)) + "."


def _has_value(parameter: Parameter, value: Json) -> bool:
    """Whether a plain value is said by the parameter's sentence with the value in it, and not by one of its own."""
    return "{value}" in parameter.means and _own_sentence(parameter, value) is None and parameter.type != "choice"


def _own_sentence(parameter: Parameter, value: Json) -> str | None:
    if parameter.type not in ("choice", "integer"):
        return None
    return parameter.choices.get("null" if value is None else str(value))


def _plain(parameter: Parameter, value: Json) -> str:
    """Return the sentence for a value that is no table."""
    own = _own_sentence(parameter, value)
    if own is not None and parameter.type == "integer":
        return own
    means = parameter.means
    if value in ([], {}) and "{value}" in means:  # what is said of nothing need not be said, where something is left
        means = " ".join(part for part in re.split(r"(?<=\.)\s+", means) if "{value}" not in part) or means
    shown = _value(parameter, value)
    unit = singular(parameter.unit) if value == 1 else parameter.unit
    text = means.replace("{value}", shown).replace("{unit}", unit)
    return _upper(text)


def _with_unit(parameter: Parameter, value: Json) -> str:
    unit = singular(parameter.unit) if value == 1 else parameter.unit
    return f"{_value(parameter, value)} {unit}".strip()


def _value(parameter: Parameter, value: Json) -> str:
    """Return a plain value as it stands inside a sentence."""
    own = _own_sentence(parameter, value)
    if own is not None:
        return own
    if isinstance(value, Mapping):
        return _map(parameter, value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        phrases = [parameter.choices.get(str(item)) or number(item, parameter.unit) for item in value]
        return joined(phrases) or "none"
    return number(value, parameter.unit)


def _map(parameter: Parameter, value: Mapping[str, Json]) -> str:
    """Return a map in words; keys with the same number stand together where every phrase ends with its number."""
    phrases = {key: parameter.choices.get(key, f"{key} {{value}}") for key in parameter.choices if key in value}
    if all(phrase.endswith(" {value}") for phrase in phrases.values()) and phrases:
        groups: dict[int, list[str]] = {}
        for key, phrase in phrases.items():
            groups.setdefault(value[key], []).append(phrase.removesuffix(" {value}"))
        each = sorted(groups.items(), reverse=True)
        return "; ".join(f"{joined(names)} {number(points, parameter.unit)}" for points, names in each)
    shown = [
        phrase.replace("{value}", number(value[key], parameter.unit)) for key, phrase in phrases.items() if value[key]
    ]
    return joined(shown) or "none"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# A few words for a cell of a table


def brief(parameter: Parameter, value: Json, only: Sequence[int] | None = None) -> str:
    """Return a value in a few words."""
    if is_table(value):
        return short_cases(parameter, value, only)
    if value is None:
        return "not set" if parameter.unit in _FIGURES else "no limit"
    if isinstance(value, Mapping):
        shown = [
            f"{inner} {key}" if parameter.unit == "books" else f"{key} {inner}" for key, inner in value.items() if inner
        ]
        return ", ".join(shown) or "none"
    if isinstance(value, Sequence) and not isinstance(value, str):
        plus = parameter.unit == "cards"
        return (" + " if plus else ", ").join(map(str, value)) or "none"
    return f"{value:,}".replace("-", "−") if isinstance(value, int) else str(value)


def short_cases(parameter: Parameter, table: Mapping[str, Json], only: Sequence[int] | None = None) -> str:
    """Return a table in a few words: `50 in round 1, 90 in 2, 120 in 3, 150 from 4`."""
    cases = _cases(table, only)
    if len(cases) == 1:
        return brief(parameter, cases[0][1], only)
    parts = [
        f"{brief(parameter, value, only)} {_short_case(table, keys, at > 0)}" for at, (keys, value) in enumerate(cases)
    ]
    return ("; " if any("," in re.sub(r"\d,\d{3}", "", part) for part in parts) else ", ").join(parts)


def _short_case(table: Mapping[str, Json], keys: Sequence[str], follows: bool) -> str:
    """Return where rows of a table hold, in a word or two."""
    by, starts = table["by"], "from" in table
    shown = [f"{int(key):,}" for key in keys if key != "lowest"]
    if by == "players":
        return f"for {joined(shown, 'or')}" + ("" if follows else " players")
    if keys[0] == "lowest":
        return f"below {_after(table, keys)}"
    last = starts and _is_last(table, keys)
    if starts and not last and by != "score":
        shown = [str(key) for key in range(int(keys[0]), int(_after(table, keys).replace(",", "")))]
    if by == "books":
        return f"with {joined(shown, 'or')}{' or more' if last else ''}" + ("" if follows else " books")
    noun = "" if follows or by == "score" else "round " if len(shown) == 1 else "rounds "
    return f"{'from' if by == 'score' or last else 'in'} {noun}{joined(shown)}"


def _after(table: Mapping[str, Json], keys: Sequence[str]) -> str:
    """Return the first key of a table beyond these, as a number."""
    every = list(table["from"])
    return f"{int(every[every.index(keys[-1]) + 1]):,}"


# Rules as a rulebook says them

_PERSONS = ("A player", "The players", "Players")
_ENDS_NOUN = re.compile(r" (?:of|with|in|to|that|left|on|who|without|from|whose)\b")
_SEVERAL = ("The rest of the cards",)
_BEGINS_CLAUSE = re.compile(r"[,:] (?:and )?")


def plainly(text: str) -> str:
    """Return the sentence of a rule as a rulebook says it: what things do, and what players must."""
    text = re.sub(r"\b([Nn]obody|[Nn]othing) must\b", r"\1 may", text)
    before, must, after = text.partition(" must ")
    if not must or after.startswith("not ") or before.startswith(_PERSONS):
        return text
    verb, space, rest = after.partition(" ")
    subject = _BEGINS_CLAUSE.split(before)[-1]
    several = subject.startswith(_SEVERAL) or (
        _ENDS_NOUN.split(subject)[0].endswith("s") and not subject.startswith(("A ", "An ", "Each "))
    )
    return f"{before} {_present(verb, several)}{space}{rest}"


def _present(verb: str, several: bool) -> str:
    """Return a verb in the present tense, as one or as several do it."""
    if verb == "be":
        return "are" if several else "is"
    if several:
        return verb
    if verb == "have":
        return "has"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x", "o")) else f"{verb}s"


def count(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
