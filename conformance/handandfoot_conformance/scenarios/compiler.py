"""From a scenario to a case: the sentences are read once, and then built under as many variants as are asked for.

`prepare` reads the steps and finds everything that is wrong with a scenario itself.
`compile_case` puts a prepared scenario on the table of one variant.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from handandfoot.cards import RED_THREES, WILD_CARDS, rank_of
from handandfoot_conformance.positions.draft import Draft, Position, Repeated
from handandfoot_conformance.positions.pack import Rest
from handandfoot_conformance.positions.parameter_values import Unposable, value_at
from handandfoot_conformance.protocol.case import Case, CaseKind, Compiled, NotApplicable, Step
from handandfoot_conformance.protocol.messages import capability_of
from handandfoot_conformance.scenarios.card_finder import Finder
from handandfoot_conformance.scenarios.expected import Expected
from handandfoot_conformance.scenarios.scenario import GIVEN, THEN, WHEN, FeatureError, FeatureStep, Scenario
from handandfoot_conformance.scenarios.steps import Later, Reading, read_step, tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from handandfoot_conformance.positions.rule_tables import RuleTable
    from handandfoot_conformance.scenarios.steps.acts import Act


@dataclass(frozen=True, slots=True)
class ReadStep:
    """A step and how it was read."""

    step: FeatureStep
    reading: Reading
    later: bool


@dataclass(frozen=True, slots=True)
class Prepared:
    """A scenario whose sentences have been read, ready to be put on any table."""

    scenario: Scenario
    variant: str | None
    players: int | None
    changes: tuple[tuple[str, str], ...]
    givens: tuple[ReadStep, ...]
    acts: tuple[tuple[ReadStep, tuple[ReadStep, ...]], ...]
    source: str | None


def prepare(scenario: Scenario) -> Prepared:
    """Read the sentences of a scenario; raise `FeatureError` with file and line for the first that cannot be."""
    prelude = tables.Prelude()
    givens: list[ReadStep] = []
    acts: list[tuple[ReadStep, list[ReadStep]]] = []
    for step in scenario.steps:
        try:
            read = _read(step)
            if step.kind == GIVEN and acts:
                raise ValueError("a Given stands after a When")
            if step.kind == THEN and not acts:
                raise ValueError("a Then stands before any When")
            if read.reading.sentence.meaning in tables.MEANINGS:
                read.reading.sentence.meaning(prelude, **read.reading.args)
            elif step.kind == GIVEN:
                givens.append(read)
            elif step.kind == WHEN:
                acts.append((read, []))
            else:
                acts[-1][1].append(read)
        except ValueError as error:
            raise FeatureError(scenario.feature, step.line, str(error)) from error

    if not acts:
        raise FeatureError(scenario.feature, scenario.line, "the scenario has no When")
    for act, outcomes in acts:
        if not outcomes:
            raise FeatureError(scenario.feature, act.step.line, "nothing is expected of this act: no Then follows")
    return Prepared(
        scenario=scenario,
        variant=prelude.variant,
        players=prelude.players,
        changes=tuple(prelude.changes),
        givens=tuple(sorted(givens, key=lambda read: read.later)),
        acts=tuple((act, tuple(outcomes)) for act, outcomes in acts),
        source=source_of(scenario.feature),
    )


def source_of(feature: str) -> str | None:
    """Return the source in whose folder a feature lies, or None."""
    parts = feature.split("/")
    return parts[2] if parts[:2] == ["features", "sources"] and len(parts) > 3 else None


def _read(step: FeatureStep) -> ReadStep:
    if step.kind not in (GIVEN, WHEN, THEN):
        raise ValueError("a step begins with Given, When, Then, And or But")
    if step.has_argument:
        raise ValueError("a step has neither a table nor a text below it")
    reading = read_step(step.kind, step.text)
    return ReadStep(step, reading, any(isinstance(value, Later) for value in reading.args.values()))


def compile_case(prepared: Prepared, rules: RuleTable) -> Compiled:
    """Return the case of a scenario under a variant, or why the variant cannot pose it.

    Raises `FeatureError` where the scenario contradicts itself, or names its variant and cannot be posed under it.
    """
    return _Compilation(prepared, rules).run()


def not_applicable(prepared: Prepared, variant: str, reason: str, reads: tuple[str, ...]) -> NotApplicable:
    """Return what stands for a scenario that a variant cannot pose."""
    scenario = prepared.scenario
    return NotApplicable(
        id=f"{scenario.slug}@{variant}",
        title=scenario.title,
        feature=scenario.feature,
        line=scenario.row_line,
        tags=scenario.tags,
        rules=scenario.rules,
        variant=variant,
        reason=reason,
        source=prepared.source,
        reads=reads,
    )


class _Compilation:
    """One scenario being put on one table."""

    def __init__(self, prepared: Prepared, rules: RuleTable) -> None:
        self.prepared = prepared
        self.scenario = prepared.scenario
        self.rules = rules
        self.line = prepared.scenario.line
        self.finder: Finder | None = None
        self.draft = Draft(rules.parameters, rules.players)

    def run(self) -> Compiled:
        try:
            return self._case()
        except Unposable as reason:
            if self.prepared.variant is not None:
                raise FeatureError(self.scenario.feature, self.line, str(reason)) from reason
            return not_applicable(self.prepared, self.rules.variant, str(reason), self._reads())
        except Repeated as error:
            raise FeatureError(self.scenario.feature, self.line, str(error)) from error
        except ValueError as error:
            raise FeatureError(self.scenario.feature, self.line, str(error)) from error

    def _reads(self) -> tuple[str, ...]:
        return tuple(self.draft.reads)

    def _case(self) -> Case:
        for read in self.prepared.givens:
            self._say(read, self.draft)

        first = self._act(self.prepared.acts[0][0], None)
        kind, request, before = self._request(first)
        scenario = self.scenario
        steps = tuple(self._steps(kind, before))
        return Case(
            id=f"{scenario.slug}@{self.rules.variant}",
            title=scenario.title,
            feature=scenario.feature,
            line=scenario.row_line,
            tags=scenario.tags,
            rules=scenario.rules,
            variant=self.rules.variant,
            players=self.rules.players,
            digest=self.rules.digest,
            kind=kind,
            capability=capability_of(kind, request),
            request=request,
            steps=steps,
            source=self.prepared.source,
            reads=self._reads(),
            changed=self.rules.changed,
        )

    def _request(self, act: Act) -> tuple[CaseKind, dict[str, Any], Position | None]:
        """Return the kind of the case, the body of its request and the position before, if there is one."""
        if act.kind == "meld":
            Rest(self.draft.pack(), act.cards)
            return "meld", {"cards": list(act.cards)}, None
        if act.kind == "score":
            return "score", self._score(act), None
        if act.kind == "deal" or self.draft.is_deal:
            deal, before = self.draft.deal()
            return "play", {"deal": deal}, before

        before = self.draft.position()
        if act.kind == "view":
            return "view", {"position": before, "seat": act.seat}, before
        return cast("CaseKind", act.kind), {"position": before}, before

    def _steps(self, kind: CaseKind, before: Position | None) -> Iterable[Step]:
        scene: Expected | None = None
        for number, (read, outcomes) in enumerate(self.prepared.acts):
            scene = Expected(self.draft, before if scene is None else scene.after)
            act = self._act(read, scene)
            if number and (kind != "play" or act.kind != "play"):
                raise ValueError("only what players do can follow another act")
            for outcome in outcomes:
                scene.at(outcome.step.text, outcome.step.line)
                self._say(outcome, scene)
            self.line = read.step.line
            yield Step(read.step.text, read.step.line, act.action, scene.expectations())

    def _say(self, read: ReadStep, to: Any) -> None:
        self.line = read.step.line
        read.reading.sentence.meaning(to, **self._args(read))

    def _act(self, read: ReadStep, scene: Expected | None) -> Act:
        self.line = read.step.line
        act: Act = read.reading.sentence.meaning(scene or Expected(self.draft, None), **self._args(read))
        return act

    def _args(self, read: ReadStep) -> Mapping[str, Any]:
        if not read.later:
            return read.reading.args
        if self.finder is None:
            self.finder = Finder(self.draft)
        return {
            name: value.finish(self.finder) if isinstance(value, Later) else value
            for name, value in read.reading.args.items()
        }

    def _score(self, act: Act) -> dict[str, Any]:
        draft, parameters = self.draft, self.rules.parameters
        points = value_at(parameters, "card_points")
        sides = draft.score_sides()
        for number, side in enumerate(sides):
            side["out"] = act.seat is not None and act.seat % draft.sides == number
            side["concealed"] = side["out"] and act.concealed
            side["tallies"] = tallies(side, points, draft.value("book_size", number))
        return {"round": draft.round_number, "sides": sides}


def tallies(side: dict[str, Any], points: Mapping[str, int], book_size: int) -> dict[str, int]:
    """Return what a score keeper is told of a side that does not want the cards themselves: they are counted here."""
    finished = [meld for meld in side["melds"] if len(meld) >= book_size]
    wilds = [sum(card in WILD_CARDS for card in meld) for meld in finished]
    left = [card for cards in (*side["hands"], *side["closed"]) for card in cards]
    return {
        "clean": sum(count == 0 for count in wilds),
        "dirty": sum(0 < count < len(meld) for count, meld in zip(wilds, finished, strict=True)),
        "wild": sum(count == len(meld) for count, meld in zip(wilds, finished, strict=True)),
        "laid_points": sum(points[rank_of(card)] for meld in side["melds"] for card in meld),
        "left_points": sum(points[rank_of(card)] for card in left if card not in RED_THREES),
        "red_threes_laid": len(side["threes"]),
        "red_threes_left": sum(card in RED_THREES for card in left),
    }
