"""The release archive: complete, nothing stray in it, and the same bytes each time."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import tarfile
from pathlib import Path

import pytest
from scenarios import BOOK, write_corpus

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.archive import MANIFEST, archive, archive_files, packed, stem
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.cases.vectors import compile_vectors

pytestmark = pytest.mark.slow

ROOT = BOOK.spec.root
FEATURE = """\
Feature: Melds

  @HF-MELD-01
  Scenario: Cards of one rank
    When the meld KS KD KH is checked
    Then the meld is good
"""
STRAY = (
    "spec/notes.yaml",
    "spec/scratch.py",
    "spec/variants/ru.yaml~",
    "spec/variants/.#ru.yaml",
    "spec/variants/.ru.yaml",
    "spec/variants/ru.yaml.orig",
    "spec/rules/.DS_Store",
    "spec/schemas/draft.json",
    "spec/protocol/__pycache__/a.pyc",
    "spec/claims/old/ru.yaml",
)


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """Every file of the archive of the project."""
    return archive_files(BOOK)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A corpus of its own, with one feature."""
    root = write_corpus(tmp_path / "corpus", core__melds=FEATURE)
    shutil.copytree(ROOT / "spec", root / "spec", ignore=shutil.ignore_patterns(".*", "*~"))
    for name in ("LICENSE", "LICENSE-CC0"):
        shutil.copy(ROOT / name, root)
    return root


def book_of(root: Path) -> CaseBook:
    """The cases of a corpus."""
    return CaseBook(load_spec(root))


def test_the_whole_specification_is_in_it(files: dict[str, bytes]) -> None:
    """Every file of the specification is there as it is, protocol and schemas among them, and the licences."""
    spec = {path for path in (ROOT / "spec").rglob("*") if path.is_file() and not path.name.startswith(".")}
    wanted = {path.relative_to(ROOT).as_posix() for path in (*spec, ROOT / "LICENSE", ROOT / "LICENSE-CC0")}

    assert wanted == {name for name in files if not name.startswith("vectors/")} - {"README.md", MANIFEST}
    assert [] == [name for name in wanted if (ROOT / name).read_bytes() != files[name]]


def test_all_vectors_are_in_it(files: dict[str, bytes]) -> None:
    """They are those that are built, with the page that explains them."""
    vectors = {name: text.encode() for name, text in compile_vectors(BOOK).items()}
    vectors["README.md"] = (ROOT / "spec/vectors.md").read_bytes()

    assert vectors == {
        name.removeprefix("vectors/"): content for name, content in files.items() if name.startswith("vectors/")
    }


def test_the_manifest_has_size_and_digest_of_every_other_file(files: dict[str, bytes]) -> None:
    """It can be held against what came out of the archive."""
    manifest = json.loads(files[MANIFEST])

    assert BOOK.spec.version == manifest["specification"]
    assert {name: (len(content), hashlib.sha256(content).hexdigest()) for name, content in files.items()} == {
        **{each["file"]: (each["bytes"], each["sha256"]) for each in manifest["files"]},
        MANIFEST: (len(files[MANIFEST]), hashlib.sha256(files[MANIFEST]).hexdigest()),
    }


def test_it_says_what_lies_where(files: dict[str, bytes]) -> None:
    """Every place that its first page names is there."""
    text = files["README.md"].decode()

    for name in ("spec/", "spec/protocol/", "spec/schemas/", "vectors/", MANIFEST, "LICENSE-CC0", "LICENSE"):
        assert f"`{name}`" in text
        assert any(file.startswith(name) for file in files)


def test_nothing_stray_gets_in(copied: Path) -> None:
    """What editors and people leave in the folders stays out, and changes no byte."""
    before = archive(book_of(copied))
    for name in STRAY:
        (copied / name).parent.mkdir(exist_ok=True)
        (copied / name).write_text("stray: [", encoding="utf-8")

    assert before == archive(book_of(copied))


def test_a_change_is_another_archive(copied: Path) -> None:
    """What is said in the specification gets in as it is."""
    before = archive(book_of(copied))
    (copied / "spec/README.md").write_text("# Another", encoding="utf-8")

    assert before != archive(book_of(copied))
    assert b"# Another" == archive_files(book_of(copied))["spec/README.md"]


def test_the_same_bytes_come_out_twice(copied: Path, tmp_path: Path) -> None:
    """Neither when nor where it is made, nor the times and modes of files, make a difference."""
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(copied, elsewhere, copy_function=shutil.copyfile)
    for file in (elsewhere / "spec").rglob("*.yaml"):
        os.utime(file, (1, 1))
        file.chmod(0o600)
    book = book_of(copied)

    assert archive(book) == archive(book_of(elsewhere))
    assert archive(book) == archive(book, tuple(book.compile(Wanted())))


def test_it_opens_into_one_folder(tmp_path: Path) -> None:
    """Plain files below one folder, sorted, without time, owner or a name of the machine."""
    content = packed({"b/c.txt": b"c", "a.txt": b"a" * 3}, stem("1.2.3"))
    with tarfile.open(fileobj=io.BytesIO(content)) as opened:
        entries = opened.getmembers()
        opened.extractall(tmp_path, filter="data")

    assert ["handandfoot-rulebook-1.2.3/a.txt", "handandfoot-rulebook-1.2.3/b/c.txt"] == [each.name for each in entries]
    assert {(0, 0, 0, "", "", 0o644)} == {
        (each.mtime, each.uid, each.gid, each.uname, each.gname, each.mode) for each in entries
    }
    assert b"aaa" == (tmp_path / "handandfoot-rulebook-1.2.3/a.txt").read_bytes()
    assert b"\x00" * 4 == content[4:8]
