"""A player is told what she may do: in another form, at another moment, and without the grammar of the sentences."""

from __future__ import annotations

from typing import Any

import pytest
from command_line import complaint, run

TOP_QUEEN = """
given:
  - it is Ann's turn
  - Ann's side has melded QS QD QC
  - the discard pile is QH 5S
  - Ann's hand is QH QD 6S 7C
when: Ann takes the discard pile with QH QD
"""
KINGS = """
given:
  - it is Ann's turn
  - Ann's side has melded KS KD KH and QS QD QH
  - Ann's hand is KC KS KD 4S 5D 6S 7C 2C
when: Ann melds KC KS KD
"""


def judged(text: str, *options: str) -> Any:
    """The verdicts, by variant."""
    found = run("judge", "-", "--json", *options, given=text).json
    return {one["variant"]: one for one in found["verdicts"]}


def test_a_take_that_is_right_in_another_form_is_answered_with_it() -> None:
    """Where a new meld of queens is refused beside the queens on the table, adding them is what she may do."""
    verdicts = judged(TOP_QUEEN)
    told = {name for name, one in verdicts.items() if one.get("instead") == "adding them to Q♠ Q♦ Q♣ is allowed"}

    assert {"classic-canasta", "no", "pagat-partners", "reconciled", "ro"} == told
    assert ["QH", "QH", "QD"] == verdicts["ro"]["instead_action"]["adds"][0]["cards"]
    assert all(one["accepted"] or name in told or name == "ru" for name, one in verdicts.items())


def test_a_meld_that_is_right_in_another_form_is_answered_with_it() -> None:
    """Kings beside kings are added to them."""
    assert "adding them to K♠ K♥ K♦ is allowed" == judged(KINGS)["reconciled"]["instead"]
    assert "But adding them to K♠ K♥ K♦ is allowed." in run("judge", "-", "--variant", "ru", given=KINGS).text


@pytest.mark.parametrize(
    ("melded", "hand", "act", "says"),
    [
        (
            "QS QD QH QC QS QD QH",
            "QC QD QS 4S 5D",
            "adds QC QD QS to QS QD QH QC QS QD QH",
            "melding Q♣ Q♦ Q♠ is allowed",
        ),
        ("9S 9D 9H", "KC KS KD KH 4S KS KS 5D", "melds KC KS KD and KH KS KS", "melding K♣ K♠ K♦ K♥ K♠ K♠ is allowed"),
        (
            "KS KD KH",
            "KC KS 9S 9D 9H 5D 6D",
            "melds KC KS and 9S 9D 9H",
            "melding 9♠ 9♦ 9♥ and adding K♣ K♠ to K♠ K♥ K♦ is allowed",
        ),
    ],
)
def test_other_forms(melded: str, hand: str, act: str, says: str) -> None:
    """Additions become melds, melds of one rank one meld, and one lot of several an addition."""
    text = f"""
variant: reconciled
given:
  - it is Ann's turn, after the draw
  - Ann's side has melded {melded}
  - Ann's hand is {hand}
when: Ann {act}
"""
    verdict = judged(text)["reconciled"]

    assert not verdict["accepted"]
    assert says == verdict["instead"]


def test_a_no_without_another_form_ends_with_what_is_allowed() -> None:
    """Under one table a no says what may be done instead."""
    assert "But drawing is allowed." in run("judge", "-", "--variant", "ru", given=TOP_QUEEN).text
    low = TOP_QUEEN.replace("it is Ann's turn", "it is Ann's turn, after the draw").partition("when")[0]
    ran = run("judge", "-", "--variant", "ru", given=low + "when: Ann melds QH QD 6S\n")

    assert "But adding Q♥ to Q♠ Q♦ Q♣ is allowed." in ran.text


def test_the_moment_after_the_draw_is_taken_where_the_action_needs_it() -> None:
    """To lay or to discard is answered for after the draw, and the answer says so; once it is told, it says nothing."""
    found = run("judge", "-", "--json", given=KINGS).json
    note = "This is answered for after Ann has drawn or taken the discard pile."
    told = KINGS.replace("it is Ann's turn", "it is Ann's turn, after the draw")

    assert [note] == found["notes"]
    assert note in run("judge", "-", given=KINGS).text
    assert "notes" not in run("judge", "-", "--json", given=told).json
    assert found["verdicts"] == run("judge", "-", "--json", given=told).json["verdicts"]


