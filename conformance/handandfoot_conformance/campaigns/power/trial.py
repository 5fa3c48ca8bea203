"""Putting cases to a wrong engine until one of them finds it out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from handandfoot_conformance.judging.judge import asks_of, judge_case, why_not
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.positions.other_values import Exchange, written
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.adapter import Job
from handandfoot_conformance.wrong.mutant import Mutant

if TYPE_CHECKING:
    from handandfoot_conformance.cases.case_book import Selection
    from handandfoot_conformance.protocol.adapter import Adapter
    from handandfoot_conformance.protocol.case import Case
    from handandfoot_conformance.protocol.messages import Message

_FOUND_OUT = (Outcome.FAILED, Outcome.ERRORED)


class Exchanged(Mutant):
    """The reference engine with another value of a parameter; it declines house rules that the value makes absurd."""

    def __init__(self, exchange: Exchange) -> None:
        says = f"{exchange.parameter} is {written(exchange.other)}"
        super().__init__(says, values={exchange.parameter: exchange.other})

    def rules(self, request: Message) -> Message:
        """Keep a rule set, or decline it."""
        answer = super().rules(request)
        return {"id": answer["id"], "skipped": answer["errored"]} if "errored" in answer else answer


class Trial:
    """The cases of a selection, sorted for looking up those that may find a wrong engine out."""

    def __init__(self, selection: Selection, governed: dict[str, frozenset[str]]) -> None:
        """Take the selection, and for each parameter the rules that it governs."""
        self.selection = selection
        self.governed = governed
        self._rule_sets = selection.rule_sets
        self._right = InProcessSession(ReferenceAdapter(), "")
        self._passes: dict[str, bool] = {}
        self._by_rule: dict[str, list[Case]] = {}
        self._by_change: dict[str, list[Case]] = {}
        for case in _in_turn(selection.cases):
            for rule in case.rules:
                self._by_rule.setdefault(rule, []).append(case)
            for name in case.changed:
                self._by_change.setdefault(name, []).append(case)

    def citing(self, rules: Iterable[str]) -> list[Case]:
        """Return the cases that cite one of some rules."""
        return list({case.id: case for rule in rules for case in self._by_rule.get(rule, ())}.values())

    def holding(self, parameter: str, value: Any) -> list[Case]:
        """Return the cases that cite a rule which a parameter governs, under house rules with a value of it.

        Those that set the value themselves come first, then short ones.
        """
        wanted = written(value)
        holds = {
            digest: written(table.parameters[parameter]) == wanted
            for digest, table in self.selection.rule_tables.items()
            if parameter in table.parameters
        }
        cases = {
            case.id: case for case in (*self._by_change.get(parameter, ()), *self.citing(self.governed[parameter]))
        }
        found = [case for case in cases.values() if holds.get(case.digest)]
        return sorted(found, key=lambda case: (parameter not in case.changed, len(case.actions) > 1))

    def by_exchange(self, exchange: Exchange) -> tuple[int, str]:
        """Return how many cases may find out an engine that plays with another value, and the first that does."""
        cases = self.holding(exchange.parameter, exchange.value)
        return len(cases), self.first(cases, lambda: Exchanged(exchange))

    def first(self, cases: Sequence[Case], engine: Callable[[], Adapter]) -> str:
        """Return the id of the first case that finds an engine out, or nothing."""
        if not cases:
            return ""
        session = InProcessSession(engine(), "")
        return next((case.id for case in cases if self._fails(case, session) and self._is_right(case)), "")

    def count(self, cases: Sequence[Case], engine: Callable[[], Adapter]) -> int:
        """Return how many cases find an engine out."""
        session = InProcessSession(engine(), "")
        return sum(self._fails(case, session) and self._is_right(case) for case in cases)

    def _fails(self, case: Case, session: InProcessSession) -> bool:
        """Say whether an engine fails a case; one that declines the house rules of the case has not failed it."""
        if why_not(case, session.declared, {}) is not None:
            return False
        job = Job(case.digest, asks_of(case, session.declared))
        for _, replies in session.run([job], self._rule_sets):
            return judge_case(case, replies, session.declared).outcome in _FOUND_OUT
        return False

    def _is_right(self, case: Case) -> bool:
        """Say whether the reference engine passes a case; only such a case proves anything."""
        if case.id not in self._passes:
            self._passes[case.id] = not self._fails(case, self._right)
        return self._passes[case.id]


def _in_turn(cases: Iterable[Case]) -> list[Case]:
    """Return the cases so that every scenario has its turn under one variant before any comes again under another."""
    times: dict[str, int] = {}
    ordered: list[tuple[int, Case]] = []
    for case in cases:
        slug = case.id.rpartition("@")[0]
        times[slug] = turn = times.get(slug, -1) + 1
        ordered.append((turn, case))
    return [case for _, case in sorted(ordered, key=lambda pair: pair[0])]
