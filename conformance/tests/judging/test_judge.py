"""The judge, on cases made by hand and without any engine."""

import pytest

from handandfoot_conformance.judging.judge import Severity, State, asks_of, judge_case, why_not
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.protocol.adapter import Answered, Ask, Broken, Declared, Declined
from handandfoot_conformance.protocol.case import Case, Expectation, Step
from handandfoot_conformance.protocol.messages import ACTIONS, CAPABILITIES, PARTS

ALL = Declared("all", "1", frozenset(CAPABILITIES), frozenset(PARTS), frozenset(ACTIONS), {})
TURN = {"seat": 0, "phase": "draw", "taken": False, "opened": False, "permission": "none"}
BEFORE = {
    "players": 4,
    "round": 1,
    "dealer": 3,
    "scores": [0, 0],
    "turn": TURN,
    "seats": [{"hand": ["4S", "5D"], "packets": [{"status": "closed", "cards": ["6S", "7S"]}]} for _ in range(4)],
    "sides": [{"melds": [["9S", "9D", "9H"], ["KS", "KD", "2C"]], "threes": ["3H", "3D"]}, {"melds": [], "threes": []}],
    "pile": ["KC", "4D"],
    "stock": ["5S", "6H"],
    "frozen": False,
}
DRAW = {"action": "draw"}
ACCEPTED, REFUSED = {"accepted": True}, {"accepted": False}


def expect(kind, value=None, path="", except_for=()):
    return Expectation(kind, kind, 9, path, value, except_for)


def case(*expectations, kind="play", request=None, action=DRAW, capability="positions"):
    return Case(
        id="a@ru", title="A", feature="features/a.feature", line=1, tags=(), rules=("HF-TURN-01",), variant="ru",
        players=4, digest="sha256:0", kind=kind, capability=capability,
        request={"position": BEFORE} if request is None else request,
        steps=(Step("Ann draws", 5, action, expectations),),
    )  # fmt: skip


def judge(posed, *messages, declared=ALL, severity=Severity.MUST):
    return judge_case(posed, tuple(map(Answered, messages)), declared, severity)


def played(result, **changes):
    return {"id": 1, "results": [result], "position": {**BEFORE, **changes}}


def test_an_accepted_action_passes():
    """The word of the program is the word expected."""

    assert judge(case(expect("accepted")), played(ACCEPTED)).outcome is Outcome.PASSED


def test_a_refusal_where_acceptance_is_expected_fails():
    """And the finding says what was expected and what was got."""

    verdict = judge(case(expect("accepted")), played({"accepted": False, "rules": ["HF-TURN-02"]}))

    assert verdict.outcome is Outcome.FAILED
    assert (verdict.findings[0].expected, verdict.findings[0].got) == ("accepted", "refused under HF-TURN-02")


@pytest.mark.parametrize(
    ("named", "outcome"),
    [
        (["HF-OPEN-01"], Outcome.PASSED),
        (["HF-MELD-04"], Outcome.PASSED),
        (["HF-MELD-04", "HF-OPEN-01"], Outcome.PASSED),
        (["HF-OPEN-01", "HF-TURN-01"], Outcome.FAILED),
        (["HF-TURN-01"], Outcome.FAILED),
    ],
)
def test_a_reason_is_right_if_it_names_a_broken_rule_and_no_other(named, outcome):
    """At least one rule that is broken, and none that is not."""

    posed = case(expect("refused", ["HF-OPEN-01", "HF-MELD-04"]))

    assert judge(posed, played({"accepted": False, "rules": named})).outcome is outcome


def test_reasons_are_not_compared_unless_they_are_declared():
    """A program that only says no is right to say no."""

    declared = ALL._replace(capabilities=ALL.capabilities - {"reasons"})
    wrong = {"accepted": False, "rules": ["HF-TURN-01"]}

    assert judge(case(expect("refused", ["HF-OPEN-01"])), played(wrong), declared=declared).outcome is Outcome.PASSED
    assert judge(case(expect("refused", ["HF-OPEN-01"])), played(ACCEPTED), declared=declared).outcome is Outcome.FAILED


