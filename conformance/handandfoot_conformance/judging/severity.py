"""What it means that a case is not as expected: it fails, it is warned of, or it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from handandfoot_conformance.judging.judge import Severity

if TYPE_CHECKING:
    from collections.abc import Mapping

    from handandfoot.spec import Spec
    from handandfoot.spec.model import Variant
    from handandfoot_conformance.protocol.case import Case


_GIVING_UP: Final = ("silent", "contradictory")


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
