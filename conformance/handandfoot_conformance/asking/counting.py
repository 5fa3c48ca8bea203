"""What finished rounds or a game are worth, item by item: counted by the reference engine, told for a score keeper."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot.cards import WILD_CARDS, full_pack, rank_of
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.explaining import ITEMS, LEFT, SPECIALS, Reason, reasons, without
from handandfoot_conformance.asking.referee import Referee
from handandfoot_conformance.asking.sheet import WHOLE, Told, give_suits, read_side, stand_ins
from handandfoot_conformance.positions.parameter_values import value_at
from handandfoot_conformance.positions.round_ends import book_faults, out_faults, round_faults
from handandfoot_conformance.protocol.seats import player
from handandfoot_conformance.scenarios.compiler import tallies
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant
    from handandfoot.spec.variants import Resolved
    from handandfoot_conformance.asking.part import Part


class Counted(NamedTuple):
    """A round that has been counted: the points of each side by item, the scores after it, and what comes next.

    `opening` is what each side needs to open in the next round, or nothing where there is none.
    """

    round: int
    sides: list[dict[str, Any]]
    scores: list[int]
    opening: list[int] | None
    notes: list[str]


class Sheet(NamedTuple):
    """Rounds that have been counted under some house rules, what the sides are called, and why each item counts."""

    resolved: Resolved
    names: list[str]
    rounds: list[Counted]
    reasons: dict[str, Reason]


def count_rounds(spec: Spec, whole: Part, asked: str | None) -> Sheet:
    """Count the rounds in a file, under the house rules asked for, else those of the file, else the reconciled ones.

    Raises `SpecError` naming line and key where something is wrong with the file, and `Wrong` where the rules are.
    """
    whole.only(WHOLE)
    variant, resolved = _table(spec, whole, asked)
    rounds = whole.get("rounds")
    if rounds is not None and whole.get("sides") is not None:
        raise whole.wrong("both rounds and sides are there", "sides for one round, rounds for several")
    parts = [whole] if rounds is None else rounds.items()
    if rounds is not None and not parts:
        raise rounds.wrong("holds no round", "a list of rounds, each with sides")
    keeper = _Keeper(resolved, Referee(spec))
    known = whole.get("scores")
    scores = [0] * len(parts[0].need("sides").items()) if known is None else [one.number() for one in known.items()]
    counted: list[Counted] = []
    number = 0
    for part in parts:
        if rounds is not None:
            part.only(("round", "sides"))
        number = _number(part, number, first=not counted)
        counted.append(keeper.count(part, number, scores, known=known is not None or bool(counted)))
        scores = counted[-1].scores
    seen = {item for one in counted for side in one.sides for item, points in side["parts"].items() if points}
    return Sheet(resolved, _names(parts[0], len(scores)), counted, reasons(spec, variant, seen))


def _table(spec: Spec, whole: Part, asked: str | None) -> tuple[Variant, Resolved]:
    """Return the house rules: those asked for, else those that the file names, else the reconciled ones."""
    part = whole.get("variant")
    name = asked if asked is not None else part.told(part.text) if part else "reconciled"
    players = whole.get("players")
    number = players.number(2, 6) if players else None

    def found() -> tuple[Variant, Resolved]:
        variant = lookup.variant_named(spec, name)
        return variant, spec.resolve(variant, number)

    return part.told(found) if part is not None and asked is None else found()


def _number(part: Part, before: int, *, first: bool) -> int:
    """Return the number of a round: the one told, which follows that of the round before, or the next."""
    given = part.get("round")
    number = before + 1 if given is None else given.number(1)
    if given is not None and not first and number != before + 1:
        raise given.wrong(f"round {number} follows round {before}", f"{before + 1}, or no number")
    return number


def _names(part: Part, sides: int) -> list[str]:
    """Return what the sides are called."""
    named = part.need("sides").items()
    given = [name.text() if (name := side.get("name")) is not None else "" for side in named]
    return [name or f"{player(number)}'s side" for number, name in enumerate(given[:sides])]


class _Keeper:
    """Counts rounds under one set of house rules."""

    def __init__(self, resolved: Resolved, referee: Referee) -> None:
        self.resolved = resolved
        self.referee = referee

    def count(self, part: Part, number: int, scores: list[int], *, known: bool) -> Counted:
        """Count one round; the scores before it are `known`, or taken to be nothing."""
        found = part.need("sides")
        expected = self.resolved.players // self.resolved.parameters["partnership"]
        sides = [read_side(one) for one in found.items()]
        if len(sides) != expected:
            allowed = f"{expected} sides for {self.resolved.players} players"
            raise found.wrong(f"holds {count(len(sides), 'side')}", allowed)
        if len(scores) != expected:
            raise part.wrong(f"scores holds {count(len(scores), 'score')}", f"a score for each of {expected} sides")
        for fault in round_faults(number, scores if known else None, self.resolved.parameters):
            raise (part.get("round") or part).wrong(fault, f"a round of {self.resolved.variant}")
        self._check(found, sides, number)
        answer = self._ask(sides, number, self.resolved)
        rows, notes = self._rows(sides, number, answer)
        after = [before + row["total"] for before, row in zip(scores, rows, strict=True)]
        return Counted(number, rows, after, self._opening(number, after), notes)

    def _value(self, name: str, number: int, score: int = 0) -> Any:
        return value_at(self.resolved.parameters, name, round=number, score=score)

    # What cannot be

    def _check(self, found: Part, sides: list[Told], number: int) -> None:
        give_suits(sides, self.resolved.parameters)
        _check_cards(found, sides, self.resolved)
        for told in sides:
            _check_packets(told, self.resolved)
            self._check_melds(told)
            self._check_unfinished(told, number)
            self._check_books(told, number)
            self._check_points(told, number)
        if sum(told.out for told in sides) > 1:
            raise found.wrong("more than one side went out", "out: true for one side at most")
        for told in sides:
            if told.out:
                faults = [*out_faults(number, told.ended(), self.resolved.parameters)]
                if not any((told.books or {}).values()):  # of books told by number a lack is noted
                    faults += book_faults(number, told.ended(), self.resolved.parameters)
                for fault in faults:
                    raise told.place("out").wrong(fault, "an end that the house rules allow, or out: false")

    def _check_melds(self, told: Told) -> None:
        """Refuse melds that nobody can have laid."""
        closing = told.out and self.resolved.parameters["black_three_melds"] == "closing play"
        found = told.part.get("melds")
        if found is None:
            return
        places = found.items() if isinstance(found.value, list) else [found]
        for place, meld in zip(places, told.melds, strict=True):
            answer = self.referee.ask(self.resolved, "meld", {"cards": meld})
            broken = [rule for rule in answer.get("rules", ()) if rule != "HF-THREE-04" or not closing]
            if not answer["good"] and broken:
                raise place.wrong(
                    f"{' '.join(meld)} breaks {' and '.join(broken)}",
                    f"a meld under {self.resolved.variant}, see handandfoot rules {broken[0]}",
                )

    def _check_unfinished(self, told: Told, number: int) -> None:
        """Refuse more unfinished melds of a rank than a side may have."""
        size, most = self._value("book_size", number), self._value("unfinished_per_rank", number)
        found: Counter[str] = Counter()
        for meld in told.melds:
            if len(meld) < size:
                found[next((rank_of(card) for card in meld if card not in WILD_CARDS), "wild cards")] += 1
        for rank, melds in found.items():
            if most is not None and melds > most:
                what = f"{melds} unfinished melds of {rank} break HF-MELD-04"
                raise told.place("melds").wrong(what, f"{most} under {self.resolved.variant}")

    def _check_books(self, told: Told, number: int) -> None:
        """Refuse books of a kind that nobody can have finished, and more than the pack has cards for."""
        size = self._value("book_size", number)
        for kind, books in (told.books or {}).items():
            one = Told(told.part, books={kind: 1})
            (meld,) = stand_ins(one, self.resolved.parameters, size, {})["melds"]
            answer = self.referee.ask(self.resolved, "meld", {"cards": meld})
            if books and not answer["good"]:
                broken = " and ".join(answer["rules"])
                raise told.place("books").wrong(f"a {kind} book breaks {broken}", f"books of {self.resolved.variant}")

    def _check_points(self, told: Told, number: int) -> None:
        """Refuse points that no cards are worth."""
        points = self._value("card_points", number)
        step = math.gcd(*points.values())
        for key in ("cards", "left"):
            told_points = getattr(told, key)
            if told_points and step > 1 and told_points % step:
                raise told.place(key).wrong(f"no cards are worth {told_points}", f"a multiple of {step}")

    # What it is worth

    def _ask(self, sides: list[Told], number: int, rules: Any) -> dict[str, Any]:
        size, points = self._value("book_size", number), self._value("card_points", number)
        named = self._value("named_bonus", number)
        asked = [stand_ins(told, self.resolved.parameters, size, named) for told in sides]
        for side in asked:
            side["tallies"] = tallies(side, points, size)
        return self.referee.ask(rules, "score", {"round": number, "sides": asked})

    def _rows(self, sides: list[Told], number: int, answer: dict[str, Any]) -> tuple[list[dict[str, Any]], list[str]]:
        """Return the points of each side: by item as the protocol has them, and in finer parts, with their lines."""
        finer = {
            name: self._ask(sides, number, without(self.resolved, name))["sides"]
            for name in (*SPECIALS, LEFT)
            if self._value(name, number)
        }
        rows: list[dict[str, Any]] = []
        notes: list[str] = []
        for place, (told, side) in enumerate(zip(sides, answer["sides"], strict=True)):
            items = dict(side["items"])
            if told.cards is not None or told.books is not None:
                items["cards"] = told.cards or 0
            if told.left is not None or told.red_threes_left is not None:
                items["left"] = -(told.left or 0)
            parts = {key: points for key, points in items.items() if key != "special"}
            for name, others in finer.items():
                item = "red_threes" if name == LEFT else "special"
                parts[name] = items[item] - others[place]["items"][item]
            parts["red_threes"] -= parts.get(LEFT, 0)
            total = sum(items.values()) + sum(told.lines.values())
            rows.append({"total": total, "items": items, "parts": parts, "lines": told.lines})
            named = told.part.get("name")
            who = named.text() if named is not None else f"{player(place)}'s side"
            notes += [note.replace("the side", who, 1) for note in self._notes(told, number)]
        return rows, list(dict.fromkeys(notes))

    def _notes(self, told: Told, number: int) -> list[str]:
        """Return what could not be counted from numbers alone."""
        found: list[str] = []
        if told.books and any(told.books.values()):
            if told.out:
                found += book_faults(number, told.ended(), self.resolved.parameters)
            if told.cards is None:
                found.append("cards is not told, so the cards of the books are not counted (HF-SCORE-08)")
            if named := self._value("named_bonus", number):
                ranks = ", ".join(f"{rank} {points}" for rank, points in named.items() if points)
                if ranks:
                    found.append(f"books of some ranks bring more ({ranks}): write such books as melds (HF-SCORE-10)")
        return found

    def _opening(self, number: int, scores: list[int]) -> list[int] | None:
        """Return what each side needs to open in the next round (HF-OPEN-01); after a tie the extra round's minimum."""
        result = result_of(self.resolved, number, scores)
        if result["over"]:
            return None
        tie = self._value("tie_minimum", number) if result["tie"] else None
        if tie is not None:
            return [tie] * len(scores)
        return [self._value("opening_minimum", number + 1, score) for score in scores]


