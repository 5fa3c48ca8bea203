"""What a score sheet holds: numbers for cards, cards as people write them, lines of its own, and tables of text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from command_line import complaint, run

NUMBERS = """
sides: [{books: {clean: 2, dirty: 1}, cards: 345, red_threes: 2, left: 40, out: true, bonus: 100}, {cards: 210}]
"""
TABLE = """round,side,clean,dirty,cards,red threes,left,out,other misdeal,fine
1,Ann & Cat,2,2,345,2,40,yes,100,
1,Bob & Dan,0,1,210,,15,no,,50

2,Ann & Cat,1,0,200,1,,,,
2,Bob & Dan,,,50,0,120,,,
"""


def counted(text: str, *options: str) -> Any:
    """The count as programs get it."""
    return run("score", "-", "--json", *options, given=text).json


def test_numbers_are_counted() -> None:
    """Counts of books, points of cards, red threes, cards left, going out and a line outside the rules make a total."""
    found = counted(NUMBERS)
    first, second = found["rounds"][0]["sides"]

    assert {"cards": 345, "books": 1300, "red_threes": 200, "left": -40, "out": 100, "special": 0} == first["items"]
    assert {"bonus": 100} == first["lines"]
    assert [2005, 210] == [first["total"], second["total"]]


def test_a_lack_of_books_told_by_number_is_noted() -> None:
    """Books told by number may be told wrong: the count goes on, and says what going out needs."""
    notes = counted(NUMBERS)["rounds"][0]["notes"]

    assert "Ann's side went out, which needs 1 more dirty book (HF-OUT-01)" in notes
    assert "Note: Ann's side went out" in run("score", "-", given=NUMBERS).text


def test_what_numbers_leave_open_is_noted() -> None:
    """Books without the points of their cards, and books of a rank that may bring more, are named."""
    notes = counted("{variant: italian-house, sides: [{books: {clean: 1}}, {}]}")["rounds"][0]["notes"]

    assert any("the cards of the books are not counted (HF-SCORE-08)" in note for note in notes)


@pytest.mark.parametrize(
    ("told", "cards"),
    [
        ("melds: [ks kd kh]", "melds: [KS KD KH]"),
        ("melds: ['K♠ K♦ K♥']", "melds: [KS KD KH]"),
        ("melds: ['♠K, ♦K, ♥K']", "melds: [KS KD KH]"),
        ("melds: ['TS, 10♥, Td']", "melds: [10S 10H 10D]"),
        ("melds: ['9S 9D Joker']", "melds: [9S 9D JK]"),
        ("melds: [9S9D9Hjk]", "melds: [9S 9D 9H JK]"),
        ("melds: [K K K, 4 4 4]", "melds: [KS KD KH, 4S 4D 4H]"),
        ("melds: [[10, 10, t]]", "melds: [10S 10D 10H]"),
        ("hands: [5]", "hands: [5C]"),
        ("hands: [a 2 joker]", "hands: [AS 2S JK]"),
        ("threes: 3 3", "threes: 3H 3D"),
        ("red_threes: 3H 3D", "threes: 3H 3D"),
        ("red_threes: 2", "threes: 3H 3D"),
        ("hands: [3h, 3♦]", "hands: [3H, 3D]"),
        ("red_threes_left: 2", "hands: [3H, 3D]"),
        ("melds: [K K K K K K K], concealed: no, out: no", "melds: [KS KS KS KS KS KD KD]"),
    ],
)
def test_cards_are_read_as_people_write_them(told: str, cards: str) -> None:
    """Small letters, T for ten, signs for suits, the word joker, commas, ranks alone and yes or no are all read."""
    one, other = (counted(f"{{variant: ru, sides: [{{{text}}}, {{}}]}}")["rounds"] for text in (told, cards))

    assert one == other


def test_bare_ranks_are_no_more_than_the_pack_has() -> None:
    """Ranks without suits share the pack with the cards that have one."""
    melds = ", ".join(["K K K K K K K"] * 3)

    assert "in the pack of ru" in complaint("score", "-", given=f"{{variant: ru, sides: [{{melds: [{melds}]}}, {{}}]}}")


def test_special_points_have_their_names() -> None:
    """All the red threes of the pack are a line of their own, and red threes left are another."""
    side = "{melds: [KS KD KH], threes: 3H 3H 3D 3D}"
    found = counted(f"{{variant: classic-canasta, sides: [{side}, {{hands: [5C]}}]}}")
    parts = found["rounds"][0]["sides"][0]["parts"]

    assert (400, 400) == (parts["red_threes"], parts["red_three_set_bonus"])
    assert "all the red threes" in run("score", "-", given=f"{{variant: classic-canasta, sides: [{side}, {{}}]}}").out
    left = counted("{variant: ru, sides: [{hands: [3H]}, {}]}")["rounds"][0]["sides"][0]["parts"]
    assert left["red_three_left"] < 0
    assert left["red_threes"] == 0


def test_each_item_has_rule_source_and_dispute() -> None:
    """What counts is told with its rule, the place of the source, and the disputes about it; what does not, is not."""
    items = counted(NUMBERS, "--variant", "it")["items"]

    assert "HF-SCORE-07" == items["out"]["rule"]
    assert ["it, line 45"] == items["out"]["sources"]
    assert all(name.startswith("HF-CONFLICT-") for name in items["out"]["disputes"])
    assert items["out"]["disputes"]
    assert "concealed_bonus" not in items
    assert "HF-SCORE-07" in run("score", "-", given=NUMBERS).out


@pytest.mark.parametrize(
    ("variant", "number", "scores", "opening"),
    [
        ("it", 1, "[0, 0]", [90, 90]),
        ("it", 3, "[900, 100]", [150, 150]),
        ("it", 4, "[500, 500]", [90, 90]),
        ("it", 4, "[500, 400]", None),
        ("classic-canasta", 2, "[1500, -100]", [90, 15]),
    ],
)
def test_the_next_opening_minimum_stands_under_the_totals(
    variant: str, number: int, scores: str, opening: list[int] | None
) -> None:
    """After a round each side is told what it needs next, after a tie that of the extra round, at the end nothing."""
    found = counted(f"{{variant: {variant}, round: {number}, scores: {scores}, sides: [{{}}, {{}}]}}")["rounds"][0]

    assert opening == found["opening"]


def test_lines_outside_the_rules_have_names() -> None:
    """Cuts and a bonus are added, a fine and a penalty taken off however they are written, others as they stand."""
    lines = "bonus: 10, cuts: 100, fine: 50, penalty: -20, other: {misdeal: -30}"
    found = counted(f"{{sides: [{{{lines}}}, {{}}]}}")["rounds"][0]["sides"][0]

    assert {"bonus": 10, "cuts": 100, "fine": -50, "penalty": -20, "misdeal": -30} == found["lines"]
    assert found["total"] == 10


@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_a_table_of_text_is_counted(sign: str, tmp_path: Path) -> None:
    """One line for each side in each round, with commas, semicolons or tabs, from a file or the standard input."""
    text = TABLE.replace(",", sign)
    file = tmp_path / "game.csv"
    file.write_text(text, encoding="utf-8")
    found = counted(text, "--variant", "it")

    assert found == run("score", file, "--variant", "it", "--json").json
    assert ["Ann & Cat", "Bob & Dan"] == found["names"]
    assert [[2305, 445], [3105, 375]] == [one["scores"] for one in found["rounds"]]
    assert {"misdeal": 100} == found["rounds"][0]["sides"][0]["lines"]


def test_a_table_of_text_may_hold_cards_and_one_round() -> None:
    """Lots of cards are parted by a slash, and without the column round there is one round."""
    text = "name;melds;hands;variant\nWe;K K K/4S 4D 4H;5C;ru\nYou;;K♠ / joker;ru\n"
    found = counted(text)

    assert "ru" == found["variant"]
    assert [45 - 5, -60] == found["rounds"][0]["scores"]


WRONG = {
    "an unknown column": (TABLE.replace("dirty", "dirtx"), ":1: dirtx: unknown column, did you mean dirty?"),
    "a column twice": (TABLE.replace("dirty", "clean"), ":1: clean: the column stands there twice"),
    "no number": (TABLE.replace("345", "34x"), ":2: rounds.0.sides.0.cards: '34x' is not allowed"),
    "no flag": (TABLE.replace("yes", "maybe"), ":2: out: 'maybe' is not allowed; allowed: yes or no"),
    "a cell too many": (TABLE.replace("40,yes,100,", "40,yes,100,,"), ":2: holds 11 cells; allowed: 10"),
    "no line": ("round,side,clean\n", "holds no round"),
    "two tables": ("name,cards,variant\nWe,50,ru\nYou,50,it\n", ":3: variant: it stands after ru"),
    "three sides": (TABLE + "2,Eve & Fay,,,,,,,,\n", "rounds.1.sides: holds 3 sides"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_table_of_text(name: str) -> None:
    """What cannot be read is one line with line and column, and exit code 2."""
    text, word = WRONG[name]

    assert word in complaint("score", "-", given=text)
