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
    out: true
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
    side = "{melds: [9S 9D 9H 9C 9S 9D 9H], out: true}"
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
    "a round after the last": (ROUND + "round: 5\n", "round 5 is one too many; allowed: the 4 rounds of ru"),
    "one side": (ROUND.partition("  - name: The others")[0], "holds 1 side; allowed: 2 sides"),
    "three sides": (ROUND + "  - {}\n", "2 sides"),
    "two went out": (ROUND.replace("name: The others", "out: true"), "out"),
    "concealed alone": (ROUND.replace("out: true", "concealed: true"), "concealed"),
    "no red three": (ROUND.replace("out: true", "threes: 3S"), "3H"),
    "unknown key": (ROUND.replace("closed:", "close:"), "closed"),
    "unknown variant": (ROUND.replace("variant: ru", "variant: rv"), "did you mean ru?"),
    "no sides": ("variant: ru\n", "sides"),
    "both": (ROUND + "rounds: []\n", "rounds"),
    "no rounds": ("variant: ru\nrounds: []\n", "rounds"),
    "no number": (ROUND + "scores: [1, a]\n", "'a'"),
    "one score": (ROUND + "scores: [1]\n", "score"),
    "no flag": (ROUND.replace("out: true", "out: 1"), "true or false"),
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

    assert line.startswith("standard input")
    assert word in line


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
