"""May I do that? The judge, for people."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest
from command_line import complaint, run

from handandfoot.consequences import Step, end_round
from handandfoot.engine import Accepted, apply
from handandfoot.game import play, seeded
from handandfoot.house_rules import RuleSet
from handandfoot.spec import load_spec
from handandfoot.wire import action_to_json, position_to_json
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.consequences import consequences

SPEC = load_spec()
PLAYED = [name for name in SPEC.variant_ids if name not in lookup.FOR_TESTS]
"""The variants that tables play: those for tests are asked by name alone."""

TAKE = """
given:
  - it is Ann's turn
  - Ann's hand is KS KD 2C 5H 6D
  - the discard pile is KC and 6 more cards
when: Ann takes the discard pile with KS KD 2C
"""
WILD = """
variant: ru
position:
  turn: {seat: Ann, phase: play}
  seats:
    Ann: {hand: 8S 8D 8H 2C JK 5C}
    2: {hand: [9S, 9D]}
action:
  action: lay
  melds: [8S 8D 8H 2C JK]
"""


def judged(text: str, *options: str) -> list[dict[str, object]]:
    """The verdicts of the variants."""
    found: list[dict[str, object]] = run("judge", "-", "--json", *options, given=text).json["verdicts"]
    return found


def test_every_variant_has_a_verdict() -> None:
    """Without a variant, each one has its say."""
    verdicts = judged(TAKE)

    assert PLAYED == [one["variant"] for one in verdicts]
    assert [True] == [one["accepted"] for one in verdicts if one["variant"] == "ru"]


def test_tables_for_tests_are_those_that_no_table_plays() -> None:
    """What the summary of a variant says of it decides whether it is among all."""
    unplayed = {name for name, variant in SPEC.variants.items() if variant.summary.endswith("No table plays it.")}

    assert unplayed == lookup.FOR_TESTS


def test_one_variant() -> None:
    """A variant may be asked for, by name or by the file."""
    assert ["ru"] == [one["variant"] for one in judged(TAKE, "--variant", "ru")]
    assert ["ru"] == [one["variant"] for one in judged(WILD)]
    assert PLAYED == [one["variant"] for one in judged(WILD, "--variant", "all")]


def test_refusal_names_rule_and_place() -> None:
    """A refusal names the rules that are broken, their sentences and where the source says so."""
    ran = run("judge", "-", given=WILD)
    rule = SPEC.rules["HF-WILD-02"]
    citation = next(one for one in rule.citations if one.source == "ru")

    assert 0 == ran.code
    assert "HF-WILD-02" in ran.out
    assert rule.sentence in ran.text
    assert f"line {citation.line}" in ran.text


LOW = """
given:
  - it is Ann's turn, after the draw
  - Ann's hand is QS QD QH 5H 6D
when: Ann melds QS QD QH
"""


def test_refusal_is_told_in_sentences() -> None:
    """The house rules and the facts are told as a rulebook tells them, tables of values too."""
    ran = run("judge", "-", "--variant", "it", given=LOW)

    assert "90 in the second, 120 in the third and 150 from the fourth on." in ran.text
    assert "Here: the cards are worth 30 points, and 50 are needed." in ran.text
    assert "by round:" not in ran.text


def test_a_tables_own_file_hears_the_source_of_its_parent(tmp_path: Path) -> None:
    """What a file does not set comes from its parent's source, and the other sources have no say."""
    file = tmp_path / "ours.yaml"
    head = "id: ours\ntitle: Ours\nparent: ru\nstanding: table\nplayers: [4]\n"
    file.write_text(f"{head}parameters: {{draw_count: 1}}\n", encoding="utf-8")
    ran = run("judge", "-", "--variant", file, given=LOW)

    assert "ru, section 04, line 30:" in ran.text
    assert "it, section" not in ran.text


def test_json_carries_the_citations() -> None:
    """A program gets the rules with their citations."""
    found = run("judge", "-", "--json", given=WILD).json

    assert ["HF-WILD-02"] == found["verdicts"][0]["rules"]
    assert SPEC.rules["HF-WILD-02"].sentence == found["rules"]["HF-WILD-02"]["sentence"]


