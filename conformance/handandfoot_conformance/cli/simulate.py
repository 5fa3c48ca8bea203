"""`handandfoot simulate`: many games by chance, on every table."""

from __future__ import annotations

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.cli.shell import FAILED


@click.command
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Games on each table.")
@click.option("--first-seed", type=int, default=0, show_default=True, help="The seed of the first game.")
@click.option("--variant", "variants", multiple=True, help="House rules, or a file of them; without it all.")
@click.option("--players", type=int, help="Only tables with so many players.")
@click.option(
    "--chooser",
    type=click.Choice(["uniform", "eager"]),
    default="uniform",
    show_default=True,
    help="uniform: any legal action alike; eager: mostly takes and lays, so that players go out.",
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
    no_conserve: bool,
    processes: int,
    as_json: bool,
) -> None:
    """Play whole games by chance on every table, and fail if one meets a dead end or loses a card.

    After every action all cards are counted.
    No action that is listed as legal may be refused, and every game must end.
    """
    from handandfoot.house_rules import RuleSet
    from handandfoot_conformance.campaigns.simulation import Broken, simulate_all

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
        for tally in simulate_all(tables, seeds, chooser, conserve=not no_conserve, processes=processes):
            tallies.append(tally)
            click.echo(f"{tally.variant}, {tally.players} players: {tally.games} games end", err=True)
    except Broken as broken:
        click.echo(f"handandfoot: {broken}", err=True)
        context.exit(FAILED)
    if as_json:
        out.print_json([tally.as_json() for tally in tallies])
        return

    rows = [
        (
            tally.variant,
            tally.players,
            tally.games,
            tally.rounds,
            tally.went_out,
            tally.stock_out,
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
        "by the stock",
        "actions",
        "seconds",
        "a second",
    )
    out.console().print(out.table(heads, rows, whole=(0,)))
