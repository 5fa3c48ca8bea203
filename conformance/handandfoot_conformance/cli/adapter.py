"""`handandfoot adapter`: begin an adapter."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from handandfoot_conformance.cli.shell import Shell
from handandfoot_conformance.wording.nearest import choose

LANGUAGES = {"js": "JavaScript for Node", "java": "Java", "py": "Python"}


@click.group(cls=Shell)
def adapter() -> None:
    """What connects your engine with the kit."""


@adapter.command()
@click.option("--language", required=True, metavar="LANGUAGE", help=f"One of {', '.join(LANGUAGES)}.")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), default=".")
def new(language: str, folder: Path) -> None:
    """Write an adapter into FOLDER that runs at once and claims nothing yet.

    Its first report says what to implement next, and for how many cases.
    """
    from handandfoot_conformance.programs.skeletons import SKELETONS, write_skeleton

    language = choose("language", language, SKELETONS)
    for path in write_skeleton(language, folder):
        click.echo(str(path))
    inside = "" if folder == Path() else f"cd {shlex.quote(str(folder))} && "
    click.echo(f'Next: {inside}handandfoot check --adapter "{SKELETONS[language].command}"')
