"""Many games at once, by chance or by computer players: do they end, keep every card, and refuse no offer?"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import islice
from typing import Any

from handandfoot.actions import Action
from handandfoot.deal import pack_of
from handandfoot.game import Chooser, play, seeded
from handandfoot.game_end import winners
from handandfoot.house_rules import RuleSet
from handandfoot.position import GAME_OVER, ROUND_OVER, Position
from handandfoot.random_players import eager, uniform
from handandfoot_conformance.asking.players.choosing import STRENGTHS, STRONG, computer
from handandfoot_conformance.campaigns.workers import share_out

_BY_CHANCE: dict[str, Callable[[int | str], Chooser]] = {"uniform": uniform, "eager": eager}
COMPUTER = "computer"
CHOOSERS = (*_BY_CHANCE, *STRENGTHS, COMPUTER)
"""Who may play: two kinds of chance, and computer players of each strength; `computer` is the strongest."""

MOST_ROUNDS = 200
"""After so many rounds a game is given up and counted as one without an end."""

Watcher = Callable[[str], None]


def chooser_named(name: str, ruleset: RuleSet, seed: int | str) -> Chooser:
    """The player that a name means, at a table and with a seed. Raises `KeyError` for a name not in `CHOOSERS`."""
    if name in _BY_CHANCE:
        return _BY_CHANCE[name](seed)
    return computer(ruleset, STRONG if name == COMPUTER else name, seed)


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
    unended: list[int] = field(default_factory=list)
    """The seeds of the games that were given up after the most rounds allowed."""
    won: int = 0
    """In a contest, the games that the first player's side won alone."""
    actions: int = 0
    seconds: float = 0.0
    """Seconds of processor time."""

    @property
    def actions_per_second(self) -> int:
        """Actions played in a second of processor time, the listing of all legal actions before each included."""
        return round(self.actions / self.seconds) if self.seconds else 0

    def add(self, part: Tally) -> None:
        """Count the games of another tally of the same table in."""
        for name in ("games", "rounds", "went_out", "stock_out", "unended", "won", "actions", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(part, name))

    def as_json(self) -> dict[str, Any]:
        """The tally for programs."""
        return {**asdict(self), "seconds": round(self.seconds, 3), "actions_per_second": self.actions_per_second}


@dataclass(frozen=True)
class Manner:
    """How games are played: by whom, against whom, for how many rounds at most."""

    chooser: str = "uniform"
    against: str | None = None
    """Who plays all sides but one; the side of `chooser` changes with the seed."""
    conserve: bool = True
    most_rounds: int = MOST_ROUNDS


def simulate(ruleset: RuleSet, seeds: Iterable[int], manner: Manner, watch: Watcher | None = None) -> Tally:
    """Play a game for each seed. Raises `Broken` at a dead end, a refused offer or a lost card.

    `watch` is told after every round how far things have come.
    """
    tally = Tally(ruleset.name, ruleset.players)
    begun = time.process_time()
    for seed in seeds:
        try:
            _play_one(ruleset, seed, manner, tally, watch)
        except RuntimeError as broken:
            raise Broken(f"{ruleset.name}, {ruleset.players} players, seed {seed}: {broken}") from None
        tally.games += 1
    tally.seconds = time.process_time() - begun

    return tally


def _play_one(ruleset: RuleSet, seed: int, manner: Manner, tally: Tally, watch: Watcher | None) -> None:
    pack = pack_of(ruleset)
    side = seed % ruleset.sides
    for move in play(ruleset, seeded(ruleset, seed), _players(ruleset, seed, side, manner)):
        tally.actions += 1
        after = move.after
        if manner.conserve and after.all_cards() != pack:
            raise RuntimeError(f"round {after.round}: cards were lost or made by {move.action}")
        if after.turn.phase not in (ROUND_OVER, GAME_OVER):
            continue
        _count_round(tally, after)
        if watch:
            watch(f"{tally.variant}, {tally.players} players: {tally.games} games, now round {after.round} of the next")
        if after.turn.phase == GAME_OVER:
            tally.won += manner.against is not None and winners(after, ruleset) == (side,)
        elif after.round >= manner.most_rounds:
            tally.unended.append(seed)
            return


def _players(ruleset: RuleSet, seed: int, side: int, manner: Manner) -> Chooser:
    mine = chooser_named(manner.chooser, ruleset, seed)
    if manner.against is None:
        return mine
    theirs = chooser_named(manner.against, ruleset, seed)

    def choose(position: Position, offered: Sequence[Action]) -> Action:
        return (mine if position.side_of(position.actor) == side else theirs)(position, offered)

    return choose


def simulate_all(
    rulesets: Sequence[RuleSet], seeds: range, manner: Manner, *, processes: int = 1, watch: Watcher | None = None
) -> Iterator[Tally]:
    """Simulate tables one after the other, each shared out to some processes.

    Raises `Broken`, and `WorkerLostError` where a process that shares the work ends before its time.
    """
    if processes == 1:
        yield from (simulate(ruleset, seeds, manner, watch) for ruleset in rulesets)
        return

    shares = [seeds[start : start + _SHARE] for start in range(0, len(seeds), _SHARE)]
    tasks = ((ruleset, share) for ruleset in rulesets for share in shares)
    parts = share_out(partial(_simulate_share, manner=manner), tasks, processes)
    for ruleset in rulesets:
        whole = Tally(ruleset.name, ruleset.players)
        for part in islice(parts, len(shares)):
            whole.add(part)
            if watch:
                watch(f"{whole.variant}, {whole.players} players: {whole.games} games")
        yield whole


_SHARE = 10
"""Games that a process plays at a time."""


def _simulate_share(task: tuple[RuleSet, range], manner: Manner) -> Tally:
    ruleset, seeds = task
    return simulate(ruleset, seeds, manner)


def _count_round(tally: Tally, position: Position) -> None:
    player = position.seats[position.turn.seat]
    out = not player.hand and player.in_last_packet
    tally.rounds += 1
    tally.went_out += out
    tally.stock_out += not out
