"""A run: complete whatever happens, the same in process and over a pipe, and honest about what was not judged."""

import sys
from pathlib import Path

import msgspec
import pytest
from runtimes import FAULTY_PROGRAM

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.checking import Options, run_check
from handandfoot_conformance.judging.batch import judge_all
from handandfoot_conformance.judging.judge import Severity
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.judging.severity import Severities
from handandfoot_conformance.programs.conversation import Limits
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.adapter import BrokenDownError, UnusableError
from handandfoot_conformance.report.files import to_object

pytestmark = pytest.mark.slow

SERVE = f"{sys.executable} -m handandfoot_conformance.serve"
FAULTY = f"{sys.executable} -S {FAULTY_PROGRAM}"
LIAR = "py:handandfoot_conformance.wrong:Liar"
FEW = Wanted(variants=("ru",), rules=("HF-DRAW-01", "HF-DISC-01", "HF-WILD-03"))


class Watching:
    def __init__(self):
        self.total = self.number = 0
        self.over = False

    def begin(self, total):
        self.total = total

    def judged(self, result):
        self.number += 1

    def end(self):
        self.over = True


def verdicts(report):
    return {each.id: (each.outcome, each.findings, each.reason) for each in report.results}


def test_the_reference_engine_passes_its_own_cases():
    """All that are selected are judged."""

    watcher = Watching()
    report = run_check(Options(wanted=Wanted(sources=("ru",), variants=("ru",))), watcher)

    assert (report.exit_code, report.failures) == (0, [])
    assert (
        report.tally.passed == report.tally.judged == report.tally.selected == sum(report.selection.features.values())
    )
    assert (watcher.total, watcher.number, watcher.over) == (report.tally.selected, report.tally.selected, True)
    assert report.floor["cases"] == report.tally.selected


@pytest.mark.parametrize("window", [1, 64])
def test_a_program_gets_the_verdicts_of_the_same_engine_in_process(window):
    """Over a pipe, with one request in flight or many."""

    outside = run_check(Options(adapter=SERVE, wanted=FEW, limits=Limits(window=window)))

    assert verdicts(outside) == verdicts(run_check(Options(wanted=FEW)))


def test_failures_are_told_with_position_and_neighbour():
    """The report holds what a person needs to see."""

    report = run_check(Options(adapter=LIAR, wanted=FEW))
    failed = [each for each in report.results if each.outcome is Outcome.FAILED]

    assert report.exit_code == 1
    assert all(each.request and each.acts and each.missed for each in failed)
    assert any(each.neighbour for each in failed)
    assert set(report.rules) >= {"HF-DRAW-01", "HF-DISC-01"}


def test_what_a_program_does_not_declare_is_skipped_with_the_reason():
    """And counted in one denominator only."""

    report = run_check(Options(adapter=f"{FAULTY} none", wanted=FEW))
    skipped = [each for each in report.results if each.outcome is Outcome.SKIPPED]

    assert {each.reason for each in skipped} == {"the program does not declare `melds`"}
    assert report.tally.judged == report.tally.selected - len(skipped)


def test_a_program_that_does_not_start_is_told_in_a_complete_report():
    """Every case is errored, and the exit code says that the program broke down."""

    report = run_check(Options(adapter=f"{FAULTY} 'ends at once'", wanted=FEW))

    assert report.exit_code == 3
    assert {each.outcome for each in report.results} == {Outcome.ERRORED}
    assert len(report.results) == sum(report.selection.features.values())
    assert "exit code 5" in report.adapter.broke_down
    assert "cannot find my own library" in report.adapter.errors


