"""Several reports side by side, chapter by chapter and rule by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.table import Table
from rich.text import Text

from handandfoot_conformance.judging.outcomes import SIGNS, Outcome, Tally
from handandfoot_conformance.report.html import comparison_page
from handandfoot_conformance.report.terminal import STYLES
from handandfoot_conformance.wording.safe import safe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot_conformance.report.model import Report


class Line(msgspec.Struct, frozen=True):
    """A chapter or a rule, and how each program did."""

    name: str
    about: str
    is_chapter: bool
    tallies: tuple[Tally | None, ...]

    @property
    def differs(self) -> bool:
        """Whether the programs did not do equally well."""
        return len({each.worst if each else None for each in self.tallies}) > 1


class Comparison(msgspec.Struct, frozen=True):
    """Programs side by side."""

    names: tuple[str, ...]
    totals: tuple[Tally, ...]
    lines: tuple[Line, ...]
    notes: tuple[str, ...]


def compare(reports: Sequence[Report]) -> Comparison:
    """Return the reports side by side, with a word where they do not judge the same."""
    about = {name: rule for report in reports for name, rule in report.rules.items()}
    order = sorted(about, key=lambda name: list(about).index(name))
    by_rule = [report.tallies("rules") for report in reports]
    by_chapter = [report.tallies("chapter") for report in reports]
    lines: list[Line] = []
    for chapter in dict.fromkeys(about[name].chapter for name in order):
        title = next(rule.chapter_title for rule in about.values() if rule.chapter == chapter)
        lines.append(Line(chapter, title, True, tuple(each.get(chapter) for each in by_chapter)))
        lines += [
            Line(name, about[name].sentence, False, tuple(each.get(name) for each in by_rule))
            for name in order
            if about[name].chapter == chapter
        ]
    notes = []
    if len({report.selection.digest for report in reports}) > 1:
        notes.append("not all reports are of the same cases")
    if len({report.specification for report in reports}) > 1:
        notes.append("not all reports are of the same version of the rulebook")
    names = tuple(safe(f"{report.adapter.name or report.adapter.command} {report.adapter.version}".strip(), 60)
                  for report in reports)  # fmt: skip
    return Comparison(names, tuple(report.tally for report in reports), tuple(lines), tuple(notes))


def comparison_table(comparison: Comparison, *, only_differing: bool = False) -> Table:
    """Return a comparison for the terminal."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    found.add_column("rule", no_wrap=True)
    for name in comparison.names:
        found.add_column(Text(name), justify="right")
    for line in comparison.lines:
        if only_differing and not line.differs:
            continue
        style = "bold" if line.is_chapter else ""
        cells = (Text("") if each is None else Text(cell(each), STYLES[each.worst]) for each in line.tallies)
        found.add_row(Text(line.name, style), *cells)
    found.add_row(Text("all", "bold"), *(Text(cell(each), STYLES[each.worst]) for each in comparison.totals))
    return found


def cell(tally: Tally) -> str:
    """Return a tally in a few signs: how it went, how many passed, of how many judged."""
    if not tally.judged and not tally.errored:
        return f"{SIGNS[Outcome.SKIPPED]} 0/{tally.selected}"
    judged = f"{tally.passed}/{tally.judged}"
    return f"{SIGNS[tally.worst]} {judged}" + ("" if tally.judged == tally.selected else f" of {tally.selected}")


def comparison_html(comparison: Comparison) -> str:
    """Return a comparison as one HTML page."""
    return comparison_page(comparison=comparison, cell=cell)
