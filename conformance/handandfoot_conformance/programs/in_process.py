"""Judging a Python object through the very messages that would go over a wire."""

from __future__ import annotations

import traceback
from contextlib import suppress
from typing import TYPE_CHECKING

from handandfoot_conformance.programs.signals import EndedBySignal
from handandfoot_conformance.protocol.adapter import (
    Answered,
    Ask,
    Broken,
    BrokenDownError,
    Declined,
    Reply,
    declared,
    raised,
    start_body,
)
from handandfoot_conformance.protocol.answers import read_reply
from handandfoot_conformance.protocol.messages import Message, through_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from handandfoot_conformance.protocol.adapter import Adapter, Job, Jobs


class InProcessSession:
    """A session with an adapter that lives in this process."""

    restarts = 0
    errors = ""
    notes: Sequence[str] = ()
    stop_failed = ""

    def __init__(self, adapter: Adapter, specification: str) -> None:
        self._adapter = adapter
        self._next = 0
        self._ready: dict[str, Reply | None] = {}
        reply = self._ask(Ask("start", start_body(specification)), frozenset())
        match reply:
            case Broken(reason, errors):
                raise BrokenDownError(reason, errors)
            case Declined(reason):
                raise BrokenDownError(f"the adapter declined to start: {reason}")
        self.declared = declared(reply.message)

    def run(self, jobs: Jobs, rule_sets: Mapping[str, Message]) -> Iterator[tuple[int, tuple[Reply, ...]]]:
        """Yield the replies of each job in turn."""
        for number in range(len(jobs)):
            yield number, self._replies(jobs[number], rule_sets)

    def _replies(self, job: Job, rule_sets: Mapping[str, Message]) -> tuple[Reply, ...]:
        if job.digest not in self._ready:
            reply = self._ask(Ask("rules", rule_sets[job.digest]), self.declared.capabilities)
            self._ready[job.digest] = None if isinstance(reply, Answered) else reply
        refused = self._ready[job.digest]
        if refused is not None:
            return (refused,)
        replies: list[Reply] = []
        for ask in job.asks:
            reply = self._ask(ask, self.declared.capabilities)
            if not isinstance(reply, Answered):
                return (reply,)
            replies.append(reply)
        return tuple(replies)

    def _ask(self, ask: Ask, can: frozenset[str]) -> Reply:
        number, self._next = self._next, self._next + 1
        request = through_json({"id": number, "request": ask.kind, **ask.body})
        method = getattr(self._adapter, ask.kind, None)
        if method is None:
            return Declined(f"the adapter has no method `{ask.kind}`")
        try:
            answer = method(request)
        except (KeyboardInterrupt, EndedBySignal):  # nobody can tell whether the adapter or the user ends the run
            raise
        except BaseException as error:  # whatever a stranger's code raises is a finding, not the end of the run
            with suppress(BaseException):
                return Broken(raised(ask.kind, error), "".join(traceback.format_exception(error)[-4:]))
            return Broken(raised(ask.kind, error))
        return read_reply(ask, number, answer, can)

    def close(self) -> None:
        """Tell the adapter to stop."""
        reply = self._ask(Ask("stop", {}), frozenset())
        self.stop_failed = reply.reason if isinstance(reply, Broken) else ""
