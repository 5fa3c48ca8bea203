"""A report as files: JSON, JUnit XML, one HTML page, and a badge."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

import msgspec

from handandfoot_conformance.judging.outcomes import Outcome, Tally
from handandfoot_conformance.protocol.adapter import UnusableError
from handandfoot_conformance.report.html import page
from handandfoot_conformance.report.model import FORMAT, CaseResult, Report
from handandfoot_conformance.report.words import again, citations, missed, table
from handandfoot_conformance.wording.safe import safe, safe_lines

if TYPE_CHECKING:
    from pathlib import Path

    from handandfoot_conformance.protocol.messages import Json, Message

_LARGEST: Final = 100_000_000
"""The most bytes of a report that is read; that of a run in which everything fails has about thirty million."""
_GREEN, _YELLOW, _RED, _GREY = "#2e7d32", "#b58105", "#b3261e", "#6b7280"


def write_report(report: Report, folder: Path) -> list[Path]:
    """Write every form of a report into a folder, all or none, and return the files. Raises `UnusableError`."""
    forms = {
        "report.json": to_json(report),
        "junit.xml": to_junit(report),
        "report.html": page(report).encode(),
        "badge.json": msgspec.json.format(msgspec.json.encode(badge(report)), indent=2) + b"\n",
        "badge.svg": badge_svg(report).encode(),
    }
    beside: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in forms.items():
            beside.append(folder / f".{name}.{os.getpid()}.new")
            beside[-1].write_bytes(data)
        for name, path in zip(forms, beside, strict=True):
            path.replace(folder / name)
    except OSError as error:
        raise UnusableError(f"the report cannot be written to {folder}: {error.strerror}") from error
    finally:
        for path in beside:
            with suppress(OSError):
                path.unlink(missing_ok=True)
    return [folder / name for name in forms]


def to_object(report: Report) -> Message:
    """Return a report as plain JSON values, with a summary that saves its readers the counting."""
    plain: Message = msgspec.to_builtins(report)
    for name in ("notes", "stop_failed"):
        del plain["adapter"][name]
    del plain["selection"]["files"]
    return {
        "format": plain.pop("format"),
        "summary": {
            "exit_code": report.exit_code,
            "failures": report.failures,
            "tally": _tally(report.tally),
            **{
                f"by_{name}": {key: _tally(tally) for key, tally in report.tallies(by).items()}
                for name, by in (("source", "group"), ("variant", "variant"), ("chapter", "chapter"), ("rule", "rules"))
            },
        },
        **plain,
    }


def to_json(report: Report) -> bytes:
    """Return a report as JSON text."""
    return msgspec.json.encode(to_object(report)) + b"\n"


def _tally(tally: Tally) -> Message:
    counted = {str(outcome): tally[outcome] for outcome in Outcome}
    return {**counted, "judged": tally.judged, "selected": tally.selected}


def read_report(path: Path) -> Report:
    """Return the report of a JSON file; raise `UnusableError` in one line where it holds none."""
    try:
        with path.open("rb") as stream:
            data = stream.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise UnusableError(f"{path} is too large for a report; allowed: at most {_LARGEST:,} bytes")
        report = msgspec.json.decode(data, type=Report)
    except OSError as error:
        raise UnusableError(f"{path}: {error.strerror}") from error
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise UnusableError(f"{path} is not a report: {safe(error)}") from error
    if report.format != FORMAT:
        raise UnusableError(f"{path} is a report of form {report.format}; this version reads form {FORMAT}")
    return report


# -- JUnit ------------------------------------------------------------------------------------------------------------


def to_junit(report: Report) -> bytes:
    """Return a report as JUnit XML: a suite for each feature, a case for each case."""
    root = ElementTree.Element("testsuites", name="handandfoot", time=str(report.seconds))
    by_feature: dict[str, list[CaseResult]] = {}
    for result in report.results:
        by_feature.setdefault(result.feature, []).append(result)
    totals = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for feature, results in by_feature.items():
        suite = ElementTree.SubElement(root, "testsuite", name=_xml(feature))
        counts = dict.fromkeys(totals, 0)
        for result in results:
            counts["tests"] += 1
            kind = _junit_case(report, result, suite)
            if kind:
                counts[kind] += 1
        for name, number in counts.items():
            suite.set(name, str(number))
            totals[name] += number
        suite.set("timestamp", report.started)
    for name, number in totals.items():
        root.set(name, str(number))
    if report.adapter.errors:
        last = ElementTree.SubElement(root, "testsuite", name="standard error", tests="0")
        ElementTree.SubElement(last, "system-err").text = "\n".join(safe_lines(report.adapter.errors, 100))
    ElementTree.indent(root)
    text: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return text


def _junit_case(report: Report, result: CaseResult, suite: ElementTree.Element) -> str:
    classname = result.feature.removeprefix("features/").removesuffix(".feature").replace("/", ".")
    case = ElementTree.SubElement(suite, "testcase", classname=_xml(classname), name=_xml(result.id), time="0")
    skipping = {Outcome.SKIPPED, Outcome.NOT_APPLICABLE}
    soft = {Outcome.WARNED, Outcome.DIFFERED} if not report.strict else set()
    if result.outcome is Outcome.PASSED:
        return ""
    if result.outcome in skipping or result.outcome in soft or result.known:
        reason = f"known: {result.known}" if result.known else result.reason or _first(result)
        ElementTree.SubElement(case, "skipped", message=_xml(f"{result.outcome}: {reason}"))
        return "skipped"
    kind = "error" if result.outcome is Outcome.ERRORED else "failure"
    found = ElementTree.SubElement(case, kind, message=_xml(result.reason or _first(result)), type=str(result.outcome))
    found.text = _xml_lines(_told(report, result))
    return "errors" if kind == "error" else "failures"


def _first(result: CaseResult) -> str:
    for text, rows in missed(result):
        what, expected, got = rows[0]
        return f"{text}: {f'{what}: ' if what else ''}expected {expected}, got {got}"
    return ""


def _told(report: Report, result: CaseResult) -> list[str]:
    lines = []
    for rule in result.rules:
        if rule in report.rules:
            lines.append(f"{rule}: {report.rules[rule].sentence}")
            lines += [f"    {cited}" for cited in citations(report, rule, result)]
    lines += [f"{name}: {shown}" for name, shown in table(result)]
    lines += [f"When {act}" for act in result.acts]
    for text, rows in missed(result):
        lines.append(f"Then {text}")
        for what, expected, got in rows:
            lines.append(f"    {f'{what}: ' if what else ''}expected {expected}, got {got}")
    lines += [f"stderr: {line}" for line in safe_lines(result.errors)]
    return [*lines, again(report, result)]


def _xml(text: object) -> str:
    """Return a text without the signs that XML cannot hold."""
    return safe(text)


def _xml_lines(lines: list[str]) -> str:
    return "\n".join(map(safe, lines))


# -- badge ------------------------------------------------------------------------------------------------------------


def badge(report: Report) -> Json:
    """Return the badge as an endpoint of the usual badge services gives it."""
    message, colour = _standing(report)
    return {"schemaVersion": 1, "label": f"Hand and Foot {report.specification}", "message": message, "color": colour}


def _standing(report: Report) -> tuple[str, str]:
    tally = report.tally
    if report.adapter.broke_down or not tally.judged:
        return "no verdict", _GREY
    colour = _RED if report.exit_code else _GREEN if tally.judged == tally.selected else _YELLOW
    if report.exit_code == 0 and tally.judged < tally.selected:
        return f"{tally.passed} of {tally.judged} judged, {tally.selected} in all", colour
    return f"{tally.passed} of {tally.selected}", colour


def badge_svg(report: Report) -> str:
    """Return the badge as a picture."""
    message, colour = _standing(report)
    label = f"Hand and Foot {report.specification}"
    left, right = _width(label), _width(message)
    total = left + right
    svg = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", width=str(total), height="20", role="img")
    svg.set("aria-label", _xml(f"{label}: {message}"))
    ElementTree.SubElement(svg, "title").text = _xml(f"{label}: {message}")
    ElementTree.SubElement(svg, "rect", width=str(left), height="20", fill="#444")
    ElementTree.SubElement(svg, "rect", x=str(left), width=str(right), height="20", fill=colour)
    group = ElementTree.SubElement(svg, "g", fill="#fff")
    group.set("font-family", "Verdana, Geneva, sans-serif")
    group.set("font-size", "11")
    group.set("text-anchor", "middle")
    for at, text in ((left / 2, label), (left + right / 2, message)):
        ElementTree.SubElement(group, "text", x=f"{at:g}", y="14").text = _xml(text)
    return ElementTree.tostring(svg, encoding="unicode") + "\n"


_SIGN: Final = 6.6
"""About how wide a sign of the badge is."""


def _width(text: str) -> int:
    return round(len(text) * _SIGN) + 12
