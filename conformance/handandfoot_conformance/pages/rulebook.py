"""A variant's complete rulebook: its values and the rules around them, as sentences in an order that reads well.

What is said comes from `spec/`: the sentences of rules, and those that parameters give for a value.
Here stands only in which order, and what goes without saying.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot.spec.parts import named_parts
from handandfoot.spec.tables import plain_values
from handandfoot_conformance.pages.idle import InPlay
from handandfoot_conformance.wording import values as words

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot.spec.model import Parameter, Setting, Variant

__all__ = ["Book", "Chapter", "Glance", "Points", "Said", "rulebook"]

Settings = dict[str, "Setting"]

PLAN: dict[str, tuple[tuple[str, ...], ...]] = {
    "TABLE": (("partnership", "HF-TABLE-02"),),
    "DEAL": (
        ("decks", "jokers", "ranks"),
        ("packets", "packet_choice"),
        ("starter_refused", "starter_goes", "HF-DEAL-04", "HF-DEAL-05"),
    ),
    "TURN": (("HF-TURN-02", "HF-TURN-03"),),
    "DRAW": (("draw_count",),),
    "THREE": (
        ("red_threes_laid_from", "HF-THREE-02", "HF-THREE-03", "HF-THREE-05"),
        ("black_three_melds",),
    ),
    "MELD": (
        ("HF-MELD-01", "meld_min", "HF-MELD-07"),
        ("HF-MELD-06", "unfinished_per_rank", "HF-MELD-05"),
    ),
    "WILD": (
        ("HF-WILD-01", "naturals_per_wild", "wild_limit", "natural_minimum", "natural_margin"),
        ("all_wild_melds", "wild_swap"),
    ),
    "BOOK": (("book_size", "HF-BOOK-02", "HF-BOOK-03", "HF-BOOK-04", "book_growth"),),
    "OPEN": (("opening_minimum", "HF-OPEN-02", "HF-OPEN-03"), ("HF-OPEN-04",)),
    "PILE": (
        ("take_amount", "take_pair", "HF-PILE-02", "take_wild_top", "HF-PILE-09", "HF-PILE-11"),
        ("take_target", "opening_take_counts", "HF-PILE-06", "HF-PILE-08"),
        ("freeze",),
    ),
    "DISC": (("HF-DISC-01", "wild_discard"),),
    "FOOT": (("HF-FOOT-01", "HF-FOOT-05", "HF-FOOT-02", "foot_after_discard", "HF-FOOT-04"),),
    "OUT": (
        ("out_books", "out_wild_books", "out_named_books", "out_partner", "HF-OUT-06", "out_last_card"),
        ("HF-OUT-03",),
        ("HF-OUT-05",),
    ),
    "ASK": (("out_permission", "permission_binds", "HF-ASK-03"),),
    "STOCK": (("stock_short", "stock_out_take", "stock_replacement"),),
    "SCORE": (
        ("HF-SCORE-02", "HF-SCORE-03", "HF-SCORE-08"),
        ("named_bonus", "quintet_bonus", "concealed_bonus"),
        ("red_three_points", "red_three_needs", "red_three_without", "red_three_set_bonus"),
        ("red_three_left", "red_three_no_book"),
    ),
    "GAME": (("game_rounds", "game_target", "HF-SCORE-09", "HF-GAME-02", "tie", "tie_minimum"),),
}
"""Chapter -> paragraphs of rules and parameters. What is missing here is put at the end of its chapter."""

BONUSES = ("clean_bonus", "dirty_bonus", "wild_bonus", "out_bonus")

ELSEWHERE = frozenset((
    "card_points", *BONUSES,  # in the table of points
    "HF-TABLE-01", "HF-DEAL-01", "HF-DEAL-02", "HF-DEAL-06", "HF-TURN-01", "HF-SCORE-06",  # said by the values
))  # fmt: skip

GLANCE = ("decks", "jokers", "packets", "draw_count", "take_amount", "opening_minimum", "book_size", "out_books",
          "out_wild_books", "game_rounds", "game_target")  # fmt: skip


REPLACED = "A rule of this table that no program is judged by."
"""The note on a house rule that stands in the place of others."""


class Said(NamedTuple):
    """A sentence of the rulebook, what says it, the numbers of its footnotes, and whether the parent has another."""

    text: str
    name: str
    notes: tuple[int, ...] = ()
    ours: bool = False


class Chapter(NamedTuple):
    """A chapter of the rulebook."""

    id: str
    title: str
    paragraphs: tuple[tuple[Said, ...], ...]


class Glance(NamedTuple):
    """One of the most important values in a few words, and whether the parent has another."""

    title: str
    value: str
    ours: bool = False


class Points(NamedTuple):
    """A line of the table of points: cards or a title, and the number."""

    cards: tuple[str, ...]
    title: str
    points: str
    notes: tuple[int, ...]
    ours: bool = False


class Book(NamedTuple):
    """The rulebook of one variant."""

    variant: Variant
    players: tuple[int, ...]
    glance: tuple[Glance, ...]
    chapters: tuple[Chapter, ...]
    cards: tuple[Points, ...]
    bonuses: tuple[Points, ...]
    notes: tuple[str, ...]
    differs_from: str = ""
    """The title of the parent, where something is marked that differs from it."""


def rulebook(spec: Spec, variant: Variant) -> Book:
    """Return the rulebook of a variant, what its parent's does not say alike marked as its own."""
    book = _Writer(spec, variant).book()
    if not variant.parent:
        return book
    parent = spec.chain(variant)[1]
    theirs = _Writer(spec, parent, book.players).book()
    players = _players(spec.players_of(parent))
    return _marked(book, theirs._replace(glance=(players, *theirs.glance[1:])))


