"""The sources: where every sentence went, and where the texts contradict each other or themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup, escape

from handandfoot_conformance.pages.links import Links
from handandfoot_conformance.pages.render import page
from handandfoot_conformance.wording import values as words

if TYPE_CHECKING:
    from handandfoot.spec.model import Chapter, Claim, Conflict, Lead, Ledger, Section, Source
    from handandfoot_conformance.pages.material import Material

__all__ = ["conflict_page", "source_pages"]

KIND_WORDS = {"inside": "inside one text", "between": "between texts", "gap": "left open"}


class Row(NamedTuple):
    """A claim in the ledger of a source."""

    line: int
    where: str
    claim: Claim
    leads: Markup


def source_pages(material: Material) -> Iterator[tuple[str, str]]:
    """Yield the index of the sources and a page for each."""
    spec = material.spec
    figures = [_figures(material, source) for source in spec.sources.values()]
    yield "sources/index.md", page("sources", material, "sources/index.md", rows=figures)
    for each in figures:
        source: Source = each["source"]
        here = f"sources/{source.id}.md"
        ledger = spec.ledgers.get(source.id)
        sections = list(_sections(material, here, source, ledger)) if ledger else []
        yield here, page("source", material, here, sections=sections, **each)


def _figures(material: Material, source: Source) -> dict[str, Any]:
    """Return how much of a source is covered."""
    ledger = material.spec.ledgers.get(source.id)
    sentences = ledger.sentences if ledger else ()
    claims = [claim for one in sentences for claim in one.claims]
    reasons = Counter(claim.untestable for claim in claims if claim.untestable)
    return {
        "source": source,
        "variant": next((one for one in material.spec.variants.values() if one.source == source.id), None),
        "sentences": len(sentences),
        "claims": len(claims),
        "leading": sum(bool(claim.leads) for claim in claims),
        "untestable": sum(reasons.values()),
        "reasons": reasons.most_common(),
        "cases": sum(one.cases for one in material.examples if one.source == source.id),
    }


def _sections(
    material: Material, here: str, source: Source, ledger: Ledger
) -> Iterator[tuple[Section, list[tuple[int, list[Row]]]]]:
    """Yield every section of a source with its lines, each with its claims."""
    links = Links(material, here)
    rows = [
        Row(
            one.line,
            f"{one.line}.{one.ordinal}" if number == 0 else "",
            claim,
            _leads(material, links, source.id, claim),
        )
        for one in ledger.sentences
        for number, claim in enumerate(one.claims)
    ]
    for section in source.sections:
        first, last = section.lines
        here_rows = [row for row in rows if first <= row.line <= last]
        lines = [(line, list(group)) for line, group in groupby(here_rows, key=lambda row: row.line)]
        if lines:
            yield section, lines


def _leads(material: Material, links: Links, source: str, claim: Claim) -> Markup:
    """Return where a claim leads, or why it leads nowhere."""
    if claim.untestable:
        of = Markup(" of {}").format(_claim_link(links, claim.of)) if claim.of else Markup("")
        return Markup('<span class="hf-reason">{}{}</span>').format(claim.untestable, of)
    parts = [_lead(material, links, source, lead) for lead in claim.leads]
    parts += [_feature_link(material, links, path) for path in claim.scenario]
    return Markup("<br>").join(parts)


def _feature_link(material: Material, links: Links, path: str) -> Markup:
    """Return a link to the scenarios of a feature."""
    page_of = next((one.page for one in material.examples if one.feature == path), "")
    shown = path.removeprefix("features/").removeprefix("sources/").removesuffix(".feature")
    return links.to(page_of, shown) if page_of else Markup('<span class="hf-small">{}</span>').format(path)


def _claim_link(links: Links, name: str) -> Markup:
    """Return a link to another claim, named as `ru-18-3-a`."""
    source, _, rest = name.rpartition("-")[0].rpartition("-")[0].rpartition("-")
    known = rest.isdigit() and source in links.spec.sources
    return links.place(source, int(rest), name) if known else escape(name)


def _lead(material: Material, links: Links, source: str, lead: Lead) -> Markup:
    """Return one place to which a claim leads."""
    if lead.rule:
        counts = material.cases_by_rule
        number = sum(counts[where][lead.rule] for where in (source, "core", "house_rules") if where in counts)
        cases = f" {number:,} {'case' if number == 1 else 'cases'}" if number else " no case yet"
        return Markup('{}<span class="hf-small">{}</span>').format(links.rule(lead.rule), cases)
    if lead.conflict:
        return Markup("dispute {}").format(links.conflict(lead.conflict))
    if lead.variant:
        return Markup("variant {}").format(links.variant(lead.variant, lead.variant))
    parameter = material.spec.parameters.get(lead.parameter)
    if parameter is None:
        return Markup("")
    try:
        shown = f" = {words.brief(parameter, lead.value)}"
    except (TypeError, ValueError, LookupError):
        shown = ""
    return Markup('{}<span class="hf-small">{}</span>').format(links.parameter(lead.parameter), shown)


def conflict_page(material: Material) -> tuple[str, str]:
    """Return the page of all conflicts and gaps."""
    conflicts = [one for one in material.spec.conflicts.values() if one.status == "active"]
    by_chapter: dict[str, list[Conflict]] = {}
    for one in conflicts:
        by_chapter.setdefault(_chapter_of(material, one), []).append(one)
    chapters: list[tuple[Chapter, list[Conflict]]] = [
        (chapter, by_chapter[chapter.id]) for chapter in material.spec.chapters.values() if chapter.id in by_chapter
    ]
    kinds: Counter[str] = Counter(one.kind for one in conflicts)
    here = "sources/conflicts.md"
    return here, page(
        "conflicts",
        material,
        here,
        conflicts=conflicts,
        chapters=chapters,
        kinds=[(kind, kinds[kind]) for kind in KIND_WORDS],
        kind_words=KIND_WORDS,
        decided=_decided,
    )


def _chapter_of(material: Material, conflict: Conflict) -> str:
    """Return the chapter of the first rule that a conflict is about, or of its first parameter."""
    for rule in conflict.rules:
        if rule in material.spec.rules:
            return material.spec.rules[rule].chapter
    for name in conflict.parameters:
        if name in material.spec.parameters:
            return material.spec.parameters[name].chapter
    return next(iter(material.spec.chapters))


def _decided(conflict: Conflict, reading: str) -> list[tuple[list[str], str]]:
    """Return the variants that follow a reading, those with the same reason together."""
    found: dict[str, list[str]] = {}
    for name, decision in conflict.decisions.items():
        if decision.reading == reading:
            found.setdefault(decision.why, []).append(name)
    return [(names, why) for why, names in found.items()]
