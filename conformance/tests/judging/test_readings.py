"""What is assumed is assumed, and what a text states is stated: no other reading fails, and no broken value differs."""

from functools import cache

import pytest

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.judging.judge import asks_of, judge_case
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.judging.readings import OPEN, Other, Readings, standings_where
from handandfoot_conformance.judging.severity import Severities, severity_of
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.other_reading import OtherReading
from handandfoot_conformance.programs.reference import NotingReference
from handandfoot_conformance.protocol.adapter import Broken, Job

pytestmark = pytest.mark.slow

SPEC = load_spec()
READINGS = Readings(SPEC)
SEVERITIES = Severities(SPEC)
BAD = (Outcome.FAILED, Outcome.ERRORED)
PLAYERS = 4


@cache
def selection(source):
    return CaseBook(SPEC).select(Wanted(variants=(source,)))


@cache
def looked_at(source):
    """Return the cases of a source, each with the parameters that the reference engine looks at in it."""
    chosen, found = selection(source), []
    for case in chosen.cases:
        noting = NotingReference()
        session = InProcessSession(noting, "")
        list(session.run([Job(case.digest, asks_of(case, session.declared))], chosen.rule_sets))
        found.append((case, frozenset(noting.asked)))
    return found


def verdicts(source, values):
    """Yield each case of a source with the verdict on an engine that plays by other values, where one is not met."""
    rule_sets = selection(source).rule_sets
    session = InProcessSession(OtherReading(values), "")
    for case, seen in looked_at(source):
        if case.changed.keys() & values.keys() or not seen & values.keys():
            continue
        job, rule_set = Job(case.digest, asks_of(case, session.declared)), rule_sets[case.digest]
        replies = dict(session.run([job], {case.digest: rule_set}))[0]
        if judge_case(case, replies, session.declared).outcome in BAD:
            yield case, SEVERITIES.judge(case, replies, session.declared, rule_set)


def first_others(source):
    """Return one other value, if there is one, for each parameter that a source states and leaves no doubt about."""
    resolved = SPEC.resolve(source, PLAYERS)
    doubtful = {name for other in READINGS.open_in(source, PLAYERS) for name in other.values}
    for name in resolved.parameters:
        if resolved.standing[name] == "explicit" and name not in doubtful:
            others = READINGS.other_values(name, resolved.parameters[name])
            if (value := next(iter(others), None)) is not None:
                yield name, value


@pytest.mark.parametrize("source", SPEC.sources)
def test_a_program_with_another_reading_of_the_register_differs_and_never_fails(source):
    """Each reading that is open in a source and that values express is played in all cases of the source."""

    readings = {str(other): other for other in READINGS.in_register(SPEC.resolve(source, PLAYERS))}
    assert len(readings) > 5
    for name, other in readings.items():
        bad = [(case.id, verdict.reason) for case, verdict in verdicts(source, other.values) if verdict.outcome in BAD]
        assert bad == [], name


@pytest.mark.parametrize("source", SPEC.sources)
def test_a_program_with_any_other_value_of_an_assumed_point_differs_and_never_fails(source):
    """Beyond the register, every other value of a point on which a source is silent or contradicts itself is played."""

    resolved = SPEC.resolve(source, PLAYERS)
    assumed = {}
    for name in resolved.parameters:
        for value in READINGS.other_values(name, resolved.parameters[name]):
            if standings_where(resolved, name, value) <= OPEN:
                assumed.setdefault(name, []).append(value)
    assert len(assumed) > 3
    for name, values in assumed.items():
        for value in values[:2]:
            bad = [(case.id, value) for case, verdict in verdicts(source, {name: value}) if verdict.outcome in BAD]
            assert bad == []


@pytest.mark.parametrize("source", SPEC.sources)
def test_a_program_that_breaks_an_explicit_value_fails(source):
    """Of each explicit value another one is played, and where it shows at all it fails a case."""

    shown = 0
    for name, value in first_others(source):
        outcomes = []
        for _, verdict in verdicts(source, {name: value}):
            outcomes.append(verdict.outcome)
            if verdict.outcome in BAD:
                break
        assert not outcomes or outcomes[-1] in BAD, f"{name} = {value} only differs"
        shown += bool(outcomes)

    assert shown > 10


