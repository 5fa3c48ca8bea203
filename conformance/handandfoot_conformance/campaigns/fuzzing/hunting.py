"""The hunt: games by chance, put to a program until it differs from the reference, and what came of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Final

import msgspec

from handandfoot_conformance.campaigns.fuzzing.opponent import Opponent
from handandfoot_conformance.campaigns.fuzzing.probe import Oracle, Probe, case_of
from handandfoot_conformance.campaigns.fuzzing.shrink import Shrunk, shrink
from handandfoot_conformance.campaigns.fuzzing.walk import Walk
from handandfoot_conformance.cases.case_book import UnknownNameError
from handandfoot_conformance.judging.judge import Verdict, why_not
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.conversation import Limits
from handandfoot_conformance.programs.opening import open_session
from handandfoot_conformance.programs.signals import ended_by_signals
from handandfoot_conformance.protocol.adapter import Answered, Reply, Session
from handandfoot_conformance.protocol.case import Case

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot_conformance.positions.rule_tables import RuleBook, RuleTable
    from handandfoot_conformance.protocol.adapter import Adapter

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
        opponent = Opponent(session, oracle)
        for batch in _batches(_games(oracle, tables, options, session.declared.capabilities)):
            _put(opponent, batch, result)
            if watch:
                watch(result)
            if result.found or result.broke_down or (deadline is not None and time.monotonic() > deadline):
                break
        if result.found:
            result.shrunk = shrink(opponent, result.found.probe, result.found.case, result.found.verdict)
    result.broke_down = result.broke_down or session.stop_failed
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


def _put(opponent: Opponent, batch: list[tuple[int, Probe]], result: Hunt) -> None:
    """Put a batch to the program and note the first difference."""
    for (game, probe), asked in zip(batch, opponent.ask([probe for _, probe in batch]), strict=True):
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
