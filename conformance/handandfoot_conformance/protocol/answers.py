"""What an answer amounts to: read, checked against its request, and complete."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from handandfoot_conformance.protocol.adapter import Answered, Ask, Broken, Declined, Reply
from handandfoot_conformance.protocol.comparing import NESTED, TOP
from handandfoot_conformance.protocol.messages import BreachError, Message, check_answer, identify, through_json

if TYPE_CHECKING:
    from collections.abc import Mapping


_ITEMS: Final = 6
"""How many items make up a whole score."""


def read_reply(ask: Ask, number: int, answer: Message, can: frozenset[str]) -> Reply:
    """Return what an answer amounts to. It may lack the id: what a call returns is the answer to that call."""
    try:
        if type(answer) is not dict:
            raise BreachError(f"`{ask.kind}` returned {type(answer).__name__}, not a dict")
        message = through_json(answer if "id" in answer else {"id": number, **answer})
        if identify(message) != number:
            raise BreachError(f"the answer has the id {message['id']}, the request {number}")
        return interpret(ask, message, can)
    except BreachError as error:
        return Broken(str(error))


def interpret(ask: Ask, message: Message, can: frozenset[str]) -> Reply:
    """Return what an answer with the right id amounts to."""
    try:
        message = check_answer(ask.kind, message)
        if "skipped" in message:
            return Declined(message["skipped"] or "no reason given")
        if "errored" in message:
            return Broken(f"the program says: {message['errored']}", declined=True)
        check_complete(ask, message, can)
    except BreachError as error:
        return Broken(str(error))
    return Answered(message)


@cache
def _fields(parts: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Return the fields of a position, of its seats and of its sides in which parts are shown."""
    seats, sides = ({name for (group, name), part in NESTED.items() if group == where and part in parts}
                    for where in ("seats", "sides"))  # fmt: skip
    return frozenset(name for name, part in TOP.items() if part in parts), frozenset(seats), frozenset(sides)


def check_complete(ask: Ask, message: Message, can: frozenset[str]) -> None:
    """Raise `BreachError` where an answer lacks what its request, and what the adapter declared, call for."""
    if ask.kind == "play":
        results, actions = message["results"], ask.body["actions"]
        if len(results) != len(actions):
            raise BreachError(f"{len(actions)} actions were sent and {len(results)} results came back")
        if "reasons" in can and any(not result["accepted"] and "rules" not in result for result in results):
            raise BreachError("a refusal names no rules, and the program declared `reasons`")
        if ask.body["observe"]:
            _check_observation(ask.body, message.get("position"))
    elif ask.kind == "meld" and not message["good"] and "reasons" in can and "rules" not in message:
        raise BreachError("a refusal names no rules, and the program declared `reasons`")
    elif ask.kind == "score":
        if len(message["sides"]) != len(ask.body["sides"]):
            raise BreachError(f"{len(ask.body['sides'])} sides were sent and {len(message['sides'])} came back")
        for side in message["sides"]:
            _check_sum(side["total"], side.get("items", {}))


def _check_sum(total: int, items: Mapping[str, int]) -> None:
    if len(items) == _ITEMS and sum(items.values()) != total:
        raise BreachError(f"the items add up to {sum(items.values())}, and the total is {total}")


def _check_observation(body: Message, position: Message | None) -> None:
    if position is None:
        raise BreachError("the answer has no position")
    fields, of_seat, of_side = _fields(tuple(body["observe"]))
    start = body["position"] if "position" in body else body["deal"]
    _check_fields("the position", position, fields)
    for name, number, wanted in (("seats", start["players"], of_seat), ("sides", len(start["scores"]), of_side)):
        if wanted:
            entries = position.get(name, ())
            if len(entries) != number:
                raise BreachError(f"the position shows {len(entries)} {name}, and there are {number}")
            for entry in entries:
                _check_fields(f"one of the {name}", entry, wanted)


def _check_fields(what: str, shown: Message, wanted: frozenset[str]) -> None:
    if not shown.keys() >= wanted:
        missing = ", ".join(sorted(wanted - shown.keys()))
        raise BreachError(f"{what} lacks what was to be observed: {missing}")
