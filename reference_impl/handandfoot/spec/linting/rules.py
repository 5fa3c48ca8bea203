"""The checks of rules, parameters and the words of our own texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from handandfoot.spec.citing import totals
from handandfoot.spec.ledger import Scenarios
from handandfoot.spec.linting.common import place_problems, problem
from handandfoot.spec.loading import Spec
from handandfoot.spec.model import Entry, Rule
from handandfoot.spec.problems import Problem, nearest, one_of

__all__ = ["parameter_problems", "rule_problems", "tag_problems", "word_problems"]


def rule_problems(spec: Spec) -> Iterator[Problem]:
    """Rules: well-formed ids, known parameters, and a citation of every source."""
    orders: dict[tuple[str, int], str] = {}
    for rule in spec.rules.values():
        if not rule.id.startswith(f"HF-{rule.chapter}-"):
            yield problem(
                rule, rule.id, f"does not belong into the chapter {rule.chapter}; allowed: HF-{rule.chapter}-NN"
            )
        first = orders.setdefault((rule.chapter, rule.order), rule.id)
        if first != rule.id:
            yield problem(rule, f"{rule.id}.order", f"is the order of {first} too; allowed: an order of its own")
        for name in rule.parameters:
            if name not in spec.parameters:
                hint = nearest(name, spec.parameters)
                yield problem(rule, f"{rule.id}.parameters", f"{name} is not a parameter{hint}")
            elif rule.status == "active" and rule.id not in spec.parameters[name].rules:
                yield problem(rule, f"{rule.id}.parameters", f"{name} does not name this rule in parameters.yaml")
        if rule.status == "active":
            yield from _citation_problems(spec, rule)


def _citation_problems(spec: Spec, rule: Rule) -> Iterator[Problem]:
    """The citations of a rule: one of each source at least, of places that are there."""
    for source in spec.sources:
        if not rule.citations_of(source):
            message = f"says nothing of the source {source}; allowed: a citation, silent if need be"
            yield problem(rule, f"{rule.id}.citations", message)
    for citation in rule.citations:
        yield from place_problems(spec, citation, f"{rule.id}.citations", citation)
        if citation.value is msgspec.UNSET or len(rule.parameters) < 2:
            continue
        if not isinstance(citation.value, Mapping) or not set(citation.value) <= set(rule.parameters):
            message = f"of which parameter is the value?; allowed: a mapping from one of {one_of(rule.parameters)}"
            yield problem(citation, f"{rule.id}.citations.value", message)


def parameter_problems(spec: Spec) -> Iterator[Problem]:
    """Parameters: a known chapter, rules that are there, active, and that name the parameter."""
    for parameter in spec.parameters.values():
        name = parameter.name
        if parameter.chapter not in spec.chapters:
            yield problem(parameter, f"{name}.chapter", f"{parameter.chapter} is not a chapter")
        if parameter.type == "choice" and not parameter.choices:
            yield problem(parameter, f"{name}.choices", "has no choices")
        for rule in parameter.rules:
            if rule not in spec.rules:
                yield problem(parameter, f"{name}.rules", f"{rule} is not a rule{nearest(rule, spec.rules)}")
            elif spec.rules[rule].status == "withdrawn":
                yield problem(parameter, f"{name}.rules", f"{rule} is withdrawn")
            elif name not in spec.rules[rule].parameters:
                yield problem(parameter, f"{name}.rules", f"{rule} does not name this parameter in its own list")


def word_problems(spec: Spec) -> Iterator[Problem]:
    """The words of our own texts: the glossary's, not their English aliases."""
    refused: dict[str, str] = {}
    for term in spec.glossary.values():
        aliases = term.refused or tuple(one for one in term.aliases.get("en", ()) if one not in term.term)
        refused |= {alias: term.term for alias in aliases if alias not in spec.glossary}
    if not refused:
        return
    words = "|".join(re.escape(alias) for alias in sorted(refused, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w-])({words})s?(?![\w-])")
    for entry, key, text in _own_texts(spec):
        for alias in sorted({found[1] for found in pattern.finditer(text)}):
            yield problem(entry, key, f"says {alias!r}; allowed: the glossary's word, {refused[alias]!r}")


def _own_texts(spec: Spec) -> Iterator[tuple[Entry, str, str]]:
    """The texts that must use the glossary's words."""
    for chapter in spec.chapters.values():
        yield chapter, chapter.id, f"{chapter.title} {chapter.summary}"
    for rule in spec.rules.values():
        yield rule, f"{rule.id}.sentence", rule.sentence
    for parameter in spec.parameters.values():
        texts = (parameter.title, parameter.means, *parameter.choices.values())
        yield parameter, parameter.name, " ".join(texts)
    for conflict in spec.conflicts.values():
        yield conflict, conflict.id, f"{conflict.title} {conflict.question}"


def tag_problems(spec: Spec, scenarios: Scenarios) -> Iterator[Problem]:
    """Every active rule is cited by a scenario, and every rule that a scenario cites is there."""
    counts = totals(scenarios)
    for rule in spec.rules.values():
        if rule.status == "active" and not counts[rule.id]:
            yield problem(rule, rule.id, "no scenario cites it; allowed: a scenario tagged with the id")
    for name in counts:
        if name not in spec.rules and name not in spec.conflicts:
            yield Problem("features", 0, f"@{name}", f"is cited and is not a rule{nearest(name, spec.rules)}")
