"""Where the specification and the features lie: in the checkout if there is one, else in the installed copy."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from handandfoot.spec.problems import Place, SpecError

__all__ = ["Corpus", "find_corpus"]

_INSTALLED = Path(__file__).resolve().parent.parent / "_corpus"


class Corpus(NamedTuple):
    """A folder that holds the specification, and which kind of folder it is."""

    root: Path
    origin: Literal["checkout", "installed", "given"]

    @property
    def spec(self) -> Path:
        """The folder of the specification."""
        return self.root / "spec"

    @property
    def features(self) -> Path:
        """The folder of the features."""
        return self.root / "features"

    @property
    def vectors(self) -> Path:
        """The folder of the vectors; in a checkout it is there once they have been built."""
        return self.root / ("vectors" if self.origin == "installed" else "build/vectors")


def find_corpus(module: Path | None = None, folder: Path | None = None, installed: Path = _INSTALLED) -> Corpus:
    """The checkout around this module, else the one around the current folder, else the installed copy.

    Raises `SpecError` when there is none.
    """
    for start in (module or Path(__file__).resolve(), folder or Path.cwd()):
        for root in (start, *start.parents):
            if _is_checkout(root):
                return Corpus(root, "checkout")
    if (installed / "spec" / "specification.yaml").is_file():
        return Corpus(installed, "installed")
    raise SpecError(Place(str(installed)), "", "no specification found", "a checkout, or an installed copy")


@cache
def _is_checkout(root: Path) -> bool:
    """Whether a folder is the root of a checkout of this project."""
    if not ((root / "spec").is_dir() and (root / "features").is_dir()):
        return False
    try:
        project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return False
    found = project.get("project")
    return isinstance(found, dict) and found.get("name") == "handandfoot"
