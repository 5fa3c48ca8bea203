"""How strong the cases are: which wrong engines they catch, and by the rule that each breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from handandfoot_conformance.judging.batch import judge_all
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.wrong.mutants import MUTANTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from handandfoot_conformance.cases.case_book import Selection


class Caught(msgspec.Struct, frozen=True):
    """What became of one wrong engine."""

    rule: str
    says: str
    citing: int
    """How many cases cite the rule."""
    by_rule: int
    """How many of those find the engine out."""
    anywhere: int
    """How many of all cases find it out; 0 where only the citing ones were put."""
    first: str = ""
    """The first citing case that does."""

    @property
    def is_caught(self) -> bool:
        """Whether a case that cites the rule finds the engine out."""
        return self.by_rule > 0


def power(selection: Selection, rules: Iterable[str] = MUTANTS, *, everywhere: bool = False) -> Iterator[Caught]:
    """Put the cases to each wrong engine: those that cite its rule, or all."""
    for rule in rules:
        citing = {case.id for case in selection.cases if rule in case.rules}
        cases = [case for case in selection.cases if everywhere or case.id in citing]
        mutant = MUTANTS[rule]()
        verdicts = judge_all(cases, InProcessSession(mutant, ""), selection.rule_sets)
        found = [cases[at].id for at, verdict in sorted(verdicts.items()) if verdict.outcome is Outcome.FAILED]
        by_rule = [case for case in found if case in citing]
        yield Caught(
            rule, mutant.says, len(citing), len(by_rule), len(found) if everywhere else 0, by_rule[0] if by_rule else ""
        )


def score(caught: Iterable[Caught]) -> tuple[int, int]:
    """Return how many wrong engines are caught by the rule that they break, and how many there are."""
    every = list(caught)
    return sum(each.is_caught for each in every), len(every)
