"""Variants: reading a file of house rules, its chain of parents, and the values that it comes to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

from handandfoot.spec.combinations import contradictions
from handandfoot.spec.model import JSON, Parameter, Setting, Variant
from handandfoot.spec.parts import read_parts, standing_of_part
from handandfoot.spec.problems import Place, SpecError, nearest, one_of, refuse, short
from handandfoot.spec.reading import Keys
from handandfoot.spec.tables import at_players, check_value, plain, unanswered

__all__ = ["Resolved", "build_variant", "canonical", "chain_of", "resolve"]

_AUTHORITIES = "cite, assumed, standing: table, changed or why"


class Resolved(NamedTuple):
    """All values of a variant for one number of players, and where each comes from."""

    variant: str
    players: int
    parameters: dict[str, JSON]
    digest: str
    standing: dict[str, str]
    """How each value stands for these players; where only some rounds, scores or books stand otherwise, the rest."""
    settings: dict[str, Setting]

    def standing_at(self, name: str, at: Mapping[str, int], part: str | None = None) -> str:
        """How the value of a parameter stands in one case: explicit, implied, silent, contradictory or table.

        `at` holds `round`, `score` and `books`, as far as they are known: the row of the value's by-table;
        `part` is an item of a list or a key of a map (a black three among the starters that are refused).
        What is not given, or has no authority of its own, stands as the whole does.
        Raises `LookupError` for a parameter that is not there.
        """
        return standing_of_part(self.settings[name], {**at, "players": self.players}, part)


def build_variant(document: Keys, parameters: Mapping[str, Parameter]) -> Variant:
    """The variant that a document holds, each of its values checked by itself. Raises `SpecError`."""
    entries = document["parameters"]
    table = document.get("standing") == "table"
    settings, faults = {}, []
    for name in entries:
        try:
            if name not in parameters:
                what = f"unknown parameter{nearest(name, parameters)}"
                raise SpecError(entries.place(name), f"parameters.{name}", what, _no_parameter(parameters))
            settings[name] = _setting(entries, name, parameters, str(document["id"]), table)
        except SpecError as error:
            faults.append(error)
    refuse(faults)
    rest = {key: value for key, value in document.items() if key not in ("parameters", "standing")}
    places = {"at": document.place("id"), "lines": document.lines}
    agreed = [one if isinstance(one, Mapping) else {"says": one} for one in document.get("unmodelled", ())]
    return msgspec.convert({**rest, **places, "settings": settings, "unmodelled": agreed}, Variant)


def _no_parameter(parameters: Iterable[str]) -> str:
    """What is allowed where a name is no parameter."""
    number = len(list(parameters))
    return f"one of the {number} that `handandfoot variants show reconciled` lists, or a sentence under unmodelled"


def _setting(entries: Keys, name: str, parameters: Mapping[str, Parameter], variant: str, table: bool) -> Setting:
    """One value of a variant with its authority."""
    key, entry, parameter = f"parameters.{name}", entries[name], parameters[name]
    place = entries.place(name)
    if not (isinstance(entry, Keys) and "value" in entry):
        if not table:
            what = "a value without its authority"
            allowed = f"a mapping with value and one of {_AUTHORITIES}; or standing: table at the top of the file"
            raise SpecError(place, key, what, allowed)
        check_value(parameter, entries, name, key, parameters)
        return Setting(at=place, value=plain(entry), standing="table", variant=variant)
    check_value(parameter, entry, "value", f"{key}.value", parameters)
    cite = entry.get("cite", [])
    fields = {
        **entry,
        "at": place,
        "variant": variant,
        "value": plain(entry["value"]),
        "cite": cite if isinstance(cite, list) else [cite],
        "standing": _standing(entry, key, table),
        "parts": read_parts(entry, key, parameter, lambda part, path: _standing(part, path, table)),
    }
    return msgspec.convert(fields, Setting)


def _standing(entry: Keys, key: str, table: bool) -> str:
    """How a value stands: what the file says, or what follows from the authority that it gives."""
    given = entry.get("standing")
    if "assumed" in entry:
        if "cite" in entry:
            raise SpecError(
                entry.place("cite"), key, "is both cited and assumed", "cite, or assumed with borrowed_from"
            )
        usual, words = "silent", ["silent", "contradictory"]
    elif "cite" in entry:
        usual, words = "explicit", ["explicit", "implied", "contradictory", "table"]
    elif table or "changed" in entry or "why" in entry or given == "table":
        usual, words = "table", ["table"]
    else:
        raise SpecError(entry.place(), key, "a value without its authority", f"one of {_AUTHORITIES}")
    if given is not None and given not in words:
        raise SpecError(entry.place("standing"), f"{key}.standing", f"{short(given)} does not fit", one_of(words))
    return str(given or usual)


def chain_of(variant: Variant, find: Callable[[str, Place], Variant]) -> list[Variant]:
    """The variant and its parents, the root last. Raises `SpecError` for a loop."""
    chain = [variant]
    while (parent := chain[-1].parent) is not None:
        names = [one.id for one in chain]
        if parent in names:
            what = f"the parents form a loop: {' -> '.join([*names, parent])}"
            raise SpecError(
                chain[-1].place("parent"), "parent", what, "a chain that ends at a variant without a parent"
            )
        chain.append(find(parent, chain[-1].place("parent")))
    return chain


def resolve(chain: list[Variant], players: int | None, parameters: Mapping[str, Parameter]) -> Resolved:
    """The values of the first variant of a chain, for a number of players. Raises `SpecError` with every fault."""
    variant = chain[0]
    allowed = next((one.players for one in chain if one.players), ())
    if not allowed:
        raise SpecError(variant.at, "players", "no number of players is given", "a list of numbers from 2 to 6")
    if players is None:
        players = 4 if 4 in allowed else allowed[0]
    if players not in allowed:
        what = f"{variant.id} is not played by {players}"
        raise SpecError(variant.place("players"), "players", what, f"{one_of(allowed)} players")
    settings = _merged(chain, parameters)
    values, faults = {}, []
    for name, setting in settings.items():
        try:
            values[name] = at_players(setting.value, players)
        except LookupError:
            missing, wanted = f"{players} players", f"a value for each of {one_of(allowed)}"
            faults.append(_hole(chain, settings, name, ("players",), missing, wanted))
    last = _last_round(values)
    for name, value in values.items():
        hole = unanswered(value, last)
        if hole is not None:
            rounds = f"rounds 1 to {last}" if last else "from instead of at, as the game has no last round"
            causes = ("game_rounds",) if last or values.get("tie") != "extra round" else ("tie", "game_rounds")
            faults.append(_hole(chain, settings, name, causes, f"round {hole}", rounds))
    for found in contradictions(values, players) if not faults else ():
        cause = _cause(chain, settings, found.parameters)
        faults.append(SpecError(cause.place, cause.key, found.what, found.allowed))
    refuse(faults)
    standing = {name: standing_of_part(setting, {"players": players}) for name, setting in settings.items()}
    digest = "sha256:" + hashlib.sha256(canonical({"parameters": values, "players": players})).hexdigest()
    return Resolved(variant.id, players, values, digest, standing, settings)


class _Cause(NamedTuple):
    """The key that makes something wrong: how far up the chain of parents it stands, where, and what it is."""

    distance: int
    place: Place
    key: str


def _cause(chain: list[Variant], settings: Mapping[str, Setting], names: Iterable[str]) -> _Cause:
    """Of some parameters, or `players`, the one that was set last; the first of them where several were."""
    found = []
    for name in names:
        if name == "players":
            distance = next(number for number, one in enumerate(chain) if one.players)
            found.append(_Cause(distance, chain[distance].place("players"), "players"))
        elif name in settings:
            distance = next(number for number, one in enumerate(chain) if name in one.settings)
            found.append(_Cause(distance, settings[name].at, f"parameters.{name}"))
    return min(found, key=lambda cause: cause.distance)


def _hole(
    chain: list[Variant], settings: Mapping[str, Setting], name: str, causes: Iterable[str], missing: str, allowed: str
) -> SpecError:
    """A table without an answer: told of the table, or of what a variant has set that its inherited table lacks."""
    table = _cause(chain, settings, (name,))
    cause = _cause(chain, settings, (*causes, name))
    if cause.distance == table.distance:
        return SpecError(table.place, table.key, f"the table has a hole: no value for {missing}", allowed)
    what = f"the table of {name} in {settings[name].variant} has a hole: no value for {missing}"
    return SpecError(cause.place, cause.key, what, f"this with {name} of your own: {allowed}")


def canonical(value: JSON) -> bytes:
    """A value as canonical JSON: keys sorted, no white space, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def _merged(chain: list[Variant], parameters: Mapping[str, Parameter]) -> dict[str, Setting]:
    """The setting of every parameter, the nearest variant's first. Raises `SpecError` when one is missing."""
    settings = {}
    for name in parameters:
        setting = next((one.settings[name] for one in chain if name in one.settings), None)
        if setting is None:
            what = f"the value of {name} is missing, and no parent gives it"
            raise SpecError(chain[-1].at, f"parameters.{name}", what, "a value for every parameter")
        settings[name] = setting
    return settings


def _last_round(values: Mapping[str, JSON]) -> int | None:
    """The last round that a game can have, or None where it can go on."""
    rounds = values.get("game_rounds")
    return rounds if isinstance(rounds, int) and values.get("tie") != "extra round" else None
