"""What makes a meld: one rank, enough cards, not too many, and wild cards within their limits."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from handandfoot.cards import BLACK_THREES, RED_THREES, THREES, WILD_CARDS, Card, rank_of
from handandfoot.house_rules import Rules
from handandfoot.position import Meld
from handandfoot.violations import (
    AllWild,
    BlackThreeMelded,
    MarginMissed,
    MixedRanks,
    RedThreeMelded,
    TooFewCards,
    TooFewNaturals,
    TooManyCards,
    TooManyWilds,
    Violation,
    WildsOutweigh,
)

QUINTET = 5
"""How many cards the word means, as a pair means two."""


def check_meld(cards: Sequence[Card], rules: Rules, *, closing: bool = False) -> list[Violation]:
    """Every rule of composition that these cards would break as one meld; `closing` where the play goes out."""
    wilds = sum(card in WILD_CARDS for card in cards)
    mixed = two_ranks(cards)
    found = [mixed] if mixed else []
    found += faults_of_numbers(len(cards) - wilds, wilds, rules)
    if THREES.intersection(cards):
        threes = red_three_melded(cards), black_three_melded(cards, rules, closing)
        found += [fault for fault in threes if fault]

    return found


@lru_cache(maxsize=4096)
def numbers_fit(naturals: int, wilds: int, rules: Rules) -> bool:
    """Whether so many natural and wild cards of one rank make a meld."""
    return not faults_of_numbers(naturals, wilds, rules)


def faults_of_numbers(naturals: int, wilds: int, rules: Rules) -> list[Violation]:
    """The rules that so many natural and wild cards break, in the order in which a player meets them."""
    found = (
        too_few(naturals, wilds, rules),
        too_many(naturals + wilds, rules),
        wilds_outweigh_naturals(naturals, wilds, rules),
        all_wild(naturals, wilds, rules),
        too_many_wilds(naturals, wilds, rules),
        too_few_naturals(naturals, wilds, rules),
        margin_missed(naturals, wilds, rules),
    )
    return [fault for fault in found if fault]


def two_ranks(cards: Sequence[Card]) -> Violation | None:
    """HF-MELD-01. A meld must hold cards of one rank, wild cards aside."""
    ranks = {rank_of(card) for card in cards if card not in WILD_CARDS}
    if len(ranks) <= 1:
        return None

    return MixedRanks(sorted(ranks))


def red_three_melded(cards: Sequence[Card]) -> Violation | None:
    """HF-THREE-03. A red three must not be melded."""
    if not RED_THREES.intersection(cards):
        return None

    return RedThreeMelded([card for card in cards if card in RED_THREES])


def black_three_melded(cards: Sequence[Card], rules: Rules, closing: bool) -> Violation | None:
    """HF-THREE-04. Black threes must not be melded, unless the rules allow them in the closing play."""
    if not BLACK_THREES.intersection(cards):
        return None

    if rules.black_three_melds == "closing play" and closing and all(card in BLACK_THREES for card in cards):
        return None

    return BlackThreeMelded([card for card in cards if card in BLACK_THREES])


def too_few(naturals: int, wilds: int, rules: Rules) -> Violation | None:
    """HF-MELD-02. A meld must hold at least `meld_min` cards."""
    if naturals + wilds >= rules.meld_min:
        return None

    return TooFewCards(naturals + wilds, least=rules.meld_min)


def too_many(size: int, rules: Rules, before: int = 0) -> Violation | None:
    """HF-MELD-03. A meld must not outgrow `book_size`, nor a finished book take a card, unless books stay open."""
    if rules.book_growth == "open" or size <= rules.book_size:
        return None

    return TooManyCards(size, most=max(before, rules.book_size))


def wilds_outweigh_naturals(naturals: int, wilds: int, rules: Rules) -> Violation | None:
    """HF-WILD-02. A mixed meld must hold at least `naturals_per_wild` natural cards for each wild."""
    if not naturals or naturals >= rules.naturals_per_wild * wilds:
        return None

    return WildsOutweigh(naturals, wilds)


def all_wild(naturals: int, wilds: int, rules: Rules) -> Violation | None:
    """HF-WILD-03. A meld must not be all wild where the rules forbid it."""
    if naturals or not wilds or rules.all_wild_melds == "allowed":
        return None

    return AllWild(wilds)


def too_many_wilds(naturals: int, wilds: int, rules: Rules) -> Violation | None:
    """HF-WILD-04. A mixed meld must hold no more than `wild_limit` wild cards."""
    if not naturals or rules.wild_limit is None or wilds <= rules.wild_limit:
        return None

    return TooManyWilds(wilds, most=rules.wild_limit)


def too_few_naturals(naturals: int, wilds: int, rules: Rules) -> Violation | None:
    """HF-WILD-05. A mixed meld must hold at least `natural_minimum` natural cards."""
    if not naturals or not wilds or naturals >= rules.natural_minimum:
        return None

    return TooFewNaturals(naturals, least=rules.natural_minimum)


def margin_missed(naturals: int, wilds: int, rules: Rules) -> Violation | None:
    """HF-WILD-06. In a mixed meld the natural cards must outnumber the wild cards by `natural_margin`."""
    if not naturals or not wilds or not rules.natural_margin or naturals - wilds >= rules.natural_margin:
        return None

    return MarginMissed(naturals, wilds, margin=rules.natural_margin)


def is_book(meld: Meld, rules: Rules) -> bool:
    """HF-BOOK-01. A meld of `book_size` cards must count as a finished book."""
    return len(meld.cards) >= rules.book_size


def count_books(melds: Iterable[Meld], rules: Rules) -> Counter[str]:
    """How many finished books of each kind there are."""
    return Counter(meld.kind for meld in melds if is_book(meld, rules))


def is_quintet(meld: Meld, rules: Rules) -> bool:
    """Whether an unfinished meld has the five natural cards, and no wild card, that give a quintet its name."""
    return (meld.naturals, meld.wilds) == (QUINTET, 0) and not is_book(meld, rules)
