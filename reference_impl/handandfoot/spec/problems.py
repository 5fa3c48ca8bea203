"""How a fault in a file of the specification is reported: file, line, key, what is wrong, what is allowed."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["Place", "Problem", "SpecError", "nearest", "one_of", "short"]


class Place(NamedTuple):
    """A line of a file. Line 0 is the file as a whole."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class Problem(NamedTuple):
    """Something wrong in the specification, and where."""

    file: str
    line: int
    key: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in (str(Place(self.file, self.line)), self.key, self.message) if part)


class SpecError(ValueError):
    """A file that cannot be used. The message is one line: file and line, key, what is wrong, what is allowed."""

    def __init__(self, place: Place, key: str, what: str, allowed: str = "") -> None:
        self.place = place
        self.key = key
        self.what = " ".join(what.split())
        self.allowed = " ".join(allowed.split())
        super().__init__(str(self.problem))

    @property
    def problem(self) -> Problem:
        """The same as a value."""
        message = f"{self.what}; allowed: {self.allowed}" if self.allowed else self.what
        return Problem(self.place.file, self.place.line, self.key, message)


def short(value: object, limit: int = 60) -> str:
    """A value as it is quoted in a message, cut where it is long."""
    text = "nothing (null)" if value is None else repr(value) if isinstance(value, str) else str(value)
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1] + "…"


def nearest(word: str, words: Iterable[str]) -> str:
    """A hint at the word that was probably meant, or nothing."""
    by_fold = {candidate.casefold(): candidate for candidate in words}
    found = difflib.get_close_matches(word.casefold()[:80], by_fold, n=1, cutoff=0.55)
    return f", did you mean {by_fold[found[0]]}?" if found else ""


def one_of(words: Iterable[object], limit: int = 40) -> str:
    """What is allowed, as a list in a message."""
    texts = [str(word) for word in words]
    return ", ".join(texts if len(texts) <= limit else [*texts[:limit], f"and {len(texts) - limit} more"])
