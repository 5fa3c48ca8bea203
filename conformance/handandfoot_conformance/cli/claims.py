"""`handandfoot claims`: how each sentence of each source is covered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.cli.shell import FAILED, OK
from handandfoot_conformance.wording.nearest import Wrong, choose
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.spec.ledger import Scenarios, TextReport
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Claim, Ledger

SCENARIO, LEADS, UNTESTABLE, NOTHING = "scenario", "no scenario yet", "cannot be tested", "nothing"
WAYS = (SCENARIO, LEADS, UNTESTABLE, NOTHING)


@click.command
@click.argument("name", required=False, metavar="[SOURCE]")
@click.option("--text", "file", type=click.Path(path_type=Path), help="Compare your own copy of a source's text.")
@click.option("--source", metavar="SOURCE", help="The source that the text is; found out without it.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def claims(name: str | None, file: Path | None, source: str | None, as_json: bool) -> int:
    """Show how the sentences of the sources are covered; with a source, each of its claims.

    The texts themselves are not part of the project.
    With --text your own copy is cut into sentences, and every one that the ledger has not, or has otherwise, is named.
    Exit code 1 where a sentence is not covered, missing or changed.
    """
    spec = lookup.specification()
    if not spec.ledgers:
        raise Wrong("spec/claims: no source has a ledger")
    named = name or source
    chosen = choose("source", named, spec.ledgers) if named else None
    scenarios = _scenarios(spec)
    if file is not None:
        return _compare(spec, chosen or _source_of(spec, file), file, scenarios, as_json)

    ledgers = [spec.ledgers[chosen]] if chosen else [spec.ledgers[one] for one in spec.sources if one in spec.ledgers]
    if as_json:
        out.print_json({"sources": {one.source: _as_json(spec, one, scenarios) for one in ledgers}})
    elif chosen:
        _list(spec, ledgers[0], scenarios)
    else:
        _summary(spec, ledgers, scenarios)
    return FAILED if any(uncovered(spec, one, scenarios) for one in ledgers) else OK


def _scenarios(spec: Spec) -> Scenarios:
    """Return which rules the scenarios cite, and where."""
    from handandfoot.spec.citing import cited_rules

    return cited_rules(spec.corpus.features)


def way(spec: Spec, source: str, claim: Claim, scenarios: Scenarios) -> tuple[str, str]:
    """Say how a claim is covered, and by what."""
    from handandfoot.spec.ledger import is_tested

    if claim.untestable:
        return UNTESTABLE, f"{claim.untestable} of {claim.of}" if claim.of else claim.untestable
    by = [lead.rule or lead.conflict or lead.variant or lead.parameter for lead in claim.leads]
    by += claim.scenario
    if not by:
        return NOTHING, ""
    return SCENARIO if is_tested(spec, source, claim, scenarios) else LEADS, " ".join(by)


def uncovered(spec: Spec, ledger: Ledger, scenarios: Scenarios) -> list[str]:
    """Return the sentences without a claim, and the claims that lead nowhere."""
    bare = [f"line {one.line}, sentence {one.ordinal}" for one in ledger.sentences if not one.claims]
    each = (claim for one in ledger.sentences for claim in one.claims)
    return bare + [claim.id for claim in each if way(spec, ledger.source, claim, scenarios)[0] == NOTHING]


def _count(spec: Spec, ledger: Ledger, scenarios: Scenarios) -> Counter[str]:
    """Count the claims by the way in which they are covered."""
    each = (claim for one in ledger.sentences for claim in one.claims)
    return Counter(way(spec, ledger.source, claim, scenarios)[0] for claim in each)


def _reasons(ledger: Ledger) -> Mapping[str, int]:
    """Count the claims that cannot be tested by the reason."""
    return Counter(claim.untestable for one in ledger.sentences for claim in one.claims if claim.untestable)


def _summary(spec: Spec, ledgers: list[Ledger], scenarios: Scenarios) -> None:
    """Print one line for each source."""
    rows = []
    for ledger in ledgers:
        counts = _count(spec, ledger, scenarios)
        reasons = ", ".join(f"{reason} {number}" for reason, number in sorted(_reasons(ledger).items()))
        columns = (len(ledger.sentences), counts.total(), *(counts[one] for one in WAYS))
        rows.append((ledger.source, *columns, reasons))
    console = out.console()
    console.print(out.table(("source", "sentences", "claims", *WAYS, "why it cannot be tested"), rows))
    console.print("handandfoot claims SOURCE lists the claims of one source and where each leads.")
    for ledger in ledgers:
        for one in uncovered(spec, ledger, scenarios):
            console.print(f"{ledger.source}: {one} is not covered", style="bold")


def _list(spec: Spec, ledger: Ledger, scenarios: Scenarios) -> None:
    """Print every claim of a source."""
    rows = []
    for sentence in ledger.sentences:
        for number, claim in enumerate(sentence.claims):
            where = f"{sentence.line}.{sentence.ordinal}" if number == 0 else ""
            rows.append((where, claim.says, *way(spec, ledger.source, claim, scenarios)))
    console = out.console()
    title = f"{spec.sources[ledger.source].title} ({ledger.source})"
    console.print(out.table(("line", "what it says, in our words", "covered by", ""), rows, title=title))
    console.print(f"{count(len(ledger.sentences), 'sentence')}, {count(len(rows), 'claim')}.")


def _as_json(spec: Spec, ledger: Ledger, scenarios: Scenarios) -> dict[str, Any]:
    """Return the coverage of a source for programs."""
    from handandfoot_conformance.asking.plain import to_json

    counts = _count(spec, ledger, scenarios)
    sentences = []
    for one in ledger.sentences:
        claims = []
        for claim in one.claims:
            covered_by, by = way(spec, ledger.source, claim, scenarios)
            claims.append({**to_json(claim), "covered by": covered_by, "by": by})
        sentences.append({"line": one.line, "ordinal": one.ordinal, "sha256": one.sha256, "claims": claims})
    return {
        "sentences": len(ledger.sentences),
        "claims": counts.total(),
        "covered by": {one: counts[one] for one in WAYS},
        "why it cannot be tested": dict(_reasons(ledger)),
        "uncovered": uncovered(spec, ledger, scenarios),
        "ledger": sentences,
    }


# A reader's own copy


def _compare(spec: Spec, source: str, file: Path, scenarios: Scenarios, as_json: bool) -> int:
    """Compare a text with the ledger, and name every sentence that is missing or has changed."""
    from handandfoot.spec.ledger import check_text

    report = check_text(spec, source, file)
    bare = uncovered(spec, spec.ledgers[source], scenarios)
    if as_json:
        findings = [one._asdict() for one in report.findings]
        counts = {"in_text": report.in_text, "in_ledger": report.in_ledger}
        out.print_json({"source": source, **counts, "findings": findings, "uncovered": bare})
    else:
        _print_report(report, bare)
    return OK if report.complete and not bare else FAILED


def _print_report(report: TextReport, bare: list[str]) -> None:
    """Print what a comparison found."""
    console = out.console()
    for finding in report.findings:
        console.print(out.paragraph(f"{report.source}: {finding}"))
    for one in bare:
        console.print(f"{report.source}: {one} is not covered")
    good = "every one of them covered" if report.complete and not bare else "not all of them as in the ledger"
    console.print(f"{report.source}: {count(report.in_text, 'sentence')} in the text, {good}.")


def _source_of(spec: Spec, file: Path) -> str:
    """Find out which source a text is: by its name, else by the sentences that the ledgers know."""
    from handandfoot.spec.ledger import check_text

    if file.stem in spec.ledgers:
        return file.stem
    shared = {}
    for name in spec.ledgers:
        report = check_text(spec, name, file)
        missed = sum(one.kind in ("missing", "changed") for one in report.findings)
        shared[name] = report.in_ledger - missed
    best = max(shared, key=lambda name: shared[name])
    if not shared[best]:
        raise Wrong(f"{file}: not a text that the ledgers know; name it with --source; allowed: {', '.join(shared)}")
    return best
