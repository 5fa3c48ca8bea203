"""Small scenarios for the tests of compiling, linting and selecting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook
from handandfoot_conformance.protocol.case import Case
from handandfoot_conformance.scenarios.compiler import prepare
from handandfoot_conformance.scenarios.gherkin import parse_feature

if TYPE_CHECKING:
    from pathlib import Path

    from handandfoot_conformance.protocol.case import Compiled
    from handandfoot_conformance.scenarios.gherkin import Feature

BOOK = CaseBook(load_spec())
RU = BOOK.rules.table("ru")


def feature_of(steps: str, *, name: str = "features/sources/ru/some.feature", tag: str = "HF-MELD-01") -> Feature:
    """A feature with one scenario of these steps; in a source's folder it names its house rules."""
    folder = name.split("/")[1]
    rules = [f'      Given the "{name.split("/")[2]}" house rules'] if folder == "sources" else []
    lines = [f"      {line.strip()}" for line in steps.strip().splitlines()]
    head = ["Feature: Some", f"  @{tag}", "  Rule: Some rule", "", "    Scenario: A thing happens"]
    return parse_feature("\n".join([*head, *rules, *lines]) + "\n", name)


def compiled(steps: str, variant: str = "ru", **more: str) -> Compiled:
    """The case that these steps become."""
    feature = feature_of(steps, **more)
    prepared = prepare(feature.scenarios[0])
    return BOOK.case(prepared, prepared.variant or variant)


def case_of(steps: str, variant: str = "ru", **more: str) -> Case:
    """The case that these steps become, which must be one."""
    case = compiled(steps, variant, **more)
    assert isinstance(case, Case), case
    return case


def core(steps: str, variant: str, **more: str) -> Compiled:
    """The case that the steps of a core feature become under a variant."""
    return compiled(steps, variant, name="features/core/some.feature", **more)


def position(steps: str, variant: str = "ru") -> dict[str, Any]:
    """The position that some Givens make."""
    case = case_of(f"{steps}\nWhen Ann draws\nThen the action is accepted", variant)
    found: dict[str, Any] = case.request["position"]
    return found


def write_corpus(root: Path, **features: str) -> Path:
    """A corpus with these feature files, named by their path with double underscores for slashes."""
    for name, text in features.items():
        path = root / "features" / (name.replace("__", "/") + ".feature")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root
