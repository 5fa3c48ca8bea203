"""Rounds that nobody plays, ends that no round has, and piles that are frozen by what lies in them."""

from __future__ import annotations

from typing import Any

import pytest

from handandfoot.spec import load_spec
from handandfoot_conformance.positions.freezing import frozen_by_rules
from handandfoot_conformance.positions.reachable import check_request
from handandfoot_conformance.positions.round_ends import end_faults, round_faults
from handandfoot_conformance.positions.written import complete_position

SPEC = load_spec()
BOOKS = [["KS"] * 7, ["QS"] * 7, ["9S"] * 5 + ["2S"] * 2, ["8S"] * 5 + ["2S"] * 2, ["2S", "2D", "2H", "JK"] * 2]


def values(variant: str, players: int | None = None) -> Any:
    """The resolved values of a table."""
    return SPEC.resolve(SPEC.variant(variant), players).parameters


def side(**keys: Any) -> dict[str, Any]:
    """What lies where for a side, nothing where nothing is told."""
    return {"melds": [], "threes": [], "hands": [], "closed": [], "out": False, "concealed": False, **keys}


@pytest.mark.parametrize(
    ("variant", "number", "scores", "fault"),
    [
        ("it", 5, (5000, 4000), "the game was over after round 4, for no two sides were level at the top"),
        ("it", 5, (5000, 5000), ""),
        ("it", 6, (5000, 5000), ""),
        ("it", 4, (5000, 4000), ""),
        ("ru", 5, (5000, 5000), "the game has 4 rounds"),
        ("it-ten-thousand", 3, (10500, 9000), "the game was over, for a side had 10,500 points, and it goes to 10,000"),
        ("it-ten-thousand", 3, (9999, 9000), ""),
        ("classic-canasta", 3, (5000, 5000), "the game was over"),
    ],
)
def test_a_round_after_the_last_is_named(variant: str, number: int, scores: tuple[int, ...], fault: str) -> None:
    """A game ends by its rounds or its target, and goes on only where a tie asks for an extra round."""
    found = list(round_faults(number, scores, values(variant)))

    assert bool(fault) == bool(found)
    assert fault in " ".join(found)


@pytest.mark.parametrize(
    ("variant", "told", "fault"),
    [
        ("ru", {"melds": BOOKS, "hands": [["5C"], ["6D"]]}, "every player of the side holds cards"),
        ("ru", {"melds": BOOKS, "closed": [["4S"], ["9D"]]}, "a packet of the player who went out was never taken up"),
        ("ru", {"melds": BOOKS, "closed": [["4S"]]}, "a packet of the partner was never taken up"),
        ("es", {"melds": BOOKS, "closed": [["4S"]]}, ""),
        ("ru", {}, "needs 2 more clean books and 2 more dirty books"),
        ("ru", {"melds": BOOKS[:4]}, "needs 1 more wild book"),
        ("ru", {"tallies": {"clean": 2, "dirty": 2, "wild": 1}}, ""),
        ("ru", {"tallies": {"clean": 2, "dirty": 1, "wild": 1}}, "needs 1 more dirty book"),
        ("ru", {"melds": BOOKS, "hands": [[], ["6D"]]}, ""),
        ("classic-canasta", {"melds": []}, "needs 1 more finished book"),
    ],
)
def test_a_side_that_cannot_have_gone_out_is_named(variant: str, told: dict[str, Any], fault: str) -> None:
    """Whoever goes out holds nothing, has the books, and a partner who is as far as the rules ask."""
    found = end_faults(1, [side(out=True, **told), side()], values(variant))

    assert bool(fault) == bool(found), found
    assert fault in " ".join(found)


def test_a_named_book_is_asked_for_where_the_melds_are_told() -> None:
    """A book of a rank that going out needs is missed among the melds, and not among books told by number."""
    rules = {**values("ru"), "out_named_books": ["7"]}
    told = side(out=True, tallies={"clean": 2, "dirty": 2, "wild": 1})

    assert ["a finished book of 7"] == [
        fault.partition("which needs ")[2].partition(" (")[0]
        for fault in end_faults(1, [side(out=True, melds=BOOKS)], rules)
    ]
    assert [] == end_faults(1, [told], rules)


def test_one_side_at_most_goes_out() -> None:
    """Two sides cannot both have gone out."""
    both = [side(out=True, melds=BOOKS), side(out=True, melds=BOOKS)]

    assert ["more than one side went out"] == end_faults(1, both, values("ru"))


@pytest.mark.parametrize(
    ("pile", "changes", "frozen"),
    [
        (["KC", "2C", "9C"], {}, True),
        (["KC", "9C"], {}, False),
        ([], {}, False),
        (["KC", "9C", "JK"], {}, True),
        (["KC", "9C", "JK"], {"starter_refused": []}, None),
        (["JK", "9C"], {"starter_refused": []}, True),
        (["KC", "2C", "9C"], {"take_amount": 5}, None),
        (["KC", "2C", "9C"], {"freeze": "never"}, False),
    ],
)
def test_a_pile_is_frozen_by_the_wild_cards_in_it(
    pile: list[str], changes: dict[str, Any], frozen: bool | None
) -> None:
    """A wild card in the pile was discarded and freezes it, unless it may be the first card or left by a take."""
    assert frozen is frozen_by_rules(pile, {**values("classic-canasta"), **changes}, 1)


def test_a_written_position_has_its_pile_frozen_where_a_wild_card_lies_in_it() -> None:
    """What a position leaves open is worked out, and what it says against the rules is named."""
    rules = values("classic-canasta", 4)
    silent = complete_position({"pile": "KC 2C 9C"}, rules, 4)
    wrong = complete_position({"pile": "KC 2C 9C", "frozen": False}, rules, 4)

    assert silent["frozen"] is True
    assert [] == check_request({"position": silent}, rules)
    assert ["the pile is not frozen, but a wild card has been discarded on it"] == check_request(
        {"position": wrong}, rules
    )
