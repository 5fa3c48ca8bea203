"""A scene as a feature: the sentences of the catalogue, with what the reference says under Then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from handandfoot_conformance.campaigns.fuzzing.probe import OVER, Oracle, Probe
from handandfoot_conformance.campaigns.fuzzing.scene import Scene, grouped, held, laid_threes, shown
from handandfoot_conformance.positions.draft import MOMENTS
from handandfoot_conformance.protocol.case import Case, Expectation
from handandfoot_conformance.protocol.messages import Message
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.scenarios.compiler import compile_case, prepare
from handandfoot_conformance.scenarios.gherkin import parse_feature
from handandfoot_conformance.scenarios.scenario import FeatureError
from handandfoot_conformance.scenarios.steps.acts import plain
from handandfoot_conformance.scenarios.steps.slots import PACKETS

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot_conformance.positions.rule_tables import RuleTable

FEATURE: Final = "features/playthroughs/found_by_chance.feature"
_ITEMS: Final = {
    "cards": "cards", "books": "books", "red_threes": "red threes", "left": "cards left", "out": "going out",
    "special": "special points", "total": "",
}  # fmt: skip
_MOMENT: Final = {moment: words for words, moment in MOMENTS.items()}
_WHICH: Final = ("first", "second", "third")


def feature_text(spec: Spec, scene: Scene, case: Case, rules: tuple[str, ...]) -> str:
    """Return a scene as the text of a feature that compiles to the case, or as near as its sentences come to it.

    `rules` are those that the scenario is about: its tags.
    """
    steps = [f'Given the "{scene.table.variant}" house rules']
    if scene.table.players != _usual(spec, scene.table):
        steps.append(f"And {scene.table.players} players")
    steps += [f"And {given.text}" for given in scene.givens]
    steps += _acts(scene, case)
    lines = ["Feature: Found by chance", "", f"  {' '.join('@' + rule for rule in rules)}"]
    lines += [f"  Rule: {spec.rules[rules[0]].sentence}", "", "    Scenario: Two engines differ"]
    return "\n".join([*lines, *(f"      {step}" for step in steps)]) + "\n"


def _usual(spec: Spec, table: RuleTable) -> int | None:
    """Return how many play where a scenario does not say it."""
    return spec.resolve(table.variant).players if table.variant in spec.variant_ids else None


def compiled(text: str, table: RuleTable) -> Case:
    """Return the case that the text of a feature becomes. Raises `FeatureError` where it becomes none."""
    (scenario,) = parse_feature(text, FEATURE).scenarios
    case = compile_case(prepare(scenario), table)
    if not isinstance(case, Case):
        raise FeatureError(FEATURE, 1, case.reason)
    return case


def _acts(scene: Scene, case: Case) -> Iterator[str]:
    """Yield the sentences under When and Then."""
    if scene.kind != "play" or not scene.actions:
        yield f"When {_request(scene)}"
        yield from _thens(list(_told(scene, case)))
        return

    oracle, probe = Oracle(), scene.probe()
    assert probe is not None
    begun = oracle.play(Probe("play", scene.table, probe.request))
    assert begun is not None
    before = begun[1]
    laid = list(_changed(_undealt(scene), before, scene)) if "deal" in probe.request else []
    if laid:
        yield "When the cards are dealt"
        yield from _thens(laid)
    for number, action in enumerate(scene.actions):
        played = oracle.play(Probe("play", scene.table, {"position": _bare(before)}, (action,)))
        assert played is not None
        (result,), after = played
        last = number == len(scene.actions) - 1
        yield f"When {_action(action, before)}"
        if result["accepted"]:
            changes = list(_changed(before, after, scene))
            closing = ["nothing else has changed"] if last and _is_whole(before, after) else []
            yield from _thens(["the action is accepted", *changes, *closing])
        else:
            broken = " and ".join(result["rules"])
            yield from _thens([f"the action is refused under {broken}", *(["nothing has changed"] if last else [])])
        before = after


def _undealt(scene: Scene) -> Message:
    position: Message = scene.draft().deal()[1]
    return position


def _bare(position: Message) -> Message:
    return {name: value for name, value in position.items() if name != "winners"}


def _thens(sentences: list[str]) -> Iterator[str]:
    for number, sentence in enumerate(sentences):
        yield f"{'And' if number else 'Then'} {sentence}"


def _request(scene: Scene) -> str:
    """Return the sentence for what is asked."""
    if scene.kind == "meld":
        return f"the meld {shown(scene.cards)} is checked"
    if scene.kind == "score":
        who = f" with {PLAYERS[scene.seat]} going out" if scene.out else ""
        return f"the round is scored{who}{' concealed' if scene.concealed else ''}"
    if scene.kind == "view":
        return f"{PLAYERS[scene.seat]} looks at the table"
    return "the legal actions are listed" if scene.kind == "legal" else "the cards are dealt"


def _told(scene: Scene, case: Case) -> Iterator[str]:
    """Yield what the reference says to what is no action."""
    if scene.kind == "play":
        after = next(each.value for each in case.expectations if each.kind == "nothing else changed")
        yield from _changed(_undealt(scene), after, scene)
        yield "nothing else has changed"
    for expectation in case.expectations:
        if expectation.kind == "meld":
            yield _meld(expectation)
        elif expectation.kind == "score":
            _, side, *place = expectation.path.split(".")
            item = _ITEMS[place[-1]]
            yield f"{PLAYERS[int(side)]}'s side scores {expectation.value}{' for ' + item if item else ''}"
        elif expectation.kind in ("hidden", "seen"):
            sees = "sees" if expectation.kind == "seen" else "cannot see"
            yield f"{PLAYERS[scene.seat]} {sees} {_owned(expectation)}"
        elif expectation.kind == "may not":
            position = case.request["position"]
            yield _forbidden(_action(expectation.value, position))


def _meld(expectation: Expectation) -> str:
    value = expectation.value
    if not value["good"]:
        return f"the meld is refused under {' and '.join(value['rules'])}"
    return f"the meld is a {value['kind']} book" if "kind" in value else "the meld is good"


def _owned(expectation: Expectation) -> str:
    steps = expectation.path.split(".")
    if steps[0] == "stock":
        return "the stock"
    what = "hand" if steps[2] == "hand" else PACKETS[int(steps[3])]
    return f"{PLAYERS[int(steps[1])]}'s {what}"


def _forbidden(sentence: str) -> str:
    """Return what somebody does as what they may not do."""
    who, _, done = sentence.partition(" ")
    return f"{who} may not {plain(done)}"


def _action(action: Message, before: Message) -> str:
    """Return the sentence for an action."""
    turn = before["turn"]
    seat = turn["seat"]
    if turn["phase"] == "answer" and action["action"] == "answer":
        seat = (seat + len(before["sides"])) % len(before["seats"])
    name, kind = PLAYERS[action.get("seat", seat)], action["action"]
    if kind in ("lay", "take"):
        return f"{name} {_laid(action, before)}"
    return {
        "draw": lambda: f"{name} draws",
        "discard": lambda: f"{name} discards {action['card']}",
        "swap": lambda: f"{name} swaps {action['card']} for {action['for']} in {shown(action['meld'])}",
        "ask": lambda: f"{name} asks to go out",
        "answer": lambda: f"{name} answers {'yes' if action['yes'] else 'no'}",
        "choose": lambda: f"{name} chooses the {_WHICH[min(action['packet'], 2)]} packet",
    }[kind]()


def _laid(action: Message, before: Message) -> str:
    melds, adds = list(action.get("melds", [])), list(action.get("adds", []))
    words = []
    if action["action"] == "take":
        top = before["pile"][0] if before["pile"] else ""
        at = next((at for at, meld in enumerate(melds) if top in meld), None)
        onto = next((at for at, add in enumerate(adds) if top in add["cards"]), None)
        if at is not None:
            words.append(f"takes the discard pile with {shown(_without(melds.pop(at), top))}")
        elif not top and melds:
            words.append(f"takes the discard pile with {shown(melds.pop(0))}")
        elif onto is not None:
            add = adds.pop(onto)
            cards = f"{shown(_without(add['cards'], top))} " if len(add["cards"]) > 1 else ""
            words.append(f"takes the discard pile, adding {cards}to {shown(add['to'])}")
    if melds:
        words.append(f"melds {grouped(melds)}")
    if adds:
        words.append("adds " + " and ".join(f"{shown(add['cards'])} to {shown(add['to'])}" for add in adds))
    if "discard" in action:
        words.append(f"discards {action['discard']}")
    return ", ".join(words)


def _without(cards: list[str], top: str) -> list[str]:
    at = cards.index(top)
    return [*cards[:at], *cards[at + 1 :]]


# -- what an action has changed ----------------------------------------------------------------------------------------


def _is_whole(before: Message, after: Message) -> bool:
    """Say whether sentences tell all that has changed."""
    turn = after["turn"]
    return turn["phase"] in OVER or before["turn"] == turn or (turn["phase"], turn["taken"]) in _MOMENT


def _changed(before: Message, after: Message, scene: Scene) -> Iterator[str]:
    """Yield the sentences for what is otherwise afterwards."""
    unnamed = _unnamed(scene)
    for number, (old, new) in enumerate(zip(before["sides"], after["sides"], strict=True)):
        if _heap(old["melds"]) != _heap(new["melds"]):
            yield f"{PLAYERS[number]}'s side has melded {grouped(_named(new['melds'], unnamed.get(number, [])))}"
        if old["threes"] != new["threes"]:
            yield f"{PLAYERS[number]}'s side has laid {laid_threes(new['threes'])}"
    for number, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        yield from _seat(PLAYERS[number], old, new)
    yield from _heaps(before, after)
    if before["frozen"] != after["frozen"]:
        yield f"the discard pile is {'frozen' if after['frozen'] else 'not frozen'}"
    if before["scores"] != after["scores"]:
        yield f"the scores are {' and '.join(map(str, after['scores']))}"
    yield from _turn(before["turn"], after)


def _unnamed(scene: Scene) -> dict[int, list[list[str]]]:
    """Return the books that the filler has laid, which no sentence names."""
    if scene.kind != "play":
        return {}
    draft = scene.draft()
    if not draft.is_deal:
        draft.position()
    return draft.unnamed_melds


def _named(melds: list[list[str]], unnamed: list[list[str]]) -> list[list[str]]:
    left = list(unnamed)
    named = []
    for meld in melds:
        if meld in left:
            left.remove(meld)
        else:
            named.append(meld)
    return named


def _heap(melds: list[list[str]]) -> Counter[tuple[str, ...]]:
    return Counter(tuple(sorted(meld)) for meld in melds)


def _seat(name: str, old: Message, new: Message) -> Iterator[str]:
    if old["hand"] != new["hand"]:
        yield f"{name}'s hand is {held(new['hand'])}"
    if len(old["packets"]) != len(new["packets"]):
        return
    for number, (was, now) in enumerate(zip(old["packets"], new["packets"], strict=True)):
        if was == now or number >= len(PACKETS):
            continue
        packet = PACKETS[number]
        if now["status"] in ("in play", "played from"):
            yield f"{name} has {'taken up' if now['status'] == 'in play' else 'played from'} the {packet}"
        elif now["status"] == "pending":
            yield f"{name} is to take up the {packet} next turn"
        else:
            yield f"{name}'s {packet} is {held(now['cards'])}"


def _heaps(before: Message, after: Message) -> Iterator[str]:
    """Yield what has become of stock and discard pile."""
    for place, name in (("stock", "the stock"), ("pile", "the discard pile")):
        old, new = before[place], after[place]
        gone, come = len(old) - len(new), len(new) - len(old)
        if old == new:
            continue
        if gone > 0 and old[gone:] == new:
            yield f"{name} has lost {gone} {'card' if gone == 1 else 'cards'}"
        elif come > 0 and new[come:] == old:
            yield f"{name} has gained {shown(new[:come])}"
        elif place == "pile":
            yield f"the discard pile is {held(new)}"
        else:
            yield f"the stock has lost {shown(old[:1])}"


def _turn(old: Any, after: Message) -> Iterator[str]:
    new = after["turn"]
    if new["phase"] in OVER:
        yield f"the {new['phase']}".replace(" over", " is over")
        if after.get("winners"):
            sides = " and ".join(f"{PLAYERS[side]}'s side" for side in after["winners"])
            yield f"the game is won by {sides}"
        return
    moment = (new["phase"], new["taken"])
    if (old["seat"], old["phase"], old["taken"]) != (new["seat"], *moment) and moment in _MOMENT:
        yield f"it is {PLAYERS[new['seat']]}'s turn{_MOMENT[moment]}"
    if new["permission"] != "none" and old["permission"] != new["permission"]:
        yield f"{PLAYERS[new['seat']]}'s partner has said {'yes' if new['permission'] == 'granted' else 'no'}"
