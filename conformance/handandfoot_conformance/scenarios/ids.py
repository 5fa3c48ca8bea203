"""Permanent case ids: the lock file of every scenario that was ever published.

`features/cases.lock` has a line for each scenario and row, sorted; the variant is no part of it,
since scenarios of `core` and `house_rules` run under any variant.
An id goes only by a rename entry, `old -> new`, or `old -> withdrawn: why` where nothing takes its place.
So a report, a list of known failures or somebody's notes never name a case that cannot be found.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from handandfoot.spec import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

LOCK = "features/cases.lock"
WITHDRAWN = "withdrawn: "

_HEADER = (
    "# The permanent id of every scenario and row, without the variant.",
    "# Written by `handandfoot vectors --lock`; an id goes only by a line `old -> new` or `old -> withdrawn: why`.",
)
_ARROW = " -> "


@dataclass(slots=True)
class Lock:
    """The ids in force, and what became of those that are gone."""

    ids: dict[str, int] = field(default_factory=dict)
    gone: dict[str, tuple[str, int]] = field(default_factory=dict)

    def text(self) -> str:
        """Return the lock file's text."""
        renames = [f"{old}{_ARROW}{new}" for old, (new, _) in sorted(self.gone.items())]
        return "\n".join((*_HEADER, "", *sorted(self.ids), *(("", *renames) if renames else ()))) + "\n"

    def now(self, slug: str) -> str | None:
        """Return what a scenario's id is today, following renames, or None where it is withdrawn or was never one."""
        seen = set()
        while slug in self.gone and slug not in seen:
            seen.add(slug)
            slug = self.gone[slug][0]
        return slug if slug in self.ids else None


def read_lock(root: Path) -> Lock:
    """Read the lock file of a corpus; it is empty where there is none. Raises `ValueError` for a line that is none."""
    path = root / LOCK
    lock = Lock()
    if not path.exists():
        return lock

    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        old, arrow, new = text.partition(_ARROW)
        if old in lock.ids or old in lock.gone:
            raise ValueError(f"{LOCK}:{number}: {old} stands here twice")
        if arrow:
            lock.gone[old] = (new.strip(), number)
        else:
            lock.ids[old] = number
    return lock


def check_lock(root: Path, slugs: Iterable[str]) -> list[Problem]:
    """Compare the lock file with the scenarios that there are."""
    try:
        lock = read_lock(root)
    except ValueError as error:
        return [Problem(LOCK, 0, "", str(error).partition(": ")[2])]

    there = set(slugs)
    problems = [Problem(LOCK, 0, slug, "is not in the lock file") for slug in sorted(there - set(lock.ids))]
    problems += [
        Problem(LOCK, lock.ids[slug], slug, "no scenario has this id any more; allowed: a line `old -> new`")
        for slug in sorted(set(lock.ids) - there)
    ]
    for old, (new, line) in lock.gone.items():
        if old in there:
            problems.append(Problem(LOCK, line, old, "has a rename entry, but a scenario has this id again"))
        elif not new.startswith(WITHDRAWN) and lock.now(old) is None:
            problems.append(Problem(LOCK, line, old, f"is renamed to {new}, which does not exist"))
    return problems


def update_lock(root: Path, slugs: Iterable[str], renames: dict[str, str] | None = None) -> list[str]:
    """Enter new ids and renames, write the lock file and return the new ids.

    Raises `ValueError` where an id has gone and no rename says where; nothing is written then.
    """
    lock = read_lock(root)
    there = set(slugs)
    for old, new in (renames or {}).items():
        if old not in lock.ids:
            raise ValueError(f"{old} is not in {LOCK}")
        if new not in there and not new.startswith(WITHDRAWN):
            raise ValueError(f"no scenario has the id {new}; allowed: the id of one, or `withdrawn: why`")
        if old in there:
            raise ValueError(f"a scenario still has the id {old}")
        del lock.ids[old]
        lock.gone[old] = (new, 0)

    missing = sorted(set(lock.ids) - there)
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise ValueError(
            f"no scenario has the id {missing[0]}{more} any more; a rename entry must say what became of it"
        )
    back = sorted(there & set(lock.gone))
    if back:
        raise ValueError(f"{back[0]} is the id of a scenario that was renamed, and is never used again")

    new_ids = sorted(there - set(lock.ids))
    lock.ids |= dict.fromkeys(new_ids, 0)
    (root / LOCK).write_text(lock.text(), encoding="utf-8")
    return new_ids