def _check_cards(part: Part, sides: list[Told], resolved: Resolved) -> None:
    """Refuse more cards of a face, and more red threes and books, than the pack has."""
    values = resolved.parameters
    pack = Counter(full_pack(values["decks"], values["jokers"], values["ranks"]))
    used: Counter[str] = Counter()
    for told in sides:
        for lot in told.lots():
            used.update(lot)
    for card, number in sorted(used.items()):
        if number > pack[card]:
            raise part.wrong(f"{card} is there {number} times", f"{pack[card]} in the pack of {resolved.variant}")
    threes = sum((told.red_threes or 0) + (told.red_threes_left or 0) for told in sides) + used["3H"] + used["3D"]
    if threes > pack["3H"] + pack["3D"]:
        raise part.wrong(
            f"{threes} red threes are told", f"{pack['3H'] + pack['3D']} in the pack of {resolved.variant}"
        )
    books = sum(sum((told.books or {}).values()) for told in sides)
    threes_apart = sum(pack.values()) - sum(pack[card] for card in ("3S", "3H", "3D", "3C"))
    if books * value_at(values, "book_size") > threes_apart:
        raise part.wrong(f"{books} books are told", f"as many as {threes_apart} cards make")


def _check_packets(told: Told, resolved: Resolved) -> None:
    """Refuse more hands and closed packets than the players of a side can have."""
    members = resolved.parameters["partnership"]
    closed = members * (len(resolved.parameters["packets"]) - 1)
    for key, name, most in (("hands", "hand", members), ("closed", "packet", closed)):
        number = sum(map(bool, getattr(told, key)))
        if number > most:
            raise told.place(key).wrong(f"holds {count(number, name)}", f"{most} at most, each a text or list of cards")


