"""Counting a round."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import complaint, run

ROUND = """
variant: ru
sides:
  - melds: [KS KD KH KC KS KD KH]
    hands: [5C, 6D]
  - name: The others
    melds: [[9S, 9D, 9H, 9C]]
    hands: [KS 2C, ""]
    closed: 4S 9D
"""


def test_round_is_counted_by_item() -> None:
    """Each side's points are told by item; seven kings and the bonus of a clean book are 570."""
    ran = run("score", "-", "--json", given=ROUND)
    first, second = ran.json["rounds"][0]["sides"]

    assert 0 == ran.code
    assert (70, 500) == (first["items"]["cards"], first["items"]["books"])
    assert sum(first["items"].values()) == first["total"]
    assert -45 == second["items"]["left"]
    assert [first["total"], second["total"]] == ran.json["rounds"][0]["scores"]


def test_round_for_people() -> None:
    """The table names the sides and the items that count."""
    ran = run("score", "-", given=ROUND)

    assert "The others" in ran.out
    assert "570" not in ran.out.split("books")[0]
    assert "this round" in ran.out


def test_rounds_are_added_up(tmp_path: Path) -> None:
    """Several rounds are counted one after the other, from the scores given."""
    file = tmp_path / "game.yaml"
    side = "{melds: [9S 9D 9H 9C 9S 9D 9H]}"
    file.write_text(
        f"variant: ru\nscores: [100, 50]\nrounds:\n- sides: [{side}, {{}}]\n- sides: [{side}, {{}}]\n", encoding="utf-8"
    )
    rounds = run("score", file, "--json").json["rounds"]
    each = rounds[0]["sides"][0]["total"]

    assert [1, 2] == [one["round"] for one in rounds]
    assert [[100 + each, 50], [100 + 2 * each, 50]] == [one["scores"] for one in rounds]


def test_other_house_rules() -> None:
    """The same round may be counted under other house rules."""
    assert "italian" not in run("score", "-", "--variant", "it", given=ROUND).out
    assert "it" == run("score", "-", "--variant", "it", "--json", given=ROUND).json["variant"]


