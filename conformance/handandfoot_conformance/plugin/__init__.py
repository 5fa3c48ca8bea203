"""The pytest plugin: `pytest -p handandfoot_conformance.plugin --pyargs handandfoot_conformance.bound --adapter CMD`.

It judges what pytest-bdd collects: each scenario under each variant is compiled and judged once,
and each Then reports its own finding, the very ones that `handandfoot check` reports.
A case that is not put to the program, or not applicable, is skipped with the reason;
a *should* that is not met, and what the rulebook only assumes, is an expected failure.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from handandfoot_conformance.protocol.messages import CAPABILITIES

if TYPE_CHECKING:
    from handandfoot_conformance.judging.judge import Verdict
    from handandfoot_conformance.scenarios.compiler import Prepared

VARIANT = "handandfoot_variant"
VERDICT: pytest.StashKey[Verdict] = pytest.StashKey()
"""Where a test keeps the verdict on its case."""
LINE: pytest.StashKey[int] = pytest.StashKey()
"""Where a test keeps the line of the sentence that speaks."""
ABOUT: pytest.StashKey[tuple[str, ...]] = pytest.StashKey()
"""Where a test keeps what a failure tells beside the finding: the rules, the sources and the command."""
_BENCH: pytest.StashKey[Bench] = pytest.StashKey()
_BOUND = "handandfoot_conformance.bound"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the kit."""
    group = parser.getgroup("handandfoot", "Hand and Foot conformance")
    group.addoption("--adapter", default=None, metavar="CMD", help="the program to judge, or py:module:object")
    group.addoption(
        "--only-features", action="append", default=[], metavar="GLOB", help="bind only features such as 'sources/ru/*'"
    )
    group.addoption("--variant", action="append", default=[], metavar="V", help="judge under this variant only")


def pytest_configure(config: pytest.Config) -> None:
    """Register the rules, the sources and the capabilities as markers, since the tags of a feature become markers."""
    from handandfoot.spec import SpecError, load_spec
    from handandfoot_conformance.cases.lint import PLAIN_TAGS

    try:
        spec = load_spec()
        rules, sources = spec.rules, spec.sources
    except SpecError as error:
        raise pytest.UsageError(str(error)) from error

    for rule in rules.values():
        config.addinivalue_line("markers", f"{rule.id}: {' '.join(rule.sentence.split())}")
    for source in sources.values():
        config.addinivalue_line("markers", f"{source.id}: scenarios of this source")
    for name in (*CAPABILITIES, *sorted(PLAIN_TAGS)):
        config.addinivalue_line("markers", f"{name}: scenarios of the Hand and Foot conformance kit")
    config.stash[_BENCH] = Bench(config)


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Say what to collect where a program is named and the cases are not."""
    if not config.getoption("--adapter") or any(_BOUND in argument.replace("/", ".") for argument in config.args):
        return []
    return [f"handandfoot: the cases put to the program are run with `--pyargs {_BOUND}`"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """End the program that was judged, and fail where it breaks down over that."""
    bench = session.config.stash.get(_BENCH, None)
    if bench is not None and (why := bench.close()):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        if (output := getattr(session.config, "workeroutput", None)) is not None:
            output[_BOUND] = why
        else:
            print(f"\nhandandfoot: the program broke down at its end: {why}", file=sys.stderr)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a worker of pytest-xdist says of the end of its program."""
    if why := getattr(node, "workeroutput", {}).get(_BOUND):
        node.config.stash[_BENCH].stop_failed = why


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the program that was judged, should it still run."""
    if (bench := config.stash.get(_BENCH, None)) is not None:
        bench.close()


class Bench:
    """The cases of a corpus and the program they are put to, made when the first scenario asks for them."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._book: Any = None
        self._session: Any = None
        self.stop_failed = ""
        """How the program, or one of its copies in other processes, broke down at its end."""
        self._scenarios: dict[str, Prepared] = {}
        self._titles: dict[tuple[str, str], Prepared] = {}
        self._names: dict[str, str] = {}

    @property
    def asked(self) -> tuple[str, ...]:
        """The variants that are asked for; a file stands for the variant that it holds."""
        names = self._config.getoption("--variant")
        own = tuple(self.book.rules.own) if names else ()
        return (*(name for name in names if not Path(name).is_file()), *own)

    @property
    def adapter(self) -> str:
        """The program that is judged, as it was named."""
        from handandfoot_conformance.programs.opening import REFERENCE

        return self._config.getoption("--adapter") or REFERENCE

    @property
    def book(self) -> Any:
        """The cases of the corpus."""
        if self._book is None:
            from handandfoot.spec import load_spec, load_variant_file
            from handandfoot_conformance.cases.case_book import CaseBook
            from handandfoot_conformance.judging.severity import Severities

            own = [load_variant_file(name) for name in self._config.getoption("--variant") if Path(name).is_file()]
            self._book = CaseBook(load_spec(), own=own)
            self._severities = Severities(self._book.spec, self._book.rules.own)
            for prepared in self._book.prepared:
                self._scenarios[prepared.scenario.slug] = prepared
                self._titles[prepared.scenario.feature, prepared.scenario.title] = prepared
        return self._book

    @property
    def session(self) -> Any:
        """The program, running."""
        if self._session is None:
            from handandfoot_conformance.programs.opening import open_session

            self._session = open_session(self.adapter, self.book.spec.version, lasting=True)
        return self._session

    def close(self) -> str:
        """End the program, and return how it broke down over it."""
        session, self._session = self._session, None
        if session is not None:
            session.close()
            self.stop_failed = session.stop_failed
        return self.stop_failed

    def feature_name(self, filename: str) -> str:
        """Return the name that a feature file has in ids."""
        if filename not in self._names:
            self._names[filename] = Path(filename).resolve().relative_to(self.book.root.resolve()).as_posix()
        return self._names[filename]

    def variants(self, filename: str, title: str) -> tuple[str, ...]:
        """Return the variants under which the scenarios of a title are posed."""
        book, name = self.book, self.feature_name(filename)
        first = self._titles[name, title]
        variants: tuple[str, ...] = book.variants_of(first)
        return variants

    def verdict(self, slug: str, variant: str) -> Verdict:
        """Return the verdict on a case; it is judged once."""
        from handandfoot_conformance.judging.judge import Verdict, asks_of, why_not
        from handandfoot_conformance.judging.outcomes import Outcome
        from handandfoot_conformance.protocol.adapter import Job
        from handandfoot_conformance.protocol.case import Case

        case = self.book.case(self._scenarios[slug], variant)
        if not isinstance(case, Case):
            return Verdict(Outcome.NOT_APPLICABLE, reason=case.reason)
        table = self.book.rules.by_digest[case.digest]
        declared = self.session.declared
        if (why := why_not(case, declared, table.parameters)) is not None:
            return Verdict(Outcome.SKIPPED, reason=why)
        rule_sets = {case.digest: table.request()}
        replies = dict(self.session.run([Job(case.digest, asks_of(case, declared))], rule_sets))[0]
        verdict: Verdict = self._severities.judge(case, replies, declared, table.request())
        return verdict

    def about(self, slug: str, variant: str, verdict: Verdict) -> tuple[str, ...]:
        """Return what to tell beside a finding: each rule with the first place that states it, and the command."""
        from handandfoot_conformance.judging.severity import severity_of
        from handandfoot_conformance.report.results import about_rules, result_of
        from handandfoot_conformance.report.words import cited, command
        from handandfoot_conformance.wording.safe import safe

        case = self.book.case(self._scenarios[slug], variant)
        result = result_of(case, verdict, severity_of(verdict, self._severities.of(case)))
        lines = []
        for name, rule in about_rules(self.book.spec, [result]).items():
            lines.append(f"{name}: {safe(rule.sentence)}")
            lines += [f"    {safe(place)}" for place in cited(rule, result)[:1]]
        files = [name for name in self._config.getoption("--variant") if Path(name).is_file()]
        return (*lines, command(self.adapter, case.id, files if variant in self.book.rules.own else ()))


