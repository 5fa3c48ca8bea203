"""The example programs answer over JSON lines what their rules say, before any kit has judged them."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from example_programs import EXAMPLES, LANGUAGES, RU, Program, cards, command, position

from handandfoot_conformance.protocol.messages import check_answer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("java")


@pytest.fixture(scope="module")
def running(built: Path) -> Iterator[dict[str, Program]]:
    """The programs that were started, each once: none keeps anything but the rules between two requests."""
    programs: dict[str, Program] = {}
    yield programs
    for program in programs.values():
        program.end()


def started(language: str, running: dict[str, Program], built: Path) -> Program:
    if language not in running:
        running[language] = Program(command(language, built))
    running[language].learn()
    return running[language]


@pytest.fixture
def keeper(running: dict[str, Program], built: Path) -> Program:
    return started("javascript", running, built)


@pytest.fixture
def table(running: dict[str, Program], built: Path) -> Program:
    return started("java", running, built)


@pytest.fixture
def referee(running: dict[str, Program], built: Path) -> Program:
    return started("python", running, built)


@pytest.fixture(params=LANGUAGES)
def fresh(request: pytest.FixtureRequest, built: Path) -> Iterator[Program]:
    """A program that has been told nothing yet."""
    with Program(command(request.param, built)) as program:
        yield program


def refused(*rules: str) -> dict[str, object]:
    return {"accepted": False, "rules": list(rules)}


def melds(*texts: str) -> dict[str, object]:
    return {"action": "lay", "melds": [cards(text) for text in texts]}


ACCEPTED = {"accepted": True}
NINES = "9S 9D 9H 9C 9S 2C 2D"
BOOKS = (
    "4S 4H 4D 4C 4S 4H 4D",
    "5S 5H 5D 5C 5S 5H 5D",
    "6S 6H 6D 6C 6S 2S 2H",
    "7S 7H 7D 7C 7S 2S 2H",
    "2D 2D 2C 2C JK JK JK",
)


# All three -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_adapter_is_under_100_lines(language: str) -> None:
    """What one writes to connect a program is short."""
    (adapter,) = [path for path in (EXAMPLES / language).iterdir() if path.stem.lower() == "adapter"]

    assert len(adapter.read_text(encoding="utf-8").splitlines()) < 100


def test_no_example_knows_our_packages() -> None:
    """The examples share no code and no data with the engine or the kit."""
    sources = [path for path in EXAMPLES.rglob("*") if path.suffix in {".js", ".java", ".py"}]
    texts = [path.read_text(encoding="utf-8") for path in sources]

    assert sources
    assert not [text for text in texts if "import handandfoot" in text or "from handandfoot" in text]


def test_a_program_answers_whatever_it_is_asked(fresh: Program) -> None:
    """What cannot be understood is errored, and the program goes on."""
    can = fresh.ask("start", protocol=1, specification="0.1.0")["capabilities"]
    meld = fresh.ask("meld", rules=RU, cards=cards("8S 8D 8H"))
    play = fresh.play(position("8S 8D 8H"), {"action": "lay", "melds": [cards("8S 8D 8H")]})
    half = fresh.write('{"id": 1,')

    assert can
    assert ("errored" in meld, "errored" in play) == (True, True)
    assert (half["id"], "errored" in half) == (None, True)
    assert "dance" in fresh.ask("dance")["errored"]
    assert fresh.learn() == {"ready": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_windows_line_ends_are_read(language: str, built: Path) -> None:
    """A carriage return before the line's end, and an empty line, do no harm, and after `stop` the program leaves."""
    with Program(command(language, built), end="\r\n\r\n") as program:
        assert program.learn() == {"ready": True}
        assert program.ask("stop") == {"stopped": True}
        assert program.wait() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_transcript_is_what_the_program_answers(language: str, built: Path) -> None:
    """Each request of the transcript brings the very answer written under it."""
    text = (EXAMPLES / language / "transcript.jsonl").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["direction"] for line in lines] == ["request", "answer"] * (len(lines) // 2)

    with Program(command(language, built)) as program:
        for request, answer in zip(lines[::2], lines[1::2], strict=True):
            assert program.write(json.dumps(request["message"])) == answer["message"]


# The score keeper ------------------------------------------------------------------------------------------------


def side(**changes: object) -> dict[str, object]:
    return {"melds": [], "threes": [], "hands": [[], []], "closed": [], "out": False, "concealed": False} | changes


def test_the_published_dirty_book_is_390(keeper: Program) -> None:
    """Five nines and two twos bring 90 for the cards and 300 for the book."""
    (score,) = keeper.ask("score", rules=RU, round=1, sides=[side(melds=[cards(NINES)])])["sides"]

    assert score["total"] == 390
    assert score["items"]["cards"] == 90


def test_a_round_is_itemised(keeper: Program) -> None:
    """Every item of a round that has something of each."""
    counted = side(
        melds=[cards("9S 9D 9H 9C 9S 9D 9H"), cards("2S 2S 2H 2H JK JK JK"), cards("KS KD KH")],
        threes=cards("3H 3D"),
        hands=[cards("AS 3S"), []],
        closed=[cards("3H 4S JK")],
        out=True,
    )
    (score,) = keeper.ask("score", rules=RU, round=2, sides=[counted])["sides"]

    items = {"cards": 70 + 230 + 30, "books": 2000, "red_threes": 100, "left": -80, "out": 100, "special": 0}
    assert score == {"total": 2450, "items": items}


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("8S 8D 8H", {"good": True, "kind": None}),
        (NINES, {"good": True, "kind": "dirty"}),
        ("9S 9D 9H 9C 9S 9D 9H", {"good": True, "kind": "clean"}),
        ("2S 2S 2H 2H JK JK JK", {"good": True, "kind": "wild"}),
        ("8S 8D 2C", {"good": True, "kind": None}),
        ("8S 2D 2C", {"good": False, "rules": ["HF-WILD-02"]}),
        ("8S 8D 8H 2D 2C", {"good": False, "rules": ["HF-WILD-02"]}),
        ("8S 8D", {"good": False, "rules": ["HF-MELD-02"]}),
        ("8S 8D 9H", {"good": False, "rules": ["HF-MELD-01"]}),
        ("8S 8D 8H 8C 8S 8D 8H 8C", {"good": False, "rules": ["HF-MELD-03"]}),
        ("3S 3C 3S", {"good": False, "rules": ["HF-THREE-04"]}),
        ("3H 3D 3H", {"good": False, "rules": ["HF-THREE-03"]}),
    ],
)
@pytest.mark.parametrize("language", ["javascript", "python"])
def test_melds_are_checked(
    language: str, text: str, answer: dict[str, object], running: dict[str, Program], built: Path
) -> None:
    """Both meld checkers know the Russian game's good melds, its books and what spoils a meld."""
    program = started(language, running, built)

    assert program.ask("meld", rules=RU, cards=cards(text)) == answer


