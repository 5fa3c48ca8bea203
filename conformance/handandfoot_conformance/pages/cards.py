"""Cards drawn with nothing but text and a class: readable aloud, in print, and when copied.

What a reader sees is a small card; what a screen reader says is its name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from markupsafe import Markup, escape

__all__ = ["SUITS", "drawn", "hand", "name_of", "text_with_cards"]

SUITS = {"S": ("♠", "spades", "black"), "H": ("♥", "hearts", "red"), "D": ("♦", "diamonds", "red"),
         "C": ("♣", "clubs", "black")}  # fmt: skip
_RANKS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
          "10": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}  # fmt: skip
_AS_TEXT = "\ufe0e"
"""Asks for the plain sign of a suit, and not for a picture of it."""

_CARD = r"(?:(?:10|[2-9JQKA])[SHDC]|JK)"
_CARDS = re.compile(rf"(?<![\w<-]){_CARD}(?: {_CARD})*(?![\w-])")


def name_of(card: str) -> str:
    """Return what a card is called."""
    if card == "JK":
        return "joker"
    if card in _RANKS:
        return _RANKS[card]
    return f"{_RANKS[card[:-1]]} of {SUITS[card[-1]][1]}"


@cache
def drawn(card: str) -> Markup:
    """Return one card; a bare rank stands for any card of that rank."""
    if card == "JK":
        return Markup('<span class="hf-card joker"><b>JK</b></span>')
    if card in _RANKS:
        return Markup('<span class="hf-card black"><b>{}</b></span>').format(card)
    sign, _, colour = SUITS[card[-1]]
    return Markup('<span class="hf-card {}"><b>{}</b>{}</span>').format(colour, card[:-1], sign + _AS_TEXT)


def hand(cards: Iterable[str]) -> Markup:
    """Return cards side by side, as one picture with one name."""
    each = list(cards)
    name = ", ".join(map(name_of, each))
    inside = Markup("").join(map(drawn, each))
    return Markup('<span class="hf-cards" role="img" aria-label="{}">{}</span>').format(name, inside)


@lru_cache(maxsize=16384)
def text_with_cards(text: str) -> Markup:
    """Return a text in which every run of cards is drawn."""
    found, last = Markup(""), 0
    for match in _CARDS.finditer(text):
        found += escape(text[last : match.start()]) + hand(match.group().split(" "))
        last = match.end()
    return found + escape(text[last:])
