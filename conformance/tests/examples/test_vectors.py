"""The test runner that the README of the vectors shows: it is run as it stands, with a score keeper in its place."""

from __future__ import annotations

import json
import os
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
from example_programs import EXAMPLES
from runtimes import require_runtime
from scenarios import BOOK

from handandfoot.spec import find_corpus
from handandfoot_conformance.cases.vectors import compile_vectors

README = find_corpus().spec / "vectors.md"
PROGRAM = """\
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const read = (name) => JSON.parse(fs.readFileSync(path.join('vectors', name), 'utf8'));
const { rule_sets: ruleSets, changed } = read('rules.json');
const sets = new Map(ruleSets.map((each) => [each.rules, each]));
for (const { rules, base, changed: values } of changed) {
  sets.set(rules, { ...sets.get(base), rules, parameters: { ...sets.get(base).parameters, ...values } });
}
const requests = [...sets.values()].map((set) => ({ request: 'rules', ...set }));
for (const { file } of read('manifest.json').features) {
  for (const { kind, under, request } of read(file).cases) {
    if (kind !== 'score') continue;
    requests.push(...under.map(({ digest }) => ({ request: 'score', rules: digest, ...request })));
  }
}
const input = requests.map((request, id) => `${JSON.stringify({ id, ...request })}\\n`).join('');
const { stdout } = spawnSync(process.execPath, [process.env.KEEPER], { input, encoding: 'utf8', maxBuffer: 1e9 });
const answers = stdout.trim().split('\\n').map((line) => JSON.parse(line)).slice(sets.size);

module.exports = { score: () => answers.shift() };
"""
"""The score keeper of the examples as the runner wants it: all questions are put to it at once, in the same order."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (block,) = re.findall(r"```js\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "runner.test.js").write_text(block, encoding="utf-8")
    (tmp_path / "my-program.js").write_text(PROGRAM, encoding="utf-8")
    return tmp_path


@cache
def files() -> dict[str, str]:
    """Every vector file, compiled once."""
    return compile_vectors(BOOK)


def with_vectors(folder: Path, *kept: str) -> set[str]:
    """Copy the vectors, or only some of their files, and return the ids of the scoring cases in them."""
    manifest = json.loads(files()["manifest.json"])
    manifest["features"] = [each for each in manifest["features"] if not kept or each["file"] in kept]
    manifest["cases"] = sum(each["cases"] for each in manifest["features"])
    found = set()
    for name in ["rules.json", *(each["file"] for each in manifest["features"])]:
        text = files()[name]
        (folder / "vectors" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "vectors" / name).write_text(text, encoding="utf-8")
        for case in json.loads(text).get("cases", []):
            if case["kind"] == "score":
                found |= {f"{case['id']}@{each['variant']}" for each in case["under"]}
    (folder / "vectors" / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return found


def results(folder: Path, fault: str = "") -> tuple[int, dict[str, bool]]:
    """Run the runner and return its exit code and, for each test, whether it passed."""
    keeper = EXAMPLES / "javascript" / "adapter.js"
    ran = subprocess.run(
        [require_runtime("node"), "--test", "--test-reporter=tap", "runner.test.js"],
        cwd=folder,
        env={**os.environ, "KEEPER": str(keeper), "FAULT": fault},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    found = re.findall(r"^(not ok|ok) \d+ - (.*)$", ran.stdout.replace("\\#", "#"), re.MULTILINE)
    return ran.returncode, {name: sign == "ok" for sign, name in found}


def test_the_runner_passes_a_right_score_keeper_in_every_scoring_case(folder: Path) -> None:
    """Each scoring case under each variant is a test, and there is one more: that all cases have been read."""
    expected = with_vectors(folder)
    code, tests = results(folder)

    assert set(tests) == {*expected, "every case has been read"}
    assert [name for name, passed in tests.items() if not passed] == []
    assert code == 0


def test_the_runner_finds_a_mistake(folder: Path) -> None:
    """A wild book tallied as a dirty one is found, and what has no wild book in it passes."""
    with_vectors(folder, "sources/ru/books.json", "sources/ru/scoring.json")
    code, tests = results(folder, "wild-as-dirty")

    assert code == 1
    assert not tests["sources/ru/books/a-wild-book-is-no-dirty-book@ru"]
    assert tests["sources/ru/scoring/each-kind-of-book-brings-its-bonus[clean-and-dirty]@ru"]


def test_the_runner_finds_that_cases_are_missing(folder: Path) -> None:
    """A file that has lost a case is no green run."""
    with_vectors(folder, "sources/ru/scoring.json")
    path = folder / "vectors" / "sources" / "ru" / "scoring.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    del content["cases"][0]
    path.write_text(json.dumps(content), encoding="utf-8")
    code, tests = results(folder)

    assert code == 1
    assert not tests["every case has been read"]