def test_json_file_is_read(tmp_path: Path) -> None:
    """The file may be JSON."""
    file = tmp_path / "position.json"
    value = {
        "variant": "ru",
        "position": {"turn": {"seat": 0, "phase": "play"}, "seats": [{"hand": ["9S", "9D", "9H", "5C", "6C"]}]},
        "action": {"action": "discard", "card": "5C"},
    }
    file.write_text(json.dumps(value), encoding="utf-8")

    assert run("judge", file, "--json").json["verdicts"][0]["accepted"]


def test_stranger_s_variant(tmp_path: Path) -> None:
    """A file of house rules may judge."""
    file = tmp_path / "loose.yaml"
    file.write_text(
        "id: loose\ntitle: Loose\nparent: ru\nstanding: table\nparameters: {naturals_per_wild: 1}\n", encoding="utf-8"
    )

    assert [True] == [one["accepted"] for one in judged(WILD, "--variant", str(file))]


def test_question_that_a_variant_cannot_be_asked() -> None:
    """Where the cards are not in the pack of a variant, the others still answer."""
    verdicts = {one["variant"]: one for one in judged(TAKE.replace("5H", "JK JK JK JK JK JK JK"))}

    assert "accepted" not in verdicts["classic-canasta"]
    assert verdicts["classic-canasta"]["reason"]
    assert "accepted" in verdicts["ru"]


BOOKS = "4S 4D 4H 4C 4S 4D 4H and 5S 5D 5H 5C 5S 5D 5H and 6S 6D 6H 6C 6S 6D 2C and 7S 7D 7H 7C 7S 7D 2C"
FOLLOWS: dict[str, tuple[str, list[str], str, list[str]]] = {
    "the stock is too short": (
        "ru",
        ["it is Ann's turn", "the stock holds 1 card"],
        "Ann draws",
        ["The round ends: the stock is too short."],
    ),
    "no card for a red three": (
        "ru",
        ["it is Ann's turn", "the stock holds 2 cards", "the next cards of the stock are 3H 4S"],
        "Ann draws",
        ["Ann lays 3♥.", "The round ends: the stock has no card to replace a red three."],
    ),
    "the end of the game": (
        "ru",
        ["it is round 4", "it is Ann's turn", "the stock holds 0 cards"],
        "Ann draws",
        ["The round ends: the stock is too short.", "The game ends with this round."],
    ),
    "a red three is replaced": (
        "ru",
        ["it is Ann's turn", "the next cards of the stock are 3H 4S 5H"],
        "Ann draws",
        ["Ann lays 3♥."],
    ),
    "the foot at once": (
        "ru",
        ["it is Ann's turn, after the draw", "Ann's side has melded 9S 9D 9H 9C", "Ann's hand is 9S"],
        "Ann adds 9S to 9S 9D 9H 9C",
        ["Ann takes up the foot."],
    ),
    "the foot next turn": (
        "ru",
        ["it is Ann's turn, after the draw", "Ann's hand is 5S"],
        "Ann discards 5S",
        ["Ann takes up the foot at the beginning of the next turn."],
    ),
    "the foot of the next player": (
        "ru",
        ["it is Ann's turn, after the draw", "Ann's hand is 5S 6S", "Bob is to take up the foot next turn"],
        "Ann discards 5S",
        ["Bob takes up the foot."],
    ),
    "the third packet": (
        "pennies-from-heaven",
        ["it is Ann's turn, after the draw", "Ann has taken up the foot", "Ann's hand is 5S"],
        "Ann discards 5S",
        ["Ann takes up the third packet."],
    ),
    "the pile is frozen": (
        "classic-canasta",
        ["it is Ann's turn, after the draw", "Ann's hand is 5S 2C 6S"],
        "Ann discards 2C",
        ["The discard pile is frozen."],
    ),
    "the partner has to answer": (
        "no",
        ["it is Ann's turn, after the draw", "Ann has taken up the foot", "Ann's hand is 5S 6S"],
        "Ann asks to go out",
        ["Cat has to answer."],
    ),
    "going out": (
        "no",
        [
            "it is Ann's turn, after the draw",
            f"Ann's side has melded {BOOKS}",
            "Ann has taken up the foot",
            "Cat has played from the foot",
            "Ann's hand is 9S",
        ],
        "Ann discards 9S",
        ["The round ends: Ann goes out."],
    ),
    "nothing in particular": (
        "ru",
        ["it is Ann's turn, after the draw", "Ann's hand is 5S 6S"],
        "Ann discards 5S",
        [],
    ),
}


