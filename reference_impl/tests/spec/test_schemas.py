"""The JSON Schemas: valid themselves, met by what the engine writes, and not by anything else."""

import json

import pytest
from jsonschema import Draft202012Validator

from handandfoot.deal import deal_round, first_dealer, start_round
from handandfoot.house_rules import RuleSet
from handandfoot.spec import load_spec
from handandfoot.spec.schemas import validator
from handandfoot.wire import action_from_json, action_to_json, position_to_json

SPEC = load_spec()
FOLDER = SPEC.corpus.spec / "schemas"
PAIRS = [(name, players) for name in SPEC.variant_ids for players in SPEC.players_of(name)]
ACTIONS = [
    {"action": "choose", "packet": 0},
    {"action": "draw"},
    {"action": "take", "melds": [["KC", "KS", "KD", "2C"]], "adds": [{"to": ["9S", "9D", "9H"], "cards": ["9C"]}]},
    {"action": "lay", "melds": [["5S", "5D", "5H"]]},
    {"action": "lay", "adds": [{"to": ["9S", "9D", "9H"], "cards": ["9C", "JK"]}], "discard": "5C"},
    {"action": "swap", "meld": ["9S", "9D", "9H", "9C", "9S", "9D", "2C"], "card": "9H", "for": "2C"},
    {"action": "discard", "card": "10H"},
    {"action": "ask"},
    {"action": "answer", "yes": True},
]


def fits(name: str, value: object) -> bool:
    """Whether a value meets a schema."""
    return bool(validator(FOLDER, name).is_valid(value))


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.name.split(".")[0])
def test_a_schema_is_valid_itself(file) -> None:
    """Draft 2020-12, said in the file."""
    schema = json.loads(file.read_text("utf-8"))

    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize(("name", "players"), PAIRS, ids=str)
def test_a_resolved_variant_and_its_first_position_meet_their_schemas(name: str, players: int) -> None:
    """What goes over the wire is what the schemas describe."""
    resolved = SPEC.resolve(name, players)
    ruleset = RuleSet.from_parameters(resolved.parameters, players, name)
    position = start_round(deal_round(ruleset, 0), ruleset, dealer=first_dealer(ruleset))

    assert fits("ruleset", {"players": players, "parameters": resolved.parameters})
    assert fits("position", position_to_json(position))


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: "-".join(action.values() if len(action) < 2 else action))
def test_an_action_meets_its_schema(action: dict) -> None:
    """As written here, with a seat, and as the engine writes it."""

    assert fits("action", action)
    assert fits("action", {**action, "seat": 3})
    assert fits("action", action_to_json(action_from_json(action)))


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"action": "shout"},
        {"action": "draw", "cards": 2},
        {"action": "discard"},
        {"action": "discard", "card": "1H"},
        {"action": "discard", "card": "10h"},
        {"action": "lay", "melds": [[]]},
        {"action": "answer", "yes": "yes"},
        {"action": "ask", "seat": 6},
    ],
    ids=str,
)
def test_what_is_no_action_does_not(action: dict) -> None:
    """Unknown kinds, missing or unknown keys, cards that are none."""

    assert not fits("action", action)


@pytest.mark.parametrize(
    "value",
    [
        {"by": "players", "at": {"4": 1}},
        {"by": "round"},
        {"by": "round", "at": {"1": 1}, "from": {"1": 1}},
        {"by": "round", "from": {"first": 1}},
        {"clean": "two"},
        1.5,
    ],
    ids=str,
)
def test_what_is_no_resolved_value_does_not(value: object) -> None:
    """Tables by players are gone from a resolved rule set, and tables have one list of cases."""

    assert fits("ruleset", {"players": 4, "parameters": {"draw_count": 2}})
    assert not fits("ruleset", {"players": 4, "parameters": {"draw_count": value}})
