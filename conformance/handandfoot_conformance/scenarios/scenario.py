"""A scenario as it was written: its sentences with their lines, and the error that names one."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

GIVEN, WHEN, THEN = "given", "when", "then"

_RULE_TAG = re.compile(r"HF-[A-Z]+-\d{2}")


class FeatureError(ValueError):
    """A feature file that cannot be read or compiled; the message names file and line."""

    def __init__(self, feature: str, line: int, message: str) -> None:
        super().__init__(f"{feature}:{line}: {message}")
        self.feature = feature
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class FeatureStep:
    """One sentence of a scenario, with the values of its row filled in."""

    kind: str
    text: str
    line: int
    background: bool = False
    has_argument: bool = False


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario, or one row of an outline.

    `line` is where the scenario begins, `row_line` where its row is; they are equal without a row.
    `row` is the cell of the `case` column, None where there is no row or no such column.
    """

    feature: str
    title: str
    line: int
    row_line: int
    row: str | None
    tags: tuple[str, ...]
    block: str | None
    steps: tuple[FeatureStep, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule ids among the tags."""
        return tuple(tag for tag in self.tags if _RULE_TAG.fullmatch(tag))

    @property
    def slug(self) -> str:
        """Feature path, title and row: the permanent id without the variant."""
        path = self.feature.removeprefix("features/").removesuffix(".feature")
        row = f"[{slugify(self.row)}]" if self.row is not None else ""
        return f"{path}/{slugify(self.title)}{row}"


@cache
def slugify(text: str) -> str:
    """Return the text in lower case, with a hyphen for whatever is neither letter nor digit."""
    plain = unicodedata.normalize("NFKD", text.replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
