"""The JSON Schemas of the specification, and faults against them with file, line and key."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from handandfoot.spec.problems import Place, SpecError, nearest, one_of, short
from handandfoot.spec.reading import Keys, key_path, line_at

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError

__all__ = ["faults", "first_fault", "validator"]

_BASE = "file:///spec/schemas/"
_TYPES = {
    "object": "a mapping", "array": "a list", "string": "text", "integer": "a whole number",
    "number": "a number", "boolean": "true or false", "null": "null",
}  # fmt: skip


@cache
def validator(folder: Path, name: str) -> Draft202012Validator:
    """The validator of one schema in a folder, by the schema's name without `.schema.json`."""
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource
    from referencing.jsonschema import DRAFT202012

    files = sorted(folder.glob("*.schema.json"))
    resources = ((_BASE + file.name, json.loads(file.read_text("utf-8"))) for file in files)
    registry: Registry[Any] = Registry().with_resources(
        (uri, Resource.from_contents(contents, default_specification=DRAFT202012)) for uri, contents in resources
    )
    schema = {"$ref": f"{_BASE}{name}.schema.json"}
    return Draft202012Validator(schema, registry=registry)


def faults(document: Keys, folder: Path, name: str) -> Iterator[SpecError]:
    """Every fault of a document against a schema, in the order of the file."""
    found = list(validator(folder, name).iter_errors(document))
    found.sort(key=lambda error: (line_at(document, list(error.absolute_path)), len(error.absolute_path)))
    for error in found:
        yield from _told(document, error)


def first_fault(document: Keys, folder: Path, name: str) -> SpecError | None:
    """The first fault of a document against a schema, if it has any."""
    return next(faults(document, folder, name), None)


def _told(document: Keys, error: ValidationError) -> Iterator[SpecError]:
    """A schema error in words."""
    path: list[str | int] = list(error.absolute_path)
    schema: Mapping[str, Any] = error.schema if isinstance(error.schema, Mapping) else {}
    limit: Any = error.validator_value
    if error.validator == "additionalProperties" and isinstance(error.instance, Mapping):
        known = list(schema.get("properties", {}))
        for key in error.instance:
            if key not in known:
                yield _fault(document, [*path, key], f"unknown key{nearest(key, known)}", one_of(known))
        return
    if error.validator == "required" and isinstance(error.instance, Mapping):
        missing = [key for key in limit if key not in error.instance]
        yield _fault(document, path, f"the key {missing[0]} is missing", one_of(limit))
        return
    if "propertyNames" in error.absolute_schema_path and isinstance(error.instance, str):
        yield _fault(document, [*path, error.instance], "unusable key", _described(schema))
        return
    yield _fault(document, path, *_words(error, schema))


def _words(error: ValidationError, schema: Mapping[str, Any]) -> tuple[str, str]:
    """What is wrong with a value, and what is allowed."""
    given: str = short(error.instance)
    limit: Any = error.validator_value
    match error.validator:
        case "type":
            kinds = [limit] if isinstance(limit, str) else list(limit)
            return f"{given} is of the wrong type", " or ".join(_TYPES[kind] for kind in kinds)
        case "enum":
            hint = nearest(error.instance, map(str, limit)) if isinstance(error.instance, str) else ""
            return f"{given} is not known{hint}", one_of(limit)
        case "const":
            return f"{given} is not what belongs here", short(limit)
        case "pattern":
            return f"{given} is badly formed", _described(schema)
        case "minimum":
            return f"{given} is too small", f"at least {limit}"
        case "maximum":
            return f"{given} is too large", f"at most {limit}"
        case "minLength" | "minItems" | "minProperties":
            return "is empty or too short", f"at least {limit}"
        case "maxItems" | "maxProperties":
            return "is too long", f"at most {limit}"
        case "uniqueItems":
            return "holds an item twice", "each item once"
        case "not" if "required" in limit:
            return f"{one_of(limit['required'])} does not go with the other keys", "one or the other"
    return f"{given} does not fit", _described(schema)


def _described(schema: Mapping[str, Any]) -> str:
    """What a schema allows, by its own description."""
    return str(schema.get("description") or schema.get("pattern") or "see the schema")


def _fault(document: Keys, path: list[str | int], what: str, allowed: str) -> SpecError:
    return SpecError(Place(document.file, line_at(document, path)), key_path(path), what, allowed)
