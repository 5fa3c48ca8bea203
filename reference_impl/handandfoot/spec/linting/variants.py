"""The checks of variants and of conflicts, and of both against what the rules cite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from handandfoot.spec.linting.common import place_problems, problem
from handandfoot.spec.loading import Spec
from handandfoot.spec.model import JSON, Citation, Conflict, Part, Rule, Setting, Variant
from handandfoot.spec.parts import named_parts
from handandfoot.spec.problems import Problem, SpecError, nearest, one_of, short
from handandfoot.spec.reading import Keys
from handandfoot.spec.tables import check_value, plain

__all__ = ["conflict_problems", "variant_problems"]


def variant_problems(spec: Spec) -> Iterator[Problem]:
    """Variants: each resolves for all its players, cites places that are there, and assumes only where it must."""
    variants = []
    for name in spec.variant_ids:
        try:
            variants.append(spec.variant(name))
        except SpecError as error:
            yield error.problem
    roots = [one.id for one in variants if one.parent is None]
    for variant in variants:
        if variant.parent is None and variant.id != roots[0]:
            yield problem(
                variant, "parent", f"is a second root beside {roots[0]}; allowed: one variant without a parent"
            )
        yield from _resolution_problems(spec, variant)
        for name, setting in variant.settings.items():
            yield from _setting_problems(spec, variant, name, setting)
        for rule in (rule for one in variant.unmodelled for rule in one.replaces):
            if rule not in spec.rules:
                yield problem(variant, "unmodelled", f"{rule} is not a rule{nearest(rule, spec.rules)}")
        if variant.source:
            yield from _source_problems(spec, variant)


def _resolution_problems(spec: Spec, variant: Variant) -> Iterator[Problem]:
    """Whether a variant can be resolved for every number of players."""
    try:
        for players in spec.players_of(variant):
            spec.resolve(variant, players)
    except SpecError as error:
        yield error.problem


def _setting_problems(spec: Spec, variant: Variant, name: str, setting: Setting) -> Iterator[Problem]:
    """Whether the places that a value cites are there, and are the variant's own source."""
    key = f"parameters.{name}"
    holders: list[tuple[Setting | Part, str]] = [(setting, key)]
    holders += [(part, f"{key}.parts.{words}") for words, part in named_parts(setting)]
    for holder, at in holders:
        for place in holder.cite:
            yield from place_problems(spec, holder, f"{at}.cite", place)
            if variant.source and place.source != variant.source:
                allowed = "assumed, with borrowed_from"
                message = f"cites {place.source} in the variant of {variant.source}; allowed: {allowed}"
                yield problem(holder, f"{at}.cite", message)
        if holder.borrowed_from:
            yield from place_problems(spec, holder, f"{at}.borrowed_from", holder.borrowed_from)


def _source_problems(spec: Spec, variant: Variant) -> Iterator[Problem]:
    """The variant of a source: complete, and in agreement with what the rules cite from that source."""
    if variant.source not in spec.sources:
        hint = nearest(variant.source, spec.sources)
        yield problem(variant, "source", f"{variant.source!r} is not a source{hint}; allowed: {one_of(spec.sources)}")
        return
    for name in spec.parameters:
        if name not in variant.settings:
            message = "is not given; allowed: every parameter in the variant of a source, assumed if need be"
            yield problem(variant, f"parameters.{name}", message)
    for rule in spec.rules.values():
        for citation in rule.citations_of(variant.source):
            for name, value in _cited_values(rule, citation):
                if name in variant.settings:
                    yield from _agreement_problems(rule, citation, name, value, variant.settings[name])


def _cited_values(rule: Rule, citation: Citation) -> Iterator[tuple[str, JSON]]:
    """The parameters to which an explicit citation gives a value."""
    if citation.standing != "explicit" or citation.value is msgspec.UNSET or rule.status == "withdrawn":
        return
    if len(rule.parameters) == 1:
        yield rule.parameters[0], _unwrapped(rule, plain(citation.value))
    elif isinstance(citation.value, Mapping):
        yield from ((name, plain(value)) for name, value in citation.value.items() if name in rule.parameters)


def _unwrapped(rule: Rule, value: JSON) -> JSON:
    """The value of a rule's one parameter, whether or not it is written under the parameter's name."""
    name = rule.parameters[0]
    return value[name] if isinstance(value, dict) and list(value) == [name] else value


