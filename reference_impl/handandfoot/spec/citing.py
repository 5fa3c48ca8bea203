"""Which rules the features cite, and how often: read from the tags of every scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

__all__ = ["case_ids", "cited_rules", "totals"]


@cache
def case_ids(folder: Path) -> tuple[frozenset[str], dict[str, str]]:
    """The permanent ids of cases in the lock file of a folder of features; and those that have gone, with what became.

    Without a lock file there is no case.
    """
    file = folder / "cases.lock"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    entries = [line.strip().partition(" -> ") for line in lines if line.strip() and not line.startswith("#")]
    there = frozenset(old for old, arrow, _ in entries if not arrow)
    return there, {old: new for old, arrow, new in entries if arrow}


def cited_rules(folder: Path) -> dict[str, Counter[str]]:
    """Where scenarios stand -> rule id -> how many of them cite it; rows of examples are counted one by one.

    A place is the folder in `features/`, or for `features/sources/<id>/` the source's id.
    A file that is not Gherkin is left out: the linter of the features reports it.
    """
    from gherkin.errors import CompositeParserException, ParserException
    from gherkin.parser import Parser
    from gherkin.pickles.compiler import Compiler

    found: dict[str, Counter[str]] = {}
    for file in sorted(folder.rglob("*.feature")):
        parts = file.relative_to(folder).parts
        where = parts[1] if parts[0] == "sources" and len(parts) > 2 else parts[0]
        try:
            document = Parser().parse(file.read_text("utf-8"))
        except (CompositeParserException, ParserException, UnicodeDecodeError):
            continue
        counts = found.setdefault(where, Counter())
        for pickle in Compiler().compile({**document, "uri": str(file)}):
            counts.update({tag["name"][1:] for tag in pickle["tags"] if tag["name"].startswith("@HF-")})
    return found


def totals(scenarios: Mapping[str, Mapping[str, int]]) -> Counter[str]:
    """Rule id -> how many scenarios cite it, wherever they stand."""
    found: Counter[str] = Counter()
    for counts in scenarios.values():
        found.update(counts)
    return found
