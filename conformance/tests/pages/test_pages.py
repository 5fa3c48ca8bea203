"""The pages made from the specification: complete, linked, and nothing in them typed twice."""

from __future__ import annotations

import re
import shutil

import pytest
from command_line import run
from markupsafe import escape
from site_checks import dead_links, markdown_page, outside_in_style, outside_loads

from handandfoot.spec import load_spec
from handandfoot.spec.tables import plain_values
from handandfoot_conformance.pages import Material, all_pages, gather
from handandfoot_conformance.pages.alone import rulebook_alone
from handandfoot_conformance.pages.rulebook import ELSEWHERE, PLAN, rulebook
from handandfoot_conformance.pages.site import ARCHIVE, TwiceError, assets, hand_written, lay_out, navigation

SPEC = load_spec()
HEADINGS = ("In one sentence", "What the sources say", "How this rulebook decides", "House rules that change it",
            "Examples", "In the engine")  # fmt: skip


@pytest.fixture(scope="module")
def material():
    return gather(SPEC)


@pytest.fixture(scope="module")
def pages(material):
    return all_pages(material)


@pytest.fixture(scope="module")
def as_read(pages):
    """Every page as a browser reads it, under its name on the built site."""
    return {name.removesuffix(".md") + ".html": markdown_page(text) for name, text in pages.items()}


def test_every_kind_of_page_is_there(pages):
    """A chapter for each chapter, a rulebook for each variant, a ledger for each source."""
    wanted = {f"rules/{name.lower()}.md" for name in SPEC.chapters}
    wanted |= {f"variants/{name}.md" for name in SPEC.variant_ids}
    wanted |= {f"sources/{name}.md" for name in SPEC.sources}
    wanted |= {"index.md", "rules/index.md", "variants/index.md", "variants/matrix.md", "variants/parameters.md"}
    wanted |= {"variants/compare.md", "sources/index.md", "sources/conflicts.md"}
    wanted |= {"reference/glossary.md", "reference/steps.md", "reference/tested.md"}

    assert wanted - set(pages) == set()


def test_every_link_between_pages_leads_somewhere(as_read):
    """Pages and anchors exist; the hand-written pages count as places."""
    written = hand_written(SPEC.root / "docs")
    others = [name.removesuffix(".md") + ".html" for name in written]

    assert dead_links(as_read, others) == []


def test_no_page_has_a_place_twice(as_read):
    """An anchor is found once."""
    twice = {name: [each for each in set(page.ids) if page.ids.count(each) > 1] for name, page in as_read.items()}

    assert {name: ids for name, ids in twice.items() if ids} == {}


def test_no_page_loads_anything_from_another_host(as_read):
    """Neither pages nor style ask another host for anything."""

    assert [each for page in as_read.values() for each in outside_loads(page)] == []
    assert [name for name, text in assets().items() if outside_in_style(text)] == []


def test_every_picture_has_a_name(as_read):
    """Cards are read aloud by their names."""

    assert [each for page in as_read.values() for each in page.nameless] == []


def test_every_rule_has_its_place_and_its_six_headings(pages):
    """A rule's name is the address of its place, and pages of a kind have the same headings."""
    for rule in SPEC.rules.values():
        text = pages[f"rules/{rule.chapter.lower()}.md"]
        place = text.split(f"{{ #{rule.id} ")[1].split("\n## ")[0]
        assert tuple(re.findall(r"<h3>(.*?)</h3>", place)) == HEADINGS


def test_every_citation_and_reading_is_shown(pages):
    """What a source says about a rule, and every reading of a dispute, stands on a page."""
    conflicts = pages["sources/conflicts.md"]
    rules = {name: pages[f"rules/{name.lower()}.md"] for name in SPEC.chapters}
    says = [one.says for rule in SPEC.rules.values() for one in rule.citations if one.standing != "silent"]
    everything = "".join(rules.values())

    assert [text for text in says if escaped(text) not in everything] == []
    assert [one.id for one in SPEC.conflicts.values() if f"#{one.id} }}" not in conflicts] == []


