"""A game at the terminal."""

from __future__ import annotations

import json
import re
import shlex
import unicodedata
from pathlib import Path

import pytest
from command_line import complaint, run
from rich.console import Console

from handandfoot.actions import Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.deal import deal_round, first_dealer, start_round
from handandfoot.engine import Accepted, apply
from handandfoot.house_rules import RuleSet
from handandfoot.legal import legal_actions
from handandfoot.position import Position, Seat, Side, Turn, make_meld
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli.game.commands import Unclear, read_command
from handandfoot_conformance.cli.game.log import command, said
from handandfoot_conformance.cli.game.printing import printed

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
        ("lay K K K, 9 to 9", Lay((("KS", "KD", "KH"),), (Add(make_meld(BOOK).cards, ("9H",)),))),
        ("lays jk to 8", Lay((), (Add(("8S", "8H", "8D"), ("JK",)),))),
        ("discard 4♠", Discard("4S")),
        ("melds k♠ K♦ ♥K", Lay((("KS", "KD", "KH"),))),
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
        ("discard Q", "you do not hold Q; your hand: 4♠ 9♥ K♠"),
        ("discard 1S", "1S is not a card"),
        ("discard K K", "a discard is one card"),
        ("meld", "no cards are named"),
        ("meld K K K K", "you hold K only 3 times; your hand: 4♠ 9♥ K♠"),
        ("meld KS KS", "you hold K♠ only once"),
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


def table(hand: str, phase: str = "play") -> Position:
    """The same table with another hand for Ann."""
    return TABLE._replace(turn=Turn(0, phase), seats=(Seat(tuple(hand.split()), ()), Seat((), ())))


@pytest.mark.parametrize("typed", ["meld 3 3 3", "lay 3♠ 3♣ 3", "meld K K K, 3 3 3"])
def test_threes_are_never_melded_where_the_table_says_so(typed: str) -> None:
    """Whether they are held or not: the rule comes before the count."""
    with pytest.raises(Unclear, match="black threes are never melded here"):
        read_command(typed, table("KS KS KS 3S 4S"), "never")


def test_black_threes_may_be_melded_where_the_table_says_so() -> None:
    """Then only what is held counts."""
    assert Lay((("3S", "3S", "3C"),)) == read_command("meld 3 3 3", table("3S 3S 3C"), "closing play")


def test_control_signs_are_never_written_back() -> None:
    """Whatever is typed, no escape reaches the terminal."""
    typed = "\x1b[31mfold\nmeld \x1b]0;x\x07\nadd 4 to \x9b\nwhy \x1b[2J\nswap 9 for \x1b in 9\n"
    typed += "save /\x1b[1m/x\nload \x1b\ndraw \x1b\nchoose \x1b\n"
    ran = run("play", "--variant", "ru", "--seed", "1", given=typed)

    assert not [sign for sign in ran.out if sign != "\n" and unicodedata.category(sign) == "Cc"]


