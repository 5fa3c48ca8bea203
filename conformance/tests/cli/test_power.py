"""`handandfoot power` and `handandfoot variants lint --power`."""

import pytest
from command_line import complaint, run


def test_the_measure_for_programs_has_everything_that_a_page_needs():
    """Score, floor, rules, values and what is missing."""

    ran = run("power", "--variant", "short", "--jobs", "1", "--json")

    found = ran.json
    assert ["short"] == found["variants"]
    assert found["score"]["engines"] == len(found["rules"]) + len(found["values"])
    assert 0 < found["score"]["caught"] <= found["score"]["engines"]
    assert {"cases", "accept everything", "refuse everything"} == set(found["floor"])
    (draw,) = [each for each in found["rules"] if each["rule"] == "HF-DRAW-01"]
    assert "one card more is drawn" == draw["says"]
    assert draw["cases"] > 0
    gap = found["undistinguished"][0]
    assert f"features/house_rules/{gap['parameter']}.feature" == gap["place"]
    assert {"parameter", "value", "other", "kind", "variants", "cases", "first", "place"} == set(gap)


def test_the_measure_for_people_says_figures_and_floor():
    """The share is that of all wrong engines."""

    ran = run("power", "--variant", "short", "--jobs", "1")

    assert "wrong engines:" in ran.text
    assert "breaks a rule" in ran.text
    assert "An engine that accepts everything passes" in ran.text


def test_two_processes_find_what_one_finds():
    """The work is only shared."""

    one, two = (run("power", "--variant", "short", "--jobs", jobs, "--json").out for jobs in ("1", "2"))

    assert one == two


def test_a_variant_that_does_not_exist_is_refused():
    """In one line."""

    assert "did you mean short?" in complaint("power", "--variant", "shrt")


def test_lint_lists_what_no_case_tells_of_a_familys_rules(tmp_path):
    """It is no fault, and the exit code says so."""

    file = tmp_path / "family.yaml"
    file.write_text(
        "id: family\ntitle: Family\nparent: ru\nstanding: table\nplayers: [4]\nparameters: {take_amount: 5}\n"
    )

    ran = run("variants", "lint", file, "--power")

    assert 0 == ran.code
    assert "family: an engine with another of these values would pass every case." in ran.text
    assert "a scenario belongs to features/house_rules/" in ran.text

    rows = run("variants", "lint", file, "--power", "--json").json["undistinguished"]["family"]
    assert all({"parameter", "value", "others", "cases", "place"} == set(row) for row in rows)
    assert "draw_count" not in {row["parameter"] for row in rows}


@pytest.mark.parametrize("arguments", [("--power",), ("--power", "--json")])
def test_lint_asks_whose_values_are_meant(arguments):
    """The whole specification has a command of its own."""

    assert "--power asks for" in complaint("variants", "lint", *arguments)
