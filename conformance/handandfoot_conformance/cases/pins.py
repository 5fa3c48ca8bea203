"""House rules that a scenario changes without need.

A scenario may say `house rules where "…" is …` of what it is about, and of what somebody asks for on the way:
the builder of its positions, the check that they can be, or the reference engine when it answers.
Whatever else it says hides what it is about.
Where it would have to say much, it names a small table instead, one that is made for scenarios.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from handandfoot.spec import Problem
from handandfoot_conformance.judging.judge import asks_of
from handandfoot_conformance.positions.parameter_values import Unposable
from handandfoot_conformance.positions.reachable import check_request
from handandfoot_conformance.programs.opening import open_session
from handandfoot_conformance.programs.reference import NotingReference
from handandfoot_conformance.protocol.adapter import Job
from handandfoot_conformance.protocol.case import Case
from handandfoot_conformance.scenarios.compiler import Prepared, compile_case

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot_conformance.cases.case_book import CaseBook

MOST_CHANGED = 3
"""How many house rules a scenario may change; where more are needed, it names a small table."""


def lint_pins(book: CaseBook) -> list[Problem]:
    """Return a problem for each house rule that a scenario changes and no case of it asks for, and for too many."""
    return [
        problem
        for (_, _), rows in groupby(book.prepared, lambda one: (one.scenario.feature, one.scenario.line))
        for problem in _lint(book, tuple(rows))
    ]


def _lint(book: CaseBook, rows: Sequence[Prepared]) -> Iterator[Problem]:
    scenario = rows[0].scenario
    names = [name for name, _ in rows[0].changes]
    if len(names) > MOST_CHANGED:
        what = f"the scenario changes {len(names)} house rules; allowed: {MOST_CHANGED}, from those of a small table"
        yield Problem(scenario.feature, scenario.line, "", what)
    for name in unasked(book, rows):
        what = f"the scenario sets {name}, and none of its cases asks for it; leave the sentence out"
        yield Problem(scenario.feature, scenario.line, "", what)


def unasked(book: CaseBook, rows: Sequence[Prepared]) -> list[str]:
    """Return the house rules that a scenario changes, what its feature is about left out, and no case asks for.

    The cases of all rows and all variants are looked at, until everything has been asked for.
    """
    subject = rows[0].scenario.feature.rpartition("/")[2].removesuffix(".feature")
    left = dict.fromkeys(name for row in rows for name, _ in row.changes if name != subject)
    for row in rows:
        for variant in book.variants_of(row):
            if not left:
                return []
            for name in asked(book, row, variant):
                left.pop(name, None)
    return list(left)


def asked(book: CaseBook, prepared: Prepared, variant: str) -> set[str]:
    """Return the parameters that are asked for when a scenario becomes a case and the reference answers it.

    The check that a position can be asks for most of them; of it counts what it would say of the variant's own value.
    """
    try:
        table = book.rules.table(variant, prepared.players, prepared.changes)
    except Unposable:
        return set()
    heard = _Heard(table.parameters)
    case = compile_case(prepared, dataclasses.replace(table, parameters=heard))
    if not isinstance(case, Case):
        return set()
    own = book.rules.table(variant, prepared.players).parameters
    faults = check_request(case.request, table.parameters)
    needed = {
        name
        for name, _ in prepared.changes
        if check_request(case.request, {**table.parameters, name: own[name]}) != faults
    }
    reference = NotingReference()
    session = open_session(reference, book.spec.version)
    list(session.run([Job(case.digest, asks_of(case, session.declared))], {case.digest: table.request()}))
    session.close()
    return heard.asked | reference.asked | needed


class _Heard(Mapping[str, Any]):
    """The parameters of a table, noting which of them are asked for."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self._parameters = parameters
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return self._parameters[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parameters)

    def __len__(self) -> int:
        return len(self._parameters)
