"""The digests of the cases: current, of the content alone, and every change has the name of its case."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from scenarios import BOOK, write_corpus

from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.cases.digests import DIGESTS, check_digests, digest_of, digests_of, write_digests
from handandfoot_conformance.protocol.case import Case

pytestmark = pytest.mark.slow

KEPT = {"a@ru": "0" * 12, "b@ru": "1" * 12}
FEATURE = """\
Feature: Melds

  @HF-MELD-01
  Scenario: Cards of one rank
    When the meld KS KD KH is checked
    Then the meld is good
"""


def cases(folder: Path, text: str = FEATURE) -> list[Case]:
    """The cases of a small feature."""
    entries = CaseBook(BOOK.spec, write_corpus(folder, core__melds=text)).compile(Wanted())
    return [entry for entry in entries if isinstance(entry, Case)]


def test_the_digests_of_the_project_are_current() -> None:
    """Every case is what `features/vectors.lock` says; write it with `handandfoot vectors --lock`."""
    assert [] == [str(problem) for problem in check_digests(BOOK.spec.root, digests_of(BOOK.compile(Wanted())))]


def test_what_changes_appears_and_goes_is_named(tmp_path: Path) -> None:
    """Each of the three has its word and the id of the case."""
    (tmp_path / "features").mkdir()
    write_digests(tmp_path, KEPT)
    problems = check_digests(tmp_path, {"b@ru": "2" * 12, "c@ru": "3" * 12})

    assert [("a@ru", "gone"), ("b@ru", "changed"), ("c@ru", "appeared")] == [
        (problem.key, problem.message.split(";")[0].removeprefix("has ")) for problem in problems
    ]
    assert ["a@ru", "b@ru", "c@ru"] == write_digests(tmp_path, {"b@ru": "2" * 12, "c@ru": "3" * 12})


@pytest.mark.parametrize("line", ["a@ru", "a@ru 123", "a@ru zzzzzzzzzzzz", "a@ru 000000000000\na@ru 000000000000"])
def test_a_line_that_is_none_is_told(tmp_path: Path, line: str) -> None:
    """A damaged lock file is a problem with its line, and is not written over."""
    (tmp_path / "features").mkdir()
    (tmp_path / DIGESTS).write_text(line + "\n", encoding="utf-8")

    assert ["line"] == [problem.message.split()[0] for problem in check_digests(tmp_path, KEPT)]
    with pytest.raises(ValueError, match="line"):
        write_digests(tmp_path, KEPT)


def test_where_a_scenario_stands_is_no_part_of_its_digest(tmp_path: Path) -> None:
    """Lines above a scenario, and the order of the cases, change no digest."""
    here, lower = cases(tmp_path / "a"), cases(tmp_path / "b", "\n\n" + FEATURE)

    assert [entry.line for entry in here] != [entry.line for entry in lower]
    assert list(digests_of(here).items()) == list(digests_of(reversed(lower)).items())


@pytest.mark.parametrize(
    "change",
    [{"rules": ("HF-MELD-02",)}, {"digest": "sha256:0"}, {"request": {"cards": []}}, {"steps": ()}, {"players": 6}],
)
def test_what_is_asked_and_expected_is_in_the_digest(tmp_path: Path, change: dict[str, object]) -> None:
    """Another rule, other house rules, another request and other expectations each make another digest."""
    case = cases(tmp_path)[0]

    assert digest_of(case) != digest_of(msgspec.structs.replace(case, **change))
