"""Entries of the specification as plain JSON values."""

from __future__ import annotations

from typing import Any

import msgspec


def to_json(entry: Any) -> Any:
    """Return an entry as JSON values; the key `at` says in which file and line it stands."""
    return _with_places(msgspec.to_builtins(entry))


def _with_places(value: Any) -> Any:
    """Write a place as text, and leave out what is empty."""
    if isinstance(value, dict):
        found = {}
        for key, inner in value.items():
            if key == "at" and isinstance(inner, (list, tuple)) and len(inner) == 2:
                found[key] = f"{inner[0]}:{inner[1]}"
            elif inner != "":
                found[key] = _with_places(inner)
        return found
    if isinstance(value, (list, tuple)):
        return [_with_places(inner) for inner in value]
    return value
