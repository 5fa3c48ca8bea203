"""Scenarios as a reader sees them: what lies on the table, what is done, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from handandfoot_conformance.scenarios.scenario import GIVEN, THEN, slugify

if TYPE_CHECKING:
    from handandfoot_conformance.scenarios.gherkin import Feature
    from handandfoot_conformance.scenarios.scenario import FeatureStep, Scenario

__all__ = ["ACCEPTED", "OTHER", "REFUSED", "Act", "Example", "chosen", "examples_of"]

ACCEPTED, REFUSED, OTHER = "accepted", "refused", "shown"

_HOUSE_RULES = re.compile(r'the "([^"]+)" house rules')
_REFUSED = re.compile(r"\b(?:is|are) refused\b|\bmay not\b")
_ACCEPTED = re.compile(r"\bis accepted\b|\bis good\b")
_MOST = 3


class Act(NamedTuple):
    """One act, and what is expected of it."""

    when: str
    thens: tuple[str, ...]


class Example(NamedTuple):
    """A scenario, or the first row of an outline with all its rows in a table."""

    title: str
    feature: str
    line: int
    anchor: str
    block: str
    rules: tuple[str, ...]
    variant: str
    givens: tuple[str, ...]
    acts: tuple[Act, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    verdict: str

    @property
    def folder(self) -> str:
        """The folder in which the feature lies, below `features/`."""
        return self.feature.split("/")[1]

    @property
    def source(self) -> str:
        """The source in whose folder the feature lies, if any."""
        parts = self.feature.split("/")
        return parts[2] if parts[1] == "sources" and len(parts) > 3 else ""

    @property
    def page(self) -> str:
        """The page on which all scenarios of the feature stand."""
        path = self.feature.removeprefix("features/").removeprefix("sources/").removesuffix(".feature")
        return f"examples/{path.replace('_', '-')}.md"

    @property
    def lines(self) -> tuple[str, ...]:
        """Every sentence of the scenario."""
        return (*self.givens, *(text for act in self.acts for text in (act.when, *act.thens)))

    @property
    def cases(self) -> int:
        """How many rows the scenario has."""
        return len(self.rows) or 1


def examples_of(feature: Feature) -> Iterator[Example]:
    """Yield the scenarios of a feature in the order of the file."""
    rows = {one.line: one.examples for one in feature.definitions}
    for line, same in groupby(feature.scenarios, key=lambda scenario: scenario.line):
        first = next(iter(same))
        tables = rows.get(line, ())
        columns = tables[0].columns if tables else ()
        cells = tuple(values for table in tables for _, values in table.rows if table.columns == columns)
        yield _example(feature, first, columns, cells)


def _example(
    feature: Feature, scenario: Scenario, columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]
) -> Example:
    givens, acts = _parts(scenario.steps)
    named = next((match for text in givens if (match := _HOUSE_RULES.fullmatch(text))), None)
    return Example(
        title=scenario.title,
        feature=feature.path,
        line=scenario.line,
        anchor=slugify(scenario.title),
        block=scenario.block or "",
        rules=scenario.rules,
        variant=named.group(1) if named else "",
        givens=tuple(text for text in givens if not _HOUSE_RULES.fullmatch(text)),
        acts=acts,
        columns=columns,
        rows=rows,
        verdict=_verdict(acts),
    )


def _parts(steps: Sequence[FeatureStep]) -> tuple[list[str], tuple[Act, ...]]:
    givens = [step.text for step in steps if step.kind == GIVEN]
    acts: list[tuple[str, list[str]]] = []
    for step in steps:
        if step.kind == THEN and acts:
            acts[-1][1].append(step.text)
        elif step.kind != GIVEN:
            acts.append((step.text, []))
    return givens, tuple(Act(when, tuple(thens)) for when, thens in acts)


def _verdict(acts: Sequence[Act]) -> str:
    thens = [text for act in acts for text in act.thens]
    if any(_REFUSED.search(text) for text in thens):
        return REFUSED
    return ACCEPTED if any(_ACCEPTED.search(text) for text in thens) else OTHER


def chosen(examples: Sequence[Example], most: int = _MOST) -> list[Example]:
    """Return a few examples that show both sides of a rule, the first of each verdict before any second."""
    found: list[Example] = []
    for wanted in (ACCEPTED, REFUSED, OTHER):
        found += [one for one in examples if one.verdict == wanted and len(one.acts) == 1][:1]
    for one in examples:
        if len(found) >= min(most, 2):
            break
        if one not in found:
            found.append(one)
    return found[:most]