def test_a_row_of_a_table_stands_for_itself():
    """The books of the first rounds are stated and those of later rounds assumed: only these may be others."""

    value = SPEC.resolve("it", PLAYERS).parameters["out_books"]["from"]
    fewer = {**value["1"], "clean": 1}
    stated = [verdict.outcome for _, verdict in verdicts("it", {"out_books": fewer})]
    assumed = {"by": "round", "from": {"1": value["1"], "3": {**value["3"], "any": 6}}}
    open_ones = [verdict.outcome for _, verdict in verdicts("it", {"out_books": assumed})]

    assert Outcome.FAILED in stated
    assert set(open_ones) == {Outcome.DIFFERED}


@pytest.mark.parametrize(
    ("name", "other", "standings"),
    [
        ("packets", [11, 11, 11], {"explicit"}),
        ("out_books", {"by": "round", "from": {"1": {"clean": 2, "dirty": 2, "any": 0}}}, {"silent"}),
        ("out_books", {"clean": 2, "dirty": 2, "any": 5}, {"explicit"}),
        ("draw_count", 9, {"explicit"}),
    ],
)
def test_a_difference_stands_as_the_part_in_which_it_lies(name, other, standings):
    """Rows, items and keys are looked at one by one; what shows in none of them stands as the whole."""

    assert standings_where(SPEC.resolve("it", PLAYERS), name, other) == standings


def test_two_open_points_read_otherwise_at_once_differ_too():
    """A program may take another reading of more than one point."""

    values = {"out_partner": "nothing", "foot_after_discard": "at once", "freeze": "wild discard"}
    found = list(verdicts("ru", values))

    assert found
    assert [case.id for case, verdict in found if verdict.outcome in BAD] == []


def test_points_that_are_assumed_may_be_any_number():
    """A number far from all that house rules have is found out by how the points grow."""

    found = list(verdicts("classic-canasta", {"red_three_left": -1700}))

    assert found
    assert {verdict.outcome for _, verdict in found} == {Outcome.DIFFERED}
    assert all("red_three_left = -1700" in verdict.reason for _, verdict in found)


def test_an_open_point_excuses_nothing_else():
    """A program that breaks a stated value beside another reading of an open one fails."""

    found = (verdict.outcome for _, verdict in verdicts("ru", {"out_partner": "nothing", "draw_count": 3}))

    assert Outcome.FAILED in found


def test_a_crash_is_no_reading():
    """Only a program that says itself that the pack is another one differs; one that breaks has no verdict."""

    case, verdict = next(each for each in verdicts("it", {"jokers": 4}) if each[0].request.get("deal"))
    assert (verdict.outcome, "jokers" in verdict.reason) == (Outcome.DIFFERED, True)

    rule_set = selection("it").rule_sets[case.digest]
    declared = InProcessSession(NotingReference(), "").declared
    for broken in (Broken("the program ended"), Broken("the program says: no", declined=True)):
        assert SEVERITIES.judge(case, (broken,), declared, rule_set).outcome is Outcome.ERRORED


def test_what_the_reference_does_not_look_at_changes_no_verdict():
    """Readings are only tried of points that the engine looks at; none of the others makes it miss the case."""

    resolved = SPEC.resolve("ru", PLAYERS)
    chosen = selection("ru")
    tried = 0
    for case in chosen.cases[::40]:
        noting = NotingReference()
        session, rule_set = InProcessSession(noting, ""), chosen.rule_sets[case.digest]
        job = Job(case.digest, asks_of(case, session.declared))
        list(session.run([job], {case.digest: rule_set}))
        for name in resolved.parameters.keys() - noting.asked - case.changed.keys():
            value = next(iter(READINGS.other_values(name, rule_set["parameters"][name])), None)
            other = InProcessSession(OtherReading({name: value}), "")
            replies = dict(other.run([job], {case.digest: rule_set}))[0]
            if value is not None and not isinstance(replies[0], Broken):
                assert judge_case(case, replies, session.declared).outcome is Outcome.PASSED, (case.id, name)
                tried += 1

    assert tried > 100


def test_the_reason_names_the_other_reading():
    """Who differs is told by which value."""

    case, verdict = next(verdicts("ru", {"foot_after_discard": "at once"}))

    assert verdict.reason == 'as under another reading that is open here: foot_after_discard = "at once"'
    assert severity_of(verdict, SEVERITIES.of(case)) == "assumed"
    assert str(Other({"a": 1, "b": "c"})) == 'a = 1 and b = "c"'
