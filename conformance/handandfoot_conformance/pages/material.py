"""What the pages are made from: the specification, the features, the engine's functions and the report of a run."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from handandfoot_conformance.pages.engine import Decider, deciders
from handandfoot_conformance.pages.examples import Example, examples_of

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot.spec.model import Claim, Conflict, Setting, Variant
    from handandfoot_conformance.report.model import Report
    from handandfoot_conformance.scenarios.gherkin import Feature

__all__ = ["Material", "gather"]

_FOLDERS = ("core", "house_rules", "sources", "playthroughs")
"""The folders of features, the most general first."""


@dataclass(frozen=True)
class Material:
    """Everything that the pages show."""

    spec: Spec
    features: tuple[Feature, ...]
    engine: dict[str, tuple[Decider, ...]]
    report: Report | None = None

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """Every scenario as an example, the rows of an outline together."""
        return tuple(one for feature in self.features for one in examples_of(feature))

    @cached_property
    def examples_by_rule(self) -> dict[str, tuple[Example, ...]]:
        """Rule id -> its examples, the most general and then the shortest first."""
        found: dict[str, list[Example]] = defaultdict(list)
        for one in self.examples:
            for rule in one.rules:
                found[rule].append(one)
        sources = list(self.spec.sources)

        def place(one: Example) -> tuple[int, int, int]:
            where = sources.index(one.source) if one.source in sources else 0
            return _FOLDERS.index(one.folder) if one.folder in _FOLDERS else len(_FOLDERS), len(one.lines), where

        return {rule: tuple(sorted(each, key=place)) for rule, each in found.items()}

    @cached_property
    def cases_by_rule(self) -> dict[str, Counter[str]]:
        """Where scenarios stand -> rule id -> how many cite it, every row of an outline counted."""
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for feature in self.features:
            parts = feature.path.split("/")
            where = parts[2] if parts[1] == "sources" and len(parts) > 3 else parts[1]
            for scenario in feature.scenarios:
                found[where].update(set(scenario.rules))
        return found

    @cached_property
    def conflicts_by_rule(self) -> dict[str, tuple[Conflict, ...]]:
        """Rule id -> the conflicts about it."""
        return self._conflicts_by("rules")

    @cached_property
    def conflicts_by_parameter(self) -> dict[str, tuple[Conflict, ...]]:
        """Parameter -> the conflicts about it."""
        return self._conflicts_by("parameters")

    def _conflicts_by(self, field: str) -> dict[str, tuple[Conflict, ...]]:
        found: dict[str, list[Conflict]] = defaultdict(list)
        for conflict in self.spec.conflicts.values():
            for name in getattr(conflict, field):
                found[name].append(conflict)
        return {name: tuple(each) for name, each in found.items()}

    @cached_property
    def claims_by_line(self) -> dict[tuple[str, int], tuple[Claim, ...]]:
        """Source and line -> the claims of its sentences."""
        found: dict[tuple[str, int], list[Claim]] = defaultdict(list)
        for source, ledger in self.spec.ledgers.items():
            for sentence in ledger.sentences:
                found[source, sentence.line] += sentence.claims
        return {place: tuple(each) for place, each in found.items()}

    @cached_property
    def settings(self) -> dict[str, dict[str, Setting]]:
        """Variant -> parameter -> the value that it has there, its own or inherited."""
        return {name: self.spec.resolve(one).settings for name, one in self.spec.variants.items()}

    @cached_property
    def root_variant(self) -> Variant:
        """The variant that all others come from."""
        return next(one for one in self.spec.variants.values() if one.parent is None)

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """The variants as a reader meets them: the root, those of a text, the named ones, those for tests."""
        sources = list(self.spec.sources)

        def place(one: Variant) -> tuple[int, int]:
            if one.parent is None:
                return 0, 0
            if one.source in sources:
                return 1, sources.index(one.source)
            changed = any(setting.changed for setting in one.settings.values())
            return 3 if changed else 2, 0

        return tuple(sorted(self.spec.variants.values(), key=place))


def gather(
    spec: Spec, features: Path | None = None, engine: Path | None = None, report: Report | None = None
) -> Material:
    """Read everything that the pages show; the engine is the installed one unless a folder is named."""
    from handandfoot_conformance.scenarios.gherkin import load_features

    root = features or spec.root
    return Material(spec, tuple(load_features(root)), deciders(engine or _engine_folder()), report)


def _engine_folder() -> Path:
    import handandfoot

    return Path(handandfoot.__file__).resolve().parent
