"""Sentences under When: the one act of a scenario, and under Then what a player may do."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from handandfoot.cards import Cards
from handandfoot_conformance.scenarios.steps.catalogue import arguments, compile_template, then, when
from handandfoot_conformance.scenarios.steps.slots import SLOTS, Later, Slot, unnamed

if TYPE_CHECKING:
    from handandfoot_conformance.scenarios.expected import Expected

Melds = tuple[Cards, ...]
Adds = tuple[tuple[Cards, Cards], ...]
Action = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Act:
    """What is done: a player's action, or another request."""

    kind: str
    action: Action | None = None
    seat: int | None = None
    cards: Cards = ()
    concealed: bool = False


ActMeaning = Callable[..., Action]


@dataclass(frozen=True, slots=True)
class _Doing:
    """What a player may do: how it is written with the plain verb, and what it means."""

    pattern: re.Pattern[str]
    slots: dict[str, str]
    meaning: ActMeaning


_DOINGS: list[_Doing] = []
_VERB = re.compile(r"(^|, |\[, )(draw|take|meld|add|discard|swap|ask|answer|choose)s\b")


def plain(third: str) -> str:
    """Return what somebody does with the plain verbs that follow *may*: `draws` becomes `draw`."""
    return _VERB.sub(r"\1\2", third)


def act(third: str, example: str) -> Callable[[ActMeaning], ActMeaning]:
    """Declare what a player does: a sentence for When, and with the plain verb something that a player may do."""

    def declare(meaning: ActMeaning) -> ActMeaning:
        def done(scene: Expected, player: int, **args: Any) -> Act:
            return Act("play", {**meaning(scene, **args), "seat": scene.seat(player)})

        done.__doc__ = meaning.__doc__
        when("{player} " + third, example=f"Ann {example}")(done)
        pattern, slots, _ = compile_template(plain(third))
        _DOINGS.append(_Doing(pattern, slots, meaning))
        return meaning

    return declare


def _melds(melds: Melds) -> list[list[str]]:
    return [list(meld) for meld in melds]


def _adds(adds: Adds) -> list[dict[str, list[str]]]:
    return [{"to": list(meld), "cards": list(cards)} for cards, meld in adds]


def _laid(kind: str, melds: list[list[str]], adds: list[dict[str, list[str]]]) -> Action:
    action: Action = {"action": kind}
    if melds:
        action["melds"] = melds
    if adds:
        action["adds"] = adds
    return action


@act("draws", example="draws")
def draw(_: Expected) -> Action:
    """The player draws from the stock, as many cards as the rules say."""
    return {"action": "draw"}


@act(
    "takes the discard pile with {cards}[, melds {melds}][, adds {adds}]",
    example="takes the discard pile with KS KD",
)
def take(scene: Expected, cards: Cards, melds: Melds = (), adds: Adds = ()) -> Action:
    """The player takes the discard pile; the top card and these cards from the hand make a new meld at once."""
    return _laid("take", [[*scene.top, *cards], *_melds(melds)], _adds(adds))


@act(
    "takes the discard pile, adding [{cards} ]to {meld}[, melds {melds}][, adds {adds}]",
    example="takes the discard pile, adding 9S 9D to 9H 9C 9D",
)
def take_onto(scene: Expected, meld: Cards, cards: Cards = (), melds: Melds = (), adds: Adds = ()) -> Action:
    """The player takes the discard pile; the top card, and cards from the hand, go to a meld of the side at once."""
    first = {"to": list(meld), "cards": [*scene.top, *cards]}
    return _laid("take", _melds(melds), [first, *_adds(adds)])


@act("melds {melds}[, adds {adds}][, discards {card}]", example="melds 9S 9D 9H")
def meld(_: Expected, melds: Melds, adds: Adds = (), card: str = "") -> Action:
    """The player lays new melds, adds to melds with them, and closes with a discard where it is one play."""
    return _laid("lay", _melds(melds), _adds(adds)) | ({"discard": card} if card else {})


