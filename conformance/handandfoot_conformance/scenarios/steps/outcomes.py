"""Sentences under Then alone: the verdict, what has changed, what has not, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot.cards import Cards
from handandfoot_conformance.scenarios.steps.catalogue import then

if TYPE_CHECKING:
    from handandfoot_conformance.scenarios.expected import Expected

Rules = tuple[str, ...]
Place = int | str
Owned = tuple[int | None, int | None]

_ITEMS = {
    "cards": "cards",
    "books": "books",
    "red threes": "red_threes",
    "cards left": "left",
    "going out": "out",
    "special points": "special",
}


@then("the action is accepted", example="the action is accepted")
def accepted(outcome: Expected) -> None:
    """The action is legal and has been done."""
    outcome.note("accepted")


@then("the action is refused under {rules}", example="the action is refused under HF-WILD-02")
def refused(outcome: Expected, rules: Rules) -> None:
    """The action breaks these rules and no others."""
    outcome.note("refused", "", list(rules))


@then("nothing has changed", example="nothing has changed")
def nothing_changed(outcome: Expected) -> None:
    """The whole position is the one before the action."""
    outcome.note("nothing changed")


@then("nothing else has changed", example="nothing else has changed")
def nothing_else_changed(outcome: Expected) -> None:
    """The whole position is the one before the action, save for what the scenario states."""
    outcome.note("nothing else changed")


@then("{place} has {way:gained|lost} {cards}[ {under:at the bottom}]", example="Ann's hand has lost 9S 9D 9H")
def cards_moved(outcome: Expected, place: Place, way: str, cards: Cards, under: str = "") -> None:
    """These cards have come to the place or have left it; with stock and discard pile on top, if nothing is said."""
    if under:
        outcome.stock_gained_below(place, way, cards)
    elif isinstance(place, int):
        (outcome.hand_gained if way == "gained" else outcome.hand_lost)(place, cards)
    elif place == "stock":
        (outcome.stock_gained if way == "gained" else outcome.stock_lost_cards)(cards)
    else:
        (outcome.pile_gained if way == "gained" else outcome.pile_lost_cards)(cards)


@then("the {place:stock|discard pile} has lost {number} card{s:s|}", example="the stock has lost 2 cards")
def cards_gone(outcome: Expected, place: str, number: int, s: str) -> None:  # noqa: ARG001  # one card, two cards
    """So many cards have gone from the top."""
    (outcome.stock_lost if place == "stock" else outcome.pile_lost)(number)


@then("the {what:round|game} is over", example="the round is over")
def over(outcome: Expected, what: str) -> None:
    """The round, or with it the game, has ended; totals are compared only where the scenario states them."""
    outcome.finished(f"{what} over")


@then("{player}'s side scores {points}[ for {item:cards|books|red threes|cards left|going out|special points}]",
      example="Ann's side scores 570")  # fmt: skip
def scores(outcome: Expected, player: int, points: int, item: str = "") -> None:
    """The side's points in this round, all together or of one kind."""
    place = f"items.{_ITEMS[item]}" if item else "total"
    outcome.note("score", f"sides.{outcome.side(player)}.{place}", points)


@then("the meld is {kind:good|a clean book|a dirty book|a wild book}", example="the meld is good")
def good(outcome: Expected, kind: str) -> None:
    """The cards may lie as one meld, or as a finished book of that kind."""
    outcome.note("meld", "", {"good": True} if kind == "good" else {"good": True, "kind": kind.split()[1]})


@then("the meld is refused under {rules}", example="the meld is refused under HF-MELD-01")
def bad(outcome: Expected, rules: Rules) -> None:
    """The cards break these rules for melds and no others."""
    outcome.note("meld", "", {"good": False, "rules": list(rules)})


@then("{player} {sees:sees|cannot see} {owned}", example="Bob cannot see Ann's foot")
def sees(outcome: Expected, player: int, sees: str, owned: Owned) -> None:  # noqa: ARG001  # who looks is said above
    """In what the player can see, these cards are shown, or only how many there are."""
    outcome.hidden(*owned, sees != "sees")


@then("the game is won by {sides}", example="the game is won by Ann's side")
def won(outcome: Expected, sides: tuple[int, ...]) -> None:
    """These sides, and no other, have won, together if they are several."""
    outcome.note("winners", "", sorted(outcome.side(seat) for seat in sides))
