"""Compiling: what the sentences of a scenario become, and what is said where they contradict themselves."""

import pytest
from scenarios import BOOK, case_of, compiled, core

from handandfoot_conformance.protocol.case import Case, NotApplicable
from handandfoot_conformance.scenarios.expected import value_of
from handandfoot_conformance.scenarios.scenario import FeatureError

MELD = """
Given it is Ann's turn, after the draw
And Ann's hand is KS KD 2C 9S 9D 9H 5C 6C
When Ann melds KS KD 2C and 9S 9D 9H
Then the action is accepted
And Ann's side has melded KS KD 2C and 9S 9D 9H
And Ann's hand is 5C 6C
And nothing else has changed
"""


def test_the_whole_consequence_is_the_position_before_with_the_stated_changes() -> None:
    """Nothing else has changed is expanded when the case is compiled."""
    case = case_of(MELD)
    before, after = case.request["position"], case.expectations[-1].value

    assert ["5C", "6C"] == after["seats"][0]["hand"]
    assert [["K" + "S", "KD", "2C"], ["9S", "9H", "9D"]] == after["sides"][0]["melds"]
    assert (before["stock"], before["pile"], before["seats"][1:]) == (
        after["stock"],
        after["pile"],
        after["seats"][1:],
    )
    assert [] == before["sides"][0]["melds"]


def test_the_first_melds_of_a_side_are_its_opening() -> None:
    """That the side opened in this turn follows from what it means, and needs no sentence."""
    case = case_of(MELD)

    assert not case.request["position"]["turn"]["opened"]
    assert case.expectations[-1].value["turn"]["opened"]


def test_an_addition_is_no_opening() -> None:
    """A side that had a meld before has not opened in this turn."""
    case = case_of(
        """
        Given it is Ann's turn, after the draw
        And Ann's side has melded 9S 9D 9H
        And Ann's hand is 9C 5C 6C
        When Ann adds 9C to 9S 9D 9H
        Then the action is accepted
        And Ann's side has melded 9S 9D 9H 9C
        And Ann's hand has lost 9C
        And nothing else has changed
        """
    )

    assert not case.expectations[-1].value["turn"]["opened"]
    assert {"action": "lay", "adds": [{"to": ["9S", "9D", "9H"], "cards": ["9C"]}], "seat": 0} == case.actions[0]


def test_a_turn_that_passes_begins_anew() -> None:
    """Whatever was so in the turn before is over."""
    case = case_of(
        """
        Given it is Ann's turn, after taking the discard pile
        And Ann's side has melded 9S 9D 9H
        And Ann's hand is 5C 6C
        When Ann discards 5C
        Then the action is accepted
        And it is Bob's turn
        And Ann's hand has lost 5C
        And the discard pile has gained 5C
        And nothing else has changed
        """
    )
    turn = {"seat": 1, "phase": "draw", "taken": False, "opened": False, "permission": "none"}

    assert turn == case.expectations[-1].value["turn"]
    assert {"seat": 1, "phase": "draw", "taken": False} == case.expectations[1].value


def test_a_refusal_leaves_the_position_as_it_was() -> None:
    """Nothing has changed stands for the very position before."""
    case = case_of(
        """
        Given it is Ann's turn, after the draw
        And Ann's hand is 8S 8D 8H 2C JK 5C
        When Ann melds 8S 8D 8H 2C JK
        Then the action is refused under HF-WILD-02 and HF-OPEN-01
        And nothing has changed
        """
    )

    assert ["HF-WILD-02", "HF-OPEN-01"] == case.expectations[0].value
    assert case.request["position"] == case.expectations[1].value


