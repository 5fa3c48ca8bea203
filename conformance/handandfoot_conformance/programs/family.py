"""The processes that a program starts, and what becomes of them when their parent has gone. Linux tells; others do not.

While programs run, this process takes in what they leave behind (it is their "subreaper"),
so that no process gets away by a session of its own or an environment without the mark.
A program's session is its own, so what is taken in is never in the session of this process.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LINUX: Final = sys.platform == "linux"
_DEATH_SIGNAL: Final = 1
_TAKE_IN: Final = 36
"""The numbers of the two requests in the header `linux/prctl.h`."""


class Relative(NamedTuple):
    """A process, its parent and its session."""

    pid: int
    parent: int
    session: int


@cache
def _control() -> Callable[..., Any] | None:
    """Return the system's `prctl`, where there is one."""
    if not LINUX:
        return None
    import ctypes

    try:
        return ctypes.CDLL(None, use_errno=True).prctl
    except (OSError, AttributeError):
        return None


def take_in(wanted: bool) -> None:
    """Begin, or cease, to be the parent of what programs leave behind."""
    control = _control()
    if control is not None:
        control(_TAKE_IN, int(wanted), 0, 0, 0)


def dies_with_us() -> Callable[[], None] | None:
    """Return what a new process does first so that it is ended when this one dies, in whatever way.

    It is the thread that counts: one that is not the main thread may end long before this process.
    """
    control = _control()
    if control is None or threading.current_thread() is not threading.main_thread():
        return None
    ours = os.getpid()

    def prepare() -> None:
        control(_DEATH_SIGNAL, int(signal.SIGKILL), 0, 0, 0)
        if os.getppid() != ours:
            os._exit(1)

    return prepare


def children() -> set[int]:
    """Return the processes of other sessions whose parent is this process."""
    ours = os.getpid()
    session = os.getsid(0) if LINUX else 0
    return {each.pid for each in _processes() if each.parent == ours and each.session != session}


def _processes() -> Iterator[Relative]:
    """Yield the processes of the system, where it shows them."""
    with suppress(OSError):
        for entry in Path("/proc").iterdir() if LINUX else ():
            if entry.name.isdigit():
                with suppress(OSError, ValueError, IndexError):
                    fields = (entry / "stat").read_bytes().rpartition(b")")[2].split()
                    yield Relative(int(entry.name), int(fields[1]), int(fields[3]))


def bury(pid: int) -> None:
    """End a process that was taken in, and let the system forget it."""
    with suppress(OSError):
        os.kill(pid, signal.SIGKILL)
    with suppress(OSError):
        os.waitpid(pid, os.WNOHANG)
