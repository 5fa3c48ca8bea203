"""What players look for is found in their own words."""

from __future__ import annotations

import pytest

from handandfoot.spec import load_spec
from handandfoot.spec.model import Rule
from handandfoot_conformance.asking.search import Index, conflicts_index, rules_index
from handandfoot_conformance.wording.nearest import Wrong

SPEC = load_spec()
ASKED = {
    "pick up foot": "HF-FOOT-01",
    "canasta with 4 wilds": "HF-WILD-02 HF-WILD-04",
    "joker on top of the pile": "HF-PILE-04",
    "red threes in my foot": "HF-SCORE-05",
    "how many points to open": "HF-OPEN-01",
    "go out without asking": "HF-ASK-01",
    "frozen pile": "HF-PILE-10",
    "how many wild cards in a meld": "HF-WILD-04",
    "what is a clean book": "HF-BOOK-02",
    "minimum meld third round": "HF-OPEN-01",
    "can I take the discard pile": "HF-PILE-01",
    "must take": "HF-STOCK-02",
    "who deals next": "HF-DEAL-05",
    "what is a joker worth": "HF-SCORE-01",
    "add to opponents melds": "HF-MELD-06",
    "cards left in hand": "HF-SCORE-03",
    "tre rossi": "HF-THREE-01",
    "canasta limpia": "HF-BOOK-02",
    "tomar el pozo": "HF-PILE-01",
    "сколько очков для открытия": "HF-OPEN-01",
    "красные тройки": "HF-THREE-01",
    "røde treere": "HF-THREE-01",
    "treiar rosu": "HF-THREE-01",
    "black thre": "HF-THREE-04 HF-PILE-11 HF-PILE-02",
    "partner permision": "HF-ASK-01",
    "joker swaping": "HF-WILD-07",
}


@pytest.fixture(scope="module")
def rules() -> Index:
    """What finds rules."""
    return rules_index(SPEC)


@pytest.mark.parametrize(("search", "expected"), ASKED.items())
def test_the_best_answer_stands_first(rules: Index, search: str, expected: str) -> None:
    """In English or another language, with a typing mistake or without."""
    assert rules.find(search)[0] in expected.split()


@pytest.mark.parametrize("rule", SPEC.rules.values(), ids=lambda rule: rule.id)
def test_every_rule_is_found_by_its_question(rules: Index, rule: Rule) -> None:
    """And by each of the other ways to ask it, among the first three."""
    assert rules.find(rule.question)[0] == rule.id
    assert all(rule.id in rules.find(each)[:3] for each in rule.also_asked)


def test_a_dispute_is_found_by_its_title() -> None:
    """Every entry of the register can be looked up by what it is called."""
    index = conflicts_index(SPEC)

    assert [] == [one.id for one in SPEC.conflicts.values() if one.id not in index.find(one.title)[:3]]


def test_what_nobody_speaks_of_is_not_found(rules: Index) -> None:
    """A word that is like no other word finds nothing."""
    assert [] == rules.find("quidditch")


@pytest.mark.parametrize("search", ["", "  ", "?!", "…"])
def test_a_search_needs_a_word(rules: Index, search: str) -> None:
    """Signs are no words."""
    with pytest.raises(Wrong, match="holds no word"):
        rules.find(search)


def test_no_two_rules_answer_one_question() -> None:
    """A question leads to one place."""
    questions = [rule.question for rule in SPEC.rules.values()]

    assert sorted(set(questions)) == sorted(questions)
