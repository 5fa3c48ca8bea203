"""Programs that misbehave: whatever they do, the run ends, and the verdict is that of the single case."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from left_over import left_over
from runtimes import FAULTY_PROGRAM

from handandfoot_conformance.programs.conversation import Limits
from handandfoot_conformance.programs.pipes import SelectorPipes, ThreadPipes
from handandfoot_conformance.programs.process import CommandError, excerpt
from handandfoot_conformance.programs.session import ProgramSession
from handandfoot_conformance.protocol.adapter import Answered, Ask, Broken, BrokenDownError, Declined, Job

pytestmark = pytest.mark.slow

TINY = [sys.executable, "-S", str(FAULTY_PROGRAM)]
OBSERVE = ["turn", "pile", "stock", "frozen", "scores", "round"]
RULE_SETS = {"sha256:a": {"rules": "sha256:a"}, "sha256:b": {"rules": "sha256:b"}}


def job(number: int) -> Job:
    """A job whose answer shows that it is its own: the scores are its number."""
    turn = {"seat": 0, "phase": "draw", "taken": False, "opened": False, "permission": "none"}
    position = {
        "players": 4, "round": 1 + number % 10, "dealer": 3, "scores": [number, -number], "turn": turn,
        "pile": ["4S"], "stock": ["JK" if number % 3 == 0 else "5S", "6H"], "frozen": False,
    }  # fmt: skip
    body = {"rules": "sha256:a", "position": position, "actions": [{"action": "draw"}], "observe": OBSERVE}
    return Job("sha256:b" if number % 4 == 0 else "sha256:a", (Ask("play", body),))


NUMBER = 20
JOBS = [job(number) for number in range(NUMBER)]
MARKED = {number for number in range(NUMBER) if number % 10 == 6}


def judge(fault: str, *args: object, jobs: list[Job] = JOBS, pipes: type | None = None, **limits: object):
    """Return what came of each job, and the session."""
    allowed = Limits(**({"seconds": 3.0, "start_seconds": 30.0, "grace": 0.3} | limits))
    session = ProgramSession([*TINY, fault, *map(str, args)], "0.0.0", allowed, pipes)
    try:
        found = dict(session.run(jobs, RULE_SETS))
    finally:
        session.close()
    return found, session


def kinds(found: dict) -> dict[int, str]:
    return {number: type(replies[0]).__name__ for number, replies in found.items()}


def is_own(number: int, replies: tuple) -> bool:
    return replies[0].message["position"]["scores"] == [number, -number]


SOUND = ["none", "free field", "blank lines", "noisy", "out of order", "ends after each", "ignores SIGTERM"]
STRIKING = [
    "crashes", "half a line, then ends", "not JSON", "bad UTF-8", "too deep", "NaN", "huge integer", "big integer",
    "duplicate key", "inner duplicate key", "unknown field", "wrong schema", "too few results", "missing part",
    "unknown card", "unknown id", "text id", "true for one", "no id", "marked twice", "neighbour's id", "says errored",
]  # fmt: skip
HANGING = ["hangs", "half a line", "flood of lines", "hangs and ignores SIGTERM"]
WINDOWS = [1, 64]


@pytest.mark.parametrize(("window", "pipes"), [(1, SelectorPipes), (64, SelectorPipes), (64, ThreadPipes)])
@pytest.mark.parametrize("fault", SOUND)
def test_every_case_gets_its_own_answer(fault, window, pipes):
    """A program may be slow to end, noisy or out of order, and each case still gets the answer to its request."""

    found, _ = judge(fault, window=window, pipes=pipes)

    assert sorted(found) == list(range(NUMBER))
    assert all(is_own(number, replies) for number, replies in found.items())


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("fault", STRIKING)
def test_only_the_cases_that_a_fault_strikes_are_broken(fault, window):
    """The cases around a broken one are tried again and get their answers, whatever was in flight."""

    found, _ = judge(fault, window=window)

    assert {number for number, kind in kinds(found).items() if kind != "Answered"} == MARKED
    assert all(is_own(number, replies) for number, replies in found.items() if number not in MARKED)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("fault", HANGING)
def test_a_program_that_hangs_is_ended_and_the_other_cases_are_judged(fault, window):
    """Only the case that hangs alone is broken, and it takes no longer than its limits."""

    began = time.monotonic()
    found, _ = judge(fault, window=window, grace=0.2, seconds=0.5)

    assert {number for number, kind in kinds(found).items() if kind != "Answered"} == MARKED
    assert time.monotonic() - began < 60
    assert left_over() == []


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("fault", ["answers twice", "chatters"])
def test_a_program_that_always_says_too_much_is_broken_for_every_case(fault, window):
    """An answer given twice, or a word after it, is charged to its case, the last one's too."""

    found, _ = judge(fault, window=window, jobs=JOBS[:12])

    assert set(kinds(found).values()) == {"Broken"}
    assert len(found) == 12


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("fault", ["garbles stop", "says goodbye"])
def test_a_wrong_answer_to_stop_is_charged_to_no_case(fault, window):
    """All cases are judged by then; it is noted once, and is no breakdown."""

    found, session = judge(fault, window=window, jobs=JOBS[:6])

    assert set(kinds(found).values()) == {"Answered"}
    assert len(session.notes) == 1
    assert session.notes[0].startswith("`stop` is answered wrongly, which no case is charged with: not JSON")
    assert session.restarts == 0


