"""What commands print: for people with rich, for programs as JSON."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from handandfoot_conformance.cli.streams import is_utf8
from handandfoot_conformance.wording.nearest import Wrong
from handandfoot_conformance.wording.safe import printable, safe

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console, RenderableType
    from rich.table import Table

WIDTH = 110
"""How wide tables are where the output is no terminal and COLUMNS does not say."""


def console() -> Console:
    """The place to print to. Markup in texts is never obeyed, since some come from other people's programs."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else shutil.get_terminal_size((WIDTH, 0)).columns
    return Console(markup=False, highlight=False, emoji=False, width=width)


def print_json(value: Any) -> None:
    """Print a value as JSON, in ASCII where the output cannot write every sign."""
    click.echo(json.dumps(value, ensure_ascii=not is_utf8(sys.stdout), indent=2))


def print_page(text: str) -> None:
    """Print an HTML page, which is in UTF-8 whatever the output says of itself."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def check_folder(option: str, folder: Path) -> None:
    """Make a folder, and see before the work that files can be written into it. Raises `Wrong`."""
    import tempfile

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Wrong(f"{option}: {safe(folder, 200)}: cannot be written to: {error.strerror}") from error


def table(
    columns: Sequence[str], rows: Iterable[Sequence[object]], title: str | None = None, whole: Sequence[int] = (0,)
) -> Table:
    """A table without vertical lines.

    The columns numbered in `whole` are never broken over lines, and columns of numbers stand to the right.
    """
    from rich import box
    from rich.table import Table
    from rich.text import Text

    made = Table(box=box.SIMPLE_HEAD, title=title and Text(title, "bold"), title_justify="left", pad_edge=False)
    lines = list(rows)
    for number, column in enumerate(columns):
        figures = bool(lines) and all(isinstance(row[number], int) for row in lines)
        made.add_column(column, no_wrap=number in whole, overflow="fold", justify="right" if figures else "left")
    for row in lines:
        made.add_row(*(cell if isinstance(cell, Text) else Text(printable(cell)) for cell in row))
    return made


def heading(text: str) -> RenderableType:
    """A heading."""
    from rich.text import Text

    return Text(printable(text), "bold")


def paragraph(text: object, indent: int = 0, style: str = "") -> RenderableType:
    """A paragraph, indented, broken over lines where the window ends."""
    from rich.padding import Padding
    from rich.text import Text

    return Padding(Text(printable(text), style), (0, 0, 0, indent))
