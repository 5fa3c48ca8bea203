"""Random play against wrong engines: they are found out, and the shortest scenario shows it."""

import sys

import pytest
from example_programs import command

from handandfoot.spec import load_spec
from handandfoot_conformance.campaigns.fuzzing import Options, Oracle, hunt
from handandfoot_conformance.campaigns.fuzzing.difference_report import to_object, told
from handandfoot_conformance.campaigns.fuzzing.disturbed_positions import shaken
from handandfoot_conformance.campaigns.fuzzing.hunting import tables_of
from handandfoot_conformance.campaigns.fuzzing.scene import scene_of
from handandfoot_conformance.campaigns.fuzzing.sentences import compiled
from handandfoot_conformance.campaigns.fuzzing.walk import Walk
from handandfoot_conformance.cases.case_book import UnknownNameError
from handandfoot_conformance.judging.batch import judge_all
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.positions.reachable import cards_of, check_position
from handandfoot_conformance.positions.rule_tables import RuleBook
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.messages import CAPABILITIES
from handandfoot_conformance.wrong import ENGINES, MUTANTS, Shuffled

pytestmark = pytest.mark.slow

SPEC = load_spec()
RULES = RuleBook(SPEC)
QUICK = (
    "HF-TABLE-02", "HF-DEAL-04", "HF-TURN-03", "HF-DRAW-01", "HF-THREE-02", "HF-MELD-01", "HF-WILD-04", "HF-BOOK-03",
    "HF-OPEN-04", "HF-PILE-02", "HF-DISC-01", "HF-OUT-01", "HF-SCORE-03", "HF-SCORE-07",
)  # fmt: skip


def hunted(adapter, games=8, variants=("ru",), seed="0"):
    return hunt(SPEC, RULES, Options(adapter, variants, games, seed))


def outcome_of(case, adapter, table):
    (verdict,) = judge_all([case], InProcessSession(adapter, ""), {table.digest: table.request()}).values()
    return verdict.outcome


class Partial(ReferenceAdapter):
    """The reference engine, or a mutant of it, that declares less than it can."""

    def __init__(self, base=None, **declared):
        super().__init__()
        self.base = base or ReferenceAdapter()
        self.declared = declared
        self.asked = []

    def __getattribute__(self, name):
        if name in ("rules", "play", "meld", "score", "legal", "view"):
            base, asked = object.__getattribute__(self, "base"), object.__getattribute__(self, "asked")

            def answer(request):
                asked.append(request)
                return getattr(base, name)(request)

            return answer
        return object.__getattribute__(self, name)

    def start(self, request):
        return super().start(request) | self.declared


@pytest.mark.parametrize("variants", [("ru", "es"), ("no", "classic-canasta")])
def test_the_reference_does_not_differ_from_itself(variants):
    """Whatever is asked."""

    result = hunted(ReferenceAdapter(), games=2, variants=variants)

    assert result.found is None
    assert 2 == result.games
    assert {"play", "meld", "score", "legal", "view"} == set(result.asked)
    assert not result.skipped


def test_an_engine_that_shuffles_whatever_has_no_order_does_not_differ():
    """Order is never implicit."""

    assert hunted(Shuffled(), games=1).found is None


@pytest.mark.parametrize("name", QUICK)
def test_a_wrong_engine_is_found_and_shown_by_a_scenario_that_compiles(name):
    """The scenario fails the wrong engine and passes the reference, and is short."""

    result = hunted(MUTANTS[name]())

    assert result.found is not None
    one = told(SPEC, result.shrunk)
    table = result.shrunk.probe.table
    case = compiled(one.feature, table)
    assert Outcome.PASSED is outcome_of(case, ReferenceAdapter(), table)
    assert Outcome.FAILED is outcome_of(case, MUTANTS[name](), table)
    assert len(one.feature.splitlines()) <= 30
    assert case.rules
    assert one.reference != one.program


@pytest.mark.parametrize("name", ["accept-everything", "refuse-everything", "liar"])
def test_an_engine_that_is_wrong_as_a_whole_is_found_at_once(name):
    """Within the first questions."""

    result = hunted(ENGINES[name](), games=1)

    assert result.found is not None
    assert result.found.agreed < 50
    assert told(SPEC, result.shrunk).feature


@pytest.mark.parametrize("name", ["HF-DRAW-01", "HF-SCORE-07"])
def test_the_same_seed_finds_the_same(name):
    """Game, question and scenario."""

    first, second = (to_object(SPEC, hunted(MUTANTS[name]()), "0") for _ in range(2))

    assert first == second
    assert first["difference"]["feature"]


def test_another_seed_asks_other_questions():
    """Chance comes from the seed."""

    table = RULES.table("ru")
    games = [list(Walk(Oracle(), table, seed, frozenset(CAPABILITIES)).probes()) for seed in ("1", "1", "2")]

    assert games[0] == games[1] != games[2]


