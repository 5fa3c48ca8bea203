"""Whole games under every shipped variant."""

from typing import Any

import pytest
from tables import every_table, table

from handandfoot.deal import deal_round, pack_of, start_round
from handandfoot.game import Chooser, play, seeded
from handandfoot.game_end import winners
from handandfoot.position import GAME_OVER, ROUND_OVER
from handandfoot.random_players import eager, uniform
from handandfoot.wire import action_from_json, action_to_json, position_from_json, position_to_json

pytestmark = pytest.mark.slow

TABLES = every_table()


@pytest.mark.parametrize(("variant", "players"), TABLES)
@pytest.mark.parametrize("chooser", [uniform, eager])
def test_a_game_ends_and_conserves_its_cards(variant: str, players: int, chooser: Any) -> None:
    """No action is offered and refused, nobody is left without an action, and no card is lost or made."""
    rules = table(variant, players)
    pack = pack_of(rules)
    choose: Chooser = chooser(players)
    last = None
    for move in play(rules, seeded(rules, 7), choose):
        assert move.after.all_cards() == pack
        last = move.after

    assert last is not None
    assert last.turn.phase == GAME_OVER


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_seed_gives_the_same_game_again(variant: str, players: int) -> None:
    """The same deal and the same choices give the same positions."""
    rules = table(variant, players)
    games = [[move.after for move in play(rules, seeded(rules, "again"), eager(3))] for _ in range(2)]

    assert games[0] == games[1]


def test_games_of_the_small_table_are_won_by_going_out() -> None:
    """Random players do go out, so that the games of these tests reach the closing rules."""
    rules = table("micro", 2, packets=[4], book_size=3, out_books={"any": 1}, opening_minimum=0)
    outs = 0
    for seed in range(20):
        for move in play(rules, seeded(rules, seed), eager(seed)):
            player = move.after.seats[move.after.turn.seat]
            outs += move.after.turn.phase in (ROUND_OVER, GAME_OVER) and not player.hand

    assert outs > 5


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_positions_and_actions_survive_the_wire(variant: str, players: int) -> None:
    """What a position or an action says in JSON is read back as the same value."""
    rules = table(variant, players)
    for number, move in enumerate(play(rules, seeded(rules, 1), eager(1))):
        if number % 25 == 0:
            assert position_from_json(position_to_json(move.before)) == move.before
            assert action_from_json(action_to_json(move.action)) == move.action


def test_the_highest_total_wins_and_equal_totals_share_or_draw() -> None:
    """A tie is shared where the rules share it, and nobody's where they call it a draw."""
    for tie, expected in (("shared", (0, 1)), ("draw", ())):
        rules = table("ru", 4, tie=tie)
        position = start_round(deal_round(rules, 1), rules)._replace(scores=(500, 500))

        assert winners(position, rules) == expected
        assert winners(position._replace(scores=(505, 500)), rules) == (0,)
