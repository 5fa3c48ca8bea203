"""A small specification of one invented source, for tests that break something in it."""

from pathlib import Path

from handandfoot.spec import load_spec
from handandfoot.spec.sentences import sentences

TEXT = "Draw two cards. Then discard.\n\nIt is a pleasant game.\n"

_SPECIFICATION = "version: 0.1.0\ntitle: A small specification\nlicence: CC0-1.0\n"

_SOURCES = """\
sources:
  - id: xx
    language: xx
    title: An invented text
    describes: One draw, one discard.
    players: [2, 4]
    lines: 4
    sections:
      - {id: "01", title: All of it, lines: [1, 4]}
"""

_GLOSSARY = """\
terms:
  - term: stock
    definition: The cards that have not been dealt.
    aliases: {en: [talon, stockpile]}
  - term: discard pile
    definition: The cards that have been discarded.
    aliases: {en: [pile, trash]}
"""

_PARAMETERS = """\
parameters:
  draw_count:
    title: Cards in a draw
    chapter: DRAW
    type: integer
    minimum: 1
    maximum: 4
    rules: [HF-DRAW-01]
    means: A player draws {value} cards from the stock.
"""

_RULES = """\
chapter: {id: DRAW, title: The draw, order: 1}
rules:
  - id: HF-DRAW-01
    order: 1
    question: How much is drawn?
    word: must
    sentence: A draw must be of `draw_count` cards of the stock.
    status: active
    capability: positions
    parameters: [draw_count]
    citations:
      - {source: xx, section: "01", line: 1, says: Two cards are drawn., value: 2, standing: explicit}
  - id: HF-DRAW-02
    order: 2
    question: How does a turn end?
    word: must
    sentence: A turn must end with a discard.
    status: active
    capability: positions
    parameters: []
    citations:
      - {source: xx, standing: silent}
"""

_CONFLICTS = """\
conflicts:
  - id: HF-CONFLICT-01
    title: How many cards are drawn
    kind: inside
    sources: [xx]
    rules: [HF-DRAW-01]
    parameters: [draw_count]
    question: One card or two?
    readings:
      - {id: a, says: One., held_by: [{source: xx, line: 3}], value: {draw_count: 1}}
      - {id: b, says: Two., held_by: [{source: xx, line: 1}], value: {draw_count: 2}}
    decisions:
      reconciled: {reading: b, why: It is said first.}
      xx: {reading: b, why: It is said first.}
"""

_RECONCILED = """\
id: reconciled
title: Our recommendation
parent: null
players: [2, 4]
parameters:
  draw_count: {value: 2, why: Most do so.}
"""

_VARIANT = """\
id: xx
title: The invented text
parent: reconciled
source: xx
parameters:
  draw_count: {value: 2, cite: {source: xx, line: 1}, standing: explicit}
"""

_LEADS = {
    (1, 1): "leads: [{rule: HF-DRAW-01}, {parameter: draw_count, value: 2}, {conflict: HF-CONFLICT-01}]",
    (1, 2): "leads: {rule: HF-DRAW-02}",
    (3, 1): "untestable: strategy",
}

_FEATURE = """\
@xx
Feature: The draw

  @HF-DRAW-01
  Rule: Two cards

    Scenario: Two cards are drawn
      When Ann draws

  @HF-DRAW-02
  Rule: A discard

    Scenario Outline: A card is discarded
      When Ann discards <card>

      Examples:
        | case  | card |
        | four  | 4S   |
        | queen | QS   |
"""


def _ledger() -> str:
    """The ledger of the invented text."""
    lines = ["source: xx", "sentences:"]
    for one in sentences(TEXT):
        lines += [
            f"  - line: {one.line}",
            f"    ordinal: {one.ordinal}",
            f'    sha256: "{one.sha256}"',
            "    claims:",
            f"      - id: xx-{one.line}-{one.ordinal}-a",
            "        says: In our words.",
            f"        {_LEADS[one.line, one.ordinal]}",
        ]
    return "\n".join(lines) + "\n"


def write_corpus(root: Path) -> Path:
    """Write the small specification, its one feature and its text into a folder."""
    files = {
        "spec/specification.yaml": _SPECIFICATION,
        "spec/sources.yaml": _SOURCES,
        "spec/glossary.yaml": _GLOSSARY,
        "spec/parameters.yaml": _PARAMETERS,
        "spec/rules/draw.yaml": _RULES,
        "spec/conflicts.yaml": _CONFLICTS,
        "spec/variants/reconciled.yaml": _RECONCILED,
        "spec/variants/xx.yaml": _VARIANT,
        "spec/claims/xx.yaml": _ledger(),
        "spec/ids.lock": "conflict HF-CONFLICT-01\nparameter draw_count\nrule HF-DRAW-01\nrule HF-DRAW-02\nsource xx\n"
        "variant reconciled\nvariant xx\n",
        "features/sources/xx/draw.feature": _FEATURE,
        "xx.txt": TEXT,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    schemas = load_spec().corpus.spec / "schemas"
    (root / "spec" / "schemas").symlink_to(schemas, target_is_directory=True)
    return root


def change(root: Path, name: str, old: str, new: str) -> None:
    """Replace the first occurrence of a piece of text in a file."""
    text = (root / name).read_text("utf-8")
    assert old in text
    (root / name).write_text(text.replace(old, new, 1), "utf-8")
