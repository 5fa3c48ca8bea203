"""Outputs that cannot take what is printed, names that no system takes, and files without an end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import complaint, run

MAIN = "from handandfoot_conformance.cli import main; main()"
NARROW = ("cp1252", "ascii")


def handandfoot(*arguments: str | bytes, encoding: str = "utf-8", given: bytes = b"", **how: object):
    """Run the command line in a process of its own, whose streams have an encoding."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    how = {"stdout": subprocess.PIPE} | how
    return subprocess.run(
        [sys.executable, "-c", MAIN, *arguments],
        input=given, stderr=subprocess.PIPE, env=environment, check=False, timeout=60, **how,
    )  # fmt: skip


PRINTING = [
    ("glossary",), ("conflicts",), ("deal", "--seed", "1"), ("rules", "--search", "joker"), ("variants", "show", "ru"),
    ("check", "--variant", "ru", "--rule", "HF-WILD-02"), ("play", "--seed", "1"), ("claims",),
]  # fmt: skip


@pytest.mark.parametrize("encoding", NARROW)
@pytest.mark.parametrize("command", PRINTING)
def test_a_narrow_output_gets_signs_that_it_has(command: tuple[str, ...], encoding: str) -> None:
    """No sign is an error; the suits are letters."""
    ran = handandfoot(*command, encoding=encoding, given=b"quit\n")

    assert (0, b"") == (ran.returncode, ran.stderr.replace(b"\r", b""))
    assert ran.stdout.decode(encoding)


