"""The commands that play: many games by chance, and counts of positions."""

import pytest
from command_line import complaint, run

from handandfoot_conformance.campaigns import simulation

pytestmark = pytest.mark.slow


def test_simulate_counts_games_rounds_and_actions_for_each_table() -> None:
    """Every table of a variant is played, and each game has its rounds."""
    shown = run("simulate", "--variant", "no", "--games", "1", "--json").json

    assert [(row["players"], row["games"], row["rounds"]) for row in shown] == [(2, 1, 4), (3, 1, 4), (4, 1, 4)]
    assert all(row["went_out"] + row["stock_out"] == 4 and row["actions"] > 100 for row in shown)


def test_simulate_counts_the_same_with_two_processes() -> None:
    """Sharing out the games changes nothing but the time."""
    counted = []
    for processes in ("1", "2"):
        shown = run("simulate", "--variant", "micro", "--games", "6", "--processes", processes, "--json").json
        counted.append([{**row, "seconds": 0, "actions_per_second": 0} for row in shown])

    assert counted[0] == counted[1]


def test_simulate_fails_where_a_game_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dead end is named with the table and the seed, and the exit code is 1."""

    def broken(*_: object) -> object:
        raise RuntimeError("round 1: seat 0 has no legal action")
        yield

    monkeypatch.setattr(simulation, "play", broken)
    ran = run("simulate", "--variant", "ru", "--games", "1")

    assert 1 == ran.code
    assert "ru, 4 players, seed 0: round 1: seat 0 has no legal action" in ran.err


def test_simulate_names_the_nearest_variant() -> None:
    """A variant that does not exist is wrong use."""
    assert "did you mean ru" in complaint("simulate", "--variant", "rru")


def test_perft_divides_into_the_positions_after_the_first_turn() -> None:
    """The parts are as many as the ends of the first turn, and no total is larger than their sum."""
    shown = run("perft", "2", "--players", "2", "--divide", "--json").json
    parts = [part["positions"] for part in shown["divide"]]

    assert run("perft", "1", "--players", "2", "--json").json["positions"] == len(parts)
    assert max(parts) <= shown["positions"] <= sum(parts)


def test_perft_of_no_turn_is_one() -> None:
    """Before anybody has played there is one position."""
    assert run("perft", "0").out.startswith("1 positions")
