"""The specification as frozen values, one class for each kind of entry in `spec/`."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from handandfoot.spec.problems import Place

__all__ = [
    "JSON",
    "Chapter",
    "Citation",
    "Claim",
    "Conflict",
    "Decision",
    "Lead",
    "Ledger",
    "LedgerSentence",
    "Parameter",
    "Part",
    "Reading",
    "Rule",
    "Section",
    "Setting",
    "Source",
    "Term",
    "TextPlace",
    "Variant",
]

JSON: TypeAlias = Any
Standing: TypeAlias = Literal["explicit", "implied", "silent", "contradictory", "table"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything that has a place in a file of the specification."""

    at: Place


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a source: our title, and the lines from and to which it reaches."""

    id: str
    title: str
    lines: tuple[int, int]


class Source(Entry, frozen=True, kw_only=True):
    """One of the texts that the specification reconciles."""

    id: str
    language: str
    title: str
    describes: str
    players: tuple[int, ...]
    lines: int
    sections: tuple[Section, ...]
    note: str = ""


class Term(Entry, frozen=True, kw_only=True):
    """One word for one idea, and what the sources call it."""

    term: str
    definition: str
    aliases: dict[str, tuple[str, ...]] = {}
    said: dict[str, tuple[str, ...]] = {}
    """What players call it that no source does, by language: search knows it."""
    refused: tuple[str, ...] = ()


class Parameter(Entry, frozen=True, kw_only=True):
    """A knob: something in which house rules differ."""

    name: str
    title: str
    chapter: str
    type: Literal["integer", "choice", "list", "map"]
    rules: tuple[str, ...]
    means: str
    minimum: int | None = None
    maximum: int | None = None
    unlimited: bool = False
    choices: dict[str, str] = {}
    least: int = 0
    most: int | None = None
    complete: bool = False
    by: tuple[Literal["players", "round", "score", "books"], ...] | None = None
    unit: str = ""
    note: str = ""


class TextPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place in a source text."""

    source: str
    section: str = ""
    line: int | None = None


class Citation(Entry, frozen=True, kw_only=True):
    """What one source says about a rule; a source may be silent."""

    source: str
    standing: Literal["explicit", "implied", "silent", "contradictory"]
    section: str = ""
    line: int | None = None
    says: str = ""
    value: JSON = msgspec.UNSET


class Chapter(Entry, frozen=True, kw_only=True):
    """A chapter of the rules, in the order in which a player meets them."""

    id: str
    title: str
    order: int
    summary: str = ""


class Rule(Entry, frozen=True, kw_only=True):
    """One normative sentence with a permanent id."""

    id: str
    chapter: str
    order: int
    word: Literal["must", "must not", "should", "may"]
    sentence: str
    question: str
    """What a player asks, and the rule answers."""
    status: Literal["active", "withdrawn"]
    capability: Literal["scoring", "melds", "positions", "deals", "legal", "views"]
    parameters: tuple[str, ...]
    citations: tuple[Citation, ...]
    also_asked: tuple[str, ...] = ()
    """Other words in which players ask it: search knows them."""
    why: str = ""
    note: str = ""

    def citations_of(self, source: str) -> tuple[Citation, ...]:
        """What a source says about the rule."""
        return tuple(one for one in self.citations if one.source == source)


class Reading(Entry, frozen=True, kw_only=True):
    """One way to read what is in dispute, and who holds it."""

    id: str
    says: str
    held_by: tuple[TextPlace, ...] = ()
    value: dict[str, JSON] = {}


class Decision(Entry, frozen=True, kw_only=True):
    """Which reading a variant follows, and why."""

    reading: str
    why: str


class Conflict(Entry, frozen=True, kw_only=True):
    """A contradiction inside a source or between sources, or a gap that a program must decide."""

    id: str
    title: str
    kind: Literal["inside", "between", "gap"]
    sources: tuple[str, ...]
    rules: tuple[str, ...]
    parameters: tuple[str, ...]
    question: str
    readings: tuple[Reading, ...]
    decisions: dict[str, Decision]
    status: Literal["active", "withdrawn"] = "active"
    note: str = ""


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a claim leads: a rule, a parameter and its value, a conflict, or a variant."""

    rule: str = ""
    parameter: str = ""
    value: JSON = msgspec.UNSET
    conflict: str = ""
    variant: str = ""
    open: bool | None = None
    """Whether the sentence leaves open what the value of the parameter is."""


class Claim(Entry, frozen=True, kw_only=True):
    """One thing that a sentence of a source says, in our words, and what became of it."""

    id: str
    says: str
    leads: tuple[Lead, ...] = ()
    scenario: tuple[str, ...] = ()
    untestable: str = ""
    of: str = ""
    note: str = ""


class LedgerSentence(Entry, frozen=True, kw_only=True):
    """A sentence of a source, known by place and digest, with its claims."""

    line: int
    ordinal: int
    sha256: str
    claims: tuple[Claim, ...]
    note: str = ""


class Ledger(Entry, frozen=True, kw_only=True):
    """Every sentence of one source."""

    source: str
    sentences: tuple[LedgerSentence, ...]


class Part(Entry, frozen=True, kw_only=True):
    """The authority for one part of a value, where it is not that of the whole.

    A part is a row of a by-table, an item of a list (in it or left out of it), or a key of a map.
    """

    standing: Standing
    cite: tuple[TextPlace, ...] = ()
    assumed: str = ""
    borrowed_from: TextPlace | None = None
    why: str = ""
    parts: dict[str, Part] = {}
    """Parts of the part: rows of the table that stands in the row of a table, and so on."""


class Setting(Entry, frozen=True, kw_only=True):
    """The value that a variant gives to a parameter, and on what authority."""

    value: JSON
    standing: Standing
    cite: tuple[TextPlace, ...] = ()
    assumed: str = ""
    borrowed_from: TextPlace | None = None
    changed: str = ""
    why: str = ""
    variant: str = ""
    parts: dict[str, Part] = {}
    """The parts of the value with an authority of their own; what is not among them has that of the whole."""


class Unmodelled(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule that no value can say, and the rules that do not hold where it is played."""

    says: str
    replaces: tuple[str, ...] = ()


class Variant(Entry, frozen=True, kw_only=True):
    """A file of house rules: one parent, and what differs from it."""

    id: str
    title: str
    parent: str | None
    settings: dict[str, Setting]
    players: tuple[int, ...] = ()
    summary: str = ""
    source: str = ""
    invented: bool = False
    unmodelled: tuple[Unmodelled, ...] = ()
    note: str = ""
    lines: dict[str, int] = {}

    def place(self, key: str) -> Place:
        """Where a key of the file stands; where it has none such, where the variant begins."""
        return Place(self.at.file, self.lines.get(key, self.at.line))
