"""The linter of the specification: clean where nothing is wrong, and each thing that is wrong is found."""

from pathlib import Path

import pytest
from corpora import change, write_corpus

from handandfoot.spec import assumed_counts, coverage, lint, load_spec
from handandfoot.spec.__main__ import main
from handandfoot.spec.citing import cited_rules
from handandfoot.spec.lock import write_lock


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small specification with nothing wrong in it."""
    return write_corpus(tmp_path)


def told(root: Path) -> list[str]:
    """What the linter says of a specification."""
    return [str(problem) for problem in lint(load_spec(root, fresh=True))]


def test_nothing_is_wrong_with_the_small_specification(root: Path) -> None:
    """The ground on which the other tests stand."""

    assert told(root) == []


RULES, PARAMETERS, CONFLICTS = "spec/rules/draw.yaml", "spec/parameters.yaml", "spec/conflicts.yaml"
CLAIMS, VARIANT, LOCK = "spec/claims/xx.yaml", "spec/variants/xx.yaml", "spec/ids.lock"

WRONG = {
    "unknown-key": (
        RULES,
        "    capability: positions\n    parameters: [draw_count]",
        "    capability: positions\n    sense: x\n    parameters: [draw_count]",
        "spec/rules/draw.yaml:10: rules.0.sense: unknown key, did you mean sentence?; allowed: id, question, ",
    ),
    "bad-id": (
        RULES,
        "id: HF-DRAW-02",
        "id: HF-DRAW-2",
        "spec/rules/draw.yaml:13: rules.1.id: 'HF-DRAW-2' is badly formed; allowed: a rule id, as in HF-PILE-03",
    ),
    "id-of-another-chapter": (
        RULES,
        "chapter: {id: DRAW",
        "chapter: {id: PILE",
        "spec/rules/draw.yaml:3: HF-DRAW-01: does not belong into the chapter PILE; allowed: HF-PILE-NN",
    ),
    "id-twice": (RULES, "HF-DRAW-02", "HF-DRAW-01", "spec/rules/draw.yaml:13: HF-DRAW-01: HF-DRAW-01 is there twice"),
    "order-twice": (
        RULES,
        "order: 2",
        "order: 1",
        "spec/rules/draw.yaml:13: HF-DRAW-02.order: is the order of",
    ),
    "rule-of-an-unknown-parameter": (
        RULES,
        "parameters: []",
        "parameters: [draw_cout]",
        "spec/rules/draw.yaml:13: HF-DRAW-02.parameters: draw_cout is not a parameter, did you mean draw_count?",
    ),
    "rule-that-its-parameter-does-not-name": (
        RULES,
        "parameters: []",
        "parameters: [draw_count]",
        "spec/rules/draw.yaml:13: HF-DRAW-02.parameters: draw_count does not name this rule in parameters.yaml",
    ),
    "parameter-that-its-rule-does-not-name": (
        PARAMETERS,
        "[HF-DRAW-01]",
        "[HF-DRAW-01, HF-DRAW-02]",
        "spec/parameters.yaml:2: draw_count.rules: HF-DRAW-02 does not name this parameter in its own list",
    ),
    "parameter-of-an-unknown-rule": (
        PARAMETERS,
        "[HF-DRAW-01]",
        "[HF-DRAW-01, HF-DROW-02]",
        "spec/parameters.yaml:2: draw_count.rules: HF-DROW-02 is not a rule, did you mean HF-DRAW-0",
    ),
    "parameter-without-a-rule": (
        PARAMETERS,
        "[HF-DRAW-01]",
        "[]",
        "spec/parameters.yaml:8: parameters.draw_count.rules:",
    ),
    "rule-without-a-source": (
        RULES,
        "      - {source: xx, standing: silent}",
        "      - {source: yy, standing: silent}",
        "spec/rules/draw.yaml:13: HF-DRAW-02.citations: says nothing of the source xx; allowed: a citation, silent if",
    ),
    "citation-of-an-unknown-source": (
        RULES,
        "      - {source: xx, standing: silent}",
        "      - {source: xxx, standing: silent}",
        "spec/rules/draw.yaml:22: HF-DRAW-02.citations.source: 'xxx' is not a source, did you mean xx?; allowed: xx",
    ),
    "citation-of-a-line-that-is-not-there": (
        RULES,
        "line: 1, says",
        "line: 5, says",
        "spec/rules/draw.yaml:12: HF-DRAW-01.citations.line: xx has no line 5; allowed: 1 to 4",
    ),
    "citation-of-an-unknown-section": (
        RULES,
        'section: "01"',
        'section: "02"',
        "spec/rules/draw.yaml:12: HF-DRAW-01.citations.section: xx has no section '02'; allowed: 01",
    ),
    "silence-with-a-line": (
        RULES,
        "{source: xx, standing: silent}",
        "{source: xx, standing: silent, line: 1}",
        "spec/rules/draw.yaml:22: rules.1.citations.0: line does not go with the other keys",
    ),
    "word-of-an-alias": (
        RULES,
        "cards of the stock",
        "cards of the stockpile",
        "spec/rules/draw.yaml:3: HF-DRAW-01.sentence: says 'stockpile'; allowed: the glossary's word, 'stock'",
    ),
    "rule-without-a-scenario": (
        "features/sources/xx/draw.feature",
        "@HF-DRAW-02",
        "@HF-DRAW-01",
        "spec/rules/draw.yaml:13: HF-DRAW-02: no scenario cites it; allowed: a scenario tagged with the id",
    ),
    "claim-without-a-scenario": (
        "features/sources/xx/draw.feature",
        "@HF-DRAW-02",
        "@HF-DRAW-01",
        "spec/claims/xx.yaml:14: xx-1-2-a: no scenario of xx or of the core tests it; allowed: one that cites its rule",
    ),
    "tag-of-no-rule": (
        "features/sources/xx/draw.feature",
        "@HF-DRAW-02",
        "@HF-DRAW-20",
        "features: @HF-DRAW-20: is cited and is not a rule, did you mean HF-DRAW-0",
    ),
    "value-against-its-citation": (
        VARIANT,
        "value: 2",
        "value: 3",
        "spec/variants/xx.yaml:6: parameters.draw_count: is 3, and HF-DRAW-01 cites line 1 of xx for 2; allowed:",
    ),
    "assumed-where-the-source-is-explicit": (
        VARIANT,
        "cite: {source: xx, line: 1}, standing: explicit",
        "assumed: Nobody says.",
        "spec/variants/xx.yaml:6: parameters.draw_count: is assumed, and HF-DRAW-01 cites line 1 of xx for it",
    ),
    "claim-of-a-value-that-is-assumed": (
        VARIANT,
        "cite: {source: xx, line: 1}, standing: explicit",
        "assumed: Nobody says.",
        "spec/claims/xx.yaml:7: xx-1-1-a.leads: gives draw_count a value that xx assumes; allowed: to cite the claim",
    ),
    "source-variant-with-a-gap": (
        VARIANT,
        "  draw_count: {value: 2, cite: {source: xx, line: 1}, standing: explicit}",
        "  {}",
        "spec/variants/xx.yaml:1: parameters.draw_count: is not given; allowed: every parameter in the variant of",
    ),
    "variant-that-does-not-resolve": (
        VARIANT,
        "value: 2",
        "value: 9",
        "spec/variants/xx.yaml:6: parameters.draw_count.value: 9 is out of range; allowed: a whole number from 1 to 4",
    ),
    "second-root": (VARIANT, "parent: reconciled", "parent: null", "spec/variants/xx.yaml:1: parent: is a second root"),
    "conflict-that-is-not-decided": (
        CONFLICTS,
        "      xx: {reading: b, why: It is said first.}\n",
        "",
        "spec/conflicts.yaml:2: HF-CONFLICT-01.decisions: is not decided for xx",
    ),
    "conflict-that-is-not-decided-by-us": (
        CONFLICTS,
        "      reconciled: {reading: b, why: It is said first.}\n",
        "",
        "spec/conflicts.yaml:2: HF-CONFLICT-01.decisions: is not decided for reconciled",
    ),
    "decision-for-no-reading": (
        CONFLICTS,
        "xx: {reading: b",
        "xx: {reading: c",
        "spec/conflicts.yaml:14: HF-CONFLICT-01.decisions.xx: c is not a reading of the conflict; allowed: a, b",
    ),
    "decision-that-the-variant-does-not-follow": (
        CONFLICTS,
        "xx: {reading: b",
        "xx: {reading: a",
        "spec/conflicts.yaml:14: HF-CONFLICT-01.decisions.xx: draw_count is 2 in xx, and this reading makes it 1",
    ),
    "reading-held-nowhere": (
        CONFLICTS,
        "line: 3",
        "line: 30",
        "spec/conflicts.yaml:10: HF-CONFLICT-01.readings.a.held_by.line: xx has no line 30; allowed: 1 to 4",
    ),
    "reading-out-of-range": (
        CONFLICTS,
        "{draw_count: 1}",
        "{draw_count: 0}",
        "spec/conflicts.yaml:10: HF-CONFLICT-01.readings.a.value.draw_count: 0 is out of range; allowed:",
    ),
    "sentence-without-a-claim": (
        CLAIMS,
        "    claims:\n      - id: xx-3-1-a\n        says: In our words.\n        untestable: strategy\n",
        "    claims: []\n",
        "spec/claims/xx.yaml:17: line 3, sentence 1: has no claim; allowed: at least one",
    ),
    "sentence-left-out": (
        CLAIMS,
        "ordinal: 2",
        "ordinal: 3",
        "spec/claims/xx.yaml:10: line 1, sentence 3: is out of order; allowed: sentence 2 of a line from 1 on",
    ),
    "claim-with-a-foreign-id": (
        CLAIMS,
        "id: xx-1-2-a",
        "id: xx-1-3-a",
        "spec/claims/xx.yaml:14: xx-1-3-a: is not made of source, line and ordinal; allowed: xx-1-2-a and so on",
    ),
    "claim-that-leads-nowhere": (
        CLAIMS,
        "        untestable: strategy\n",
        "",
        "spec/claims/xx.yaml:21: xx-3-1-a: leads nowhere; allowed: leads, a scenario, or untestable and why",
    ),
    "claim-for-no-reason-of-the-list": (
        CLAIMS,
        "untestable: strategy",
        "untestable: strategie",
        "spec/claims/xx.yaml:23: sentences.2.claims.0.untestable: 'strategie' is not known, did you mean strategy?",
    ),
    "claim-that-leads-to-no-rule": (
        CLAIMS,
        "leads: {rule: HF-DRAW-02}",
        "leads: {rule: HF-DRAW-22}",
        "spec/claims/xx.yaml:14: xx-1-2-a.leads: HF-DRAW-22 is not a rule, did you mean HF-DRAW-02?",
    ),
    "claim-of-a-value-that-nobody-has": (
        CLAIMS,
        "value: 2",
        "value: 4",
        "spec/claims/xx.yaml:7: xx-1-1-a.leads: no variant gives draw_count the value 4",
    ),
    "duplicate-of-nothing": (
        CLAIMS,
        "untestable: strategy",
        "untestable: duplicate",
        "spec/claims/xx.yaml:21: xx-3-1-a.of: '' is not a claim; allowed: the claim that it repeats",
    ),
    "claim-with-a-scenario-that-is-not-there": (
        CLAIMS,
        "untestable: strategy",
        "scenario: features/absent.feature",
        "spec/claims/xx.yaml:21: xx-3-1-a.scenario: features/absent.feature is not there",
    ),
    "id-that-has-vanished": (
        LOCK,
        "rule HF-DRAW-01",
        "rule HF-DRAW-00\nrule HF-DRAW-01",
        "spec/ids.lock:3: rule HF-DRAW-00: has vanished; allowed: to stay, marked as withdrawn",
    ),
    "id-that-is-used-again": (
        LOCK,
        "rule HF-DRAW-02",
        "rule HF-DRAW-02 withdrawn",
        "spec/ids.lock:4: rule HF-DRAW-02: was withdrawn and is used again; allowed: a new id",
    ),
    "id-that-is-not-locked": (LOCK, "rule HF-DRAW-02\n", "", "spec/ids.lock: rule HF-DRAW-02: is not in the lock yet"),
}


@pytest.mark.parametrize(("name", "old", "new", "start"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_found(root: Path, name: str, old: str, new: str, start: str) -> None:
    """One change, one finding with file, line and key."""
    change(root, name, old, new)
    found = told(root)

    assert [line for line in found if line.startswith(start)], found


def test_a_missing_file_is_one_finding(root: Path) -> None:
    """The linter goes on where a file is missing, and says so."""
    (root / "spec" / "conflicts.yaml").unlink()

    assert "spec/conflicts.yaml: cannot be read: No such file or directory" in told(root)


def test_a_value_borrowed_from_a_foreign_source_is_assumed(root: Path) -> None:
    """The variant of a source cites its own source only."""
    change(root, VARIANT, "cite: {source: xx, line: 1}", "cite: {source: yy, line: 1}")

    assert any("cites yy in the variant of xx; allowed: assumed, with borrowed_from" in line for line in told(root))


def test_a_variant_that_leaves_what_its_parent_decided_decides_for_itself(root: Path) -> None:
    """A decision is inherited with the values that it is about, and not without them."""
    (root / "spec/variants/yy.yaml").write_text(
        "id: yy\ntitle: A game of one\nparent: xx\nparameters:\n"
        "  draw_count: {value: 1, cite: {source: xx, line: 3}, standing: explicit}\n",
        "utf-8",
    )
    start = "spec/conflicts.yaml:2: HF-CONFLICT-01.decisions: is not decided for yy, which plays 1 for draw_count"
    assert [line for line in told(root) if line.startswith(start)]

    change(root, CONFLICTS, "      xx: {reading: b", "      yy: {reading: a, why: It is so.}\n      xx: {reading: b")
    assert not [line for line in told(root) if line.startswith("spec/conflicts.yaml")]


def test_the_lock_only_grows(root: Path) -> None:
    """Writing the lock adds what is new, marks what is withdrawn, and keeps what has vanished."""
    change(root, RULES, "status: active", "status: withdrawn")
    change(root, LOCK, "rule HF-DRAW-02\n", "rule HF-DRAW-00\n")
    write_lock(load_spec(root, fresh=True))
    lines = (root / LOCK).read_text("utf-8").splitlines()

    assert [line for line in lines if line.startswith("rule")] == [
        "rule HF-DRAW-00",
        "rule HF-DRAW-01 withdrawn",
        "rule HF-DRAW-02",
    ]


def test_assumed_values_are_counted(root: Path) -> None:
    """By variant."""
    change(root, VARIANT, "cite: {source: xx, line: 1}, standing: explicit", "assumed: Nobody says.")

    assert assumed_counts(load_spec(root, fresh=True)) == {"reconciled": 0, "xx": 1}


def test_citing_scenarios_are_counted_by_place(root: Path) -> None:
    """A scenario inherits the tags of its rule, and each row of examples counts."""

    assert cited_rules(root / "features") == {"xx": {"HF-DRAW-01": 1, "HF-DRAW-02": 2}}


def test_the_command_says_what_is_wrong(root: Path, capsys) -> None:
    """0 when nothing is wrong, 1 when something is."""
    clean, said = main(["--root", str(root)]), capsys.readouterr().out
    wrong = main(["--root", str(root / "absent")])

    assert (clean, wrong) == (0, 1)
    assert "xx: 3 sentences, 3 claims (conflict 1, parameter 1, rule 2, strategy 1)" in said
    assert "spec/sources.yaml: cannot be read" in capsys.readouterr().out


def test_a_source_without_features_is_one_finding(root: Path) -> None:
    """Not one for each of its claims."""
    (root / "features" / "sources" / "xx" / "draw.feature").unlink()
    found = [line for line in told(root) if line.startswith("spec/claims")]

    assert found == ["spec/claims/xx.yaml:1: source: there is no feature of xx, and 2 of its claims are not tested"]


def test_the_specification_of_the_project_is_clean() -> None:
    """Nothing is wrong with the real one, the features apart."""

    assert [str(problem) for problem in lint(load_spec(), features=False)] == []


def test_the_claims_of_a_source_with_features_are_tested() -> None:
    """Every claim that can be tested, of every source for which the project has features."""
    spec = load_spec()
    scenarios = cited_rules(spec.corpus.features)
    untested = [
        claim.id
        for source in spec.ledgers
        if source in scenarios
        for claim in coverage(spec, source, scenarios).untested
    ]

    assert untested == []
