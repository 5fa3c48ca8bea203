"""Slots: the parts of a sentence that vary, what may stand in them and what they are read as."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from handandfoot.cards import Cards, parse_card
from handandfoot_conformance.protocol.seats import PLAYERS, SEATS
from handandfoot_conformance.scenarios.naming import COUNT, Words, figures, number
from handandfoot_conformance.scenarios.steps.words import FORMS, read_words

PACKETS = ("foot", "third packet")
LAST_PACKET = "last packet"
HAND = -2
EMPTY = "empty"

Group = Cards | Words


@dataclass(frozen=True, slots=True)
class Joined:
    """Cards of one group that are named in several ways, joined by ` with `."""

    parts: tuple[Group, ...]


Find = Callable[[Group | Joined], tuple[Cards, ...]]


@dataclass(frozen=True, slots=True)
class Later:
    """What stands in a slot in words; its value is known when the cards have been found."""

    text: str
    finish: Callable[[Callable[[Group], tuple[Cards, ...]]], Any]


@dataclass(frozen=True, slots=True)
class Slot:
    """What may stand in one place of a sentence."""

    name: str
    pattern: str
    read: Callable[[str], Any]
    means: str
    example: str


_FACE = r"[0-9A-Z]{2,3}"
_FACES = rf"{_FACE}(?: {_FACE})*"
_NAMED_GROUP = re.compile(r"\(\?P<\w+>")


def unnamed(pattern: str) -> str:
    """Return a pattern as a part of others: a group whose own groups have no names."""
    return f"(?:{_NAMED_GROUP.sub('(?:', pattern)})"


_FORMS = "|".join(unnamed(form.pattern.pattern) for form in FORMS)
_PART = rf"(?:{_FACES}|{_FORMS})"
_GROUP = rf"{_PART}(?: with {_PART})*"
_GROUPS = rf"(?:nothing|{_GROUP}(?: and {_GROUP})*)"
_ADD = rf"{_GROUP} to {_GROUP}"
_PLAYER = rf"(?:{'|'.join(PLAYERS)})"
_RULE = r"HF-[A-Z]+-\d{2}"

_WITH = re.compile(rf" with (?={_PART}(?: with |$))")
_SEPARATOR = re.compile(rf" and (?={_GROUP}(?: and | to |$))")


@lru_cache(maxsize=4096)
def read_group(text: str) -> Group | Joined:
    """Return the cards that a text names, as faces or in words; raise `ValueError` for anything else."""
    found = read_words(text)
    if found is not None:
        return found
    parts = _WITH.split(text)
    if len(parts) > 1:
        return Joined(tuple([read_part(part) for part in parts]))
    return tuple([parse_card(face) for face in text.split(" ")])


def read_part(text: str) -> Group:
    """Return the cards that one part of a group names."""
    found = read_words(text)
    return found if found is not None else tuple([parse_card(face) for face in text.split(" ")])


def _groups(text: str) -> tuple[Group | Joined, ...]:
    return () if text == "nothing" else tuple([read_group(part) for part in _SEPARATOR.split(text)])


def _read(text: str, groups: tuple[Group | Joined, ...], finish: Callable[[Find], Any]) -> Any:
    """Return the value at once where every group is written in faces, and later otherwise."""
    if all(isinstance(group, tuple) for group in groups):
        return finish(lambda group: (group,) if isinstance(group, tuple) else ())
    return Later(text, lambda find: finish(lambda group: _found(group, find)))


def _found(group: Group | Joined, find: Callable[[Group], tuple[Cards, ...]]) -> tuple[Cards, ...]:
    """Return the cards of a group, those of its parts together."""
    if isinstance(group, Joined):
        return (tuple([card for part in group.parts for cards in find(part) for card in cards]),)
    return find(group)


def _flat(melds: Iterable[Cards]) -> Cards:
    return tuple([card for cards in melds for card in cards])


@lru_cache(maxsize=8192)
def read_cards(text: str) -> Any:
    """Return cards in the order written, however they are grouped."""
    groups = _groups(text)
    return _read(text, groups, lambda find: _flat(cards for group in groups for cards in find(group)))


@lru_cache(maxsize=8192)
def read_melds(text: str) -> Any:
    """Return melds, one for each group of cards; words may name several."""
    groups = _groups(text)
    return _read(text, groups, lambda find: tuple([cards for group in groups for cards in find(group)]))


def _one(found: tuple[Cards, ...], text: str) -> Cards:
    if len(found) != 1:
        raise ValueError(f'"{text}" names {len(found)} melds; allowed here: one')
    return found[0]


@lru_cache(maxsize=8192)
def read_meld(text: str) -> Any:
    """Return the cards of one meld."""
    group = read_group(text)
    return _read(text, (group,), lambda find: _one(find(group), text))


@lru_cache(maxsize=1024)
def read_card(text: str) -> Any:
    """Return one card."""
    group = read_group(text)

    def finish(find: Find) -> str:
        cards = _flat(find(group))
        if len(cards) != 1:
            raise ValueError(f'"{text}" names {len(cards)} cards; allowed here: one')
        return cards[0]

    return _read(text, (group,), finish)


@lru_cache(maxsize=8192)
def read_adds(text: str) -> Any:
    """Return pairs of cards and the meld they are added to."""
    pairs = []
    for part in re.split(rf" and (?={_ADD})", text):
        cards, _, meld = part.partition(" to ")
        pairs.append((read_group(cards), read_group(meld)))

    def finish(find: Find) -> tuple[tuple[Cards, Cards], ...]:
        return tuple([(_flat(find(cards)), _one(find(meld), text)) for cards, meld in pairs])

    return _read(text, tuple([group for pair in pairs for group in pair]), finish)


def _threes(text: str) -> Any:
    """Return the red threes that a text names."""
    named = text.partition(" ")[2].partition(" ")[2].partition(" ")[2]
    return read_cards(named or "nothing")


def _packet(text: str) -> int:
    """Return a packet's place after the hand; -1 is the last, whichever it is."""
    return -1 if text == LAST_PACKET else PACKETS.index(text)


