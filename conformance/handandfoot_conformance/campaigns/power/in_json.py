"""The measure as a JSON object, for programs and for pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from handandfoot_conformance.positions.other_values import Kind

if TYPE_CHECKING:
    from handandfoot_conformance.campaigns.power.measure import Strength, ValueExchanged

KINDS: dict[Kind, str] = {
    "used": "plays with a value that other house rules have",
    "allowed": "plays with a value that no house rules have",
    "neighbour": "plays with a value next to it",
}
"""What an engine does wrong with a value, in words."""


def scenario_place(parameter: str) -> str:
    """Return the feature to which a scenario belongs that tells values of a parameter apart."""
    return f"features/house_rules/{parameter}.feature"


def to_object(strength: Strength) -> dict[str, Any]:
    """Return the whole measure."""
    caught, engines = strength.score
    return {
        "specification": strength.specification,
        "cases": strength.cases,
        "features": strength.features,
        "variants": list(strength.variants),
        "score": {"caught": caught, "engines": engines, "share": share(caught, engines)},
        "floor": strength.floor,
        "rules": [msgspec.to_builtins(each) for each in strength.rules],
        "without_engine": list(strength.without_engine),
        "values": [_exchanged(each) for each in strength.values],
        "undistinguished": [_exchanged(each) for each in strength.undistinguished],
        "one_way": [_exchanged(each) for each in strength.one_way],
        "equal": [msgspec.to_builtins(each) for each in strength.equal],
    }


def share(part: int, whole: int) -> float:
    """Return a share in per cent, cut and not rounded, so that 100 means all."""
    return int(1000 * part / whole) / 10 if whole else 0.0


def differing(value: Any, other: Any) -> Any:
    """Return of a map only the entries in which it differs from another, so that it can be read; else the value."""
    if isinstance(value, dict) and isinstance(other, dict) and "by" not in value and "by" not in other:
        return {key: number for key, number in other.items() if value.get(key) != number}
    return other


def _exchanged(each: ValueExchanged) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(each.exchange)
    return {**found, "cases": each.cases, "first": each.first, "place": scenario_place(each.exchange.parameter)}