def _players(numbers: tuple[int, ...]) -> Glance:
    return Glance("Players", words.joined(map(str, numbers), "or"))


def _marked(book: Book, parent: Book) -> Book:
    """Mark what does not stand alike in the rulebook of the parent, written for the same numbers of players."""
    theirs = {(one.name, one.text) for one in _sentences(parent)}
    chapters = tuple(
        each._replace(
            paragraphs=tuple(
                tuple(one._replace(ours=(one.name, one.text) not in theirs) for one in group)
                for group in each.paragraphs
            )
        )
        for each in book.chapters
    )
    glance = tuple(one._replace(ours=one not in parent.glance) for one in book.glance)
    cards, bonuses = _marked_points(book.cards, parent.cards), _marked_points(book.bonuses, parent.bonuses)
    found = book._replace(chapters=chapters, glance=glance, cards=cards, bonuses=bonuses)
    marks = [one.ours for one in _sentences(found)] + [one.ours for one in glance]
    differs = any(marks + [one.ours for one in (*cards, *bonuses)])
    return found._replace(differs_from=parent.variant.title if differs else "")


def _marked_points(rows: tuple[Points, ...], theirs: tuple[Points, ...]) -> tuple[Points, ...]:
    known = {(one.cards, one.title, one.points) for one in theirs}
    return tuple(one._replace(ours=(one.cards, one.title, one.points) not in known) for one in rows)


def _sentences(book: Book) -> Iterator[Said]:
    return (one for chapter in book.chapters for group in chapter.paragraphs for one in group)


