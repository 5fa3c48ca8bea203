"""A program that is judged: started in a process group of its own, spoken to in lines, and ended without remains."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from handandfoot_conformance.programs import family
from handandfoot_conformance.programs.pipes import PIPES, Pipes
from handandfoot_conformance.programs.signals import held, running
from handandfoot_conformance.protocol.messages import BreachError
from handandfoot_conformance.wording.safe import printable, safe

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

LONGEST_LINE: Final = 8_000_000
"""The most bytes that one answer may have."""
GRACE: Final = 0.5
"""Seconds that a program has for ending by itself before it is ended."""
MARK: Final = "HANDANDFOOT_RUN"
"""The variable by which processes that a program left behind are known."""
_RUNNERS: Final = {".js": "node", ".mjs": "node", ".py": "python", ".java": "java", ".jar": "java -jar", ".rb": "ruby"}
_ROUNDS: Final = 50
"""How often processes are looked for that the program left behind; they take a moment to be gone."""
_PAUSE: Final = 0.01
_WINDOWS: Final = sys.platform == "win32"


class CommandError(ValueError):
    """The command that should start the program cannot be run at all."""


class GoneError(Exception):
    """The program has closed its output; the text says how it ended."""


def split_command(command: str | Sequence[str]) -> list[str]:
    """Return the words of a command, or raise `CommandError` where its program cannot be found."""
    if isinstance(command, str):
        try:
            words = shlex.split(command, posix=not _WINDOWS)
        except ValueError as error:
            raise CommandError(f"the command cannot be read: {error}: {command}") from error
    else:
        words = list(command)
    if _WINDOWS:
        words = [word.strip('"') for word in words]
    if not words:
        raise CommandError("the command is empty")
    found = _which(words[0])
    if found is None:
        there = os.path.exists(words[0])  # noqa: PTH110  # it says no to a name that is too long, and raises nothing
        why = "is not a program that may be run" if there else "was not found"
        runner = _RUNNERS.get(Path(words[0]).suffix)
        hint = f"; name what runs it: {runner} {words[0]}" if there and runner else ""
        raise CommandError(f"the command {safe(repr(words[0]), 160)} {why}{hint}")
    return [found, *words[1:]] if _WINDOWS else words


def _which(word: str) -> str | None:
    """Return where a program is, or None where there is none, however its name is written."""
    with suppress(OSError, ValueError):
        return shutil.which(word)
    return None


class Program:
    """One running copy of the program. It is not used again once something has gone wrong with it."""

    def __init__(
        self,
        words: Sequence[str],
        *,
        longest_line: int = LONGEST_LINE,
        pipes: type[Pipes] | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._longest = longest_line
        self._mark = secrets.token_hex(8)
        self._begun: list[bytes] = []
        self._begun_size = 0
        self._lines: deque[bytes] = deque()
        self._over = False
        self.code: int | None = None
        """The exit code of a program that has ended by itself."""
        with held():
            if not running:
                family.take_in(True)
            self._not_ours = family.children()
            try:
                self._process = subprocess.Popen(
                    words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                    env={**(os.environ if environment is None else environment), MARK: self._mark},
                    start_new_session=not _WINDOWS,
                    preexec_fn=family.dies_with_us(),
                    creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
                )
            except (OSError, ValueError) as error:
                why = getattr(error, "strerror", None) or error
                raise CommandError(f"the command {words[0]!r} cannot be run: {why}") from error
            self._pipes: Pipes = (pipes or PIPES)(self._process)
            running.add(self)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def unsent(self) -> int:
        """How many bytes the program has not taken yet."""
        return self._pipes.unsent

    @property
    def errors(self) -> str:
        """The end of what the program wrote to its standard error."""
        return self._pipes.errors.text()

    def send(self, line: bytes) -> None:
        """Queue a line for the program."""
        self._pipes.send(line)

    def push(self) -> None:
        """Write what the program can take at once."""
        self._pipes.push()

    def receive(self, deadline: float) -> Sequence[bytes]:
        """Return the lines that have arrived, after waiting for one until `deadline`; none where there is none.

        Raises `BreachError` for a line that is too long, and `GoneError` when the program's output has ended,
        the lines before it having been returned.
        """
        while not self._lines and not self._pipes.ended and self._begun_size <= self._longest:
            wait = deadline - time.monotonic()
            self._take(self._pipes.poll(max(wait, 0)))
            if wait <= 0:
                break
        if self._lines:
            lines = tuple(self._lines)
            self._lines.clear()
            return lines
        if self._begun_size > self._longest:
            raise BreachError(f"an answer is longer than {self._longest} bytes: {excerpt(b''.join(self._begun))}")
        if self._pipes.ended:
            raise GoneError(self._how_it_ended())
        return ()

    def _take(self, data: bytes) -> None:
        if not data:
            return
        first, *others = data.split(b"\n")
        self._begun.append(first)
        self._begun_size += len(first)
        if others and self._begun_size <= self._longest:
            line = b"".join(self._begun)
            *whole, last = others
            self._lines.extend(each for each in (line, *whole) if each.strip())
            self._begun, self._begun_size = [last], len(last)

    def half_line(self) -> str:
        """Return what has arrived of a line whose end has not, ready to be shown; empty where nothing has."""
        return excerpt(b"".join(self._begun)) if self._begun_size else ""

    def _how_it_ended(self) -> str:
        try:
            code = self.code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "the program closed its standard output and went on running"
        half = f", in the middle of a line: {self.half_line()}" if self._begun_size else ""
        if code < 0:
            with suppress(ValueError):
                return f"the program was ended by {signal.Signals(-code).name}{half}"
        return f"the program ended with exit code {code}{half}"

    def finish(self, grace: float = GRACE) -> None:
        """Close the program's input, give it a moment to end by itself, then end what is left of it."""
        if self._over:
            return
        self._pipes.close_input()
        end = time.monotonic() + grace
        while self._process.poll() is None and time.monotonic() < end:
            self._pipes.poll(min(0.01, grace))
        self.kill(grace)

    def kill(self, grace: float = GRACE) -> None:
        """End the program and every process that it started: first asked to, then made to."""
        if self._over:
            return
        with held():
            self._over = True
            if self._process.poll() is None:
                self._signal(signal.SIGTERM)
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(grace)
            self._end_all()
            self._pipes.close()
            running.discard(self)
            if not running:
                family.take_in(False)

    def _end_all(self) -> None:
        if _WINDOWS:
            subprocess.run(
                ["taskkill", "/T", "/F", "/PID", str(self._process.pid)], capture_output=True, check=False, timeout=10
            )
        else:
            self._signal(signal.SIGKILL)
        self._process.wait()
        for _ in range(_ROUNDS):
            marked, taken_in = set(_marked(self._mark)), self._taken_in()
            for pid in marked - taken_in:
                with suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            for pid in taken_in:
                family.bury(pid)
            if not marked and not taken_in:
                break
            time.sleep(_PAUSE)

    def _taken_in(self) -> set[int]:
        """Return the processes that have become ours since the program started, and that we did not start."""
        return family.children() - self._not_ours - {each.pid for each in running}

    def _signal(self, number: signal.Signals) -> None:
        with suppress(OSError):
            if _WINDOWS:
                self._process.terminate()
            else:
                os.killpg(self._process.pid, number)


def _marked(mark: str) -> Iterator[int]:
    """Yield the processes that carry a mark in their environment, where the system shows it."""
    wanted = f"{MARK}={mark}".encode()
    with suppress(OSError):
        for entry in Path("/proc").iterdir() if sys.platform == "linux" else ():
            if entry.name.isdigit() and wanted in _environment(entry):
                yield int(entry.name)


def _environment(entry: Path) -> list[bytes]:
    try:
        return (entry / "environ").read_bytes().split(b"\0")
    except OSError:
        return []


def excerpt(line: bytes, size: int = 160) -> str:
    """Return the beginning of a line in a form that is safe to show anywhere."""
    text = line[:size].decode("utf-8", "backslashreplace")
    shown = printable(text)
    return f"{shown}… ({len(line)} bytes)" if len(line) > size else shown
