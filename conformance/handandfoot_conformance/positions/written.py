"""Positions that a person writes: any part of a position, completed by the same builder as a scenario's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from handandfoot_conformance.positions.draft import CLOSED, IN_PLAY, PENDING, PLAYED_FROM, Draft, Position
from handandfoot_conformance.positions.parameter_values import Parameters, Unposable
from handandfoot_conformance.protocol.seats import SEATS
from handandfoot_conformance.wording.cards import A_CARD, cards_written, words_of

_KEYS = ("players", "round", "dealer", "scores", "turn", "seats", "sides", "pile", "stock", "frozen")
_TURN = ("seat", "phase", "taken", "opened", "permission")
_PHASES = ("choose", "draw", "play", "answer", "round over", "game over")
_PERMISSIONS = ("none", "granted", "refused")
_DIGITS = 9
_STATUSES = (CLOSED, PENDING, IN_PLAY, PLAYED_FROM)


def complete_position(partial: Mapping[str, Any], parameters: Parameters, players: int) -> Position:
    """Return the complete position of which a file states a part, in the form that positions have.

    Every key may be missing.
    `seats` and `sides` may be lists, or maps from a seat's number or player's name, or a side's number,
    to what is known of it.
    Cards may be lists or texts with blanks between the cards.
    The `stock` is taken to be the next cards of it; whatever is not stated lies below.
    Raises `Unposable` where the cards do not add up, and `ValueError` naming the key for what cannot be read.
    """
    _only(partial, _KEYS, "position")
    draft = Draft(parameters, players)
    if partial.get("players", players) != players:
        raise Unposable(f"the position is for {partial['players']} players, the rules are for {players}")

    _read_frame(draft, partial)
    for seat, held in _entries(partial.get("seats", ()), "seats", players):
        _read_seat(draft, seat, held)
    for side, laid in _entries(partial.get("sides", ()), "sides", draft.sides):
        _only(laid, ("melds", "threes"), f"sides.{side}")
        if "melds" in laid:
            melds = _list(laid["melds"], f"sides.{side}.melds")
            draft.melds(side, tuple(_cards(meld, f"sides.{side}.melds.{n}") for n, meld in enumerate(melds)))
        if "threes" in laid:
            draft.threes(side, _cards(laid["threes"], f"sides.{side}.threes"))
    return draft.position()


def _read_frame(draft: Draft, partial: Mapping[str, Any]) -> None:
    if "round" in partial:
        draft.round(_integer(partial["round"], "round", 1))
    if "dealer" in partial:
        draft.dealer(_seat(partial["dealer"], "dealer"))
    if "scores" in partial:
        draft.scores(tuple(_integer(score, "scores") for score in _list(partial["scores"], "scores")))
    if "frozen" in partial:
        draft.frozen(_one_of(partial["frozen"], (True, False), "frozen"))
    if "pile" in partial:
        draft.pile(_cards(partial["pile"], "pile"))
    if "stock" in partial:
        draft.next_of_stock(_cards(partial["stock"], "stock"))
    if "turn" in partial:
        draft.said["turn"] = _turn(draft, partial["turn"])


def _turn(draft: Draft, turn: Any) -> dict[str, Any]:
    _only(turn, _TURN, "turn")
    return {
        "seat": draft.seat(_seat(turn.get("seat", draft.actor), "turn.seat")),
        "phase": _one_of(turn.get("phase", "draw"), _PHASES, "turn.phase"),
        "taken": _one_of(turn.get("taken", False), (True, False), "turn.taken"),
        "opened": _one_of(turn.get("opened", False), (True, False), "turn.opened"),
        "permission": _one_of(turn.get("permission", "none"), _PERMISSIONS, "turn.permission"),
    }


def _read_seat(draft: Draft, seat: int, held: Any) -> None:
    place = f"seats.{seat}"
    _only(held, ("hand", "packets"), place)
    if "hand" in held:
        draft.hand(seat, _cards(held["hand"], f"{place}.hand"))
    for index, packet in enumerate(_list(held.get("packets", []), f"{place}.packets")):
        where = f"{place}.packets.{index}"
        _only(packet, ("status", "cards"), where)
        status = _one_of(packet.get("status", CLOSED), _STATUSES, f"{where}.status")
        cards = _cards(packet["cards"], f"{where}.cards") if "cards" in packet else None
        if cards and status in (IN_PLAY, PLAYED_FROM):
            raise ValueError(f"{where}.cards: the cards of a packet in play are the hand; allowed: no cards")
        draft.packet(seat, index, status, cards)


def _entries(value: Any, key: str, count: int) -> Iterable[tuple[int, Any]]:
    pairs = list(value.items()) if isinstance(value, Mapping) else list(enumerate(_list(value, key)))
    for name, entry in pairs:
        number = _seat(name, key)
        if number >= count:
            raise Unposable(f"{key}: there is no number {number}; the numbers are 0 to {count - 1}")
        if entry is not None:
            yield number, entry


def _only(value: Any, keys: tuple[str, ...], where: str) -> None:
    if not isinstance(value, Mapping):
        raise ValueError(f"{where}: not a map; allowed: a map with {', '.join(keys)}")
    for key in value:
        if key not in keys:
            raise ValueError(f"{where}: unknown key {key!r}; allowed: {', '.join(keys)}")


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{where}: {value!r} is not a list")
    return list(value)


def _cards(value: Any, where: str) -> tuple[str, ...]:
    words = words_of(value) if isinstance(value, str) else _list(value, where)
    cards: list[str] = []
    for word in words:
        found = cards_written(str(word))
        if not found:
            raise ValueError(f"{where}: {word!r} is not a card; allowed: {A_CARD}")
        cards += found
    return tuple(cards)


def _seat(value: Any, where: str) -> int:
    if isinstance(value, str) and value in SEATS:
        return SEATS[value]
    number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < _DIGITS else value
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise ValueError(f"{where}: {value!r} is no seat; allowed: {', '.join(SEATS)}, or their numbers from 0")
    return number


def _integer(value: Any, where: str, least: int | None = None) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or (least is not None and value < least):
        raise ValueError(
            f"{where}: {value!r} is not allowed; allowed: a whole number{f' from {least}' if least else ''}"
        )
    return value


def _one_of(value: Any, allowed: tuple[Any, ...], where: str) -> Any:
    if value not in allowed or type(value) is not type(allowed[0]):
        raise ValueError(f"{where}: {value!r} is not allowed; allowed: {', '.join(map(_as_written, allowed))}")
    return value


def _as_written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
