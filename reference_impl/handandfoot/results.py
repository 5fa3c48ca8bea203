"""What an action comes to: the position afterwards, or every rule that forbids it."""

from typing import NamedTuple

from handandfoot.cards import Cards
from handandfoot.position import Position
from handandfoot.violations import Violation


class Event(NamedTuple):
    """Something that happened, for a log: its kind, the seat concerned and the cards."""

    kind: str
    seat: int
    cards: Cards = ()


class Accepted(NamedTuple):
    """An action that the rules allow: the position afterwards and what happened on the way."""

    position: Position
    events: tuple[Event, ...]


class Refused(NamedTuple):
    """An action that the rules refuse: every rule it breaks, in a fixed order. Nothing has changed."""

    violations: tuple[Violation, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the broken rules, each once."""
        return tuple(dict.fromkeys(violation.rule for violation in self.violations))


Result = Accepted | Refused
