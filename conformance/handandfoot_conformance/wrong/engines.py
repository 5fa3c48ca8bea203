"""Engines that are wrong as a whole. All but the first two are the reference engine with one fault of character."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

from handandfoot import __version__
from handandfoot_conformance.programs.reference import ReferenceAdapter, observed
from handandfoot_conformance.protocol.messages import CAPABILITIES, PARTS, PROTOCOL, Json, Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from handandfoot_conformance.protocol.adapter import Adapter


class _Mindless:
    """An engine that knows no rules: it says one word to everything and never changes anything."""

    name = "mindless"
    accepts = True

    def start(self, request: Message) -> Message:
        """Claim everything but to know reasons."""
        can = [each for each in CAPABILITIES if each != "reasons"]
        return {
            "id": request["id"],
            "protocol": PROTOCOL,
            "name": self.name,
            "version": __version__,
            "capabilities": can,
            "parts": list(PARTS),
        }

    def rules(self, request: Message) -> Message:
        """Take up any rules."""
        return {"id": request["id"], "ready": True}

    def play(self, request: Message) -> Message:
        """Say the word to each action and show the position as it came."""
        position = request.get("position") or _undealt(request["deal"])
        return {
            "id": request["id"],
            "results": [{"accepted": self.accepts} for _ in request["actions"]],
            "position": observed(position, request["observe"], []),
        }

    def meld(self, request: Message) -> Message:
        """Say the word to any cards."""
        return {"id": request["id"], "good": self.accepts}

    def score(self, request: Message) -> Message:
        """Count nothing."""
        return {"id": request["id"], "sides": [{"total": 0} for _ in request["sides"]]}

    def legal(self, request: Message) -> Message:
        """List nothing."""
        return {"id": request["id"], "actions": []}

    def view(self, request: Message) -> Message:
        """Hide nothing."""
        return {"id": request["id"], "position": request["position"]}

    def stop(self, request: Message) -> Message:
        """End."""
        return {"id": request["id"], "stopped": True}


def _undealt(deal: Message) -> Message:
    """Return the position of a deal, nothing more being done."""
    return {
        "players": deal["players"],
        "round": deal["round"],
        "dealer": deal["dealer"],
        "scores": deal["scores"],
        "turn": {
            "seat": (deal["dealer"] + 1) % deal["players"],
            "phase": "draw",
            "taken": False,
            "opened": False,
            "permission": "none",
        },
        "seats": [
            {"hand": first, "packets": [{"status": "closed", "cards": cards} for cards in others]}
            for first, *others in deal["packets"]
        ],
        "sides": [{"melds": [], "threes": []} for _ in deal["scores"]],
        "pile": [deal["starter"]],
        "stock": deal["stock"],
        "frozen": False,
    }


class AcceptEverything(_Mindless):
    """Accepts every action and every meld, and does nothing."""

    name = "accept everything"
    accepts = True


class RefuseEverything(_Mindless):
    """Refuses every action and every meld."""

    name = "refuse everything"
    accepts = False


class Shuffled(ReferenceAdapter):
    """Right in everything; whatever has no order comes in another order each time. It must pass."""

    name = "shuffled"

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self._chance = random.Random(seed)

    def _mixed(self, entries: Json) -> list[Json]:
        mixed = list(entries)
        self._chance.shuffle(mixed)
        return mixed

    def play(self, request: Message) -> Message:
        """Mix hands, packets, melds, red threes and the rules of a refusal."""
        answer = super().play(request)
        for result in answer.get("results", ()):
            if "rules" in result:
                result["rules"] = self._mixed(result["rules"])
        if "position" in answer:
            self._mix(answer["position"])
        return self._fields(answer)

    def view(self, request: Message) -> Message:
        """Mix what is shown."""
        answer = super().view(request)
        if "position" in answer:
            self._mix(answer["position"])
        return self._fields(answer)

    def legal(self, request: Message) -> Message:
        """Mix the actions, and the cards within them."""
        answer = super().legal(request)
        if "actions" in answer:
            answer["actions"] = [self._fields(self._mix_action(each)) for each in self._mixed(answer["actions"])]
        return answer

    def meld(self, request: Message) -> Message:
        """Mix the rules of a refusal."""
        answer = super().meld(request)
        if "rules" in answer:
            answer["rules"] = self._mixed(answer["rules"])
        return self._fields(answer)

    def _mix(self, position: Message) -> None:
        for seat in position.get("seats", ()):
            for holder, name in ((seat, "hand"), *((packet, "cards") for packet in seat.get("packets", ()))):
                if isinstance(holder.get(name), list):
                    holder[name] = self._mixed(holder[name])
        for side in position.get("sides", ()):
            if "melds" in side:
                side["melds"] = self._mixed(map(self._mixed, side["melds"]))
            if "threes" in side:
                side["threes"] = self._mixed(side["threes"])
        if "winners" in position:
            position["winners"] = self._mixed(position["winners"])

    def _mix_action(self, action: Message) -> Message:
        mixed = dict(action)
        if "melds" in mixed:
            mixed["melds"] = self._mixed(map(self._mixed, mixed["melds"]))
        if "adds" in mixed:
            mixed["adds"] = [{name: self._mixed(add[name]) for name in add} for add in self._mixed(mixed["adds"])]
        if "meld" in mixed:
            mixed["meld"] = self._mixed(mixed["meld"])
        return mixed

    def _fields(self, message: Message) -> Message:
        return dict(self._mixed(message.items()))


class Liar(ReferenceAdapter):
    """Judges every action rightly, and then shows the table as it was before."""

    name = "liar"

    def play(self, request: Message) -> Message:
        """Answer rightly, and show the position that came."""
        answer = super().play(request)
        if "position" in answer:
            before = super().play({**request, "actions": []})
            answer["position"] = before["position"]
        return answer


class Slow(ReferenceAdapter):
    """Right in everything, and slow. It must pass within its time."""

    name = "slow"

    def __init__(self, seconds: float = 0.02) -> None:
        super().__init__()
        self._seconds = seconds

    def play(self, request: Message) -> Message:
        """Answer after a while."""
        time.sleep(self._seconds)
        return super().play(request)


ENGINES: Final[dict[str, Callable[[], Adapter]]] = {
    "accept-everything": AcceptEverything,
    "refuse-everything": RefuseEverything,
    "shuffled": Shuffled,
    "liar": Liar,
    "slow": Slow,
}
"""The engines by the name under which they can be run."""
