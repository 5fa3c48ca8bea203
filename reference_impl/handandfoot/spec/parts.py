"""Parts of a value with an authority of their own: rows of a by-table, items of a list, keys of a map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from handandfoot.spec.model import JSON, Parameter, Part, Setting
from handandfoot.spec.problems import SpecError, nearest, one_of, short
from handandfoot.spec.reading import Keys
from handandfoot.spec.tables import is_table, key_at

_KINDS = {"players": "{} players", "round": "round {}", "score": "{} points", "books": "{} books"}

__all__ = ["named_parts", "read_parts", "standing_of_part", "standings_of"]


def read_parts(
    entry: Keys, key: str, parameter: Parameter, standing: Callable[[Keys, str], str], value: JSON = msgspec.UNSET
) -> dict[str, Part]:
    """The parts of a value that an entry lists under `parts`, each checked. Raises `SpecError`.

    `standing` says how a part stands, from the authority that it gives.
    """
    found: dict[str, Part] = {}
    listed = entry.get("parts")
    if listed is None:
        return found
    whole = entry["value"] if value is msgspec.UNSET else value
    names = list(_names(whole, parameter))
    for name, part in listed.items():
        path = f"{key}.parts.{name}"
        if name not in names:
            what = f"{short(name)} is no part of the value{nearest(name, names)}"
            raise SpecError(listed.place(name), path, what, one_of(names) or "no parts, as the value has none")
        cite = part.get("cite", [])
        inner = _row(whole, name) if is_table(whole) else None
        fields = {
            **part,
            "at": listed.place(name),
            "cite": cite if isinstance(cite, list) else [cite],
            "standing": standing(part, path),
            "parts": read_parts(part, path, parameter, standing, inner),
        }
        found[name] = msgspec.convert(fields, Part)
    return found


def _names(value: JSON, parameter: Parameter) -> Iterable[str]:
    """What the parts of a value are called: rows of a table, everything that a list or a map may hold."""
    if is_table(value):
        return [str(name) for name in value.get("at", value.get("from"))]
    return list(parameter.choices) if parameter.type in ("list", "map") else []


def _row(table: Mapping[str, JSON], name: str) -> JSON:
    return table.get("at", table.get("from"))[name]


def standing_of_part(setting: Setting, at: Mapping[str, int], part: str | None = None) -> str:
    """How a value stands in a case: that of its row, and in it of an item or a key, as far as they have their own.

    `at` gives the number by which each kind of table goes, where it is known.
    """
    standing, value, parts = str(setting.standing), setting.value, setting.parts
    while is_table(value):
        number = at.get(value["by"])
        if number is None:
            return standing
        try:
            name = key_at(value, number)
        except LookupError:
            return standing
        own = parts.get(name)
        if own is not None:
            standing = str(own.standing)
        value, parts = _row(value, name), own.parts if own is not None else {}
    return str(parts[part].standing) if part in parts else standing


def named_parts(setting: Setting | Part, value: JSON = msgspec.UNSET, before: str = "") -> Iterator[tuple[str, Part]]:
    """The parts of a value with an authority of their own, each with words for it, such as `round 3 on`."""
    whole = setting.value if isinstance(setting, Setting) else value
    for name, part in setting.parts.items():
        words = name
        if is_table(whole):
            words = _KINDS[whole["by"]].format(name) + (" on" if "from" in whole else "")
        words = f"{before}, {words}" if before else words
        yield words, part
        yield from named_parts(part, _row(whole, name) if is_table(whole) else None, words)


def standings_of(setting: Setting) -> set[str]:
    """Every standing that a value or a part of it has."""
    found, left = {str(setting.standing)}, list(setting.parts.values())
    while left:
        part = left.pop()
        found.add(str(part.standing))
        left.extend(part.parts.values())
    return found
