"""Where the corpus is found: the checkout first, else the installed copy, and it says which."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from handandfoot.spec import SpecError, find_corpus

ROOT = Path(__file__).resolve().parents[3]
ASK = "from handandfoot.spec import find_corpus; print(find_corpus().origin, find_corpus().root)"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder of installed packages, with a copy of the package and of the corpus as a wheel would lay them."""
    site = tmp_path / "site"
    shutil.copytree(ROOT / "reference_impl" / "handandfoot", site / "handandfoot")
    shutil.copytree(ROOT / "spec", site / "handandfoot" / "_corpus" / "spec")
    shutil.copytree(ROOT / "features", site / "handandfoot" / "_corpus" / "features")
    return site


def asked(site: Path, folder: Path) -> str:
    """Which corpus the copy in a folder of packages finds when it runs in a folder."""
    program = f"import sys; sys.path.insert(0, {str(site)!r}); {ASK}"
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, check=True, timeout=60
    )
    return run.stdout.strip()


def test_the_checkout_is_found_from_the_package() -> None:
    """In a checkout the corpus is the checkout's own, wherever the program runs."""
    found = find_corpus(folder=Path("/"))

    assert (found.origin, found.root) == ("checkout", ROOT)
    assert (
        found.spec,
        found.features,
        found.vectors,
    ) == (ROOT / "spec", ROOT / "features", ROOT / "build" / "vectors")


def test_an_installed_copy_finds_its_own_corpus(installed: Path, tmp_path: Path) -> None:
    """Away from any checkout, the corpus inside the package is used."""

    assert f"installed {installed / 'handandfoot' / '_corpus'}" == asked(installed, tmp_path)


def test_an_installed_copy_prefers_the_checkout_in_which_it_runs(installed: Path) -> None:
    """Inside a checkout, even in a folder below its root, the checkout is used."""

    assert f"checkout {ROOT}" == asked(installed, ROOT / "spec" / "variants")


def test_a_folder_of_another_project_is_no_checkout(tmp_path: Path) -> None:
    """Folders of the same names do not make a checkout; the project's name does."""
    for name in ("spec", "features"):
        (tmp_path / name).mkdir()
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n', "utf-8")

    with pytest.raises(SpecError, match="no specification found; allowed: a checkout, or an installed copy"):
        find_corpus(module=tmp_path, folder=tmp_path, installed=tmp_path / "absent")
