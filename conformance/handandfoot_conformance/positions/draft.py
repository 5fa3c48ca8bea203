"""The position builder: sparse statements about a table become one complete position.

`Draft` collects what a scenario, or a file, says about the table.
It checks nothing about the rules; it makes the cards add up.
The same statement may be made once only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from handandfoot.cards import Cards, rank_of, sort_cards
from handandfoot_conformance.positions.freezing import frozen_by_rules
from handandfoot_conformance.positions.pack import Pack, Rest, Surplus, pack_of
from handandfoot_conformance.positions.parameter_values import Parameters, Unposable, value_at
from handandfoot_conformance.protocol.seats import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator

Position = dict[str, Any]

CLOSED, PENDING, IN_PLAY, PLAYED_FROM = "closed", "pending", "in play", "played from"
_UP = (IN_PLAY, PLAYED_FROM)

MOMENTS = {
    "": ("draw", False),
    ", after the draw": ("play", False),
    ", after taking the discard pile": ("play", True),
    ", after asking to go out": ("answer", False),
    ", to choose a packet": ("choose", False),
}
"""What may follow "it is Ann's turn", with the phase and whether the pile was taken."""


class Repeated(ValueError):
    """A scenario says the same thing twice."""


class Draft:
    """Everything said about a table so far."""

    def __init__(self, parameters: Parameters, players: int) -> None:
        self.parameters = parameters
        self.players = players
        self.sides = players // int(value_at(parameters, "partnership"))
        self.packet_sizes: list[int] = list(value_at(parameters, "packets"))
        self.said: dict[str, Any] = {}
        self.reads: dict[str, None] = {}
        self.hands: dict[int, Cards] = {}
        self.packets: dict[tuple[int, int], tuple[str, Cards | None]] = {}
        self.side_melds: dict[int, tuple[Cards, ...]] = {}
        self.unnamed_melds: dict[int, list[list[str]]] = {}
        self.book_counts: dict[int, dict[str, int]] = {}
        self.side_threes: dict[int, Cards] = {}
        self.dealt: dict[int, tuple[Cards, ...]] = {}
        self.pile_more: int | None = 0
        self.stock_next: Cards = ()

    # What a sentence of state says

    def turn(self, seat: int, moment: str) -> None:
        """It is a player's turn."""
        phase, taken = MOMENTS[moment]
        self._say("turn", {"seat": self.seat(seat), "phase": phase, "taken": taken})

    def permission(self, seat: int, yes: bool) -> None:
        """The partner of the player to act has answered."""
        self.seat(seat)
        self._say("permission", "granted" if yes else "refused")

    def round(self, number: int) -> None:
        """The number of the round."""
        self._say("round", number)

    def dealer(self, seat: int) -> None:
        """The dealer."""
        self._say("dealer", self.seat(seat))

    def hand(self, seat: int, cards: Cards) -> None:
        """The cards in a player's hand."""
        self._once(self.hands, self.seat(seat), cards, "hand")

    def packet(self, seat: int, index: int, status: str, cards: Cards | None) -> None:
        """How far a player has come with a packet, and what is in it while it is closed."""
        seat = self.seat(seat)
        if index < 0:
            index = len(self.packet_sizes) - 2
            if index < 0:
                return
        if index >= len(self.packet_sizes) - 1:
            raise Unposable(self._dealt_here())
        held = self.packets.get((seat, index))
        if held is not None and status == PENDING and held[0] == CLOSED and cards is None:
            cards = held[1]
        elif held is not None and held[0] == PENDING and status == CLOSED and held[1] is None:
            status = PENDING
        elif held is not None:
            raise Repeated("a packet of this player has been stated before")
        self.packets[seat, index] = (status, cards)

    def melds(self, seat: int, melds: tuple[Cards, ...]) -> None:
        """The melds of a side."""
        self._once(self.side_melds, self.side(seat), melds, "melds")

    def books_by_number(self, seat: int, counts: dict[str, int]) -> None:
        """Finished books of a side, of which only the number matters."""
        self._once(self.book_counts, self.side(seat), counts, "books")

    def threes(self, seat: int, cards: Cards) -> None:
        """The red threes that a side has laid."""
        self._once(self.side_threes, self.side(seat), cards, "red threes")

    def pile(self, cards: Cards, more: int | None = 0) -> None:
        """The discard pile, with so many harmless cards below; None leaves it open what lies below."""
        self._say("pile", cards)
        self.pile_more = more

    def stock_count(self, count: int) -> None:
        """How many cards the stock holds."""
        self._say("stock count", count)

    def next_of_stock(self, cards: Cards) -> None:
        """The cards on top of the stock."""
        self._say("stock", cards)
        self.stock_next = cards

    def scores(self, scores: tuple[int, ...]) -> None:
        """The scores before this round."""
        if len(scores) != self.sides:
            raise Unposable(f"{len(scores)} scores for {self.sides} sides")
        self._say("scores", scores)

    def frozen(self, frozen: bool) -> None:
        """Whether the pile is frozen."""
        self._say("frozen", frozen)

    def dealt_to(self, seat: int, packets: tuple[Cards, ...]) -> None:
        """The packets that a player is dealt."""
        if len(packets) > len(self.packet_sizes):
            raise Unposable(self._dealt_here())
        self._once(self.dealt, self.seat(seat), packets, "dealt packets")

    def starter(self, card: str) -> None:
        """The first card turned up."""
        self._say("starter", card)

    # What can be asked

    @property
    def is_deal(self) -> bool:
        """Whether the scenario begins with a deal and not with a position."""
        return bool(self.dealt) or "starter" in self.said

    @property
    def round_number(self) -> int:
        """The round, the first where none is stated."""
        return int(self.said.get("round", 1))

    @property
    def actor(self) -> int:
        """The player whose turn it is: as stated, or the one left of the dealer."""
        turn = self.said.get("turn")
        return int(turn["seat"]) if turn else (self._dealer() + 1) % self.players

    def seat(self, seat: int) -> int:
        """Return the seat where the table has it."""
        if seat >= self.players:
            who = PLAYERS[seat] if seat < len(PLAYERS) else f"seat {seat}"
            raise Unposable(f"{who} is not at a table of {self.players} players")
        return seat

    def _dealt_here(self) -> str:
        number = len(self.packet_sizes)
        return "each player is dealt one packet here" if number == 1 else f"each player is dealt {number} packets here"

    def side(self, seat: int) -> int:
        """Return the side of a seat."""
        return self.seat(seat) % self.sides

    def value(self, name: str, side: int = 0) -> Any:
        """Return the plain value of a parameter in this round for a side."""
        return value_at(self.parameters, name, round=self.round_number, score=self._scores()[side],
                        books=self._finished_books(side))  # fmt: skip

    def pack(self) -> Pack:
        """Return the pack that is played with."""
        ranks = tuple(value_at(self.parameters, "ranks"))
        return pack_of(value_at(self.parameters, "decks"), value_at(self.parameters, "jokers"), ranks)

    def stated_cards(self) -> Iterator[str]:
        """Yield every card that the scenario puts somewhere."""
        for hand in self.hands.values():
            yield from hand
        for _, cards in self.packets.values():
            yield from cards or ()
        for melds in self.side_melds.values():
            for meld in melds:
                yield from meld
        for threes in self.side_threes.values():
            yield from threes
        for packets in self.dealt.values():
            for packet in packets:
                yield from packet
        if "starter" in self.said:
            yield self.said["starter"]
        yield from self.said.get("pile", ())
        yield from self.stock_next

    # What comes of it

    def position(self) -> Position:
        """Return the complete position; raise `Unposable` where the cards do not add up."""
        rest = Rest(self.pack(), self.stated_cards())
        books = self._unnamed(rest)
        seats = [self._seat(rest, seat) for seat in range(self.players)]
        sides = [
            {
                "melds": [list(sort_cards(meld)) for meld in self.side_melds.get(side, ())] + books.get(side, []),
                "threes": list(sort_cards(self.side_threes.get(side, ()))),
            }
            for side in range(self.sides)
        ]
        position = self._frame(seats, sides)
        position["pile"] = self._pile(rest, sides)
        self._stock(position, rest)
        if "frozen" not in self.said:
            position["frozen"] = bool(frozen_by_rules(position["pile"], self.parameters, self.round_number))
        return position

    def deal(self) -> tuple[Position, Position]:
        """Return the deal, and the position in which it lies before any red three has been laid."""
        rest = Rest(self.pack(), self.stated_cards())
        packets = [self._dealt(rest, seat) for seat in range(self.players)]
        starter = [self.said["starter"]] if "starter" in self.said else rest.take(1, "the discard pile")
        stock = [*self.stock_next, *rest.bottom()]
        chooses = self.value("packet_choice") == "player chooses"
        closed = [
            {
                "hand": [] if chooses else list(cards[0]),
                "packets": [{"status": CLOSED, "cards": packet} for packet in (cards if chooses else cards[1:])],
            }
            for cards in packets
        ]
        before = self._frame(closed, [{"melds": [], "threes": []} for _ in range(self.sides)])
        before |= {"pile": starter, "stock": stock}
        if chooses:
            before["turn"]["phase"] = "choose"
        deal = {
            "players": self.players,
            "round": before["round"],
            "dealer": before["dealer"],
            "scores": before["scores"],
            "packets": packets,
            "starter": starter[0],
            "stock": stock,
        }
        return deal, before

    def score_sides(self) -> list[dict[str, Any]]:
        """Return what lies where at the end of a round, as stated and with nothing added."""
        rest = Rest(self.pack(), self.stated_cards())
        books = self._unnamed(rest)
        return [
            {
                "melds": [list(sort_cards(meld)) for meld in self.side_melds.get(side, ())] + books.get(side, []),
                "threes": list(sort_cards(self.side_threes.get(side, ()))),
                "hands": [list(sort_cards(self.hands.get(seat, ()))) for seat in range(side, self.players, self.sides)],
                "closed": [
                    list(sort_cards(self.packets.get((seat, index), (CLOSED, None))[1] or ()))
                    for seat in range(side, self.players, self.sides)
                    for index in range(len(self.packet_sizes) - 1)
                ],
            }
            for side in range(self.sides)
        ]

    # Parts

    def _say(self, key: str, value: Any) -> None:
        if key in self.said:
            raise Repeated(f"the {key} has been stated before")
        self.said[key] = value

    def _once(self, table: dict[int, Any], key: int, value: Any, what: str) -> None:
        if key in table:
            raise Repeated(f"stated a second time: the {what} of this player or side")
        table[key] = value

    def _dealer(self) -> int:
        return int(self.said.get("dealer", (self.players + self.round_number - 2) % self.players))

    def _scores(self) -> tuple[int, ...]:
        scores: tuple[int, ...] = self.said.get("scores") or (0,) * self.sides
        return scores

    def _finished_books(self, side: int) -> int:
        size: int = value_at(self.parameters, "book_size")
        stated = sum(len(meld) >= size for meld in self.side_melds.get(side, ()))
        return stated + sum(self.book_counts.get(side, {}).values())

    def _frame(self, seats: list[Any], sides: list[Any]) -> Position:
        turn = self.said.get("turn") or {"seat": self.actor, "phase": "draw", "taken": False}
        return {
            "players": self.players,
            "round": self.round_number,
            "dealer": self._dealer(),
            "scores": list(self._scores()),
            "turn": {"opened": False, "permission": self.said.get("permission", "none"), **turn},
            "seats": seats,
            "sides": sides,
            "pile": [],
            "stock": [],
            "frozen": self.said.get("frozen", False),
        }

    def _has_to_choose(self, seat: int) -> bool:
        """Whether a player has not yet chosen a packet: those from the one who is choosing to the dealer."""
        turn = self.said.get("turn")
        if turn is None or turn["phase"] != "choose" or seat in self.hands:
            return False
        return (seat - self.actor) % self.players <= (self._dealer() - self.actor) % self.players

    def _seat(self, rest: Rest, seat: int) -> dict[str, Any]:
        packets = [self.packets.get((seat, index), (None, None)) for index in range(len(self.packet_sizes) - 1)]
        if self._has_to_choose(seat):
            stated = [None, *(cards for _, cards in packets)]
            filled = [self._packet_cards(rest, index - 1, cards) for index, cards in enumerate(stated)]
            return {"hand": [], "packets": [{"status": CLOSED, "cards": cards} for cards in filled]}

        last_up = max((index for index, (status, _) in enumerate(packets) if status in _UP), default=-1)
        pending = any(status == PENDING for status, _ in packets)

        if seat in self.hands:
            hand = list(sort_cards(self.hands[seat]))
        else:
            hand = [] if pending else list(sort_cards(rest.take(self.packet_sizes[last_up + 1], "a hand")))
        return {
            "hand": hand,
            "packets": [
                {"status": PLAYED_FROM if status is None else status, "cards": []}
                if index <= last_up
                else {"status": status or CLOSED, "cards": self._packet_cards(rest, index, cards)}
                for index, (status, cards) in enumerate(packets)
            ],
        }

    def _packet_cards(self, rest: Rest, index: int, cards: Cards | None) -> list[str]:
        if cards is None:
            return list(sort_cards(rest.take(self.packet_sizes[index + 1], "a closed packet")))
        return list(sort_cards(cards))

    def _unnamed(self, rest: Rest) -> dict[int, list[list[str]]]:
        """Choose the books that are given by number, and remember which they are."""
        for side, counts in self.book_counts.items():
            self.unnamed_melds[side] = self._books(rest, side, counts)
        return self.unnamed_melds

    def _books(self, rest: Rest, side: int, counts: dict[str, int]) -> list[list[str]]:
        used = {rank_of(card) for card in self.stated_cards()}
        ranks = tuple(value_at(self.parameters, "ranks"))
        free = [rank for rank in ranks[::-1] if rank not in used] + [rank for rank in ranks[::-1] if rank in used]
        size = self.value("book_size", side)
        books = []
        for kind in ("clean", "dirty"):
            for _ in range(counts.get(kind, 0)):
                wilds = 1 if kind == "dirty" else 0
                books.append(self._book(rest, free, size - wilds, wilds))
        for _ in range(counts.get("wild", 0)):
            wild = rest.take_wilds(size)
            if wild is None:
                raise Unposable(f"the pack has not {size} wild cards left for a wild book")
            books.append(list(sort_cards(wild)))
        return books

    def _book(self, rest: Rest, free: list[str], naturals: int, wilds: int) -> list[str]:
        for place, rank in enumerate(free):
            if (cards := rest.take_rank(rank, naturals)) is not None:
                free.append(free.pop(place))
                wild = rest.take_wilds(wilds)
                if wild is None:
                    break
                return list(sort_cards([*cards, *wild]))
        raise Unposable(f"the pack has not {naturals} cards of one rank left for a book")

    def _dealt(self, rest: Rest, seat: int) -> list[list[str]]:
        packets = []
        for index, size in enumerate(self.packet_sizes):
            stated = self.dealt.get(seat, ())
            cards = list(stated[index]) if index < len(stated) else []
            if len(cards) > size:
                raise Unposable(f"{len(cards)} cards for a packet of {size}")
            packets.append(list(sort_cards([*cards, *rest.take(size - len(cards), "a packet")])))
        return packets

    def _pile(self, rest: Rest, sides: list[Any]) -> list[str]:
        if "pile" in self.said:
            return [*self.said["pile"], *rest.take(self.pile_more or 0, "the discard pile")]
        self.pile_more = None
        near = [*self.hands.get(self.actor, ()), *(card for side in sides for meld in side["melds"] for card in meld)]
        return rest.take_unlike(rank_of(card) for card in near)

    def _stock(self, position: Position, rest: Rest) -> None:
        stock = [*self.stock_next, *rest.bottom()]
        position["stock"] = stock
        count = self.said.get("stock count", len(stock))
        if count == len(stock):
            return
        if count > len(stock):
            raise Unposable(f"the stock is to hold {count} cards, but only {len(stock)} are left for it")
        if count < len(self.stock_next):
            raise Unposable(f"the stock is to hold {count} cards, but {len(self.stock_next)} are stated")

        position["stock"] = stock[:count]
        if self.pile_more is None:
            position["pile"] += stock[count:]
        else:
            self._place(position, stock[count:])

    def _place(self, position: Position, cards: list[str]) -> None:
        """Put cards that neither stock nor pile can hold where they do least: other sides, then unstated hands."""
        others = [side for side in range(self.sides) if side != self.actor % self.sides]
        wild_books = value_at(self.parameters, "all_wild_melds") == "allowed"
        surplus = Surplus(cards, self.value("book_size"), wild_books)
        for place, book in enumerate(surplus.books()):
            side = others[place % len(others)]
            self.unnamed_melds[side] = [*self.unnamed_melds.get(side, []), list(sort_cards(book))]
            position["sides"][side]["melds"].append(list(sort_cards(book)))
        threes = position["sides"][others[0]]["threes"]
        threes[:] = sort_cards([*threes, *surplus.red_threes()])

        seats = [seat for seat in range(self.players) if seat not in self.hands and seat != self.actor]
        if surplus.left and not seats:
            raise Unposable(f"{len(surplus.left)} cards have no place: leave the pile or another player's hand open")
        for place, seat in enumerate(seats):
            hand = position["seats"][seat]["hand"]
            hand[:] = sort_cards([*hand, *surplus.left[place :: len(seats)]])
