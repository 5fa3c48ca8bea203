"""Many cases put to one session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot_conformance.judging.judge import Verdict, asks_of, judge_case, why_not
from handandfoot_conformance.protocol.adapter import Declared, Job

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from handandfoot_conformance.protocol.adapter import Reply, Session
    from handandfoot_conformance.protocol.case import Case


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