@pytest.mark.parametrize("act", ["discards 4S", "asks to go out", "adds KC to KS KD KH"])
def test_other_acts_of_the_later_moment(act: str) -> None:
    """A discard, an addition and asking are answered for after the draw, too."""
    ran = run(
        "judge", "-", "--variant", "pagat-partners", "--json", given=KINGS.partition("when")[0] + f"when: Ann {act}\n"
    )

    assert ran.json["verdicts"][0]["accepted"] in (True, False)
    assert ran.json["notes"]


def test_a_position_without_a_phase_is_asked_at_the_moment_of_its_action() -> None:
    """The same holds for a position in values that leaves the phase open."""
    text = (
        "{variant: ru, position: {turn: {seat: Ann}, seats: {Ann: {hand: 4S 5D}}}, action: {action: discard, card: 4s}}"
    )

    assert judged(text)["ru"]["accepted"]


def test_the_player_who_acts_is_to_move_where_no_turn_is_told() -> None:
    """Without a word on the turn it is that of the player who acts."""
    text = "{given: [Bob's hand is KS KD 5H 6D, the discard pile is KC], when: Bob takes the discard pile with KS KD}"

    assert judged(text)["it"]["accepted"] in (True, False)


@pytest.mark.parametrize(
    ("hand", "act"),
    [
        ("k♠ K♦ 2c 5h 6d", "takes the discard pile with ks kd 2♣"),
        ("KS, KD, 2C, 5H, 6D", "takes the discard pile with KS, KD, 2C"),
        ("♠K ♦K ♣2 ♥5 ♦6", "takes the discard pile with KS KD 2C."),
    ],
)
def test_cards_in_sentences_are_read_as_people_write_them(hand: str, act: str) -> None:
    """Small letters, signs and commas mean the same cards."""
    text = """
given:
  - it is Ann's turn
  - Ann's hand is {}
  - the discard pile is KC and 6 more cards
when: Ann {}
"""
    plain = text.format("KS KD 2C 5H 6D", "takes the discard pile with KS KD 2C")

    assert judged(plain) == judged(text.format(hand, act))


def test_cards_in_values_are_read_as_people_write_them() -> None:
    """The same cards in the keys of a position and an action."""
    position = "{{turn: {{phase: play}}, seats: {{Ann: {{hand: {0}}}}}}}"
    text = f"{{{{variant: it, position: {position}, action: {{{{action: lay, melds: [{{1}}]}}}}}}}}"
    plain = text.format("KS KD KH 10S 10H JK", "KS KD KH, 10S 10H JK")

    assert judged(plain) == judged(text.format("ks K♦ kh Ts 10♥ joker", "'K♠, KD, kh', t♠ th Joker"))


@pytest.mark.parametrize(
    ("sentence", "near"),
    [
        (
            "it is Mary's turn",
            'Mary is no player, they are Ann, Bob, Cat, Dan, Eve, Fay; the nearest is like "it is Ann\'s turn"',
        ),
        ("Ann's side has opened", "Ann's side has melded"),
        ("Ann hand is KS KD", "the nearest is like \"Ann's hand is"),
        ("the pile is KC", 'the nearest is like "the discard pile is'),
    ],
)
def test_a_sentence_that_is_none_shows_the_nearest_without_its_grammar(sentence: str, near: str) -> None:
    """What is shown is a sentence as one writes it, alike in its words and not in its cards and numbers."""
    line = complaint("judge", "-", given=f'{{given: ["{sentence}"], when: Ann draws}}')

    assert near in line
    assert "{" not in line
    assert "[" not in line


def test_reasons_are_said_once_and_test_tables_say_nothing() -> None:
    """Tables that answer alike share a line, and the table for tests is not among them."""
    table = run("judge", "-", given=TOP_QUEEN).out.partition("Under ")[0]
    asked = run("judge", "-", given=TOP_QUEEN.replace("6S 7C", "JK JK JK JK JK")).out.partition("Under ")[0]

    assert table.count("HF-MELD-04") == 1
    assert "micro" not in table
    assert asked.count("cannot be asked") == 1


def test_an_addition_to_a_meld_that_is_not_there_names_those_that_are() -> None:
    """The melds of the side are what may be added to."""
    text = KINGS.partition("when")[0] + "when: Ann adds KC to KS KD KH KD\n"

    assert "KS KD KH KD is no meld of the side; allowed: KS KH KD or QS QH QD" in complaint("judge", "-", given=text)
