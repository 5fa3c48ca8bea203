"""How a fault in a file of the specification is reported: file, line, key, what is wrong, what is allowed."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

__all__ = [
    "FaultyFileError",
    "Place",
    "Problem",
    "SpecError",
    "closest",
    "faults_of",
    "nearest",
    "one_of",
    "refuse",
    "short",
    "unseen",
    "written",
]

_PLAIN = re.compile(r"(?![0-9]+(?:[eE][0-9]+)?$)\w(?:[\w -]*\w)?")
_NO_WORDS = {"true", "false", "null"}
_UNSEEN = {"Cc": "control sign", "Cf": "format sign", "Cs": "half sign", "Zl": "line separator", "Zp": "line separator"}
_BLANK_LETTERS = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"

_LONGEST = 200
"""Of a longer word only the beginning is compared."""
_ALIKE = 0.5
"""How alike two words are, from 0 to 1, of which one is taken for the other."""


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
        self.key = " ".join(key.split())
        self.what = " ".join(what.split())
        self.allowed = " ".join(allowed.split())
        super().__init__(str(self.problem))

    @property
    def problem(self) -> Problem:
        """The same as a value."""
        message = f"{self.what}; allowed: {self.allowed}" if self.allowed else self.what
        return Problem(self.place.file, self.place.line, self.key, message)


class FaultyFileError(SpecError):
    """A file with several faults, each of which can be told. The message is that of the first, and how many follow."""

    def __init__(self, faults: Sequence[SpecError]) -> None:
        first, self.faults = faults[0], tuple(faults)
        super().__init__(first.place, first.key, first.what, first.allowed)
        if len(faults) > 1:
            self.args = (f"{first.problem}; and {len(faults) - 1} more: handandfoot variants lint tells all",)


def faults_of(error: SpecError) -> tuple[SpecError, ...]:
    """Every fault that an error tells of."""
    return error.faults if isinstance(error, FaultyFileError) else (error,)


def refuse(faults: Iterable[SpecError]) -> None:
    """Raise `FaultyFileError` for faults, each told once, in the order of the file; do nothing where there are none."""
    once = {(fault.place, fault.key, fault.what): fault for fault in faults}
    if once:
        raise FaultyFileError(sorted(once.values(), key=lambda fault: fault.place.line))


def short(value: object, limit: int = 60) -> str:
    """A value as it is quoted in a message, cut where it is long."""
    text = "nothing (null)" if value is None else repr(value) if isinstance(value, str) else written(value)
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1] + "…"


def written(value: object) -> str:
    """A value as YAML writes it on one line: true, null, [wild, red three], {by: round, at: {1: 50}}."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) and value.lower() not in _NO_WORDS else repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)}: {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(written, value))}]"
    return str(value)


def _key(key: object) -> str:
    """A key of a mapping; keys are text, so that a number needs no quotes."""
    return str(key) if str(key).lstrip("-").isdecimal() else written(key)


def unseen(text: str, *, lines: bool = False) -> str | None:
    """The first sign of a text that cannot be seen and may mislead, in words; `lines` says whether it may have lines.

    Such are control signs, and format signs, which turn the direction of writing or have no width.
    """
    for sign in text:
        kind = "sign without width" if sign in _BLANK_LETTERS else _UNSEEN.get(unicodedata.category(sign))
        if kind and sign == "\n":
            if not lines:
                return "a line break"
        elif kind:
            name = unicodedata.name(sign, "").lower()
            return f"the {kind} U+{ord(sign):04X}" + (f" ({name})" if name else "")
    return None


def closest(word: str, words: Iterable[str], alike: float = _ALIKE) -> str | None:
    """The word that was probably meant, whatever its case, if any is so much alike, from 0 to 1."""
    by_fold = {candidate.casefold(): candidate for candidate in words}
    found = difflib.get_close_matches(word.casefold()[:_LONGEST], by_fold, n=1, cutoff=alike)
    return by_fold[found[0]] if found else None


def nearest(word: str, words: Iterable[str]) -> str:
    """A hint at the word that was probably meant, or nothing."""
    found = closest(word, words)
    return f", did you mean {found}?" if found is not None else ""


def one_of(words: Iterable[object], limit: int = 40) -> str:
    """What is allowed, as a list in a message."""
    texts = [word if isinstance(word, str) else written(word) for word in words]
    return ", ".join(texts if len(texts) <= limit else [*texts[:limit], f"and {len(texts) - limit} more"])
