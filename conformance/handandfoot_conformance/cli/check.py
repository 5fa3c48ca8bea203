"""`handandfoot check`: judge an implementation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong

if TYPE_CHECKING:
    from handandfoot_conformance.programs.conversation import Limits


@click.command
@click.option(
    "--adapter", metavar="CMD", help="The command of your program; without it the reference engine is judged."
)
@click.option("--variant", "variants", metavar="V", multiple=True, help="Only this variant, or a file of house rules.")
@click.option("--source", "sources", metavar="S", multiple=True, help="Only the scenarios of this source.")
@click.option("--rule", "rules", metavar="RULE", multiple=True, help="Only the cases that cite this rule.")
@click.option(
    "--case",
    "cases",
    metavar="CASE",
    multiple=True,
    help="Only this case, or with * at its end all that begin so.",
)
@click.option(
    "--known", metavar="FILE", type=click.Path(path_type=Path), help="Known failures: case, reason and date of each."
)
@click.option("--strict", is_flag=True, help="Fail for what a rule only recommends or assumes, too.")
@click.option("--smoke", is_flag=True, help="Only a few cases of each kind: does the adapter work at all?")
@click.option(
    "--required", metavar="VERSION", default="", help="Count what this version of the rulebook requires, and no more."
)
@click.option("--timeout", type=float, metavar="SECONDS", help="How long an answer may take.")
@click.option(
    "--report", "folder", metavar="DIR", type=click.Path(path_type=Path), help="Write JSON, JUnit XML and HTML."
)
@click.option("--json", "as_json", is_flag=True, help="The report for programs, on the standard output.")
def check(
    adapter: str | None,
    variants: tuple[str, ...],
    sources: tuple[str, ...],
    rules: tuple[str, ...],
    cases: tuple[str, ...],
    known: Path | None,
    strict: bool,
    smoke: bool,
    required: str,
    timeout: float | None,
    folder: Path | None,
    as_json: bool,
) -> int:
    """Judge an implementation, case by case, each with the rule that it stands for.

    The program named by --adapter reads one JSON object per line and writes one per line;
    `handandfoot adapter new` writes one to begin with.
    py:module:object names a Python object with the same methods.

    Exit codes: 0 nothing failed, 1 something failed, 3 the program broke down, 2 wrong use.
    """
    from rich.console import Console

    from handandfoot_conformance.cases.case_book import Wanted
    from handandfoot_conformance.checking import Options, run_check
    from handandfoot_conformance.programs.opening import REFERENCE
    from handandfoot_conformance.report.files import to_object, write_report
    from handandfoot_conformance.report.terminal import Bar, print_report

    spec = lookup.specification()
    found = [lookup.variant_named(spec, name) for name in variants]
    own = {name: variant for name, variant in zip(variants, found, strict=True) if variant.id not in spec.variant_ids}
    wanted = Wanted(
        variants=tuple(variant.id for variant in found),
        sources=tuple(lookup.source_named(spec, name) for name in sources),
        rules=tuple(lookup.rule_named(spec, name).id for name in rules),
        cases=cases,
    )
    options = Options(
        adapter=REFERENCE if adapter is None else adapter,
        wanted=wanted,
        own_variants=tuple(own.values()),
        variant_files={variant.id: name for name, variant in own.items()},
        deviations=known,
        strict=strict,
        smoke=smoke,
        required=required,
        limits=_limits(timeout),
    )
    if folder is not None:
        out.check_folder("--report", folder)
    report = run_check(options, Bar(Console(stderr=True)))
    if as_json:
        out.print_json(to_object(report))
    else:
        print_report(report, out.console())
    if folder is not None:
        written = write_report(report, folder)
        if not as_json:
            click.echo(f"Written to {folder}: {', '.join(path.name for path in written)}")
    return report.exit_code


def _limits(timeout: float | None) -> Limits:
    """Return what the program is allowed."""
    from handandfoot_conformance.programs.conversation import Limits

    if timeout is None:
        return Limits()
    if not 0 < timeout <= 3600:
        raise Wrong(f"--timeout: {timeout:g} is not allowed; allowed: more than 0 and at most 3600 seconds")
    return Limits(seconds=timeout, start_seconds=max(timeout, Limits().start_seconds))
