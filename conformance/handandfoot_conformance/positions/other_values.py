"""Which values a parameter has, and which other values an engine could wrongly play with.

Three kinds of exchange are told apart:
two values that shipped house rules *use*,
a value that is *allowed* and that no shipped house rules have,
and a *neighbour*: one more or one less, one item more or less, one row of a table a little different.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from math import gcd
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from handandfoot_conformance.protocol.messages import Json

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot.spec.model import Parameter, Variant

Kind = Literal["used", "allowed", "neighbour"]
Used = dict[str, dict[str, tuple[Json, tuple[str, ...]]]]

_A_LOT: Final = 20
"""How many steps a number is made of that stands where there was none."""


class Exchange(msgspec.Struct, frozen=True):
    """An engine plays with `other` where the house rules say `value`."""

    parameter: str
    value: Json
    other: Json
    kind: Kind
    variants: tuple[str, ...] = ()
    """The house rules that have the value, and where the other is used too those that have that one."""

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells one exchange from another."""
        return (self.parameter, written(self.value), written(self.other))


def written(value: Json) -> str:
    """Return a value as text, the same for equal values."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def used_values(spec: Spec, variants: Iterable[str | Variant]) -> Used:
    """Return for each parameter the values that house rules use, for any number of players.

    Each stands under its written form, with the variants that use it.
    """
    found: Used = {name: {} for name in spec.parameters}
    for name in variants:
        variant = spec.variant(name) if isinstance(name, str) else name
        for players in spec.players_of(variant):
            for parameter, value in spec.resolve(variant, players).parameters.items():
                values = found[parameter]
                held, holders = values.get(written(value), (value, ()))
                values[written(value)] = (held, holders if variant.id in holders else (*holders, variant.id))
    return found


def tables_of(spec: Spec) -> tuple[str, ...]:
    """Return the variants that people play: not those whose values were changed to make a game small for tests."""
    found = [spec.variant(name) for name in spec.variant_ids]
    return tuple(one.id for one in found if not any(setting.changed for setting in one.settings.values()))


def exchanges(spec: Spec, variants: Iterable[str | Variant] | None = None) -> Iterator[Exchange]:
    """Yield every exchange of each value that house rules have, or only those of some variants.

    The others are the values that any shipped house rules use, those that are allowed by name, and those near.
    """
    shipped = tables_of(spec)
    own = used_values(spec, shipped if variants is None else variants)
    used = used_values(spec, (*shipped, *(each for each in variants or () if each not in shipped)))
    for name, values in own.items():
        parameter = spec.parameters[name]
        step = step_of(parameter, used)
        for value, holders in values.values():
            seen = {written(value)}
            for other, others in used[name].values():
                if written(other) not in seen:
                    yield Exchange(name, value, other, "used", tuple(dict.fromkeys((*holders, *others))))
            seen |= set(used[name])
            for kind, other in others_of(parameter, value, step):
                if written(other) not in seen:
                    seen.add(written(other))
                    yield Exchange(name, value, other, kind, holders)


def others_of(parameter: Parameter, value: Json, step: int) -> Iterator[tuple[Kind, Json]]:
    """Yield the values beside a value that no house rules need to have: those allowed by name, and those near."""
    for other in _allowed(parameter):
        yield "allowed", other
    for other in neighbours(parameter, value, step):
        yield "neighbour", other


def step_of(parameter: Parameter, used: Used) -> int:
    """Return the least amount by which a number can differ so that it matters: points come in steps of the cards'."""
    if parameter.unit != "points":
        return 1

    worths = [worth for value, _ in used.get("card_points", {}).values() for worth in value.values()]
    return reduce(gcd, worths, 0) or 1


def _allowed(parameter: Parameter) -> Iterator[Json]:
    """Yield the values that are words and that a parameter may have by name."""
    if parameter.type in ("choice", "integer"):
        for word in parameter.choices:
            if not word.removeprefix("-").isdigit() and word != "null":
                yield word
    if parameter.unlimited:
        yield None


def neighbours(parameter: Parameter, value: Json, step: int = 1) -> Iterator[Json]:
    """Yield the values next to a value."""
    if isinstance(value, Mapping) and "by" in value:
        yield from _beside_table(parameter, value, step)
    elif parameter.type == "map":
        yield from _beside_map(parameter, value, step)
    elif parameter.type == "list":
        yield from _beside_list(parameter, value)
    elif isinstance(value, int):
        yield from _beside_number(parameter, value, step)


def _beside_number(parameter: Parameter, value: int, step: int) -> Iterator[int]:
    for other in (value - step, value + step):
        if (parameter.minimum is None or other >= parameter.minimum) and (
            parameter.maximum is None or other <= parameter.maximum
        ):
            yield other


def _beside_list(parameter: Parameter, value: list[Json]) -> Iterator[list[Json]]:
    """Yield the list with one item less, and with one more or, where items are numbers, one of them different."""
    if len(value) > parameter.least:
        for place in range(len(value)):
            yield [*value[:place], *value[place + 1 :]]
    if parameter.choices:
        for item in parameter.choices:
            if item not in value:
                yield [each for each in parameter.choices if each in value or each == item]
        return
    for place, number in enumerate(value):
        for other in _beside_number(parameter, number, 1):
            yield [*value[:place], other, *value[place + 1 :]]


def _beside_map(parameter: Parameter, value: Mapping[str, Json], step: int) -> Iterator[dict[str, Json]]:
    """Yield the map with one entry different, or missing; and, where it may hold fewer than all, with one more."""
    for key, number in value.items():
        for other in _beside_number(parameter, number, step):
            yield {**value, key: other}
        if not parameter.complete:
            yield {each: kept for each, kept in value.items() if each != key}
    if not parameter.complete:
        for key in parameter.choices:
            if key not in value:
                yield {**value, key: _A_LOT * step}
                return


def _beside_table(parameter: Parameter, table: Mapping[str, Json], step: int) -> Iterator[Json]:
    """Yield the table with one row a little different, and each row as if it held throughout."""
    rows = "at" if "at" in table else "from"
    for key, row in table[rows].items():
        for other in (*neighbours(parameter, row, step), *_allowed(parameter)):
            yield {**table, rows: {**table[rows], key: other}}
    for row in {written(row): row for row in table[rows].values()}.values():
        yield row
