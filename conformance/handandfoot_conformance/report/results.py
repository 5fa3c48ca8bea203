"""From verdicts to what a report holds: the results of cases, their neighbours, and what is said of their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from handandfoot_conformance.judging.judge import Severity, State, Verdict
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.report.model import AboutRule, Adapted, CaseResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot.spec import Spec
    from handandfoot_conformance.judging.deviations import Deviation
    from handandfoot_conformance.protocol.adapter import Session
    from handandfoot_conformance.protocol.case import Case, NotApplicable


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


def inapplicable(entry: NotApplicable) -> CaseResult:
    """Return what the report holds about a case that could not be put."""
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


def about_adapter(command: str, session: Session) -> Adapted:
    """Return what a report says about the program that was judged, as it declared itself."""
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
        stop_failed=session.stop_failed,
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
