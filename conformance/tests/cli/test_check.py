"""The command that judges an implementation, and the one that begins an adapter."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from command_line import Ran, complaint, run

pytestmark = pytest.mark.slow

WRONG = "py:handandfoot_conformance.wrong.engines:"
RULE = "HF-WILD-02"


def check(*arguments: str | Path) -> Ran:
    """Run `handandfoot check` on the cases of one rule."""
    return run("check", "--rule", RULE, *arguments)


def test_reference_passes() -> None:
    """The reference engine passes, and both denominators are printed."""
    ran = check()

    assert 0 == ran.code
    assert "judged cases passed (100.0 %)" in ran.out
    assert "selected cases passed (100.0 %)" in ran.out


def test_report_for_programs() -> None:
    """The report for programs holds every case with its outcome."""
    report = check("--source", "ru", "--json").json

    assert {"passed"} == {one["outcome"] for one in report["results"]}
    assert all(RULE in one["rules"] for one in report["results"])


@pytest.mark.parametrize("engine", ["AcceptEverything", "RefuseEverything"])
def test_wrong_engine_fails(engine: str) -> None:
    """An engine that says the same to everything fails, and the rule and the command for one case are shown."""
    ran = check("--adapter", WRONG + engine)

    assert 1 == ran.code
    assert RULE in ran.out
    assert "again with" in ran.out


def test_one_case_is_repeated() -> None:
    """The id of a case selects just this case."""
    name = check("--json").json["results"][0]["id"]
    again = run("check", "--case", name, "--json").json

    assert [name] == [one["id"] for one in again["results"]]


def test_smoke_is_short() -> None:
    """A smoke test judges a few cases of each kind."""
    few = run("check", "--variant", "ru", "--smoke", "--json").json["results"]

    assert 0 < len(few) < 40


def test_program_that_breaks_down() -> None:
    """A program that ends at once is exit code 3, and the report is complete all the same."""
    ran = check("--adapter", f"{sys.executable} -c pass", "--json")

    assert 3 == ran.code
    assert {"errored"} == {one["outcome"] for one in ran.json["results"]}


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--adapter", "no-such-program"), "no-such-program"),
        (("--adapter", "py:no_such_module:thing"), "no_such_module"),
        (("--adapter", "py:json"), "module:object"),
        (("--variant", "reconsiled"), "did you mean reconciled?"),
        (("--variant", "no-such.yaml"), "no-such.yaml"),
        (("--source", "rus"), "did you mean ru?"),
        (("--rule", "HF-WLID-02"), "did you mean HF-WILD-02?"),
        (("--case", "sources/ru/no-such-case"), "no-such-case"),
        (("--known", "no-such.yaml"), "no-such.yaml"),
        (("--timeout", "-1"), "--timeout"),
        (("--timeout", "soon"), "--timeout"),
        (("--report", "/dev/null/report"), "--report"),
    ],
)
def test_wrong_use(arguments: tuple[str, ...], word: str) -> None:
    """A name that does not exist, or a command that cannot be run, is one line and exit code 2."""
    assert word in complaint("check", *arguments)


def test_own_variant(tmp_path: Path) -> None:
    """A file of house rules is judged by the scenarios that run under any variant, or told that there are none."""
    file = tmp_path / "loose.yaml"
    file.write_text("id: loose\ntitle: Loose\nparent: ru\nparameters: {}\n", encoding="utf-8")
    ran = run("check", "--variant", file)

    assert ran.code in (0, 2)
    assert "loose" in ran.out or "no case" in ran.err


def test_report_folder(tmp_path: Path) -> None:
    """The report is written for programs, for CI systems and for people."""
    ran = check("--report", tmp_path / "report")

    assert 0 == ran.code
    assert {".json", ".xml", ".html"} <= {path.suffix for path in (tmp_path / "report").iterdir()}


def test_known_failure_that_passes_fails(tmp_path: Path) -> None:
    """A known failure that passes fails the run until it is struck off."""
    name = check("--json").json["results"][0]["id"]
    file = tmp_path / "known.yaml"
    file.write_text(
        f'deviations:\n- {{case: "{name}", reason: "not yet", date: "2026-01-31"}}\n',
        encoding="utf-8",
    )
    ran = check("--known", file)

    assert 1 == ran.code
    assert name in ran.text


def test_new_adapter_runs(tmp_path: Path) -> None:
    """A new adapter runs at once, fails nothing, and says what to do next."""
    ran = run("adapter", "new", "--language", "py", tmp_path / "mine")
    adapter = next((tmp_path / "mine").iterdir())

    assert 0 == ran.code
    assert "handandfoot check --adapter" in ran.out
    judged = check("--adapter", f"{sys.executable} {adapter}", "--json")
    assert {"skipped"} == {one["outcome"] for one in judged.json["results"]}


def test_new_adapter_overwrites_nothing(tmp_path: Path) -> None:
    """Files that are there are left alone, and a language that is not known is answered with the nearest."""
    run("adapter", "new", "--language", "js", tmp_path)

    assert "there already" in complaint("adapter", "new", "--language", "js", tmp_path)
    assert "did you mean java?" in complaint("adapter", "new", "--language", "jav", tmp_path)


def test_reports_side_by_side(tmp_path: Path) -> None:
    """Reports are compared rule by rule, for the terminal and as a page."""
    check("--report", tmp_path / "good")
    check("--report", tmp_path / "bad", "--adapter", WRONG + "AcceptEverything")
    ran = run("compare", tmp_path / "good", tmp_path / "bad" / "report.json", "--html", tmp_path / "both.html")

    assert 0 == ran.code
    assert RULE in ran.out
    assert "accept everything" in ran.out
    assert RULE in (tmp_path / "both.html").read_text(encoding="utf-8")


def test_what_is_no_report_is_not_compared(tmp_path: Path) -> None:
    """A file that is no report is named."""
    (tmp_path / "a.json").write_text("{}", encoding="utf-8")

    assert "a.json" in complaint("compare", tmp_path / "a.json")
    assert "report.json" in complaint("compare", tmp_path)


@pytest.mark.parametrize("command", ["", "  "])
def test_an_empty_command_is_not_the_reference_engine(command: str) -> None:
    """A variable of the shell that is not set judges nobody, and says so."""
    assert "the command is empty" in complaint("check", "--adapter", command)


def test_ids_and_commands_are_never_cut() -> None:
    """What stands behind `again with` can be copied, however narrow the window and however long the id."""
    wrong = "py:handandfoot_conformance.wrong.engines:AcceptEverything"
    ran = run("check", "--adapter", wrong, "--rule", "HF-PILE-02", "--variant", "classic-canasta")
    ids = re.findall(r"(?m)^  (\S+@classic-canasta)$", ran.out)
    commands = [line.partition("handandfoot ")[2] for line in ran.out.splitlines() if "again with" in line]

    assert ids
    assert ids == [shlex.split(command)[-1] for command in commands]
    assert all(shlex.split(command)[:3] == ["check", "--adapter", wrong] for command in commands)
