"""Cards in the rules' own words: what a scenario says when it must hold under any variant.

Each form is declared once, with what it means.
The finder of the position builder chooses the cards; it reads values of parameters and no rule functions.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from handandfoot.cards import Cards
from handandfoot_conformance.scenarios.card_finder import Finder
from handandfoot_conformance.scenarios.naming import COUNT, WordForm, Words, number

FORMS: list[WordForm] = []


def words(text: str, means: str) -> Callable[[Callable[..., tuple[Cards, ...]]], Callable[..., tuple[Cards, ...]]]:
    """Declare a form of words; `{n}` stands for a count, `{a|b}` for a choice, `[ … ]` for a part that may be missing.

    The function gets the finder, `n` as an int, the choices in order as `choice`, and returns groups of cards.
    """

    def declare(function: Callable[..., tuple[Cards, ...]]) -> Callable[..., tuple[Cards, ...]]:
        FORMS.append(WordForm(text, means, re.compile(_pattern(text)), function))
        return function

    return declare


def _pattern(text: str) -> str:
    pattern = text.replace("[", "(?:").replace("]", ")?")
    pattern = pattern.replace("{n}", f"(?P<n>{COUNT})")
    return re.sub(r"\{([^}]*\|[^}]*)\}", r"(?P<choice>\1)", pattern)


def read_words(text: str) -> Words | None:
    """Return the words that a text is, or None where it is none that is declared."""
    for form in FORMS:
        if match := form.pattern.fullmatch(text):
            args = {key: number(value) if key == "n" else value for key, value in match.groupdict().items() if value}
            return Words(text, form, args)
    return None


@words("{n} more card{s|}", "so many natural cards that go with nothing the scenario names")
def more_cards(finder: Finder, n: int, **_: str) -> tuple[Cards, ...]:
    """Spare cards."""
    return (finder.spare(n),)


@words("cards worth exactly the opening minimum", "new melds of natural cards, worth together what an opening needs")
def opening(finder: Finder) -> tuple[Cards, ...]:
    """Melds for an opening that is just enough."""
    return finder.melds_worth(finder.integer("opening_minimum"))


@words(
    "cards worth {n} points {less|more} than the opening minimum",
    "new melds of natural cards, worth together so many points less or more than an opening needs",
)
def opening_missed(finder: Finder, n: int, choice: str) -> tuple[Cards, ...]:
    """Melds beside the boundary of an opening."""
    return finder.melds_worth(finder.integer("opening_minimum") + (n if choice == "more" else -n))


@words("a meld of {n} natural cards", "so many natural cards of one rank that the scenario names nowhere else")
def natural_meld(finder: Finder, n: int) -> tuple[Cards, ...]:
    """A clean meld of some size."""
    return (finder.meld(n),)


@words("a meld of the {smallest|largest} size", "a meld of natural cards with as few, or as many, cards as allowed")
def meld_of_extreme_size(finder: Finder, choice: str) -> tuple[Cards, ...]:
    """A clean meld at a boundary of size."""
    return (finder.meld(finder.integer("meld_min" if choice == "smallest" else "book_size")),)


@words(
    "a meld one card too {short|long}",
    "natural cards of one rank, one fewer than a meld needs or one more than it holds",
)
def meld_of_wrong_size(finder: Finder, choice: str) -> tuple[Cards, ...]:
    """Cards just outside a boundary of size."""
    if choice == "short":
        return (finder.meld(finder.integer("meld_min") - 1),)

    finder.require("book_growth", "closed", "a finished book takes more cards here")
    return (finder.meld(finder.integer("book_size") + 1),)


@words("a {clean|dirty|wild} book", "a finished book of that kind, with as many cards as make a book")
def book(finder: Finder, choice: str) -> tuple[Cards, ...]:
    """A finished book."""
    return (finder.book(choice),)


@words(
    "the books needed to go out[ {but one|and no other}]",
    "the finished books that a side needs before it may go out, or all but a clean or a dirty one",
)
def books_to_go_out(finder: Finder, choice: str = "") -> tuple[Cards, ...]:
    """Finished books for going out."""
    return finder.books_to_go_out(one_short=choice == "but one")


@words(
    "a meld of {n} with {as many wild cards as allowed|one wild card more than allowed}",
    "a mixed meld of so many cards, with the most wild cards that every limit allows, or with one more",
)
def mixed_meld(finder: Finder, n: int, choice: str) -> tuple[Cards, ...]:
    """A mixed meld at the limit of wild cards."""
    return (finder.mixed_meld(n, beyond=choice.startswith("one")),)


@words("the taken cards below the top", "the cards that a take of the pile brings into the hand besides the top card")
def taken(finder: Finder) -> tuple[Cards, ...]:
    """The rest of the taken cards."""
    return (finder.taken_below_top(),)


@words("the taken cards", "all cards that a take of the discard pile takes, the top card first")
def taken_all(finder: Finder) -> tuple[Cards, ...]:
    """The taken cards, the top one included."""
    return (finder.taken(),)


@words("the next cards drawn", "the cards on the stock that one draw takes")
def drawn(finder: Finder) -> tuple[Cards, ...]:
    """What a draw brings."""
    return (finder.drawn(),)
