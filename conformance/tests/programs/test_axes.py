"""What a table of values goes by is what the engine plays by: each parameter and each axis that lint accepts for it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from handandfoot.errors import Ambiguous, BadVariant, Malformed
from handandfoot.house_rules import RuleSet
from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Selection, Wanted
from handandfoot_conformance.positions.other_values import exchanges
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.case import Case
from handandfoot_conformance.protocol.messages import Message

SPEC = load_spec()
AXES = ("round", "score", "books")
PAIRS = [
    (name, axis)
    for name, parameter in SPEC.parameters.items()
    for axis in AXES
    if parameter.by is None or axis in parameter.by
]
BOOK = ["6S", "6S", "6D", "6D", "6H", "6H", "6C"]
"""A finished book of a rank that few scenarios use, for a side that has none."""


@cache
def _selection() -> Selection:
    return CaseBook(SPEC).select(Wanted(variants=("reconciled", "it", "ru", "no", "classic-canasta")))


@cache
def _others() -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {name: [] for name in SPEC.parameters}
    for exchange in exchanges(SPEC, ("reconciled", "it", "classic-canasta")):
        if (
            not (isinstance(exchange.other, dict) and "by" in exchange.other)
            and exchange.other not in found[exchange.parameter]
        ):
            found[exchange.parameter].append(exchange.other)
    return found


def _moments(case: Case, axis: str) -> Iterator[tuple[Message, int]]:
    """The request of a case, placed on the second row of a table that goes by an axis, and where that row begins."""
    request = copy.deepcopy(dict(case.request))
    if case.kind == "play":
        request |= {
            "actions": list(case.actions),
            "observe": ["hands", "melds", "turn", "scores", "pile", "stock", "packets"],
        }
    place = request.get("position") or request.get("deal") or request
    if axis == "round" and "round" in place:
        place["round"] = max(place["round"], 2)
        yield request, 2
    if axis == "score" and "scores" in place:
        place["scores"] = [3000 + 5 * number for number, _ in enumerate(place["scores"])]
        yield request, 3000
    if axis == "books" and "sides" in place:
        for side in place["sides"]:
            side["melds"] = [*side["melds"], BOOK]
        yield request, 1


def _answer(case: Case, request: Message, parameters: dict[str, Any], players: int) -> Any:
    """What the reference engine says, or nothing where the house rules or the question make no sense."""
    adapter = ReferenceAdapter()
    try:
        adapter._rule_sets["x"] = RuleSet.from_parameters(parameters, players)
        answer: Message = getattr(adapter, case.kind)({**copy.deepcopy(request), "id": 1, "rules": "x"})
    except (BadVariant, Malformed, Ambiguous, ArithmeticError, LookupError, RuntimeError):
        return None
    return None if "errored" in answer else answer


@pytest.mark.parametrize(("name", "axis"), PAIRS)
def test_a_table_is_played_by_what_it_goes_by(name: str, axis: str) -> None:
    """Somewhere the row that is reached answers as if it held throughout, and not as the row at the bottom does."""
    rules = set(SPEC.parameters[name].rules)
    selection = _selection()
    for case in sorted(selection.cases, key=lambda case: (name not in case.id, not rules & set(case.rules))):
        table = selection.rule_tables[case.digest]
        plain = dict(table.parameters)
        for request, start in _moments(case, axis):
            bottom = _answer(case, request, plain, table.players)
            for other in _others()[name]:
                if bottom is None or other == plain[name]:
                    continue
                throughout = _answer(case, request, {**plain, name: other}, table.players)
                if throughout in (None, bottom):
                    continue
                first = {"round": "1", "score": "lowest", "books": "0"}[axis]
                rows = {"by": axis, "from": {first: plain[name], str(start): other}}
                assert throughout == _answer(case, request, {**plain, name: rows}, table.players)
                return

    pytest.fail(f"no case shows that {name} is played by {axis}")