def test_a_program_over_json_lines_is_found_out_like_an_object():
    """By the same scenario."""

    outside = hunted(f"{sys.executable} -m handandfoot_conformance.wrong HF-DRAW-01", games=1)
    inside = hunted(MUTANTS["HF-DRAW-01"](), games=1)

    assert told(SPEC, outside.shrunk) == told(SPEC, inside.shrunk)


def test_only_what_a_program_declares_is_asked():
    """A meld checker is asked about melds."""

    adapter = Partial(capabilities=["melds", "reasons"])

    result = hunted(adapter, games=1)

    assert {"meld"} == set(result.asked)
    assert {"rules", "meld"} == {request["request"] for request in adapter.asked}


def test_only_house_rules_that_a_program_declares_are_played():
    """The others are named with the reason."""

    adapter = Partial(parameters={"take_amount": [7]})

    result = hunted(adapter, games=2, variants=("ru", "es"))

    asked = {request["variant"] for request in adapter.asked if request["request"] == "rules"}
    assert {"ru"} == asked
    assert any("take_amount" in reason for reason in result.skipped)


def test_a_program_that_only_plays_deals_is_shown_a_short_game():
    """From the deal, each act with its outcome."""

    adapter = Partial(MUTANTS["HF-TABLE-02"](), capabilities=["deals", "reasons"])

    result = hunted(adapter, games=2)

    one = told(SPEC, result.shrunk)
    case = compiled(one.feature, result.shrunk.probe.table)
    assert "deals" == case.capability
    assert 1 <= len(case.actions) <= 3
    assert Outcome.FAILED is outcome_of(case, MUTANTS["HF-TABLE-02"](), result.shrunk.probe.table)
    assert Outcome.PASSED is outcome_of(case, ReferenceAdapter(), result.shrunk.probe.table)


def test_a_refusal_may_name_more_rules_than_the_reference_finds():
    """As long as they have one in common."""

    class Thorough(ReferenceAdapter):
        def play(self, request):
            answer = super().play(request)
            for result in answer.get("results", ()):
                if not result["accepted"]:
                    result["rules"] = [*result["rules"], "HF-GAME-02"]
            return answer

    assert hunted(Thorough(), games=1).found is None


def test_a_program_that_breaks_down_is_told_from_one_that_differs():
    """There is no answer to compare."""

    class Fragile(ReferenceAdapter):
        def meld(self, request):
            raise RuntimeError("cannot count")

    result = hunted(Fragile(), games=1)

    assert "cannot count" in result.broke_down
    assert ("an answer",) == told(SPEC, result.shrunk).reference


def test_shaken_positions_keep_every_card_and_can_be_reached():
    """Whatever chance does to them."""

    from collections import Counter
    from random import Random

    table = RULES.table("ru")
    walk = Walk(Oracle(), table, "7", frozenset({"positions"}))
    position = next(probe.request["position"] for probe in walk.probes())
    found = [other for seed in range(60) if (other := shaken(Random(seed), position, table)) is not None]

    assert len(found) > 40
    assert {True} == {Counter(cards_of(position)) == Counter(cards_of(other)) for other in found}
    assert [] == [fault for other in found for fault in check_position(other, table.parameters)]


def test_a_question_said_in_sentences_is_the_same_question():
    """But for an opening in this turn, of which no sentence of state speaks."""

    table = RULES.table("ru")
    asked = 0
    for probe in list(Walk(Oracle(), table, "3", frozenset(CAPABILITIES)).probes())[:200]:
        scene = scene_of(probe)
        again = None if scene is None or probe.kind == "score" else scene.probe()
        if again is None:
            continue
        asked += 1
        if "position" in probe.request:
            probe.request["position"]["turn"]["opened"] = False
        assert probe.request == again.request

    assert asked > 100


def test_every_number_of_players_has_its_table():
    """The usual number first."""

    numbers = [table.players for table in tables_of(SPEC, RULES, ("es",))]

    assert 4 == numbers[0]
    assert sorted(SPEC.players_of(SPEC.variant("es"))) == sorted(numbers)
    with pytest.raises(UnknownNameError, match="did you mean"):
        tables_of(SPEC, RULES, ("ess",))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["javascript", "java", "python"])
def test_the_example_programs_do_not_differ(language, tmp_path):
    """In some thousand questions, each of them only what it declares."""

    words = " ".join(f'"{word}"' for word in command(language, tmp_path))

    result = hunted(words, games=5, variants=("ru", "ro"))

    assert None is result.found, told(SPEC, result.shrunk)
    assert sum(result.asked.values()) > (2000 if language == "java" else 500)