def test_every_claim_is_on_the_page_of_its_source(pages):
    """No sentence of a source is left out."""
    for name, ledger in SPEC.ledgers.items():
        text = pages[f"sources/{name}.md"]
        missing = [one.id for each in ledger.sentences for one in each.claims if escaped(one.says) not in text]
        assert missing == []


def test_every_scenario_is_on_a_page(material, pages):
    """Every scenario of every feature can be linked to."""

    assert [one.title for one in material.examples if f'id="{one.anchor}"' not in pages[one.page]] == []


def test_the_page_of_a_rule_shows_the_function_that_decides_it(material, pages):
    """It is the function whose `if` is the rule, never the one that proposes plays, and no rule goes without."""
    (opening,) = material.engine["HF-OPEN-01"]

    assert ("opening_too_low", "reference_impl/handandfoot/laying.py") == (opening.name, opening.path)
    assert "<code>opening_too_low</code>" in pages["rules/open.md"]
    assert not any("No function decides it" in text for text in pages.values())


def escaped(text):
    return str(escape(text))


# Rulebooks

NEEDLESS = {"ranks", "natural_minimum", "wild_limit", "permission_binds", "packet_choice", "foot_after_discard",
            "out_partner", "red_three_left", "red_three_without"}  # fmt: skip
"""What a game may have no use for, besides values that are nothing."""


def is_nothing(value):
    return not value or value == "nothing"


@pytest.mark.parametrize("variant", SPEC.variant_ids)
def test_a_rulebook_says_every_value_or_leaves_out_what_goes_without_saying(variant):
    """Every parameter is in the rulebook, in the table of points, or is nothing to this game."""
    book = rulebook(SPEC, SPEC.variant(variant))
    said = {one.name for chapter in book.chapters for paragraph in chapter.paragraphs for one in paragraph}
    left_out = set(SPEC.parameters) - said - ELSEWHERE
    settings = SPEC.resolve(variant).settings
    empty = {name for name in left_out if all(is_nothing(value) for value in plain_values(settings[name].value))}

    assert left_out - empty - NEEDLESS == set()


@pytest.mark.parametrize("variant", SPEC.variant_ids)
def test_a_rulebook_marks_every_assumed_value_that_it_prints(variant):
    """What a source does not say has a footnote."""
    book = rulebook(SPEC, SPEC.variant(variant))
    settings = SPEC.resolve(variant).settings
    said = [one for chapter in book.chapters for paragraph in chapter.paragraphs for one in paragraph]
    unmarked = [one.name for one in said if one.name in settings and settings[one.name].assumed and not one.notes]

    assert unmarked == []
    assert all(0 < number <= len(book.notes) for one in said for number in one.notes)


def test_the_plan_of_the_rulebook_names_what_there_is():
    """A name in the plan is a rule or a parameter of that chapter, and stands there once."""
    names = [(chapter, name) for chapter, paragraphs in PLAN.items() for each in paragraphs for name in each]
    known = set(SPEC.rules) | set(SPEC.parameters)

    assert [name for _, name in names if name not in known] == []
    assert len({name for _, name in names}) == len(names)
    assert set(PLAN) <= set(SPEC.chapters)


def test_a_new_rule_is_printed_without_being_planned(copied):
    """A rule that the plan does not know comes at the end of its chapter."""
    edit(copied, "spec/rules/discard.yaml", "\nrules:\n", f"\n{NEW_RULE}")
    book = rulebook(fresh(copied), fresh(copied).variant("ru"))
    said = [one.text for chapter in book.chapters for paragraph in chapter.paragraphs for one in paragraph]

    assert "The discard is shown to everybody." in said


