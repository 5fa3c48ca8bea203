"""The lock of ids: every id that was ever given, so that none vanishes in silence and none is used again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from handandfoot.spec.loading import Spec
from handandfoot.spec.problems import Problem

__all__ = ["LOCK", "lock_problems", "write_lock"]

LOCK = "ids.lock"
_HEAD = """\
# Every id that was ever given. An id is never given again and never goes away: what is retired stays in the
# specification, marked as withdrawn. Written by `python -m handandfoot.spec --lock`; lines are only added.
"""


def _ids(spec: Spec) -> dict[str, bool]:
    """Every id there is, with its kind, and whether it is withdrawn."""
    found = {f"source {name}": False for name in spec.sources}
    found |= {f"parameter {name}": False for name in spec.parameters}
    found |= {f"rule {one.id}": one.status == "withdrawn" for one in spec.rules.values()}
    found |= {f"conflict {one.id}": one.status == "withdrawn" for one in spec.conflicts.values()}
    return found | {f"variant {name}": False for name in spec.variant_ids}


def _read(path: Path) -> dict[str, tuple[int, bool]]:
    """The ids of a lock file, each with its line and whether it is withdrawn."""
    found = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        words = line.split()
        if words and not line.startswith("#"):
            found[" ".join(words[:2])] = (number, words[2:] == ["withdrawn"])
    return found


def lock_problems(spec: Spec) -> Iterator[Problem]:
    """Ids that have vanished, that are used again, or that are not in the lock yet."""
    path, name = spec.corpus.spec / LOCK, f"spec/{LOCK}"
    if not path.is_file():
        yield Problem(name, 0, "", "there is no lock of ids; write it with --lock")
        return
    locked, there = _read(path), _ids(spec)
    for key, (line, withdrawn) in locked.items():
        if key not in there:
            yield Problem(name, line, key, "has vanished; allowed: to stay, marked as withdrawn")
        elif withdrawn and not there[key]:
            yield Problem(name, line, key, "was withdrawn and is used again; allowed: a new id")
    for key in there.keys() - locked.keys():
        yield Problem(name, 0, key, "is not in the lock yet; write it with --lock")


def write_lock(spec: Spec) -> Path:
    """Add to the lock what is new, and mark what is withdrawn. Nothing is ever taken out."""
    path = spec.corpus.spec / LOCK
    locked = {key: withdrawn for key, (_, withdrawn) in _read(path).items()} if path.is_file() else {}
    for key, withdrawn in _ids(spec).items():
        locked[key] = locked.get(key, False) or withdrawn
    lines = (f"{key} withdrawn" if withdrawn else key for key, withdrawn in sorted(locked.items()))
    path.write_text(_HEAD + "".join(f"{line}\n" for line in lines), "utf-8")
    return path
