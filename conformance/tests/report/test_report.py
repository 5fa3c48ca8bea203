"""Every form of a report: complete, valid, and safe to show whatever a program sent."""

import io
import json
import re
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from jsonschema import Draft202012Validator
from markupsafe import escape
from rich.console import Console
from runtimes import FAULTY_PROGRAM

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import Wanted
from handandfoot_conformance.checking import Options, run_check
from handandfoot_conformance.judging.judge import Finding, State
from handandfoot_conformance.judging.outcomes import Outcome, Tally
from handandfoot_conformance.protocol.adapter import UnusableError
from handandfoot_conformance.report.compare import compare, comparison_html, comparison_table
from handandfoot_conformance.report.files import (
    badge,
    badge_svg,
    read_report,
    to_json,
    to_junit,
    to_object,
    write_report,
)
from handandfoot_conformance.report.html import cards, page
from handandfoot_conformance.report.model import Report
from handandfoot_conformance.report.terminal import Bar, in_order, print_report
from handandfoot_conformance.report.words import again, citations
from handandfoot_conformance.wording.safe import safe

EVIL = "\x1b[31m\x1b]0;owned\x07<script>alert(1)</script>&]]>\x00\u202e\ud800\uffff\r\nSecond"
FEW = Wanted(
    variants=("ru",), rules=("HF-DRAW-01", "HF-DISC-01", "HF-WILD-03", "HF-SCORE-06", "HF-DEAL-02", "HF-FOOT-05")
)


@cache
def good() -> Report:
    return run_check(Options(wanted=FEW))


@cache
def bad() -> Report:
    return run_check(Options(adapter="py:handandfoot_conformance.wrong:RefuseEverything", wanted=FEW))


@cache
def evil() -> Report:
    """A report in which everything that can come from a program is hostile."""
    replace = msgspec.structs.replace
    results = [
        replace(
            each,
            outcome=Outcome.ERRORED if at % 2 else Outcome.FAILED,
            reason=EVIL,
            errors=EVIL * 3,
            findings=(Finding(0, 1, "it is so", State.MISSED, "", EVIL, [EVIL]),),
        )
        for at, each in enumerate(bad().results)
    ]
    adapter = replace(bad().adapter, name=EVIL, version=EVIL, command=EVIL, errors=EVIL, broke_down=EVIL)
    return replace(bad(), results=results, adapter=adapter)


def printed(report: Report, *, width: int = 110, terminal: bool = False) -> str:
    text = io.StringIO()
    console = Console(file=text, width=width, markup=False, highlight=False, emoji=False, force_terminal=terminal)
    print_report(report, console, 100)
    return text.getvalue()


def has_controls(text: str) -> bool:
    """Whether a text has a sign that steers a terminal, line feeds aside."""
    return bool(re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]", text))


@pytest.mark.parametrize("report", [good, bad])
def test_the_json_form_keeps_to_its_schema_and_comes_back_the_same(report, tmp_path):
    """What is written can be read again, and other programs know what to expect."""

    schema = json.loads((load_spec().corpus.spec / "schemas" / "report.schema.json").read_text())
    text = to_json(report())
    Draft202012Validator(schema).validate(json.loads(text))
    (tmp_path / "report.json").write_bytes(text)

    assert read_report(tmp_path / "report.json") == report()


def test_the_summary_counts_as_the_report_does():
    """By source, variant, chapter and rule, with both denominators."""

    summary = to_object(bad())["summary"]

    assert summary["exit_code"] == 1
    assert summary["tally"]["selected"] == sum(bad().selection.features.values())
    assert summary["tally"]["judged"] + summary["tally"]["skipped"] == summary["tally"]["selected"]
    assert sum(each["failed"] for each in summary["by_source"].values()) == summary["tally"]["failed"]
    assert set(summary["by_rule"]) >= set(FEW.rules)


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b'{"format": 1}', b"\xff", b"[" * 100_000])
def test_what_is_no_report_is_wrong_use(tmp_path, text):
    """A file that is something else is told in one line."""

    path = tmp_path / "other.json"
    path.write_bytes(text)

    with pytest.raises(UnusableError, match=r"other\.json"):
        read_report(path)


@pytest.mark.parametrize("report", [good, bad, evil])
def test_the_junit_form_counts_every_case(report):
    """CI systems read the numbers from the attributes, and they are those of the elements."""

    root = ElementTree.fromstring(to_junit(report()))
    cases = root.findall("testsuite/testcase")
    suites = [suite for suite in root.findall("testsuite") if suite.get("tests") != "0"]

    assert len(cases) == int(root.get("tests")) == len(report().results)
    for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        found = root.findall(f"testsuite/testcase/{tag}")
        assert len(found) == int(root.get(name)) == sum(int(suite.get(name)) for suite in suites)
    assert len({(case.get("classname"), case.get("name")) for case in cases}) == len(cases)


