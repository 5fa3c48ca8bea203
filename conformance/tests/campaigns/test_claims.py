"""Claims of the ledgers and the cases that show them: another value of the parameter flips one of the named cases."""

import functools

import msgspec
import pytest

from handandfoot.spec import load_spec
from handandfoot.spec.model import Claim
from handandfoot.spec.tables import plain
from handandfoot_conformance.campaigns.power.trial import Exchanged, Trial
from handandfoot_conformance.cases.case_book import CaseBook, Selection, Wanted
from handandfoot_conformance.positions.other_values import Exchange, exchanges, written

SPEC = load_spec()
UNSEEN = {
    "partnership": "an engine with other partnerships declines the house rules of every case",
    "wild_bonus": "without wild books the figure is idle",
    "starter_goes": "where inside the stock is chance, and other places are among those",
}


@functools.cache
def selected(variant: str) -> Selection:
    """Every case under a variant."""
    return CaseBook(SPEC).select(Wanted(variants=(variant,)))


@functools.cache
def other_values(variant: str) -> dict[str, list[Exchange]]:
    """The exchanges of every value of a variant, by parameter."""
    found: dict[str, list[Exchange]] = {}
    for exchange in exchanges(SPEC, [variant]):
        found.setdefault(exchange.parameter, []).append(exchange)
    return found


def given(source: str) -> list[tuple[Claim, str, str]]:
    """The claims that give a parameter the value, or a part of it, which a variant has; parameter and variant."""
    own = next(one.id for one in SPEC.variants.values() if one.source == source)
    found = []
    for claim in (claim for sentence in SPEC.ledgers[source].sentences for claim in sentence.claims):
        for lead in claim.leads:
            variant = lead.variant or own
            chain = SPEC.chain(SPEC.variants[variant]) if lead.parameter else []
            setting = next((one.settings[lead.parameter] for one in chain if lead.parameter in one.settings), None)
            if setting is None or lead.value is msgspec.UNSET or claim.untestable:
                continue
            value, whole = plain(lead.value), setting.value
            if value == whole or (isinstance(whole, dict) and written(value) in written(whole)):
                found.append((claim, lead.parameter, variant))
    return found


@pytest.mark.parametrize("source", SPEC.sources)
def test_a_claim_that_gives_a_value_names_its_cases(source: str) -> None:
    """All but those of a few parameters, of which no case of the source can tell."""
    without = {(claim.id, name) for claim, name, _ in given(source) if not claim.scenario and name not in UNSEEN}

    assert without == set()


@pytest.mark.parametrize("source", SPEC.sources)
def test_another_value_flips_a_case_that_the_claim_names(source: str) -> None:
    """An engine that plays with another value of the claim's parameter fails one of the cases that the claim names."""
    idle = []
    for claim, name, variant in given(source):
        named = {one for one in claim.scenario if not one.startswith("features/")}
        if not named:
            continue
        cases = [case for case in selected(variant).cases if case.id.rpartition("@")[0] in named]
        trial = Trial(selected(variant), {})
        tried = other_values(variant).get(name, [])
        if name not in UNSEEN and not any(trial.first(cases, functools.partial(Exchanged, one)) for one in tried):
            idle.append((claim.id, name))

    assert idle == []
