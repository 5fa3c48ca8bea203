"""Sentences of scenarios are English, whatever a row puts into them."""

import pytest
from scenarios import BOOK

from handandfoot_conformance.cases.english import faults
from handandfoot_conformance.scenarios.steps import SENTENCES

WRONG = [
    ("the meld a meld of the smallest size is checked", '"the meld a" has two articles'),
    ("the a clean book is checked", '"the a" has two articles'),
    ("Ann melds melds worth exactly the opening minimum", '"melds melds" says a word twice'),
    ("Ann's hand is two more card", '"two more card" does not agree in number'),
    ("Ann's hand is one more cards", '"one more cards" does not agree in number'),
    ("the stock holds 1 cards", '"1 cards" does not agree in number'),
    ("the stock holds 0 card", '"0 card" does not agree in number'),
    ("1 players", '"1 players" does not agree in number'),
    ("Ann's side has 1 clean, 1 dirty and 1 wild books", '"1 wild books" does not agree in number'),
    ("Ann's side has 0 clean, 0 dirty and 2 wild book", '"2 wild book" does not agree in number'),
    ("Ann's side has laid the red threes 3H", '"red threes 3H" does not agree in number'),
    ("Ann's side has laid the red three 3H 3D", '"red three 3H 3D" does not agree in number'),
    ("the next cards of the stock are 4S", '"cards of the stock are 4S" does not agree in number'),
    ("the next card of the stock is 4S 10D", '"card of the stock is 4S 10D" does not agree in number'),
    ("Ann's side has laid the red threes nothing", '"threes nothing" is said of cards'),
    ("Ann's hand is nothing", '"is nothing" is said of cards'),
    ("Ann's  hand is 4S", '"  " is no way to set words apart'),
    ("it is Ann's turn , after the draw", '" ," is no way to set words apart'),
    ("it is Ann's turn,after the draw", '"," is no way to set words apart'),
    ("An meld of four is good", '"An meld" has the wrong article'),
    ("A opening is refused", '"A opening" has the wrong article'),
]
RIGHT = [
    "the meld KS KS 2C is checked",
    "a meld of seven with as many wild cards as allowed is checked",
    "Ann's hand is one more card",
    "the stock holds no cards",
    "the stock holds 1 card",
    "Ann's side has 1 clean, 0 dirty and 0 wild books",
    "Ann's side has 1 clean, 0 dirty and 1 wild book",
    "Ann's side has laid the red three 3H",
    "the next cards of the stock are ten more cards",
    "Ann's side has melded nothing",
    "A draw by the player whose turn it is is accepted",
    "The target of 10,000 points is reached",
    "A side without a book pays once where no dirty book is needed",
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_what_is_no_english_is_told(text: str, message: str) -> None:
    """The words at fault are quoted."""
    assert [message] == [fault[: len(message)] for fault in faults(text)]


@pytest.mark.parametrize("text", RIGHT)
def test_what_is_english_is_left_alone(text: str) -> None:
    """Nothing is said of it."""
    assert [] == list(faults(text))


def test_the_catalogue_shows_english() -> None:
    """Each example of a sentence is one."""
    assert [] == [fault for entry in SENTENCES for fault in faults(entry.example) if '"out_' not in entry.example]


def test_every_row_of_the_corpus_is_english() -> None:
    """Whatever stands in a cell."""
    texts = {step.text for prepared in BOOK.prepared for step in prepared.scenario.steps}

    assert [] == [(text, *faults(text)) for text in sorted(texts) if any(faults(text)) and "house rules" not in text]
