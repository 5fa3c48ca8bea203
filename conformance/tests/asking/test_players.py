"""Computer players: what they see, what they know of going out, and how often they finish."""

from __future__ import annotations

import subprocess
import sys

import pytest

from handandfoot.actions import Add, Ask, Discard, Draw, Lay, Take
from handandfoot.deal import deal_round, start_round
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.legal import legal_actions
from handandfoot.position import Position, Seat, Side, Turn, make_meld
from handandfoot.wire import view
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.players.choosing import STEADY, STRENGTHS, STRONG, advise, choose
from handandfoot_conformance.asking.players.needs import missing_books
from handandfoot_conformance.campaigns.simulation import Manner, simulate

SPEC = lookup.specification()


def table(name: str, players: int | None = None) -> RuleSet:
    """The house rules of a table."""
    resolved = SPEC.resolve(SPEC.variant(name), players)
    return RuleSet.from_parameters(resolved.parameters, resolved.players, resolved.variant)


RU: Rules = table("ru").at()
CLEAN, DIRTY = ("9S",) * 7, ("8S",) * 6 + ("2C",)


def seen(hand: str, melds: tuple[tuple[str, ...], ...], *, pile: str = "4S", phase: str = "play") -> dict[str, object]:
    """What Ann sees at a table for four, in her last packet, her partner having played from the foot."""
    side = Side(tuple(sorted(map(make_meld, melds))))
    mine = Seat(tuple(hand.split()), (), 1, False, True)
    other = Seat(("4S", "5S", "6S"), (), 1, False, True)
    return view(
        Position(1, 3, (0, 0), Turn(0, phase), (mine, other, other, other), (side, Side()), tuple(pile.split()), ()), 0
    )


def test_what_going_out_needs_is_counted_from_the_melds() -> None:
    """The Russian table asks for two clean, two dirty and one wild book."""
    needs = missing_books(tuple(map(make_meld, (CLEAN, DIRTY))), RU)

    assert (1, 1, 1) == (needs.clean, needs.dirty, needs.wild)
    assert "1 clean and 1 dirty and 1 wild books" == needs.in_words()


def test_named_books_are_among_the_needs() -> None:
    """Safari asks for fours, nines and queens."""
    assert ("4", "Q") == missing_books([make_meld(CLEAN)], table("safari").at()).named


def test_a_wild_card_does_not_spoil_a_meld_that_is_to_be_a_clean_book() -> None:
    """With six natural kings and a clean book missing, the wild card goes elsewhere."""
    kings = ("KS",) * 6
    queens = ("QS",) * 5
    melds = (DIRTY, CLEAN, kings, queens, ("2S",) * 7)
    spoil, finish = Lay((), (Add(kings, ("2H",)),)), Lay((), (Add(queens, ("2H",)),))

    assert finish == choose(seen("2H 4C 5C", melds), 0, [Discard("4C"), spoil, finish], RU, STRONG, 1)


def test_wild_cards_are_kept_while_a_wild_book_is_missing() -> None:
    """The wild book takes the wild card, though a dirty book could be finished with it."""
    wild, eights = ("2S",) * 6, ("8S",) * 5 + ("2C",)
    melds = (wild, eights, DIRTY, DIRTY)
    offered = [Discard("4C"), Lay((), (Add(eights, ("2H",)),)), Lay((), (Add(wild, ("2H",)),))]

    assert offered[2] == choose(seen("2H 4C 5C", melds), 0, offered, RU, STRONG, 1)


def test_wild_cards_go_to_the_books_that_are_named() -> None:
    """In Safari a wild card is for the fours, the nines and the queens, before any other meld."""
    rules = table("safari").at()
    fours, kings = ("4S",) * 4, ("KS",) * 5
    offered = [Discard("5C"), Lay((), (Add(kings, ("2H",)),)), Lay((), (Add(fours, ("2H",)),))]
    melds = (CLEAN, CLEAN, DIRTY, DIRTY, fours, kings)

    assert offered[2] == choose(seen("2H 5C 6C", melds), 0, offered, rules, STRONG, 1)


