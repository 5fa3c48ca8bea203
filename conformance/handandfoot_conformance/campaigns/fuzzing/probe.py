"""A probe: one request that chance has made; and the oracle, which makes it a case with what the reference answers.

What is expected stands in an ordinary case, so the judge, the capabilities and the parts are those of every run.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from handandfoot_conformance.positions.rule_tables import RuleTable
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.case import Case, CaseKind, Expectation, Step
from handandfoot_conformance.protocol.messages import PARTS, Message, capability_of

OVER: Final = ("round over", "game over")
_OPEN: Final = ("turn.seat", "turn.taken", "turn.opened", "turn.permission")
"""What nobody need keep when a round is over."""


class Probe(msgspec.Struct, frozen=True):
    """A request without its rule set and its observation: the body that a case would have, and actions."""

    kind: CaseKind
    table: RuleTable
    request: dict[str, Any]
    actions: tuple[dict[str, Any], ...] = ()

    @property
    def capability(self) -> str:
        """What a program needs to be asked."""
        return capability_of(self.kind, self.request)


class Oracle:
    """The reference engine, asked what is right. It may be wrong, too."""

    def __init__(self) -> None:
        self._reference = ReferenceAdapter()
        self._known: set[str] = set()

    def ask(self, kind: str, table: RuleTable, body: Mapping[str, Any]) -> Message | None:
        """Return the reference's answer, or None where it finds the request itself malformed or ambiguous."""
        if table.digest not in self._known:
            self._reference.rules({"id": 0, **table.request()})
            self._known.add(table.digest)
        answer: Message = getattr(self._reference, kind)({"id": 0, "rules": table.digest, **body})
        return None if "errored" in answer else answer

    def play(self, probe: Probe) -> tuple[list[Message], Message] | None:
        """Return the result of each action and the whole position at the end."""
        body = {**probe.request, "actions": list(probe.actions), "observe": list(PARTS)}
        answer = self.ask("play", probe.table, body)
        if answer is None:
            return None
        position = {"players": probe.table.players, **answer["position"]}
        return answer["results"], position

    def legal(self, table: RuleTable, position: Message) -> list[Message]:
        """Return the legal actions of a position."""
        answer = self.ask("legal", table, {"position": position})
        return [] if answer is None else answer["actions"]

    def case(self, probe: Probe) -> Case | None:
        """Return the case that a probe becomes, or None where it is no question that rules could answer."""
        steps = self._steps(probe)
        if steps is None:
            return None
        return case_of(probe, steps, probe.capability)

    def _steps(self, probe: Probe) -> tuple[Step, ...] | None:
        if probe.kind == "play":
            return self._played(probe)
        if probe.kind == "legal":
            return (Step("", 1, None, tuple(Expectation("may not", "", 1, "", action) for action in probe.actions)),)
        answer = self.ask(probe.kind, probe.table, probe.request)
        if answer is None:
            return None
        tell = {"meld": _melded, "score": _scored, "view": _viewed}[probe.kind]
        return (Step("", 1, None, tuple(tell(answer))),)

    def _played(self, probe: Probe) -> tuple[Step, ...] | None:
        played = self.play(probe)
        if played is None:
            return None
        results, position = played
        steps = []
        for number, (action, result) in enumerate(zip(probe.actions, results, strict=True), 1):
            expected = [_result(result)]
            if number == len(results):
                expected += _afterwards(position)
            steps.append(Step("", 1, action, tuple(expected)))
        return tuple(steps) or (Step("", 1, None, tuple(_afterwards(position))),)


def case_of(probe: Probe, steps: tuple[Step, ...], capability: str) -> Case:
    """Return the case of a probe with what is expected."""
    table = probe.table
    return Case(
        id=f"found-by-chance@{table.variant}",
        title="Found by chance",
        feature="features/playthroughs/found_by_chance.feature",
        line=1,
        tags=(),
        rules=(),
        variant=table.variant,
        players=table.players,
        digest=table.digest,
        kind=probe.kind,
        capability=capability,
        request=probe.request,
        steps=steps,
    )


def _result(result: Message) -> Expectation:
    if result["accepted"]:
        return Expectation("accepted", "the action is accepted", 1)
    rules = list(result["rules"])
    return Expectation("refused", f"the action is refused under {' and '.join(rules)}", 1, "", rules)


def _afterwards(position: Message) -> Iterator[Expectation]:
    """Yield what is expected of the position at the end."""
    over = position["turn"]["phase"] in OVER
    whole = {name: value for name, value in position.items() if name != "winners"}
    yield Expectation("nothing else changed", "the position", 1, "", whole, _OPEN if over else ())
    if position["turn"]["phase"] == "game over":
        yield Expectation("winners", "the winners", 1, "", position["winners"])


def _melded(answer: Message) -> Iterator[Expectation]:
    if not answer["good"]:
        value = {"good": False, "rules": list(answer["rules"])}
    elif answer["kind"] is None:
        value = {"good": True}
    else:
        value = {"good": True, "kind": answer["kind"]}
    yield Expectation("meld", "the meld", 1, "", value)


def _scored(answer: Message) -> Iterator[Expectation]:
    for number, side in enumerate(answer["sides"]):
        yield Expectation("score", "the score", 1, f"sides.{number}.total", side["total"])
        for item, points in side["items"].items():
            yield Expectation("score", "the score", 1, f"sides.{number}.items.{item}", points)


def _viewed(answer: Message) -> Iterator[Expectation]:
    """Yield for each place that may be hidden whether it is."""
    position = answer["position"]
    found = [("stock", position["stock"])]
    for number, seat in enumerate(position["seats"]):
        found.append((f"seats.{number}.hand", seat["hand"]))
        found += [(f"seats.{number}.packets.{at}.cards", one["cards"]) for at, one in enumerate(seat["packets"])]
    for path, shown in found:
        yield Expectation("seen" if isinstance(shown, list) else "hidden", path, 1, path, shown)
