"""Shrinking: the shortest question, in sentences, that the program still answers otherwise than the reference.

Smaller questions are tried a whole round at a time, so that a program which is slow to start is started seldom.
A question counts as the same where the reference's verdict, its rules and the kind of the difference are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from handandfoot_conformance.campaigns.fuzzing.probe import Probe
from handandfoot_conformance.campaigns.fuzzing.scene import Given, Scene, scene_of
from handandfoot_conformance.judging.judge import Verdict
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.protocol.adapter import Broken, Reply
from handandfoot_conformance.protocol.case import Case
from handandfoot_conformance.protocol.comparing import part_of

if TYPE_CHECKING:
    from handandfoot_conformance.campaigns.fuzzing.opponent import Asked, Opponent

_ROUNDS: Final = 60
_ONE_BY_ONE: Final = 10
"""Of so many cards each is tried alone; of more, halves and quarters first."""
_SIZED: Final = frozenset({"packet", "starter"})
"""Sentences whose cards are of a fixed number, so that none can be left out."""

Edit = Callable[[Scene], Scene | None]
Key = tuple[str, int, int]
"""What tells the sentences of a scene apart: the kind, the player or side, the packet."""


class Shrunk(msgspec.Struct, frozen=True):
    """The shortest question found, in sentences where the catalogue has them."""

    probe: Probe
    case: Case
    verdict: Verdict
    reply: Reply
    scene: Scene | None
    tried: int
    """How many questions were tried."""


class Signature(msgspec.Struct, frozen=True):
    """What makes two differences the same."""

    outcome: Outcome
    expected: str
    missed: str
    about: frozenset[str]

    def is_like(self, other: Signature) -> bool:
        """Say whether another difference is of this kind."""
        same = (self.outcome, self.expected, self.missed) == (other.outcome, other.expected, other.missed)
        return same and (not self.about or bool(self.about & other.about))


def signature_of(case: Case, verdict: Verdict) -> Signature:
    """Return what a difference is about."""
    if verdict.outcome is Outcome.ERRORED or not verdict.missed:
        return Signature(verdict.outcome, "", "", frozenset())
    first = verdict.missed[0]
    _, done, expectation = next(entry for entry in case.numbered() if entry[0] == first.number)
    verdicts = [each for _, when, each in case.numbered() if when == done and each.kind in ("accepted", "refused")]
    expected = str([(each.kind, each.value) for each in verdicts] if case.kind == "play" else expectation.value)
    if expectation.kind == "score":
        return Signature(verdict.outcome, "", "score", frozenset(_items(case, verdict)))
    if first.differences:
        about = {part_of(each.path) or each.path for each in first.differences}
        return Signature(verdict.outcome, expected, expectation.kind, frozenset(about))
    got = str(first.got) if expectation.kind == "meld" else ""
    return Signature(verdict.outcome, "" if case.kind == "view" else expected, expectation.kind + got, frozenset())


def _items(case: Case, verdict: Verdict) -> Iterator[str]:
    missed = {finding.number for finding in verdict.missed}
    paths = [each.path.rpartition(".")[2] for number, _, each in case.numbered() if number in missed]
    yield from [path for path in paths if path != "total"] or paths


class _Shrinking:
    """One difference being made smaller."""

    def __init__(self, opponent: Opponent, case: Case, verdict: Verdict) -> None:
        self.opponent = opponent
        self.wanted = signature_of(case, verdict)
        self.tried = 0
        self.best: Asked | None = None

    def still(self, probes: Sequence[Probe | None]) -> list[Asked | None]:
        """Put questions, and return the answers of those that show the same difference."""
        posed = [probe for probe in probes if probe is not None]
        self.tried += len(posed)
        answers = iter(self.opponent.ask(posed))
        found: list[Asked | None] = []
        for probe in probes:
            asked = None if probe is None else next(answers)
            same = asked is not None and self.wanted.is_like(signature_of(asked.case, asked.verdict))
            found.append(asked if same else None)
        return found


def shrink(opponent: Opponent, probe: Probe, case: Case, verdict: Verdict) -> Shrunk:
    """Return the shortest question that shows a difference."""
    work = _Shrinking(opponent, case, verdict)
    reply: Reply = Broken("")
    probe, asked = _shorter(work, probe)
    if asked is not None:
        case, verdict, reply = asked.case, asked.verdict, asked.reply
        work.wanted = signature_of(case, verdict)
    whole = scene_of(probe)
    if whole is not None:
        scenes = list(_looser(whole))
        answers = work.still([each.probe() for each in scenes])
        for scene, said in zip(scenes, answers, strict=True):
            if said is None:
                continue
            scene, said = _smaller(work, scene, said)
            smallest = scene.probe()
            assert smallest is not None
            return Shrunk(smallest, said.case, said.verdict, said.reply, scene, work.tried)
    return Shrunk(probe, case, verdict, reply, None, work.tried)


def _looser(scene: Scene) -> Iterator[Scene]:
    """Yield a scene, and then others that leave more and more open, as the filler cannot hide threes and wild cards."""
    for kinds in ((), ("next of stock", "stock count"), ("next of stock", "stock count", "packet")):
        yield msgspec.structs.replace(scene, givens=tuple(each for each in scene.givens if each.kind not in kinds))


def _shorter(work: _Shrinking, probe: Probe) -> tuple[Probe, Asked | None]:
    """Return the beginning of a game up to the first difference, or only its last action from the position before."""
    if len(probe.actions) < 2:
        return probe, work.still([probe])[0]
    beginnings = [
        msgspec.structs.replace(probe, actions=probe.actions[:length]) for length in range(len(probe.actions) + 1)
    ]
    answers = work.opponent.ask(beginnings)
    work.tried += len(beginnings)
    bad = (Outcome.FAILED, Outcome.ERRORED)
    for beginning, asked in zip(beginnings, answers, strict=True):
        if asked is None or asked.verdict.outcome not in bad:
            continue
        work.wanted = signature_of(asked.case, asked.verdict)
        if beginning.actions and "positions" in work.opponent.session.declared.capabilities:
            before = work.opponent.oracle.play(msgspec.structs.replace(beginning, actions=beginning.actions[:-1]))
            assert before is not None
            position = {name: value for name, value in before[1].items() if name != "winners"}
            last = Probe("play", probe.table, {"position": position}, beginning.actions[-1:])
            (again,) = work.still([last])
            if again is not None:
                return last, again
        return beginning, asked
    return probe, None


def _smaller(work: _Shrinking, scene: Scene, asked: Asked) -> tuple[Scene, Asked]:
    """Leave out whatever does not matter, as long as anything does not."""
    for _ in range(_ROUNDS):
        before = scene
        for edits in (_actions, _sentences, _cards, _within, _flags):
            scene, asked = _round(work, scene, asked, list(edits(scene)))
        if scene == before:
            break
    return scene, asked


def _round(work: _Shrinking, scene: Scene, asked: Asked, edits: list[Edit]) -> tuple[Scene, Asked]:
    """Try each edit alone, then those that are harmless together, as many as can be."""
    scenes = [edit(scene) for edit in edits]
    answers = work.still([None if each is None else each.probe() for each in scenes])
    good = [
        (edit, each, answer)
        for edit, each, answer in zip(edits, scenes, answers, strict=True)
        if answer is not None and each is not None
    ]
    if len(good) < 2:
        return (good[0][1], good[0][2]) if good else (scene, asked)

    together: list[Scene] = []
    changed = scene
    for edit, _, _ in good:
        changed = edit(changed) or changed
        together.append(changed)
    answers = work.still([each.probe() for each in together])
    for each, answer in reversed(list(zip(together, answers, strict=True))):
        if answer is not None:
            return each, answer
    return good[0][1], good[0][2]


# -- what can be left out ----------------------------------------------------------------------------------------------


def _key(given: Given) -> Key:
    return (given.kind, given.who, given.number if given.kind in ("packet", "up", "pending") else 0)


def _dropped(key: Key, scene: Scene) -> Scene | None:
    return _with(scene, key, lambda _: None)


def _with_less(key: Key, gone: tuple[str, ...], scene: Scene) -> Scene | None:
    return _with(scene, key, lambda each: _less(each, gone))


def _with_group(key: Key, group: tuple[str, ...], less: tuple[str, ...], scene: Scene) -> Scene | None:
    return _with(scene, key, lambda each: _groups(each, group, less))


def _with(scene: Scene, key: Key, change: Callable[[Given], Given | None]) -> Scene | None:
    """Return a scene with one sentence changed or, where `change` gives none, without it."""
    givens, found = [], False
    for given in scene.givens:
        if _key(given) != key:
            givens.append(given)
            continue
        changed = change(given)
        found = found or changed != given
        if changed is not None:
            givens.append(changed)
    return msgspec.structs.replace(scene, givens=tuple(givens)) if found else None


def _sentences(scene: Scene) -> Iterator[Edit]:
    for given in scene.givens:
        if given.kind != "starter":
            yield partial(_dropped, _key(given))


def _cards(scene: Scene) -> Iterator[Edit]:
    """Leave out some of the cards of a sentence."""
    if scene.cards:
        for card in dict.fromkeys(scene.cards):
            yield partial(_checked_without, card)
    for given in scene.givens:
        if given.cards and given.kind not in _SIZED:
            for gone in _chunks(given.cards):
                yield partial(_with_less, _key(given), gone)


def _checked_without(card: str, scene: Scene) -> Scene | None:
    left = list(scene.cards)
    if card not in left or len(left) < 2:
        return None
    left.remove(card)
    return msgspec.structs.replace(scene, cards=tuple(left))


def _chunks(cards: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    size = len(cards)
    if size <= _ONE_BY_ONE:
        yield from ((card,) for card in dict.fromkeys(cards))
        return
    step = size
    while step > size // 8:
        step = (step + 1) // 2
        yield from (cards[start : start + step] for start in range(0, size, step))
        if step == 1:
            return


def _less(given: Given, gone: tuple[str, ...]) -> Given:
    left = list(given.cards)
    for card in gone:
        if card in left:
            left.reverse()
            left.remove(card)
            left.reverse()
    return msgspec.structs.replace(given, cards=tuple(left))


def _within(scene: Scene) -> Iterator[Edit]:
    """Leave out a meld of a sentence, or a card of one."""
    for given in scene.givens:
        key = _key(given)
        for group in dict.fromkeys(given.groups):
            if given.kind == "melds":
                yield partial(_with_group, key, group, ())
            for card in dict.fromkeys(group):
                fewer = list(group)
                fewer.remove(card)
                yield partial(_with_group, key, group, tuple(fewer))


def _groups(given: Given, group: tuple[str, ...], less: tuple[str, ...]) -> Given | None:
    if group not in given.groups:
        return given
    groups = list(given.groups)
    at = groups.index(group)
    groups[at : at + 1] = [less] if less or (given.kind == "dealt" and at < len(groups) - 1) else []
    return msgspec.structs.replace(given, groups=tuple(groups)) if groups else None


def _flags(scene: Scene) -> Iterator[Edit]:
    if scene.concealed:
        yield partial(_with_flags, scene.out)
    if scene.out:
        yield partial(_with_flags, False)


def _with_flags(out: bool, scene: Scene) -> Scene | None:
    return msgspec.structs.replace(scene, out=out, concealed=False)


def _actions(scene: Scene) -> Iterator[Edit]:
    """Leave out an action, or a part of one."""
    for at, action in enumerate(scene.actions):
        if len(scene.actions) > 1:
            yield partial(_replaced, action, None)
        for less in _lesser(action):
            yield partial(_replaced, action, less)
        if at > _ONE_BY_ONE and at % _ONE_BY_ONE == 0:
            yield partial(_without_actions, scene.actions[at - _ONE_BY_ONE : at])


def _without_actions(gone: tuple[dict[str, Any], ...], scene: Scene) -> Scene | None:
    left = tuple(each for each in scene.actions if each not in gone)
    return msgspec.structs.replace(scene, actions=left) if left else None


def _replaced(action: dict[str, Any], less: dict[str, Any] | None, scene: Scene) -> Scene | None:
    actions = list(scene.actions)
    if action not in actions:
        return None
    at = actions.index(action)
    actions[at : at + 1] = [] if less is None else [less]
    return msgspec.structs.replace(scene, actions=tuple(actions)) if actions else None


def _lesser(action: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield an action with less in it."""
    for name in ("discard", "seat"):
        if name in action:
            yield {key: value for key, value in action.items() if key != name}
    melds, adds = action.get("melds", []), action.get("adds", [])
    for at, meld in enumerate(melds):
        if len(melds) + len(adds) > 1:
            yield {**action, "melds": [*melds[:at], *melds[at + 1 :]]}
        for place in range(len(meld)):
            if len(meld) > 1:
                yield {**action, "melds": [*melds[:at], [*meld[:place], *meld[place + 1 :]], *melds[at + 1 :]]}
    for at, add in enumerate(adds):
        if len(melds) + len(adds) > 1:
            yield {**action, "adds": [*adds[:at], *adds[at + 1 :]]}
        cards = add["cards"]
        for place in range(len(cards)):
            if len(cards) > 1:
                less = {**add, "cards": [*cards[:place], *cards[place + 1 :]]}
                yield {**action, "adds": [*adds[:at], less, *adds[at + 1 :]]}
