"""Variant files: what they come to, and every kind of file that is refused."""

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refused_variants import HEAD, REFUSED

from handandfoot.spec import SpecError, load_spec, load_variant_file
from handandfoot.spec.problems import faults_of
from handandfoot.spec.variants import canonical

SPEC = load_spec()
PAIRS = [(name, players) for name in SPEC.variant_ids for players in SPEC.players_of(name)]


@pytest.fixture
def written(tmp_path: Path):
    """Writes a variant file and gives the message with which it is refused, or None."""

    def write(text: str) -> str | None:
        (tmp_path / "ours.yaml").write_text(text, "utf-8")
        try:
            load_variant_file(tmp_path / "ours.yaml")
        except SpecError as error:
            message = str(error)
            assert "\n" not in message
            return message.removeprefix(f"{tmp_path}/")
        return None

    return write


@pytest.mark.parametrize(("name", "players"), PAIRS, ids=lambda value: str(value))
def test_a_shipped_variant_has_every_value(name: str, players: int) -> None:
    """Resolving is total: every parameter, of plain JSON, with a standing and a place of its own."""
    found = SPEC.resolve(name, players)

    assert set(SPEC.parameters) == set(found.parameters) == set(found.standing) == set(found.settings)
    assert found.parameters == json.loads(canonical(found.parameters))
    assert all(setting.at.line > 0 for setting in found.settings.values())


def value_at(value, round_: int, score: int, books: int):
    """An independent reading of by-tables, as the document of the protocol describes them."""
    while isinstance(value, dict) and "by" in value:
        number = {"round": round_, "score": score, "books": books}[value["by"]]
        if "at" in value:
            value = value["at"][str(number)]
        else:
            starts = [(float("-inf") if key == "lowest" else int(key), key) for key in value["from"]]
            value = value["from"][max(start for start in starts if start[0] <= number)[1]]
    return value


@pytest.mark.parametrize(("name", "players"), PAIRS, ids=lambda value: str(value))
@given(data=st.data())
def test_every_table_of_a_shipped_variant_is_total(name: str, players: int, data: st.DataObject) -> None:
    """For any round there can be, any score and any number of books, every table has an answer."""
    values = SPEC.resolve(name, players).parameters
    last = values["game_rounds"] if values["tie"] != "extra round" else None
    round_ = data.draw(st.integers(1, last or 50))
    score, books = data.draw(st.integers(-20_000, 20_000)), data.draw(st.integers(0, 40))
    found = {parameter: value_at(value, round_, score, books) for parameter, value in values.items()}

    assert not [parameter for parameter, value in found.items() if isinstance(value, dict) and "by" in value]


def test_resolving_again_gives_the_same_object() -> None:
    """A rule set is computed once."""

    assert SPEC.resolve("ru", 4) is SPEC.resolve("ru", 4)


def test_the_digest_depends_on_values_and_players_only() -> None:
    """Two variants with one set of values share a digest; another number of players does not."""
    same = {
        name for name, players in PAIRS if players == 4 and SPEC.resolve(name, 4).digest == SPEC.resolve("ru").digest
    }

    assert "ru" in same
    assert len({SPEC.resolve("no", players).digest for players in SPEC.players_of("no")}) == 3


def test_four_players_are_usual() -> None:
    """Without a number of players a variant is resolved for four, where it can be."""

    assert SPEC.resolve("ru").players == 4


def test_a_table_may_write_plain_values(tmp_path: Path) -> None:
    """A file that is its own authority says so once, and then lists values; the rest is the parent's."""
    text = HEAD + "  draw_count: 3\n  opening_minimum: {by: round, from: {1: 60, 2: {by: score, from: {lowest: 90}}}}\n"
    (tmp_path / "ours.yaml").write_text(text, "utf-8")
    found = SPEC.resolve(load_variant_file(tmp_path / "ours.yaml"))

    assert (found.parameters["draw_count"], found.standing["draw_count"]) == (3, "table")
    assert found.parameters["opening_minimum"] == {
        "by": "round",
        "from": {"1": 60, "2": {"by": "score", "from": {"lowest": 90}}},
    }
    assert SPEC.resolve("ru").parameters["packets"] == found.parameters["packets"]
    assert found.settings["packets"].variant == "ru"
    assert found.settings["draw_count"].at.line == 6


