"""Values that are each allowed and together make a game that cannot be played or never be won.

Every check is a function from the values for one number of players to what is wrong, if anything.
Where a value is a table, all that it can come to is looked at, and the hardest case decides.
The checks are cautious: what they refuse is impossible; what they let pass may still be hard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from handandfoot.spec.model import JSON
from handandfoot.spec.tables import plain_values

__all__ = ["Contradiction", "contradictions", "first_contradiction"]

SUITS = 4


class Contradiction(NamedTuple):
    """What is wrong with a set of values, which parameters make it so, and what would be right.

    The likeliest parameter comes first; `players` stands for the number of players.
    """

    parameters: tuple[str, ...]
    what: str
    allowed: str


class _Values:
    """The values of one rule set, each as the list of everything it can come to."""

    def __init__(self, values: Mapping[str, JSON], players: int) -> None:
        self.values = values
        self.players = players

    def all(self, name: str) -> list[JSON]:
        """Everything that a parameter can come to."""
        return list(plain_values(self.values[name]))

    def most(self, name: str) -> int:
        """The greatest number that a parameter can come to, null and words left out."""
        return max((value for value in self.all(name) if isinstance(value, int)), default=0)

    def least(self, name: str) -> int:
        """The smallest number that a parameter can come to, null and words left out."""
        return min((value for value in self.all(name) if isinstance(value, int)), default=0)

    @property
    def decks(self) -> int:
        """The number of decks in the pack."""
        return self.least("decks")

    @property
    def ranks(self) -> list[str]:
        """The natural ranks in the pack."""
        return list(self.all("ranks")[0])

    @property
    def naturals(self) -> int:
        """The number of natural cards in the pack."""
        return SUITS * self.decks * len(self.ranks)

    @property
    def wilds(self) -> int:
        """The number of wild cards in the pack."""
        return SUITS * self.decks + self.least("jokers")

    @property
    def pack(self) -> int:
        """The number of cards in the pack: natural cards, wild cards and threes."""
        return self.naturals + self.wilds + SUITS * self.decks

    def mixes(self, size: int) -> list[tuple[int, int]]:
        """The mixes of natural and wild cards, at least one of each, that make a meld of a size, wildest first."""
        limits = [value for value in self.all("wild_limit") if value is not None]
        most_wild = max(limits) if limits and len(limits) == len(self.all("wild_limit")) else size
        return [
            (size - wild, wild)
            for wild in range(min(most_wild, size - 1), 0, -1)
            if size - wild >= self.least("natural_minimum")
            and size - wild >= self.least("naturals_per_wild") * wild
            and size - 2 * wild >= self.least("natural_margin")
            and size - wild <= SUITS * self.decks
        ]


def sides(values: _Values) -> Contradiction | None:
    """The players form at least two sides of equal size."""
    for size in values.all("partnership"):
        if values.players % size or values.players // size < 2:
            what = f"{values.players} players cannot form sides of {size}"
            return Contradiction(
                ("players", "partnership"), what, "a number of players that is a multiple of it, two sides at least"
            )
    return None


def packets_fit(values: _Values) -> Contradiction | None:
    """The pack deals the packets, a starter and a first draw."""
    for packets in values.all("packets"):
        need = values.players * sum(packets) + 1 + values.most("draw_count")
        if need > values.pack:
            what = (
                f"{values.players} players with packets of {' and '.join(map(str, packets))}, a starter and a draw "
                f"need {need} cards, and the pack has {values.pack}"
            )
            return Contradiction(
                ("packets", "decks", "jokers", "ranks", "draw_count"), what, "smaller packets or more decks"
            )
    return None


def last_packet_leaves_a_card(values: _Values) -> Contradiction | None:
    """A last packet, taken up at once, leaves a card after the discard where going out may be forbidden (HF-OUT-03)."""
    partners = values.most("partnership") > 1
    may_be_forbidden = (
        any(any(books.values()) for books in values.all("out_books"))
        or values.most("out_wild_books") > 0
        or any(values.all("out_named_books"))
        or (partners and (set(values.all("out_partner")) != {"nothing"} or "must ask" in values.all("out_permission")))
    )
    chosen = set(values.all("packet_choice")) != {"as dealt"}
    for packets in values.all("packets"):
        last = packets if chosen else packets[-1:]
        if may_be_forbidden and len(packets) > 1 and 1 in last:
            what = "a last packet of one card can neither be kept nor discarded by a player who may not go out"
            return Contradiction(("packets",), what, "two cards at least in the last packet")
    return None


def melds_exist(values: _Values) -> Contradiction | None:
    """Some meld can be laid."""
    least, most = values.least("meld_min"), values.least("book_size")
    if values.most("meld_min") > most:
        what = f"a meld of {values.most('meld_min')} cards at least is larger than a book of {most}"
        return Contradiction(("meld_min", "book_size"), what, "a smallest meld no larger than a book")
    if "open" in values.all("book_growth"):
        most = max(most, SUITS * values.decks + values.wilds)
    natural = max(least, values.least("natural_minimum")) <= min(most, SUITS * values.decks)
    if natural or any(values.mixes(size) for size in range(least, most + 1)):
        return None
    names = ("meld_min", "natural_minimum", "book_size", "decks", "wild_limit", "naturals_per_wild", "natural_margin")
    return Contradiction(names, "no meld can be laid at all", "values under which some cards make a meld")


def named_books_exist(values: _Values) -> Contradiction | None:
    """The ranks of named books are in the pack."""
    for name in ("out_named_books", "named_bonus"):
        missing = [rank for ranks in values.all(name) for rank in ranks if rank not in values.ranks]
        if missing:
            what = f"a book of {missing[0]} is named, and that rank is not in the pack"
            return Contradiction((name, "ranks"), what, "ranks of the pack")
    return None


def books_allowed(values: _Values) -> Contradiction | None:
    """The kinds of books that going out needs may be melded."""
    if values.most("out_wild_books") and "allowed" not in values.all("all_wild_melds"):
        what = "a wild book is needed to go out, and melds of wild cards only are forbidden"
        return Contradiction(("out_wild_books", "all_wild_melds"), what, "out_wild_books 0, or all_wild_melds allowed")
    if any(books["dirty"] for books in values.all("out_books")) and not values.mixes(values.least("book_size")):
        what = "a dirty book is needed to go out, and no mix of natural and wild cards makes one"
        names = ("out_books", "wild_limit", "naturals_per_wild", "natural_minimum", "natural_margin")
        return Contradiction(names, what, "out_books.dirty 0, or values that allow a wild card in a book")
    return None


def books_fit(values: _Values) -> Contradiction | None:
    """The pack holds the cards of the books that going out needs."""
    size, rank = values.least("book_size"), SUITS * values.decks
    mixes = values.mixes(size)
    for books in values.all("out_books"):
        clean, dirty, wild = books["clean"], books["dirty"], values.least("out_wild_books")
        fewest_natural = mixes[0][0] if mixes else size
        fewest_wild = mixes[-1][1] if mixes else 0
        further = max(0, books["any"] - clean - dirty - wild)
        checks = (
            (clean, len(values.ranks) * (rank // size), "clean books"),
            (values.most("out_wild_books") * size, values.wilds, "wild cards for the wild books"),
            (wild * size + dirty * fewest_wild, values.wilds, "wild cards for the wild and dirty books"),
            (clean * size + dirty * fewest_natural, values.naturals, "natural cards for the clean and dirty books"),
            ((clean + dirty + wild + further) * size, values.naturals + values.wilds, "cards for all the books"),
        )
        for need, there, name in checks:
            if need > there:
                what = f"going out needs {need} {name}, and the pack makes at most {there}"
                return Contradiction(
                    ("out_books", "out_wild_books", "book_size", "decks", "jokers", "ranks"),
                    what,
                    "fewer books or more decks",
                )
    return None


def opening_possible(values: _Values) -> Contradiction | None:
    """The opening minimum is no more than all cards that can be laid are worth."""
    best = 0
    for points in values.all("card_points"):
        naturals = sum(points[rank] for rank in values.ranks) * SUITS * values.decks
        wilds = points["2"] * SUITS * values.decks + points["JK"] * values.least("jokers")
        best = max(best, naturals + wilds)
    for name in ("opening_minimum", "tie_minimum"):
        if values.most(name) > best:
            what = f"an opening of {values.most(name)} is needed, and all cards that can be laid are worth {best}"
            return Contradiction((name, "card_points", "decks", "jokers", "ranks"), what, f"at most {best}")
    return None


def pile_of_wilds(values: _Values) -> Contradiction | None:
    """A wild top card is taken into an all-wild meld, so such melds are allowed."""
    if "alike" in values.all("take_wild_top") and "allowed" not in values.all("all_wild_melds"):
        what = "a wild top card is taken into a meld of wild cards only, and such melds are forbidden"
        return Contradiction(
            ("take_wild_top", "all_wild_melds"), what, "take_wild_top never, or all_wild_melds allowed"
        )
    return None


def partner_has_foot(values: _Values) -> Contradiction | None:
    """A partner who must have taken up the foot has been dealt one."""
    asks = any(word != "nothing" for word in values.all("out_partner"))
    if asks and values.most("partnership") > 1 and any(len(packets) < 2 for packets in values.all("packets")):
        what = "the partner must have taken up the foot, and no foot is dealt"
        return Contradiction(("out_partner", "packets"), what, "out_partner nothing, or two packets")
    return None


def game_ends(values: _Values) -> Contradiction | None:
    """A game has a last round or a target."""
    if None in values.all("game_rounds") and None in values.all("game_target"):
        what = "the game never ends: it has neither a number of rounds nor a target"
        return Contradiction(("game_rounds", "game_target"), what, "one of the two, or both")
    return None


_PACK = ("decks", "jokers", "ranks")
_MIXED = ("wild_limit", "natural_minimum", "naturals_per_wild", "natural_margin")
_CHECKS: tuple[tuple[Callable[[_Values], Contradiction | None], tuple[str, ...]], ...] = (
    (sides, ("partnership",)),
    (packets_fit, ("packets", "draw_count", *_PACK)),
    (
        last_packet_leaves_a_card,
        (
            "packets",
            "packet_choice",
            "partnership",
            "out_books",
            "out_wild_books",
            "out_named_books",
            "out_partner",
            "out_permission",
        ),
    ),
    (melds_exist, ("meld_min", "book_size", "book_growth", *_MIXED, *_PACK)),
    (named_books_exist, ("out_named_books", "named_bonus", "ranks")),
    (books_allowed, ("out_books", "out_wild_books", "all_wild_melds", "book_size", *_MIXED, *_PACK)),
    (books_fit, ("out_books", "out_wild_books", "book_size", *_MIXED, *_PACK)),
    (opening_possible, ("opening_minimum", "tie_minimum", "card_points", *_PACK)),
    (pile_of_wilds, ("take_wild_top", "all_wild_melds")),
    (partner_has_foot, ("out_partner", "partnership", "packets")),
    (game_ends, ("game_rounds", "game_target")),
)
"""Each check with the parameters that it reads; where a specification lacks one of them, it says nothing."""


def contradictions(values: Mapping[str, JSON], players: int) -> Iterator[Contradiction]:
    """Everything that is impossible about a set of values for a number of players."""
    wrapped = _Values(values, players)
    for check, names in _CHECKS:
        found = check(wrapped) if values.keys() >= set(names) else None
        if found:
            yield found._replace(parameters=tuple(dict.fromkeys((*found.parameters, *names, "players"))))


def first_contradiction(values: Mapping[str, JSON], players: int) -> Contradiction | None:
    """The first thing that is impossible about a set of values, if anything is."""
    return next(contradictions(values, players), None)
