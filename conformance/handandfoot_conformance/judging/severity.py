"""What it means that a case is not as expected: it fails, it is warned of, or it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from handandfoot.spec.parts import standing_of_part
from handandfoot_conformance.judging.judge import Severity, judge_case
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.judging.readings import OPEN, Missed, Readings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from handandfoot.spec import Spec
    from handandfoot.spec.model import Setting, Variant
    from handandfoot_conformance.judging.judge import Verdict
    from handandfoot_conformance.protocol.adapter import Declared, Reply
    from handandfoot_conformance.protocol.case import Case
    from handandfoot_conformance.protocol.messages import Message


class Severities:
    """What it means that a case is not as expected, by the words of its rules and by what explains the answer."""

    def __init__(self, spec: Spec, own: Mapping[str, Variant] | None = None) -> None:
        self._spec = spec
        self._own = dict(own or {})
        self._settings: dict[tuple[str, int], Mapping[str, Setting]] = {}
        self._readings = Readings(spec, own)

    def of(self, case: Case) -> Severity:
        """Return the severity of a case as far as it can be told before there is an answer."""
        rules = [self._spec.rules[rule] for rule in case.rules if rule in self._spec.rules]
        if rules and all(rule.word == "should" for rule in rules):
            return Severity.SHOULD
        read = [name for name in case.reads if name not in case.changed]
        governed = [name for rule in rules for name in rule.parameters if name not in case.changed]
        if any(self._is_open(case, name) for name in read):
            return Severity.ASSUMED
        if not read and governed and all(self._is_open(case, name) for name in governed):
            return Severity.ASSUMED
        return Severity.MUST

    def judge(self, case: Case, replies: Sequence[Reply], declared: Declared, rule_set: Message) -> Verdict:
        """Return the verdict on a case; a miss differs where another reading of an open point explains it.

        `rule_set` is the body of the `rules` request under which the case was put.
        A miss that none explains differs all the same where the case turns on open points alone.
        """
        severity = self.of(case)
        verdict = judge_case(case, replies, declared, severity if severity is Severity.SHOULD else Severity.MUST)
        if verdict.outcome not in (Outcome.FAILED, Outcome.ERRORED):
            return verdict
        missed = Missed(case, replies, verdict, declared, rule_set)
        if (other := self._readings.explanation(missed)) is not None:
            reason = f"as under another reading that is open here: {other}"
            return msgspec.structs.replace(verdict, outcome=Outcome.DIFFERED, reason=reason)
        if verdict.outcome is Outcome.FAILED and severity is Severity.ASSUMED:
            if self._readings.turns_on_what_is_stated(missed):
                return verdict
            return msgspec.structs.replace(verdict, outcome=Outcome.DIFFERED)
        return verdict

    def _is_open(self, case: Case, name: str) -> bool:
        """Whether a variant only assumes the value of a parameter, in the round of a case where it goes by rounds."""
        key = (case.variant, case.players)
        if key not in self._settings:
            resolved = self._spec.resolve(self._own.get(case.variant, case.variant), case.players)
            self._settings[key] = resolved.settings
        setting = self._settings[key].get(name)
        if setting is None:
            return False
        begun = case.request.get("position") or case.request.get("deal") or case.request
        return standing_of_part(setting, {"players": case.players, "round": begun.get("round", 1)}) in OPEN


def severity_of(verdict: Verdict, before: Severity) -> Severity:
    """Return how much a verdict weighs: as its outcome says, or where it has none of these, as the case did before."""
    outcomes = {
        Outcome.FAILED: Severity.MUST,
        Outcome.WARNED: Severity.SHOULD,
        Outcome.DIFFERED: Severity.ASSUMED,
    }
    return outcomes.get(verdict.outcome, before)