@pytest.mark.parametrize("width", ["20", "33", "60"])
def test_words_stay_whole_at_any_width(width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No word is broken that fits a line: the lines put together give the words of a wide window."""
    typed = "draw\nhint\nmeld 4 4 5\nlegal\nscore\ndiscard 6\n"
    shown = []
    for columns in (width, "2000"):
        monkeypatch.setenv("COLUMNS", columns)
        shown.append(run("play", "--variant", "ru", "--seed", "1", given=typed).out.replace("> ", ""))

    assert max(map(len, shown[0].splitlines()[:-1])) <= int(width)
    assert shown[1].split() == shown[0].split()


def test_a_meld_can_be_taken_back_and_a_draw_cannot() -> None:
    """Undo restores the position before the meld; what was drawn has been seen."""
    ran = run("play", "--variant", "ru", "--seed", "3", given="draw\nundo\nhint\nscore\n")

    assert 1 == ran.text.count("nothing can be taken back")


def test_undo_gives_the_cards_back() -> None:
    """The hand after undo is the hand before the meld."""
    spec = lookup.specification()
    ruleset = RuleSet.from_parameters(spec.resolve(spec.variant("no"), 2).parameters, 2, "no")
    for seed in range(40):
        position = start_round(deal_round(ruleset, str(seed), 1, first_dealer(ruleset)), ruleset)
        drawn = apply(position, Draw(), ruleset)
        assert isinstance(drawn, Accepted)
        lays = [action for action in legal_actions(drawn.position, ruleset) if isinstance(action, Lay)]
        if lays:
            break
    typed = f"draw\ntable\n{command(lays[0])}\nundo\ndiscard 4\n"
    ran = run("play", "--variant", "no", "--players", "2", "--seed", str(seed), given=typed)
    hands = [line for line in ran.out.splitlines() if line.startswith(("Your hand", "> Your hand"))]

    assert "Ann melds" in ran.out
    assert hands[1].split("hand:")[1] == hands[4].split("hand:")[1] != hands[3].split("hand:")[1]


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    """Saved after two turns and loaded, at the table or by the option, the table is the same."""
    file = tmp_path / "game.json"
    turns = "draw\nhint\ndiscard 4\ndraw\n"
    first = run("play", "--variant", "ru", "--seed", "1", given=f"{turns}save {file}\ntable\n")
    again = run("play", "--load", file, given="")
    inside = run("play", "--variant", "no", "--seed", "9", given=f"load {file}\n")
    last = first.out.rpartition("Your hand: ")[2].splitlines()[0]

    assert last in again.out
    assert last in inside.out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "it is not JSON"),
        ("[]", "it holds no game that was kept here"),
        ('{"holds": "hand and foot game", "variant": 1}', "variant: not a text"),
        ("[" * 100_000, "cannot be read"),
    ],
)
def test_a_file_that_holds_no_game_is_refused(tmp_path: Path, content: str, told: str) -> None:
    """With the file and what is wrong in it; a file of something else is not written over either."""
    file = tmp_path / "x.json"
    file.write_text(content, encoding="utf-8")

    assert told in complaint("play", "--load", file)
    assert told in run("play", "--seed", "1", given=f"load {file}\n").text
    if "holds" not in content:
        assert "cannot be written" in run("play", "--seed", "1", given=f"save {file}\n").text
        assert content == file.read_text(encoding="utf-8")


def test_a_kept_game_with_a_play_that_is_not_allowed_is_refused(tmp_path: Path) -> None:
    """The number of the play and the rule are named."""
    file = tmp_path / "game.json"
    run("play", "--variant", "ru", "--seed", "1", given=f"draw\nsave {file}\n")
    kept = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**kept, "actions": kept["actions"] * 2}), encoding="utf-8")

    assert "action 2 is refused under HF-TURN-02" in complaint_last("play", "--load", file)


def complaint_last(*arguments: str | Path) -> str:
    """What a command complains of that has begun to print."""
    ran = run(*arguments)
    assert 2 == ran.code
    return ran.err


@pytest.mark.parametrize(
    ("hand", "stock", "told"),
    [
        ("3H 4S", "5S 6S", "Ann lays 3♥ and draws 1 card in its place."),
        ("3H 3D", "5S 6S", "Ann lays 3♥ 3♦ and draws 2 cards in their place."),
        ("3H 4S", "", "Ann lays 3♥; the stock has no card to draw instead."),
    ],
)
def test_the_log_says_that_a_red_three_is_replaced(hand: str, stock: str, told: str) -> None:
    """Or that the stock had nothing in its place."""
    spec = lookup.specification()
    ruleset = RuleSet.from_parameters(spec.resolve(spec.variant("no"), 2).parameters, 2, "no")
    drawn = tuple(hand.split())
    before = table("KS", "draw")._replace(stock=(*drawn, *stock.split()))
    result = apply(before, Draw(), ruleset)
    assert isinstance(result, Accepted)
    lines = list(said(Draw(), before, result.position, result.events, 0))

    assert told == lines[1]


def test_the_end_of_a_round_has_its_reason_and_its_sheet() -> None:
    """Who went out, or that the stock was too short, and each item with its rule."""
    ran = run("play", "--watch", "--variant", "no", "--players", "4", "--seed", "1")
    ends = re.findall(r"The round is over: (.*)\.", ran.out)

    assert 4 == len(ends)
    assert {"goes out"} <= {end.partition(" ")[2] for end in ends}
    assert "Score sheet of round 1:" in ran.out
    assert "cards laid (HF-SCORE-02): " in ran.out


def test_colours_are_shown_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Red suits are red in a terminal, and NO_COLOR takes the colour away."""
    shown = {}
    for name in ("", "NO_COLOR"):
        if name:
            monkeypatch.setenv(name, "1")
        console = Console(force_terminal=True, color_system="standard", width=80)
        with console.capture() as capture:
            console.print(printed("9s, clean book: 9♥ 9♠"))
        shown[name] = capture.get()

    assert "\x1b[31m9♥" in shown[""]
    assert "31m" not in shown["NO_COLOR"]


def test_a_refused_play_shows_the_rule_and_the_source() -> None:
    """And the person may try again."""
    ran = run("play", "--variant", "ru", "--seed", "1", given="discard 4\nmeld 4 4 5\nquit\n")

    assert 0 == ran.code
    assert "HF-TURN-02: " in ran.out
    assert "ru, section 04, line 30: " in ran.text
    assert "Here: nothing has been drawn or taken yet." in ran.out
    assert "Instead: First draw or take" in ran.text


def test_who_leaves_is_told_how_to_have_the_same_game_again(tmp_path: Path) -> None:
    """With every option that makes the game, in a form that the shell understands."""
    file = tmp_path / "our table.yaml"
    head = "id: ours\ntitle: Ours\nparent: no\nstanding: table\nplayers: [2, 3]\n"
    file.write_text(f"{head}parameters: {{draw_count: 3}}\n", encoding="utf-8")
    first = run("play", "--variant", file, "--players", "3", "--seat", "Bob", "--seed", "a b", given="quit\n").out
    command = first.rpartition("The same game again:\nhandandfoot ")[2]

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
