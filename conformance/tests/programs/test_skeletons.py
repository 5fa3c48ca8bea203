"""The skeletons of `adapter new` run before anything is written in them, and say what they lack."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from example_programs import EXAMPLES, RU, Program, cards, position
from runtimes import require_runtime

from handandfoot_conformance.programs.skeletons import SKELETONS, SkeletonError, write_skeleton
from handandfoot_conformance.protocol.messages import ACTIONS, check_answer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RUNTIMES = {"js": "node", "java": "java"}


@pytest.fixture(params=sorted(SKELETONS))
def skeleton(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Program]:
    (path,) = write_skeleton(request.param, tmp_path)
    runtime = require_runtime(RUNTIMES[request.param]) if request.param in RUNTIMES else sys.executable
    with Program([runtime, str(path)]) as program:
        yield program


def test_a_skeleton_runs_as_it_stands(skeleton: Program) -> None:
    """It declares everything and skips every request, naming what is not written yet."""
    started = skeleton.ask("start", protocol=1, specification="0.1.0")
    assert check_answer("start", {"id": 0, **started})
    assert skeleton.learn() == {"ready": True}

    replies = [
        skeleton.ask("meld", rules=RU, cards=cards("8S 8D 8H")),
        skeleton.ask("score", rules=RU, round=1, sides=[]),
        skeleton.ask("play", rules=RU, deal={}, actions=[], observe=[]),
        skeleton.ask("legal", rules=RU, position=position()),
        skeleton.ask("view", rules=RU, position=position(), seat=0),
        *(skeleton.play(position(), {"action": action}) for action in ACTIONS),
    ]

    names = ["meld", "score", "play from a deal", "legal", "view", *(f"play, the action {name}" for name in ACTIONS)]
    assert replies == [{"skipped": f"not written yet: {name}"} for name in names]
    assert started["actions"] == list(ACTIONS)


def test_an_unexpected_request_is_errored(skeleton: Program) -> None:
    """A mistake in the adapter is an answer too."""
    assert "errored" in skeleton.ask("dance")
    assert skeleton.ask("stop") == {"stopped": True}
    assert skeleton.wait() == 0


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """A file that is there stays as it is."""
    there = tmp_path / "adapter.js"
    there.write_text("mine", encoding="utf-8")

    with pytest.raises(SkeletonError, match=r"adapter\.js: there already"):
        write_skeleton("js", tmp_path)

    assert there.read_text(encoding="utf-8") == "mine"


def test_an_unknown_language_is_named_with_those_there_are(tmp_path: Path) -> None:
    """The message says what is allowed."""
    with pytest.raises(SkeletonError, match="'cobol'; there are: java, js, py"):
        write_skeleton("cobol", tmp_path / "new")

    assert not (tmp_path / "new").exists()


def test_a_folder_is_made(tmp_path: Path) -> None:
    """A folder that is not there yet is made, its parents too."""
    (path,) = write_skeleton("py", tmp_path / "my" / "engine")

    assert path == tmp_path / "my" / "engine" / "adapter.py"
    assert path.is_file()


def test_a_place_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    """A file in the place of the folder is no reason for a traceback."""
    (tmp_path / "file").write_text("", encoding="utf-8")

    with pytest.raises(SkeletonError, match="cannot be written there"):
        write_skeleton("py", tmp_path / "file")


def test_the_java_skeleton_carries_the_helpers_of_the_example(tmp_path: Path) -> None:
    """The classes that need no change are those of the example program."""
    (path,) = write_skeleton("java", tmp_path)
    text = path.read_text(encoding="utf-8")

    for name in ("Lines.java", "Json.java"):
        helper = (EXAMPLES / "java" / name).read_text(encoding="utf-8")
        assert helper[helper.index("/**") :].strip() in text


def test_the_java_skeleton_compiles_without_warnings(tmp_path: Path) -> None:
    """What a person begins with is in order."""
    (path,) = write_skeleton("java", tmp_path)

    subprocess.run([require_runtime("javac"), "-Xlint:all", "-Werror", "-d", tmp_path, path], check=True)
