"""Cards in the rules' own words: the boundaries of every variant, found by values alone."""

from typing import Any

import pytest
from scenarios import BOOK, core

from handandfoot.cards import WILD_CARDS, rank_of
from handandfoot_conformance.positions.parameter_values import Unposable, value_at
from handandfoot_conformance.protocol.case import Case
from handandfoot_conformance.scenarios.card_finder import _combination

VARIANTS = BOOK.spec.variant_ids


def checked(words: str, variant: str) -> list[str] | None:
    """The cards that words name in a check of a meld, or None where they cannot be found."""
    case = core(f"When {words} is checked\nThen the meld is good", variant)
    return case.request["cards"] if isinstance(case, Case) else None


def held(words: str, variant: str, more: str = "") -> tuple[list[str], Case] | None:
    """The cards that words name in a hand, with the case."""
    case = core(f"Given Ann's hand is {words}{more}\nWhen Ann draws\nThen the action is accepted", variant)
    return (case.request["position"]["seats"][0]["hand"], case) if isinstance(case, Case) else None


def points(cards: list[str], variant: str) -> int:
    """What cards are worth."""
    values = BOOK.rules.table(variant).parameters["card_points"]
    return sum(values[rank_of(card)] for card in cards)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("words", "off"),
    [
        ("cards worth exactly the opening minimum", 0),
        ("cards worth five points less than the opening minimum", -5),
        ("cards worth 10 points more than the opening minimum", 10),
    ],
)
def test_an_opening_is_worth_what_the_words_say(variant: str, words: str, off: int) -> None:
    """Both sides of the opening minimum, whatever it is."""
    found = held(words, variant)
    if found is None:
        assert "micro" == variant
        return

    cards, case = found
    assert value_at(BOOK.rules.table(variant).parameters, "opening_minimum") + off == points(cards, variant)
    assert not WILD_CARDS & set(cards)
    assert {"opening_minimum", "meld_min", "book_size", "card_points"} == set(case.reads)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_opening_follows_the_round(variant: str) -> None:
    """A table by rounds is read at the round of the scenario."""
    found = held("cards worth exactly the opening minimum", variant, "\nAnd it is round 2")
    if found is not None:
        minimum = value_at(BOOK.rules.table(variant).parameters, "opening_minimum", round=2)
        assert minimum == points(found[0], variant)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("size", range(3, 8))
def test_one_wild_card_more_than_allowed_is_one_more(variant: str, size: int) -> None:
    """Beside the most wild cards that are allowed stands one more."""
    allowed = checked(f"a meld of {size} with as many wild cards as allowed", variant)
    beyond = checked(f"a meld of {size} with one wild card more than allowed", variant)
    if allowed is None or beyond is None:
        return

    assert size == len(allowed) == len(beyond)
    assert 1 + len([card for card in allowed if card in WILD_CARDS]) == len([c for c in beyond if c in WILD_CARDS])
    assert any(card not in WILD_CARDS for card in beyond)


def test_the_russian_mixes_are_the_published_ones() -> None:
    """One wild card in melds of three to five, two in six and seven."""
    found: list[Any] = [checked(f"a meld of {size} with as many wild cards as allowed", "ru") for size in range(3, 8)]

    assert [1, 1, 1, 2, 2] == [sum(card in WILD_CARDS for card in cards) for cards in found]


@pytest.mark.parametrize(
    ("words", "size", "wilds"),
    [
        ("a meld of the smallest size", 3, 0),
        ("a meld of the largest size", 7, 0),
        ("a meld one card too short", 2, 0),
        ("a meld one card too long", 8, 0),
        ("a clean book", 7, 0),
        ("a dirty book", 7, 1),
        ("a wild book", 7, 7),
        ("a meld of 5 natural cards", 5, 0),
        ("five more cards", 5, 0),
        ("1 more card", 1, 0),
        ("KS KD with a meld of three natural cards", 5, 0),
    ],
)
def test_words_name_so_many_cards(words: str, size: int, wilds: int) -> None:
    """Sizes and kinds come from the values."""
    cards = checked(words, "ru")

    assert cards is not None
    assert (size, wilds) == (len(cards), sum(card in WILD_CARDS for card in cards))


def test_the_books_needed_are_those_of_the_variant() -> None:
    """All books that going out needs, and all but one."""
    whole = core(
        "Given Ann's side has melded the books needed to go out\nWhen Ann draws\nThen the action is accepted", "ru"
    )
    short = core(
        "Given Ann's side has melded the books needed to go out but one\nWhen Ann draws\nThen the action is accepted",
        "ru",
    )
    assert isinstance(whole, Case)
    assert isinstance(short, Case)
    values = BOOK.rules.table("ru").parameters
    needed = values["out_books"]
    count = max(needed["any"], needed["clean"] + needed["dirty"] + values["out_wild_books"])

    assert count == len(whole.request["position"]["sides"][0]["melds"])
    assert count - 1 == len(short.request["position"]["sides"][0]["melds"])


