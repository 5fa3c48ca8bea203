"""The listed legal actions against every action there is."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from brute_force import turn_ends_by_force
from tables import table

from handandfoot.game import play, seeded
from handandfoot.perft import turn_ends
from handandfoot.position import DRAW, PLAY, Position
from handandfoot.random_players import eager

pytestmark = pytest.mark.slow

# Each table makes another part of the rules matter; together they touch every parameter that a turn reads.
TABLES: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "as it is": (2, {}),
    "nothing needed to go out": (2, {"out_books": {}}),
    "four players": (4, {"out_books": {}, "out_partner": "nothing", "opening_minimum": 0}),
    "permission": (4, {"out_permission": "must ask", "out_books": {"any": 1}}),
    "melds without limit": (2, {"unfinished_per_rank": None, "take_target": "any meld"}),
    "black threes and swaps": (
        2,
        {
            "packets": [4],
            "book_size": 3,
            "black_three_melds": "closing play",
            "wild_swap": "finished books",
            "all_wild_melds": "forbidden",
            "out_books": {"any": 1},
            "opening_minimum": 0,
        },
    ),
    "swaps that turn a dirty book clean": (
        2,
        {
            "packets": [4],
            "book_size": 3,
            "wild_swap": "finished books",
            "all_wild_melds": "forbidden",
            "naturals_per_wild": 1,
            "unfinished_per_rank": None,
            "out_books": {"dirty": 1},
            "opening_minimum": 0,
        },
    ),
    "red threes that stay in the hand": (
        2,
        {"red_threes_laid_from": ["deal"], "wild_discard": "forbidden", "out_books": {"any": 1}, "opening_minimum": 0},
    ),
    "frozen piles and growing books": (
        2,
        {
            "freeze": "wild discard",
            "take_pair": "pair or card and wild",
            "book_growth": "open",
            "natural_margin": 1,
            "naturals_per_wild": 0,
            "wild_limit": 3,
            "out_last_card": "discarded",
            "out_books": {"any": 1},
        },
    ),
    "the whole pile": (
        2,
        {
            "take_amount": "all",
            "stock_out_take": "must take",
            "natural_minimum": 3,
            "naturals_per_wild": 0,
            "wild_limit": 2,
            "all_wild_melds": "forbidden",
            "out_books": {"any": 1},
        },
    ),
    "a foot at once": (
        2,
        {
            "book_size": 3,
            "out_books": {"any": 1},
            "opening_minimum": 0,
            "take_amount": 2,
            "draw_count": 1,
            "foot_after_discard": "at once",
            "wild_discard": "forbidden",
        },
    ),
}


def positions_of(name: str, games: int, most_cards: int) -> list[tuple[Any, Position]]:
    """Positions met in some games in which trying everything is affordable."""
    players, changed = TABLES[name]
    rules = table("micro", players, **changed)
    chance = random.Random(name)
    met = []
    for seed in range(games):
        for move in play(rules, seeded(rules, seed), eager(seed, 0.7)):
            turn = move.before.turn
            cards = len(move.before.seats[turn.seat].hand) + (2 if turn.phase == DRAW else 0)
            if turn.phase in (DRAW, PLAY) and cards <= most_cards and chance.random() < 0.3:
                met.append((rules, move.before))

    return met


@pytest.mark.parametrize("name", TABLES)
def test_the_listed_actions_reach_every_end_of_a_turn_and_no_other(name: str) -> None:
    """What all composite actions can reach, the listed ones can reach step by step."""
    met = positions_of(name, games=12, most_cards=6)

    assert len(met) > 20
    for rules, position in met:
        assert set(turn_ends_by_force(position, rules)) == set(turn_ends(position, rules))
