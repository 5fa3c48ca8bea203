"""Vectors: complete, current, valid by their schema, and the same cases when they are read again."""

import json
from pathlib import Path
from typing import Any

import pytest
from scenarios import BOOK, write_corpus

from handandfoot.cards import FACES
from handandfoot.spec import find_corpus
from handandfoot.spec.schemas import validator
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.cases.vectors import (
    MANIFEST,
    RULE_SETS,
    check_vectors,
    compile_vectors,
    read_vectors,
    write_vectors,
)
from handandfoot_conformance.protocol.case import Case, Compiled, to_json

pytestmark = pytest.mark.slow

ALL_FACES = frozenset(FACES)
FEATURE = """\
Feature: Melds

  @HF-MELD-01
  Scenario Outline: A wild book is a book
    When the meld <cards> is checked
    Then the meld is a wild book

    Examples:
      | case  | cards       |
      | words | a wild book |
"""


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """Every vector file of the corpus."""
    return compile_vectors(BOOK)


def test_every_file_is_valid(files: dict[str, str]) -> None:
    """The schema holds for each."""
    check = validator(find_corpus().spec / "schemas", "vectors")

    for name, text in files.items():
        if name not in (MANIFEST, RULE_SETS):
            assert [] == [error.message for error in check.iter_errors(trimmed(json.loads(text)))], name


def trimmed(value: Any) -> Any:
    """The same value with long lists of cards cut short, once each card has been looked up: the schema is slow."""
    if isinstance(value, dict):
        return {key: trimmed(entry) for key, entry in value.items()}
    if not isinstance(value, list):
        return value
    if len(value) > 3 and all(isinstance(entry, str) for entry in value) and value[0] in ALL_FACES:
        assert ALL_FACES.issuperset(value)
        return value[:3]
    return [trimmed(entry) for entry in value]


def test_the_manifest_counts_every_case(files: dict[str, str]) -> None:
    """A run can be held to the exact number of cases."""
    manifest = json.loads(files[MANIFEST])
    compiled = list(BOOK.compile(Wanted()))

    assert sum(isinstance(entry, Case) for entry in compiled) == manifest["cases"]
    assert len(compiled) == sum(entry["cases"] + entry["not_applicable"] for entry in manifest["features"])
    assert BOOK.spec.version == manifest["specification"]


def test_every_rule_set_is_there(files: dict[str, str]) -> None:
    """Each digest that a case names is found, whole or as changes of another."""
    named = {
        under["digest"]
        for name, text in files.items()
        if name not in (MANIFEST, RULE_SETS)
        for entry in json.loads(text)["cases"]
        for under in entry["under"]
    }
    rules = json.loads(files[RULE_SETS])
    whole = {entry["rules"]: entry for entry in rules["rule_sets"]}

    assert named <= set(whole) | {entry["rules"] for entry in rules["changed"]}
    for entry in rules["changed"]:
        parameters = {**whole[entry["base"]]["parameters"], **entry["changed"]}
        assert BOOK.rules.by_digest[entry["rules"]].parameters == parameters


def test_vectors_are_read_back_as_the_same_cases(files: dict[str, str], tmp_path: Path) -> None:
    """What is shortened in a file is complete again."""
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    read = {entry.id: to_json(entry) for entry in read_vectors(tmp_path)}
    whole = {entry.id: entry for entry in BOOK.compile(Wanted())}

    assert whole.keys() == read.keys()
    assert [] == [name for name, entry in whole.items() if as_read(entry) != json.loads(json.dumps(read[name]))]


def as_read(entry: Compiled) -> object:
    """A case as JSON."""
    return json.loads(json.dumps(to_json(entry)))


def test_cases_that_differ_only_in_the_variant_are_one_entry(tmp_path: Path) -> None:
    """An entry lists the variants that it holds under."""
    root = write_corpus(
        tmp_path, core__melds=FEATURE.replace("a wild book |", "KS KD KH KC |").replace("a wild book\n", "good\n")
    )
    book = CaseBook(BOOK.spec, root)
    content = json.loads(compile_vectors(book)["core/melds.json"])

    assert [list(BOOK.spec.variant_ids)] == [
        [under["variant"] for under in entry["under"]] for entry in content["cases"]
    ]


def test_writing_again_changes_nothing(tmp_path: Path) -> None:
    """The same features make the same bytes."""
    book = CaseBook(BOOK.spec, write_corpus(tmp_path / "corpus", core__melds=FEATURE))

    assert [] != write_vectors(book, tmp_path / "vectors")
    assert [] == write_vectors(book, tmp_path / "vectors")


def test_stale_missing_and_left_over_files_are_told(tmp_path: Path) -> None:
    """Staleness has a name and a remedy."""
    root = write_corpus(tmp_path / "corpus", core__melds=FEATURE)
    book, folder = CaseBook(BOOK.spec, root), tmp_path / "vectors"
    write_vectors(book, folder)
    (folder / "core/melds.json").write_text("{}", encoding="utf-8")
    (folder / "core/gone.json").write_text("{}", encoding="utf-8")
    (folder / RULE_SETS).unlink()

    assert {
        f"{folder.as_posix()}/core/melds.json: is out of date; run `handandfoot vectors`",
        f"{folder.as_posix()}/core/gone.json: belongs to no feature; run `handandfoot vectors`",
        f"{folder.as_posix()}/rules.json: is missing; run `handandfoot vectors`",
    } == {str(problem) for problem in check_vectors(book, folder)}
    assert ["core/melds.json", RULE_SETS, "core/gone.json"] == write_vectors(book, folder)
    assert [] == check_vectors(book, folder)


def test_what_a_variant_cannot_pose_is_in_the_file_with_its_reason(tmp_path: Path) -> None:
    """Not applicable is counted apart from the cases."""
    root = write_corpus(tmp_path, core__melds=FEATURE)
    content = json.loads(compile_vectors(CaseBook(BOOK.spec, root))["core/melds.json"])

    posed = sum(len(entry["under"]) for entry in content["cases"])
    assert len(BOOK.spec.variant_ids) == posed + len(content["not_applicable"])
    assert {"no wild book is allowed here"} == {entry["reason"] for entry in content["not_applicable"]}
