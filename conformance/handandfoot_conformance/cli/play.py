"""`handandfoot play`: a game at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong, choose

if TYPE_CHECKING:
    from rich.console import Console

    from handandfoot.spec.loading import Spec
    from handandfoot_conformance.cli.game.saved import Game

PLAYERS = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
STRENGTHS = ("beginner", "steady", "strong")


@click.command
@click.option("--variant", default="reconciled", show_default=True, help="The house rules, or a file of them.")
@click.option("--players", type=int, help="How many play; without it four, or the least.")
@click.option("--seat", default="Ann", show_default=True, help="Where you sit; Ann begins the first round.")
@click.option("--seed", help="Any text or number; the same seed always gives the same deals.")
@click.option("--daily", is_flag=True, help="The deal of the day, the same for everybody.")
@click.option(
    "--strength",
    type=click.Choice(STRENGTHS),
    default="steady",
    show_default=True,
    help="How well the computer players play.",
)
@click.option("--watch", is_flag=True, help="Let computer players play all seats.")
@click.option(
    "--load", "kept", metavar="FILE", help="Go on with a game that `save` has kept; other options are not used."
)
def play(
    variant: str,
    players: int | None,
    seat: str,
    seed: str | None,
    daily: bool,
    strength: str,
    watch: bool,
    kept: str | None,
) -> None:
    """Sit down at a table of any house rules against computer players.

    A refused play is answered with the rule that it breaks, what the source says, and what may be done instead.
    Type help at the table for the commands, and hint for advice.
    """
    import datetime
    import secrets

    from handandfoot_conformance.cli.game import saved
    from handandfoot_conformance.cli.game.sitting import Loaded

    if daily and seed is not None:
        raise Wrong("--daily: stands beside --seed; allowed: one of them")
    spec = lookup.specification()
    if kept is not None:
        game = saved.load(kept)
    else:
        number = lookup.resolved(spec, variant, players).players
        person = PLAYERS.index(choose("player", seat, PLAYERS[:number]))
        if daily:
            seed = datetime.datetime.now(datetime.UTC).date().isoformat()
        game = saved.Game(variant, number, seed or secrets.token_hex(4), None if watch else person, strength)
    console = out.console()
    while True:
        try:
            _sit(spec, game, console)
            return
        except Loaded as loaded:
            game = loaded.game


def _sit(spec: Spec, game: Game, console: Console) -> None:
    """Play one game until it is over, or the person leaves. Raises `Loaded` where another game is to go on."""
    import shlex

    from handandfoot.house_rules import RuleSet
    from handandfoot_conformance.cli.game.printing import printed
    from handandfoot_conformance.cli.game.sitting import Left, Sitting

    choose("strength", game.strength, STRENGTHS)
    resolved = lookup.resolved(spec, game.variant, game.players)
    if game.seat is not None and game.seat not in range(resolved.players):
        raise Wrong(f"seat: {game.seat} is not at the table; allowed: 0 to {resolved.players - 1}")
    ruleset = RuleSet.from_parameters(resolved.parameters, resolved.players, resolved.variant)
    named = lookup.variant_named(spec, game.variant)
    console.print(out.heading(f"{named.title}, {resolved.players} players, seed {game.seed}"))

    def ask(question: str) -> str | None:
        console.print(printed(question))
        try:
            return input("> ")
        except EOFError:
            return None

    try:
        Sitting(spec, named, ruleset, game, console, ask).play()
    except (Left, KeyboardInterrupt):
        same = ["--variant", game.variant, "--players", str(game.players), "--seed", game.seed]
        place = ["--watch"] if game.seat is None else ["--seat", PLAYERS[game.seat]]
        again = shlex.join(["handandfoot", "play", *same, "--strength", game.strength, *place])
        console.print()
        console.print(printed("You have left the table. The same game again:"))
        console.print(again, soft_wrap=True)
