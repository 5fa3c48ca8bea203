"""The reference engine as an adapter: it is asked and answers like anybody's program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from handandfoot import __version__
from handandfoot.deal import check_deal, start_round
from handandfoot.engine import Accepted, apply
from handandfoot.errors import Ambiguous, BadVariant, Malformed
from handandfoot.game_end import winners
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.legal import legal_actions
from handandfoot.melds import check_meld, is_book
from handandfoot.position import GAME_OVER, make_meld
from handandfoot.scoring import Score, SideCards, rules_of_count, score_side
from handandfoot.wire import (
    action_from_json,
    action_to_json,
    deal_from_json,
    position_from_json,
    position_to_json,
    view,
)
from handandfoot_conformance.protocol.messages import ACTIONS, CAPABILITIES, PARTS, PROTOCOL, Json, Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from handandfoot.position import Position
    from handandfoot.violations import Violation

_TOP: Final = {
    "turn": ("turn",),
    "pile": ("pile",),
    "stock": ("stock",),
    "frozen": ("frozen",),
    "scores": ("scores",),
    "round": ("round", "dealer"),
}
_SEATS: Final = {"hands": "hand", "packets": "packets"}
_SIDES: Final = {"melds": "melds", "threes": "threes"}


class ReferenceAdapter:
    """Answers with the reference engine."""

    name = "handandfoot reference"

    def __init__(self) -> None:
        self._rule_sets: dict[str, RuleSet] = {}

    def start(self, request: Message) -> Message:
        """Say what the engine is: it can do everything."""
        return {
            "id": request["id"],
            "protocol": PROTOCOL,
            "name": self.name,
            "version": __version__,
            "capabilities": list(CAPABILITIES),
            "parts": list(PARTS),
            "actions": list(ACTIONS),
        }

    def rules(self, request: Message) -> Message:
        """Keep a rule set under its digest."""
        try:
            self._rule_sets[request["rules"]] = self.rule_set(request)
        except BadVariant as error:
            return {"id": request["id"], "errored": str(error)}
        return {"id": request["id"], "ready": True}

    def rule_set(self, request: Message) -> RuleSet:
        """Return the rule set that a request holds."""
        return RuleSet.from_parameters(request["parameters"], request["players"], request["variant"])

    def _rules(self, request: Message) -> RuleSet:
        try:
            return self._rule_sets[request["rules"]]
        except KeyError:
            raise Malformed(f"rules: {request.get('rules')!r} was not sent before") from None

    def play(self, request: Message) -> Message:
        """Play the actions one after the other, a refused one changing nothing, and show what is to be observed."""
        try:
            rules = self._rules(request)
            position = self.begin(request, rules)
            results = []
            for action in request["actions"]:
                position, result = self.act(position, action, rules)
                results.append(result)
        except (Malformed, Ambiguous) as error:
            return {"id": request["id"], "errored": str(error)}
        return {"id": request["id"], "results": results, "position": self.observe(position, request["observe"], rules)}

    def begin(self, request: Message, rules: RuleSet) -> Position:
        """Return the position that a request gives, or the one that its deal leads to."""
        if "position" in request:
            return position_from_json(request["position"])
        shown = request["deal"]
        deal = deal_from_json(shown)
        check_deal(deal, rules, shown["round"])
        return start_round(deal, rules, shown["round"], shown["dealer"], shown["scores"])

    def act(self, position: Position, action: Message, rules: RuleSet) -> tuple[Position, Message]:
        """Return the position after an action, and its result."""
        result = apply(position, action_from_json(action), rules, action.get("seat"))
        if isinstance(result, Accepted):
            return result.position, {"accepted": True}
        return position, {"accepted": False, **_reasons(result.violations)}

    def observe(self, position: Position, parts: Iterable[str], rules: RuleSet) -> Message:
        """Return parts of a position."""
        return observed(position_to_json(position), parts, self.winners(position, rules))

    def winners(self, position: Position, rules: RuleSet) -> list[int]:
        """Return the sides that win, when the game is over."""
        return list(winners(position, rules)) if position.turn.phase == GAME_OVER else []

    def meld(self, request: Message) -> Message:
        """Say whether cards make a meld, and which kind of book."""
        try:
            rules = self._rules(request).at()
            cards = tuple(request["cards"])
            violations = self.check(cards, rules)
        except Malformed as error:
            return {"id": request["id"], "errored": str(error)}
        if violations:
            return {"id": request["id"], "good": False, **_reasons(violations)}
        meld = make_meld(cards)
        return {"id": request["id"], "good": True, "kind": meld.kind if is_book(meld, rules) else None}

    def check(self, cards: tuple[str, ...], rules: Any) -> list[Violation]:
        """Return what is wrong with cards as a meld."""
        return check_meld(cards, rules)

    def score(self, request: Message) -> Message:
        """Count each side."""
        try:
            rule_set = self._rules(request)
        except Malformed as error:
            return {"id": request["id"], "errored": str(error)}
        number = request["round"]
        rounds = rule_set.at(number).game_rounds
        last = request.get("ends_game", rounds is not None and number >= rounds)
        cards = [_side_cards(side) for side in request["sides"]]
        sides = [self.count(side, rules_of_count(side, rule_set, number), last_round=last) for side in cards]
        return {"id": request["id"], "sides": [{"total": each.total, "items": each._asdict()} for each in sides]}

    def count(self, side: SideCards, rules: Any, *, last_round: bool) -> Score:
        """Return the score of a side."""
        return score_side(side, rules, last_round=last_round)

    def legal(self, request: Message) -> Message:
        """List the legal actions."""
        try:
            rules = self._rules(request)
            actions = [action_to_json(each) for each in legal_actions(position_from_json(request["position"]), rules)]
        except Malformed as error:
            return {"id": request["id"], "errored": str(error)}
        return {"id": request["id"], "actions": actions}

    def view(self, request: Message) -> Message:
        """Show a position as one seat sees it."""
        try:
            self._rules(request)
            return {"id": request["id"], "position": view(position_from_json(request["position"]), request["seat"])}
        except Malformed as error:
            return {"id": request["id"], "errored": str(error)}

    def stop(self, request: Message) -> Message:
        """Nothing is to be done."""
        return {"id": request["id"], "stopped": True}


class NotingReference(ReferenceAdapter):
    """The reference engine, which notes in `asked` the parameters that it has asked the house rules for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def rule_set(self, request: Message) -> RuleSet:
        """Return the rule set that a request holds, with an ear on it."""
        made = super().rule_set(request)
        heard = _HeardRuleSet(made.name, made.players, made.parameters)
        heard.asked = self.asked
        return heard