def test_a_value_says_on_what_authority_it_stands(tmp_path: Path) -> None:
    """Cited, implied, assumed from elsewhere, and the table's own."""
    (tmp_path / "ours.yaml").write_text(
        "id: ours\ntitle: Our table\nparent: ru\nparameters:\n"
        "  draw_count: {value: 1, cite: {source: no, line: 1}}\n"
        "  meld_min: {value: 3, cite: {source: no, line: 1}, standing: implied}\n"
        "  jokers: {value: 8, assumed: The page is cut off., borrowed_from: {source: it, line: 14}}\n"
        "  freeze: {value: never, assumed: It says both., standing: contradictory}\n"
        "  tie: {value: draw, standing: table}\n",
        "utf-8",
    )
    found = SPEC.resolve(load_variant_file(tmp_path / "ours.yaml"))

    assert [found.standing[name] for name in ("draw_count", "meld_min", "jokers", "freeze", "tie")] == [
        "explicit",
        "implied",
        "silent",
        "contradictory",
        "table",
    ]


def test_a_part_of_a_value_may_stand_on_its_own_authority(tmp_path: Path) -> None:
    """A row of a table, a row inside a row, an item of a list; what is not named stands as the whole."""
    (tmp_path / "ours.yaml").write_text(
        "id: ours\ntitle: Our table\nparent: no\nplayers: [2, 4]\nparameters:\n"
        "  decks:\n    value: {by: players, at: {2: 4, 4: 5}}\n    cite: {source: no, line: 1}\n"
        "    parts: {2: {cite: {source: no, line: 2}, standing: implied}}\n"
        "  take_amount:\n    value: {by: round, from: {1: 7, 3: {by: score, from: {lowest: 5, 100: 3}}}}\n"
        "    cite: {source: no, line: 1}\n"
        "    parts: {3: {assumed: It is not said., parts: {100: {cite: {source: no, line: 3}}}}}\n"
        "  starter_refused:\n    value: [wild, red three]\n    cite: {source: no, line: 1}\n"
        "    parts: {black three: {assumed: It is not said., standing: contradictory}}\n",
        "utf-8",
    )
    variant = load_variant_file(tmp_path / "ours.yaml")
    two, four = SPEC.resolve(variant, 2), SPEC.resolve(variant, 4)

    assert (two.standing["decks"], four.standing["decks"]) == ("implied", "explicit")
    assert two.standing_at("decks", {}) == "implied"
    assert four.standing["take_amount"] == "explicit"
    found = [four.standing_at("take_amount", {"round": at, "score": score}) for at, score in ((2, 0), (3, 0), (9, 100))]
    assert found == ["explicit", "silent", "explicit"]
    assert four.standing_at("take_amount", {"round": 3}) == "silent"
    starters = [four.standing_at("starter_refused", {}, part) for part in (None, "wild", "black three")]
    assert starters == ["explicit", "explicit", "contradictory"]
    with pytest.raises(LookupError):
        four.standing_at("draw_coumt", {})


@pytest.mark.parametrize("source", ["it", "es"])
def test_only_the_books_of_later_rounds_are_open(source: str) -> None:
    """Two clean and two dirty in rounds 1 and 2 are in the text; how many more there are later is not."""
    found = SPEC.resolve(source)

    assert [found.standing_at("out_books", {"round": number}) for number in (1, 2, 3, 4, 5)] == [
        "explicit",
        "explicit",
        "silent",
        "silent",
        "silent",
    ]


@pytest.mark.parametrize(("text", "start"), REFUSED.values(), ids=REFUSED)
def test_a_bad_file_is_refused_in_one_line(written, text: str, start: str) -> None:
    """File, line, key, what is wrong, what is allowed, and the nearest name where one was mistyped."""
    message = written(text)

    assert message is not None
    assert start == message[: len(start)]


