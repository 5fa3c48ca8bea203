"""Reading YAML strictly: what is read, and every kind of file that is refused."""

import pytest

from handandfoot.spec.problems import SpecError
from handandfoot.spec.reading import MAXIMUM_BYTES, line_at, parse, read_file


def refusal(text: str) -> str:
    """The message with which a text is refused."""
    with pytest.raises(SpecError) as caught:
        parse(text, "house.yaml")
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_plain_words_follow_the_core_schema() -> None:
    """`no` is a word, not false; keys are always text; quoted numbers are text."""
    found = parse("no: no\non: yes\n1: 05\nq: '5'\nn: null\nt: true\ne:\nf: 1.5\ni: -3\n", "house.yaml")

    assert found == {
        "no": "no", "on": "yes", "1": 5, "q": "5", "n": None, "t": True, "e": None, "f": 1.5, "i": -3,
    }  # fmt: skip


def test_every_key_and_item_knows_its_line() -> None:
    """Places are found by path, as deep as the path is there."""
    found = parse("a: 1\nb:\n  c:\n    - x\n    - d: 1\n", "house.yaml")

    assert [
        line_at(found, path) for path in (["a"], ["b"], ["b", "c"], ["b", "c", 1], ["b", "c", 1, "d"], ["b", "c", 7])
    ] == [1, 2, 3, 5, 5, 3]


def test_an_anchor_may_be_used() -> None:
    """A few aliases are plain convenience."""

    assert parse("a: &x [1]\nb: *x\n", "house.yaml") == {"a": [1], "b": [1]}


def test_a_bomb_of_aliases_is_refused() -> None:
    """Aliases inside anchored values are what makes a small file huge; they are refused at the first."""
    bomb = 'a: &a ["lol", "lol"]\n' + "".join(
        f"{name}: &{name} [{', '.join(['*' + before] * 9)}]\n"
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    )

    assert refusal(bomb).startswith("house.yaml:2: b.0: the alias *a is one too many; allowed: at most 16 aliases")


def test_many_flat_aliases_are_refused() -> None:
    """More than a handful of aliases is one too many."""
    text = "a: &a 1\nb: [" + ", ".join(["*a"] * 17) + "]\n"

    assert refusal(text).startswith("house.yaml:2: b.16: the alias *a is one too many")


def test_an_alias_of_nothing_is_refused() -> None:
    """An alias needs an anchor before it."""

    assert refusal("a: *x\n").startswith("house.yaml:1: ")


def test_a_key_that_comes_twice_is_refused() -> None:
    """The message names both lines; a number and the same number in quotes are one key."""

    assert (
        refusal("a:\n  x: 1\n  x: 2\n")
        == "house.yaml:3: a: the key 'x' comes twice, first on line 2; allowed: each key once"
    )
    assert refusal('1: a\n"1": b\n').startswith("house.yaml:2: the key '1' comes twice")


@pytest.mark.parametrize(
    ("text", "start"),
    [
        pytest.param("- a\n- b\n", "house.yaml:1: holds a list; allowed: a mapping", id="list"),
        pytest.param("just words\n", "house.yaml:1: holds a single value", id="scalar"),
        pytest.param("", "house.yaml:1: holds nothing", id="empty"),
        pytest.param("a: 1\n---\nb: 2\n", "house.yaml:2: holds a second document", id="two-documents"),
        pytest.param("a: !!python/object:os.system x\n", "house.yaml:1: a: has the tag", id="tag"),
        pytest.param("a: {b: [1, 2}\n", "house.yaml:1: is not YAML", id="unbalanced"),
        pytest.param("a: b: c\n", "house.yaml:1: is not YAML", id="colon"),
        pytest.param("a: \x00\n", "house.yaml:1: holds the control sign U+0000; allowed: signs that can", id="nul"),
        pytest.param("a: 1\r\nb: 2\rc: \x1b[1m\n", "house.yaml:3: holds the control sign U+001B; allowed", id="escape"),
        pytest.param("a: 1\n# \x7f\n", "house.yaml:2: holds the control sign U+007F; allowed", id="delete"),
        pytest.param("a: 1\x85b: 2\n", "house.yaml:1: holds the control sign U+0085; allowed", id="next-line"),
        pytest.param("a: x\u2028y\n", "house.yaml:1: holds the line separator U+2028", id="line-separator"),
        pytest.param("a: x\ny: \udc80\n", "house.yaml:2: holds the half sign U+DC80; allowed", id="half-sign"),
        pytest.param("a: \uffff\n", "house.yaml:1: holds the sign U+FFFF; allowed", id="no-sign"),
        pytest.param('"a\\nb": [*x]\n', "house.yaml:1: a b.0: the alias *x names nothing", id="key-of-two-lines"),
        pytest.param("? [a]\n: 1\n", "house.yaml:1: a key is not a word", id="list-as-key"),
        pytest.param("a: " + "9" * 30 + "\n", "house.yaml:1: a: the number '999", id="huge-number"),
        pytest.param("a: " + "[" * 40 + "]" * 40 + "\n", "house.yaml:1: ", id="deep"),
    ],
)
def test_what_is_not_one_plain_mapping_is_refused(text: str, start: str) -> None:
    """Each kind of unusable file, in one line that names file and line."""

    assert refusal(text).startswith(start)


def test_a_file_that_cannot_be_read_is_refused(tmp_path) -> None:
    """Absent, a folder, no text, too large: one line each, without a traceback's words."""
    (tmp_path / "latin.yaml").write_bytes(b"a: 1\nb: caf\xe9\n")
    (tmp_path / "large.yaml").write_bytes(b"#" * (MAXIMUM_BYTES + 1))
    messages = []
    for name in ("absent.yaml", ".", "latin.yaml", "large.yaml"):
        with pytest.raises(SpecError) as caught:
            read_file(tmp_path / name, name)
        messages.append(str(caught.value))

    assert messages == [
        "absent.yaml: cannot be read: No such file or directory",
        ".: cannot be read: Is a directory",
        "latin.yaml:2: is not text in UTF-8",
        "large.yaml: is too large; allowed: at most 2,000,000 bytes",
    ]
