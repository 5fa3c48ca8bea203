"""The position builder: sparse statements become complete positions that conserve the pack."""

from collections import Counter
from typing import Any

import pytest
from scenarios import BOOK, RU, case_of, position

from handandfoot.cards import FACES, THREES, WILD_CARDS, full_pack, rank_of
from handandfoot_conformance.positions.draft import Draft, Repeated
from handandfoot_conformance.positions.parameter_values import Unposable, value_at
from handandfoot_conformance.positions.reachable import cards_of, check_position
from handandfoot_conformance.positions.written import complete_position
from handandfoot_conformance.scenarios.scenario import FeatureError

NATURAL_CARDS = frozenset(FACES) - WILD_CARDS - THREES

FULL_HANDS = """
Given the discard pile is empty
And the stock holds no cards
And Bob's hand is 5C
And Cat's hand is 6C
And Dan's hand is 7C
""".strip()
VARIANTS = [(name, players) for name in BOOK.spec.variant_ids for players in BOOK.spec.players_of(name)]
SPARSE = [
    "",
    "Given it is Ann's turn, after the draw",
    "Given Ann's hand is 8S 8D 8H 5C",
    "Given Ann's side has melded 9S 9D 9H and KS KD 2C",
    "Given the top card is KC",
    "Given the discard pile is empty",
    "Given the discard pile is KC 4S and five more cards",
    "Given the next cards of the stock are 3H JK 2C",
    "Given Ann's foot is 9C 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D",
    "Given Ann has played from the foot",
    "Given Bob is to take up the foot next turn",
    "Given Ann's side has 2 clean, 2 dirty and 1 wild book",
    "Given Bob's side has laid the red threes 3H 3D",
    "Given the stock holds 1 card",
    "Given the stock holds no cards",
    "Given the scores are 100 and -50",
    "Given it is round 3",
    "Given the discard pile is 3S\nAnd the stock holds 1 card",
    "Given the discard pile is empty\nAnd the stock holds no cards\nAnd Ann's hand is 5C",
]


@pytest.mark.parametrize("givens", SPARSE, ids=lambda text: text.replace("\n", ", ") or "nothing")
def test_a_sparse_position_conserves_the_pack_and_can_be_reached(givens: str) -> None:
    """Every card is somewhere, and play can come to it."""
    assert [] == check_position(position(givens), RU.parameters)


@pytest.mark.parametrize(("name", "players"), VARIANTS, ids=lambda value: str(value))
def test_an_empty_statement_makes_a_position_of_every_variant(name: str, players: int) -> None:
    """What nobody has said anything about is complete under every variant and number of players."""
    table = BOOK.rules.table(name, players)
    if sum(value_at(table.parameters, "packets")) * players > 4 * len(value_at(table.parameters, "ranks")) * value_at(
        table.parameters, "decks"
    ):
        with pytest.raises(Unposable, match="harmless"):
            Draft(table.parameters, players).position()
        return

    assert [] == check_position(Draft(table.parameters, players).position(), table.parameters)


def test_the_filler_is_inert() -> None:
    """Filled hands, feet and the pile hold natural cards; threes and wild cards lie at the bottom of the stock."""
    made = position("Given it is Ann's turn")
    filled = [card for seat in made["seats"] for card in (*seat["hand"], *seat["packets"][0]["cards"])]

    assert set(filled) <= NATURAL_CARDS
    assert made["pile"][0] in NATURAL_CARDS
    assert 50 == sum(card not in NATURAL_CARDS for card in made["stock"][-50:])
    assert [[], []] == [side["melds"] for side in made["sides"]]
    assert [13, 13, 13, 13] == [len(seat["hand"]) for seat in made["seats"]]


def test_the_filled_top_card_goes_with_nothing_of_the_actor() -> None:
    """The one card of an unstated pile has a rank that the player to act neither holds nor has melded."""
    made = position("Given Ann's hand is 4S 5S 6S 7S\nAnd Ann's side has melded 8S 8D 8H")

    assert rank_of(made["pile"][0]) not in {"4", "5", "6", "7", "8"}


def test_the_filler_is_deterministic() -> None:
    """The same words make the same position."""
    assert position(SPARSE[-1]) == position(SPARSE[-1])


def test_surplus_cards_go_below_an_open_pile() -> None:
    """A short stock leaves the rest at the bottom of the pile, where it does nothing."""
    made = position("Given the top card is KC\nAnd the stock holds 1 card")

    assert ("KC", 1) == (made["pile"][0], len(made["stock"]))
    assert [[], []] == [side["melds"] for side in made["sides"]]


