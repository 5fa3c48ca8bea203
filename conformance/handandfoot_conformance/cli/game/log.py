"""What is done at the table, in words that are also commands: draw, take, meld, add, swap, discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from handandfoot.actions import Action, Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import BLACK_THREES, rank_of
from handandfoot.position import WILD, make_meld
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.wording.cards import face, faces
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.cards import Card
    from handandfoot.position import Position
    from handandfoot.results import Event


def rank_name(rank: str) -> str:
    """The cards of a rank together: 9s, Ks, wild cards."""
    return "wild cards" if rank == WILD else f"{rank}s"


def command(action: Action) -> str:
    """An action as it may be typed, the cards shown with their signs."""
    match action:
        case Draw():
            return "draw"
        case Discard():
            return f"discard {face(action.card)}"
        case Take():
            return f"take {_from_hand(action)}"
        case Lay():
            last = [f"discard {face(action.discard)}"] if action.discard else []
            return ", ".join([*(f"meld {faces(meld)}" for meld in action.melds), *map(_adding, action.adds), *last])
        case Swap():
            return f"swap {face(action.card)} for {face(action.wild)} in {rank_of(action.card)}"
        case Choose():
            return f"choose {action.packet + 1}"
        case Ask():
            return "ask"
        case Answer():
            return "yes" if action.yes else "no"


def _adding(add: Add) -> str:
    return f"add {faces(add.cards)} to {_rank(add.to)}"


def _rank(cards: Sequence[Card]) -> str:
    return make_meld(cards).rank


def _from_hand(action: Take) -> str:
    """The cards of a take that come from the hand: all but the top card, which is the first of what is laid."""
    if action.melds:
        first = faces(action.melds[0][1:])
        rest = [f"meld {faces(meld)}" for meld in action.melds[1:]]
        adds = action.adds
    else:
        first = f"add {faces(action.adds[0].cards[1:])} to {_rank(action.adds[0].to)}"
        rest, adds = [], action.adds[1:]
    return ", ".join([first, *rest, *map(_adding, adds)])


def said(
    action: Action, before: Position, after: Position, events: Sequence[Event], person: int | None
) -> Iterator[str]:
    """What has happened, line by line; the cards drawn are shown to the person who drew them only."""
    for event in events:
        yield from _said(event, action, before, after, person, events)


def _said(
    event: Event, action: Action, before: Position, after: Position, person: int | None, events: Sequence[Event]
) -> Iterator[str]:
    who = PLAYERS[event.seat]
    match event.kind:
        case "drawn":
            cards = faces(event.cards) if event.seat == person else count(len(event.cards), "card")
            yield f"{who} draws {cards}."
        case "discarded":
            yield f"{who} discards {face(event.cards[0])}."
        case "pile taken" | "laid":
            if event.kind == "pile taken":
                number = count(len(event.cards), "card")
                yield f"{who} takes {number} from the discard pile, {face(event.cards[0])} on top."
            assert isinstance(action, Take | Lay)
            yield from _laid(who, action)
        case "red threes laid":
            yield _red_threes(who, event, before, after, events)
        case "swapped":
            card, wild = event.cards
            yield f"{who} swaps {face(card)} for {face(wild)} in the book of {rank_name(rank_of(card))}."
        case "round over":
            yield f"The round is over: {_why_over(action, after, events)}."
        case _:
            yield f"{who} {_PLAIN[event.kind]}."


_PLAIN = {
    "packet taken up": "takes up the next packet",
    "packet chosen": "has chosen the hand",
    "asked": "asks to go out",
    "answered yes": "says yes",
    "answered no": "says no",
}


def _laid(who: str, action: Take | Lay) -> Iterator[str]:
    for meld in action.melds:
        yield f"{who} melds {faces(meld)}."
    for add in action.adds:
        size = len(add.to) + len(add.cards)
        yield f"{who} adds {faces(add.cards)} to the {rank_name(_rank(add.to))}, now {count(size, 'card')}."


def _red_threes(who: str, event: Event, before: Position, after: Position, events: Sequence[Event]) -> str:
    """A red three is laid by itself; what is drawn in its place comes from the stock, while there is any."""
    drawn = sum(len(other.cards) for other in events if other.kind == "drawn")
    laid = sum(len(other.cards) for other in events if other.kind == "red threes laid")
    replaced = len(before.stock) - len(after.stock) - drawn
    number = len(event.cards)
    cards = faces(event.cards)
    if replaced >= laid:
        return f"{who} lays {cards} and draws {count(number, 'card')} in {'its' if number == 1 else 'their'} place."
    if replaced:
        return f"{who} lays {cards}; {count(replaced, 'card')} could be drawn instead, then the stock is out."
    return f"{who} lays {cards}; the stock has no card to draw instead."


def _why_over(action: Action, after: Position, events: Sequence[Event]) -> str:
    seat = after.turn.seat
    player = after.seats[seat]
    if not player.hand and player.in_last_packet and not isinstance(action, Draw):
        return f"{PLAYERS[seat]} goes out"
    if isinstance(action, Draw) and not any(event.kind == "drawn" for event in events):
        return "the stock has too few cards to draw"
    return "the stock has no card in the place of a red three"


def never_melded(word_cards: Sequence[Card], black_three_melds: str) -> str | None:
    """What a player is told who wants to meld threes; nothing where black threes may be melded."""
    if not any(card in BLACK_THREES for card in word_cards) or black_three_melds != "never":
        return None
    return "black threes are never melded here (HF-THREE-04); discard them, one a turn"
