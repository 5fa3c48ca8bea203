"""What a version of the rulebook requires."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import complaint, run

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.cases.required import RequiredError, freeze, is_required, read_required, versions
from handandfoot_conformance.checking import Options, run_check
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.report.terminal import print_report
from handandfoot_conformance.scenarios.ids import Lock, read_lock

LOCK = Lock({"core/a/one": 1, "core/a/two": 2, "core/a/new": 3}, {"core/a/old": ("core/a/new", 4)})
REFUSER = "py:handandfoot_conformance.wrong:RefuseEverything"


def test_a_version_is_frozen_once(tmp_path: Path) -> None:
    """What was published does not change."""
    freeze(tmp_path, "1.0.0", ["core/a/two", "core/a/one"])

    assert frozenset({"core/a/one", "core/a/two"}) == read_required(tmp_path, "1.0.0", LOCK)
    with pytest.raises(RequiredError, match="raise the version"):
        freeze(tmp_path, "1.0.0", ["core/a/one"])


def test_a_renamed_scenario_is_still_required(tmp_path: Path) -> None:
    """The list keeps the old id, and the lock file says what it is called today."""
    freeze(tmp_path, "1.0.0", ["core/a/old", "core/a/gone"])

    assert frozenset({"core/a/new"}) == read_required(tmp_path, "1.0.0", LOCK)


def test_versions_are_in_order_of_their_numbers(tmp_path: Path) -> None:
    """Ten comes after nine."""
    for version in ("0.10.0", "0.9.0", "1.0.0"):
        freeze(tmp_path, version, ["core/a/one"])

    assert ["0.9.0", "0.10.0", "1.0.0"] == versions(tmp_path)


def test_a_version_that_was_never_published_is_wrong_use() -> None:
    """The nearest one, or all of them, are named."""
    assert "no version 9.9.9 was published" in complaint("check", "--required", "9.9.9")


def test_a_case_counts_under_every_variant_or_under_none() -> None:
    """The list names scenarios, without the variant."""
    assert is_required("core/a/one@ru", frozenset({"core/a/one"}))
    assert not is_required("core/a/two@ru", frozenset({"core/a/one"}))
    assert is_required("core/a/two@ru", None)


def test_later_cases_are_run_and_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that fails only what came later meets the version."""
    wanted = Wanted(variants=("ru",), rules=("HF-OUT-01",))
    everything = run_check(Options(adapter=REFUSER, wanted=wanted))
    passed = [each.id.partition("@")[0] for each in everything.results if each.outcome is Outcome.PASSED]
    monkeypatch.setattr("handandfoot_conformance.checking.read_required", lambda *_: frozenset(passed))
    report = run_check(Options(adapter=REFUSER, wanted=wanted, required="0.1.0"))

    assert (1, 0) == (everything.exit_code, report.exit_code)
    assert len(everything.results) == len(report.results) + len(report.later)
    assert report.later


def test_the_report_says_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody takes a part for the whole."""
    from io import StringIO

    from rich.console import Console

    monkeypatch.setattr("handandfoot_conformance.checking.read_required", lambda *_: frozenset())
    report = run_check(Options(wanted=Wanted(variants=("ru",), rules=("HF-DRAW-01",)), required="0.1.0"))
    text = StringIO()
    print_report(report, Console(file=text, width=100))

    assert "counted is what version 0.1.0 requires" in text.getvalue()
    assert ["no case was judged"] == report.failures


def test_every_published_version_is_kept() -> None:
    """Each scenario that a version requires exists today, or its id says what became of it."""
    spec = load_spec()
    lock = read_lock(spec.root)
    book = CaseBook(spec)
    slugs = {prepared.scenario.slug for prepared in book.prepared}
    for version in versions(spec.root):
        assert read_required(spec.root, version, lock) <= slugs


def test_the_freeze_option_refuses_to_write_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing else is written then."""
    monkeypatch.setattr(Path, "exists", lambda _: True)

    assert "raise the version" in complaint("vectors", "--freeze")


def test_check_without_a_version_counts_everything() -> None:
    """The cases of today are the default."""
    assert "counted is what version" not in run("check", "--variant", "ru", "--rule", "HF-DRAW-01").out
