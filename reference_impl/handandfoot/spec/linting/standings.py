"""The checks of standings: what a variant calls explicit or implied is neither left open nor unsaid by its source."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from handandfoot.spec.linting.common import problem
from handandfoot.spec.loading import Spec
from handandfoot.spec.model import JSON, Citation, Claim, Lead, Rule, Setting, Variant
from handandfoot.spec.parts import standings_of
from handandfoot.spec.problems import Problem, one_of
from handandfoot.spec.tables import plain

__all__ = ["standing_problems"]

_FIRM = ("explicit", "implied")
_OPEN = re.compile(
    r"\b(leaves? (it )?open|left open|is open|(is|are) not (said|told|stated)|(does|do) not say"
    r"|is not spoken of|nothing is said)\b"
)


def standing_problems(spec: Spec) -> Iterator[Problem]:
    """Standings of the variants of sources, held against what the rules cite and what the ledgers say."""
    for variant in spec.variants.values():
        if variant.source:
            yield from _cited_problems(spec, variant)
    for ledger in spec.ledgers.values():
        claims = [claim for sentence in ledger.sentences for claim in sentence.claims]
        for claim in claims:
            yield from _word_problems(claim)
            for lead in claim.leads:
                if lead.open and lead.parameter in spec.parameters:
                    yield from _open_problems(spec, ledger.source, claims, claim, lead)


def _cited_problems(spec: Spec, variant: Variant) -> Iterator[Problem]:
    """Where a rule says how a source stands to a value, the variant of the source says the same."""
    for name, setting in variant.settings.items():
        if name not in spec.parameters:
            continue
        for number, rule in enumerate(spec.rules[one] for one in spec.parameters[name].rules if one in spec.rules):
            citations = rule.citations_of(variant.source)
            if rule.status == "withdrawn" or not citations:
                continue
            own = [one for one in citations if one.standing != "silent"]
            if number == 0 and not own and setting.standing in _FIRM:
                message = f"is {setting.standing}, and {rule.id} is silent of {variant.source}; allowed: assumed"
                yield problem(setting, f"parameters.{name}.standing", f"{message}, or a citation in the rule")
            for citation in own:
                if _value_of(rule, citation, name) == setting.value and citation.standing not in standings_of(setting):
                    message = f"is {setting.standing}, and {rule.id} cites the same value as {citation.standing}"
                    yield problem(setting, f"parameters.{name}.standing", f"{message}; allowed: the same in both")


def _value_of(rule: Rule, citation: Citation, name: str) -> JSON:
    """The value that a citation gives to a parameter, or nothing at all."""
    if citation.value is msgspec.UNSET:
        return msgspec.UNSET
    value = plain(citation.value)
    if isinstance(value, Mapping) and name in value and set(value) <= set(rule.parameters):
        return value[name]
    return value if len(rule.parameters) == 1 else msgspec.UNSET


def _word_problems(claim: Claim) -> Iterator[Problem]:
    """A claim in whose words something is left open says of each value to which it leads whether that is."""
    found = _OPEN.search(claim.says)
    for lead in claim.leads:
        if found and lead.parameter and lead.open is None:
            message = f"says {found[0]!r}, and not whether {lead.parameter} is left open; allowed: open: true or false"
            yield problem(claim, f"{claim.id}.leads", message)


def _open_problems(spec: Spec, source: str, claims: list[Claim], claim: Claim, lead: Lead) -> Iterator[Problem]:
    """A value that a claim leaves open is not explicit or implied, unless another claim of the source gives it."""
    for variant in spec.variants.values():
        setting = variant.settings.get(lead.parameter)
        if setting is None or setting.standing not in _FIRM or not _concerns(lead, variant, source, setting):
            continue
        if any(_gives(other, variant, setting) for one in claims for other in one.leads if not other.open):
            continue
        message = f"is {setting.standing}, and {claim.id} says that the text leaves it open"
        allowed = f"{one_of(['silent', 'contradictory'])}, or another claim that gives the value"
        yield problem(setting, f"parameters.{lead.parameter}.standing", f"{message}; allowed: {allowed}")


def _concerns(lead: Lead, variant: Variant, source: str, setting: Setting) -> bool:
    """Whether an open lead of a source speaks of a variant's value: the variant that it names, or the source's own."""
    mine = variant.id == lead.variant if lead.variant else variant.source == source
    return mine and (lead.value is msgspec.UNSET or plain(lead.value) == setting.value)


def _gives(lead: Lead, variant: Variant, setting: Setting) -> bool:
    """Whether a lead gives a variant the value that it has."""
    if lead.value is msgspec.UNSET or plain(lead.value) != setting.value:
        return False
    return variant.settings.get(lead.parameter) is setting and (variant.id == lead.variant or not lead.variant)
