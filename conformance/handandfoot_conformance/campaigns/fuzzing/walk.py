"""A game by chance: the deal, what is played from it, and on the way the questions that chance asks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from handandfoot.cards import NATURAL_RANKS, SUITS, full_pack, sort_cards
from handandfoot.chance import shuffled
from handandfoot_conformance.campaigns.fuzzing.disturbed_positions import shaken
from handandfoot_conformance.campaigns.fuzzing.moves import Moves
from handandfoot_conformance.campaigns.fuzzing.probe import OVER, Oracle, Probe
from handandfoot_conformance.positions.parameter_values import value_at
from handandfoot_conformance.positions.rule_tables import RuleTable
from handandfoot_conformance.protocol.messages import Message
from handandfoot_conformance.scenarios.compiler import tallies

_MOST_ACTIONS = 30
"""How far a game is played; rare moments are brought about instead of waited for."""
_LISTED_WITH = 24
"""With more cards in hand than this, legal actions are not listed, as there are too many."""


def dealt(table: RuleTable, seed: str, chance: Random) -> Message:
    """Return a deal, mostly of the first round."""
    parameters = table.parameters
    number = 1 if chance.random() < 0.7 else chance.randint(1, value_at(parameters, "game_rounds") or 5)
    names = ("decks", "jokers", "ranks", "packets", "partnership")
    decks, jokers, ranks, sizes, partnership = (value_at(parameters, name) for name in names)
    cards = list(shuffled(full_pack(decks, jokers, tuple(ranks)), seed, 1))
    packets: list[list[list[str]]] = [[] for _ in range(table.players)]
    for size in sizes:
        for seat in range(table.players):
            packets[seat].append(list(sort_cards(cards[:size])))
            del cards[:size]
    refused = set(value_at(parameters, "starter_refused"))
    place = next(at for at, card in enumerate(cards) if not _kind(card) & refused)
    starter = cards.pop(place)
    return {
        "players": table.players,
        "round": number,
        "dealer": (table.players + number - 2) % table.players,
        "scores": [0 if number == 1 else chance.randrange(-20, 400) * 5 for _ in range(table.players // partnership)],
        "packets": packets,
        "starter": starter,
        "stock": cards,
    }


def _kind(card: str) -> set[str]:
    if card[0] == "2" or card == "JK":
        return {"wild"}
    return {"red three" if card[1] in "HD" else "black three"} if card[0] == "3" else set()


class Walk:
    """One game by chance under one rule table."""

    def __init__(self, oracle: Oracle, table: RuleTable, seed: str, capabilities: frozenset[str]) -> None:
        self.oracle = oracle
        self.table = table
        self.seed = seed
        self.can = capabilities
        self.chance = Random(f"{seed}:{table.variant}:{table.players}")

    def probes(self) -> Iterator[Probe]:
        """Yield the questions of the game, in order."""
        deal = dealt(self.table, self.seed, self.chance)
        begun = self.oracle.play(Probe("play", self.table, {"deal": deal}))
        if begun is None:
            return
        position = _bare(begun[1])
        if "deals" in self.can:
            yield Probe("play", self.table, {"deal": deal})
        done: list[Message] = []
        for _ in range(_MOST_ACTIONS):
            if position["turn"]["phase"] in OVER:
                break
            yield from self._about(position)
            action = self._chosen(position)
            if action is None:
                break
            played = self.oracle.play(Probe("play", self.table, {"position": position}, (action,)))
            if played is not None:
                done.append(action)
                position = _bare(played[1])
        if "deals" in self.can and done:
            yield Probe("play", self.table, {"deal": deal}, tuple(done))

    def _chosen(self, position: Message) -> Message | None:
        """Return the action with which the game goes on: a legal one, or any where positions cannot be asked about."""
        legal = self._legal(position)
        if not legal:
            return None
        if "positions" not in self.can and self.chance.random() < 0.3:
            return Moves(self.chance, position, legal).any()
        busy = [action for action in legal if action["action"] not in ("discard", "draw")]
        return self.chance.choice(busy if busy and self.chance.random() < 0.6 else legal)

    def _legal(self, position: Message) -> list[Message]:
        hand = position["seats"][position["turn"]["seat"]]["hand"]
        if len(hand) <= _LISTED_WITH:
            return self.oracle.legal(self.table, position)
        if position["turn"]["phase"] == "draw":
            return [{"action": "draw"}]
        return [{"action": "discard", "card": card} for card in hand if card[0] not in "23J"][:5]

    def _about(self, position: Message) -> Iterator[Probe]:
        """Yield questions about a position that has been reached, and about others near it."""
        yield from self._questions(position, 2)
        for _ in range(2):
            other = shaken(self.chance, position, self.table)
            if other is not None:
                yield from self._questions(other, 3)

    def _questions(self, position: Message, number: int) -> Iterator[Probe]:
        table = self.table
        if "positions" in self.can:
            legal = self._legal(position)
            moves = Moves(self.chance, position, legal)
            for action in self._some(legal, number):
                yield Probe("play", table, {"position": position}, (action,))
            for _ in range(number):
                yield Probe("play", table, {"position": position}, (moves.any(),))
        if "melds" in self.can:
            yield Probe("meld", table, {"cards": self._meld()})
        if "scoring" in self.can and position["turn"]["phase"] != "choose":
            yield Probe("score", table, self._score(position))
        if "views" in self.can and self.chance.random() < 0.2:
            seat = self.chance.randrange(table.players)
            yield Probe("view", table, {"position": position, "seat": seat})
        if "legal" in self.can and self.chance.random() < 0.5:
            yield Probe("legal", table, {"position": position})

    def _some(self, legal: list[Message], number: int) -> Iterator[Message]:
        """Yield some legal actions, a rare kind as often as a common one."""
        kinds: dict[str, list[Message]] = {}
        for action in legal:
            kinds.setdefault(action["action"], []).append(action)
        for _ in range(number if kinds else 0):
            yield self.chance.choice(kinds[self.chance.choice(sorted(kinds))])

    def _meld(self) -> list[str]:
        """Return cards that may be a meld."""
        chance, ranks = self.chance, value_at(self.table.parameters, "ranks")
        decks, jokers = (value_at(self.table.parameters, name) for name in ("decks", "jokers"))
        rank = chance.choice(ranks) if chance.random() < 0.93 else "3"
        pack = [rank + suit for suit in SUITS] * decks
        wild = [f"2{suit}" for suit in SUITS] * decks + ["JK"] * jokers
        naturals, wilds = self._sizes()
        naturals, wilds = min(naturals, len(pack)), min(wilds, len(wild))
        cards = [*chance.sample(pack, naturals), *chance.sample(wild, wilds)]
        if chance.random() < 0.05:
            cards.append(chance.choice(NATURAL_RANKS) + "S")
        return cards or [chance.choice(pack)]

    def _sizes(self) -> tuple[int, int]:
        """Return how many natural and how many wild cards a meld is to have: often a book, or nearly."""
        size = value_at(self.table.parameters, "book_size")
        whole = self.chance.choice((size - 1, size, size, size, size + 1, *range(2, size)))
        wilds = self.chance.choice((0, 0, 1, 1, 2, 2, 3, 3, 4, whole - 1, whole))
        return max(whole - wilds, 0), min(wilds, whole)

    def _score(self, position: Message) -> dict[str, Any]:
        """Return the request that counts a position as if the round were over."""
        parameters, number = self.table.parameters, len(position["sides"])
        points = value_at(parameters, "card_points")
        out = self.chance.randrange(-1, number)
        sides = []
        for place, side in enumerate(position["sides"]):
            seats = position["seats"][place::number]
            shown = {
                "melds": side["melds"],
                "threes": side["threes"],
                "hands": [seat["hand"] for seat in seats],
                "closed": [packet["cards"] for seat in seats for packet in seat["packets"]],
                "out": place == out,
                "concealed": place == out and self.chance.random() < 0.3,
            }
            shown["tallies"] = tallies(shown, points, value_at(parameters, "book_size"))
            sides.append(shown)
        return {"round": position["round"], "sides": sides}


def _bare(position: Message) -> Message:
    return {name: value for name, value in position.items() if name != "winners"}
