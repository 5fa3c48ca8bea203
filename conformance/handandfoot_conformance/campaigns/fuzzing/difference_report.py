"""What is told of a difference: the scenario, both answers, and what the rulebook says of the point."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import msgspec

from handandfoot_conformance.campaigns.fuzzing.sentences import compiled, feature_text
from handandfoot_conformance.judging.batch import judge_all
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.adapter import Answered, Broken
from handandfoot_conformance.protocol.case import Case
from handandfoot_conformance.protocol.comparing import normal_action, part_of
from handandfoot_conformance.report.words import place, value
from handandfoot_conformance.scenarios.scenario import FeatureError
from handandfoot_conformance.wording.safe import safe

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot_conformance.campaigns.fuzzing.hunting import Hunt
    from handandfoot_conformance.campaigns.fuzzing.shrink import Shrunk
    from handandfoot_conformance.positions.rule_tables import RuleTable

_OF_ACTION: Final = {
    "draw": ("HF-DRAW-01",),
    "take": ("HF-PILE-01", "HF-PILE-08"),
    "lay": ("HF-MELD-07",),
    "discard": ("HF-DISC-01",),
    "swap": ("HF-WILD-07",),
    "ask": ("HF-ASK-01",),
    "answer": ("HF-ASK-02",),
    "choose": ("HF-DEAL-06",),
}
_OF_KIND: Final = {"meld": ("HF-MELD-01",), "view": ("HF-FOOT-05",), "legal": ("HF-MELD-07",)}
_OF_ITEM: Final = {
    "cards": "HF-SCORE-02", "books": "HF-SCORE-06", "red_threes": "HF-SCORE-04", "left": "HF-SCORE-03",
    "out": "HF-SCORE-07", "special": "HF-SCORE-10",
}  # fmt: skip
_OF_PART: Final = {"threes": "HF-THREE-01", "scores": "HF-SCORE-09", "winners": "HF-GAME-02", "packets": "HF-FOOT-02"}


class Told(msgspec.Struct, frozen=True):
    """A difference, in words and for programs."""

    feature: str
    """The feature, or nothing where the catalogue has no sentences for it."""
    request: dict[str, Any]
    """The same as the body of a request."""
    variant: str
    players: int
    reference: tuple[str, ...]
    program: tuple[str, ...]
    rules: tuple[str, ...]


def told(spec: Spec, shrunk: Shrunk) -> Told:
    """Return what is told of a difference."""
    rules = tuple(rule for rule in rules_of(shrunk) if rule in spec.rules)
    case, probe = shrunk.case, shrunk.probe
    body = {**probe.request, **({"actions": list(probe.actions)} if probe.kind == "play" else {})}
    reference, program = _answers(shrunk)
    feature = _feature(spec, shrunk, rules)
    request = {"request": probe.kind, **body}
    return Told(feature, request, case.variant, case.players, reference, program, rules)


def _feature(spec: Spec, shrunk: Shrunk, rules: tuple[str, ...]) -> str:
    """Return the feature if it compiles to the question that was put, or else nothing."""
    if shrunk.scene is None:
        return ""
    text = feature_text(spec, shrunk.scene, shrunk.case, rules)
    table = shrunk.probe.table
    try:
        case = compiled(text, table)
    except (FeatureError, ValueError):
        return ""
    same = case.request == shrunk.case.request and [*map(normal_action, case.actions)] == [
        *map(normal_action, shrunk.probe.actions)
    ]
    return text if same and _is_right(case, table) else ""


def _is_right(case: Case, table: RuleTable) -> bool:
    """Say whether the reference passes a scenario: sentences may say less than a position shows, but never else."""
    session = InProcessSession(ReferenceAdapter(), "")
    (verdict,) = judge_all([case], session, {table.digest: table.request()}).values()
    return verdict.outcome is Outcome.PASSED


def rules_of(shrunk: Shrunk) -> tuple[str, ...]:
    """Return the rules that a difference is about: those that either names, or else those of what is done."""
    named: dict[str, None] = {}
    for each in shrunk.case.expectations:
        if each.kind == "refused":
            named.update(dict.fromkeys(each.value))
        elif each.kind == "meld":
            named.update(dict.fromkeys(each.value.get("rules", ())))
    if isinstance(shrunk.reply, Answered):
        for result in (*shrunk.reply.message.get("results", ()), shrunk.reply.message):
            named.update(dict.fromkeys(result.get("rules", ())))
    if named:
        return tuple(named)
    for finding in shrunk.verdict.missed:
        parts = [part_of(each.path) or "" for each in finding.differences]
        named.update(dict.fromkeys(_OF_PART[part] for part in parts if part in _OF_PART))
    return tuple(dict.fromkeys((*_by_deed(shrunk), *named)))


def _by_deed(shrunk: Shrunk) -> tuple[str, ...]:
    case = shrunk.case
    if case.kind == "score":
        missed = {finding.number for finding in shrunk.verdict.missed}
        paths = [each.path.rpartition(".")[2] for number, _, each in case.numbered() if number in missed]
        return tuple(_OF_ITEM[path] for path in paths if path in _OF_ITEM) or ("HF-SCORE-02",)
    if case.kind == "play":
        return _OF_ACTION[case.actions[-1]["action"]] if case.actions else ("HF-DEAL-02", "HF-DEAL-04")
    return _OF_KIND[case.kind]


def _answers(shrunk: Shrunk) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what each of the two says, wherever they differ."""
    if isinstance(shrunk.reply, Broken):
        return ("an answer",), (f"no answer: {safe(shrunk.reply.reason, 400)}",)
    reference: list[str] = []
    program: list[str] = []
    verdicts = [finding for finding in shrunk.verdict.missed if not finding.differences and shrunk.case.kind == "play"]
    for finding in verdicts or shrunk.verdict.missed:
        for difference in finding.differences:
            where = place(difference.path)
            reference.append(f"{where}: {value(difference.path, difference.expected)}")
            program.append(f"{where}: {value(difference.path, difference.got)}")
        if not finding.differences:
            path = _path(shrunk.case, finding.number)
            about = f"{place(path)}: " if path else ""
            reference.append(about + value(path, finding.expected))
            program.append(about + value(path, finding.got))
    return tuple(reference), tuple(program)


