"""Judging a program over JSON lines: many requests in flight, and yet a verdict that does not depend on how many.

Requests are sent ahead, within a window that opens as answers come.
When something goes wrong with the program nobody can tell which request it was,
so every case that may have to do with it is put again, alone, to a fresh program,
and only what fails there is charged to the case.
"""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

from handandfoot_conformance.programs.conversation import Conversation, Limits, TroubleError, UnreadyError, final
from handandfoot_conformance.programs.process import split_command
from handandfoot_conformance.protocol.adapter import Answered, Broken, BrokenDownError, Reply

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from handandfoot_conformance.programs.pipes import Pipes
    from handandfoot_conformance.protocol.adapter import Declared, Job, Jobs
    from handandfoot_conformance.protocol.messages import Message

    Numbered = tuple[int, tuple[Reply, ...]]


class ProgramSession:
    """A session with a program that is started by a command."""

    def __init__(
        self,
        command: str | Sequence[str],
        specification: str,
        limits: Limits | None = None,
        pipes: type[Pipes] | None = None,
        *,
        lasting: bool = False,
    ) -> None:
        """Start the program. Where the session is `lasting`, one copy serves many runs, each of a few cases."""
        self.limits = limits or Limits()
        self._words = split_command(command)
        self._specification = specification
        self._pipes = pipes
        self._lasting = lasting
        self._talk: Conversation | None = None
        self._unready: dict[str, Reply] = {}
        self._troubled_in_a_row = 0
        self.errors = ""
        self.notes: list[str] = []
        self._stop_fails: bool | None = None
        """Whether `stop` is answered wrongly by a program that no case was put to; None before that was tried."""
        self.stop_failed = ""
        """How the program broke down over `stop`."""
        self.restarts = 0
        """How often the program broke down; a start without need, to put a case alone, is none."""
        self.declared: Declared = self.begin().declared

    # -- the program that is running --------------------------------------------------------------------------------

    def begin(self) -> Conversation:
        """Start a fresh program in place of the one that runs; raise `BrokenDownError` where it does not come up."""
        self.end(kindly=False)
        self._talk = Conversation(self._words, self._specification, self.limits, self._pipes)
        return self._talk

    def end(self, *, kindly: bool) -> str:
        """End the program that runs, and return the end of what it wrote to its standard error."""
        if self._talk is None:
            return ""
        talk, self._talk = self._talk, None
        errors = talk.end(kindly=kindly)
        self.errors = errors or self.errors
        return errors

    def close(self) -> None:
        """End the program."""
        if self._lasting and self._talk is not None:
            with suppress(TroubleError):
                self.part(self._talk)
        self.end(kindly=True)

    def part(self, talk: Conversation) -> None:
        """Say `stop`. Where it is always answered wrongly that is noted, and no case has to do with it."""
        try:
            self.stop_failed = talk.farewell() or self.stop_failed
        except TroubleError:
            if not self._answers_stop_wrongly():
                raise

    def _answers_stop_wrongly(self) -> bool:
        """Say `stop` to a fresh program that no case was put to, once in a session."""
        if self._stop_fails is None:
            self._stop_fails = False
            try:
                talk = Conversation(self._words, self._specification, self.limits, self._pipes)
            except BrokenDownError:
                return False
            try:
                talk.farewell()
            except TroubleError as trouble:
                self._stop_fails = True
                self.notes.append(f"`stop` is answered wrongly, which no case is charged with: {trouble}")
            finally:
                talk.end(kindly=False)
        return self._stop_fails

    # -- all jobs ---------------------------------------------------------------------------------------------------

    def run(self, jobs: Jobs, rule_sets: Mapping[str, Message]) -> Iterator[Numbered]:
        """Yield the number of each job with its replies; a number may come again, and then the last replies hold."""
        groups: dict[str, list[int]] = {}
        for number in range(len(jobs)):
            groups.setdefault(jobs[number].digest, []).append(number)
        waiting = deque(number for group in groups.values() for number in group)
        order = {number: at for at, number in enumerate(waiting)}
        while waiting:
            if self._gave_up():
                yield from ((number, self._not_tried()) for number in waiting)
                return
            stream: _Stream | None = None
            try:
                talk = self._talk or self.begin()
                fresh, talk.used = not talk.used, self._lasting
                stream = _Stream(talk, jobs, rule_sets, waiting, self._unready)
                for number, replies in stream.run():
                    self._troubled_in_a_row = 0
                    yield number, replies
                if not self._lasting:
                    self.part(talk)
                    self.end(kindly=True)
            except TroubleError as trouble:
                self.restarts += 1
                broken = Broken(str(trouble), self.end(kindly=False))
                assert stream is not None
                if fresh and stream.preparing is not None and not stream.begun:
                    self._unready[stream.preparing] = broken
                suspects = sorted(stream.open_jobs() | set(trouble.suspects), key=order.__getitem__)
                if fresh and stream.begun == len(suspects) == 1:
                    self._troubled_in_a_row += 1
                    yield suspects[0], (broken,)
                    continue
                for number in suspects:
                    yield number, self._alone(jobs[number], rule_sets)
            except BrokenDownError as error:
                lost = [*(stream.open_jobs() if stream else ()), *waiting]
                yield from ((number, (Broken(str(error), error.errors),)) for number in lost)
                return

    def _gave_up(self) -> bool:
        return self._troubled_in_a_row >= self.limits.give_up_after

    def _not_tried(self) -> tuple[Reply, ...]:
        return (Broken(f"not tried: the program broke down over {self._troubled_in_a_row} cases in a row before"),)

    def _alone(self, job: Job, rule_sets: Mapping[str, Message]) -> tuple[Reply, ...]:
        """Put one job to a fresh program."""
        if job.digest in self._unready:
            return (self._unready[job.digest],)
        if self._gave_up():
            return self._not_tried()
        replies: list[Reply] = []
        try:
            talk = self.begin()
            talk.prepare(job.digest, rule_sets[job.digest])
            for ask in job.asks:
                replies.append(talk.converse(ask, self.limits.seconds))
                if not isinstance(replies[-1], Answered):
                    break
            self.part(talk)
            self.end(kindly=True)
        except UnreadyError as unready:
            self._unready[job.digest] = unready.reply
            return (unready.reply,)
        except (TroubleError, BrokenDownError) as error:
            self._troubled_in_a_row += 1
            self.restarts += 1
            errors = self.end(kindly=False)
            return (Broken(str(error), getattr(error, "errors", errors)),)
        self._troubled_in_a_row = 0
        return final(replies)


