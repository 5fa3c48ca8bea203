"""A scene: a question of chance written in sentences, so that it can be shrunk sentence by sentence.

The sentences are those of the catalogue.
Each is put on the table through the same `Draft` that scenarios use,
so whatever a scene leaves out is filled as it would be in a feature.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from handandfoot.cards import Cards
from handandfoot_conformance.campaigns.fuzzing.probe import Probe
from handandfoot_conformance.positions.draft import CLOSED, MOMENTS, PENDING, Draft, Repeated
from handandfoot_conformance.positions.parameter_values import Unposable, value_at
from handandfoot_conformance.positions.reachable import check_position
from handandfoot_conformance.positions.rule_tables import RuleTable
from handandfoot_conformance.protocol.case import CaseKind
from handandfoot_conformance.protocol.messages import Message
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.scenarios.compiler import tallies
from handandfoot_conformance.scenarios.steps.slots import EMPTY, PACKETS

GivenKind = Literal[
    "turn", "permission", "round", "dealer", "scores", "hand", "packet", "up", "pending", "melds", "threes", "pile",
    "next of stock", "stock count", "frozen", "dealt", "starter",
]  # fmt: skip

_MOMENT: Final = {moment: words for words, moment in MOMENTS.items()}


class Given(msgspec.Struct, frozen=True):
    """One sentence under Given: what it says, of whom, and what stands in it."""

    kind: GivenKind
    who: int = 0
    cards: Cards = ()
    groups: tuple[Cards, ...] = ()
    number: int = 0
    words: str = ""
    numbers: tuple[int, ...] = ()

    def say(self, draft: Draft) -> None:
        """Put it on the table."""
        say = {
            "turn": lambda: draft.turn(self.who, self.words),
            "permission": lambda: draft.permission(self.who, self.words == "yes"),
            "round": lambda: draft.round(self.number),
            "dealer": lambda: draft.dealer(self.who),
            "scores": lambda: draft.scores(self.numbers),
            "hand": lambda: draft.hand(self.who, self.cards),
            "packet": lambda: draft.packet(self.who, self.number, CLOSED, self.cards),
            "up": lambda: draft.packet(self.who, self.number, self.words, None),
            "pending": lambda: draft.packet(self.who, self.number, PENDING, None),
            "melds": lambda: draft.melds(self.who, self.groups),
            "threes": lambda: draft.threes(self.who, self.cards),
            "pile": lambda: draft.pile(self.cards),
            "next of stock": lambda: draft.next_of_stock(self.cards),
            "stock count": lambda: draft.stock_count(self.number),
            "frozen": lambda: draft.frozen(True),
            "dealt": lambda: draft.dealt_to(self.who, self.groups),
            "starter": lambda: draft.starter(*self.cards),
        }
        say[self.kind]()

    @property
    def text(self) -> str:
        """The sentence."""
        name = PLAYERS[self.who]
        cards = shown(self.cards)
        up = {"in play": "has taken up", "played from": "has played from"}.get(self.words, "")
        packet = PACKETS[self.number] if self.number < len(PACKETS) else ""
        one = "card" if self.number == 1 else "cards"
        stock = "card of the stock is" if len(self.cards) == 1 else "cards of the stock are"
        return {
            "turn": f"it is {name}'s turn{self.words}",
            "permission": f"{name}'s partner has said {self.words}",
            "round": f"it is round {self.number}",
            "dealer": f"{name} is the dealer",
            "scores": f"the scores are {' and '.join(map(str, self.numbers))}",
            "hand": f"{name}'s hand is {held(self.cards)}",
            "packet": f"{name}'s {packet} is {held(self.cards)}",
            "up": f"{name} {up} the {packet}",
            "pending": f"{name} is to take up the {packet} next turn",
            "melds": f"{name}'s side has melded {grouped(self.groups)}",
            "threes": f"{name}'s side has laid {laid_threes(self.cards)}",
            "pile": f"the discard pile is {held(self.cards)}",
            "next of stock": f"the next {stock} {cards}",
            "stock count": f"the stock holds {self.number} {one}",
            "frozen": "the discard pile is frozen",
            "dealt": f"{name} is dealt {grouped(self.groups)}",
            "starter": f"the starter is {cards}",
        }[self.kind]


def shown(cards: Cards | list[str]) -> str:
    """Return cards as sentences name them."""
    return " ".join(cards) or "nothing"


def held(cards: Cards | list[str]) -> str:
    """Return what a hand, a packet or the discard pile holds."""
    return " ".join(cards) or EMPTY


def laid_threes(cards: Cards | list[str]) -> str:
    """Return the red threes that a side has laid, as sentences name them."""
    noun = "the red three" if len(cards) == 1 else "the red threes"
    return f"{noun} {shown(cards)}" if cards else "no red threes"


def grouped(groups: tuple[Cards, ...] | list[list[str]]) -> str:
    """Return melds as sentences name them."""
    return " and ".join(map(shown, groups)) or "nothing"


class Scene(msgspec.Struct, frozen=True):
    """A question in sentences: what is given, and what is done."""

    kind: CaseKind
    table: RuleTable
    givens: tuple[Given, ...] = ()
    actions: tuple[dict[str, Any], ...] = ()
    cards: Cards = ()
    """The cards of a meld to be checked."""
    seat: int = 0
    """Who looks at the table, or whose side has gone out."""
    out: bool = False
    concealed: bool = False

    def draft(self) -> Draft:
        """Return the table with everything said that is given."""
        draft = Draft(self.table.parameters, self.table.players)
        for given in self.givens:
            given.say(draft)
        return draft

    def probe(self) -> Probe | None:
        """Return the question, or None where the sentences do not make one that play could come to."""
        try:
            request = self._request(self.draft())
        except (Unposable, Repeated, ValueError):
            return None
        position = request.get("position")
        if position is not None and check_position(position, self.table.parameters):
            return None
        if position is not None and len(self.actions) == 1 and not _is_sayable(self.actions[0], position):
            return None
        return Probe(self.kind, self.table, request, self.actions)

    def _request(self, draft: Draft) -> dict[str, Any]:
        if any(not group for given in self.givens for group in given.groups):
            raise Unposable("no sentence names an empty packet before another")
        if self.kind == "meld":
            return {"cards": list(self.cards)}
        if self.kind == "score":
            return self._score(draft)
        if draft.is_deal:
            return {"deal": draft.deal()[0]}
        position = draft.position()
        return {"position": position, "seat": self.seat} if self.kind == "view" else {"position": position}

    def _score(self, draft: Draft) -> dict[str, Any]:
        sides = draft.score_sides()
        points = value_at(self.table.parameters, "card_points")
        for number, side in enumerate(sides):
            side["out"] = self.out and self.seat % draft.sides == number
            side["concealed"] = side["out"] and self.concealed
            side["tallies"] = tallies(side, points, draft.value("book_size", number))
        return {"round": draft.round_number, "sides": sides}


def _is_sayable(action: dict[str, Any], position: Message) -> bool:
    """Say whether there is a sentence for an action: a take says what is laid with the top card."""
    if action["action"] == "choose":
        return bool(action["packet"] <= len(PACKETS))
    if action["action"] != "take":
        return True
    laid = [*action.get("melds", ()), *(add["cards"] for add in action.get("adds", ()))]
    return any(position["pile"][:1] == [card] for cards in laid for card in cards) or not position["pile"]


def scene_of(probe: Probe) -> Scene | None:
    """Return a question in sentences, or None where the catalogue has none for it."""
    if probe.kind == "meld":
        return Scene("meld", probe.table, cards=tuple(probe.request["cards"]))
    if probe.kind == "score":
        return _counted(probe)
    seat = probe.request.get("seat", 0)
    if "deal" in probe.request:
        return Scene("play", probe.table, tuple(_of_deal(probe.request["deal"])), probe.actions)
    position = probe.request["position"]
    turn = position["turn"]
    if (turn["phase"], turn["taken"]) not in _MOMENT:
        return None
    return Scene(probe.kind, probe.table, tuple(_of_position(position)), probe.actions, seat=seat)


def _of_deal(deal: Message) -> Iterator[Given]:
    for seat, packets in enumerate(deal["packets"]):
        yield Given("dealt", seat, groups=tuple(map(tuple, packets)))
    yield Given("round", number=deal["round"])
    yield Given("dealer", deal["dealer"])
    yield Given("scores", numbers=tuple(deal["scores"]))
    yield Given("starter", cards=(deal["starter"],))
    yield Given("next of stock", cards=tuple(deal["stock"]))


def _of_position(position: Message) -> Iterator[Given]:
    turn = position["turn"]
    yield Given("turn", turn["seat"], words=_MOMENT[turn["phase"], turn["taken"]])
    if turn["permission"] != "none":
        yield Given("permission", turn["seat"], words="yes" if turn["permission"] == "granted" else "no")
    yield Given("round", number=position["round"])
    yield Given("dealer", position["dealer"])
    yield Given("scores", numbers=tuple(position["scores"]))
    most = max(len(player["packets"]) for player in position["seats"])
    for seat, player in enumerate(position["seats"]):
        if turn["phase"] == "choose" and len(player["packets"]) == most:
            for place, packet in enumerate(player["packets"][1:]):
                yield Given("packet", seat, tuple(packet["cards"]), number=place)
        else:
            yield from _of_seat(seat, player)
    yield from _of_sides(position["sides"])
    yield Given("pile", cards=tuple(position["pile"]))
    yield Given("next of stock", cards=tuple(position["stock"]))
    yield Given("stock count", number=len(position["stock"]))
    if position["frozen"]:
        yield Given("frozen")


def _of_seat(seat: int, player: Message) -> Iterator[Given]:
    if player["hand"] or not any(packet["status"] == "pending" for packet in player["packets"]):
        yield Given("hand", seat, tuple(player["hand"]))
    for place, packet in enumerate(player["packets"]):
        if packet["status"] in ("in play", "played from"):
            yield Given("up", seat, number=place, words=packet["status"])
        elif packet["status"] == "pending":
            yield Given("pending", seat, number=place)
        if packet["cards"]:
            yield Given("packet", seat, tuple(packet["cards"]), number=place)


def _of_sides(sides: list[Message]) -> Iterator[Given]:
    for side, shows in enumerate(sides):
        if shows["melds"]:
            yield Given("melds", side, groups=tuple(map(tuple, shows["melds"])))
        if shows["threes"]:
            yield Given("threes", side, tuple(shows["threes"]))


def _counted(probe: Probe) -> Scene:
    """Return the counting of a round in sentences."""
    request = probe.request
    number = len(request["sides"])
    givens = [Given("round", number=request["round"])]
    seat, out, concealed = 0, False, False
    for place, side in enumerate(request["sides"]):
        if side["out"]:
            seat, out, concealed = place, True, side["concealed"]
        givens += _of_sides_at(place, side)
        for at, hand in enumerate(side["hands"]):
            if hand:
                givens.append(Given("hand", place + at * number, tuple(hand)))
        each = len(side["closed"]) // max(len(side["hands"]), 1)
        for at, cards in enumerate(side["closed"]):
            if cards:
                givens.append(Given("packet", place + at // each * number, tuple(cards), number=at % each))
    return Scene("score", probe.table, tuple(givens), seat=seat, out=out, concealed=concealed)


def _of_sides_at(place: int, side: Message) -> Iterator[Given]:
    for given in _of_sides([side]):
        yield msgspec.structs.replace(given, who=place)
