"""`handandfoot judge`: one position and one action, and the verdict of every variant."""

from __future__ import annotations

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out

_STYLES = {
    "yes": "bold green",
    "no": "bold red",
    "heading": "bold",
    "here": "bold",
    "source": "dim",
    "caution": "yellow",
}


@click.command
@click.argument("file", metavar="FILE")
@click.option("--variant", metavar="VARIANT", help="One variant, a file of house rules, or all; also in the file.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def judge(file: str, variant: str | None, as_json: bool) -> None:
    """May I do that? Judge one action in one position, under one variant or all.

    FILE is YAML or JSON, or - for the standard input. It says what lies on the table and what is done,
    in the sentences of the scenarios:

    \b
      given:
        - it is Ann's turn
        - Ann's hand is KS KD 2C 5H 6D
        - the discard pile is KC and 6 more cards
      when: Ann takes the discard pile with KS KD 2C

    or as the keys `position` and `action`, which may leave out whatever does not matter.
    """  # noqa: D301 - click keeps the lines after the sign \b as they are
    from handandfoot_conformance.asking.judging import in_a_table, in_json, in_words
    from handandfoot_conformance.asking.judging import judge as judge_file
    from handandfoot_conformance.cli.files import document

    spec = lookup.specification()
    judged = judge_file(spec, document(file), variant)
    if as_json:
        out.print_json(in_json(spec, judged))
        return
    console = out.console()
    if len(judged.verdicts) > 1:
        console.print(out.table(*in_a_table(judged), whole=(1,)))
    for line in in_words(spec, judged):
        console.print(out.paragraph(line.text, line.indent, _STYLES.get(line.kind, "")))
