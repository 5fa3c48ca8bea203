"""The command line, `handandfoot`. One module for each family of commands, loaded when it is called."""

from __future__ import annotations

import click

from handandfoot import __version__
from handandfoot_conformance.cli.shell import Shell
from handandfoot_conformance.programs.signals import take_process

_HERE = "handandfoot_conformance.cli"

COMMANDS = {
    "check": (f"{_HERE}.check", "Judge an implementation: the reference engine, or any program."),
    "compare": (f"{_HERE}.compare", "Put the reports of several runs side by side."),
    "judge": (f"{_HERE}.judge", "May I do that? One position and one action, under every variant."),
    "score": (f"{_HERE}.score", "Count the score of a finished round or game, item by item."),
    "rules": (f"{_HERE}.rules", "List, search and show the rules and what each source says."),
    "disputes": (f"{_HERE}.disputes", "Show where the sources contradict each other or themselves."),
    "variants": (f"{_HERE}.variants", "List, show, compare, check and begin house rules."),
    "claims": (f"{_HERE}.claims", "Show how each sentence of each source is covered."),
    "glossary": (f"{_HERE}.glossary", "Show the words of the game and what each source calls them."),
    "vectors": (f"{_HERE}.vectors", "Compile the scenarios into JSON files for other programs."),
    "adapter": (f"{_HERE}.adapter", "Begin an adapter for your engine."),
    "deal": (f"{_HERE}.deal", "Deal a round that a seed fixes, the same in every language."),
    "play": (f"{_HERE}.play", "Play at the terminal against computer players, under any house rules."),
    "simulate": (f"{_HERE}.simulate", "Play many games by chance on every table: dead ends, lost cards, speed."),
    "power": (f"{_HERE}.power", "Measure how strong the cases are: which wrong engines they find out."),
    "fuzz": (f"{_HERE}.fuzz", "Play by chance against a program, and show the shortest difference."),
    "docs": (f"{_HERE}.docs", "Write the pages of the site, or one table's rulebook."),
    "perft": (f"{_HERE}.perft", "Count the positions after some turns, to compare engines."),
}

FORMERLY = {"conflicts": "disputes"}
"""Names that commands had before, which go on working."""


@click.group(
    cls=Shell,
    lazy=COMMANDS,
    formerly=FORMERLY,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit codes: 0 all is well, 1 something failed, 2 wrong use or an invalid file, 3 the program broke down.",
)
@click.version_option(__version__, "-V", "--version", prog_name="handandfoot", message="%(prog)s %(version)s")
def cli() -> None:
    """Hand and Foot, the executable rulebook: look rules up, judge a position, check an implementation."""


def main() -> None:
    """Run the command line, to which the whole process belongs."""
    take_process()
    cli.main()
