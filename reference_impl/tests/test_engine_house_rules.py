"""House rules that nobody has thought of: values drawn by chance, and whole games under them."""

import random
from typing import Any

import pytest
from tables import table

from handandfoot.deal import deal_round, pack_of, start_round, turn_up
from handandfoot.game import play, seeded
from handandfoot.house_rules import RuleSet
from handandfoot.moment import rules_for
from handandfoot.random_players import eager, uniform
from handandfoot.spec import load_spec
from handandfoot.spec.combinations import first_contradiction

pytestmark = pytest.mark.slow

VALUES: dict[str, list[Any]] = {
    "red_threes_laid_from": [[], ["deal"], ["draw"], ["deal", "draw", "packet", "pile"], ["packet"]],
    "black_three_melds": ["never", "closing play"],
    "book_growth": ["closed", "open"],
    "naturals_per_wild": [0, 1, 2],
    "wild_limit": [None, 0, 1, 2, 3],
    "natural_minimum": [1, 2, 3],
    "natural_margin": [0, 1],
    "all_wild_melds": ["forbidden", "allowed"],
    "unfinished_per_rank": [None, 1, 2],
    "wild_swap": ["never", "finished books"],
    "opening_minimum": [0, 15, 30],
    "opening_take_counts": ["everything laid", "meld of the top card"],
    "take_amount": ["all", 1, 2, 3, 7],
    "take_wild_top": ["never", "alike"],
    "take_target": ["new meld", "any meld"],
    "take_pair": ["natural pair", "pair or card and wild"],
    "freeze": ["never", "wild discard"],
    "wild_discard": ["allowed", "forbidden"],
    "foot_after_discard": ["next turn", "at once"],
    "out_books": [
        {"clean": clean, "dirty": dirty, "any": number}
        for clean, dirty, number in ((0, 0, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (1, 1, 0))
    ],
    "out_wild_books": [0, 0, 1],
    "out_named_books": [[], ["K"]],
    "out_partner": ["nothing", "taken up", "played from"],
    "out_permission": ["none", "may ask", "must ask"],
    "permission_binds": ["a no", "nothing"],
    "out_last_card": ["laid or discarded", "discarded"],
    "stock_short": ["round ends", "draw what is left"],
    "stock_out_take": ["may take", "must take"],
    "stock_replacement": ["round ends", "no replacement"],
    "draw_count": [1, 2, 3],
    "packets": [[3], [3, 3], [4, 2], [3, 3, 2], [5]],
    "packet_choice": ["as dealt", "player chooses"],
    "book_size": [3, 4, 5],
    "tie": ["shared", "draw", "extra round"],
    "starter_refused": [[], ["wild"], ["wild", "red three", "black three"]],
}


def some_rules(seed: int) -> RuleSet:
    """Rules of the small game with some values drawn by chance, such as the specification would accept."""
    chance = random.Random(seed)
    while True:
        players = chance.choice([2, 3, 4])
        parameters = dict(load_spec().resolve("micro", players).parameters)
        parameters |= {name: chance.choice(values) for name, values in VALUES.items() if chance.random() < 0.4}
        if first_contradiction(parameters, players) is None:
            return RuleSet.from_parameters(parameters, players, f"seed {seed}")


@pytest.mark.parametrize("part", range(4))
def test_games_under_any_house_rules_end_and_keep_their_cards(part: int) -> None:
    """Nobody is left without an action, nothing that is offered is refused, and no card is lost."""
    for seed in range(part * 40, part * 40 + 40):
        rules = some_rules(seed)
        pack = pack_of(rules)
        for chooser in (uniform, eager):
            for move in play(rules, seeded(rules, seed), chooser(seed)):
                assert pack == move.after.all_cards()


def test_a_refused_starter_goes_under_and_the_next_card_starts() -> None:
    """All refused cards go together, in their order, to the bottom or to the middle."""
    cards = ("2S", "3H", "5C", "6C", "7C", "8C", "9C")

    assert ("5C", ("6C", "7C", "8C", "9C", "2S", "3H")) == turn_up(cards, table("no", 4).at())
    assert ("5C", ("6C", "7C", "2S", "3H", "8C", "9C")) == turn_up(cards, table("ru").at())


def test_the_first_card_starts_where_no_card_may() -> None:
    """A stock of refused cards does not keep the dealer turning for ever."""
    assert ("2S", ("3H", "JK")) == turn_up(("2S", "3H", "JK"), table("ru").at())


@pytest.mark.parametrize(
    ("variant", "round_number", "scores", "expected"),
    [
        pytest.param("it", 5, (5000, 5000), 90, id="level-after-the-last-round"),
        pytest.param("it", 5, (5000, 4000), 150, id="a-round-that-nobody-should-play"),
        pytest.param("it", 4, (5000, 5000), 150, id="level-before-the-last-round"),
        pytest.param("it-ten-thousand", 3, (10500, 10500), 90, id="level-above-the-target"),
        pytest.param("it-ten-thousand", 3, (9000, 9000), 120, id="level-below-the-target"),
    ],
)
def test_a_further_round_is_known_by_the_tie(
    variant: str, round_number: int, scores: tuple[int, int], expected: int
) -> None:
    """What a further round needs to open is asked where a tie has called for it, whatever the round's number is."""
    ruleset = table(variant)
    position = start_round(deal_round(ruleset, 1), ruleset)._replace(round=round_number, scores=scores)

    assert expected == rules_for(position, ruleset, 0).opening_minimum
