"""The step catalogue: every sentence a scenario may use, what may stand in it and what it means."""

from handandfoot_conformance.steps import acts, outcomes, places, tables
from handandfoot_conformance.steps.catalogue import SENTENCES, Reading, Sentence, read_step, readings
from handandfoot_conformance.steps.slots import PLAYERS, SLOTS, Later

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
