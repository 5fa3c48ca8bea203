"""The rulebook of one table: nothing that is idle there is printed, and what differs from the parent is marked."""

from __future__ import annotations

import pytest
from markupsafe import escape

from handandfoot.spec import load_spec
from handandfoot.spec.model import Setting, Variant
from handandfoot.spec.problems import Place
from handandfoot_conformance.pages.alone import rulebook_alone
from handandfoot_conformance.pages.rulebook import rulebook
from handandfoot_conformance.wording import values as words

SPEC = load_spec()

ONE_PACKET = {"packets": [11], "out_partner": "nothing"}
NO_MIXED = {"wild_limit": 0, "out_books": {"clean": 1, "dirty": 0, "any": 0}}
NO_WILD = {"all_wild_melds": "forbidden", "take_wild_top": "never", "out_wild_books": 0}

IDLE = (
    ({"red_threes_laid_from": []}, "wherever it is met"),
    ({"red_threes_laid_from": []}, "Replacing a red three"),
    ({"red_threes_laid_from": []}, "has to be replaced"),
    ({"red_threes_laid_from": []}, "Each red three that a side has laid"),
    ({"red_threes_laid_from": [], "red_three_needs": "book"}, "aid red threes count"),
    ({"red_threes_laid_from": [], "red_three_set_bonus": 300}, "all the red threes of the pack"),
    ({"red_threes_laid_from": [], "red_three_no_book": -300}, "a side that has laid a red three"),
    ({"red_threes_laid_from": ["packet"], **ONE_PACKET}, "laid face up"),
    ({"red_threes_laid_from": ["pile"], "take_amount": 1}, "laid face up"),
    ({"red_threes_laid_from": ["deal", "draw", "packet"], **ONE_PACKET}, "in a packet just taken up"),
    ({"red_threes_laid_from": ["deal", "draw", "packet", "pile"]}, "discarded by a player who holds another"),
    ({"red_threes_laid_from": ["deal", "draw"], **ONE_PACKET}, "Each red three left"),
    ({"red_three_needs": "book", "red_three_points": 50, "red_three_without": 50}, "Without it"),
    ({"partnership": 1}, "partner"),
    ({"partnership": 1, "out_permission": "must ask", "permission_binds": "a no"}, "partner"),
    ({"partnership": 1, "out_permission": "must ask"}, "An answer"),
    ({"partnership": 1, "out_partner": "played from"}, "partner"),
    ({"opening_minimum": 0, "tie": "shared"}, "When a side opens"),
    ({"opening_minimum": 0, "tie": "shared"}, "the opening"),
    ({**NO_MIXED, "naturals_per_wild": 2}, "for each wild card"),
    ({**NO_MIXED, "natural_minimum": 4}, "A mixed meld"),
    ({**NO_MIXED, "natural_margin": 1}, "A mixed meld"),
    (NO_MIXED, "natural and wild cards"),
    ({**NO_MIXED, "take_pair": "pair or card and wild"}, "and a wild card; they"),
    ({**NO_MIXED, "wild_swap": "finished books"}, "stands for"),
    ({**NO_MIXED, **NO_WILD}, "standing for"),
    ({"jokers": 0}, "Twos and jokers"),
    (NO_WILD, "A finished book of wild cards only"),
    ({"freeze": "wild discard", "take_pair": "natural pair"}, "frozen"),
    ({"starter_refused": []}, "Some cards cannot start"),
    ({"starter_refused": []}, "A card that cannot start"),
    ({"out_books": {"clean": 0, "dirty": 0, "any": 0}}, "at least these finished books"),
    ({"take_amount": 1}, "The rest of the cards taken"),
    ({"take_amount": 1}, "lie lower in the discard pile"),
    (ONE_PACKET, "packet is"),
    (ONE_PACKET, "closed packet"),
    (ONE_PACKET, "foot"),
    ({**ONE_PACKET, "foot_after_discard": "at once"}, "the next packet"),
    ({"book_size": 5, "meld_min": 3, "quintet_bonus": 50}, "exactly five"),
    ({"game_rounds": 1, "game_target": None, "tie": "shared"}, "after each round"),
    ({"game_rounds": 1, "game_target": None, "tie": "shared"}, "added up"),
    ({"tie": "shared", "tie_minimum": 50}, "In a further round"),
)
"""Values, and what no sentence of their rulebook says."""


