"""Files that players write, in YAML or JSON, or the standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from handandfoot.spec.reading import parse, read_file
from handandfoot_conformance.asking.part import Part, whole


def document(name: str) -> Part:
    """Return the mapping in a file, or in the standard input for the name `-`."""
    return whole(parse(sys.stdin.read(), "standard input") if name == "-" else read_file(Path(name)))
