"""Scoring a round, itemised, in points."""

from collections.abc import Iterable
from typing import NamedTuple

from handandfoot.cards import RED_THREES, Cards
from handandfoot.game_end import game_is_over
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.melds import count_books, is_book, is_quintet
from handandfoot.moment import rules_of_side
from handandfoot.position import Meld, Position


class SideCards(NamedTuple):
    """What a side is scored for: cards by the place where they lie at the end of the round."""

    melds: tuple[Meld, ...] = ()
    threes: Cards = ()
    hands: tuple[Cards, ...] = ()
    closed: tuple[Cards, ...] = ()
    out: bool = False
    concealed: bool = False


class Score(NamedTuple):
    """A side's points for a round, by item. `left` is never positive."""

    cards: int
    books: int
    red_threes: int
    left: int
    out: int
    special: int

    @property
    def total(self) -> int:
        """The points of the round: all items together."""
        return sum(self)


def score_side(side: SideCards, rules: Rules, *, last_round: bool = False) -> Score:
    """The points of one side for a round, item by item."""
    return Score(
        cards=laid_points(side.melds, rules),
        books=book_bonuses(side.melds, rules),
        red_threes=red_three_points(side, rules) + red_threes_left(side, rules),
        left=-left_points(side, rules),
        out=out_points(side, rules),
        special=special_points(side, rules, last_round=last_round),
    )


def laid_points(melds: Iterable[Meld], rules: Rules) -> int:
    """HF-SCORE-02, HF-SCORE-08. The cards that a side has melded must count for it, those of books beside the bonus."""
    return sum(rules.points[card] for meld in melds for card in meld.cards)


def left_points(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-03. The cards left in the hands and closed packets of every player of a side must count against it."""
    return sum(rules.points[card] for packet in (*side.hands, *side.closed) for card in packet)


def book_bonuses(melds: Iterable[Meld], rules: Rules) -> int:
    """HF-SCORE-06. Each finished book must bring the bonus of its kind."""
    bonus = {"clean": rules.clean_bonus, "dirty": rules.dirty_bonus, "wild": rules.wild_bonus}
    return sum(bonus[meld.kind] for meld in melds if is_book(meld, rules))


def red_three_points(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-04. Laid red threes must count by whether the side has what `red_three_needs` asks for."""
    each = rules.red_three_points if red_threes_count(side.melds, rules) else rules.red_three_without
    return each * len(side.threes)


def red_threes_count(melds: Iterable[Meld], rules: Rules) -> bool:
    """Whether the side has the meld or the book without which its red threes do not count for it (HF-SCORE-04)."""
    if rules.red_three_needs == "book":
        return any(is_book(meld, rules) for meld in melds)

    return rules.red_three_needs == "nothing" or any(melds)


def red_threes_left(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-05. Each red three left in a hand or a closed packet must count `red_three_left`."""
    return rules.red_three_left * sum(card in RED_THREES for packet in (*side.hands, *side.closed) for card in packet)


def red_three_set(side: SideCards, rules: Rules) -> int:
    """All red threes of the pack bring a bonus, or cost as much where laid red threes count against (HF-SCORE-04)."""
    if len(side.threes) < 2 * rules.decks:
        return 0
    if red_threes_count(side.melds, rules):
        return rules.red_three_set_bonus

    return -rules.red_three_set_bonus if rules.red_three_without < 0 else 0


def special_points(side: SideCards, rules: Rules, *, last_round: bool) -> int:
    """What stands in no other column: special books, all red threes, a concealed exit, the last round."""
    points = special_books(side.melds, rules) + red_three_set(side, rules) + concealed_points(side, rules)
    return points + (red_threes_without_book(side, rules) if last_round else 0)


def out_points(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-07. Going out must bring its side `out_bonus`."""
    return rules.out_bonus if side.out else 0


def special_books(melds: Iterable[Meld], rules: Rules) -> int:
    """HF-SCORE-10. Books of a rank in `named_bonus`, and quintets, must bring their own points beside all else."""
    named = sum(rules.named_bonus.get(meld.rank, 0) for meld in melds if is_book(meld, rules))
    return named + rules.quintet_bonus * sum(is_quintet(meld, rules) for meld in melds)


def concealed_points(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-11. Going out with the whole hand at once, nothing laid before, must earn `concealed_bonus` as well."""
    return rules.concealed_bonus if side.out and side.concealed else 0


def red_threes_without_book(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-12. At the end of the game, red threes laid and no finished book must cost `red_three_no_book` once."""
    return rules.red_three_no_book if side.threes and not any(is_book(meld, rules) for meld in side.melds) else 0


def rules_of_count(side: SideCards, ruleset: RuleSet, round_number: int) -> Rules:
    """The rules by which a side is counted of which only the cards are known: those of the round and of its books."""
    books = count_books(side.melds, ruleset.at(round_number)).total()
    return ruleset.at(round_number, books=books)


def side_cards(position: Position, side: int, *, out: int | None, concealed: bool) -> SideCards:
    """The cards of a side by place, as they lie in a position; `out` is the seat that went out."""
    seats = [position.seats[seat] for seat in position.seats_of(side)]
    went = out is not None and position.side_of(out) == side
    return SideCards(
        melds=position.sides[side].melds,
        threes=position.sides[side].threes,
        hands=tuple(seat.hand for seat in seats),
        closed=tuple(packet for seat in seats for packet in seat.closed),
        out=went,
        concealed=went and concealed,
    )


def score_round(
    position: Position, ruleset: RuleSet, *, out: int | None, concealed: bool = False
) -> tuple[tuple[Score, ...], bool]:
    """The score of each side for the round that ends in this position, and whether the game ends with it.

    Whether the game ends is decided by the totals before HF-SCORE-12, which asks for it.
    """
    sides = range(len(position.sides))
    cards = [side_cards(position, side, out=out, concealed=concealed) for side in sides]
    rules = [rules_of_side(position, ruleset, side) for side in sides]
    scores = [score_side(cards[side], rules[side]) for side in sides]
    if not game_is_over(position.round, added_up(position.scores, scores), ruleset):
        return tuple(scores), False

    return tuple(score_side(cards[side], rules[side], last_round=True) for side in sides), True


def added_up(totals: Iterable[int], scores: Iterable[Score]) -> tuple[int, ...]:
    """HF-SCORE-09. The scores of the rounds must be added up to a side's total."""
    return tuple(old + new.total for old, new in zip(totals, scores, strict=True))


def scored_by_item(before: Position, after: Position, ruleset: RuleSet) -> tuple[Score, ...]:
    """The itemised scores of a round that an action has ended: from the scores before it and the cards after it."""
    player = after.seats[after.turn.seat]
    out = after.turn.seat if not player.hand and player.in_last_packet else None
    scores, _ = score_round(after._replace(scores=before.scores), ruleset, out=out, concealed=after.turn.opened)
    return scores
