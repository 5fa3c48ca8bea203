"""Dealing a round, from a seed or from given packets, and beginning to play."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from handandfoot.cards import Card, full_pack, is_black_three, is_red_three, is_wild, sort_cards
from handandfoot.chance import shuffled
from handandfoot.consequences import Event, Step, lay_red_threes, rules_for
from handandfoot.errors import Malformed
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.melds import Violation
from handandfoot.position import CHOOSE, DRAW, Position, Seat, Side, Turn


class Deal(NamedTuple):
    """A dealt round before any red three is laid: packets by seat (the hand first), starter, and stock, top first."""

    packets: tuple[tuple[tuple[Card, ...], ...], ...]
    starter: Card
    stock: tuple[Card, ...]


def pack_of(ruleset: RuleSet, round_number: int = 1) -> tuple[Card, ...]:
    """HF-DEAL-01. Every card with which a table plays, sorted."""
    rules = ruleset.at(round_number)
    return full_pack(rules.decks, rules.jokers, rules.ranks)


def deal_round(ruleset: RuleSet, seed: str | int, round_number: int = 1, dealer: int | None = None) -> Deal:
    """HF-DEAL-02, HF-DEAL-03. The deal that a seed gives for a round.

    Packet by packet, each player in turn from the dealer's left gets a whole packet from the top of the shuffled pack.
    Then the next card is turned up; one that may not start the pile goes to the bottom or the middle of the stock.
    """
    rules = ruleset.at(round_number)
    first = (first_dealer(ruleset) if dealer is None else dealer) + 1
    stock = list(shuffled(pack_of(ruleset, round_number), str(seed), round_number))
    packets: list[list[tuple[Card, ...]]] = [[] for _ in range(ruleset.players)]
    for size in rules.packets:
        for place in range(ruleset.players):
            packets[(first + place) % ruleset.players].append(sort_cards(stock[:size]))
            del stock[:size]

    starter, rest = turn_up(stock, rules)
    return Deal(tuple(map(tuple, packets)), starter, rest)


def turn_up(stock: Sequence[Card], rules: Rules) -> tuple[Card, tuple[Card, ...]]:
    """HF-DEAL-03. The starter and the stock below it.

    The refused cards above it go together to the bottom or the middle of the stock.
    Where every card is refused, the top card starts after all.
    """
    place = next((at for at, card in enumerate(stock) if not refused_as_starter(card, rules)), 0)
    refused, rest = tuple(stock[:place]), tuple(stock[place + 1 :])
    middle = len(rest) if rules.starter_goes == "bottom" else len(rest) // 2

    return stock[place], (*rest[:middle], *refused, *rest[middle:])


def refused_as_starter(card: Card, rules: Rules) -> bool:
    """HF-DEAL-03. Whether a card may not start the discard pile."""
    refused = rules.starter_refused
    return (
        ("wild" in refused and is_wild(card))
        or ("red three" in refused and is_red_three(card))
        or ("black three" in refused and is_black_three(card))
    )


def first_dealer(ruleset: RuleSet) -> int:
    """The dealer of the first round by our convention: the last seat, so that seat 0 begins."""
    return ruleset.players - 1


def start_round(
    deal: Deal, ruleset: RuleSet, round_number: int = 1, dealer: int | None = None, scores: Sequence[int] | None = None
) -> Position:
    """HF-DEAL-04. The position in which the player left of the dealer begins, red threes laid and replaced.

    Raises `Malformed` where the deal has not exactly the cards of the pack, or packets of other sizes.
    """
    check_deal(deal, ruleset, round_number)
    dealer = first_dealer(ruleset) if dealer is None else dealer
    first = (dealer + 1) % ruleset.players
    rules = ruleset.at(round_number)
    chooses = rules.packet_choice == "player chooses"
    seats = tuple(
        Seat((), tuple(map(sort_cards, packets)))
        if chooses
        else Seat(sort_cards(packets[0]), tuple(map(sort_cards, packets[1:])))
        for packets in deal.packets
    )
    starter, stock = turn_up((deal.starter, *deal.stock), rules)
    position = Position(
        round=round_number,
        dealer=dealer,
        scores=tuple(scores) if scores is not None else (0,) * ruleset.sides,
        turn=Turn(first, CHOOSE if chooses else DRAW),
        seats=seats,
        sides=(Side(),) * ruleset.sides,
        pile=(starter,),
        stock=stock,
        frozen=False,
    )

    return position if chooses else lay_dealt_threes(Step(position, ()), ruleset).position


def lay_dealt_threes(step: Step, ruleset: RuleSet) -> Step:
    """HF-THREE-01. Red threes dealt to the hands are laid and replaced, player by player from the dealer's left."""
    players = len(step.position.seats)
    for place in range(players):
        seat = (step.position.dealer + 1 + place) % players
        rules = rules_for(step.position, ruleset, seat)
        step = lay_red_threes(step, seat, step.position.seats[seat].hand, "deal", ruleset, rules)

    return step


def choose_packet(position: Position, packet: int, ruleset: RuleSet) -> Step | Violation:
    """HF-DEAL-06. A player makes one closed packet the hand; when all have chosen, the first player begins."""
    seat = position.turn.seat
    player = position.seats[seat]
    if not 0 <= packet < len(player.closed):
        return Violation("HF-DEAL-06", {"packet": packet, "packets": len(player.closed)})

    rest = (*player.closed[:packet], *player.closed[packet + 1 :])
    position = position.with_seat(seat, Seat(player.closed[packet], rest))
    following = (seat + 1) % len(position.seats)
    last = seat == position.dealer
    position = position._replace(turn=Turn(following, DRAW if last else CHOOSE))
    step = Step(position, (Event("packet chosen", seat),))

    return lay_dealt_threes(step, ruleset) if last else step


def next_round(position: Position, deal: Deal, ruleset: RuleSet) -> Position:
    """HF-DEAL-05. The next round begins with its own deal; the deal has passed to the left."""
    dealer = (position.dealer + 1) % len(position.seats)
    return start_round(deal, ruleset, position.round + 1, dealer, position.scores)


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
