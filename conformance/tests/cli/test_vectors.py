"""The cases as JSON files."""

from __future__ import annotations

import hashlib
import json
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import complaint, run

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.protocol.case import Compiled

pytestmark = pytest.mark.slow


def test_vectors_are_written_once(tmp_path: Path) -> None:
    """The first run writes a file for each feature and a manifest, the second changes nothing."""
    folder = tmp_path / "vectors"

    assert 0 == run("vectors", "--output", folder).code
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert [] == [one["file"] for one in manifest["features"] if not (folder / one["file"]).is_file()]
    assert "0 files changed" in run("vectors", "--output", folder).out


def test_stale_vectors_are_named(tmp_path: Path) -> None:
    """A file that is not what the features say is named, and nothing is written."""
    folder = tmp_path / "vectors"
    run("vectors", "--output", folder)
    first = sorted(folder.rglob("*.json"))[0]
    first.write_text("{}", encoding="utf-8")
    ran = run("vectors", "--output", folder, "--check")

    assert 1 == ran.code
    assert first.name in ran.err
    assert "{}" == first.read_text(encoding="utf-8")


def test_somebody_s_json_is_left_alone(tmp_path: Path) -> None:
    """A folder with other JSON files is not taken for one of vectors."""
    (tmp_path / "mine.json").write_text("{}", encoding="utf-8")

    assert "mine" not in complaint("vectors", "--output", tmp_path)
    assert [tmp_path / "mine.json"] == list(tmp_path.iterdir())


def test_rename_goes_with_lock() -> None:
    """A rename without the lock is refused."""
    assert "--lock" in complaint("vectors", "--rename", "a", "b")


@pytest.mark.parametrize("option", [["--lock"], ["--freeze"], ["--lock", "--rename", "a", "b"]])
def test_checking_writes_nothing(option: list[str]) -> None:
    """What would write a lock file does not stand beside --check."""
    assert "--check writes nothing" in complaint("vectors", "--check", *option)


def test_the_archive_is_one_file_called_by_its_version(tmp_path: Path) -> None:
    """Its digest is printed, it opens into one folder, and nothing else is written."""
    ran = run("vectors", "--archive", tmp_path / "new")
    (file,) = (tmp_path / "new").iterdir()
    name = file.name.removesuffix(".tar.gz")

    assert name.removeprefix("handandfoot-rulebook-") == load_spec().version
    assert hashlib.sha256(file.read_bytes()).hexdigest() in ran.out
    with tarfile.open(file) as opened:
        assert {name} == {entry.split("/")[0] for entry in opened.getnames()}


@pytest.mark.parametrize("option", [["--output", "a"], ["--check"], ["--lock"], ["--freeze"], ["--rename", "a", "b"]])
def test_the_archive_is_written_alone(option: list[str], tmp_path: Path) -> None:
    """No other option stands beside --archive."""
    assert "--archive writes the archive and nothing else" in complaint("vectors", "--archive", tmp_path, *option)


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    """A file in the place of the folder is no traceback."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = run("vectors", "--archive", tmp_path / "file" / "below")

    assert 2 == ran.code
    assert "below" in ran.err.splitlines()[-1]
    assert "cannot be written" in ran.err.splitlines()[-1]


def test_the_cases_are_compiled_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The lock file of the content and the vectors come from one compilation."""
    whole, calls = CaseBook.compile, []

    def counted(book: CaseBook, wanted: Wanted) -> Iterator[Compiled]:
        calls.append(wanted)
        return whole(book, wanted)

    monkeypatch.setattr(CaseBook, "compile", counted)
    run("vectors", "--output", tmp_path / "vectors")
    ran = run("vectors", "--output", tmp_path / "vectors", "--check")

    assert (0, [Wanted(), Wanted()]) == (ran.code, calls)
