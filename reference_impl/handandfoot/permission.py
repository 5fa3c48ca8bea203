"""Permission to go out: who may ask for it, who must have it, and how far the answer goes."""

from handandfoot.house_rules import Rules
from handandfoot.position import DRAW, GRANTED, NONE, REFUSED, Position, Turn
from handandfoot.violations import AlreadyAnswered, CannotAsk, NotAsked, PartnerSaidNo, Violation


def asking_amiss(position: Position, seat: int, rules: Rules, *, asks: bool) -> Violation | None:
    """HF-ASK-01. A player with a partner must have asked before going out, or may ask, as `out_permission` says.

    `asks` where the player asks now, in the last packet only; otherwise the player goes out.
    """
    has_partner = bool(position.partners_of(seat))
    if asks:
        may_ask = rules.out_permission != "none" and has_partner and position.seats[seat].in_last_packet
        return None if may_ask else CannotAsk(rules.out_permission)
    if rules.out_permission != "must ask" or not has_partner or position.turn.permission != NONE:
        return None

    return NotAsked(position.turn.permission, needs=GRANTED)


def partner_said_no(position: Position, rules: Rules) -> Violation | None:
    """HF-ASK-02. A player whose partner has said no must not go out in that turn where the answer binds."""
    if rules.permission_binds != "a no" or position.turn.permission != REFUSED:
        return None

    return PartnerSaidNo(REFUSED)


def turn_begun(seat: int) -> Turn:
    """HF-ASK-03. An answer must not hold beyond the turn in which it was given: a new turn has none."""
    return Turn(seat, DRAW, permission=NONE)


def asked_again(position: Position) -> Violation | None:
    """The violation of a player who asks twice in a turn, for whose whole length an answer holds (HF-ASK-03)."""
    if position.turn.permission == NONE:
        return None

    return AlreadyAnswered(position.turn.permission)
