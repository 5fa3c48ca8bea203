"""Binding features to pytest-bdd.

The sentences have their one definition in the catalogue, which pytest-bdd reads through three steps:
a Given and a When do nothing, since the case was compiled before the scenario runs,
and a Then reports the finding of its own sentence.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, scenario, then, when
from pytest_bdd.parsers import StepParser
from pytest_bdd.utils import CONFIG_STACK

from handandfoot_conformance.judging.judge import State
from handandfoot_conformance.plugin import ABOUT, LINE, VERDICT
from handandfoot_conformance.scenarios.gherkin import find_features, load_feature
from handandfoot_conformance.scenarios.scenario import slugify
from handandfoot_conformance.scenarios.steps import readings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from handandfoot_conformance.judging.judge import Finding


class CatalogueParser(StepParser):
    """Recognises the sentences that the catalogue has for a keyword."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"a sentence of the catalogue under {kind.capitalize()}")
        self.kind = kind

    def is_matching(self, name: str) -> bool:
        """Whether exactly one sentence reads the text, and may stand under this keyword."""
        try:
            found = readings(name)
        except ValueError:
            return False
        return len(found) == 1 and self.kind in found[0].sentence.kinds

    def parse_arguments(self, _name: str) -> dict[str, Any]:
        """Return nothing: what stands in the slots was read when the case was compiled."""
        return {}


def bind_steps(namespace: dict[str, Any]) -> None:
    """Define the three steps in a module of tests."""

    def nothing() -> None:
        """Do nothing: the case was compiled before."""

    def report(request: pytest.FixtureRequest) -> None:
        """Report what was found about the sentence."""
        verdict, line = request.node.stash[VERDICT], request.node.stash[LINE]
        for finding in verdict.findings:
            if finding.line == line and finding.state is State.MISSED:
                pytest.fail("\n".join((missed(finding), *request.node.stash[ABOUT])), pytrace=False)

    before = set(locals())
    given(CatalogueParser("given"))(nothing)
    when(CatalogueParser("when"))(nothing)
    then(CatalogueParser("then"))(report)
    namespace |= {name: value for name, value in locals().items() if name not in before and name != "before"}


def missed(finding: Finding) -> str:
    """Return what to say about an expectation that was not met."""
    if not finding.differences:
        return f"line {finding.line}: {finding.text}\nexpected: {finding.expected}\ngot:      {finding.got}"
    lines = [f"{each.path}: expected {each.expected}, got {each.got}" for each in finding.differences]
    return "\n".join((f"line {finding.line}: {finding.text}", *lines))


def asked_features() -> tuple[str, ...]:
    """Return the patterns of the option `--only-features` of the pytest that runs."""
    return tuple(CONFIG_STACK[-1].getoption("--only-features", default=()))


def bind_features(namespace: dict[str, Any], root: Path, patterns: Sequence[str] = ()) -> int:
    """Bind scenarios of a corpus in a module of tests, and return how many there are, rows not counted.

    All are bound, or those whose path below `features`, without the ending, fits one of the patterns.

    The name of a test is made of the feature's path and the scenario's title, so that it never depends on the order.
    """
    count = 0
    for path in find_features(root):
        short = path.relative_to(root / "features").with_suffix("").as_posix()
        if patterns and not any(fnmatch(short, pattern) for pattern in patterns):
            continue
        feature = load_feature(path, root)
        for title in dict.fromkeys(entry.title for entry in feature.scenarios):
            name = re.sub(
                r"\W+", "_", f"test_{feature.path.removeprefix('features/').removesuffix('.feature')}__{slugify(title)}"
            )

            @scenario(str(path), title, features_base_dir=str(root))
            def bound() -> None:
                """Run by its steps alone."""

            namespace[name] = bound
            count += 1
    return count
