"""The reference engine under another reading of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot_conformance.programs.reference import ReferenceAdapter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from handandfoot.house_rules import RuleSet
    from handandfoot_conformance.protocol.messages import Json, Message


class OtherReading(ReferenceAdapter):
    """The reference engine with other values of some parameters."""

    def __init__(self, values: Mapping[str, Json]) -> None:
        super().__init__()
        self._values = values

    def rule_set(self, request: Message) -> RuleSet:
        """Return the rule set with the other values in it; raise `BadVariant` where they cannot stand."""
        return super().rule_set({**request, "parameters": {**request["parameters"], **self._values}})
