"""Looking up in players' own words: phrases, synonyms in every language, typing mistakes, and the best first."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from handandfoot.spec.problems import closest
from handandfoot_conformance.wording.nearest import Wrong

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Conflict, Rule, Term

_SMALL_WORDS: Final = """
a about after all am an and any are as at be been before but by can could did do does else for from get gets
got had has have he her his how i if in into is it its just let many may me more most much must my need needs
no not of off on one only onto or our out over own put she should so some than that the their them then there
these they this those to too up upon us use want was we what when where whether which while who whom why will
with without would you your card cards player players rule rules allowed legal ok still quante quanti quanto
quanta che cosa come quando posso puo si il lo la gli le un una uno di del della dei nel con per su cuantos
cuantas cuanto cuanta puedo puede que el los las de en para por se como cuando mi al cat cate cati ce pot
poate cu pe din cum cand este сколько что можно ли как когда на в и с для по если hvor mange kan jeg hva er pa
med av til og det den et
"""
_SMALL: Final = frozenset(_SMALL_WORDS.split())
"""Words that say little by themselves: they are counted in phrases only."""
_COUNTED: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBERS: Final = {
    form: str(number)
    for number, word in enumerate(_COUNTED, 1)
    for form in (word, f"{word}s", f"{word}es", f"{number}s")
}
_MISTYPED: Final = 0.7
"""How alike a word must be to one that is known, from 0 to 1, to be taken for it."""
_PHRASE: Final = 2.0
"""What the search weighs as a phrase that stands word for word in a text."""
_LONG: Final = 0.35
"""What a text weighs that says much else, beside one that says just what is asked."""
_TOGETHER: Final = 0.3
"""What the texts of an entry weigh together, beside the best of them."""
_SHORT: Final = 4
"""Shorter words are never taken for mistyped ones."""
_FAR: Final = 0.2
"""Which part of the best score an entry must reach to be shown."""


class Entry(NamedTuple):
    """What can be found: its id, and its texts, each with a weight."""

    id: str
    texts: tuple[tuple[str, float], ...]


@lru_cache(maxsize=20_000)
def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text in small letters, without marks on letters, numbers as figures."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    return tuple(_NUMBERS.get(word, word) for word in re.findall(r"[^\W_]+", plain.replace("'s", "")))


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """Return the stem of a word: that of English, or of Russian for Cyrillic letters."""
    import snowballstemmer  # not needed by whoever searches nothing

    language = "russian" if re.search("[а-я]", word) else "english"
    return str(snowballstemmer.stemmer(language).stemWord(word))


class _Text(NamedTuple):
    """One text of an entry: its words as a phrase, the stems of those that say something, and its weight."""

    phrase: str
    stems: frozenset[str]
    weight: float


class Index:
    """Entries that can be searched, and the synonyms of what they speak of."""

    def __init__(self, entries: Iterable[Entry], terms: Iterable[Term]) -> None:
        self._synonyms = _synonyms(terms)
        self._texts: dict[str, list[_Text]] = {}
        self._vocabulary: dict[str, None] = {each[0]: None for each in self._synonyms if len(each) == 1}
        seen: Counter[str] = Counter()
        for entry in entries:
            texts = self._texts[entry.id] = []
            for text, weight in entry.texts:
                words = words_of(text)
                stems = frozenset(stem(word) for word in words if word not in _SMALL)
                texts.append(_Text(f" {' '.join(words)} ", stems, weight))
                self._vocabulary.update(dict.fromkeys(words))
            seen.update(frozenset[str]().union(*(text.stems for text in texts)))
        self._rarity = {each: math.log(1 + len(self._texts) / number) for each, number in seen.items()}

    def find(self, search: str) -> list[str]:
        """Return the ids of the entries that speak of what is looked for, the best first; none where nothing fits.

        Raises `Wrong` for a search without any word.
        """
        words = words_of(search)
        if not words:
            raise Wrong("--search: holds no word; allowed: one word or several")
        asked, phrases = self._asked(words), self._said(words)
        scores = {name: _score(texts, asked, phrases, self._rarity) for name, texts in self._texts.items()}
        best = max(scores.values(), default=0.0)
        found = [name for name, score in scores.items() if score > 0 and score >= best * _FAR]
        return sorted(found, key=lambda name: -scores[name])

    def _said(self, words: tuple[str, ...]) -> list[str]:
        """Return the search as phrases: as it is written, and as we say it."""
        ours: list[str] = []
        at = 0
        while at < len(words):
            run = next((run for run in _beginnings(words[at:]) if run in self._synonyms), words[at : at + 1])
            ours += self._synonyms.get(run, run)
            at += len(run)
        return [f" {' '.join(phrase)} " for phrase in dict.fromkeys((words, tuple(ours))) if len(phrase) > 1]

    def _asked(self, words: tuple[str, ...]) -> list[frozenset[str]]:
        """Return what is asked: for each word that says something the stems any of which will do."""
        asked, at = [], 0
        while at < len(words):
            run = next((run for run in _beginnings(words[at:]) if run in self._synonyms), None)
            if run is None:
                asked += [self._known(words[at])] if words[at] not in _SMALL else []
                at += 1
                continue
            theirs = frozenset(map(stem, run)) if len(run) == 1 else frozenset[str]()
            asked += [frozenset({stem(word)}) | theirs for word in self._synonyms[run] if word not in _SMALL]
            at += len(run)
        known = [each for each in dict.fromkeys(asked) if each & self._rarity.keys()]
        return known or [self._known(word) for word in words]

    def _known(self, word: str) -> frozenset[str]:
        """Return the stem of a word, or of the word that was probably meant."""
        root = stem(word)
        if root in self._rarity or len(word) < _SHORT:
            return frozenset({root})
        alike = [each for each in self._vocabulary if each[0] == word[0]]  # a first letter is seldom mistyped
        other = closest(word, alike, _MISTYPED)
        return frozenset(map(stem, self._synonyms.get((other,), (other,)))) if other is not None else frozenset({root})


def _score(
    texts: Sequence[_Text], asked: Sequence[frozenset[str]], phrases: Sequence[str], rarity: Mapping[str, float]
) -> float:
    """Return how well an entry answers: by its best text, and by all of them together."""
    best, met = 0.0, dict.fromkeys(range(len(asked)), 0.0)
    for text in texts:
        hits = [each & text.stems for each in asked]
        worth = [max((rarity[one] for one in hit), default=0.0) for hit in hits]
        for number, one in enumerate(worth):
            met[number] = max(met[number], one * text.weight)
        covered = sum(bool(hit) for hit in hits) / len(asked)
        told = sum(bool(hit) for hit in hits) / len(text.stems) if text.stems else 0.0
        found = text.weight * sum(worth) * covered**2 * (_LONG + (1 - _LONG) * min(told, 1.0))
        found += sum(_PHRASE * text.weight for phrase in phrases if phrase in text.phrase)
        best = max(best, found)
    covered = sum(value > 0 for value in met.values()) / len(asked)
    return best + _TOGETHER * sum(met.values()) * covered**2


def _beginnings(words: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    """Yield the beginnings of a search, the longest first."""
    for length in range(min(5, len(words)), 0, -1):
        yield words[:length]


def _synonyms(terms: Iterable[Term]) -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """Return our words for what others say, word for word; a word that means several things stands for its first."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for term in terms:
        ours = words_of(term.term)
        found[ours] = ours
        for others in (*term.aliases.values(), *term.said.values()):
            for other in others:
                found.setdefault(words_of(other), ours)
                found.setdefault(tuple(map(_singular, words_of(other))), ours)
        found.setdefault((*ours[:-1], f"{ours[-1]}s"), ours)
    return found


