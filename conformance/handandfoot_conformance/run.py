"""A run: cases are selected, put to a program, judged, and told in one report that is always complete."""

from __future__ import annotations

import datetime
import time
from contextlib import closing
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from handandfoot import __version__
from handandfoot.spec import SpecError, load_spec
from handandfoot_conformance.adapter import BrokenDownError, Declared, Job, Session, UnusableError, load_object
from handandfoot_conformance.conversation import Limits
from handandfoot_conformance.deviations import read_deviations
from handandfoot_conformance.gherkin import FeatureError
from handandfoot_conformance.ids import read_lock
from handandfoot_conformance.in_process import InProcessSession
from handandfoot_conformance.judge import Severity, State, Verdict, asks_of, judge_case, why_not
from handandfoot_conformance.messages import PROTOCOL
from handandfoot_conformance.outcomes import Outcome
from handandfoot_conformance.process import CommandError, ended_by_signals
from handandfoot_conformance.report.model import AboutRule, Adapted, CaseResult, Deviations, Report, Selected
from handandfoot_conformance.required import RequiredError, is_required, read_required
from handandfoot_conformance.select import CaseBook, NoCasesError, Selection, UnknownNameError, Wanted
from handandfoot_conformance.session import ProgramSession

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from handandfoot.spec import Spec
    from handandfoot.spec.model import Variant
    from handandfoot_conformance.adapter import Adapter, Reply
    from handandfoot_conformance.case import Case, NotApplicable
    from handandfoot_conformance.deviations import Deviation

PYTHON: Final = "py:"
"""How the name of a Python object begins where the command of a program could stand."""
REFERENCE: Final = "py:handandfoot_conformance.reference:ReferenceAdapter"
_GIVING_UP: Final = ("silent", "contradictory")
_SAMPLES: Final = 3


class Options(msgspec.Struct, frozen=True):
    """What is to be checked, and how."""

    adapter: str = REFERENCE
    """The command of a program, or `py:module:object`."""
    wanted: Wanted = Wanted()
    own_variants: tuple[Variant, ...] = ()
    """Variants that are not of the specification, read from files."""
    deviations: Path | None = None
    strict: bool = False
    smoke: bool = False
    """Only a few cases of each kind, to see whether the adapter works at all."""
    limits: Limits = Limits()
    floor: bool = True
    required: str = ""
    """The version of the rulebook whose scenarios count; without it all do."""


class Watcher(Protocol):
    """Whoever wants to see a run as it goes."""

    def begin(self, total: int) -> None:
        """So many cases will be judged."""

    def judged(self, result: CaseResult) -> None:
        """A case has been judged."""

    def end(self) -> None:
        """All have been."""


def run_check(options: Options | None = None, watcher: Watcher | None = None, book: CaseBook | None = None) -> Report:
    """Judge a program and return the report.

    Raises `UnusableError`, in one line, for wrong use: a name that does not exist, a command that cannot be run,
    an invalid file, or a selection without any case.
    """
    options = options or Options()
    try:
        book = book or CaseBook(load_spec(), own=options.own_variants)
        selection = book.select(options.wanted)
        known = read_deviations(options.deviations) if options.deviations else {}
        required = _required(options.required, book)
        with ended_by_signals():
            return _Run(options, book.spec, _sampled(selection) if options.smoke else selection, known, watcher).run(
                required
            )
    except (UnknownNameError, NoCasesError, FeatureError, SpecError, CommandError, RequiredError) as error:
        raise UnusableError(str(error)) from error


def open_session(adapter: str | Adapter, specification: str, limits: Limits | None = None) -> Session:
    """Start an adapter: an object, a `py:module:object`, or the command of a program.

    Raises `BrokenDownError` where it does not start, `UnusableError` or `CommandError` where there is none.
    """
    if not isinstance(adapter, str):
        return InProcessSession(adapter, specification)
    if adapter.startswith(PYTHON):
        return InProcessSession(load_object(adapter.removeprefix(PYTHON)), specification)
    return ProgramSession(adapter, specification, limits)


