"""The step catalogue: every sentence a scenario may use, what may stand in it and what it means."""

from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.scenarios.steps import acts, outcomes, places, tables
from handandfoot_conformance.scenarios.steps.catalogue import SENTENCES, Reading, Sentence, read_step, readings
from handandfoot_conformance.scenarios.steps.slots import SLOTS, Later

__all__ = [
    "PLAYERS",
    "SENTENCES",
    "SLOTS",
    "Later",
    "Reading",
    "Sentence",
    "acts",
    "outcomes",
    "places",
    "read_step",
    "readings",
    "tables",
]
