"""Lines of an answer in words, each with what it is, so that whoever shows them may style them."""

from __future__ import annotations

from typing import Literal, NamedTuple

Kind = Literal["yes", "no", "plain", "heading", "rule", "value", "here", "source", "caution"]


class Line(NamedTuple):
    """One line of an answer; `indent` counts blanks."""

    text: str
    kind: Kind = "plain"
    indent: int = 0
