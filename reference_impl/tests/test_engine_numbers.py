"""No number and no name that belongs to a variant stands in the engine: every literal is looked at, by its syntax."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import handandfoot
from handandfoot.cards import FACES
from handandfoot.spec import load_spec

ENGINE = sorted(Path(handandfoot.__file__).parent.glob("*.py"))

PLAIN = {-1, 0, 1, 2}
"""None, one, the last and a pair."""

ALLOWED = {
    ("candidates", 256): "the size of a cache",
    ("candidates", 4096): "the size of a cache",
    ("chance", 8): "the bytes of a word of the published shuffle",
    ("chance", 32): "the bytes of a digest of the published shuffle",
    ("chance", 64): "the bits of a word of the published shuffle",
    ("deal", 4): "how many wrong cards a message names before it says how many more there are",
    ("melds", 5): "what the word quintet means",
    ("melds", 4096): "the size of a cache",
    ("random_players", 0.8): "how eager a player by chance is, which is no rule",
    ("position", 4): "the place of a field in the tuple of a position",
    ("position", 5): "the place of a field in the tuple of a position",
    ("position", 6): "the place of a field in the tuple of a position",
    ("house_rules", 6): "the most players for whom a position has seats",
    ("wire", 6): "the most players for whom a position has seats",
    ("wire", 9): "the most packets that a message can name",
    ("wire", 1000): "the most rounds that a message can name",
}
"""Numbers that no house rule could change, by module, and why each is there."""


def numbers(text: str) -> Iterator[float]:
    """Every number in a piece of Python that is not a plain one."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value not in PLAIN:
            yield node.value


def strings(text: str) -> Iterator[str]:
    """Every piece of text in a piece of Python."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_number_in_the_engine_has_its_reason() -> None:
    """A number of the game lives in a variant and nowhere else."""
    found = {(path.stem, number) for path in ENGINE for number in numbers(path.read_text("utf-8"))}

    assert set(ALLOWED) == found


def test_no_figure_of_a_score_is_ever_allowed() -> None:
    """The modules that decide what is laid, taken, left and counted have no number but the meaning of a word."""
    others = {"candidates", "chance", "deal", "house_rules", "position", "random_players", "wire"}

    assert {("melds", 5), ("melds", 4096)} == {entry for entry in ALLOWED if entry[0] not in others}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("bonus = 500\n", [500], id="a-bonus"),
        pytest.param("def draw(count=3): ...\n", [3], id="a-default"),
        pytest.param("if len(meld) == rules.book_size - 1: ...\n", [], id="a-value-of-the-rules"),
        pytest.param("points = -100\n", [100], id="a-penalty"),
        pytest.param("open = True\n", [], id="a-truth"),
    ],
)
def test_a_number_is_found_wherever_it_stands(text: str, expected: list[float]) -> None:
    """The check sees assignments, defaults, comparisons and signs, and takes no truth for a number."""
    assert expected == list(numbers(text))


def test_no_variant_is_named_in_the_engine() -> None:
    """What a variant plays is in its values, and never follows from its name."""
    names = set(load_spec().variant_ids) - set(FACES)
    found = {(path.stem, text) for path in ENGINE for text in strings(path.read_text("utf-8")) if text in names}

    assert set() == found


def test_no_rule_asks_for_the_name_of_a_rule_set() -> None:
    """The name of a rule set is set where it is made, and read nowhere else in the engine."""
    readers = {
        path.stem
        for path in ENGINE
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "name" and isinstance(node.ctx, ast.Load)
    }

    assert {"house_rules"} >= readers
