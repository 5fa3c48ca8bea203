"""One running program and what is said with it, one line at a time."""

from __future__ import annotations

import time
from array import array
from typing import TYPE_CHECKING, Final

import msgspec

from handandfoot_conformance.programs.process import LONGEST_LINE, GoneError, Program, excerpt
from handandfoot_conformance.protocol.adapter import (
    Answered,
    Ask,
    Broken,
    BrokenDownError,
    Declined,
    Reply,
    declared,
    start_body,
)
from handandfoot_conformance.protocol.answers import interpret
from handandfoot_conformance.protocol.messages import BreachError, Message, decode, encode, identify
from handandfoot_conformance.wording.safe import safe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot_conformance.programs.pipes import Pipes
    from handandfoot_conformance.protocol.adapter import Declared

_STOP_SECONDS: Final = 2.0
"""Time for answering `stop`; a program that does not is ended, and nothing is charged to a case."""
_NOBODY: Final = -1
_NOTHING: Final[frozenset[str]] = frozenset()


class Limits(msgspec.Struct, frozen=True):
    """What a program is allowed."""

    seconds: float = 10.0
    """Time for an answer, counted from when its request is the oldest that is not answered."""
    start_seconds: float = 30.0
    """Time for the answer to `start`, in which the program may still be loading."""
    window: int = 64
    """Requests in flight."""
    window_bytes: int = 1_000_000
    """Bytes in flight."""
    longest_line: int = LONGEST_LINE
    """Bytes of an answer."""
    give_up_after: int = 50
    """Cases in a row that may break before the rest is not tried."""
    grace: float = 0.5
    """Seconds that a program has for ending when it is asked to."""
    served: bool = False
    """Whether the kit itself reads and writes the lines of the program, so that `stop` must be answered."""


class TroubleError(Exception):
    """Something is wrong with the program, and which jobs, though answered, may have to do with it."""

    def __init__(self, reason: str, suspects: tuple[int, ...] = ()) -> None:
        super().__init__(reason)
        self.suspects = suspects


class UnreadyError(Exception):
    """A rule set was not taken up."""

    def __init__(self, reply: Reply) -> None:
        super().__init__()
        self.reply = reply


