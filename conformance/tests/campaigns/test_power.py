"""How strong the cases are: every rule and every value is told from what it is not."""

import pytest

from handandfoot.spec import load_spec
from handandfoot.spec.variant_file import load_variant_file
from handandfoot_conformance.campaigns.power import Exchange, Strength, exchanges, measure, neighbours, undistinguished
from handandfoot_conformance.campaigns.power.equal import why_equal
from handandfoot_conformance.campaigns.power.in_json import differing, share, to_object
from handandfoot_conformance.campaigns.power.measure import RuleBroken, ValueExchanged
from handandfoot_conformance.cases.case_book import Wanted
from handandfoot_conformance.positions.other_values import tables_of, written

pytestmark = pytest.mark.slow

SPEC = load_spec()

KNOWN_GAPS = {
    ("opening_minimum", "15", "10"): "no meld of three cards is worth less than 15, so below zero both ask for nothing",
}
"""Values that no case tells from another, and why; one that is told apart must go from here."""


def plain(each):
    """A gap as it is named above: of tables only the rows that differ."""

    def rows(table):
        return table.get("from") or table.get("at")

    value, other = each.exchange.value, each.exchange.other
    if isinstance(value, dict) and isinstance(other, dict) and "by" in value and "by" in other:
        (row,) = [row for row in rows(value) if rows(value)[row] != rows(other).get(row)][:1]
        value, other = rows(value)[row], rows(other)[row]
    return (each.exchange.parameter, written(value), written(other))


@pytest.mark.slow
def test_every_rule_and_every_value_is_told_from_what_it_is_not():
    """Each rule's wrong engine is caught, and so is one that plays with another value of any parameter."""

    strength = measure(SPEC)

    assert () == strength.without_engine
    assert [] == [f"{each.rule}: {each.says}" for each in strength.uncaught]
    assert sorted(KNOWN_GAPS) == sorted(map(plain, strength.undistinguished))
    assert strength.floor["cases"] == strength.cases
    assert strength.floor["accept everything"] < 0.2 * strength.cases
    assert strength.floor["refuse everything"] < 0.4 * strength.cases


@pytest.mark.parametrize(
    ("parameter", "value", "expected"),
    [
        ("draw_count", 2, [1, 3]),
        ("draw_count", 1, [2]),
        ("packets", [13, 13], [[13], [13], [12, 13], [14, 13], [13, 12], [13, 14]]),
        ("starter_refused", ["wild"], [[], ["wild", "red three"], ["wild", "black three"]]),
        ("named_bonus", {}, [{"4": 20}]),
        ("named_bonus", {"7": 300}, [{"7": 299}, {"7": 301}, {}, {"7": 300, "4": 20}]),
        ("wild_limit", None, []),
        ("take_target", "new meld", []),
    ],
)
def test_the_neighbours_of_a_value(parameter, value, expected):
    """One more or less, one item more or less, and nothing that is not allowed."""

    assert expected == list(neighbours(SPEC.parameters[parameter], value))


def test_the_neighbours_of_a_table():
    """Each row a little different, and each row throughout."""

    table = {"by": "round", "from": {"1": 50, "2": 90}}

    found = list(neighbours(SPEC.parameters["opening_minimum"], table, 5))

    rows = [one["from"] for one in found[:4]]
    assert [{"1": 45, "2": 90}, {"1": 55, "2": 90}, {"1": 50, "2": 85}, {"1": 50, "2": 95}] == rows
    assert [50, 90] == found[4:]


def test_points_differ_in_steps_of_the_cards():
    """Nothing on a table is worth 51, so 51 is no neighbour of 50."""

    found = [each for each in exchanges(SPEC, ["ru"]) if each.parameter == "clean_bonus" and each.kind == "neighbour"]

    assert [495, 505] == [each.other for each in found]


def test_the_tiny_game_is_no_table():
    """Its values were made small for tests, and nobody need be warned of an engine that has them."""

    assert "micro" not in tables_of(SPEC)
    assert {"ru", "reconciled", "safari"} <= set(tables_of(SPEC))


