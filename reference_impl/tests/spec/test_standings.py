"""Standings: what a variant calls explicit or implied is neither left open nor unsaid by its source."""

import re
from pathlib import Path

import pytest
from corpora import change, write_corpus

from handandfoot.spec import lint, load_spec
from handandfoot.spec.parts import named_parts

SPEC = load_spec()
CLAIMS, RULES, VARIANT = "spec/claims/xx.yaml", "spec/rules/draw.yaml", "spec/variants/xx.yaml"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small specification with nothing wrong in it."""
    return write_corpus(tmp_path)


def told(root: Path) -> list[str]:
    """What the linter says of a specification."""
    return [str(problem) for problem in lint(load_spec(root, fresh=True))]


def test_a_value_that_its_only_claim_leaves_open_is_refused(root: Path) -> None:
    """The claim says so by a field, and the variant calls the value explicit."""
    change(root, CLAIMS, "{parameter: draw_count, value: 2}", "{parameter: draw_count, open: true}")

    assert any(
        re.match(
            r"spec/variants/xx.yaml:\d+: parameters.draw_count.standing: is explicit, and xx-1-1-a says that the text "
            r"leaves it open; allowed: silent, contradictory, or another claim that gives the value",
            one,
        )
        for one in told(root)
    ), told(root)


def test_a_claim_whose_words_leave_something_open_says_of_what(root: Path) -> None:
    """Without the field the words alone are refused."""
    text = (root / CLAIMS).read_text("utf-8")
    first = re.search(r"says: (.*)", text)
    assert first is not None
    change(root, CLAIMS, first[1], "How many are drawn is not said.")

    expected = "xx-1-1-a.leads: says 'is not said', and not whether draw_count is left open; allowed: open: true or"
    assert any(expected in one for one in told(root)), told(root)


def test_a_citation_and_a_variant_stand_alike(root: Path) -> None:
    """The rule calls implied what the variant calls explicit."""
    change(root, RULES, "value: 2, standing: explicit", "value: 2, standing: implied")

    expected = "parameters.draw_count.standing: is explicit, and HF-DRAW-01 cites the same value as implied; allowed:"
    assert any(expected in one and one.startswith(f"{VARIANT}:") for one in told(root)), told(root)


def test_a_silent_citation_makes_no_firm_value(root: Path) -> None:
    """The rule of a parameter is silent of the source, and the variant cites it."""
    change(
        root,
        RULES,
        '{source: xx, section: "01", line: 1, says: Two cards are drawn., value: 2, standing: explicit}',
        "{source: xx, standing: silent}",
    )

    expected = "parameters.draw_count.standing: is explicit, and HF-DRAW-01 is silent of xx; allowed: assumed"
    assert any(expected in one and one.startswith(f"{VARIANT}:") for one in told(root)), told(root)


STANDINGS = {
    "it": {
        "packet_choice": "contradictory", "starter_goes": "silent", "wild_limit": "implied",
        "all_wild_melds": "implied", "decks": "explicit", "decks/2 players": "silent", "decks/3 players": "silent",
        "red_threes_laid_from/draw": "silent", "red_threes_laid_from/packet": "implied",
        "out_books": "explicit", "out_books/round 3 on": "silent",
    },
    "es": {"packet_choice": "contradictory", "starter_refused": "explicit", "starter_refused/wild": "contradictory"},
    "ro": {"take_pair": "implied", "take_target": "silent", "opening_take_counts": "silent"},
    "no": {"take_target": "silent", "foot_after_discard": "silent", "starter_refused/black three": "silent"},
    "ru": {"starter_refused": "explicit", "starter_refused/black three": "silent"},
    "classic-canasta": {
        "take_amount": "silent", "take_target": "silent", "red_three_without": "contradictory",
        "red_three_set_bonus": "implied", "concealed_bonus": "implied",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", STANDINGS)
def test_what_a_text_leaves_open_is_not_called_its_word(name: str) -> None:
    """The values, and the parts of values, of which a second reading of the texts found the standing wrong."""
    settings = SPEC.variants[name].settings
    found = {key: setting.standing for key, setting in settings.items()}
    found |= {f"{key}/{words}": part.standing for key, one in settings.items() for words, part in named_parts(one)}

    assert {key: found[key] for key in STANDINGS[name]} == STANDINGS[name]


@pytest.mark.parametrize("source", SPEC.sources)
def test_an_explicit_value_has_a_claim_on_its_line(source: str) -> None:
    """Where a text is said to state a value, its ledger has a claim of it that leaves nothing open."""
    variant = next(one for one in SPEC.variants.values() if one.source == source)
    leads: dict[int, set[str]] = {}
    for sentence in SPEC.ledgers[source].sentences:
        for lead in (lead for claim in sentence.claims for lead in claim.leads if not lead.open):
            leads.setdefault(sentence.line, set()).update({lead.parameter, lead.rule} - {""})
    missing = [
        name
        for name, setting in variant.settings.items()
        if setting.standing == "explicit"
        and not any({name, *SPEC.parameters[name].rules} & leads.get(place.line or 0, set()) for place in setting.cite)
    ]

    assert missing == []
