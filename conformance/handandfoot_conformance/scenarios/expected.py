"""What a scenario expects: the position before the action, with the changes that it states.

The sentences of state and of change write into a copy of the position before.
Nothing is worked out from the rules, save what a part of the position *is*:
a side's opening was laid in this turn when the side had no meld before it and has one now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from handandfoot.cards import Cards, sort_cards
from handandfoot_conformance.positions.draft import CLOSED, MOMENTS, PENDING
from handandfoot_conformance.positions.parameter_values import Unposable
from handandfoot_conformance.protocol.case import Expectation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from handandfoot_conformance.positions.draft import Draft, Position


_OVER = ("turn.seat", "turn.taken", "turn.opened", "turn.permission")


class Expected:
    """The expectations after one act, and the position they describe.

    It has the methods that a `Draft` has for the sentences of state, so that a sentence has one meaning.
    """

    def __init__(self, draft: Draft, before: Position | None) -> None:
        self.draft = draft
        self.before = before
        self.after: Position = dict(before) if before is not None else {}
        self.found: list[tuple[str, str, Any, str, int]] = []
        self.text = ""
        self.line = 0
        self.over = False
        self.scores_stated = False
        self._owned: set[str] = set()

    def at(self, text: str, line: int) -> None:
        """Say which sentence speaks now."""
        self.text, self.line = text, line

    def note(self, kind: str, path: str = "", value: Any = None) -> None:
        """Enter an expectation whose value is known, or is the whole position."""
        if kind.startswith("nothing"):
            self.position  # noqa: B018  # there must be one
        self.found.append((kind, path, value, self.text, self.line))

    # What a sentence of state says

    def turn(self, seat: int, moment: str) -> None:
        """It is a player's turn."""
        phase, taken = MOMENTS[moment]
        stated = {"seat": self.draft.seat(seat), "phase": phase, "taken": taken}
        before = self.position["turn"]
        passed = before["seat"] != seat or phase in ("draw", "choose")
        fresh = {"opened": False, "permission": "none"} if passed else {}
        self.after["turn"] = {**self.after["turn"], **fresh, **stated}
        self.note("part", "turn", stated)

    def permission(self, seat: int, yes: bool) -> None:
        """The partner of the player to act has answered."""
        self.draft.seat(seat)
        stated = {"permission": "granted" if yes else "refused"}
        self.after["turn"] = {**self.after["turn"], **stated}
        self.note("part", "turn", stated)

    def round(self, number: int) -> None:
        """The number of the round."""
        self._set("round", number)

    def dealer(self, seat: int) -> None:
        """The dealer."""
        self._set("dealer", self.draft.seat(seat))

    def hand(self, seat: int, cards: Cards) -> None:
        """The cards in a player's hand."""
        holder = self._own("seats", self.draft.seat(seat))
        chosen = list(sort_cards(cards))
        if chosen and not holder["hand"] and len(holder["packets"]) == len(self.draft.packet_sizes):
            holder["packets"] = _without(holder["packets"], chosen)
        holder["hand"] = chosen
        self.note("part", f"seats.{seat}.hand")

    def packet(self, seat: int, index: int, status: str, cards: Cards | None) -> None:
        """How far a player has come with a packet, and what is in it while it is closed."""
        packets = self._own("seats", self.draft.seat(seat))["packets"]
        index = len(packets) - 1 if index < 0 else index
        if index >= len(packets):
            raise Unposable(f"no player has a packet number {index + 2} here")
        if cards is None:
            cards = packets[index]["cards"] if status in (CLOSED, PENDING) else ()
        stated = {"status": status, "cards": list(sort_cards(cards))}
        self.after["seats"][seat]["packets"] = [*packets[:index], stated, *packets[index + 1 :]]
        self.note("part", f"seats.{seat}.packets.{index}")

    def melds(self, seat: int, melds: tuple[Cards, ...]) -> None:
        """The melds of a side, besides the books that the scenario gives by number only."""
        side = self.draft.side(seat)
        unnamed = self.draft.unnamed_melds.get(side, [])
        self._own("sides", side)["melds"] = [list(sort_cards(meld)) for meld in melds] + unnamed
        self.note("part", f"sides.{side}.melds")

    def threes(self, seat: int, cards: Cards) -> None:
        """The red threes that a side has laid."""
        side = self.draft.side(seat)
        self._own("sides", side)["threes"] = list(sort_cards(cards))
        self.note("part", f"sides.{side}.threes")

    def pile(self, cards: Cards, more: int | None = 0) -> None:
        """The discard pile, exactly."""
        if more != 0:
            raise ValueError("under Then the discard pile is stated exactly")
        self._set("pile", list(cards))

    def stock_count(self, count: int) -> None:
        """How many cards the stock holds: the lowest of those that it held before."""
        stock = self.position["stock"]
        if count > len(stock):
            raise Unposable(f"the stock held {len(stock)} cards before, so it cannot hold {count}")
        self._set("stock", stock[len(stock) - count :])

    def scores(self, scores: tuple[int, ...]) -> None:
        """The scores."""
        if len(scores) != self.draft.sides:
            raise Unposable(f"{len(scores)} scores for {self.draft.sides} sides")
        self.scores_stated = True
        self._set("scores", list(scores))

    def frozen(self, frozen: bool) -> None:
        """Whether the pile is frozen."""
        self._set("frozen", frozen)

    # What a sentence of change says

    def hand_gained(self, seat: int, cards: Iterable[str]) -> None:
        """Cards have come into a hand."""
        holder = self._own("seats", self.draft.seat(seat))
        holder["hand"] = list(sort_cards([*holder["hand"], *cards]))
        self.note("part", f"seats.{seat}.hand")

    def hand_lost(self, seat: int, cards: Iterable[str]) -> None:
        """Cards have left a hand."""
        holder = self._own("seats", self.draft.seat(seat))
        left = list(holder["hand"])
        for card in cards:
            if card not in left:
                raise Unposable(f"{card} is not in that hand before the action, so the hand cannot lose it")
            left.remove(card)
        holder["hand"] = left
        self.note("part", f"seats.{seat}.hand")

    def stock_lost_cards(self, cards: Cards) -> None:
        """These cards have gone from the top of the stock."""
        self._check_top("the stock", self.after["stock"], cards)
        self.stock_lost(len(cards))

    def pile_lost_cards(self, cards: Cards) -> None:
        """These cards have gone from the top of the discard pile."""
        self._check_top("the discard pile", self.after["pile"], cards)
        self.pile_lost(len(cards))

    def _check_top(self, what: str, lying: list[str], cards: Cards) -> None:
        if tuple(lying[: len(cards)]) != tuple(cards):
            raise Unposable(f"{what} does not begin with {' '.join(cards)} before the action")

    def stock_lost(self, count: int) -> None:
        """Cards have gone from the top of the stock."""
        stock = self.after["stock"]
        if count > len(stock):
            raise Unposable(f"the stock holds {len(stock)} cards, so it cannot lose {count}")
        self._set("stock", stock[count:])

    def stock_gained(self, cards: Cards) -> None:
        """Cards have been put on the stock."""
        self._set("stock", [*cards, *self.after["stock"]])

    def stock_gained_below(self, place: int | str, way: str, cards: Cards) -> None:
        """Cards have been put under the stock; nothing else has a bottom where cards come or go."""
        if place != "stock" or way != "gained":
            raise ValueError("only the stock gains cards at the bottom")
        self._set("stock", [*self.after["stock"], *cards])

    def pile_gained(self, cards: Cards) -> None:
        """Cards have been put on the discard pile."""
        self._set("pile", [*cards, *self.after["pile"]])

    def pile_lost(self, count: int) -> None:
        """Cards have been taken from the top of the discard pile."""
        pile = self.after["pile"]
        if count > len(pile):
            raise Unposable(f"the discard pile holds {len(pile)} cards, so it cannot lose {count}")
        self._set("pile", pile[count:])

    def finished(self, phase: str) -> None:
        """The round or the game is over."""
        self.over = True
        self.after["turn"] = {**self.after["turn"], "phase": phase}
        self.note(phase, "turn.phase", phase)

    def hidden(self, seat: int | None, packet: int | None, hidden: bool) -> None:
        """Cards are shown, or only their number; no seat means the stock, no packet the hand."""
        if seat is None:
            path = "stock"
        elif packet is None:
            path = f"seats.{self.draft.seat(seat)}.hand"
        else:
            path = f"seats.{self.draft.seat(seat)}.packets.{packet}.cards"
        cards = value_of(self.position, path)
        self.note("hidden" if hidden else "seen", path, len(cards) if hidden else cards)

    # What comes of it

    @property
    def top(self) -> Cards:
        """The top card of the discard pile, or nothing where the pile is empty."""
        return tuple(self.after["pile"][:1]) if self.after else ()

    def seat(self, seat: int) -> int:
        """Return a seat that the table has."""
        return self.draft.seat(seat)

    def side(self, seat: int) -> int:
        """Return the side of a seat that the table has."""
        return self.draft.side(seat)

    @property
    def position(self) -> Position:
        """The position before the action."""
        if self.before is None:
            raise ValueError("there is no position in this scenario, so none can have changed")
        return self.before

    def expectations(self) -> tuple[Expectation, ...]:
        """Return the expectations in the order of the sentences, with their final values."""
        self._see_opening()
        return tuple([self._expectation(*entry) for entry in self.found])

    def _expectation(self, kind: Any, path: str, value: Any, text: str, line: int) -> Expectation:
        if kind == "nothing changed":
            return Expectation(kind, text, line, "", self.position)
        if kind == "nothing else changed":
            return Expectation(kind, text, line, "", self.after, self._open_paths())
        if kind == "part" and value is None:
            return Expectation(kind, text, line, path, value_of(self.after, path))
        return Expectation(kind, text, line, path, value)

    def _open_paths(self) -> tuple[str, ...]:
        if not self.over:
            return ()
        return _OVER if self.scores_stated else (*_OVER, "scores")

    def _see_opening(self) -> None:
        if self.before is None or self.over:
            return
        turn = self.after["turn"]
        side = turn["seat"] % self.draft.sides
        stays = turn["seat"] == self.before["turn"]["seat"] and turn["phase"] in ("play", "answer")
        if stays and self.after["sides"][side]["melds"] and not self.before["sides"][side]["melds"]:
            self.after["turn"] = {**turn, "opened": True}

    def _set(self, key: str, value: Any) -> None:
        self.position  # noqa: B018  # there must be one
        self.after[key] = value
        self.note("part", key)

    def _own(self, key: str, index: int) -> dict[str, Any]:
        """Return one seat or side of the position after, as a copy that may be written to."""
        self.position  # noqa: B018  # there must be one
        if key not in self._owned:
            self.after[key] = list(self.after[key])
            self._owned.add(key)
        place = f"{key}.{index}"
        if place not in self._owned:
            self.after[key][index] = dict(self.after[key][index])
            self._owned.add(place)
        owned: dict[str, Any] = self.after[key][index]
        return owned


def _without(packets: list[dict[str, Any]], chosen: list[str]) -> list[dict[str, Any]]:
    """Return the closed packets that are left when one of them has been chosen as the hand."""
    for place, packet in enumerate(packets):
        if packet["cards"] == chosen:
            return [*packets[:place], *packets[place + 1 :]]
    raise Unposable("the hand is none of the packets that were dealt")


def value_of(position: Position, path: str) -> Any:
    """Return what lies at a path such as `seats.0.hand`."""
    value: Any = position
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value
