"""House rules: each variant's rulebook, all of them side by side, and every value with its authority."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot_conformance.pages.links import Links
from handandfoot_conformance.pages.render import authority, page
from handandfoot_conformance.pages.rulebook import rulebook
from handandfoot_conformance.pages.rules import value_rows
from handandfoot_conformance.wording import values as words

if TYPE_CHECKING:
    from handandfoot.spec.model import Chapter, Parameter, Variant
    from handandfoot_conformance.pages.material import Material
    from handandfoot_conformance.pages.rules import ValueRow

__all__ = ["comparison", "variant_pages"]


class Cell(NamedTuple):
    """One value in the matrix."""

    text: str
    differs: bool
    assumed: bool
    authority: str


class Row(NamedTuple):
    """One parameter in the matrix."""

    parameter: Parameter
    cells: tuple[Cell, ...]
    differs: bool


def variant_pages(material: Material) -> Iterator[tuple[str, str]]:
    """Yield the index, a rulebook for each variant, the matrix, the parameters and the comparer."""
    yield "variants/index.md", page("variants", material, "variants/index.md")
    for variant in material.variants:
        yield rulebook_page(material, variant)
    here = "variants/matrix.md"
    yield here, page("matrix", material, here, root=material.root_variant, chapters=_matrix(material, here))
    here = "variants/parameters.md"
    yield here, page("parameters", material, here, chapters=_explained(material), allowed=allowed, inherited=_inherited)
    here = "variants/compare.md"
    yield here, page("compare", material, here, data=_embedded(comparison(material)))


def rulebook_page(material: Material, variant: Variant) -> tuple[str, str]:
    """Return the page of a variant's rulebook."""
    here = f"variants/{variant.id}.md"
    parent = material.spec.variant(variant.parent) if variant.parent else None
    differences = []
    for name, parameter in material.spec.parameters.items():
        ours = material.settings[variant.id][name].value
        theirs = material.settings[parent.id][name].value if parent else ours
        shown = [words.brief(parameter, one, material.spec.players_of(variant)) for one in (theirs, ours)]
        if shown[0] != shown[1]:
            differences.append((parameter, *shown))
    book = rulebook(material.spec, variant)
    return here, page("rulebook", material, here, book=book, parent=parent, differences=differences)


def _by_chapter(material: Material) -> Iterator[tuple[Chapter, list[Parameter]]]:
    for chapter in material.spec.chapters.values():
        found = [one for one in material.spec.parameters.values() if one.chapter == chapter.id]
        if found:
            yield chapter, found


def _matrix(material: Material, here: str) -> list[tuple[Chapter, list[Row]]]:
    links = Links(material, here)
    return [(chapter, [_row(material, links, one) for one in found]) for chapter, found in _by_chapter(material)]


def _row(material: Material, links: Links, parameter: Parameter) -> Row:
    root = material.settings[material.root_variant.id][parameter.name]
    cells = []
    for variant in material.variants:
        setting = material.settings[variant.id][parameter.name]
        players = material.spec.players_of(variant)
        text = words.brief(parameter, setting.value, players)
        differs = text != words.brief(parameter, root.value, players)
        cells.append(Cell(text, differs, bool(setting.assumed), authority(links, setting).striptags()))
    return Row(parameter, tuple(cells), any(cell.differs for cell in cells))


def _explained(material: Material) -> list[tuple[Chapter, list[tuple[Any, ...]]]]:
    return [
        (
            chapter,
            [(one, value_rows(material, one), material.conflicts_by_parameter.get(one.name, ())) for one in found],
        )
        for chapter, found in _by_chapter(material)
    ]


def _inherited(row: ValueRow) -> list[tuple[str, list[str]]]:
    """Return the variants that have a value from another one, by the one that gives it."""
    found: dict[str, list[str]] = {}
    for variant, setting in row.holders:
        if setting.variant != variant.id:
            found.setdefault(setting.variant, []).append(variant.id)
    return list(found.items())


def allowed(parameter: Parameter) -> str:
    """Say what values a parameter may have."""
    names = [name for name in parameter.choices if name != "null" and not name.lstrip("-").isdigit()]
    if parameter.type == "choice":
        return words.joined(parameter.choices, "or")
    if parameter.type == "map":
        return f"a number of {parameter.unit} for each of: {', '.join(parameter.choices)}"
    if parameter.type == "list" and parameter.choices:
        return f"any of: {', '.join(parameter.choices)}"
    numbers = f"{parameter.minimum:,} to {parameter.maximum:,}" if parameter.maximum is not None else "a number"
    kind = "numbers" if parameter.type == "list" else ""
    words_too = [*names, *(["no limit"] if parameter.unlimited else [])]
    return words.joined([" ".join(filter(None, [kind, numbers.replace("-", "−"), parameter.unit])), *words_too], "or")


def comparison(material: Material) -> dict[str, Any]:
    """Return what the comparer in the browser needs: every value of every variant in a sentence.

    The values are those for four players, or for the least number where four cannot play.
    """
    resolved = {one.id: material.spec.resolve(one) for one in material.variants}
    return {
        "variants": {one.id: one.title for one in material.variants},
        "players": {name: one.players for name, one in resolved.items()},
        "parameters": [
            {
                "name": name,
                "title": parameter.title,
                "values": {
                    variant: [words.sentence(parameter, one.parameters[name]), int(bool(one.settings[name].assumed))]
                    for variant, one in resolved.items()
                },
            }
            for name, parameter in material.spec.parameters.items()
        ],
    }


def _embedded(value: Any) -> str:
    """Return a value as JSON that can stand inside a page."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