def test_a_failure_in_junit_names_the_place_in_the_source():
    """Who reads only the CI page finds the rule, where a source states it, and the command."""

    failed = next(each for each in bad().results if each.outcome is Outcome.FAILED and each.group == "ru")
    root = ElementTree.fromstring(to_junit(bad()))
    lines = root.find(f"testsuite/testcase[@name='{failed.id}']/failure").text.split("\n")
    rule = failed.rules[0]
    at = lines.index(f"{rule}: {safe(bad().rules[rule].sentence)}")

    assert re.match(r"    ru .*line \d+: .+ \(\w+\)$", lines[at + 1])
    assert lines[at + 1].strip() == safe(citations(bad(), rule, failed)[0])
    assert lines[-1] == again(bad(), failed)


def test_one_failure_of_each_rule_is_shown_first():
    """A rule's first failure is that of a source, and no rule hides behind the many failures of another."""

    some = next(each for each in bad().results if each.outcome is Outcome.FAILED)

    def failed(name, group, *rules, outcome=Outcome.FAILED):
        return msgspec.structs.replace(some, id=name, group=group, rules=rules, outcome=outcome)

    ordered = in_order(
        [
            failed("house", "house_rules", "HF-DRAW-01"),
            failed("other house", "house_rules", "HF-DRAW-01", "HF-MELD-01"),
            failed("core", "core", "HF-DRAW-02"),
            failed("soft", "ru", "HF-WILD-01", outcome=Outcome.WARNED),
            failed("played", "playthroughs", "HF-DISC-01"),
            failed("source", "ru", "HF-DRAW-01"),
            failed("source again", "ru", "HF-DRAW-01"),
            failed("no answer", "ru", "HF-PILE-01", outcome=Outcome.ERRORED),
        ]
    )

    assert [each.id for each in ordered] == [
        "source", "no answer", "played", "core", "other house", "source again", "house", "soft",
    ]  # fmt: skip


def test_the_first_screen_shows_as_many_rules_as_it_can():
    """Where more failed than are shown, those shown are of different rules."""

    text = io.StringIO()
    failed = [each for each in bad().results if each.outcome is Outcome.FAILED]
    rules = {rule for each in failed for rule in each.rules}
    print_report(bad(), Console(file=text, width=110, markup=False, highlight=False), len(rules))
    shown = text.getvalue().split("cases of")[0]

    assert len(failed) > len(rules) > 1
    assert all(re.search(rf"^  {rule}  ", shown, re.MULTILINE) for rule in rules)


def test_a_failure_is_told_whole():
    """Rule, source, table, act, expected and got, neighbour and the command to repeat it, on one screen."""

    failed = next(
        each for each in bad().results if each.outcome is Outcome.FAILED and each.group == "ru" and each.actions
    )
    one = msgspec.structs.replace(bad(), results=[failed])
    text = printed(one).split("\n\n")[0]

    for words in (failed.title, failed.id, failed.rules[0], "line", "Ann's hand", "the discard pile", failed.acts[0],
                  "expected", "got", "accepted", "refused", "handandfoot check --adapter"):  # fmt: skip
        assert words in text
    assert text.count("\n") < 45


def test_the_summary_shows_both_denominators_and_the_floor():
    """Nobody can mistake a part for the whole."""

    text = printed(bad())
    tally = bad().tally

    assert f"{tally.passed} of {tally.judged} judged cases passed" in text
    assert f"{tally.passed} of {tally.selected} selected cases passed" in text
    assert "an engine that accepts everything passes" in text
    assert "DRAW" in text


def test_the_page_stands_alone():
    """It loads nothing from anywhere, and draws the cards."""

    text = page(bad())

    assert not re.search(r"(src|href)\s*=|url\(|@import|<script", text)
    assert '<span class="card red"><b>' in text
    assert all(str(escape(each.title)) in text for each in bad().results if each.outcome is Outcome.FAILED)
    assert text.startswith("<!doctype html>")


@pytest.mark.parametrize(
    "form", [page, printed, to_junit, badge_svg, lambda report: comparison_html(compare([report]))]
)
def test_what_a_program_sent_steers_nothing(form):
    """No control sign, no markup and no broken sign gets through."""

    text = form(evil())
    text = text.decode("utf-8") if isinstance(text, bytes) else text

    assert not has_controls(text)
    assert "<script" not in text or form is printed
    text.encode("utf-8")


def test_a_start_that_failed_is_told_once():
    """The reason, the last words of the program and the counts, and no page for each case."""

    faulty = FAULTY_PROGRAM
    report = run_check(Options(adapter=f"{sys.executable} -S {faulty} 'ends at once'", wanted=FEW))
    lines = printed(report, width=300).splitlines()

    assert lines[1:] == [
        "the program did not start: the program ended with exit code 5",
        "stderr: cannot find my own library",
        f"{len(report.results)} cases have no verdict",
    ]


def test_hostile_text_in_json_is_escaped_and_valid():
    """JSON has its own escapes; what UTF-8 cannot hold never comes through a pipe."""

    harmless = msgspec.structs.replace(bad().adapter, name=EVIL.replace("\ud800", ""))
    text = to_json(msgspec.structs.replace(bad(), adapter=harmless))

    assert json.loads(text)["adapter"]["name"] == EVIL.replace("\ud800", "")


