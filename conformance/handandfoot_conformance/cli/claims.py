"""`handandfoot claims`: how each sentence of each source is covered."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from handandfoot_conformance.cli import look, out
from handandfoot_conformance.cli.shell import FAILED, OK, Wrong, choose

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Claim, Ledger, LedgerSentence
    from handandfoot.spec.sentences import Sentence

NOTHING = "nothing"
WAYS = ("scenario", "rule", "parameter", "conflict", "variant", "untestable", NOTHING)


class Covered(NamedTuple):
    """How a claim is covered, by the strongest means that it has, and all that it leads to."""

    way: str
    by: tuple[str, ...]


@click.command
@click.argument("name", required=False, metavar="[SOURCE]")
@click.option("--text", "file", type=click.Path(path_type=Path), help="Compare your own copy of a source's text.")
@click.option("--source", metavar="SOURCE", help="The source that the text is; found out without it.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def claims(name: str | None, file: Path | None, source: str | None, as_json: bool) -> int:
    """Show how the sentences of the sources are covered; with a source, each of its claims.

    The texts themselves are not part of the project. With --text your own copy is cut into sentences, and
    every sentence that the ledger has not, or has otherwise, is named.
    Exit code 1 where something is not covered, missing or changed.
    """
    spec = look.specification()
    if not spec.ledgers:
        raise Wrong("spec/claims: no source has a ledger")
    named = name or source
    chosen = choose("ledger", named, spec.ledgers) if named else None
    if file is not None:
        return _compare(spec, file, chosen, as_json)

    cited = _cited_rules(spec)
    ledgers = [spec.ledgers[chosen]] if chosen else [spec.ledgers[one] for one in spec.sources if one in spec.ledgers]
    if as_json:
        out.print_json({"sources": {one.source: _as_json(one, cited) for one in ledgers}})
    elif chosen:
        _list(spec, ledgers[0], cited)
    else:
        _summary(ledgers, cited)
    return FAILED if any(_uncovered(ledger, cited) for ledger in ledgers) else OK


def _cited_rules(spec: Spec) -> dict[str, set[str]]:
    """Return the rules that scenarios cite: those of each source, and under "" those that run under any variant."""
    from handandfoot_conformance.gherkin import load_features

    cited: dict[str, set[str]] = {}
    for feature in load_features(spec.root):
        parts = feature.path.split("/")
        source = parts[2] if parts[1] == "sources" else ""
        for scenario in feature.scenarios:
            cited.setdefault(source, set()).update(scenario.rules)
    return cited


def covered(claim: Claim, source: str, cited: dict[str, set[str]]) -> Covered:
    """Say how a claim is covered."""
    if claim.untestable:
        return Covered("untestable", (f"{claim.untestable} of {claim.of}" if claim.of else claim.untestable,))

    by = list(claim.scenario)
    ways = {"scenario"} if claim.scenario else set()
    for lead in claim.leads:
        for kind in ("rule", "parameter", "conflict", "variant"):
            target = getattr(lead, kind)
            if target:
                by.append(target)
                shown = kind == "rule" and target in cited.get(source, set()) | cited.get("", set())
                ways.add("scenario" if shown else kind)
    way = next((one for one in WAYS if one in ways), NOTHING)
    return Covered(way, tuple(by))


def _uncovered(ledger: Ledger, cited: dict[str, set[str]]) -> list[str]:
    """Return the claims, and sentences without a claim, that nothing covers."""
    found = [f"line {one.line}, sentence {one.ordinal}" for one in ledger.sentences if not one.claims]
    each = (claim for one in ledger.sentences for claim in one.claims)
    return found + [claim.id for claim in each if covered(claim, ledger.source, cited).way == NOTHING]


def _count(ledger: Ledger, cited: dict[str, set[str]]) -> Counter[str]:
    """Count the claims by the way in which they are covered."""
    return Counter(covered(claim, ledger.source, cited).way for one in ledger.sentences for claim in one.claims)


def _summary(ledgers: list[Ledger], cited: dict[str, set[str]]) -> None:
    """Print one line for each source."""
    rows = []
    for ledger in ledgers:
        ways = _count(ledger, cited)
        rows.append((ledger.source, len(ledger.sentences), ways.total(), *(ways[way] for way in WAYS)))
    console = out.console()
    console.print(out.table(("source", "sentences", "claims", *WAYS), rows))
    console.print("Each claim is counted once, under the first of these that covers it.")
    console.print("handandfoot claims SOURCE lists the claims of one.")
    for ledger in ledgers:
        for each in _uncovered(ledger, cited):
            console.print(f"{ledger.source}: {each} is not covered", style="bold")


def _list(spec: Spec, ledger: Ledger, cited: dict[str, set[str]]) -> None:
    """Print every claim of a source."""
    rows = []
    for sentence in ledger.sentences:
        for number, claim in enumerate(sentence.claims):
            found = covered(claim, ledger.source, cited)
            where = f"{sentence.line}.{sentence.ordinal}" if number == 0 else ""
            rows.append((where, claim.says, found.way, " ".join(found.by)))
    title = f"{spec.sources[ledger.source].title} ({ledger.source})"
    console = out.console()
    console.print(out.table(("line", "what it says, in our words", "covered by", ""), rows, title=title, whole=(0, 2)))
    console.print(f"{out.count(len(ledger.sentences), 'sentence')}, {out.count(len(rows), 'claim')}.")


def _as_json(ledger: Ledger, cited: dict[str, set[str]]) -> dict[str, Any]:
    """Return the coverage of a source for programs."""
    ways = _count(ledger, cited)
    return {
        "sentences": len(ledger.sentences),
        "claims": ways.total(),
        "covered": {way: ways[way] for way in WAYS},
        "uncovered": _uncovered(ledger, cited),
        "ledger": [
            {
                "line": one.line,
                "ordinal": one.ordinal,
                "sha256": one.sha256,
                "claims": [
                    {"id": claim.id, "says": claim.says, "way": found.way, "by": list(found.by)}
                    for claim in one.claims
                    for found in (covered(claim, ledger.source, cited),)
                ],
            }
            for one in ledger.sentences
        ],
    }


# A reader's own copy


def _compare(spec: Spec, file: Path, source: str | None, as_json: bool) -> int:
    """Compare a text with the ledger, and name every sentence that is missing or has changed."""
    from handandfoot.spec.sentences import sentences

    found = list(sentences(_read(file)))
    if source is None:
        source = _source_of(spec, file, found)
    ledger = spec.ledgers[source]
    known = {(one.line, one.ordinal): one for one in ledger.sentences}
    digests = Counter(one.sha256 for one in ledger.sentences)
    in_text = Counter(one.sha256 for one in found)

    differences: list[tuple[str, int, int, str]] = []
    for one in found:
        expected = known.get((one.line, one.ordinal))
        if expected is not None and expected.sha256 == one.sha256:
            continue
        kind = "moved" if digests[one.sha256] else "changed" if expected is not None else "not in the ledger"
        differences.append((kind, one.line, one.ordinal, one.text))
    places = {(one.line, one.ordinal) for one in found}
    differences += [
        ("not in the text", one.line, one.ordinal, _says(one))
        for one in ledger.sentences
        if (one.line, one.ordinal) not in places and not in_text[one.sha256]
    ]
    bare = [(one.line, one.ordinal) for one in ledger.sentences if not one.claims]
    differences += [("without a claim", line, ordinal, "") for line, ordinal in bare]
    return _print_differences(source, len(found), differences, as_json)


def _print_differences(source: str, number: int, differences: list[tuple[str, int, int, str]], as_json: bool) -> int:
    """Print what a comparison found."""
    wrong = [one for one in differences if one[0] != "moved"]
    if as_json:
        rows = [dict(zip(("kind", "line", "ordinal", "text"), one, strict=True)) for one in differences]
        out.print_json({"source": source, "sentences": number, "differences": rows})
        return FAILED if wrong else OK

    console = out.console()
    if differences:
        rows = [(kind, f"line {line}, sentence {ordinal}", text) for kind, line, ordinal, text in sorted(differences)]
        console.print(out.table(("", "where", "the sentence"), rows, whole=(0, 1)))
    if wrong:
        console.print(f"{source}: {out.count(number, 'sentence')} in the text, {len(wrong)} not as in the ledger.")
    else:
        console.print(f"{source}: {out.count(number, 'sentence')} in the text, every one in the ledger.")
    return FAILED if wrong else OK


def _says(sentence: LedgerSentence) -> str:
    """Say in our words what a sentence of the ledger is about."""
    return "; ".join(claim.says for claim in sentence.claims)


def _read(file: Path) -> str:
    """Read a text, or say in one line why not."""
    try:
        with file.open(encoding="utf-8", newline="") as stream:
            return stream.read()
    except OSError as error:
        raise Wrong(f"{file}: cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise Wrong(f"{file}: is not text in UTF-8 (byte {error.start}); allowed: a text file in UTF-8") from error


def _source_of(spec: Spec, file: Path, found: list[Sentence]) -> str:
    """Find out which source a text is: by its name, else by the sentences that the ledgers know."""
    if file.stem in spec.ledgers:
        return file.stem
    digests = {one.sha256 for one in found}
    shared = {name: sum(one.sha256 in digests for one in led.sentences) for name, led in spec.ledgers.items()}
    best = max(shared, key=lambda name: shared[name])
    if not shared[best]:
        raise Wrong(f"{file}: not a text that the ledgers know; name it with --source; allowed: {', '.join(shared)}")
    return best
