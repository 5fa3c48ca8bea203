"""Messages: read strictly, described by schemas, and shown in a transcript."""

import json
import random
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.judging.batch import CaseJobs
from handandfoot_conformance.judging.judge import asks_of
from handandfoot_conformance.programs.opening import open_session
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.protocol.messages import (
    ANSWERS,
    CARDS,
    BreachError,
    check_answer,
    decode,
    encode,
    through_json,
)

SPEC = load_spec().corpus.spec
TRANSCRIPT = [
    (line[0], json.loads(line[2:]))
    for line in (SPEC / "protocol" / "transcript.txt").read_text(encoding="utf-8").splitlines()
]


@cache
def schema(kind: str, which: str) -> Draft202012Validator:
    """Return the validator of one message."""
    files = [*(SPEC / "schemas").glob("*.schema.json"), *(SPEC / "protocol").glob("*.schema.json")]
    resources = [
        (file.as_uri(), Resource.from_contents(json.loads(file.read_text()), default_specification=DRAFT202012))
        for file in files
    ]
    name = SPEC / "protocol" / f"{kind}.{which}.schema.json"
    return Draft202012Validator({"$ref": name.as_uri()}, registry=Registry().with_resources(resources))


@cache
def conversation() -> list[tuple[str, dict, dict]]:
    """Requests of all kinds, and the reference engine's answers."""
    selection = CaseBook(load_spec()).select(Wanted(variants=("ru",)))
    cases = [*selection.cases[::9], *(case for case in selection.cases if case.kind in ("legal", "view"))]
    adapter, found = ReferenceAdapter(), []

    def ask(kind: str, body: dict) -> None:
        request = through_json({"id": len(found), "request": kind, **body})
        found.append((kind, request, through_json(getattr(adapter, kind)(request))))

    ask("start", {"protocol": 1, "specification": "0.0.0"})
    for body in selection.rule_sets.values():
        ask("rules", body)
    session = open_session(ReferenceAdapter(), "0.0.0")
    for case in cases:
        for each in asks_of(case, session.declared):
            ask(each.kind, each.body)
    ask("stop", {})
    return found


def test_every_request_and_answer_keeps_to_its_schema():
    """What the kit sends and the reference engine answers is what the schemas describe."""

    kinds = set()
    for kind, request, answer in conversation():
        schema(kind, "request").validate(request)
        schema(kind, "answer").validate(answer)
        kinds.add(kind)

    assert kinds == set(ANSWERS)


def test_the_transcript_is_what_the_reference_engine_says():
    """The published conversation is a real one."""

    adapter = ReferenceAdapter()
    for (_, request), (_, answer) in zip(TRANSCRIPT[::2], TRANSCRIPT[1::2], strict=True):
        schema(request["request"], "request").validate(request)
        schema(request["request"], "answer").validate(answer)
        assert through_json(getattr(adapter, request["request"])(request)) == answer


def test_schemas_and_reader_agree_on_damaged_answers():
    """An answer that was changed somewhere is a breach for the reader exactly if it breaks the schema."""

    chance = random.Random(7)
    damaged = refused = 0
    for kind, _, answer in conversation()[::3] * 3:
        changed = damage(answer, chance)
        fits = schema(kind, "answer").is_valid(changed)
        damaged, refused = damaged + 1, refused + (not fits)
        assert accepted(kind, changed) == fits, (kind, changed)

    assert 0.3 < refused / damaged < 0.99


def accepted(kind: str, message: dict) -> bool:
    try:
        check_answer(kind, message)
    except BreachError:
        return False
    return True


def damage(message: dict, chance: random.Random) -> dict:
    """Return a copy with one thing changed, added, renamed or removed, at any depth."""
    copied = json.loads(json.dumps(message))
    holder = copied
    while True:
        inner = [each for each in (holder.values() if isinstance(holder, dict) else holder) if each and not_plain(each)]
        if not inner or chance.random() < 0.35:
            break
        holder = chance.choice(inner)
    key = chance.choice(list(holder)) if isinstance(holder, dict) else chance.randrange(len(holder))
    act = chance.choice(["change", "change", "remove", "rename", "add"])
    other = [None, True, -1, 10**12, 1.5, "JK", "11S", "", [], ["4S"], {}, {"x": 1}, "HF-PILE-01", "closed"]
    if act == "change":
        holder[key] = chance.choice(other)
    elif act == "remove":
        del holder[key]
    elif isinstance(holder, dict):
        holder[chance.choice(["x-free", "extra", "rules", "cards"])] = holder.pop(key) if act == "rename" else 1
    else:
        holder.insert(key, chance.choice(other))
    return copied


