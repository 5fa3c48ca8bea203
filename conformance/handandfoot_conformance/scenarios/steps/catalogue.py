"""The catalogue: every sentence that a scenario may use, declared once and through one wrapper.

A sentence has one meaning and one definition.
A sentence of state means "this is so": under Given the builder makes it so, under Then it is expected.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from handandfoot.cards import FACES
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.scenarios.steps.slots import SLOTS

GIVEN, WHEN, THEN = "given", "when", "then"

Meaning = Callable[..., Any]

_PIECES = re.compile(r"(\[|\]|\{[^}]*\})")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the catalogue."""

    template: str
    kinds: tuple[str, ...]
    meaning: Meaning
    means: str
    example: str
    pattern: re.Pattern[str] = field(repr=False)
    slots: dict[str, str] = field(repr=False)
    choices: dict[str, tuple[str, ...]] = field(repr=False)

    def read(self, text: str) -> dict[str, Any] | None:
        """Return the values in the slots of a text that is this sentence, or None where it is not."""
        match = self.pattern.fullmatch(text)
        return None if match is None else arguments(match, self.slots)


def arguments(match: re.Match[str], slots: dict[str, str]) -> dict[str, Any]:
    """Return what stands in the slots of a text that has been matched, read; choices as they are written."""
    return {
        name: SLOTS[slots[name]].read(value) if name in slots else value
        for name, value in match.groupdict().items()
        if value is not None
    }


SENTENCES: list[Sentence] = []


def sentence(template: str, *kinds: str, example: str) -> Callable[[Meaning], Meaning]:
    """Declare a sentence and enter it in the catalogue.

    `{name}` is a slot of that name, `{name:slot}` a slot under another name, `{name:a|b}` a choice of words,
    `[ … ]` a part that may be missing.
    The first line of the function's docstring says what the sentence means.
    """

    def declare(meaning: Meaning) -> Meaning:
        pattern, slots, choices = compile_template(template)
        if not meaning.__doc__:
            raise ValueError(f"the sentence {template!r} does not say what it means")
        means = meaning.__doc__.strip().splitlines()[0]
        entry = Sentence(template, kinds, meaning, means, example, pattern, slots, choices)
        if any(other.template == template for other in SENTENCES):
            raise ValueError(f"the sentence {template!r} is declared twice")
        SENTENCES.append(entry)
        return meaning

    return declare


def given(template: str, example: str) -> Callable[[Meaning], Meaning]:
    """Declare a sentence that only a Given may use."""
    return sentence(template, GIVEN, example=example)


def state(template: str, example: str) -> Callable[[Meaning], Meaning]:
    """Declare a sentence that a Given sets and a Then expects."""
    return sentence(template, GIVEN, THEN, example=example)


def when(template: str, example: str) -> Callable[[Meaning], Meaning]:
    """Declare a sentence for the one act of a scenario."""
    return sentence(template, WHEN, example=example)


def then(template: str, example: str) -> Callable[[Meaning], Meaning]:
    """Declare a sentence that only a Then may use."""
    return sentence(template, THEN, example=example)


def compile_template(template: str) -> tuple[re.Pattern[str], dict[str, str], dict[str, tuple[str, ...]]]:
    """Return the pattern of a template, the slot behind each name, and the choices behind each name."""
    pattern, slots, choices = "", {}, {}
    for piece in _PIECES.split(template):
        if piece == "[":
            pattern += "(?:"
        elif piece == "]":
            pattern += ")?"
        elif piece.startswith("{"):
            name, _, kind = piece[1:-1].partition(":")
            if kind and kind not in SLOTS:
                choices[name] = tuple(kind.split("|"))
                pattern += f"(?P<{name}>{'|'.join(map(re.escape, choices[name]))})"
            else:
                slots[name] = kind or name
                pattern += f"(?P<{name}>{SLOTS[slots[name]].pattern})"
        else:
            pattern += re.escape(piece)
    return re.compile(pattern), slots, choices


@dataclass(frozen=True, slots=True)
class Reading:
    """A step that has been recognised: its sentence and what stands in the slots."""

    sentence: Sentence
    args: dict[str, Any]


