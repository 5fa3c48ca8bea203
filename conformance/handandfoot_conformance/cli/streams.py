"""The standard streams, made fit for what is printed: signs that they cannot write are replaced, never an error.

Only the standard library is imported here, so that help starts at once.
"""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from typing import Final, TextIO

_READABLE: Final = {
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "…": "...", "–": "-", "—": "-", "−": "-", "·": "-", "→": "->", "←": "<-",
    "✓": "+", "✔": "+", "✗": "x", "✘": "x", "×": "x", "≥": ">=", "≤": "<=", "“": '"', "”": '"', "’": "'", "‘": "'",
    "\u00a0": " ", "\u202f": " ",
}  # fmt: skip
"""What stands in for a sign where a stream has none for it."""
_HANDLER: Final = "handandfoot"
_ASCII: Final = "handandfoot_ascii"


def _replace(error: UnicodeError) -> tuple[str, int]:
    """Return what is written in place of signs that a stream cannot write."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wrong = error.object[error.start : error.end]
    return "".join(_READABLE.get(sign, "?") for sign in wrong), error.end


def _find(name: str) -> codecs.CodecInfo | None:
    """Return ASCII by a name under which click does not take it for a mistake and writes UTF-8 in its place."""
    if name != _ASCII:
        return None
    plain = codecs.lookup("ascii")
    return codecs.CodecInfo(
        plain.encode, plain.decode, plain.streamreader, plain.streamwriter, plain.incrementalencoder,
        plain.incrementaldecoder, name=_ASCII,
    )  # fmt: skip


class ClosedOutputError(Exception):
    """There is no standard output."""


def prepare() -> None:
    """Make the standard streams fit. Raises `ClosedOutputError` where there is no standard output to print to."""
    codecs.register_error(_HANDLER, _replace)
    codecs.register(_find)
    for number, name in ((0, "stdin"), (2, "stderr")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            if nothing != number:
                os.dup2(nothing, number)
                os.close(nothing)
            setattr(sys, name, os.fdopen(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False))
    if sys.stdout is None:
        raise ClosedOutputError("the standard output is closed")
    for stream in (sys.stdout, sys.stderr):
        _fit(stream)
    _set(sys.stdin, errors="backslashreplace")


def is_utf8(stream: TextIO) -> bool:
    """Return whether a stream writes every sign."""
    with suppress(LookupError, TypeError):
        return codecs.lookup(stream.encoding).name in ("utf-8", "utf-16", "utf-32", "utf-8-sig")
    return False


def abandon() -> None:
    """Let nothing more be written to the standard output, not even what is waiting, since it cannot be."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fit(stream: TextIO) -> None:
    if is_utf8(stream):
        _set(stream, errors="backslashreplace")
        return
    with suppress(LookupError, TypeError):
        if codecs.lookup(stream.encoding).name == "ascii":
            _set(stream, encoding=_ASCII, errors=_HANDLER)
            return
    _set(stream, errors=_HANDLER)


def _set(stream: TextIO, **how: str) -> None:
    if hasattr(stream, "reconfigure"):
        with suppress(OSError, ValueError):
            stream.reconfigure(**how)
