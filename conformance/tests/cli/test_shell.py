"""The shell of the command line: help, wrong names, wrong use, and how fast it starts."""

from __future__ import annotations

import os
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner
from command_line import complaint, run

from handandfoot import __version__
from handandfoot.errors import Malformed
from handandfoot_conformance.cli import COMMANDS, shell

HEAVY = ("rich", "yaml", "jsonschema", "msgspec", "gherkin", "jinja2", "handandfoot.engine")


def test_help_lists_every_command() -> None:
    """The help names every command with one line."""
    ran = run("--help")

    assert 0 == ran.code
    assert [] == [name for name, (_, line) in COMMANDS.items() if name not in ran.out or line not in ran.text]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_every_command(name: str) -> None:
    """Every command has help of its own, under the name by which it is called."""
    ran = run(name, "--help")

    assert 0 == ran.code
    assert f"handandfoot {name}" in ran.out


def test_version() -> None:
    """The version is printed."""
    assert f"handandfoot {__version__}\n" == run("--version").out


def test_wrong_command_names_the_nearest() -> None:
    """A command that does not exist is answered with the one that comes closest."""
    assert "no command is called 'scroe'; did you mean score?" == complaint("scroe")


def test_wrong_subcommand_names_the_nearest() -> None:
    """The same holds inside a group."""
    assert "no command is called 'lst'; did you mean list?" == complaint("variants", "lst")


def test_wrong_option_is_one_line() -> None:
    """An option that does not exist is named, and where help is."""
    assert complaint("rules", "--sauce", "ru").endswith("see handandfoot rules --help")


def test_missing_argument_is_one_line() -> None:
    """An argument that is missing is named."""
    assert "FILE" in complaint("judge")


def test_help_loads_nothing_heavy() -> None:
    """Help is printed without loading what only commands need."""
    code = f"""
import sys
from handandfoot_conformance.cli import cli
cli.main(["--help"], standalone_mode=False)
print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "[]" == ran.stderr.strip()


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="the time of a child is not told here")
def test_help_starts_at_once() -> None:
    """Help takes at most twice what Python itself takes to start, and 100 ms, of the processor's time."""

    def best(*arguments: str) -> float:
        times = []
        for _ in range(5):
            child = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.DEVNULL)
            _, status, used = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            assert 0 == child.returncode
            times.append(used.ru_utime + used.ru_stime)
        return min(times)

    assert best("-c", "from handandfoot_conformance.cli import main; main()", "--help") <= 2 * best("-c", "pass") + 0.1


def test_control_signs_cannot_steer_the_terminal() -> None:
    """A name with control signs is quoted with the signs written out."""
    assert "\x1b" not in complaint("rules", "HF-\x1b[31m-01")


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\r", "\u202e", "\x9b"])
def test_printable(sign: str) -> None:
    """Every control sign is written out, and a new line becomes a blank."""
    assert sign not in shell.printable(f"a{sign}b")
    assert "a b" == shell.printable("a\nb")


def test_error_of_ours_is_not_hidden() -> None:
    """What is our own fault is not dressed up as wrong use."""

    @click.group(cls=shell.Shell)
    def group() -> None:
        """Nothing."""

    @group.command()
    def broken() -> None:
        """Fail."""
        raise KeyError("ours")

    @group.command()
    def refused() -> None:
        """Refuse."""
        raise Malformed("no card")

    assert isinstance(CliRunner().invoke(group, ["broken"]).exception, KeyError)
    assert 2 == CliRunner().invoke(group, ["refused"]).exit_code


def test_reader_that_leaves_early() -> None:
    """A reader that stops reading, as head does, causes no traceback."""
    code = "from handandfoot_conformance.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "rules", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.read(10)
        child.stdout.close()
        errors = child.stderr.read()

    assert b"" == errors