class _Stream:
    """Jobs put to one program, as many requests at a time as the window allows."""

    def __init__(
        self,
        talk: Conversation,
        jobs: Jobs,
        rule_sets: Mapping[str, Message],
        waiting: deque[int],
        unready: dict[str, Reply],
    ) -> None:
        self._talk = talk
        self._jobs = jobs
        self._rule_sets = rule_sets
        self._waiting = waiting
        self._unready = unready
        self._coming: deque[tuple[int, int]] = deque()
        """Requests of jobs that have begun which are not sent yet: job and place."""
        self._pending: dict[int, tuple[int, int, int]] = {}
        """Requests in flight by id, oldest first: job, place and size."""
        self._replies: dict[int, list[Reply | None]] = {}
        """What has come for the jobs that have begun and are not complete."""
        self._bytes = 0
        self._window = 1
        self._oldest_since = 0.0
        self.begun = 0
        """How many jobs were put to this program."""
        self.preparing: str | None = None
        """The rule set that is being sent."""

    def open_jobs(self) -> set[int]:
        """Return the jobs that have begun and are not complete."""
        return set(self._replies)

    def run(self) -> Iterator[Numbered]:
        """Yield jobs with their replies until all are done; raise `TroubleError` when there is trouble."""
        limits = self._talk.limits
        while self._waiting or self._replies:
            yield from self._fill(limits)
            if not self._pending:
                continue
            lines = self._talk.receive(self._oldest_since + limits.seconds)
            if not lines:
                number, place, _ = next(iter(self._pending.values()))
                raise self._talk.silence(self._jobs[number].asks[place].kind, limits.seconds)
            for line in lines:
                number = self._take(line)
                if 2 * len(self._pending) <= self._window:
                    yield from self._fill(limits)
                    self._talk.push()
                replies = self._replies[number]
                if None not in replies:
                    del self._replies[number]
                    paused = time.monotonic()
                    yield number, final(replies)
                    self._oldest_since += time.monotonic() - paused
            self._window = min(self._window * 2, limits.window)

    def _fill(self, limits: Limits) -> Iterator[Numbered]:
        """Send what the window allows, and yield jobs whose rule set is not taken up."""
        while len(self._pending) < self._window and (self._bytes < limits.window_bytes or not self._pending):
            if not self._coming:
                if not self._waiting:
                    return
                number = self._waiting[0]
                job = self._jobs[number]
                if job.digest in self._talk.ready:
                    self._begin(number, job)
                elif job.digest in self._unready:
                    self._waiting.popleft()
                    yield number, (self._unready[job.digest],)
                elif self._replies:
                    return
                else:
                    self._prepare(job.digest)
                continue
            number, place = self._coming.popleft()
            if not self._pending:
                self._oldest_since = time.monotonic()
            found, size = self._talk.send(self._jobs[number].asks[place], number)
            self._pending[found] = (number, place, size)
            self._bytes += size

    def _begin(self, number: int, job: Job) -> None:
        self._waiting.popleft()
        self.begun += 1
        self._replies[number] = [None] * len(job.asks)
        self._coming.extend((number, place) for place in range(len(job.asks)))

    def _prepare(self, digest: str) -> None:
        """Send a rule set while nothing is in flight."""
        self.preparing = digest
        try:
            self._talk.prepare(digest, self._rule_sets[digest])
        except UnreadyError as unready:
            self._unready[digest] = unready.reply
        self.preparing = None

    def _take(self, line: bytes) -> int:
        """Note an answer and return its job."""
        found, message = self._talk.read(line)
        if found not in self._pending:
            raise self._talk.stranger(found, line)
        is_oldest = next(iter(self._pending)) == found
        number, place, size = self._pending.pop(found)
        self._bytes -= size
        if is_oldest:
            self._oldest_since = time.monotonic()
        self._talk.last = number
        self._replies[number][place] = self._talk.interpret(self._jobs[number].asks[place], message)
        return number
