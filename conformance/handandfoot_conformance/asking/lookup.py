"""Finding things in the specification by name, and saying values and places in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from handandfoot_conformance.wording.nearest import choose

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Parameter, Part, Rule, Setting, Variant
    from handandfoot.spec.variants import Resolved


FOR_TESTS = frozenset({"micro", "plain"})
"""Variants that no table plays: they answer when they are asked by name, and not among all."""


def specification() -> Spec:
    """Read the specification."""
    from handandfoot.spec.loading import load_spec

    return load_spec()


def rule_named(spec: Spec, name: str) -> Rule:
    """Return the rule that was meant."""
    return spec.rules[choose("rule", name, spec.rules)]


def source_named(spec: Spec, name: str) -> str:
    """Return the id of the source that was meant."""
    return choose("source", name, spec.sources)


def is_file(name: str) -> bool:
    """Tell a variant file, which a stranger may have written, from the id of a variant of the specification."""
    return name.endswith((".yaml", ".yml", ".json")) or "/" in name or "\\" in name


def variant_named(spec: Spec, name: str) -> Variant:
    """Return the variant that was meant: one of the specification, or one in a file of its own."""
    if is_file(name):
        from handandfoot.spec.variant_file import load_variant_file

        return load_variant_file(name, spec)
    return spec.variant(choose("variant", name, spec.variant_ids))


def is_played_by(spec: Spec, variant: Variant, players: int | None) -> bool:
    """Say whether a variant is made for a number of players."""
    return players is None or players in spec.players_of(variant)


def resolved(spec: Spec, name: str, players: int | None = None) -> Resolved:
    """Return the values of a variant for a number of players."""
    return spec.resolve(variant_named(spec, name), players)


def setting_of(spec: Spec, variant: Variant, name: str) -> Setting:
    """Return the setting of a parameter: the variant's own, or that of its nearest parent that has one."""
    return next(one.settings[name] for one in spec.chain(variant) if name in one.settings)


def place(source: str, section: str = "", line: int | None = None) -> str:
    """Say where in a source something stands."""
    parts = [source]
    if section:
        parts.append(f"section {section}")
    if line is not None:
        parts.append(f"line {line}")
    return ", ".join(parts)


def brief(value: Any, parameter: Parameter | None = None) -> str:
    """Return a value in a few words, for a cell of a table."""
    if isinstance(value, Mapping):
        if "by" in value:
            return _brief_table(value, parameter)
        shown = [f"{key} {inner}" for key, inner in value.items() if inner or (parameter and parameter.complete)]
        return ", ".join(shown) or "none"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(str, value)) or "none"
    if value is None:
        return "not set" if parameter is not None and parameter.unit == "points" else "no limit"
    return str(value)


def _brief_table(table: Mapping[str, Any], parameter: Parameter | None) -> str:
    """Return a table in a few words."""
    by = table["by"]
    if "at" in table:
        rows = [f"{key}: {brief(inner, parameter)}" for key, inner in table["at"].items()]
    else:
        rows = [
            f"{brief(inner, parameter)}" if key == "lowest" else f"from {key}: {brief(inner, parameter)}"
            for key, inner in table["from"].items()
        ]
    return f"by {by}: " + "; ".join(rows)


def in_words(value: Any, parameter: Parameter, players: int | None = None) -> str:
    """Return the sentence that a rulebook prints for a value, at a table of so many players."""
    from handandfoot_conformance.wording import values as words

    return words.sentence(parameter, value, None if players is None else (players,))


def source_of(spec: Spec, variant: Variant) -> str:
    """Return the source from which a variant has what it does not set itself, or nothing where that is none alone."""
    return next((one.source for one in spec.chain(variant) if one.source), "")


def authority(setting: Setting) -> str:
    """Say on what authority a variant has a value, and a part of it that has its own."""
    from handandfoot.spec.parts import named_parts

    parts = [f"{name}: {_authority(part)}" for name, part in named_parts(setting)]
    return "; ".join([_authority(setting), *parts])


def _authority(setting: Setting | Part) -> str:
    if setting.cite:
        places = "; ".join(place(one.source, one.section, one.line) for one in setting.cite)
        return f"{setting.standing}: {places}" if setting.standing != "explicit" else places
    if setting.assumed:
        borrowed = setting.borrowed_from
        lent = f" (borrowed from {place(borrowed.source, borrowed.section, borrowed.line)})" if borrowed else ""
        return f"assumed: {setting.assumed}{lent}"
    changed = getattr(setting, "changed", "")
    if changed:
        return f"changed: {changed}"
    return setting.why or "the table's own rule"
