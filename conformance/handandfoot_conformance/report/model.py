"""The report of a run, as plain values. Every other form of it is made from this one.

Its JSON form is described by `spec/schemas/report.schema.json`.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from handandfoot_conformance.judging.judge import Finding, Severity, State
from handandfoot_conformance.judging.outcomes import Outcome, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT: Final = 1
"""The version of the report's own form."""


class AboutRule(msgspec.Struct, frozen=True):
    """What the rulebook says about a rule that the run has to do with."""

    chapter: str
    chapter_title: str
    order: int
    word: str
    sentence: str
    citations: list[dict[str, Any]]


class Adapted(msgspec.Struct, frozen=True):
    """The program that was judged, as it was called and as it described itself."""

    command: str
    name: str = ""
    version: str = ""
    capabilities: list[str] = []
    parts: list[str] = []
    actions: list[str] = []
    parameters: dict[str, list[Any]] = {}
    restarts: int = 0
    """How often it broke down while it was judged, and was started anew."""
    errors: str = ""
    """The end of what it wrote to its standard error."""
    broke_down: str = ""
    """Why it could not be started."""
    notes: list[str] = []
    """What is wrong with it that no case has to do with. They are for people, and not part of the JSON form."""
    stop_failed: str = ""
    """How it broke down over `stop`; the JSON form says so among the failures."""


class Selected(msgspec.Struct, frozen=True):
    """What was asked for, and what that came to."""

    variants: list[str]
    sources: list[str]
    rules: list[str]
    cases: list[str]
    digest: str
    features: dict[str, int]
    smoke: bool = False
    files: dict[str, str] = {}
    """The files of house rules by the variant that each holds, to name them again; not part of the JSON form."""


class Deviations(msgspec.Struct, frozen=True):
    """What became of the known failures."""

    failing: list[str] = []
    passing: list[str] = []
    """They pass, so they are no longer known failures, and the run fails until they are struck off."""
    not_judged: list[str] = []


class CaseResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One case and what became of it. What only a failure needs to show is there only for a failure."""

    id: str
    title: str
    feature: str
    line: int
    rules: tuple[str, ...]
    variant: str
    outcome: Outcome
    group: str
    """The source whose case it is, or `core`, `house_rules`, `playthroughs`."""
    capability: str = ""
    severity: Severity = Severity.MUST
    reason: str = ""
    errors: str = ""
    expected: int = 0
    compared: int = 0
    not_shown: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    kind: str = ""
    request: dict[str, Any] = {}
    actions: tuple[dict[str, Any], ...] = ()
    acts: tuple[str, ...] = ()
    """The sentences of the acts."""
    known: str = ""
    """The reason and date of a known failure."""
    neighbour: str = ""
    """The nearest case that passes."""
    allowed: str = ""
    """In which other form the rules let the cards of a refused act be laid."""

    @property
    def is_new(self) -> bool:
        """Whether the outcome is not that of a known failure."""
        return not self.known

    @property
    def missed(self) -> tuple[Finding, ...]:
        """The findings that are not as expected."""
        return tuple(finding for finding in self.findings if finding.state is State.MISSED)


class Report(msgspec.Struct, frozen=True):
    """All that a run found out."""

    specification: str
    kit: str
    protocol: int
    started: str
    seconds: float
    adapter: Adapted
    selection: Selected
    results: list[CaseResult]
    rules: dict[str, AboutRule]
    floor: dict[str, int]
    """How many of the cases that were put to the program an engine passes that knows no rules."""
    deviations: Deviations = Deviations()
    strict: bool = False
    required: str = ""
    """The version of the rulebook whose scenarios count; empty where all do."""
    later: list[CaseResult] = []
    """Cases of scenarios that came after that version: they were run, and do not count."""
    format: int = FORMAT

    @property
    def tally(self) -> Tally:
        """The outcomes of all cases."""
        return Tally.of(result.outcome for result in self.results)

    @property
    def exit_code(self) -> int:
        """3 where the program broke down, 1 where something failed, else 0."""
        if (
            self.adapter.broke_down
            or self.adapter.stop_failed
            or any(each.outcome is Outcome.ERRORED and each.is_new for each in self.results)
        ):
            return 3
        return 1 if self.failures else 0

    @property
    def failures(self) -> list[str]:
        """Why the run fails, each reason a sentence; empty where it does not."""
        found = []
        failing = {Outcome.FAILED, *((Outcome.WARNED, Outcome.DIFFERED) if self.strict else ())}
        number = sum(each.outcome in failing and each.is_new for each in self.results)
        if number:
            found.append(f"{number} {'case is' if number == 1 else 'cases are'} not as the rules say")
        errored = sum(each.outcome is Outcome.ERRORED and each.is_new for each in self.results)
        if errored:
            found.append(f"{errored} {'case has' if errored == 1 else 'cases have'} no verdict")
        if self.adapter.stop_failed:
            found.append(f"the program broke down at its end: {self.adapter.stop_failed}")
        found += self._broke_down_at_times if self.strict else []
        if self.deviations.passing:
            found.append(f"known failures that pass: {', '.join(self.deviations.passing)}")
        if not self.tally.judged and not errored:
            found.append("no case was judged")
        selected = sum(self.selection.features.values())
        accounted = self.tally.selected + Tally.of(result.outcome for result in self.later).selected
        if accounted != selected:
            found.append(f"{selected} cases were selected and {accounted} accounted for")
        return found

    @property
    def warnings(self) -> list[str]:
        """What does not fail the run and should be known all the same, each a sentence."""
        return [*self.adapter.notes, *([] if self.strict else self._broke_down_at_times)]

    @property
    def _broke_down_at_times(self) -> list[str]:
        """A breakdown that no case is charged with: nobody can tell when the next one comes."""
        number = self.adapter.restarts
        if not number or any(each.outcome is Outcome.ERRORED for each in (*self.results, *self.later)):
            return []
        times = "once" if number == 1 else f"{number} times"
        return [f"the program broke down {times}, though every case was judged when tried again"]

    def tallies(self, by: str) -> dict[str, Tally]:
        """Return the outcomes by `group`, `variant`, `feature`, `rules` or `chapter`, in reading order."""
        found: dict[str, list[Outcome]] = defaultdict(list)
        for result in self.results:
            for key in self._keys(result, by):
                found[key].append(result.outcome)
        return {key: Tally.of(found[key]) for key in self._in_order(found, by)}

    def _keys(self, result: CaseResult, by: str) -> Iterable[str]:
        if by == "rules":
            return result.rules
        if by == "chapter":
            return dict.fromkeys(self.rules[rule].chapter for rule in result.rules if rule in self.rules)
        key: str = getattr(result, by)
        return (key,)

    def _in_order(self, keys: Iterable[str], by: str) -> list[str]:
        if by == "rules":
            return [rule for rule in self.rules if rule in set(keys)]
        if by == "chapter":
            return [each for each in dict.fromkeys(rule.chapter for rule in self.rules.values()) if each in set(keys)]
        return list(keys)
