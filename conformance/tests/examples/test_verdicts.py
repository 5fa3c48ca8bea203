"""The kit's verdict on the example programs: what they do passes, what they do not is skipped, faults are found."""

from __future__ import annotations

import shlex
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from example_programs import EXAMPLES, LANGUAGES, command

from handandfoot_conformance.cases.case_book import Wanted
from handandfoot_conformance.checking import Options, run_check
from handandfoot_conformance.judging.outcomes import Outcome

if TYPE_CHECKING:
    from pathlib import Path

    from handandfoot_conformance.report.model import CaseResult, Report

pytestmark = pytest.mark.slow

FAULTS = {
    "no-card-points": "HF-SCORE-08",
    "wild-limit": "HF-WILD-02",
    "red-threes-left": "HF-SCORE-05",
    "wild-as-dirty": "HF-BOOK-04",
    "dirty-as-clean": "HF-BOOK-03",
    "pairs-are-melds": "HF-MELD-02",
}
DECLARED = {"javascript": {"scoring", "melds"}, "java": {"positions"}, "python": {"melds", "positions"}}
FLOOR = {"javascript": 100, "java": 200, "python": 100}
"""A run that judges fewer Russian cases than this has lost some."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("java")


def check(words: list[str], variants: tuple[str, ...] = ("ru",)) -> Report:
    return run_check(Options(adapter=shlex.join(words), wanted=Wanted(variants=variants), floor=False))


def bad(report: Report) -> dict[str, list[str]]:
    """What is neither passed nor skipped nor inapplicable, and what was found."""
    fine = {Outcome.PASSED, Outcome.SKIPPED, Outcome.NOT_APPLICABLE}
    return {each.id: _told(each) for each in report.results if each.outcome not in fine}


def _told(result: CaseResult) -> list[str]:
    return [result.reason, *(f"{each.text}: {each.expected} / {each.got} {each.differences}" for each in result.missed)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_passes_the_russian_rules(language: str, built: Path) -> None:
    """All that the program declares passes, the rest is skipped with the reason, and the run is green."""
    report = check(command(language, built))
    judged = {each.capability for each in report.results if each.outcome is Outcome.PASSED}
    skipped = [each for each in report.results if each.outcome is Outcome.SKIPPED]

    assert bad(report) == {}
    assert report.exit_code == 0
    assert judged == DECLARED[language]
    assert report.tally.passed >= FLOOR[language]
    assert skipped
    assert all(each.reason for each in skipped)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_passes_every_other_variant(language: str, built: Path) -> None:
    """No house rules make the program fail: what it cannot play, it declines."""
    report = check(command(language, built), ())

    assert bad(report) == {}
    assert report.exit_code == 0


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_under_its_rule(fault: str, built: Path) -> None:
    """The run fails, and a failing case cites the rule that the program gets wrong."""
    report = check([*command("javascript", built), "--fault", fault])
    failed = Counter(rule for each in report.results if each.outcome is Outcome.FAILED for rule in each.rules)

    assert report.exit_code == 1
    assert FAULTS[fault] in failed


def test_every_fault_is_known_here() -> None:
    """The faults of the app are those of this table, and of the README."""
    readme = (EXAMPLES / "javascript" / "README.md").read_text(encoding="utf-8")
    source = (EXAMPLES / "javascript" / "faults.js").read_text(encoding="utf-8")

    assert [fault for fault in FAULTS if f"'{fault}': class" not in source] == []
    assert source.count(": class extends") == len(FAULTS)
    assert [fault for fault, rule in FAULTS.items() if f"| `{fault}` |" not in readme or rule not in readme] == []