def _singular(word: str) -> str:
    return word[:-1] if word.endswith("s") and len(word) > 3 else f"{word}s"


def rules_index(spec: Spec) -> Index:
    """Return what finds rules: by their sentence, the values they read, their chapter, and what the texts say."""
    return Index((_of_rule(spec, rule) for rule in spec.rules.values()), spec.glossary.values())


def _of_rule(spec: Spec, rule: Rule) -> Entry:
    parameters = [spec.parameters[name] for name in rule.parameters]
    chapter = spec.chapters[rule.chapter].title if rule.chapter in spec.chapters else rule.chapter
    return Entry(
        rule.id,
        (
            (rule.id, 4.0),
            (rule.question, 4.0),
            *((each, 4.0) for each in rule.also_asked),
            (re.sub(r"`\w+`", "", rule.sentence), 3.0),
            (" · ".join(parameter.title for parameter in parameters), 2.0),
            (chapter, 1.5),
            (" · ".join(phrase for parameter in parameters for phrase in parameter.choices.values()), 1.0),
            (" · ".join((rule.why, *(each.says for each in rule.citations))), 0.7),
        ),
    )


def conflicts_index(spec: Spec) -> Index:
    """Return what finds disputes: by title and question, their readings, and the rules they are about."""
    return Index((_of_conflict(conflict) for conflict in spec.conflicts.values()), spec.glossary.values())


def _of_conflict(conflict: Conflict) -> Entry:
    return Entry(
        conflict.id,
        (
            (conflict.id, 4.0),
            (conflict.title, 3.0),
            (conflict.question, 2.5),
            (" · ".join(conflict.rules), 2.0),
            (" · ".join((*(reading.says for reading in conflict.readings), conflict.note)), 1.0),
        ),
    )
