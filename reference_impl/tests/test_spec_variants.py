"""Variant files: what they come to, and every kind of file that is refused."""

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handandfoot.spec import SpecError, load_spec, load_variant_file
from handandfoot.spec.variants import canonical

SPEC = load_spec()
PAIRS = [(name, players) for name in SPEC.variant_ids for players in SPEC.players_of(name)]
HEAD = "id: ours\ntitle: Our table\nparent: ru\nstanding: table\nparameters:\n"


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
    text = (
        HEAD + "  draw_count: 3\n  opening_minimum: {by: round, from: {1: 60, 2: {by: books, from: {0: 90, 1: 0}}}}\n"
    )
    (tmp_path / "ours.yaml").write_text(text, "utf-8")
    found = SPEC.resolve(load_variant_file(tmp_path / "ours.yaml"))

    assert (found.parameters["draw_count"], found.standing["draw_count"]) == (3, "table")
    assert found.parameters["opening_minimum"] == {
        "by": "round",
        "from": {"1": 60, "2": {"by": "books", "from": {"0": 90, "1": 0}}},
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


REFUSED = {
    "unknown-parameter": (
        HEAD + "  draw_coumt: 3\n",
        "ours.yaml:6: parameters.draw_coumt: unknown parameter, did you mean draw_count?; allowed: partnership, decks,",
    ),
    "unknown-key": (
        HEAD.replace("title", "titel") + "  draw_count: 3\n",
        "ours.yaml:1: the key title is missing; allowed: id, title, parent, parameters",
    ),
    "unknown-key-in-an-entry": (
        HEAD + "  draw_count: {value: 3, becuase: so}\n",
        "ours.yaml:6: parameters.draw_count.becuase: unknown key; allowed: value, cite, standing, assumed,",
    ),
    "key-twice": (
        HEAD + "  draw_count: 3\n  draw_count: 4\n",
        "ours.yaml:7: parameters: the key 'draw_count' comes twice, first on line 6; allowed: each key once",
    ),
    "no-authority": (
        HEAD.replace("standing: table\n", "") + "  draw_count: 3\n",
        "ours.yaml:5: parameters.draw_count: a value without its authority; allowed: a mapping with value and one of",
    ),
    "entry-without-authority": (
        HEAD.replace("standing: table\n", "") + "  draw_count: {value: 3}\n",
        "ours.yaml:5: parameters.draw_count: a value without its authority; allowed: one of cite, assumed,",
    ),
    "cited-and-assumed": (
        HEAD + "  draw_count: {value: 3, cite: {source: ru, line: 1}, assumed: so}\n",
        "ours.yaml:6: parameters.draw_count: is both cited and assumed; allowed: cite, or assumed with borrowed_from",
    ),
    "standing-that-does-not-fit": (
        HEAD + "  draw_count: {value: 3, assumed: so, standing: explicit}\n",
        "ours.yaml:6: parameters.draw_count.standing: 'explicit' does not fit; allowed: silent, contradictory",
    ),
    "unknown-source": (
        HEAD + "  draw_count: {value: 3, cite: {source: rus, line: 1}}\n",
        "ours.yaml:6: parameters.draw_count.cite.source: 'rus' is not a source, did you mean ru?; allowed: ",
    ),
    "line-that-is-not-there": (
        HEAD + "  draw_count: {value: 3, cite: {source: ru, line: 1000}}\n",
        "ours.yaml:6: parameters.draw_count.cite.line: ru has no line 1000; allowed: 1 to ",
    ),
    "wrong-type": (
        HEAD + "  draw_count: two\n",
        "ours.yaml:6: parameters.draw_count: 'two' is not a whole number; allowed: a whole number from 1 to",
    ),
    "true-is-no-number": (
        HEAD + "  draw_count: true\n",
        "ours.yaml:6: parameters.draw_count: true is not a whole number; allowed: a whole number from 1 to",
    ),
    "a-mapping-is-no-number": (
        HEAD + "  draw_count: {at: {1: 50}}\n",
        "ours.yaml:6: parameters.draw_count: {at: {1: 50}} is not a whole number; allowed: a whole number from 1 to",
    ),
    "a-list-is-no-number": (
        HEAD + "  draw_count: [true, null, 1.5, red three, '2']\n",
        "ours.yaml:6: parameters.draw_count: [true, null, 1.5, red three, '2'] is not a whole number",
    ),
    "a-long-value-is-cut": (
        HEAD + f"  draw_count: [{', '.join(['true'] * 40)}]\n",
        f"ours.yaml:6: parameters.draw_count: [{'true, ' * 9}true… is not a whole number",
    ),
    "true-is-no-choice": (
        HEAD + "  tie: true\n",
        "ours.yaml:6: parameters.tie: true is not a choice; allowed: ",
    ),
    "null-without-leave": (
        HEAD + "  draw_count: null\n",
        "ours.yaml:6: parameters.draw_count: nothing (null) is not a whole number",
    ),
    "out-of-range": (
        HEAD + "  draw_count: 0\n",
        "ours.yaml:6: parameters.draw_count: 0 is out of range; allowed: a whole number from 1 to",
    ),
    "word-for-a-number": (
        HEAD + "  take_amount: al\n",
        "ours.yaml:6: parameters.take_amount: 'al' is not a whole number, did you mean all?; allowed: a whole number",
    ),
    "none-where-null-is-meant": (
        HEAD + "  wild_limit: none\n",
        "ours.yaml:6: parameters.wild_limit: 'none' is not a whole number, did you mean null?; allowed: a whole number",
    ),
    "no-limit-where-null-is-meant": (
        HEAD + "  game_target: No limit\n",
        "ours.yaml:6: parameters.game_target: 'No limit' is not a whole number, did you mean null?; allowed: ",
    ),
    "none-where-0-is-meant": (
        HEAD + "  jokers: none\n",
        "ours.yaml:6: parameters.jokers: 'none' is not a whole number, did you mean 0?; allowed: ",
    ),
    "none-where-there-must-be-some": (
        HEAD + "  decks: none\n",
        "ours.yaml:6: parameters.decks: 'none' is not a whole number; allowed: ",
    ),
    "none-where-an-empty-list-is-meant": (
        HEAD + "  starter_refused: none\n",
        "ours.yaml:6: parameters.starter_refused: 'none' is not a list, did you mean []?; allowed: ",
    ),
    "no-choice": (
        HEAD + "  take_target: new melt\n",
        "ours.yaml:6: parameters.take_target: 'new melt' is not a choice, did you mean new meld?; allowed: new meld",
    ),
    "list-with-a-stranger": (
        HEAD + "  starter_refused: [wild, red tree]\n",
        "ours.yaml:6: parameters.starter_refused: the item 'red tree' is not a choice, did you mean red three?",
    ),
    "list-with-a-double": (
        HEAD + "  starter_refused: [wild, wild]\n",
        "ours.yaml:6: parameters.starter_refused: the item 'wild' comes twice",
    ),
    "list-out-of-range": (
        HEAD + "  packets: [13, 0]\n",
        "ours.yaml:6: parameters.packets: the item 0 is out of range; allowed: a list of a whole number from 1",
    ),
    "map-with-a-stranger": (
        HEAD + "  out_books: {clean: 1, dirtv: 1, any: 0}\n",
        "ours.yaml:6: parameters.out_books: unknown key 'dirtv', did you mean dirty?; allowed: clean, dirty, any",
    ),
    "map-with-a-parameter-of-its-own": (
        HEAD + "  out_books: {clean: 1, dirty: 1, wild: 1, any: 0}\n",
        "ours.yaml:6: parameters.out_books: unknown key 'wild', did you mean the parameter out_wild_books?; allowed: ",
    ),
    "map-with-a-hole": (
        HEAD + "  out_books: {clean: 1, dirty: 1}\n",
        "ours.yaml:6: parameters.out_books: the key any is missing; allowed: clean, dirty, any",
    ),
    "table-by-nothing-known": (
        HEAD + "  opening_minimum: {by: rounds, from: {1: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum.by: a table cannot go by 'rounds' here, did you mean round?; allowed:",
    ),
    "table-by-what-this-parameter-may-not": (
        HEAD + "  decks: {by: round, from: {1: 5}}\n",
        "ours.yaml:6: parameters.decks.by: a table cannot go by 'round' here; allowed: players",
    ),
    "table-without-cases": (
        HEAD + "  opening_minimum: {by: round}\n",
        "ours.yaml:6: parameters.opening_minimum: a table needs one list of cases; allowed: by, and either at or from",
    ),
    "table-with-both": (
        HEAD + "  opening_minimum: {by: round, at: {1: 50}, from: {1: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum: a table needs one list of cases; allowed: by, and either at or from",
    ),
    "table-with-a-hole-below": (
        HEAD + "  opening_minimum: {by: round, from: {2: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum.from: the table has a hole below 2; allowed: 1 as the first case",
    ),
    "table-of-scores-with-a-hole-below": (
        HEAD + "  opening_minimum: {by: score, from: {0: 50, 1500: 90}}\n",
        "ours.yaml:6: parameters.opening_minimum.from: the table has a hole below 0; allowed: lowest as the first case",
    ),
    "table-with-a-hole-inside": (
        HEAD + "  opening_minimum: {by: round, at: {1: 50, 2: 90, 4: 150}}\n",
        "ours.yaml:6: parameters.opening_minimum.at: the table has a hole at 3; allowed: every round from 1 on",
    ),
    "table-with-a-hole-at-the-end": (
        HEAD + "  opening_minimum: {by: round, at: {1: 50, 2: 90, 3: 120}}\n",
        "ours.yaml:6: parameters.opening_minimum: the table has a hole: no value for round 4; allowed: rounds 1 to 4",
    ),
    "table-with-a-hole-in-an-extra-round": (
        HEAD + "  tie: extra round\n  opening_minimum: {by: round, at: {1: 50, 2: 90, 3: 120, 4: 150}}\n",
        "ours.yaml:7: parameters.opening_minimum: the table has a hole: no value for round 5; allowed: from instead of",
    ),
    "hole-in-an-inherited-table-of-rounds": (
        HEAD + "  draw_count: 2\n  game_rounds: 6\n",
        (
            "ours.yaml:7: parameters.game_rounds: the table of opening_minimum in ru has a hole: no value for round 5; "
            "allowed: this with opening_minimum of your own: rounds 1 to 6"
        ),
    ),
    "hole-in-an-inherited-table-for-an-extra-round": (
        HEAD + "  draw_count: 2\n  tie: extra round\n",
        (
            "ours.yaml:7: parameters.tie: the table of opening_minimum in ru has a hole: no value for round 5; "
            "allowed: this with opening_minimum of your own: from instead of at"
        ),
    ),
    "hole-in-an-inherited-table-for-a-game-without-end": (
        HEAD + "  game_target: 5000\n  game_rounds: null\n",
        "ours.yaml:7: parameters.game_rounds: the table of opening_minimum in ru has a hole: no value for round 5; ",
    ),
    "hole-in-an-inherited-table-of-players": (
        HEAD.replace("parent: ru", "players: [4, 5]\nparent: reconciled") + "  draw_count: 2\n",
        (
            "ours.yaml:3: players: the table of partnership in reconciled has a hole: no value for 5 players; "
            "allowed: this with partnership of your own: a value for each of 4, 5"
        ),
    ),
    "hole-in-a-table-for-more-players": (
        HEAD.replace("parent: ru", "players: [2, 4]\nparent: reconciled") + "  draw_count: {by: players, at: {2: 2}}\n",
        "ours.yaml:7: parameters.draw_count: the table has a hole: no value for 4 players; allowed: a value for each",
    ),
    "table-of-single-scores": (
        HEAD + "  opening_minimum: {by: books, at: {0: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum.at: the table has a hole: the books have no end",
    ),
    "table-for-other-players": (
        HEAD + "  opening_minimum: {by: players, at: {2: 50, 3: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum: the table has a hole: no value for 4 players; allowed: a value for",
    ),
    "table-that-overlaps": (
        HEAD + '  opening_minimum: {by: round, from: {1: 50, "1": 90}}\n',
        "ours.yaml:6: parameters.opening_minimum.from: the key '1' comes twice",
    ),
    "table-out-of-order": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, 4: 90, 3: 60}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.3: the cases of the table overlap or are out of order",
    ),
    "table-with-words": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, late: 90}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.late: is not a case of the table; allowed: whole numbers",
    ),
    "table-in-itself": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, 2: {by: round, from: {1: 50}}}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.2.by: a table cannot go by 'round' here; allowed: players",
    ),
    "table-with-a-bad-value": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, 2: many}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.2: 'many' is not a whole number",
    ),
    "unknown-parent": (
        HEAD.replace("parent: ru", "parent: reconsiled") + "  draw_count: 3\n",
        "ours.yaml:3: parent: 'reconsiled' is not known, did you mean reconciled?; allowed: ",
    ),
    "its-own-parent": (
        HEAD.replace("parent: ru", "parent: ours") + "  draw_count: 3\n",
        "ours.yaml:3: parent: the parents form a loop: ours -> ours; allowed: another variant",
    ),
    "no-parent": (
        HEAD.replace("parent: ru", "parent: null") + "  draw_count: 3\n",
        "ours.yaml:3: parent: has no parent; allowed: ",
    ),
    "a-name-that-is-taken": (
        HEAD.replace("id: ours", "id: ru") + "  draw_count: 3\n",
        "ours.yaml:1: id: 'ru' is a variant of the specification already; allowed: an id of its own",
    ),
    "a-bad-name": (
        HEAD.replace("id: ours", "id: Our Table") + "  draw_count: 3\n",
        "ours.yaml:1: id: 'Our Table' is badly formed; allowed: lower-case words and figures joined by hyphens",
    ),
    "too-many-players": (
        HEAD.replace("parameters:", "players: [9]\nparameters:") + "  draw_count: 3\n",
        "ours.yaml:5: players.0: 9 is too large; allowed: at most 6",
    ),
    "players-that-form-no-sides": (
        HEAD.replace("parameters:", "players: [4, 5]\nparameters:") + "  draw_count: 3\n",
        "ours.yaml:5: players: 5 players cannot form sides of 2; allowed: a number of players that is a multiple of it",
    ),
    "sides-that-the-players-cannot-form": (
        HEAD.replace("parent: ru", "parent: reconciled") + "  draw_count: 3\n  partnership: 2\n",
        "ours.yaml:7: parameters.partnership: 2 players cannot form sides of 2; allowed: a number of players",
    ),
    "players-for-whom-the-pack-is-too-small": (
        HEAD.replace("parent: ru", "parent: micro").replace("parameters:", "players: [6]\nparameters:")
        + "  partnership: 2\n  decks: 1\n  jokers: 0\n",
        "ours.yaml:8: parameters.decks: 6 players with packets of ",
    ),
    "parameters-that-are-a-list": (
        HEAD + "  - draw_count\n",
        "ours.yaml:5: parameters: [draw_count] is of the wrong type; allowed: a mapping",
    ),
    "a-control-sign": (
        HEAD.replace("Our table", "Our \x1b[31mtable") + "  draw_count: 3\n",
        "ours.yaml:2: holds the control sign U+001B; allowed: signs that can be seen, blanks and line breaks",
    ),
    "a-control-sign-that-is-escaped": (
        HEAD.replace("Our table", '"Our \\e[31mtable"') + "  draw_count: 3\n",
        "ours.yaml:2: title: holds the control sign U+001B; allowed: signs that can be seen, and blanks",
    ),
    "a-sign-that-turns-the-writing": (
        HEAD.replace("Our table", "Our \u202etable") + "  draw_count: 3\n",
        "ours.yaml:2: title: holds the format sign U+202E (right-to-left override); allowed: signs that can be seen",
    ),
    "a-hidden-sign-in-a-list": (
        HEAD + "  draw_count: 3\nunmodelled:\n  - Whoever talks deals.\n  - No \u200bphones.\n",
        "ours.yaml:9: unmodelled.1: holds the format sign U+200B (zero width space); allowed: ",
    ),
    "a-hidden-sign-in-an-entry": (
        HEAD + "  draw_count: {value: 3, why: We\u2066 like it.}\n",
        "ours.yaml:6: parameters.draw_count.why: holds the format sign U+2066 (left-to-right isolate); allowed: ",
    ),
    "a-hidden-sign-in-a-key": (
        HEAD + "  draw\u2060_count: 3\n",
        "ours.yaml:6: parameters: a key holds the format sign U+2060 (word joiner); allowed: signs that can be seen",
    ),
    "an-id-with-a-line-break": (
        HEAD.replace("id: ours", "id: |\n  ours") + "  draw_count: 3\n",
        "ours.yaml:1: id: holds a line break; allowed: a text on one line",
    ),
    "not-yaml": ("id: [ours\n", "ours.yaml:2: is not YAML"),
    "a-list": ("- id: ours\n", "ours.yaml:1: holds a list; allowed: a mapping"),
    "an-alias-bomb": (
        "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n",
        "ours.yaml:2: b.0: the alias *a is one too many",
    ),
}


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