NEW_RULE = """rules:

  - id: HF-DISC-99
    order: 99
    word: must
    question: Who sees the discard?
    sentence: The discard must be shown to everybody.
    status: active
    capability: positions
    parameters: []
    citations:
      - {source: it, standing: silent}
      - {source: es, standing: silent}
      - {source: ro, standing: silent}
      - {source: ru, standing: silent}
      - {source: "no", standing: silent}
"""


def test_a_strangers_house_rules_make_a_page_of_their_own(tmp_path):
    """`docs --variant FILE` prints one page that needs nothing else."""
    file = tmp_path / "aunt-ann.yaml"
    file.write_text(
        "id: aunt-ann\ntitle: At aunt Ann's\nparent: ru\nstanding: table\nparameters:\n  take_amount: 5\n", "utf-8"
    )
    ran = run("docs", "--variant", str(file))

    assert ran.code == 0
    assert "takes its top five cards" in ran.out
    assert outside_loads(markdown_page(ran.out)) == []
    assert 'href="../' not in ran.out


def test_what_no_parameter_says_is_printed_as_sentences(tmp_path):
    """Whether it was written as a sentence or not, on the page and in the terminal."""
    file = tmp_path / "aunt-ann.yaml"
    file.write_text(
        "id: aunt-ann\ntitle: At aunt Ann's\nparent: ru\nstanding: table\nparameters: {take_amount: 5}\n"
        "unmodelled: [a clock, The youngest deals., 'Who talks pays!']\n",
        "utf-8",
    )
    agreed = "A clock. The youngest deals. Who talks pays!"

    assert f"{agreed}</p>" in run("docs", "--variant", str(file)).out
    assert agreed in run("variants", "show", str(file)).text


def test_a_note_on_a_value_of_the_parent_says_whose_it_is():
    """`The text` in a note is never left without a name, where the rules are not those of the text."""
    short, own = (rulebook(SPEC, SPEC.variant(name)).notes for name in ("short", "it"))

    assert all(note.startswith("Assumed in the rules of the Italian text. ") for note in short if "Assumed" in note)
    assert any(note.startswith("Assumed. ") for note in own)


def test_a_page_of_its_own_has_what_the_site_has():
    """The rulebook alone says the same as the page of the site."""
    alone = rulebook_alone(SPEC, SPEC.variant("ru"))
    book = rulebook(SPEC, SPEC.variant("ru"))

    assert all(escaped(one.text) in alone for each in book.chapters for group in each.paragraphs for one in group)


# Nothing is typed twice


@pytest.fixture
def copied(tmp_path):
    """A copy of the specification in which something can be changed."""
    shutil.copytree(SPEC.root / "spec", tmp_path / "spec")
    return tmp_path


def edit(root, name, old, new):
    file = root / name
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def fresh(root):
    return load_spec(root, fresh=True)


@pytest.fixture(scope="module")
def few(material):
    """The material with the features of one source only."""
    return Material(SPEC, tuple(one for one in material.features if "/ru/" in one.path), material.engine)


@pytest.fixture(scope="module")
def before(few):
    return all_pages(few)


def changed_pages(before, few, root):
    """Return the pages that differ when they are made from the specification in another folder."""
    other = all_pages(Material(fresh(root), few.features, few.engine))
    assert set(before) == set(other)
    return {name: other[name] for name in before if before[name] != other[name]}


def test_one_changed_value_changes_every_page_that_shows_it(before, few, copied):
    """The Russian take becomes nine cards: rulebook, matrix, parameters, comparer and the rule's chapter follow."""
    edit(copied, "spec/variants/ru.yaml", "take_amount: {value: 7,", "take_amount: {value: 9,")
    changed = changed_pages(before, few, copied)

    assert set(changed) == {
        "rules/pile.md", "variants/compare.md", "variants/matrix.md", "variants/parameters.md", "variants/ru.md",
    }  # fmt: skip
    assert all("nine cards" in changed[name] for name in set(changed) - {"variants/matrix.md"})
    assert ">9<" in changed["variants/matrix.md"]


