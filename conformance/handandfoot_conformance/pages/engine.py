"""Where the reference engine decides a rule: found by the rule's id in the first line of a docstring."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

__all__ = ["Decider", "deciders"]

_ID = re.compile(r"\b(HF-[A-Z]+-)(\d{2})(?: to (\d{2})\b)?")
_LEADING = re.compile(r"^(?:HF-[A-Z]+-\d{2}(?: to \d{2})?(?:, )?)+\.")


class Decider(NamedTuple):
    """A function of the reference engine that holds the condition of a rule."""

    name: str
    path: str
    line: int
    code: str


@cache
def deciders(folder: Path) -> dict[str, tuple[Decider, ...]]:
    """Return rule id -> the functions that decide it: those whose docstrings begin with it.

    A rule has one; a function that only builds on a rule names it later in its docstring, or not at all.
    """
    found: dict[str, list[Decider]] = {}
    for file in sorted(folder.glob("*.py")):
        text = file.read_text("utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef):
                continue
            begins = (ast.get_docstring(node) or "").partition("\n")[0]
            leading = _LEADING.match(begins)
            named = _ids(leading.group()) if leading else []
            code = "\n".join(lines[node.lineno - 1 : node.end_lineno])
            for rule in named:
                path = f"reference_impl/handandfoot/{file.name}"
                found.setdefault(rule, []).append(Decider(node.name, path, node.lineno, code))
    return {rule: tuple(each) for rule, each in found.items()}


def _ids(text: str) -> list[str]:
    """Return the rule ids that a text names; `HF-PILE-01 to 10` names ten."""
    found = []
    for stem, first, last in _ID.findall(text):
        found += [f"{stem}{number:02}" for number in range(int(first), int(last or first) + 1)]
    return found
