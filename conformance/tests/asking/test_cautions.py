"""A house rule that no value can say is printed in the place of what it replaces, and verdicts say so."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import complaint, run

HEAD = "id: ours\ntitle: Our table\nparent: reconciled\nstanding: table\nparameters: {}\n"
SAYS = "The pile is taken with one card like the top one"
FILE = f"{HEAD}unmodelled:\n  - A clock of two minutes.\n  - {{says: {SAYS}, replaces: [HF-PILE-03]}}\n"
QUESTION = """
variant: {file}
given:
  - it is Ann's turn
  - Ann's side has melded QS QD QC
  - Ann's hand is {hand}
  - the discard pile is KC and 3 more cards
when: Ann {act}
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A table that takes the pile with one card."""
    file = tmp_path / "ours.yaml"
    file.write_text(FILE, "utf-8")
    return file


@pytest.mark.parametrize(
    ("hand", "act", "cautioned"),
    [
        ("KS KD 5H 6D", "takes the discard pile with KS KD", True),
        ("KS 2D 5H 6D", "takes the discard pile with KS 2D", True),
        ("KS KD 5H 6D", "draws", False),
    ],
)
def test_a_verdict_that_rests_on_a_replaced_rule_says_so(ours: Path, hand: str, act: str, cautioned: bool) -> None:
    """A take may be allowed or refused by the general rule; a draw has nothing to do with it."""
    ran = run("judge", "-", given=QUESTION.format(file=ours, hand=hand, act=act))

    assert ran.code == 0
    assert (SAYS in ran.text) == cautioned


def test_the_rulebook_prints_it_in_the_place_of_the_rule(ours: Path) -> None:
    """Once, in the chapter of the rule, whose own sentence is gone; what replaces nothing stands at the end."""
    page = run("docs", "--variant", str(ours)).out
    usual = run("docs", "--variant", "reconciled").out

    assert 1 == page.count(SAYS)
    assert page.index('id="pile"') < page.index(SAYS) < page.index('id="disc"')
    assert "Also agreed at this table: A clock of two minutes.</p>" in page
    sentence = "The pile is taken only with"
    assert (1, 0) == (usual.count(sentence), page.count(sentence))


def test_a_rule_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """With the line, the key and the nearest rule."""
    file = tmp_path / "ours.yaml"
    file.write_text(FILE.replace("HF-PILE-03", "HF-PILE-93"), "utf-8")

    shown = complaint("variants", "show", file)
    assert ":8: unmodelled.1.replaces: 'HF-PILE-93' is not a rule, did you mean HF-PILE-" in shown


@pytest.mark.parametrize("entry", ["{says: So}", "{replaces: [HF-PILE-03]}", "{says: So, replaces: []}", "3", "{}"])
def test_an_entry_of_another_form_is_refused(tmp_path: Path, entry: str) -> None:
    """A sentence, or a sentence with the rules that it replaces."""
    file = tmp_path / "ours.yaml"
    file.write_text(f"{HEAD}unmodelled: [{entry}]\n", "utf-8")

    assert ":6: unmodelled.0" in complaint("variants", "show", file)
