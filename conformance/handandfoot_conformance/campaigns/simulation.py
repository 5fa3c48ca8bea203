"""Many games at once, played by chance: do they end, keep every card, and never offer what they refuse?"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

from handandfoot.deal import pack_of
from handandfoot.game import Chooser, play, seeded
from handandfoot.house_rules import RuleSet
from handandfoot.position import GAME_OVER, ROUND_OVER, Position
from handandfoot.random_players import eager, uniform

PLAYERS: dict[str, Callable[[int | str], Chooser]] = {"uniform": uniform, "eager": eager}


class Broken(Exception):
    """A game that came to what must never be: the message names the seed and what happened."""


@dataclass
class Tally:
    """What came of the games of one table."""

    variant: str
    players: int
    games: int = 0
    rounds: int = 0
    went_out: int = 0
    stock_out: int = 0
    actions: int = 0
    seconds: float = 0.0
    """Seconds of processor time."""

    @property
    def actions_per_second(self) -> int:
        """Actions played in a second of processor time, the listing of all legal actions before each included."""
        return round(self.actions / self.seconds) if self.seconds else 0

    def as_json(self) -> dict[str, Any]:
        """The tally for programs."""
        return {**asdict(self), "seconds": round(self.seconds, 3), "actions_per_second": self.actions_per_second}


def simulate(ruleset: RuleSet, seeds: Iterable[int], chooser: str = "uniform", *, conserve: bool = True) -> Tally:
    """Play a game for each seed. Raises `Broken` at a dead end, a refused offer or a lost card."""
    tally = Tally(ruleset.name, ruleset.players)
    pack = pack_of(ruleset)
    begun = time.process_time()
    for seed in seeds:
        try:
            for move in play(ruleset, seeded(ruleset, seed), PLAYERS[chooser](seed)):
                tally.actions += 1
                if conserve and move.after.all_cards() != pack:
                    raise RuntimeError(f"round {move.after.round}: cards were lost or made by {move.action}")
                if move.after.turn.phase in (ROUND_OVER, GAME_OVER):
                    _count_round(tally, move.after)
        except RuntimeError as broken:
            raise Broken(f"{ruleset.name}, {ruleset.players} players, seed {seed}: {broken}") from None
        tally.games += 1
    tally.seconds = time.process_time() - begun

    return tally


def simulate_all(
    rulesets: Iterable[RuleSet], seeds: range, chooser: str = "uniform", *, conserve: bool = True, processes: int = 1
) -> Iterator[Tally]:
    """Simulate tables one after the other, each shared out to some processes. Raises `Broken`."""
    if processes == 1:
        yield from (simulate(ruleset, seeds, chooser, conserve=conserve) for ruleset in rulesets)
        return

    with ProcessPoolExecutor(processes) as pool:
        for ruleset in rulesets:
            shares = [seeds[start::processes] for start in range(processes)]
            parts = [pool.submit(simulate, ruleset, share, chooser, conserve=conserve) for share in shares]
            yield _together([part.result() for part in parts])


def _together(parts: list[Tally]) -> Tally:
    whole = Tally(parts[0].variant, parts[0].players)
    for part in parts:
        for name in ("games", "rounds", "went_out", "stock_out", "actions", "seconds"):
            setattr(whole, name, getattr(whole, name) + getattr(part, name))

    return whole


def _count_round(tally: Tally, position: Position) -> None:
    player = position.seats[position.turn.seat]
    out = not player.hand and player.in_last_packet
    tally.rounds += 1
    tally.went_out += out
    tally.stock_out += not out
