"""A sitting: a person and computer players at one table, until the game is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from handandfoot.actions import Action
from handandfoot.deal import Deal, deal_round, first_dealer, next_round, start_round
from handandfoot.engine import Accepted, Refused, apply
from handandfoot.errors import Ambiguous, Malformed
from handandfoot.game_end import winners
from handandfoot.legal import legal_actions
from handandfoot.moment import rules_for
from handandfoot.position import GAME_OVER, ROUND_OVER, Position
from handandfoot.results import Event
from handandfoot.scoring import scored_by_item
from handandfoot.wire import view
from handandfoot_conformance.asking.players.choosing import advise, computer
from handandfoot_conformance.cli.game import log, saved, table_in_words
from handandfoot_conformance.cli.game.commands import HELP, Unclear, read_command
from handandfoot_conformance.cli.game.other_form import other_form
from handandfoot_conformance.cli.game.printing import printed
from handandfoot_conformance.cli.game.saved import Game
from handandfoot_conformance.wording.nearest import Wrong

if TYPE_CHECKING:
    from rich.console import Console

    from handandfoot.house_rules import RuleSet
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant

Ask = Callable[[str], str | None]

_FILE = "hand-and-foot-game.json"


class Left(Exception):
    """The person has left the table."""


class Loaded(Exception):
    """The person goes on with another game, which was kept in a file."""

    def __init__(self, game: Game) -> None:
        """Keep the game."""
        super().__init__("another game is loaded")
        self.game = game


class Back(Exception):
    """The person takes the last action back."""


class Sitting:
    """One game at the terminal. `ask` gives what the person types, or None when there is no more.

    Without a person (`seat` None) the computer players play among themselves.
    """

    def __init__(self, spec: Spec, variant: Variant, ruleset: RuleSet, game: Game, console: Console, ask: Ask) -> None:
        """Sit down; the actions of a game that was kept are played again first."""
        self.spec, self.variant, self.ruleset, self.game = spec, variant, ruleset, game
        self.person, self.console, self.ask = game.seat, console, ask
        self._listed: list[Action] = []
        self._done: list[Action] = []
        self._past: list[Position] = []
        self._computer = computer(ruleset, game.strength, game.seed)

    def play(self) -> Position:
        """Play to the end. Raises `Left`, `Loaded`, and `Wrong` where a kept action is not allowed."""
        position = self._resume()
        if not self._done:
            self._print(table_in_words.beginning(position, self.ruleset))
        while position.turn.phase != GAME_OVER:
            if position.turn.phase == ROUND_OVER:
                position = self._next(position)
                self._print(table_in_words.beginning(position, self.ruleset))
            position = self._act(position)

        self._print(table_in_words.result(position, winners(position, self.ruleset)))
        return position

    def _resume(self) -> Position:
        position = start_round(self._deal(1, first_dealer(self.ruleset)), self.ruleset)
        for number, action in enumerate(self.game.actions, 1):
            if position.turn.phase == ROUND_OVER:
                position = self._next(position)
            try:
                result = apply(position, action, self.ruleset)
            except (Malformed, Ambiguous) as wrong:
                raise Wrong(f"the kept game: action {number}: {wrong}") from None
            if isinstance(result, Refused):
                raise Wrong(f"the kept game: action {number} is refused under {', '.join(result.rules)}")
            position = result.position
        self._done = list(self.game.actions)

        return position

    def _deal(self, round_number: int, dealer: int) -> Deal:
        return deal_round(self.ruleset, self.game.seed, round_number, dealer)

    def _next(self, position: Position) -> Position:
        following = (position.dealer + 1) % len(position.seats)
        return next_round(position, self._deal(position.round + 1, following), self.ruleset)

    def _act(self, position: Position) -> Position:
        if position.actor == self.person:
            try:
                action, result = self._person_acts(position)
            except Back:
                self._done.pop()
                return self._past.pop()
        else:
            action = self._computer(position, list(legal_actions(position, self.ruleset)))
            made = apply(position, action, self.ruleset)
            assert isinstance(made, Accepted), f"{action} was offered and is refused"
            result = made
        after = result.position
        self._done.append(action)
        self._past = [*self._past, position] if self._may_come_back(position, after, result.events) else []
        self._print(log.said(action, position, after, result.events, self.person))
        if after.turn.phase in (ROUND_OVER, GAME_OVER):
            self._print(table_in_words.sheet(after, scored_by_item(position, after, self.ruleset)))

        return after

    def _may_come_back(self, before: Position, after: Position, events: Sequence[Event]) -> bool:
        """Whether an action of the person can be taken back: the turn goes on, and nothing hidden was seen."""
        mine = before.actor == self.person == after.actor and before.turn.seat == after.turn.seat
        return mine and all(event.kind in _SEEN_BEFORE for event in events)

    def _person_acts(self, position: Position) -> tuple[Action, Accepted]:
        assert self.person is not None
        self._print(self._table(position))
        self._listed = []
        while True:
            typed = self.ask(table_in_words.prompt(position, self.person))
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
                self._print(table_in_words.refusal(result, self.spec, self.variant, len(position.seats)))
                self._print(other_form(position, action, self.ruleset))
                continue
            return action, result

    def _table(self, position: Position) -> Iterable[str]:
        assert self.person is not None
        return table_in_words.table(position, self.ruleset, view(position, self.person), self.person)

    def _read(self, typed: str, position: Position) -> Action | None:
        """The action that was typed, or None where only something is shown."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                return None
            case "q" | "quit" | "exit":
                raise Left
            case "help" | "?":
                self._print(f"{command}: {meaning}" for command, meaning in HELP)
            case "table":
                self._print(self._table(position))
            case "score":
                self._print(table_in_words.standing(position, self.ruleset))
            case "hint":
                self._hint(position)
            case "undo":
                if self._past:
                    raise Back
                self._print(["nothing can be taken back: your turn has just begun, or hidden cards were seen since"])
            case "save" | "load":
                self._keep(word.lower(), rest or _FILE)
            case "legal":
                self._listed = list(legal_actions(position, self.ruleset))
                self._print(table_in_words.listing(self._listed))
            case "why":
                self._print(table_in_words.why(rest.upper(), self.spec, self.variant, len(position.seats)))
            case number if number.isdecimal() and 0 < int(number) <= len(self._listed) and not rest:
                return self._listed[int(number) - 1]
            case _:
                try:
                    rules = rules_for(position, self.ruleset, position.turn.seat)
                    return read_command(typed, position, rules.black_three_melds)
                except Unclear as unclear:
                    self._print([str(unclear)])

        return None

    def _hint(self, position: Position) -> None:
        assert self.person is not None
        rules = rules_for(position, self.ruleset, position.turn.seat)
        offered = list(legal_actions(position, self.ruleset))
        advice = advise(view(position, self.person), self.person, offered, rules)
        self._print([f"{log.command(advice.action)}: {advice.reason}."])

    def _keep(self, verb: str, name: str) -> None:
        try:
            if verb == "load":
                raise Loaded(saved.load(name))
            saved.save(self.game._replace(actions=tuple(self._done)), name)
            self._print([f"The game is kept in {name}; go on with it by: load {name}"])
        except Wrong as wrong:
            self._print([str(wrong)])

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.print(printed(line))


_SEEN_BEFORE = ("laid", "pile taken", "swapped")
"""What shows nobody a card that was hidden."""
