"""`handandfoot deal`: a round that a seed fixes."""

from __future__ import annotations

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong


@click.command
@click.option("--seed", required=True, help="Any text or number; the same seed always gives the same deal.")
@click.option("--variant", default="reconciled", show_default=True, help="The house rules, or a file of them.")
@click.option("--players", type=int, help="How many play; without it four, or the least.")
@click.option("--round", "round_number", type=int, default=1, show_default=True, help="Which round of the game.")
@click.option("--json", "as_json", is_flag=True, help="For programs: the deal as it goes over the wire.")
def deal(seed: str, variant: str, players: int | None, round_number: int, as_json: bool) -> None:
    """Deal a round that a seed fixes: every hand, every foot, the starter card and the stock.

    The order comes from the seed by an algorithm that any language can follow:
    a daily deal is the same everywhere.
    """
    from handandfoot.deal import deal_round, first_dealer
    from handandfoot.house_rules import RuleSet
    from handandfoot.wire import deal_to_json
    from handandfoot_conformance.protocol.seats import player
    from handandfoot_conformance.wording.cards import faces

    spec = lookup.specification()
    resolved = lookup.resolved(spec, variant, players)
    ruleset = RuleSet.from_parameters(resolved.parameters, resolved.players, resolved.variant)
    last = ruleset.at().game_rounds
    if round_number < 1 or (last is not None and ruleset.at().tie != "extra round" and round_number > last):
        allowed = "1 or more" if last is None else f"1 to {last}"
        raise Wrong(f"--round: {round_number} is no round of {resolved.variant}; allowed: {allowed}")

    dealer = (first_dealer(ruleset) + round_number - 1) % resolved.players
    dealt = deal_round(ruleset, seed, round_number, dealer)
    shown = deal_to_json(dealt, round_number, dealer, (0,) * ruleset.sides)
    if as_json:
        out.print_json(shown)
        return

    console = out.console()
    title = f"Seed {seed}, round {round_number} of {resolved.variant}, {resolved.players} players"
    console.print(out.heading(title))
    console.print(f"{player(dealer)} deals, {player((dealer + 1) % resolved.players)} begins.")
    names = ["hand", "foot", "third packet"] if len(resolved.parameters["packets"]) <= 3 else []
    rows = [
        (player(seat) if number == 0 else "", names[number] if names else number + 1, faces(packet))
        for seat, packets in enumerate(dealt.packets)
        for number, packet in enumerate(packets)
    ]
    console.print(out.table(("player", "packet", "cards"), rows, whole=(0, 1)))
    console.print(f"Starter card: {faces([dealt.starter])}")
    console.print(f"Stock, {len(dealt.stock)} cards, the top first: {faces(dealt.stock[:12])} …")
