"""The three pipes of a program, read and written at the same time so that no two programs can block each other.

`SelectorPipes` does it in one thread where the system can wait for pipes,
`ThreadPipes` with three threads where it cannot (Windows).
Both keep what they hold bounded, whatever the program sends.
"""

from __future__ import annotations

import os
import queue
import selectors
import sys
import threading
import time
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any, Final, Protocol

if sys.platform == "linux":
    import fcntl

if TYPE_CHECKING:
    import subprocess

CHUNK: Final = 1 << 18
TAIL: Final = 8_192
"""How much of what a program last wrote to its standard error is kept."""
QUEUED: Final = 64
"""How many chunks the threads read ahead."""


class Tail:
    """The end of a stream of bytes, and how long the whole was."""

    def __init__(self, size: int = TAIL) -> None:
        self._size = size
        self._kept = b""
        self.total = 0

    def add(self, data: bytes) -> None:
        """Take more bytes."""
        self.total += len(data)
        self._kept = (self._kept + data)[-self._size :]

    def text(self) -> str:
        """Return the end as text, with a word on what is missing before it."""
        text = self._kept.decode("utf-8", "replace")
        missing = self.total - len(self._kept)
        return f"[{missing} bytes before this]\n{text}" if missing else text


class Pipes(Protocol):
    """What a program's pipes can do."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None: ...

    ended: bool
    """Whether the program has closed its standard output."""
    errors: Tail
    """What it wrote to its standard error."""

    @property
    def unsent(self) -> int:
        """How many bytes wait to be written."""

    def send(self, data: bytes) -> None:
        """Queue bytes to be written; never waits."""

    def push(self) -> None:
        """Write what can be written at once."""

    def poll(self, timeout: float) -> bytes:
        """Write what can be written and return what can be read, after waiting for at most `timeout` seconds."""

    def close_input(self) -> None:
        """Close the program's standard input."""

    def close(self) -> None:
        """Close all that is open."""


class SelectorPipes:
    """Pipes served in the caller's own thread."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.ended = False
        self.errors = Tail()
        self._input, self._output, self._error = _streams(process)
        self._waiting: list[bytes] = []
        self._rest = b""
        self._deaf = False
        for stream in (self._input, self._output, self._error):
            os.set_blocking(stream.fileno(), False)
        for stream in (self._input, self._output):
            _widen(stream)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._error, selectors.EVENT_READ)
        self._writing = False

    @property
    def unsent(self) -> int:
        """How many bytes wait to be written."""
        return len(self._rest) + sum(map(len, self._waiting))

    def send(self, data: bytes) -> None:
        """Queue bytes to be written."""
        if not self._deaf:
            self._waiting.append(data)

    def push(self) -> None:
        """Write what can be written at once."""
        self._write()

    def poll(self, timeout: float) -> bytes:
        """Write and read once, waiting for at most `timeout` seconds."""
        self._write()
        data = b""
        for key, events in self._selector.select(max(timeout, 0)):
            if key.fileobj is self._output:
                data = self._read(self._output)
                self.ended = self.ended or not data
            elif key.fileobj is self._error:
                self.errors.add(self._read(self._error))
            elif events & selectors.EVENT_WRITE:
                self._write()
        return data

    def _read(self, stream: IO[bytes]) -> bytes:
        try:
            data = os.read(stream.fileno(), CHUNK)
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if not data:
            self._selector.unregister(stream)
        return data

    def _write(self) -> None:
        if self._waiting:
            self._rest = b"".join((self._rest, *self._waiting))
            self._waiting.clear()
        if self._rest and not self._input.closed:
            try:
                done = os.write(self._input.fileno(), self._rest)
            except BlockingIOError:
                done = 0
            except OSError:
                self._deaf, done = True, len(self._rest)
            self._rest = self._rest[done:]
        self._watch_input()

    def _watch_input(self) -> None:
        wanted = bool(self._rest) and not self._input.closed
        if wanted and not self._writing:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        elif self._writing and not wanted:
            self._selector.unregister(self._input)
        self._writing = wanted

    def close_input(self) -> None:
        """Close the program's standard input; what was not written is dropped."""
        self._rest, self._deaf = b"", True
        self._waiting.clear()
        if not self._input.closed:
            self._watch_input()
            self._input.close()

    def close(self) -> None:
        """Close all that is open, keeping the last of what was written to standard error."""
        self.close_input()
        if self._error in self._selector.get_map():
            self.errors.add(self._read(self._error))
        self._selector.close()
        self._output.close()
        self._error.close()


class ThreadPipes:
    """Pipes served by a thread each, for systems where one cannot wait for a pipe."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.ended = False
        self.errors = Tail()
        self._input, self._output, self._error = _streams(process)
        self._chunks: queue.Queue[bytes] = queue.Queue(QUEUED)
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._lock = threading.Lock()
        self._unsent = 0
        self._threads = [
            threading.Thread(target=work, name=f"pipe of {process.pid}", daemon=True)
            for work in (self._write_all, self._read_all, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def unsent(self) -> int:
        """How many bytes wait to be written."""
        return self._unsent

    def send(self, data: bytes) -> None:
        """Queue bytes to be written."""
        with self._lock:
            self._unsent += len(data)
        self._outgoing.put(data)

    def push(self) -> None:
        """Do nothing: a thread writes as it can."""

    def poll(self, timeout: float) -> bytes:
        """Return what has been read, waiting for at most `timeout` seconds."""
        data: list[bytes] = []
        try:
            chunk = self._chunks.get(timeout=timeout) if timeout > 0 else self._chunks.get_nowait()
            while chunk:
                data.append(chunk)
                chunk = self._chunks.get_nowait()
            self.ended = True
        except queue.Empty:
            pass
        return b"".join(data)

    def _write_all(self) -> None:
        working = True
        while (data := self._outgoing.get()) is not None:
            if working:
                try:
                    self._input.write(data)
                    self._input.flush()
                except (OSError, ValueError):
                    working = False
            with self._lock:
                self._unsent -= len(data)
        with suppress(OSError):
            self._input.close()

    def _read_all(self) -> None:
        while True:
            data = _read_some(self._output)
            while not self._closing.is_set():
                try:
                    self._chunks.put(data, timeout=0.1)
                    break
                except queue.Full:
                    continue
            if not data or self._closing.is_set():
                return

    def _read_errors(self) -> None:
        while data := _read_some(self._error):
            self.errors.add(data)

    def close_input(self) -> None:
        """Close the program's standard input when all has been written."""
        self._outgoing.put(None)

    def close(self) -> None:
        """Close all that is open; a thread that a stray child keeps waiting is left to end with its pipe."""
        self._closing.set()
        self._outgoing.put(None)
        end = time.monotonic() + 0.5
        for thread, stream in zip(self._threads, (self._input, self._output, self._error), strict=True):
            thread.join(max(end - time.monotonic(), 0.01))
            if not thread.is_alive():
                stream.close()


def _widen(stream: IO[bytes]) -> None:
    """Let a pipe hold more, where the system can, so that the two sides wait for each other less often."""
    if sys.platform == "linux":
        with suppress(OSError):
            fcntl.fcntl(stream.fileno(), fcntl.F_SETPIPE_SZ, CHUNK)


def _read_some(stream: IO[bytes]) -> bytes:
    try:
        return os.read(stream.fileno(), CHUNK)
    except (OSError, ValueError):
        return b""


def _streams(process: subprocess.Popen[Any]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


PIPES: Final[type[SelectorPipes] | type[ThreadPipes]] = ThreadPipes if sys.platform == "win32" else SelectorPipes
"""The kind of pipes that suits this system."""
