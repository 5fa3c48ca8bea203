"""Going out: who may, and who would be left stranded."""

from collections.abc import Sequence

from handandfoot.cards import Card
from handandfoot.house_rules import Rules
from handandfoot.melds import count_books, is_book
from handandfoot.permission import asking_amiss, partner_said_no
from handandfoot.position import Meld, Position
from handandfoot.violations import (
    BooksMissing,
    LastCard,
    NamedBooksMissing,
    PartnerNotReady,
    Stranded,
    Violation,
    WildBooksMissing,
)


def out_faults(position: Position, seat: int, melds: Sequence[Meld], rules: Rules) -> list[Violation]:
    """Every rule that forbids this player to go out with these melds on the table."""
    found = (
        books_missing(melds, rules),
        wild_books_missing(melds, rules),
        named_books_missing(melds, rules),
        partner_not_ready(position, seat, rules),
        asking_amiss(position, seat, rules, asks=False),
        partner_said_no(position, rules),
    )
    return [fault for fault in found if fault]


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

    return BooksMissing(short) if short else None


def wild_books_missing(melds: Sequence[Meld], rules: Rules) -> Violation | None:
    """HF-OUT-08. To go out, the side must have finished `out_wild_books` wild books."""
    missing = rules.out_wild_books - count_books(melds, rules)["wild"]

    return WildBooksMissing(missing) if missing > 0 else None


def named_books_missing(melds: Sequence[Meld], rules: Rules) -> Violation | None:
    """HF-OUT-07. To go out, the side must have finished a book of each rank that `out_named_books` names."""
    finished = {meld.rank for meld in melds if is_book(meld, rules)}
    short = [rank for rank in rules.out_named_books if rank not in finished]

    return NamedBooksMissing(short) if short else None


def partner_not_ready(position: Position, seat: int, rules: Rules) -> Violation | None:
    """HF-OUT-02. To go out, the partner must have taken up the foot, or played from it, as `out_partner` says."""
    if rules.out_partner == "nothing":
        return None

    for other in position.partners_of(seat):
        player = position.seats[other]
        if not player.in_last_packet or (rules.out_partner == "played from" and not player.played):
            return PartnerNotReady(other, needs=rules.out_partner)

    return None


def last_card_laid(rules: Rules) -> Violation | None:
    """HF-OUT-04. The last card must be discarded where `out_last_card` says so."""
    if rules.out_last_card != "discarded":
        return None

    return LastCard("laid")


def leaving_faults(
    position: Position, seat: int, melds: Sequence[Meld], left: Sequence[Card], rules: Rules
) -> list[Violation]:
    """The faults of a lay or a take that leaves these cards in hand, for a player in the last packet."""
    if len(left) > 1 or not position.seats[seat].in_last_packet:
        return []

    faults = out_faults(position, seat, melds, rules)
    if left:
        alone = stranded(len(left), faults)
        return [alone] if alone else []

    last = last_card_laid(rules)
    return [*faults, last] if last else faults


def stranded(left: int, faults: Sequence[Violation]) -> Violation | None:
    """HF-OUT-03. A player who may not go out must keep one card to discard and one more."""
    if left > 1 or not faults:
        return None

    return Stranded(left, because=[fault.rule for fault in faults])
