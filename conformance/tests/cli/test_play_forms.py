"""A refused play at the terminal is answered with the form that is allowed."""

from __future__ import annotations

from handandfoot.actions import Discard, Lay
from handandfoot.house_rules import RuleSet
from handandfoot.spec import load_spec
from handandfoot.wire import position_from_json
from handandfoot_conformance.cli.game.other_form import other_form
from handandfoot_conformance.positions.written import complete_position


def test_a_refused_meld_is_answered_with_the_form_that_is_allowed() -> None:
    """Kings that may not be a second meld of kings may be added to the first, in the words of a command."""
    resolved = load_spec().resolve("reconciled", 4)
    ruleset = RuleSet.from_parameters(resolved.parameters, 4, "reconciled")
    given = {
        "turn": {"seat": "Ann", "phase": "play"},
        "seats": {"Ann": {"hand": "KC KS KD 4S 5D"}},
        "sides": {0: {"melds": ["KS KD KH"]}},
    }
    position = position_from_json(complete_position(given, resolved.parameters, 4))

    (line,) = other_form(position, Lay((("KC", "KS", "KD"),)), ruleset)
    assert line.strip().startswith("Allowed: add ")
    assert [] == list(other_form(position, Discard("4S"), ruleset))
