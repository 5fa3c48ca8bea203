"""`handandfoot judge`: one position and one action, and the verdict of every variant."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from handandfoot_conformance.cli import look, out
from handandfoot_conformance.protocol.seats import player
from handandfoot_conformance.wording.cards import faces
from handandfoot_conformance.wording.refusals import in_a_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant
    from handandfoot_conformance.cli.files import Part
    from handandfoot_conformance.cli.question import Question
    from handandfoot_conformance.cli.referee import Referee


Position = dict[str, Any]


class Verdict(NamedTuple):
    """What one variant says to the question; `reason` says why it cannot be asked there, `follows` what comes of it."""

    variant: str
    players: int
    accepted: bool | None
    rules: tuple[str, ...] = ()
    facts: dict[str, Any] | None = None
    reason: str = ""
    follows: tuple[str, ...] = ()


@click.command
@click.argument("file", metavar="FILE")
@click.option("--variant", metavar="VARIANT", help="One variant, a file of house rules, or all; also in the file.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def judge(file: str, variant: str | None, as_json: bool) -> None:
    """May I do that? Judge one action in one position, under one variant or all.

    FILE is YAML or JSON, or - for the standard input. It says what lies on the table and what is done,
    in the sentences of the scenarios:

    \b
      given:
        - it is Ann's turn
        - Ann's hand is KS KD 2C 5H 6D
        - the discard pile is KC and 6 more cards
      when: Ann takes the discard pile with KS KD 2C

    or as the keys `position` and `action`, which may leave out whatever does not matter.
    """  # noqa: D301 - click keeps the lines after the sign \b as they are
    from handandfoot_conformance.cli.files import document
    from handandfoot_conformance.cli.question import read_question
    from handandfoot_conformance.cli.referee import Referee

    spec = look.specification()
    whole = document(file)
    question = read_question(whole)
    variants = _variants(spec, whole, variant)
    referee = Referee(spec)
    verdicts = [_verdict(spec, one, question, referee) for one in variants]
    if all(one.accepted is None for one in verdicts):
        raise question.place.wrong(verdicts[0].reason)
    if as_json:
        rows = [{key: value for key, value in one._asdict().items() if value not in ("", None)} for one in verdicts]
        out.print_json({"verdicts": rows, "rules": _citations(spec, verdicts)})
    elif len(verdicts) == 1:
        _print_one(spec, variants[0], verdicts[0])
    else:
        _print_all(spec, verdicts)


def _variants(spec: Spec, whole: Part, asked: str | None) -> list[Variant]:
    """Return the variants that are to judge: those asked for, else the one that the file names, else all."""
    part = whole.get("variant")
    if part is not None:  # looked up even where another is asked for, so that no nonsense is passed over
        name = part.text()
        named = list(spec.variants.values()) if name == "all" else [part.told(lambda: look.variant_named(spec, name))]
        if asked is None:
            return named
    if asked in (None, "all"):
        return list(spec.variants.values())
    return [look.variant_named(spec, str(asked))]


def _verdict(spec: Spec, variant: Variant, question: Question, referee: Referee) -> Verdict:
    """Put the question to one variant."""
    from handandfoot_conformance.positions.parameter_values import Unposable
    from handandfoot_conformance.positions.reachable import check_position
    from handandfoot_conformance.protocol.messages import PARTS

    players = question.players
    if not look.is_played_by(spec, variant, players):
        return Verdict(variant.id, players or 0, None, reason=f"{variant.id} is not played by {players}")
    resolved = spec.resolve(variant, players)
    try:
        position, action = question.pose(resolved)
    except Unposable as error:
        return Verdict(variant.id, resolved.players, None, reason=str(error))

    faults = check_position(position, resolved.parameters)
    if faults:
        return Verdict(variant.id, resolved.players, None, reason=f"play cannot reach this position: {faults[0]}")
    body = {"position": position, "actions": [action], "observe": list(PARTS)}
    answer = question.place.told(lambda: referee.ask(resolved, "play", body))
    result = answer["results"][0]
    question.check_turn(position, action, result.get("rules", ()))
    rules = tuple(result.get("rules", ()))
    follows = consequences(position, action, answer["position"]) if result["accepted"] else ()
    return Verdict(variant.id, resolved.players, result["accepted"], rules, result.get("facts"), follows=tuple(follows))


def consequences(before: Position, action: dict[str, Any], after: Position) -> Iterator[str]:
    """Yield what follows by itself from an accepted action, in the order in which it happens, one sentence each."""
    if after["turn"]["phase"] == "answer":
        partner = (after["turn"]["seat"] + len(after["sides"])) % len(after["seats"])
        yield f"{player(partner)} has to answer."
    if after["frozen"] and not before["frozen"]:
        yield "The discard pile is frozen."
    yield from _packets(before, after)
    laid = []
    for number, (old, new) in enumerate(zip(before["sides"], after["sides"], strict=True)):
        if threes := list((Counter(new["threes"]) - Counter(old["threes"])).elements()):
            laid.append(number)
            yield f"{_who_lays(number, before, after)} lays {faces(threes)}."
    if after["turn"]["phase"] in ("round over", "game over"):
        yield f"The round ends: {_why(action, after, bool(laid))}."
    if after["turn"]["phase"] == "game over":
        yield "The game ends with this round."


def _packets(before: Position, after: Position) -> Iterator[str]:
    """Yield who takes up which packet, at once or later."""
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        was, now = ([one["status"] for one in each["packets"]] for each in (old, new))
        closed = sum(status in ("closed", "pending") for status in now)
        if len(was) > len(now):
            yield f"{player(seat)} has chosen the hand."
        elif closed < sum(status in ("closed", "pending") for status in was):
            yield f"{player(seat)} takes up {_packet_named(len(now) - closed)}."
        elif "pending" in now and "pending" not in was:
            yield f"{player(seat)} takes up {_packet_named(len(now) - closed + 1)} at the beginning of the next turn."


def _packet_named(number: int) -> str:
    """Return what players call a packet beyond the hand."""
    return {1: "the foot", 2: "the third packet"}.get(number, "the next packet")


def _who_lays(side: int, before: Position, after: Position) -> str:
    """Return whose red threes a side lays: the player who acts, the one whose turn it is next, or the side."""
    sides = len(before["sides"])
    for seat in (before["turn"]["seat"], after["turn"]["seat"]):
        if before["turn"]["phase"] != "choose" and seat % sides == side:
            return player(seat)
    return f"{player(side)}'s side"


def _why(action: dict[str, Any], after: Position, threes_laid: bool) -> str:
    """Return why the round ends. Where it ends with red threes, it is for want of a card in their place."""
    if threes_laid:
        return "the stock has no card to replace a red three"
    if action["action"] == "draw":
        return "the stock is too short"
    return f"{player(after['turn']['seat'])} goes out"


def _print_one(spec: Spec, variant: Variant, verdict: Verdict) -> None:
    """Print the verdict of one variant."""
    console = out.console()
    if verdict.accepted:
        console.print(f"Yes: under {variant.title} ({variant.id}) this may be done.", style="bold green")
        for sentence in verdict.follows:
            console.print(out.paragraph(sentence, 2))
        return
    console.print(f"No: under {variant.title} ({variant.id}) this is refused.", style="bold red")
    _print_rules(spec, verdict.rules, variant, verdict)


def _print_all(spec: Spec, verdicts: list[Verdict]) -> None:
    """Print the verdicts of all variants, and what the sources say of the rules that were broken."""
    words = {True: "yes", False: "no", None: "cannot be asked"}
    columns = ["under", "allowed", "because of"]
    rows = [[one.variant, words[one.accepted], " ".join(one.rules) or one.reason] for one in verdicts]
    if any(one.follows for one in verdicts):
        columns.append("what follows")
        rows = [[*row, " ".join(one.follows)] for row, one in zip(rows, verdicts, strict=True)]
    console = out.console()
    console.print(out.table(columns, rows, whole=(0, 1)))
    _print_rules(spec, tuple(dict.fromkeys(rule for one in verdicts for rule in one.rules)))


def _print_rules(
    spec: Spec, rules: tuple[str, ...], variant: Variant | None = None, verdict: Verdict | None = None
) -> None:
    """Print rules that were broken, with what the sources say; for one variant, what its house rules are there."""
    console = out.console()
    source = look.source_of(spec, variant) if variant else ""
    for name in rules:
        rule = spec.rules[name]
        console.print(out.heading(name))
        console.print(out.paragraph(rule.sentence, 2))
        if variant is not None and verdict is not None:
            for parameter in rule.parameters:
                value = look.setting_of(spec, variant, parameter).value
                console.print(out.paragraph(look.in_words(value, spec.parameters[parameter], verdict.players), 4))
            if found := (verdict.facts or {}).get(name):
                console.print(out.paragraph(f"Here: {in_a_sentence(name, found)}", 4, "bold"))
        for citation in rule.citations:
            if citation.says and source in ("", citation.source):
                where = look.place(citation.source, citation.section, citation.line)
                console.print(out.paragraph(f"{where}: {citation.says}", 4, "dim"))
    if rules:
        console.print(f"handandfoot rules {rules[0]} shows all there is to it.")


def _citations(spec: Spec, verdicts: list[Verdict]) -> dict[str, Any]:
    """Return the rules that were broken for programs."""
    from handandfoot_conformance.cli.plain import to_json

    names = dict.fromkeys(rule for one in verdicts for rule in one.rules)
    return {name: to_json(spec.rules[name]) for name in names if name in spec.rules}
