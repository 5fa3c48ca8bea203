"""The digest of every case: `features/vectors.lock`, by which a diff shows which cases have changed.

The vectors themselves are built and not kept.
A digest is that of what a program is asked and what must be found:
the position and what is done in it, the expectations, the rules that the case stands for and the house rules.
Where a scenario stands in its file, and its wording, are no part of it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from handandfoot.spec import Problem
from handandfoot_conformance.protocol.case import Case

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from handandfoot_conformance.protocol.case import Compiled

DIGESTS = "features/vectors.lock"
LENGTH = 12
"""Hexadecimal digits of a digest: enough to see a change, which is all that it is for."""

_HEADER = (
    "# A digest of what each case asks and expects, so that a diff shows which cases have changed.\n"
    "# Written by `handandfoot vectors --lock`.\n\n"
)


def digest_of(entry: Compiled) -> str:
    """Return the digest of a case's content; for a case that a variant cannot pose, of the reason."""
    content: object = {"reason": entry.reason} if not isinstance(entry, Case) else _content(entry)
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:LENGTH]


def digests_of(entries: Iterable[Compiled]) -> dict[str, str]:
    """Return the digest of every case by its id, sorted."""
    return dict(sorted((entry.id, digest_of(entry)) for entry in entries))


def write_digests(root: Path, digests: dict[str, str]) -> list[str]:
    """Write the digests into the lock file of a corpus; return the ids that changed, appeared or went."""
    before = _read(root)
    lines = "".join(f"{name} {digest}\n" for name, digest in sorted(digests.items()))
    (root / DIGESTS).write_text(_HEADER + lines, encoding="utf-8")
    return sorted({name for name, _ in before.items() ^ digests.items()})


def check_digests(root: Path, digests: dict[str, str]) -> list[Problem]:
    """Return the cases that have changed, appeared or gone since the lock file of a corpus was written."""
    try:
        kept = _read(root)
    except ValueError as error:
        return [Problem(DIGESTS, 0, "", str(error))]
    problems = []
    for name in sorted(kept.keys() | digests.keys()):
        if name not in kept:
            problems.append(Problem(DIGESTS, 0, name, "has appeared; run `handandfoot vectors --lock`"))
        elif name not in digests:
            problems.append(Problem(DIGESTS, 0, name, "has gone; run `handandfoot vectors --lock`"))
        elif kept[name] != digests[name]:
            problems.append(Problem(DIGESTS, 0, name, "has changed; run `handandfoot vectors --lock`"))
    return problems


def _read(root: Path) -> dict[str, str]:
    """Read the lock file; it is empty where there is none. Raises `ValueError` for a line that is none."""
    path = root / DIGESTS
    kept: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.exists() else (), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, digest = line.rpartition(" ")
        if not name or len(digest) != LENGTH or set(digest) - set("0123456789abcdef"):
            raise ValueError(f"line {number} is no case and digest; allowed: an id, a space and {LENGTH} digits")
        if name in kept:
            raise ValueError(f"line {number}: {name} stands here twice")
        kept[name] = digest
    return kept


def _content(case: Case) -> dict[str, object]:
    return {
        "kind": case.kind,
        "capability": case.capability,
        "rules": sorted(case.rules),
        "players": case.players,
        "house rules": case.digest,
        "request": case.request,
        "steps": [
            {
                "action": step.action,
                "expectations": [
                    [found.kind, found.path, found.value, sorted(found.except_for)] for found in step.expectations
                ],
            }
            for step in case.steps
        ],
    }
