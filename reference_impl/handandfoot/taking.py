"""Taking the pile: what the top card asks for, and what the cards beneath it do not give."""

from collections import Counter
from typing import NamedTuple

from handandfoot.actions import Take
from handandfoot.cards import THREES, WILD_CARDS, Card, Cards, rank_of, sort_cards
from handandfoot.consequences import hand_emptied, lay_red_threes
from handandfoot.going_out import leaving_faults
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.laying import (
    Laid,
    cards_laid,
    composition_faults,
    crowded_ranks,
    lay_out,
    opening_too_low,
    put_down,
    second_unfinished,
)
from handandfoot.melds import is_book
from handandfoot.position import WILD, Position, Side
from handandfoot.results import Accepted, Event, Refused, Result
from handandfoot.turns import not_held
from handandfoot.violations import (
    LowerCardsLaid,
    NoPair,
    PileEmpty,
    PileFrozen,
    ThreeOnTop,
    TopMeldTooLow,
    Violation,
    WildOnTop,
    WrongTarget,
)


class TopMeld(NamedTuple):
    """The meld that a take makes with the top card: the cards laid from the hand, and whether the meld is new."""

    hand: Cards
    new: bool
    points: int


def take(position: Position, action: Take, ruleset: RuleSet, rules: Rules) -> Result:
    """A take of the pile's top cards, with what the top card asks for laid at once."""
    forbidden = top_forbids(position, rules)
    if forbidden:
        return Refused((forbidden,))

    seat = position.turn.seat
    number = position.side_of(seat)
    player = position.seats[seat]
    melds = top_melds(position.pile[0], action, rules)
    from_hand = cards_from_hand(position, action)
    missing = from_hand - Counter(player.hand)
    held = lower_cards_laid(position, missing, rules) or not_held(list(from_hand.elements()), player.hand)
    faults = [held] if held else []
    laid, strange = lay_out(position, number, action.melds, action.adds, rules)
    if laid is None:
        return Refused((*faults, *strange))

    count = taken_count(position, rules)
    rest = position.pile[1:count]
    left = hand_after_take(player.hand, from_hand, rest)
    closing = player.in_last_packet and not left
    faults += composition_faults(laid, rules, closing=closing)
    faults += take_faults(position, position.sides[number], laid, melds, rules)
    faults += [] if missing else leaving_faults(position, seat, laid.melds, left, rules)
    if faults:
        return Refused(tuple(faults))

    step = put_down(position, laid, left, Event("pile taken", seat, position.pile[:count]))
    turn = step.position.turn._replace(taken=True)
    step = step._replace(position=step.position._replace(pile=position.pile[count:], turn=turn, frozen=False))
    step = lay_red_threes(step, seat, rest, "pile", ruleset, rules)
    if step.over:
        return Accepted(*step)

    return Accepted(*hand_emptied(step, seat, ruleset, rules, concealed=turn.opened))


def take_faults(position: Position, side: Side, laid: Laid, melds: list[TopMeld], rules: Rules) -> list[Violation]:
    """The faults of a take beside those of its melds: the pair, the target, unfinished melds and the opening."""
    top = position.pile[0]
    target = target_wrong(position, side, laid, melds, rules)
    found = (
        wild_on_top(top, rules, melds),
        frozen_pair_missing(position, side, melds, rules),
        pair_missing(top, melds, rules),
        target,
        *([] if target else second_unfinished(laid, rules)),
        opening_too_low(side, laid.points, rules),
        opening_by_top_meld(side, laid, melds, rules),
    )
    return [fault for fault in found if fault]


def hand_after_take(hand: Cards, laid: Counter[Card], rest: Cards) -> Cards:
    """HF-PILE-08. The rest of the cards taken must go to the taker's hand after the top card has been laid."""
    return sort_cards((*(Counter(hand) - laid).elements(), *rest))


def taken_count(position: Position, rules: Rules) -> int:
    """HF-PILE-01. A take brings the top `take_amount` cards of the pile, or all of it if it has fewer."""
    return len(position.pile) if rules.take_amount == "all" else min(int(rules.take_amount), len(position.pile))


def pile_is_frozen(position: Position, side: Side, rules: Rules) -> bool:
    """Whether the pile is frozen: after a wild discard, or for a side that has not opened, where rules freeze it."""
    return rules.freeze == "wild discard" and (position.frozen or not side.open)


def top_forbids(position: Position, rules: Rules) -> Violation | None:
    """What forbids any take of this pile: no card, a three on top, or a wild card on top."""
    return pile_is_empty(position.pile) or three_on_top(position.pile[0]) or wild_on_top(position.pile[0], rules)


def pile_is_empty(pile: Cards) -> Violation | None:
    """HF-PILE-09. An empty discard pile must not be taken."""
    return None if pile else PileEmpty(cards=0)


