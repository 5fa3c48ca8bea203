"""A run: cases are selected, put to a program, judged, and told in one report that is always complete."""

from __future__ import annotations

import datetime
import time
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from handandfoot import __version__
from handandfoot.spec import SpecError, load_spec
from handandfoot_conformance.cases.case_book import CaseBook, NoCasesError, Selection, UnknownNameError, Wanted
from handandfoot_conformance.cases.required import RequiredError, is_required, read_required
from handandfoot_conformance.judging.batch import CaseJobs
from handandfoot_conformance.judging.deviations import read_deviations
from handandfoot_conformance.judging.judge import Verdict, why_not
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.judging.severity import Severities, severity_of
from handandfoot_conformance.programs.conversation import Limits
from handandfoot_conformance.programs.opening import REFERENCE, open_session
from handandfoot_conformance.programs.process import CommandError
from handandfoot_conformance.programs.signals import ended_by_signals
from handandfoot_conformance.protocol.adapter import BrokenDownError, Session, UnusableError
from handandfoot_conformance.protocol.messages import PROTOCOL
from handandfoot_conformance.report.accepted_forms import with_other_forms
from handandfoot_conformance.report.model import Adapted, CaseResult, Deviations, Report, Selected
from handandfoot_conformance.report.results import about_adapter, about_rules, inapplicable, result_of, with_neighbours
from handandfoot_conformance.scenarios.ids import read_lock
from handandfoot_conformance.scenarios.scenario import FeatureError
from handandfoot_conformance.wrong.floor import floor_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from handandfoot.spec import Spec
    from handandfoot.spec.model import Variant
    from handandfoot_conformance.judging.deviations import Deviation
    from handandfoot_conformance.positions.rule_tables import RuleTable
    from handandfoot_conformance.protocol.case import Case

_SAMPLES: Final = 3


class Options(msgspec.Struct, frozen=True):
    """What is to be checked, and how."""

    adapter: str = REFERENCE
    """The command of a program, or `py:module:object`."""
    wanted: Wanted = Wanted()
    own_variants: tuple[Variant, ...] = ()
    """Variants that are not of the specification, read from files."""
    variant_files: Mapping[str, str] = {}
    """The files that they were read from, by id, so that a report can say how to judge a case again."""
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
        known = read_deviations(options.deviations) if options.deviations else {}
        required = _required(options.required, book)
        with ended_by_signals():
            session = _started(options, book.spec.version)
            try:
                selection = book.select(options.wanted)
                selection = _sampled(selection) if options.smoke else selection
                return _Run(options, book.spec, selection, known, watcher).run(session, required)
            except BaseException:
                if not isinstance(session, BrokenDownError):
                    session.close()
                raise
    except (UnknownNameError, NoCasesError, FeatureError, SpecError, CommandError, RequiredError) as error:
        raise UnusableError(str(error)) from error


def _started(options: Options, specification: str) -> Session | BrokenDownError:
    """Start the program before the cases are compiled, so that one that does not exist is noticed at once."""
    try:
        return open_session(options.adapter, specification, options.limits)
    except BrokenDownError as error:
        return error


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
        self._severities = Severities(spec, {variant.id: variant for variant in options.own_variants})
        self._results: dict[int, CaseResult] = {}

    def run(self, session: Session | BrokenDownError, required: frozenset[str] | None) -> Report:
        started, began = datetime.datetime.now(datetime.UTC), time.monotonic()
        cases = self._selection.cases
        if self._watcher:
            self._watcher.begin(len(cases))
        try:
            adapted, floor = self._adapted(session)
        finally:
            if self._watcher:
                self._watcher.end()
        results = [self._results[number] for number in sorted(self._results)]
        results += [inapplicable(each) for each in self._selection.not_applicable]
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
            results=with_other_forms(with_neighbours(results), self._tables(), self._spec),
            rules=about_rules(self._spec, results),
            floor=floor,
            deviations=self._deviations(results),
            strict=self._options.strict,
            required=self._options.required,
            later=later,
        )

    def _adapted(self, session: Session | BrokenDownError) -> tuple[Adapted, dict[str, int]]:
        """Judge every case, and return what is said of the program, and what an engine passes that knows no rules."""
        cases, command = self._selection.cases, self._options.adapter
        if isinstance(session, BrokenDownError):
            reason, errors = str(session), session.errors
            for number, case in enumerate(cases):
                self._note(number, case, Verdict(Outcome.ERRORED, reason=reason, errors=errors))
            return Adapted(command, errors=errors, broke_down=reason), {}
        given = self._put(session)
        session.close()
        floor: dict[str, int] = {}
        if self._options.floor and given:
            floor = floor_of([cases[number] for number in given], session.declared, self._selection.rule_sets)
        return about_adapter(command, session), floor

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
            rule_set = self._selection.rule_tables[case.digest].request()
            self._note(number, case, self._severities.judge(case, replies, session.declared, rule_set))
        return given

    def _tables(self) -> dict[str, RuleTable]:
        """Return the rule table of each case that was selected."""
        return {case.id: self._selection.rule_tables[case.digest] for case in self._selection.cases}

    def _note(self, number: int, case: Case, verdict: Verdict) -> None:
        again = number in self._results
        severity = severity_of(verdict, self._severities.of(case))
        result = result_of(case, verdict, severity, self._known.get(case.id))
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
            files=dict(self._options.variant_files),
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
