"""The pytest plugin: what pytest collects is what there is, and its verdicts are those of the judge."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from scenarios import BOOK

from handandfoot_conformance.cases.case_book import Wanted
from handandfoot_conformance.judging.judge import asks_of, why_not
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.judging.severity import Severities
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.protocol.adapter import Job
from handandfoot_conformance.protocol.case import Case
from handandfoot_conformance.wrong.engines import AcceptEverything

pytestmark = pytest.mark.slow

BOUND = [
    "-p",
    "handandfoot_conformance.plugin",
    "--pyargs",
    "handandfoot_conformance.bound",
    "-q",
    "-p",
    "no:cacheprovider",
]
ACCEPTS = "py:handandfoot_conformance.wrong.engines:AcceptEverything"
SOME = ("--only-features", "sources/ru/wild", "--only-features", "sources/ru/turn")


def run_pytest(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run pytest on the bound features."""
    command = [sys.executable, "-m", "pytest", *BOUND, *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd or BOOK.root, check=False, timeout=300)


def outcomes(report: Path) -> dict[str, str]:
    """The outcome of each case, from the properties in a JUnit report."""
    found = {}
    for test in ET.parse(report).iter("testcase"):
        properties = {entry.get("name"): entry.get("value") for entry in test.iter("property")}
        if properties.get("case"):
            found[str(properties["case"])] = str(properties["outcome"])
    return found


def test_pytest_collects_every_scenario_under_every_variant() -> None:
    """The number of tests is the number of pickles times the variants; one variant may be asked for alone."""
    counts = [len(BOOK.variants_of(prepared)) for prepared in BOOK.prepared]
    russian = [prepared for prepared in BOOK.prepared if "ru" in BOOK.variants_of(prepared)]
    collected = run_pytest("--collect-only", "--variant", "ru").stdout
    found = re.search(r"^(\d+)/(\d+) tests collected", collected, re.MULTILINE)
    assert found, collected[-500:]

    assert (len(russian), sum(counts)) == (int(found[1]), int(found[2]))


def test_a_wrong_engine_gets_the_verdicts_of_the_judge(tmp_path: Path) -> None:
    """Under pytest, in parallel and outside the checkout, each case has the outcome that the judge gives."""
    ran = run_pytest("--adapter", ACCEPTS, *SOME, "-n", "2", "--junit-xml=report.xml", cwd=tmp_path)
    assert 1 == ran.returncode, ran.stdout[-2000:]

    session, severities, expected = InProcessSession(AcceptEverything(), ""), Severities(BOOK.spec), {}
    selection = BOOK.select(Wanted(cases=("sources/ru/wild/*", "sources/ru/turn/*")))
    for case in selection.cases:
        if why_not(case, session.declared, {}):
            expected[case.id] = str(Outcome.SKIPPED)
            continue
        job = Job(case.digest, asks_of(case, session.declared))
        replies = dict(session.run([job], {case.digest: dict(selection.rule_sets[case.digest])}))[0]
        rule_set = selection.rule_sets[case.digest]
        expected[case.id] = str(severities.judge(case, replies, session.declared, rule_set).outcome)

    assert expected == outcomes(tmp_path / "report.xml")
    assert "the meld is refused under HF-WILD-02" in ran.stdout
    assert "expected: refused under HF-WILD-02" in ran.stdout
    assert "got:      good" in ran.stdout
    refused = ran.stdout[ran.stdout.index("the meld is refused under HF-WILD-02") :].splitlines()[:6]
    assert [line[:12] for line in refused[1:4]] == ["expected: re", "got:      go", "HF-WILD-02: "]
    assert re.match(r"    ru .*line \d+: .+ \(\w+\)$", refused[4])
    assert refused[5].startswith(f"handandfoot check --adapter {ACCEPTS} --case ")


def test_who_names_a_program_and_no_cases_is_told_how_to_name_them(tmp_path: Path) -> None:
    """The plugin alone collects nothing, and its header says what does."""
    command = [sys.executable, "-m", "pytest", "-p", "handandfoot_conformance.plugin", "--adapter", ACCEPTS]
    hint = "run with `--pyargs handandfoot_conformance.bound`"

    def header(*arguments: str) -> str:
        ran = subprocess.run(
            [*command, *arguments], capture_output=True, text=True, cwd=tmp_path, check=False, timeout=300
        )
        return ran.stdout

    assert hint in header()
    assert hint not in header("--collect-only", "--pyargs", "handandfoot_conformance.bound", *SOME)


def test_an_adapter_that_does_not_exist_is_told() -> None:
    """No test passes without a program."""
    ran = run_pytest("--adapter", "py:no.such:Thing", *SOME, "-x")

    assert 0 != ran.returncode
    assert "no.such" in ran.stdout
    assert " passed" not in ran.stdout


def test_markers_are_registered() -> None:
    """Rules, sources and capabilities may be selected with -m, under strict markers too."""
    ran = run_pytest("--markers")

    assert "HF-WILD-02" in ran.stdout
    assert "@pytest.mark.ru" in ran.stdout
    assert "@pytest.mark.scoring" in ran.stdout


WITHOUT_THE_ENGINE = """
import sys
ALLOWED = {"handandfoot", "handandfoot.by_tables", "handandfoot.cards", "handandfoot.errors"}

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("handandfoot.") and name not in ALLOWED and not name.startswith("handandfoot.spec"):
            raise ImportError(f"{name} is absent")

sys.meta_path.insert(0, Absent())
from handandfoot.spec import load_spec
from handandfoot_conformance.cases.lint import lint_features
from handandfoot_conformance.cases.case_book import CaseBook
from handandfoot_conformance.cases.vectors import compile_vectors
spec = load_spec()
assert not lint_features(spec.root, spec)
print(len(compile_vectors(CaseBook(spec))))
"""


def test_vectors_build_with_the_engine_absent() -> None:
    """Expectations come from scenarios, and never from an engine."""
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_THE_ENGINE], capture_output=True, text=True, check=False, timeout=300
    )

    assert 0 == ran.returncode, ran.stderr
    assert int(ran.stdout) > 2


def test_every_case_is_a_case_under_the_reference_variants() -> None:
    """Scenarios of sources are always applicable."""
    assert all(isinstance(BOOK.case(p, p.variant), Case) for p in BOOK.prepared if p.variant is not None)
