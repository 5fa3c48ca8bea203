"""Positions, actions and deals as plain JSON values, and back. What cannot be read is `Malformed`, naming the key."""

from collections.abc import Callable, Mapping
from typing import Any

from handandfoot.actions import Action, Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import FACES, Card, Cards, sort_cards
from handandfoot.deal import Deal
from handandfoot.errors import Malformed
from handandfoot.position import PERMISSIONS, PHASES, Position, Seat, Side, Turn, make_meld

_FACES = frozenset(FACES)
CLOSED, PENDING, IN_PLAY, PLAYED_FROM = "closed", "pending", "in play", "played from"


def position_to_json(position: Position) -> dict[str, Any]:
    """The position as the wire shows it, complete."""
    turn = position.turn
    return {
        "players": len(position.seats),
        "round": position.round,
        "dealer": position.dealer,
        "scores": list(position.scores),
        "turn": {
            "seat": turn.seat,
            "phase": turn.phase,
            "taken": turn.taken,
            "opened": turn.opened,
            "permission": turn.permission,
        },
        "seats": [{"hand": list(seat.hand), "packets": packets_to_json(seat)} for seat in position.seats],
        "sides": [
            {"melds": [list(meld.cards) for meld in side.melds], "threes": list(side.threes)} for side in position.sides
        ],
        "pile": list(position.pile),
        "stock": list(position.stock),
        "frozen": position.frozen,
    }


def packets_to_json(seat: Seat) -> list[dict[str, Any]]:
    """The packets of a player beyond the hand, in order, with the status of each."""
    used: list[dict[str, Any]] = [{"status": PLAYED_FROM, "cards": []} for _ in range(seat.taken_up)]
    if used and not seat.played:
        used[-1]["status"] = IN_PLAY
    closed = [{"status": CLOSED, "cards": list(packet)} for packet in seat.closed]
    if seat.pending:
        closed[0]["status"] = PENDING

    return used + closed


def position_from_json(value: Mapping[str, Any]) -> Position:
    """The position that a JSON value shows. Raises `Malformed`; whether play can reach it is not asked here."""
    seats = tuple(_seat(seat, f"seats.{place}") for place, seat in enumerate(_list(value, "seats", "position")))
    sides = tuple(_side(side, f"sides.{place}") for place, side in enumerate(_list(value, "sides", "position")))
    turn = _map(_get(value, "turn", "position"), "turn")
    scores = _list(value, "scores", "position")
    if _integer(value, "players", "position", 2, 6) != len(seats):
        raise Malformed(f"position: seats: {len(seats)} seats for {value['players']} players")
    if not sides or len(seats) % len(sides) or len(scores) != len(sides):
        raise Malformed(f"position: sides: {len(sides)} sides and {len(scores)} scores for {len(seats)} players")
    if any(type(score) is not int for score in scores):
        raise Malformed(f"position: scores: {scores} are not all whole numbers")

    return Position(
        round=_integer(value, "round", "position", 1, 1000),
        dealer=_integer(value, "dealer", "position", 0, len(seats) - 1),
        scores=tuple(scores),
        turn=Turn(
            seat=_integer(turn, "seat", "turn", 0, len(seats) - 1),
            phase=_one_of(turn, "phase", "turn", PHASES),
            taken=_flag(turn, "taken", "turn"),
            opened=_flag(turn, "opened", "turn"),
            permission=_one_of(turn, "permission", "turn", PERMISSIONS),
        ),
        seats=seats,
        sides=sides,
        pile=_cards(_get(value, "pile", "position"), "pile"),
        stock=_cards(_get(value, "stock", "position"), "stock"),
        frozen=_flag(value, "frozen", "position"),
    )


