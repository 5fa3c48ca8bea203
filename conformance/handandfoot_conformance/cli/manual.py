"""The page of the site that describes the command line, made from the commands themselves.

`python -m handandfoot_conformance.cli.manual FILE` writes it.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from handandfoot_conformance.cli import cli

HEAD = """\
# Command line

<!-- Written by `make site` from the commands themselves. -->

`handandfoot COMMAND --help` shows the same in the terminal.
Wherever a variant is named, the path of a YAML file with house rules will do as well.
Names are found in any case, and one that does not exist is answered with the nearest.
`-` as FILE is the standard input.

Exit codes, the first that applies: 2 wrong use or an invalid file (one line says what, where and what is allowed),
3 the program that is judged broke down, 1 something failed, 0 otherwise.
"""


def page() -> str:
    """Return the page."""
    return HEAD + "".join(f"\n{section}" for section in _sections(cli, ""))


def _sections(command: click.Command, path: str) -> Iterator[str]:
    """Yield a section for each command, in the order of the help."""
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            if found is not None:
                yield from _sections(found, f"{path} {name}")
    else:
        yield _section(command, path.strip())


def _section(command: click.Command, path: str) -> str:
    """Return what is to be said of one command."""
    context = click.Context(command)
    arguments = [one.make_metavar(context) for one in command.params if isinstance(one, click.Argument)]
    lines = [f"## {path}", "", "```text", " ".join(("handandfoot", path, *arguments)), "```", ""]
    lines += _paragraphs(command.help or "")
    options = [one for one in command.params if isinstance(one, click.Option)]
    if options:
        lines += ["", "| option | does |", "|---|---|"]
        lines += [f"| `{_signature(one, context)}` | {one.help or ''} |" for one in options]
    return "\n".join(lines) + "\n"


def _signature(option: click.Option, context: click.Context) -> str:
    """Return how an option is written."""
    value = "" if option.is_flag else f" {option.make_metavar(context)}"
    return f"{option.opts[-1]}{value}".replace("|", "\\|")


def _paragraphs(text: str) -> list[str]:
    """Return a help text in Markdown; what it keeps as it is becomes a block."""
    shown = []
    for paragraph in inspect.cleandoc(text).split("\n\n"):
        kept = paragraph.strip().startswith("\b")
        shown += ["", *(["```yaml"] if kept else [])]
        shown += [line[2:] if kept else line for line in paragraph.split("\n") if line.strip() != "\b"]
        shown += ["```"] if kept else []
    return shown[1:]


def main(arguments: list[str]) -> None:
    """Write the page to a file, if it has changed."""
    file = Path(arguments[0])
    text = page()
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
