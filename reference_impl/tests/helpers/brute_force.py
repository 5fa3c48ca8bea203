"""The clear form of the legal actions: every composite action there is, tried one by one."""

from collections.abc import Hashable, Iterator

from handandfoot.actions import Action, Add, Answer, Ask, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import Card, is_wild
from handandfoot.engine import Accepted, apply
from handandfoot.errors import Ambiguous, Malformed
from handandfoot.house_rules import RuleSet
from handandfoot.perft import key_of, turn_has_ended
from handandfoot.position import Meld, Position

Layout = tuple[tuple[tuple[Card, ...], ...], tuple[Add, ...]]


def layouts(cards: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterator[Layout]:
    """Every way to leave each card, to add it to a meld that is there, or to put it into one of a few new melds."""
    room = len(melds)
    most_new = len(cards) // 2

    def place(number: int, groups: list[list[Card]]) -> Iterator[list[list[Card]]]:
        if number == len(cards):
            yield groups
            return
        card = cards[number]
        yield from place(number + 1, groups)
        empty_tried = False
        for spot in range(room + most_new):
            if spot >= room and not groups[spot]:
                if empty_tried:
                    continue
                empty_tried = True
            groups[spot].append(card)
            yield from place(number + 1, groups)
            groups[spot].pop()

    for groups in place(0, [[] for _ in range(room + most_new)]):
        new = tuple(tuple(group) for group in groups[room:] if group)
        adds = tuple(Add(meld.cards, tuple(group)) for meld, group in zip(melds, groups[:room], strict=True) if group)
        if new or adds:
            yield new, adds


def every_action(position: Position) -> Iterator[Action]:
    """Every action that could mean something in a position, legal or not."""
    seat = position.turn.seat
    hand = position.seats[seat].hand
    melds = position.melds_of(seat)
    if position.turn.phase == "draw":
        yield Draw()
        if position.pile:
            cards = (position.pile[0], *hand)
            for new, adds in layouts(cards, melds):
                yield Take(new, adds)
    elif position.turn.phase == "play":
        yield Ask()
        for card in dict.fromkeys(hand):
            yield Discard(card)
        for new, adds in layouts(hand, melds):
            yield Lay(new, adds)
            laid = [card for meld in new for card in meld] + [card for add in adds for card in add.cards]
            left = list(hand)
            for card in laid:
                left.remove(card)
            for card in dict.fromkeys(left):
                yield Lay(new, adds, card)
        for meld in melds:
            for wild in dict.fromkeys(card for card in meld.cards if is_wild(card)):
                for card in dict.fromkeys(hand):
                    yield Swap(meld.cards, card, wild)
    elif position.turn.phase == "answer":
        yield Answer(True)
        yield Answer(False)


def turn_ends_by_force(position: Position, ruleset: RuleSet) -> dict[Hashable, Position]:
    """The distinct positions in which the turn can end, found by trying everything."""
    ends: dict[Hashable, Position] = {}
    seen = {key_of(position)}
    waiting = [position]
    while waiting:
        before = waiting.pop()
        for action in every_action(before):
            try:
                result = apply(before, action, ruleset)
            except (Malformed, Ambiguous):
                continue
            if not isinstance(result, Accepted):
                continue
            key = key_of(result.position)
            if key in seen or key in ends:
                continue
            if turn_has_ended(position, result.position):
                ends[key] = result.position
            else:
                seen.add(key)
                waiting.append(result.position)

    return ends
