"""One function of the reference engine decides each rule, and the page of the rule shows it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import handandfoot
from handandfoot import violations
from handandfoot.game import play, seeded
from handandfoot.house_rules import RuleSet
from handandfoot.random_players import uniform
from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.judging.batch import judge_all
from handandfoot_conformance.pages.engine import deciders
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.reference import ReferenceAdapter

SPEC = load_spec()
ENGINE = Path(handandfoot.__file__).parent
DECIDERS = deciders(ENGINE)
CASES_OF_A_RULE = 60

ELSEWHERE = {
    ("choose", "HF-DEAL-06"): "a number of no packet is a slip of the message, and no reading of `packet_choice`",
    ("asked_again", "HF-ASK-03"): "an answer that holds to the end of the turn leaves no room for a second question",
    ("ask", "HF-ASK-02"): "a player whom a no would strand is told so under HF-OUT-03, and the no is the reason",
}
"""Functions that build the refusal of a rule that another function decides, and why."""

BY_MOMENT = {"HF-TURN-02", "HF-DEAL-06", "HF-ASK-01"}
"""The rules that one table of moments in `turns` refuses under."""


def test_every_rule_has_one_function() -> None:
    """A rule that loses its function is found, and so are two functions that claim one rule."""
    active = {rule.id for rule in SPEC.rules.values() if rule.status == "active"}

    assert {} == {rule: DECIDERS.get(rule, ()) for rule in active if len(DECIDERS.get(rule, ())) != 1}
    assert active == set(DECIDERS)


@pytest.mark.parametrize("path", sorted(ENGINE.glob("*.py")), ids=lambda path: path.stem)
def test_a_docstring_names_only_parameters_that_there_are(path: Path) -> None:
    """The sentence of a function speaks of the house rules by their names, so a renamed parameter is found."""
    words = {
        word
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and (ast.get_docstring(node) or "").startswith("HF-")
        for word in (ast.get_docstring(node) or "").partition("\n")[0].split("`")[1::2]
    }

    assert set() == words - set(SPEC.parameters)


def test_each_refusal_is_built_where_its_rule_is_decided() -> None:
    """No function only builds a refusal whose condition stands elsewhere; each exception has its reason."""
    kinds = {name: kind.rule for name, kind in vars(violations).items() if hasattr(kind, "rule")}
    built = {
        (function.name, kinds[call.func.id])
        for path in ENGINE.glob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in kinds
    }
    owned = {(one.name, rule) for rule, found in DECIDERS.items() for one in found}

    assert set(ELSEWHERE) == built - owned
    assert {kind for kind in kinds.values() if isinstance(kind, str)} - BY_MOMENT <= {rule for _, rule in built}


def test_each_function_decides() -> None:
    """Asked in the cases that cite its rule, no function is idle, and none gives the same answer for ever."""
    answers: dict[tuple[str, int], set[str]] = {
        (one.path.rpartition("/")[2], one.line): set() for found in DECIDERS.values() for one in found
    }

    def watch(frame: FrameType, event: str, value: Any) -> None:
        if event == "return" and frame.f_code.co_filename.startswith(str(ENGINE)):
            file, line = frame.f_code.co_filename.rpartition("/")[2], frame.f_code.co_firstlineno
            seen = answers.get((file, line), answers.get((file, line + 1)))  # a decorator stands a line before
            if seen is not None and len(seen) < 2:
                seen.add(repr(value))

    selection = CaseBook(SPEC).select(Wanted())
    cases = {}
    for rule in DECIDERS:
        citing = [case for case in selection.cases if rule in case.rules]
        cases.update((case.id, case) for case in citing[:: max(1, len(citing) // CASES_OF_A_RULE)])
    resolved = SPEC.resolve("micro")
    table = RuleSet.from_parameters({**resolved.parameters, "game_rounds": 3}, resolved.players)
    sys.setprofile(watch)
    try:
        judge_all(list(cases.values()), InProcessSession(ReferenceAdapter(), SPEC.version), selection.rule_sets)
        list(play(table, seeded(table, 1), uniform(1)))
    finally:
        sys.setprofile(None)

    assert {} == {place: seen for place, seen in answers.items() if len(seen) < 2}
