"""Builds the vectors into the wheel: they are compiled from the features, and lie in no repository."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class VectorsHook(BuildHookInterface):  # type: ignore[type-arg] # the configuration of the builder is not used
    """Compiles the vectors into `build/vectors` and lays them beside the specification in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the vectors, but for an editable installation, which reads the corpus from where it lies."""
        if version == "editable":
            return
        root = Path(self.root)
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