def _holding(text: str) -> int:
    """Return a packet's place after the hand, and another number for the hand."""
    return HAND if text == "hand" else _packet(text)


def _place(text: str) -> int | str:
    """Return the seat of a hand, `stock` or `pile`."""
    if text.endswith("hand"):
        return SEATS[text.partition("'")[0]]
    return "stock" if text == "the stock" else "pile"


def _owned(text: str) -> tuple[int | None, int | None]:
    """Return the seat and the packet after the hand; neither for the stock, no packet for the hand."""
    name, _, what = text.partition("'s ")
    if not what:
        return None, None
    return SEATS[name], None if what == "hand" else PACKETS.index(what)


def _sides(text: str) -> tuple[int, ...]:
    return tuple(SEATS[name] for name in re.findall(_PLAYER, text))


SLOTS = {
    slot.name: slot
    for slot in (
        Slot("player", _PLAYER, SEATS.__getitem__, "a player: " + ", ".join(PLAYERS), "Ann"),
        Slot("card", _GROUP, read_card, "one card: rank and suit, or JK", "5C"),
        Slot("cards", _GROUPS, read_cards, "cards separated by blanks, words for cards, joined by `and`, or `nothing`",
             "9S 9D 9H"),
        Slot("held", rf"(?:{EMPTY}|(?!nothing){_GROUPS})", lambda text: () if text == EMPTY else read_cards(text),
             "cards as above, or `empty`", "8S 8D 8H 5C"),
        Slot("threes", rf"(?:no red threes|the red threes? {_FACES})", _threes,
             "`the red three` with its card, `the red threes` with their cards, or `no red threes`",
             "the red threes 3H 3D"),
        Slot("meld", _GROUP, read_meld, "the cards of one meld", "9S 9D 9H"),
        Slot("melds", _GROUPS, read_melds, "melds separated by `and`, or `nothing`", "9S 9D 9H and KS KD KH"),
        Slot("adds", rf"{_ADD}(?: and {_ADD})*", read_adds, "cards and the meld they go to, several joined by `and`",
             "9C to 9S 9D 9H"),
        Slot("number", COUNT, number, "a number, in figures or as a word", "2"),
        Slot("points", r"-?\d+", figures, "a number of points", "570"),
        Slot("numbers", r"-?\d+(?: and -?\d+)+", lambda text: tuple(map(figures, text.split(" and "))),
             "a number for each side, joined by `and`", "0 and 0"),
        Slot("rules", rf"{_RULE}(?: and {_RULE})*", lambda text: tuple(text.split(" and ")),
             "rule ids, joined by `and`", "HF-WILD-02"),
        Slot("sides", rf"(?:nobody|{_PLAYER}'s side(?: and {_PLAYER}'s side)*)", _sides, "sides, or `nobody`",
             "Ann's side and Bob's side"),
        Slot("packet", "|".join((*PACKETS, LAST_PACKET)), _packet, "foot, third packet, or last packet", "foot"),
        Slot("place", rf"(?:{_PLAYER}'s hand|the stock|the discard pile)", _place, "a hand, stock or discard pile",
             "the stock"),
        Slot("owned", rf"(?:{_PLAYER}'s (?:hand|{'|'.join(PACKETS)})|the stock)", _owned,
             "a hand, foot or third packet, or the stock", "Ann's foot"),
        Slot("holding", "|".join(("hand", *PACKETS, LAST_PACKET)), _holding, "hand, foot, third packet, or last packet",
             "hand"),
        Slot("quoted", r'"[^"]+"', lambda text: text[1:-1], "a name in quotation marks", '"ru"'),
        Slot("value", r'(?:"[^"]*"|[-\w]+|[\[{].*[\]}])', str, "a value as a variant file writes it", "7"),
    )
}  # fmt: skip
