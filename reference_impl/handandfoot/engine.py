"""The engine: `apply` turns a position and an action into an accepted position or the rules that refuse it.

It is pure: no clock, no chance, no input or output. The order of the stock is part of the position.
"""

from collections import Counter
from typing import NamedTuple

from handandfoot.actions import Action, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.candidates import takes
from handandfoot.cards import RED_THREES, WILD_CARDS, rank_of, remove_cards, sort_cards
from handandfoot.consequences import (
    Event,
    Step,
    discard_and_pass,
    end_round,
    hand_emptied,
    lay_red_threes,
    rules_for,
)
from handandfoot.deal import choose_packet
from handandfoot.errors import Malformed
from handandfoot.going_out import leaving_faults, out_faults, partners_of, stranded
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.laying import (
    Laid,
    cards_laid,
    composition_faults,
    lay_out,
    opening_too_low,
    second_unfinished,
)
from handandfoot.melds import Violation, is_book
from handandfoot.position import (
    ANSWER,
    CHOOSE,
    DRAW,
    GRANTED,
    NONE,
    PLAY,
    REFUSED,
    Position,
    make_meld,
)
from handandfoot.taking import (
    TopMeld,
    cards_from_hand,
    lower_cards_laid,
    opening_by_top_meld,
    pair_missing,
    taken_count,
    target_wrong,
    top_forbids,
    top_melds,
)


class Accepted(NamedTuple):
    """An action that the rules allow: the position afterwards and what happened on the way."""

    position: Position
    events: tuple[Event, ...]


