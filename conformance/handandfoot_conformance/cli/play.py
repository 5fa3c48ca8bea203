"""`handandfoot play`: a game at the terminal."""

from __future__ import annotations

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong, choose

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
def play(
    variant: str, players: int | None, seat: str, seed: str | None, daily: bool, strength: str, watch: bool
) -> None:
    """Sit down at a table of any house rules against computer players.

    A refused play is answered with the rule that it breaks and what the source says.
    Type help at the table for the commands.
    """
    import datetime
    import secrets
    import shlex

    from handandfoot.house_rules import RuleSet
    from handandfoot_conformance.cli.game.sitting import Left, Sitting

    if daily and seed is not None:
        raise Wrong("--daily: stands beside --seed; allowed: one of them")
    spec = lookup.specification()
    resolved = lookup.resolved(spec, variant, players)
    ruleset = RuleSet.from_parameters(resolved.parameters, resolved.players, resolved.variant)
    person = PLAYERS.index(choose("player", seat, PLAYERS[: resolved.players]))
    if daily:
        seed = datetime.datetime.now(datetime.UTC).date().isoformat()
    seed = seed or secrets.token_hex(4)
    console = out.console()
    named = lookup.variant_named(spec, variant)
    console.print(out.heading(f"{named.title}, {resolved.players} players, seed {seed}"))

    def ask(question: str) -> str | None:
        try:
            return input(question)
        except EOFError:
            return None

    try:
        Sitting(spec, named, ruleset, seed, None if watch else person, console, ask, strength).play()
    except (Left, KeyboardInterrupt):
        game = ["--variant", variant, "--players", str(resolved.players), "--seed", seed, "--strength", strength]
        again = shlex.join(["handandfoot", "play", *game, *(["--watch"] if watch else ["--seat", PLAYERS[person]])])
        console.print(f"\nYou have left the table. The same game again: {again}", soft_wrap=True)