class _Writer:
    """Writes one rulebook."""

    def __init__(self, spec: Spec, variant: Variant, players: tuple[int, ...] = ()) -> None:
        self.spec = spec
        self.variant = variant
        self.players = players or spec.players_of(variant)
        self.settings: Settings = spec.resolve(variant).settings
        self.table = InPlay(self.settings, self.players)
        self.notes: list[str] = []
        self.replaced = {rule: one.says for one in variant.unmodelled for rule in one.replaces}
        self.told: set[str] = set()

    def book(self) -> Book:
        glance = tuple(self.glance())
        chapters = tuple(self.chapters())
        cards, bonuses = tuple(self.card_points()), tuple(self.bonuses())
        return Book(self.variant, self.players, glance, chapters, cards, bonuses, tuple(self.notes))

    # Sentences

    def chapters(self) -> Iterator[Chapter]:
        """Write every chapter that has something to say."""
        planned = {name for paragraphs in PLAN.values() for names in paragraphs for name in names} | ELSEWHERE
        for chapter in self.spec.chapters.values():
            rest = [one.id for one in self.spec.rules.values() if one.chapter == chapter.id and one.id not in planned]
            rest += [one.name for one in self.spec.parameters.values() if _falls_to(one, chapter.id, planned)]
            gone = [rule for rule in self.replaced if self.spec.rules[rule].chapter == chapter.id]
            paragraphs = [*PLAN.get(chapter.id, ()), tuple(rest), tuple(gone)]
            said = [tuple(one for name in names for one in self.say(name)) for names in paragraphs]
            written = tuple(filter(None, said))
            if written:
                yield Chapter(chapter.id, chapter.title, written)

    def say(self, name: str) -> Iterator[Said]:
        """Say a rule or a value, unless it goes without saying; in its place what this table plays instead."""
        instead = self.instead_of(name)
        if instead is not None:
            if instead not in self.told:
                self.told.add(instead)
                yield Said(words.sentences([instead]), name, (self.number_of(REPLACED),))
        elif name in self.spec.parameters:
            yield from self.say_value(self.spec.parameters[name])
        elif name in self.spec.rules:
            rule = self.spec.rules[name]
            if rule.status == "active" and "`" not in rule.sentence and self.table.concerns(name):
                yield Said(self.table.instead(name) or words.plainly(rule.sentence), name)

    def instead_of(self, name: str) -> str | None:
        """Return the house rule in whose favour a rule, or a value of nothing but such rules, does not hold here."""
        found = [self.replaced.get(rule) for rule in self.spoken_by(name)]
        return found[0] if found and None not in found else None

    def spoken_by(self, name: str) -> tuple[str, ...]:
        """Return the rules that a sentence stands for: of a value those that are about it before any other."""
        if name not in self.spec.parameters:
            return (name,)
        rules = self.spec.parameters[name].rules
        return tuple(rule for rule in rules if self.spec.rules[rule].parameters[:1] == (name,)) or rules

    def number_of(self, note: str) -> int:
        """Add a footnote, unless it is there, and return its number."""
        if note not in self.notes:
            self.notes.append(note)
        return self.notes.index(note) + 1

    def say_value(self, parameter: Parameter) -> Iterator[Said]:
        """Say the value of a parameter."""
        setting = self.settings[parameter.name]
        if self.table.is_needless(parameter.name):
            return
        yield Said(self.sentence(parameter), parameter.name, self.note(setting))

    def sentence(self, parameter: Parameter) -> str:
        """Return the sentence for a value, in the rulebook's own form where there is one."""
        own = _FORMS.get(parameter.name)
        value = self.table.live(parameter.name)
        said = own(value) if own and not words.is_table(value) else ""
        return said or words.sentence(parameter, value, self.players)

    def note(self, setting: Setting) -> tuple[int, ...]:
        """Add a footnote where a value is assumed or in dispute, and return its number."""
        text = self.note_text(setting)
        if not text:
            return ()
        return (self.number_of(text),)

    def note_text(self, setting: Setting) -> str:
        if setting.assumed:
            borrowed = setting.borrowed_from
            lent = f" The value is that of {self.title_of(borrowed.source)}, line {borrowed.line}." if borrowed else ""
            return f"{self.whose(setting)} {setting.assumed}{lent}"
        if setting.standing == "contradictory":
            return f"The source contradicts itself here. {setting.why}".strip()
        return " ".join(
            f"Of {name}: {part.assumed or part.why or 'the source does not say it clearly'}".removesuffix(".") + "."
            for name, part in named_parts(setting)
            if part.standing in ("silent", "contradictory")
        )

    def whose(self, setting: Setting) -> str:
        """Return who assumes a value: these rules, or others from which they have it."""
        if setting.variant == self.variant.id:
            return "Assumed."
        title = self.spec.variant(setting.variant).title
        return f"Assumed in the rules of {title[:1].lower() + title[1:] if title.startswith('The ') else title}."

    def title_of(self, source: str) -> str:
        """Return what a source is called in a sentence."""
        by_source = {one.source: one.title for one in self.spec.variants.values() if one.source}
        title = by_source.get(source) or self.spec.sources[source].title
        return title[:1].lower() + title[1:] if title.startswith("The ") else title

    # Tables

    def glance(self) -> Iterator[Glance]:
        """Return the most important values in a few words each."""
        yield _players(self.players)
        for name in GLANCE:
            parameter = self.spec.parameters.get(name)
            if parameter and not self.table.is_needless(name):
                yield Glance(parameter.title, words.brief(parameter, self.settings[name].value, self.players))

    def card_points(self) -> Iterator[Points]:
        """Return what cards are worth, the dearest first."""
        setting = self.settings["card_points"]
        jokers = {"JK"} if any(self.table.every("jokers")) else set()
        ranks = {*self.table.every("ranks")[0], *jokers, "2", "3"}
        value = next(iter(plain_values(setting.value)))
        groups: dict[int, list[str]] = {}
        for card, points in value.items():
            if card in ranks:
                groups.setdefault(points, []).append("3S" if card == "3" else card)
        notes = self.note(setting)
        for points, cards in sorted(groups.items(), reverse=True):
            yield Points(tuple(cards), "", words.number(points, "points"), notes)

    def bonuses(self) -> Iterator[Points]:
        """Return what books and going out bring."""
        for name in BONUSES:
            parameter = self.spec.parameters[name]
            if not self.table.is_needless(name):
                setting = self.settings[name]
                shown = words.brief(parameter, setting.value, self.players)
                yield Points((), parameter.title, shown, self.note(setting))


def _falls_to(parameter: Parameter, chapter: str, planned: set[str] | frozenset[str]) -> bool:
    return parameter.chapter == chapter and parameter.name not in planned


_PACKET_NAMES = ("a hand", "a foot", "a third packet", "a fourth packet")


def _say_packets(value: list[int]) -> str:
    """Return the sentence for the packets of a player."""
    dealt = [f"{name} of {words.number(size, 'cards')} cards" for name, size in zip(_PACKET_NAMES, value, strict=False)]
    closed = " What follows the hand stays closed until its time comes." if len(value) > 1 else ""
    return f"Each player is dealt {words.joined(dealt)}.{closed}"


def _say_starter(value: list[str]) -> str:
    """Return the sentence for a discard pile that any card may start; nothing where some cannot."""
    return "" if value else "The top card of the stock is turned up to start the discard pile, whatever it is."


def _say_out_books(value: dict[str, int]) -> str:
    """Return the sentence for going out without books; nothing where some are needed."""
    return "" if any(value.values()) else "To go out, no number of finished books is asked for."


_FORMS: dict[str, Callable[[Any], str]] = {
    "out_books": _say_out_books,
    "packets": _say_packets,
    "starter_refused": _say_starter,
}