def result_of(resolved: Resolved, number: int, scores: list[int]) -> dict[str, Any]:
    """Return whether the game is over (HF-GAME-01), which sides are at the top, and what a tie means (HF-GAME-03)."""
    rounds, target = resolved.parameters["game_rounds"], resolved.parameters["game_target"]
    top = max(scores)
    ended = (rounds is not None and number >= rounds) or (target is not None and top >= target)
    leaders = [side for side, points in enumerate(scores) if points == top] if ended else []
    tie = resolved.parameters["tie"] if len(leaders) > 1 else None
    return {"over": ended and tie != "extra round", "leaders": leaders, "tie": tie}


def in_json(sheet: Sheet) -> dict[str, Any]:
    """Return the count for programs."""
    last = sheet.rounds[-1]
    return {
        "variant": sheet.resolved.variant,
        "players": sheet.resolved.players,
        "names": sheet.names,
        "rounds": [one._asdict() for one in sheet.rounds],
        "items": {item: reason._asdict() for item, reason in sheet.reasons.items()},
        "result": result_of(sheet.resolved, last.round, last.scores),
    }


def in_a_table(sheet: Sheet, one: Counted) -> tuple[list[str], list[list[object]]]:
    """Return a round as the columns and rows of a score sheet: its items, its own lines, and the totals."""
    rows: list[list[object]] = []
    for item, title in ITEMS.items():
        points = [side["parts"].get(item, 0) for side in one.sides]
        if any(points):
            rows.append([title, *points])
    for name in dict.fromkeys(name for side in one.sides for name in side["lines"]):
        rows.append([f"{name} (outside the rules)", *(side["lines"].get(name, 0) for side in one.sides)])
    rows.append(["this round", *(side["total"] for side in one.sides)])
    if len(sheet.rounds) > 1 or one.scores != [side["total"] for side in one.sides]:
        rows.append(["score so far", *one.scores])
    if one.opening is not None:
        rows.append(["next opening", *one.opening])
    return ["", *sheet.names], rows


def why_in_a_table(sheet: Sheet) -> tuple[list[str], list[list[str]]]:
    """Return the rule, the source and the disputes of each item that counts as the columns and rows of a table."""
    rows = [
        [ITEMS[item], reason.rule, "; ".join(reason.sources), ", ".join(reason.disputes) or "none"]
        for item, reason in sheet.reasons.items()
    ]
    return ["item", "rule", "from", "in dispute"], rows


def told(sheet: Sheet) -> str:
    """Return the result in a sentence, or nothing as long as the game goes on."""
    resolved, names, last = sheet.resolved, sheet.names, sheet.rounds[-1]
    result = result_of(resolved, last.round, last.scores)
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