def three_on_top(top: Card) -> Violation | None:
    """HF-PILE-02, HF-PILE-11. The pile must not be taken while a three is on top; a three lower down blocks nobody."""
    return ThreeOnTop(top) if top in THREES else None


def wild_on_top(top: Card, rules: Rules, melds: list[TopMeld] | None = None) -> Violation | None:
    """HF-PILE-04. A pile with a wild card on top is taken only as `take_wild_top` says, with two alike in a wild meld.

    Without `melds`, only whether such a take could be at all.
    """
    if top not in WILD_CARDS:
        return None
    if rules.take_wild_top == "alike" and (melds is None or any(two_alike(meld.hand, top) for meld in melds)):
        return None

    return WildOnTop(top)


def two_alike(hand: Cards, top: Card) -> bool:
    """Whether cards of the hand are all wild and two of them are of the top card's rank (HF-PILE-04)."""
    return all(card in WILD_CARDS for card in hand) and sum(rank_of(card) == rank_of(top) for card in hand) >= 2


def lower_cards_laid(position: Position, missing: Counter[Card], rules: Rules) -> Violation | None:
    """HF-PILE-06. Cards that lie lower in the discard pile must not help to make a take legal."""
    lower = Counter(position.pile[1 : taken_count(position, rules)])
    if not missing or missing - lower:
        return None

    return LowerCardsLaid(sorted(missing.elements()))


def top_melds(top: Card, action: Take, rules: Rules) -> list[TopMeld]:
    """The melds of an action in which the top card may lie, each without one card of its face."""
    found = []
    for cards, new in [(meld, True) for meld in action.melds] + [(add.cards, False) for add in action.adds]:
        if top in cards:
            hand = list(cards)
            hand.remove(top)
            found.append(TopMeld(tuple(hand), new, sum(rules.points[card] for card in cards)))

    return found


def pair_in(hand: Cards, top: Card, frozen: bool, rules: Rules) -> bool:
    """Whether cards of the hand hold the pair that the top card asks for (HF-PILE-03, HF-PILE-04, HF-PILE-10)."""
    if top in WILD_CARDS:
        return two_alike(hand, top)

    naturals = sum(rank_of(card) == rank_of(top) for card in hand)
    if naturals >= 2:
        return True

    return rules.take_pair != "natural pair" and not frozen and naturals == 1 and len(hand) >= 2


def pair_missing(top: Card, melds: list[TopMeld], rules: Rules) -> Violation | None:
    """HF-PILE-03. The top card must be laid at once with cards from the hand as `take_pair` says."""
    if top in WILD_CARDS or any(pair_in(meld.hand, top, False, rules) for meld in melds):
        return None

    return NoPair(top)


def frozen_pair_missing(position: Position, side: Side, melds: list[TopMeld], rules: Rules) -> Violation | None:
    """HF-PILE-10. A pile that is frozen under `freeze` must be taken only with a natural pair from the hand."""
    top = position.pile[0]
    if top in WILD_CARDS or not pile_is_frozen(position, side, rules):
        return None
    if any(pair_in(meld.hand, top, True, rules) for meld in melds) or pair_missing(top, melds, rules):
        return None

    return PileFrozen(top)


def target_wrong(position: Position, side: Side, laid: Laid, melds: list[TopMeld], rules: Rules) -> Violation | None:
    """HF-PILE-07. Where a take must begin a new meld, it must finish an unfinished meld of the rank too."""
    if rules.take_target == "any meld":
        return None

    top = position.pile[0]
    rank = WILD if top in WILD_CARDS else rank_of(top)
    frozen = pile_is_frozen(position, side, rules)
    paired = [meld for meld in melds if pair_in(meld.hand, top, frozen, rules)]
    if melds and not any(meld.new for meld in paired or melds):
        return WrongTarget(rank, new_meld=False)
    if not paired:
        return None

    old = [meld for meld in side.melds if meld.rank == rank and not is_book(meld, rules)]
    finished = [before for before, after in laid.grown if is_book(after, rules)]
    limit = rules.unfinished_per_rank
    if limit is not None and old and (rank in crowded_ranks(laid, rules) or not any(meld in finished for meld in old)):
        return WrongTarget(rank, new_meld=True)

    return None


def opening_by_top_meld(side: Side, laid: Laid, melds: list[TopMeld], rules: Rules) -> Violation | None:
    """HF-PILE-05. Where only the meld of the top card counts for an opening by a take, it must reach the minimum."""
    if side.open or rules.opening_take_counts == "everything laid" or laid.points < rules.opening_minimum:
        return None
    if not melds or any(meld.points >= rules.opening_minimum for meld in melds):
        return None

    return TopMeldTooLow(max(meld.points for meld in melds), minimum=rules.opening_minimum)


def cards_from_hand(position: Position, action: Take) -> Counter[Card]:
    """The cards that a take lays, without the top card."""
    laid = Counter(cards_laid(action.melds, action.adds))
    laid.subtract(position.pile[:1])
    return +laid
