"""`handandfoot docs`: write the generated pages."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong


@click.command
@click.option(
    "--to",
    "target",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build/site"),
    show_default=True,
    help="The folder in which the pages come to lie.",
)
@click.option("--variant", "variant", metavar="FILE", help="Only the rulebook of this variant, as one HTML page.")
@click.option("--no-run", is_flag=True, help="Do not judge the reference engine for the page of what is tested.")
@click.pass_context
def docs(context: click.Context, target: Path, variant: str | None, no_run: bool) -> None:
    """Write the pages of the site: rules, house rules, sources, disputes, all from the specification.

    In a checkout the hand-written pages are laid beside them, with an mkdocs.yml from which the site is built:
    `make site` does both.
    The release archive, which they link to, is laid beside them.

    With --variant and a file of house rules, the rulebook of that table is printed to the standard output
    as one HTML page that needs nothing else.
    """
    from handandfoot_conformance.pages import gather

    spec = lookup.specification()
    if variant is not None:
        if context.get_parameter_source("target") is not ParameterSource.DEFAULT:
            raise Wrong("--to: stands beside --variant, whose page goes to the standard output; allowed: one of them")
        from handandfoot_conformance.pages.alone import rulebook_alone

        out.print_page(rulebook_alone(spec, lookup.variant_named(spec, variant)))
        return

    from handandfoot_conformance.cases.archive import archive
    from handandfoot_conformance.cases.case_book import CaseBook
    from handandfoot_conformance.checking import run_check
    from handandfoot_conformance.pages.site import TwiceError, lay_out

    out.check_folder("--to", target)
    report = None if no_run else run_check()
    settings = spec.root / "mkdocs.yml"
    try:
        written = lay_out(
            gather(spec, report=report),
            target,
            settings if settings.is_file() else None,
            archive=archive(CaseBook(spec)),
        )
    except TwiceError as error:
        raise Wrong(str(error)) from error
    except OSError as error:
        raise Wrong(f"{target}: cannot be written: {error.strerror}") from error
    click.echo(f"{target}: {len(written)} files")