@pytest.mark.parametrize("encoding", NARROW)
def test_html_and_json_are_the_same_on_every_output(encoding: str) -> None:
    """A page is in UTF-8, and JSON has the same values."""
    page, wide = (handandfoot("docs", "--variant", "ru", encoding=each).stdout for each in (encoding, "utf-8"))
    plain, whole = (handandfoot("glossary", "--json", encoding=each).stdout for each in (encoding, "utf-8"))

    assert wide == page
    assert "♠" in handandfoot("deal", "--seed", "1").stdout.decode() or "é" in whole.decode()
    assert json.loads(whole) == json.loads(plain.decode("ascii"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("command", [*PRINTING[:6], ("--help",), ("docs", "--variant", "ru"), ("rules", "--json")])
def test_a_full_output_is_told_in_one_line(command: tuple[str, ...]) -> None:
    """With exit code 2, for nothing can be said of what was asked."""
    with Path("/dev/full").open("wb") as full:
        ran = handandfoot(*command, stdout=full)

    assert 2 == ran.returncode
    assert b"handandfoot: the standard output cannot be written: No space left on device\n" == ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such shell")
@pytest.mark.parametrize("command", ["glossary", "--help", "check --variant micro", "docs --variant ru"])
def test_a_closed_output_is_told_in_one_line(command: str) -> None:
    """And a closed error stream or input is no matter."""
    call = f"{sys.executable} -c '{MAIN}' {command}"
    closed = subprocess.run(f"{call} >&-", shell=True, capture_output=True, text=True, check=False)
    others = subprocess.run(f"{call} 2>&- <&-", shell=True, capture_output=True, text=True, check=False)

    assert (2, "handandfoot: the standard output is closed\n") == (closed.returncode, closed.stderr)
    assert 0 == others.returncode
    assert others.stdout


LONG = "x" * 300
NAMED = [
    ("check", "--adapter"), ("check", "--variant"), ("check", "--known"), ("check", "--report"), ("judge",), ("score",),
    ("compare",), ("docs", "--variant"), ("docs", "--to"), ("claims", "ru", "--text"), ("rules",), ("variants", "lint"),
    ("fuzz", "--variant", "ru", "--adapter"), ("adapter", "new", "--language", "js"), ("vectors", "--to"),
]  # fmt: skip


@pytest.mark.parametrize("command", NAMED)
def test_a_name_that_is_too_long_is_told_in_one_line(command: tuple[str, ...]) -> None:
    """For every option and argument that may name a file or a program."""
    ran = handandfoot(*command, LONG)

    assert (2, b"") == (ran.returncode, ran.stdout)
    assert ran.stderr.startswith(b"handandfoot: ")
    assert 1 == ran.stderr.count(b"\n")


@pytest.mark.skipif(sys.platform == "win32", reason="arguments are text there")
@pytest.mark.parametrize("command", [*NAMED[:2], NAMED[4], NAMED[10], ("deal", "--seed")])
def test_an_argument_that_is_no_text_is_told_in_one_line(command: tuple[str, ...]) -> None:
    """A broken byte is shown as such, and never a traceback."""
    ran = handandfoot(*command, b"\xff\xfe")

    assert (2, b"") == (ran.returncode, ran.stdout)
    assert b"\\udcff" in ran.stderr
    assert 1 == ran.stderr.count(b"\n")


@pytest.mark.parametrize("command", [("judge", "-"), ("score", "-")])
def test_an_input_that_is_no_text_is_told_in_one_line(command: tuple[str, ...]) -> None:
    """The standard input is read like a file."""
    assert b"is not text in UTF-8" in handandfoot(*command, given=b"\xff\xfe").stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no device without an end")
@pytest.mark.parametrize(
    "command",
    [("compare",), ("judge",), ("score",), ("check", "--known"), ("check", "--variant"), ("claims", "ru", "--text")],
)
def test_a_file_without_an_end_is_not_read_to_it(command: tuple[str, ...]) -> None:
    """It is too large, and allowed is said."""
    assert "too large" in complaint(*command, "/dev/zero")


@pytest.mark.parametrize("group", [(), ("variants",), ("adapter",)])
def test_no_command_shows_the_help(group: tuple[str, ...]) -> None:
    """As click does since 8.2: the help as it is, on the error stream, and exit code 2, for it is wrong use."""
    ran = run(*group)

    assert (2, "") == (ran.code, ran.out)
    assert run(*group, "--help").out == ran.err
    assert len(ran.err.splitlines()) > 5


@pytest.mark.parametrize(
    "wrong",
    [
        ("--known", "nowhere.yaml"),
        ("--adapter", "no-such-program"),
        ("--required", "9.9.9"),
        ("--report", "/dev/null/x"),
    ],
)
def test_what_is_wrong_is_noticed_before_the_work(wrong: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """No case is compiled for a file, a program or a version that does not exist."""
    from handandfoot_conformance.cases.case_book import CaseBook

    monkeypatch.setattr(CaseBook, "select", lambda *_: pytest.fail("the cases were compiled"))

    assert wrong[0] == "--adapter" or wrong[1].split("/")[0] in complaint("check", *wrong)
    assert complaint("check", *wrong)


def test_a_folder_that_cannot_be_written_is_noticed_before_the_pages_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reference engine is not judged for pages that have no place."""
    from handandfoot_conformance import checking

    monkeypatch.setattr(checking, "run_check", lambda *_: pytest.fail("the engine was judged"))

    assert "--to: /dev/null/x: cannot be written to" in complaint("docs", "--to", "/dev/null/x")


def test_a_report_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verdict is printed, the exit code is 2, and no half of a file is there."""
    command = ("check", "--variant", "ru", "--rule", "HF-WILD-02", "--report", tmp_path)
    assert 0 == run(*command).code
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    written = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if "html" in path.name:
            written(path, data[:10])
            raise OSError(28, "No space left on device")
        return written(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    ran = run(*command)

    assert 2 == ran.code
    assert "judged cases passed" in ran.out
    assert "No space left on device" in ran.err
    assert before == {path.name: path.read_bytes() for path in tmp_path.iterdir()}


def test_every_command_that_a_report_prints_judges_its_case(tmp_path: Path) -> None:
    """With a file of house rules and without, on the terminal, in HTML and in JUnit."""
    import shlex

    file = tmp_path / "our table.yaml"
    file.write_text("id: ours\ntitle: Ours\nparent: ru\nstanding: table\nplayers: [4]\nparameters: {draw_count: 3}\n")
    wrong = ("--adapter", "py:handandfoot_conformance.wrong.engines:AcceptEverything", "--rule", "HF-DISC-02")
    for variant in (("--variant", file), ("--variant", "ru")):
        ran = run("check", *wrong, *variant, "--report", tmp_path / "report")
        forms = [ran.out, (tmp_path / "report/junit.xml").read_text(), (tmp_path / "report/report.html").read_text()]
        for form in forms:
            lines = {part.split("<")[0].split("\n")[0] for part in form.split("handandfoot check ")[1:]}
            assert lines
            for line in sorted(lines)[:2]:
                plain = line.replace("&#39;", "'").replace("&#x27;", "'").replace("&quot;", '"')
                again = run("check", *shlex.split(plain))
                assert 1 == again.code, again.err
                assert "1 case is not as the rules say" in again.text
