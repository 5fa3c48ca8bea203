"""A game at the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from command_line import complaint, run

from handandfoot.actions import Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.position import Position, Seat, Side, Turn, make_meld
from handandfoot_conformance.cli.game.commands import Unclear, read_command

BOOK = ("9S", "9D", "9H", "9C", "9S", "9D", "2C")
TABLE = Position(
    round=1,
    dealer=1,
    scores=(0, 0),
    turn=Turn(0, "play"),
    seats=(Seat(("4S", "9H", "KS", "KD", "KH", "2S", "JK"), ()), Seat((), ())),
    sides=(Side((make_meld(("8S", "8D", "8H")), make_meld(("2S", "2D", "JK")), make_meld(BOOK))), Side()),
    pile=("KC", "5D"),
    stock=(),
)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("draw", Draw()),
        ("discard 4s", Discard("4S")),
        ("discard jk", Discard("JK")),
        ("meld K K KH", Lay((("KS", "KD", "KH"),))),
        ("meld K K 2, add JK to 8, discard 4", Lay((("KS", "KD", "2S"),), (Add(("8S", "8H", "8D"), ("JK",)),), "4S")),
        ("add JK to wild", Lay((), (Add(make_meld(("2S", "2D", "JK")).cards, ("JK",)),))),
        ("take K K", Take((("KC", "KS", "KD"),))),
        ("take K K 2, meld KH 4 JK", Take((("KC", "KS", "KD", "2S"), ("KH", "4S", "JK")))),
        ("take add K K to 8", Take((), (Add(("8S", "8H", "8D"), ("KC", "KS", "KD")),))),
        ("swap 9 for 2 in 9", Swap(make_meld(BOOK).cards, "9H", "2C")),
        ("ask", Ask()),
        ("yes", Answer(True)),
        ("choose 2", Choose(1)),
    ],
)
def test_a_command_is_read_as_an_action(typed: str, action: object) -> None:
    """Cards are named by face or by rank, melds by rank."""
    assert action == read_command(typed, TABLE)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("fold", "fold is no command; allowed: draw, take"),
        ("discard Q", "you do not hold Q"),
        ("discard 1S", "1S is not a card"),
        ("discard K K", "a discard is one card"),
        ("meld", "no cards are named"),
        ("meld K K K K", "you hold K only 3 times; your hand: 4S 9H KS"),
        ("meld KS KS", "you hold KS only once"),
        ("7", "7 is no number of the last list; type legal"),
        ("add K to Q", "your side has no meld of Q; it has:"),
        ("add K", "an addition is written"),
        ("draw 2", "nothing more is needed"),
        ("swap 9 with 2", "a swap is written"),
        ("swap 9 for JK in 9", "no book of 9 with JK"),
        ("choose hand", "chosen by its number"),
        ("take K K, discard 4", "a discard comes after the take"),
    ],
)
def test_a_command_that_means_nothing_says_what_is_allowed(typed: str, told: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(Unclear, match=told.replace("(", r"\(")):
        read_command(typed, TABLE)


@pytest.mark.parametrize(("variant", "players"), [("ru", "4"), ("no", "3"), ("it", "6"), ("classic-canasta", "2")])
def test_computer_players_play_a_game_to_its_end(variant: str, players: str) -> None:
    """Watching shows every round's score and who has won."""
    ran = run("play", "--watch", "--variant", variant, "--players", players, "--seed", "1")

    assert 0 == ran.code
    assert "Round 1." in ran.out
    assert any(end in ran.out for end in ("won the game", "share the win", "drawn"))


def test_a_refused_play_shows_the_rule_and_the_source() -> None:
    """And the person may try again."""
    ran = run("play", "--variant", "ru", "--seed", "1", given="discard 4\nmeld 4 4 5\nquit\n")

    assert 0 == ran.code
    assert "HF-TURN-02: " in ran.out
    assert "ru, section 04, line 30: " in ran.out
    assert "Here: nothing has been drawn or taken yet." in ran.out


def test_who_leaves_is_told_how_to_have_the_same_game_again(tmp_path: Path) -> None:
    """With every option that makes the game, in a form that the shell understands."""
    file = tmp_path / "our table.yaml"
    head = "id: ours\ntitle: Ours\nparent: no\nstanding: table\nplayers: [2, 3]\n"
    file.write_text(f"{head}parameters: {{draw_count: 3}}\n", encoding="utf-8")
    first = run("play", "--variant", file, "--players", "3", "--seat", "Bob", "--seed", "a b", given="quit\n").out
    command = first.rpartition("The same game again: handandfoot ")[2]

    assert first == run(*shlex.split(command), given="quit\n").out


def test_the_person_sees_no_hidden_card() -> None:
    """Only the own hand, the discard pile and what is laid are shown before anybody has played."""
    ran = run("play", "--variant", "ru", "--seed", "1", given="quit\n")
    shown = [line for line in ran.out.splitlines() if any(sign in line for sign in "♠♥♦♣")]

    assert ["Discard pile", "Your hand"] == [line.split(":")[0] for line in shown]


def test_the_same_seed_gives_the_same_game() -> None:
    """Computer players have no chance of their own."""
    first, second = (run("play", "--watch", "--variant", "micro", "--seed", "again").out for _ in range(2))

    assert first == second


def test_daily_beside_a_seed_is_wrong_use() -> None:
    """A day has one deal."""
    assert "allowed: one of them" in complaint("play", "--daily", "--seed", "1")


def test_a_seat_that_is_not_at_the_table_is_wrong_use() -> None:
    """Two players are Ann and Bob."""
    assert "Cat" in complaint("play", "--variant", "no", "--players", "2", "--seat", "Cat")
