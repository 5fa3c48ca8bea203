"""What the checks of the linter share."""

from __future__ import annotations

from collections.abc import Iterator

from handandfoot.spec.loading import Spec
from handandfoot.spec.model import Citation, Entry, TextPlace
from handandfoot.spec.problems import Problem, nearest, one_of

__all__ = ["place_problems", "problem"]


def problem(entry: Entry, key: str, message: str) -> Problem:
    """A problem at the place of an entry."""
    return Problem(entry.at.file, entry.at.line, key, message)


def place_problems(spec: Spec, entry: Entry, key: str, place: TextPlace | Citation) -> Iterator[Problem]:
    """Whether a place in a source is there."""
    source = spec.sources.get(place.source)
    if source is None:
        hint = nearest(place.source, spec.sources)
        yield problem(
            entry, f"{key}.source", f"{place.source!r} is not a source{hint}; allowed: {one_of(spec.sources)}"
        )
        return
    if place.line is not None and place.line > source.lines:
        yield problem(entry, f"{key}.line", f"{source.id} has no line {place.line}; allowed: 1 to {source.lines}")
    if place.section:
        section = next((one for one in source.sections if one.id == place.section), None)
        if section is None:
            allowed = one_of(one.id for one in source.sections)
            yield problem(entry, f"{key}.section", f"{source.id} has no section {place.section!r}; allowed: {allowed}")
        elif place.line is not None and not section.lines[0] <= place.line <= section.lines[1]:
            first, last = section.lines
            message = f"line {place.line} is not in section {section.id!r}; allowed: {first} to {last}"
            yield problem(entry, f"{key}.line", message)
