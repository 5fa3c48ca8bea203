"""The house rules of one moment: those of a round, for a side with its score and its books."""

from handandfoot.game_end import breaks_a_tie
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.melds import count_books
from handandfoot.position import Position


def rules_for(position: Position, ruleset: RuleSet, seat: int) -> Rules:
    """The flat rules for the side of a seat, at this round, score and number of finished books."""
    return rules_of_side(position, ruleset, position.side_of(seat))


def rules_of_side(position: Position, ruleset: RuleSet, side: int) -> Rules:
    """The flat rules for a side, at this round, score and number of finished books."""
    score = position.scores[side]
    books = 0
    if "books" in ruleset.dimensions:
        books = count_books(position.sides[side].melds, ruleset.at(position.round, score)).total()

    further = ruleset.ties_open_otherwise and breaks_a_tie(position, ruleset)
    return ruleset.at(position.round, score, books, further=further)
