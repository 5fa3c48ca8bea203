"""Known failures, written down: which case, why, and since when. One that passes fails the run.

deviations:
  - case: sources/ru/pile/six-cards-are-taken@ru
    reason: the pile is taken whole
    date: 2026-01-31
"""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

import msgspec

from handandfoot.spec import SpecError
from handandfoot.spec.reading import read_file
from handandfoot_conformance.protocol.adapter import UnusableError

if TYPE_CHECKING:
    from pathlib import Path


class Deviation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A known failure."""

    case: str
    reason: str
    date: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.date})"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deviations: list[Deviation]


def read_deviations(path: Path) -> dict[str, Deviation]:
    """Return the known failures of a file by case; raise `UnusableError` in one line for what is wrong with it."""
    try:
        found = msgspec.convert(read_file(path), _File).deviations
    except SpecError as error:
        raise UnusableError(str(error)) from error
    except msgspec.ValidationError as error:
        raise UnusableError(f"{path}: {error}; allowed: deviations: a list of case, reason, date") from error
    known: dict[str, Deviation] = {}
    for deviation in found:
        if deviation.case in known:
            raise UnusableError(f"{path}: {deviation.case} is listed twice")
        if not deviation.reason.strip():
            raise UnusableError(f"{path}: {deviation.case} has no reason")
        try:
            datetime.date.fromisoformat(deviation.date)
        except ValueError as error:
            raise UnusableError(f"{path}: {deviation.case}: {deviation.date!r} is no date like 2026-01-31") from error
        known[deviation.case] = deviation
    return known
