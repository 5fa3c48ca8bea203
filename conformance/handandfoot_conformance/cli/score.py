"""`handandfoot score`: what a finished round or game is worth, item by item."""

from __future__ import annotations

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out


@click.command
@click.argument("file", metavar="FILE")
@click.option("--variant", help="The house rules, or a file of them; without it those that the file names.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def score(file: str, variant: str | None, as_json: bool) -> None:
    """Count a finished round, or several, item by item.

    FILE is YAML, JSON or CSV, or - for the standard input. For each side it says what lies where, or tells numbers:

    \b
      variant: it
      sides:
        - melds: [K K K K K K K, 4S 4D 4H]
          threes: 3H
          hands: [5C 6D]       # what is left in the players' hands
          closed: [4S 9D 2C]   # what lies in packets that nobody took up
        - books: {clean: 2, dirty: 2}
          cards: 345           # points of the cards laid, left: of those left
          red_threes: 2
          out: yes
          cuts: 100            # a line outside the rules, as are bonus, fine, penalty and other

    Several rounds are a list under `rounds`, each with its `sides`; in CSV a line is one side in one round.
    After the last round of a game its result is told, too.
    """  # noqa: D301 - click keeps the lines after the sign \b as they are
    from handandfoot_conformance.asking.counting import count_rounds, in_a_table, in_json, told, why_in_a_table
    from handandfoot_conformance.cli.files import score_sheet

    sheet = count_rounds(lookup.specification(), score_sheet(file), variant)
    if as_json:
        out.print_json(in_json(sheet))
        return
    console = out.console()
    for one in sheet.rounds:
        console.print(out.table(*in_a_table(sheet, one), title=f"Round {one.round}, {sheet.resolved.variant}"))
        for note in one.notes:
            console.print(out.paragraph(f"Note: {note}.", 0, "bold"))
    if sheet.reasons:
        console.print(out.table(*why_in_a_table(sheet), title="Why", whole=(0, 1)))
    if result := told(sheet):
        console.print(result)
