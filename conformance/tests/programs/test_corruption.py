"""One wrong character anywhere in an answer: it may be noticed or not matter, but never passes for what it is not."""

import json
import random
from functools import cache

import pytest

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.judging.judge import asks_of, judge_case
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.opening import open_session
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.adapter import Broken, Reply
from handandfoot_conformance.protocol.answers import interpret
from handandfoot_conformance.protocol.comparing import look, normal, normal_action, part_of, places
from handandfoot_conformance.protocol.messages import BreachError, decode, encode, identify

pytestmark = pytest.mark.slow

SIGNS = b'0123456789-+.eE "{}[],:;JKQASHDCtrufalsn_x\\/\n\r\t\x00\x1b\x7f\xc3\xa9\xff'
CAN = frozenset({"reasons"})


@cache
def answers():
    """Cases of one request each, with the request and the line that answers it."""
    selection = CaseBook(load_spec()).select(Wanted(variants=("ru",), sources=("ru",)))
    adapter = ReferenceAdapter()
    for body in selection.rule_sets.values():
        adapter.rules({"id": 0, **body})
    declared = open_session(ReferenceAdapter(), "0.0.0").declared
    found = []
    for number, case in enumerate(selection.cases):
        asks = asks_of(case, declared)
        if len(asks) == 1:
            request = {"id": number, "request": asks[0].kind, **asks[0].body}
            found.append((case, asks[0], number, encode(getattr(adapter, asks[0].kind)(request))))
    return declared, found


def reply(line, number, ask) -> Reply:
    """Return what a line amounts to for one who waits for one answer."""
    try:
        if line.count(b"\n") != 1 or not line.endswith(b"\n"):
            raise BreachError("not one line")
        message = decode(line[:-1])
        if identify(message) != number:
            raise BreachError("another id")
    except BreachError as error:
        return Broken(str(error))
    return interpret(ask, message, CAN)


def compared(case, message):
    """Return everything in an answer that this case compares, in one order."""
    found = {"id": message["id"]}
    if "results" in message:
        found["results"] = [(each["accepted"], sorted(each.get("rules", ()))) for each in message["results"]]
    for name in ("good", "kind"):
        found[name] = message.get(name)
    found["rules"] = sorted(message.get("rules", ()))
    for each in case.expectations:
        if each.kind in ("nothing changed", "nothing else changed"):
            shown = [(path, ordered(part, path, value)) for path, part, value in places(message["position"])]
            found[each.text] = [(path, value) for path, value in shown if path not in each.except_for]
        elif each.kind in ("may", "may not"):
            found[each.text] = any(normal_action(action) == normal_action(each.value) for action in message["actions"])
        elif each.path and each.kind == "score":
            found[each.text] = look(message, each.path)
        elif each.path:
            value = look(message["position"], each.path)
            kept = {name: value[name] for name in each.value} if isinstance(each.value, dict) else value
            found[each.text] = ordered(part_of(each.path), each.path, kept)
    if any(each.except_for for each in case.expectations):
        for path, value in list(found.items()):
            found[path] = [each for each in value if each[0] != "turn"] if isinstance(value, list) else value
    return json.dumps(found, sort_keys=True)


def ordered(part, path, value):
    return normal(part, path, value) if isinstance(value, list) else value


def corrupt(line, chance):
    at = chance.randrange(len(line))
    new = chance.choice([sign for sign in SIGNS if sign != line[at]])
    return line[:at] + bytes([new]) + line[at + 1 :]


@pytest.mark.parametrize("seed", range(4))
def test_no_corruption_of_what_is_compared_passes(seed):
    """In a thousand random corruptions each, none that alters an id or a compared field passes."""

    chance = random.Random(seed)
    declared, cases = answers()
    passed = 0
    for _ in range(1_000):
        case, ask, number, line = chance.choice(cases)
        found = reply(corrupt(line, chance), number, ask)
        if judge_case(case, (found,), declared).outcome is Outcome.PASSED:
            passed += 1
            assert compared(case, found.message) == compared(case, decode(line[:-1]))

    assert passed < 500


def test_the_answers_themselves_pass():
    """Without corruption all is well."""

    declared, cases = answers()

    assert {judge_case(case, (reply(line, number, ask),), declared).outcome for case, ask, number, line in cases} == {
        Outcome.PASSED
    }
