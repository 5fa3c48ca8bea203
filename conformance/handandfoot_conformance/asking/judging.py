"""May I do that? One action in one position, judged under one variant or all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.cautions import cautions
from handandfoot_conformance.asking.consequences import consequences
from handandfoot_conformance.asking.lines import Line
from handandfoot_conformance.asking.other_forms import allowed_form, nearest_legal
from handandfoot_conformance.asking.plain import to_json
from handandfoot_conformance.asking.question import read_question
from handandfoot_conformance.asking.referee import Referee
from handandfoot_conformance.positions.parameter_values import Unposable
from handandfoot_conformance.positions.reachable import check_request
from handandfoot_conformance.protocol.messages import PARTS
from handandfoot_conformance.wording.nearest import Wrong
from handandfoot_conformance.wording.refusals import in_a_sentence
from handandfoot_conformance.wording.values import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant
    from handandfoot_conformance.asking.part import Part
    from handandfoot_conformance.asking.question import Question


class Verdict(NamedTuple):
    """What one variant says to the question; `reason` says why it cannot be asked there, `follows` what comes of it.

    `instead` says in which other form the same cards may be laid, and `instead_action` is that action.
    """

    variant: str
    players: int
    accepted: bool | None
    rules: tuple[str, ...] = ()
    facts: dict[str, Any] | None = None
    reason: str = ""
    follows: tuple[str, ...] = ()
    instead: str = ""
    instead_action: dict[str, Any] | None = None
    cautions: tuple[str, ...] = ()


class Judged(NamedTuple):
    """The variants that were asked, the verdict of each, and what was taken for granted to ask them."""

    variants: list[Variant]
    verdicts: list[Verdict]
    notes: tuple[str, ...] = ()


def judge(spec: Spec, whole: Part, asked: str | None) -> Judged:
    """Put the question in a file to the variants that are asked for, else to those that the file names, else to all.

    Raises `SpecError` or `Wrong` where the file asks nothing, or nothing that any of the variants can be asked.
    """
    question = read_question(whole)
    variants = _variants(spec, whole, asked)
    referee = Referee(spec)
    verdicts = [_verdict(spec, one, question, referee, alone=len(variants) == 1) for one in variants]
    if all(one.accepted is None for one in verdicts):
        raise question.place.wrong(verdicts[0].reason)
    return Judged(variants, verdicts, tuple(question.notes))


def in_json(spec: Spec, judged: Judged) -> dict[str, Any]:
    """Return the verdicts for programs, with the rules that were broken and their citations."""
    rows = [_shown(one) for one in judged.verdicts]
    names = dict.fromkeys(rule for one in judged.verdicts for rule in one.rules)
    found = {"verdicts": rows, "notes": list(judged.notes)} if judged.notes else {"verdicts": rows}
    return found | {"rules": {name: to_json(spec.rules[name]) for name in names if name in spec.rules}}


def _shown(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict for programs, without what it has nothing of."""
    fields = verdict._asdict() if verdict.cautions else {**verdict._asdict(), "cautions": None}
    return {key: value for key, value in fields.items() if value not in ("", None)}


def _variants(spec: Spec, whole: Part, asked: str | None) -> list[Variant]:
    """Return the variants that are to judge: those asked for, else the one that the file names, else all."""
    part = whole.get("variant")
    if part is not None:  # looked up even where another is asked for, so that no nonsense is passed over
        name = part.text()
        named = _all(spec) if name == "all" else [part.told(lambda: lookup.variant_named(spec, name))]
        if asked is None:
            return named
    if asked in (None, "all"):
        return _all(spec)
    return [lookup.variant_named(spec, str(asked))]


def _all(spec: Spec) -> list[Variant]:
    """Return every variant that some table plays."""
    return [variant for name, variant in spec.variants.items() if name not in lookup.FOR_TESTS]


