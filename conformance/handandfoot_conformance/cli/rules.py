"""`handandfoot rules`: list, search and show the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.search import rules_index
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong, choose
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Rule


@click.command
@click.argument("names", nargs=-1, metavar="[RULE|CHAPTER]...")
@click.option("--search", metavar="TEXT", help="What players ask, in their own words: the best answers first.")
@click.option("--source", metavar="SOURCE", help="Only what this source says.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def rules(names: tuple[str, ...], search: str | None, source: str | None, as_json: bool) -> None:
    """List the rules; with the name of one, show what each source says about it.

    For instance: handandfoot rules HF-PILE-03, handandfoot rules pile, handandfoot rules --search 'joker on top'.
    """
    spec = lookup.specification()
    source = source and lookup.source_named(spec, source)
    chosen = _chosen(spec, names)
    if search is not None:
        places = {name: place for place, name in enumerate(rules_index(spec).find(search))}
        chosen = sorted((rule for rule in chosen if rule.id in places), key=lambda rule: places[rule.id])
        if not chosen:
            raise Wrong(f"no rule speaks of {search!r}; handandfoot rules lists all, handandfoot glossary the words")
    if as_json:
        out.print_json({"rules": [_as_json(spec, rule, source) for rule in chosen]})
    elif names and all(name.upper() in spec.rules for name in names):
        for rule in chosen:
            _show(spec, rule, source)
    elif search is not None:
        _answers(chosen)
    else:
        _list(spec, chosen, source)


def _chosen(spec: Spec, names: tuple[str, ...]) -> list[Rule]:
    """Return the rules that are named, chapters and single rules, in reading order."""
    if not names:
        return list(spec.rules.values())
    ids = set()
    for name in names:
        chapter = name.upper().removeprefix("HF-")
        if chapter in spec.chapters:
            ids |= {rule.id for rule in spec.rules.values() if rule.chapter == chapter}
        elif "-" in name or not name.isalpha():
            ids.add(lookup.rule_named(spec, name).id)
        else:
            _no_chapter(spec, name)
    return [rule for rule in spec.rules.values() if rule.id in ids]


def _no_chapter(spec: Spec, name: str) -> NoReturn:
    """Say that a word is no chapter, and how to look for it."""
    try:
        choose("chapter", name, spec.chapters)
    except Wrong as wrong:
        if "did you mean" in str(wrong):
            raise
        raise Wrong(f"{wrong}; handandfoot rules --search {name} looks for the word in the rules") from None
    raise AssertionError(f"{name} is a chapter")


def _list(spec: Spec, chosen: list[Rule], source: str | None) -> None:
    """Print one line for each rule, under the titles of the chapters."""
    console = out.console()
    for chapter in spec.chapters.values():
        here = [rule for rule in chosen if rule.chapter == chapter.id]
        if here:
            rows = [(rule.id, rule.sentence, _standings(spec, rule, source)) for rule in here]
            console.print(out.table(("rule", "in one sentence", "the sources"), rows, title=chapter.title))
    console.print(f"{count(len(chosen), 'rule')}. handandfoot rules RULE shows one with its sources.")


def _answers(chosen: list[Rule]) -> None:
    """Print what a search found, the best first: the question that a rule answers, and the rule."""
    console = out.console()
    rows = [(rule.id, rule.question, rule.sentence) for rule in chosen]
    console.print(out.table(("rule", "the question", "in one sentence"), rows))
    console.print(f"{count(len(chosen), 'rule')}, the best first. handandfoot rules RULE shows one with its sources.")


def _standings(spec: Spec, rule: Rule, source: str | None) -> str:
    """Say in a few words how the sources stand to a rule."""
    by_standing: dict[str, list[str]] = {}
    for name in spec.sources:
        if source in (None, name):
            for standing in dict.fromkeys(one.standing for one in rule.citations_of(name)):
                by_standing.setdefault(standing, []).append(name)
    order = ("explicit", "implied", "contradictory", "silent")
    return "; ".join(f"{standing}: {' '.join(by_standing[standing])}" for standing in order if standing in by_standing)


def _show(spec: Spec, rule: Rule, source: str | None) -> None:
    """Print one rule with all there is to say."""
    console = out.console()
    gone = " (withdrawn)" if rule.status == "withdrawn" else ""
    console.print(out.heading(f"{rule.id}{gone}  ·  {spec.chapters[rule.chapter].title}"))
    console.print(out.paragraph(rule.question, 2, "italic"))
    console.print(out.paragraph(rule.sentence, 2))
    for text in (rule.why, rule.note):
        if text:
            console.print(out.paragraph(text, 2, "dim"))
    rows = []
    for citation in rule.citations:
        if source in (None, citation.source):
            where = lookup.place(citation.source, citation.section, citation.line)
            rows.append((where, citation.standing, citation.says or "says nothing of it"))
    console.print(out.table(("where", "standing", "what the source says"), rows))
    _show_parameters(spec, rule)
    for conflict in spec.conflicts.values():
        if rule.id in conflict.rules:
            console.print(out.paragraph(f"In dispute: {conflict.id}, {conflict.title}", 0, "bold"))
    console.print()


def _show_parameters(spec: Spec, rule: Rule) -> None:
    """Print the house rules that change a rule, with the value of each variant."""
    for name in rule.parameters:
        parameter = spec.parameters[name]
        by_value: dict[str, list[str]] = {}
        for variant in spec.variants.values():
            setting = lookup.setting_of(spec, variant, name)
            by_value.setdefault(lookup.in_words(setting.value, parameter), []).append(variant.id)
        rows = [(value, " ".join(names)) for value, names in by_value.items()]
        out.console().print(out.table((name, "variants"), rows, title=parameter.title, whole=()))


def _as_json(spec: Spec, rule: Rule, source: str | None) -> dict[str, Any]:
    """Return a rule for programs."""
    from handandfoot_conformance.asking.plain import to_json

    found: dict[str, Any] = to_json(rule)
    found["citations"] = [one for one in found["citations"] if source in (None, one["source"])]
    found["conflicts"] = [one.id for one in spec.conflicts.values() if rule.id in one.rules]
    return found
