r"""How a source text is cut into sentences, so that each of them can be accounted for.

The texts themselves are not part of the project.
The ledger knows a sentence by the line it stands on, its ordinal on that line,
and the SHA-256 of its normalised form; a reader with their own copy can check it.

The rules, complete:

1.  A line is a physical line, counted from 1. A sentence never crosses a line.
    ``\r\n`` and ``\r`` end lines as ``\n`` does; a byte order mark at the start is dropped.
2.  A line is normalised: Unicode form NFC, every run of white space (no-break spaces too) one space, trimmed.
    An empty line has no sentence.
3.  A sentence ends after a run of ``. ! ? …`` together with the closing quotes, closing brackets and plus signs
    that follow it directly, when what comes next is one of:
    the end of the line;
    with or without a space, an upper-case letter, an opening quote or bracket, or a bullet;
    after a space, a digit.
4.  A list marker at the start of a line (``1. ``, ``2) ``, ``• ``, ``- ``) belongs to the first sentence.
5.  A full stop after a single letter ends no sentence (``E. Hoyle``, ``S. A.``), unless the letter is the name
    of a card rank (A K Q J) after a lower-case word, as in "from four to A. Twos are wild".
    An ordinal such as ``8.ª`` is no end either: a raised letter is not upper case.
"""

from __future__ import annotations

import hashlib
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from handandfoot.spec.problems import SpecError
from handandfoot.spec.reading import read_text

__all__ = ["Sentence", "digest", "normalise", "sentences", "skeleton", "split_line"]

_CLOSERS = "\"'»”’›)]}+"
_OPENERS = "\"'«“‘„‚‹([{¿¡"
_BULLETS = "•‣▪●◦·*–—"
_END = re.compile(rf"[.!?…]+[{re.escape(_CLOSERS)}]*")
_MARKER = re.compile(rf"(?:\d+[.)]|[{re.escape(_BULLETS)}-]) ")
_RANK_LETTERS = frozenset("AKQJ")


class Sentence(NamedTuple):
    """One sentence of a text, by its place."""

    line: int
    ordinal: int
    text: str

    @property
    def sha256(self) -> str:
        """The digest by which the ledger knows the sentence."""
        return digest(self.text)


def normalise(text: str) -> str:
    """The text in Unicode form NFC, every run of white space one space, trimmed."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def digest(text: str) -> str:
    """The SHA-256, in hexadecimal, of the normalised text in UTF-8."""
    return hashlib.sha256(normalise(text).encode("utf-8")).hexdigest()


def split_line(line: str) -> list[str]:
    """The sentences of one line, normalised, in order."""
    text = normalise(line)
    found: list[str] = []
    marker = _MARKER.match(text)
    start, look = 0, marker.end() if marker else 0
    for end in _END.finditer(text, look):
        if not _is_boundary(text, end.start(), end.end()):
            continue
        found.append(text[start : end.end()])
        start = end.end() + (text[end.end() : end.end() + 1] == " ")
    if start < len(text):
        found.append(text[start:])
    return found


def sentences(text: str) -> Iterator[Sentence]:
    """All sentences of a text, with line and ordinal, both counted from 1."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        for ordinal, sentence in enumerate(split_line(line), start=1):
            yield Sentence(number, ordinal, sentence)


def _is_boundary(text: str, start: int, end: int) -> bool:
    """Whether a sentence ends with the punctuation that lies between start and end."""
    if _is_initial(text, start):
        return False
    rest = text[end : end + 2]
    if not rest:
        return True
    spaced = rest[0] == " "
    following = rest[1:] if spaced else rest[:1]
    if following.isdigit():
        return spaced
    return following.isupper() or following in _OPENERS or following in _BULLETS


def _is_initial(text: str, stop: int) -> bool:
    """Whether the full stop at this place follows a single letter that abbreviates something."""
    if text[stop] != "." or stop == 0 or not text[stop - 1].isalpha():
        return False
    if stop >= 2 and (text[stop - 2].isalnum() or text[stop - 2] in "/-–"):
        return False
    if text[stop - 1] in _RANK_LETTERS:
        words = text[: stop - 1].split()
        return not words or not words[-1].islower()
    return True


def skeleton(text: str) -> Iterator[str]:
    """The YAML lines of an empty ledger for a text: place and digest, the sentence itself only as a comment."""
    yield "sentences:"
    for sentence in sentences(text):
        yield f"  # {sentence.text}"
        yield f"  - line: {sentence.line}"
        yield f"    ordinal: {sentence.ordinal}"
        yield f'    sha256: "{sentence.sha256}"'
        yield "    claims: []"


def main(arguments: list[str] | None = None) -> int:
    """Print the skeleton of a ledger for each text file named."""
    paths = sys.argv[1:] if arguments is None else arguments
    if not paths or paths[0] in ("-h", "--help"):
        print("usage: python -m handandfoot.spec.sentences FILE...", file=sys.stderr)
        return 2
    for path in paths:
        try:
            text = read_text(Path(path))
        except SpecError as error:
            print(error, file=sys.stderr)
            return 2
        for line in skeleton(text):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
