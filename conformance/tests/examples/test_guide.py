"""The guide *Connect your engine* works as it is written: its code is run, and the verdict is the one it promises."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from command_line import run
from example_programs import EXAMPLES, RU, Program, cards
from runtimes import require_runtime

from handandfoot_conformance.cases.case_book import Wanted
from handandfoot_conformance.checking import Options, run_check
from handandfoot_conformance.judging.deviations import read_deviations
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.skeletons import write_skeleton
from handandfoot_conformance.protocol.messages import check_answer

if TYPE_CHECKING:
    from handandfoot_conformance.report.model import Report

pytestmark = pytest.mark.slow

GUIDE = Path(__file__).parents[3] / "docs" / "how-to" / "connect-your-engine.md"
NAMES = {"js": "adapter.js", "python": "adapter.py", "java": "Adapter.java"}
MELDS = {"js": "melds-in-javascript", "python": "melds-in-python", "java": "melds-in-java"}


def blocks(language: str, text: str | None = None) -> list[str]:
    """The blocks of code in a language, in their order."""
    return re.findall(rf"```{language}\n(.*?)```", text or GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def block_under(anchor: str, language: str) -> str:
    """The block of code that follows a heading."""
    return blocks(language, GUIDE.read_text(encoding="utf-8").partition(f"#{anchor} }}")[2])[0]


def written(language: str, folder: Path, melds: bool) -> list[str]:
    """Write the adapter of the guide, as far as a reader has come, and return the command that starts it."""
    path = folder / NAMES[language]
    code = block_under(MELDS[language], language)
    if language == "java":
        write_skeleton("java", folder)
        text = path.read_text(encoding="utf-8")
        played = block_under(MELDS[language], "json") if melds else ""
        text = re.sub(r'"capabilities":\[.*?\],\n', lambda _: f'"capabilities":["melds"],\n{played}', text)
        if melds:
            text = re.sub(r"    static Map<String, \?> meld\(.*?\n    }\n", lambda _: code, text, flags=re.DOTALL)
        path.write_text(text, encoding="utf-8")
        return [require_runtime("java"), str(path)]
    if language == "js":
        path.write_text(blocks("js")[0] + (code if melds else ""), encoding="utf-8")
        return [require_runtime("node"), str(path)]
    first, last = blocks("python")[:2]
    path.write_text(f"{first}\n\n{code if melds else ''}\n\n{last}", encoding="utf-8")
    return [sys.executable, str(path)]


def check(words: list[str]) -> Report:
    return run_check(Options(adapter=shlex.join(words), wanted=Wanted(variants=("ru",)), floor=False))


@pytest.mark.parametrize("language", NAMES)
def test_the_first_adapter_runs_and_has_no_verdict(language: str, tmp_path: Path) -> None:
    """What is promised and not there yet is no verdict at all, and the run is not green."""
    report = check(written(language, tmp_path, melds=False))

    assert report.tally.judged == 0
    assert report.tally.skipped > 0
    assert report.exit_code == (1 if language == "java" else 3)


@pytest.mark.parametrize("language", NAMES)
def test_the_first_verdict_is_green(language: str, tmp_path: Path) -> None:
    """The meld checker of the guide passes every meld case of the Russian rules."""
    report = check(written(language, tmp_path, melds=True))

    assert [each.id for each in report.results if each.outcome is Outcome.FAILED] == []
    assert {each.capability for each in report.results if each.outcome is Outcome.PASSED} == {"melds"}
    assert report.exit_code == 0


def test_what_is_broken_is_named(tmp_path: Path) -> None:
    """The mistake that the guide proposes is found under the rule that it names."""
    words = written("python", tmp_path, melds=True)
    path = tmp_path / NAMES["python"]
    text = path.read_text(encoding="utf-8")
    assert 'house["naturals_per_wild"]' in text
    path.write_text(text.replace('house["naturals_per_wild"]', "1"), encoding="utf-8")
    report = check(words)

    assert report.exit_code == 1
    assert any("HF-WILD-02" in each.rules for each in report.results if each.outcome is Outcome.FAILED)


@pytest.mark.parametrize("language", ["js", "python"])
def test_a_program_that_names_a_whole_variant_is_judged_by_nothing_else(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cases with other values are skipped, each with the value, and those of the variant are all judged."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ru.json").write_text(run("variants", "show", "ru", "--json").out, encoding="utf-8")
    (recipe,) = [block for block in blocks(language) if "ru.json" in block]
    words = written(language, tmp_path, melds=True)
    path = tmp_path / NAMES[language]
    text = path.read_text(encoding="utf-8")
    if language == "js":
        text = re.sub(r"const parameters = {.*?\n};\n", lambda _: recipe, text, flags=re.DOTALL)
    else:
        text = re.sub(r"PLAYED = {.*?\n}\n", lambda _: recipe, text, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")
    report = check(words)
    changed = [each for each in report.results if each.capability == "melds" and each.outcome is Outcome.SKIPPED]
    own = [each for each in report.results if each.capability == "melds" and each.group == "ru"]

    assert report.exit_code == 0
    assert {each.outcome for each in own} == {Outcome.PASSED}
    assert changed
    assert all(each.reason.startswith("the program does not play ") for each in changed)


def test_what_the_guide_declares_and_answers_keeps_to_the_protocol() -> None:
    """The complete answers that are shown would be accepted by the kit."""
    (started,) = [json.loads(block) for block in blocks("json") if '"protocol"' in block]
    (scored,) = [json.loads(block) for block in blocks("json") if '"total"' in block]

    assert check_answer("start", {"id": 0, **started})
    assert check_answer("score", scored)


def test_the_score_of_the_guide_is_right() -> None:
    """The example of a score is what the score keeper in the examples makes of it."""
    (request,) = [json.loads(block) for block in blocks("json") if '"tallies"' in block]
    (answer,) = [json.loads(block) for block in blocks("json") if '"total"' in block]
    with Program([require_runtime("node"), str(EXAMPLES / "javascript" / "adapter.js")]) as program:
        program.learn()
        (side,) = program.ask("score", rules=RU, round=1, sides=request["sides"])["sides"]

    assert side["total"] == answer["sides"][0]["total"]
    assert side["items"].items() >= answer["sides"][0]["items"].items()


def test_a_rank_without_a_suit() -> None:
    """The line for engines without suits names every card right."""
    names: dict[str, object] = {}
    exec(blocks("python")[-1], names)
    rank = names["rank"]
    assert callable(rank)

    assert [rank(card) for card in cards("10S QH JK 2C 3H 3C")] == ["10", "Q", "JK", "2", "red three", "black three"]


def test_the_known_failure_of_the_guide_is_a_case(tmp_path: Path) -> None:
    """The file of known failures that is shown is read, and its case exists."""
    path = tmp_path / "known.yaml"
    path.write_text(blocks("yaml")[0], encoding="utf-8")
    (case,) = read_deviations(path)
    ran = run("check", "--variant", "ru", "--case", case, "--known", path)

    assert ran.code == 1
    assert case in ran.out


@pytest.mark.parametrize("line", sorted({line for block in blocks("sh") for line in block.splitlines()}))
def test_every_command_of_the_guide_is_one(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The options that the guide names exist; each command runs, with the Python adapter in place of the others."""
    words = shlex.split(line.partition(" > ")[0])
    assert words[0] == "handandfoot"
    monkeypatch.chdir(tmp_path)
    adapter = shlex.join(written("python", tmp_path, melds=True))
    words = [adapter if before == "--adapter" else word for before, word in zip(["", *words[:-1]], words, strict=True)]

    assert run(*words[1:]).code == 0
