"""`handandfoot perft`: how many positions there are after some turns."""

from __future__ import annotations

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out


@click.command
@click.argument("turns", type=click.IntRange(0, 9))
@click.option("--variant", default="micro", show_default=True, help="The house rules, or a file of them.")
@click.option("--players", type=int, help="How many play; without it four, or the least.")
@click.option("--seed", default="1", show_default=True, help="The seed of the deal.")
@click.option("--divide", is_flag=True, help="Also the count for each position after the first turn.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def perft(turns: int, variant: str, players: int | None, seed: str, divide: bool, as_json: bool) -> None:
    """Count the distinct positions after TURNS complete turns from a deal.

    Suits are ignored but for the colour of threes, and a position reached twice counts once,
    so that the figure does not depend on how an engine cuts a turn into actions.
    """
    from handandfoot.deal import deal_round, start_round
    from handandfoot.house_rules import RuleSet
    from handandfoot.perft import divided
    from handandfoot.perft import perft as count

    resolved = lookup.resolved(lookup.specification(), variant, players)
    ruleset = RuleSet.from_parameters(resolved.parameters, resolved.players, resolved.variant)
    start = start_round(deal_round(ruleset, seed), ruleset)
    total = count(start, ruleset, turns)
    parts = divided(start, ruleset, turns) if divide and turns else []
    if as_json:
        shown = [{"first turn": name, "positions": number} for name, number in parts]
        out.print_json(
            {
                "variant": resolved.variant,
                "players": resolved.players,
                "seed": seed,
                "turns": turns,
                "positions": total,
                **({"divide": shown} if divide else {}),
            }
        )
        return

    if parts:
        out.console().print(out.table(("after the first turn", "positions"), parts, whole=(0,)))
    click.echo(f"{total} positions after {turns} turns ({resolved.variant}, {resolved.players} players, seed {seed})")
