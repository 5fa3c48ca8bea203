"""The case model: what goes into a vector file comes back the same."""

import json

import pytest
from scenarios import BOOK, case_of

from handandfoot_conformance.protocol.case import Case, NotApplicable, from_json, to_json

DRAW = """
Given it is Ann's turn
And the next cards of the stock are 4H 5S
When Ann draws
Then the action is accepted
And it is Ann's turn, after the draw
And Ann's hand has gained 4H 5S
And the stock has lost 2 cards
And nothing else has changed
"""


def test_a_case_survives_json() -> None:
    """A case written as JSON and read again is the same JSON."""
    written = json.loads(json.dumps(to_json(case_of(DRAW))))

    assert written == json.loads(json.dumps(to_json(from_json(written))))


def test_what_is_not_applicable_survives_json() -> None:
    """So is what a variant cannot pose."""
    entry = NotApplicable("a@b", "A", "f", 1, ("HF-X-01",), ("HF-X-01",), "b", "no wild book is allowed here")

    assert entry == from_json(json.loads(json.dumps(to_json(entry))))


def test_expectations_are_numbered_with_the_actions_before_them() -> None:
    """Each expectation has its number and how many actions were done before it is looked at."""
    case = case_of(DRAW)

    assert [(0, 1, "accepted"), (1, 1, "part"), (2, 1, "part"), (3, 1, "part"), (4, 1, "nothing else changed")] == [
        (number, done, expectation.kind) for number, done, expectation in case.numbered()
    ]
    assert ({"action": "draw", "seat": 0},) == case.actions
    assert 5 == len(case.expectations)


def test_every_expectation_knows_its_sentence_and_line() -> None:
    """A finding can be reported where the scenario says it."""
    case = case_of(DRAW)

    assert "Ann's hand has gained 4H 5S" == case.expectations[2].text
    assert list(range(10, 15)) == [expectation.line for expectation in case.expectations]


@pytest.mark.parametrize(
    "value", [{}, {"type": "case"}, {"type": "something"}, [], 3, {"type": "case", "id": 4}], ids=repr
)
def test_what_is_no_case_is_refused_in_one_line(value: object) -> None:
    """Wrong JSON is told apart."""
    with pytest.raises(ValueError, match="not a case") as error:
        from_json(value)

    assert "\n" not in str(error.value)


def test_an_id_is_made_of_path_title_row_and_variant() -> None:
    """Ids are permanent names."""
    case = case_of(DRAW)

    assert "sources/ru/some/a-thing-happens@ru" == case.id
    assert ("ru", ("HF-MELD-01",), "positions") == (case.source, case.rules, case.capability)


def test_all_ids_differ() -> None:
    """No two cases of the corpus share an id."""
    ids = [case.id for case in BOOK.select().cases]

    assert len(ids) == len(set(ids))
    assert all(isinstance(case, Case) for case in BOOK.select().cases)
