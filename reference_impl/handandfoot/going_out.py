"""Going out: who may, and who would be left stranded."""

from collections import Counter
from collections.abc import Sequence

from handandfoot.cards import Card
from handandfoot.house_rules import Rules
from handandfoot.melds import Violation, is_book
from handandfoot.position import GRANTED, NONE, REFUSED, Meld, Position


def partners_of(position: Position, seat: int) -> list[int]:
    """The other seats of a player's side."""
    sides = len(position.sides)
    return [other for other in range(seat % sides, len(position.seats), sides) if other != seat]


def out_faults(position: Position, seat: int, melds: Sequence[Meld], rules: Rules) -> list[Violation]:
    """Every rule that forbids this player to go out with these melds on the table."""
    found = (
        books_missing(melds, rules),
        wild_books_missing(melds, rules),
        named_books_missing(melds, rules),
        partner_not_ready(position, seat, rules),
        not_asked(position, seat, rules),
        partner_said_no(position, rules),
    )
    return [fault for fault in found if fault]


def count_books(melds: Sequence[Meld], rules: Rules) -> Counter[str]:
    """How many finished books of each kind there are."""
    return Counter(meld.kind for meld in melds if is_book(meld, rules))


def books_missing(melds: Sequence[Meld], rules: Rules) -> Violation | None:
    """HF-OUT-01. To go out, the side must have finished the books that `out_books` asks for."""
    books = count_books(melds, rules)
    needed = rules.out_books
    missing = {
        "clean": needed.clean - books["clean"],
        "dirty": needed.dirty - books["dirty"],
        "any": needed.any - books.total(),
    }
    short = {kind: number for kind, number in missing.items() if number > 0}

    return Violation("HF-OUT-01", {"missing": short}) if short else None


def wild_books_missing(melds: Sequence[Meld], rules: Rules) -> Violation | None:
    """HF-OUT-08. To go out, the side must have finished `out_wild_books` wild books."""
    missing = rules.out_wild_books - count_books(melds, rules)["wild"]

    return Violation("HF-OUT-08", {"missing": missing}) if missing > 0 else None


def named_books_missing(melds: Sequence[Meld], rules: Rules) -> Violation | None:
    """HF-OUT-07. To go out, the side must have finished a book of each rank that `out_named_books` names."""
    finished = {meld.rank for meld in melds if is_book(meld, rules)}
    short = [rank for rank in rules.out_named_books if rank not in finished]

    return Violation("HF-OUT-07", {"missing": short}) if short else None


def partner_not_ready(position: Position, seat: int, rules: Rules) -> Violation | None:
    """HF-OUT-02. To go out, the partner must have taken up the foot, or played from it, as `out_partner` says."""
    if rules.out_partner == "nothing":
        return None

    for other in partners_of(position, seat):
        player = position.seats[other]
        if not player.in_last_packet or (rules.out_partner == "played from" and not player.played):
            return Violation("HF-OUT-02", {"seat": other, "needs": rules.out_partner})

    return None


def not_asked(position: Position, seat: int, rules: Rules) -> Violation | None:
    """HF-ASK-01. A player with a partner must have asked before going out where `out_permission` says so."""
    if rules.out_permission != "must ask" or position.turn.permission != NONE or not partners_of(position, seat):
        return None

    return Violation("HF-ASK-01", {"permission": position.turn.permission, "needs": GRANTED})


def partner_said_no(position: Position, rules: Rules) -> Violation | None:
    """HF-ASK-02. A player whose partner has said no must not go out in this turn where the answer binds."""
    if rules.permission_binds != "a no" or position.turn.permission != REFUSED:
        return None

    return Violation("HF-ASK-02", {"permission": REFUSED})


def last_card_laid(rules: Rules) -> Violation | None:
    """HF-OUT-04. The last card must be discarded where `out_last_card` says so."""
    if rules.out_last_card != "discarded":
        return None

    return Violation("HF-OUT-04", {"last card": "laid"})


def leaving_faults(
    position: Position, seat: int, melds: Sequence[Meld], left: Sequence[Card], rules: Rules
) -> list[Violation]:
    """The faults of a lay or a take that leaves these cards in hand, for a player in the last packet."""
    if len(left) > 1 or not position.seats[seat].in_last_packet:
        return []

    faults = out_faults(position, seat, melds, rules)
    if left:
        return [stranded(faults)] if faults else []

    last = last_card_laid(rules)
    return [*faults, last] if last else faults


def stranded(faults: Sequence[Violation]) -> Violation:
    """HF-OUT-03. A player who may not go out must keep one card to discard and one more."""
    return Violation("HF-OUT-03", {"left": 1, "because": [fault.rule for fault in faults]})
