"""The commands that look things up: rules, conflicts, glossary, variants, claims, deal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command_line import complaint, run

from handandfoot.spec import load_spec
from handandfoot.spec.sentences import digest

SPEC = load_spec()


def test_rules_lists_every_rule() -> None:
    """Without a name every rule is listed, in reading order."""
    ran = run("rules")

    assert 0 == ran.code
    assert [] == [rule for rule in SPEC.rules if rule not in ran.out]
    assert list(SPEC.rules) == [rule["id"] for rule in run("rules", "--json").json["rules"]]


def test_rule_is_shown_with_its_sources() -> None:
    """One rule is shown with its sentence and what each source says."""
    rule = SPEC.rules["HF-PILE-03"]
    ran = run("rules", "hf-pile-03")

    assert 0 == ran.code
    assert rule.sentence in ran.text
    assert [] == [source for source in SPEC.sources if source not in ran.out]


def test_chapter_is_listed() -> None:
    """A chapter may be named, in any case."""
    found = {rule["id"] for rule in run("rules", "pile", "--json").json["rules"]}

    assert {rule.id for rule in SPEC.rules.values() if rule.chapter == "PILE"} == found


def test_rules_are_searched() -> None:
    """A search finds rules by our words and by the paraphrases."""
    found = [rule["id"] for rule in run("rules", "--search", "red three", "--json").json["rules"]]

    assert "HF-THREE-01" in found
    assert len(found) < len(SPEC.rules)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("rules", "HF-PILE-33"), "no rule is called 'HF-PILE-33'; did you mean HF-PILE-03?"),
        (("rules", "piles"), "no chapter is called 'piles'; did you mean PILE?"),
        (("rules", "--source", "rus"), "no source is called 'rus'; did you mean ru?"),
        (("variants", "show", "reconcild"), "no variant is called 'reconcild'; did you mean reconciled?"),
        (("variants", "diff", "ru", "reconsiled"), "no variant is called 'reconsiled'; did you mean reconciled?"),
        (("claims", "rus"), "no source is called 'rus'; did you mean ru?"),
        (("deal", "--seed", "1", "--variant", "mikro"), "no variant is called 'mikro'; did you mean micro?"),
    ],
)
def test_unknown_names(arguments: tuple[str, ...], line: str) -> None:
    """A name that does not exist is answered with the one that comes closest."""
    assert line == complaint(*arguments)


def test_a_name_that_is_like_no_other_is_told_what_there_is() -> None:
    """A short list is written out; of a long one it is said how to look in it."""
    assert "handandfoot rules --search joker looks for the word" in complaint("rules", "joker")
    assert all(chapter in complaint("rules", "joker") for chapter in SPEC.chapters)
    assert all(name in complaint("variants", "show", "zzz") for name in SPEC.variant_ids)
    assert f"lists all {len(SPEC.conflicts)}" in complaint("disputes", "xyz")
    assert "handandfoot glossary lists all" in complaint("glossary", "qqqqqq")


def test_search_without_a_hit() -> None:
    """A search that finds nothing says where to look."""
    assert "handandfoot glossary" in complaint("rules", "--search", "quidditch")
    assert "handandfoot disputes lists all" in complaint("disputes", "--search", "quidditch")


def test_search_is_for_words_in_any_order() -> None:
    """Several words are looked for one by one, and no word is none."""
    one, other = (run("rules", "--search", text, "--json").json for text in ("three black", "black  THREE"))

    assert {"HF-THREE-04"} <= {rule["id"] for rule in one["rules"]} & {rule["id"] for rule in other["rules"]}
    assert "holds no word" in complaint("rules", "--search", " ")


@pytest.mark.parametrize("name", ["HF-CONFLICT-03", "HF-CONFLICT-3", "hf-conflict-3", "03", "3"])
def test_a_conflict_is_found_by_its_number(name: str) -> None:
    """However the number is written."""
    assert ["HF-CONFLICT-03"] == [one["id"] for one in run("disputes", name, "--json").json["conflicts"]]


def test_conflicts_are_searched() -> None:
    """A search finds conflicts by the question and by the readings."""
    found = {one["id"] for one in run("disputes", "--search", "wild top", "--json").json["conflicts"]}

    assert {"HF-CONFLICT-38"} <= found < set(SPEC.conflicts)


def test_conflicts() -> None:
    """Conflicts are listed, and one is shown with readings and decisions, by its number alone too."""
    first = next(iter(SPEC.conflicts.values()))
    shown = run("disputes", first.id.rpartition("-")[2])
    listed = run("disputes").out

    assert [] == [name for name in SPEC.conflicts if name not in listed]
    assert first.question in shown.text
    assert [] == [variant for variant in first.decisions if variant not in shown.out]
    assert list(SPEC.conflicts) == [one["id"] for one in run("disputes", "--json").json["conflicts"]]


def test_glossary_knows_the_words_of_the_sources() -> None:
    """A word may be ours or an alias."""
    assert run("glossary", "book", "--json").json == run("glossary", "Book", "--json").json
    term = next(term for term in SPEC.glossary.values() if term.aliases)
    alias = next(iter(term.aliases.values()))[0]
    assert term.term == run("glossary", alias, "--json").json["terms"][0]["term"]


def test_variants_are_listed_and_shown() -> None:
    """Every variant is listed, and shown with a value and an authority for every parameter."""
    listed = run("variants", "list", "--json").json["variants"]
    ran = run("variants", "show", "ru")
    shown = run("variants", "show", "ru", "--json").json

    assert list(SPEC.variant_ids) == [one["id"] for one in listed]
    assert [] == [name for name in SPEC.parameters if name not in ran.out]
    assert SPEC.resolve("ru").parameters == shown["parameters"]
    assert SPEC.resolve("ru").digest == shown["digest"]


def test_variants_are_compared() -> None:
    """The difference of two variants is what their values differ in."""
    a, b = SPEC.resolve("ru", 4).parameters, SPEC.resolve("it", 4).parameters
    found = run("variants", "diff", "ru", "it", "--json").json["differences"]

    assert {name for name in a if a[name] != b[name]} == set(found)
    assert 0 == run("variants", "diff", "ru", "it").code
    assert {} == run("variants", "diff", "ru", "ru", "--json").json["differences"]


def test_matrix() -> None:
    """The matrix has every parameter against every variant, or some of them."""
    whole = run("variants", "matrix", "--json").json
    part = run("variants", "matrix", "ru", "it", "--chapter", "pile", "--json").json

    assert list(SPEC.variant_ids) == whole["variants"]
    assert set(SPEC.parameters) == set(whole["parameters"])
    assert {name for name, one in SPEC.parameters.items() if one.chapter == "PILE"} == set(part["parameters"])
    assert "take_amount" in run("variants", "matrix", "--chapter", "PILE").out


def test_new_variant_is_valid(tmp_path: Path) -> None:
    """A file of house rules that was just begun is valid, and equal to its parent."""
    file = tmp_path / "grandma.yaml"

    assert 0 == run("variants", "new", "grandma", "--parent", "ru", "--output", file).code
    assert 0 == run("variants", "lint", file).code
    assert (
        run("variants", "show", "ru", "--json").json["digest"] == run("variants", "show", file, "--json").json["digest"]
    )
    assert "grandma" in run("variants", "show", file).out


@pytest.mark.parametrize("parent", SPEC.variant_ids)
def test_new_variant_may_set_everything_that_it_shows(parent: str, tmp_path: Path) -> None:
    """With every # taken away it is valid and still equal to its parent, and every choice is named."""
    text = run("variants", "new", "grandma", "--parent", parent).out
    names = "|".join(SPEC.parameters)
    whole = re.sub(rf"(?m)^  # ({names}): ", r"  \1: ", text)
    whole = re.sub(r"(?m)^# (?=unmodelled)|^#(?=   - )", "", whole)
    file = tmp_path / "grandma.yaml"
    file.write_text(whole, encoding="utf-8")
    same = [run("variants", "show", name, "--json").json["parameters"] for name in (parent, file)]
    offered = dict(re.findall(rf"(?m)^  # ([^\n]*)\n  # ({names}): ", text))

    assert 0 == run("variants", "lint", file).code
    assert same[0] == same[1]
    assert len(SPEC.parameters) == len(offered)
    for line, name in offered.items():
        one = SPEC.parameters[name]
        assert all(choice in line for choice in one.choices if one.type != "integer")
        assert one.minimum is None or str(one.minimum) in line