def test_a_take_begins_with_the_top_card() -> None:
    """The cards of the hand make a meld with the top card; what is melded and added besides follows."""
    case = case_of(
        """
        Given it is Ann's turn
        And the discard pile is KC 4S 5D
        And Ann's side has melded 9S 9D 9H
        And Ann's hand is KS KD 2C 9C 7S 7D 7H 8C 8D
        When Ann takes the discard pile with KS KD 2C, melds 7S 7D 7H, adds 9C to 9S 9D 9H
        Then the action is accepted
        And it is Ann's turn, after taking the discard pile
        And Ann's hand is 8C 8D 4S 5D
        And the discard pile has lost KC 4S 5D
        And Ann's side has melded KC KS KD 2C and 7S 7D 7H and 9S 9D 9H 9C
        And nothing else has changed
        """
    )

    assert {
        "action": "take",
        "melds": [["KC", "KS", "KD", "2C"], ["7S", "7D", "7H"]],
        "adds": [{"to": ["9S", "9D", "9H"], "cards": ["9C"]}],
        "seat": 0,
    } == case.actions[0]
    assert [] == case.expectations[-1].value["pile"]
    assert case.expectations[-1].value["turn"]["taken"]


def test_a_take_may_go_onto_a_meld() -> None:
    """The top card is the first of the cards that are added."""
    case = case_of(
        """
        Given it is Ann's turn
        And the top card is 9C
        And Ann's side has melded 9S 9D 9H
        When Ann takes the discard pile, adding to 9S 9D 9H
        Then the action is refused under HF-PILE-07
        And nothing has changed
        """
    )

    assert {"action": "take", "adds": [{"to": ["9S", "9D", "9H"], "cards": ["9C"]}], "seat": 0} == case.actions[0]


def test_books_by_number_stay_beside_the_named_melds() -> None:
    """Has melded names the melds that the scenario names; books given by number are still there."""
    case = case_of(
        """
        Given it is Ann's turn, after the draw
        And Ann's side has 1 clean, 0 dirty and 0 wild books
        And Ann's side has melded 9S 9D 9H
        And Ann's hand is 9C 5C 6C
        When Ann adds 9C to 9S 9D 9H
        Then the action is accepted
        And Ann's side has melded 9S 9D 9H 9C
        And Ann's hand has lost 9C
        And nothing else has changed
        """
    )

    assert [4, 7] == sorted(len(meld) for meld in case.expectations[-1].value["sides"][0]["melds"])


def test_the_end_of_a_round_leaves_unstated_totals_open() -> None:
    """Totals depend on what was filled in, so they are compared only where they are stated."""
    steps = """
        Given it is Ann's turn, after the draw
        And Ann has played from the foot
        And Ann's hand is 5C
        When Ann discards 5C
        Then the action is accepted
        And the round is over
        And Ann's hand is empty
        And the discard pile has gained 5C
        {}And nothing else has changed
        """
    left_open = case_of(steps.format("")).expectations[-1]
    stated = case_of(steps.format("And the scores are 5 and 10\n")).expectations[-1]

    assert "scores" in left_open.except_for
    assert "scores" not in stated.except_for
    assert [5, 10] == stated.value["scores"]
    assert "round over" == stated.value["turn"]["phase"]


def test_a_packet_changes_as_stated() -> None:
    """Closed, waiting, in play, played from."""
    case = case_of(
        """
        Given it is Ann's turn, after the draw
        And Ann's side has melded 9S 9D 9H
        And Ann's hand is 9C
        And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
        When Ann adds 9C to 9S 9D 9H
        Then the action is accepted
        And Ann has taken up the foot
        And Bob is to take up the foot next turn
        """
    )

    assert {"status": "in play", "cards": []} == case.expectations[1].value
    assert ("pending", 13) == (case.expectations[2].value["status"], len(case.expectations[2].value["cards"]))


def test_a_score_case_holds_only_what_is_stated() -> None:
    """No filler lies on a table that is counted; the tallies are those of the cards."""
    case = case_of(
        """
        Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and KS KD 2C
        And Ann's side has laid the red three 3H
        And Ann's hand is 3D 4S
        And Cat's foot is AS
        When the round is scored with Ann going out
        Then Ann's side scores 570
        And Ann's side scores 70 for cards
        And Bob's side scores 0
        """
    )
    ann, bob = case.request["sides"]

    assert ("score", "scoring") == (case.kind, case.capability)
    assert {
        "clean": 1,
        "dirty": 0,
        "wild": 0,
        "laid_points": 110,
        "left_points": 25,
        "red_threes_laid": 1,
        "red_threes_left": 1,
    } == ann["tallies"]
    assert (True, False, [["3D", "4S"], []], [[], ["AS"]]) == (ann["out"], bob["out"], ann["hands"], ann["closed"])
    assert ["sides.0.total", "sides.0.items.cards", "sides.1.total"] == [e.path for e in case.expectations]