def _seat(value: Any, where: str) -> Seat:
    seat = _map(value, where)
    hand = sort_cards(_cards(_get(seat, "hand", where), f"{where}.hand"))
    closed: list[Cards] = []
    taken_up, pending, played = 0, False, False
    for place, packet in enumerate(_list(seat, "packets", where)):
        here = f"{where}.packets.{place}"
        fields = _map(packet, here)
        status = _one_of(fields, "status", here, (CLOSED, PENDING, IN_PLAY, PLAYED_FROM))
        cards = sort_cards(_cards(_get(fields, "cards", here), f"{here}.cards"))
        if status in (CLOSED, PENDING):
            pending = pending or status == PENDING
            if status == PENDING and (closed or hand):
                raise Malformed(f"position: {here}: status: only the next packet of an empty hand can be pending")
            closed.append(cards)
        elif cards or closed:
            raise Malformed(f"position: {here}: a packet taken up shows no cards and comes before the closed ones")
        else:
            taken_up += 1
            played = status == PLAYED_FROM

    return Seat(hand, tuple(closed), taken_up, pending, played)


def _side(value: Any, where: str) -> Side:
    side = _map(value, where)
    melds = [_cards(meld, f"{where}.melds") for meld in _list(side, "melds", where)]
    if not all(melds):
        raise Malformed(f"position: {where}.melds: a meld holds at least one card")

    threes = sort_cards(_cards(_get(side, "threes", where), f"{where}.threes"))
    return Side(tuple(sorted(make_meld(meld) for meld in melds)), threes)


def action_to_json(action: Action) -> dict[str, Any]:
    """The action as the wire shows it."""
    name = type(action).__name__.lower()
    match action:
        case Take():
            return {"action": name, "melds": _lists(action.melds), "adds": _adds(action.adds)}
        case Lay():
            shown = {"action": name, "melds": _lists(action.melds), "adds": _adds(action.adds)}
            return shown if action.discard is None else {**shown, "discard": action.discard}
        case Swap():
            return {"action": name, "meld": list(action.meld), "card": action.card, "for": action.wild}
        case _:
            return {"action": name, **action._asdict()}


def _lists(melds: tuple[Cards, ...]) -> list[list[Card]]:
    return [list(meld) for meld in melds]


def _adds(adds: tuple[Add, ...]) -> list[dict[str, list[Card]]]:
    return [{"to": list(add.to), "cards": list(add.cards)} for add in adds]


def action_from_json(value: Mapping[str, Any]) -> Action:
    """The action that a JSON value shows. Raises `Malformed`."""
    kind = _one_of(_map(value, "action"), "action", "action", tuple(_READERS))
    known = {"action", "seat", *_FIELDS[kind]}
    for key in value:
        if key not in known:
            raise Malformed(f"action: {key}: not a field of {kind!r}; allowed: {', '.join(sorted(known))}")

    return _READERS[kind](value)


def _read_take(value: Mapping[str, Any]) -> Action:
    return Take(_melds_of(value), _adds_of(value))


def _read_lay(value: Mapping[str, Any]) -> Action:
    discard = value.get("discard")
    return Lay(_melds_of(value), _adds_of(value), None if discard is None else _card(discard, "discard"))


def _read_swap(value: Mapping[str, Any]) -> Action:
    meld = _cards(_get(value, "meld", "action"), "meld")
    return Swap(meld, _card(_get(value, "card", "action"), "card"), _card(_get(value, "for", "action"), "for"))


def _melds_of(value: Mapping[str, Any]) -> tuple[Cards, ...]:
    melds = tuple(_cards(meld, "melds") for meld in _list({"melds": [], **value}, "melds", "action"))
    if not all(melds):
        raise Malformed("action: melds: a meld holds at least one card")

    return melds


def _adds_of(value: Mapping[str, Any]) -> tuple[Add, ...]:
    adds = []
    for place, add in enumerate(_list({"adds": [], **value}, "adds", "action")):
        here = f"adds.{place}"
        fields = _map(add, here)
        cards = _cards(_get(fields, "cards", here), f"{here}.cards")
        if not cards:
            raise Malformed(f"action: {here}.cards: an addition has at least one card")
        adds.append(Add(_cards(_get(fields, "to", here), f"{here}.to"), cards))

    return tuple(adds)


