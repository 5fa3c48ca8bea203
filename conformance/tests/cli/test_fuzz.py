"""`handandfoot fuzz`."""

import sys

import pytest
from command_line import complaint, run

pytestmark = pytest.mark.slow

WRONG = f"{sys.executable} -m handandfoot_conformance.wrong"
REFERENCE = "py:handandfoot_conformance.reference:ReferenceAdapter"


def test_no_difference_is_told_with_how_much_was_asked():
    """Exit code 0."""

    ran = run("fuzz", "--adapter", REFERENCE, "--variant", "ru", "--games", "1")

    assert 0 == ran.code, ran.out
    assert ran.text.startswith("No difference in 1 game: ")
    assert "melds" in ran.text


def test_a_difference_is_told_as_a_scenario_with_both_answers_and_the_rule():
    """Exit code 1, and it is said that the reference may be wrong."""

    ran = run("fuzz", "--adapter", f"{WRONG} HF-DRAW-01", "--variant", "ru", "--games", "1")

    assert 1 == ran.code
    assert "  @HF-DRAW-01\n" in ran.out
    assert 'Given the "ru" house rules\n' in ran.out
    assert "When Ann draws\n" in ran.out
    assert "One of the two is wrong, and it may be the reference." in ran.text
    assert "ru, line " in ran.text


def test_the_difference_for_programs():
    """With the request as it went over the wire."""

    ran = run("fuzz", "--adapter", f"{WRONG} HF-DRAW-01", "--variant", "ru", "--games", "1", "--json")

    found = ran.json
    assert 1 == ran.code
    assert "play" == found["difference"]["request"]["request"]
    assert {"action": "draw", "seat": 0} == found["difference"]["request"]["actions"][0] | {"seat": 0}
    assert ["HF-DRAW-01"] == found["difference"]["rules"]
    assert None is found["broke_down"]
    assert "0" == found["seed"]


def test_a_familys_rules_can_be_played(tmp_path):
    """From a file."""

    file = tmp_path / "family.yaml"
    file.write_text(
        "id: family\ntitle: Family\nparent: ru\nstanding: table\nplayers: [4]\nparameters: {draw_count: 3}\n"
    )

    ran = run("fuzz", "--adapter", f"{WRONG} HF-DRAW-01", "--variant", file, "--games", "1", "--json")

    assert 1 == ran.code
    assert "family" == ran.json["difference"]["variant"]


def test_a_program_that_does_not_start_breaks_down():
    """Exit code 3."""

    ran = run("fuzz", "--adapter", f"{sys.executable} -c pass", "--games", "1")

    assert 3 == ran.code
    assert 1 == ran.err.count("\n")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "missing option '--adapter'"),
        (("--adapter", "no-such-program-anywhere"), "no-such-program-anywhere"),
        (("--adapter", "py:nowhere"), "module:object"),
        (("--adapter", REFERENCE, "--variant", "rru"), "did you mean ru?"),
        (("--adapter", REFERENCE, "--games", "0"), "0 is not in the range"),
    ],
)
def test_wrong_use_is_told_in_one_line(arguments, expected):
    """Exit code 2."""

    assert expected in complaint("fuzz", *arguments)