@pytest.mark.parametrize("name", ["draw_count", "out_books", "tie"])
@pytest.mark.parametrize("mark", ["# ", "#"])
def test_new_variant_takes_a_single_value(name: str, mark: str, tmp_path: Path) -> None:
    """Whoever takes one # away, with the blank after it or without, has a valid file."""
    file = tmp_path / "grandma.yaml"
    text = run("variants", "new", "grandma", "--parent", "ru").out
    file.write_text(text.replace(f"  {mark}{name}: " if mark == "# " else f"# {name}: ", f"  {name}: "), "utf-8")

    assert f"\n  # {name}: " in text
    assert 0 == run("variants", "lint", file).code
    assert re.search(rf"\n +{name}: ", file.read_text("utf-8"))


@pytest.mark.parametrize("title", ["Our \u202etable", "Our\u200btable", "Our\x1b[31mtable", "Our\ntable"])
def test_new_variant_has_a_title_that_can_be_seen(title: str) -> None:
    """A sign that could mislead is refused before it is written."""
    assert "--title: holds " in complaint("variants", "new", "grandma", "--title", title)


@pytest.mark.parametrize("title", ["", "  "])
def test_new_variant_needs_a_title_with_something_in_it(title: str) -> None:
    """What the command writes is valid, or nothing is written."""
    assert "--title: is empty" in complaint("variants", "new", "grandma", "--title", title)


