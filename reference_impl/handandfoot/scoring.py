"""Scoring a round, itemised, in points."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from handandfoot.cards import RED_THREES, Card
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.melds import is_book
from handandfoot.position import Meld, Position


class SideCards(NamedTuple):
    """What a side is scored for: cards by the place where they lie at the end of the round."""

    melds: tuple[Meld, ...] = ()
    threes: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    closed: tuple[tuple[Card, ...], ...] = ()
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
    """HF-SCORE-02 to 12. The points of one side for a round; a book brings its cards and its bonus (HF-SCORE-08)."""
    return Score(
        cards=laid_points(side.melds, rules),
        books=book_bonuses(side.melds, rules),
        red_threes=red_three_points(side, rules) + red_threes_left(side, rules),
        left=-left_points(side, rules),
        out=rules.out_bonus if side.out else 0,
        special=special_points(side, rules, last_round=last_round),
    )


def laid_points(melds: Iterable[Meld], rules: Rules) -> int:
    """HF-SCORE-02. Laid cards count for the side."""
    return sum(rules.points[card] for meld in melds for card in meld.cards)


def left_points(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-03. Cards left in the hands and closed packets of all players of the side count against it."""
    return sum(rules.points[card] for packet in (*side.hands, *side.closed) for card in packet)


def book_bonuses(melds: Iterable[Meld], rules: Rules) -> int:
    """HF-SCORE-06. Each finished book brings the bonus of its kind."""
    bonus = {"clean": rules.clean_bonus, "dirty": rules.dirty_bonus, "wild": rules.wild_bonus}
    return sum(bonus[meld.kind] for meld in melds if is_book(meld, rules))


def red_three_points(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-04. Each laid red three counts for the side, if the side has what the rules ask for."""
    each = rules.red_three_points if red_threes_count(side.melds, rules) else rules.red_three_without
    return each * len(side.threes)


def red_threes_count(melds: Sequence[Meld], rules: Rules) -> bool:
    """HF-SCORE-04. Whether the side has the meld or the book without which its red threes do not count for it."""
    if rules.red_three_needs == "book":
        return any(is_book(meld, rules) for meld in melds)

    return rules.red_three_needs == "nothing" or bool(melds)


def red_threes_left(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-05. Each red three left in a hand or a closed packet counts against the side."""
    return rules.red_three_left * sum(card in RED_THREES for packet in (*side.hands, *side.closed) for card in packet)


def red_three_set(side: SideCards, rules: Rules) -> int:
    """HF-SCORE-10. All red threes of the pack bring a bonus, or cost as much where laid red threes count against."""
    if len(side.threes) < 2 * rules.decks:
        return 0
    if red_threes_count(side.melds, rules):
        return rules.red_three_set_bonus

    return -rules.red_three_set_bonus if rules.red_three_without < 0 else 0


def special_points(side: SideCards, rules: Rules, *, last_round: bool) -> int:
    """HF-SCORE-10 to 12. Named books, unfinished fives, all red threes, a concealed exit, the last round."""
    books = [meld for meld in side.melds if is_book(meld, rules)]
    fives = sum(meld.naturals == 5 and not meld.wilds for meld in side.melds if not is_book(meld, rules))
    points = sum(rules.named_bonus.get(meld.rank, 0) for meld in books) + fives * rules.quintet_bonus
    points += red_three_set(side, rules)
    if side.out and side.concealed:
        points += rules.concealed_bonus
    if last_round and side.threes and not books:
        points += rules.red_three_no_book

    return points


def side_cards(position: Position, side: int, *, out: int | None, concealed: bool) -> SideCards:
    """The cards of a side by place, as they lie in a position; `out` is the seat that went out."""
    seats = [position.seats[seat] for seat in range(side, len(position.seats), len(position.sides))]
    went = out is not None and out % len(position.sides) == side
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
    rules = [ruleset.at(position.round, score) for score in position.scores]
    scores = [score_side(cards[side], rules[side]) for side in sides]
    totals = [old + new.total for old, new in zip(position.scores, scores, strict=True)]
    if not game_is_over(position.round, totals, ruleset):
        return tuple(scores), False

    return tuple(score_side(cards[side], rules[side], last_round=True) for side in sides), True


def game_is_over(round_number: int, totals: Sequence[int], ruleset: RuleSet) -> bool:
    """HF-GAME-01, HF-GAME-03. Whether the game ends with this round; a tie may call for an extra round."""
    rules = ruleset.at(round_number)
    reached = rules.game_target is not None and max(totals) >= rules.game_target
    played = rules.game_rounds is not None and round_number >= rules.game_rounds
    if not reached and not played:
        return False

    return rules.tie != "extra round" or list(totals).count(max(totals)) == 1


def scored_by_item(before: Position, after: Position, ruleset: RuleSet) -> tuple[Score, ...]:
    """The itemised scores of a round that an action has ended: from the scores before it and the cards after it."""
    player = after.seats[after.turn.seat]
    out = after.turn.seat if not player.hand and player.in_last_packet else None
    scores, _ = score_round(after._replace(scores=before.scores), ruleset, out=out, concealed=after.turn.opened)
    return scores
