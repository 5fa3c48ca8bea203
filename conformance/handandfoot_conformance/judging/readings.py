"""Whether what a program answered is what the rulebook says under another reading of a point that a text leaves open.

A case turns on values, and often on several: on one that a text states and on one that is only assumed.
So a miss is not judged by the rules that a case cites, but by the answer itself:
where the reference engine gives the same answer with another value of open points, the program *differs*;
where no such value explains it, the program is wrong.

A point is open in a variant where its standing is silent or contradictory,
and where the register of conflicts has another reading of it inside the variant's text:
one in which the text contradicts itself, or one of a point that is only implied.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from handandfoot.spec.parts import standings_of
from handandfoot.spec.tables import LOWEST, at_players, is_table, key_at
from handandfoot_conformance.judging.judge import State, asks_of, judge_case
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.positions.other_values import others_of, step_of, used_values, written
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.other_reading import OtherReading
from handandfoot_conformance.programs.reference import NotingReference
from handandfoot_conformance.protocol.adapter import Answered, Broken, Job

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from handandfoot.spec import Resolved, Spec
    from handandfoot.spec.model import Conflict, Part, Reading, Variant
    from handandfoot_conformance.judging.judge import Finding, Verdict
    from handandfoot_conformance.positions.other_values import Used
    from handandfoot_conformance.protocol.adapter import Declared, Reply
    from handandfoot_conformance.protocol.case import Case
    from handandfoot_conformance.protocol.messages import Json, Message

OPEN: Final = frozenset({"silent", "contradictory"})
"""How a value stands that a variant only assumes."""

_TOGETHER: Final = 3
"""How many open points may explain an answer together."""


class Other(NamedTuple):
    """Another reading: the values that it changes."""

    values: dict[str, Json]

    def __str__(self) -> str:
        return " and ".join(f"{name} = {written(value)}" for name, value in self.values.items())


class Missed(NamedTuple):
    """A case that a program has missed, and all that is needed to put it again."""

    case: Case
    replies: Sequence[Reply]
    verdict: Verdict
    declared: Declared
    rule_set: Message


class Readings:
    """The other readings of the points that variants leave open, and which of them explains an answer."""

    def __init__(self, spec: Spec, own: Mapping[str, Variant] | None = None) -> None:
        self._spec = spec
        self._own = dict(own or {})
        self._used: Used = {}
        self._open: dict[tuple[str, int], tuple[Other, ...]] = {}
        self._sessions: dict[str, InProcessSession] = {}

    def open_in(self, variant: str, players: int) -> tuple[Other, ...]:
        """Return the other readings that a variant leaves open: those of the register first, then all other values."""
        key = (variant, players)
        if key not in self._open:
            resolved = self._resolve(variant, players)
            found = (*self.in_register(resolved), *self._assumed(resolved))
            self._open[key] = tuple({str(other): other for other in found}.values())
        return self._open[key]

    def explanation(self, missed: Missed) -> Other | None:
        """Return the other reading under which the reference engine answers as the program did, or None.

        Where no single open point explains the answer, several that each change it are tried together.
        """
        if missed.verdict.outcome is Outcome.ERRORED:
            return self._other_pack(missed)

        turning: list[Other] = []
        for other in self._tried(missed):
            answer = self._answer(other, missed)
            if answer is None:
                continue
            if _same(missed.verdict, answer):
                return other
            if answer.missed:
                turning.append(other)
                if (found := self._solved(other, answer, missed)) is not None:
                    return found
        for together in _joined(turning):
            answer = self._answer(together, missed)
            if answer is not None and _same(missed.verdict, answer):
                return together
        return None

    def turns_on_what_is_stated(self, missed: Missed) -> bool:
        """Whether another value of a point that is not open makes the reference engine miss the case."""
        seen, case = _seen(missed), missed.case
        resolved = self._resolve(case.variant, case.players)
        for name in resolved.parameters:
            if name in seen and name not in case.changed:
                for other in self.other_values(name, missed.rule_set["parameters"][name]):
                    if not standings_where(resolved, name, other) <= OPEN:
                        answer = self._answer(Other({name: other}), missed)
                        if answer is not None and answer.missed:
                            return True
        return False

    def _tried(self, missed: Missed) -> Iterator[Other]:
        """Yield the readings that can matter for a case: those of points that the reference engine looks at in it."""
        seen = _seen(missed)
        for other in self.open_in(missed.case.variant, missed.case.players):
            if other.values.keys() & seen and not other.values.keys() & missed.case.changed.keys():
                yield other

    def _other_pack(self, missed: Missed) -> Other | None:
        """Return the reading under which the reference engine says, too, that there cannot be such a case.

        The cards of a case are those of the variant's pack, which a program with another pack has to refuse.
        Only what it says itself counts, and only in the very words: a crash has no verdict.
        """
        said = _broken(missed.replies)
        if not all(reply.declined for reply in said):
            return None
        return next((other for other in self._tried(missed) if said == _broken(self._put(other, missed))), None)

    def _resolve(self, variant: str, players: int) -> Resolved:
        return self._spec.resolve(self._own.get(variant, variant), players)

    def _put(self, other: Other, missed: Missed) -> Sequence[Reply]:
        """Return what the reference engine with another reading replies to a case."""
        name = str(other)
        if name not in self._sessions:
            self._sessions[name] = InProcessSession(OtherReading(other.values), "")
        return _replies(self._sessions[name], missed)

    def _answer(self, other: Other, missed: Missed) -> Verdict | None:
        """Return the verdict on the reference engine with another reading, or None where it cannot answer."""
        replies = self._put(other, missed)
        if not all(isinstance(reply, Answered) for reply in replies):
            return None
        return judge_case(missed.case, replies, missed.declared)

    def _solved(self, other: Other, answer: Verdict, missed: Missed) -> Other | None:
        """Return the number that would explain points which are wrong by more or less than another number makes them.

        Points grow evenly with what they are counted by, so two answers tell the third.
        """
        name, tried = next(iter(other.values.items()))
        value = missed.rule_set["parameters"][name]
        if len(other.values) > 1 or not (_is_number(value) and _is_number(tried)):
            return None
        for had, got in zip(missed.verdict.findings, answer.findings, strict=True):
            if had.state is got.state is State.MISSED and _is_number(had.got) and _is_number(got.got):
                wanted = (had.got - had.expected) * (tried - value)
                change = got.got - got.expected
                if wanted % change == 0:
                    found = Other({name: value + wanted // change})
                    answered = self._answer(found, missed)
                    return found if answered is not None and _same(missed.verdict, answered) else None
        return None

    def in_register(self, resolved: Resolved) -> Iterator[Other]:
        """Yield the readings of the register that are open in a variant and differ from its values."""
        for conflict in self._spec.conflicts.values():
            for reading in conflict.readings if conflict.status == "active" else ():
                values = {}
                for name, value in reading.value.items():
                    try:
                        other = at_players(value, resolved.players)
                    except LookupError:
                        continue
                    if other != resolved.parameters[name]:
                        values[name] = other
                if values and all(self._is_open(name, values[name], conflict, reading, resolved) for name in values):
                    yield Other(values)

    def _is_open(self, name: str, value: Json, conflict: Conflict, reading: Reading, resolved: Resolved) -> bool:
        standings = standings_where(resolved, name, value)
        if standings <= OPEN:
            return True
        setting = resolved.settings[name]
        source = self._spec.variant(setting.variant).source if setting.variant in self._spec.variant_ids else ""
        if not source or source not in conflict.sources or conflict.kind == "between":
            return False
        held = any(place.source == source for place in reading.held_by)
        return standings <= {*OPEN, "implied"} or (conflict.kind == "inside" and held)

    def _assumed(self, resolved: Resolved) -> Iterator[Other]:
        """Yield every other value that differs only in what is assumed."""
        for name, setting in resolved.settings.items():
            if standings_of(setting) & OPEN:
                for other in self.other_values(name, resolved.parameters[name]):
                    if standings_where(resolved, name, other) <= OPEN:
                        yield Other({name: other})

    def other_values(self, name: str, value: Json) -> Iterator[Json]:
        """Yield the other values that house rules have, those allowed by name, and those next to a value."""
        self._used = self._used or used_values(self._spec, self._spec.variant_ids)
        parameter = self._spec.parameters[name]
        for other, _ in self._used[name].values():
            if other != value:
                yield other
        for _, other in others_of(parameter, value, step_of(parameter, self._used)):
            if other != value:
                yield other


def standings_where(resolved: Resolved, name: str, other: Json) -> set[str]:
    """Return how the parts of a value stand in which another value differs from it: rows, items and keys."""
    setting = resolved.settings[name]
    standing, parts, whole = str(setting.standing), setting.parts, setting.value
    while is_table(whole) and whole["by"] == "players":
        key = key_at(whole, resolved.players)
        own = parts.get(key)
        standing, parts = (str(own.standing), own.parts) if own else (standing, {})
        whole = _rows(whole)[key]
    return set(_where(resolved.parameters[name], other, standing, parts))


def _where(value: Json, other: Json, standing: str, parts: Mapping[str, Part]) -> Iterator[str]:
    """Yield the standing of each part in which two values differ, of the whole where the parts do not show it."""
    differing = [(key, had, has) for key, had, has in _side_by_side(value, other) if had != has]
    for key, had, has in differing:
        own = parts.get(key)
        yield from _where(had, has, *((str(own.standing), own.parts) if own else (standing, {})))
    if not differing and value != other:
        yield standing


def _rows(table: Mapping[str, Json]) -> dict[str, Json]:
    rows: dict[str, Json] = table["at"] if "at" in table else table["from"]
    return rows


def _side_by_side(value: Json, other: Json) -> Iterator[tuple[str, Json, Json]]:
    """Yield what corresponds in two values: rows of tables, items of lists as present or absent, keys of maps."""
    if is_table(value):
        alike = is_table(other) and other["by"] == value["by"]
        keys = {**_rows(value), **(_rows(other) if alike else {})}
        for key in keys:
            number = -1 << 62 if key == LOWEST else int(key)
            try:
                at = key_at(value, number)
                yield at, _rows(value)[at], _rows(other)[key_at(other, number)] if alike else other
            except LookupError:
                yield key, None, other
    elif isinstance(value, list):
        items = other if isinstance(other, list) else []
        for item in dict.fromkeys([*map(str, value), *map(str, items)]):
            yield item, item in map(str, value), item in map(str, items)
    elif isinstance(value, dict):
        held = other if isinstance(other, dict) else {}
        for key in {**value, **held}:
            yield key, value.get(key), held.get(key)


def _seen(missed: Missed) -> frozenset[str]:
    """Return the parameters that the reference engine looks at while it answers a case."""
    noting = NotingReference()
    _replies(InProcessSession(noting, ""), missed)
    return frozenset(noting.asked)


def _replies(session: InProcessSession, missed: Missed) -> tuple[Reply, ...]:
    job = Job(missed.case.digest, asks_of(missed.case, missed.declared))
    return dict(session.run([job], {missed.case.digest: missed.rule_set}))[0]


def _broken(replies: Sequence[Reply]) -> list[Broken]:
    return [reply for reply in replies if isinstance(reply, Broken)]


def _joined(others: Sequence[Other]) -> Iterator[Other]:
    """Yield readings of different points together, few before many."""
    for number in range(2, _TOGETHER + 1):
        for some in combinations(others, number):
            names = [name for other in some for name in other.values]
            if len(names) == len(set(names)):
                yield Other({name: value for other in some for name, value in other.values.items()})


def _same(program: Verdict, reference: Verdict) -> bool:
    """Whether two verdicts on one case were given on the same answer, as far as the first program tells."""
    return all(map(_alike, program.findings, reference.findings))


def _alike(program: Finding, reference: Finding) -> bool:
    if State.NOT_COMPARED in (program.state, reference.state):
        return True
    if program.state is not reference.state or program.differences != reference.differences:
        return False
    return program.state is State.MET or program.got == reference.got or _refused_alike(program.got, reference.got)


def _refused_alike(program: Json, reference: Json) -> bool:
    """Whether both refuse, and the program names no rule that the reference engine does not."""
    if not all(isinstance(got, str) and got.startswith("refused") for got in (program, reference)):
        return False
    named, known = ({word for word in got.split() if word.startswith("HF-")} for got in (program, reference))
    return named <= known


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
