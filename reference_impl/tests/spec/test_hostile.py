"""Whatever a variant file holds, it is read or refused in one line; nothing else ever happens."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from handandfoot.spec import SpecError, load_spec, load_variant_file

SPEC = load_spec()
WHOLE = (SPEC.corpus.spec / "variants" / "no.yaml").read_text("utf-8").replace("id: no", "id: ours", 1)
KEYS = st.sampled_from(["value", "by", "at", "from", "cite", "standing", "assumed", "1", "4", "lowest", "clean", "x"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 99) | st.floats(allow_nan=False, allow_infinity=False) | KEYS
    | st.sampled_from(["round", "players", "score", "books", "table", "all", "never"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8,
)  # fmt: skip


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """The file that is written again and again."""
    return tmp_path_factory.mktemp("hostile") / "ours.yaml"


def read(file) -> None:
    """Read the file; a refusal must be one line that names it, and never the parent, in which nothing is wrong."""
    try:
        load_variant_file(file, SPEC)
    except SpecError as error:
        message = str(error)
    else:
        return
    assert message.startswith(str(file))
    assert "\n" not in message


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.sampled_from(sorted(SPEC.parameters)), value=ANYTHING)
def test_any_value_of_any_parameter(file, name: str, value: object) -> None:
    """Words, numbers, lists and mappings of every shape."""
    for text in (json.dumps({name: value}), json.dumps({name: {"value": value, "assumed": "why"}})):
        file.write_text(f"id: ours\ntitle: t\nparent: ru\nstanding: table\nparameters: {text}\n", "utf-8")
        read(file)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(key=st.sampled_from(["id", "title", "parent", "players", "source", "parameters", "invented"]), value=ANYTHING)
def test_any_value_of_any_key(file, key: str, value: object) -> None:
    """The same for what stands around the parameters."""
    whole = {"id": "ours", "title": "t", "parent": "ru", "standing": "table", "parameters": {"draw_count": 2}}
    file.write_text(json.dumps({**whole, key: value}), "utf-8")
    read(file)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    start=st.integers(0, len(WHOLE)),
    length=st.integers(0, 40),
    junk=st.text(alphabet="ab: -{}[]&*!'\"\n\t#0,", max_size=6),
)
def test_any_damage_to_a_good_file(file, start: int, length: int, junk: str) -> None:
    """A piece cut out and something else put in."""
    file.write_text(WHOLE[:start] + junk + WHOLE[start + length :], "utf-8")
    read(file)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=60))
def test_any_bytes(file, data: bytes) -> None:
    """Not even text."""
    file.write_bytes(data)
    read(file)
