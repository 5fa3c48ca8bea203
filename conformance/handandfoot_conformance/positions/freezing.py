"""Whether the discard pile is frozen, worked out from the cards that lie in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot.cards import WILD_CARDS
from handandfoot_conformance.positions.parameter_values import Parameters, value_at

if TYPE_CHECKING:
    from collections.abc import Sequence


def frozen_by_rules(pile: Sequence[str], parameters: Parameters, round_number: int) -> bool | None:
    """Return whether a pile, top card first, is frozen (HF-PILE-10); None where the rules leave it open.

    A discarded wild card freezes the pile until it is taken. So it is frozen if a wild card lies in it that was
    discarded: any but the lowest, where the first card turned up may be wild, too. Where a take leaves cards behind,
    a wild card may be among them that freezes nothing any more.
    """
    if value_at(parameters, "freeze", round=round_number) == "never":
        return False
    wild = [place for place, card in enumerate(pile) if card in WILD_CARDS]
    if not wild:
        return False
    if value_at(parameters, "take_amount", round=round_number) != "all":
        return None
    first_may_be_wild = "wild" not in value_at(parameters, "starter_refused", round=round_number)
    return None if first_may_be_wild and wild == [len(pile) - 1] else True
