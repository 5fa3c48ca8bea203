"""The judge: one function turns a case and what a program answered into a verdict.

It knows no engine and no program; what is right stands in the case.
The same function judges for `check`, for pytest and for the vectors.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.protocol.adapter import Answered, Ask, Broken, Declared, Declined, Reply
from handandfoot_conformance.protocol.comparing import (
    AbsentError,
    Difference,
    alike,
    differences,
    look,
    normal_action,
    part_of,
    parts_in,
    same,
)
from handandfoot_conformance.protocol.messages import PARTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from handandfoot_conformance.protocol.case import Case, Expectation
    from handandfoot_conformance.protocol.messages import Json, Message


class Severity(StrEnum):
    """What it means when a case is not as expected."""

    MUST = "must"
    SHOULD = "should"
    ASSUMED = "assumed"


class State(StrEnum):
    """What was found about one expectation."""

    MET = "met"
    MISSED = "missed"
    NOT_COMPARED = "not compared"


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One expectation and what was got."""

    number: int
    line: int
    text: str
    state: State
    path: str = ""
    expected: Any = None
    got: Any = None
    differences: tuple[Difference, ...] = ()
    note: str = ""


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a case, and why."""

    outcome: Outcome
    findings: tuple[Finding, ...] = ()
    reason: str = ""
    errors: str = ""
    not_shown: tuple[str, ...] = ()
    """Parts that the case speaks of and the program cannot show."""

    @property
    def compared(self) -> int:
        """How many expectations were compared."""
        return sum(finding.state is not State.NOT_COMPARED for finding in self.findings)

    @property
    def missed(self) -> tuple[Finding, ...]:
        """The findings that are not as expected."""
        return tuple(finding for finding in self.findings if finding.state is State.MISSED)


_OUTCOMES: Final = {
    Severity.MUST: Outcome.FAILED,
    Severity.SHOULD: Outcome.WARNED,
    Severity.ASSUMED: Outcome.DIFFERED,
}
_IN_POSITION: Final = frozenset(
    {"part", "nothing changed", "nothing else changed", "round over", "game over", "winners"}
)
_WHOLE: Final = frozenset({"nothing changed", "nothing else changed"})


# -- before the run ---------------------------------------------------------------------------------------------------


def why_not(case: Case, declared: Declared, parameters: Mapping[str, Json]) -> str | None:
    """Return why a program that declares this is not given a case; None where it is given it."""
    if case.capability not in declared.capabilities:
        return f"the program does not declare `{case.capability}`"
    for action in case.actions:
        if action["action"] not in declared.actions:
            return f"the program does not know the action `{action['action']}`"
    for name, values in declared.parameters.items():
        if name in parameters and not _plays(parameters[name], values):
            return f"the program does not play {name} = {_brief(parameters[name])}"
    return None


def _plays(value: Json, values: Sequence[Json]) -> bool:
    if any(alike(value, each) for each in values):
        return True
    if isinstance(value, dict) and "by" in value:
        rows = value.get("at") or value.get("from") or {}
        return bool(rows) and all(_plays(row, values) for row in rows.values())
    return False


def _brief(value: Json) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:59]}…"


def asks_of(case: Case, declared: Declared) -> tuple[Ask, ...]:
    """Return the requests that put a case to a program: one, or one for each checkpoint of a playthrough."""
    if case.kind != "play":
        return (Ask(case.kind, {"rules": case.digest, **case.request}),)
    return tuple(
        Ask(
            "play",
            {
                "rules": case.digest,
                **case.request,
                "actions": list(case.actions[:done]),
                "observe": [part for part in PARTS if part in parts and part in declared.parts],
            },
        )
        for done, parts in _checkpoints(case).items()
    )


def _checkpoints(case: Case) -> dict[int, set[str]]:
    """Return the parts that are looked at, by the number of actions done before; the last entry has all actions."""
    found: dict[int, set[str]] = {}
    for _, done, expectation in case.numbered():
        if expectation.kind in _IN_POSITION:
            found.setdefault(done, set()).update(_parts_of(expectation))
    last = len(case.actions)
    return {**{done: found[done] for done in sorted(found) if done != last}, last: found.get(last, set())}


def _parts_of(expectation: Expectation) -> set[str]:
    if expectation.kind in _WHOLE:
        return parts_in(expectation.value, expectation.except_for)
    if expectation.kind == "winners":
        return {"winners"}
    part = part_of(expectation.path)
    return set() if part is None else {part}


# -- after the run ----------------------------------------------------------------------------------------------------


def judge_case(case: Case, replies: Sequence[Reply], declared: Declared, severity: Severity = Severity.MUST) -> Verdict:
    """Return the verdict on a case for the replies to its requests."""
    for reply in replies:
        if isinstance(reply, Broken):
            return Verdict(Outcome.ERRORED, reason=reply.reason, errors=reply.errors)
        if isinstance(reply, Declined):
            return Verdict(Outcome.SKIPPED, reason=reply.reason)
    messages = [reply.message for reply in replies if isinstance(reply, Answered)]
    if case.kind == "play":
        at = dict(zip(_checkpoints(case), messages, strict=True))
        judging = _Judging(case, declared, at, messages[-1])
    else:
        judging = _Judging(case, declared, {}, messages[0])
    findings = tuple(judging.find(number, done, expectation) for number, done, expectation in case.numbered())
    not_shown = tuple(part for part in PARTS if part in judging.not_shown)
    if any(finding.state is State.MISSED for finding in findings):
        return Verdict(_OUTCOMES[severity], findings, not_shown=not_shown)
    if all(finding.state is State.NOT_COMPARED for finding in findings):
        reason = next((finding.note for finding in findings if finding.note), "the case expects nothing")
        return Verdict(Outcome.SKIPPED, findings, f"nothing of it can be compared: {reason}", not_shown=not_shown)
    return Verdict(Outcome.PASSED, findings, not_shown=not_shown)


class _Judging:
    """The answers to one case, looked at expectation by expectation."""

    def __init__(self, case: Case, declared: Declared, at: Mapping[int, Message], last: Message) -> None:
        self._case = case
        self._declared = declared
        self._at = at
        self._last = last
        self.not_shown: set[str] = set()

    def find(self, number: int, done: int, expectation: Expectation) -> Finding:
        """Return what is found about one expectation."""
        kind = expectation.kind
        if kind in ("accepted", "refused"):
            found = self._result(done, expectation)
        elif kind in _WHOLE:
            found = self._whole(done, expectation)
        elif kind in _IN_POSITION:
            found = self._place(done, expectation)
        elif kind == "score":
            found = self._score(expectation)
        elif kind == "meld":
            found = self._meld(expectation)
        elif kind in ("may", "may not"):
            found = self._listed(expectation)
        else:
            found = self._seen(expectation)
        state, expected, got, more = found
        return Finding(number, expectation.line, expectation.text, state, expectation.path, expected, got, **more)

    def _result(self, done: int, expectation: Expectation) -> _Found:
        if not 0 < done <= len(self._last["results"]):
            return _not_compared("there is no action before it")
        result = self._last["results"][done - 1]
        if expectation.kind == "accepted":
            return _found(result["accepted"], "accepted", _word(result))
        broken = expectation.value or []
        if result["accepted"]:
            return _found(False, _refused(broken), "accepted")
        return self._reasons(broken, result)

    def _reasons(self, broken: Sequence[str], answer: Message) -> _Found:
        """Compare the rules that a refusal names: at least one is broken, and none is not."""
        named = answer.get("rules")
        if "reasons" not in self._declared.capabilities or named is None or not broken:
            return _found(True, _refused(broken), "refused")
        return _found(set(named) <= set(broken), _refused(broken), _word(answer))

    def _whole(self, done: int, expectation: Expectation) -> _Found:
        wanted = _parts_of(expectation)
        shown = wanted & self._declared.parts
        self.not_shown |= wanted - shown
        if not shown:
            return _not_compared("the program shows none of the parts")
        position = self._at[done]["position"]
        found = tuple(differences(expectation.value, position, frozenset(shown), expectation.except_for))
        note = f"not compared: {', '.join(part for part in PARTS if part in wanted - shown)}" if wanted - shown else ""
        state = State.MISSED if found else State.MET
        return state, None, None, {"differences": found, "note": note}

    def _place(self, done: int, expectation: Expectation) -> _Found:
        path, expected = expectation.path, expectation.value
        if expectation.kind == "winners":
            path, expected = "winners", sorted(expected)
        part = part_of(path)
        if part is None:
            return _not_compared(f"{path or expectation.kind} is no place of a position")
        if part not in self._declared.parts:
            self.not_shown.add(part)
            return _not_compared(f"the program does not show the part `{part}`")
        try:
            got = look(self._at[done]["position"], path)
        except AbsentError:
            return _found(False, expected, None)
        if expectation.kind == "winners":
            got = sorted(got)
        return _found(same(path, expected, got), expected, got)

    def _score(self, expectation: Expectation) -> _Found:
        try:
            got = look(self._last, expectation.path)
        except AbsentError:
            return _not_compared("the program does not tell this item apart")
        return _found(alike(expectation.value, got), expectation.value, got)

    def _meld(self, expectation: Expectation) -> _Found:
        expected, good = expectation.value, self._last["good"]
        if not expected["good"]:
            broken = expected.get("rules", [])
            return _found(False, _refused(broken), "good") if good else self._reasons(broken, self._last)
        kind = expected.get("kind")
        shown = "good" if kind is None else f"a {kind} book"
        if not good:
            return _found(False, shown, _word(self._last))
        if kind is None:
            return _found(True, shown, "good")
        if "kind" not in self._last:
            return _not_compared("the program does not tell the kinds of books apart")
        got = self._last["kind"]
        return _found(got == kind, shown, "good, but no book" if got is None else f"a {got} book")

    def _listed(self, expectation: Expectation) -> _Found:
        action = normal_action(expectation.value)
        listed = any(normal_action(each) == action for each in self._last["actions"])
        words = ("listed", "not listed")
        wanted = expectation.kind == "may"
        return _found(listed is wanted, words[not wanted], words[not listed])

    def _seen(self, expectation: Expectation) -> _Found:
        part = part_of(expectation.path)
        if part is None or part not in self._declared.parts:
            self.not_shown.add(part or expectation.path)
            return _not_compared(f"the program does not show the part `{part}`")
        try:
            got = look(self._last["position"], expectation.path)
        except AbsentError:
            return _found(False, expectation.value, None)
        if expectation.kind == "hidden":
            return _found(alike(expectation.value, got), expectation.value, got)
        return _found(isinstance(got, list) and same(expectation.path, expectation.value, got), expectation.value, got)


_Found = tuple[State, "Json", "Json", dict[str, "Json"]]


def _found(right: bool, expected: Json, got: Json) -> _Found:
    return State.MET if right else State.MISSED, expected, got, {}


def _not_compared(why: str) -> _Found:
    return State.NOT_COMPARED, None, None, {"note": why}


def _refused(rules: Sequence[str]) -> str:
    return f"refused under {' and '.join(rules)}" if rules else "refused"


def _word(result: Message) -> str:
    return "accepted" if result.get("accepted") else _refused(result.get("rules", ()))
