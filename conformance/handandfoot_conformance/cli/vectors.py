"""`handandfoot vectors`: the cases as JSON files, the release archive, and the lock files of ids and of content."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli.shell import FAILED, OK
from handandfoot_conformance.wording.nearest import Wrong
from handandfoot_conformance.wording.safe import printable
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot.spec import Problem
    from handandfoot.spec.loading import Spec
    from handandfoot_conformance.cases.case_book import CaseBook
    from handandfoot_conformance.protocol.case import Compiled


@click.command
@click.option(
    "--output", "folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path), help="Write there."
)
@click.option(
    "--archive",
    "packed",
    metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write only the release archive, there: the vectors with the specification, as one tar.gz.",
)
@click.option("--check", "only_check", is_flag=True, help="Write nothing; exit code 1 where anything is out of date.")
@click.option("--lock", is_flag=True, help="Enter new case ids and the digests of all cases into the lock files, too.")
@click.option("--freeze", is_flag=True, help="Write down for good what the version of today requires.")
@click.option("--rename", metavar="OLD NEW", nargs=2, multiple=True, help="What became of an id; with --lock.")
def vectors(
    folder: Path | None,
    packed: Path | None,
    only_check: bool,
    lock: bool,
    freeze: bool,
    rename: tuple[tuple[str, str], ...],
) -> int:
    """Compile the scenarios into JSON vectors, one file for each feature, with a manifest.

    They are for programs that want neither Gherkin nor Python: copy them into your own tests.
    """
    from handandfoot_conformance.cases.case_book import CaseBook, Wanted
    from handandfoot_conformance.cases.vectors import MANIFEST, write_vectors

    if only_check and (lock or freeze or rename):
        raise Wrong("--check writes nothing; allowed: without --lock, --freeze and --rename")
    if packed and (folder or only_check or lock or freeze or rename):
        raise Wrong("--archive writes the archive and nothing else; allowed: without the other options")
    if rename and not lock:
        raise Wrong("--rename changes the lock file; allowed: beside --lock")
    spec = lookup.specification()
    writes = not (only_check or packed)
    if writes and spec.corpus.origin == "installed" and (folder is None or lock or freeze):
        raise Wrong("the installed copy is not written to; allowed: --output DIR, --archive DIR, or --check")
    target = folder or spec.corpus.vectors
    if writes and target.is_dir() and any(target.rglob("*.json")) and not (target / MANIFEST).is_file():
        raise Wrong(f"--output: {target} holds JSON files of something else; allowed: an empty folder")

    if freeze:
        _refuse_published(spec)
    book = CaseBook(spec)
    click.echo(f"compiling {count(len(book.prepared), 'scenario')} under each variant", err=True)
    entries = tuple(book.compile(Wanted()))
    if packed:
        return _archive(book, entries, packed)
    if only_check:
        problems = _stale(spec, book, entries, folder)
        for problem in problems:
            click.echo(f"handandfoot: {printable(problem)}", err=True)
        return FAILED if problems else OK
    if lock:
        _lock(spec, book, entries, dict(rename))
    if freeze:
        _freeze(spec, book)
    try:
        changed = write_vectors(book, target, entries)
    except OSError as error:
        raise Wrong(f"{target}: cannot be written: {error.strerror}") from error
    click.echo(f"{target}: {count(len(changed), 'file')} changed")
    return OK


def _archive(book: CaseBook, entries: Sequence[Compiled], folder: Path) -> int:
    """Write the release archive into a folder."""
    from handandfoot_conformance.cases.archive import archive, stem

    content = archive(book, entries)
    file = folder / f"{stem(book.spec.version)}.tar.gz"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    except OSError as error:
        raise Wrong(f"{file}: cannot be written: {error.strerror}") from error
    click.echo(f"{file}: {len(content):,} bytes, sha256:{hashlib.sha256(content).hexdigest()}")
    return OK


def _stale(spec: Spec, book: CaseBook, entries: Sequence[Compiled], folder: Path | None) -> list[Problem]:
    """Return what is out of date in the lock files, and in the vectors where they have been built or are named."""
    from handandfoot_conformance.cases.digests import check_digests, digests_of
    from handandfoot_conformance.cases.vectors import check_vectors
    from handandfoot_conformance.scenarios.ids import check_lock

    problems = check_lock(spec.root, [prepared.scenario.slug for prepared in book.prepared])
    problems += check_digests(spec.root, digests_of(entries))
    if folder or spec.corpus.origin == "installed" or spec.corpus.vectors.is_dir():
        problems += check_vectors(book, folder or spec.corpus.vectors, entries)
    return problems


def _refuse_published(spec: Spec) -> None:
    """Refuse, before anything is written, to write down a second time what a version requires."""
    from handandfoot_conformance.cases.required import RequiredError, refuse_published

    try:
        refuse_published(spec.root, spec.version)
    except RequiredError as error:
        raise Wrong(f"--freeze: {error}") from error


def _freeze(spec: Spec, book: CaseBook) -> None:
    """Write down what the version of today requires."""
    from handandfoot_conformance.cases.required import freeze as write_down

    path = write_down(spec.root, spec.version, [prepared.scenario.slug for prepared in book.prepared])
    click.echo(f"{path}: written")


def _lock(spec: Spec, book: CaseBook, entries: Sequence[Compiled], renames: dict[str, str]) -> None:
    """Bring the lock files of the case ids and of their content up to date."""
    from handandfoot_conformance.cases.digests import DIGESTS, digests_of, write_digests
    from handandfoot_conformance.scenarios.ids import LOCK, update_lock

    try:
        new = update_lock(spec.root, [prepared.scenario.slug for prepared in book.prepared], renames)
    except ValueError as error:
        raise Wrong(f"{LOCK}: {error}") from error
    click.echo(f"{LOCK}: {count(len(new), 'new id')}")
    try:
        other = write_digests(spec.root, digests_of(entries))
    except ValueError as error:
        raise Wrong(f"{DIGESTS}: {error}") from error
    click.echo(f"{DIGESTS}: {count(len(other), 'case')} changed, appeared or went")
