"""Where a case is missing: values that no case tells from another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from handandfoot_conformance.campaigns.power.equal import why_equal
from handandfoot_conformance.campaigns.power.trial import Trial
from handandfoot_conformance.cases.case_book import CaseBook, NoCasesError, Wanted
from handandfoot_conformance.positions.other_values import exchanges, written

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot.spec.model import Variant


class Gap(msgspec.Struct, frozen=True):
    """A value of house rules that no applicable case tells from some others."""

    parameter: str
    value: Any
    others: tuple[Any, ...]
    """The values that an engine could wrongly play with and pass every case."""
    cases: int
    """How many cases cite a rule that the parameter governs."""


def governed(spec: Spec) -> dict[str, frozenset[str]]:
    """Return for each parameter the rules that it governs."""
    found = {name: set(parameter.rules) for name, parameter in spec.parameters.items()}
    for rule in spec.rules.values():
        for name in rule.parameters:
            found[name].add(rule.id)
    return {name: frozenset(rules) for name, rules in found.items()}


def undistinguished(spec: Spec, variant: Variant) -> list[Gap]:
    """Return the values of some house rules that no applicable case tells from those of others, or from those near.

    Only scenarios that are posed under any house rules are applicable, unless the variant is one of the specification.
    """
    book = CaseBook(spec, own=() if variant.id in spec.variant_ids else (variant,))
    try:
        selection = book.select(Wanted(variants=(variant.id,)))
    except NoCasesError:
        return []
    trial = Trial(selection, governed(spec))
    found: dict[tuple[str, str], Gap] = {}
    for exchange in exchanges(spec, [variant]):
        if why_equal(exchange.parameter, exchange.value, exchange.other):
            continue
        cases, first = trial.by_exchange(exchange)
        if not first:
            key = (exchange.parameter, written(exchange.value))
            others = found[key].others if key in found else ()
            found[key] = Gap(exchange.parameter, exchange.value, (*others, exchange.other), cases)
    return list(found.values())
