"""Positions, values and places in words, for every form of the report that people read.

Whatever may come from a program is made safe to show here: no control sign is left in it.
"""

from __future__ import annotations

import json
import shlex
from typing import TYPE_CHECKING, Final

from handandfoot_conformance.protocol.comparing import part_of
from handandfoot_conformance.protocol.seats import player
from handandfoot_conformance.report.model import AboutRule, CaseResult, Report
from handandfoot_conformance.wording.cards import face, faces
from handandfoot_conformance.wording.safe import safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from handandfoot_conformance.protocol.messages import Json, Message

_SHOWN_OF_PILE: Final = 10
_SHOWN_OF_STOCK: Final = 4
_CITED: Final = 2
_PHASES: Final = {
    "choose": "to choose a packet",
    "draw": "nothing drawn yet",
    "play": "after the draw",
    "answer": "after asking to go out",
    "round over": "the round is over",
    "game over": "the game is over",
}


def place(path: str) -> str:
    """Return a place of a position in words, such as `Ann's hand`."""
    steps = path.split(".")
    number = int(steps[1]) if len(steps) > 1 and steps[1].isdigit() else 0
    if steps[0] == "seats" and len(steps) > 2:
        what = "hand" if steps[2] == "hand" else "packets"
        return f"{player(number)}'s {what}"
    if steps[0] == "sides" and len(steps) > 2:
        return f"{player(number)}'s side, {'red threes' if steps[2] == 'threes' else '.'.join(steps[2:])}"
    return {"pile": "the discard pile", "stock": "the stock", "turn": "the turn"}.get(steps[0], path)


def value(path: str, shown: Json) -> str:
    """Return what lies at a place in words."""
    if shown is None:
        return "nothing"
    part = part_of(path)
    if isinstance(shown, dict) and part == "turn":
        return turn(shown)
    if isinstance(shown, dict) and "status" in shown:
        return f"{shown['status']}: {value('', shown['cards'])}"
    if isinstance(shown, list):
        if part in ("pile", "stock") and len(shown) > _SHOWN_OF_PILE:
            return f"{faces(shown[:_SHOWN_OF_PILE])} … ({len(shown)} cards)"
        if all(isinstance(each, str) for each in shown):
            return f"{faces(shown)}" if _are_cards(shown) else safe(", ".join(shown))
        return " / ".join(value(path, each) for each in shown) or "nothing"
    if isinstance(shown, bool):
        return "yes" if shown else "no"
    return safe(shown if isinstance(shown, (str, int)) else json.dumps(shown))


def _are_cards(texts: Sequence[str]) -> bool:
    return all(text == "JK" or text[-1:] in "SHDC" for text in texts)


def turn(shown: Message) -> str:
    """Return the part `turn` in words."""
    words = [f"{player(shown.get('seat', 0))}'s turn", _PHASES.get(shown.get("phase", ""), "")]
    if shown.get("taken"):
        words[-1] = "after taking the pile"
    if shown.get("opened"):
        words.append("opened this turn")
    if shown.get("permission", "none") != "none":
        words.append(f"permission {shown['permission']}")
    return ", ".join(filter(None, words))


def table(result: CaseResult) -> list[tuple[str, str]]:
    """Return what matters of what a failed case started from: what it is, and what it holds."""
    request = result.request
    if "cards" in request:
        return [("the cards", faces(request["cards"]))]
    if result.kind == "score":
        return [line for number, side in enumerate(request["sides"]) for line in _scored(number, side)]
    if "deal" in request:
        return _dealt(request["deal"])
    return _position(request["position"], {*_seats_named(result)}) if "position" in request else []


def _seats_named(result: CaseResult) -> Iterable[int]:
    """Yield the seats that the case acts for or speaks of."""
    turn_seat = result.request["position"]["turn"]["seat"]
    yield turn_seat
    for action in result.actions:
        if "seat" in action:
            yield action["seat"]
    if "seat" in result.request:
        yield result.request["seat"]
    paths = [each.path for finding in result.missed for each in finding.differences]
    for path in paths:
        steps = path.split(".")
        if steps[0] == "seats":
            yield int(steps[1])


