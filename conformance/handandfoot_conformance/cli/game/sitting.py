"""A sitting: a person and computer players at one table, until the game is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Console

from handandfoot.actions import Action
from handandfoot.consequences import rules_for
from handandfoot.deal import Deal, deal_round, first_dealer, next_round, start_round
from handandfoot.engine import Accepted, Refused, apply
from handandfoot.errors import Ambiguous, Malformed
from handandfoot.game_end import winners
from handandfoot.house_rules import RuleSet
from handandfoot.legal import legal_actions
from handandfoot.position import GAME_OVER, ROUND_OVER, Position
from handandfoot.results import Event
from handandfoot.scoring import scored_by_item
from handandfoot.wire import view
from handandfoot_conformance.asking.players.choosing import computer
from handandfoot_conformance.cli.game import shown
from handandfoot_conformance.cli.game.commands import HELP, Unclear, read_command

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant

Ask = Callable[[str], str | None]


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """One game at the terminal. `ask` gives what the person types, or None when there is no more."""

    def __init__(
        self,
        spec: Spec,
        variant: Variant,
        ruleset: RuleSet,
        seed: str,
        person: int | None,
        console: Console,
        ask: Ask,
        strength: str,
    ) -> None:
        """Sit down. Without a person the computer players play among themselves."""
        self.spec, self.variant, self.ruleset, self.seed = spec, variant, ruleset, seed
        self.person, self.console, self.ask = person, console, ask
        self._listed: list[Action] = []
        self._computer = computer(ruleset, strength, seed)

    def play(self) -> Position:
        """Play to the end. Raises `Left`."""
        position = start_round(self._deal(1, first_dealer(self.ruleset)), self.ruleset)
        self._begin(position)
        while position.turn.phase != GAME_OVER:
            if position.turn.phase == ROUND_OVER:
                following = (position.dealer + 1) % len(position.seats)
                position = next_round(position, self._deal(position.round + 1, following), self.ruleset)
                self._begin(position)
            before, position = position, self._act(position)
            if position.turn.phase in (ROUND_OVER, GAME_OVER):
                self._print(shown.scores(position, scored_by_item(before, position, self.ruleset)))

        self._print(shown.result(position, winners(position, self.ruleset)))
        return position

    def _deal(self, round_number: int, dealer: int) -> Deal:
        return deal_round(self.ruleset, self.seed, round_number, dealer)

    def _begin(self, position: Position) -> None:
        rules = rules_for(position, self.ruleset, position.turn.seat)
        self._print(shown.beginning(position, rules))

    def _act(self, position: Position) -> Position:
        seat = position.actor
        if seat == self.person:
            return self._person_acts(position)

        action = self._computer(position, list(legal_actions(position, self.ruleset)))
        result = apply(position, action, self.ruleset)
        assert isinstance(result, Accepted), f"{action} was offered and is refused"
        self._tell(result.events)
        return result.position

    def _person_acts(self, position: Position) -> Position:
        assert self.person is not None
        self._print(shown.table(view(position, self.person), self.person))
        self._listed = []
        while True:
            typed = self.ask(shown.prompt(position, self.person))
            if typed is None:
                raise Left
            action = self._read(typed.strip(), position)
            if action is None:
                continue
            try:
                result = apply(position, action, self.ruleset)
            except (Malformed, Ambiguous) as wrong:
                self._print([str(wrong)])
                continue
            if isinstance(result, Refused):
                self._print(shown.refusal(result, self.spec, self.variant, len(position.seats)))
                continue
            self._tell(result.events)
            return result.position

    def _read(self, typed: str, position: Position) -> Action | None:
        """The action that was typed, or None where only something is shown."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                return None
            case "quit":
                raise Left
            case "help":
                self._print([f"{command:26} {meaning}" for command, meaning in HELP])
            case "table":
                assert self.person is not None
                self._print(shown.table(view(position, self.person), self.person))
            case "legal":
                self._listed = list(legal_actions(position, self.ruleset))
                self._print(shown.listing(self._listed))
            case "why":
                self._print(shown.why(rest.strip().upper(), self.spec, self.variant, len(position.seats)))
            case number if number.isdigit() and 0 < int(number) <= len(self._listed) and not rest:
                return self._listed[int(number) - 1]
            case _:
                try:
                    return read_command(typed, position)
                except Unclear as unclear:
                    self._print([str(unclear)])

        return None

    def _tell(self, events: Sequence[Event]) -> None:
        self._print(line for event in events if (line := shown.event(event, self.person)))

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.print(line, highlight=False, markup=False, soft_wrap=True)
