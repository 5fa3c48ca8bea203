"""Why an item of a score sheet counts what it does: its rules, on what authority, and what is in dispute."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.positions.rule_tables import RuleTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant
    from handandfoot.spec.variants import Resolved

SPECIALS = ("named_bonus", "quintet_bonus", "red_three_set_bonus", "concealed_bonus", "red_three_no_book")
"""The parameters whose points the protocol adds up as `special`; each alone is a part of it."""
LEFT = "red_three_left"
"""The parameter whose points the protocol adds to those of the red threes laid."""

ITEMS = {
    "cards": "cards laid",
    "books": "books",
    "named_bonus": "books of a named rank",
    "quintet_bonus": "quintets",
    "red_threes": "red threes laid",
    "red_three_set_bonus": "all the red threes",
    "red_three_left": "red threes left",
    "red_three_no_book": "red threes without a book",
    "left": "cards left",
    "out": "going out",
    "concealed_bonus": "going out concealed",
}
"""The items of a score sheet in the order in which it has them."""

_RULES = {
    "cards": ("HF-SCORE-02", ("card_points",)),
    "books": ("HF-SCORE-06", ("clean_bonus", "dirty_bonus", "wild_bonus")),
    "named_bonus": ("HF-SCORE-10", ("named_bonus",)),
    "quintet_bonus": ("HF-SCORE-10", ("quintet_bonus",)),
    "red_threes": ("HF-SCORE-04", ("red_three_points", "red_three_needs", "red_three_without")),
    "red_three_set_bonus": ("HF-SCORE-04", ("red_three_set_bonus",)),
    "red_three_left": ("HF-SCORE-05", ("red_three_left",)),
    "red_three_no_book": ("HF-SCORE-12", ("red_three_no_book",)),
    "left": ("HF-SCORE-03", ("card_points",)),
    "out": ("HF-SCORE-07", ("out_bonus",)),
    "concealed_bonus": ("HF-SCORE-11", ("concealed_bonus",)),
}


class Reason(NamedTuple):
    """Why an item counts: its rule, the authority of the values that it reads, and the disputes that touch them."""

    rule: str
    sources: tuple[str, ...]
    disputes: tuple[str, ...]


def reasons(spec: Spec, variant: Variant, items: Iterable[str]) -> dict[str, Reason]:
    """Return the reasons of items, in the order of the sheet."""
    seen = set(items)
    return {item: _reason(spec, variant, item) for item in ITEMS if item in seen}


def _reason(spec: Spec, variant: Variant, item: str) -> Reason:
    rule, parameters = _RULES[item]
    sources = dict.fromkeys(lookup.authority(lookup.setting_of(spec, variant, name)) for name in parameters)
    disputes = (
        conflict.id
        for conflict in spec.conflicts.values()
        if conflict.status == "active" and set(parameters) & set(conflict.parameters)
    )
    return Reason(rule, tuple(sources), tuple(disputes))


def without(resolved: Resolved, parameter: str) -> RuleTable:
    """Return the same house rules with one kind of points counting nothing."""
    nothing: object = {} if parameter == "named_bonus" else 0
    digest = hashlib.sha256(f"{resolved.digest} without {parameter}".encode()).hexdigest()
    parameters = {**resolved.parameters, parameter: nothing}
    return RuleTable(resolved.variant, resolved.players, parameters, f"sha256:{digest}")
