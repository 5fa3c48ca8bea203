"""Feature lint: everything that a runner of Gherkin lets pass in silence, and what this house asks of a scenario.

Each check is a generator over one feature, or over all; each yields problems with file and line.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from handandfoot.spec import Problem, SpecError
from handandfoot_conformance.cases import english
from handandfoot_conformance.positions.reachable import check_request
from handandfoot_conformance.protocol.case import Case, NotApplicable
from handandfoot_conformance.scenarios.compiler import prepare
from handandfoot_conformance.scenarios.gherkin import Feature, find_features, load_feature, load_features
from handandfoot_conformance.scenarios.scenario import GIVEN, THEN, WHEN, FeatureError, FeatureStep, Scenario, slugify
from handandfoot_conformance.scenarios.steps import SENTENCES, read_step, readings, tables
from handandfoot_conformance.scenarios.steps.words import FORMS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from handandfoot.spec import Spec
    from handandfoot_conformance.cases.case_book import CaseBook
    from handandfoot_conformance.protocol.case import Compiled

MAXIMUM_TITLE = 100
PLAIN_TAGS = frozenset({"core", "house-rules", "playthrough", "slow"})
"""Tags that are neither a rule, a source nor a variant."""
NEVER_MET = frozenset({"HF-THREE-05"})
"""Rules that play cannot break: who would discard a red three has laid it long before. Their cases are placed."""

_RULE_LIKE = re.compile(r"HF-.*", re.IGNORECASE)
_FORBIDDEN_IN_TITLES = re.compile(
    r"\b(test|tests|should|shall|fail|fails when|must be able|verify|check that)\b", re.IGNORECASE
)
_PRONOUNS = re.compile(r"\b(he|she|they|his|her|hers|their|theirs|it's|them|him)\b", re.IGNORECASE)
_LETTERS = re.compile(r"[A-Za-z]")
_PLACEHOLDER = re.compile(r"<[^<>]+>")
_UNCHANGED, _NOTHING_ELSE = "nothing has changed", "nothing else has changed"
_RULES = re.compile(r"HF-[A-Z]+-\d+")
_REFUSED_UNDER = re.compile(r"the (?:action|meld) is refused under ")
_SAYS_REFUSED = re.compile(r"\b(?:is|are) refused\b")
_REFUSED_WORD = re.compile(r"\b(?:refused|refuses?)\b", re.IGNORECASE)
_PLAYTHROUGHS = "features/playthroughs/"
_REFUSED, _ACCEPTED = "the action is refused under ", "the action is accepted"


def lint_features(root: Path, spec: Spec | None = None) -> list[Problem]:
    """Return every problem of the features of a corpus, in the order of files and lines."""
    problems: list[Problem] = []
    for path in find_features(root):
        try:
            feature = load_feature(path, root)
        except FeatureError as error:
            problems.append(Problem(error.feature, error.line, "", error.message))
            continue
        problems += lint_feature(feature, spec)
    return problems


def lint_feature(feature: Feature, spec: Spec | None = None) -> list[Problem]:
    """Return the problems of one feature."""
    found = [problem for check in _CHECKS for problem in check(feature)]
    if spec is not None:
        found += [*_tags_exist(feature, spec), *_rules_exist(feature, spec), *_small_tables(feature, spec)]
        found += _house_words(feature, spec)
    unique = dict.fromkeys(found)
    return sorted(unique, key=lambda problem: (problem.line, problem.message))


def lint_cases(book: CaseBook) -> list[Problem]:
    """Return the problems that show when scenarios are compiled: contradictions, and positions play cannot reach.

    A scenario of `core` or `house_rules` that no variant can pose is one of them.
    """
    problems: list[Problem] = []
    for feature in load_features(book.root):
        for scenario in feature.scenarios:
            try:
                prepared = prepare(scenario)
                compiled = [book.case(prepared, name) for name in book.variants_of(prepared)]
            except FeatureError as error:
                problems.append(Problem(error.feature, error.line, "", error.message))
                continue
            problems += _unreachable(compiled, book)
            if all(isinstance(entry, NotApplicable) for entry in compiled):
                reason = compiled[0].reason if isinstance(compiled[0], NotApplicable) else ""
                problems.append(Problem(feature.path, scenario.row_line, "", f"no variant can pose it: {reason}"))
    return list(dict.fromkeys(problems))


def _unreachable(compiled: list[Compiled], book: CaseBook) -> Iterator[Problem]:
    for case in compiled:
        if isinstance(case, Case) and NEVER_MET.isdisjoint(case.rules):
            for fault in check_request(case.request, book.rules.by_digest[case.digest].parameters):
                what = "the position" if "position" in case.request else "this end of a round"
                message = f"play cannot reach {what} under {case.variant}: {fault}"
                yield Problem(case.feature, case.line, "", message)


def lint_catalogue() -> list[str]:
    """Return what is wrong with the catalogue itself: an example read by no sentence, or by more than one."""
    found = []
    for entry in SENTENCES:
        count = len(readings(entry.example))
        if count != 1:
            found.append(f"{entry.template!r}: its example is read by {count} sentences")
    return found


def _problem(feature: Feature, line: int, message: str) -> Problem:
    return Problem(feature.path, line, "", message)


def _has_scenarios(feature: Feature) -> Iterator[Problem]:
    if not feature.scenarios:
        yield _problem(feature, feature.line, "the feature has no scenario")


def _titles(feature: Feature) -> Iterator[Problem]:
    seen: dict[str, int] = {}
    for definition in feature.definitions:
        title, line = definition.title, definition.line
        slug = slugify(title)
        if not slug:
            yield _problem(feature, line, "the scenario has no title")
        elif slug in seen:
            yield _problem(feature, line, f'the title "{title}" is used in line {seen[slug]} too: one would be lost')
        seen.setdefault(slug, line)
        if len(title) > MAXIMUM_TITLE:
            yield _problem(feature, line, f"the title has {len(title)} characters; allowed: {MAXIMUM_TITLE}")
        if word := _FORBIDDEN_IN_TITLES.search(title):
            yield _problem(feature, line, f'the title says "{word[0]}"; allowed: a fact in the present tense')
        if re.match(r"\d+[.):]", title):
            yield _problem(feature, line, "the title begins with a number")
        if _PLACEHOLDER.search(title):
            yield _problem(feature, line, "the title has a placeholder: its id would depend on a cell of the table")


def _examples(feature: Feature) -> Iterator[Problem]:
    for definition in feature.definitions:
        if definition.outline and not definition.examples:
            yield _problem(feature, definition.line, "the outline has no Examples, so it would run as it stands")
        seen: dict[str, int] = {}
        for table in definition.examples:
            if not table.rows:
                yield _problem(feature, table.line, "the Examples have no rows, so nothing would run")
            if not table.columns:
                continue
            if table.columns[0] != "case":
                yield _problem(feature, table.line, f'the first column is "{table.columns[0]}"; allowed: "case"')
                continue
            for line, cells in table.rows:
                slug = slugify(cells[0])
                if not slug:
                    yield _problem(feature, line, "the row has no name in its first column")
                elif slug in seen:
                    yield _problem(feature, line, f'the row "{cells[0]}" is named in line {seen[slug]} too')
                seen.setdefault(slug, line)


def _columns_used(feature: Feature) -> Iterator[Problem]:
    for scenario in feature.scenarios:
        for step in scenario.steps:
            if left := _PLACEHOLDER.search(step.text):
                yield _problem(feature, step.line, f"{left[0]} is no column of the Examples")


def _steps(feature: Feature) -> Iterator[Problem]:
    empty = [definition for definition in feature.definitions if not definition.steps]
    for definition in empty:
        yield _problem(feature, definition.line, "the scenario has no steps, so it would pass")
    for scenario in feature.scenarios:
        for step in scenario.steps:
            if step.has_argument:
                yield _problem(feature, step.line, "a step has neither a table nor a text below it")
                continue
            try:
                read_step(step.kind, step.text)
            except ValueError as error:
                yield _problem(feature, step.line, str(error))


def _shape(feature: Feature) -> Iterator[Problem]:
    playthrough = feature.path.startswith(_PLAYTHROUGHS)
    for scenario in feature.scenarios:
        kinds = [step.kind for step in scenario.steps]
        if not kinds:
            continue
        whens = kinds.count(WHEN)
        if not whens:
            yield _problem(feature, scenario.line, "the scenario has no When")
        elif whens > 1 and not playthrough:
            yield _problem(
                feature, scenario.line, f"the scenario has {whens} Whens; allowed: one, save in playthroughs"
            )
        if THEN not in kinds:
            yield _problem(feature, scenario.line, "the scenario has no Then")


def _consequences(feature: Feature) -> Iterator[Problem]:
    """A refusal says that nothing has changed, an acceptance that nothing else has."""
    for scenario in feature.scenarios:
        for group in _outcome_groups(scenario):
            texts = [text for text, _ in group]
            refused = any(text.startswith(_REFUSED) for text in texts)
            accepted = _ACCEPTED in texts
            line = group[0][1]
            if refused and accepted:
                yield _problem(feature, line, "the action is both accepted and refused")
            elif refused and texts[-1] != _UNCHANGED:
                yield _problem(feature, line, f'a refusal ends with "{_UNCHANGED}"')
            elif accepted and texts[-1] != _NOTHING_ELSE:
                yield _problem(feature, line, f'an acceptance ends with "{_NOTHING_ELSE}"')
            if _UNCHANGED in texts and not refused:
                yield _problem(feature, line, f'"{_UNCHANGED}" stands where nothing is refused')


def _refusals(feature: Feature) -> Iterator[Problem]:
    """A scenario that is refused says so in its title and no other does, and its tags cite the rules that refuse it.

    A playthrough has several acts, and its title tells them all.
    """
    for scenario in feature.scenarios:
        steps = [step for step in scenario.steps if step.kind == THEN and _REFUSED_UNDER.match(step.text)]
        for step in steps:
            for rule in _RULES.findall(step.text):
                if rule not in scenario.rules:
                    yield _problem(
                        feature, step.line, f"{rule} refuses here and is not cited: a tag @{rule} here or on its Rule"
                    )
        if feature.path.startswith(_PLAYTHROUGHS):
            continue
        if steps and not _SAYS_REFUSED.search(scenario.title):
            yield _problem(feature, scenario.line, 'the title does not say "is refused" or "are refused"')
        elif not steps and (word := _REFUSED_WORD.search(scenario.title)):
            yield _problem(feature, scenario.line, f'the title says "{word[0]}", and nothing is refused')


def _outcome_groups(scenario: Scenario) -> Iterator[list[tuple[str, int]]]:
    group: list[tuple[str, int]] = []
    for step in scenario.steps:
        if step.kind == THEN:
            group.append((step.text, step.line))
        elif group:
            yield group
            group = []
    if group:
        yield group


def _wording(feature: Feature) -> Iterator[Problem]:
    for scenario in feature.scenarios:
        for step in scenario.steps:
            if word := _PRONOUNS.search(step.text):
                yield _problem(feature, step.line, f'the step says "{word[0]}"; allowed: the name of a player')
            if not step.text.isascii():
                yield _problem(
                    feature, step.line, "the step has a sign outside ASCII; cards are written as in 8S 2C JK"
                )
            if step.text.endswith("."):
                yield _problem(feature, step.line, "the step has a full stop at the end")
            for fault in english.faults(step.text) if not _means(step.text, tables.changed_rules) else ():
                row = f' in the row "{scenario.row}"' if scenario.row is not None else ""
                yield _problem(feature, step.line, f"the step is no English{row}: {fault}")
    for definition in feature.definitions:
        for fault in english.faults(definition.title):
            yield _problem(feature, definition.line, f"the title is no English: {fault}")


def _house_rules_named(feature: Feature) -> Iterator[Problem]:
    """A source's features name their house rules; those of `core` never do."""
    for scenario in feature.scenarios:
        named = _named(scenario)
        if _folder(feature) == "sources" and not named:
            yield _problem(
                feature, scenario.line, 'the scenario of a source names no house rules: Given the "…" house rules'
            )
        elif _folder(feature) == "core" and named:
            yield _problem(feature, named[0].line, "the scenario names house rules, but runs under all of them")