SPANS = ((0x0, 0x20), (0x7F, 0xA0), (0x200B, 0x2010), (0x2028, 0x202F), (0x2060, 0x2065), (0x2066, 0x2070))
HIDDEN = [chr(point) for start, stop in SPANS for point in range(start, stop)]
HIDDEN += "\xad\u034f\u061c\u115f\u180e\u3164\ufeff\uffa0\ufff9\U000e0001\U000e0041"


@pytest.mark.parametrize("sign", HIDDEN, ids=[f"U+{ord(sign):04X}" for sign in HIDDEN])
def test_a_title_holds_no_sign_that_cannot_be_seen(written, sign: str) -> None:
    """Control signs, signs that turn the direction of writing, and signs without width are named and refused."""
    message = written(HEAD.replace("Our table", f'"Our \\U{ord(sign):08x}table"') + "  draw_count: 3\n")

    assert message is not None
    assert message.startswith("ours.yaml:2: title: holds ")
    assert f"U+{ord(sign):04X}" in message or (sign == "\n" and "a line break" in message)
    assert sign not in message


@pytest.mark.parametrize(
    "title", ["L'été à Zürich", "Наш стол", "家の規則", "בית", "قواعد البيت", "K♠ & JK 🃏", "e\u0301"]
)
def test_a_title_may_be_in_any_language(written, title: str) -> None:
    """Letters, accents and pictures can be seen."""

    assert written(HEAD.replace("Our table", title) + "  draw_count: 3\n") is None


def test_a_long_text_may_have_lines(written) -> None:
    """A summary, a note and a reason may be folded or go over several lines."""
    text = HEAD.replace("parameters:", "summary: >\n  One\n  two.\nnote: |\n  One.\n  Two.\nparameters:")

    assert written(text + "  draw_count:\n    value: 3\n    why: >\n      We like\n      it.\n") is None


@pytest.mark.parametrize("nothing", ["", " {}", " null", " ~", "\n  # draw_count: 3"])
def test_no_parameters_may_be_set(written, nothing: str) -> None:
    """A file that sets nothing is its parent under another name, however nothing is written."""

    assert written(HEAD.removesuffix("\n") + nothing + "\n") is None


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """One line that names the file."""
    with pytest.raises(SpecError) as caught:
        load_variant_file(tmp_path / "absent.yaml")

    assert f"{tmp_path}/absent.yaml: cannot be read: No such file or directory" == str(caught.value)


def test_a_shipped_file_may_be_named_by_its_path() -> None:
    """Linting a file of the specification itself is no clash of names."""

    assert SPEC.variant("ru") is load_variant_file(SPEC.corpus.spec / "variants" / "ru.yaml", SPEC)


def test_a_number_of_players_that_is_not_allowed_is_refused() -> None:
    """The message names the numbers that are."""
    with pytest.raises(
        SpecError, match=r"spec/variants/ru\.yaml:\d+: players: ru is not played by 3; allowed: 4 players"
    ):
        SPEC.resolve("ru", 3)


@pytest.mark.parametrize(
    ("ask", "hint"),
    [
        (lambda: SPEC.resolve("ruu"), "variant: 'ruu' is not known, did you mean ru?; allowed: "),
        (
            lambda: SPEC.parameter("draw_cont"),
            "parameter: 'draw_cont' is not known, did you mean draw_count?; allowed: ",
        ),
        (lambda: SPEC.source("itt"), "source: 'itt' is not known, did you mean it?; allowed: "),
        (lambda: SPEC.rule("HF-PILLE-03"), "rule: 'HF-PILLE-03' is not known, did you mean HF-PILE-03?; allowed: "),
        (lambda: SPEC.conflict("HF-CONFLICT-1"), "conflict: 'HF-CONFLICT-1' is not known, did you mean HF-CONFLICT-"),
    ],
    ids=["variant", "parameter", "source", "rule", "conflict"],
)
def test_a_name_that_is_not_known_brings_the_nearest(ask, hint: str) -> None:
    """Whatever is asked for by name."""
    with pytest.raises(SpecError) as caught:
        ask()

    assert hint == str(caught.value)[: len(hint)]


