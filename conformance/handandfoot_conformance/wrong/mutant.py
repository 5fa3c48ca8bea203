"""The ways in which the reference engine is made wrong in one point."""

from __future__ import annotations

import importlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from handandfoot.house_rules import RuleSet
from handandfoot.position import GAME_OVER, ROUND_OVER
from handandfoot.wire import position_from_json, position_to_json
from handandfoot_conformance.programs.reference import ReferenceAdapter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from handandfoot.position import Position
    from handandfoot.scoring import Score, SideCards
    from handandfoot.violations import Violation
    from handandfoot_conformance.protocol.messages import Json, Message


class Mutant(ReferenceAdapter):
    """The reference engine with one rule changed, dropped or forgotten.

    Subclasses and arguments say which; everything else stays right.
    """

    def __init__(
        self,
        says: str,
        *,
        values: Mapping[str, Json | Callable[[Json], Json]] | None = None,
        forgives: str = "",
        patches: tuple[tuple[str, str, Callable[..., Any]], ...] = (),
    ) -> None:
        super().__init__()
        self.says = says
        self.name = f"mutant: {says}"
        self._values = dict(values or {})
        self._forgives = forgives
        self._patches = patches

    def rule_set(self, request: Message) -> RuleSet:
        """Return the rule set with some values changed."""
        parameters = dict(request["parameters"])
        for name, value in self._values.items():
            parameters[name] = value(parameters[name]) if callable(value) else value
        return RuleSet.from_parameters(parameters, request["players"], request["variant"])

    def play(self, request: Message) -> Message:
        """Play with the engine changed."""
        with _patched(self._patches):
            return super().play(request)

    def meld(self, request: Message) -> Message:
        """Check cards with the engine changed."""
        with _patched(self._patches):
            return super().meld(request)

    def score(self, request: Message) -> Message:
        """Count with the engine changed."""
        with _patched(self._patches):
            return super().score(request)

    def act(self, position: Position, action: Message, rules: RuleSet) -> tuple[Position, Message]:
        """Forgive a refusal under one rule only."""
        after, result = super().act(position, action, rules)
        if self._forgives and not result["accepted"] and result["rules"] == [self._forgives]:
            return position, {"accepted": True}
        return after, result

    def check(self, cards: tuple[str, ...], rules: Any) -> list[Violation]:
        """Overlook one rule."""
        return [each for each in super().check(cards, rules) if each.rule != self._forgives]


class After(Mutant):
    """What is wrong shows in the position after an accepted action."""

    def __init__(self, says: str, change: Callable[[Message, Message, Message], None]) -> None:
        super().__init__(says)
        self._change = change

    def act(self, position: Position, action: Message, rules: RuleSet) -> tuple[Position, Message]:
        """Change the position after an action: `change(after, before, action)` on their JSON forms."""
        after, result = super().act(position, action, rules)
        if not result["accepted"]:
            return after, result
        shown = position_to_json(after)
        self._change(shown, position_to_json(position), action)
        return position_from_json(shown), result


class Dealt(Mutant):
    """What is wrong shows in the position that a deal leads to."""

    def __init__(self, says: str, change: Callable[[Message, Message], None]) -> None:
        super().__init__(says)
        self._change = change

    def begin(self, request: Message, rules: RuleSet) -> Position:
        """Change the position that a deal leads to: `change(position, deal)` on their JSON forms."""
        position = super().begin(request, rules)
        if "deal" not in request:
            return position
        shown = position_to_json(position)
        self._change(shown, request["deal"])
        return position_from_json(shown)


class Forbids(Mutant):
    """Refuses something that is allowed."""

    def __init__(self, says: str, rule: str, forbidden: Callable[[Message, Message], bool]) -> None:
        super().__init__(says)
        self._rule = rule
        self._forbidden = forbidden

    def act(self, position: Position, action: Message, rules: RuleSet) -> tuple[Position, Message]:
        """Refuse an action that `forbidden(action, position)` finds too much."""
        after, result = super().act(position, action, rules)
        if result["accepted"] and self._forbidden(action, position_to_json(position)):
            return position, {"accepted": False, "rules": [self._rule]}
        return after, result


class Miscounts(Mutant):
    """Scores wrongly."""

    def __init__(self, says: str, change: Callable[[Score, SideCards, Any], Score]) -> None:
        super().__init__(says)
        self._change = change

    def count(self, side: SideCards, rules: Any, *, last_round: bool) -> Score:
        """Change a right score: `change(score, side, rules)`."""
        return self._change(super().count(side, rules, last_round=last_round), side, rules)


class Misnames(Mutant):
    """Calls a finished book by another kind."""

    def __init__(self, says: str, kind: str, wrong: str) -> None:
        super().__init__(says)
        self._kinds = {kind: wrong}

    def meld(self, request: Message) -> Message:
        """Name the wrong kind."""
        answer = super().meld(request)
        if "kind" in answer:
            answer["kind"] = self._kinds.get(answer["kind"], answer["kind"])
        return answer


class RefusesTwos(Mutant):
    """Takes a two for a card of its own rank."""

    def check(self, cards: tuple[str, ...], rules: Any) -> list[Violation]:
        """Check the cards with a king for each two, among other ranks."""
        swapped = tuple("K" + card[1:] if card[0] == "2" else card for card in cards)
        return super().check(swapped, rules)


class ShowsPackets(Mutant):
    """Lets players look at their own closed packets."""

    def view(self, request: Message) -> Message:
        """Show the packets of the seat that looks."""
        answer = super().view(request)
        seat = request["seat"]
        answer["position"]["seats"][seat]["packets"] = request["position"]["seats"][seat]["packets"]
        return answer


class Winners(Mutant):
    """Has other winners."""

    def __init__(self, says: str, change: Callable[[Position, list[int]], list[int]]) -> None:
        super().__init__(says)
        self._change = change

    def winners(self, position: Position, rules: RuleSet) -> list[int]:
        """Change who wins: `change(position, winners)`."""
        right = super().winners(position, rules)
        return self._change(position, right) if right else right


def is_over(shown: Message) -> bool:
    """Return whether a position is the last of its round."""
    return shown["turn"]["phase"] in (ROUND_OVER, GAME_OVER)


@contextmanager
def _patched(patches: tuple[tuple[str, str, Callable[..., Any]], ...]) -> Iterator[None]:
    """Put other functions in the engine's place for a moment."""
    before = []
    try:
        for module_name, name, change in patches:
            module = importlib.import_module(f"handandfoot.{module_name}")
            right = getattr(module, name)
            before.append((module, name, right))
            setattr(module, name, change(right))
        yield
    finally:
        for module, name, right in reversed(before):
            setattr(module, name, right)