def test_a_rulebook_goes_to_one_place() -> None:
    """A folder beside --variant is wrong use, and not passed over."""
    assert "allowed: one of them" in complaint("docs", "--variant", "ru", "--to", "out")


def test_new_variant_does_not_overwrite(tmp_path: Path) -> None:
    """A file that is there is left alone."""
    file = tmp_path / "grandma.yaml"
    file.write_text("precious", encoding="utf-8")

    assert "cannot be written" in complaint("variants", "new", "grandma", "--output", file)
    assert "precious" == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Grandma", "ru", "a b", "-x-"])
def test_new_variant_needs_a_free_name(name: str) -> None:
    """The id of a variant has a form, and is nobody else's."""
    assert complaint("variants", "new", "--", name)


HEAD = "id: a\ntitle: A\nparent: ru\nstanding: table\n"
ALIASES = "".join(f"k{n}: &b{n} [*{'a' if n == 0 else f'b{n - 1}'}, *a]\n" for n in range(20))
WRONG_FILES = {
    "unknown key": (HEAD + "parameters: {drawcount: 2}\n", "draw_count"),
    "missing value": (HEAD + "parameters: {draw_count: }\n", "draw_count"),
    "bad range": (HEAD + "parameters: {draw_count: 0}\n", "draw_count"),
    "table with a hole": (HEAD + "parameters: {opening_minimum: {by: round, at: {1: 50, 3: 90, 4: 120}}}\n", "hole"),
    "parents in a loop": ("id: a\ntitle: A\nparent: a\nparameters: {}\n", "loop"),
    "unknown parent": ("id: a\ntitle: A\nparent: reconsiled\nparameters: {}\n", "reconciled"),
    "not YAML": ("id: [a\n", "YAML"),
    "alias bomb": ("id: &a [x, x]\n" + ALIASES, "alias"),
    "a list": ("- id: a\n", "list"),
    "never to be won": (
        HEAD + "parameters: {all_wild_melds: forbidden, out_wild_books: 1, take_wild_top: never}\n",
        "wild",
    ),
}


