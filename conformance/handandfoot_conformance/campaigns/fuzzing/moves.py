"""Actions by chance: mostly such as a player might try, many of them against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from handandfoot.cards import NATURAL_RANKS, WILD_CARDS, rank_of
from handandfoot_conformance.protocol.messages import CardList, Message


class Moves:
    """Actions in one position, from one source of chance."""

    def __init__(self, chance: Random, position: Message, legal: Sequence[Message]) -> None:
        self.chance = chance
        self.position = position
        self.legal = legal
        self.seat: int = position["turn"]["seat"]
        self.hand: CardList = position["seats"][self.seat]["hand"]
        self.side: int = self.seat % len(position["sides"])
        self.melds: list[CardList] = position["sides"][self.side]["melds"]

    def any(self) -> Message:
        """Return an action that somebody might try here."""
        phase = self.position["turn"]["phase"]
        ways: list[tuple[int, Callable[[], Message | None]]] = [
            (8 if phase == "play" else 1, self.lay),
            (4 if phase == "play" else 1, self.add),
            (4 if phase == "play" else 1, self.discard),
            (2 if phase == "play" else 0, self.swap),
            (6 if phase == "draw" else 1, self.take),
            (2 if phase == "draw" else 1, lambda: {"action": "draw"}),
            (5, self.twisted),
            (1 if phase in ("play", "answer") else 0, self.words),
            (3 if phase == "choose" else 0, lambda: {"action": "choose", "packet": self.chance.randrange(3)}),
        ]
        for _ in range(8):
            (way,) = self.chance.choices([way for _, way in ways], [weight for weight, _ in ways])
            action = way()
            if action is not None:
                return self._seated(action)
        return {"action": "draw"}

    def _seated(self, action: Message) -> Message:
        if self.chance.random() < 0.03:
            return {**action, "seat": self.chance.randrange(len(self.position["seats"]))}
        return action

    # Cards

    def group(self, rank: str | None = None, cards: CardList | None = None) -> CardList:
        """Return some cards of the hand that have a rank, and some wild ones: a meld, or almost."""
        held = self.hand if cards is None else cards
        wilds = [card for card in held if card in WILD_CARDS]
        by_rank: dict[str, CardList] = {}
        for card in held:
            if card not in WILD_CARDS:
                by_rank.setdefault(rank_of(card), []).append(card)
        if rank is None:
            names = sorted(by_rank)
            rank = self.chance.choices(names, [len(by_rank[one]) ** 2 for one in names])[0] if names else ""
        own = by_rank.get(rank, [])
        naturals = self.chance.sample(own, self._many(len(own)))
        wild = self.chance.sample(wilds, self._few(len(wilds)))
        return [*naturals, *wild]

    def _many(self, most: int) -> int:
        return max(self.chance.randint(0, most), self.chance.randint(0, most))

    def _few(self, most: int) -> int:
        return min(self.chance.choice((0, 0, 0, 1, 1, 2, 3, 5, 7)), most)

    # Actions

    def lay(self) -> Message | None:
        """New melds, perhaps with an addition or the last discard."""
        left = list(self.hand)
        melds = []
        for _ in range(self.chance.choice((1, 1, 1, 2, 2, 3))):
            meld = self.group(cards=left)
            if meld:
                melds.append(meld)
                left = _without(left, meld)
        if not melds:
            return None
        action: Message = {"action": "lay", "melds": melds}
        if self.melds and self.chance.random() < 0.2:
            addition = self._addition(left)
            action["adds"] = [addition]
            left = _without(left, addition["cards"])
        if left and (len(left) == 1 or self.chance.random() < 0.05):
            action["discard"] = self.chance.choice(left)
        return action

    def add(self) -> Message | None:
        """Cards to a meld, sometimes to one that belongs to others."""
        if not self.melds and self.chance.random() < 0.9:
            return None
        if self.chance.random() < 0.08:
            others = [meld for side in self.position["sides"] for meld in side["melds"]]
            if not others:
                return None
            meld = self.chance.choice(others)
            cards = self.group(_rank(meld)) or self.chance.sample(self.hand, min(1, len(self.hand)))
            return {"action": "lay", "adds": [{"to": meld, "cards": cards}]} if cards else None
        if not self.melds:
            return None
        addition = self._addition(self.hand)
        return {"action": "lay", "adds": [addition]} if addition["cards"] else None

    def _addition(self, held: CardList) -> dict[str, Any]:
        meld = self.chance.choice(self.melds)
        cards = self.group(_rank(meld), held)
        if not cards and held and self.chance.random() < 0.3:
            cards = [self.chance.choice(held)]
        return {"to": meld, "cards": cards}

    def discard(self) -> Message | None:
        """A card of the hand, or one that is not there."""
        if self.hand and self.chance.random() < 0.9:
            return {"action": "discard", "card": self.chance.choice(self.hand)}
        return {"action": "discard", "card": self.chance.choice(NATURAL_RANKS) + "S"}

    def swap(self) -> Message | None:
        """A card of the hand for a wild one of a meld."""
        mixed = [meld for meld in self.melds if WILD_CARDS & set(meld)]
        if not mixed or not self.hand:
            return None
        meld = self.chance.choice(mixed)
        own = [card for card in self.hand if rank_of(card) == _rank(meld)]
        card = self.chance.choice(own or self.hand)
        return {"action": "swap", "meld": meld, "card": card, "for": self.chance.choice(sorted(WILD_CARDS & set(meld)))}

    def take(self) -> Message | None:
        """The pile, with a pair or almost one."""
        if not self.position["pile"]:
            return {"action": "take", "melds": [self.group()]} if self.chance.random() < 0.2 and self.group() else None
        top = self.position["pile"][0]
        if top in WILD_CARDS:
            alike = [card for card in self.hand if rank_of(card) == rank_of(top)]
            cards = self.chance.sample(alike, self._many(len(alike)))
        else:
            cards = self.group(rank_of(top))
        near = [meld for meld in self.melds if _rank(meld) == rank_of(top)]
        action: Message = {"action": "take"}
        if near and self.chance.random() < 0.5:
            action["adds"] = [{"to": self.chance.choice(near), "cards": [top, *cards]}]
        else:
            action["melds"] = [[top, *cards]]
        if self.chance.random() < 0.3:
            more = self.group(cards=_without(self.hand, cards))
            if more:
                action["melds"] = [*action.get("melds", []), more]
        below = self.group(cards=self.position["pile"][1:8]) if self.chance.random() < 0.1 else []
        if below:
            action["melds"] = [*action.get("melds", [[top, *cards]]), below]
        return action

    def words(self) -> Message:
        """Asking and answering."""
        return self.chance.choice(
            ({"action": "ask"}, {"action": "answer", "yes": True}, {"action": "answer", "yes": False})
        )

    def twisted(self) -> Message | None:
        """A legal action with something changed."""
        if not self.legal:
            return None
        action: Message = dict(self.chance.choice(self.legal))
        if action["action"] in ("lay", "take") and action.get("melds"):
            melds = [list(meld) for meld in action["melds"]]
            at = self.chance.randrange(len(melds))
            free = _without(self.hand, [card for meld in melds for card in meld])
            choice = self.chance.randrange(4)
            if choice == 0 and len(melds[at]) > 1:
                melds[at].pop(self.chance.randrange(len(melds[at])))
            elif choice == 1 and free:
                melds[at].append(self.chance.choice(free))
            elif choice == 2 and len(melds) > 1:
                melds.pop(at)
            elif free:
                melds[at][-1] = self.chance.choice(free)
            action["melds"] = melds
            return action
        if action["action"] in ("lay", "take") and action.get("adds") and self.hand:
            adds = [dict(add) for add in action["adds"]]
            at = self.chance.randrange(len(adds))
            adds[at]["cards"] = [*adds[at]["cards"], self.chance.choice(self.hand)]
            action["adds"] = adds
            return action
        return None


def _rank(meld: CardList) -> str:
    return next((rank_of(card) for card in meld if card not in WILD_CARDS), "wild")


def _without(cards: CardList, gone: CardList) -> CardList:
    left = Counter(cards)
    left.subtract(Counter(gone))
    return [card for card, number in left.items() for _ in range(max(number, 0))]
