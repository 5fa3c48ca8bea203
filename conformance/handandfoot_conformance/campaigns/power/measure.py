"""The measure: every wrong engine is put to the cases that should find it out, and so are two that know no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from handandfoot_conformance.campaigns.power.equal import why_equal
from handandfoot_conformance.campaigns.power.gaps import governed
from handandfoot_conformance.campaigns.power.trial import Trial
from handandfoot_conformance.campaigns.workers import can_copy, share_out
from handandfoot_conformance.cases.case_book import CaseBook, Selection, Wanted
from handandfoot_conformance.positions.other_values import Exchange, exchanges
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.wrong.floor import floor_of
from handandfoot_conformance.wrong.mutants import MUTANTS

if TYPE_CHECKING:
    from handandfoot.spec import Spec


class RuleBroken(msgspec.Struct, frozen=True):
    """What became of the engine that breaks one rule."""

    rule: str
    says: str
    cases: int
    """How many cases cite the rule."""
    first: str
    """The first of them that finds the engine out, or nothing."""


class ValueExchanged(msgspec.Struct, frozen=True):
    """What became of the engine that plays with another value of a parameter."""

    exchange: Exchange
    cases: int
    """How many cases under house rules with the value cite a rule that the parameter governs."""
    first: str
    """The first of them that finds the engine out, or nothing."""


class Equal(msgspec.Struct, frozen=True):
    """Two values that play the same, so that no case can tell them apart."""

    parameter: str
    value: Any
    other: Any
    why: str


class Strength(msgspec.Struct, frozen=True):
    """How strong the cases are."""

    specification: str
    cases: int
    features: int
    variants: tuple[str, ...]
    rules: tuple[RuleBroken, ...]
    without_engine: tuple[str, ...]
    """Active rules for which there is no wrong engine."""
    values: tuple[ValueExchanged, ...]
    equal: tuple[Equal, ...]
    floor: dict[str, int]
    """How many of the cases an engine passes that accepts, or refuses, everything."""

    @property
    def uncaught(self) -> tuple[RuleBroken, ...]:
        """The broken rules that no case citing them finds out."""
        return tuple(each for each in self.rules if not each.first)

    @property
    def undistinguished(self) -> tuple[ValueExchanged, ...]:
        """Exchanges that no case finds out; two used values are told apart where either is found out for the other."""
        found = {each.exchange.key for each in self.values if each.first}
        listed: dict[tuple[str, ...], ValueExchanged] = {}
        for each in self.values:
            name, value, other = each.exchange.key
            both = each.exchange.kind == "used"
            if not each.first and not (both and (name, other, value) in found):
                listed.setdefault((name, *sorted((value, other))) if both else each.exchange.key, each)
        return tuple(listed.values())

    @property
    def one_way(self) -> tuple[ValueExchanged, ...]:
        """Exchanges of used values that no case finds out, while the opposite exchange is found out."""
        missing = {each.exchange.key for each in self.undistinguished}
        return tuple(
            each
            for each in self.values
            if not each.first
            and each.exchange.kind == "used"
            and each.exchange.key not in missing
            and (each.exchange.parameter, *each.exchange.key[:0:-1]) not in missing
        )

    @property
    def score(self) -> tuple[int, int]:
        """How many wrong engines are found out, and how many there are."""
        caught = sum(bool(each.first) for each in self.rules) + sum(bool(each.first) for each in self.values)
        return caught, len(self.rules) + len(self.values)


def measure(
    spec: Spec, wanted: Wanted | None = None, processes: int = 1, watch: Callable[[int, int], None] | None = None
) -> Strength:
    """Put the cases to every wrong engine.

    `watch` is told after each engine how many are done, and of how many.
    """
    selection = CaseBook(spec).select(wanted)
    variants = tuple(dict.fromkeys(case.variant for case in selection.cases))
    trial = Trial(selection, governed(spec))
    active = {name for name, rule in spec.rules.items() if rule.status == "active"}
    broken = [rule for rule in MUTANTS if rule in active]
    exchanged, equal = [], []
    for exchange in exchanges(spec, wanted.variants if wanted and wanted.variants else None):
        why = why_equal(exchange.parameter, exchange.value, exchange.other)
        if why:
            equal.append(Equal(exchange.parameter, exchange.value, exchange.other, why))
        else:
            exchanged.append(exchange)
    work: list[str | Exchange] = [*broken, *exchanged]
    found = []
    for number, result in enumerate(_each(trial, work, processes), 1):
        found.append(result)
        if watch:
            watch(number, len(work))
    return Strength(
        specification=spec.version,
        cases=len(selection.cases),
        features=len(selection.counts),
        variants=variants,
        rules=tuple(
            RuleBroken(rule, MUTANTS[rule]().says, *result)
            for rule, result in zip(broken, found[: len(broken)], strict=True)
        ),
        without_engine=tuple(sorted(active - set(broken))),
        values=tuple(
            ValueExchanged(exchange, *result) for exchange, result in zip(exchanged, found[len(broken) :], strict=True)
        ),
        equal=tuple(equal),
        floor=_floor(selection),
    )


def _floor(selection: Selection) -> dict[str, int]:
    declared = InProcessSession(ReferenceAdapter(), "").declared
    return floor_of(selection.cases, declared, selection.rule_sets)


def _try(trial: Trial, task: str | Exchange) -> tuple[int, str]:
    """Return how many cases may find a wrong engine out, and the first that does."""
    if isinstance(task, Exchange):
        return trial.by_exchange(task)
    cases = trial.citing((task,))
    return len(cases), trial.first(cases, MUTANTS[task])


def _each(trial: Trial, work: Sequence[str | Exchange], processes: int) -> Iterator[tuple[int, str]]:
    """Yield the result of each task in order; where the system can copy this process, several work at once."""
    if processes < 2 or not can_copy():
        return map(partial(_try, trial), work)
    return share_out(partial(_try, trial), work, processes)
