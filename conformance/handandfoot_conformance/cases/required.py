"""What a version of the rulebook requires: the scenarios that it was published with, frozen.

`spec/required/<version>.txt` has a line for each scenario and row, as in the lock file, without the variant.
It is written once, when the version is published, and never changes.
Scenarios that came later are run too, but they do not count for that version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from handandfoot.spec.problems import closest
from handandfoot_conformance.scenarios.ids import Lock

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

FOLDER = "spec/required"
_HEADER = (
    "# The scenarios that version {version} of the rulebook requires, without the variant.",
    "# Written once, by `handandfoot vectors --freeze`, and never changed.",
)


class RequiredError(ValueError):
    """A version that was never published, or one that was published already. The message is one line."""


def versions(root: Path) -> list[str]:
    """Return the versions that were published, the oldest first."""
    found = [path.stem for path in (root / FOLDER).glob("*.txt")]
    return sorted(found, key=lambda version: [int(part) if part.isdigit() else -1 for part in version.split(".")])


def read_required(root: Path, version: str, lock: Lock) -> frozenset[str]:
    """Return the ids of today of the scenarios that a version requires, renames followed. Raises `RequiredError`."""
    published = versions(root)
    if version not in published:
        near = closest(version, published)
        hint = f"did you mean {near}?" if near else f"allowed: {', '.join(published) or 'none was published yet'}"
        raise RequiredError(f"no version {version} was published; {hint}")

    lines = (root / FOLDER / f"{version}.txt").read_text(encoding="utf-8").splitlines()
    ids = {line for line in lines if line and not line.startswith("#")}
    return frozenset(now for slug in ids if (now := lock.now(slug)) is not None)


def refuse_published(root: Path, version: str) -> None:
    """Raise `RequiredError` for a version for which it has been written down already."""
    if (root / FOLDER / f"{version}.txt").exists():
        raise RequiredError(f"version {version} is published, and what it requires does not change; raise the version")


def freeze(root: Path, version: str, slugs: Iterable[str]) -> Path:
    """Write down what a version requires. Raises `RequiredError` where that was done before."""
    refuse_published(root, version)
    path = root / FOLDER / f"{version}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    header = [line.format(version=version) for line in _HEADER]
    path.write_text("\n".join((*header, "", *sorted(slugs))) + "\n", encoding="utf-8")
    return path


def is_required(case: str, required: frozenset[str] | None) -> bool:
    """Say whether a case counts, given the scenarios that a version requires; without them every case counts."""
    return required is None or case.partition("@")[0] in required
