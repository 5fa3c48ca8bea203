"""The engine: from a position and an action to the next position, or to the rules that forbid it."""

from handandfoot.actions import Action, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.asking_partner import answer, ask
from handandfoot.deal import choose
from handandfoot.discarding import discard
from handandfoot.drawing import draw
from handandfoot.house_rules import RuleSet
from handandfoot.laying import lay
from handandfoot.moment import rules_for
from handandfoot.position import Position
from handandfoot.results import Accepted, Refused, Result
from handandfoot.swapping import swap
from handandfoot.taking import take
from handandfoot.turns import not_your_turn, out_of_place

__all__ = ["Accepted", "Refused", "Result", "apply"]


def apply(position: Position, action: Action, ruleset: RuleSet, seat: int | None = None) -> Result:
    """What the rules make of an action by a seat (by default the seat that has to act).

    Raises `Malformed` or `Ambiguous` for an action that has no meaning, such as laying nothing.
    """
    actor = position.actor if seat is None else seat
    early = not_your_turn(position, actor) or out_of_place(position, action)
    if early:
        return Refused((early,))

    rules = rules_for(position, ruleset, position.turn.seat)
    match action:
        case Discard():
            return discard(position, action, ruleset, rules)
        case Draw():
            return draw(position, ruleset, rules)
        case Lay():
            return lay(position, action, ruleset, rules)
        case Take():
            return take(position, action, ruleset, rules)
        case Swap():
            return swap(position, action, rules)
        case Ask():
            return ask(position, rules)
        case Answer():
            return answer(position, action)
        case Choose():
            return choose(position, action, ruleset)
