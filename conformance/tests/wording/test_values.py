"""Values of parameters as sentences."""

from __future__ import annotations

import pytest

from handandfoot.spec import load_spec
from handandfoot_conformance.pages.cards import hand, text_with_cards
from handandfoot_conformance.wording.values import brief, plainly, sentence

SPEC = load_spec()


def said(name, value, only=None):
    return sentence(SPEC.parameters[name], value, only)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("draw_count", 1, "draws one card from the stock."),
        ("draw_count", 2, "draws two cards from the stock."),
        ("clean_bonus", 1500, "brings 1,500 points, beside its cards."),
        (
            "opening_minimum",
            {"by": "round", "at": {"1": 50, "2": 90}},
            "50 points in the first round and 90 in the second.",
        ),
        (
            "opening_minimum",
            {"by": "round", "from": {"1": 50, "2": 90, "4": 150}},
            "50 points in the first round, 90 in the second and third and 150 from the fourth on.",
        ),
        (
            "opening_minimum",
            {"by": "score", "from": {"lowest": 15, "0": 50, "1500": 90}},
            "15 points below a score of 0, 50 from 0 and 90 from 1,500 on.",
        ),
        (
            "opening_minimum",
            {"by": "books", "from": {"0": 50, "1": 60, "3": 90}},
            "50 points with no finished books, 60 with one or two and 90 with three or more.",
        ),
        ("jokers", {"by": "players", "at": {"2": 6, "4": 10}}, "six jokers with two players and ten with four."),
        ("take_amount", "all", "takes the whole of it."),
        ("take_amount", 7, "takes its top seven cards, or all of it if it has fewer."),
    ],
)
def test_a_value_is_said_as_players_say_it(name, value, expected):
    """Tables become clauses, small numbers words, and the unit is said once."""

    assert said(name, value).endswith(expected)


def test_cases_with_the_same_value_are_said_together():
    """Two and three players play alone, four in pairs: two clauses, not three."""
    value = {"by": "players", "at": {"2": 1, "3": 1, "4": 2}}

    assert said("partnership", value).startswith("With two or three players, everybody plays alone")


def test_players_who_cannot_play_are_not_spoken_of():
    """A table for more players than the game has says only what matters."""
    value = {"by": "players", "at": {"2": 3, "4": 5, "6": 7}}

    assert said("decks", value, [4]) == said("decks", 5)


def test_a_table_inside_a_table_is_said_case_by_case():
    """By players and, for each, by round: one sentence for each number of players."""
    inner = {"by": "round", "at": {"1": 50, "2": 90}}
    text = said("opening_minimum", {"by": "players", "at": {"2": inner, "4": 100}})

    assert "With two players: The first cards" in text
    assert "With four players: The first cards" in text


@pytest.mark.parametrize("variant", SPEC.variant_ids)
def test_no_value_leaves_a_gap_in_its_sentence(variant):
    """Every value of every variant has a sentence that begins with a capital, ends with a stop and has no hole."""
    settings = SPEC.resolve(variant).settings
    texts = [said(name, setting.value, SPEC.players_of(variant)) for name, setting in settings.items()]

    assert [
        text for text in texts if "{" in text or "None" in text or not text.endswith(".") or text[0].islower()
    ] == []


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("packets", [13, 13], "13 + 13"),
        ("out_books", {"clean": 2, "dirty": 1, "any": 0}, "2 clean, 1 dirty"),
        (
            "opening_minimum",
            {"by": "round", "from": {"1": 50, "2": 90, "4": 150}},
            "50 in round 1, 90 in 2 and 3, 150 from 4",
        ),
        (
            "opening_minimum",
            {"by": "books", "from": {"0": 50, "1": 60, "3": 90}},
            "50 with 0 books, 60 with 1 or 2, 90 with 3 or more",
        ),
        (
            "opening_minimum",
            {"by": "score", "from": {"lowest": 15, "0": 50, "1500": 90}},
            "15 below 0, 50 from 0, 90 from 1,500",
        ),
        ("jokers", {"by": "players", "at": {"2": 6, "3": 6, "4": 10}}, "6 for 2 or 3 players, 10 for 4"),
        ("red_three_left", -500, "−500"),
        ("unfinished_per_rank", None, "no limit"),
    ],
)
def test_a_value_has_a_short_form(name, value, expected):
    """Cells of tables have no room for sentences."""

    assert brief(SPEC.parameters[name], value) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The turn must pass clockwise.", "The turn passes clockwise."),
        ("The scores of the rounds must be added up.", "The scores of the rounds are added up."),
        ("A red three must not be melded.", "A red three must not be melded."),
        ("A player who may not go out must keep two.", "A player who may not go out must keep two."),
        ("Nobody must look at a closed packet.", "Nobody may look at a closed packet."),
        (
            "Melds belong to the side, and cards must be added only to them.",
            "Melds belong to the side, and cards are added only to them.",
        ),
    ],
)
def test_a_rule_reads_as_a_rulebook_says_it(text, expected):
    """What things do is stated; what players must do stays a duty."""

    assert plainly(text) == expected


def test_the_rest_of_several_cards_are_several():
    """The cards go, not the rest of them goes."""
    text = "The rest of the cards taken must go to the taker's hand."

    assert plainly(text) == "The rest of the cards taken go to the taker's hand."


def test_cards_have_a_name_for_those_who_do_not_see_them():
    """A row of cards is one picture with one name."""

    assert 'role="img" aria-label="king of clubs, ten of hearts, joker"' in hand(["KC", "10H", "JK"])


def test_only_cards_are_drawn():
    """Names of players, rules and numbers stay as they are; what is not a card is escaped."""
    text = text_with_cards("Ann melds 4S 4D and JK under HF-OPEN-01, 2 cards <b>")

    assert text.count("hf-cards") == 2
    assert "HF-OPEN-01, 2 cards &lt;b&gt;" in text
