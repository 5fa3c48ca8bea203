"""Which cases are asked for: by variant, source, rule and id, and never none in silence."""

from pathlib import Path

import pytest
from scenarios import BOOK, write_corpus

from handandfoot.spec import load_variant_file
from handandfoot_conformance.cases.case_book import CaseBook, NoCasesError, UnknownNameError, Wanted

FEATURE = """\
Feature: Melds

  @HF-MELD-01
  Scenario Outline: A book is a book
    When the meld <cards> is checked
    Then the meld is a <kind> book

    Examples:
      | case  | cards        | kind  |
      | clean | a clean book | clean |
      | wild  | a wild book  | wild  |
"""


@pytest.fixture
def book(tmp_path: Path) -> CaseBook:
    """A corpus with one core feature."""
    return CaseBook(BOOK.spec, write_corpus(tmp_path, core__melds=FEATURE))


def test_a_core_feature_is_posed_under_every_variant(book: CaseBook) -> None:
    """Cases and what is not applicable add up to rows times variants."""
    selection = book.select()

    assert 2 * len(BOOK.spec.variant_ids) == len(selection.cases) + len(selection.not_applicable)
    assert "core/melds/a-book-is-a-book[clean]@ru" in {case.id for case in selection.cases}


def test_variants_may_be_named(book: CaseBook) -> None:
    """Only those are posed then."""
    assert {"ru", "it"} == {case.variant for case in book.select(Wanted(variants=("ru", "it"))).cases}


def test_a_source_is_posed_under_its_own_house_rules() -> None:
    """Another variant does not change what its scenarios name."""
    selection = BOOK.select(Wanted(sources=("ru",)))

    assert {("ru", "ru")} == {(case.variant, case.source) for case in selection.cases}


def test_rules_may_be_named() -> None:
    """Cases that cite one of them are left."""
    assert all("HF-WILD-02" in case.rules for case in BOOK.select(Wanted(rules=("HF-WILD-02",))).cases)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("core/melds/a-book-is-a-book[clean]@ru", 1),
        ("core/melds/a-book-is-a-book@ru", 2),
        ("core/melds/a-book-is-a-book[clean]", len(BOOK.spec.variant_ids)),
        ("core/*", 20),
    ],
)
def test_cases_may_be_named(book: CaseBook, name: str, count: int) -> None:
    """By the whole id, without the row, without the variant, or by a beginning."""
    selection = book.select(Wanted(cases=(name,)))
    found = len(selection.cases) + len(selection.not_applicable)

    assert found == (count if "*" not in name else 2 * len(BOOK.spec.variant_ids))


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (Wanted(variants=("rus",)), "there is no variant rus; did you mean ru"),
        (Wanted(sources=("rux",)), "there is no source rux; did you mean ru"),
        (Wanted(rules=("HF-WILD-99",)), "there is no rule HF-WILD-99; did you mean HF-WILD-0"),
        (Wanted(cases=("core/melds/a-book[clean]@ru",)), "there is no case core/melds/a-book"),
    ],
)
def test_a_name_that_does_not_exist_is_told_with_the_nearest(book: CaseBook, wanted: Wanted, message: str) -> None:
    """In one line."""
    with pytest.raises(UnknownNameError) as error:
        book.select(wanted)

    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_where_no_name_is_near_the_message_stays_short() -> None:
    """Thousands of case ids are counted and not listed."""
    with pytest.raises(UnknownNameError, match=r"there is no case nix; there are: [\d,]+ others$"):
        BOOK.select(Wanted(cases=("nix",)))


def test_nothing_selected_is_an_error(book: CaseBook) -> None:
    """Zero cases are never a success."""
    with pytest.raises(NoCasesError, match="no case is left to judge"):
        book.select(Wanted(sources=("ru",)))
    with pytest.raises(NoCasesError, match="no wild book is allowed here"):
        book.select(Wanted(variants=("it",), cases=("core/melds/a-book-is-a-book[wild]",)))


def test_the_digest_is_that_of_what_was_selected(book: CaseBook) -> None:
    """The same selection has the same digest, another has another."""
    one, two = book.select(Wanted(variants=("ru",))), book.select(Wanted(variants=("it",)))

    assert one.digest == book.select(Wanted(variants=("ru",))).digest
    assert one.digest != two.digest
    assert {"features/core/melds.feature": 2} == one.counts


def test_rule_sets_are_bodies_of_requests(book: CaseBook) -> None:
    """Each digest comes with its resolved parameters."""
    selection = book.select(Wanted(variants=("ru",)))
    digest = BOOK.rules.table("ru").digest

    assert {digest} == set(selection.rule_sets)
    assert "ru" == selection.rule_sets[digest]["variant"]
    assert 7 == selection.rule_sets[digest]["parameters"]["take_amount"]  # type: ignore[index]  # plain JSON


def test_a_variant_of_ones_own_is_posed_the_core(book: CaseBook, tmp_path: Path) -> None:
    """A stranger's house rules bring their own cases."""
    path = tmp_path / "ours.yaml"
    path.write_text(
        "id: ours\ntitle: Our table\nparent: ru\nstanding: table\nparameters:\n  take_amount: 5\n", encoding="utf-8"
    )
    own = CaseBook(BOOK.spec, book.root, own=[load_variant_file(path)])

    assert {"core/melds/a-book-is-a-book[clean]@ours", "core/melds/a-book-is-a-book[wild]@ours"} == {
        case.id for case in own.select().cases
    }
    assert {"ru"} == {case.variant for case in own.select(Wanted(variants=("ru",))).cases}
