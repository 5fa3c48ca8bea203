"""Judging a Python object through the very messages that would go over a wire."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from handandfoot_conformance.adapter import (
    Answered,
    Ask,
    Broken,
    BrokenDownError,
    Declined,
    Reply,
    check_complete,
    declared,
    start_body,
)
from handandfoot_conformance.messages import BreachError, Message, check_answer, identify, through_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from handandfoot_conformance.adapter import Adapter, Job, Jobs


class InProcessSession:
    """A session with an adapter that lives in this process."""

    restarts = 0
    errors = ""
    notes: Sequence[str] = ()

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
        except Exception as error:  # whatever a stranger's code raises is a finding, not the end of the run
            shown = "".join(traceback.format_exception(error)[-4:])
            return Broken(f"`{ask.kind}` raised {type(error).__name__}: {str(error)[:300]}", shown)
        return read_reply(ask, number, answer, can)

    def close(self) -> None:
        """Tell the adapter to stop; what it says no longer matters."""
        self._ask(Ask("stop", {}), frozenset())


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
            return Broken(f"the program says: {message['errored']}")
        check_complete(ask, message, can)
    except BreachError as error:
        return Broken(str(error))
    return Answered(message)
