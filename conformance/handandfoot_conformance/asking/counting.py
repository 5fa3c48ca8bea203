"""What a finished round or game is worth, item by item."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot.cards import WILD_CARDS, full_pack, rank_of
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.referee import Referee
from handandfoot_conformance.positions.parameter_values import value_at
from handandfoot_conformance.protocol.seats import player
from handandfoot_conformance.scenarios.compiler import tallies
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.variants import Resolved
    from handandfoot_conformance.asking.part import Part

ITEMS = {
    "cards": "cards laid",
    "books": "books",
    "red_threes": "red threes",
    "left": "cards left",
    "out": "going out",
    "special": "special",
}
_WHOLE = ("variant", "players", "scores", "rounds", "round", "sides")
_SIDE = ("name", "melds", "threes", "hands", "closed", "out", "concealed")


class Counted(NamedTuple):
    """A round that has been counted: the points of each side by item, and the scores after it."""

    round: int
    sides: list[dict[str, Any]]
    scores: list[int]


class Sheet(NamedTuple):
    """Rounds that have been counted under some house rules, and what the sides are called."""

    resolved: Resolved
    names: list[str]
    rounds: list[Counted]


def count_rounds(spec: Spec, whole: Part, variant: str | None) -> Sheet:
    """Count the rounds in a file, under the house rules asked for, else those of the file, else the reconciled ones.

    Raises `SpecError` naming line and key where something is wrong with the file, and `Wrong` where the rules are.
    """
    whole.only(_WHOLE)
    resolved = _table(spec, whole, variant)
    rounds = whole.get("rounds")
    if rounds is not None and whole.get("sides") is not None:
        raise whole.wrong("both rounds and sides are there", "sides for one round, rounds for several")
    parts = [whole] if rounds is None else rounds.items()
    if rounds is not None and not parts:
        raise rounds.wrong("holds no round", "a list of rounds, each with sides")
    referee = Referee(spec)
    counted: list[Counted] = []
    scores = _scores(whole, len(parts[0].need("sides").items()))
    for number, part in enumerate(parts, start=1):
        if rounds is not None:
            part.only(("round", "sides"))
        counted.append(_count(part, resolved, referee, scores, number))
        scores = counted[-1].scores
    return Sheet(resolved, _names(parts[0], len(scores)), counted)


def in_json(sheet: Sheet) -> dict[str, Any]:
    """Return the count for programs."""
    rows = [one._asdict() for one in sheet.rounds]
    head = {"variant": sheet.resolved.variant, "players": sheet.resolved.players, "names": sheet.names, "rounds": rows}
    return head | {"result": _result(sheet.resolved, sheet.rounds[-1])}


def in_a_table(sheet: Sheet, one: Counted) -> tuple[list[str], list[list[object]]]:
    """Return a round as the columns and rows of a score sheet."""
    rows: list[list[object]] = []
    for item, title in ITEMS.items():
        points = [side.get("items", {}).get(item, 0) for side in one.sides]
        if any(points):
            rows.append([title, *points])
    rows.append(["this round", *(side["total"] for side in one.sides)])
    if len(sheet.rounds) > 1 or one.scores != [side["total"] for side in one.sides]:
        rows.append(["score so far", *one.scores])
    return ["", *sheet.names], rows


def _table(spec: Spec, whole: Part, variant: str | None) -> Resolved:
    """Return the house rules: those asked for, else those that the file names, else the reconciled ones."""
    part = whole.get("variant")
    name = variant if variant is not None else part.told(part.text) if part else "reconciled"
    players = whole.get("players")
    number = players.number(2, 6) if players else None
    if part is not None and variant is None:
        return part.told(lambda: lookup.resolved(spec, name, number))
    return lookup.resolved(spec, name, number)


def _scores(whole: Part, sides: int) -> list[int]:
    """Return the scores before the first round."""
    part = whole.get("scores")
    return [0] * sides if part is None else [one.number() for one in part.items()]


def _names(part: Part, sides: int) -> list[str]:
    """Return what the sides are called."""
    named = part.need("sides").items()
    given = [name.text() if (name := side.get("name")) is not None else "" for side in named]
    return [name or f"{player(number)}'s side" for number, name in enumerate(given[:sides])]


def _count(part: Part, resolved: Resolved, referee: Referee, scores: list[int], number: int) -> Counted:
    """Count one round."""
    given = part.get("round")
    round_number = number if given is None else given.number(1)
    expected = resolved.players // resolved.parameters["partnership"]
    found = part.need("sides")
    sides = [_side(one) for one in found.items()]
    if len(sides) != expected:
        raise found.wrong(f"holds {count(len(sides), 'side')}", f"{expected} sides for {resolved.players} players")
    if len(scores) != expected:
        raise part.wrong(f"scores holds {count(len(scores), 'score')}", f"a score for each of {expected} sides")
    last = resolved.parameters["game_rounds"]
    if last is not None and round_number > last and resolved.parameters["tie"] != "extra round":
        raise (given or part).wrong(f"round {round_number} is one too many", f"the {last} rounds of {resolved.variant}")
    _check_cards(found, sides, resolved)
    for written, side in zip(found.items(), sides, strict=True):
        _check_packets(written, side, resolved)
        _check_melds(written, side, resolved, referee)
        _check_unfinished(written, side["melds"], resolved, round_number)
    if sum(side["out"] for side in sides) > 1:
        raise found.wrong("more than one side went out", "out: true for one side at most")

    points = value_at(resolved.parameters, "card_points", round=round_number)
    size = value_at(resolved.parameters, "book_size", round=round_number)
    for side in sides:
        side["tallies"] = tallies(side, points, size)
    answer = referee.ask(resolved, "score", {"round": round_number, "sides": sides})
    after = [before + one["total"] for before, one in zip(scores, answer["sides"], strict=True)]
    return Counted(round_number, answer["sides"], after)


def _side(part: Part) -> dict[str, Any]:
    """Read what lies where for one side."""
    part.only(_SIDE)
    lots = {key: found.groups() if (found := part.get(key)) else [] for key in ("melds", "hands", "closed")}
    flags = {key: found.flag() if (found := part.get(key)) else False for key in ("out", "concealed")}
    threes = part.get("threes")
    laid = threes.cards() if threes else []
    for card in laid:
        if card not in ("3H", "3D") and threes is not None:
            raise threes.wrong(f"{card} is not laid apart", "red threes, 3H and 3D")
    if flags["concealed"] and not flags["out"]:
        raise part.wrong("concealed is for the side that went out", "concealed: true beside out: true")
    return {**lots, "threes": laid, **flags}


def _check_cards(part: Part, sides: list[dict[str, Any]], resolved: Resolved) -> None:
    """Refuse more cards of a face than the pack has."""
    values = resolved.parameters
    pack = Counter(full_pack(values["decks"], values["jokers"], values["ranks"]))
    used: Counter[str] = Counter()
    for side in sides:
        used.update(side["threes"])
        for lots in (side["melds"], side["hands"], side["closed"]):
            for lot in lots:
                used.update(lot)
    for card, number in sorted(used.items()):
        if number > pack[card]:
            raise part.wrong(f"{card} is there {number} times", f"{pack[card]} in the pack of {resolved.variant}")


def _check_packets(part: Part, side: dict[str, Any], resolved: Resolved) -> None:
    """Refuse more hands and closed packets than the players of a side can have."""
    members = resolved.parameters["partnership"]
    closed = members * (len(resolved.parameters["packets"]) - 1)
    for key, name, most in (("hands", "hand", members), ("closed", "packet", closed)):
        number = sum(map(bool, side[key]))
        if number > most:
            found = part.get(key) or part
            raise found.wrong(f"holds {count(number, name)}", f"{most} at most, each a text or list of cards")


def _check_melds(part: Part, side: dict[str, Any], resolved: Resolved, referee: Referee) -> None:
    """Refuse melds that nobody can have laid."""
    melds = side["melds"]
    closing = side["out"] and resolved.parameters["black_three_melds"] == "closing play"
    found = part.get("melds")
    if found is None:
        return
    places = found.items() if isinstance(found.value, list) else [found]
    for place, meld in zip(places, melds, strict=True):
        answer = referee.ask(resolved, "meld", {"cards": meld})
        broken = [rule for rule in answer.get("rules", ()) if rule != "HF-THREE-04" or not closing]
        if not answer["good"] and broken:
            raise place.wrong(
                f"{' '.join(meld)} breaks {' and '.join(broken)}",
                f"a meld under {resolved.variant}, see handandfoot rules {broken[0]}",
            )


def _check_unfinished(part: Part, melds: list[list[str]], resolved: Resolved, round_number: int) -> None:
    """Refuse more unfinished melds of a rank than a side may have."""
    size = value_at(resolved.parameters, "book_size", round=round_number)
    most = value_at(resolved.parameters, "unfinished_per_rank", round=round_number)
    found: Counter[str] = Counter()
    for meld in melds:
        if len(meld) < size:
            found[next((rank_of(card) for card in meld if card not in WILD_CARDS), "wild cards")] += 1
    for rank, number in found.items():
        if most is not None and number > most:
            where = part.get("melds") or part
            raise where.wrong(
                f"{number} unfinished melds of {rank} break HF-MELD-04", f"{most} under {resolved.variant}"
            )


def _result(resolved: Resolved, last: Counted) -> dict[str, Any]:
    """Return whether the game is over (HF-GAME-01), which sides are at the top, and what a tie means (HF-GAME-03)."""
    rounds, target = resolved.parameters["game_rounds"], resolved.parameters["game_target"]
    top = max(last.scores)
    ended = (rounds is not None and last.round >= rounds) or (target is not None and top >= target)
    leaders = [number for number, points in enumerate(last.scores) if points == top] if ended else []
    tie = resolved.parameters["tie"] if len(leaders) > 1 else None
    return {"over": ended and tie != "extra round", "leaders": leaders, "tie": tie}


def told(sheet: Sheet) -> str:
    """Return the result in a sentence, or nothing as long as the game goes on."""
    resolved, names = sheet.resolved, sheet.names
    result = _result(resolved, sheet.rounds[-1])
    leading = " and ".join(names[number] for number in result["leaders"])
    if result["tie"] == "extra round":
        least = resolved.parameters["tie_minimum"]
        opening = f", with an opening minimum of {least}" if least is not None else ""
        return f"{leading} are level: a further round decides{opening}."
    if result["tie"] == "draw":
        return f"The game is over: a draw between {leading}."
    if result["tie"] == "shared":
        return f"The game is over: {leading} share the win."
    return f"The game is over: {leading} wins." if leading else ""
