"""Sentences under Then alone: the verdict, what has changed, what has not, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot_conformance.steps.catalogue import then

if TYPE_CHECKING:
    from handandfoot_conformance.expected import Expected

Cards = tuple[str, ...]
Rules = tuple[str, ...]

_ITEMS = {
    "cards": "cards",
    "books": "books",
    "red threes": "red_threes",
    "cards left": "left",
    "going out": "out",
    "special": "special",
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


@then("{player}'s hand has {way:gained|lost} {cards}", example="Ann's hand has lost 9S 9D 9H")
def hand_changed(outcome: Expected, player: int, way: str, cards: Cards) -> None:
    """Cards have come into the hand, or have left it."""
    (outcome.hand_gained if way == "gained" else outcome.hand_lost)(player, cards)


@then("the stock has lost {number} card{s:s|}", example="the stock has lost 2 cards")
def stock_lost(outcome: Expected, number: int, s: str) -> None:  # noqa: ARG001  # one card, two cards
    """Cards have gone from the top of the stock."""
    outcome.stock_lost(number)


@then("the stock has lost {cards}", example="the stock has lost 4H 5S")
def stock_lost_cards(outcome: Expected, cards: Cards) -> None:
    """These cards have gone from the top of the stock."""
    outcome.stock_lost_cards(cards)


@then("the discard pile has gained {card}", example="the discard pile has gained 5C")
def pile_gained(outcome: Expected, card: str) -> None:
    """The card lies on top of the discard pile as it was."""
    outcome.pile_gained(card)


@then("the discard pile has lost {number} card{s:s|}", example="the discard pile has lost 7 cards")
def pile_lost(outcome: Expected, number: int, s: str) -> None:  # noqa: ARG001  # one card, two cards
    """Cards have gone from the top of the discard pile."""
    outcome.pile_lost(number)


@then("the discard pile has lost {cards}", example="the discard pile has lost KC 4S 5D")
def pile_lost_cards(outcome: Expected, cards: Cards) -> None:
    """These cards have gone from the top of the discard pile."""
    outcome.pile_lost_cards(cards)


@then("the {what:round|game} is over", example="the round is over")
def over(outcome: Expected, what: str) -> None:
    """The round, or with it the game, has ended; totals are compared only where the scenario states them."""
    outcome.finished(f"{what} over")


@then("{player}'s side scores {points}[ for {item:cards|books|red threes|cards left|going out|special}]",
      example="Ann's side scores 570")  # fmt: skip
def scores(outcome: Expected, player: int, points: int, item: str = "") -> None:
    """The side's points in this round, all together or of one kind."""
    place = f"items.{_ITEMS[item]}" if item else "total"
    outcome.note("score", f"sides.{outcome.side(player)}.{place}", points)


@then("the meld is good", example="the meld is good")
def good(outcome: Expected) -> None:
    """The cards may lie as one meld."""
    outcome.note("meld", "", {"good": True})


@then("the meld is a {kind:clean|dirty|wild} book", example="the meld is a clean book")
def book(outcome: Expected, kind: str) -> None:
    """The cards may lie as one meld and make a finished book of that kind."""
    outcome.note("meld", "", {"good": True, "kind": kind})


@then("the meld is refused under {rules}", example="the meld is refused under HF-MELD-01")
def bad(outcome: Expected, rules: Rules) -> None:
    """The cards break these rules for melds and no others."""
    outcome.note("meld", "", {"good": False, "rules": list(rules)})


@then(
    "{player} {sees:sees|cannot see} {owner:player}'s {what:hand|foot|third packet}",
    example="Bob cannot see Ann's foot",
)
def sees(outcome: Expected, player: int, sees: str, owner: int, what: str) -> None:  # noqa: ARG001  # who looks is said above
    """In what the player can see, these cards are shown, or only how many there are."""
    packet = None if what == "hand" else ("foot", "third packet").index(what)
    outcome.hidden(owner, packet, sees != "sees")


@then("{player} {sees:sees|cannot see} the stock", example="Bob cannot see the stock")
def sees_stock(outcome: Expected, player: int, sees: str) -> None:  # noqa: ARG001  # who looks is said above
    """In what the player can see, the stock is shown, or only how many cards it holds."""
    outcome.hidden(None, None, sees != "sees")


@then("{player}'s side wins the game", example="Ann's side wins the game")
def wins(outcome: Expected, player: int) -> None:
    """This side alone has won."""
    outcome.note("winners", "", [outcome.side(player)])


@then("{sides} share the win", example="Ann's side and Bob's side share the win")
def shared(outcome: Expected, sides: tuple[int, ...]) -> None:
    """These sides, and no other, have won together."""
    outcome.note("winners", "", sorted(outcome.side(seat) for seat in sides))
