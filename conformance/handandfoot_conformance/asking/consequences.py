"""What follows by itself from an action that a position allows, in sentences."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from handandfoot_conformance.protocol.seats import player
from handandfoot_conformance.wording.cards import faces

if TYPE_CHECKING:
    from collections.abc import Iterator

Position = dict[str, Any]


def consequences(before: Position, action: dict[str, Any], after: Position) -> Iterator[str]:
    """Yield what follows by itself from an accepted action, in the order in which it happens, one sentence each."""
    if after["turn"]["phase"] == "answer":
        partner = (after["turn"]["seat"] + len(after["sides"])) % len(after["seats"])
        yield f"{player(partner)} has to answer."
    if after["frozen"] and not before["frozen"]:
        yield "The discard pile is frozen."
    yield from _packets(before, after)
    laid = []
    for number, (old, new) in enumerate(zip(before["sides"], after["sides"], strict=True)):
        if threes := list((Counter(new["threes"]) - Counter(old["threes"])).elements()):
            laid.append(number)
            yield f"{_who_lays(number, before, after)} lays {faces(threes)}."
    if after["turn"]["phase"] in ("round over", "game over"):
        yield f"The round ends: {_why(action, after, bool(laid))}."
    if after["turn"]["phase"] == "game over":
        yield "The game ends with this round."


def _packets(before: Position, after: Position) -> Iterator[str]:
    """Yield who takes up which packet, at once or later."""
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        was, now = ([one["status"] for one in each["packets"]] for each in (old, new))
        closed = sum(status in ("closed", "pending") for status in now)
        if len(was) > len(now):
            yield f"{player(seat)} has chosen the hand."
        elif closed < sum(status in ("closed", "pending") for status in was):
            yield f"{player(seat)} takes up {_packet_named(len(now) - closed)}."
        elif "pending" in now and "pending" not in was:
            yield f"{player(seat)} takes up {_packet_named(len(now) - closed + 1)} at the beginning of the next turn."


def _packet_named(number: int) -> str:
    """Return what players call a packet beyond the hand."""
    return {1: "the foot", 2: "the third packet"}.get(number, "the next packet")


def _who_lays(side: int, before: Position, after: Position) -> str:
    """Return whose red threes a side lays: the player who acts, the one whose turn it is next, or the side."""
    sides = len(before["sides"])
    for seat in (before["turn"]["seat"], after["turn"]["seat"]):
        if before["turn"]["phase"] != "choose" and seat % sides == side:
            return player(seat)
    return f"{player(side)}'s side"


def _why(action: dict[str, Any], after: Position, threes_laid: bool) -> str:
    """Return why the round ends. Where it ends with red threes, it is for want of a card in their place."""
    if threes_laid:
        return "the stock has no card to replace a red three"
    if action["action"] == "draw":
        return "the stock is too short"
    return f"{player(after['turn']['seat'])} goes out"