def test_a_view_case_knows_how_many_cards_are_hidden() -> None:
    """What is hidden is a number of cards, what is seen are the cards."""
    case = case_of(
        """
        Given Bob's hand is 5C 6C
        When Bob looks at the table
        Then Bob sees Bob's hand
        And Bob cannot see Ann's foot
        And Bob cannot see the stock
        """
    )

    assert ("view", 1) == (case.kind, case.request["seat"])
    assert [("seen", ["5C", "6C"]), ("hidden", 13)] == [(e.kind, e.value) for e in case.expectations[:2]]
    assert len(case.request["position"]["stock"]) == case.expectations[2].value


def test_a_legal_case_names_actions() -> None:
    """May and may not carry the action itself."""
    case = case_of(
        "When the legal actions are listed\nThen Ann may draw\nAnd Ann may not take the discard pile with KS KD"
    )

    assert [("may", "draw"), ("may not", "take")] == [(e.kind, e.value["action"]) for e in case.expectations]


def test_a_playthrough_goes_on_from_what_was_expected() -> None:
    """Each act of a playthrough begins where the last one ended."""
    case = case_of(
        """
        Given it is Ann's turn
        And the next cards of the stock are 4H 5S
        And Ann's hand is 6C 7C
        When Ann draws
        Then the action is accepted
        And it is Ann's turn, after the draw
        And Ann's hand has gained 4H 5S
        And the stock has lost 2 cards
        And nothing else has changed
        When Ann discards 4H
        Then the action is accepted
        And it is Bob's turn
        And Ann's hand is 5S 6C 7C
        And the discard pile has gained 4H
        And nothing else has changed
        """
    )

    assert ["draw", "discard"] == [action["action"] for action in case.actions]
    assert ["5S", "6C", "7C"] == value_of(case.expectations[-1].value, "seats.0.hand")
    assert len(case.request["position"]["stock"]) - 2 == len(case.expectations[-1].value["stock"])


def test_an_override_changes_the_rules_and_their_digest() -> None:
    """A scenario may set one parameter to another value, and the case says so."""
    case = core('Given house rules where "take_amount" is 3\nWhen Ann draws\nThen the action is accepted', "ru")

    assert isinstance(case, Case)
    assert {"take_amount": 3} == case.changed
    assert BOOK.rules.table("ru").digest != case.digest
    assert 3 == BOOK.rules.by_digest[case.digest].parameters["take_amount"]


def test_an_override_that_changes_nothing_is_the_variant_itself() -> None:
    """The same values have the same digest."""
    case = core('Given house rules where "take_amount" is 7\nWhen Ann draws\nThen the action is accepted', "ru")

    assert isinstance(case, Case)
    assert ({}, BOOK.rules.table("ru").digest) == (case.changed, case.digest)