def test_pairs_are_kept_and_single_cards_discarded() -> None:
    """A pair may become a meld, or take the pile."""
    offered = [Discard("7C"), Discard("8C"), Discard("JC")]

    assert Discard("8C") == choose(seen("7C 7D 8C JC JD", ()), 0, offered, RU, STRONG, 1)


def test_who_may_go_out_does() -> None:
    """The last card is discarded, whatever else could be done with it."""
    melds = (CLEAN, CLEAN, DIRTY, DIRTY, ("2S",) * 7, ("KS",) * 3)
    offered = [Lay((), (Add(("KS",) * 3, ("KH",)),)), Discard("KH")]

    assert "you go out" == advise(seen("KH", melds), 0, offered, RU).reason


def test_a_pile_is_left_by_one_who_is_about_to_go_out() -> None:
    """With all books finished and two cards left, a large pile would only fill the hand."""
    melds = (CLEAN, CLEAN, DIRTY, DIRTY, ("2S",) * 7)
    offered = [Draw(), Take((("KC", "KH", "KS"),))]
    pile = "KC 4S 5S 6D 7H JD 4D"

    assert Draw() == choose(seen("KH KS", melds, pile=pile, phase="draw"), 0, offered, RU, STRONG, 1)


def test_permission_is_asked_where_it_must_be() -> None:
    """With the books finished, the partner is asked before the last cards are laid."""
    rules = table("pagat-partners").at()
    melds = (CLEAN, CLEAN, DIRTY, DIRTY, ("2S",) * 7)

    assert Ask() == advise(seen("KH KS", melds), 0, [Discard("KH"), Ask()], rules).action


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_player_sees_no_hidden_card(strength: str) -> None:
    """Other hands, closed packets and the stock may be dealt otherwise without changing the choice."""
    ruleset = table("ru")
    position = start_round(deal_round(ruleset, "seen"), ruleset)
    hidden = position._replace(
        stock=position.stock[::-1],
        seats=(
            position.seats[0],
            *(seat._replace(hand=seat.closed[0], closed=(seat.hand,)) for seat in position.seats[1:]),
        ),
    )
    chosen = []
    for each in (position, hidden):
        each = each._replace(turn=Turn(0, "draw"))
        offered = list(legal_actions(each, ruleset))
        chosen.append(choose(view(each, 0), 0, offered, RU, strength, 1))

    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_seed_gives_the_same_games(strength: str) -> None:
    """Even the beginner's mistakes come from the seed and the view alone."""
    manner = Manner(strength)
    first, second = (simulate(table("micro", 2), range(3), manner) for _ in range(2))

    assert (first.actions, first.rounds) == (second.actions, second.rounds)


@pytest.mark.parametrize(
    ("name", "players"), [("classic-canasta", 2), ("classic-canasta", 4), ("es", 2), ("it", 4), ("no", 4), ("ru", 4)]
)
def test_rounds_end_by_going_out(name: str, players: int) -> None:
    """In a small sample with fixed seeds at least half of the rounds do."""
    tally = simulate(table(name, players), range(4), Manner(STRONG, most_rounds=6))

    assert tally.went_out * 2 >= tally.rounds


@pytest.mark.parametrize("strength", [STEADY, STRONG])
def test_a_computer_player_beats_chance(strength: str) -> None:
    """Six games of six, with changing sides."""
    tally = simulate(table("no", 4), range(6), Manner(strength, against="uniform"))

    assert 6 == tally.won


ALONE = """
import sys
from handandfoot_conformance.asking.players import choosing
print(sorted({"click", "gherkin", "jinja2", "rich", "subprocess", "yaml"} & set(sys.modules)))
"""


def test_players_load_nothing_that_a_page_lacks() -> None:
    """They run where only the engine is."""
    ran = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=60, check=True)

    assert "[]" == ran.stdout.strip()
