"""Asking the partner for permission to go out, and the answer."""

from handandfoot.actions import Answer
from handandfoot.going_out import stranded
from handandfoot.house_rules import Rules
from handandfoot.permission import asked_again, asking_amiss
from handandfoot.position import ANSWER, GRANTED, PLAY, REFUSED, Position
from handandfoot.results import Accepted, Event, Refused, Result
from handandfoot.violations import PartnerSaidNo


def ask(position: Position, rules: Rules) -> Result:
    """The question to the partner, once a turn, by a player for whom a no would leave a card to discard."""
    seat = position.turn.seat
    bound = PartnerSaidNo(REFUSED)
    wrong = (
        asking_amiss(position, seat, rules, asks=True)
        or asked_again(position)
        or stranded(len(position.seats[seat].hand), [bound])
    )
    if wrong:
        return Refused((wrong,))

    return Accepted(position._replace(turn=position.turn._replace(phase=ANSWER)), (Event("asked", seat),))


def answer(position: Position, action: Answer) -> Result:
    """The partner's yes or no, which is kept with the turn (HF-ASK-02, HF-ASK-03)."""
    turn = position.turn._replace(phase=PLAY, permission=GRANTED if action.yes else REFUSED)
    return Accepted(
        position._replace(turn=turn), (Event("answered yes" if action.yes else "answered no", position.actor),)
    )
