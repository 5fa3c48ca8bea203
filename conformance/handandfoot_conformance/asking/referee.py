"""The reference engine as a referee: asked by the same messages as any program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.adapter import Answered, Ask, Job
from handandfoot_conformance.wording.nearest import Wrong

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.variants import Resolved
    from handandfoot_conformance.positions.rule_tables import RuleTable


class Referee:
    """Answers one question at a time."""

    def __init__(self, spec: Spec) -> None:
        """Start the engine."""
        self._session = InProcessSession(ReferenceAdapter(), spec.version)

    def ask(self, resolved: Resolved | RuleTable, kind: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a question under some house rules, or raise `Wrong`."""
        rule_set = {
            "rules": resolved.digest,
            "variant": resolved.variant,
            "players": resolved.players,
            "parameters": resolved.parameters,
        }
        question = Ask(kind, {"rules": resolved.digest, **body})
        job = Job(resolved.digest, (question,))
        for _, replies in self._session.run([job], {resolved.digest: rule_set}):
            reply = replies[-1]
            if isinstance(reply, Answered):
                return reply.message
            raise Wrong(reply.reason.removeprefix("the program says: "))
        raise AssertionError("a session answers every job")
