"""Outcomes of a case, which are never merged, and how they are counted.

A skipped case is not a passed one, a crash is not a refusal, and a rule that only recommends does not fail.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable


class Outcome(StrEnum):
    """What became of a case."""

    PASSED = "passed"
    """Everything that could be compared was as expected."""
    FAILED = "failed"
    """Something was not as a rule says that it must be."""
    ERRORED = "errored"
    """No verdict: the program crashed, hung, or sent something that is not an answer."""
    SKIPPED = "skipped"
    """The case was not put to the program, or the program declined it; the reason says why."""
    NOT_APPLICABLE = "not applicable"
    """The scenario cannot be posed under the variant; the reason says why."""
    WARNED = "warned"
    """Something was not as a rule says that it should be."""
    DIFFERED = "differed"
    """Something was not as this rulebook assumes where the source is silent or contradicts itself."""


SIGNS = {
    Outcome.PASSED: "✓",
    Outcome.FAILED: "✗",
    Outcome.ERRORED: "!",
    Outcome.SKIPPED: "-",
    Outcome.NOT_APPLICABLE: "·",
    Outcome.WARNED: "w",
    Outcome.DIFFERED: "≠",
}


class Tally(msgspec.Struct, frozen=True):
    """How many cases had each outcome, with both denominators."""

    passed: int = 0
    failed: int = 0
    errored: int = 0
    skipped: int = 0
    not_applicable: int = 0
    warned: int = 0
    differed: int = 0

    @property
    def judged(self) -> int:
        """How many cases were answered and compared."""
        return self.passed + self.failed + self.warned + self.differed

    @property
    def selected(self) -> int:
        """How many cases were selected, the inapplicable ones left out."""
        return self.judged + self.errored + self.skipped

    @property
    def worst(self) -> Outcome:
        """The outcome that a reader must see first."""
        for outcome in (Outcome.FAILED, Outcome.ERRORED, Outcome.WARNED, Outcome.DIFFERED, Outcome.PASSED):
            if self[outcome]:
                return outcome
        return Outcome.SKIPPED if self.skipped else Outcome.NOT_APPLICABLE

    def __getitem__(self, outcome: Outcome) -> int:
        """Return the count of an outcome."""
        count: int = getattr(self, outcome.name.lower())
        return count

    @classmethod
    def of(cls, outcomes: Iterable[Outcome]) -> Tally:
        """Count outcomes."""
        return cls(**{outcome.name.lower(): count for outcome, count in Counter(outcomes).items()})
