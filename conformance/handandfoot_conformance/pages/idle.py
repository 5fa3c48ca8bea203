"""What is idle at a table: values that go without saying, and sentences about what cannot come up there.

A rulebook prints neither. Where only a part of a value cannot come up, that part is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot.spec.tables import is_table, plain_values

if TYPE_CHECKING:
    from handandfoot.spec.model import Setting

__all__ = ["InPlay"]


class InPlay(NamedTuple):
    """The values of one table, and what of them can come up there."""

    settings: Mapping[str, Setting]
    players: tuple[int, ...]

    def every(self, name: str) -> list[Any]:
        """Return every plain value that a parameter can have in this game."""
        value = self.settings[name].value
        if is_table(value) and value["by"] == "players" and "at" in value:
            rows = [inner for key, inner in value["at"].items() if int(key) in self.players]
            return [plain for row in rows for plain in plain_values(row)]
        return list(plain_values(value))

    def is_needless(self, name: str) -> bool:
        """Whether a value goes without saying, or has nothing to do with this game."""
        silent = _GOES_WITHOUT_SAYING.get(name, ())
        return all(value in silent for value in self.every(name)) or not _VALUES_ONLY_IF.get(name, _always)(self)

    def concerns(self, rule: str) -> bool:
        """Whether a rule, by its ID, can come up in this game."""
        return _RULES_ONLY_IF.get(rule, _always)(self)

    def live(self, name: str) -> Any:
        """Return the value of a parameter, a table too, without the parts that cannot come up."""
        narrow = _NARROWED.get(name)
        value = self.settings[name].value
        return _each(value, lambda plain: narrow(self, plain)) if narrow else value

    def instead(self, rule: str) -> str | None:
        """Return the sentence for a rule of which a part cannot come up in this game; None where all of it can."""
        return next((says for test, says in _RULES_WITHOUT.get(rule, ()) if test(self)), None)


def _each(value: Any, change: Callable[[Any], Any]) -> Any:
    """Change every plain value in a value."""
    if not is_table(value):
        return change(value)
    kind = "at" if "at" in value else "from"
    return {**value, kind: {key: _each(inner, change) for key, inner in value[kind].items()}}


# Conditions

Test = Callable[[InPlay], bool]


def _always(_: InPlay) -> bool:
    return True


def _has(name: str, *values: Any) -> Test:
    """Whether a parameter can have one of these values."""
    return lambda table: any(value in table.every(name) for value in values)


def _lacks(name: str, *values: Any) -> Test:
    """Whether a parameter can have another value than these."""
    return lambda table: any(value not in values for value in table.every(name))


def _both(*tests: Test) -> Test:
    return lambda table: all(test(table) for test in tests)


def _either(*tests: Test) -> Test:
    return lambda table: any(test(table) for test in tests)


def _not(test: Test) -> Test:
    return lambda table: not test(table)


def _packets(least: int) -> Test:
    return lambda table: any(len(value) >= least for value in table.every("packets"))


_partners = _has("partnership", 2)
_asked = _both(_partners, _lacks("out_permission", "none"))
_wild_melds = _has("all_wild_melds", "allowed")
_extra_round = _has("tie", "extra round")
_minimum = _either(_lacks("opening_minimum", 0), _both(_extra_round, _lacks("tie_minimum", 0, None)))
_several_rounds = _either(_lacks("game_rounds", 1), _extra_round)


def _mixed(table: InPlay) -> bool:
    """Whether a meld can hold a natural and a wild card."""
    if not _lacks("wild_limit", 0)(table):
        return False
    least = {name: min(table.every(name)) for name in ("natural_minimum", "naturals_per_wild", "natural_margin")}
    naturals = max(least["natural_minimum"], least["naturals_per_wild"], 1 + least["natural_margin"])
    return _has("book_growth", "open")(table) or naturals < max(table.every("book_size"))


def _from_pile(table: InPlay) -> bool:
    """Whether a red three can be among the cards taken: one that could start the pile, or one that was discarded."""
    if not _lacks("take_amount", 1)(table):
        return False
    starts = any("red three" not in value for value in table.every("starter_refused"))
    return starts or _held_but_for_pile(table)


def _held_but_for_pile(table: InPlay) -> bool:
    needed = {"deal", "draw"} | ({"packet"} if _packets(2)(table) else set())
    return any(needed - set(value) for value in table.every("red_threes_laid_from"))


def _places(table: InPlay, value: Iterable[str]) -> list[str]:
    """Return the places of a red three that this game has."""
    can = {"deal": True, "draw": True, "packet": _packets(2)(table), "pile": _from_pile(table)}
    return [place for place in value if can[place]]


def _laid(table: InPlay) -> bool:
    """Whether a red three can be laid."""
    return any(_places(table, value) for value in table.every("red_threes_laid_from"))


def _held(table: InPlay) -> bool:
    """Whether a red three can be held in a hand."""
    taken = _from_pile(table) and any("pile" not in value for value in table.every("red_threes_laid_from"))
    return taken or _held_but_for_pile(table)


def _unconditional(table: InPlay) -> bool:
    """Whether laid red threes count the same whether or not a side has what is asked for."""
    points = {*table.every("red_three_points"), *table.every("red_three_without")}
    return len(points) == 1 and not _lacks("red_three_set_bonus", 0)(table)


def _out_refused(table: InPlay) -> bool:
    """Whether a player can be forbidden to go out."""
    books = any(any(value.values()) for value in table.every("out_books"))
    others = _either(_lacks("out_wild_books", 0), _lacks("out_named_books", []), _asked)
    return books or others(table) or _both(_partners, _lacks("out_partner", "nothing"))(table)


# What goes without saying

_ALL_RANKS = ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

_GOES_WITHOUT_SAYING: dict[str, tuple[Any, ...]] = {
    "ranks": (_ALL_RANKS,),
    "naturals_per_wild": (0,),
    "natural_minimum": (1,),
    "natural_margin": (0,),
    "out_wild_books": (0,),
    "out_named_books": ([],),
    "named_bonus": ({},),
    "quintet_bonus": (0,),
    "red_three_needs": ("nothing",),
    "red_three_set_bonus": (0,),
    "red_three_no_book": (0,),
    "concealed_bonus": (0,),
    "game_rounds": (None,),
    "game_target": (None,),
    "tie_minimum": (None,),
}

_VALUES_ONLY_IF: dict[str, Test] = {
    "packet_choice": _packets(2),
    "starter_goes": _lacks("starter_refused", []),
    "red_threes_laid_from": _laid,
    "naturals_per_wild": _mixed,
    "natural_minimum": _mixed,
    "natural_margin": _mixed,
    "wild_limit": _either(_lacks("wild_limit", None), _has("naturals_per_wild", 0)),
    "wild_swap": _mixed,
    "wild_bonus": _wild_melds,
    "dirty_bonus": _mixed,
    "opening_take_counts": _minimum,
    "freeze": _either(_has("freeze", "never"), _both(_has("take_pair", "pair or card and wild"), _mixed)),
    "foot_after_discard": _packets(2),
    "out_partner": _partners,
    "out_permission": _partners,
    "permission_binds": _asked,
    "stock_replacement": _laid,
    "quintet_bonus": lambda table: max(table.every("book_size")) > 5 >= min(table.every("meld_min")),
    "red_three_points": _laid,
    "red_three_needs": _both(_laid, _not(_unconditional)),
    "red_three_without": _both(_laid, _not(_unconditional), _lacks("red_three_needs", "nothing")),
    "red_three_set_bonus": _laid,
    "red_three_no_book": _laid,
    "red_three_left": _either(_packets(2), _held),
    "tie_minimum": _both(_extra_round, _minimum),
}

_RULES_ONLY_IF: dict[str, Test] = {
    "HF-DEAL-05": _several_rounds,
    "HF-THREE-02": _laid,
    "HF-THREE-05": _held,
    "HF-BOOK-03": _mixed,
    "HF-BOOK-04": _wild_melds,
    "HF-FOOT-01": _packets(2),
    "HF-FOOT-02": _packets(2),
    "HF-FOOT-04": _packets(3),
    "HF-FOOT-05": _packets(2),
    "HF-OUT-03": _out_refused,
    "HF-OUT-06": _packets(2),
    "HF-ASK-03": _asked,
    "HF-OPEN-02": _minimum,
    "HF-OPEN-03": _minimum,
    "HF-OPEN-04": _minimum,
    "HF-PILE-06": _lacks("take_amount", 1),
    "HF-PILE-08": _lacks("take_amount", 1),
    "HF-SCORE-09": _several_rounds,
}

# What is left of a value or a rule of which a part is idle

_NARROWED: dict[str, Callable[[InPlay, Any], Any]] = {
    "red_threes_laid_from": _places,
    "take_pair": lambda table, value: value if _mixed(table) else "natural pair",
}

_RULES_WITHOUT: dict[str, tuple[tuple[Test, str], ...]] = {
    "HF-MELD-06": ((_not(_partners), "Cards are added only to one's own melds."),),
    "HF-OPEN-04": ((_not(_partners), "A player who has opened may lay without a minimum for the rest of the round."),),
    "HF-WILD-01": (
        (_both(_not(_mixed), _not(_wild_melds), _lacks("jokers", 0)), "Twos and jokers count as wild."),
        (_both(_not(_mixed), _not(_wild_melds)), "Twos count as wild."),
        (
            _not(_lacks("jokers", 0)),
            "Twos count as wild, standing for a natural card of any meld that has room for them.",
        ),
    ),
    "HF-SCORE-03": ((_not(_packets(2)), "The cards left in the hands of every player of a side count against it."),),
}
