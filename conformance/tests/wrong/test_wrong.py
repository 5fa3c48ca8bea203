"""The judge is judged: wrong engines are found out, each by a case that cites the rule it breaks."""

import sys

import pytest

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.checking import Options, run_check
from handandfoot_conformance.judging.batch import judge_all
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.protocol.adapter import Ask
from handandfoot_conformance.wrong import ENGINES, MUTANTS, AcceptEverything, Liar, RefuseEverything, Shuffled
from handandfoot_conformance.wrong.power import power, score

BOOK = CaseBook(load_spec())
RU = BOOK.select(Wanted(variants=("ru",), sources=("ru",)))
SOURCES = BOOK.select(Wanted(sources=tuple(load_spec().sources)))
ACTIVE = sorted(name for name, rule in load_spec().rules.items() if rule.status == "active")


def outcomes(adapter):
    verdicts = judge_all(RU.cases, InProcessSession(adapter, ""), RU.rule_sets)
    return {RU.cases[at].id: verdict.outcome for at, verdict in verdicts.items()}


@pytest.mark.parametrize("rule", ACTIVE)
def test_every_rule_has_a_wrong_engine_that_its_cases_catch(rule):
    """Breaking a rule fails a case that cites it."""

    (caught,) = power(SOURCES, [rule])

    assert caught.is_caught, f"{caught.says} is caught by none of {caught.citing} cases"


def test_the_power_is_a_score():
    """So many wrong engines are caught, of so many."""

    caught = list(power(RU, ["HF-DRAW-01", "HF-PILE-01", "HF-SCORE-01"], everywhere=True))

    assert score(caught) == (3, 3)
    assert all(each.anywhere >= each.by_rule > 0 for each in caught)


@pytest.mark.parametrize("seed", range(3))
def test_an_engine_that_shuffles_whatever_has_no_order_passes(seed):
    """Order is never implicit."""

    assert {case for case, outcome in outcomes(Shuffled(seed)).items() if outcome is not Outcome.PASSED} == set()


def test_shuffled_answers_do_differ():
    """The shuffled engine earns its name."""

    case = next(case for case in RU.cases if case.kind == "play" and "position" in case.request)
    request = {"id": 1, "request": "play", **case.request, "rules": case.digest, "actions": [], "observe": ["hands"]}
    answers = set()
    for seed in range(5):
        adapter = Shuffled(seed)
        adapter.rules({"id": 0, **RU.rule_sets[case.digest]})
        answers.add(str(adapter.play(request)))

    assert len(answers) > 1


def test_a_liar_about_its_state_fails_wherever_something_changes():
    """Its words are all right."""

    found = outcomes(Liar())
    changing = {case.id for case in RU.cases if any(each.kind == "nothing else changed" for each in case.expectations)}

    assert {case for case in changing if found[case] is Outcome.PASSED} == set()
    assert {case for case in found if case not in changing and found[case] is Outcome.FAILED} <= {
        case.id for case in RU.cases if case.kind == "play"
    }


@pytest.mark.parametrize(("adapter", "most"), [(AcceptEverything, 0.2), (RefuseEverything, 0.45)])
def test_a_mindless_engine_stays_near_the_floor(adapter, most):
    """An engine that knows no rules does not come far."""

    found = list(outcomes(adapter()).values())

    assert 0 < found.count(Outcome.PASSED) < most * len(found)


def test_a_slow_engine_passes_within_its_time():
    """The time limit is for each answer and not for all."""

    wanted = Wanted(variants=("ru",), rules=("HF-DRAW-01",))
    report = run_check(Options(adapter=f"{sys.executable} -m handandfoot_conformance.wrong slow", wanted=wanted))

    assert report.exit_code == 0
    assert report.tally.passed == report.tally.selected > 0


def test_the_engines_run_as_programs():
    """Strangers can see them, and the verdicts are those of the engine in process."""

    wanted = Wanted(variants=("ru",), rules=("HF-PILE-03", "HF-SCORE-01"))
    for name in ("accept-everything", "HF-PILE-03"):
        outside = run_check(Options(adapter=f"{sys.executable} -m handandfoot_conformance.wrong {name}", wanted=wanted))
        adapter = {**ENGINES, **MUTANTS}[name]()
        selection = CaseBook(load_spec()).select(wanted)
        inside = judge_all(selection.cases, InProcessSession(adapter, ""), selection.rule_sets)
        assert [each.outcome for each in outside.results] == [inside[at].outcome for at in sorted(inside)]
        assert outside.exit_code == 1


def test_a_mutant_leaves_the_engine_as_it_was():
    """What is patched for one is right again for the next."""

    before = outcomes(Shuffled())
    for make in MUTANTS.values():
        session = InProcessSession(make(), "")
        assert session._ask(Ask("stop", {}), frozenset()).message["stopped"] is True

    assert outcomes(Shuffled()) == before
