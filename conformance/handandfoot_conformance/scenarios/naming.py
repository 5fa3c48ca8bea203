"""What the words of a scenario for cards are made of: counts, a form of words, and words not yet found."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from handandfoot.cards import Cards

COUNT_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
COUNT = rf"(?:\d+|{'|'.join(COUNT_WORDS)})"

_DIGITS = 9


def number(text: str) -> int:
    """Return the number that a figure or a word says; `no` is nought."""
    return COUNT_WORDS.index(text) if text in COUNT_WORDS else figures(text)


def figures(text: str) -> int:
    """Return a number in figures; raise `ValueError` where no game has one so large."""
    if len(text) > _DIGITS + text.startswith("-"):
        raise ValueError(f"the number {text[:_DIGITS]}… is too long; allowed: at most {_DIGITS} digits")
    return int(text)


@dataclass(frozen=True, slots=True)
class WordForm:
    """A way to name cards by what they are to the rules."""

    text: str
    means: str
    pattern: re.Pattern[str]
    find: Callable[..., tuple[Cards, ...]]


@dataclass(frozen=True, slots=True)
class Words:
    """Cards in words, not yet found. In one scenario the same words name the same cards."""

    text: str
    form: WordForm = field(compare=False, hash=False)
    args: dict[str, Any] = field(compare=False, hash=False)

    def find(self, finder: Any) -> tuple[Cards, ...]:
        """Return the groups of cards that the words name under the finder's variant."""
        return self.form.find(finder, **self.args)
