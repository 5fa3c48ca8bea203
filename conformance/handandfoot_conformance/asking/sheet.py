"""A score sheet as a table keeps it: rounds, and for each side cards, counts of books, points, and lines of its own."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from handandfoot.cards import RED_THREES, SUITS, full_pack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from handandfoot_conformance.asking.part import Part
    from handandfoot_conformance.positions.parameter_values import Parameters

KINDS = ("clean", "dirty", "wild")
WHOLE = ("variant", "players", "scores", "rounds", "round", "sides")
LINES = ("bonus", "cuts", "fine", "penalty")
"""Lines outside the rules that have a key of their own; any other name stands under `other`."""
_TAKEN_OFF = ("fine", "penalty")
_LOTS = ("melds", "hands", "closed")
SIDE = (
    "name", *_LOTS, "threes", "out", "concealed", "books", "cards", "left", "red_threes", "red_threes_left", *LINES,
    "other",
)  # fmt: skip
_EITHER = (
    ("melds", "books"),
    ("melds", "cards"),
    ("hands", "left"),
    ("closed", "left"),
    ("hands", "red_threes_left"),
    ("closed", "red_threes_left"),
    ("threes", "red_threes"),
)
"""Keys that say the same, once with cards and once in numbers."""


@dataclass
class Told:
    """What a sheet tells of one side in one round: cards where it has them, else numbers; None where it is silent."""

    part: Part
    melds: list[list[str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    closed: list[list[str]] = field(default_factory=list)
    threes: list[str] = field(default_factory=list)
    out: bool = False
    concealed: bool = False
    books: dict[str, int] | None = None
    cards: int | None = None
    left: int | None = None
    red_threes: int | None = None
    red_threes_left: int | None = None
    lines: dict[str, int] = field(default_factory=dict)

    def place(self, key: str) -> Part:
        """Return where a key stands, or the side where it does not."""
        return self.part.get(key) or self.part

    def ended(self) -> dict[str, Any]:
        """Return how the round ended for this side, as the lint of ends reads it."""
        shown: dict[str, Any] = {
            "melds": self.melds, "threes": self.threes, "hands": self.hands, "closed": self.closed,
            "out": self.out, "concealed": self.concealed,
        }  # fmt: skip
        return shown | ({"tallies": self.books} if self.books is not None else {})

    def lots(self) -> Iterator[list[str]]:
        """Yield every lot of cards of this side."""
        yield from (self.threes, *self.melds, *self.hands, *self.closed)


def read_side(part: Part) -> Told:
    """Read what a sheet tells of one side."""
    part.only(SIDE)
    for one, other in _EITHER:
        if part.get(one) is not None and (odd := part.get(other)) is not None:
            raise odd.wrong(f"stands beside {one}", f"{one} with cards, or {other} in numbers")
    told = Told(part)
    for key in _LOTS:
        if (found := part.get(key)) is not None:
            setattr(told, key, found.groups(ranks=True))
    for key in ("out", "concealed"):
        if (found := part.get(key)) is not None:
            setattr(told, key, found.flag())
    for key in ("cards", "left", "red_threes_left"):
        if (found := part.get(key)) is not None:
            setattr(told, key, found.number(0, 100_000))
    if (found := part.get("books")) is not None:
        found.only(KINDS)
        told.books = {kind: count.number(0, 100) if (count := found.get(kind)) else 0 for kind in KINDS}
    for key in ("threes", "red_threes"):
        if (found := part.get(key)) is not None:
            _read_threes(told, found, key)
    _read_lines(told, part)
    if told.concealed and not told.out:
        raise part.wrong("concealed is for the side that went out", "concealed: true beside out: true")
    return told


def _read_threes(told: Told, part: Part, key: str) -> None:
    """Read the red threes that a side has laid: their number, or the cards."""
    if type(part.value) is int and key == "red_threes":
        told.red_threes = part.number(0, 100)
        return
    if type(part.value) is int:
        raise part.wrong(f"{part.value} is no card", f"red threes, 3H and 3D, or red_threes: {part.value}")
    told.threes = ["3H" if card == "3" else card for card in part.cards(ranks=True)]
    for card in told.threes:
        if card not in RED_THREES:
            raise part.wrong(f"{card} is not laid apart", "red threes, 3H and 3D")


def _read_lines(told: Told, part: Part) -> None:
    """Read the lines outside the rules: each has a name and points; a fine and a penalty are always taken off."""
    for key in LINES:
        if (found := part.get(key)) is not None:
            points = found.number(-100_000, 100_000)
            told.lines[key] = -abs(points) if key in _TAKEN_OFF else points
    if (other := part.get("other")) is not None:
        for name in other.keys():  # noqa: SIM118 - a part is no mapping
            if name in told.lines:
                raise other.need(name).wrong("stands here and beside other", "one line for each name")
            told.lines[name] = other.need(name).number(-100_000, 100_000)


def give_suits(sides: Sequence[Told], parameters: Parameters) -> None:
    """Give cards whose rank alone is told a suit, one that the pack still has; red and black threes must be told apart.

    Raises `SpecError` for a three without a suit.
    """
    left = Counter(full_pack(parameters["decks"], parameters["jokers"], parameters["ranks"]))
    for told in sides:
        for lot in told.lots():
            left.subtract(card for card in lot if card[-1:] in SUITS or card == "JK")
    for told in sides:
        for key in _LOTS:
            for lot in getattr(told, key):
                for place, card in enumerate(lot):
                    if card[-1:] in SUITS or card == "JK":
                        continue
                    if card == "3":
                        raise told.place(key).wrong("3 may be red or black", "3H or 3D, 3S or 3C")
                    lot[place] = max((card + suit for suit in SUITS), key=lambda face: left[face])
                    left[lot[place]] -= 1


def stand_ins(told: Told, parameters: Parameters, book_size: int, named: dict[str, int]) -> dict[str, Any]:
    """Return the cards that the engine is asked to count: those told, and for numbers cards that stand in for them.

    What stands in brings the same books and red threes. Its points are not asked for, since those are told.
    """
    ranks = [rank for rank in parameters["ranks"] if rank not in named] or list(parameters["ranks"])
    natural, books = f"{ranks[0]}S", told.books or {}
    melds = told.melds or [
        *([natural] * book_size for _ in range(books.get("clean", 0))),
        *([natural] * (book_size - 1) + ["2S"] for _ in range(books.get("dirty", 0))),
        *(["2S"] * book_size for _ in range(books.get("wild", 0))),
    ]
    if not melds and told.cards:
        melds = [[natural]]
    hands = told.hands if told.red_threes_left is None else [["3H"] * told.red_threes_left]
    threes = told.threes if told.red_threes is None else ["3H"] * told.red_threes
    return {
        "melds": melds, "threes": threes, "hands": hands, "closed": told.closed,
        "out": told.out, "concealed": told.concealed,
    }  # fmt: skip
