"""Reading features: files of Gherkin become scenarios, one for each row of an outline.

The official parser and its pickle compiler do the work.
What they leave out is put back: the line of each step, the rule block, and the `case` column of the row.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.token_scanner import TokenScanner

from handandfoot_conformance.scenarios.scenario import GIVEN, THEN, WHEN, FeatureError, FeatureStep, Scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

_KINDS = {"Context": GIVEN, "Action": WHEN, "Outcome": THEN}


@dataclass(frozen=True, slots=True)
class ExamplesBlock:
    """A table of examples as written, for lint."""

    line: int
    columns: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Definition:
    """A scenario as written, before rows are filled in, for lint."""

    title: str
    line: int
    keyword: str
    outline: bool
    tags: tuple[tuple[str, int], ...]
    steps: int
    examples: tuple[ExamplesBlock, ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature file."""

    path: str
    title: str
    line: int
    tags: tuple[tuple[str, int], ...]
    definitions: tuple[Definition, ...]
    scenarios: tuple[Scenario, ...]
    background_steps: tuple[FeatureStep, ...]


def find_features(root: Path) -> list[Path]:
    """Return every feature file below the `features` folder of a corpus, sorted by path."""
    return sorted((root / "features").rglob("*.feature"), key=lambda path: path.relative_to(root).as_posix())


def load_features(root: Path) -> list[Feature]:
    """Read every feature of a corpus; raise `FeatureError` at the first that is not Gherkin."""
    return [load_feature(path, root) for path in find_features(root)]


def load_feature(path: Path, root: Path) -> Feature:
    """Read one feature file of a corpus; a file that has not changed is read once."""
    stat = path.stat()
    return _load(path, path.relative_to(root).as_posix(), stat.st_mtime_ns, stat.st_size)


@cache
def _load(path: Path, name: str, _modified: int, _size: int) -> Feature:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FeatureError(name, 1, f"not UTF-8: byte {error.start}") from error

    return parse_feature(text, name)


def parse_feature(text: str, name: str) -> Feature:
    """Return the feature that a text holds; `name` is its path in messages and ids."""
    document: Any
    try:
        document = Parser().parse(TokenScanner(text))
    except CompositeParserException as error:
        first: Any = error.errors[0]
        raise FeatureError(name, first.location["line"], _plain(str(first))) from error
    except ParserError as error:
        location: Any = getattr(error, "location", {"line": 1})
        raise FeatureError(name, location["line"], _plain(str(error))) from error

    if not document.get("feature"):
        raise FeatureError(name, 1, "no feature in this file")

    document["uri"] = name
    return _Reader(document, name).feature()


def _plain(message: str) -> str:
    """Drop the parser's own "(line:column): " from its message."""
    return re.sub(r"^\(\d+:\d+\): ", "", message.splitlines()[-1])


class _Reader:
    """Joins the pickles of one document with the places they come from."""

    def __init__(self, document: Any, name: str) -> None:
        self.document = document
        self.name = name
        self.lines: dict[str, int] = {}
        self.background: dict[str, Any] = {}
        self.block: dict[str, str] = {}
        self.rows: dict[str, tuple[int, str | None]] = {}
        self.definitions: list[Definition] = []

    def feature(self) -> Feature:
        feature = self.document["feature"]
        for child in feature["children"]:
            self._child(child, None)

        return Feature(
            path=self.name,
            title=feature["name"],
            line=feature["location"]["line"],
            tags=_tags(feature["tags"]),
            definitions=tuple(self.definitions),
            scenarios=tuple(self._scenario(pickle) for pickle in Compiler().compile(self.document)),
            background_steps=tuple(
                FeatureStep(_KINDS.get(step["keywordType"], GIVEN), step["text"], step["location"]["line"], True)
                for step in self.background.values()
            ),
        )

    def _child(self, child: Any, block: str | None) -> None:
        if "rule" in child:
            for grandchild in child["rule"]["children"]:
                self._child(grandchild, child["rule"]["name"])
        elif "background" in child:
            for step in child["background"]["steps"]:
                self.lines[step["id"]] = step["location"]["line"]
                self.background[step["id"]] = step
        else:
            self._definition(child["scenario"], block)

    def _definition(self, scenario: Any, block: str | None) -> None:
        self.lines[scenario["id"]] = scenario["location"]["line"]
        if block is not None:
            self.block[scenario["id"]] = block
        for step in scenario["steps"]:
            self.lines[step["id"]] = step["location"]["line"]

        examples = tuple(self._examples(table) for table in scenario["examples"])
        self.definitions.append(
            Definition(
                title=scenario["name"],
                line=scenario["location"]["line"],
                keyword=scenario["keyword"],
                outline=bool(scenario["examples"]) or "Outline" in scenario["keyword"],
                tags=_tags(scenario["tags"]),
                steps=len(scenario["steps"]),
                examples=examples,
            )
        )

    def _examples(self, table: Any) -> ExamplesBlock:
        header = tuple(cell["value"] for cell in (table.get("tableHeader") or {"cells": ()})["cells"])
        rows = []
        for row in table["tableBody"]:
            values = tuple(cell["value"] for cell in row["cells"])
            self.rows[row["id"]] = (row["location"]["line"], values[0] if header[:1] == ("case",) else None)
            rows.append((row["location"]["line"], values))
        return ExamplesBlock(table["location"]["line"], header, tuple(rows))

    def _scenario(self, pickle: Any) -> Scenario:
        scenario_id, *row_ids = pickle["astNodeIds"]
        line = self.lines[scenario_id]
        row_line, row = self.rows[row_ids[0]] if row_ids else (line, None)
        return Scenario(
            feature=self.name,
            title=pickle["name"],
            line=line,
            row_line=row_line,
            row=row,
            tags=tuple(dict.fromkeys(tag["name"].removeprefix("@") for tag in pickle["tags"])),
            block=self.block.get(scenario_id),
            steps=tuple(self._steps(pickle)),
        )

    def _steps(self, pickle: Any) -> Iterator[FeatureStep]:
        for step in pickle["steps"]:
            origin = step["astNodeIds"][0]
            yield FeatureStep(
                kind=_KINDS.get(step["type"], "unknown"),
                text=step["text"],
                line=self.lines[origin],
                background=origin in self.background,
                has_argument="argument" in step,
            )


def _tags(tags: Any) -> tuple[tuple[str, int], ...]:
    return tuple((tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in tags)
