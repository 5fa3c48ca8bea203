"""Sentences of state: Given makes them so, Then expects them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot.cards import Cards
from handandfoot_conformance.scenarios.steps.catalogue import given, state
from handandfoot_conformance.scenarios.steps.slots import HAND

if TYPE_CHECKING:
    from handandfoot_conformance.positions.draft import Draft
    from handandfoot_conformance.scenarios.expected import Expected

Melds = tuple[Cards, ...]

_STATUS = {"has taken up": "in play", "has played from": "played from"}


@given(
    "{player}'s side has {clean:number} clean, {dirty:number} dirty and {wild:number} wild book{s:s|}",
    example="Ann's side has 2 clean, 1 dirty and 1 wild book",
)
def books(start: Draft, player: int, clean: int, dirty: int, wild: int, **_: str) -> None:
    """The side has so many finished books besides the melds that are named; which cards is left open."""
    start.books_by_number(player, {"clean": clean, "dirty": dirty, "wild": wild})


@given("the top card is {card}", example="the top card is KC")
def top_card(start: Draft, card: str) -> None:
    """The top card of the discard pile; what lies below is left open, if anything does."""
    start.pile((card,), None)


@given(
    "the next {form:card of the stock is|cards of the stock are} {cards}",
    example="the next cards of the stock are 4S 5D",
)
def next_of_stock(start: Draft, cards: Cards, **_: str) -> None:
    """The cards on top of the stock, the first to be drawn first."""
    start.next_of_stock(cards)


@given("{player} is dealt {melds}", example="Ann is dealt 4S 5D and 6H")
def dealt(start: Draft, player: int, melds: Melds) -> None:
    """The packets dealt to a player, the hand first; harmless cards fill up what is missing of each."""
    start.dealt_to(player, melds)


@given("the starter is {card}", example="the starter is KC")
def starter(start: Draft, card: str) -> None:
    """The card of the deal that is turned up first; the stock lies behind it."""
    start.starter(card)


@state(
    "it is {player}'s turn[{moment:, after the draw|, after taking the discard pile|, after asking to go out"
    "|, to choose a packet}]",
    example="it is Ann's turn, after the draw",
)
def turn(table: Draft | Expected, player: int, moment: str = "") -> None:
    """Whose turn it is and how far it has come; without more words nothing has been drawn or taken yet."""
    table.turn(player, moment)


@state("{player}'s partner has said {answer:yes|no}", example="Ann's partner has said yes")
def permission(table: Draft | Expected, player: int, answer: str) -> None:
    """The player has asked in this turn whether to go out, and this was the answer."""
    table.permission(player, answer == "yes")


@given(
    "{player}'s partner has agreed, if the rules ask for it",
    example="Ann's partner has agreed, if the rules ask for it",
)
def agreed(start: Draft, player: int) -> None:
    """Where these rules know asking, the player has asked in this turn and the answer was yes."""
    start.reads["out_permission"] = None
    if start.value("out_permission") != "none":
        start.permission(player, True)


@state("it is round {number}", example="it is round 2")
def round_number(table: Draft | Expected, number: int) -> None:
    """Which round of the game is played; the first where nothing is said."""
    table.round(number)


@state("{player} is the dealer", example="Dan is the dealer")
def dealer(table: Draft | Expected, player: int) -> None:
    """Who has dealt this round; the last seat in round one, then the next to the left, where nothing is said."""
    table.dealer(player)


@state("{player}'s {holding} is {held}", example="Ann's hand is 8S 8D 8H 5C")
def holding(table: Draft | Expected, player: int, holding: int, held: Cards) -> None:
    """The cards that the player holds now, of whichever packet is in play; or those of a packet still closed."""
    if holding == HAND:
        table.hand(player, held)
    else:
        table.packet(player, holding, "closed", held)


@state("{player} {done:has taken up|has played from} the {packet}", example="Ann has taken up the foot")
def packet_in_play(table: Draft | Expected, player: int, done: str, packet: int) -> None:
    """The packet is in play: its cards are the hand now, and none or some of them have been laid or discarded."""
    table.packet(player, packet, _STATUS[done], None)


@state("{player} is to take up the {packet} next turn", example="Ann is to take up the foot next turn")
def packet_pending(table: Draft | Expected, player: int, packet: int) -> None:
    """The hand is used up, and the packet stays closed until the player's next turn."""
    table.packet(player, packet, "pending", None)


@state("{player}'s side has melded {melds}", example="Ann's side has melded 9S 9D 9H and KS KD KH")
def melds(table: Draft | Expected, player: int, melds: Melds) -> None:
    """All melds of the side, besides books that are given by their number."""
    table.melds(player, melds)


@state("{player}'s side has laid {threes}", example="Ann's side has laid the red threes 3H 3D")
def threes(table: Draft | Expected, player: int, threes: Cards) -> None:
    """All red threes that the side has laid."""
    table.threes(player, threes)


@state("the discard pile is {held}", example="the discard pile is KC 4S")
def pile(table: Draft | Expected, held: Cards) -> None:
    """The whole discard pile from the top."""
    table.pile(held)


@state("the stock holds {number} card{s:s|}", example="the stock holds 1 card")
def stock_count(table: Draft | Expected, number: int, s: str) -> None:  # noqa: ARG001  # one card, two cards
    """How many cards the stock holds; under Given, cards for which it has no room go where they do least."""
    table.stock_count(number)


@state("the scores are {numbers}", example="the scores are 0 and 0")
def scores(table: Draft | Expected, numbers: tuple[int, ...]) -> None:
    """The totals of the sides from all rounds that are over, Ann's side first."""
    table.scores(numbers)


@state("the discard pile is {is_frozen:frozen|not frozen}", example="the discard pile is frozen")
def frozen(table: Draft | Expected, is_frozen: str) -> None:
    """Whether a wild card has frozen the discard pile."""
    table.frozen(is_frozen == "frozen")
