"""Somebody's own file of house rules: read, held against the schema and the parameters, and told all that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from handandfoot.spec import model
from handandfoot.spec.loading import Spec, listed, load_spec
from handandfoot.spec.problems import Place, SpecError, faults_of, nearest, one_of, refuse, short, unseen
from handandfoot.spec.reading import Items, Keys, key_path, read_file
from handandfoot.spec.schemas import faults
from handandfoot.spec.variants import build_variant

__all__ = ["load_variant_file"]

_LONG_TEXTS = ("summary", "note", "unmodelled", "assumed", "changed", "why")
"""The keys of a variant under which a text may have several lines."""


def load_variant_file(path: Path | str, spec: Spec | None = None) -> model.Variant:
    """A variant in any file on the disk, whose parent is one of the shipped variants.

    The file is checked against the schema, each value against its parameter, and the whole for every
    number of players: what comes back can be resolved. No text of it holds a sign that cannot be seen.
    An empty `parameters:` sets nothing. Raises `SpecError`, which tells every fault that can be told at once.
    """
    spec = spec or load_spec()
    file = Path(path)
    document = read_file(file)
    refuse(_hidden_signs(document, document.place(), ()))
    if "parameters" in document and document["parameters"] is None:
        document["parameters"] = Keys(document.file, document.lines["parameters"])
    shape = list(faults(document, spec.corpus.spec / "schemas", "variant"))
    refuse([*shape, *(_wrong_values(document, spec) if shape else ())])
    name = str(document["id"])
    if name in spec.variant_ids:
        if file.resolve() == (spec.corpus.spec / "variants" / f"{name}.yaml").resolve():
            return spec.variant(name)
        what = f"{short(name)} is a variant of the specification already"
        raise SpecError(document.place("id"), "id", what, "an id of its own")
    places = [*_wrong_places(document, spec), *_wrong_rules(document, spec)]
    try:
        variant = build_variant(document, spec.parameters)
    except SpecError as error:
        refuse([*faults_of(error), *places, *_wrong_parent(document, spec)])
        raise
    refuse([*places, *_wrong_parent(document, spec)])
    found: list[SpecError] = []
    for players in spec.players_of(variant):
        try:
            spec.resolve(variant, players)
        except SpecError as error:
            found += faults_of(error)
    refuse(found)
    return variant


def _wrong_values(document: Keys, spec: Spec) -> tuple[SpecError, ...]:
    """What is wrong with the values of a file whose shape is wrong already, as far as it can be told."""
    if not isinstance(document.get("parameters"), Keys) or not isinstance(document.get("id"), str):
        return ()
    only = Keys(document.file, document.line)
    only.update({key: document[key] for key in ("id", "parameters", "standing") if key in document})
    only.update({"title": "", "parent": None})
    only.lines.update(document.lines)
    try:
        build_variant(only, spec.parameters)
    except SpecError as error:
        return tuple(fault for fault in faults_of(error) if fault.key.count(".") == 1 or ".value" in fault.key)
    except (TypeError, ValueError, LookupError, AttributeError):
        return ()
    return ()


def _wrong_rules(document: Keys, spec: Spec) -> Iterator[SpecError]:
    """Tell of rules that a house rule says to replace, and that are not there."""
    for number, one in enumerate(document.get("unmodelled", ())):
        for rule in one["replaces"] if isinstance(one, Keys) else ():
            if rule not in spec.rules:
                what = f"{short(rule)} is not a rule{nearest(rule, spec.rules)}"
                key = f"unmodelled.{number}.replaces"
                yield SpecError(one.place("replaces"), key, what, "a rule that `handandfoot rules` lists")


def _wrong_parent(document: Keys, spec: Spec) -> Iterator[SpecError]:
    """Tell of a parent that is not there, or is the variant itself."""
    name, parent = document["id"], document["parent"]
    place = document.place("parent")
    if parent == name:
        yield SpecError(place, "parent", f"the parents form a loop: {name} -> {name}", "another variant")
    elif parent is None:
        yield SpecError(place, "parent", "has no parent", one_of(spec.variant_ids))


def _hidden_signs(value: Any, place: Place, path: tuple[str | int, ...]) -> Iterator[SpecError]:
    """Tell of texts with a sign that cannot be seen: it could steer a terminal, or show as something that it is not."""
    if isinstance(value, str):
        several = any(key in _LONG_TEXTS for key in path[-2:])
        found = unseen(value, lines=several)
        if found:
            allowed = "a text on one line" if found == "a line break" else "signs that can be seen, and blanks"
            yield SpecError(place, key_path(path), f"holds {found}", allowed)
    elif isinstance(value, Keys):
        for key, inner in value.items():
            found = unseen(key)
            if found:
                yield SpecError(value.place(key), key_path(path), f"a key holds {found}", "signs that can be seen")
            yield from _hidden_signs(inner, value.place(key), (*path, key))
    elif isinstance(value, Items):
        for number, (inner, line) in enumerate(zip(value, value.lines, strict=True)):
            yield from _hidden_signs(inner, Place(place.file, line), (*path, number))


def _wrong_places(document: Keys, spec: Spec) -> Iterator[SpecError]:
    """Tell of citations of a source that is not known, or of a line that it has not."""
    for name, entry in document["parameters"].items():
        if not isinstance(entry, Keys) or "value" not in entry:
            continue
        yield from _wrong_authority(entry, spec, f"parameters.{name}")
    if "source" in document and document["source"] not in spec.sources:
        yield _unknown_source(document, document["source"], "source", spec)


def _wrong_authority(entry: Keys, spec: Spec, path: str) -> Iterator[SpecError]:
    """Tell of a value, or a part of it, that cites what is not there."""
    for key in ("cite", "borrowed_from"):
        for place in listed(entry.get(key, Items(0))):
            if isinstance(place, Keys) and "source" in place:
                yield from _wrong_place(place, spec, f"{path}.{key}")
    parts = entry.get("parts")
    for name, part in parts.items() if isinstance(parts, Keys) else ():
        if isinstance(part, Keys):
            yield from _wrong_authority(part, spec, f"{path}.parts.{name}")


def _wrong_place(place: Keys, spec: Spec, key: str) -> Iterator[SpecError]:
    """Tell of one place in a source that is not there."""
    source = spec.sources.get(place["source"])
    if source is None:
        yield _unknown_source(place, place["source"], f"{key}.source", spec)
        return
    line = place.get("line")
    if line is not None and line > source.lines:
        yield SpecError(place.place("line"), f"{key}.line", f"{source.id} has no line {line}", f"1 to {source.lines}")


def _unknown_source(holder: Keys, name: str, key: str, spec: Spec) -> SpecError:
    what = f"{short(name)} is not a source{nearest(name, spec.sources)}"
    return SpecError(holder.place("source"), key, what, one_of(spec.sources))