def _required(version: str, book: CaseBook) -> frozenset[str] | None:
    """Return the ids of the scenarios that a version requires, or None where every one counts."""
    return read_required(book.spec.root, version, read_lock(book.spec.root)) if version else None


def _sampled(selection: Selection) -> Selection:
    """Return a few cases of each kind, from the beginning, the middle and the end."""
    kinds: dict[tuple[str, str], list[Case]] = {}
    for case in selection.cases:
        kinds.setdefault((case.kind, case.capability), []).append(case)
    kept = {}
    for cases in kinds.values():
        for number in range(_SAMPLES):
            case = cases[number * (len(cases) - 1) // (_SAMPLES - 1)]
            kept[case.id] = case
    return Selection(tuple(kept.values()), (), selection.rule_tables)


class Judged(msgspec.Struct, frozen=True):
    """Cases with their verdicts."""

    verdicts: list[Verdict]
    declared: Declared


class Severities:
    """What it means that a case is not as expected, by the words of its rules and the standing of what it reads."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._standings: dict[tuple[str, int], Mapping[str, str]] = {}

    def of(self, case: Case, own: Mapping[str, Variant] | None = None) -> Severity:
        """Return the severity of a case."""
        rules = [self._spec.rules[rule] for rule in case.rules if rule in self._spec.rules]
        if rules and all(rule.word == "should" for rule in rules):
            return Severity.SHOULD
        key = (case.variant, case.players)
        if key not in self._standings:
            variant = (own or {}).get(case.variant, case.variant)
            self._standings[key] = self._spec.resolve(variant, case.players).standing
        standing = self._standings[key]
        read = [name for name in case.reads if name not in case.changed]
        governed = [name for rule in rules for name in rule.parameters if name not in case.changed]
        if any(standing.get(name) in _GIVING_UP for name in read):
            return Severity.ASSUMED
        if not read and governed and all(standing.get(name) in _GIVING_UP for name in governed):
            return Severity.ASSUMED
        return Severity.MUST


class _Run:
    def __init__(
        self,
        options: Options,
        spec: Spec,
        selection: Selection,
        known: Mapping[str, Deviation],
        watcher: Watcher | None,
    ) -> None:
        self._options = options
        self._spec = spec
        self._selection = selection
        self._known = known
        self._watcher = watcher
        self._severities = Severities(spec)
        self._own = {variant.id: variant for variant in options.own_variants}
        self._results: dict[int, CaseResult] = {}

    def run(self, required: frozenset[str] | None) -> Report:
        started, began = datetime.datetime.now(datetime.UTC), time.monotonic()
        cases = self._selection.cases
        if self._watcher:
            self._watcher.begin(len(cases))
        floor: dict[str, int] = {}
        try:
            session = open_session(self._options.adapter, self._spec.version, self._options.limits)
        except BrokenDownError as error:
            adapted = Adapted(self._options.adapter, errors=error.errors, broke_down=str(error))
            for number, case in enumerate(cases):
                self._note(number, case, Verdict(Outcome.ERRORED, reason=str(error), errors=error.errors))
        else:
            with closing(session):
                given = self._put(session)
            adapted = _adapted(self._options.adapter, session)
            if self._options.floor and given:
                floor = floor_of([cases[number] for number in given], session.declared, self._selection.rule_sets)
        if self._watcher:
            self._watcher.end()
        results = [self._results[number] for number in sorted(self._results)]
        results += [_inapplicable(each) for each in self._selection.not_applicable]
        later = [each for each in results if not is_required(each.id, required)]
        results = [each for each in results if is_required(each.id, required)]
        return Report(
            specification=self._spec.version,
            kit=__version__,
            protocol=PROTOCOL,
            started=started.isoformat(timespec="seconds"),
            seconds=round(time.monotonic() - began, 3),
            adapter=adapted,
            selection=self._selected(),
            results=with_neighbours(results),
            rules=about_rules(self._spec, results),
            floor=floor,
            deviations=self._deviations(results),
            strict=self._options.strict,
            required=self._options.required,
            later=later,
        )

    def _put(self, session: Session) -> list[int]:
        """Put every case to the program that it can be put to, and return their numbers."""
        cases, rule_sets, given = self._selection.cases, self._selection.rule_sets, []
        for number, case in enumerate(cases):
            parameters = self._selection.rule_tables[case.digest].parameters
            why = why_not(case, session.declared, parameters)
            if why is None:
                given.append(number)
            else:
                self._note(number, case, Verdict(Outcome.SKIPPED, reason=why))
        jobs = CaseJobs([cases[number] for number in given], session.declared)
        for at, replies in session.run(jobs, rule_sets):
            number = given[at]
            case = cases[number]
            self._note(number, case, judge_case(case, replies, session.declared, self._severity(case)))
        return given

    def _severity(self, case: Case) -> Severity:
        return self._severities.of(case, self._own)

    def _note(self, number: int, case: Case, verdict: Verdict) -> None:
        again = number in self._results
        result = result_of(case, verdict, self._severity(case), self._known.get(case.id))
        self._results[number] = result
        if self._watcher and not again:
            self._watcher.judged(result)

    def _selected(self) -> Selected:
        wanted = self._options.wanted
        variants = wanted.variants or tuple(dict.fromkeys(case.variant for case in self._selection.cases))
        return Selected(
            variants=list(variants),
            sources=list(wanted.sources),
            rules=list(wanted.rules),
            cases=list(wanted.cases),
            digest=self._selection.digest,
            features=self._selection.counts,
            smoke=self._options.smoke,
        )

    def _deviations(self, results: Sequence[CaseResult]) -> Deviations:
        outcomes = {result.id: result.outcome for result in results}
        failing = (Outcome.FAILED, Outcome.ERRORED, Outcome.WARNED, Outcome.DIFFERED)
        found = {case: outcomes.get(case) for case in self._known}
        return Deviations(
            failing=[case for case, outcome in found.items() if outcome in failing],
            passing=[case for case, outcome in found.items() if outcome is Outcome.PASSED],
            not_judged=[case for case, outcome in found.items() if outcome not in (*failing, Outcome.PASSED)],
        )


class CaseJobs:
    """The jobs of cases, each made when it is asked for and not kept."""

    def __init__(self, cases: Sequence[Case], declared: Declared) -> None:
        self._cases = cases
        self._declared = declared

    def __len__(self) -> int:
        return len(self._cases)

    def __getitem__(self, number: int) -> Job:
        case = self._cases[number]
        return Job(case.digest, asks_of(case, self._declared))


def judge_all(
    cases: Sequence[Case], session: Session, rule_sets: Mapping[str, Mapping[str, object]]
) -> dict[int, Verdict]:
    """Judge cases, all of them *must*, without regard to what the program declares not to do."""
    given = [number for number, case in enumerate(cases) if why_not(case, session.declared, {}) is None]
    replies: Iterable[tuple[int, tuple[Reply, ...]]] = session.run(
        CaseJobs([cases[number] for number in given], session.declared),
        {digest: dict(body) for digest, body in rule_sets.items()},
    )
    return {given[at]: judge_case(cases[given[at]], found, session.declared) for at, found in replies}


def floor_of(
    cases: Sequence[Case], declared: Declared, rule_sets: Mapping[str, Mapping[str, object]]
) -> dict[str, int]:
    """Return how many of the cases an engine passes that says yes, or no, to everything, and knows as little else."""
    from handandfoot_conformance.wrong.engines import AcceptEverything, RefuseEverything

    found = {"cases": len(cases)}
    for adapter in (AcceptEverything(), RefuseEverything()):
        session = InProcessSession(adapter, "")
        session.declared = session.declared._replace(
            capabilities=session.declared.capabilities & declared.capabilities, parts=declared.parts
        )
        verdicts = judge_all(cases, session, rule_sets)
        found[adapter.name] = sum(verdict.outcome is Outcome.PASSED for verdict in verdicts.values())
    return found


def group_of(source: str | None, feature: str) -> str:
    """Return under which heading a case is counted: its source, or the folder of its feature."""
    if source:
        return source
    folders = feature.removeprefix("features/").split("/")
    return folders[0] if len(folders) > 1 else "other"


def result_of(case: Case, verdict: Verdict, severity: Severity, known: Deviation | None = None) -> CaseResult:
    """Return what the report holds about a case."""
    bad = verdict.outcome not in (Outcome.PASSED, Outcome.SKIPPED)
    return CaseResult(
        id=case.id,
        title=case.title,
        feature=case.feature,
        line=case.line,
        rules=case.rules,
        variant=case.variant,
        outcome=verdict.outcome,
        group=group_of(case.source, case.feature),
        capability=case.capability,
        severity=severity,
        reason=verdict.reason,
        errors=verdict.errors,
        expected=sum(len(step.expectations) for step in case.steps),
        compared=verdict.compared,
        not_shown=verdict.not_shown,
        findings=verdict.findings if bad else (),
        kind=case.kind if bad else "",
        request=case.request if bad else {},
        actions=case.actions if bad else (),
        acts=tuple(step.text for step in case.steps) if bad else (),
        known=str(known) if known and bad else "",
    )


def _inapplicable(entry: NotApplicable) -> CaseResult:
    return CaseResult(
        id=entry.id,
        title=entry.title,
        feature=entry.feature,
        line=entry.line,
        rules=entry.rules,
        variant=entry.variant,
        outcome=Outcome.NOT_APPLICABLE,
        group=group_of(entry.source, entry.feature),
        reason=entry.reason,
    )


def _adapted(command: str, session: Session) -> Adapted:
    declared = session.declared
    return Adapted(
        command=command,
        name=declared.name,
        version=declared.version,
        capabilities=sorted(declared.capabilities),
        parts=sorted(declared.parts),
        actions=sorted(declared.actions),
        parameters={name: list(values) for name, values in declared.parameters.items()},
        restarts=session.restarts,
        errors=session.errors,
        notes=list(session.notes),
    )


def with_neighbours(results: Sequence[CaseResult]) -> list[CaseResult]:
    """Return the results, each failure with the nearest case of its feature that passes."""
    passing: dict[tuple[str, str], list[CaseResult]] = {}
    for result in results:
        if result.outcome is Outcome.PASSED:
            passing.setdefault((result.feature, result.variant), []).append(result)
    found = []
    for result in results:
        near = passing.get((result.feature, result.variant), ())
        if near and result.findings and State.MISSED in {finding.state for finding in result.findings}:
            nearest = min(
                near, key=lambda each: (not set(each.rules) & set(result.rules), abs(each.line - result.line))
            )
            found.append(msgspec.structs.replace(result, neighbour=nearest.id))
        else:
            found.append(result)
    return found


def about_rules(spec: Spec, results: Sequence[CaseResult]) -> dict[str, AboutRule]:
    """Return what the rulebook says about the rules that cases cite, in reading order."""
    cited = {rule for result in results for rule in result.rules}
    found = {}
    for name, rule in spec.rules.items():
        if name in cited:
            citations = [
                {"source": each.source, "section": each.section, "line": each.line, "says": each.says,
                 "standing": each.standing}
                for each in rule.citations
            ]  # fmt: skip
            title = spec.chapters[rule.chapter].title if rule.chapter in spec.chapters else rule.chapter
            found[name] = AboutRule(rule.chapter, title, rule.order, rule.word, rule.sentence, citations)
    return found
