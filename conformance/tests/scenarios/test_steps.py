"""The catalogue: each sentence has one meaning, one definition and one reading."""

import pytest
from scenarios import BOOK, feature_of

from handandfoot_conformance.cases.lint import lint_catalogue, unused_sentences, unused_words
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.scenarios.gherkin import load_features
from handandfoot_conformance.scenarios.steps import SENTENCES, SLOTS, read_step, readings
from handandfoot_conformance.scenarios.steps.catalogue import given
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
    """And so does every form of words; the pages are made from the declarations."""
    assert all(entry.means.endswith(".") for entry in SENTENCES)
    assert all(form.means for form in FORMS)


def test_the_vocabulary_is_small() -> None:
    """About thirty was the aim, and each action and each part of a position needs its own: fifty is the limit."""
    assert len(SENTENCES) <= 50


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


def test_every_sentence_is_used() -> None:
    """A sentence that no scenario says has no meaning that anybody has tried."""
    features = load_features(BOOK.root)

    assert [] == unused_sentences(features)
    assert [] == unused_words(features)


def test_a_sentence_that_nothing_uses_is_told() -> None:
    """All but those of one scenario, where there is no other."""
    feature = feature_of("When the meld 9S 9D 9H is checked\nThen the meld is good")
    unused = unused_sentences([feature])

    assert len(SENTENCES) - 3 == len(unused)
    assert "{player} draws" in unused
    assert "the taken cards" in unused_words([feature])


@pytest.mark.parametrize(
    "doing",
    [
        "draw",
        "take the discard pile with KS KD, meld 9S 9D 9H, add 4C to 4S 4D 4H",
        "take the discard pile, adding KS KD to KH KC KD",
        "meld 9S 9D 9H, add 4C to 4S 4D 4H, discard 5C",
        "add 4C to 4S 4D 4H, discard 5C",
        "discard one more card",
        "swap 9C for 2C in 9S 9D 9H 9S 9D 9H 2C",
        "ask to go out",
        "answer no",
        "choose the second packet",
    ],
)
def test_whatever_a_player_does_is_something_that_a_player_may_do(doing: str) -> None:
    """The sentences under When, with the plain verb, follow *may* and *may not*."""
    for may in ("may", "may not"):
        assert "{player} {may:may|may not} {doing}" == read_step("then", f"Ann {may} {doing}").sentence.template


def test_only_plain_verbs_follow_may() -> None:
    """Nobody *may draws*."""
    with pytest.raises(ValueError, match="no sentence of the catalogue reads"):
        read_step("then", "Ann may take the discard pile with KS KD, melds 9S 9D 9H")