def _position(position: Message, seats: set[int]) -> list[tuple[str, str]]:
    lines = [("the table", f"round {position['round']}, {turn(position['turn'])}")]
    if any(position["scores"]):
        lines.append(("the scores", " and ".join(map(str, position["scores"]))))
    for seat in sorted(seats):
        held = position["seats"][seat]
        lines.append((f"{player(seat)}'s hand", faces(held["hand"])))
        packets = ", ".join(
            f"{packet['status']}" + (f": {faces(packet['cards'])}" if packet["cards"] else "")
            for packet in held["packets"]
        )
        lines.append((f"{player(seat)}'s foot", packets or "none"))
    for number, side in enumerate(position["sides"]):
        if side["melds"]:
            lines.append((f"{player(number)}'s side", " / ".join(map(faces, side["melds"]))))
        if side["threes"]:
            lines.append((f"{player(number)}'s red threes", faces(side["threes"])))
    lines.append(("the discard pile", value("pile", position["pile"]) + (", frozen" if position["frozen"] else "")))
    stock = position["stock"]
    dots = " …" if len(stock) > _SHOWN_OF_STOCK else ""
    lines.append(("the stock", f"{faces(stock[:_SHOWN_OF_STOCK])}{dots} ({len(stock)} cards)"))
    return lines


def _dealt(deal: Message) -> list[tuple[str, str]]:
    lines = [("the round", f"round {deal['round']}, dealt by {player(deal['dealer'])}")]
    for seat, packets in enumerate(deal["packets"]):
        lines.append((f"{player(seat)} is dealt", " / ".join(map(faces, packets))))
    lines.append(("the starter", face(deal["starter"])))
    lines.append(("the stock", value("stock", deal["stock"])))
    return lines


def _scored(number: int, side: Message) -> list[tuple[str, str]]:
    name = f"{player(number)}'s side"
    lines = []
    if side["melds"]:
        lines.append((f"{name} melded", " / ".join(map(faces, side["melds"]))))
    if side["threes"]:
        lines.append((f"{name}'s red threes", faces(side["threes"])))
    left = [cards for cards in (*side["hands"], *side["closed"]) if cards]
    if left:
        lines.append((f"{name} has left", " / ".join(map(faces, left))))
    if side["out"]:
        lines.append((name, "went out" + (", concealed" if side["concealed"] else "")))
    return lines


def missed(result: CaseResult) -> list[tuple[str, list[tuple[str, str, str]]]]:
    """Return each sentence that was not met, with what was looked at, what was expected there and what was got.

    A place that a sentence of its own speaks of is not told again under "nothing else has changed".
    """
    told = {finding.path for finding in result.missed if finding.path}
    found = []
    for finding in result.missed:
        if finding.differences:
            rows = [
                (place(each.path), value(each.path, each.expected), value(each.path, each.got))
                for each in finding.differences
                if each.path not in told
            ]
        else:
            rows = [("", value(finding.path, finding.expected), value(finding.path, finding.got))]
        if rows:
            found.append((finding.text, rows))
    return found


def citations(report: Report, rule: str, result: CaseResult) -> list[str]:
    """Return where the sources say what a rule says: the source of the case, or else a few that speak of it."""
    return cited(report.rules[rule], result)


def cited(rule: AboutRule, result: CaseResult) -> list[str]:
    """Return the citations of a rule that a case is told with, each on one line."""
    found = [each for each in rule.citations if each["standing"] != "silent"]
    own = [each for each in found if each["source"] in (result.group, result.variant)]
    return [
        f"{each['source']}{' ' + each['section'] if each['section'] else ''}, line {each['line']}: "
        f"{each['says']} ({each['standing']})"
        for each in own or found[:_CITED]
    ]


def again(report: Report, result: CaseResult) -> str:
    """Return the command that judges one case again."""
    file = report.selection.files.get(result.variant)
    return command(report.adapter.command, result.id, () if file is None else (file,))


def command(adapter: str, case: str, variant_files: Sequence[str] = ()) -> str:
    """Return the command that judges one case of a program, under house rules of its own where a file holds them."""
    from handandfoot_conformance.programs.opening import REFERENCE

    words = ["handandfoot", "check"]
    if adapter != REFERENCE:
        words += ["--adapter", adapter]
    for file in variant_files:
        words += ["--variant", file]
    return safe(shlex.join([*words, "--case", case]))