def test_a_value_that_others_inherit_changes_their_pages_too(before, few, copied):
    """The Italian bonus for going out is that of the variants that come from the Italian text."""
    edit(copied, "spec/variants/it.yaml", "out_bonus: {value: 100,", "out_bonus: {value: 250,")
    changed = changed_pages(before, few, copied)
    heirs = {one.id for one in SPEC.variants.values() if "it" in [each.id for each in SPEC.chain(one)]}

    assert {f"variants/{name}.md" for name in heirs} <= set(changed)
    assert "variants/ru.md" not in changed
    assert all("250" in changed[f"variants/{name}.md"] for name in heirs)


def test_a_changed_sentence_of_a_rule_changes_every_page_that_prints_it(before, few, copied):
    """A rule's sentence stands in its chapter, in the list of rules and in every rulebook."""
    edit(
        copied,
        "spec/rules/table.yaml",
        "The turn must pass clockwise, to the left.",
        "The turn must pass to the right.",
    )
    changed = changed_pages(before, few, copied)
    rulebooks = {f"variants/{name}.md" for name in SPEC.variant_ids}

    assert set(changed) == {"rules/index.md", "rules/table.md", *rulebooks}


def test_a_changed_phrase_of_a_parameter_changes_every_page_that_prints_it(before, few, copied):
    """What a value means is written once, in the parameter."""
    edit(copied, "spec/parameters.yaml", "A finished book takes no more cards.", "A finished book is closed.")
    changed = changed_pages(before, few, copied)

    assert {"rules/meld.md", "variants/parameters.md", "variants/compare.md", "variants/ru.md"} <= set(changed)
    assert all("A finished book takes no more cards." not in text for text in changed.values())


# Laying out


def test_what_is_no_longer_made_is_removed(few, tmp_path):
    """A page of yesterday does not stay on the site, and one that is the same is not touched."""
    lay_out(few, tmp_path)
    kept = tmp_path / "docs/rules/pile.md"
    before = kept.stat().st_mtime_ns
    (tmp_path / "docs/old").mkdir()
    (tmp_path / "docs/old/page.md").write_text("gone", "utf-8")
    (tmp_path / "docs/rules/wild.md").write_text("stale", "utf-8")
    lay_out(few, tmp_path)

    assert not (tmp_path / "docs/old").exists()
    assert "stale" not in (tmp_path / "docs/rules/wild.md").read_text("utf-8")
    assert kept.stat().st_mtime_ns == before


def test_the_archive_is_laid_beside_the_pages(few, tmp_path):
    """It is kept byte for byte, and goes where it is not given."""
    lay_out(few, tmp_path, archive=b"\x00\xff\r\n")
    assert b"\x00\xff\r\n" == (tmp_path / "docs" / ARCHIVE).read_bytes()

    lay_out(few, tmp_path)
    assert not (tmp_path / "docs" / ARCHIVE).exists()


def test_a_page_is_not_both_written_and_generated(few, copied, tmp_path):
    """A hand-written page that would hide a generated one is refused."""
    (copied / "docs/rules").mkdir(parents=True)
    (copied / "docs/rules/pile.md").write_text("# Mine", "utf-8")

    with pytest.raises(TwiceError, match=r"docs/rules/pile\.md"):
        lay_out(Material(fresh(copied), few.features, few.engine), tmp_path / "out")


def test_the_navigation_names_every_page_once(material, pages):
    """Only the scenarios are reached by links alone."""
    written = hand_written(SPEC.root / "docs")
    named = list(leaves(navigation(material, written, pages)))
    wanted = {name for name in (*written, *pages) if not name.startswith("examples/")}

    assert sorted(named) == sorted(wanted)


def leaves(entry):
    if isinstance(entry, str):
        yield entry
    else:
        for inner in entry.values() if isinstance(entry, dict) else entry:
            yield from leaves(inner)
