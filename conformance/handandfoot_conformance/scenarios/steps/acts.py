"""Sentences under When: the one act of a scenario, and under Then what a player may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from handandfoot.cards import Cards
from handandfoot_conformance.scenarios.steps.catalogue import then, when

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


def act(third: str, plain: str, example: str) -> Callable[[ActMeaning], ActMeaning]:
    """Declare what a player does, as a sentence for When, and with the plain verb as two for Then: may, may not."""

    def declare(meaning: ActMeaning) -> ActMeaning:
        def done(scene: Expected, player: int, **args: Any) -> Act:
            return Act("play", {**meaning(scene, **args), "seat": scene.seat(player)})

        def listed(outcome: Expected, player: int, may: str, **args: Any) -> None:
            action = {**meaning(outcome, **args), "seat": outcome.seat(player)}
            outcome.note(may, "", action)

        done.__doc__ = meaning.__doc__
        listed.__doc__ = "This is among the legal actions, or is not."
        when("{player} " + third, example=f"Ann {example}")(done)
        verb = example.partition(" ")[0]
        plain_example = example.replace(verb, plain.partition(" ")[0].partition("[")[0], 1)
        then("{player} {may:may|may not} " + plain, example=f"Ann may {plain_example}")(listed)
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


@act("draws", "draw", example="draws")
def draw(_: Expected) -> Action:
    """The player draws from the stock, as many cards as the rules say."""
    return {"action": "draw"}


@act(
    "takes the discard pile with {cards}[, melds {melds}][, adds {adds}]",
    "take the discard pile with {cards}[, melds {melds}][, adds {adds}]",
    example="takes the discard pile with KS KD",
)
def take(scene: Expected, cards: Cards, melds: Melds = (), adds: Adds = ()) -> Action:
    """The player takes the discard pile; the top card and these cards from the hand make a new meld at once."""
    return _laid("take", [[*scene.top, *cards], *_melds(melds)], _adds(adds))


@act(
    "takes the discard pile, adding [{cards} ]to {meld}[, melds {melds}][, adds {adds}]",
    "take the discard pile, adding [{cards} ]to {meld}[, melds {melds}][, adds {adds}]",
    example="takes the discard pile, adding 9S 9D to 9H 9C 9D",
)
def take_onto(scene: Expected, meld: Cards, cards: Cards = (), melds: Melds = (), adds: Adds = ()) -> Action:
    """The player takes the discard pile; the top card, and cards from the hand, go to a meld of the side at once."""
    first = {"to": list(meld), "cards": [*scene.top, *cards]}
    return _laid("take", _melds(melds), [first, *_adds(adds)])


@act(
    "melds {melds}[, adds {adds}][, discards {card}]",
    "meld {melds}[, adds {adds}][, discards {card}]",
    example="melds 9S 9D 9H",
)
def meld(_: Expected, melds: Melds, adds: Adds = (), card: str = "") -> Action:
    """The player lays new melds, adds to melds with them, and closes with a discard where it is one play."""
    return _laid("lay", _melds(melds), _adds(adds)) | ({"discard": card} if card else {})


@act("adds {adds}[, discards {card}]", "add {adds}[, discards {card}]", example="adds 9C to 9S 9D 9H")
def add(_: Expected, adds: Adds, card: str = "") -> Action:
    """The player adds cards to melds of the side, and closes with a discard where it is one play."""
    return _laid("lay", [], _adds(adds)) | ({"discard": card} if card else {})


@act("discards {card}", "discard {card}", example="discards 5C")
def discard(_: Expected, card: str) -> Action:
    """The player discards and so ends the turn."""
    return {"action": "discard", "card": card}


@act("swaps {card} for {wild:card} in {meld}", "swap {card} for {wild:card} in {meld}",
     example="swaps 9C for 2C in 9S 9D 9H 9S 9D 9H 2C")  # fmt: skip
def swap(_: Expected, card: str, wild: str, meld: Cards) -> Action:
    """The player puts a natural card in the place of a wild card of a finished book."""
    return {"action": "swap", "meld": list(meld), "card": card, "for": wild}


@act("asks to go out", "ask to go out", example="asks to go out")
def ask(_: Expected) -> Action:
    """The player asks the partner for permission to go out."""
    return {"action": "ask"}


@act("answers {answer:yes|no}", "answer {answer:yes|no}", example="answers yes")
def answer(_: Expected, answer: str) -> Action:
    """The player answers the partner who has asked."""
    return {"action": "answer", "yes": answer == "yes"}


@act("chooses the {which:first|second|third} packet", "choose the {which:first|second|third} packet",
     example="chooses the first packet")  # fmt: skip
def choose(_: Expected, which: str) -> Action:
    """The player chooses which packet is to be the hand."""
    return {"action": "choose", "packet": ("first", "second", "third").index(which)}


@when("the cards are dealt", example="the cards are dealt")
def deal(_: Expected) -> Act:
    """The round begins from the packets, the starter and the stock as given."""
    return Act("deal")


@when("the meld {cards} is checked", example="the meld KS KD 2C is checked")
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
