"""Legal actions, lazily: a set from which every end of a turn can be reached, and in which nothing is refused."""

from collections.abc import Iterator

from handandfoot.actions import Action, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.candidates import holding_of, lays, takes
from handandfoot.cards import JOKER, KIND, RED_THREES, WILD_CARDS, Card, Cards
from handandfoot.engine import Accepted, apply
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.melds import is_book
from handandfoot.moment import rules_for
from handandfoot.position import ANSWER, CHOOSE, DRAW, PLAY, Position


def legal_actions(position: Position, ruleset: RuleSet) -> Iterator[Action]:
    """The actions that the player who has to act may choose from; none when the round is over.

    The end-of-turn positions reached through these actions are exactly those that any actions reach,
    suits aside but for the colour of threes.
    """
    phase = position.turn.phase
    if phase == PLAY:
        rules = rules_for(position, ruleset, position.turn.seat)
        yield from legal_discards(position, ruleset, rules)
        yield from legal_lays(position, ruleset, rules)
        yield from legal_swaps(position, ruleset, rules)
        if rules.out_permission != "none" and allowed(position, Ask(), ruleset):
            yield Ask()
    elif phase == DRAW:
        rules = rules_for(position, ruleset, position.turn.seat)
        if rules.stock_out_take == "may take" or allowed(position, Draw(), ruleset):
            yield Draw()
        yield from legal_takes(position, ruleset, rules)
    elif phase == CHOOSE:
        yield from (Choose(packet) for packet in range(len(position.seats[position.turn.seat].closed)))
    elif phase == ANSWER:
        yield Answer(True)
        yield Answer(False)


def allowed(position: Position, action: Action, ruleset: RuleSet) -> bool:
    """Whether the rules allow an action."""
    return isinstance(apply(position, action, ruleset), Accepted)


def legal_discards(position: Position, ruleset: RuleSet, rules: Rules) -> Iterator[Discard]:
    """One discard for each rank that is held, threes by colour."""
    player = position.seats[position.turn.seat]
    sure = rules.wild_discard == "allowed" and (len(player.hand) > 1 or not player.in_last_packet)
    each = map(Discard, one_of_each(player.hand).values())
    for action in each:
        if (sure and action.card not in RED_THREES) or allowed(position, action, ruleset):
            yield action


def one_of_each(cards: Cards) -> dict[str, Card]:
    """One card of each rank, threes by colour, by the name of its kind."""
    return {KIND[card]: card for card in cards}


def legal_lays(position: Position, ruleset: RuleSet, rules: Rules) -> Iterator[Lay]:
    """Openings, small lays and closing plays."""
    player = position.seats[position.turn.seat]
    if not player.in_last_packet:
        yield from lays(position, rules)
        return

    for action in lays(position, rules):
        laid = sum(map(len, action.melds)) + sum(len(add.cards) for add in action.adds)
        safe = action.discard is None and len(player.hand) - laid > 1
        if safe or allowed(position, action, ruleset):
            yield action


def legal_takes(position: Position, ruleset: RuleSet, rules: Rules) -> Iterator[Take]:
    """Takes of the pile."""
    return (action for action in takes(position, rules) if allowed(position, action, ruleset))


def legal_swaps(position: Position, ruleset: RuleSet, rules: Rules) -> Iterator[Swap]:
    """Swaps of a natural card for each kind of wild card in a finished book of its rank."""
    if rules.wild_swap == "never":
        return

    seat = position.turn.seat
    naturals = holding_of(position.seats[seat].hand).naturals
    for meld in dict.fromkeys(position.melds_of(seat)):
        if meld.rank in naturals and meld.wilds and is_book(meld, rules):
            wilds = [card for card in meld.cards if card in WILD_CARDS]
            kinds = {card == JOKER: card for card in wilds}
            for wild in kinds.values():
                action = Swap(meld.cards, naturals[meld.rank][0], wild)
                if len(position.seats[seat].hand) > 1 or allowed(position, action, ruleset):
                    yield action
