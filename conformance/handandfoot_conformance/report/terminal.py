"""A report on the terminal: what was judged, how it went chapter by chapter, and each failure on one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from handandfoot_conformance.judging.outcomes import SIGNS, Outcome, Tally
from handandfoot_conformance.report.words import again, citations, missed
from handandfoot_conformance.report.words import table as table_of
from handandfoot_conformance.wording.safe import safe, safe_lines

if TYPE_CHECKING:
    from collections.abc import Iterable

    from handandfoot_conformance.report.model import CaseResult, Report

STYLES: Final = {
    Outcome.PASSED: "green",
    Outcome.FAILED: "bold red",
    Outcome.ERRORED: "bold magenta",
    Outcome.SKIPPED: "dim",
    Outcome.NOT_APPLICABLE: "dim",
    Outcome.WARNED: "yellow",
    Outcome.DIFFERED: "yellow",
}
_SHOWN: Final = 10
_BAD: Final = (Outcome.FAILED, Outcome.ERRORED, Outcome.WARNED, Outcome.DIFFERED)
_SOFT: Final = frozenset({Outcome.WARNED, Outcome.DIFFERED})
_AFTER_SOURCES: Final = ("playthroughs", "core", "house_rules", "other")
"""The groups of cases in the order of showing; what is none of them is a source, and comes before."""


class Bar:
    """A bar that fills as cases are judged; on what is no terminal it writes nothing."""

    def __init__(self, console: Console) -> None:
        self._progress = Progress(
            SpinnerColumn(),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[wrong]}", style="bold red", markup=False),
            TimeElapsedColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._wrong = 0

    def begin(self, total: int) -> None:
        """Show an empty bar."""
        self._progress.start()
        self._task = self._progress.add_task("judging", total=total, wrong="")

    def judged(self, result: CaseResult) -> None:
        """Move on by one case."""
        self._wrong += result.outcome in _BAD
        wrong = f"{self._wrong} not right" if self._wrong else ""
        self._progress.update(self._task, advance=1, wrong=wrong)

    def end(self) -> None:
        """Take the bar away."""
        self._progress.stop()


def print_report(report: Report, console: Console, shown: int = _SHOWN) -> None:
    """Print the failures, at most so many, and the summary; a start that failed is told once, not for each case."""
    if report.adapter.broke_down:
        console.print(_not_started(report), crop=False)
        return
    bad = in_order(each for each in report.results if each.outcome in _BAD and each.is_new)
    for result in bad[:shown]:
        console.print(failure(report, result), crop=False)
    if len(bad) > shown:
        console.print(Text(f"{len(bad) - shown} more are not shown here; --report DIR writes them all\n", "dim"))
    console.print(summary(report), crop=False)


def in_order(failures: Iterable[CaseResult]) -> list[CaseResult]:
    """Return failures in the order of showing: what must be so, and of it one failure of each rule, sources first."""
    by_group = sorted(failures, key=lambda each: (each.outcome in _SOFT, _rank(each.group), _BAD.index(each.outcome)))
    seen: set[str] = set()
    first: list[CaseResult] = []
    others: list[CaseResult] = []
    for result in by_group:
        (others if seen.issuperset(result.rules) else first).append(result)
        seen.update(result.rules)
    return sorted([*first, *others], key=lambda each: each.outcome in _SOFT)


def _rank(group: str) -> int:
    return _AFTER_SOURCES.index(group) + 1 if group in _AFTER_SOURCES else 0


def failure(report: Report, result: CaseResult) -> RenderableType:
    """Return everything about one case that is not right: what the rulebook says, what was put, and what came."""
    head = Text.assemble(
        (f"{SIGNS[result.outcome]} {result.outcome}  ", STYLES[result.outcome]), (result.title, "bold")
    )
    parts: list[RenderableType] = [head, _whole("  ", (result.id, "dim"))]
    for rule in result.rules:
        if rule in report.rules:
            parts.append(_indented(Text.assemble((f"{rule}  ", "cyan"), report.rules[rule].sentence)))
            parts += [_indented(Text(safe(line), "dim"), 4) for line in citations(report, rule, result)]
    if result.outcome is Outcome.DIFFERED:
        parts.append(_indented(Text("The house rules assume this: their source does not say it.", "yellow")))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for name, shown in table_of(result):
        grid.add_row(Text(name), Text(shown))
    for act in result.acts:
        grid.add_row(Text("the act"), Text(act, "bold"))
    parts.append(_indented(grid))
    if result.missed:
        parts.append(_indented(_expectations(result)))
    if result.reason:
        parts.append(_indented(Text(safe(result.reason), STYLES[result.outcome])))
    for line in safe_lines(result.errors, 12):
        parts.append(_indented(Text(f"stderr: {line}", "dim"), 4))
    if result.allowed:
        parts.append(_indented(Text(f"Under these rules {result.allowed}.")))
    tail = [("again with     ", again(report, result))]
    if result.neighbour:
        tail.insert(0, ("passes nearby  ", result.neighbour))
    parts += [_whole("  ", (name, "dim"), shown) for name, shown in tail]
    return Group(*parts, Text(""))


def _expectations(result: CaseResult) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold")
    grid.add_column(style="green", overflow="fold")
    grid.add_column(style="red", overflow="fold")
    for text, rows in missed(result):
        grid.add_row(Text(f"Then {text}"), Text("expected"), Text("got"))
        for what, expected, got in rows:
            grid.add_row(Text(f"  {what}", "dim"), Text(expected), Text(got))
    return grid


def summary(report: Report) -> RenderableType:
    """Return how it went, by source and by chapter, with both denominators and the floor."""
    adapter = report.adapter
    name = safe(f"{adapter.name} {adapter.version}".strip() or adapter.command)
    about = f"{name} · rulebook {report.specification} · house rules {', '.join(report.selection.variants)}"
    parts: list[RenderableType] = [Text(about, "bold"), Text("")]
    parts += [_tallies("cases of", report.tallies("group")), Text("")]
    parts.append(_chapters(report))
    parts += _skips(report)
    tally = report.tally
    judged = tally.judged
    parts.append(Text(_share("passed", tally.passed, judged, "judged")))
    parts.append(Text(_share("passed", tally.passed, tally.selected, "selected")))
    compared = sum(each.compared for each in report.results)
    expected = sum(each.expected for each in report.results if each.outcome in (Outcome.PASSED, *_BAD))
    parts.append(Text(f"{compared} of {expected} expectations of these cases compared"))
    if report.floor:
        floor = report.floor
        parts.append(
            Text(
                f"an engine that accepts everything passes {floor['accept everything']} of the {floor['cases']} cases, "
                f"one that refuses everything {floor['refuse everything']}",
                "dim",
            )
        )
    if report.required:
        parts.append(Text(f"counted is what version {report.required} requires; {_later(report)}", "dim"))
    if adapter.restarts and report.tally.errored:
        parts.append(Text(f"the program broke down, and was started again: {adapter.restarts}", "yellow"))
    if report.deviations.failing:
        parts.append(Text(f"{len(report.deviations.failing)} known failures", "yellow"))
    parts += [_whole((safe(why), "bold yellow")) for why in report.warnings]
    parts += [_whole((safe(why), "bold red")) for why in report.failures]
    if not report.exit_code:
        parts += [Text(f"stderr: {line}", "dim") for line in safe_lines(adapter.errors, 10)]
    parts.append(Text(f"{report.seconds:.2f} seconds", "dim"))
    return Group(*parts)


def _not_started(report: Report) -> RenderableType:
    """Return why the program did not start, its last words, and how many cases have no verdict for it."""
    adapter = report.adapter
    parts: list[RenderableType] = [Text(safe(adapter.command), "bold"), Text(safe(adapter.broke_down), "bold magenta")]
    parts += [Text(f"stderr: {line}", "dim") for line in safe_lines(adapter.errors)]
    parts += [_whole((safe(why), "bold red")) for why in report.failures]
    return Group(*parts)


def _later(report: Report) -> str:
    tally = Tally.of(result.outcome for result in report.later)
    return f"of {tally.selected} later cases, which do not count, {tally.passed} passed"


def _share(word: str, number: int, of: int, kind: str) -> str:
    percent = f"{100 * number / of:.1f} %" if of else "none"
    return f"{number} of {of} {kind} cases {word} ({percent})"


def _tallies(title: str, tallies: dict[str, Tally]) -> Table:
    used = [each for each in Outcome if any(tally[each] for tally in tallies.values())]
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    found.add_column(title)
    for outcome in used:
        found.add_column(str(outcome), justify="right", style=STYLES[outcome])
    for name, tally in tallies.items():
        found.add_row(Text(name), *(Text(str(tally[outcome])) for outcome in used))
    return found


def _chapters(report: Report) -> RenderableType:
    """Return one line for each chapter that was judged, with the cases passed of each rule, and name the others."""
    rules = report.tallies("rules")
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    found.add_column("chapter", no_wrap=True)
    found.add_column("passed", justify="right", no_wrap=True)
    found.add_column("cases passed by rule", overflow="fold")
    unjudged = []
    for chapter, tally in report.tallies("chapter").items():
        if not tally.judged and not tally.errored:
            unjudged.append(f"{chapter} ({tally.selected})")
            continue
        line = Text()
        for name, of_rule in rules.items():
            if report.rules[name].chapter == chapter:
                whole = of_rule.passed == of_rule.selected
                count = f"{of_rule.passed}" if whole else f"{of_rule.passed}/{of_rule.selected}"
                line.append(f"{name.rpartition('-')[2]}: ", "dim")
                line.append(f"{count}   ", STYLES[of_rule.worst])
        found.add_row(Text(chapter), Text(f"{tally.passed}/{tally.selected}", STYLES[tally.worst]), line)
    if not unjudged:
        return found
    return Group(found, Text(f"without a judged case: {', '.join(unjudged)}", "dim"))


def _skips(report: Report) -> list[RenderableType]:
    found: dict[tuple[Outcome, str], int] = {}
    for result in report.results:
        if result.outcome in (Outcome.SKIPPED, Outcome.NOT_APPLICABLE):
            key = (result.outcome, safe(result.reason, 160))
            found[key] = found.get(key, 0) + 1
    lines = sorted(found.items(), key=lambda each: -each[1])
    shown = [Text(f"{number:5} {outcome}: {reason}", "dim") for (outcome, reason), number in lines[:12]]
    if len(lines) > len(shown):
        shown.append(Text(f"      and for {len(lines) - len(shown)} more reasons", "dim"))
    return [Text(""), *shown, Text("")]


def _whole(*parts: str | tuple[str, str]) -> Text:
    """Return a line that is never broken, so that the id or the command in it can be copied."""
    return Text.assemble(*parts, no_wrap=True, overflow="ignore")


def _indented(shown: RenderableType, by: int = 2) -> Padding:
    return Padding(shown, (0, 0, 0, by))