@pytest.mark.parametrize("name", FOLLOWS)
def test_what_follows_is_told(name: str) -> None:
    """An accepted action that ends the round, brings the foot or asks somebody says so, under one variant or all."""
    variant, given, when, follows = FOLLOWS[name]
    text = json.dumps({"given": given, "when": when})
    one = run("judge", "-", "--variant", variant, given=text)
    verdicts = {verdict["variant"]: verdict for verdict in judged(text)}
    table = run("judge", "-", given=text).out

    assert one.out.startswith("Yes: ")
    assert follows == [line.strip() for line in one.out.splitlines() if line.startswith("  ")]
    assert follows == verdicts[variant]["follows"]
    assert ("what follows" in table) == any(verdict.get("follows") for verdict in verdicts.values())


@pytest.mark.parametrize("variant", ["micro", "it", "classic-canasta", "pennies-from-heaven"])
def test_what_follows_agrees_with_what_happens(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In games played by chance, each end of a round has its reason, and each packet taken up is told."""
    ends: list[int | None] = []

    def noted(step: Step, ruleset: RuleSet, out: int | None, concealed: bool = False) -> Step:
        ends.append(out)
        return end_round(step, ruleset, out, concealed)

    monkeypatch.setattr("handandfoot.consequences.end_round", noted)
    monkeypatch.setattr("handandfoot.drawing.end_round", noted)
    resolved = SPEC.resolve(variant)
    ruleset = RuleSet.from_parameters(resolved.parameters, resolved.players, variant)
    chance = random.Random(variant)
    moves = play(ruleset, seeded(ruleset, variant), lambda _, offered: chance.choice(offered))
    for move in itertools.islice(moves, 1500):
        ends.clear()
        done = apply(move.before, move.action, ruleset)
        assert isinstance(done, Accepted)
        before, after = (position_to_json(one) for one in (move.before, done.position))
        told = list(consequences(before, action_to_json(move.action), after))
        kinds = [event.kind for event in done.events]
        ended = [sentence for sentence in told if sentence.startswith("The round ends: ")]

        assert len(ended) == len(ends) == kinds.count("round over")
        assert [out is not None for out in ends] == [sentence.endswith("goes out.") for sentence in ended]
        assert kinds.count("packet taken up") == sum(one.endswith(("the foot.", "packet.")) for one in told)
        assert ("red threes laid" in kinds) == any(" lays " in sentence for sentence in told)


WRONG = {
    "a card too many": (WILD.replace("8S 8D 8H 2C JK 5C", "8S 8S 8S 8S 8S 8S"), "8S"),
    "a meld against the rules": (WILD.replace("action:\n", "  sides: {0: {melds: [4S 2C JK]}}\naction:\n"), "4S 2C JK"),
    "an empty hand": (WILD.replace("{hand: 8S 8D 8H 2C JK 5C}", "{hand: ''}"), "Ann"),
    "out of turn": (WILD.replace("action: lay", "action: lay\n  seat: Bob"), "HF-TURN-01"),
    "before drawing": (
        WILD.replace("phase: play", "phase: draw"),
        "has Ann drawn or taken the pile by now (HF-TURN-02)",
    ),
    "drawing twice": (
        WILD[: WILD.index("action:\n")] + "action: {action: draw}\n",
        "has Ann not drawn or taken the pile yet",
    ),
    "the top card in the hand": (
        TAKE.replace("with KS KD 2C", "with KS KD KC"),
        "Ann has KC from the discard pile and not from the hand (HF-TURN-03); allowed: the cards from the hand alone",
    ),
    "a card not held": (WILD.replace("melds: [8S 8D 8H 2C JK]", "melds: [9S 9D 9H]"), "HF-TURN-03"),
    "no card": (WILD.replace("5C}", "5X}"), "5X"),
    "no card in the action": (WILD.replace("melds: [8S", "melds: [88"), "88"),
    "unknown key": (WILD.replace("action: lay", "action: lay\n  meld: 8S"), "melds"),
    "unknown key above": (WILD + "wen: now\n", "when"),
    "unknown action": (WILD.replace("action: lay", "action: ley"), "lay"),
    "unknown seat": (WILD.replace("seat: Ann", "seat: Zoe"), "Zoe"),
    "unknown phase": (WILD.replace("phase: play", "phase: plai"), "play"),
    "unknown variant": (WILD.replace("variant: ru", "variant: rv"), "did you mean ru?"),
    "nothing laid": (WILD.replace("melds: [8S 8D 8H 2C JK]", "melds: []"), "melds"),
    "no action": (WILD[: WILD.index("action:\n")], "action"),
    "no position": ("action: {action: draw}\n", "position"),
    "too many players": (WILD + "players: 9\n", "6"),
    "not so many players": (WILD + "players: 3\n", "3"),
    "both manners": (WILD + "when: Ann draws\n", "given"),
    "no YAML": ("given: [\n", "YAML"),
    "unknown sentence": (TAKE.replace("takes the discard pile with", "grabs the pile with"), "grabs"),
    "unknown given": (TAKE.replace("it is Ann's turn", "it is Zoe's turn"), "Zoe"),
    "no act": (TAKE[: TAKE.index("when")], "when"),
    "an act that is none": (TAKE[: TAKE.index("when")] + "when: the legal actions are listed\n", "when"),
    "said twice": (TAKE.replace("  - Ann's hand", "  - Ann's hand is 4S\n  - Ann's hand"), "a second time"),
    "a card in small letters that is none": (TAKE.replace("KS KD 2C 5H", "kx KD 2C 5H"), "kx"),
    "a stranger": (TAKE.replace("Ann's hand", "Zoe's hand"), "Zoe is no player, they are Ann, Bob"),
    "a player who is not there": (TAKE.replace("Ann's hand", "Eve's hand"), "Eve is not at a table of 4 players"),
    "far too many cards": (TAKE.replace("6 more", "9" * 5000 + " more"), "allowed: at most 9 digits"),
    "round none": (TAKE.replace("it is Ann's turn", "it is round 0"), ": when: position: round: 0"),
    "a meld that is not there": (WILD + "  adds: [{to: 9S, cards: 8S}]\n", ": action: adds: 9S is no meld"),
    "after the end": (WILD.replace("phase: play", "phase: game over"), "nobody acts when the game is over"),
    "no flag": (WILD.replace("action:\n", "  frozen: maybe\naction:\n", 1), "position.frozen: 'maybe'"),
    "unknown key of the position": (WILD.replace("turn:", "trun:"), ": position: unknown key 'trun'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_question(name: str) -> None:
    """What is no question is one line with the place, and exit code 2."""
    text, word = WRONG[name]
    line = complaint("judge", "-", given=text)

    assert line.startswith("standard input")
    assert word in line


def test_blanks_between_words_do_not_matter() -> None:
    """A sentence is its words."""
    assert judged(TAKE) == judged(TAKE.replace("KS KD", "KS   KD").replace("when: Ann takes", "when: Ann  takes"))


def test_wrong_house_rules_in_the_file_are_told_even_where_others_are_asked_for() -> None:
    """Nothing is passed over in silence."""
    assert "did you mean ru?" in complaint(
        "judge", "-", "--variant", "it", given=WILD.replace("variant: ru", "variant: rv")
    )


@pytest.mark.parametrize("name", ["no-such.yaml", "."])
def test_file_that_cannot_be_read(name: str) -> None:
    """A file that is not there is named."""
    assert name in complaint("judge", name)


FROZEN = """
variant: classic-canasta
given:
  - it is Ann's turn
  - Ann's side has melded QS QD QH
  - Ann's hand is KS 2D 4C 5C
  - the discard pile is KC 2C 9C
when: Ann takes the discard pile with KS 2D
"""


def test_a_pile_with_a_wild_card_is_frozen_though_nobody_says_so() -> None:
    """A wild card in the pile has frozen it, so one natural card and a wild one do not take it."""
    (verdict,) = judged(FROZEN)

    assert verdict["accepted"] is False
    assert ["HF-PILE-10"] == verdict["rules"]


def test_a_pile_with_a_wild_card_cannot_be_said_not_to_be_frozen() -> None:
    """The other contradiction is refused, too, as a frozen pile without a wild card is."""
    text = """
variant: classic-canasta
position: {turn: {seat: Ann}, pile: KC 2C 9C, frozen: false, seats: {Ann: {hand: KS 2D 4C 5C}}}
action: {action: take, melds: [KS 2D KC]}
"""
    line = complaint("judge", "-", given=text)

    assert "the pile is not frozen, but a wild card has been discarded on it" in line
    assert "the pile is frozen, but no wild card lies in it" in complaint(
        "judge", "-", given=text.replace("false", "true").replace("KC 2C 9C", "KC 9C")
    )
