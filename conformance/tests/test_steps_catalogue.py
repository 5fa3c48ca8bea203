"""The catalogue: each sentence has one meaning, one definition and one reading."""

import pytest
from scenarios import BOOK

from handandfoot_conformance.cases.lint import lint_catalogue, unused_sentences
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.scenarios.gherkin import load_features
from handandfoot_conformance.scenarios.steps import SENTENCES, SLOTS, read_step, readings
from handandfoot_conformance.scenarios.steps.catalogue import given
from handandfoot_conformance.scenarios.steps.page import catalogue, catalogue_page, sentence_count
from handandfoot_conformance.scenarios.steps.words import FORMS, read_words


@pytest.mark.parametrize("entry", SENTENCES, ids=lambda entry: entry.template)
def test_every_example_is_read_by_its_own_sentence(entry: object) -> None:
    """No two patterns overlap on what the catalogue itself shows."""
    assert [entry] == [reading.sentence for reading in readings(entry.example)]  # type: ignore[attr-defined]  # a parameter


def test_the_catalogue_lints_clean() -> None:
    """So says its lint."""
    assert [] == lint_catalogue()


def test_every_step_of_every_feature_has_one_reading() -> None:
    """Nothing in the corpus is read in two ways."""
    texts = {step.text for prepared in BOOK.prepared for step in prepared.scenario.steps}

    assert {1} == {len(readings(text)) for text in texts}


def test_a_sentence_is_declared_once() -> None:
    """A second definition of a sentence is an error when it is made."""

    def again() -> None:
        """Mean the same."""

    with pytest.raises(ValueError, match="is declared twice"):
        given("{number} players", example="4 players")(again)


def test_a_sentence_without_a_meaning_is_refused() -> None:
    """Whoever declares a sentence says what it means."""
    with pytest.raises(ValueError, match="does not say what it means"):
        given("nothing whatever", example="nothing whatever")(lambda: None)


def test_every_sentence_says_what_it_means() -> None:
    """The page is made from the declarations."""
    page = catalogue_page()

    assert all(entry["means"].endswith(".") for entry in catalogue())
    assert all(entry.example in page for entry in SENTENCES if "may:may" not in entry.template)
    assert all(form.means in page for form in FORMS)
    assert f"There are {sentence_count()} sentences" in page


def test_the_vocabulary_is_small() -> None:
    """About thirty was the aim, and each action and each part of a position needs its own: fifty is the limit."""
    assert sentence_count() <= 50


def test_every_slot_reads_its_example() -> None:
    """What may stand in a slot is shown by an example that may."""
    for slot in SLOTS.values():
        slot.read(slot.example)


def test_players_sit_in_order() -> None:
    """Names begin with the letters of the alphabet, clockwise from seat 0."""
    assert "ABCDEF" == "".join(name[0] for name in PLAYERS)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.text)
def test_no_words_are_read_in_two_ways(form: object) -> None:
    """A form of words is read as itself."""
    text = form.text  # type: ignore[attr-defined]  # a parameter
    for optional in ("[ {but one|and no other}]",):
        text = text.replace(optional, "")
    text = text.replace("{n}", "five")
    while "{" in text:
        start, end = text.index("{"), text.index("}")
        text = text[:start] + text[start + 1 : end].split("|")[0] + text[end + 1 :]
    found = read_words(text)

    assert found is not None
    assert form is found.form
    assert 1 == sum(other.pattern.fullmatch(text) is not None for other in FORMS)


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        ("when", "Ann draws a card", 'no sentence of the catalogue reads "Ann draws a card"'),
        ("given", "Ann draws", "stands under Given; allowed: When"),
        ("then", "Ann's hand has lost 9X", "'9X' is not a card"),
        ("given", "ann's hand is 9S", "no sentence of the catalogue reads"),
        ("given", "Ann's hand is  9S", "no sentence of the catalogue reads"),
        ("given", "Ann's hand is 9S.", "no sentence of the catalogue reads"),
    ],
)
def test_a_text_that_is_no_sentence_is_told(kind: str, text: str, message: str) -> None:
    """The message quotes the text and, where there is one, the nearest sentence."""
    with pytest.raises(ValueError, match=message) as error:
        read_step(kind, text)

    assert "\n" not in str(error.value)


def test_unused_sentences_are_known() -> None:
    """The corpus uses most of the catalogue; what it does not is listed."""
    unused = unused_sentences(load_features(BOOK.root))

    assert len(unused) < len(SENTENCES) / 2
