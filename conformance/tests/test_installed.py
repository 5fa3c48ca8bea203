"""The kit works as an installed package, outside any checkout, and carries the corpus with it."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from handandfoot.spec import find_corpus, load_spec
from handandfoot_conformance.cases.archive import archive
from handandfoot_conformance.cases.case_book import CaseBook

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the built wheel has been installed."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheels = folder / "wheels"
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, ROOT], check=True, cwd=folder
    )
    (wheel,) = wheels.iterdir()
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--target", folder / "site", wheel], check=True)
    return folder / "site"


def python(installed: Path, code: str, *arguments: str) -> Any:
    """Run Python with the installed package first on its path, outside the checkout; return what it prints as JSON."""
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=installed.parent,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "" == ran.stderr
    return json.loads(ran.stdout)


def test_checkout_is_preferred() -> None:
    """In a checkout the corpus is the checkout's own."""
    assert ("checkout", ROOT) == (find_corpus().origin, find_corpus().root)


def test_installed_copy_is_found(installed: Path) -> None:
    """Outside a checkout the corpus is the one that the package carries."""
    code = "import json; from handandfoot.spec import find_corpus as f; print(json.dumps([f().origin, str(f().root)]))"
    origin, root = python(installed, code)

    assert "installed" == origin
    assert Path(root).is_relative_to(installed)


def vectors(installed: Path, *options: str | Path) -> subprocess.CompletedProcess[str]:
    """Run `handandfoot vectors` of the installed package, outside the checkout."""
    return subprocess.run(
        [sys.executable, "-c", "from handandfoot_conformance.cli import main; main()", "vectors", *options],
        cwd=installed.parent,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_carries_the_vectors(installed: Path) -> None:
    """Every file that the manifest names is there with its digest, beside the page that explains them, and no other."""
    folder = installed / "handandfoot" / "_corpus" / "vectors"
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    named = {each["file"]: each["sha256"] for each in [*manifest["features"], manifest["rule_sets"]]}
    there = {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}

    assert {*named, "manifest.json", "README.md"} == set(there)
    assert named == {name: hashlib.sha256(there[name]).hexdigest() for name in named}


def test_an_installed_copy_is_checked(installed: Path) -> None:
    """Its vectors and digests are current; a file that has been changed is named, and nothing is written."""
    current = vectors(installed, "--check")
    changed = installed / "handandfoot/_corpus/vectors/core/melds.json"
    before = changed.read_text("utf-8")
    changed.write_text("{}", "utf-8")
    ran = vectors(installed, "--check")
    left = changed.read_text("utf-8")
    changed.write_text(before, "utf-8")

    assert (0, 1) == (current.returncode, current.stderr.count("\n"))
    assert (1, "{}") == (ran.returncode, left)
    (line,) = ran.stderr.splitlines()[1:]
    assert "vectors/core/melds.json: is out of date" in line


@pytest.mark.parametrize("options", [[], ["--lock"], ["--freeze"]])
def test_an_installed_copy_is_not_written_to(installed: Path, options: list[str]) -> None:
    """Without a folder of one's own there is nothing to write."""
    ran = vectors(installed, *options)

    assert (2, 1) == (ran.returncode, ran.stderr.count("\n"))
    assert "the installed copy is not written to" in ran.stderr


def test_an_installed_copy_makes_the_same_archive(installed: Path) -> None:
    """The archive has the same bytes, whether it comes from a checkout or from an installed copy."""
    ran = vectors(installed, "--archive", installed.parent / "archive")
    (file,) = (installed.parent / "archive").iterdir()

    assert 0 == ran.returncode
    assert archive(CaseBook(load_spec())) == file.read_bytes()


@pytest.mark.parametrize("module", ["gherkin", "msgspec", "yaml"])
def test_a_missing_dependency_of_the_build_is_named(module: str, tmp_path: Path) -> None:
    """A build that cannot compile the vectors ends with one line, which names what is missing and the way out."""
    code = "import sys; sys.modules[sys.argv[1]] = None; from hatchling.build import build_wheel as b; b(sys.argv[2])"
    ran = subprocess.run(
        [sys.executable, "-c", code, module, tmp_path], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (1, 1) == (ran.returncode, (ran.stdout + ran.stderr).count("\n"))
    assert f"the module {module} is missing" in ran.stdout + ran.stderr
    assert [] == list(tmp_path.iterdir())


def test_installed_kit_judges_the_same_cases(installed: Path) -> None:
    """The installed kit gives the same verdicts on the same cases as the one in the checkout."""
    code = "from handandfoot_conformance.cli import main; main()"
    here = subprocess.run(
        [sys.executable, "-c", code, "check", "--rule", "HF-WILD-02", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    there = python(installed, code, "check", "--rule", "HF-WILD-02", "--json")

    assert there["selection"] == json.loads(here.stdout)["selection"]
    assert there["results"] == json.loads(here.stdout)["results"]


def test_the_lowest_versions_are_those_of_the_project() -> None:
    """`make lowest` tries the very versions that pyproject.toml names as the lowest."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    bounds = dict(each.split(">=") for each in project["dependencies"])
    lines = (ROOT / "constraints-lowest.txt").read_text("utf-8").splitlines()
    tried = dict(line.split("==") for line in lines if not line.startswith("#"))

    def parts(version: str) -> list[int]:
        found = [int(part) for part in version.split(".")]
        return found + [0] * (3 - len(found))

    assert {name: parts(version) for name, version in bounds.items()} == {
        name: parts(version) for name, version in tried.items()
    }


def test_a_wheel_holds_what_git_tracks(tmp_path: Path) -> None:
    """Neither a scratch file nor the copy of an editor gets into a build; without git the copies stay out."""
    import importlib.util

    found = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert found is not None
    assert found.loader is not None
    build = importlib.util.module_from_spec(found)
    found.loader.exec_module(build)
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", str(tmp_path)]
    (tmp_path / "spec").mkdir()
    for name in ("kept.yaml", "scratch.py", "kept.yaml~", ".hidden"):
        (tmp_path / "spec" / name).touch()

    assert ["spec/kept.yaml", "spec/scratch.py"] == build.files_of(tmp_path, ["spec"])
    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "add", "spec/kept.yaml"], check=True)
    assert ["spec/kept.yaml"] == build.files_of(tmp_path, ["spec"])
