"""The checks of the ledgers: every sentence has its claims, and every claim leads somewhere that is there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from handandfoot.spec.citing import case_ids
from handandfoot.spec.ledger import Scenarios, coverage
from handandfoot.spec.linting.common import problem
from handandfoot.spec.linting.variants import value_problems
from handandfoot.spec.loading import Spec
from handandfoot.spec.model import JSON, Claim, Lead, Ledger
from handandfoot.spec.problems import Problem, nearest, short
from handandfoot.spec.tables import is_table, plain, plain_values

__all__ = ["claim_problems", "scenario_problems"]


def claim_problems(spec: Spec) -> Iterator[Problem]:
    """Ledgers: one of each source, complete and in order, with claims that lead somewhere."""
    claims = spec.claims
    for source in spec.sources:
        if source not in spec.ledgers:
            yield Problem(f"spec/claims/{source}.yaml", 0, "", "there is no ledger of this source")
    used = _used_values(spec)
    for ledger in spec.ledgers.values():
        if ledger.source not in spec.sources:
            yield problem(ledger, "source", f"{ledger.source!r} is not a source{nearest(ledger.source, spec.sources)}")
            continue
        if ledger.at.file != f"spec/claims/{ledger.source}.yaml":
            yield problem(ledger, "source", f"{ledger.source} is not the name of the file")
        yield from _order_problems(spec, ledger)
        for sentence in ledger.sentences:
            for claim in sentence.claims:
                if not claim.id.startswith(f"{ledger.source}-{sentence.line}-{sentence.ordinal}-"):
                    expected = f"{ledger.source}-{sentence.line}-{sentence.ordinal}-a"
                    yield problem(
                        claim, claim.id, f"is not made of source, line and ordinal; allowed: {expected} and so on"
                    )
                yield from _claim_problems(spec, claims, used, claim)
                yield from _assumed_problems(spec, ledger.source, claim)


def _order_problems(spec: Spec, ledger: Ledger) -> Iterator[Problem]:
    """The sentences of a ledger: in order, without a gap on a line, and each with a claim."""
    line, ordinal = 0, 0
    for sentence in ledger.sentences:
        key = f"line {sentence.line}, sentence {sentence.ordinal}"
        expected = ordinal + 1 if sentence.line == line else 1
        if sentence.line < line or sentence.ordinal != expected:
            yield problem(sentence, key, f"is out of order; allowed: sentence {expected} of a line from {line} on")
        line, ordinal = sentence.line, sentence.ordinal
        if sentence.line > spec.sources[ledger.source].lines:
            last = spec.sources[ledger.source].lines
            yield problem(sentence, key, f"{ledger.source} has no such line; allowed: 1 to {last}")
        if not sentence.claims:
            yield problem(sentence, key, "has no claim; allowed: at least one")


def _claim_problems(
    spec: Spec, claims: dict[str, Claim], used: dict[str, list[JSON]], claim: Claim
) -> Iterator[Problem]:
    """One claim: it leads somewhere that is there, or says why it cannot be tested."""
    if not claim.leads and not claim.untestable and not claim.scenario:
        yield problem(claim, claim.id, "leads nowhere; allowed: leads, a scenario, or untestable and why")
    if claim.untestable == "duplicate" and claim.of not in claims:
        yield problem(claim, f"{claim.id}.of", f"{claim.of!r} is not a claim; allowed: the claim that it repeats")
    if claim.of and claim.untestable != "duplicate":
        yield problem(claim, f"{claim.id}.of", "names a claim, and is no duplicate")
    for scenario in claim.scenario:
        wrong = _wrong_scenario(spec, scenario)
        if wrong:
            yield problem(claim, f"{claim.id}.scenario", f"{scenario} {wrong}")
    for lead in claim.leads:
        yield from _lead_problems(spec, used, claim, lead)


def _wrong_scenario(spec: Spec, scenario: str) -> str:
    """What is wrong with a feature, or the id of a case, that a claim names, and what is allowed."""
    if scenario.startswith("features/"):
        there = (spec.root / scenario.split("#")[0].split(":")[0]).is_file()
        return "" if there else "is not there; allowed: a feature of the project"
    ids, gone = case_ids(spec.corpus.features)
    if scenario in gone:
        return f"has gone: {gone[scenario]}; allowed: a case that is there"
    return "" if scenario in ids else f"is no case{nearest(scenario, ids)}; allowed: an id of features/cases.lock"


def _lead_problems(spec: Spec, used: dict[str, list[JSON]], claim: Claim, lead: Lead) -> Iterator[Problem]:
    """Where one claim leads: to a rule, parameter, conflict or variant that is there, and a value that is used."""
    key = f"{claim.id}.leads"
    for kind, name, known in (
        ("rule", lead.rule, spec.rules),
        ("parameter", lead.parameter, spec.parameters),
        ("conflict", lead.conflict, spec.conflicts),
        ("variant", lead.variant, spec.variants),
    ):
        if name and name not in known:
            yield problem(claim, key, f"{name} is not a {kind}{nearest(name, known)}")
    if lead.rule in spec.rules and spec.rules[lead.rule].status == "withdrawn":
        yield problem(claim, key, f"{lead.rule} is withdrawn")
    if lead.value is msgspec.UNSET:
        return
    if not lead.parameter:
        yield problem(claim, key, "gives a value of no parameter; allowed: parameter and value together")
    elif lead.parameter in spec.parameters:
        found = list(value_problems(spec, *claim.at, lead.parameter, lead.value, f"{key}.value"))
        yield from found
        if not found and plain(lead.value) not in used[lead.parameter]:
            yield problem(claim, key, f"no variant gives {lead.parameter} the value {short(plain(lead.value))}")


def _assumed_problems(spec: Spec, source: str, claim: Claim) -> Iterator[Problem]:
    """A value that a sentence of a source gives is not one that the variant of the source assumes."""
    for variant in (variant for variant in spec.variants.values() if variant.source == source):
        for lead in claim.leads:
            setting = variant.settings.get(lead.parameter)
            if setting and setting.assumed and lead.value is not msgspec.UNSET and setting.value == plain(lead.value):
                message = f"gives {lead.parameter} a value that {variant.id} assumes; allowed: to cite the claim there"
                yield problem(claim, f"{claim.id}.leads", message)


def _used_values(spec: Spec) -> dict[str, list[JSON]]:
    """For each parameter every value that a variant uses: whole tables, and each value in them."""
    used: dict[str, list[JSON]] = {name: [] for name in spec.parameters}
    for variant in spec.variants.values():
        for name, setting in variant.settings.items():
            used[name].append(setting.value)
            if is_table(setting.value):
                used[name].extend(plain_values(setting.value))
                used[name].extend(setting.value.get("at", setting.value.get("from")).values())
    return used


def scenario_problems(spec: Spec, scenarios: Scenarios) -> Iterator[Problem]:
    """Every claim that can be tested has a scenario; a source without any feature is one problem, not hundreds."""
    for source, ledger in spec.ledgers.items():
        claims = coverage(spec, source, scenarios).untested
        if claims and source not in scenarios:
            message = f"there is no feature of {source}, and {len(claims)} of its claims are not tested"
            yield problem(ledger, "source", message)
            continue
        for claim in claims:
            message = f"no scenario of {source} or of the core tests it; allowed: one that cites its rule"
            yield problem(claim, claim.id, message)
