"""Whether a round can be played, and can end as it is told: lints for positions, and for what is to be counted.

Each check yields one line for each fault. What is not told, such as the melds behind a number of books, is not judged.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from handandfoot.cards import WILD_CARDS, rank_of
from handandfoot_conformance.positions.parameter_values import Parameters, value_at
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Side = dict[str, Any]
"""What lies where for one side at the end of a round, as the protocol's `score` has it."""

KINDS = ("clean", "dirty", "wild")


def round_faults(number: int, scores: Sequence[int] | None, parameters: Parameters) -> Iterator[str]:
    """Yield why nobody plays this round (HF-GAME-01, HF-GAME-03); `scores` are those before it, if they are known."""
    last, target = value_at(parameters, "game_rounds", round=number), value_at(parameters, "game_target", round=number)
    extra = value_at(parameters, "tie", round=number) == "extra round"
    level = scores is None or list(scores).count(max(scores)) > 1
    if last is not None and number > last and not extra:
        yield f"round {number}: the game has {last} rounds"
    elif last is not None and number > last and not level:
        yield f"round {number}: the game was over after round {last}, for no two sides were level at the top"
    if target is not None and scores is not None and max(scores) >= target and not (extra and level):
        yield f"round {number}: the game was over, for a side had {max(scores):,} points, and it goes to {target:,}"


def books_of(side: Side, book_size: int) -> Counter[str]:
    """Return how many finished books of each kind a side has: those told by number, else those that lie there."""
    told = side.get("tallies") or {}
    if not side["melds"] and any(told.get(kind) for kind in KINDS):
        return Counter({kind: told.get(kind, 0) for kind in KINDS})
    found: Counter[str] = Counter()
    for meld in side["melds"]:
        if len(meld) >= book_size:
            wilds = sum(card in WILD_CARDS for card in meld)
            found["clean" if not wilds else "wild" if wilds == len(meld) else "dirty"] += 1
    return found


def out_faults(number: int, side: Side, parameters: Parameters) -> Iterator[str]:
    """Yield why the cards that are left do not let the side have gone out, as is told.

    The player who goes out holds no card and no closed packet, the partner is as far as the rules ask (HF-OUT-02).
    """

    def value(name: str) -> Any:
        return value_at(parameters, name, round=number)

    members, packets = value("partnership"), len(value("packets")) - 1
    hands, closed = (sum(map(bool, side[key])) for key in ("hands", "closed"))
    if hands >= members:
        who = "the player" if members == 1 else "every player"
        yield f"{who} of the side holds cards, and one of them went out"
    if closed and closed > (members - 1) * packets:
        yield "a packet of the player who went out was never taken up"
    elif closed and value("out_partner") != "nothing":
        yield "a packet of the partner was never taken up, without which nobody goes out (HF-OUT-02)"


def book_faults(number: int, side: Side, parameters: Parameters) -> Iterator[str]:
    """Yield which finished books the side lacks without which nobody goes out (HF-OUT-01, HF-OUT-07, HF-OUT-08)."""

    def value(name: str) -> Any:
        return value_at(parameters, name, round=number)

    books = books_of(side, value("book_size"))
    yield from _missing(books, side["melds"], value("book_size"), value)


def _missing(books: Counter[str], melds: Sequence[Sequence[str]], size: int, value: Any) -> Iterator[str]:
    needed: Mapping[str, int] = value("out_books")
    short = {kind: number - (books.total() if kind == "any" else books[kind]) for kind, number in needed.items()}
    lacking = [count(number, f"more {kind} book") for kind, number in short.items() if number > 0 and kind != "any"]
    if not lacking and short["any"] > 0:
        lacking = [count(short["any"], "more finished book")]
    if lacking:
        yield f"the side went out, which needs {' and '.join(lacking)} (HF-OUT-01)"
    if value("out_wild_books") > books["wild"]:
        needed_wild = count(value("out_wild_books") - books["wild"], "more wild book")
        yield f"the side went out, which needs {needed_wild} (HF-OUT-08)"
    named = {rank_of(card) for meld in melds if len(meld) >= size for card in meld if card not in WILD_CARDS}
    named |= {"wild"} if books["wild"] else set()
    if melds and (ranks := [rank for rank in value("out_named_books") if rank not in named]):
        yield f"the side went out, which needs a finished book of {' and '.join(ranks)} (HF-OUT-07)"


def end_faults(number: int, sides: Sequence[Side], parameters: Parameters, *, part: bool = False) -> list[str]:
    """Return why a round cannot have ended like this, one line for each fault.

    A scenario tells only a `part` of what lies there, the cards that it counts: books are then not judged.
    """
    checks = (out_faults,) if part else (out_faults, book_faults)
    found = [fault for side in sides if side["out"] for check in checks for fault in check(number, side, parameters)]
    if sum(side["out"] for side in sides) > 1:
        found.append("more than one side went out")
    return found
