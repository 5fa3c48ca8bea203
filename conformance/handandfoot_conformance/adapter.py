"""What an adapter is: an object, or a program, that answers the eight requests of the protocol.

Whatever is judged is judged through this interface and through nothing else, the reference engine included.
"""

from __future__ import annotations

import importlib
import sys
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from handandfoot.spec import load_spec
from handandfoot_conformance.messages import ACTIONS, PROTOCOL, BreachError, Json, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence


class Adapter(Protocol):
    """A Python object that answers each request with the answer of the protocol, plain JSON values both."""

    def start(self, request: Message) -> Message:
        """Say what the program is and what it can do."""

    def rules(self, request: Message) -> Message:
        """Take up a rule set, or decline it."""

    def play(self, request: Message) -> Message:
        """Play actions from a position or a deal, and show what is to be observed."""

    def meld(self, request: Message) -> Message:
        """Say whether cards make a meld."""

    def score(self, request: Message) -> Message:
        """Count a round."""

    def legal(self, request: Message) -> Message:
        """List the legal actions of a position."""

    def view(self, request: Message) -> Message:
        """Show a position as one seat sees it."""

    def stop(self, request: Message) -> Message:
        """End."""


class UnusableError(ValueError):
    """There is no such adapter: wrong use, told in one line."""


class BrokenDownError(Exception):
    """The adapter cannot be started, or not again."""

    def __init__(self, reason: str, errors: str = "") -> None:
        super().__init__(reason)
        self.errors = errors


class Declared(NamedTuple):
    """What an adapter said at the start about itself."""

    name: str
    version: str
    capabilities: frozenset[str]
    parts: frozenset[str]
    actions: frozenset[str]
    parameters: Mapping[str, Sequence[Json]]


class Answered(msgspec.Struct, frozen=True):
    """An answer that keeps to the protocol."""

    message: Message


class Declined(msgspec.Struct, frozen=True):
    """The adapter declined the request, and why."""

    reason: str


class Broken(msgspec.Struct, frozen=True):
    """There is no answer that could be judged: why, and what else was seen."""

    reason: str
    errors: str = ""


Reply = Answered | Declined | Broken


class Ask(NamedTuple):
    """One request of a case, without its id."""

    kind: str
    body: Message


class Job(NamedTuple):
    """The requests of one case."""

    digest: str
    asks: tuple[Ask, ...]


class Jobs(Protocol):
    """Jobs by number: a list, or something that makes each when it is asked for."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int, /) -> Job: ...


class Session(Protocol):
    """An adapter that has been started."""

    declared: Declared
    restarts: int
    """How often the adapter broke down and was started anew."""

    @property
    def errors(self) -> str:
        """The end of what the adapter wrote to its standard error."""

    @property
    def notes(self) -> Sequence[str]:
        """What is wrong with the adapter that no case has to do with."""

    def run(self, jobs: Jobs, rule_sets: Mapping[str, Message]) -> Iterator[tuple[int, tuple[Reply, ...]]]:
        """Yield the number of each job with its replies, in any order.

        A number may come again: the last replies hold.
        Where a reply is not an answer it is the only one.
        """

    def close(self) -> None:
        """End the adapter."""


def start_body(specification: str) -> Message:
    """Return the body of the `start` request."""
    return {"protocol": PROTOCOL, "specification": specification}


def declared(message: Message) -> Declared:
    """Return what an answer to `start` declares, or raise `BrokenDownError` where it cannot be worked with."""
    for word, what in (("skipped", "declined to start"), ("errored", "could not start")):
        if word in message:
            raise BrokenDownError(f"the program {what}: {message[word]}")
    if message["protocol"] != PROTOCOL:
        raise BrokenDownError(f"the program speaks protocol {message['protocol']}, this kit speaks {PROTOCOL}")
    parameters = message.get("parameters", {})
    if parameters:
        _check_parameters(parameters)
    return Declared(
        message["name"],
        message["version"],
        frozenset(message["capabilities"]),
        frozenset(message.get("parts", ())),
        frozenset(message.get("actions", ACTIONS)),
        parameters,
    )


def _check_parameters(declared_names: Iterable[str]) -> None:
    """Raise `BrokenDownError` for a name that is no parameter: what it was to limit would be asked all the same."""
    known = sorted(load_spec().parameters)
    for name in declared_names:
        if name not in known:
            near = get_close_matches(name, known, n=1, cutoff=0.4)
            hint = f"did you mean {near[0]}? " if near else ""
            raise BrokenDownError(
                f"the answer to `start` names the parameter {name[:60]!r}, and there is none; "
                f"{hint}there are: {', '.join(known)}"
            )


_TOP: Final = {part: (part,) for part in ("turn", "pile", "stock", "frozen", "scores", "winners")} | {
    "round": ("round", "dealer")
}
_SEATS: Final = {"hands": "hand", "packets": "packets"}
_SIDES: Final = {"melds": "melds", "threes": "threes"}


@cache
def _fields(parts: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Return the fields of a position, of its seats and of its sides in which parts are shown."""
    return (
        frozenset(name for part in parts for name in _TOP.get(part, ())),
        frozenset(_SEATS[part] for part in parts if part in _SEATS),
        frozenset(_SIDES[part] for part in parts if part in _SIDES),
    )


_ITEMS: Final = 6
"""How many items make up a whole score."""


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


def load_object(name: str) -> Adapter:
    """Return the adapter that `module:object` names; a class is called to make one. Raise `UnusableError`."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise UnusableError(f"a Python adapter is named module:object, not {name!r}")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for step in attribute.split("."):
            found = getattr(found, step)
    except (ImportError, AttributeError) as error:
        raise UnusableError(f"the adapter {name!r} cannot be loaded: {error}") from error
    adapter = found() if isinstance(found, type) or not hasattr(found, "start") else found
    missing = [method for method in ("start", "rules") if not callable(getattr(adapter, method, None))]
    if missing:
        raise UnusableError(f"the adapter {name!r} has no method {' or '.join(missing)}")
    result: Adapter = adapter
    return result
