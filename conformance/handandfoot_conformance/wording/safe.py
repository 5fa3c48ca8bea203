"""Texts that may come from a stranger, made safe to show: no control sign is left in them."""

from __future__ import annotations

import unicodedata

_LINES = ("Zl", "Zp")
"""The categories of the signs that part lines and paragraphs."""


def safe(text: object, size: int = 2_000) -> str:
    """Return a text on one line without any control sign, cut where it is longer than so many characters."""
    whole = str(text)
    shown = printable(whole[:size])
    return f"{shown}… ({len(whole)} characters)" if len(whole) > size else shown


def safe_lines(text: str, most: int = 30) -> list[str]:
    """Return the last lines of a text, each without control signs."""
    return [safe(line, 400) for line in text.splitlines()[-most:]]


def printable(text: object) -> str:
    """Return the whole text on one line, every control sign written out, so that no input can steer a terminal."""
    return "".join(map(_printable_sign, str(text)))


def _printable_sign(sign: str) -> str:
    """Return one sign, or how it is written if it is a control sign."""
    if sign in "\n\r\t":
        return " "
    category = unicodedata.category(sign)
    return sign.encode("unicode_escape").decode() if category[0] == "C" or category in _LINES else sign
