"""`handandfoot simulate`: many games by chance or by computer players, on every table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.cli.shell import FAILED

if TYPE_CHECKING:
    from handandfoot_conformance.campaigns.simulation import Tally

CHOOSERS = ("uniform", "eager", "beginner", "steady", "strong", "computer")


@click.command
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Games on each table.")
@click.option("--first-seed", type=int, default=0, show_default=True, help="The seed of the first game.")
@click.option("--variant", "variants", multiple=True, help="House rules, or a file of them; without it all.")
@click.option("--players", type=int, help="Only tables with so many players.")
@click.option(
    "--chooser",
    type=click.Choice(CHOOSERS),
    default="uniform",
    show_default=True,
    help="uniform: any legal action alike; eager: mostly takes and lays; "
    "beginner, steady, strong: computer players; computer: the strongest of them.",
)
@click.option(
    "--against",
    type=click.Choice(CHOOSERS),
    help="Let this player sit at all sides but one, and count the games that the other one wins.",
)
@click.option(
    "--rounds",
    type=click.IntRange(1, 1000),
    default=200,
    show_default=True,
    help="Give a game up after so many rounds, and report it as one without an end.",
)
@click.option("--no-conserve", is_flag=True, help="Do not count the cards after every action, for a figure of speed.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True, help="Share out the games.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_context
def simulate(
    context: click.Context,
    games: int,
    first_seed: int,
    variants: tuple[str, ...],
    players: int | None,
    chooser: str,
    against: str | None,
    rounds: int,
    no_conserve: bool,
    processes: int,
    as_json: bool,
) -> None:
    """Play whole games on every table, and fail if one meets a dead end or loses a card.

    After every action all cards are counted.
    No action that is listed as legal may be refused.
    A game that has no end after the most rounds is given up and reported with its seed.
    """
    from handandfoot.house_rules import RuleSet
    from handandfoot_conformance.campaigns.simulation import Broken, Manner, simulate_all
    from handandfoot_conformance.campaigns.workers import WorkerLostError
    from handandfoot_conformance.programs.signals import ended_by_signals

    spec = lookup.specification()
    tables = []
    for name in variants or spec.variant_ids:
        variant = lookup.variant_named(spec, name)
        for number in spec.players_of(variant):
            if players in (None, number):
                resolved = spec.resolve(variant, number)
                tables.append(RuleSet.from_parameters(resolved.parameters, resolved.players, resolved.variant))
    seeds = range(first_seed, first_seed + games)
    tallies = []
    try:
        manner = Manner(chooser, against, conserve=not no_conserve, most_rounds=rounds)
        with ended_by_signals():
            for tally in simulate_all(tables, seeds, manner, processes=processes, watch=_now_and_then()):
                tallies.append(tally)
                _report(tally, rounds)
    except (Broken, WorkerLostError) as broken:
        click.echo(f"handandfoot: {broken}", err=True)
        context.exit(FAILED)
    if as_json:
        played = {"chooser": chooser, "against": against, "first_seed": first_seed, "most_rounds": rounds}
        out.print_json({**played, "tables": [tally.as_json() for tally in tallies]})
        return

    rows = [
        (
            tally.variant,
            tally.players,
            tally.games,
            tally.rounds,
            tally.went_out,
            f"{tally.went_out / tally.rounds:.0%}" if tally.rounds else "",
            tally.stock_out,
            len(tally.unended),
            *([tally.won] if against else []),
            tally.actions,
            f"{tally.seconds:.1f}",
            tally.actions_per_second,
        )
        for tally in tallies
    ]
    heads = (
        "house rules",
        "players",
        "games",
        "rounds",
        "ended by going out",
        "share",
        "by the stock",
        "without an end",
        *(["won"] if against else []),
        "actions",
        "seconds",
        "a second",
    )
    out.console().print(out.table(heads, rows, whole=(0,)))


def _report(tally: Tally, rounds: int) -> None:
    """Say on the error stream that the games of a table have been played, and which have no end."""
    ended = tally.games - len(tally.unended)
    click.echo(f"{tally.variant}, {tally.players} players: {ended} games end", err=True)
    if tally.unended:
        named = ", ".join(map(str, tally.unended[:10])) + (", …" if len(tally.unended) > 10 else "")
        click.echo(f"    no end after {rounds} rounds: {len(tally.unended)} games, seeds {named}", err=True)


def _now_and_then() -> Callable[[str], None]:
    """Say on the error stream how far things have come, at most every two seconds."""
    last = time.monotonic()

    def watch(line: str) -> None:
        nonlocal last
        if time.monotonic() - last >= _SECONDS:
            last = time.monotonic()
            click.echo(line, err=True)

    return watch


_SECONDS = 2.0
