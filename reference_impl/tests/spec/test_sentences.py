"""How a text is cut into sentences, on small invented texts."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handandfoot.spec.sentences import digest, main, normalise, sentences, skeleton, split_line


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        pytest.param("One. Two! Three? Four… Five", ["One.", "Two!", "Three?", "Four…", "Five"], id="end-signs"),
        pytest.param("It ends so... Then more.", ["It ends so...", "Then more."], id="run-of-signs"),
        pytest.param("no break e.g. here. and here.", ["no break e.g. here. and here."], id="small-letter"),
        pytest.param(
            "Left wordsRight words.Next cell.", ["Left wordsRight words.", "Next cell."], id="table-run-together"
        ),
        pytest.param("Pay 4.5 now. 3 threes. 2♣ too.", ["Pay 4.5 now.", "3 threes.", "2♣ too."], id="digits"),
        pytest.param("1. Shuffle. 2. Deal.", ["1. Shuffle.", "2.", "Deal."], id="marker-only-at-the-start"),
        pytest.param("12) Shuffle. Deal.", ["12) Shuffle.", "Deal."], id="bracket-marker"),
        pytest.param("• Draw two. Discard.", ["• Draw two.", "Discard."], id="bullet-at-the-start"),
        pytest.param("Draw two. • Discard.", ["Draw two.", "• Discard."], id="bullet-after-a-sentence"),
        pytest.param("He said «go.» Then (so.) Ann went.", ["He said «go.»", "Then (so.)", "Ann went."], id="closers"),
        pytest.param("Open? «Yes.» (No.)", ["Open?", "«Yes.»", "(No.)"], id="openers"),
        pytest.param("May I look?+", ["May I look?+"], id="plus-sign"),
        pytest.param("¿Puede? ¡No! Así.", ["¿Puede?", "¡No!", "Así."], id="spanish-openers"),
        pytest.param("La 8.ª carta. Otra.", ["La 8.ª carta.", "Otra."], id="ordinal"),
        pytest.param("By E. Hoyle. Then S. A. Ltd.", ["By E. Hoyle.", "Then S. A. Ltd."], id="initials"),
        pytest.param("From four to A. Twos are wild.", ["From four to A.", "Twos are wild."], id="rank-letter"),
        pytest.param("Sides A/C and B/D. Piles.", ["Sides A/C and B/D.", "Piles."], id="letter-after-a-stroke"),
        pytest.param("Карты есть. Нужно 50.", ["Карты есть.", "Нужно 50."], id="cyrillic"),
        pytest.param("Sidste rad. Øverst. Én til.", ["Sidste rad.", "Øverst.", "Én til."], id="norwegian-capitals"),
        pytest.param("01 /", ["01 /"], id="no-sign-at-all"),
        pytest.param("  \t ", [], id="empty"),
    ],
)
def test_a_line_is_cut_where_the_rules_say(line: str, expected: list[str]) -> None:
    """Each rule of the splitter, on a line made for it."""

    assert expected == split_line(line)


def test_white_space_and_composition_do_not_matter() -> None:
    """No-break spaces are spaces, and a letter with its accent apart is the same letter."""

    assert normalise(" 10\u00a0000 \u202f e\u0301 ") == "10 000 é"
    assert digest("10 000 é") == digest("10\u00a0000\te\u0301")


def test_places_are_counted_from_one_and_empty_lines_count() -> None:
    """A line break of any kind ends a line; a byte order mark is no part of the text."""
    found = [(one.line, one.ordinal, one.text) for one in sentences("\ufeffAh so. C.\r\n\r\nD\rE")]

    assert found == [(1, 1, "Ah so."), (1, 2, "C."), (3, 1, "D"), (4, 1, "E")]


def test_the_skeleton_has_a_digest_for_each_sentence() -> None:
    """The lines that begin a ledger: the sentence only as a comment."""

    assert [
        "sentences:",
        "  # Draw.",
        "  - line: 1",
        "    ordinal: 1",
        f'    sha256: "{hashlib.sha256(b"Draw.").hexdigest()}"',
        "    claims: []",
    ] == list(skeleton("Draw."))


def test_the_command_prints_a_skeleton(tmp_path, capsys) -> None:
    """The module can be run on a file."""
    (tmp_path / "text.txt").write_text("Draw. Discard.", "utf-8")

    assert main([str(tmp_path / "text.txt")]) == 0
    assert capsys.readouterr().out.count("sha256") == 2


def test_the_command_refuses_what_it_cannot_read(tmp_path, capsys) -> None:
    """A file that is not there, or no text, or no file at all: one line, exit code 2."""
    (tmp_path / "latin").write_bytes(b"caf\xe9")

    assert [main([str(tmp_path / "absent")]), main([str(tmp_path / "latin")]), main([])] == [2, 2, 2]
    assert len(capsys.readouterr().err.splitlines()) == 3


@given(st.text(alphabet="aA1 .!?…«»()+•\u00a0é\n", max_size=60))
def test_nothing_is_lost_and_nothing_is_added(text: str) -> None:
    """The sentences of a line, put together again, are the line without its spaces."""
    whole = "".join(one.text for one in sentences(text))

    assert normalise(text).replace(" ", "") == whole.replace(" ", "")


@given(st.text(alphabet="aA1 .!?«»+", max_size=40))
def test_a_sentence_is_normalised_already(text: str) -> None:
    """What the splitter gives can be digested as it is."""

    assert all(one == normalise(one) and one for one in split_line(text))
