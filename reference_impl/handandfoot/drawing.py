"""Drawing from the stock, and what follows when it is out."""

from handandfoot.candidates import takes
from handandfoot.cards import Cards, sort_cards
from handandfoot.consequences import Step, end_round, lay_red_threes
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.position import PLAY, Position
from handandfoot.results import Accepted, Event, Refused, Result
from handandfoot.taking import take
from handandfoot.violations import MustTake, Violation


def draw(position: Position, ruleset: RuleSet, rules: Rules) -> Result:
    """A draw, or the end of the round where none can be made; red threes among the cards are laid and replaced."""
    seat = position.turn.seat
    if stock_is_too_short(position.stock, rules):
        due = take_is_due(position, ruleset, rules)
        return Refused((due,)) if due else Accepted(*end_round(Step(position, ()), ruleset, out=None))

    drawn, stock = cards_drawn(position.stock, rules)
    player = position.seats[seat]
    position = position.with_seat(seat, player._replace(hand=sort_cards((*player.hand, *drawn))))
    position = position._replace(stock=stock, turn=position.turn._replace(phase=PLAY))
    step = Step(position, (Event("drawn", seat, drawn),))

    return Accepted(*lay_red_threes(step, seat, drawn, "draw", ruleset, rules))


def cards_drawn(stock: Cards, rules: Rules) -> tuple[Cards, Cards]:
    """HF-DRAW-01. A draw must be `draw_count` cards from the top of the stock; the rest of the stock stays."""
    return stock[: rules.draw_count], stock[rules.draw_count :]


def stock_is_too_short(stock: Cards, rules: Rules) -> bool:
    """HF-STOCK-01. With too few cards for a draw, the round must end, or go on with what is left as `stock_short` says.

    An empty stock is too short for any draw.
    """
    needed = rules.draw_count if rules.stock_short == "round ends" else 1
    return len(stock) < needed


def take_is_due(position: Position, ruleset: RuleSet, rules: Rules) -> Violation | None:
    """HF-STOCK-02. When no draw is possible, a player must take the pile where `stock_out_take` says so and may."""
    if rules.stock_out_take != "must take":
        return None
    if not any(isinstance(take(position, action, ruleset, rules), Accepted) for action in takes(position, rules)):
        return None

    return MustTake(len(position.stock))
