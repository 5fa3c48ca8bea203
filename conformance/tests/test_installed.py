"""The kit works as an installed package, outside any checkout, and carries the corpus with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from handandfoot.spec import find_corpus

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