class _HeardRuleSet(RuleSet):
    """A rule set whose rules note for what they are asked."""

    asked: set[str]

    def at(self, round_number: int = 1, score: int = 0, books: int = 0, *, further: bool = False) -> Rules:
        rules = super().at(round_number, score, books, further=further)
        heard = object.__new__(_HeardRules)
        heard.__dict__.update(
            vars(rules), heard_asked=self.asked, heard_further=further and rules.tie_minimum is not None
        )
        heard.__dict__.pop("points", None)
        return heard


class _HeardRules(Rules):
    """Flat rules that note the name of each value that is taken from them.

    In a further round the opening minimum is that of the tie.
    """

    def __getattribute__(self, name: str) -> Any:
        own: dict[str, Any] = object.__getattribute__(self, "__dict__")
        if name in own and not name.startswith("heard_"):
            own["heard_asked"].add(name)
            if name == "opening_minimum" and own["heard_further"]:
                own["heard_asked"].add("tie_minimum")
        return super().__getattribute__(name)


def observed(position: Message, parts: Iterable[str], winning: list[int]) -> Message:
    """Return only some parts of a complete position."""
    wanted = set(parts)
    shown: dict[str, Json] = {}
    for part, tops in _TOP.items():
        if part in wanted:
            shown.update((name, position[name]) for name in tops)
    for group, found in (("seats", _SEATS), ("sides", _SIDES)):
        names = [name for part, name in found.items() if part in wanted]
        if names:
            shown[group] = [{name: each[name] for name in names} for each in position[group]]
    if "winners" in wanted:
        shown["winners"] = winning
    return shown


def _reasons(violations: Iterable[Violation]) -> Message:
    found = list(violations)
    return {
        "rules": list(dict.fromkeys(violation.rule for violation in found)),
        "facts": {violation.rule: violation.facts for violation in found},
    }


def _side_cards(side: Message) -> SideCards:
    return SideCards(
        melds=tuple(make_meld(cards) for cards in side["melds"]),
        threes=tuple(side["threes"]),
        hands=tuple(map(tuple, side["hands"])),
        closed=tuple(map(tuple, side["closed"])),
        out=side["out"],
        concealed=side["concealed"],
    )
