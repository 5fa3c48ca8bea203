"""The catalogue as data and as a page, made from the declarations themselves."""

from __future__ import annotations

import re
from typing import Any

from handandfoot_conformance.scenarios.steps import acts, outcomes, places, tables
from handandfoot_conformance.scenarios.steps.catalogue import GIVEN, SENTENCES, THEN, WHEN, Sentence
from handandfoot_conformance.scenarios.steps.slots import SLOTS
from handandfoot_conformance.scenarios.steps.words import FORMS

_MODULES = (tables, places, acts, outcomes)
_HEADINGS = (
    ((GIVEN,), "Given alone", "They set the table."),
    ((GIVEN, THEN), "Given and Then", "Under Given they set the table; under Then they say what is found on it."),
    ((WHEN,), "When", "The one act of a scenario; a playthrough has several."),
    ((THEN,), "Then alone", "The verdict, what has changed, what has not, and the score."),
)


def catalogue() -> list[dict[str, Any]]:
    """Return every sentence: how it is written, where it may stand, what it means, an example, and its slots."""
    order = {module.__name__: place for place, module in enumerate(_MODULES)}
    entries = sorted(SENTENCES, key=lambda entry: order[entry.meaning.__module__])
    return [
        {
            "sentence": entry.template,
            "under": list(entry.kinds),
            "means": entry.means,
            "example": entry.example,
            "slots": {name: SLOTS[slot].means for name, slot in entry.slots.items()},
        }
        for entry in entries
    ]


def catalogue_page() -> str:
    """Return the catalogue as a page of Markdown."""
    lines = [
        "# The sentences of a scenario",
        "",
        f"There are {len(SENTENCES)} sentences, each with one meaning.",
        "What stands in braces varies; what stands in square brackets may be left out;",
        "words separated by a bar are alternatives.",
        "",
    ]
    for kinds, heading, about in _HEADINGS:
        lines += [f"## {heading}", "", about, "", "| sentence | means | for example |", "|---|---|---|"]
        lines += [_row(entry) for entry in SENTENCES if entry.kinds == kinds]
        lines.append("")
    lines += ["## What may stand in a slot", "", "| slot | holds | for example |", "|---|---|---|"]
    lines += [f"| `{slot.name}` | {slot.means} | `{slot.example}` |" for slot in SLOTS.values()]
    lines += ["", "## Cards in the rules' own words", "", "They name cards wherever cards may stand.", ""]
    lines += ["| words | mean |", "|---|---|"]
    lines += [f"| `{_bars(form.text)}` | {form.means} |" for form in FORMS]
    return "\n".join(lines) + "\n"


def _row(entry: Sentence) -> str:
    return f"| `{_bars(_plain(entry.template))}` | {entry.means} | `{entry.example}` |"


def _plain(template: str) -> str:
    """Return a sentence without the inner names of its slots."""
    return re.sub(r"\{\w+:([^}]*)\}", r"{\1}", template)


def _bars(text: str) -> str:
    return text.replace("|", "\\|")
