"""What follows by itself: red threes laid, packets taken up, turns passed on, rounds and games ended."""

from collections.abc import Iterable
from typing import NamedTuple

from handandfoot.cards import RED_THREES, WILD_CARDS, Card, Cards, remove_cards, sort_cards
from handandfoot.going_out import out_faults
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.moment import rules_for
from handandfoot.permission import turn_begun
from handandfoot.position import GAME_OVER, ROUND_OVER, Position, Seat
from handandfoot.results import Event
from handandfoot.scoring import added_up, score_round


class Step(NamedTuple):
    """A position on the way, and what has happened so far."""

    position: Position
    events: tuple[Event, ...]

    @property
    def over(self) -> bool:
        """Whether the round has ended on the way."""
        return self.position.turn.phase in (ROUND_OVER, GAME_OVER)


def lay_red_threes(step: Step, seat: int, met: Iterable[Card], source: str, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-THREE-01. A red three met in a place of `red_threes_laid_from` must be laid at once and replaced."""
    waiting = [card for card in met if card in RED_THREES]
    if not waiting or source not in rules.red_threes_laid_from:
        return step

    position = step.position
    kept = remove_cards(position.seats[seat].hand, waiting) or ()
    laid, others, stock = replaced(waiting, position.stock)
    side = position.side_of(seat)
    threes = sort_cards((*position.sides[side].threes, *laid))
    position = position.with_seat(seat, position.seats[seat]._replace(hand=sort_cards((*kept, *others))))
    position = position.with_side(side, position.sides[side]._replace(threes=threes))._replace(stock=stock)
    step = Step(position, (*step.events, Event("red threes laid", seat, laid)))
    if len(others) == len(waiting):
        return step

    return without_replacement(step, seat, ruleset, rules)


def replaced(threes: list[Card], stock: Cards) -> tuple[Cards, Cards, Cards]:
    """HF-THREE-02. Each red three is replaced beside the normal draw, and a red three that replaces one in its turn.

    All red threes laid, the other cards that came for them, and the stock that is left; fewer others than threes
    where the stock has run out.
    """
    laid, left = list(threes), list(stock)
    others: list[Card] = []
    while len(others) < len(threes) and left:
        card = left.pop(0)
        (laid if card in RED_THREES else others).append(card)

    return tuple(laid), tuple(others), tuple(left)


def without_replacement(step: Step, seat: int, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-STOCK-03. A red three for which the stock is empty must end the round, or not, as `stock_replacement` says.

    The round ends too where nothing is left that the player could discard.
    """
    if rules.stock_replacement == "round ends" or _cannot_discard(step.position, seat, rules):
        return end_round(step, ruleset, out=None)

    return step


def _cannot_discard(position: Position, seat: int, rules: Rules) -> bool:
    player = position.seats[seat]
    if len(player.hand) > 1 or not player.in_last_packet:
        return False

    return not player.hand or bool(out_faults(position, seat, position.melds_of(seat), rules))


def take_up_packet(step: Step, seat: int, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-FOOT-04. Each packet must be taken up only after the one before it; its red threes are laid and replaced."""
    player = step.position.seats[seat]
    packet = sort_cards(player.closed[0])
    player = player._replace(
        hand=packet, closed=player.closed[1:], taken_up=player.taken_up + 1, pending=False, played=False
    )
    step = Step(step.position.with_seat(seat, player), (*step.events, Event("packet taken up", seat)))

    return lay_red_threes(step, seat, packet, "packet", ruleset, rules)


def next_turn(step: Step, ruleset: RuleSet) -> Step:
    """The turn of the next player, who first takes up a packet that is waiting."""
    seat = step.position.after(step.position.turn.seat)
    step = step._replace(position=step.position._replace(turn=turn_begun(seat)))
    if step.position.seats[seat].pending:
        step = take_up_packet(step, seat, ruleset, rules_for(step.position, ruleset, seat))

    return step


def end_round(step: Step, ruleset: RuleSet, out: int | None, concealed: bool = False) -> Step:
    """The end of the round: each side's score is added, and the game ends if it is time.

    `out` is the seat that went out, or None where the stock ended the round.
    """
    position = step.position
    scored, last = score_round(position, ruleset, out=out, concealed=concealed)
    totals = added_up(position.scores, scored)
    phase = GAME_OVER if last else ROUND_OVER
    seat = position.turn.seat if out is None else out
    position = position._replace(scores=totals, turn=position.turn._replace(seat=seat, phase=phase))

    return Step(position, (*step.events, Event("round over", seat)))


def hand_emptied(step: Step, seat: int, ruleset: RuleSet, rules: Rules, *, concealed: bool) -> Step:
    """HF-FOOT-02. A hand used up by laying: the next packet must be taken up at once, and play goes on in the turn."""
    if step.position.seats[seat].may_take_up:
        return take_up_packet(step, seat, ruleset, rules)

    return end_if_out(step, seat, ruleset, concealed=concealed)


def end_if_out(step: Step, seat: int, ruleset: RuleSet, *, concealed: bool) -> Step:
    """HF-OUT-05. Going out must end the round at once."""
    if not step.position.seats[seat].is_out:
        return step

    return end_round(step, ruleset, out=seat, concealed=concealed)


def discard_and_pass(step: Step, seat: int, card: Card, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-DISC-01. A turn must end with one card discarded onto the pile, unless the round ends with it."""
    position = step.position
    player = position.seats[seat]
    hand = remove_cards(player.hand, (card,)) or ()
    seats = list(position.seats)
    seats[seat] = Seat(hand, player.closed, player.taken_up, played=player.taken_up > 0)
    freezes = rules.freeze == "wild discard" and card in WILD_CARDS
    position = position._replace(seats=tuple(seats), pile=(card, *position.pile), frozen=position.frozen or freezes)
    step = Step(position, (*step.events, Event("discarded", seat, (card,))))
    step = end_if_out(step, seat, ruleset, concealed=position.turn.opened)
    if step.position.seats[seat].may_take_up:
        step = packet_after_discard(step, seat, ruleset, rules)

    return step if step.over else next_turn(step, ruleset)


def packet_after_discard(step: Step, seat: int, ruleset: RuleSet, rules: Rules) -> Step:
    """HF-FOOT-03. A player whose last hand card is discarded must take up the packet when `foot_after_discard` says.

    A packet that waits for the player's next turn is pending.
    """
    if rules.foot_after_discard == "at once":
        return take_up_packet(step, seat, ruleset, rules)

    waiting = step.position.seats[seat]._replace(pending=True)
    return step._replace(position=step.position.with_seat(seat, waiting))