@pytest.mark.parametrize(
    ("steps", "line", "message"),
    [
        ("When Ann dances\nThen the action is accepted", 7, 'no sentence of the catalogue reads "Ann dances"'),
        ("When Ann melds 9S 9X 9H\nThen the action is accepted", 7, "'9X' is not a card"),
        ("Then the action is accepted", 7, "a Then stands before any When"),
        ("When Ann draws", 7, "no Then follows"),
        ("Given it is Ann's turn", 5, "the scenario has no When"),
        ("When Ann draws\nThen Ann draws", 8, "stands under Then; allowed: When"),
        ("When Ann draws\nThen the action is accepted\nGiven it is round 2", 9, "a Given stands after a When"),
        ("When Ann draws\nThen Ann's hand has lost JK", 8, "JK is not in that hand before the action"),
        ("When Ann draws\nThen the stock has lost JK", 8, "the stock does not begin with JK before the action"),
        ("When Ann draws\nThen the stock holds 500 cards", 8, "so it cannot hold 500"),
        ("When the meld 9S 9D 9H is checked\nThen nothing has changed", 8, "there is no position in this scenario"),
        (
            "When the meld 9S 9D 9H is checked\nThen the meld is good\nWhen Ann draws\nThen the action is accepted",
            9,
            "only what players do",
        ),
        ('Given the "ru" house rules\nWhen Ann draws\nThen the action is accepted', 7, "names its house rules once"),
        ("When Ann discards 5C with 6C\nThen the action is accepted", 7, "names 2 cards; allowed here: one"),
        ("When Ann draws:\n  | a |\nThen the action is accepted", 7, "neither a table nor a text"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_told_with_its_line(steps: str, line: int, message: str) -> None:
    """Errors name the feature, the line and what is wrong."""
    with pytest.raises(FeatureError, match=message.replace("?", r"\?")) as error:
        compiled(steps)

    assert str(error.value).startswith(f"features/sources/ru/some.feature:{line}: "), error.value


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ('Given house rules where "no_such" is 3\nWhen Ann draws\nThen the action is accepted', "no_such"),
        ('Given house rules where "take_amount" is blue\nWhen Ann draws\nThen the action is accepted', "take_amount"),
    ],
)
def test_an_override_that_cannot_be_is_an_error(steps: str, message: str) -> None:
    """A parameter that does not exist, or a value that it cannot have, is nobody's house rule."""
    with pytest.raises(FeatureError, match=message):
        core(steps, "ru")


def test_a_variant_that_cannot_pose_a_scenario_says_why() -> None:
    """What cannot be posed is not applicable, with the reason, and is never passed."""
    case = core("When a wild book is checked\nThen the meld is a wild book", "it")

    assert isinstance(case, NotApplicable)
    assert "no wild book is allowed here" == case.reason


def test_a_number_of_players_that_a_variant_does_not_know_is_not_applicable() -> None:
    """So is a table of another size."""
    case = core("Given 6 players\nWhen Ann draws\nThen the action is accepted", "ru")

    assert isinstance(case, NotApplicable)
    assert "ru is not played by 6" == case.reason


def test_a_source_that_cannot_pose_its_own_scenario_is_an_error() -> None:
    """A scenario written for its house rules has no excuse."""
    with pytest.raises(FeatureError, match="the pack holds it 5 times"):
        compiled("Given Ann's hand is 9S 9S 9S 9S 9S 9S\nWhen Ann draws\nThen the action is accepted")


CHOICE = """
Given Ann is dealt 3H 4S 5S 6S 7S 8S 9S 10S JS QS KS and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
And the starter is KC
When Ann chooses the second packet
Then the action is accepted
And it is Bob's turn, to choose a packet
And Ann's hand is 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
And nothing else has changed
"""


def test_packets_lie_closed_until_they_are_chosen() -> None:
    """Under rules that let players choose, nobody holds a hand at first, and the other packet stays where it lies."""
    case = compiled(CHOICE, name="features/sources/it/some.feature")
    assert isinstance(case, Case)
    seats = case.expectations[-1].value["seats"]

    assert [11, 0, 0, 0] == [len(seat["hand"]) for seat in seats]
    assert [1, 2, 2, 2] == [len(seat["packets"]) for seat in seats]
    assert "3H" == seats[0]["packets"][0]["cards"][0]


def test_a_hand_that_was_not_dealt_cannot_be_chosen() -> None:
    """The scenario contradicts itself."""
    with pytest.raises(FeatureError, match="the hand is none of the packets that were dealt"):
        compiled(CHOICE.replace("hand is 4D", "hand is 4C"), name="features/sources/it/some.feature")


def test_a_position_may_be_in_the_middle_of_the_choosing() -> None:
    """Whoever comes before the player who is choosing has chosen."""
    case = compiled(
        """
        Given it is Cat's turn, to choose a packet
        When Cat chooses the first packet
        Then the action is accepted
        """,
        name="features/sources/it/some.feature",
    )
    assert isinstance(case, Case)

    assert [11, 11, 0, 0] == [len(seat["hand"]) for seat in case.request["position"]["seats"]]
    assert [1, 1, 2, 2] == [len(seat["packets"]) for seat in case.request["position"]["seats"]]