def _small_tables(feature: Feature, spec: Spec) -> Iterator[Problem]:
    """A scenario about a house rule runs under all house rules, or names a small table that nobody plays."""
    small = [name for name, one in spec.variants.items() if any(each.changed for each in one.settings.values())]
    for scenario in feature.scenarios if _folder(feature) == "house_rules" else ():
        for step in _named(scenario):
            if not any(f'"{name}"' in step.text for name in small):
                what = f"a scenario about a house rule names no table that is played; allowed: {', '.join(small)}"
                yield _problem(feature, step.line, what)


def _folder(feature: Feature) -> str:
    return feature.path.split("/")[1] if "/" in feature.path else ""


def _named(scenario: Scenario) -> list[FeatureStep]:
    return [step for step in scenario.steps if step.kind == GIVEN and _means(step.text, tables.house_rules)]


def _means(text: str, meaning: Callable[..., None]) -> bool:
    """Whether a text is the sentence with this meaning."""
    try:
        return any(reading.sentence.meaning is meaning for reading in readings(text))
    except ValueError:
        return False


def _cites_a_rule(feature: Feature) -> Iterator[Problem]:
    for scenario in feature.scenarios:
        if not scenario.rules:
            yield _problem(feature, scenario.line, "the scenario cites no rule: a tag HF-…-00 here or on its Rule")


