"""The question that a file puts to the judge: what lies on the table, and what is done."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from handandfoot_conformance.asking.part import Part
from handandfoot_conformance.positions.parameter_values import Unposable
from handandfoot_conformance.protocol.seats import PLAYERS, player
from handandfoot_conformance.wording.cards import with_faces

if TYPE_CHECKING:
    from handandfoot.spec.variants import Resolved

Json = dict[str, Any]
Pose = Callable[["Resolved"], tuple[Json, Json]]

_WHOLE = ("variant", "players", "position", "action", "given", "when")
_AFTER_THE_DRAW = ("lay", "swap", "discard", "ask")
_TURN_SENTENCE = re.compile(r"it is \w+'s turn")
_ACTS = ("draws", "takes", "melds", "adds", "discards", "swaps", "asks")
_KINDS = {
    "choose": ("packet",),
    "draw": (),
    "take": ("melds", "adds"),
    "lay": ("melds", "adds", "discard"),
    "swap": ("meld", "card", "for"),
    "discard": ("card",),
    "ask": (),
    "answer": ("yes",),
}


class Question:
    """A position and an action, to be posed under any house rules."""

    def __init__(self, place: Part, players: int | None, pose: Pose, *, moment_told: bool) -> None:
        """Keep the place in the file, the number of players where it is given, and how the question is posed.

        Where the moment of the turn is not told beyond doubt, it is the one at which the action can be made.
        """
        self.place = place
        self.players = players
        self.notes: dict[str, None] = {}
        self._pose = pose
        self._moment_told = moment_told

    def pose(self, resolved: Resolved) -> tuple[Json, Json]:
        """Return position and action under some house rules; raise `Unposable` where they cannot be."""
        position, action = self._pose(resolved)
        actor = _actor(position)
        turn = position["turn"]
        if (
            not self._moment_told
            and action["action"] in _AFTER_THE_DRAW
            and turn["phase"] == "draw"
            and action.get("seat", actor) == actor
        ):
            turn["phase"] = "play"
            self.notes[f"This is answered for after {player(actor)} has drawn or taken the discard pile."] = None
        return position, action

    def check_melds(self, position: Json, action: Json) -> None:
        """Refuse an addition to a meld that the side does not have, and name those that it has."""
        own = position["sides"][_actor(position) % len(position["sides"])]["melds"]
        for add in action.get("adds", ()):
            if sorted(add["to"]) not in [sorted(meld) for meld in own]:
                what = f"adds: {' '.join(add['to'])} is no meld of the side"
                raise self.place.wrong(what, " or ".join(" ".join(meld) for meld in own) or "none, it has no meld yet")

    def check_turn(self, position: Json, action: Json, rules: Iterable[str]) -> None:
        """Refuse a question that is none: an action out of turn, out of its place, or with cards not held."""
        broken = set(rules)
        turn = position["turn"]
        actor = _actor(position)
        who = player(action.get("seat", actor))
        if "HF-TURN-01" in broken and turn["phase"] in ("round over", "game over"):
            raise self.place.wrong(f"nobody acts when the {turn['phase'].replace(' over', ' is over')}")
        if "HF-TURN-01" in broken:
            raise self.place.wrong(f"{who} acts out of turn (HF-TURN-01)", player(actor))
        if "HF-TURN-02" in broken:
            what, allowed = _moment(turn["phase"], who)
            raise self.place.wrong(f"{what} (HF-TURN-02)", allowed)
        if "HF-TURN-03" in broken:
            raise self._not_held(position, action, who, position["seats"][actor]["hand"])

    def _not_held(self, position: Json, action: Json, who: str, hand: list[str]) -> ValueError:
        """Return what is wrong with cards that are not in the hand."""
        needed = Counter(card for cards in action.get("melds", ()) for card in cards)
        needed.update(card for add in action.get("adds", ()) for card in add["cards"])
        needed.update(action[key] for key in ("discard", "card") if key in action)
        top = position["pile"][0] if action["action"] == "take" and position["pile"] else None
        if top is not None:
            needed[top] -= 1
        missing = list((needed - Counter(hand)).elements())
        if top in missing:
            what = f"{who} has {top} from the discard pile and not from the hand (HF-TURN-03)"
            return self.place.wrong(what, f"the cards from the hand alone, without the top card {top}")
        return self.place.wrong(f"{who} does not hold {' '.join(missing)} (HF-TURN-03)", " ".join(hand) or "nothing")


def _moment(phase: str, who: str) -> tuple[str, str]:
    """Return what is asked back where an action is not of the moment that was told, and how to tell the other."""
    if phase == "draw":
        return f"has {who} drawn or taken the pile by now", f"it is {who}'s turn, after the draw; or phase: play"
    if phase == "play":
        return f"has {who} not drawn or taken the pile yet", f"it is {who}'s turn; or phase: draw"
    if phase == "choose":
        return f"{who} chooses a packet first", "chooses the first packet"
    return f"{who} waits for the partner's answer", "answers yes, or answers no"


def read_question(whole: Part) -> Question:
    """Read what a file asks."""
    whole.only(_WHOLE)
    part = whole.get("players")
    players = part.number(2, 6) if part else None
    if whole.get("when") or whole.get("given"):
        for key in ("position", "action"):
            if (odd := whole.get(key)) is not None:
                raise odd.wrong("stands beside given and when", "either given and when, or position and action")
        return _from_sentences(whole, players)
    return _from_values(whole, players)


def _actor(position: Json) -> int:
    """Return the seat that has to act."""
    seat, sides = position["turn"]["seat"], len(position["sides"])
    asked = position["turn"]["phase"] == "answer"
    return (seat + sides) % position["players"] if asked else int(seat)


# In the sentences of the scenarios


def _from_sentences(whole: Part, players: int | None) -> Question:
    """Read a question that is put as a scenario puts it."""
    from handandfoot_conformance.positions.rule_tables import rule_table
    from handandfoot_conformance.protocol.case import NotApplicable
    from handandfoot_conformance.scenarios.compiler import compile_case, prepare
    from handandfoot_conformance.scenarios.scenario import GIVEN, THEN, WHEN, FeatureError, FeatureStep, Scenario

    act = whole.need("when")
    given = whole.get("given")
    steps = [FeatureStep(GIVEN, _sentence(one, GIVEN), one.place.line) for one in (given.items() if given else [])]
    asked = _sentence(act, WHEN)
    who, does = (*asked.split(), "", "")[:2]
    if who in PLAYERS and does in _ACTS and not any(_TURN_SENTENCE.match(step.text) for step in steps):
        steps.append(FeatureStep(GIVEN, f"it is {who}'s turn", act.place.line))
    told_moment = any(_TURN_SENTENCE.match(step.text) and "," in step.text for step in steps)
    steps.append(FeatureStep(WHEN, asked, act.place.line))
    steps += [FeatureStep(THEN, "the action is accepted", act.place.line)]
    file = whole.place.file
    scenario = Scenario(file, "judged", act.place.line, act.place.line, None, (), None, tuple(steps))

    def told(error: FeatureError) -> ValueError:
        from handandfoot.spec.problems import Place

        key = "when" if error.line == act.place.line else "given"
        return Part(None, Place(file, error.line), key).wrong(error.message)

    try:
        prepared = prepare(scenario)
    except FeatureError as error:
        raise told(error) from error
    if prepared.variant is not None:
        raise whole.wrong("the house rules are named in a sentence", "variant: at the top, or --variant")

    def pose(resolved: Resolved) -> tuple[Json, Json]:
        try:
            case = compile_case(prepared, rule_table(resolved))
        except FeatureError as error:
            raise told(error) from error
        if isinstance(case, NotApplicable):
            raise Unposable(case.reason)
        if "position" not in case.request or not case.actions:
            raise act.wrong("is not one action in one position", "what a player does, such as Ann draws")
        return case.request["position"], case.actions[0]

    return Question(act, prepared.players or players, pose, moment_told=told_moment)


def _sentence(part: Part, kind: str) -> str:
    """Return a sentence as the catalogue has it, however its blanks and its cards are written."""
    from handandfoot_conformance.scenarios.steps import read_step

    text = " ".join(part.text().split()).rstrip(".")
    try:
        read_step(kind, text)
    except ValueError:
        return with_faces(text)
    return text


# As values


def _from_values(whole: Part, players: int | None) -> Question:
    """Read a question that is put as a position and an action."""
    place = whole.need("position")
    partial = place.value
    if not isinstance(partial, Mapping):
        raise place.wrong("is not a mapping", "the keys of a position")
    stated = place.get("players")
    if stated is not None:
        number = stated.number(2, 6)
        if players not in (None, number):
            raise stated.wrong(f"{number} is not the number of players above", str(players))
        players = number
    action = _action(whole.need("action"), players or 4)
    turn = place.get("turn")
    told = turn is not None and isinstance(turn.value, Mapping) and "phase" in turn.value

    def pose(resolved: Resolved) -> tuple[Json, Json]:
        from handandfoot_conformance.positions.written import complete_position

        try:
            return complete_position(partial, resolved.parameters, resolved.players), action
        except Unposable as error:
            raise Unposable(f"position: {error}") from error
        except ValueError as error:
            raise _located(place, str(error)) from error

    return Question(whole.need("action"), players, pose, moment_told=told)


def _located(place: Part, message: str) -> ValueError:
    """Return an error about a key of the position with the line of that key."""
    part: Part | None = place
    path = message.partition(":")[0]
    for key in path.split("."):
        if part is None or not isinstance(part.value, (Mapping, list)):
            break
        inner = part.items()[int(key)] if isinstance(part.value, list) and key.isdigit() else None
        found = part.get(key) if isinstance(part.value, Mapping) else inner
        part = found or part
    if re.fullmatch(r"[\w.]+", path):
        message = message.partition(": ")[2]
    else:
        path = ""
    what, _, allowed = message.partition("; allowed: ")
    where = part or place
    keys = "position" if path in ("", "position") else f"position.{path}"
    return Part(None, where.place, keys).wrong(what, allowed)


def _action(part: Part, players: int) -> Json:
    """Read an action; cards may be written as one text."""
    kind = part.need("action").one_of(_KINDS)
    part.only(("action", "seat", *_KINDS[kind]))
    action: Json = {"action": kind}
    if (seat := part.get("seat")) is not None:
        action["seat"] = seat.seat(players)
    readers: dict[str, Callable[[Part], Any]] = {
        "packet": lambda one: one.number(0, 9),
        "melds": lambda one: one.groups(),
        "adds": lambda one: [_addition(add) for add in one.items()],
        "discard": lambda one: one.card(),
        "meld": lambda one: one.cards(),
        "card": lambda one: one.card(),
        "for": lambda one: one.card(),
        "yes": lambda one: one.flag(),
    }
    for key in _KINDS[kind]:
        found = part.get(key)
        if found is not None:
            action[key] = readers[key](found)
        elif key not in ("melds", "adds", "discard"):
            raise part.wrong(f"{key} is missing", f"a {kind} names {' and '.join(_KINDS[kind])}")
    if kind in ("take", "lay") and not action.get("melds") and not action.get("adds"):
        raise part.wrong(f"a {kind} lays nothing", "melds, adds or both")
    return action


def _addition(part: Part) -> Json:
    """Read cards that are added to a meld."""
    part.only(("to", "cards"))
    return {"to": part.need("to").cards(), "cards": part.need("cards").cards()}