def _agreement_problems(rule: Rule, citation: Citation, name: str, value: JSON, setting: Setting) -> Iterator[Problem]:
    """Whether a variant takes over what its source says explicitly."""
    place = f"{rule.id} cites line {citation.line} of {citation.source}"
    if setting.assumed:
        yield problem(setting, f"parameters.{name}", f"is assumed, and {place} for it explicitly; allowed: cite")
    elif setting.standing == "explicit" and setting.value != value:
        message = f"is {short(setting.value)}, and {place} for {short(value)}; allowed: the same value"
        yield problem(setting, f"parameters.{name}", message)


def conflict_problems(spec: Spec) -> Iterator[Problem]:
    """Conflicts: everything they name is there, and they are decided for every variant concerned."""
    by_source = {variant.source: name for name, variant in spec.variants.items() if variant.source}
    roots = [name for name, variant in spec.variants.items() if variant.parent is None]
    for conflict in spec.conflicts.values():
        if conflict.status == "withdrawn":
            continue
        for kind, names, known in (
            ("sources", conflict.sources, spec.sources),
            ("rules", conflict.rules, spec.rules),
            ("parameters", conflict.parameters, spec.parameters),
            ("decisions", tuple(conflict.decisions), spec.variants),
        ):
            for name in names:
                if name not in known:
                    hint = nearest(name, known)
                    yield problem(conflict, f"{conflict.id}.{kind}", f"{name} is not known{hint}")
        concerned = [by_source[source] for source in conflict.sources if source in by_source]
        for variant in [*roots, *concerned]:
            if variant not in conflict.decisions:
                yield problem(conflict, f"{conflict.id}.decisions", f"is not decided for {variant}")
        yield from _reading_problems(spec, conflict)
        yield from _decision_problems(spec, conflict)
        yield from _inherited_problems(spec, conflict)


def _reading_problems(spec: Spec, conflict: Conflict) -> Iterator[Problem]:
    """The readings of a conflict: held at places that are there, with values that parameters allow."""
    seen: set[str] = set()
    for reading in conflict.readings:
        key = f"{conflict.id}.readings.{reading.id}"
        if reading.id in seen:
            yield problem(reading, key, "is there twice; allowed: a letter of its own")
        seen.add(reading.id)
        for place in reading.held_by:
            yield from place_problems(spec, reading, f"{key}.held_by", place)
        for name, value in reading.value.items():
            if name not in conflict.parameters:
                allowed = one_of(conflict.parameters) or "none, as the conflict names no parameter"
                yield problem(reading, f"{key}.value", f"{name} is not a parameter of the conflict; allowed: {allowed}")
            elif name in spec.parameters:
                yield from value_problems(spec, reading.at.file, reading.at.line, name, value, f"{key}.value.{name}")


def value_problems(spec: Spec, file: str, line: int, name: str, value: JSON, key: str) -> Iterator[Problem]:
    """Whether a value is one that a parameter allows."""
    holder = Keys(file, line)
    holder["value"] = value
    try:
        check_value(spec.parameters[name], holder, "value", key)
    except SpecError as error:
        yield error.problem


def _decision_problems(spec: Spec, conflict: Conflict) -> Iterator[Problem]:
    """The decisions of a conflict: a reading that is there, and a variant that follows it."""
    readings = {reading.id: reading for reading in conflict.readings}
    for name, decision in conflict.decisions.items():
        key = f"{conflict.id}.decisions.{name}"
        if decision.reading not in readings:
            allowed = one_of(readings)
            yield problem(decision, key, f"{decision.reading} is not a reading of the conflict; allowed: {allowed}")
            continue
        if name not in spec.variants:
            continue
        chain = spec.chain(name)
        for parameter, value in readings[decision.reading].value.items():
            setting = next((one.settings[parameter] for one in chain if parameter in one.settings), None)
            if setting is not None and setting.value != plain(value):
                message = f"{parameter} is {short(setting.value)} in {name}, and this reading makes it {short(value)}"
                yield problem(decision, key, message)


def _inherited_problems(spec: Spec, conflict: Conflict) -> Iterator[Problem]:
    """Variants that leave what their parent decided: they play a value of their own, so the decision is theirs too."""
    readings = {reading.id: reading for reading in conflict.readings}
    for variant in spec.variants.values():
        first, *parents = spec.chain(variant)
        decided = next((one.id for one in parents[:-1] if one.id in conflict.decisions), None)
        if decided is None or first.id in conflict.decisions:
            continue
        reading = readings.get(conflict.decisions[decided].reading)
        for parameter, value in reading.value.items() if reading else ():
            setting = first.settings.get(parameter)
            if setting is not None and setting.value != plain(value):
                message = f"is not decided for {first.id}, which plays {short(setting.value)} for {parameter}"
                yield problem(conflict, f"{conflict.id}.decisions", f"{message} where {decided} plays {short(value)}")