WRONG = {
    "no card": (ROUND.replace("5C, 6D", "5C, 6X"), "6X"),
    "too many cards": (ROUND.replace("5C, 6D", "5C 5C 5C 5C 5C 5C"), "5C"),
    "a meld against the rules": (ROUND.replace("9S, 9D, 9H, 9C", "9S, 9D, 2H, 2C"), "HF-WILD-02"),
    "a meld against its rank": (ROUND.replace("9S, 9D, 9H, 9C", "9S, 9D, 8H"), "HF-MELD-01"),
    "black threes that are never melded": (ROUND.replace("9S, 9D, 9H, 9C", "3S, 3C, 3S"), "HF-THREE-04"),
    "two unfinished melds of a rank": (ROUND.replace("[[9S", "[9C 9H 9S, [9S"), "HF-MELD-04"),
    "a hand for nobody": (ROUND.replace("5C, 6D", "5C, 6D, 7D"), "holds 3 hands; allowed: 2 at most"),
    "a round after the last": (ROUND + "round: 5\n", "round 5: the game has 4 rounds"),
    "one side": (ROUND.partition("  - name: The others")[0], "holds 1 side; allowed: 2 sides"),
    "three sides": (ROUND + "  - {}\n", "2 sides"),
    "two went out": ("sides: [{books: {clean: 2}, cards: 140, out: true}, {out: yes}]", "more than one side went out"),
    "concealed alone": (ROUND + "    concealed: true\n", "concealed"),
    "no red three": (ROUND + "    threes: 3S\n", "3H"),
    "a number of threes": (ROUND + "    threes: 2\n", "2 is no card; allowed: red threes, 3H and 3D, or red_threes: 2"),
    "a three of no colour": (ROUND.replace("5C, 6D", "3, 6D"), "3 may be red or black; allowed: 3H or 3D, 3S or 3C"),
    "out with cards": (
        ROUND.replace("[5C, 6D]", "[5C, 6D]\n    out: true"),
        "6: sides.0.out: every player of the side",
    ),
    "out without a book": ("variant: ru\nsides: [{out: true}, {}]", "needs 2 more clean books and 2 more dirty books"),
    "both feet closed": ("variant: ru\nsides: [{closed: [4S, 9D], out: true}, {}]", "was never taken up"),
    "a round after the end": ("{variant: it, round: 5, scores: [5000, 4000], sides: [{}, {}]}", "the game was over"),
    "a round after the target": (
        "{variant: it-ten-thousand, round: 3, scores: [10500, 9000], sides: [{}, {}]}",
        "the game was over, for a side had 10,500 points, and it goes to 10,000",
    ),
    "rounds after the last": (
        "variant: classic-canasta\nrounds: [{sides: [{cards: 5000}, {}]}, {sides: [{}, {}]}]",
        "rounds.1: round 2: the game was over",
    ),
    "rounds out of order": ("rounds: [{round: 2, sides: [{}, {}]}, {round: 2, sides: [{}, {}]}]", "follows round 2"),
    "melds and books": (
        ROUND.replace("    hands: [5C", "    books: {clean: 1}\n    hands: [5C"),
        "stands beside melds",
    ),
    "hands and left": (
        ROUND.replace("    hands: [5C", "    left: 10\n    hands: [5C"),
        "hands with cards, or left in numbers",
    ),
    "an unknown kind": ("sides: [{books: {clear: 1}}, {}]", "did you mean clean?"),
    "a book of wild cards": ("variant: safari\nsides: [{books: {wild: -1}}, {}]", "books.wild: -1 is not allowed"),
    "points of no cards": (
        "sides: [{cards: 343}, {}]",
        "sides.0.cards: no cards are worth 343; allowed: a multiple of 5",
    ),
    "too many red threes": ("sides: [{red_threes: 9}, {red_threes: 3}]", "12 red threes are told; allowed: 10"),
    "too many books": ("sides: [{books: {clean: 40}}, {}]", "40 books are told"),
    "a line twice": ("sides: [{cuts: 100, other: {cuts: 50}}, {}]", "cuts: stands here and beside other"),
    "unknown key": (ROUND.replace("closed:", "close:"), "closed"),
    "unknown variant": (ROUND.replace("variant: ru", "variant: rv"), "did you mean ru?"),
    "no sides": ("variant: ru\n", "sides"),
    "both": (ROUND + "rounds: []\n", "rounds"),
    "no rounds": ("variant: ru\nrounds: []\n", "rounds"),
    "no number": (ROUND + "scores: [1, a]\n", "'a'"),
    "one score": (ROUND + "scores: [1]\n", "score"),
    "no flag": (ROUND + "    out: 1\n", "true or false"),
    "round none": (ROUND + "round: 0\n", "round"),
    "no mapping": (ROUND + "sides: 3\n", "twice"),
    "sides no list": ("sides: 3\n", "list"),
    "side no mapping": ("sides: [3, 4]\n", "mapping"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_round(name: str) -> None:
    """What cannot be counted is one line with the place, and exit code 2."""
    text, word = WRONG[name]
    line = complaint("score", "-", given=text)

    assert line.startswith("standard input:")
    assert word in line, line


@pytest.mark.parametrize(
    ("variant", "number", "others", "told"),
    [
        ("ru", 3, "9S 9D 9H 9C", ""),
        ("ru", 4, "9S 9D 9H 9C", "The game is over: Ann's side wins."),
        ("ru", 4, "KS KD KH KC KS KD KH", "The game is over: Ann's side and Bob's side share the win."),
        ("no", 4, "KS KD KH KC KS KD KH", "The game is over: a draw between Ann's side and Bob's side."),
        (
            "it",
            4,
            "KS KD KH KC KS KD KH",
            "Ann's side and Bob's side are level: a further round decides, with an opening minimum of 90.",
        ),
        ("classic-canasta", 9, "9S 9D 9H 9C", ""),
    ],
)
def test_result_of_a_game(variant: str, number: int, others: str, told: str) -> None:
    """After the last round it is told who has won, or what becomes of a tie."""
    given = (
        f"{{variant: {variant}, round: {number}, sides: [{{melds: [KS KD KH KC KS KD KH]}}, {{melds: [{others}]}}]}}"
    )
    ran = run("score", "-", given=given)

    assert ran.text.endswith(told)
    assert bool(told) == ("over" in ran.out or "level" in ran.out)


def test_a_target_ends_a_game_and_a_score_below_it_does_not() -> None:
    """Ordinary Canasta goes to 5,000 points, or 7,500 when three play."""
    round_ = "sides: [{melds: [KS KD KH KC KS KD KH]}, {}"
    asked = [("4", "[4425, 0]", round_), ("4", "[4430, 0]", round_), ("3", "[4430, 0, 0]", f"{round_}, {{}}")]
    found = [
        run("score", "-", "--json", given=f"{{variant: classic-canasta, players: {n}, scores: {s}, {r}]}}").json[
            "result"
        ]
        for n, s, r in asked
    ]

    assert [False, True, False] == [one["over"] for one in found]
    assert [[], [0], []] == [one["leaders"] for one in found]
