"""`handandfoot power`: how strong the suite is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.cli.shell import FAILED, OK
from handandfoot_conformance.wording.nearest import choose
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from collections.abc import Callable

    from handandfoot.spec.loading import Spec
    from handandfoot_conformance.campaigns.power.measure import Strength, ValueExchanged


@click.command
@click.option("--variant", "variants", metavar="V", multiple=True, help="Only the cases and values of this variant.")
@click.option("--undistinguished", is_flag=True, help="List every value that no case tells from another.")
@click.option("--jobs", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes that share the work.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def power(variants: tuple[str, ...], undistinguished: bool, jobs: int, as_json: bool) -> int:
    """How strong are the cases: which wrong engines do they find out?

    For each rule there is an engine that breaks it, and only cases that cite the rule are put to it.
    For each value of each parameter there are engines that play with another value in its place:
    one that other house rules have, one that is allowed, or one next to it.
    Beside them stands what an engine gets that accepts, or refuses, everything.

    Exit code 1 where a rule, or a value that house rules have, is told from no other.
    """
    from handandfoot_conformance.campaigns.power.in_json import to_object
    from handandfoot_conformance.campaigns.power.measure import measure
    from handandfoot_conformance.cases.case_book import Wanted
    from handandfoot_conformance.programs.signals import ended_by_signals

    spec = lookup.specification()
    names = tuple(choose("variant", name, spec.variant_ids) for name in variants)
    with ended_by_signals():
        strength = measure(spec, Wanted(variants=names), jobs, _watcher())
    if as_json:
        out.print_json(to_object(strength))
    elif undistinguished:
        _print_gaps(spec, strength)
    else:
        _print(spec, strength)
    missing = strength.uncaught or strength.without_engine
    return FAILED if missing or any(each.exchange.kind == "used" for each in strength.undistinguished) else OK


def _watcher() -> Callable[[int, int], None] | None:
    """Return what counts the engines on a terminal."""
    if not sys.stderr.isatty():
        return None

    def watch(done: int, total: int) -> None:
        click.echo(f"\r{done} of {total} wrong engines tried", nl=done == total, err=True)

    return watch


def _print(spec: Spec, strength: Strength) -> None:
    """Print the figures, and what is missing."""
    from handandfoot_conformance.campaigns.power.in_json import KINDS, share

    console = out.console()
    caught, engines = strength.score
    console.print(
        f"{strength.cases:,} cases of {strength.features} features find out "
        f"{caught:,} of {engines:,} wrong engines: {share(caught, engines):g} %."
    )
    rows = [("breaks a rule", sum(bool(each.first) for each in strength.rules), len(strength.rules))]
    for kind, says in KINDS.items():
        of_kind = [each for each in strength.values if each.exchange.kind == kind]
        rows.append((says, sum(bool(each.first) for each in of_kind), len(of_kind)))
    console.print(out.table(("an engine that", "found out", "of"), rows, whole=(0,)))
    floor = strength.floor
    for name in ("accept everything", "refuse everything"):
        verb = name.split()[0]
        console.print(
            f"An engine that {verb}s everything passes {floor[name]:,} of {floor['cases']:,} cases: "
            f"{share(floor[name], floor['cases']):g} %."
        )
    _print_rules(spec, strength)
    gaps = len(strength.undistinguished)
    if gaps:
        console.print(f"{count(gaps, 'value is', 'values are')} not told from another by any case:")
    _print_gaps(spec, strength)


def _print_rules(spec: Spec, strength: Strength) -> None:
    """Print the rules whose breach goes unnoticed."""
    console = out.console()
    if strength.uncaught:
        rows = [(each.rule, each.says, each.cases, spec.rules[each.rule].chapter) for each in strength.uncaught]
        heads = ("nothing catches", "an engine with this fault", "cases that cite it", "chapter")
        console.print(out.table(heads, rows))
    for rule in strength.without_engine:
        console.print(f"{rule}: there is no wrong engine that breaks it.")


def _print_gaps(spec: Spec, strength: Strength) -> None:
    """Print the values that are told from another by no case, and where a scenario belongs."""
    console = out.console()
    if not strength.undistinguished:
        console.print("Every value is told from every other.")
    for each in strength.undistinguished:
        _print_gap(spec, each, "is not told from")
    if strength.one_way:
        console.print("One way only, so an engine with the second value may pass under the first:")
    for each in strength.one_way:
        _print_gap(spec, each, "is told one way only from")


def _print_gap(spec: Spec, each: ValueExchanged, words: str) -> None:
    """Print a value, the one it is not told from, and where a scenario belongs."""
    from handandfoot_conformance.campaigns.power.in_json import differing, scenario_place

    exchange = each.exchange
    parameter = spec.parameters[exchange.parameter]
    value = lookup.brief(exchange.value, parameter)
    other = lookup.brief(differing(exchange.value, exchange.other), parameter)
    console = out.console()
    console.print(out.paragraph(f"{exchange.parameter}: {value} {words} {other}", 2, "bold"))
    console.print(out.paragraph(f"in {', '.join(exchange.variants)}", 4))
    cases = f"{count(each.cases, 'case cites', 'cases cite')} one of its rules"
    console.print(out.paragraph(f"{cases}; write another to {scenario_place(exchange.parameter)}", 4))
