"""`handandfoot fuzz`: random play, the reference against a program."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.cli.shell import BROKE_DOWN, FAILED, OK
from handandfoot_conformance.wording.nearest import Wrong
from handandfoot_conformance.wording.safe import printable, safe_lines
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from collections.abc import Callable

    from handandfoot_conformance.campaigns.fuzzing import Hunt


@click.command
@click.option("--adapter", metavar="CMD", required=True, help="The command of your program, or py:module:object.")
@click.option("--variant", "variants", metavar="V", multiple=True, help="Only this variant, or a file of house rules.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Games to play, over all tables.")
@click.option("--seed", metavar="S", default="0", show_default=True, help="The same seed finds the same.")
@click.option("--seconds", type=click.FloatRange(0.1), metavar="T", help="Stop after this time.")
@click.option("--timeout", type=click.FloatRange(0.01, 3600), metavar="SECONDS", help="How long an answer may take.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def fuzz(
    adapter: str,
    variants: tuple[str, ...],
    games: int,
    seed: str,
    seconds: float | None,
    timeout: float | None,
    as_json: bool,
) -> int:
    """Play by chance against a program, and show the shortest question on which it differs.

    Deals, legal and illegal actions, melds and scores are put to your program and to the reference engine.
    The first difference is made as small as it can be and printed as a scenario, ready for a feature file,
    with what each of the two says.
    Either may be wrong: the rules that the reference goes by are shown with what the sources say.

    Only what your program declares is asked of it.

    Exit codes: 0 no difference, 1 a difference, 3 the program broke down, 2 wrong use.
    """
    from handandfoot_conformance.campaigns.fuzzing import Options, hunt
    from handandfoot_conformance.campaigns.fuzzing.difference_report import lines, to_object
    from handandfoot_conformance.positions.rule_tables import RuleBook
    from handandfoot_conformance.programs.conversation import Limits
    from handandfoot_conformance.programs.process import CommandError
    from handandfoot_conformance.protocol.adapter import BrokenDownError

    spec = lookup.specification()
    found = [lookup.variant_named(spec, name) for name in variants]
    rules = RuleBook(spec, {one.id: one for one in found if one.id not in spec.variant_ids})
    limits = Limits() if timeout is None else Limits(seconds=timeout)
    names = tuple(one.id for one in found)
    try:
        result = hunt(spec, rules, Options(adapter, names, games, seed, seconds, limits), _watcher())
    except BrokenDownError as error:
        click.echo(f"handandfoot: {printable(error)}", err=True)
        for line in safe_lines(error.errors):
            click.echo(f"stderr: {line}", err=True)
        return BROKE_DOWN
    except CommandError as error:
        raise Wrong(str(error)) from error

    if as_json:
        out.print_json(to_object(spec, result, seed))
    else:
        for line in lines(spec, result, seed):
            click.echo(printable(line))
        _print_tally(result)
    if result.broke_down:
        if result.found is None:
            click.echo(f"handandfoot: the program broke down: {printable(result.broke_down)}", err=True)
        return BROKE_DOWN
    if result.found:
        return FAILED
    return OK if result.agreed else _nothing_asked()


def _nothing_asked() -> int:
    """Say that no question was answered, which is never taken for success."""
    raise Wrong("nothing could be asked: the program declares, or answers, nothing that can be compared")


def _watcher() -> Callable[[Hunt], None] | None:
    """Return what counts on a terminal."""
    if not sys.stderr.isatty():
        return None

    def watch(result: Hunt) -> None:
        click.echo(f"\r{result.games} games, {result.agreed:,} answers alike", nl=bool(result.found), err=True)

    return watch


def _print_tally(result: Hunt) -> None:
    """Print how much was asked, and what was not."""
    words = {
        "play": ("play", "plays"), "meld": ("meld", "melds"), "score": ("score", "scores"),
        "legal": ("list of legal actions", "lists of legal actions"), "view": ("view", "views"),
    }  # fmt: skip
    asked = [count(number, *words[kind]) for kind, number in result.asked.items()]
    if result.found is None and result.agreed:
        click.echo(f"No difference in {count(result.games, 'game')}: {', '.join(asked)}.")
    for reason, times in result.skipped.most_common(5):
        click.echo(f"Not asked {count(times, 'time')}: {printable(reason)}")