def _verdict(spec: Spec, variant: Variant, question: Question, referee: Referee, *, alone: bool) -> Verdict:
    """Put the question to one variant; where it is asked `alone`, a no ends with something that is allowed."""
    players = question.players
    if not lookup.is_played_by(spec, variant, players):
        return Verdict(variant.id, players or 0, None, reason=f"{variant.id} is not played by {players}")
    resolved = spec.resolve(variant, players)
    try:
        position, action = question.pose(resolved)
    except Unposable as error:
        return Verdict(variant.id, resolved.players, None, reason=str(error))

    faults = check_request({"position": position}, resolved.parameters)
    if faults:
        return Verdict(variant.id, resolved.players, None, reason=f"play cannot reach this position: {faults[0]}")
    question.check_melds(position, action)
    body = {"position": position, "actions": [action], "observe": list(PARTS)}
    answer = question.place.told(lambda: referee.ask(resolved, "play", body))
    result = answer["results"][0]
    if result["accepted"]:
        follows = tuple(consequences(position, action, answer["position"]))
        warned = cautions(spec, variant, action["action"])
        return Verdict(variant.id, resolved.players, accepted=True, follows=follows, cautions=warned)

    def accepts(other: dict[str, Any]) -> bool:
        body = {"position": position, "actions": [other], "observe": []}
        try:
            return bool(referee.ask(resolved, "play", body)["results"][0]["accepted"])
        except Wrong:  # a form that is no action
            return False

    rules = tuple(result["rules"])
    question.check_turn(position, action, rules)
    form = allowed_form(position, action, accepts)
    if form is None and alone:
        legal = referee.ask(resolved, "legal", {"position": position})["actions"]
        form = nearest_legal(position, action, legal)
    says, other = (form.says, form.action) if form else ("", None)
    facts = result.get("facts")
    warned = cautions(spec, variant, action["action"], rules)
    return Verdict(
        variant.id,
        resolved.players,
        accepted=False,
        rules=rules,
        facts=facts,
        instead=says,
        instead_action=other,
        cautions=warned,
    )


def in_words(spec: Spec, judged: Judged) -> Iterator[Line]:
    """Yield what the only variant says; of several, what the sources say of the rules that were broken."""
    for note in judged.notes:
        yield Line(note)
    if len(judged.verdicts) > 1:
        for says in dict.fromkeys(one.instead for one in judged.verdicts if one.instead):
            names = [one.variant for one in judged.verdicts if one.instead == says]
            yield Line(f"Under {joined(names)} {says}.", "here")
        yield from _rules(spec, tuple(dict.fromkeys(rule for one in judged.verdicts for rule in one.rules)))
        return
    variant, verdict = judged.variants[0], judged.verdicts[0]
    if verdict.accepted:
        yield Line(f"Yes: under {variant.title} ({variant.id}) this may be done.", "yes")
        for sentence in verdict.follows:
            yield Line(sentence, indent=2)
        yield from (Line(caution, "caution") for caution in verdict.cautions)
        return
    yield Line(f"No: under {variant.title} ({variant.id}) this is refused.", "no")
    yield from (Line(caution, "caution") for caution in verdict.cautions)
    if verdict.instead:
        yield Line(f"But {verdict.instead}.", "here")
    yield from _rules(spec, verdict.rules, variant, verdict)


def in_a_table(judged: Judged) -> tuple[list[str], list[list[str]]]:
    """Return the verdicts of several variants as the columns and rows of a table; those who say the same, once."""
    words = {True: "yes", False: "no", None: "cannot be asked"}
    columns = ["under", "allowed", "because of", "what follows"]
    rows: dict[tuple[str, str, str], list[str]] = {}
    for one in judged.verdicts:
        because = " ".join(one.rules) or one.reason.replace(one.variant, "this table")
        key = (words[one.accepted], because, " ".join(one.follows))
        rows.setdefault(key, []).append(one.variant)
    shown = [[", ".join(names), *key] for key, names in rows.items()]
    if any(one.follows for one in judged.verdicts):
        return columns, shown
    return columns[:-1], [row[:-1] for row in shown]


def _rules(
    spec: Spec, rules: tuple[str, ...], variant: Variant | None = None, verdict: Verdict | None = None
) -> Iterator[Line]:
    """Yield rules that were broken, with what the sources say; for one variant, what its house rules are there."""
    source = lookup.source_of(spec, variant) if variant else ""
    for name in rules:
        rule = spec.rules[name]
        yield Line(name, "heading")
        yield Line(rule.sentence, "rule", 2)
        if variant is not None and verdict is not None:
            for parameter in rule.parameters:
                value = lookup.setting_of(spec, variant, parameter).value
                yield Line(lookup.in_words(value, spec.parameters[parameter], verdict.players), "value", 4)
            if found := (verdict.facts or {}).get(name):
                yield Line(f"Here: {in_a_sentence(name, found)}", "here", 4)
        for citation in rule.citations:
            if citation.says and source in ("", citation.source):
                where = lookup.place(citation.source, citation.section, citation.line)
                yield Line(f"{where}: {citation.says}", "source", 4)
    if rules:
        yield Line(f"handandfoot rules {rules[0]} shows all there is to it.")
