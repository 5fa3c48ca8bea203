"""Chooses the files of a build, and builds the vectors into the wheel.

A build from a checkout holds what git tracks and nothing else, so that no scratch file gets into it.
The vectors are compiled from the features, and lie in no repository.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_IN_WHEEL = {
    "reference_impl/handandfoot": "handandfoot",
    "conformance/handandfoot_conformance": "handandfoot_conformance",
    "spec": "handandfoot/_corpus/spec",
    "features": "handandfoot/_corpus/features",
}
"""The folders of the wheel, and where each comes to lie. In a checkout the corpus is read from where it is."""
_ENDINGS = ("~", ".orig", ".rej", ".swp", ".pyc")
"""How the names end of files that no build should have, where git cannot say what belongs to it."""


def files_of(root: Path, folders: Iterable[str]) -> list[str]:
    """Return the files in some folders that git tracks; where there is no git, all but scraps."""
    if (root / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z", "--", *folders], cwd=root, capture_output=True, check=True)
        return [name for name in listed.stdout.decode().split("\0") if name and (root / name).is_file()]
    found = (path.relative_to(root) for folder in folders for path in sorted((root / folder).rglob("*")))
    return [
        path.as_posix()
        for path in found
        if (root / path).is_file()
        and not path.name.endswith(_ENDINGS)
        and not any(part.startswith(".") or part == "__pycache__" for part in path.parts)
    ]


class BuildHook(BuildHookInterface):  # type: ignore[type-arg] # the configuration of the builder is not used
    """Names every file of the build, and compiles the vectors into `build/vectors` for the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Choose the files, and build the vectors, but for an editable installation, which reads all where it lies."""
        if version == "editable":
            return
        root = Path(self.root)
        if self.target_name == "sdist":
            build_data["force_include"] |= {str(root / name): name for name in files_of(root, ["."])}
            return
        for folder, target in _IN_WHEEL.items():
            for name in files_of(root, [folder]):
                build_data["force_include"][str(root / name)] = target + name.removeprefix(folder)
        sys.path[:0] = [str(root / "reference_impl"), str(root / "conformance")]
        try:
            from handandfoot.spec import SpecError, load_spec
            from handandfoot_conformance.cases.case_book import CaseBook
            from handandfoot_conformance.cases.vectors import write_vectors
            from handandfoot_conformance.scenarios.scenario import FeatureError
        except ImportError as error:
            self.app.abort(
                f"handandfoot: the vectors of the wheel are compiled, "
                f"and the module {(error.name or str(error)).partition('.')[0]} is missing for it; "
                "install the project's dependencies first, or build without --no-build-isolation"
            )
        folder = root / "build" / "vectors"
        try:
            write_vectors(CaseBook(load_spec(root)), folder)
        except (SpecError, FeatureError, OSError) as error:
            self.app.abort(f"handandfoot: the vectors of the wheel cannot be compiled: {error}")
        build_data["force_include"][str(folder)] = "handandfoot/_corpus/vectors"
