"""Taking the pile: what the top card asks for, and what the cards beneath it do not give."""

from collections import Counter
from typing import NamedTuple

from handandfoot.actions import Take
from handandfoot.cards import THREES, WILD_CARDS, Card, rank_of
from handandfoot.house_rules import Rules
from handandfoot.laying import Laid, cards_laid, crowded_ranks
from handandfoot.melds import Violation, is_book
from handandfoot.position import WILD, Position, Side


class TopMeld(NamedTuple):
    """The meld that a take makes with the top card: the cards laid from the hand, and whether the meld is new."""

    hand: tuple[Card, ...]
    new: bool
    points: int


def taken_count(position: Position, rules: Rules) -> int:
    """HF-PILE-01. How many cards a take brings: `take_amount`, or the whole pile if there are fewer."""
    return len(position.pile) if rules.take_amount == "all" else min(int(rules.take_amount), len(position.pile))


def pile_is_frozen(position: Position, side: Side, rules: Rules) -> bool:
    """HF-PILE-10. A pile is frozen after a wild discard, and for a side that has not opened, where rules freeze it."""
    return rules.freeze == "wild discard" and (position.frozen or not side.open)


def top_forbids(position: Position, rules: Rules) -> Violation | None:
    """HF-PILE-09, HF-PILE-02, HF-PILE-04. An empty pile, a three on top, or a wild top card may forbid the take."""
    if not position.pile:
        return Violation("HF-PILE-09", {"cards": 0})
    if position.pile[0] in THREES:
        return Violation("HF-PILE-02", {"top": position.pile[0]})
    if position.pile[0] in WILD_CARDS and rules.take_wild_top == "never":
        return Violation("HF-PILE-04", {"top": position.pile[0]})

    return None


def lower_cards_laid(position: Position, missing: Counter[Card], rules: Rules) -> Violation | None:
    """HF-PILE-06. Cards that lie beneath the top card must not make the take legal."""
    lower = Counter(position.pile[1 : taken_count(position, rules)])
    if missing - lower:
        return None

    return Violation("HF-PILE-06", {"cards": sorted(missing.elements())})


def top_melds(top: Card, action: Take, rules: Rules) -> list[TopMeld]:
    """The melds of an action in which the top card may lie, each without one card of its face."""
    found = []
    for cards, new in [(meld, True) for meld in action.melds] + [(add.cards, False) for add in action.adds]:
        if top in cards:
            hand = list(cards)
            hand.remove(top)
            found.append(TopMeld(tuple(hand), new, sum(rules.points[card] for card in cards)))

    return found


def pair_in(hand: tuple[Card, ...], top: Card, frozen: bool, rules: Rules) -> bool:
    """HF-PILE-03, HF-PILE-04. Whether cards of the hand hold the pair that the top card asks for."""
    rank = rank_of(top)
    if top in WILD_CARDS:
        return all(card in WILD_CARDS for card in hand) and sum(rank_of(card) == rank for card in hand) >= 2

    naturals = sum(rank_of(card) == rank for card in hand)
    if naturals >= 2:
        return True

    return rules.take_pair != "natural pair" and not frozen and naturals == 1 and len(hand) >= 2


def pair_missing(position: Position, side: Side, melds: list[TopMeld], rules: Rules) -> Violation | None:
    """HF-PILE-03. The top card must be laid at once with the pair that the rules ask for, from the hand."""
    top = position.pile[0]
    frozen = pile_is_frozen(position, side, rules)
    if any(pair_in(meld.hand, top, frozen, rules) for meld in melds):
        return None
    if top in WILD_CARDS:
        return Violation("HF-PILE-04", {"top": top})
    if frozen and any(pair_in(meld.hand, top, False, rules) for meld in melds):
        return Violation("HF-PILE-10", {"top": top})

    return Violation("HF-PILE-03", {"top": top})


def target_wrong(position: Position, side: Side, laid: Laid, melds: list[TopMeld], rules: Rules) -> Violation | None:
    """HF-PILE-07. Where a take must begin a new meld, it must finish an unfinished meld of the rank too."""
    if rules.take_target == "any meld":
        return None

    top = position.pile[0]
    rank = WILD if top in WILD_CARDS else rank_of(top)
    frozen = pile_is_frozen(position, side, rules)
    paired = [meld for meld in melds if pair_in(meld.hand, top, frozen, rules)]
    if melds and not any(meld.new for meld in paired or melds):
        return Violation("HF-PILE-07", {"rank": rank, "new meld": False})
    if not paired:
        return None

    old = [meld for meld in side.melds if meld.rank == rank and not is_book(meld, rules)]
    finished = [before for before, after in laid.grown if is_book(after, rules)]
    limit = rules.unfinished_per_rank
    if limit is not None and old and (rank in crowded_ranks(laid, rules) or not any(meld in finished for meld in old)):
        return Violation("HF-PILE-07", {"rank": rank, "new meld": True})

    return None


def opening_by_top_meld(side: Side, laid: Laid, melds: list[TopMeld], rules: Rules) -> Violation | None:
    """HF-PILE-05. Where only the meld of the top card counts for an opening by a take, it must reach the minimum."""
    if side.open or rules.opening_take_counts == "everything laid" or laid.points < rules.opening_minimum:
        return None
    if not melds or any(meld.points >= rules.opening_minimum for meld in melds):
        return None

    return Violation("HF-PILE-05", {"points": max(meld.points for meld in melds), "minimum": rules.opening_minimum})


def cards_from_hand(position: Position, action: Take) -> Counter[Card]:
    """The cards that a take lays, without the top card."""
    laid = Counter(cards_laid(action.melds, action.adds))
    laid.subtract(position.pile[:1])
    return +laid