_READERS: dict[str, Callable[[Mapping[str, Any]], Action]] = {
    "choose": lambda value: Choose(_integer(value, "packet", "action", 0, 9)),
    "draw": lambda _: Draw(),
    "take": _read_take,
    "lay": _read_lay,
    "swap": _read_swap,
    "discard": lambda value: Discard(_card(_get(value, "card", "action"), "card")),
    "ask": lambda _: Ask(),
    "answer": lambda value: Answer(_flag(value, "yes", "action")),
}
_FIELDS: dict[str, tuple[str, ...]] = {
    "choose": ("packet",),
    "draw": (),
    "take": ("melds", "adds"),
    "lay": ("melds", "adds", "discard"),
    "swap": ("meld", "card", "for"),
    "discard": ("card",),
    "ask": (),
    "answer": ("yes",),
}


def deal_from_json(value: Mapping[str, Any]) -> Deal:
    """The deal that a JSON value shows. Raises `Malformed`."""
    packets = tuple(
        tuple(_cards(packet, f"packets.{place}") for packet in _sequence(player, f"packets.{place}"))
        for place, player in enumerate(_list(_map(value, "deal"), "packets", "deal"))
    )
    return Deal(
        packets, _card(_get(value, "starter", "deal"), "starter"), _cards(_get(value, "stock", "deal"), "stock")
    )


def deal_to_json(deal: Deal, round_number: int, dealer: int, scores: tuple[int, ...]) -> dict[str, Any]:
    """The deal as the wire shows it, with the round, the dealer and the scores so far."""
    return {
        "players": len(deal.packets),
        "round": round_number,
        "dealer": dealer,
        "scores": list(scores),
        "packets": [_lists(packets) for packets in deal.packets],
        "starter": deal.starter,
        "stock": list(deal.stock),
    }


def view(position: Position, seat: int) -> dict[str, Any]:
    """HF-FOOT-05. Nobody must look at a closed packet, not even its owner: a number stands for cards that are hidden.

    What the player at a seat sees. Hidden are the stock and the hands of the others too.
    """
    shown = position_to_json(position)
    shown["stock"] = len(position.stock)
    for number, player in enumerate(shown["seats"]):
        if number != seat:
            player["hand"] = len(player["hand"])
        for packet in player["packets"]:
            packet["cards"] = len(packet["cards"])

    return shown


def _get(value: Mapping[str, Any], key: str, where: str) -> Any:
    if key not in value:
        raise Malformed(f"{where}: {key}: missing")

    return value[key]


def _map(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Malformed(f"{where}: not an object with named fields")

    return value


def _sequence(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed(f"{where}: not a list")

    return value


def _list(value: Mapping[str, Any], key: str, where: str) -> list[Any]:
    return _sequence(_get(value, key, where), f"{where}: {key}")


def _cards(value: Any, where: str) -> Cards:
    if not isinstance(value, list):
        raise Malformed(f"{where}: not a list of cards")
    for card in value:
        _card(card, where)

    return tuple(value)


def _card(value: Any, where: str) -> Card:
    if not isinstance(value, str) or value not in _FACES:
        raise Malformed(f"{where}: {value!r} is not a card; allowed: a rank and a suit, as in 10H, or JK")

    return value


def _integer(value: Mapping[str, Any], key: str, where: str, least: int, most: int) -> int:
    number = _get(value, key, where)
    if type(number) is not int or not least <= number <= most:
        raise Malformed(f"{where}: {key}: {number!r} is not allowed; allowed: a whole number from {least} to {most}")

    return int(number)


def _flag(value: Mapping[str, Any], key: str, where: str) -> bool:
    flag = _get(value, key, where)
    if not isinstance(flag, bool):
        raise Malformed(f"{where}: {key}: {flag!r} is not allowed; allowed: true or false")

    return flag


def _one_of(value: Mapping[str, Any], key: str, where: str, allowed: tuple[str, ...]) -> str:
    choice = _get(value, key, where)
    if choice not in allowed:
        raise Malformed(f"{where}: {key}: {choice!r} is not allowed; allowed: {', '.join(allowed)}")

    return str(choice)
