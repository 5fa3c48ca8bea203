"""Running the command line in a test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from click.testing import CliRunner

from handandfoot_conformance.cli import cli


class Ran(NamedTuple):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What it printed, read as JSON."""
        return json.loads(self.out)

    @property
    def text(self) -> str:
        """What it printed for people, with the breaks of lines taken out."""
        return " ".join(self.out.split())


def run(*arguments: str | Path, given: str | None = None) -> Ran:
    """Run `handandfoot` with arguments."""
    result = CliRunner().invoke(cli, [str(argument) for argument in arguments], input=given, prog_name="handandfoot")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def complaint(*arguments: str | Path, given: str | None = None) -> str:
    """Run a command that must end with exit code 2 and one line on the standard error stream; return the line."""
    ran = run(*arguments, given=given)
    assert (2, "") == (ran.code, ran.out)
    assert ran.err.startswith("handandfoot: ")
    assert 1 == ran.err.count("\n"), ran.err
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("handandfoot: ").rstrip("\n")