def test_order_counts_in_piles_and_nowhere_else():
    """Hands, melds, packets and red threes are heaps."""

    shuffled = {
        "seats": [{"hand": ["5D", "4S"], "packets": [{"status": "closed", "cards": ["7S", "6S"]}]} for _ in range(4)],
        "sides": [{"melds": [["2C", "KD", "KS"], ["9H", "9S", "9D"]], "threes": ["3D", "3H"]}, BEFORE["sides"][1]],
    }
    posed = case(expect("nothing changed", BEFORE))

    assert judge(posed, played(REFUSED, **shuffled)).outcome is Outcome.PASSED
    for part in ("pile", "stock"):
        assert judge(posed, played(REFUSED, **{part: BEFORE[part][::-1]})).outcome is Outcome.FAILED


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"turn": {**TURN, "opened": True}}, "turn"),
        ({"pile": ["KC"]}, "pile"),
        ({"stock": ["6H", "5S"]}, "stock"),
        ({"frozen": True}, "frozen"),
        ({"scores": [0, 5]}, "scores"),
        ({"round": 2}, "round"),
        ({"dealer": 0}, "dealer"),
        ({"seats": [*BEFORE["seats"][:3], {**BEFORE["seats"][3], "hand": ["4S", "5D", "5D"]}]}, "seats.3.hand"),
        ({"seats": [{**BEFORE["seats"][0], "packets": []}, *BEFORE["seats"][1:]]}, "seats.0.packets"),
        ({"sides": [{**BEFORE["sides"][0], "threes": ["3H"]}, BEFORE["sides"][1]]}, "sides.0.threes"),
        ({"sides": [{**BEFORE["sides"][0], "melds": [["9S", "9D", "9H"]]}, BEFORE["sides"][1]]}, "sides.0.melds"),
    ],
)
def test_nothing_has_changed_looks_at_every_part(change, path):
    """A change anywhere is found, and named by its place."""

    verdict = judge(case(expect("nothing changed", BEFORE)), played(REFUSED, **change))

    assert verdict.outcome is Outcome.FAILED
    assert [each.path for each in verdict.findings[0].differences] == [path]


def test_parts_that_are_left_open_are_not_compared():
    """A scenario may leave places open, whole ones or single fields."""

    posed = case(expect("nothing else changed", BEFORE, except_for=("scores", "turn.seat")))

    assert judge(posed, played(ACCEPTED, scores=[1, 2], turn={**TURN, "seat": 2})).outcome is Outcome.PASSED
    assert judge(posed, played(ACCEPTED, turn={**TURN, "phase": "play"})).outcome is Outcome.FAILED


def test_what_a_program_cannot_show_is_not_compared_and_the_verdict_says_so():
    """The rest of the position still is."""

    declared = ALL._replace(parts=frozenset({"turn", "hands"}))
    posed = case(expect("accepted"), expect("nothing changed", BEFORE))
    seen = {"id": 1, "results": [ACCEPTED], "position": {"turn": TURN, "seats": BEFORE["seats"]}}
    verdict = judge(posed, seen, declared=declared)

    assert verdict.outcome is Outcome.PASSED
    assert verdict.not_shown == ("packets", "melds", "threes", "pile", "stock", "frozen", "scores", "round")
    assert asks_of(posed, declared)[0].body["observe"] == ["turn", "hands"]


def test_a_case_of_which_nothing_can_be_compared_is_skipped():
    """It is not passed."""

    declared = ALL._replace(parts=frozenset())
    posed = case(expect("part", ["KC"], "pile"))
    verdict = judge(posed, {"id": 1, "results": [ACCEPTED]}, declared=declared)

    assert verdict.outcome is Outcome.SKIPPED
    assert "does not show the part `pile`" in verdict.reason


def test_of_the_turn_only_what_is_said_is_compared():
    """`it is Bob's turn` says nothing of permissions."""

    posed = case(expect("part", {"seat": 1, "phase": "draw"}, "turn"))

    assert judge(posed, played(ACCEPTED, turn={**TURN, "seat": 1, "opened": True})).outcome is Outcome.PASSED
    assert judge(posed, played(ACCEPTED, turn={**TURN, "seat": 2})).outcome is Outcome.FAILED


def test_a_number_is_no_truth_value():
    """Nought is not the same as false."""

    assert judge(case(expect("part", False, "frozen")), played(ACCEPTED, frozen=0)).outcome is Outcome.FAILED
    assert judge(case(expect("part", False, "frozen")), played(ACCEPTED, frozen=False)).outcome is Outcome.PASSED


