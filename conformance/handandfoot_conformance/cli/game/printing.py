"""Lines for the terminal: red suits red, wild cards and books marked, no control sign, words kept whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from handandfoot_conformance.wording.safe import printable

if TYPE_CHECKING:
    from rich.console import RenderableType

_RED = r"(?<!\S)(?:10|[3-9JQKA])[♥♦]"
_WILD = r"(?<!\S)(?:2[♠♥♦♣]|JK)(?!\w)"
_BOOK = r"\b(?:clean |dirty )?book:"
_RULE = r"\bHF-[A-Z]+-\d\d\b"


def printed(line: str) -> RenderableType:
    """A line with colours, indented as it is, and broken between words only.

    The console leaves the colours out where NO_COLOR is set or the output is no terminal.
    """
    text = printable(line)
    bare = text.lstrip()
    shown = Text(bare, overflow="fold")
    shown.highlight_regex(_RED, "red")
    shown.highlight_regex(_WILD, "bold magenta")
    shown.highlight_regex(_BOOK, "bold green")
    shown.highlight_regex(_RULE, "cyan")
    indent = len(text) - len(bare)

    return Padding(shown, (0, 0, 0, min(indent, 4))) if indent else shown
