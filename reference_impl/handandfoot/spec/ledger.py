"""The ledger of a source: is every sentence accounted for, and how; and does a reader's own copy agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from pathlib import Path
from typing import Literal, NamedTuple

from handandfoot.spec.loading import Spec
from handandfoot.spec.model import Claim, LedgerSentence
from handandfoot.spec.problems import Place, SpecError, short
from handandfoot.spec.reading import read_text
from handandfoot.spec.sentences import Sentence, sentences

__all__ = ["Coverage", "Finding", "TextReport", "check_text", "coverage", "rules_of_claim"]

Scenarios = Mapping[str, Mapping[str, int]]
"""Where scenarios stand (a source's id, `core`, ...) -> rule id -> how many of them cite it."""


class Finding(NamedTuple):
    """A sentence on which a ledger and a text do not agree."""

    kind: Literal["missing", "changed", "extra", "moved"]
    line: int
    ordinal: int
    excerpt: str = ""

    def __str__(self) -> str:
        says = {
            "missing": "is in the ledger and not in the text",
            "changed": "is not what the ledger knows",
            "extra": "is in the text and not in the ledger",
            "moved": "stands elsewhere than the ledger says",
        }[self.kind]
        return f"line {self.line}, sentence {self.ordinal} {says}" + (f": {self.excerpt}" if self.excerpt else "")


class TextReport(NamedTuple):
    """How a copy of a source text compares with the ledger."""

    source: str
    in_text: int
    in_ledger: int
    findings: tuple[Finding, ...]

    @property
    def complete(self) -> bool:
        """Whether every sentence of the text is in the ledger, unchanged, and the other way round."""
        return all(finding.kind == "moved" for finding in self.findings)


class Coverage(NamedTuple):
    """How the sentences of one source are accounted for."""

    source: str
    sentences: int
    claims: int
    by: dict[str, int]
    unclaimed: tuple[LedgerSentence, ...]
    untested: tuple[Claim, ...]


def check_text(spec: Spec, source: str, path: Path | str) -> TextReport:
    """Compare a reader's own copy of a source with the ledger. Raises `SpecError` for a file that is no text."""
    spec.source(source)
    if source not in spec.ledgers:
        raise SpecError(Place(f"spec/claims/{source}.yaml"), "", "there is no ledger of this source")
    there = list(sentences(read_text(Path(path))))
    known = list(spec.ledgers[source].sentences)
    return TextReport(source, len(there), len(known), tuple(_compare(known, there)))


def _compare(known: list[LedgerSentence], there: list[Sentence]) -> Iterator[Finding]:
    """Every sentence on which the ledger and the text do not agree, in the order of the text."""
    steps = SequenceMatcher(None, [one.sha256 for one in known], [one.sha256 for one in there], autojunk=False)
    for kind, start, stop, begin, end in steps.get_opcodes():
        pairs = list(zip(known[start:stop], there[begin:end], strict=False))
        for one, other in pairs:
            if kind == "replace":
                yield Finding("changed", one.line, one.ordinal, short(other.text, 50))
            elif (one.line, one.ordinal) != (other.line, other.ordinal):
                yield Finding("moved", one.line, one.ordinal, f"now line {other.line}, sentence {other.ordinal}")
        for one in known[start + len(pairs) : stop]:
            yield Finding("missing", one.line, one.ordinal)
        for other in there[begin + len(pairs) : end]:
            yield Finding("extra", other.line, other.ordinal, short(other.text, 50))


def rules_of_claim(spec: Spec, claim: Claim) -> set[str]:
    """The rules to which a claim leads, by itself or through a parameter or a conflict."""
    found: set[str] = set()
    for lead in claim.leads:
        if lead.rule:
            found.add(lead.rule)
        if lead.parameter in spec.parameters:
            found.update(spec.parameters[lead.parameter].rules)
        if lead.conflict in spec.conflicts:
            found.update(spec.conflicts[lead.conflict].rules)
    return found


def is_tested(spec: Spec, source: str, claim: Claim, scenarios: Scenarios) -> bool:
    """Whether a claim of a source has a scenario: its own, or one of its rules' in that source's features or the core.

    A claim that leads only to a variant is tested by what that variant's values are tested by.
    """
    if claim.scenario or all(lead.variant and not (lead.rule or lead.parameter) for lead in claim.leads):
        return True
    counts = [scenarios.get(where, {}) for where in (source, "core", "house_rules")]
    return any(count.get(rule, 0) for rule in rules_of_claim(spec, claim) for count in counts)


def coverage(spec: Spec, source: str, scenarios: Scenarios | None = None) -> Coverage:
    """How each sentence and claim of a source is accounted for.

    `by` counts the claims by the kind of thing to which they lead: rule, parameter, conflict, variant,
    scenario, and each reason for which a claim cannot be tested. A claim may lead to several.
    With `scenarios`, testable claims without a scenario are listed too.
    """
    ledger = spec.ledgers[source]
    claims = [claim for sentence in ledger.sentences for claim in sentence.claims]
    by = Counter(kind for claim in claims for kind in _kinds(claim))
    untested = [] if scenarios is None else [one for one in claims if not one.untestable]
    return Coverage(
        source=source,
        sentences=len(ledger.sentences),
        claims=len(claims),
        by=dict(sorted(by.items())),
        unclaimed=tuple(one for one in ledger.sentences if not one.claims),
        untested=tuple(one for one in untested if not is_tested(spec, source, one, scenarios or {})),
    )


def _kinds(claim: Claim) -> set[str]:
    """The kinds of thing to which a claim leads."""
    kinds = {
        kind for lead in claim.leads for kind in ("rule", "parameter", "conflict", "variant") if getattr(lead, kind)
    }
    if claim.scenario:
        kinds.add("scenario")
    if claim.untestable:
        kinds.add(claim.untestable)
    return kinds
