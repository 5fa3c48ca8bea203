"""Beginnings for people who connect an engine: an adapter that runs before anything is written in it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple


class Skeleton(NamedTuple):
    """The beginning of an adapter in one language: its files, and the command that starts it in its folder."""

    files: tuple[str, ...]
    command: str


SKELETONS: Final = {
    "java": Skeleton(("Adapter.java",), "java Adapter.java"),
    "js": Skeleton(("adapter.js",), "node adapter.js"),
    "py": Skeleton(("adapter.py",), "python adapter.py"),
}
"""The languages there are skeletons for. The templates end in `.txt`, so that no tool takes them for code of ours."""


class SkeletonError(ValueError):
    """A skeleton that cannot be written, told in one line."""


def write_skeleton(language: str, folder: Path | str) -> tuple[Path, ...]:
    """Write the skeleton of a language into a folder, which is made if need be, and return the files.

    Raise `SkeletonError` for a language that there is no skeleton for and where a file would be overwritten;
    then nothing is written.
    """
    if language not in SKELETONS:
        raise SkeletonError(f"no skeleton for the language {language!r}; there are: {', '.join(SKELETONS)}")
    target = Path(folder)
    paths = tuple(target / name for name in SKELETONS[language].files)
    there = [str(path) for path in paths if path.exists()]
    if there:
        raise SkeletonError(f"{', '.join(there)}: there already, and not overwritten")
    source = files(__name__) / "templates" / language
    try:
        target.mkdir(parents=True, exist_ok=True)
        for path in paths:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write((source / f"{path.name}.txt").read_text(encoding="utf-8"))
    except OSError as error:
        raise SkeletonError(f"{target}: the skeleton cannot be written there: {error.strerror}") from error
    return paths
