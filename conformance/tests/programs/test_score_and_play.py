"""A round is worth the same whether it is counted or played."""

import pytest

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
