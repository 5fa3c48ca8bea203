"""Dealing a round, from a seed or from given packets, and beginning to play."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from handandfoot.actions import Choose
from handandfoot.cards import Card, Cards, full_pack, is_black_three, is_red_three, is_wild, sort_cards
from handandfoot.chance import shuffled
from handandfoot.consequences import Step, lay_red_threes
from handandfoot.errors import Malformed
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.moment import rules_for
from handandfoot.permission import turn_begun
from handandfoot.position import CHOOSE, Position, Seat, Side, left_of
from handandfoot.results import Accepted, Event, Refused, Result
from handandfoot.violations import NoSuchPacket


class Deal(NamedTuple):
    """A dealt round before any red three is laid: packets by seat (the hand first), starter, and stock, top first."""

    packets: tuple[tuple[Cards, ...], ...]
    starter: Card
    stock: Cards


def pack_of(ruleset: RuleSet, round_number: int = 1) -> Cards:
    """Every card with which a table plays, sorted."""
    rules = ruleset.at(round_number)
    return full_pack(rules.decks, rules.jokers, rules.ranks)


def deal_round(ruleset: RuleSet, seed: str | int, round_number: int = 1, dealer: int | None = None) -> Deal:
    """The deal that a seed gives for a round: the pack shuffled, the packets dealt, and a card turned up."""
    rules = ruleset.at(round_number)
    pack = shuffled(pack_of(ruleset, round_number), str(seed), round_number)
    first = first_to_act(first_dealer(ruleset) if dealer is None else dealer, ruleset.players)
    packets, stock = dealt_out(pack, first, ruleset.players, rules)
    return Deal(packets, *turn_up(stock, rules))


def dealt_out(pack: Cards, first: int, players: int, rules: Rules) -> tuple[tuple[tuple[Cards, ...], ...], Cards]:
    """HF-DEAL-02. Each player must be dealt the packets that the house rules name; the rest of the pack is the stock.

    Packet by packet, each player in turn from the first gets a whole packet from the top of the pack.
    """
    stock = list(pack)
    packets: list[list[Cards]] = [[] for _ in range(players)]
    for size in rules.packets:
        seat = first
        for _ in range(players):
            packets[seat].append(sort_cards(stock[:size]))
            del stock[:size]
            seat = left_of(seat, players)

    return tuple(map(tuple, packets)), tuple(stock)


def turn_up(stock: Sequence[Card], rules: Rules) -> tuple[Card, Cards]:
    """HF-DEAL-03. The top card must be turned up, and a card of a kind in `starter_refused` put back for another.

    The starter and the stock below it. The refused cards above it go together to the bottom or the middle of the stock.
    Where every card is refused, the top card starts after all.
    """
    place = next((at for at, card in enumerate(stock) if not refused_as_starter(card, rules)), 0)
    refused, rest = tuple(stock[:place]), tuple(stock[place + 1 :])
    middle = len(rest) if rules.starter_goes == "bottom" else len(rest) // 2

    return stock[place], (*rest[:middle], *refused, *rest[middle:])


def refused_as_starter(card: Card, rules: Rules) -> bool:
    """Whether a card may not start the discard pile (HF-DEAL-03)."""
    refused = rules.starter_refused
    return (
        ("wild" in refused and is_wild(card))
        or ("red three" in refused and is_red_three(card))
        or ("black three" in refused and is_black_three(card))
    )


def first_dealer(ruleset: RuleSet) -> int:
    """The dealer of the first round by our convention: the last seat, so that seat 0 begins."""
    return ruleset.players - 1


def first_to_act(dealer: int, players: int) -> int:
    """HF-DEAL-04. The player to the left of the dealer must begin the round."""
    return left_of(dealer, players)


def following_dealer(position: Position) -> int:
    """HF-DEAL-05. The deal must pass to the left after each round."""
    return position.after(position.dealer)


def hand_settled(packets: Sequence[Cards], rules: Rules) -> Seat:
    """HF-DEAL-06. The hand is the first packet, or none yet where `packet_choice` lets the player choose unseen."""
    closed = tuple(map(sort_cards, packets))
    if rules.packet_choice == "player chooses":
        return Seat((), closed)

    return Seat(closed[0], closed[1:])


def start_round(
    deal: Deal, ruleset: RuleSet, round_number: int = 1, dealer: int | None = None, scores: Sequence[int] | None = None
) -> Position:
    """The position in which the first player begins or chooses, dealt red threes laid and replaced.

    Raises `Malformed` where the deal has not exactly the cards of the pack, or packets of other sizes.
    """
    check_deal(deal, ruleset, round_number)
    dealer = first_dealer(ruleset) if dealer is None else dealer
    turn = turn_begun(first_to_act(dealer, ruleset.players))
    rules = ruleset.at(round_number)
    seats = tuple(hand_settled(packets, rules) for packets in deal.packets)
    unsettled = not any(seat.hand for seat in seats)
    starter, stock = turn_up((deal.starter, *deal.stock), rules)
    position = Position(
        round=round_number,
        dealer=dealer,
        scores=tuple(scores) if scores is not None else (0,) * ruleset.sides,
        turn=turn._replace(phase=CHOOSE) if unsettled else turn,
        seats=seats,
        sides=(Side(),) * ruleset.sides,
        pile=(starter,),
        stock=stock,
        frozen=False,
    )

    return position if unsettled else lay_dealt_threes(Step(position, ()), ruleset).position


def lay_dealt_threes(step: Step, ruleset: RuleSet) -> Step:
    """Red threes dealt to the hands are laid and replaced, player by player from the dealer's left (HF-THREE-01)."""
    seat = step.position.dealer
    for _ in step.position.seats:
        seat = step.position.after(seat)
        rules = rules_for(step.position, ruleset, seat)
        step = lay_red_threes(step, seat, step.position.seats[seat].hand, "deal", ruleset, rules)

    return step


