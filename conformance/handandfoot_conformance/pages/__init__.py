"""The pages of the site: plain functions from the specification, the features and a run to texts in Markdown.

`all_pages` returns every page under the path at which it stands.
Nothing here knows of a site builder; `handandfoot_conformance.pages.site` lays the pages out for one.
"""

from __future__ import annotations

from collections.abc import Iterator

from handandfoot_conformance.pages.material import Material, gather
from handandfoot_conformance.pages.reference import (
    feature_pages,
    front_page,
    glossary_page,
    protocol_pages,
    run_page,
    steps_page,
)
from handandfoot_conformance.pages.rules import rule_pages
from handandfoot_conformance.pages.sources import conflict_page, source_pages
from handandfoot_conformance.pages.variants import variant_pages

__all__ = ["Material", "all_pages", "gather"]


def all_pages(material: Material) -> dict[str, str]:
    """Return every generated page: the path at which it stands -> its text in Markdown."""
    return dict(_each(material))


def _each(material: Material) -> Iterator[tuple[str, str]]:
    yield front_page(material)
    yield from rule_pages(material)
    yield from variant_pages(material)
    yield from source_pages(material)
    yield conflict_page(material)
    yield glossary_page(material)
    yield steps_page(material)
    yield run_page(material)
    yield from feature_pages(material)
    yield from protocol_pages(material)
