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
