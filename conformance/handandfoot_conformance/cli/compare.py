"""`handandfoot compare`: the reports of several runs side by side."""

from __future__ import annotations

from pathlib import Path

import click

from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong
from handandfoot_conformance.wording.safe import printable


@click.command
@click.argument("reports", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="REPORT...")
@click.option("--differing", is_flag=True, help="Only the rules in which the reports differ.")
@click.option(
    "--html", "page", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Write a page, too."
)
def compare(reports: tuple[Path, ...], differing: bool, page: Path | None) -> None:
    """Put the reports of several runs side by side, rule by rule.

    REPORT is a report.json, or a folder that `handandfoot check --report` wrote.
    """
    from handandfoot_conformance.report.compare import compare as compared
    from handandfoot_conformance.report.compare import comparison_html, comparison_table
    from handandfoot_conformance.report.files import read_report

    found = compared([read_report(path / "report.json" if path.is_dir() else path) for path in reports])
    console = out.console()
    console.print(comparison_table(found, only_differing=differing))
    for word in found.notes:
        console.print(printable(word), style="yellow")
    if page is not None:
        try:
            page.write_text(comparison_html(found), encoding="utf-8")
        except OSError as error:
            raise Wrong(f"{page}: cannot be written: {error.strerror}") from error