def _tags_exist(feature: Feature, spec: Spec) -> Iterator[Problem]:
    sources, variants = set(spec.sources), set(spec.variant_ids)
    lines = {tag: line for definition in feature.definitions for tag, line in definition.tags} | dict(feature.tags)
    for scenario in feature.scenarios:
        for tag in scenario.tags:
            line = lines.get(tag, scenario.line)
            if _RULE_LIKE.fullmatch(tag):
                yield from _rule_exists(feature, line, tag, spec)
            elif tag not in sources | variants | PLAIN_TAGS:
                allowed = ", ".join(sorted(sources | PLAIN_TAGS))
                yield _problem(feature, line, f"the tag @{tag} is unknown; allowed: a rule, or {allowed}")


def _rules_exist(feature: Feature, spec: Spec) -> Iterator[Problem]:
    for scenario in feature.scenarios:
        for step in scenario.steps:
            for rule in _RULES.findall(step.text) if step.kind == THEN else ():
                yield from _rule_exists(feature, step.line, rule, spec)


def _rule_exists(feature: Feature, line: int, name: str, spec: Spec) -> Iterator[Problem]:
    try:
        rule = spec.rule(name)
    except SpecError as error:
        yield _problem(feature, line, f"{name}: {error.what}")
        return
    if rule.status == "withdrawn":
        yield _problem(feature, line, f"{name} is withdrawn")