def test_other_house_rules_are_kept(keeper: Program) -> None:
    """The keeper counts by what it is told, and looks a table up by the round."""
    keeper.learn(
        dirty_bonus={"by": "round", "from": {"1": 300, "3": 100}}, red_three_needs="book", red_three_without=-50
    )
    lone = [side(melds=[cards(NINES)]), side(threes=cards("3H 3D"))]

    assert [each["total"] for each in keeper.ask("score", rules=RU, round=4, sides=lone)["sides"]] == [190, -100]


def test_house_rules_out_of_reach_are_skipped(keeper: Program) -> None:
    """A table that the keeper has no setting for is a reason to decline."""
    assert "score" in keeper.learn(clean_bonus={"by": "score", "from": {"lowest": 300, "0": 500}})["skipped"]


@pytest.mark.parametrize("name", ["--fault", "FAULT"])
def test_a_fault_can_be_planted(name: str, built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The faulty copy forgets the cards of a book."""
    words = command("javascript", built)
    if name == "FAULT":
        monkeypatch.setenv(name, "no-card-points")
    else:
        words += [name, "no-card-points"]

    with Program(words) as program:
        program.learn()
        (score,) = program.ask("score", rules=RU, round=1, sides=[side(melds=[cards(NINES)])])["sides"]

    assert score["total"] == 300


# The table -------------------------------------------------------------------------------------------------------


def test_a_draw_is_two_cards_and_replaces_red_threes(table: Program) -> None:
    """A red three that is drawn is laid, and two other cards come to the hand."""
    played = table.play(position("4S 5S", phase="draw", stock="3H 8C 9C"), {"action": "draw"})

    assert played["results"] == [ACCEPTED]
    assert sorted(played["position"]["seats"][0]["hand"]) == cards("4S 5S 8C 9C")
    assert played["position"]["sides"][0]["threes"] == ["3H"]
    assert played["position"]["turn"]["phase"] == "play"


def test_a_second_draw_is_refused(table: Program) -> None:
    """A turn has one draw, and a refused action changes nothing."""
    played = table.play(position("4S 5S", phase="draw"), {"action": "draw"}, {"action": "draw"})

    assert played["results"] == [ACCEPTED, refused("HF-TURN-02")]
    assert len(played["position"]["seats"][0]["hand"]) == 4


def test_the_published_opening_take_is_accepted(table: Program) -> None:
    """Three kings and a two are worth 50, and six more cards come to the hand."""
    before = position("KS KD 2C 4S", pile="KC 4H 5H 6H 7H 8H 9H 10H", phase="draw")
    played = table.play(before, {"action": "take", "melds": [cards("KC KS KD 2C")]})

    assert played["results"] == [ACCEPTED]
    assert sorted(played["position"]["seats"][0]["hand"]) == sorted(cards("4S 4H 5H 6H 7H 8H 9H"))
    assert played["position"]["pile"] == ["10H"]
    turn = {"seat": 0, "phase": "play", "taken": True, "opened": True, "permission": "none"}
    assert played["position"]["turn"] == turn


@pytest.mark.parametrize(
    ("hand", "pile", "laid", "rule"),
    [
        ("KS KD 4S 6S", "KC 2C 5H", "KC KS KD 2C", "HF-PILE-06"),
        ("KS KD QS QD 4S", "KC 4H", "KC KS KD", "HF-OPEN-01"),
        ("KS 2S 2D 4S", "KC 4H", "KC KS 2S", "HF-PILE-03"),
        ("KS KD KH 2S 4S", "3C 4H", "KS KD KH", "HF-PILE-02"),
        ("KS KD KH 2S 4S", "", "KS KD KH 2S", "HF-PILE-09"),
        ("2S JK JK 4S", "2C 4H", "2C 2S JK JK", "HF-PILE-04"),
    ],
)
def test_a_take_is_refused(table: Program, hand: str, pile: str, laid: str, rule: str) -> None:
    """Each condition of a take, broken alone, is named."""
    before = position(hand, pile=pile, phase="draw")
    played = table.play(before, {"action": "take", "melds": [cards(laid)]})

    assert played["results"] == [refused(rule)]
    assert played["position"]["pile"] == cards(pile)


def test_a_take_finishes_the_old_meld_and_begins_a_new_one(table: Program) -> None:
    """Where the rank has an unfinished meld, both happen at once, or nothing does."""
    old = "KS KS KS KS KS"
    finish = {"to": cards(old), "cards": cards("KH KH")}
    before = position("KD KD KH KH 4S", melds=[old], pile="KC 9S", phase="draw")
    both = table.play(before, {"action": "take", "melds": [cards("KC KD KD")], "adds": [finish]})
    one = table.play(before, {"action": "take", "melds": [cards("KC KD KD")]})
    onto = table.play(before, {"action": "take", "adds": [{"to": cards(old), "cards": cards("KC KD")}]})

    assert (both["results"], one["results"], onto["results"]) == (
        [ACCEPTED],
        [refused("HF-PILE-07")],
        [refused("HF-PILE-07")],
    )


def test_a_laid_hand_takes_up_the_foot_at_once(table: Program) -> None:
    """The foot is taken up in the same turn, and its red three is laid and replaced."""
    before = position("AS AD AH", foot="3D 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D", stock="QS QH")
    played = table.play(before, melds("AS AD AH"), {"action": "discard", "card": "QS"})

    assert played["results"] == [ACCEPTED, ACCEPTED]
    assert played["position"]["sides"][0]["threes"] == ["3D"]
    assert played["position"]["seats"][0]["packets"] == [{"status": "played from", "cards": []}]
    assert len(played["position"]["seats"][0]["hand"]) == 12


def test_a_discarded_hand_waits_for_the_next_turn(table: Program) -> None:
    """The foot is taken up when the turn comes round again."""
    draw, sixes = {"action": "draw"}, [{"action": "discard", "card": card} for card in ("4C", "4C", "5C")]
    turns = [each for six in sixes for each in (draw, six)]
    played = table.play(position("8C"), {"action": "discard", "card": "8C"})
    assert played["position"]["seats"][0]["packets"][0]["status"] == "pending"
    assert played["position"]["seats"][0]["hand"] == []

    before = position("8C")
    for seat, action in enumerate(sixes, start=1):
        action["card"] = before["seats"][seat]["hand"][0]
    played = table.play(before, {"action": "discard", "card": "8C"}, *turns)

    assert played["results"] == [ACCEPTED] * 7
    assert played["position"]["turn"]["seat"] == 0
    assert played["position"]["seats"][0]["packets"] == [{"status": "in play", "cards": []}]
    assert len(played["position"]["seats"][0]["hand"]) == 13


@pytest.mark.parametrize(
    ("hand", "books", "partner", "action", "result"),
    [
        ("QC", BOOKS, "played from", {"action": "discard", "card": "QC"}, ACCEPTED),
        ("QC", BOOKS[:4], "played from", {"action": "discard", "card": "QC"}, refused("HF-OUT-08")),
        ("QC", BOOKS[1:4], "played from", {"action": "discard", "card": "QC"}, refused("HF-OUT-01")),
        ("QC", BOOKS, "in play", {"action": "discard", "card": "QC"}, refused("HF-OUT-02")),
        ("QC QD QH", BOOKS, "played from", melds("QC QD QH"), ACCEPTED),
        ("QC QD QH", BOOKS[1:], "played from", melds("QC QD QH"), refused("HF-OUT-01")),
        ("QC QD QH KS", BOOKS[1:], "played from", melds("QC QD QH"), refused("HF-OUT-03")),
        ("QC QD QH KS", BOOKS, "played from", melds("QC QD QH"), ACCEPTED),
        ("QC QD QH KS", BOOKS, "played from", {**melds("QC QD QH"), "discard": "KS"}, ACCEPTED),
        ("QC QD QH KS", BOOKS[1:], "played from", {**melds("QC QD QH"), "discard": "KS"}, refused("HF-OUT-01")),
    ],
)
def test_going_out(
    table: Program, hand: str, books: tuple[str, ...], partner: str, action: dict[str, object], result: object
) -> None:
    """Books, partner and the last card decide whether a player may end the round."""
    played = table.play(position(hand, melds=books, status=("played from", partner)), action)

    assert played["results"] == [result]
    left = len(played["position"]["seats"][0]["hand"])
    assert (played["position"]["turn"]["phase"] == "round over") == (result == ACCEPTED and left == 0)


def test_a_short_stock_ends_the_round(table: Program) -> None:
    """One card is not enough for a draw of two."""
    played = table.play(position("4S 5S", phase="draw", stock="8C."), {"action": "draw"})

    assert played["position"]["turn"]["phase"] == "round over"
    assert played["position"]["stock"] == ["8C"]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"action": "discard", "card": "9C"}, "HF-TURN-03"),
        ({"action": "discard", "card": "4S", "seat": 1}, "HF-TURN-01"),
        ({"action": "draw"}, "HF-TURN-02"),
        (melds("8S 8D"), "HF-MELD-02"),
        (melds("8S 8D 8H 2S", "8C 8C 8C"), "HF-MELD-04"),
        (melds("8S 8D 8H"), "HF-OPEN-01"),
        ({"action": "lay", "adds": [{"to": cards("9S 9S 9S"), "cards": ["8S"]}]}, "HF-MELD-06"),
    ],
)
def test_an_action_in_the_turn_is_refused(table: Program, action: dict[str, object], rule: str) -> None:
    """Each rule of laying and discarding, broken alone, is named."""
    played = table.play(position("4S 8S 8D 8H 2S 8C 8C 8C"), action)

    assert played["results"] == [refused(rule)]


def test_an_action_that_the_table_lacks_is_skipped(table: Program) -> None:
    """The table knows no exchange of wild cards."""
    assert "swap" in table.play(position("4S"), {"action": "swap", "meld": [], "card": "4S", "for": "2S"})["skipped"]


def test_a_game_without_a_foot_is_skipped(table: Program) -> None:
    """Three packets are beyond the table."""
    assert "foot" in table.learn(packets=[11, 11, 11])["skipped"]


# The referee -----------------------------------------------------------------------------------------------------


def test_melds_are_laid_in_a_position(referee: Program) -> None:
    """Two melds open together, and the cards leave the hand."""
    played = referee.play(position("8S 8D 8H 2S KS KD KH 4C"), melds("8S 8D 8H", "KS KD KH"))

    assert played["results"] == [ACCEPTED]
    assert sorted(played["position"]["seats"][0]["hand"]) == ["2S", "4C"]
    assert played["position"]["turn"]["opened"] is True


@pytest.mark.parametrize(
    ("action", "rules"),
    [
        (melds("8S 8D 8H"), ["HF-OPEN-01"]),
        (melds("8S 8D 8H 2S 2S", "KS KD KH"), ["HF-TURN-03", "HF-WILD-02"]),
        ({**melds("8S 8D 8H 2S"), "seat": 2}, ["HF-TURN-01"]),
        ({"action": "lay", "adds": [{"to": cards("9S 9S 9S"), "cards": ["8S"]}]}, ["HF-MELD-06", "HF-OPEN-01"]),
    ],
)
def test_a_lay_is_refused(referee: Program, action: dict[str, object], rules: list[str]) -> None:
    """The referee names every rule that is broken."""
    assert referee.play(position("8S 8D 8H 2S KS KD KH 4C"), action)["results"] == [refused(*rules)]


def test_the_end_of_a_hand_is_skipped(referee: Program) -> None:
    """The referee declines what it cannot follow: the foot, and the last card."""
    assert "foot" in referee.play(position("AS AD AH"), melds("AS AD AH"))["skipped"]
    assert "skipped" in referee.play(position("AS AD AH 4S", status=("in play", "closed")), melds("AS AD AH"))


def test_every_answer_keeps_to_the_protocol(built: Path) -> None:
    """What stands in the transcripts is read by the kit without a complaint."""
    for language in LANGUAGES:
        text = (EXAMPLES / language / "transcript.jsonl").read_text(encoding="utf-8")
        lines = [json.loads(line)["message"] for line in text.splitlines()]
        for request, answer in zip(lines[::2], lines[1::2], strict=True):
            if request["request"] != "dance":
                assert check_answer(request["request"], answer) == answer


def test_the_programs_work_without_a_kit(built: Path) -> None:
    """Each is a program of its own, with or without its adapter."""
    referee = [sys.executable, str(EXAMPLES / "python" / "melder.py"), *cards(NINES)]

    assert subprocess.run(referee, capture_output=True, text=True, check=True).stdout == "dirty\n"