def of_a_table(values, parent="ru", players=()):
    """A stranger's house rules."""
    settings = {
        name: Setting(at=Place("aunt-ann.yaml"), value=value, standing="table") for name, value in values.items()
    }
    return Variant(
        at=Place("aunt-ann.yaml"),
        id="aunt-ann",
        title="At aunt Ann's",
        parent=parent,
        players=players,
        settings=settings,
    )


def sentences_of(book):
    return [one for chapter in book.chapters for paragraph in chapter.paragraphs for one in paragraph]


@pytest.mark.parametrize(("values", "absent"), IDLE)
def test_a_rulebook_prints_nothing_that_is_idle(values, absent):
    """What cannot come up under a table's values is not said."""
    said = sentences_of(rulebook(SPEC, of_a_table(values)))

    assert [one.text for one in said if absent in one.text] == []


def test_what_is_idle_at_one_table_is_said_at_others():
    """No sentence is looked for in vain: each stands in the rulebook of some variant or table."""
    lively = ({"opening_minimum": 50, "tie": "extra round", "tie_minimum": 50},
              {"out_permission": "must ask", "permission_binds": "a no"},
              {"red_three_needs": "book", "red_three_set_bonus": 300, "red_three_no_book": -300},
              {"naturals_per_wild": 2, "natural_minimum": 4, "wild_swap": "finished books", "quintet_bonus": 50},
              {"take_pair": "pair or card and wild", "freeze": "wild discard"},
              {"all_wild_melds": "allowed", "take_wild_top": "alike", "red_threes_laid_from": ["packet"]})  # fmt: skip
    books = [rulebook(SPEC, of_a_table(values)) for values in lively]
    books += [rulebook(SPEC, SPEC.variant(name)) for name in SPEC.variant_ids]
    said = "\n".join(one.text for book in books for one in sentences_of(book))

    assert [absent for _, absent in IDLE if absent not in said] == []


def test_a_rulebook_marks_what_differs_from_the_parent():
    """The sentence of a value of its own is marked, and no sentence of a value that the parent has too."""
    book = rulebook(SPEC, of_a_table({"take_amount": 5, "draw_count": 1, "game_rounds": 4}))

    assert {one.name for one in sentences_of(book) if one.ours} == {"take_amount", "draw_count"}
    assert sum(one.ours for one in book.glance) == 2
    assert [one.title for one in rulebook(SPEC, of_a_table({"out_bonus": 7})).bonuses if one.ours] == ["Going out"]


@pytest.mark.parametrize("variant", SPEC.variant_ids)
def test_a_rulebook_marks_every_value_that_differs_and_no_sentence_of_the_parent(variant):
    """A value is marked where the parent's reads otherwise; a marked sentence stands nowhere in the parent's book."""
    ours, book = SPEC.variant(variant), rulebook(SPEC, SPEC.variant(variant))
    parent = ours.parent or ours.id
    both = [SPEC.resolve(name).settings for name in (parent, variant)]
    said = {one.name: one for one in sentences_of(book)}
    differ = {name for name in set(said) & set(SPEC.parameters) if len({brief(name, each) for each in both}) > 1}
    same_players = book.players == SPEC.players_of(parent)
    theirs = {one.text for one in sentences_of(rulebook(SPEC, SPEC.variant(parent)))} if same_players else set()

    assert [name for name in differ if not said[name].ours] == []
    assert [one.text for one in said.values() if one.ours and one.text in theirs] == []
    assert ours.parent or not (book.differs_from or any(one.ours for one in said.values()))


def brief(name, settings):
    return words.brief(SPEC.parameters[name], settings[name].value, (4,))


def test_a_rulebook_marks_other_numbers_of_players():
    """Who may play is a difference like any other."""
    glance = rulebook(SPEC, of_a_table({}, "reconciled", (4,))).glance

    assert [one.title for one in glance if one.ours] == ["Players"]


def test_the_page_shows_the_marks_and_says_what_they_mean():
    """A sign in the text, so that it is printed, with a name for a screen reader, and a legend; none without need."""
    page = rulebook_alone(SPEC, of_a_table({"take_amount": 5}))
    sentence = next(one.text for one in sentences_of(rulebook(SPEC, of_a_table({"take_amount": 5}))) if one.ours)
    sign = '<span class="hf-sign" role="img" aria-label="Differs:">◆</span>'
    title = escape(SPEC.variant("ru").title)

    assert f'<mark class="hf-ours">{sign} {escape(sentence)}</mark>' in page
    assert f"marked</mark>: what differs from {title}." in page
    for unmarked in (of_a_table({}), SPEC.variant("reconciled")):
        assert '<mark class="hf-ours"' not in rulebook_alone(SPEC, unmarked)
