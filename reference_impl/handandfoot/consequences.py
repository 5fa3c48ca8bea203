"""What follows by itself: red threes laid, packets taken up, turns passed on, rounds and games ended."""

from collections.abc import Iterable
from typing import NamedTuple

from handandfoot.cards import RED_THREES, WILD_CARDS, Card, remove_cards, sort_cards
from handandfoot.going_out import out_faults
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.position import DRAW, GAME_OVER, ROUND_OVER, Position, Seat, Turn
from handandfoot.scoring import score_round


class Event(NamedTuple):
    """Something that happened, for a log: its kind, the seat concerned and the cards."""

    kind: str
    seat: int
    cards: tuple[Card, ...] = ()


class Step(NamedTuple):
    """A position on the way, and what has happened so far."""

    position: Position
    events: tuple[Event, ...]

    @property
    def over(self) -> bool:
        """Whether the round has ended on the way."""
        return self.position.turn.phase in (ROUND_OVER, GAME_OVER)


def rules_for(position: Position, ruleset: RuleSet, seat: int) -> Rules:
    """The flat rules for the side of a seat, at this round, score and number of finished books."""
    side = seat % len(position.sides)
    books = 0
    if "books" in ruleset.dimensions:
        size = ruleset.at(position.round).book_size
        books = sum(meld.size >= size for meld in position.sides[side].melds)

    return ruleset.at(position.round, position.scores[side], books)


def lay_red_threes(step: Step, seat: int, met: Iterable[Card], source: str, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-THREE-01. A red three that a player meets is laid at once and replaced from the stock, again and again.

    HF-STOCK-03 says what follows when the stock has no card to replace it.
    """
    waiting = [card for card in met if card in RED_THREES]
    if not waiting or source not in rules.red_threes_laid_from:
        return step

    position = step.position
    hand = list(position.seats[seat].hand)
    stock = list(position.stock)
    for card in waiting:
        hand.remove(card)
    laid: list[Card] = []
    missing = 0
    while waiting:
        laid.append(waiting.pop(0))
        if not stock:
            missing += 1
            continue
        replacement = stock.pop(0)
        (waiting if replacement in RED_THREES else hand).append(replacement)

    side = seat % len(position.sides)
    threes = sort_cards((*position.sides[side].threes, *laid))
    position = position.with_seat(seat, position.seats[seat]._replace(hand=sort_cards(hand)))
    position = position.with_side(side, position.sides[side]._replace(threes=threes))._replace(stock=tuple(stock))
    step = Step(position, (*step.events, Event("red threes laid", seat, tuple(laid))))
    if not missing:
        return step

    return _without_replacement(step, seat, ruleset, rules)


def _without_replacement(step: Step, seat: int, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-STOCK-03. A red three that the stock cannot replace ends the round, or is laid without replacement."""
    if rules.stock_replacement == "round ends" or _cannot_discard(step.position, seat, rules):
        return end_round(step, ruleset, out=None)

    return step


def _cannot_discard(position: Position, seat: int, rules: Rules) -> bool:
    player = position.seats[seat]
    if len(player.hand) > 1 or not player.in_last_packet:
        return False

    melds = position.sides[seat % len(position.sides)].melds
    return not player.hand or bool(out_faults(position, seat, melds, rules))


def take_up_packet(step: Step, seat: int, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-FOOT-01 to 04. The next closed packet becomes the hand; its red threes are laid and replaced."""
    player = step.position.seats[seat]
    packet = sort_cards(player.closed[0])
    player = player._replace(
        hand=packet, closed=player.closed[1:], taken_up=player.taken_up + 1, pending=False, played=False
    )
    step = Step(step.position.with_seat(seat, player), (*step.events, Event("packet taken up", seat)))

    return lay_red_threes(step, seat, packet, "packet", ruleset, rules)


def next_turn(step: Step, ruleset: RuleSet) -> Step:
    """HF-TABLE-02. The turn passes to the left; a player whose packet is waiting takes it up first (HF-FOOT-03)."""
    seat = (step.position.turn.seat + 1) % len(step.position.seats)
    step = step._replace(position=step.position._replace(turn=Turn(seat, DRAW)))
    if step.position.seats[seat].pending:
        step = take_up_packet(step, seat, ruleset, rules_for(step.position, ruleset, seat))

    return step


def end_round(step: Step, ruleset: RuleSet, out: int | None, concealed: bool = False) -> Step:
    """HF-OUT-05, HF-SCORE-09. The round ends: each side's score is added, and the game ends if it is time.

    `out` is the seat that went out, or None where the stock ended the round.
    """
    position = step.position
    scored, last = score_round(position, ruleset, out=out, concealed=concealed)
    totals = tuple(old + new.total for old, new in zip(position.scores, scored, strict=True))
    phase = GAME_OVER if last else ROUND_OVER
    seat = position.turn.seat if out is None else out
    position = position._replace(scores=totals, turn=position.turn._replace(seat=seat, phase=phase))

    return Step(position, (*step.events, Event("round over", seat)))


def hand_emptied(step: Step, seat: int, ruleset: RuleSet, rules: Rules, *, concealed: bool) -> Step:
    """HF-FOOT-02, HF-OUT-05. A hand emptied by laying: the next packet is taken up, or the player has gone out."""
    if step.position.seats[seat].hand:
        return step
    if step.position.seats[seat].in_last_packet:
        return end_round(step, ruleset, out=seat, concealed=concealed)

    return take_up_packet(step, seat, ruleset, rules)


def discard_and_pass(step: Step, seat: int, card: Card, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-DISC-01. The card goes on the pile and the turn passes, or the round ends with the last card."""
    position = step.position
    concealed = position.turn.opened
    player = position.seats[seat]
    hand = remove_cards(player.hand, (card,)) or ()
    seats = list(position.seats)
    seats[seat] = Seat(hand, player.closed, player.taken_up, not hand and bool(player.closed), player.taken_up > 0)
    freezes = rules.freeze == "wild discard" and card in WILD_CARDS
    position = position._replace(seats=tuple(seats), pile=(card, *position.pile), frozen=position.frozen or freezes)
    step = Step(position, (*step.events, Event("discarded", seat, (card,))))
    if hand:
        return next_turn(step, ruleset)
    if player.in_last_packet:
        return end_round(step, ruleset, out=seat, concealed=concealed)
    if rules.foot_after_discard == "at once":
        step = take_up_packet(step, seat, ruleset, rules)

    return step if step.over else next_turn(step, ruleset)
