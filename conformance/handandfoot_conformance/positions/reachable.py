"""Whether play can reach a position, or the end of a round: for scenarios, and for what a person writes.

Each check is a generator over a complete position and the resolved parameters; it yields one line for each fault.
The checks read values and count cards. They are necessary, not sufficient:
what they let pass may still need a strange game, what they name cannot come about in any.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from handandfoot.cards import BLACK_THREES, RED_THREES, THREES, WILD_CARDS, rank_of
from handandfoot_conformance.positions.freezing import frozen_by_rules
from handandfoot_conformance.positions.pack import pack_of
from handandfoot_conformance.positions.parameter_values import Parameters, value_at
from handandfoot_conformance.positions.round_ends import end_faults, round_faults
from handandfoot_conformance.protocol.seats import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

Position = dict[str, Any]

_PLAYING = ("draw", "play", "answer")
_OVER = ("round over", "game over")


class Rules:
    """Values of parameters in the round of a position."""

    def __init__(self, parameters: Parameters, position: Position) -> None:
        self.parameters = parameters
        self.round = int(position["round"])

    def __getitem__(self, name: str) -> Any:
        """Return the value of a parameter, read for a side without score and books where a table asks for them."""
        return value_at(self.parameters, name, round=self.round)


def check_request(body: Mapping[str, Any], parameters: Parameters) -> list[str]:
    """Return what is wrong with the position of a request, or with the end of the round that it asks to be counted.

    This one function decides for the judge, the score sheet and the lint of the scenarios what cannot be.
    A request that holds neither has nothing wrong with it here.
    """
    if "position" in body:
        return check_position(body["position"], parameters)
    return end_faults(body["round"], body["sides"], parameters, part=True) if "sides" in body else []


def check_position(position: Position, parameters: Parameters) -> list[str]:
    """Return what is wrong with a complete position, one line for each fault; nothing where play may reach it."""
    rules = Rules(parameters, position)
    return [fault for check in _CHECKS for fault in check(position, rules)]


def cards_of(position: Position) -> Iterator[str]:
    """Yield every card of a position."""
    yield from position["pile"]
    yield from position["stock"]
    for seat in position["seats"]:
        yield from seat["hand"]
        for packet in seat["packets"]:
            yield from packet["cards"]
    for side in position["sides"]:
        yield from side["threes"]
        for meld in side["melds"]:
            yield from meld


def _table(position: Position, rules: Rules) -> Iterator[str]:
    players, partnership = position["players"], rules["partnership"]
    if len(position["seats"]) != players:
        yield f"{len(position['seats'])} seats for {players} players"
    if len(position["sides"]) != players // partnership:
        yield f"{len(position['sides'])} sides for {players} players in sides of {partnership}"
    if len(position["scores"]) != len(position["sides"]):
        yield f"{len(position['scores'])} scores for {len(position['sides'])} sides"
    for what, seat in (("dealer", position["dealer"]), ("turn", position["turn"]["seat"])):
        if not 0 <= seat < players:
            yield f"{what}: there is no seat {seat}; allowed: 0 to {players - 1}"
    if position["turn"]["phase"] not in _OVER:
        yield from round_faults(rules.round, position["scores"], rules.parameters)


def _pack(position: Position, rules: Rules) -> Iterator[str]:
    pack = pack_of(rules["decks"], rules["jokers"], tuple(rules["ranks"])).counts
    there = Counter(cards_of(position))
    for card in sorted(set(pack) | set(there)):
        if there[card] != pack.get(card, 0):
            more = "too many" if there[card] > pack.get(card, 0) else "too few"
            yield f"{more} cards {card}: {there[card]}, and the pack holds {pack.get(card, 0)}"


def _packets(position: Position, rules: Rules) -> Iterator[str]:
    sizes = rules["packets"]
    phase, actor = position["turn"]["phase"], position["turn"]["seat"]
    for number, seat in enumerate(position["seats"]):
        name = PLAYERS[number]
        statuses = [packet["status"] for packet in seat["packets"]]
        choosing = phase == "choose" and len(statuses) == len(sizes)
        if choosing:
            continue
        if len(statuses) != len(sizes) - 1:
            yield f"{name} has {len(statuses)} packets beside the hand; allowed: {len(sizes) - 1}"
            continue
        yield from _order(name, statuses)
        for index, packet in enumerate(seat["packets"]):
            up = packet["status"] in ("in play", "played from")
            if up and packet["cards"]:
                yield f"{name}'s packet {index + 2} is in play, so its cards are the hand"
            if not up and len(packet["cards"]) != sizes[index + 1]:
                yield f"{name}'s closed packet holds {len(packet['cards'])} cards; it is dealt {sizes[index + 1]}"
        pending = "pending" in statuses
        if pending and seat["hand"]:
            yield f"{name} is to take up a packet next turn, but still holds a hand"
        if pending and number == actor and phase in _PLAYING:
            yield f"{name} is to act, so the waiting packet has been taken up"
        if not pending and not seat["hand"] and phase not in _OVER:
            yield f"{name} holds no card, though the round goes on"


def _order(name: str, statuses: list[str]) -> Iterator[str]:
    rank = {"played from": 0, "in play": 1, "pending": 2, "closed": 3}
    order = [rank[status] for status in statuses]
    if order != sorted(order) or statuses.count("in play") > 1 or statuses.count("pending") > 1:
        yield f"{name}'s packets are taken up in order, the next after the last: {', '.join(statuses)}"
    if "pending" in statuses and "in play" in statuses:
        yield f"{name} has nothing played from the packet in play, so no other can be waiting"


def _turn(position: Position, rules: Rules) -> Iterator[str]:
    turn = position["turn"]
    phase, side = turn["phase"], turn["seat"] % max(len(position["sides"]), 1)
    if phase in ("draw", "choose") and (turn["taken"] or turn["opened"] or turn["permission"] != "none"):
        yield "the turn has only begun, so nothing can have been taken, opened or asked in it"
    if turn["opened"] and not position["sides"][side]["melds"]:
        yield "the side has opened in this turn, but has no meld"
    if turn["taken"] and phase in _PLAYING and not position["sides"][side]["melds"]:
        yield "the pile has been taken in this turn, but the side has no meld"
    if turn["permission"] != "none" and rules["out_permission"] == "none":
        yield "a permission has been given, but these rules know none"
    if phase == "answer" and rules["out_permission"] == "none":
        yield "a partner has to answer, but these rules know no asking"
    if phase == "choose" and rules["packet_choice"] == "as dealt":
        yield "a packet is to be chosen, but these rules leave no choice"


def _melds(position: Position, rules: Rules) -> Iterator[str]:
    size, open_growth = rules["book_size"], rules["book_growth"] == "open"
    per_rank = rules["unfinished_per_rank"]
    for number, side in enumerate(position["sides"]):
        name = f"{PLAYERS[number]}'s side"
        unfinished: Counter[str] = Counter()
        for meld in side["melds"]:
            ranks = {rank_of(card) for card in meld if card not in WILD_CARDS}
            yield from (f"{name}: {fault}" for fault in _meld(meld, ranks, rules))
            if len(meld) > size and not open_growth:
                yield f"{name}: a meld of {len(meld)} cards; a book is {size}"
            if len(meld) < size:
                unfinished[next(iter(ranks), "wild")] += 1
        for rank, count in unfinished.items():
            if per_rank is not None and count > per_rank:
                yield f"{name} has {count} unfinished melds of {rank}; allowed: {per_rank}"
        if any(card not in RED_THREES for card in side["threes"]):
            yield f"{name} has laid as a red three what is none"


def _meld(meld: list[str], ranks: set[str], rules: Rules) -> Iterator[str]:
    wilds = sum(card in WILD_CARDS for card in meld)
    naturals = len(meld) - wilds
    shown = " ".join(meld)
    if len(ranks) > 1:
        yield f"the meld {shown} has more than one rank"
    if len(meld) < rules["meld_min"]:
        yield f"the meld {shown} has fewer than {rules['meld_min']} cards"
    if "3" in ranks and (rules["black_three_melds"] == "never" or not BLACK_THREES.issuperset(set(meld) & THREES)):
        yield f"the meld {shown} holds a three"
    if naturals == 0:
        if rules["all_wild_melds"] == "forbidden":
            yield f"the meld {shown} is all wild, which these rules forbid"
    elif wilds and not _carries(naturals, wilds, rules):
        yield f"the meld {shown} has more wild cards than these rules allow"


def _carries(naturals: int, wilds: int, rules: Rules) -> bool:
    limit, margin = rules["wild_limit"], int(rules["natural_margin"])
    return (
        naturals >= int(rules["naturals_per_wild"]) * wilds
        and (limit is None or wilds <= int(limit))
        and naturals >= int(rules["natural_minimum"])
        and (margin == 0 or naturals - wilds >= margin)
    )


def _red_threes(position: Position, rules: Rules) -> Iterator[str]:
    """No hand holds a red three where every way into it has red threes laid at once."""
    laid = set(rules["red_threes_laid_from"])
    never_held = {"deal", "draw", "packet"} <= laid
    in_pile = not never_held or "red three" not in rules["starter_refused"]
    for number, seat in enumerate(position["seats"]):
        up = any(packet["status"] in ("in play", "played from") for packet in seat["packets"])
        ways = {"packet" if up else "deal", "draw"} | ({"pile"} if in_pile else set())
        if ways <= laid and RED_THREES & set(seat["hand"]):
            yield f"{PLAYERS[number]} holds a red three, which is laid at once however it comes"


def _frozen(position: Position, rules: Rules) -> Iterator[str]:
    fixed = frozen_by_rules(position["pile"], rules.parameters, rules.round)
    if position["frozen"] and rules["freeze"] == "never":
        yield "the pile is frozen, but these rules know no freezing"
    elif position["frozen"] and fixed is False:
        yield "the pile is frozen, but no wild card lies in it"
    elif fixed and not position["frozen"]:
        yield "the pile is not frozen, but a wild card has been discarded on it"


_CHECKS: tuple[Callable[[Position, Rules], Iterator[str]], ...] = (
    _table,
    _pack,
    _packets,
    _turn,
    _melds,
    _red_threes,
    _frozen,
)
