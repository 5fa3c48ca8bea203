"""A reader's own copy of a text against the ledger, and how sentences are accounted for."""

from pathlib import Path

import pytest
from corpora import TEXT, write_corpus

from handandfoot.spec import SpecError, check_text, coverage, load_spec


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small specification with its text."""
    return write_corpus(tmp_path)


def compared(root: Path, text: str) -> list[str]:
    """What is found about a copy of the text."""
    (root / "copy.txt").write_text(text, "utf-8")
    return [str(finding) for finding in check_text(load_spec(root), "xx", root / "copy.txt").findings]


def test_a_true_copy_is_complete(root: Path) -> None:
    """White space and line endings do not matter."""
    report = check_text(load_spec(root), "xx", root / "xx.txt")

    assert (report.in_text, report.in_ledger, report.findings, report.complete) == (3, 3, (), True)
    assert compared(root, "\ufeff" + TEXT.replace("two ", "two\u00a0 ").replace("\n", "\r\n")) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(
            TEXT.replace("two", "three"),
            ["line 1, sentence 1 is not what the ledger knows: 'Draw three cards.'"],
            id="changed",
        ),
        pytest.param(
            TEXT.replace(" Then discard.", ""),
            ["line 1, sentence 2 is in the ledger and not in the text"],
            id="missing",
        ),
        pytest.param(
            TEXT + "One more.", ["line 4, sentence 1 is in the text and not in the ledger: 'One more.'"], id="extra"
        ),
        pytest.param(
            "\n" + TEXT,
            [
                "line 1, sentence 1 stands elsewhere than the ledger says: now line 2, sentence 1",
                "line 1, sentence 2 stands elsewhere than the ledger says: now line 2, sentence 2",
                "line 3, sentence 1 stands elsewhere than the ledger says: now line 4, sentence 1",
            ],
            id="moved",
        ),
    ],
)
def test_a_sentence_that_differs_is_named(root: Path, text: str, expected: list[str]) -> None:
    """By line and ordinal, with a short excerpt of the reader's own copy at most."""

    assert compared(root, text) == expected


def test_a_sentence_taken_out_of_the_ledger_is_named(root: Path) -> None:
    """The other way round: the text has it, the ledger has not."""
    file = root / "spec" / "claims" / "xx.yaml"
    text = file.read_text("utf-8")
    file.write_text(text[: text.index("  - line: 3")], "utf-8")
    report = check_text(load_spec(root, fresh=True), "xx", root / "xx.txt")

    assert [(one.kind, one.line, one.ordinal) for one in report.findings] == [("extra", 3, 1)]
    assert not report.complete


def test_a_digest_changed_in_the_ledger_is_named(root: Path) -> None:
    """A changed digest is a changed sentence."""
    file = root / "spec" / "claims" / "xx.yaml"
    text = file.read_text("utf-8")
    digest = text.split('sha256: "')[1][:64]
    file.write_text(text.replace(digest, "0" * 64), "utf-8")
    report = check_text(load_spec(root, fresh=True), "xx", root / "xx.txt")

    assert [(one.kind, one.line, one.ordinal) for one in report.findings] == [("changed", 1, 1)]


@pytest.mark.parametrize(
    ("source", "name", "words"),
    [
        ("zz", "xx.txt", "source: 'zz' is not known; allowed: xx"),
        ("xx", "absent.txt", "absent.txt: cannot be read: No such file or directory"),
        ("xx", "latin.txt", "latin.txt:1: is not text in UTF-8"),
    ],
)
def test_what_cannot_be_compared_is_refused(root: Path, source: str, name: str, words: str) -> None:
    """One line each."""
    (root / "latin.txt").write_bytes(b"caf\xe9")
    with pytest.raises(SpecError) as caught:
        check_text(load_spec(root), source, root / name)

    assert str(caught.value).removeprefix(f"{root}/") == words


def test_coverage_counts_how_claims_are_accounted_for(root: Path) -> None:
    """A claim may lead to several things; without scenarios nothing is said about tests."""
    found = coverage(load_spec(root), "xx")

    assert (found.sentences, found.claims) == (3, 3)
    assert found.by == {"conflict": 1, "parameter": 1, "rule": 2, "strategy": 1}
    assert (found.unclaimed, found.untested) == ((), ())


def test_coverage_names_claims_without_a_scenario(root: Path) -> None:
    """A scenario of the source's own features or of the core counts, one of another source does not."""
    spec = load_spec(root)

    assert [claim.id for claim in coverage(spec, "xx", {"xx": {"HF-DRAW-01": 1}}).untested] == ["xx-1-2-a"]
    assert coverage(spec, "xx", {"core": {"HF-DRAW-01": 1, "HF-DRAW-02": 1}}).untested == ()
    assert len(coverage(spec, "xx", {"yy": {"HF-DRAW-01": 1, "HF-DRAW-02": 1}}).untested) == 2