def _house_words(feature: Feature, spec: Spec) -> Iterator[Problem]:
    """Step text and titles use the glossary's word and none of its English aliases."""
    aliases = {
        alias.lower(): term.term
        for term in spec.glossary.values()
        for alias in term.aliases.get("en", ())
        if _LETTERS.search(alias)
    }
    if not aliases:
        return
    words = re.compile(
        "|".join(sorted((re.escape(term) for term in spec.glossary), key=len, reverse=True)), re.IGNORECASE
    )
    pattern = re.compile(
        rf"(?<!-)\b({'|'.join(sorted(map(re.escape, aliases), key=len, reverse=True))})\b", re.IGNORECASE
    )
    texts = [(definition.title, definition.line) for definition in feature.definitions]
    texts += [
        (step.text, step.line)
        for scenario in feature.scenarios
        for step in scenario.steps
        if not _means(step.text, tables.changed_rules)
    ]
    for text, line in texts:
        for alias in pattern.findall(words.sub("", text)):
            yield _problem(
                feature, line, f'"{alias}" is an alias; the word of this house is "{aliases[alias.lower()]}"'
            )


def unused_sentences(features: list[Feature]) -> list[str]:
    """Return the sentences of the catalogue that no scenario uses, as they are declared."""
    used: Counter[str] = Counter()
    for feature in features:
        for scenario in feature.scenarios:
            for step in scenario.steps:
                used.update(reading.sentence.template for reading in readings(step.text))
    return [entry.template for entry in SENTENCES if entry.template not in used]


def unused_words(features: list[Feature]) -> list[str]:
    """Return the forms of words for cards that no scenario uses, as they are declared."""
    texts = "\n".join({step.text for feature in features for scenario in feature.scenarios for step in scenario.steps})
    return [form.text for form in FORMS if not form.pattern.search(texts)]


_CHECKS: tuple[Callable[[Feature], Iterator[Problem]], ...] = (
    _has_scenarios,
    _titles,
    _examples,
    _columns_used,
    _steps,
    _shape,
    _consequences,
    _refusals,
    _wording,
    _house_rules_named,
    _cites_a_rule,
)
