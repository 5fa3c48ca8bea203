"""Random play, reference against program: on a difference, the shortest case that shows it, as a ready scenario."""

from __future__ import annotations

from handandfoot_conformance.campaigns.fuzzing.hunting import Found, Hunt, Options, hunt
from handandfoot_conformance.campaigns.fuzzing.probe import Oracle, Probe

__all__ = ["Found", "Hunt", "Options", "Oracle", "Probe", "hunt"]
