"""Work shared out to a few processes that end with this one, in whatever way this one ends.

A worker is spoken to through a pipe of its own; there are no threads and no locks that a signal could leave behind.
It pays no heed to the keyboard, for the signal goes to every process of a terminal and one of them must tidy up,
and it ends at once when its parent has gone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, TypeVar, cast

from handandfoot_conformance.programs.signals import held, running

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext
    from multiprocessing.process import BaseProcess

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")


class WorkerLostError(Exception):
    """A process that shared the work has ended without its result."""


def can_copy() -> bool:
    """Return whether the system can copy this process, so that workers have all that it holds."""
    return "fork" in multiprocessing.get_all_start_methods()


def share_out(
    work: Callable[[_Task], _Result], tasks: Iterable[_Task], processes: int, *, method: str | None = None
) -> Iterator[_Result]:
    """Yield the result of each task in order, while some processes work at them.

    Raises what the work raises, and `WorkerLostError` where a process ends without a result.
    No process is left in any case; inside `ended_by_signals` that holds for signals, too.
    """
    context = multiprocessing.get_context(method or ("fork" if can_copy() else None))
    crew = _Crew(context, work, processes)
    try:
        yield from crew.results(enumerate(tasks))
    finally:
        crew.kill()


class _Crew:
    """The processes, and which task each of them has."""

    pid = 0

    def __init__(self, context: BaseContext, work: Callable[[Any], Any], processes: int) -> None:
        self._idle: list[tuple[Connection, BaseProcess]] = []
        self._busy: dict[Connection, tuple[BaseProcess, int]] = {}
        self._all: list[BaseProcess] = []
        with held():
            running.add(self)
            for _ in range(processes):
                ours, theirs = context.Pipe()
                others = [pipe for pipe, _ in self._idle]
                process = cast("Any", context).Process(
                    target=_labour, args=(work, theirs, [*others, ours]), daemon=True
                )
                process.start()
                theirs.close()
                self._all.append(process)
                self._idle.append((ours, process))

    def results(self, tasks: Iterator[tuple[int, Any]]) -> Iterator[Any]:
        """Yield the results in the order of the tasks."""
        done: dict[int, Any] = {}
        due = 0
        while True:
            while self._idle and (task := next(tasks, None)) is not None:
                self._give(task)
            if not self._busy:
                return
            for pipe in cast("Sequence[Connection]", wait(list(self._busy))):
                number, result = self._take(pipe)
                done[number] = result
            while due in done:
                yield done.pop(due)
                due += 1

    def _give(self, task: tuple[int, Any]) -> None:
        pipe, process = self._idle.pop()
        self._busy[pipe] = process, task[0]
        try:
            pipe.send(task[1])
        except OSError as error:
            raise self._lost(process) from error

    def _take(self, pipe: Connection) -> tuple[int, Any]:
        process, number = self._busy.pop(pipe)
        try:
            good, result = pipe.recv()
        except (EOFError, OSError) as error:
            raise self._lost(process) from error
        self._idle.append((pipe, process))
        if not good:
            raise result
        return number, result

    def _lost(self, process: BaseProcess) -> WorkerLostError:
        process.join(1)
        return WorkerLostError(f"a process that shared the work ended with exit code {process.exitcode}")

    def kill(self, _grace: float = 0) -> None:
        """End every process."""
        with held():
            if self not in running:
                return
            running.discard(self)
            for pipe in (*self._busy, *(pipe for pipe, _ in self._idle)):
                pipe.close()
            for process in self._all:
                process.kill()
            for process in self._all:
                process.join()
                process.close()


def _labour(work: Callable[[Any], Any], pipe: Connection, others: Sequence[Connection]) -> None:
    """Do in a process of its own what comes through the pipe, until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP", "SIGQUIT"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    for other in others:
        other.close()
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, Any] = True, work(task)
        except Exception as error:  # it is raised again where the result is waited for
            answer = False, error
        try:
            pipe.send(answer)
        except OSError:
            return
        except Exception as error:  # what cannot be sent, as some errors
            pipe.send((False, WorkerLostError(f"{type(error).__name__}: {error}, over {type(answer[1]).__name__}")))


def _end_with(parent: BaseProcess) -> None:
    """End this process as soon as its parent has gone, whatever it is doing."""
    parent.join()
    os._exit(1)
