"""How strong the cases are: which wrong engines they catch.

For each rule there is an engine that breaks it,
for each value of each parameter there are engines that play with another value in its place.
A case that no wrong engine fails proves nothing, and a wrong engine that no case fails shows where one is missing.
"""

from __future__ import annotations

from handandfoot_conformance.campaigns.power.gaps import Gap, undistinguished
from handandfoot_conformance.campaigns.power.measure import Strength, measure
from handandfoot_conformance.campaigns.power.trial import Trial
from handandfoot_conformance.positions.other_values import Exchange, exchanges, neighbours, used_values

__all__ = [
    "Exchange",
    "Gap",
    "Strength",
    "Trial",
    "exchanges",
    "measure",
    "neighbours",
    "undistinguished",
    "used_values",
]
