"""A round is worth the same whether it is counted or played."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from handandfoot.game import play, seeded
from handandfoot.house_rules import RuleSet
from handandfoot.position import GAME_OVER, ROUND_OVER
from handandfoot.scoring import side_cards
from handandfoot.spec import load_spec
from handandfoot_conformance.programs.reference import ReferenceAdapter

SIDE = {"melds": [["KS", "KD", "KC"]], "threes": ["3H"], "hands": [[], []], "closed": [], "out": False}


@pytest.mark.parametrize(
    ("variant", "round_number", "said", "special"),
    [
        ("it", 4, {}, -300),
        ("it", 3, {}, 0),
        ("it", 4, {"ends_game": False}, 0),
        ("it-ten-thousand", 2, {}, 0),
        ("it-ten-thousand", 2, {"ends_game": True}, -300),
    ],
)
def test_a_score_request_can_say_whether_the_game_ends(variant, round_number, said, special):
    """The price of red threes without a book is paid at the end of the game, wherever that is."""

    resolved, engine = load_spec().resolve(variant, 4), ReferenceAdapter()
    rules = {"rules": "sha256:0", "variant": variant, "players": 4, "parameters": resolved.parameters}
    engine.rules({"id": 0, **rules})
    sides = [{**SIDE, "concealed": False}] * 2
    answer = engine.score({"id": 1, "rules": "sha256:0", "round": round_number, "sides": sides, **said})

    assert [side["items"]["special"] for side in answer["sides"]] == [special, special]


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), target=st.sampled_from([None, 50, 200]), rounds=st.sampled_from([1, 2, 3]))
def test_the_score_of_a_round_is_what_play_adds_to_the_totals(seed, target, rounds):
    """Whichever way rounds and games end, counting the cards gives the points by which the totals grow."""

    parameters = load_spec().resolve("micro", 4).parameters
    parameters = {**parameters, "red_three_no_book": -300, "game_target": target, "game_rounds": rounds}
    engine, ruleset = ReferenceAdapter(), RuleSet.from_parameters(parameters, 4)
    engine.rules({"id": 0, "rules": "sha256:0", "variant": "micro", "players": 4, "parameters": parameters})
    chance = random.Random(seed)
    ended = 0
    for move in play(ruleset, seeded(ruleset, seed), lambda _, offered: chance.choice(offered)):
        after = move.after
        if after.turn.phase not in (ROUND_OVER, GAME_OVER):
            continue
        player = after.seats[after.turn.seat]
        out = after.turn.seat if not player.hand and player.in_last_packet else None
        sides = []
        for side in range(len(after.sides)):
            cards = side_cards(after, side, out=out, concealed=after.turn.opened)
            sides.append({**cards._asdict(), "melds": [meld.cards for meld in cards.melds]})
        request = {"id": 1, "rules": "sha256:0", "round": after.round, "sides": sides}
        counted = engine.score({**request, "ends_game": after.turn.phase == GAME_OVER})["sides"]
        grown = [new - old for new, old in zip(after.scores, move.before.scores, strict=True)]
        assert [side["total"] for side in counted] == grown
        ended += 1

    assert ended