@pytest.fixture
def copied(tmp_path: Path):
    """A copy of the specification in which variant files can be rewritten."""
    shutil.copytree(SPEC.corpus.spec, tmp_path / "spec")

    def rewrite(name: str, *changes: tuple[str, str]) -> Path:
        file = tmp_path / "spec" / "variants" / f"{name}.yaml"
        text = file.read_text("utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        file.write_text(text, "utf-8")
        return tmp_path

    return rewrite


def test_parents_in_a_loop_are_refused_by_name(copied) -> None:
    """The message names the chain."""
    root = copied("reconciled", ("\nparent: null", "\nparent: ru"))

    with pytest.raises(
        SpecError, match="parent: the parents form a loop: ru -> reconciled -> ru; allowed: a chain that"
    ):
        load_spec(root, fresh=True).resolve("ru")


def test_a_value_that_the_root_lacks_is_missed_by_name(copied, tmp_path: Path) -> None:
    """A missing value is an error at the root, whatever variant is asked for."""
    root = copied("reconciled", ("\n  draw_count:", "\n  draw_count_gone:"))
    file = root / "spec" / "variants" / "reconciled.yaml"
    lines = file.read_text("utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("  draw_count_gone"))
    stop = next(number for number, line in enumerate(lines) if number > start and line[:3].strip() and line[2] != " ")
    file.write_text("\n".join([*lines[:start], *lines[stop:]]) + "\n", "utf-8")

    with pytest.raises(
        SpecError, match=r"spec/variants/reconciled\.yaml:1: parameters\.draw_count: the value of draw_count is"
    ):
        load_spec(root, fresh=True).resolve("reconciled")


def test_a_file_must_bear_the_name_of_its_variant(copied) -> None:
    """The id inside is the name outside."""
    root = copied("ru", ("id: ru", "id: rus"))

    with pytest.raises(
        SpecError, match=r"spec/variants/ru\.yaml:1: id: 'rus' is not the name of the file; allowed: ru"
    ):
        load_spec(root, fresh=True).variant("ru")


def test_one_variant_is_resolved_without_rules_and_claims() -> None:
    """Only the parameters and the chain of parents are read."""
    spec = load_spec(SPEC.root, fresh=True)
    spec.resolve("ru")

    assert {"parameters.yaml", "ru.yaml", "reconciled.yaml"} == {path.name for path in spec._documents}


def test_every_fault_of_a_file_is_told(tmp_path: Path) -> None:
    """Each with its line, whatever the others are; the message has the first, and how many follow."""
    values = "  draw_coumt: 3\n  opening_minimum: {1: 50, 2: 90}\n  ranks: [4, 5]\n  wild_limit: many\n"
    (tmp_path / "ours.yaml").write_text(HEAD + values, "utf-8")

    with pytest.raises(SpecError, match="and 3 more: handandfoot variants lint tells all") as caught:
        load_variant_file(tmp_path / "ours.yaml")

    assert [6, 7, 8, 9] == [fault.place.line for fault in faults_of(caught.value)]


def test_every_contradiction_of_a_file_is_told(tmp_path: Path) -> None:
    """Two contradictions that have nothing to do with each other are two faults."""
    values = "  take_wild_top: alike\n  all_wild_melds: forbidden\n  out_wild_books: 1\n"
    (tmp_path / "ours.yaml").write_text(HEAD + values, "utf-8")

    with pytest.raises(SpecError) as caught:
        load_variant_file(tmp_path / "ours.yaml")

    assert len(faults_of(caught.value)) >= 2


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("opening_minimum: {1: 50, 2: 90}", "did you mean the table {by: round, at: {1: 50, 2: 90}}?"),
        ("ranks: [4, 5]", 'did you mean "4", in quotes?'),
        ("talk: 3", "or a sentence under unmodelled"),
    ],
)
def test_a_fault_says_how_it_is_written(written, line: str, hint: str) -> None:
    """A table, a rank, and what no parameter can say."""
    assert hint in written(f"{HEAD}  {line}\n")
