"""The rules by chapter, in the order in which a player meets them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot_conformance.pages.examples import chosen
from handandfoot_conformance.pages.links import chapter_page
from handandfoot_conformance.pages.render import page
from handandfoot_conformance.wording import values as words

if TYPE_CHECKING:
    from handandfoot.spec.model import Chapter, Parameter, Rule, Setting, Variant
    from handandfoot_conformance.pages.examples import Example
    from handandfoot_conformance.pages.material import Material

__all__ = ["ValueRow", "rule_pages", "value_rows"]


class ValueRow(NamedTuple):
    """A value of a parameter, the sentence for it, and the variants that have it."""

    brief: str
    sentence: str
    holders: tuple[tuple[Variant, Setting], ...]


def value_rows(material: Material, parameter: Parameter) -> list[ValueRow]:
    """Return every value of a parameter that is in use, with the variants that have it."""
    found: dict[str, list[tuple[Variant, Setting]]] = {}
    for variant in material.variants:
        setting = material.settings[variant.id][parameter.name]
        players = material.spec.players_of(variant)
        found.setdefault(words.sentence(parameter, setting.value, players), []).append((variant, setting))
    rows = []
    for text, holders in found.items():
        players = material.spec.players_of(holders[0][0])
        rows.append(ValueRow(words.brief(parameter, holders[0][1].value, players), text, tuple(holders)))
    return rows


def rule_pages(material: Material) -> Iterator[tuple[str, str]]:
    """Yield the index of the rules and a page for each chapter."""
    spec = material.spec
    chapters = [(chapter, _rules_of(material, chapter)) for chapter in spec.chapters.values()]
    here = "rules/index.md"
    yield here, page("rules", material, here, chapters=chapters, page_of=chapter_page)
    ids = list(spec.chapters)
    for number, (chapter, rules) in enumerate(chapters):
        here = chapter_page(chapter.id)
        yield (
            here,
            page(
                "chapter",
                material,
                here,
                chapter=chapter,
                rules=[_shown(material, rule) for rule in rules],
                before=ids[number - 1] if number else "",
                after=ids[number + 1] if number + 1 < len(ids) else "",
            ),
        )


def _rules_of(material: Material, chapter: Chapter) -> list[Rule]:
    return [rule for rule in material.spec.rules.values() if rule.chapter == chapter.id]


def _shown(material: Material, rule: Rule) -> dict[str, Any]:
    """Return what the page of a rule shows."""
    examples = material.examples_by_rule.get(rule.id, ())
    shown = chosen(examples)
    known = material.spec.parameters
    own = [name for name in rule.parameters if name in known and known[name].rules[:1] == (rule.id,)]
    return {
        "rule": rule,
        "speaking": [one for one in rule.citations if one.standing != "silent"],
        "silent": [one.source for one in rule.citations if one.standing == "silent"],
        "parameters": [(name, known[name], value_rows(material, known[name])) for name in own],
        "decisions": [(name, material.settings[material.root_variant.id][name]) for name in own],
        "elsewhere": [name for name in rule.parameters if name in known and name not in own],
        "conflicts": material.conflicts_by_rule.get(rule.id, ()),
        "examples": shown,
        "others": _others(examples, shown),
        "cases": sum(one.cases for one in examples),
        "deciders": material.engine.get(rule.id, ()),
    }  # fmt: skip


def _others(examples: tuple[Example, ...], shown: list[Example]) -> list[tuple[str, list[Example]]]:
    """Return the examples that are not shown, by the page on which they stand."""
    found: dict[str, list[Example]] = {}
    for one in examples:
        if one not in shown:
            found.setdefault(one.page, []).append(one)
    return list(found.items())