@pytest.mark.parametrize("window", WINDOWS)
def test_a_program_that_answers_one_behind_is_broken_for_every_case(window):
    """A program that needs the next request to answer the last one never answers a request alone."""

    found, _ = judge("one behind", window=window, jobs=JOBS[:5], seconds=0.4)

    assert set(kinds(found).values()) == {"Broken"}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_program_may_decline_a_case(window):
    """A declined case keeps the reason."""

    found, _ = judge("says skipped", window=window)

    assert {number: replies for number, replies in found.items() if number in MARKED} == dict.fromkeys(
        MARKED, (Declined("cannot do round 7"),)
    )


@pytest.mark.parametrize("window", WINDOWS)
def test_a_program_may_decline_rules(window):
    """With declined rules every case under them is declined."""

    found, session = judge("declines rules", window=window)

    assert set(found.values()) == {(Declined("four packs only"),)}
    assert session.restarts == 0


@pytest.mark.parametrize("window", WINDOWS)
def test_a_program_that_hangs_at_the_rules_breaks_all_cases_at_once(window):
    """The time limit is not waited for again for each case."""

    began = time.monotonic()
    found, _ = judge("hangs at rules", window=window, seconds=0.5)

    assert set(kinds(found).values()) == {"Broken"}
    assert time.monotonic() - began < 15


@pytest.mark.parametrize("window", WINDOWS)
def test_a_flood_without_an_end_is_cut_off(window):
    """An answer that is too long is not kept."""

    found, _ = judge("flood", window=window, longest_line=1_000_000, jobs=JOBS[:8])

    assert {number for number, kind in kinds(found).items() if kind != "Answered"} == {6}
    assert "longer than 1000000 bytes" in found[6][0].reason


def test_a_crash_is_shown_with_its_last_words():
    """The context holds how the program ended and the end of its standard error."""

    found, _ = judge("crashes")

    assert found[6] == (Broken("the program ended with exit code 7", "Traceback: something broke\x1b[31m\n"),)


def test_a_hundred_million_bytes_are_cut_off():
    """The case is broken, the memory is not, and the others are judged."""

    found, _ = judge("100 MB", jobs=JOBS[:8], seconds=30)

    assert {number for number, kind in kinds(found).items() if kind != "Answered"} == {6}
    assert "longer than 8000000 bytes" in found[6][0].reason


