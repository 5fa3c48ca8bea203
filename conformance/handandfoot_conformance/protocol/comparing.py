"""The parts of a position: where they lie, and when two of them are the same.

Hands, packets, laid threes and melds are compared as what they are on a table, heaps without order,
and the melds of a side as a heap of heaps.
The discard pile and the stock are sequences, top card first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from handandfoot_conformance.protocol.messages import Json, Message

TOP: Final[dict[str, str]] = {
    "turn": "turn",
    "pile": "pile",
    "stock": "stock",
    "frozen": "frozen",
    "scores": "scores",
    "round": "round",
    "dealer": "round",
    "winners": "winners",
}
"""The part that each field of a position belongs to."""
NESTED: Final[dict[tuple[str, str], str]] = {
    ("seats", "hand"): "hands",
    ("seats", "packets"): "packets",
    ("sides", "melds"): "melds",
    ("sides", "threes"): "threes",
}
"""The part that each field of a seat or side belongs to."""
_HEAPS: Final = frozenset({"hands", "threes"})


class AbsentError(LookupError):
    """An observation does not hold the place that was looked for."""


class Difference(msgspec.Struct, frozen=True):
    """A place where what was got is not what was expected."""

    path: str
    expected: Any
    got: Any


def part_of(path: str) -> str | None:
    """Return the part that a place belongs to, such as `hands` for `seats.0.hand`; None where it is in none."""
    steps = path.split(".")
    if steps[0] in TOP:
        return TOP[steps[0]]
    return NESTED.get((steps[0], steps[2])) if len(steps) > 2 else None


def places(position: Message) -> Iterator[tuple[str, str, Json]]:
    """Yield path, part and value of every place of a position that can be compared."""
    for name, part in TOP.items():
        if name in position:
            yield name, part, position[name]
    for group in ("seats", "sides"):
        for number, entry in enumerate(position.get(group, ())):
            for name, value in entry.items():
                part = NESTED[group, name]
                yield f"{group}.{number}.{name}", part, value


def look(position: Message, path: str) -> Json:
    """Return what lies at a place, or raise `AbsentError`."""
    value: Json = position
    for step in path.split("."):
        try:
            value = value[int(step)] if isinstance(value, list) else value[step]
        except (LookupError, TypeError, ValueError) as error:
            raise AbsentError(path) from error
    return value


def same(path: str, expected: Json, got: Json) -> bool:
    """Say whether a value of a place is the one expected, order aside where the place has none.

    Of an object, such as the turn, only the fields that are expected are compared;
    for a list a whole number may be expected, which is its length.
    """
    if type(expected) is type(got) and expected == got:
        return True
    if isinstance(got, list) and type(expected) is int:
        return len(got) == expected
    if isinstance(expected, dict) and isinstance(got, dict):
        return all(name in got and same(f"{path}.{name}", value, got[name]) for name, value in expected.items())
    part = part_of(path)
    if part is None or not isinstance(expected, list) or not isinstance(got, list):
        return alike(expected, got)
    return bool(normal(part, path, expected) == normal(part, path, got))


def alike(expected: Json, got: Json) -> bool:
    """Say whether two JSON values are equal, truth values and numbers kept apart."""
    if isinstance(expected, bool) or isinstance(got, bool):
        return expected is got
    return bool(expected == got)


def normal(part: str, path: str, value: Json) -> Json:
    """Return a value in the one order that all its equals share."""
    if part in _HEAPS or (part == "packets" and path.endswith(".cards")):
        return sorted(value) if isinstance(value, list) else value
    if part == "melds":
        if value and isinstance(value[0], str):
            return sorted(value)
        return sorted(sorted(meld) for meld in value)
    if part == "packets":
        return [_packet(packet) for packet in value]
    return value


def _packet(packet: Json) -> Json:
    if isinstance(packet, dict) and isinstance(packet.get("cards"), list):
        return {**packet, "cards": sorted(packet["cards"])}
    return packet


def parts_in(position: Message, except_for: tuple[str, ...] = ()) -> set[str]:
    """Return the parts of which a position has a place that is not left open."""
    if except_for:
        return {part for path, part, _ in places(position) if path not in except_for}
    found = {part for name, part in TOP.items() if name in position}
    for (group, name), part in NESTED.items():
        if any(name in entry for entry in position.get(group, ())):
            found.add(part)
    return found


def differences(
    expected: Message, got: Message, parts: frozenset[str], except_for: tuple[str, ...] = ()
) -> list[Difference]:
    """Return every place, in parts that can be shown, where an observation is not the position expected."""
    found = []
    for keys, part, value, shown in _pairs(expected, got):
        if part not in parts or (type(value) is type(shown) and value == shown):
            continue
        path = ".".join(map(str, keys))
        if path in except_for or (shown is not _ABSENT and same(path, value, shown)):
            continue
        left_open = [hole.removeprefix(f"{path}.") for hole in except_for if hole.startswith(f"{path}.")]
        if left_open and _same_but_for(path, value, shown, left_open):
            continue
        found.append(Difference(path, value, None if shown is _ABSENT else shown))
    return found


_ABSENT: Final = object()


def _pairs(expected: Message, got: Message) -> Iterator[tuple[tuple[str | int, ...], str, Json, Json]]:
    """Yield each place of a position with its part, what is expected there, and what an observation has there."""
    for name, part in TOP.items():
        if name in expected:
            yield (name,), part, expected[name], got.get(name, _ABSENT)
    for group in ("seats", "sides"):
        shown = got.get(group, ())
        for number, entry in enumerate(expected.get(group, ())):
            there = shown[number] if number < len(shown) else {}
            for name, value in entry.items():
                yield (group, number, name), NESTED[group, name], value, there.get(name, _ABSENT)


def _same_but_for(path: str, expected: Json, got: Json, holes: list[str]) -> bool:
    """Compare a place of which some inner places are left open, such as `turn` without `turn.phase`."""
    if isinstance(expected, dict) and isinstance(got, dict):
        names = (expected.keys() | got.keys()) - set(holes)
        return all(name in got and name in expected and alike(expected[name], got[name]) for name in names)
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for number, (one, other) in enumerate(zip(expected, got, strict=True)):
            if str(number) in holes:
                continue
            inner = [hole.removeprefix(f"{number}.") for hole in holes if hole.startswith(f"{number}.")]
            if not _same_but_for(f"{path}.{number}", one, other, inner):
                return False
        return True
    return same(path, expected, got)


def kind_of(card: str) -> str:
    """Return a card without its suit, which no rule looks at; of a three its colour is kept."""
    if card[0] == "3":
        return "red 3" if card[1:] in ("H", "D") else "black 3"
    return card if card == "JK" else card[:-1]


def normal_action(action: Message) -> Json:
    """Return an action in a form that is the same for all that do the same, whatever the order and the suits."""
    found: dict[str, Json] = {}
    for name, value in action.items():
        if name == "seat" or value is None or value == []:
            continue
        if name == "melds":
            found[name] = sorted(_kinds(meld) for meld in value)
        elif name == "adds":
            found[name] = sorted((_kinds(add["to"]), _kinds(add["cards"])) for add in value)
        elif name == "meld":
            found[name] = _kinds(value)
        elif name in ("card", "for", "discard"):
            found[name] = kind_of(value)
        else:
            found[name] = value
    return found


def _kinds(cards: list[str]) -> list[str]:
    return sorted(map(kind_of, cards))