@pytest.mark.parametrize("name", WRONG_FILES)
def test_wrong_variant_file(name: str, tmp_path: Path) -> None:
    """A file of house rules that is wrong is one line with the file, the line and what is allowed."""
    text, word = WRONG_FILES[name]
    file = tmp_path / "a.yaml"
    file.write_text(text, encoding="utf-8")

    shown = complaint("variants", "show", file)
    assert shown.startswith(f"{file}:")
    assert word in shown
    assert run("variants", "lint", file).err == f"handandfoot: {shown}\n"


def test_variant_file_that_is_not_there() -> None:
    """A file that does not exist is named."""
    assert "no-such.yaml" in complaint("variants", "show", "no-such.yaml")


def test_specification_is_clean() -> None:
    """The whole specification passes its own check."""
    ran = run("variants", "lint")

    assert (0, "") == (ran.code, ran.err)


def test_assumed_values_are_counted_by_variant() -> None:
    """With the check of the specification stands how much of each variant its text does not settle."""
    counts = run("variants", "lint", "--json").json["assumed"]

    assert set(SPEC.variant_ids) == set(counts)
    assert f"ro {counts['ro']}" in run("variants", "lint").out
    assert 0 == counts["reconciled"] < counts["ro"] <= len(SPEC.parameters)


def test_claims_count_every_sentence() -> None:
    """For each source the sentences and claims are counted, and how each is covered."""
    ran = run("claims", "--json")

    assert set(SPEC.ledgers) == set(ran.json["sources"])
    for source, found in ran.json["sources"].items():
        assert len(SPEC.ledgers[source].sentences) == found["sentences"]
        assert sum(found["covered by"].values()) == found["claims"]
        assert [] == found["uncovered"]
    assert 0 == ran.code
    assert 0 == run("claims").code


def test_claims_of_one_source() -> None:
    """Each claim of a source is listed with where it leads."""
    ran = run("claims", "ru")

    assert f"{len(SPEC.ledgers['ru'].sentences)} sentences" in ran.out


def test_claims_name_a_text_that_differs(tmp_path: Path) -> None:
    """A copy of a text whose sentences are not those of the ledger is answered with each of them and exit code 1."""
    file = tmp_path / "ru.txt"
    file.write_text("These are other rules. They say something else.\n", encoding="utf-8")
    ran = run("claims", "--text", file)

    assert 1 == ran.code
    assert "line 1, sentence" in ran.out


def test_claims_refuse_what_is_no_text(tmp_path: Path) -> None:
    """A file that is not UTF-8, or not there, or not known, is one line."""
    file = tmp_path / "ru.txt"
    file.write_bytes(b"\xff\xfe\x00")
    other = tmp_path / "poem.txt"
    other.write_text("Roses are red.\n", encoding="utf-8")

    assert "UTF-8" in complaint("claims", "--text", file)
    assert "nothing.txt" in complaint("claims", "--text", "nothing.txt", "--source", "ru")
    assert "--source" in complaint("claims", "--text", other)


def test_digest_of_the_ledger_is_of_the_normalised_sentence() -> None:
    """White space does not change the digest by which a sentence is known."""
    assert digest("Two  cards.") == digest(" Two\u00a0cards. ")


def test_deal_is_reproducible() -> None:
    """The same seed gives the same deal, another seed another, and every card of the pack is dealt once."""
    first, again, other = (run("deal", "--seed", seed, "--variant", "ru", "--json").json for seed in ("7", "7", "8"))

    assert first == again
    assert first != other
    packets = [card for seat in first["packets"] for packet in seat for card in packet]
    assert 270 == len(packets) + 1 + len(first["stock"])


def test_deal_for_people() -> None:
    """A deal is shown with names and signs."""
    ran = run("deal", "--seed", "7", "--variant", "ru")

    assert 0 == ran.code
    assert "Ann" in ran.out
    assert "Starter card" in ran.out


@pytest.mark.parametrize(
    "arguments", [("--round", "0"), ("--round", "9"), ("--players", "5"), ("--round", "x"), ("--players", "-1")]
)
def test_deal_that_cannot_be(arguments: tuple[str, ...]) -> None:
    """A round or a number of players that the house rules have not is refused."""
    assert "handandfoot" not in complaint("deal", "--seed", "1", "--variant", "ru", *arguments).split(":")[0]
