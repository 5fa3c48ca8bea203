"""Everything that must hold between the files of the specification, beyond the form of each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from handandfoot.spec.citing import cited_rules
from handandfoot.spec.ledger import Scenarios
from handandfoot.spec.linting.claims import claim_problems, scenario_problems
from handandfoot.spec.linting.rules import parameter_problems, rule_problems, tag_problems, word_problems
from handandfoot.spec.linting.standings import standing_problems
from handandfoot.spec.linting.variants import conflict_problems, variant_problems
from handandfoot.spec.loading import Spec
from handandfoot.spec.lock import lock_problems
from handandfoot.spec.parts import standings_of
from handandfoot.spec.problems import Problem, SpecError
from handandfoot.spec.schemas import faults

__all__ = ["assumed_counts", "lint"]

_SINGLE = ("specification", "sources", "glossary", "parameters", "conflicts")
_FOLDERS = {"rules": "rules", "claims": "claims", "variants": "variant"}


def lint(spec: Spec, scenarios: Scenarios | None = None, *, features: bool = True) -> list[Problem]:
    """Everything wrong with a specification, by file and line.

    `scenarios` says which rules the features cite (see `handandfoot.spec.citing`); without it the features
    of the corpus are read. With `features=False` nothing is asked of the features.
    """
    if features and scenarios is None:
        scenarios = cited_rules(spec.corpus.features)
    found = list(_form_problems(spec))
    checks: list[Callable[[], Iterator[Problem]]] = [
        partial(rule_problems, spec),
        partial(parameter_problems, spec),
        partial(word_problems, spec),
        partial(variant_problems, spec),
        partial(conflict_problems, spec),
        partial(claim_problems, spec),
        partial(standing_problems, spec),
        partial(lock_problems, spec),
    ]
    if scenarios is not None:
        checks += [partial(tag_problems, spec, scenarios), partial(scenario_problems, spec, scenarios)]
    for check in checks:
        try:
            found.extend(check())
        except SpecError as error:
            found.append(error.problem)
    return sorted(set(found))


def assumed_counts(spec: Spec) -> dict[str, int]:
    """For each variant, how many of its values are assumed, in whole or in part."""
    return {
        name: sum(bool(standings_of(setting) & {"silent", "contradictory"}) for setting in variant.settings.values())
        for name, variant in spec.variants.items()
    }


def _form_problems(spec: Spec) -> Iterator[Problem]:
    """Faults of any file against its schema."""
    names = [(f"{name}.yaml", name) for name in _SINGLE]
    for folder, schema in _FOLDERS.items():
        files = sorted((spec.corpus.spec / folder).glob("*.yaml"))
        if not files:
            yield Problem(f"spec/{folder}", 0, "", "has no file")
        names += [(f"{folder}/{file.name}", schema) for file in files]
    for name, schema in names:
        try:
            document = spec.document(name)
        except SpecError as error:
            yield error.problem
        else:
            yield from (fault.problem for fault in faults(document, spec.corpus.spec / "schemas", schema))
