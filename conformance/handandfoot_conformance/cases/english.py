"""Whether the sentences of scenarios are English, after the cells of each row have been filled in.

Words have been put together from a template, a row and the catalogue's names for cards.
What goes wrong then is looked for: words that stand twice, an article before an article, a noun in the wrong number.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from handandfoot_conformance.scenarios.naming import COUNT_WORDS

if TYPE_CHECKING:
    from collections.abc import Iterator

_NOUN = r"(?P<noun>cards?|books?|players?|points?|decks?|rounds?|melds?|packets?)"
_COUNTED = re.compile(
    rf"(?<![-\w.])(?P<count>-?\d+|{'|'.join(COUNT_WORDS)})"
    rf"(?P<between>(?: (?:more|natural|wild|clean|dirty|black|red|other))*) {_NOUN}\b(?! too\b)"
)
_TWICE = re.compile(r"\b(?!(?:is|that|had) )([a-z]+) \1\b")
_ARTICLES = re.compile(r"\b(?:a|an|the) (?:(?:meld|book|card|cards) )?(?:a|an|the)\b")
_ARTICLE_SOUND = re.compile(r"\ba (?=[aeiou])\w+|\ban (?=[^aeiou\W])\w+", re.IGNORECASE)
_SPACES = re.compile(r" {2,}| [,.;:]|,(?![ \d])|^ | $")
_FACE = r"(?:10|[2-9JQKA])[SHDC]|JK"
_NAMED = re.compile(rf"\b(?P<noun>red threes?|cards? of the stock (?:is|are)) (?P<cards>(?:{_FACE})(?: (?:{_FACE}))*)$")
_NOTHING = re.compile(r"\b(?:is|are|threes?|cards?) nothing\b")


def faults(text: str) -> Iterator[str]:
    """Yield what is no English in a sentence of a scenario or in a title, if anything is."""
    if found := _SPACES.search(text):
        yield f'"{found[0]}" is no way to set words apart; allowed: one blank, and a comma behind a word'
    if found := _TWICE.search(text):
        yield f'"{found[0]}" says a word twice'
    if found := _ARTICLES.search(text):
        yield f'"{found[0]}" has two articles'
    if found := _ARTICLE_SOUND.search(text):
        yield f'"{found[0]}" has the wrong article'
    for found in _COUNTED.finditer(text):
        if found["count"] != "no" and _is_one(found["count"]) == found["noun"].endswith("s"):
            yield f'"{found[0]}" does not agree in number'
    if found := _NAMED.search(text):
        one = " " not in found["cards"]
        if one == found["noun"].startswith(("red threes", "cards")):
            yield f'"{found[0]}" does not agree in number'
    if found := _NOTHING.search(text):
        yield f'"{found[0]}" is said of cards; allowed: "is empty", or "no" with the noun'


def _is_one(count: str) -> bool:
    return count in ("1", "-1", "one")