@pytest.mark.parametrize(
    ("severity", "outcome"),
    [(Severity.MUST, Outcome.FAILED), (Severity.SHOULD, Outcome.WARNED), (Severity.ASSUMED, Outcome.DIFFERED)],
)
def test_what_a_miss_means_depends_on_the_rule(severity, outcome):
    """*Should* warns, *assumed* differs."""

    assert judge(case(expect("accepted")), played(REFUSED), severity=severity).outcome is outcome


def test_a_broken_reply_is_errored_and_a_declined_one_skipped():
    """Neither is passed, whatever is expected."""

    posed = case(expect("refused", ["HF-TURN-01"]))
    broken = judge_case(posed, (Broken("it crashed", "last words"),), ALL)
    declined = judge_case(posed, (Declined("not yet"),), ALL)

    assert (broken.outcome, broken.reason, broken.errors) == (Outcome.ERRORED, "it crashed", "last words")
    assert (declined.outcome, declined.reason) == (Outcome.SKIPPED, "not yet")


def test_winners_are_a_heap():
    """Sides that share a win are named in any order."""

    posed = case(expect("game over", "game over", "turn.phase"), expect("winners", [1, 0]))
    over = {**TURN, "phase": "game over"}

    assert judge(posed, played(ACCEPTED, turn=over, winners=[0, 1])).outcome is Outcome.PASSED
    assert judge(posed, played(ACCEPTED, turn=over, winners=[0])).outcome is Outcome.FAILED


@pytest.mark.parametrize(
    ("expected", "answer", "outcome"),
    [
        ({"good": True}, {"good": True}, Outcome.PASSED),
        ({"good": True}, {"good": False, "rules": ["HF-MELD-01"]}, Outcome.FAILED),
        ({"good": True, "kind": "clean"}, {"good": True, "kind": "clean"}, Outcome.PASSED),
        ({"good": True, "kind": "clean"}, {"good": True, "kind": "dirty"}, Outcome.FAILED),
        ({"good": True, "kind": "clean"}, {"good": True, "kind": None}, Outcome.FAILED),
        ({"good": True, "kind": "clean"}, {"good": True}, Outcome.SKIPPED),
        ({"good": True, "kind": "clean"}, {"good": False, "rules": ["HF-MELD-01"]}, Outcome.FAILED),
        ({"good": False, "rules": ["HF-MELD-01"]}, {"good": False, "rules": ["HF-MELD-01"]}, Outcome.PASSED),
        ({"good": False, "rules": ["HF-MELD-01"]}, {"good": False, "rules": ["HF-MELD-02"]}, Outcome.FAILED),
        ({"good": False, "rules": ["HF-MELD-01"]}, {"good": True, "kind": None}, Outcome.FAILED),
    ],
)
def test_melds(expected, answer, outcome):
    """A program that does not tell kinds of books apart is not judged by them."""

    posed = case(expect("meld", expected), kind="meld", request={"cards": ["4S"]}, action=None, capability="melds")

    assert judge(posed, {"id": 1, **answer}).outcome is outcome


def test_items_of_a_score_are_compared_when_they_are_given():
    """The total always is."""

    posed = case(
        expect("score", 570, "sides.0.total"),
        expect("score", 500, "sides.0.items.books"),
        kind="score", request={"round": 1, "sides": []}, action=None, capability="scoring",
    )  # fmt: skip

    def state(**side):
        return [each.state for each in judge(posed, {"id": 1, "sides": [side]}).findings]

    assert state(total=570) == [State.MET, State.NOT_COMPARED]
    assert state(total=570, items={"books": 500}) == [State.MET, State.MET]
    assert state(total=570, items={"books": 300}) == [State.MET, State.MISSED]
    assert state(total=571) == [State.MISSED, State.NOT_COMPARED]


