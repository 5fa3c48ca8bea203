"""Feature lint: every trap of a Gherkin runner, each told with file and line."""

from pathlib import Path

import pytest
from scenarios import BOOK, write_corpus

from handandfoot_conformance.cases.case_book import CaseBook
from handandfoot_conformance.cases.lint import lint_cases, lint_feature, lint_features
from handandfoot_conformance.scenarios.gherkin import parse_feature

GOOD = """\
@ru
Feature: Melds

  Background:
    Given the "ru" house rules

  @HF-MELD-01
  Rule: A meld holds cards of one rank

    Scenario: Three cards of one rank are a meld
      When the meld 9S 9D 9H is checked
      Then the meld is good

    Scenario: A third card of another rank is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is 9S 9D KH 5C 6C
      When Ann melds 9S 9D KH
      Then the action is refused under HF-MELD-01
      And nothing has changed

    Scenario Outline: Three of any rank are a meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case | cards    |
        | four | 4S 4D 4H |
        | five | 5S 5D 5H |
"""
PATH = "features/sources/ru/some.feature"


def faults(text: str, path: str = PATH) -> list[str]:
    """The problems of a text as a feature, as line and message."""
    return [f"{problem.line}: {problem.message}" for problem in lint_feature(parse_feature(text, path), BOOK.spec)]


def changed(old: str, new: str) -> list[str]:
    """The problems after one change of a good feature."""
    assert old in GOOD
    return faults(GOOD.replace(old, new, 1))


def test_a_good_feature_is_clean() -> None:
    """Nothing is said of it."""
    assert [] == faults(GOOD)


