"""The commands that play: many games by chance, and counts of positions."""

import pytest
from command_line import complaint, run

from handandfoot_conformance.campaigns import simulation
from handandfoot_conformance.cli import simulate

pytestmark = pytest.mark.slow


def test_simulate_counts_games_rounds_and_actions_for_each_table() -> None:
    """Every table of a variant is played, and each game has its rounds."""
    shown = run("simulate", "--variant", "no", "--games", "1", "--json").json["tables"]

    assert [(row["players"], row["games"], row["rounds"]) for row in shown] == [(2, 1, 4), (3, 1, 4), (4, 1, 4)]
    assert all(row["went_out"] + row["stock_out"] == 4 and row["actions"] > 100 for row in shown)


def test_simulate_counts_the_same_with_two_processes() -> None:
    """Sharing out the games changes nothing but the time."""
    counted = []
    for processes in ("1", "2"):
        shown = run("simulate", "--variant", "micro", "--games", "6", "--processes", processes, "--json").json["tables"]
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


def test_simulate_reports_a_game_that_has_no_end() -> None:
    """Where only a score ends the game, and chance never scores, the game is given up and its seed is told."""
    ran = run("simulate", "--variant", "classic-canasta", "--players", "2", "--games", "1", "--rounds", "3", "--json")

    assert 0 == ran.code
    assert [[0]] == [table["unended"] for table in ran.json["tables"]]
    assert "no end after 3 rounds: 1 games, seeds 0" in ran.err


def test_simulate_says_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that lasts is heard of."""
    monkeypatch.setattr(simulate, "_SECONDS", 0.0)

    assert "micro, 2 players: 0 games, now round 1 of the next" in run("simulate", "--variant", "micro").err


def test_simulate_names_the_players_that_there_are() -> None:
    """The command knows the choosers without loading the engine."""
    assert simulation.CHOOSERS == simulate.CHOOSERS


def test_perft_divides_into_the_positions_after_the_first_turn() -> None:
    """The parts are as many as the ends of the first turn, and no total is larger than their sum."""
    shown = run("perft", "2", "--players", "2", "--divide", "--json").json
    parts = [part["positions"] for part in shown["divide"]]

    assert run("perft", "1", "--players", "2", "--json").json["positions"] == len(parts)
    assert max(parts) <= shown["positions"] <= sum(parts)


def test_perft_of_no_turn_is_one() -> None:
    """Before anybody has played there is one position."""
    assert run("perft", "0").out.startswith("1 positions")