def test_a_program_that_breaks_down_now_and_then_is_told_and_fails_a_strict_run():
    """Every case is judged when it is tried again, so only a strict run fails; a sound program is told nothing."""

    wanted = Wanted(variants=("ru",), rules=("HF-DRAW-01", "HF-DISC-01"))
    faulty = f"{FAULTY} 'ends after some'"
    loose = run_check(Options(adapter=faulty, wanted=wanted, floor=False, limits=Limits(window=1)))
    strict = msgspec.structs.replace(loose, strict=True)
    times = loose.adapter.restarts
    told = f"the program broke down {times} times, though every case was judged when tried again"

    assert times > 1
    assert loose.tally.errored == 0
    assert (loose.warnings, told in loose.failures) == ([told], False)
    assert (strict.warnings, told in strict.failures) == ([], True)
    assert strict.exit_code == 1
    passing = [each for each in loose.results if each.outcome is Outcome.PASSED]
    right = msgspec.structs.replace(
        loose, results=passing, selection=msgspec.structs.replace(loose.selection, features={"": len(passing)})
    )
    assert (right.exit_code, msgspec.structs.replace(right, strict=True).exit_code) == (0, 1)
    assert run_check(Options(wanted=wanted, floor=False)).warnings == []


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(adapter="no-such-program"), "was not found"),
        (Options(adapter="py:no_such_module:Thing"), "cannot be loaded"),
        (Options(adapter="py:nonsense"), "module:object"),
        (Options(wanted=Wanted(rules=("HF-PILE-3",))), "did you mean HF-PILE-"),
        (Options(wanted=Wanted(variants=("rus",))), "did you mean ru"),
        (Options(wanted=Wanted(cases=("sources/ru/nothing-like-it",))), "there is no case"),
        (Options(deviations=Path("no/such/file.yaml")), "no/such/file.yaml"),
    ],
)
def test_wrong_use_is_told_in_one_line(options, words):
    """No traceback, and the nearest name where there is one."""

    with pytest.raises(UnusableError, match=words) as caught:
        run_check(options)

    assert "\n" not in str(caught.value)


def known(tmp_path, *entries):
    path = tmp_path / "known.yaml"
    path.write_text(
        "deviations:\n" + "".join(f"  - {{case: '{case}', reason: {why}, date: 2026-01-31}}\n" for case, why in entries)
    )
    return path


def test_known_failures_do_not_fail_the_run(tmp_path):
    """They are listed with reason and date, and what is not listed still fails."""

    failing = [each.id for each in run_check(Options(adapter=LIAR, wanted=FEW)).results if each.findings]
    every = known(tmp_path, *((case, "it lies") for case in failing))
    report = run_check(Options(adapter=LIAR, wanted=FEW, deviations=every))
    assert (report.exit_code, report.deviations.failing) == (0, failing)
    assert {each.known for each in report.results if each.findings} == {"it lies (2026-01-31)"}

    but_one = known(tmp_path, *((case, "it lies") for case in failing[1:]))
    assert run_check(Options(adapter=LIAR, wanted=FEW, deviations=but_one)).exit_code == 1


def test_a_known_failure_that_passes_fails_the_run(tmp_path):
    """It has to be struck off."""

    case = run_check(Options(wanted=FEW)).results[0].id
    report = run_check(Options(wanted=FEW, deviations=known(tmp_path, (case, "once"))))

    assert report.exit_code == 1
    assert report.failures == [f"known failures that pass: {case}"]


ENTRY = "{case: a, reason: b, date: 2026-01-31}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "deviations: 3",
        "deviations: [{case: a, reason: b}]",
        "deviations: [{case: a, reason: b, date: soon}]",
        "deviations: [{case: a, reason: ' ', date: 2026-01-31}]",
        f"deviations: [{ENTRY}]\nmore: 1",
        f"deviations: [{ENTRY}, {ENTRY}]",
    ],
)
def test_a_bad_file_of_known_failures_is_wrong_use(tmp_path, text):
    """Every entry has case, reason and date, and no case stands twice."""

    path = tmp_path / "known.yaml"
    path.write_text(text)

    with pytest.raises(UnusableError):
        run_check(Options(wanted=FEW, deviations=path))


def test_smoke_puts_a_few_cases_of_each_kind():
    """Enough to see whether an adapter works at all."""

    wanted = Wanted(variants=("ru",), sources=("ru",))
    report = run_check(Options(wanted=wanted, smoke=True))

    assert report.exit_code == 0
    assert report.selection.smoke
    assert len({each.capability for each in report.results}) >= 5
    assert 5 <= report.tally.judged <= 21