def test_the_same_words_name_the_same_cards() -> None:
    """In one scenario words are a name."""
    case = core(
        """
        Given it is Ann's turn, after the draw
        And Ann's hand is a clean book and two more cards
        When Ann melds a clean book
        Then the action is accepted
        And Ann's side has melded a clean book
        And Ann's hand is two more cards
        And nothing else has changed
        """,
        "ru",
    )
    assert isinstance(case, Case)

    assert sorted(case.actions[0]["melds"][0]) == sorted(case.expectations[-1].value["sides"][0]["melds"][0])
    assert 2 == len(case.expectations[-1].value["seats"][0]["hand"])


def test_a_take_in_words_follows_the_amount() -> None:
    """The taken cards are as many as the variant lets one take."""
    case = core(
        """
        Given it is Ann's turn
        And the discard pile is KC and nine more cards
        And Ann's hand is KS KD
        When Ann takes the discard pile with KS KD
        Then the action is accepted
        And Ann's hand is the taken cards below the top
        And the discard pile has lost the taken cards
        """,
        "ru",
    )
    assert isinstance(case, Case)

    assert (6, 3) == (len(case.expectations[1].value), len(case.expectations[2].value))
    assert ("take_amount",) == case.reads


def test_a_draw_in_words_follows_the_count() -> None:
    """So does what is drawn."""
    case = core(
        """
        Given the next cards of the stock are four more cards
        When Ann draws
        Then the action is accepted
        And the stock has lost the next cards drawn
        """,
        "ru",
    )
    assert isinstance(case, Case)

    assert len(case.request["position"]["stock"]) - 2 == len(case.expectations[1].value)


@pytest.mark.parametrize(
    ("words", "variant", "reason"),
    [
        ("cards worth 200 points less than the opening minimum", "ru", "no melds are worth -150 points"),
        ("a meld of nine with as many wild cards as allowed", "ru", "a meld holds 7 cards at most here"),
        ("a meld of two with as many wild cards as allowed", "ru", "a meld holds 3 cards at least here"),
        ("the taken cards", "ru", "the discard pile is not stated"),
        ("the next cards drawn", "ru", "a draw takes 2 cards, and 0 of the stock are stated"),
        ("a wild book", "it", "no wild book is allowed here"),
        ("a meld one card too long", "classic-canasta", "a finished book takes more cards here"),
        ("a meld of 30 natural cards", "ru", "the pack has not 30 natural cards of one rank left"),
    ],
)
def test_what_cannot_be_found_has_a_reason(words: str, variant: str, reason: str) -> None:
    """Not applicable is always explained."""
    case = core(f"When {words} is checked\nThen the meld is good", variant)

    assert not isinstance(case, Case)
    assert reason in case.reason


def test_the_fewest_cards_are_chosen() -> None:
    """An opening uses as few cards as it can."""
    assert (("K", 5),) == _combination(50, (("K", 10), ("4", 5)), 3, 6)
    assert (("K", 3), ("4", 3)) == _combination(45, (("K", 10), ("4", 5)), 3, 4)
    assert _combination(12, (("K", 10), ("4", 5)), 3, 6) is None


@pytest.mark.parametrize(
    ("table", "at", "value"),
    [
        ({"by": "round", "at": {"1": 50, "2": 90}}, {"round": 2}, 90),
        ({"by": "score", "from": {"lowest": 15, "0": 50, "1500": 90}}, {"score": -5}, 15),
        ({"by": "score", "from": {"lowest": 15, "0": 50, "1500": 90}}, {"score": 1499}, 50),
        ({"by": "score", "from": {"lowest": 15, "0": 50, "1500": 90}}, {"score": 1500}, 90),
        ({"by": "books", "from": {"0": 1, "2": {"by": "round", "at": {"1": 7}}}}, {"books": 3}, 7),
    ],
)
def test_tables_are_looked_up(table: Any, at: dict[str, int], value: int) -> None:
    """Exact keys, from a key on, and tables inside tables."""
    assert value == value_at({"some": table}, "some", **at)


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({}, "there is no parameter 'some'"),
        ({"some": {"by": "round", "at": {"2": 1}}}, "some has no value for round 1"),
        ({"some": {"by": "round", "from": {"2": 1}}}, "some has no value for round 1"),
    ],
)
def test_a_value_that_is_not_there_is_told(parameters: Any, message: str) -> None:
    """Holes are named."""
    with pytest.raises(Unposable, match=message):
        value_at(parameters, "some")
