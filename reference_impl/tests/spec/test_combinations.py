"""Values that are each allowed and together cannot be played or won: refused, beside the nearest that can."""

import pytest

from handandfoot.spec import SpecError, load_spec, load_variant_file
from handandfoot.spec.combinations import contradictions

SPEC = load_spec()
BASE = SPEC.resolve("ru", 4).parameters
BOOKS = {"clean": 2, "dirty": 2, "any": 0}


def found(players: int = 4, **changes) -> list[str]:
    """What is impossible about the base values with some of them changed."""
    return [one.what for one in contradictions({**BASE, **changes}, players)]


def test_the_base_is_possible() -> None:
    """The values from which each test departs by a step."""

    assert found() == []


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        pytest.param(
            {"all_wild_melds": "forbidden", "take_wild_top": "never"},
            "a wild book is needed to go out, and melds of wild cards only are forbidden",
            id="wild-book",
        ),
        pytest.param(
            {"out_wild_books": {"by": "round", "from": {"1": 0, "3": 1}}, "all_wild_melds": "forbidden"},
            "a wild book is needed to go out, and melds of wild cards only are forbidden",
            id="wild-book-in-a-table",
        ),
        pytest.param(
            {"out_wild_books": 0, "all_wild_melds": "forbidden", "take_wild_top": "alike"},
            "a wild top card is taken into a meld of wild cards only, and such melds are forbidden",
            id="wild-top-card",
        ),
        pytest.param({"wild_limit": 0}, "a dirty book is needed to go out, and no mix", id="dirty-book-limit"),
        pytest.param({"naturals_per_wild": 7}, "a dirty book is needed to go out, and no mix", id="dirty-book-ratio"),
        pytest.param({"natural_minimum": 7}, "a dirty book is needed to go out, and no mix", id="dirty-book-minimum"),
        pytest.param({"natural_margin": 6}, "a dirty book is needed to go out, and no mix", id="dirty-book-margin"),
        pytest.param(
            {"out_books": {**BOOKS, "clean": 23}},
            "going out needs 23 clean books, and the pack makes at most 22",
            id="clean-books",
        ),
        pytest.param(
            {"out_books": {"clean": 0, "dirty": 0, "any": 0}, "out_wild_books": 5},
            "going out needs 35 wild cards for the wild books, and the pack makes at most 30",
            id="wild-books",
        ),
        pytest.param(
            {"out_books": {"clean": 0, "dirty": 20, "any": 0}, "out_wild_books": 2},
            "going out needs 34 wild cards for the wild and dirty books, and the pack makes at most 30",
            id="dirty-and-wild-books",
        ),
        pytest.param(
            {"out_books": {"clean": 0, "dirty": 0, "any": 36}, "out_wild_books": 0},
            "going out needs 252 cards for all the books, and the pack makes at most 250",
            id="any-books",
        ),
        pytest.param(
            {"packets": [34, 33]},
            "4 players with packets of 34 and 33, a starter and a draw need 271 cards, and the pack has 270",
            id="packets",
        ),
        pytest.param({"book_size": 2}, "a meld of 3 cards at least is larger than a book of 2", id="meld-over-book"),
        pytest.param(
            {"natural_minimum": 8, "out_books": {**BOOKS, "dirty": 0}}, "no meld can be laid at all", id="no-meld"
        ),
        pytest.param({"out_named_books": ["K"], "ranks": ["4", "5", "6"]}, "a book of K is named", id="named-book"),
        pytest.param(
            {"packets": [11, 1]}, "a last packet of one card can neither be kept nor discarded", id="last-packet-of-one"
        ),
        pytest.param(
            {"packets": [1, 11], "packet_choice": "player chooses"},
            "a last packet of one card",
            id="chosen-foot-of-one",
        ),
        pytest.param({"packets": [13]}, "the partner must have taken up the foot, and no foot is dealt", id="no-foot"),
        pytest.param({"game_rounds": None, "game_target": None}, "the game never ends", id="no-end"),
    ],
)
def test_what_cannot_be_played_or_won_is_found(changes: dict, words: str) -> None:
    """Each check finds what it is for."""

    assert [what for what in found(**changes) if what.startswith(words)]


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"out_wild_books": 0, "all_wild_melds": "forbidden", "take_wild_top": "never"}, id="wild"),
        pytest.param({"naturals_per_wild": 6}, id="ratio"),
        pytest.param({"natural_minimum": 6}, id="minimum"),
        pytest.param({"natural_margin": 5}, id="margin"),
        pytest.param({"wild_limit": 1}, id="limit"),
        pytest.param({"out_books": {**BOOKS, "clean": 20}}, id="clean"),
        pytest.param({"out_books": {"clean": 0, "dirty": 0, "any": 0}, "out_wild_books": 4}, id="wild-books"),
        pytest.param({"out_books": {"clean": 0, "dirty": 0, "any": 35}, "out_wild_books": 0}, id="any"),
        pytest.param({"packets": [33, 33]}, id="packets"),
        pytest.param({"book_size": 3, "meld_min": 3}, id="meld-as-large-as-a-book"),
        pytest.param({"packets": [13], "out_partner": "nothing"}, id="one-packet"),
        pytest.param({"packets": [11, 2]}, id="last-packet-of-two"),
        pytest.param({"packets": [1, 11]}, id="first-packet-of-one"),
        pytest.param({"game_rounds": None, "game_target": 5000}, id="target"),
    ],
)
def test_the_nearest_neighbour_is_possible(changes: dict) -> None:
    """The check stops where the impossible does."""

    assert found(**changes) == []


def test_the_opening_is_measured_against_all_cards_that_can_be_laid() -> None:
    """One point more than the pack is worth is refused, the worth itself is not."""
    points = BASE["card_points"]
    worth = 20 * (sum(points[rank] for rank in BASE["ranks"]) + points["2"]) + points["JK"] * BASE["jokers"]

    assert found(opening_minimum=worth) == []
    assert found(opening_minimum=worth + 1) == [
        f"an opening of {worth + 1} is needed, and all cards that can be laid are worth {worth}"
    ]


@pytest.mark.parametrize(("players", "size", "possible"), [(3, 2, False), (2, 2, False), (2, 1, True), (6, 2, True)])
def test_the_players_form_sides(players: int, size: int, possible: bool) -> None:
    """Two sides at least, all of one size."""
    wrong = [what for what in found(players, partnership=size) if "cannot form sides" in what]

    assert (wrong == []) is possible


def test_an_impossible_file_is_refused_where_it_says_so(tmp_path) -> None:
    """The line is that of the value in the file; what is inherited has its line in the parent."""
    (tmp_path / "ours.yaml").write_text(
        "id: ours\ntitle: Our table\nparent: ru\nstanding: table\nparameters:\n"
        "  take_wild_top: never\n  all_wild_melds: forbidden\n",
        "utf-8",
    )
    with pytest.raises(SpecError) as caught:
        load_variant_file(tmp_path / "ours.yaml")

    assert str(caught.value) == (
        f"{tmp_path}/ours.yaml:7: parameters.all_wild_melds: a wild book is needed to go out, and melds of wild cards "
        "only are forbidden; allowed: out_wild_books 0, or all_wild_melds allowed"
    )
