"""The facts of a refusal, in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from handandfoot.spec import load_spec
from handandfoot.violations import Violation
from handandfoot_conformance.asking.referee import Referee
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.wording.refusals import _listed, in_a_sentence, ranks, violation_of

SPEC = load_spec()
NO_ENGLISH = re.compile(r"[{}_\[\]]|\bTrue\b|\bFalse\b|\bNone\b|\b1 \w+s\b|\bnew meld\b yes")


def refusals() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every refusal that the scenarios bring about under three quite different variants."""
    referee = Referee(SPEC)
    selection = CaseBook(SPEC).select(Wanted(variants=("reconciled", "it", "classic-canasta")))
    for case in selection.cases:
        if "position" in case.request and case.actions:
            body = {"position": case.request["position"], "actions": list(case.actions), "observe": []}
            for result in referee.ask(selection.rule_tables[case.digest], "play", body)["results"]:
                yield from result.get("facts", {}).items()


def test_facts_of_every_refusal_are_english() -> None:
    """No fact is shown as a program writes it."""
    said = {(rule, in_a_sentence(rule, facts)) for rule, facts in refusals()}

    assert len({rule for rule, _ in said}) > 25
    assert set() == {one for one in said if NO_ENGLISH.search(one[1]) or not one[1].endswith(".")}


def test_facts_say_what_happened() -> None:
    """A few of them, word for word."""
    assert "the cards are worth 30 points, and 50 are needed." == in_a_sentence(
        "HF-OPEN-01", {"points": 30, "minimum": 50}
    )
    assert "Cat has not played from the last packet yet." == in_a_sentence(
        "HF-OUT-02", {"seat": 2, "needs": "played from"}
    )
    assert "2 clean books and 1 book of any kind missing." == in_a_sentence(
        "HF-OUT-01", {"missing": {"clean": 2, "any": 1}}
    )
    assert "2 wild cards and 1 natural card." == in_a_sentence("HF-WILD-02", {"naturals": 1, "wilds": 2})


@pytest.mark.parametrize("kind", Violation.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_kind_of_refusal_has_its_sentence(kind: type[Violation]) -> None:
    """A fact that is renamed, or a kind that nobody words, is found here, and not by a player."""
    samples = {int: 2, bool: True, str: "7", list[str]: ["7S"], dict[str, int]: {"clean": 2}}
    facts = {name: samples[form] for name, form in kind.__annotations__.items()}
    found = violation_of(kind.rule, facts)

    assert kind(**facts) == found
    assert _listed(facts) != in_a_sentence(kind.rule, facts)


def test_facts_of_another_form_are_listed() -> None:
    """What is not known is shown all the same."""
    assert "so far yes, cards 3H 4S." == in_a_sentence("HF-XYZ-01", {"so_far": True, "cards": ["3H", "4S"]})
    assert "odd 1." == in_a_sentence("HF-OPEN-01", {"odd": 1})


def test_ranks_are_called_as_players_call_them() -> None:
    """Figures stay figures, and a meld of wild cards has no rank."""
    assert "10s, jacks and wild cards" == ranks(["10", "J", "wild"])
