"""House rules as the engine reads them: a `RuleSet` for a table, and the flat `Rules` of one moment.

Every number and every choice comes from here; the engine has none of its own.
The names are the parameters of the specification, which states what each value means.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from handandfoot.by_tables import LOWEST, is_table, look_up
from handandfoot.cards import FACES, NATURAL_RANKS, RED_THREES, Card, rank_of
from handandfoot.errors import BadVariant


class BooksNeeded(NamedTuple):
    """How many clean and dirty books going out needs; `any` counts books of every kind together, wild ones too."""

    clean: int = 0
    dirty: int = 0
    any: int = 0


@dataclass(frozen=True, eq=False)
class Rules:
    """The house rules at one moment of a game, flat and complete. Points are points, counts are cards or packs."""

    partnership: int
    decks: int
    jokers: int
    ranks: tuple[str, ...]
    packets: tuple[int, ...]
    packet_choice: str
    starter_refused: frozenset[str]
    starter_goes: str
    draw_count: int
    red_threes_laid_from: frozenset[str]
    black_three_melds: str
    meld_min: int
    book_size: int
    book_growth: str
    naturals_per_wild: int
    wild_limit: int | None
    natural_minimum: int
    natural_margin: int
    all_wild_melds: str
    unfinished_per_rank: int | None
    wild_swap: str
    opening_minimum: int
    opening_take_counts: str
    take_amount: int | str
    take_wild_top: str
    take_target: str
    take_pair: str
    freeze: str
    wild_discard: str
    foot_after_discard: str
    out_books: BooksNeeded
    out_wild_books: int
    out_named_books: tuple[str, ...]
    out_partner: str
    out_permission: str
    permission_binds: str
    out_last_card: str
    stock_short: str
    stock_out_take: str
    stock_replacement: str
    card_points: Mapping[str, int]
    clean_bonus: int
    dirty_bonus: int
    wild_bonus: int
    named_bonus: Mapping[str, int]
    quintet_bonus: int
    red_three_points: int
    red_three_needs: str
    red_three_without: int
    red_three_left: int
    red_three_set_bonus: int
    red_three_no_book: int
    out_bonus: int
    concealed_bonus: int
    game_rounds: int | None
    game_target: int | None
    tie: str
    tie_minimum: int | None

    @cached_property
    def points(self) -> Mapping[Card, int]:
        """HF-SCORE-01. Each card must be worth what `card_points` says; a red three has no value as a card."""
        return MappingProxyType(
            {face: 0 if face in RED_THREES else self.card_points.get(rank_of(face), 0) for face in FACES}
        )


def _integer(value: Any) -> int:
    if type(value) is not int:
        raise ValueError("a whole number")
    return value


def _at_least(least: int) -> Callable[[Any], int]:
    def check(value: Any) -> int:
        if _integer(value) < least:
            raise ValueError(f"a whole number from {least} on")
        return int(value)

    return check


def _or_none(check: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else check(value)


def _choice(*allowed: str) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        if value not in allowed:
            raise ValueError(" or ".join(map(repr, allowed)))
        return str(value)

    return check


def _subset(*allowed: str) -> Callable[[Any], frozenset[str]]:
    def check(value: Any) -> frozenset[str]:
        if not isinstance(value, list) or not set(value) <= set(allowed):
            raise ValueError(f"a list of {', '.join(map(repr, allowed))}")
        return frozenset(value)

    return check


def _ranks(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not set(value) <= set(NATURAL_RANKS):
        raise ValueError(f"a list of the ranks {', '.join(NATURAL_RANKS)}")
    return tuple(value)


def _packets(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or not value or any(type(size) is not int or size < 1 for size in value):
        raise ValueError("a list of packet sizes, each at least 1 card")
    return tuple(value)


def _amount(value: Any) -> int | str:
    if value == "all":
        return "all"
    return _at_least(1)(value)


def _books(value: Any) -> BooksNeeded:
    if not isinstance(value, dict) or not set(value) <= set(BooksNeeded._fields):
        raise ValueError(f"a map of {', '.join(BooksNeeded._fields)}")
    return BooksNeeded(**{kind: _at_least(0)(number) for kind, number in value.items()})


def _points_by_rank(*allowed: str) -> Callable[[Any], Mapping[str, int]]:
    def check(value: Any) -> Mapping[str, int]:
        if not isinstance(value, dict) or not set(value) <= set(allowed):
            raise ValueError(f"a map from {', '.join(allowed)} to points")
        return MappingProxyType({rank: _integer(points) for rank, points in value.items()})

    return check


_CHECKS: dict[str, Callable[[Any], Any]] = {
    "partnership": _at_least(1),
    "decks": _at_least(1),
    "jokers": _at_least(0),
    "ranks": _ranks,
    "packets": _packets,
    "packet_choice": _choice("as dealt", "player chooses"),
    "starter_refused": _subset("wild", "red three", "black three"),
    "starter_goes": _choice("inside", "bottom"),
    "draw_count": _at_least(1),
    "red_threes_laid_from": _subset("deal", "draw", "packet", "pile"),
    "black_three_melds": _choice("never", "closing play"),
    "meld_min": _at_least(2),
    "book_size": _at_least(2),
    "book_growth": _choice("closed", "open"),
    "naturals_per_wild": _at_least(0),
    "wild_limit": _or_none(_at_least(0)),
    "natural_minimum": _at_least(1),
    "natural_margin": _at_least(0),
    "all_wild_melds": _choice("forbidden", "allowed"),
    "unfinished_per_rank": _or_none(_at_least(1)),
    "wild_swap": _choice("never", "finished books"),
    "opening_minimum": _at_least(0),
    "opening_take_counts": _choice("everything laid", "meld of the top card"),
    "take_amount": _amount,
    "take_wild_top": _choice("never", "alike"),
    "take_target": _choice("new meld", "any meld"),
    "take_pair": _choice("natural pair", "pair or card and wild"),
    "freeze": _choice("never", "wild discard"),
    "wild_discard": _choice("allowed", "forbidden"),
    "foot_after_discard": _choice("next turn", "at once"),
    "out_books": _books,
    "out_wild_books": _at_least(0),
    "out_named_books": _ranks,
    "out_partner": _choice("nothing", "taken up", "played from"),
    "out_permission": _choice("none", "may ask", "must ask"),
    "permission_binds": _choice("a no", "nothing"),
    "out_last_card": _choice("laid or discarded", "discarded"),
    "stock_short": _choice("round ends", "draw what is left"),
    "stock_out_take": _choice("may take", "must take"),
    "stock_replacement": _choice("round ends", "no replacement"),
    "card_points": _points_by_rank("JK", "2", "3", *NATURAL_RANKS),
    "clean_bonus": _integer,
    "dirty_bonus": _integer,
    "wild_bonus": _integer,
    "named_bonus": _points_by_rank(*NATURAL_RANKS),
    "quintet_bonus": _integer,
    "red_three_points": _integer,
    "red_three_needs": _choice("nothing", "meld", "book"),
    "red_three_without": _integer,
    "red_three_left": _integer,
    "red_three_set_bonus": _integer,
    "red_three_no_book": _integer,
    "out_bonus": _integer,
    "concealed_bonus": _integer,
    "game_rounds": _or_none(_at_least(1)),
    "game_target": _or_none(_at_least(1)),
    "tie": _choice("shared", "draw", "extra round"),
    "tie_minimum": _or_none(_at_least(0)),
}

_DOMAINS = ("players", "round", "score", "books")


class RuleSet:
    """The house rules of one table: resolved parameters for a number of players, `by:` tables and all."""

    def __init__(self, name: str, players: int, parameters: Mapping[str, Any]) -> None:
        """Keep resolved parameters. Use `from_parameters`, which checks them."""
        self.name = name
        self.players = players
        self.parameters = parameters
        self.dimensions = tuple(sorted({axis for value in parameters.values() for axis in _axes(value)}))
        self._known: dict[tuple[int, int, int, bool], Rules] = {}

    def __reduce__(self) -> tuple[type["RuleSet"], tuple[str, int, Mapping[str, Any]]]:
        """What a copy in another process is made of: the parameters, without what has been worked out of them."""
        return RuleSet, (self.name, self.players, self.parameters)

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, Any], players: int, name: str = "table") -> "RuleSet":
        """A rule set from resolved parameters, in the wire's form. Raises `BadVariant` naming the parameter."""
        for key in parameters:
            if key not in _CHECKS:
                raise BadVariant(f"{name}: {key}: no such parameter; allowed: {', '.join(sorted(_CHECKS))}")
        for key in _CHECKS:
            if key not in parameters:
                raise BadVariant(f"{name}: {key}: missing; every parameter must have a value")
            _check_value(name, key, parameters[key])

        made = cls(name, players, parameters)
        if players % made.at().partnership or not 2 <= players <= 6:
            raise BadVariant(
                f"{name}: players: {players} cannot sit in sides of {made.at().partnership}; allowed: 2 to 6"
            )

        return made

    @property
    def sides(self) -> int:
        """How many sides play."""
        return self.players // self.at().partnership

    @cached_property
    def ties_open_otherwise(self) -> bool:
        """Whether a further round can come, and has an opening minimum of its own."""
        moment = {"players": self.players, "round": 1, "score": 0, "books": 0}
        tie, minimum = (look_up(self.parameters[name], moment) for name in ("tie", "tie_minimum"))
        return tie == "extra round" and minimum is not None

    def at(self, round_number: int = 1, score: int = 0, books: int = 0, *, further: bool = False) -> Rules:
        """The flat rules in a round, for a side with this score (points) and this many finished books.

        `further` where the round is played only to break a tie.
        """
        key = (
            round_number if "round" in self.dimensions else 0,
            score if "score" in self.dimensions else 0,
            books if "books" in self.dimensions else 0,
            further,
        )
        rules = self._known.get(key)
        if rules is None:
            rules = self._known[key] = self._flat(round_number, score, books, further)

        return rules

    def _flat(self, round_number: int, score: int, books: int, further: bool) -> Rules:
        domain = {"players": self.players, "round": round_number, "score": score, "books": books}
        flat = {key: check(look_up(self.parameters[key], domain)) for key, check in _CHECKS.items()}
        if further and flat["tie_minimum"] is not None:
            flat["opening_minimum"] = flat["tie_minimum"]

        return Rules(**flat)


def _axes(value: Any) -> set[str]:
    if not is_table(value):
        return set()
    rows = value.get("at") or value["from"]
    return {value["by"]}.union(*(_axes(row) for row in rows.values()))


def _check_value(name: str, key: str, value: Any) -> None:
    if not is_table(value):
        try:
            _CHECKS[key](value)
        except (ValueError, TypeError) as wrong:
            raise BadVariant(f"{name}: {key}: {value!r} is not allowed; allowed: {wrong}") from None
        return

    if value["by"] not in _DOMAINS or len(value) != 2 or not isinstance(value.get("at", value.get("from")), dict):
        raise BadVariant(f"{name}: {key}: a table has 'by' ({', '.join(_DOMAINS)}) and either 'at' or 'from'")
    rows = value["at"] if "at" in value else value["from"]
    for number, row in rows.items():
        if number != LOWEST and not number.removeprefix("-").isdigit():
            raise BadVariant(f"{name}: {key}: {number!r} is no row of a table; allowed: a whole number, or {LOWEST!r}")
        _check_value(name, key, row)
    if not rows:
        raise BadVariant(f"{name}: {key}: the table has no rows")