def test_surplus_cards_become_clean_books_where_the_pile_is_stated() -> None:
    """Where the pile cannot take them they lie as finished books of the other side."""
    made = position("Given the discard pile is 3S\nAnd the stock holds 1 card")

    assert ["3S"] == made["pile"]
    assert [] == made["sides"][0]["melds"]
    assert {7} == {len(meld) for meld in made["sides"][1]["melds"]}


def test_books_by_number_are_of_their_kind() -> None:
    """The filler picks finished books, of ranks that the scenario does not name where it can."""
    melds = position("Given Ann's side has 2 clean, 1 dirty and 1 wild book\nAnd Ann's hand is AS KS 5C")["sides"][0][
        "melds"
    ]
    wilds = [sum(card not in NATURAL_CARDS for card in meld) for meld in melds]

    assert [0, 0, 1, 7] == wilds
    assert not {"A", "K", "5"} & {rank_of(card) for meld in melds for card in meld}


@pytest.mark.parametrize(
    ("givens", "message"),
    [
        ("Given Ann's hand is 9S 9S 9S 9S 9S 9S", "9S is needed 6 times, but the pack holds it 5 times"),
        ("Given the stock holds 300 cards", "the stock is to hold 300 cards, but only 165 are left for it"),
        ("Given the next cards of the stock are 4S 5S\nAnd the stock holds 1 card", "but 2 are stated"),
        ("Given Ann's hand is 5C\nAnd Ann's hand is 6C", "stated a second time: the hand of this player or side"),
        ("Given Eve's hand is 5C", "Eve is not at a table of 4 players"),
        ("Given Ann's third packet is 5C", "each player is dealt 2 packets here"),
        ("Given the scores are 1 and 2 and 3", "3 scores for 2 sides"),
        (FULL_HANDS, "cards have no place"),
    ],
)
def test_what_cannot_be_built_names_feature_and_line(givens: str, message: str) -> None:
    """A contradiction is an error at its place, and never a wrong position."""
    with pytest.raises(FeatureError, match=message) as error:
        position(givens)

    assert str(error.value).startswith("features/sources/ru/some.feature:")
    assert "\n" not in str(error.value)


def test_nothing_is_said_twice() -> None:
    """A draft takes each statement once."""
    draft = Draft(RU.parameters, 4)
    draft.round(2)

    with pytest.raises(Repeated):
        draft.round(3)


def test_a_deal_is_complete() -> None:
    """Packets that are stated in part are filled up, and the whole pack is dealt, turned up or left as stock."""
    case = case_of(
        """
        Given Ann is dealt 3H 4S and 5S
        And the starter is KC
        And the next card of the stock is 9C
        When the cards are dealt
        Then Ann's hand has lost 3H
        And Ann's hand has gained 9C
        And the stock has lost 1 card
        And Ann's side has laid the red three 3H
        And nothing else has changed
        """
    )
    deal = case.request["deal"]
    cards = [card for seat in deal["packets"] for packet in seat for card in packet]

    assert "deals" == case.capability
    assert {13} == {len(packet) for seat in deal["packets"] for packet in seat}
    assert Counter(full_pack(5, 10)) == Counter([*cards, deal["starter"], *deal["stock"]])
    assert ["3H"] == case.expectations[-1].value["sides"][0]["threes"]


PARTIALS: list[dict[str, Any]] = [
    {},
    {"seats": {"Ann": {"hand": "8S 8D 8H 5C"}}, "turn": {"phase": "play"}},
    {"seats": {2: {"hand": ["KS"], "packets": [{"status": "played from"}]}}, "pile": "KC 4S", "stock": ["3H"]},
    {"sides": [{"melds": ["9S 9D 9H"], "threes": ["3H"]}, None], "dealer": "Bob", "round": 2, "scores": [5, 10]},
    {"seats": [{"packets": [{"status": "pending"}]}], "turn": {"seat": 1}, "frozen": False, "players": 4},
]


@pytest.mark.parametrize("partial", PARTIALS, ids=str)
def test_a_partial_position_is_completed_by_the_same_builder(partial: dict[str, Any]) -> None:
    """What a person leaves out of a file is filled in."""
    assert [] == check_position(complete_position(partial, RU.parameters, 4), RU.parameters)


def test_a_complete_position_stays_as_it_is() -> None:
    """Nothing is added to what is complete."""
    whole = position("Given Ann has taken up the foot\nAnd Ann's side has melded 9S 9D 9H")

    assert whole == complete_position(whole, RU.parameters, 4)


