"""A scenario changes no house rule that nobody asks for."""

from pathlib import Path

import pytest
from scenarios import BOOK, write_corpus

from handandfoot_conformance.cases.case_book import CaseBook
from handandfoot_conformance.cases.lint import lint_feature
from handandfoot_conformance.cases.pins import MOST_CHANGED, lint_pins
from handandfoot_conformance.scenarios.gherkin import load_feature

BONUS = """\
Feature: What a clean book brings

  @HF-SCORE-06
  Rule: Each clean book brings its bonus

    Scenario Outline: A clean book brings as much as the house rules say
      Given house rules where "clean_bonus" is <bonus>
      And house rules where "{name}" is {value}
      And Ann's side has melded KS KD KH KC KS KD KH
      When the round is scored
      Then Ann's side scores <bonus> for books

      Examples:
        | case | bonus |
        | some | 200   |
        | more | 700   |
"""
DISCARD = """\
Feature: A discard

  @HF-OUT-01
  Rule: A side needs its books before it may go out

    Scenario: A discard that does not go out is accepted
      Given house rules where "{name}" is {value}
      And it is Ann's turn, after the draw
      And Ann's hand is 4C 5C
      When Ann discards 4C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 4C
      And the discard pile has gained 4C
      And nothing else has changed
"""


def told(root: Path, text: str, name: str, value: str, feature: str = "house_rules__clean_bonus") -> list[str]:
    """What is said of a scenario that sets a house rule."""
    write_corpus(root, **{feature: text.format(name=name, value=value)})
    return [problem.message.partition(";")[0] for problem in lint_pins(CaseBook(BOOK.spec, root))]


@pytest.mark.parametrize(
    ("name", "value"),
    [("all_wild_melds", "allowed"), ("out_bonus", "100"), ("take_amount", "3"), ("tie", "shared"), ("draw_count", "2")],
)
def test_a_house_rule_that_nobody_asks_for_is_told(tmp_path: Path, name: str, value: str) -> None:
    """Scoring a book asks for none of these."""
    assert [f"the scenario sets {name}, and none of its cases asks for it"] == told(tmp_path, BONUS, name, value)


@pytest.mark.parametrize(("name", "value"), [("book_size", "7"), ("named_bonus", "{}"), ("quintet_bonus", "0")])
def test_a_house_rule_that_the_answer_asks_for_may_be_set(tmp_path: Path, name: str, value: str) -> None:
    """Even where every table has the same value."""
    assert [] == told(tmp_path, BONUS, name, value)


def test_a_house_rule_that_the_position_is_made_by_may_be_set(tmp_path: Path) -> None:
    """The builder asks how many packets there are, the engine does not."""
    assert [] == told(tmp_path, DISCARD, "packets", "[4, 4]", "core__some")


def test_what_a_feature_is_about_may_be_set(tmp_path: Path) -> None:
    """That it does not matter is what the scenario says."""
    assert [] != told(tmp_path, DISCARD, "tie", "shared", "house_rules__out_books")
    (tmp_path / "features/house_rules/out_books.feature").unlink()
    assert [] == told(tmp_path, DISCARD, "tie", "shared", "house_rules__tie")


def test_a_scenario_that_changes_much_is_told(tmp_path: Path) -> None:
    """It is to name a small table."""
    more = "".join(f'      And house rules where "{name}" is 0\n' for name in ("dirty_bonus", "wild_bonus"))
    text = BONUS.replace("      And Ann's side", f"{more}      And Ann's side")
    found = told(tmp_path, text, "book_size", "7")

    assert f"the scenario changes {MOST_CHANGED + 1} house rules" in found


@pytest.mark.parametrize(("name", "allowed"), [("plain", True), ("micro", True), ("ru", False), ("reconciled", False)])
def test_only_small_tables_are_named_by_features_of_a_house_rule(tmp_path: Path, name: str, allowed: bool) -> None:
    """Any other would show what that table plays, and not the house rule."""
    text = BONUS.replace("Given house", f'Given the "{name}" house rules\n      And house')
    write_corpus(tmp_path, house_rules__clean_bonus=text.format(name="book_size", value="7"))
    path = tmp_path / "features/house_rules/clean_bonus.feature"
    found = [each.message for each in lint_feature(load_feature(path, tmp_path), BOOK.spec)]

    assert allowed is not any("names no table that is played; allowed: micro, plain" in message for message in found)


def test_no_scenario_of_the_corpus_says_more_than_it_needs() -> None:
    """Each house rule that is set is asked for."""
    assert [] == [str(problem) for problem in lint_pins(BOOK)]