def test_actions_are_found_whatever_their_order_and_suits():
    """Only the colour of threes matters."""

    listed = [
        {"action": "lay", "melds": [["9H", "2C", "9S"], ["KS", "KD", "KH"]], "adds": []},
        {"action": "discard", "card": "3S"},
    ]

    def may(kind, action):
        posed = case(expect(kind, action), kind="legal", action=None, capability="legal")
        return judge(posed, {"id": 1, "actions": listed}).outcome

    same = {"action": "lay", "melds": [["KC", "KC", "KC"], ["2S", "9D", "9D"]]}
    assert may("may", same) is Outcome.PASSED
    assert may("may not", same) is Outcome.FAILED
    assert may("may", {"action": "discard", "card": "3C"}) is Outcome.PASSED
    assert may("may", {"action": "discard", "card": "3H"}) is Outcome.FAILED
    assert may("may not", {"action": "lay", "melds": [["KC", "KC", "KC"]]}) is Outcome.PASSED


def test_a_hidden_hand_is_a_number():
    """Cards where the number should stand are a leak, and so is a number where the cards should be seen."""

    posed = case(
        expect("hidden", 2, "seats.1.hand"), expect("seen", ["5D", "4S"], "seats.0.hand"),
        kind="view", request={"position": BEFORE, "seat": 0}, action=None, capability="views",
    )  # fmt: skip

    def seats(own, other):
        return {"id": 1, "position": {"seats": [{"hand": own}, {"hand": other}]}}

    assert judge(posed, seats(["4S", "5D"], 2)).outcome is Outcome.PASSED
    assert judge(posed, seats(["4S", "5D"], ["4S", "5D"])).outcome is Outcome.FAILED
    assert judge(posed, seats(["4S", "5D"], 3)).outcome is Outcome.FAILED
    assert judge(posed, seats(2, 2)).outcome is Outcome.FAILED


def test_a_playthrough_is_looked_at_at_every_checkpoint():
    """Each checkpoint is a request of its own, since the protocol keeps no state."""

    steps = (
        Step("Ann draws", 5, DRAW, (expect("accepted"), expect("part", ["KC"], "pile"))),
        Step("Ann draws", 6, DRAW, (expect("refused", ["HF-TURN-02"]),)),
        Step("Ann draws", 7, DRAW, (expect("accepted"), expect("part", ["4D"], "pile"))),
    )
    posed = Case(
        id="a@ru", title="A", feature="f", line=1, tags=(), rules=(), variant="ru", players=4, digest="d", kind="play",
        capability="deals", request={"deal": {}}, steps=steps,
    )  # fmt: skip
    asks = asks_of(posed, ALL)
    results = [ACCEPTED, {"accepted": False, "rules": ["HF-TURN-02"]}, ACCEPTED]

    assert [(len(ask.body["actions"]), ask.body["observe"]) for ask in asks] == [(1, ["pile"]), (3, ["pile"])]
    first = {"id": 1, "results": results[:1], "position": {"pile": ["KC"]}}
    last = {"id": 2, "results": results, "position": {"pile": ["4D"]}}
    assert judge(posed, first, last).outcome is Outcome.PASSED
    assert judge(posed, {**first, "position": {"pile": ["4D"]}}, last).outcome is Outcome.FAILED


@pytest.mark.parametrize(
    ("declared", "why"),
    [
        (ALL, None),
        (ALL._replace(capabilities=frozenset({"melds"})), "the program does not declare `positions`"),
        (ALL._replace(actions=frozenset({"lay"})), "the program does not know the action `draw`"),
        (ALL._replace(parameters={"take_amount": [7]}), None),
        (ALL._replace(parameters={"take_amount": ["all"]}), "the program does not play take_amount = 7"),
        (ALL._replace(parameters={"opening_minimum": [50, 90, 120]}), None),
        (
            ALL._replace(parameters={"opening_minimum": [50]}),
            'the program does not play opening_minimum = {"by":"round","at":{"1":50,"2":90}}',
        ),
    ],
)
def test_a_case_is_not_put_to_a_program_that_does_not_declare_what_it_needs(declared, why):
    """And the reason is told."""

    parameters = {"take_amount": 7, "opening_minimum": {"by": "round", "at": {"1": 50, "2": 90}}}

    assert why_not(case(expect("accepted")), declared, parameters) == why


def test_a_request_is_complete_in_itself():
    """It holds the digest of the rules, the position, the action, and what is to be observed."""

    assert asks_of(case(expect("accepted"), expect("nothing changed", BEFORE)), ALL) == (
        Ask("play", {"rules": "sha256:0", "position": BEFORE, "actions": [DRAW], "observe": list(PARTS[:-1])}),
    )