def _template(function: Any) -> Any:
    """Return the scenario that pytest-bdd has bound to a test function, or None."""
    from pytest_bdd.scenario import scenario_wrapper_template_registry

    try:
        return scenario_wrapper_template_registry.get(function)
    except TypeError:
        return None


def _slug(feature: str, title: str, example: dict[str, str]) -> str:
    """Return the id, without the variant, of the scenario that pytest-bdd runs; the cell `case` names its row."""
    from handandfoot_conformance.scenarios.scenario import Scenario

    return Scenario(feature, title, 0, 0, example.get("case"), (), None, ()).slug


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Multiply a scenario by the variants under which it is posed."""
    template = _template(metafunc.function)
    if template is None:
        return
    variants = metafunc.config.stash[_BENCH].variants(template.feature.filename, template.name)
    metafunc.fixturenames.append(VARIANT)
    metafunc.parametrize(VARIANT, variants)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the variants that are not asked for."""
    asked = config.stash[_BENCH].asked
    if not asked:
        return
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        params = getattr(getattr(item, "callspec", None), "params", {})
        (left if params.get(VARIANT, asked[0]) not in asked else kept).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Judge the case before its sentences are gone through."""
    from handandfoot_conformance.judging.outcomes import Outcome

    params = getattr(getattr(request.node, "callspec", None), "params", {})
    if VARIANT not in params:
        return
    bench = request.config.stash[_BENCH]
    slug = _slug(bench.feature_name(feature.filename), scenario.name, params.get("_pytest_bdd_example", {}))
    verdict = bench.verdict(slug, params[VARIANT])
    request.node.stash[VERDICT] = verdict
    request.node.user_properties.append(("case", f"{slug}@{params[VARIANT]}"))
    request.node.user_properties.append(("outcome", str(verdict.outcome)))
    if verdict.outcome in (Outcome.SKIPPED, Outcome.NOT_APPLICABLE):
        pytest.skip(f"{verdict.outcome}: {verdict.reason}")
    if verdict.outcome in (Outcome.WARNED, Outcome.DIFFERED):
        pytest.xfail(f"{verdict.outcome}: {'; '.join(finding.text for finding in verdict.missed)}")
    right = verdict.outcome is Outcome.PASSED
    request.node.stash[ABOUT] = () if right else bench.about(slug, params[VARIANT], verdict)
    if verdict.outcome is Outcome.ERRORED:
        told = f"errored: {verdict.reason}\n{verdict.errors}".rstrip()
        pytest.fail("\n".join((told, *request.node.stash[ABOUT])), pytrace=False)


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Remember which line speaks."""
    request.node.stash[LINE] = step.line_number