TRAPS = [
    ("A third card of another rank is refused", "Three cards of one rank are a meld", "14", "is used in line 10 too"),
    ("A third card of another rank is refused", "Three cards of one rank, are a meld", "14", "is used in line 10 too"),
    ("A third card of another rank is refused", "A meld should be refused", "14", 'says "should"'),
    ("A third card of another rank is refused", "Test a meld", "14", 'says "Test"'),
    ("A third card of another rank is refused", "12. A meld is refused", "14", "begins with a number"),
    ("A third card of another rank is refused", "A meld " + "very " * 20 + "long", "14", "characters; allowed: 100"),
    ("Three of any rank are a meld", "Three <cards> are a meld", "21", "the title has a placeholder"),
    ("        | four | 4S 4D 4H |\n        | five | 5S 5D 5H |\n", "", "25", "no rows, so nothing would run"),
    ("| case | cards    |", "| cards | case |", "25", 'the first column is "cards"; allowed: "case"'),
    ("| five | 5S 5D 5H |", "| four | 5S 5D 5H |", "28", 'the row "four" is named in line 27 too'),
    ("| five | 5S 5D 5H |", "|  | 5S 5D 5H |", "28", "the row has no name"),
    ("When the meld <cards> is", "When the meld <cart> is", "22", "<cart> is no column of the Examples"),
    ("      When the meld 9S 9D 9H is checked\n      Then the meld is good\n", "", "10", "no steps, so it would pass"),
    ("      When the meld 9S 9D 9H is checked\n", "", "10", "has no When"),
    ("      When Ann melds 9S 9D KH\n", "      When Ann draws\n      When Ann melds 9S 9D KH\n", "14", "has 2 Whens"),
    ("      Then the action is refused under HF-MELD-01\n      And nothing has changed\n", "", "14", "has no Then"),
    ("      And nothing has changed\n", "", "18", 'a refusal ends with "nothing has changed"'),
    ("is refused under HF-MELD-01", "is accepted", "18", 'an acceptance ends with "nothing else has changed"'),
    (
        "      Then the action is refused under HF-MELD-01\n",
        "      Then it is Ann's turn\n",
        "18",
        "stands where nothing",
    ),
    ("A third card of another rank is refused", "A third card of another rank is no meld", "14", "does not say"),
    (
        "Three cards of one rank are a meld",
        "Three cards of one rank are not refused",
        "10",
        'says "refused", and nothing',
    ),
    ("Three of any rank are a meld", "Nobody refuses three cards", "21", 'says "refuses", and nothing is refused'),
    ("@HF-MELD-01\n", "@HF-MELD-02\n", "18", "HF-MELD-01 refuses here and is not cited: a tag @HF-MELD-01"),
    ("refused under HF-MELD-01", "refused under HF-MELD-01 and HF-MELD-02", "18", "HF-MELD-02 refuses here and is not"),
    ("Then the meld is good", "Then the meld is refused under HF-MELD-02", "12", "HF-MELD-02 refuses here"),
    ("@HF-MELD-01\n", "@HF-MELD-99\n", "10", "HF-MELD-99"),
    ("@HF-MELD-01\n", "@HF-Meld-01\n", "10", "HF-Meld-01"),
    ("refused under HF-MELD-01", "refused under HF-MELD-98", "18", "HF-MELD-98"),
    ("@ru\n", "@ru @somebody\n", "1", "the tag @somebody is unknown"),
    ("  @HF-MELD-01\n", "", "9", "the scenario cites no rule"),
    ('    Given the "ru" house rules\n', "    Given it is round 1\n", "10", "names no house rules"),
    ("Ann melds 9S 9D KH", "she melds 9S 9D KH", "17", 'the step says "she"'),
    ("Ann melds 9S 9D KH", "Ann melds 9♠ 9D KH", "17", "outside ASCII"),
    ("Ann melds 9S 9D KH", "Ann melds 9S 9D KH.", "17", "a full stop at the end"),
    ("<cards> is checked", "a meld of <cards> is checked", "22", 'in the row "four"'),
    ("| four | 4S 4D 4H |", "| four | a meld of the smallest size |", "22", '"the meld a" has two articles'),
    ("Three of any rank are a meld", "Three of the the ranks are a meld", "21", "the title is no English"),
    ("And Ann's hand is", "And the stock holds 1 cards\n      And Ann's hand is", "16", "does not agree in number"),
    ("Ann melds 9S 9D KH", "Ann plays 9S 9D KH", "17", "no sentence of the catalogue reads"),
    ("A third card of another rank is refused", "A canasta of two ranks is refused", "14", '"canasta" is an alias'),
    (
        "      When the meld 9S 9D 9H is checked\n",
        "      When the meld 9S 9D 9H is checked\n        | a |\n",
        "11",
        "table",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"), TRAPS, ids=[f"{new.strip()[:40]}:{m}" for _, new, _, m in TRAPS]
)
def test_each_trap_is_told_with_its_line(old: str, new: str, line: str, message: str) -> None:
    """One change of a good feature, one problem at its place."""
    found = changed(old, new)

    assert any(fault.startswith(f"{line}: ") and message in fault for fault in found), found


def test_an_outline_without_examples_is_told() -> None:
    """It would run once, with the names of the columns for cards."""
    found = faults(GOOD[: GOOD.index("      Examples:")])

    assert any("the outline has no Examples" in fault for fault in found), found


def test_a_feature_without_scenarios_is_told() -> None:
    """It tests nothing."""
    assert ["1: the feature has no scenario"] == faults("Feature: Nothing\n")


def test_core_features_name_no_house_rules() -> None:
    """They run under every variant."""
    found = faults(GOOD.replace("@ru\n", ""), "features/core/some.feature")

    assert any("runs under all of them" in fault for fault in found)


def test_playthroughs_may_have_several_acts() -> None:
    """A second When is a fault elsewhere only."""
    text = GOOD.replace(
        "      When Ann melds", "      When Ann draws\n      Then it is Ann's turn\n      When Ann melds", 1
    )

    assert [] == faults(text, "features/playthroughs/some.feature")
    assert [] != faults(text)


def test_a_file_that_is_not_gherkin_is_told(tmp_path: Path) -> None:
    """With its line, and the others are linted all the same."""
    write_corpus(tmp_path, core__bad="Feature: Bad\n\n  Scenario: A\n    Given x\n  nonsense\n", core__empty="")
    found = lint_features(tmp_path)

    assert ["features/core/bad.feature", "features/core/empty.feature"] == [problem.file for problem in found]
    assert 5 == found[0].line


def test_a_file_that_is_not_utf8_is_told(tmp_path: Path) -> None:
    """So is one in another encoding."""
    write_corpus(tmp_path, core__bad="")
    (tmp_path / "features/core/bad.feature").write_bytes(b"Feature: \xff\n")

    assert "not UTF-8" in lint_features(tmp_path)[0].message


def test_a_position_that_play_cannot_reach_is_told(tmp_path: Path) -> None:
    """Compiling finds what reading cannot."""
    text = GOOD.replace("Ann's hand is 9S 9D KH 5C 6C", "Ann's hand is empty")
    write_corpus(tmp_path, sources__ru__some=text)
    found = lint_cases(CaseBook(BOOK.spec, tmp_path))

    assert ["play cannot reach the position under ru: Ann holds no card, though the round goes on"] == [
        problem.message for problem in found
    ]


def test_a_scenario_that_no_variant_can_pose_is_told(tmp_path: Path) -> None:
    """It would be not applicable for ever."""
    text = """\
Feature: Melds

  @HF-MELD-01
  Scenario: Many wild cards are a meld
    When a meld of 99 natural cards is checked
    Then the meld is good
"""
    write_corpus(tmp_path, core__some=text)
    found = lint_cases(CaseBook(BOOK.spec, tmp_path))

    assert [
        "no variant can pose it: the pack has not 99 natural cards of one rank left that the scenario does not name"
    ] == [problem.message for problem in found]


def test_the_corpus_is_clean() -> None:
    """Every feature of the project passes, read and compiled."""
    assert [] == [str(problem) for problem in lint_features(BOOK.root, BOOK.spec)]
    assert [] == [str(problem) for problem in lint_cases(BOOK)]
