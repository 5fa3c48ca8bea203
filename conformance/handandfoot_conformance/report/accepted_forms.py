"""For a failure about cards that are refused: in which other form the rules let the same cards be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from handandfoot_conformance.asking.other_forms import allowed_form
from handandfoot_conformance.asking.referee import Referee
from handandfoot_conformance.wording.nearest import Wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from handandfoot.spec.loading import Spec
    from handandfoot_conformance.positions.rule_tables import RuleTable
    from handandfoot_conformance.report.model import CaseResult

MOST: Final = 100
"""Of so many failures at most it is worked out, so that a program that fails everywhere is reported at once."""


def with_other_forms(results: Sequence[CaseResult], tables: Mapping[str, RuleTable], spec: Spec) -> list[CaseResult]:
    """Return the results, failures of a refused take or lay with the form that is allowed; `tables` by case."""
    referee = Referee(spec)
    found = []
    left = MOST
    for result in results:
        says = ""
        if left and result.missed and result.id in tables and _lays(result):
            left -= 1
            says = _allowed(result, tables[result.id], referee)
        found.append(msgspec.structs.replace(result, allowed=says) if says else result)
    return found


def _lays(result: CaseResult) -> bool:
    """Whether a case is about one take or one lay in a position."""
    acts = result.actions
    return "position" in result.request and len(acts) == 1 and acts[0].get("action") in ("take", "lay")


def _allowed(result: CaseResult, table: RuleTable, referee: Referee) -> str:
    """Return the allowed form in words; nothing where the rules allow the act itself, or know no other form."""
    position, action = result.request["position"], result.actions[0]

    def accepts(other: dict[str, Any]) -> bool:
        body = {"position": position, "actions": [other], "observe": []}
        try:
            return bool(referee.ask(table, "play", body)["results"][0]["accepted"])
        except Wrong:
            return False

    form = None if accepts(action) else allowed_form(position, action, accepts)
    return form.says if form else ""