@pytest.mark.parametrize(
    ("parameter", "value", "other"),
    [
        ("opening_minimum", {"by": "round", "at": {"1": 50}}, {"by": "round", "from": {"1": 50}}),
        ("out_books", {"clean": 2, "dirty": 2, "any": 0}, {"clean": 2, "dirty": 2, "any": 4}),
        ("red_threes_laid_from", ["deal"], ["deal", "pile"]),
    ],
)
def test_values_that_play_the_same_are_named_with_the_reason(parameter, value, other):
    """No case can tell them apart."""

    assert why_equal(parameter, value, other)
    assert why_equal(parameter, other, value)


@pytest.mark.parametrize(
    ("parameter", "value", "other"),
    [
        ("opening_minimum", {"by": "round", "at": {"1": 50}}, {"by": "round", "from": {"1": 55}}),
        ("opening_minimum", {"by": "round", "from": {"0": 50}}, {"by": "score", "from": {"0": 50}}),
        ("out_books", {"clean": 2, "dirty": 2, "any": 0}, {"clean": 2, "dirty": 2, "any": 5}),
        ("red_threes_laid_from", ["deal"], ["deal", "draw"]),
    ],
)
def test_values_that_play_differently_are_not_called_equal(parameter, value, other):
    """A case must tell them apart."""

    assert "" == why_equal(parameter, value, other)


def strength_of(*values):
    return Strength("1", 3, 1, ("ru",), (RuleBroken("HF-DRAW-01", "says", 2, "case"),), (), values, (), {"cases": 3})


def test_two_used_values_are_told_apart_where_one_way_is_found_out():
    """The opposite exchange counts, and is listed by itself."""

    there = ValueExchanged(Exchange("draw_count", 1, 2, "used"), 3, "case")
    back = ValueExchanged(Exchange("draw_count", 2, 1, "used"), 3, "")

    strength = strength_of(there, back)

    assert () == strength.undistinguished
    assert (back,) == strength.one_way
    assert (2, 3) == strength.score


def test_a_pair_that_nothing_tells_apart_is_listed_once():
    """Whichever of the two is taken for the other."""

    there = ValueExchanged(Exchange("draw_count", 1, 2, "used"), 3, "")
    back = ValueExchanged(Exchange("draw_count", 2, 1, "used"), 3, "")
    near = ValueExchanged(Exchange("draw_count", 2, 3, "neighbour"), 3, "")

    strength = strength_of(there, back, near)

    assert (there, near) == strength.undistinguished
    assert () == strength.one_way
    assert ["draw_count"] * 2 == [each["parameter"] for each in to_object(strength)["undistinguished"]]


def test_a_share_of_all_but_one_is_not_called_all():
    """Cut and not rounded."""

    assert 99.9 == share(9999, 10000)
    assert 100.0 == share(10, 10)
    assert 0.0 == share(0, 0)


def test_only_the_entries_that_differ_are_shown_of_a_map():
    """The rest would hide them."""

    assert {"A": 25} == differing({"A": 20, "K": 10}, {"A": 25, "K": 10})
    assert "all" == differing(7, "all")


def test_what_no_case_tells_of_a_familys_rules_is_listed(tmp_path):
    """A bonus for which no scenario speaks is named with the values that would go unnoticed."""

    file = tmp_path / "family.yaml"
    file.write_text(
        "id: family\ntitle: Family\nparent: ru\nstanding: table\nplayers: [4]\nparameters: {quintet_bonus: 35}\n"
    )

    gaps = {gap.parameter: gap for gap in undistinguished(SPEC, load_variant_file(file, SPEC))}

    assert "draw_count" not in gaps
    assert all(
        gap.others and not any(written(gap.value) == written(each) for each in gap.others) for gap in gaps.values()
    )


def test_one_variant_is_measured_by_its_own_cases():
    """Fewer cases, and only the values of that variant."""

    strength = measure(SPEC, Wanted(variants=("short",), rules=("HF-SCORE-06",)))

    assert ("short",) == strength.variants
    assert strength.cases < 50
    assert {500} == {each.exchange.value for each in strength.values if each.exchange.parameter == "clean_bonus"}
