"""Counting positions: how many distinct positions there are after some complete turns.

Suits are ignored but for the colour of threes, and transpositions are merged,
so that the count does not depend on how an engine cuts a turn into actions.
"""

from collections.abc import Hashable, Iterable

from handandfoot.cards import KIND, Card
from handandfoot.engine import Accepted, apply
from handandfoot.house_rules import RuleSet
from handandfoot.legal import legal_actions
from handandfoot.position import GAME_OVER, ROUND_OVER, Position


def key_of(position: Position) -> Hashable:
    """What makes two positions the same: everything but the suits, threes keeping their colour."""
    return (
        position.round,
        position.dealer,
        position.scores,
        position.turn,
        position.frozen,
        tuple(
            (_unordered(seat.hand), tuple(map(_unordered, seat.closed)), seat.taken_up, seat.pending, seat.played)
            for seat in position.seats
        ),
        tuple(
            (tuple(sorted(map(_unordered, (meld.cards for meld in side.melds)))), len(side.threes))
            for side in position.sides
        ),
        tuple(map(KIND.__getitem__, position.pile)),
        tuple(map(KIND.__getitem__, position.stock)),
    )


def _unordered(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(sorted(KIND[card] for card in cards))


def turn_ends(position: Position, ruleset: RuleSet) -> dict[Hashable, Position]:
    """The distinct positions in which the turn that is on in this position can end."""
    ends: dict[Hashable, Position] = {}
    seen = {key_of(position)}
    waiting = [position]
    while waiting:
        before = waiting.pop()
        for action in legal_actions(before, ruleset):
            result = apply(before, action, ruleset)
            assert isinstance(result, Accepted), f"{action} was offered and is refused"
            key = key_of(result.position)
            if key in seen or key in ends:
                continue
            if turn_has_ended(position, result.position):
                ends[key] = result.position
            else:
                seen.add(key)
                waiting.append(result.position)

    return ends


def turn_has_ended(before: Position, after: Position) -> bool:
    """Whether the turn of one position is over in a later one."""
    return after.turn.seat != before.turn.seat or after.turn.phase in (ROUND_OVER, GAME_OVER)


def perft(position: Position, ruleset: RuleSet, turns: int) -> int:
    """The number of distinct positions after so many complete turns; a round that is over stays as it is."""
    return len(_after(position, ruleset, turns))


def divided(position: Position, ruleset: RuleSet, turns: int) -> list[tuple[str, int]]:
    """For each position after the first turn, in words, how many positions are reached from it in the other turns."""
    ends = turn_ends(position, ruleset).values()
    return sorted((in_words(position, end), perft(end, ruleset, turns - 1)) for end in ends)


def in_words(before: Position, after: Position) -> str:
    """What one turn has made of a position, by rank: melds, laid threes, hand, top card and stock."""
    seat = before.turn.seat
    side = after.sides[after.side_of(seat)]
    melds = " and ".join(" ".join(_unordered(meld.cards)) for meld in side.melds) or "nothing"
    hand = " ".join(_unordered(after.seats[seat].hand)) or "nothing"
    threes = f", {len(side.threes)} red threes" if side.threes else ""
    top = KIND[after.pile[0]] if after.pile else "nothing"
    return f"melds {melds}{threes}; hand {hand}; top {top}; stock {len(after.stock)}"


def _after(position: Position, ruleset: RuleSet, turns: int) -> dict[Hashable, Position]:
    reached = {key_of(position): position}
    for _ in range(turns):
        following: dict[Hashable, Position] = {}
        for key, before in reached.items():
            if before.turn.phase in (ROUND_OVER, GAME_OVER):
                following[key] = before
            else:
                following.update(turn_ends(before, ruleset))
        reached = following

    return reached