def test_smoke_tells_a_fault_of_the_adapter_from_a_fault_of_the_rules():
    """By the exit code: 3 for the adapter, 1 for the rules."""

    wanted = Wanted(variants=("ru",), sources=("ru",))

    assert run_check(Options(adapter=LIAR, wanted=wanted, smoke=True)).exit_code == 1
    chatty = Options(adapter=f"{FAULTY} chatters", wanted=wanted, smoke=True, limits=Limits(seconds=2))
    assert run_check(chatty).exit_code == 3


def test_a_wrong_answer_to_stop_is_a_warning():
    """It fails no run, and people are told."""

    report = run_check(Options(adapter=f"{FAULTY} 'garbles stop'", wanted=FEW, floor=False))

    assert report.warnings == report.adapter.notes
    assert "`stop` is answered wrongly" in report.warnings[0]
    assert (report.tally.errored, "notes" in to_object(report)["adapter"]) == (0, False)


@pytest.mark.parametrize(
    ("declared", "words"),
    [
        ({"parameters": {"wild_limits": [3]}}, "did you mean wild_limit"),
        ({"capabilities": ["meld"]}, 'allowed: .*"melds"'),
        ({"parts": ["hand"]}, 'allowed: .*"hands"'),
        ({"actions": ["drow"]}, 'allowed: .*"draw"'),
    ],
)
def test_a_start_that_declares_what_there_is_not_is_refused(declared, words):
    """With the nearest name or with all that there are, before anything is judged."""

    class Misspelt(ReferenceAdapter):
        def start(self, request):
            return super().start(request) | declared

    with pytest.raises(BrokenDownError, match=words):
        InProcessSession(Misspelt(), "")


@pytest.mark.parametrize(("given", "outcome"), [({}, Outcome.PASSED), ({"id": -1}, Outcome.ERRORED)])
def test_a_python_object_need_not_give_the_id(given, outcome):
    """What a call returns is the answer to that call; but an id that is given has to be the right one."""

    class WithoutIds(ReferenceAdapter):
        def play(self, request):
            answer = super().play(request)
            return {name: value for name, value in answer.items() if name != "id"} | given

    cases = CaseBook(load_spec()).select(Wanted(variants=("ru",), rules=("HF-DRAW-01",)))
    plays = [case for case in cases.cases if case.kind == "play"]
    found = judge_all(plays, InProcessSession(WithoutIds(), ""), cases.rule_sets)

    assert {each.outcome for each in found.values()} == {outcome}


def test_strict_lets_differences_fail():
    """What the house rules assume fails nobody unless it is asked to."""

    cases = CaseBook(load_spec()).select(Wanted(variants=("ru",), sources=("ru",))).cases
    severities = Severities(load_spec())
    assumed = tuple(case.id for case in cases if severities.of(case) is Severity.ASSUMED and case.kind == "play")
    found = run_check(Options(adapter=LIAR, wanted=Wanted(cases=assumed))).results
    wanted = Wanted(cases=tuple(each.id for each in found if each.outcome is Outcome.DIFFERED))

    loose = run_check(Options(adapter=LIAR, wanted=wanted))
    assert (loose.exit_code, loose.tally.failed) == (0, 0)
    assert loose.tally.differed > 0
    assert run_check(Options(adapter=LIAR, wanted=wanted, strict=True)).exit_code == 1


def test_a_run_in_which_nothing_is_judged_fails():
    """Zero cases is never success."""

    report = run_check(
        Options(adapter=f"{FAULTY} none", wanted=Wanted(variants=("ru",), rules=("HF-WILD-02",)), floor=False)
    )
    melds_only = [each for each in report.results if each.outcome is Outcome.SKIPPED]
    only = Wanted(cases=tuple(each.id for each in melds_only))
    nothing = run_check(Options(adapter=f"{FAULTY} none", wanted=only))

    assert nothing.exit_code == 1
    assert nothing.failures == ["no case was judged"]


def test_known_failures_that_are_not_selected_are_no_matter(tmp_path):
    """A file may list more than a run judges."""

    report = run_check(Options(wanted=FEW, deviations=known(tmp_path, ("sources/ru/elsewhere@ru", "not today"))))

    assert (report.exit_code, report.deviations.not_judged) == (0, ["sources/ru/elsewhere@ru"])