def not_plain(value: object) -> bool:
    return isinstance(value, (dict, list))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b'{"id":1,"id":1}', "given twice"),
        (b'{ "id" : 1 , "a" : {"b":1, "b":2} }', "given twice"),
        (b'{"id":1,"\\u0061":1,"a":2}', "given twice"),
        (b'{"id":NaN}', "not JSON"),
        (b'{"id":1e999}', "not JSON"),
        (b'{"id":' + b"9" * 5000 + b"}", "not JSON"),
        (b'{"id":"\xff"}', "not JSON"),
        (b'{"id":"\\ud800"}', "not JSON: a string holds a lone surrogate"),
        (b'{"id":"\\udc00 and more"}', "not JSON: a string holds a lone surrogate"),
        (b'{"id":1} {"id":2}', "not JSON"),
        (b"\xef\xbb\xbf{}", "not JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b"[1]", "not a JSON object but a list"),
        (b"null", "not a JSON object but null"),
    ],
)
def test_a_line_that_is_not_one_clean_object_is_a_breach(line, words):
    """What could be read in two ways is not read."""

    with pytest.raises(BreachError, match=words):
        decode(line)


@pytest.mark.parametrize(
    "line",
    [
        b'{"id":1,"a":"b: c"}\r',
        b'{"id": 1, "a": {"id": 1}, "b": [{"id": 1}, {"id": 1}]}',
        '{"id": 1, "a": "\\u00e9 ♠"}'.encode(),
        b'\t{"id":1}  ',
        b'{"id":1,"a b":1,"ab":2}',
    ],
)
def test_spacing_and_escapes_are_free(line):
    """How a program writes its JSON is its own affair."""

    assert decode(line) == json.loads(line)


def test_a_lone_surrogate_of_a_python_object_is_told_as_such():
    """It could not be sent over a wire."""

    with pytest.raises(BreachError, match="lone surrogate"):
        through_json({"id": 1, "name": "\ud800"})


@pytest.mark.parametrize(
    ("kind", "fields", "words"),
    [
        ("start", {"protocol": 1, "name": "a", "version": "", "capabilities": ["meld"]}, '"melds", "positions"'),
        ("start", {"protocol": 1, "name": "a", "version": "", "capabilities": [], "parts": ["hand"]}, '"hands"'),
        ("start", {"protocol": 1, "name": "a", "version": "", "capabilities": [], "actions": ["drow"]}, '"draw"'),
        ("legal", {"actions": [{"action": "drow"}]}, '"choose", "draw"'),
        ("legal", {"actions": [{"action": "lay", "melds": [["11S"]]}]}, "cards are written like 10H or JK"),
        ("meld", {"good": True, "kind": "red"}, '"clean", "dirty", "wild"'),
        ("rules", {"ready": False}, "allowed: true"),
    ],
)
def test_a_word_that_is_not_known_is_told_with_those_that_are(kind, fields, words):
    """The breach names the place and lists what may stand there."""

    with pytest.raises(BreachError, match=f"Invalid .*; .*{words}"):
        check_answer(kind, {"id": 1, **fields})


def test_a_line_is_one_line():
    """A text with a line feed stays within its line."""

    line = encode({"id": 1, "message": "a\nb"})

    assert line.count(b"\n") == 1
    assert decode(line) == {"id": 1, "message": "a\nb"}


def test_the_cards_are_those_of_the_schema():
    """Reader and schema know the same 53 faces."""

    schemas = json.loads((SPEC / "schemas" / "cards.schema.json").read_text())
    card = Draft202012Validator(schemas["$defs"]["card"])

    assert len(CARDS) == 53
    assert all(card.is_valid(face) for face in CARDS)
    assert not any(card.is_valid(face) for face in ("11S", "1S", "10", "JKS", "jk", "4s", "S4", "4SS", ""))


def test_jobs_are_made_when_they_are_asked_for():
    """No more than the case itself is kept of each case."""

    selection = CaseBook(load_spec()).select(Wanted(variants=("ru",), rules=("HF-PILE-01",)))
    session = open_session(ReferenceAdapter(), "0.0.0")
    jobs = CaseJobs(selection.cases, session.declared)

    assert len(jobs) == len(selection.cases)
    assert jobs[0] == jobs[0]
    assert jobs[0] is not jobs[0]


def test_every_schema_is_itself_valid():
    """The schemas of messages and report are good schemas."""

    for file in [*(SPEC / "protocol").glob("*.schema.json"), SPEC / "schemas" / "report.schema.json"]:
        Draft202012Validator.check_schema(json.loads(Path(file).read_text(encoding="utf-8")))


def test_a_byte_order_mark_is_told_by_name():
    """It is no JSON, and nobody sees it."""

    with pytest.raises(BreachError, match="a byte order mark stands before the line"):
        decode(b'\xef\xbb\xbf{"id":0}')