def test_cards_are_drawn_and_other_words_are_escaped():
    """A card is a card only if it looks like one of ours."""

    assert cards("10♥ JK <b> K") == (
        '<span class="card red"><b>10</b>♥</span> <span class="card joker" title="joker">JK</span> &lt;b&gt; K'
    )


@pytest.mark.parametrize(("report", "colour"), [(good, "#2e7d32"), (bad, "#b3261e")])
def test_the_badge_says_how_many(report, colour):
    """As data for a badge service, and as a picture."""

    data = badge(report())

    assert (data["schemaVersion"], data["color"]) == (1, colour)
    assert data["message"] == f"{report().tally.passed} of {report().tally.selected}"
    assert ElementTree.fromstring(badge_svg(report())).find("{*}title").text.endswith(data["message"])


def test_a_report_is_written_in_every_form(tmp_path):
    """Into a folder that is made."""

    files = write_report(good(), tmp_path / "a" / "b")

    assert [file.name for file in files] == ["report.json", "junit.xml", "report.html", "badge.json", "badge.svg"]
    assert all(file.stat().st_size for file in files)


def test_a_folder_that_cannot_be_made_is_wrong_use(tmp_path):
    """A file stands in the way."""

    (tmp_path / "a").write_text("")

    with pytest.raises(UnusableError, match="cannot be written"):
        write_report(good(), tmp_path / "a" / "b")


def test_reports_stand_side_by_side():
    """Rule by rule, and with a word where they are not of the same cases."""

    comparison = compare([good(), bad()])
    text = io.StringIO()
    Console(file=text, width=120).print(comparison_table(comparison, only_differing=True))

    assert comparison.names == ("handandfoot reference 0.1.0", "refuse everything 0.1.0")
    assert comparison.notes == ()
    assert "HF-DRAW-01" in text.getvalue()
    other = msgspec.structs.replace(good(), selection=msgspec.structs.replace(good().selection, digest="sha256:1"))
    assert compare([good(), other]).notes == ("not all reports are of the same cases",)
    assert "<script" not in comparison_html(comparison)


def test_the_command_repeats_exactly_one_case():
    """It can be pasted into a shell."""

    result = bad().results[0]

    assert again(bad(), result) == (
        f"handandfoot check --adapter py:handandfoot_conformance.wrong:RefuseEverything --case '{result.id}'"
        if "[" in result.id
        else f"handandfoot check --adapter py:handandfoot_conformance.wrong:RefuseEverything --case {result.id}"
    )
    (one,) = run_check(Options(wanted=Wanted(cases=(result.id,)))).results
    assert one.id == result.id


def test_a_bar_is_drawn_on_terminals_only():
    """What is piped into a file stays clean."""

    for terminal in (True, False):
        text = io.StringIO()
        bar = Bar(Console(file=text, force_terminal=terminal, width=80))
        bar.begin(len(bad().results))
        for each in bad().results:
            bar.judged(each)
        bar.end()
        assert bool(text.getvalue()) is terminal


def test_long_texts_are_cut():
    """A program cannot fill the screen."""

    assert safe("x" * 5_000, 10) == "xxxxxxxxxx… (5000 characters)"


def test_tallies_keep_outcomes_apart():
    """A skipped case is in one denominator, an inapplicable one in neither."""

    tally = Tally.of([Outcome.PASSED, Outcome.SKIPPED, Outcome.ERRORED, Outcome.NOT_APPLICABLE, Outcome.WARNED])

    assert (tally.judged, tally.selected, tally.worst) == (2, 4, Outcome.ERRORED)


def test_the_templates_are_part_of_the_package():
    """An installed copy can write pages too."""

    folder = Path(__file__).parents[2] / "handandfoot_conformance" / "report" / "templates"

    assert {file.name for file in folder.iterdir()} == {"style.css", "report.html.j2", "comparison.html.j2"}


def test_chapters_without_a_judged_case_take_one_line() -> None:
    """A score keeper reads of what it was judged on; the other chapters are named with their cases."""
    report = run_check(Options(adapter="py:handandfoot_conformance.wrong:RefuseEverything", wanted=FEW))
    results = [
        result if result.rules[0].startswith("HF-WILD") else msgspec.structs.replace(result, outcome=Outcome.SKIPPED)
        for result in report.results
    ]
    shown = printed(msgspec.structs.replace(report, results=results))
    chapters = {report.rules[result.rules[0]].chapter for result in results}

    assert ("without a judged case: " in shown) == (chapters != {"WILD"})
    assert " 0/" not in shown.partition("cases passed by rule")[2].partition("without a judged case")[0]


def test_the_page_tells_first_what_is_not_right() -> None:
    """Whoever opens a report looks for the failures, and then for the tables."""
    text = page(run_check(Options(adapter="py:handandfoot_conformance.wrong:RefuseEverything", wanted=FEW)))

    assert text.index("What is not right") < text.index("<h2>Sources")