@lru_cache(maxsize=65536)
def readings(text: str) -> tuple[Reading, ...]:
    """Return every reading of a text; more than one means that two patterns overlap.

    Raises `ValueError` where a sentence fits but a slot holds what cannot be read, such as a card that is none.
    """
    return tuple(Reading(entry, args) for entry in _candidates(text) if (args := entry.read(text)) is not None)


def _candidates(text: str) -> list[Sentence]:
    return _by_first_word().get(text.partition(" ")[0], _by_first_word()[""])


@lru_cache(maxsize=1)
def _by_first_word() -> dict[str, list[Sentence]]:
    """Sentences by their first word, in the catalogue's order; those that begin with a slot under the empty word."""
    table: dict[str, list[Sentence]] = {"": []}
    for entry in SENTENCES:
        first = entry.template.partition(" ")[0]
        table.setdefault("" if "{" in first or "[" in first else first, []).append(entry)
    return {first: entries if not first else sorted(entries + table[""], key=SENTENCES.index)
            for first, entries in table.items()}  # fmt: skip


def read_step(kind: str, text: str) -> Reading:
    """Return the one reading that a step has under Given, When or Then; raise `ValueError` where it has none."""
    found = readings(text)
    if not found:
        raise ValueError(f'no sentence of the catalogue reads "{text}"{_nearest(text)}')
    if len(found) > 1:
        raise ValueError(f'"{text}" is read by {len(found)} sentences: {"; ".join(r.sentence.template for r in found)}')
    if kind not in found[0].sentence.kinds:
        allowed = " or ".join(word.capitalize() for word in found[0].sentence.kinds)
        raise ValueError(f'"{text}" stands under {kind.capitalize()}; allowed: {allowed}')
    return found[0]


def _nearest(text: str) -> str:
    """Say which word is odd, and show the closest sentence, players, cards and numbers left aside."""
    odd = _odd_word(text)
    renamed = _LIKE_A_PLAYER.sub(lambda name: name[0] if name[0] in PLAYERS else PLAYERS[0], text)
    if renamed != text and readings(renamed):
        return f'{odd}; the nearest is like "{renamed}"'
    shapes = {_shape(entry.example): entry.example for entry in reversed(SENTENCES)}
    near = difflib.get_close_matches(_shape(text), shapes, n=1, cutoff=_ALIKE)
    return f'{odd}; the nearest is like "{shapes[near[0]]}"' if near else odd


_ALIKE = 0.6
"""How alike two shapes are, from 0 to 1, of which one is shown for the other."""
_CARD_WORD = re.compile(r"\b(?:(?:10|[2-9TJQKA])[SHDC]|JK)\b(?: (?:(?:10|[2-9TJQKA])[SHDC]|JK)\b)*")
_NAME_WORD = re.compile(r"\b(?:(?<=^)|(?<= ))[A-Z][a-z]+(?='s |’s | \w+s\b)")


def _shape(text: str) -> str:
    """Return a sentence with the same word for every player, for cards and for numbers."""
    return re.sub(r"\d+", "1", _CARD_WORD.sub("KS", _NAME_WORD.sub("Ann", text)))


_LIKE_A_CARD = re.compile(r"(?!as|ad|ah)(?:10|[2-9TJQKA1])(?i:[SHDC♠♥♦♣])[\ufe0e\ufe0f]?|JOKER|JK", re.IGNORECASE)
_LIKE_A_PLAYER = re.compile(r"(?:^|(?<= ))([A-Z]\w+)(?='s |’s | \w+s )")


def _odd_word(text: str) -> str:
    """Say which word of a text looks like a card or a player, and is none."""
    for word in text.split():
        if _LIKE_A_CARD.fullmatch(word) and word not in FACES:
            return f"; {word} is not a card, cards are written KS, 10H or JK"
    for name in _LIKE_A_PLAYER.findall(text):
        if name not in PLAYERS:
            return f"; {name} is no player, they are {', '.join(PLAYERS)}"
    return ""
