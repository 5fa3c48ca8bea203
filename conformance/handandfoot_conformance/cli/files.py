"""Files that players write, in YAML, JSON or CSV, or the standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from handandfoot.spec.reading import parse, read_file, read_stream, read_text
from handandfoot_conformance.asking.csv_sheet import looks_like_csv, parse_csv
from handandfoot_conformance.asking.part import Part, whole


def standard_input() -> str:
    """Return what the standard input holds, read like a file. Raises `SpecError`."""
    return read_stream(sys.stdin.buffer, "standard input")


def document(name: str) -> Part:
    """Return the mapping in a file, or in the standard input for the name `-`."""
    return whole(parse(standard_input(), "standard input") if name == "-" else read_file(Path(name)))


def score_sheet(name: str) -> Part:
    """Return a score sheet: a mapping, or a table of text in a file called so, or one that looks like it."""
    text = standard_input() if name == "-" else read_text(Path(name))
    file = "standard input" if name == "-" else name
    is_csv = name.casefold().endswith((".csv", ".tsv")) or looks_like_csv(text)
    return whole(parse_csv(text, file) if is_csv else parse(text, file))