@act("adds {adds}[, discards {card}]", example="adds 9C to 9S 9D 9H")
def add(_: Expected, adds: Adds, card: str = "") -> Action:
    """The player adds cards to melds of the side, and closes with a discard where it is one play."""
    return _laid("lay", [], _adds(adds)) | ({"discard": card} if card else {})


@act("discards {card}", example="discards 5C")
def discard(_: Expected, card: str) -> Action:
    """The player discards and so ends the turn."""
    return {"action": "discard", "card": card}


@act("swaps {card} for {wild:card} in {meld}",
     example="swaps 9C for 2C in 9S 9D 9H 9S 9D 9H 2C")  # fmt: skip
def swap(_: Expected, card: str, wild: str, meld: Cards) -> Action:
    """The player puts a natural card in the place of a wild card of a finished book."""
    return {"action": "swap", "meld": list(meld), "card": card, "for": wild}


@act("asks to go out", example="asks to go out")
def ask(_: Expected) -> Action:
    """The player asks the partner for permission to go out."""
    return {"action": "ask"}


@act("answers {answer:yes|no}", example="answers yes")
def answer(_: Expected, answer: str) -> Action:
    """The player answers the partner who has asked."""
    return {"action": "answer", "yes": answer == "yes"}


@act("chooses the {which:first|second|third} packet",
     example="chooses the first packet")  # fmt: skip
def choose(_: Expected, which: str) -> Action:
    """The player chooses which packet is to be the hand."""
    return {"action": "choose", "packet": ("first", "second", "third").index(which)}


@lru_cache(maxsize=8192)
def read_doing(text: str) -> Any:
    """Return what a player may do as a function of the scene; raise `ValueError` where it is nothing known."""
    for doing in _DOINGS:
        if match := doing.pattern.fullmatch(text):
            return _bound(text, doing.meaning, arguments(match, doing.slots))
    raise ValueError(f'"{text}" is nothing that a player does')


def _bound(text: str, meaning: ActMeaning, args: dict[str, Any]) -> Any:
    """Return the action as a function of the scene; later, where cards in words must be found first."""
    if any(isinstance(value, Later) for value in args.values()):
        return Later(text, lambda find: _bound(text, meaning, _found(args, find)))

    return lambda scene: meaning(scene, **args)


def _found(args: dict[str, Any], find: Callable[[Any], Any]) -> dict[str, Any]:
    return {name: value.finish(find) if isinstance(value, Later) else value for name, value in args.items()}


SLOTS["doing"] = Slot(
    "doing",
    "|".join(unnamed(doing.pattern.pattern) for doing in _DOINGS),
    read_doing,
    "something that a player does, as under When, with the plain verb",
    "discard 5C",
)


@then("{player} {may:may|may not} {doing}", example="Ann may discard 5C")
def listed(outcome: Expected, player: int, may: str, doing: Callable[[Expected], Action]) -> None:
    """This is among the legal actions, or is not."""
    outcome.note(may, "", {**doing(outcome), "seat": outcome.seat(player)})


@when("the cards are dealt", example="the cards are dealt")
def deal(_: Expected) -> Act:
    """The round begins from the packets, the starter and the stock as given."""
    return Act("deal")


@when("[the meld ]{cards} is checked", example="the meld KS KD 2C is checked")
def check_meld(_: Expected, cards: Cards) -> Act:
    """Whether these cards may lie on the table as one meld, by themselves."""
    return Act("meld", cards=cards)


@when(
    "the round is scored[ with {player} going out[ {concealed:concealed}]]",
    example="the round is scored with Ann going out",
)
def score(scene: Expected, player: int | None = None, concealed: str = "") -> Act:
    """The round is counted; only what the scenario states lies on the table or is left in hands and feet."""
    return Act("score", seat=None if player is None else scene.seat(player), concealed=bool(concealed))


@when("the legal actions are listed", example="the legal actions are listed")
def legal(_: Expected) -> Act:
    """Everything that the player to act may do is asked for."""
    return Act("legal")


@when("{player} looks at the table", example="Bob looks at the table")
def look(scene: Expected, player: int) -> Act:
    """What one player can see is asked for."""
    return Act("view", seat=scene.seat(player))