class Refused(NamedTuple):
    """An action that the rules refuse: every rule it breaks, in a fixed order. Nothing has changed."""

    violations: tuple[Violation, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the broken rules, each once."""
        return tuple(dict.fromkeys(violation.rule for violation in self.violations))


Result = Accepted | Refused


def apply(position: Position, action: Action, ruleset: RuleSet, seat: int | None = None) -> Result:
    """What the rules make of an action by a seat (by default the seat that has to act).

    Raises `Malformed` or `Ambiguous` for an action that has no meaning, such as laying nothing.
    """
    actor = position.actor
    early = wrong_moment(position, action, actor if seat is None else seat)
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


def wrong_moment(position: Position, action: Action, seat: int) -> Violation | None:
    """HF-TURN-01, HF-TURN-02. Only the player whose turn it is acts, and each action has its place in the turn."""
    phase = position.turn.phase
    if phase not in (CHOOSE, DRAW, PLAY, ANSWER) or seat != position.actor:
        return Violation("HF-TURN-01", {"seat": seat, "turn": position.actor, "phase": phase})
    if phase not in _MOMENTS[type(action)]:
        return Violation(_OUT_OF_PLACE.get(type(action), "HF-TURN-02"), {"phase": phase})

    return None


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
_OUT_OF_PLACE: dict[type[Action], str] = {Choose: "HF-DEAL-06", Answer: "HF-ASK-01"}


def not_held(missing: Counter[str]) -> Violation:
    """HF-TURN-03. A player must play only cards that they hold."""
    return Violation("HF-TURN-03", {"cards": sorted(missing.elements())})


def draw(position: Position, ruleset: RuleSet, rules: Rules) -> Result:
    """HF-DRAW-01. A draw is `draw_count` cards from the stock; red threes among them are laid and replaced."""
    seat = position.turn.seat
    start = Step(position, ())
    needed = rules.draw_count if rules.stock_short == "round ends" else 1
    stock_is_out = len(position.stock) < needed
    if stock_is_out and must_take(position, ruleset, rules):
        return Refused((Violation("HF-STOCK-02", {"stock": len(position.stock)}),))
    if stock_is_out:
        return Accepted(*end_round(start, ruleset, out=None))

    drawn = position.stock[: rules.draw_count]
    player = position.seats[seat]
    player = player._replace(hand=sort_cards((*player.hand, *drawn)))
    position = position.with_seat(seat, player)._replace(
        stock=position.stock[rules.draw_count :], turn=position.turn._replace(phase=PLAY)
    )
    step = Step(position, (Event("drawn", seat, drawn),))

    return Accepted(*lay_red_threes(step, seat, drawn, "draw", ruleset, rules))


def must_take(position: Position, ruleset: RuleSet, rules: Rules) -> bool:
    """HF-STOCK-02. Whether a player must take the pile because the stock is out and a legal take exists."""
    if rules.stock_out_take != "must take":
        return False

    return any(isinstance(take(position, action, ruleset, rules), Accepted) for action in takes(position, rules))


def lay(position: Position, action: Lay, ruleset: RuleSet, rules: Rules) -> Result:
    """HF-MELD-07. New melds and additions laid together are judged together, with the last discard if given."""
    seat = position.turn.seat
    side = seat % len(position.sides)
    cards = cards_laid(action.melds, action.adds)
    if not cards:
        raise Malformed("lay: no cards; name at least one meld or addition")

    player = position.seats[seat]
    played = cards if action.discard is None else [*cards, action.discard]
    left = remove_cards(player.hand, played)
    faults = [] if left is not None else [not_held(Counter(played) - Counter(player.hand))]
    laid, strange = lay_out(position, side, action.melds, action.adds, rules)
    if laid is None:
        return Refused((*faults, *strange))

    closing = player.in_last_packet and not left
    faults += composition_faults(laid, rules, closing=closing) + second_unfinished(laid, rules)
    low = opening_too_low(position.sides[side], laid.points, rules)
    faults += [low] if low else []
    if left is None:
        return Refused(tuple(faults))
    if action.discard is not None:
        faults += discard_faults(position, seat, laid, left, action.discard, rules)
    else:
        faults += leaving_faults(position, seat, laid.melds, left, rules)
    if faults:
        return Refused(tuple(faults))

    step = _put_down(position, laid, remove_cards(player.hand, cards) or (), Event("laid", seat, tuple(cards)))
    if action.discard is not None:
        return Accepted(*discard_and_pass(step, seat, action.discard, ruleset, rules))

    return Accepted(*hand_emptied(step, seat, ruleset, rules, concealed=step.position.turn.opened))


def _put_down(position: Position, laid: Laid, hand: tuple[str, ...], event: Event) -> Step:
    seat = position.turn.seat
    number = seat % len(position.sides)
    side = position.sides[number]
    player = position.seats[seat]._replace(hand=hand, played=position.seats[seat].taken_up > 0)
    turn = position.turn._replace(phase=PLAY, opened=position.turn.opened or not side.open)
    position = position.with_seat(seat, player).with_side(number, side._replace(melds=laid.melds))

    return Step(position._replace(turn=turn), (event,))


def take(position: Position, action: Take, ruleset: RuleSet, rules: Rules) -> Result:
    """HF-PILE-01 to 10. The top cards of the pile are taken, and what the top card asks for is laid at once."""
    forbidden = top_forbids(position, rules)
    if forbidden:
        return Refused((forbidden,))

    seat = position.turn.seat
    number = seat % len(position.sides)
    player = position.seats[seat]
    melds = top_melds(position.pile[0], action, rules)
    from_hand = cards_from_hand(position, action)
    missing = from_hand - Counter(player.hand)
    faults = [lower_cards_laid(position, missing, rules) or not_held(missing)] if missing else []
    laid, strange = lay_out(position, number, action.melds, action.adds, rules)
    if laid is None:
        return Refused((*faults, *strange))

    count = taken_count(position, rules)
    rest = position.pile[1:count]
    left = sort_cards((*(Counter(player.hand) - from_hand).elements(), *rest))
    closing = player.in_last_packet and not left
    faults += composition_faults(laid, rules, closing=closing)
    faults += take_faults(position, laid, melds, rules, side_number=number)
    faults += [] if missing else leaving_faults(position, seat, laid.melds, left, rules)
    if faults:
        return Refused(tuple(faults))

    step = _put_down(position, laid, left, Event("pile taken", seat, position.pile[:count]))
    turn = step.position.turn._replace(taken=True)
    step = step._replace(position=step.position._replace(pile=position.pile[count:], turn=turn, frozen=False))
    step = lay_red_threes(step, seat, rest, "pile", ruleset, rules)
    if step.over:
        return Accepted(*step)

    return Accepted(*hand_emptied(step, seat, ruleset, rules, concealed=turn.opened))


def take_faults(
    position: Position, laid: Laid, melds: list[TopMeld], rules: Rules, side_number: int
) -> list[Violation]:
    """The faults of a take beside those of its melds: the pair, the target, unfinished melds and the opening."""
    side = position.sides[side_number]
    pair = pair_missing(position, side, melds, rules)
    target = target_wrong(position, side, laid, melds, rules)
    crowded = [] if target else second_unfinished(laid, rules)
    low = opening_too_low(side, laid.points, rules)
    narrow = opening_by_top_meld(side, laid, melds, rules)
    return [fault for fault in (pair, target, *crowded, low, narrow) if fault]


def discard(position: Position, action: Discard, ruleset: RuleSet, rules: Rules) -> Result:
    """HF-DISC-01. A turn ends with one discard."""
    seat = position.turn.seat
    left = remove_cards(position.seats[seat].hand, (action.card,))
    if left is None:
        return Refused((not_held(Counter((action.card,))),))

    faults = discard_faults(position, seat, None, left, action.card, rules)
    if faults:
        return Refused(tuple(faults))

    return Accepted(*discard_and_pass(Step(position, ()), seat, action.card, ruleset, rules))


def discard_faults(
    position: Position, seat: int, laid: Laid | None, left: tuple[str, ...], card: str, rules: Rules
) -> list[Violation]:
    """The rules that a discard would break, after what was laid in the same action."""
    melds = position.sides[seat % len(position.sides)].melds if laid is None else laid.melds
    barred = all(not_for_discarding(other, rules) for other in left)
    found = () if barred else (red_three_discarded(card), wild_discarded(card, rules))
    faults = [fault for fault in found if fault]
    if not left and position.seats[seat].in_last_packet:
        faults += out_faults(position, seat, melds, rules)

    return faults


def not_for_discarding(card: str, rules: Rules) -> bool:
    """Whether a card may be discarded only by a player who holds nothing better (HF-THREE-05, HF-DISC-02)."""
    return card in RED_THREES or (card in WILD_CARDS and rules.wild_discard != "allowed")


def red_three_discarded(card: str) -> Violation | None:
    """HF-THREE-05. A red three must not be discarded while another card can be."""
    return Violation("HF-THREE-05", {"card": card}) if card in RED_THREES else None


def wild_discarded(card: str, rules: Rules) -> Violation | None:
    """HF-DISC-02. A wild card must not be discarded where the rules forbid it, while another card can be."""
    if rules.wild_discard == "allowed" or card not in WILD_CARDS:
        return None

    return Violation("HF-DISC-02", {"card": card})


def swap(position: Position, action: Swap, rules: Rules) -> Result:
    """HF-WILD-07. A natural card may take the place of a wild card in a finished book; the wild goes to the hand."""
    seat = position.turn.seat
    number = seat % len(position.sides)
    side, player = position.sides[number], position.seats[seat]
    hand = remove_cards(player.hand, (action.card,))
    if hand is None:
        return Refused((not_held(Counter((action.card,))),))

    book = make_meld(action.meld)
    if book not in side.melds:
        return Refused((Violation("HF-MELD-06", {"meld": list(action.meld)}),))

    allowed = rules.wild_swap == "finished books" and is_book(book, rules) and action.wild in WILD_CARDS
    kept = remove_cards(book.cards, (action.wild,))
    if not allowed or kept is None or rank_of(action.card) != book.rank:
        return Refused((Violation("HF-WILD-07", {"card": action.card, "wild": action.wild, "book": book.rank}),))

    melds = list(side.melds)
    melds[melds.index(book)] = make_meld((*kept, action.card))
    left = sort_cards((*hand, action.wild))
    faults = leaving_faults(position, seat, melds, left, rules)
    if faults:
        return Refused(tuple(faults))

    player = player._replace(hand=left, played=player.taken_up > 0)
    position = position.with_seat(seat, player).with_side(number, side._replace(melds=tuple(sorted(melds))))

    return Accepted(position, (Event("swapped", seat, (action.card, action.wild)),))


def ask(position: Position, rules: Rules) -> Result:
    """HF-ASK-01. A player with a partner, in the last packet, may ask once a turn, holding two cards (HF-OUT-03)."""
    seat = position.turn.seat
    if rules.out_permission == "none" or not partners_of(position, seat) or not position.seats[seat].in_last_packet:
        return Refused((Violation("HF-ASK-01", {"permission": rules.out_permission}),))
    if position.turn.permission != NONE:
        return Refused((Violation("HF-ASK-03", {"permission": position.turn.permission}),))
    if len(position.seats[seat].hand) < 2:
        return Refused((stranded([Violation("HF-ASK-02", {"answer": "a no would leave no card to discard"})]),))

    return Accepted(position._replace(turn=position.turn._replace(phase=ANSWER)), (Event("asked", seat),))


def answer(position: Position, action: Answer) -> Result:
    """HF-ASK-02. The partner answers yes or no; HF-ASK-03, the answer holds for this turn only."""
    turn = position.turn._replace(phase=PLAY, permission=GRANTED if action.yes else REFUSED)
    return Accepted(
        position._replace(turn=turn), (Event("answered yes" if action.yes else "answered no", position.actor),)
    )


def choose(position: Position, action: Choose, ruleset: RuleSet) -> Result:
    """HF-DEAL-06. A player chooses, unseen, which closed packet is to be the hand."""
    chosen = choose_packet(position, action.packet, ruleset)
    return Refused((chosen,)) if isinstance(chosen, Violation) else Accepted(*chosen)
