"""What an adapter is: an object, or a program, that answers the eight requests of the protocol.

Whatever is judged is judged through this interface and through nothing else, the reference engine included.
"""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from handandfoot.spec import load_spec
from handandfoot.spec.problems import closest
from handandfoot_conformance.protocol.messages import ACTIONS, PROTOCOL, Json, Message

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
    """There is no such adapter: wrong use, told in one line, with what else the adapter said while it was loaded."""

    def __init__(self, reason: str, errors: str = "") -> None:
        super().__init__(reason)
        self.errors = errors


class BrokenDownError(Exception):
    """The adapter cannot be started, or not again; `code` is the exit code with which it ended, if it did."""

    def __init__(self, reason: str, errors: str = "", code: int | None = None) -> None:
        super().__init__(reason)
        self.errors = errors
        self.code = code


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
    declined: bool = False
    """The adapter says so itself, by an answer that keeps to the protocol."""


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

    @property
    def stop_failed(self) -> str:
        """How the adapter broke down over `stop`; empty where it did not."""

    def run(self, jobs: Jobs, rule_sets: Mapping[str, Message]) -> Iterator[tuple[int, tuple[Reply, ...]]]:
        """Yield the number of each job with its replies, in any order.

        A number may come again: the last replies hold.
        Where a reply is not an answer it is the only one.
        """

    def close(self) -> None:
        """End the adapter."""


def described(error: BaseException) -> str:
    """Return the kind of an error and what it says, also where it cannot say it."""
    try:
        text = str(error)
    except BaseException:
        text = "what it says cannot be shown"
    return f"{type(error).__name__}: {text[:300]}" if text else type(error).__name__


def raised(kind: str, error: BaseException) -> str:
    """Return what is said of an adapter that raised an error, an order to exit included, over a request."""
    steps = traceback.extract_tb(error.__traceback__)
    place = f" ({steps[-1].filename}, line {steps[-1].lineno})" if len(steps) > 1 else ""
    return f"`{kind}` raised {described(error)}{place}"


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
            near = closest(name, known)
            hint = f"did you mean {near}? " if near else ""
            raise BrokenDownError(
                f"the answer to `start` names the parameter {name[:60]!r}, and there is none; "
                f"{hint}there are: {', '.join(known)}"
            )
