"""The front page, the glossary, the step catalogue, every feature, what is tested, and the protocol."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.pages.examples import examples_of
from handandfoot_conformance.pages.render import page
from handandfoot_conformance.scenarios.scenario import slugify
from handandfoot_conformance.scenarios.steps import SENTENCES, SLOTS
from handandfoot_conformance.scenarios.steps.words import FORMS

if TYPE_CHECKING:
    from handandfoot_conformance.judging.outcomes import Tally
    from handandfoot_conformance.pages.material import Material

__all__ = ["feature_pages", "front_page", "glossary_page", "protocol_pages", "run_page", "steps_page"]

_LANGUAGES = {"ru": "Russian", "it": "Italian", "es": "Spanish", "ro": "Romanian", "no": "Norwegian", "en": "English"}
_GROUPS = {
    ("given",): "Only under Given",
    ("given", "then"): "Under Given and under Then",
    ("when",): "Under When: the act",
    ("then",): "Only under Then",
}
_QUARRELS = 12


def front_page(material: Material) -> tuple[str, str]:
    """Return the front page."""
    return "index.md", page("index", material, "index.md", quarrels=_quarrels(material))


def _quarrels(material: Material) -> list[Any]:
    """Return the disputes between texts in which most readings and sources stand against each other, by chapter."""
    between = [one for one in material.spec.conflicts.values() if one.kind == "between" and one.status == "active"]
    weight = {one.id: len({held.source for reading in one.readings for held in reading.held_by}) + len(one.readings)
              for one in between}  # fmt: skip
    chosen = sorted(between, key=lambda one: -weight[one.id])[:_QUARRELS]
    return sorted(chosen, key=lambda one: one.id)


def glossary_page(material: Material) -> tuple[str, str]:
    """Return the glossary."""
    here = "reference/glossary.md"
    terms = sorted(material.spec.glossary.values(), key=lambda term: term.term)
    return here, page("glossary", material, here, terms=terms, languages=_LANGUAGES, slug=slugify)


def steps_page(material: Material) -> tuple[str, str]:
    """Return the step catalogue."""
    here = "reference/steps.md"
    groups = [(title, [one for one in SENTENCES if one.kinds == kinds]) for kinds, title in _GROUPS.items()]
    odd = [one for one in SENTENCES if one.kinds not in _GROUPS]
    groups += [("Elsewhere", odd)] if odd else []
    slots = list(SLOTS.values())
    return here, page("steps", material, here, sentences=SENTENCES, groups=groups, slots=slots, forms=FORMS)


def feature_pages(material: Material) -> Iterator[tuple[str, str]]:
    """Yield a page for each feature, with every scenario drawn."""
    for feature in material.features:
        examples = list(examples_of(feature))
        if not examples:
            continue
        here = examples[0].page
        blocks = []
        for block, group in groupby(examples, key=lambda one: one.block):
            each = list(group)
            blocks.append((block, list(dict.fromkeys(rule for one in each for rule in one.rules)), each))
        cases = sum(one.cases for one in examples)
        yield (
            here,
            page(
                "feature",
                material,
                here,
                title=feature.title,
                path=feature.path,
                examples=examples,
                cases=cases,
                blocks=blocks,
            ),
        )


def run_page(material: Material) -> tuple[str, str]:
    """Return what is tested: cases by rule and place, and what a run made of them."""
    report = material.report
    here = "reference/tested.md"
    outcomes = list(Outcome) if report is None else [one for one in Outcome if report.tally[one]]
    places = [*material.cases_by_rule]
    judged = report.tallies("rules") if report else {}
    rules = [
        (
            name,
            [material.cases_by_rule[place].get(name, 0) for place in places],
            judged[name].judged if name in judged else 0,
        )
        for name in material.spec.rules
    ]

    def numbers(tallies: dict[str, Tally]) -> list[tuple[str, list[int]]]:
        return [(name, [tally[one] for one in outcomes]) for name, tally in tallies.items()]

    return here, page(
        "run",
        material,
        here,
        report=report,
        outcomes=[str(one) for one in outcomes],
        others=[(str(one), report.tally[one]) for one in outcomes if one is not Outcome.PASSED] if report else [],
        groups=numbers(report.tallies("group")) if report else [],
        by_variant=numbers(report.tallies("variant")) if report else [],
        floor=[(name, number) for name, number in report.floor.items() if name != "cases"] if report else [],
        places=places,
        rules=rules,
        features=[(one, next(examples_of(one)).page, len(one.scenarios)) for one in material.features if one.scenarios],
    )


_LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)\s]+)\)")


def protocol_pages(material: Material) -> Iterator[tuple[str, str]]:
    """Yield the wire protocol as it stands in the specification, with its transcript and its schemas."""
    folder = material.spec.corpus.spec / "protocol"
    texts = sorted(folder.glob("*.md"), key=lambda file: file.name != "protocol.md")
    for number, file in enumerate(texts):
        name = "protocol/index.md" if number == 0 else f"protocol/{file.name.lower()}"
        yield name, _LINK.sub(_named_only, file.read_text("utf-8"))
    transcript = folder / "transcript.txt"
    if transcript.is_file():
        here = "protocol/transcript.md"
        yield here, page("transcript", material, here, lines=transcript.read_text("utf-8"))
    schemas = [(file.name.removesuffix(".schema.json"), file.read_text("utf-8")) for file in folder.glob("*.json")]
    if schemas:
        here = "protocol/schemas.md"
        yield here, page("schemas", material, here, schemas=sorted(schemas))


def _named_only(match: re.Match[str]) -> str:
    """Return a link to another page of the protocol; what is not on the site is only named."""
    target = match.group(1)
    name = target.partition("#")[0]
    if "/" not in name and name.endswith(".md"):
        return f"]({target.lower().replace('protocol.md', 'index.md')})"
    if name == "transcript.txt":
        return "](transcript.md)"
    return (
        "](schemas.md)" if name.endswith(".json") and "/" not in name else f'](../reference/specification.md "{name}")'
    )
