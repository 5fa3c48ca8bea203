"""The program that is hunted: questions go in, judged answers come out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

import msgspec

from handandfoot_conformance.campaigns.fuzzing.probe import Oracle, Probe
from handandfoot_conformance.judging.judge import Verdict, asks_of, judge_case, why_not
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.protocol.adapter import Answered, Broken, Job, Reply, Session
from handandfoot_conformance.protocol.case import Case, Expectation

if TYPE_CHECKING:
    from handandfoot_conformance.protocol.messages import Message


class Asked(msgspec.Struct, frozen=True):
    """A question that was put, and the answer judged."""

    case: Case
    verdict: Verdict
    reply: Reply


class Opponent:
    """The program at the other side: cases go in, verdicts come out, in the order of the cases."""

    def __init__(self, session: Session, oracle: Oracle) -> None:
        self.session = session
        self.oracle = oracle

    def ask(self, probes: Sequence[Probe]) -> list[Asked | None]:
        """Put probes to the program; None stands for one that is no question of the rules."""
        cases = [self.oracle.case(probe) for probe in probes]
        found: list[Asked | None] = [None] * len(cases)
        numbers = []
        for number, (case, probe) in enumerate(zip(cases, probes, strict=True)):
            if case is None:
                continue
            why = why_not(case, self.session.declared, probe.table.parameters)
            if why is None:
                numbers.append(number)
            else:
                found[number] = Asked(case, Verdict(Outcome.SKIPPED, reason=why), Broken(""))
        jobs = []
        for number in numbers:
            case = cases[number]
            assert case is not None
            jobs.append(Job(case.digest, asks_of(case, self.session.declared)))
        rule_sets = {probe.table.digest: probe.table.request() for probe in probes}
        for at, replies in self.session.run(jobs, rule_sets) if jobs else ():
            case = cases[numbers[at]]
            assert case is not None
            if case.kind == "legal":
                case = self._listed(case, probes[numbers[at]], replies)
            verdict = judge_case(tolerant(case, replies[-1]), replies, self.session.declared)
            found[numbers[at]] = Asked(case, verdict, replies[-1])
        return found

    def _listed(self, case: Case, probe: Probe, replies: Sequence[Reply]) -> Case:
        """Return the case of listing with the first action expected not to be listed that the reference refuses."""
        reply = replies[-1]
        if probe.actions or not isinstance(reply, Answered):
            return case
        for action in reply.message["actions"]:
            played = self.oracle.play(Probe("play", probe.table, probe.request, (action,)))
            if played is not None and not played[0][0]["accepted"]:
                wrong = self.oracle.case(msgspec.structs.replace(probe, actions=(action,)))
                assert wrong is not None
                return wrong
        return case


def tolerant(case: Case, reply: Reply) -> Case:
    """Return a case that lets a refusal name more rules than the reference, as long as they have one in common.

    An action by chance breaks many rules at once, and nobody need look for further ones when one is found.
    """
    if not isinstance(reply, Answered):
        return case
    if case.kind == "meld":
        return _agreeing(case, [reply.message])
    return _agreeing(case, reply.message["results"]) if case.kind == "play" else case


def _agreeing(case: Case, results: Sequence[Message]) -> Case:
    steps = []
    for step, result in zip_longest(case.steps, results):
        expectations = tuple(_with_named(each, (result or {}).get("rules", ())) for each in step.expectations)
        steps.append(msgspec.structs.replace(step, expectations=expectations))
    return msgspec.structs.replace(case, steps=tuple(steps))


def _with_named(expectation: Expectation, named: Sequence[str]) -> Expectation:
    """Return the expectation of a refusal with the rules that a program names, too."""
    value = expectation.value
    if expectation.kind == "refused" and {*named} & {*value}:
        return msgspec.structs.replace(expectation, value=[*value, *named])
    if expectation.kind == "meld" and {*named} & {*value.get("rules", ())}:
        return msgspec.structs.replace(expectation, value={**value, "rules": [*value["rules"], *named]})
    return expectation
