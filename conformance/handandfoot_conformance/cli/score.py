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

    FILE is YAML or JSON, or - for the standard input. For each side it says what lies where:

    \b
      variant: ru
      sides:
        - melds: [KS KD KH KC KS KD KH, 4S 4D 4H]
          threes: 3H
          hands: [5C 6D]       # what is left in the players' hands
          closed: [4S 9D 2C]   # what lies in packets that nobody took up
          out: true
        - hands: [KS 2C]

    Several rounds are a list under `rounds`, each with its `sides`.
    After the last round of a game its result is told, too.
    """  # noqa: D301 - click keeps the lines after the sign \b as they are
    from handandfoot_conformance.asking.counting import count_rounds, in_a_table, in_json, told
    from handandfoot_conformance.cli.files import document

    sheet = count_rounds(lookup.specification(), document(file), variant)
    if as_json:
        out.print_json(in_json(sheet))
        return
    console = out.console()
    for one in sheet.rounds:
        console.print(out.table(*in_a_table(sheet, one), title=f"Round {one.round}, {sheet.resolved.variant}"))
    if result := told(sheet):
        console.print(result)
