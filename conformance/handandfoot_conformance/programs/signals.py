"""The end of a run by a signal: once, in order, and with every program that was started.

The first signal unwinds the run; those that come while it is unwound change nothing.
Whatever is still running then is ended, so that no program stays behind.
"""

from __future__ import annotations

import signal
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")
"""The signals by which people and systems end a program, as far as the system knows them."""


class EndedBySignal(SystemExit):
    """This process was told to end by a signal; the exit code says by which."""

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)
        self.number = number


class Ending(Protocol):
    """What must not outlive a run."""

    @property
    def pid(self) -> int:
        """The number of its process."""

    def kill(self, grace: float) -> None:
        """End it within so many seconds, with all that it started."""


running: Final[set[Ending]] = set()
"""The programs that run now."""
_ours = False
"""Whether this process does nothing but the run, so that no signal matters any more once it is unwound."""
_GRACE: Final = 0.1
_AGAIN: Final = 3.0
"""Seconds after which a further signal unwinds again, should the first have been lost on the way."""
_held = 0
"""How many blocks are being done that must be done as a whole."""
_waiting: int | None = None
"""The signal that came meanwhile."""
_since = -_AGAIN
"""When the signal came that unwinds this process."""


def _leave(number: int, _frame: FrameType | None) -> None:
    global _since, _waiting
    if _held:
        _waiting = _waiting or number
    elif time.monotonic() - _since > _AGAIN:
        _since = time.monotonic()
        raise KeyboardInterrupt if number == signal.SIGINT else EndedBySignal(number)


@contextmanager
def held() -> Iterator[None]:
    """Let no signal unwind what is done here before it is done."""
    global _held, _waiting
    _held += 1
    try:
        yield
    finally:
        _held -= 1
        if not _held and _waiting is not None:
            number, _waiting = _waiting, None
            _leave(number, None)


def take_process() -> None:
    """Say that the whole process belongs to the run: once that is unwound by a signal, further ones are ignored."""
    global _ours
    _ours = True


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let the signals that end this process unwind it first, and end what it started.

    Only the main thread can ask for that; in another thread, and inside another such block, nothing is changed.
    Raises `EndedBySignal`, or `KeyboardInterrupt` for the signal of the keyboard.
    """
    global _since
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGTERM) is _leave:
        yield
        return

    before = {}
    _since = -_AGAIN
    for name in ENDING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) not in (signal.SIG_IGN, None):
            before[number] = signal.signal(number, _leave)
    ending = False
    try:
        yield
    except (KeyboardInterrupt, EndedBySignal):
        ending = _ours
        raise
    finally:
        with held():
            for program in tuple(running):
                with suppress(OSError):
                    program.kill(_GRACE)
            for number, handler in before.items():
                signal.signal(number, signal.SIG_IGN if ending else handler)
