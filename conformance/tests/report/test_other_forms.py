"""A report tells in which other form refused cards may be laid."""

from __future__ import annotations

import msgspec

from handandfoot.spec import load_spec
from handandfoot_conformance.judging.judge import Finding, State
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.positions.rule_tables import rule_table
from handandfoot_conformance.positions.written import complete_position
from handandfoot_conformance.report.accepted_forms import MOST, with_other_forms
from handandfoot_conformance.report.model import CaseResult

SPEC = load_spec()
TABLE = rule_table(SPEC.resolve("reconciled", 4))
POSITION = complete_position(
    {
        "turn": {"seat": "Ann", "phase": "play"},
        "seats": {"Ann": {"hand": "KC KS KD 4S 5D"}},
        "sides": {0: {"melds": ["KS KD KH"]}},
    },
    TABLE.parameters,
    4,
)
FAILED = CaseResult(
    id="melds/kings@reconciled",
    title="Kings",
    feature="features/core/melds.feature",
    line=1,
    rules=("HF-MELD-04",),
    variant="reconciled",
    outcome=Outcome.FAILED,
    group="core",
    findings=(Finding(0, 1, "the action is refused", State.MISSED),),
    kind="play",
    request={"position": POSITION},
    actions=({"action": "lay", "melds": [["KC", "KS", "KD"]]},),
)


def told(result: CaseResult) -> str:
    """What is said of the only result."""
    (found,) = with_other_forms([result], {result.id: TABLE}, SPEC)
    return found.allowed


def test_a_failure_about_refused_cards_is_told_with_the_form_that_is_allowed() -> None:
    """A second meld of kings is refused, and the kings may be added to the first."""
    assert told(FAILED) == "adding them to K♠ K♥ K♦ is allowed"


def test_nothing_is_told_where_nothing_was_missed_or_the_rules_allow_the_act() -> None:
    """A case that passes, a discard, and an act that is allowed as it stands have no other form."""
    added = ({"action": "lay", "adds": [{"to": ["KS", "KD", "KH"], "cards": ["KC"]}]},)

    assert told(msgspec.structs.replace(FAILED, findings=())) == ""
    assert told(msgspec.structs.replace(FAILED, actions=added)) == ""
    assert told(msgspec.structs.replace(FAILED, actions=({"action": "discard", "card": "4S"},))) == ""


def test_only_so_many_failures_are_worked_out() -> None:
    """A program that fails everywhere is reported at once."""
    found = with_other_forms([FAILED] * (MOST + 5), {FAILED.id: TABLE}, SPEC)

    assert MOST == sum(bool(result.allowed) for result in found)