@pytest.mark.parametrize(
    ("partial", "message"),
    [
        ({"hands": []}, "unknown key 'hands'; allowed: players, round"),
        ({"seats": {"Zoe": {}}}, "seats: 'Zoe' is no seat; allowed: Ann"),
        ({"seats": {7: {}}}, "there is no number 7; the numbers are 0 to 3"),
        ({"seats": {0: {"hand": "9X"}}}, "seats.0.hand: '9X' is not a card"),
        ({"turn": {"phase": "later"}}, "turn.phase: 'later' is not allowed; allowed: choose, draw"),
        ({"turn": {"taken": 1}}, "turn.taken: 1 is not allowed; allowed: true, false"),
        ({"round": 0}, "round: 0 is not allowed"),
        ({"round": True}, "round: True is not allowed"),
        ({"pile": 5}, "pile: 5 is not a list"),
        ({"sides": [{"melds": "9S"}]}, "sides.0.melds: '9S' is not a list"),
        ({"seats": [[]]}, "seats.0: not a map"),
        ({"players": 6}, "the position is for 6 players, the rules are for 4"),
        (
            {"seats": [{"packets": [{"status": "in play", "cards": ["5C"]}]}]},
            "the cards of a packet in play are the hand",
        ),
        ({"stock": ["JK"] * 11}, "JK is needed 11 times, but the pack holds it 10 times"),
    ],
)
def test_a_wrong_partial_position_is_refused_in_one_line(partial: dict[str, Any], message: str) -> None:
    """The message names the key."""
    with pytest.raises(ValueError, match=message.replace("(", r"\(")) as error:
        complete_position(partial, RU.parameters, 4)

    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda p: p["stock"].pop(), "too few cards JK: 9, and the pack holds 10"),
        (lambda p: p["stock"].append("3H"), "too many cards 3H: 6"),
        (lambda p: p["scores"].append(0), "3 scores for 2 sides"),
        (lambda p: p.update(dealer=9), "dealer: there is no seat 9"),
        (lambda p: p.update(round=5), "round 5: the game has 4 rounds"),
        (lambda p: p["seats"][1]["packets"][0].update(status="pending"), "Bob is to take up a packet next turn, but"),
        (lambda p: p["seats"][0].update(hand=[]), "Ann holds no card"),
        (lambda p: p["seats"][0]["packets"][0]["cards"].pop(), "Ann's closed packet holds 12 cards; it is dealt 13"),
        (lambda p: p["seats"][0]["packets"][0].update(status="in play"), "Ann's packet 2 is in play, so its cards"),
        (lambda p: p["turn"].update(opened=True), "the turn has only begun"),
        (lambda p: p["turn"].update(phase="play", taken=True), "the pile has been taken in this turn"),
        (lambda p: p["turn"].update(phase="choose"), "these rules leave no choice"),
        (lambda p: p["sides"][0]["melds"].append(["9S", "KS", "KD"]), "more than one rank"),
        (lambda p: p["sides"][0]["melds"].append(["9S", "9D"]), "fewer than 3 cards"),
        (lambda p: p["sides"][0]["melds"].append(["3S", "3S", "3C"]), "holds a three"),
        (lambda p: p["sides"][0]["melds"].append(["9S", "2S", "2D"]), "more wild cards than these rules allow"),
        (lambda p: p["sides"][0]["melds"].append(["9S"] * 8), "a meld of 8 cards; a book is 7"),
        (lambda p: p["sides"][0]["melds"].extend([["9S"] * 3] * 2), "2 unfinished melds of 9; allowed: 1"),
        (lambda p: p["sides"][0]["threes"].append("3S"), "laid as a red three what is none"),
        (lambda p: p["seats"][0]["hand"].append("3H"), "Ann holds a red three, which is laid at once however it comes"),
        (lambda p: p["seats"].pop(), "3 seats for 4 players"),
        (lambda p: p.update(frozen=True), "these rules know no freezing"),
    ],
)
def test_a_position_that_play_cannot_reach_is_told(change: Any, message: str) -> None:
    """Each fault has its line."""
    made = position("Given it is Ann's turn")
    change(made)

    assert any(message in fault for fault in check_position(made, RU.parameters)), check_position(made, RU.parameters)


def test_a_red_three_may_lie_in_a_hand_that_it_came_to_with_the_discard_pile() -> None:
    """Where a red three may start the discard pile, one is taken with it and stays in the hand."""
    made = position("Given it is Ann's turn")
    made["seats"][0]["hand"].append("3H")
    faults = check_position(made, {**RU.parameters, "starter_refused": ["wild"]})

    assert not any("red three" in fault for fault in faults), faults


def test_every_card_is_yielded() -> None:
    """The cards of a position are the pack."""
    assert 270 == sum(1 for _ in cards_of(position("")))
