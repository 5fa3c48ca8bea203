"""Runs that are ended from outside: at once, with all that they started, by any signal, however often it comes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from left_over import left_over

from handandfoot_conformance.campaigns.workers import WorkerLostError, share_out
from handandfoot_conformance.programs.process import Program

MAIN = "from handandfoot_conformance.cli import main; main()"
LONG = {
    "simulate": ("simulate", "--variant", "micro", "--games", "100000", "--processes", "2"),
    "power": ("power", "--jobs", "2"),
    "fuzz": ("fuzz", "--games", "100000", "--adapter", "py:slow:Slow"),
    "check": ("check", "--variant", "micro", "--adapter", "py:slow:Slow"),
}
SLOW = """
import time
from handandfoot_conformance.reference import ReferenceAdapter

class Slow(ReferenceAdapter):
    def play(self, request):
        time.sleep(3600)
"""


def wait_for_children(pid: int, number: int) -> None:
    """Wait until a process has so many children."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if len(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()) >= number:
            return
        time.sleep(0.05)
    raise AssertionError("the run has not begun")


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
@pytest.mark.parametrize(
    ("name", "times"), [("SIGINT", 1), ("SIGINT", 4), ("SIGTERM", 4), ("SIGHUP", 1), ("SIGUSR1", 1), ("SIGKILL", 1)]
)
@pytest.mark.parametrize("command", LONG)
def test_a_run_that_is_ended_leaves_nothing_behind(command: str, name: str, times: int, tmp_path: Path) -> None:
    """Neither a worker nor an adapter stays, no traceback is shown, and the exit code says which signal it was."""
    (tmp_path / "slow.py").write_text(SLOW)
    number = getattr(signal, name)
    child = subprocess.Popen(
        [sys.executable, "-c", MAIN, *LONG[command]],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_for_children(child.pid, 2 if command in ("simulate", "power") else 1)
    for _ in range(times):
        child.send_signal(number)
        time.sleep(0.01)
    _, errors = child.communicate(timeout=20)

    caught = name in ("SIGINT", "SIGTERM", "SIGHUP")
    assert (128 + number if caught else -number) == child.returncode
    assert b"Traceback" not in errors
    end = time.monotonic() + 5
    while left_over() and time.monotonic() < end:
        time.sleep(0.05)
    assert [] == left_over()


HIDING = """
import os, subprocess, sys
child = subprocess.Popen(["sleep", "3600"], env={}, start_new_session=True)
print(child.pid, flush=True)
if sys.argv[1] == "crash":
    os._exit(3)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
@pytest.mark.parametrize("end", ["by itself", "by force", "crash"])
def test_a_child_with_session_and_environment_of_its_own_is_ended_too(end: str) -> None:
    """However the program ends, what it left behind is found as a child that nobody started."""
    program = Program([sys.executable, "-c", HIDING, end])
    (line,) = program.receive(time.monotonic() + 20)
    if end == "by force":
        program.kill()
    else:
        program.finish()

    assert not Path(f"/proc/{int(line)}").exists()


def test_a_child_of_this_process_that_is_no_programs_is_left_alone() -> None:
    """What the user of the kit started before, in whatever session, goes on."""
    with subprocess.Popen(["sleep", "3600"], env={}, start_new_session=True) as other:
        Program([sys.executable, "-c", "pass"]).kill()

        assert other.poll() is None
        other.kill()


def test_shared_work_comes_back_in_order() -> None:
    """Whatever each task takes."""

    def work(number: int) -> int:
        time.sleep(0.01 * (number % 3))
        return number * number

    assert [number * number for number in range(20)] == list(share_out(work, range(20), 3))


def test_an_error_of_shared_work_is_raised_here() -> None:
    """As if the work had been done in this process."""

    def work(number: int) -> int:
        raise ValueError(f"number {number}")

    with pytest.raises(ValueError, match="number 0"):
        list(share_out(work, range(1), 2))


@pytest.mark.parametrize("code", [0, 9])
def test_a_worker_that_is_lost_ends_the_work(code: int) -> None:
    """It is told, and nobody waits for what never comes."""
    with pytest.raises(WorkerLostError, match=f"exit code {code}"):
        list(share_out(lambda _: os._exit(code), range(4), 2))
