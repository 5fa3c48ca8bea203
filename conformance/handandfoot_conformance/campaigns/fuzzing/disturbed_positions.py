"""Positions by chance: a position that play has reached, changed a little, so that rare moments come up often.

No card is lost. What play could not reach is thrown away by whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from handandfoot.cards import BLACK_THREES, RED_THREES, WILD_CARDS, rank_of, sort_cards
from handandfoot_conformance.positions.parameter_values import value_at
from handandfoot_conformance.positions.reachable import check_position
from handandfoot_conformance.positions.rule_tables import RuleTable
from handandfoot_conformance.protocol.messages import Message

_TRIES = 6


def shaken(chance: Random, position: Message, table: RuleTable) -> Message | None:
    """Return a changed copy of a position that play might reach, or None where chance finds none."""
    for _ in range(_TRIES):
        shaking = _Shaking(chance, deepcopy(position), table)
        for _ in range(chance.choice((1, 2, 2, 3, 4))):
            shaking.change()
        shaking.settle()
        if not check_position(shaking.position, table.parameters):
            return shaking.position
    return None


class _Shaking:
    """A position being changed."""

    def __init__(self, chance: Random, position: Message, table: RuleTable) -> None:
        self.chance = chance
        self.position = position
        self.table = table
        self.stock: list[str] = position["stock"]
        self.pile: list[str] = position["pile"]
        self.seat: int = position["turn"]["seat"]
        self.player: dict[str, Any] = position["seats"][self.seat]
        self.side: dict[str, Any] = position["sides"][self.seat % len(position["sides"])]

    def value(self, name: str) -> Any:
        return value_at(self.table.parameters, name, round=self.position["round"])

    def change(self) -> None:
        """Change something."""
        ways: tuple[Callable[[], None], ...] = (
            self.short_stock, self.rich_hand, self.rich_hand, self.top_card, self.top_card, self.books, self.books,
            self.unfinished, self.unfinished, self.foot_up, self.foot_up, self.short_hand, self.short_hand, self.scores,
            self.drawn, self.drawn, self.answered, self.foot_cards, self.partner_up, self.next_of_stock, self.closing,
            self.closing, self.closing, self.wanted_top, self.wanted_top, self.rich_pile, self.no_pile,
        )  # fmt: skip
        self.chance.choice(ways)()

    def settle(self) -> None:
        """Put right what hangs together: cards in order, red threes that no way leads into a hand, and the freeze."""
        laid = {"deal", "draw", "packet"} <= set(self.value("red_threes_laid_from"))
        for seat in self.position["seats"]:
            if laid:
                self.stock += [card for card in seat["hand"] if card in RED_THREES]
                seat["hand"] = [card for card in seat["hand"] if card not in RED_THREES]
            seat["hand"] = list(sort_cards(seat["hand"]))
        for side in self.position["sides"]:
            side["melds"] = [list(sort_cards(meld)) for meld in side["melds"]]
            side["threes"] = list(sort_cards(side["threes"]))
        wild = bool(WILD_CARDS & set(self.pile))
        self.position["frozen"] = wild and self.value("freeze") != "never"
        if self.position["turn"]["opened"] and not self.side["melds"]:
            self.position["turn"]["opened"] = False

    def draw(self, number: int, wanted: Callable[[str], bool]) -> list[str]:
        """Take cards of a kind out of the stock, the lowest first."""
        found: list[str] = []
        for place in range(len(self.stock) - 1, -1, -1):
            if len(found) == number:
                break
            if wanted(self.stock[place]):
                found.append(self.stock.pop(place))
        return found

    def of_rank(self, rank: str, number: int) -> list[str]:
        return self.draw(number, lambda card: rank_of(card) == rank)

    def rank(self) -> str:
        return str(self.chance.choice(self.value("ranks")))

    def short_stock(self) -> None:
        """Leave a few cards in the stock."""
        keep = self.chance.choice((0, 1, 1, 2, 3, 4))
        gone = self.stock[keep:]
        del self.stock[keep:]
        threes = [card for card in gone if card in RED_THREES]
        if threes and self.chance.random() < 0.4:
            self.stock.append(threes.pop())
        self.side["threes"] += threes
        self.pile += [card for card in gone if card not in RED_THREES]

    def rich_hand(self) -> None:
        """Give cards of one rank and wild ones to whoever is to act."""
        if self.player["hand"]:
            self.player["hand"] += self.of_rank(self.rank(), self.chance.randint(2, 6))
            self.player["hand"] += self.draw(self.chance.choice((0, 1, 2, 3)), WILD_CARDS.__contains__)

    def top_card(self) -> None:
        """Put another card on the pile: one that the hand has, a wild one, a black three."""
        hand = [card for card in self.player["hand"] if card not in WILD_CARDS and rank_of(card) != "3"]
        kind = self.chance.randrange(5)
        if kind < 3 and hand:
            rank = rank_of(self.chance.choice(hand))
            self.pile[:0] = self.of_rank(rank, 1)
            self.player["hand"] += self.of_rank(rank, self.chance.choice((0, 1)))
        elif kind == 3:
            self.pile[:0] = self.draw(1, WILD_CARDS.__contains__)
        else:
            self.pile[:0] = self.draw(1, BLACK_THREES.__contains__)

    def books(self) -> None:
        """Lay finished books before a side."""
        side = self.side if self.chance.random() < 0.8 else self.chance.choice(self.position["sides"])
        size = self.value("book_size")
        for _ in range(self.chance.randint(1, 4)):
            wilds = self.chance.choice((0, 0, 1, 2))
            self._lay(side, self.rank(), size - wilds, wilds)
        if self.value("all_wild_melds") == "allowed" and self.chance.random() < 0.5:
            self._lay(side, "", 0, size)

    def unfinished(self) -> None:
        """Lay an unfinished meld before the side, of a rank that the hand may have."""
        hand = [card for card in self.player["hand"] if card not in WILD_CARDS and rank_of(card) != "3"]
        rank = rank_of(self.chance.choice(hand)) if hand and self.chance.random() < 0.7 else self.rank()
        size = self.chance.randint(self.value("meld_min"), self.value("book_size") - 1)
        self._lay(self.side, rank, size - self.chance.choice((0, 0, 1)), self.chance.choice((0, 0, 1)))

    def _lay(self, side: dict[str, Any], rank: str, naturals: int, wilds: int) -> None:
        cards = [*self.of_rank(rank, naturals), *self.draw(wilds, WILD_CARDS.__contains__)]
        if len(cards) == naturals + wilds:
            side["melds"].append(cards)
        else:
            self.stock += cards

    def foot_up(self) -> None:
        """Let whoever is to act have come to the last packet."""
        self._up(self.seat)

    def partner_up(self) -> None:
        """Let somebody else have come to the last packet."""
        others = [seat for seat in range(len(self.position["seats"])) if seat != self.seat]
        self._up(self.chance.choice(others))

    def _up(self, seat: int) -> None:
        player = self.position["seats"][seat]
        if not player["packets"] or player["packets"][-1]["status"] != "closed" or self._chooses():
            return
        self.stock += player["hand"]
        player["hand"] = player["packets"][-1]["cards"]
        for packet in player["packets"][:-1]:
            self.stock += packet["cards"]
            packet.update(status="played from", cards=[])
        player["packets"][-1] = {"status": self.chance.choice(("in play", "played from")), "cards": []}

    def short_hand(self) -> None:
        """Leave a few cards in the hand."""
        keep = self.chance.choice((1, 1, 2, 2, 3, 4, 5))
        hand = self.player["hand"]
        self.chance.shuffle(hand)
        self.stock += hand[keep:]
        del hand[keep:]

    def scores(self) -> None:
        """Another round, and other scores."""
        last = self.value("game_rounds")
        number = self.chance.randint(1, last or 6)
        self.position["round"] = number
        if number > 1:
            self.position["scores"] = [self.chance.randrange(-100, 1000, 1) * 5 for _ in self.position["scores"]]

    def drawn(self) -> None:
        """Let the draw have been made already."""
        if self.position["turn"]["phase"] == "draw":
            self.position["turn"]["phase"] = "play"

    def answered(self) -> None:
        """Let the partner have answered."""
        turn = self.position["turn"]
        if turn["phase"] == "play" and self.value("out_permission") != "none":
            turn["permission"] = self.chance.choice(("granted", "granted", "refused"))

    def foot_cards(self) -> None:
        """Put a red three into the next closed packet."""
        for packet in self.player["packets"]:
            if packet["status"] == "closed" and packet["cards"]:
                three = self.draw(1, RED_THREES.__contains__)
                if three:
                    self.stock.append(packet["cards"].pop())
                    packet["cards"] = list(sort_cards([*packet["cards"], *three]))
                return

    def next_of_stock(self) -> None:
        """Put a red three, or a card of the hand's ranks, on top of the stock."""
        wanted = RED_THREES if self.chance.random() < 0.6 else WILD_CARDS
        cards = self.draw(1, wanted.__contains__)
        if self.chance.random() < 0.5:
            self.stock[:0] = cards
        else:
            self.stock[1:1] = cards

    def closing(self) -> None:
        """Bring whoever is to act close to going out: the last packet, about the books that are needed, few cards."""
        if self._chooses() or self.position["turn"]["phase"] == "answer":
            return
        self._up(self.seat)
        self.drawn()
        size = self.value("book_size")
        needed = self.value("out_books")
        lacking = self.chance.choice(("", "", "", "clean", "dirty", "any", "wild"))
        for kind, wilds in (("clean", 0), ("dirty", 1), ("any", 0)):
            for _ in range(needed.get(kind, 0) - (kind == lacking)):
                self._lay(self.side, self.rank(), size - wilds, wilds)
        if self.value("all_wild_melds") == "allowed" and lacking != "wild":
            self._lay(self.side, "", 0, size)
        for _ in range(self.chance.choice((0, 1, 2))):
            self.partner_up()
        hand = self.player["hand"]
        self.stock += hand
        hand[:] = self.of_rank(self.rank(), self.chance.choice((0, 1, 3, 3, 4)))
        hand += self.draw(self.chance.choice((1, 1, 2)), lambda card: card not in RED_THREES)
        if self.chance.random() < 0.7:
            self.answered()

    def wanted_top(self) -> None:
        """Put a card on the pile whose rank the side is building, or that a pair in the hand awaits."""
        rank = self.rank()
        if self.chance.random() < 0.7:
            self._lay(self.side, rank, self.chance.randint(self.value("meld_min"), self.value("book_size") - 1), 0)
        self.pile[:0] = self.of_rank(rank, 1)
        if self.player["hand"]:
            self.player["hand"] += self.of_rank(rank, self.chance.choice((0, 1, 2, 2, 3)))
        if self.position["turn"]["phase"] == "play":
            self.position["turn"].update(phase="draw", taken=False, opened=False, permission="none")

    def rich_pile(self) -> None:
        """Put cards of one rank below the top card."""
        self.pile[1:1] = self.of_rank(self.rank(), self.chance.randint(1, 4))

    def no_pile(self) -> None:
        """Leave no card on the pile."""
        if self.chance.random() < 0.5:
            self.stock += self.pile
            self.pile.clear()

    def _chooses(self) -> bool:
        return bool(self.position["turn"]["phase"] == "choose")
