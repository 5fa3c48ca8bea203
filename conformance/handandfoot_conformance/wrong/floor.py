"""The floor of a run: what engines pass that know nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot_conformance.judging.batch import judge_all
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.wrong.engines import AcceptEverything, RefuseEverything

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from handandfoot_conformance.protocol.adapter import Declared
    from handandfoot_conformance.protocol.case import Case


def floor_of(
    cases: Sequence[Case], declared: Declared, rule_sets: Mapping[str, Mapping[str, object]]
) -> dict[str, int]:
    """Return how many of the cases an engine passes that says yes, or no, to everything, and knows as little else."""
    found = {"cases": len(cases)}
    for adapter in (AcceptEverything(), RefuseEverything()):
        session = InProcessSession(adapter, "")
        session.declared = session.declared._replace(
            capabilities=session.declared.capabilities & declared.capabilities, parts=declared.parts
        )
        verdicts = judge_all(cases, session, rule_sets)
        found[adapter.name] = sum(verdict.outcome is Outcome.PASSED for verdict in verdicts.values())
    return found
