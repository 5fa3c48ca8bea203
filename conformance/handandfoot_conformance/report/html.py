"""A report as one HTML page that needs nothing else: no script, no font and no picture from anywhere."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from handandfoot_conformance.judging.outcomes import SIGNS, Outcome
from handandfoot_conformance.report.words import again, citations, missed, table
from handandfoot_conformance.wording.safe import safe, safe_lines

if TYPE_CHECKING:
    from collections.abc import Iterable

    from handandfoot_conformance.report.model import CaseResult, Report

_SUITS = {"♠": "black", "♣": "black", "♥": "red", "♦": "red"}
_CARD = Markup('<span class="card {}"><b>{}</b>{}</span>')
_CODE = Markup("<code>{}</code>")
_SHOWN = 40
"""How many failures of a chapter are shown whole; the others are named."""
_BAD = (Outcome.FAILED, Outcome.ERRORED, Outcome.WARNED, Outcome.DIFFERED)


def page(report: Report) -> str:
    """Return the page of a report."""
    by_chapter: dict[str, list[CaseResult]] = {}
    for result in report.results:
        if result.outcome in _BAD:
            chapter = next((report.rules[rule].chapter for rule in result.rules if rule in report.rules), "other")
            by_chapter.setdefault(chapter, []).append(result)
    order = {chapter: at for at, chapter in enumerate(report.tallies("chapter"))}
    titles = {rule.chapter: rule.chapter_title for rule in report.rules.values()}
    return (
        _environment()
        .get_template("report.html.j2")
        .render(
            report=report,
            tally=report.tally,
            bad=sorted(by_chapter.items(), key=lambda each: order.get(each[0], 99)),
            titles=titles,
            reasons=_reasons(report.results),
            verdict=_verdict(report),
            shown=_SHOWN,
            outcomes=[outcome for outcome in Outcome if report.tally[outcome]],
        )
    )


def comparison_page(**values: Any) -> str:
    """Return the page that shows several reports side by side."""
    return _environment().get_template("comparison.html.j2").render(**values)


def cards(text: str) -> Markup:
    """Return a text in which every card is drawn."""
    words = []
    for word in safe(text).split(" "):
        if word == "JK":
            words.append(Markup('<span class="card joker" title="joker">JK</span>'))
        elif word[-1:] in _SUITS and len(word) in (2, 3):
            words.append(_CARD.format(_SUITS[word[-1]], word[:-1], word[-1]))
        else:
            words.append(escape(word))
    return Markup(" ").join(words)


def marked(text: str) -> Markup:
    """Return a text with what stands between backquotes set as code."""
    plain, *others = safe(text).split("`")
    found = escape(plain)
    for at, part in enumerate(others):
        found += _CODE.format(part) if at % 2 == 0 and at + 1 < len(others) else escape(part)
    return found


def _reasons(results: Iterable[CaseResult]) -> list[tuple[str, str, int]]:
    found: dict[tuple[str, str], int] = {}
    for result in results:
        if result.outcome in (Outcome.SKIPPED, Outcome.NOT_APPLICABLE):
            key = (str(result.outcome), safe(result.reason, 200))
            found[key] = found.get(key, 0) + 1
    return [(outcome, reason, number) for (outcome, reason), number in sorted(found.items(), key=lambda each: -each[1])]


def _verdict(report: Report) -> str:
    if report.adapter.broke_down:
        return "The program broke down"
    if report.exit_code == 3:
        return "The program broke down over some cases"
    if report.exit_code == 1:
        return "Not as the rules say"
    return "As the rules say" if report.tally.judged == report.tally.selected else "As the rules say, as far as it goes"


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("handandfoot_conformance.report", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(cards=cards, marked=marked, plain=safe, lines=safe_lines)
    made.globals.update(table=table, missed=missed, citations=citations, again=again, signs=SIGNS)
    return made
