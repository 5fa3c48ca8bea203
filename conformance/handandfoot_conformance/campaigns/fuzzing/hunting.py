"""The hunt: games by chance, put to a program until it differs from the reference, and what came of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

import msgspec

from handandfoot_conformance.campaigns.fuzzing.probe import Oracle, Probe, case_of
from handandfoot_conformance.campaigns.fuzzing.shrink import Shrunk, shrink
from handandfoot_conformance.campaigns.fuzzing.walk import Walk
from handandfoot_conformance.cases.case_book import UnknownNameError
from handandfoot_conformance.judging.judge import Verdict, asks_of, judge_case, why_not
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.conversation import Limits
from handandfoot_conformance.programs.opening import open_session
from handandfoot_conformance.programs.process import ended_by_signals
from handandfoot_conformance.protocol.adapter import Answered, Broken, Job, Reply, Session
from handandfoot_conformance.protocol.case import Case, Expectation

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot_conformance.positions.rule_tables import RuleBook, RuleTable
    from handandfoot_conformance.protocol.adapter import Adapter
    from handandfoot_conformance.protocol.messages import Message

_BATCH: Final = 4_000
"""How many questions are put before answers are looked at."""


class Options(msgspec.Struct, frozen=True):
    """What is to be played, against whom, and for how long."""

    adapter: str | Adapter
    variants: tuple[str, ...] = ()
    games: int = 40
    seed: str = "0"
    seconds: float | None = None
    limits: Limits = Limits()


class Found(msgspec.Struct, frozen=True):
    """A question that the program answers otherwise than the reference."""

    probe: Probe
    case: Case
    verdict: Verdict
    reply: Reply
    game: int
    agreed: int
    """How many questions were answered alike before."""


class Hunt(msgspec.Struct):
    """What came of a hunt."""

    name: str = ""
    games: int = 0
    asked: Counter[str] = msgspec.field(default_factory=Counter)
    """How many questions of each kind were answered alike."""
    skipped: Counter[str] = msgspec.field(default_factory=Counter)
    """Why questions were not put, or declined, and how often."""
    found: Found | None = None
    shrunk: Shrunk | None = None
    broke_down: str = ""

    @property
    def agreed(self) -> int:
        """How many questions were answered alike."""
        return sum(self.asked.values())


class Asked(msgspec.Struct, frozen=True):
    """A question that was put, and the answer judged."""

    case: Case
    verdict: Verdict
    reply: Reply


class Table:
    """The program at the other side of the table: cases go in, verdicts come out, in the order of the cases."""

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


def hunt(spec: Spec, rules: RuleBook, options: Options, watch: Callable[[Hunt], None] | None = None) -> Hunt:
    """Play until a difference is found, or the games or the time are over.

    Raises `BrokenDownError` where the program does not start, and what `open_session` raises where there is none.
    The same seed finds the same, unless the time runs out.
    """
    tables = tables_of(spec, rules, options.variants)
    result = Hunt()
    oracle = Oracle()
    deadline = None if options.seconds is None else time.monotonic() + options.seconds
    with ended_by_signals(), closing(open_session(options.adapter, spec.version, options.limits)) as session:
        result.name = session.declared.name
        tables = _playable(tables, session, result)
        table = Table(session, oracle)
        for batch in _batches(_games(oracle, tables, options, session.declared.capabilities)):
            _put(table, batch, result)
            if watch:
                watch(result)
            if result.found or result.broke_down or (deadline is not None and time.monotonic() > deadline):
                break
        if result.found:
            result.shrunk = shrink(table, result.found.probe, result.found.case, result.found.verdict)
    return result


def tables_of(spec: Spec, rules: RuleBook, variants: Sequence[str]) -> list[RuleTable]:
    """Return the rule tables to play by, every number of players of each variant."""
    names = variants or (*rules.own,) or tuple(spec.variant_ids)
    for name in names:
        if name not in rules.own and name not in spec.variant_ids:
            raise UnknownNameError("variant", name, [*rules.own, *spec.variant_ids])
    tables = [rules.table(name, players) for name in names for players in spec.players_of(rules.variant(name))]
    return sorted(tables, key=lambda table: table.players != 4)


def _playable(tables: Sequence[RuleTable], session: Session, result: Hunt) -> list[RuleTable]:
    """Return the tables whose house rules a program declares to play, and note the others."""
    can = sorted(session.declared.capabilities)
    found = []
    for table in tables:
        probe = Probe("play", table, {})
        why = why_not(case_of(probe, (), can[0]), session.declared, table.parameters) if can else "it can do nothing"
        if why is None:
            found.append(table)
        else:
            result.skipped[why] += 1
    return found


def _games(
    oracle: Oracle, tables: Sequence[RuleTable], options: Options, can: frozenset[str]
) -> Iterator[tuple[int, Iterator[Probe]]]:
    """Yield games in turn over the tables."""
    for number in range(options.games if tables else 0):
        table = tables[number % len(tables)]
        yield number, Walk(oracle, table, f"{options.seed}:{number}", can).probes()


def _batches(games: Iterator[tuple[int, Iterator[Probe]]]) -> Iterator[list[tuple[int, Probe]]]:
    """Yield the questions of several games together, a small batch first, so that what is plain is found at once."""
    size, batch = 50, []
    for number, probes in games:
        for probe in probes:
            batch.append((number, probe))
            if len(batch) >= size:
                yield batch
                size, batch = min(2 * size, _BATCH), []
    if batch:
        yield batch


def _put(table: Table, batch: list[tuple[int, Probe]], result: Hunt) -> None:
    """Put a batch to the program and note the first difference."""
    for (game, probe), asked in zip(batch, table.ask([probe for _, probe in batch]), strict=True):
        result.games = game + 1
        if asked is None:
            continue
        outcome = asked.verdict.outcome
        if outcome is Outcome.PASSED:
            result.asked[probe.kind] += 1
        elif outcome is Outcome.SKIPPED:
            if probe.kind == "legal" and not probe.actions:
                result.asked["legal"] += isinstance(asked.reply, Answered)
                if isinstance(asked.reply, Answered):
                    continue
            result.skipped[asked.verdict.reason] += 1
        else:
            result.found = Found(probe, asked.case, asked.verdict, asked.reply, game, result.agreed)
            if outcome is Outcome.ERRORED:
                result.broke_down = asked.verdict.reason
            return
