"""The course of a turn: who acts, what comes when, and that only cards are played that are held."""

from collections import Counter
from collections.abc import Sequence

from handandfoot.actions import Action, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import Card, Cards, remove_cards
from handandfoot.position import ANSWER, CHOOSE, DRAW, PLAY, Position
from handandfoot.violations import NobodyAsked, NotHeld, NothingToChoose, NotYourTurn, OutOfPlace, Violation

_MOMENTS: dict[type[Action], tuple[str, ...]] = {
    Choose: (CHOOSE,),
    Draw: (DRAW,),
    Take: (DRAW,),
    Lay: (PLAY,),
    Swap: (PLAY,),
    Discard: (PLAY,),
    Ask: (PLAY,),
    Answer: (ANSWER,),
}
_OUT_OF_PLACE: dict[type[Action], type[NothingToChoose | NobodyAsked | OutOfPlace]] = {
    Choose: NothingToChoose,
    Answer: NobodyAsked,
}


def not_your_turn(position: Position, seat: int) -> Violation | None:
    """HF-TURN-01. Only the player whose turn it is must act, apart from a partner who has been asked."""
    phase = position.turn.phase
    if phase in (CHOOSE, DRAW, PLAY, ANSWER) and seat == position.actor:
        return None

    return NotYourTurn(seat, turn=position.actor, phase=phase)


def out_of_place(position: Position, action: Action) -> Violation | None:
    """HF-TURN-02. A turn must begin with one draw or one take, and each other action comes after it.

    A choice and an answer have a rule of their own for their moment.
    """
    phase = position.turn.phase
    if phase in _MOMENTS[type(action)]:
        return None

    return _OUT_OF_PLACE.get(type(action), OutOfPlace)(phase)


def not_held(cards: Sequence[Card], hand: Cards) -> Violation | None:
    """HF-TURN-03. A player must not play a card that is not in the player's own hand."""
    if remove_cards(hand, cards) is not None:
        return None

    return NotHeld(sorted((Counter(cards) - Counter(hand)).elements()))