class Conversation:
    """A program that has been started and greeted. It is not used again once there has been trouble with it."""

    def __init__(
        self,
        words: Sequence[str],
        specification: str,
        limits: Limits,
        pipes: type[Pipes] | None = None,
    ) -> None:
        self.limits = limits
        self._program = Program(words, longest_line=limits.longest_line, pipes=pipes)
        self._can = _NOTHING
        self._next_id = 0
        self.ready: set[str] = set()
        self._owners = array("q")
        """Whose request each id was. Ids begin at 0 in every program, so that a case alone is always the same bytes."""
        self.used = False
        """Whether jobs of an earlier run were put to this program."""
        self.last: int | None = None
        """The job that was answered last."""
        try:
            reply = self.converse(Ask("start", start_body(specification)), limits.start_seconds)
            if not isinstance(reply, Answered):
                raise TroubleError(reply.reason if isinstance(reply, Broken) else f"it declined: {reply.reason}")
            self.declared: Declared = declared(reply.message)
        except (TroubleError, BrokenDownError) as error:
            reason, errors = f"the program did not start: {error}", self.end(kindly=False)
            raise BrokenDownError(reason, errors, self._program.code) from error
        except BaseException:
            self.end(kindly=False)
            raise
        self._can = self.declared.capabilities

    def end(self, *, kindly: bool) -> str:
        """End the program, and return the end of what it wrote to its standard error."""
        if kindly:
            self._program.finish(self.limits.grace)
        else:
            self._program.kill(min(0.1, self.limits.grace))
        return self._program.errors

    def send(self, ask: Ask, owner: int) -> tuple[int, int]:
        """Send a request of a job; return its id and its size."""
        number = self._next_id
        self._next_id += 1
        self._owners.append(owner)
        line = encode({"id": number, "request": ask.kind, **ask.body})
        self._program.send(line)
        return number, len(line)

    def push(self) -> None:
        """Hand over to the program what it can take at once."""
        self._program.push()

    def receive(self, deadline: float) -> Sequence[bytes]:
        """Return the lines that have come, after waiting for one until `deadline`; none when it has passed."""
        try:
            return self._program.receive(deadline)
        except BreachError as error:
            raise TroubleError(str(error), self._just_answered()) from error
        except GoneError as error:
            raise TroubleError(str(error)) from error

    def read(self, line: bytes) -> tuple[int, Message]:
        """Return the id and the object of a line."""
        try:
            message = decode(line)
            return identify(message), message
        except BreachError as error:
            raise TroubleError(f"{error}: {excerpt(line)}", self._just_answered()) from error

    def interpret(self, ask: Ask, message: Message) -> Reply:
        """Return what an answer amounts to."""
        return interpret(ask, message, self._can)

    def converse(self, ask: Ask, seconds: float) -> Reply:
        """Send one request while no other is in flight, and return its reply."""
        number, _ = self.send(ask, _NOBODY)
        deadline = time.monotonic() + seconds
        lines = self.receive(deadline)
        if not lines:
            raise self.silence(ask.kind, seconds)
        found, message = self.read(lines[0])
        if found != number:
            raise self.stranger(found, lines[0])
        for line in lines[1:]:
            raise self.stranger(self.read(line)[0], line)
        return self.interpret(ask, message)

    def prepare(self, digest: str, body: Message) -> None:
        """Send a rule set that this program has not seen; raise `UnreadyError` where it is not taken up."""
        if digest in self.ready:
            return
        reply = self.converse(Ask("rules", body), self.limits.seconds)
        if not isinstance(reply, Answered):
            raise UnreadyError(reply)
        self.ready.add(digest)

    def farewell(self) -> str:
        """Say `stop`, and return how the program broke down over it, as far as it, or its way to end, says so.

        What comes before the answer and is no answer is trouble.
        A program of which nothing comes has ended in its own way, unless the kit serves it and so knows better.
        """
        ask = Ask("stop", {})
        number, _ = self.send(ask, _NOBODY)
        seconds = min(_STOP_SECONDS, self.limits.seconds)
        try:
            for line in self.receive(time.monotonic() + seconds):
                found, message = self.read(line)
                if found != number:
                    raise self.stranger(found, line)
                reply = self.interpret(ask, message)
                counts = "errored" in message or self.limits.served
                return f"over `stop` {safe(reply.reason)}" if counts and isinstance(reply, Broken) else ""
            return str(self.silence("stop", seconds)) if self.limits.served else ""
        except TroubleError as trouble:
            if not isinstance(trouble.__cause__, GoneError):
                raise
            return f"{trouble} over `stop`" if self.limits.served else ""

    def silence(self, kind: str, seconds: float) -> TroubleError:
        """Return what is wrong when no answer has come in time."""
        half = self._program.half_line()
        what = f"only half a line came: {half}" if half else "nothing came"
        hint = "; does it flush its output after each line?" if kind == "start" and not half else ""
        return TroubleError(f"no answer to `{kind}` within {seconds:g} seconds, {what}{hint}")

    def stranger(self, number: int, line: bytes) -> TroubleError:
        """Return what is wrong with an answer that nobody waits for."""
        if not 0 <= number < self._next_id:
            return TroubleError(f"an answer has the unknown id {number}: {excerpt(line)}", self._just_answered())
        owner = self._owners[number]
        owners = () if owner == _NOBODY else (owner,)
        return TroubleError(f"an answer repeats the id {number}: {excerpt(line)}", (*owners, *self._just_answered()))

    def _just_answered(self) -> tuple[int, ...]:
        return () if self.last is None else (self.last,)


def final(replies: Sequence[Reply | None]) -> tuple[Reply, ...]:
    """Return the replies of a job, or only the first that is not an answer."""
    for reply in replies:
        if isinstance(reply, Broken | Declined):
            return (reply,)
    return tuple(reply for reply in replies if reply is not None)
