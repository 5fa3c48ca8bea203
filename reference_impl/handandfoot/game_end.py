"""The end of a game: with which round, and who has won."""

from collections.abc import Sequence

from handandfoot.house_rules import Rules, RuleSet
from handandfoot.position import Position


def winners(position: Position, ruleset: RuleSet) -> tuple[int, ...]:
    """The sides that win a finished game; all that lead where no extra round has parted them."""
    leading = leaders(position.scores)
    winning = winning_among(leading, ruleset.at(position.round))
    return leading if winning is None else winning


def game_is_over(round_number: int, totals: Sequence[int], ruleset: RuleSet) -> bool:
    """Whether the game ends with this round, its scores in the totals."""
    rules = ruleset.at(round_number)
    return last_round_reached(round_number, totals, rules) and winning_among(leaders(totals), rules) is not None


def breaks_a_tie(position: Position, ruleset: RuleSet) -> bool:
    """Whether this is a further round: the game would have ended with the round before it, but for a tie (HF-GAME-03).

    The scores of the position are those before the round.
    """
    before = position.round - 1
    leading = leaders(position.scores)
    if not before or len(leading) == 1:
        return False

    rules = ruleset.at(before)
    return last_round_reached(before, position.scores, rules) and winning_among(leading, rules) is None


def last_round_reached(round_number: int, totals: Sequence[int], rules: Rules) -> bool:
    """HF-GAME-01. A game must end with the last of `game_rounds`, or when a side reaches `game_target` points."""
    played = rules.game_rounds is not None and round_number >= rules.game_rounds
    return played or (rules.game_target is not None and max(totals) >= rules.game_target)


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """HF-GAME-02. The side with the highest total must win the game; several where they share it."""
    return tuple(side for side, total in enumerate(totals) if total == max(totals))


def winning_among(leading: tuple[int, ...], rules: Rules) -> tuple[int, ...] | None:
    """HF-GAME-03. When sides share the highest total, all win, nobody does, or None: an extra round must tell."""
    if len(leading) == 1 or rules.tie == "shared":
        return leading

    return () if rules.tie == "draw" else None
