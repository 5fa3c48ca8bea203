"""Which cases there are, and which of them are asked for.

A feature of a source is written for the house rules that it names.
A feature of `core`, `house_rules` or the playthroughs that names none is posed under every variant asked for.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from handandfoot.spec.problems import closest
from handandfoot_conformance.positions.parameter_values import Unposable
from handandfoot_conformance.positions.rule_tables import RuleBook, RuleTable
from handandfoot_conformance.protocol.case import Case, Compiled, NotApplicable
from handandfoot_conformance.scenarios.compiler import Prepared, compile_case, not_applicable, prepare
from handandfoot_conformance.scenarios.gherkin import load_features
from handandfoot_conformance.scenarios.scenario import FeatureError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from handandfoot.spec import Spec
    from handandfoot.spec.model import Variant


LISTED = 20
"""How many names a message lists where none of them is near."""


class UnknownNameError(ValueError):
    """A variant, source, rule or case that does not exist; the message names the nearest that does."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known)
        near = closest(name, names)
        listed = ", ".join(names) if len(names) <= LISTED else f"{len(names):,} others"
        hint = f"; did you mean {near}?" if near else f"; there are: {listed}" if names else ""
        super().__init__(f"there is no {what} {name}{hint}")


class NoCasesError(ValueError):
    """Nothing was selected, which is never taken for success."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for; an empty tuple means everything.

    `cases` are case ids, with or without the variant, without the row to name all rows of an outline,
    or a beginning followed by an asterisk.
    """

    variants: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Selection:
    """Cases ready to be judged, and those that a variant cannot pose."""

    cases: tuple[Case, ...]
    not_applicable: tuple[NotApplicable, ...]
    rule_tables: Mapping[str, RuleTable] = field(repr=False)

    @cached_property
    def digest(self) -> str:
        """What identifies the selection: a digest over the ids of its cases and the rule sets they are played by."""
        lines = sorted(f"{case.id} {case.digest}" for case in self.cases)
        return "sha256:" + hashlib.sha256("\n".join(lines).encode()).hexdigest()

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many cases there are of each feature."""
        return dict(sorted(Counter(case.feature for case in self.cases).items()))

    @property
    def rule_sets(self) -> dict[str, dict[str, object]]:
        """The body of a `rules` request for each rule set that the cases use, by digest."""
        used = dict.fromkeys(case.digest for case in self.cases)
        return {digest: self.rule_tables[digest].request() for digest in used}


class CaseBook:
    """Every scenario of a corpus, read once, and its cases under any variant."""

    def __init__(self, spec: Spec, root: Path | None = None, own: Sequence[Variant] = ()) -> None:
        self.spec = spec
        self.root = spec.root if root is None else root
        self.rules = RuleBook(spec, {variant.id: variant for variant in own})

    @cached_property
    def prepared(self) -> tuple[Prepared, ...]:
        """Every scenario, its sentences read; raises `FeatureError` for the first that cannot be."""
        return tuple(prepare(scenario) for feature in load_features(self.root) for scenario in feature.scenarios)

    @cached_property
    def variants(self) -> tuple[str, ...]:
        """The variants there are: those brought along, or else those of the specification."""
        return tuple(self.rules.own) or tuple(self.spec.variant_ids)

    def select(self, wanted: Wanted | None = None) -> Selection:
        """Return the cases that are asked for.

        Raises `UnknownNameError` for a name that does not exist and `NoCasesError` where nothing is left.
        """
        wanted = wanted or Wanted()
        self._check_names(wanted)
        compiled = list(self.compile(wanted))
        cases = tuple(entry for entry in compiled if isinstance(entry, Case))
        unposable = tuple(entry for entry in compiled if isinstance(entry, NotApplicable))
        if not cases:
            why = f" ({unposable[0].id}: {unposable[0].reason})" if unposable else ""
            raise NoCasesError(f"no case is left to judge{why}")
        return Selection(cases, unposable, self.rules.by_digest)

    def compile(self, wanted: Wanted) -> Iterator[Compiled]:
        """Yield the cases that are asked for, and those that cannot be posed, in the order of the features."""
        for prepared in self.prepared:
            if not _matches(prepared, wanted):
                continue
            for variant in self.variants_of(prepared, wanted.variants):
                if wanted.cases and not _is_named(prepared, variant, wanted.cases):
                    continue
                yield self.case(prepared, variant)

    def case(self, prepared: Prepared, variant: str) -> Compiled:
        """Return the case of a scenario under a variant, or why there is none."""
        scenario = prepared.scenario
        try:
            table = self.rules.table(variant, prepared.players, prepared.changes)
        except Unposable as reason:
            if prepared.variant is not None:
                raise FeatureError(scenario.feature, scenario.line, str(reason)) from reason
            return not_applicable(prepared, variant, str(reason), ())
        except ValueError as error:
            raise FeatureError(scenario.feature, scenario.line, str(error)) from error
        return compile_case(prepared, table)

    def variants_of(self, prepared: Prepared, asked: Sequence[str] = ()) -> tuple[str, ...]:
        """Return the variants under which a scenario is posed, of those that are asked for."""
        if prepared.variant is None:
            return tuple(asked) or self.variants
        return (prepared.variant,) if not asked or prepared.variant in asked else ()

    def _check_names(self, wanted: Wanted) -> None:
        known = {*self.spec.variant_ids, *self.rules.own}
        for name in wanted.variants:
            if name not in known:
                raise UnknownNameError("variant", name, known)
        for name in wanted.sources:
            if name not in self.spec.sources:
                raise UnknownNameError("source", name, self.spec.sources)
        for name in wanted.rules:
            if name not in self.spec.rules:
                raise UnknownNameError("rule", name, self.spec.rules)
        for name in wanted.cases:
            if not any(_is_named(prepared, name.rpartition("@")[2], (name,)) for prepared in self.prepared):
                raise UnknownNameError("case", name, (prepared.scenario.slug for prepared in self.prepared))


def _matches(prepared: Prepared, wanted: Wanted) -> bool:
    if wanted.sources and prepared.source not in wanted.sources:
        return False
    return not wanted.rules or any(rule in wanted.rules for rule in prepared.scenario.rules)


def _is_named(prepared: Prepared, variant: str, names: Sequence[str]) -> bool:
    slug = prepared.scenario.slug
    own = {slug, f"{slug}@{variant}", slug.partition("[")[0], f"{slug.partition('[')[0]}@{variant}"}
    return any(name in own or (name.endswith("*") and slug.startswith(name[:-1])) for name in names)