def test_after_many_breakdowns_in_a_row_the_rest_is_not_tried():
    """A program that hangs each time does not take its limit for each of a thousand cases."""

    jobs = [JOBS[6]] * 9
    found = {window: judge("hangs", jobs=jobs, window=window, give_up_after=3, seconds=0.5)[0] for window in WINDOWS}

    assert [found[1][number][0].reason[:9] for number in range(9)] == ["no answer"] * 3 + ["not tried"] * 6
    assert found[1] == found[64]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("never starts", "does it flush its output"),
        ("ends at once", "exit code 5"),
        ("speaks protocol 2", "speaks protocol 2"),
    ],
)
def test_a_program_that_does_not_start_breaks_down(fault, words):
    """The reason is told, with the last words of the program."""

    with pytest.raises(BrokenDownError, match=words) as caught:
        judge(fault, start_seconds=0.5 if fault == "never starts" else 30)

    assert caught.value.errors == ("cannot find my own library\n" if fault == "ends at once" else "")


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", "'unclosed", f"{Path(__file__)}"])
def test_a_command_that_cannot_be_run_is_wrong_use(command):
    """It is told apart from a program that breaks down."""

    with pytest.raises(CommandError, match="command"):
        ProgramSession(command, "0.0.0")


@pytest.mark.parametrize("pipes", [SelectorPipes, ThreadPipes])
@pytest.mark.parametrize("fault", ["leaves a child", "leaves a daemon", "ignores SIGTERM"])
def test_no_process_stays_behind(fault, pipes):
    """Not even one that was started by the program and holds its pipes."""

    found, _ = judge(fault, pipes=pipes)

    assert set(kinds(found).values()) == {"Answered"}
    assert left_over() == []


def test_a_session_that_is_left_early_leaves_no_process():
    """Closing ends the program in the middle of its work."""

    session = ProgramSession([*TINY, "none"], "0.0.0", Limits(grace=0.2))
    next(session.run(JOBS, RULE_SETS))
    session.close()

    assert left_over() == []


def outcome_of_dying_after(size: int, window: int) -> dict[int, str] | None:
    try:
        return kinds(judge("dies after bytes", size, window=window, jobs=JOBS[1:5])[0])
    except BrokenDownError:
        return None


SIZES = range(2_001) if os.environ.get("HANDANDFOOT_SWEEP") else (0, 1, 80, 150, 200, 320, 440, 447, 455, 700, 1500)


@pytest.mark.parametrize("size", SIZES)
def test_a_program_that_dies_after_some_bytes_never_hangs_the_run(size):
    """Each case is answered or broken, the same for each window.

    With HANDANDFOOT_SWEEP set, every size up to 2,000 is tried, which takes a quarter of an hour.
    """

    found = outcome_of_dying_after(size, 1)

    assert found == outcome_of_dying_after(size, 64)
    assert (found is None) == (size < 153)
    assert found is None or sorted(found) == [0, 1, 2, 3]
    assert size < 700 or set(found.values()) == {"Answered"}


@pytest.mark.parametrize("seed", range(3))
def test_a_flipped_character_never_mixes_up_answers(seed):
    """With one wrong character in every answer no case gets the answer to another."""

    found, _ = judge("flips", seed, window=64)

    assert len(found) == NUMBER
    for number, replies in found.items():
        if isinstance(replies[0], Answered):
            assert replies[0].message["position"]["scores"] not in [[n, -n] for n in range(NUMBER) if n != number]


def test_an_excerpt_has_no_control_characters():
    """What a program sent can be shown anywhere."""

    assert excerpt(b"a\x1b[31m\x00\xff\r\nb") == r"a\x1b[31m\x00\xff  b"


def test_the_kit_ended_by_a_signal_takes_the_program_with_it(tmp_path):
    """SIGTERM to the kit does not leave the program behind."""

    script = tmp_path / "run.py"
    script.write_text(
        "import sys, time\n"
        "from handandfoot_conformance.programs.process import Program\n"
        "from handandfoot_conformance.programs.signals import ended_by_signals\n"
        "with ended_by_signals():\n"
        "    program = Program([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
        "    try:\n"
        "        print(program.pid, flush=True)\n"
        "        time.sleep(3600)\n"
        "    finally:\n"
        "        program.kill()\n"
    )
    kit = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert kit.stdout is not None
    pid = int(kit.stdout.readline())
    kit.terminate()

    assert kit.wait(10) == 143
    assert not Path(f"/proc/{pid}").exists()
    kit.stdout.close()