def choose(position: Position, action: Choose, ruleset: RuleSet) -> Result:
    """A choice of one closed packet for the hand; when all have chosen, the first player begins (HF-DEAL-06)."""
    seat = position.turn.seat
    closed = position.seats[seat].closed
    if not 0 <= action.packet < len(closed):
        return Refused((NoSuchPacket(action.packet, packets=len(closed)),))

    rest = (*closed[: action.packet], *closed[action.packet + 1 :])
    position = position.with_seat(seat, Seat(closed[action.packet], rest))
    turn = turn_begun(position.after(seat))
    event = Event("packet chosen", seat)
    if seat != position.dealer:
        return Accepted(position._replace(turn=turn._replace(phase=CHOOSE)), (event,))

    return Accepted(*lay_dealt_threes(Step(position._replace(turn=turn), (event,)), ruleset))


def next_round(position: Position, deal: Deal, ruleset: RuleSet) -> Position:
    """The next round begins with its own deal and dealer, and with the scores so far."""
    return start_round(deal, ruleset, position.round + 1, following_dealer(position), position.scores)


def check_deal(deal: Deal, ruleset: RuleSet, round_number: int) -> None:
    """Raise `Malformed` for a deal with other cards than the pack, or other packets than the rules say."""
    rules = ruleset.at(round_number)
    if len(deal.packets) != ruleset.players:
        raise Malformed(f"deal: packets: {len(deal.packets)} players are dealt to; allowed: {ruleset.players}")
    for seat, packets in enumerate(deal.packets):
        sizes = tuple(map(len, packets))
        if sizes != rules.packets:
            raise Malformed(f"deal: packets: seat {seat} has packets of {sizes} cards; allowed: {rules.packets}")

    dealt = Counter(card for packets in deal.packets for packet in packets for card in packet)
    dealt.update((deal.starter, *deal.stock))
    compare_with_pack(dealt, Counter(pack_of(ruleset, round_number)), "deal")


def compare_with_pack(cards: Counter[Card], pack: Counter[Card], where: str) -> None:
    """Raise `Malformed` where cards are not exactly those of the pack, naming those too many and those missing."""
    if cards == pack:
        return

    wrong = [f"{number} {face} too many" for face, number in sorted((cards - pack).items())]
    wrong += [f"{number} {face} missing" for face, number in sorted((pack - cards).items())]
    more = f", and {len(wrong) - 4} more" if len(wrong) > 4 else ""
    raise Malformed(f"{where}: cards: {', '.join(wrong[:4])}{more}; the pack has {pack.total()} cards")