def _path(case: Case, number: int) -> str:
    return next((each.path for at, _, each in case.numbered() if at == number), "")


def lines(spec: Spec, hunt: Hunt, seed: str) -> list[str]:
    """Return the lines that people read."""
    found, shrunk = hunt.found, hunt.shrunk
    if found is None or shrunk is None:
        return []
    one = told(spec, shrunk)
    said = [
        f"{hunt.name} and the reference engine differ under {one.variant} with {one.players} players,",
        f"in game {found.game} of seed {seed}, after {found.agreed:,} answers alike;",
        f"{shrunk.tried:,} more questions were tried to find the shortest one.",
        "",
    ]
    if one.feature:
        said += one.feature.splitlines()
    else:
        said.append("The catalogue has no sentences for it, so here is the request:")
        said.append(json.dumps(one.request))
    said += ["", "The reference engine:", *(f"  {line}" for line in one.reference)]
    said += ["", f"{hunt.name}:", *(f"  {line}" for line in one.program)]
    said += ["", "One of the two is wrong, and it may be the reference. This is what it goes by:"]
    for name in one.rules[:6]:
        said += _rule(spec, name, one.variant, one.players)
    said.append("If the rulebook is on your side, keep the scenario and report it.")
    return said


def _rule(spec: Spec, name: str, variant: str, players: int) -> list[str]:
    """Return a rule, its house rules here, and what the sources say."""
    rule = spec.rules[name]
    said = [f"  {name}. {rule.sentence}"]
    if variant in spec.variant_ids:
        parameters = spec.resolve(variant, players).parameters
        said += [f"      {parameter}: {json.dumps(parameters[parameter])}" for parameter in rule.parameters]
    source = spec.variant(variant).source if variant in spec.variant_ids else ""
    for citation in rule.citations:
        if citation.says and source in ("", citation.source):
            where = f"{citation.source}, line {citation.line}" if citation.line else citation.source
            said.append(f"      {where} ({citation.standing}): {citation.says}")
    return said


def to_object(spec: Spec, hunt: Hunt, seed: str) -> dict[str, Any]:
    """Return what came of a hunt for programs."""
    result: dict[str, Any] = {
        "program": hunt.name,
        "seed": seed,
        "games": hunt.games,
        "alike": dict(sorted(hunt.asked.items())),
        "skipped": [{"reason": reason, "times": times} for reason, times in sorted(hunt.skipped.items())],
        "broke_down": hunt.broke_down or None,
        "difference": None,
    }
    if hunt.found is not None and hunt.shrunk is not None:
        result["difference"] = {
            "game": hunt.found.game,
            "after": hunt.found.agreed,
            "tried": hunt.shrunk.tried,
            **msgspec.to_builtins(told(spec, hunt.shrunk)),
        }
    return result
