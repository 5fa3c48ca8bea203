"""The cases as JSON files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import complaint, run

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
