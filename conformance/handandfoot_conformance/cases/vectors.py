"""Vectors: the cases as JSON files, for programs that want neither Gherkin nor Python.

There is one file for each feature, one file with the rule sets, and a manifest with exact counts and a digest.
They are compiled from the features alone, with the engine absent: built, and not kept.

In a file nothing is written twice.
Cases of one scenario that differ in nothing but the variant are one entry, which lists the variants it holds under.
What a case expects to be unchanged is not repeated: `nothing changed` stands for the position before,
and `nothing else changed` holds only the places of that position that differ, by path.
A rule set that a scenario has changed names the one that it is based on, and the changed values.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec

from handandfoot.spec import Problem
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.protocol.case import Case, Compiled, NotApplicable, from_json, to_json
from handandfoot_conformance.protocol.comparing import NESTED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from handandfoot_conformance.positions.rule_tables import RuleTable

MANIFEST = "manifest.json"
RULE_SETS = "rules.json"
README = "README.md"
FORMAT = 1

_WHOLE = ("nothing changed", "nothing else changed")
_OF_VARIANT = ("variant", "players", "digest", "changed")
_PARTS = {where: tuple(name for group, name in NESTED if group == where) for where in ("seats", "sides")}

Json = dict[str, Any]


def compile_vectors(book: CaseBook, entries: Iterable[Compiled] | None = None) -> dict[str, str]:
    """Return the text of every vector file by its path below the folder, the manifest included.

    `entries` are all cases where they have been compiled already, by the same case book.
    """
    by_feature: dict[str, list[Compiled]] = {}
    for compiled in book.compile(Wanted()) if entries is None else entries:
        by_feature.setdefault(compiled.feature, []).append(compiled)

    files = {_file_of(feature): _feature_text(feature, entries) for feature, entries in sorted(by_feature.items())}
    digests = {entry.digest for entries in by_feature.values() for entry in entries if isinstance(entry, Case)}
    files[RULE_SETS] = _rules_text(book, digests)
    files[MANIFEST] = _manifest_text(book, files, by_feature)
    return files


def vector_files(book: CaseBook, entries: Iterable[Compiled] | None = None) -> dict[str, str]:
    """Return the text of everything that lies in a folder of vectors: the compiled files, and how to read them."""
    return {**compile_vectors(book, entries), README: (book.spec.root / "spec/vectors.md").read_text(encoding="utf-8")}


def write_vectors(book: CaseBook, folder: Path, entries: Iterable[Compiled] | None = None) -> list[str]:
    """Write the vector files that have changed, remove those of features that are gone, and return their paths."""
    changed = []
    files = vector_files(book, entries)
    for name, text in files.items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed.append(name)
    for name in sorted(_there(folder) - set(files)):
        (folder / name).unlink()
        changed.append(name)
    return changed


def check_vectors(book: CaseBook, folder: Path, entries: Iterable[Compiled] | None = None) -> list[Problem]:
    """Return what is missing, stale or left over in a folder of vectors."""
    return compare_vectors(vector_files(book, entries), folder)


def compare_vectors(files: dict[str, str], folder: Path) -> list[Problem]:
    """Return in what a folder differs from vector files that have been compiled."""
    problems = []
    for name, text in files.items():
        path = folder / name
        if not path.exists():
            problems.append(Problem(f"{folder.as_posix()}/{name}", 0, "", "is missing; run `handandfoot vectors`"))
        elif path.read_text(encoding="utf-8") != text:
            problems.append(Problem(f"{folder.as_posix()}/{name}", 0, "", "is out of date; run `handandfoot vectors`"))
    problems += [
        Problem(f"{folder.as_posix()}/{name}", 0, "", "belongs to no feature; run `handandfoot vectors`")
        for name in sorted(_there(folder) - set(files))
    ]
    return problems


def read_vectors(folder: Path) -> Iterator[Compiled]:
    """Yield every case of a folder of vectors, complete again; raise `ValueError` where a file holds something else."""
    for name in sorted(_there(folder) - {MANIFEST, RULE_SETS}):
        content = json.loads((folder / name).read_text(encoding="utf-8"))
        for entry in content["cases"]:
            yield from expanded(entry)
        yield from (from_json({"type": "not applicable", **entry}) for entry in content["not_applicable"])


def shortened(case: Case) -> Json:
    """Return a case as a vector file holds it, for one variant."""
    value = msgspec.to_builtins(case)
    del value["type"]
    value["id"] = case.id.rpartition("@")[0]
    value["under"] = [{key: value.pop(key) for key in _OF_VARIANT if key in value}]
    before = case.request.get("position")
    for step, written in zip(case.steps, value["steps"], strict=True):
        after = before
        for expectation, entry in zip(step.expectations, written["expectations"], strict=True):
            if expectation.kind in _WHOLE:
                after = expectation.value
                del entry["value"]
                if expectation.kind == "nothing else changed" and before is not None:
                    entry["changes"] = dict(_changes(before, expectation.value))
                elif before is None:
                    entry["position"] = expectation.value
        before = after
    ordered: Json = value
    return ordered


def joined(cases: Iterable[Json]) -> list[Json]:
    """Return entries in which those that differ in nothing but the variant are one."""
    entries: dict[str, Json] = {}
    for case in cases:
        under = case.pop("under")
        entries.setdefault(_compact(case), {**case, "under": []})["under"] += under
    return [{"id": entry["id"], "under": entry["under"], **entry} for entry in entries.values()]


def expanded(entry: Json) -> Iterator[Compiled]:
    """Yield the cases that an entry of a vector file stands for, one for each variant."""
    before = entry["request"].get("position")
    steps = []
    for step in entry["steps"]:
        after, expectations = before, []
        for expectation in step["expectations"]:
            if expectation["kind"] in _WHOLE:
                after = expectation.get("position") or _changed(before, expectation.get("changes", {}))
                kept = {key: value for key, value in expectation.items() if key not in ("changes", "position")}
                expectations.append({**kept, "value": after})
            else:
                expectations.append(expectation)
        steps.append({**step, "expectations": expectations})
        before = after
    shared = {key: value for key, value in entry.items() if key != "under"}
    for under in entry["under"]:
        name = f"{entry['id']}@{under['variant']}"
        yield from_json({"type": "case", **shared, **under, "id": name, "steps": steps})


def _changes(before: Json, after: Json) -> Iterator[tuple[str, Any]]:
    for key, value in after.items():
        if key in _PARTS:
            for number, entry in enumerate(value):
                for part in _PARTS[key]:
                    if entry[part] != before[key][number][part]:
                        yield f"{key}.{number}.{part}", entry[part]
        elif value != before[key]:
            yield key, value


def _changed(before: Json, changes: Json) -> Json:
    after = {**before, **{key: [dict(entry) for entry in before[key]] for key in _PARTS}}
    for path, value in changes.items():
        key, _, rest = path.partition(".")
        if rest:
            number, _, part = rest.partition(".")
            after[key][int(number)][part] = value
        else:
            after[key] = value
    return after


def _file_of(feature: str) -> str:
    return feature.removeprefix("features/").removesuffix(".feature") + ".json"


def _there(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.json")} if folder.exists() else set()


def _feature_text(feature: str, entries: Iterable[Compiled]) -> str:
    """Return the text of a file: one entry a line, so that a change of one case is a change of one line."""
    cases = joined(shortened(entry) for entry in entries if isinstance(entry, Case))
    others = []
    for entry in entries:
        if isinstance(entry, NotApplicable):
            value = to_json(entry)
            del value["type"]
            others.append(value)
    head = {"format": FORMAT, "feature": feature}
    return _object(head, {"cases": cases, "not_applicable": others})


def _rules_text(book: CaseBook, digests: set[str]) -> str:
    """Return the text of the rule sets: the variants whole, and after them what scenarios have changed of them."""
    tables = [book.rules.by_digest[digest] for digest in digests]
    whole: dict[str, RuleTable] = {}
    based: list[Json] = []
    for table in tables:
        base = book.rules.table(table.variant, table.players)
        whole[base.digest] = base
        if table.digest != base.digest:
            based.append({"rules": table.digest, "base": base.digest, "changed": table.changed})
    named = sorted(whole.values(), key=lambda table: (table.variant, table.players))
    based.sort(key=lambda entry: (entry["base"], entry["rules"]))
    return _object({"format": FORMAT}, {"rule_sets": [table.request() for table in named], "changed": based})


def _manifest_text(book: CaseBook, files: dict[str, str], by_feature: dict[str, list[Compiled]]) -> str:
    features = [
        {
            "feature": feature,
            "file": _file_of(feature),
            "cases": sum(isinstance(entry, Case) for entry in entries),
            "not_applicable": sum(isinstance(entry, NotApplicable) for entry in entries),
            "sha256": _sha256(files[_file_of(feature)]),
        }
        for feature, entries in sorted(by_feature.items())
    ]
    digest = _sha256("\n".join(f"{name} {_sha256(text)}" for name, text in sorted(files.items())))
    head = {
        "format": FORMAT,
        "specification": book.spec.version,
        "cases": sum(entry["cases"] for entry in features if isinstance(entry["cases"], int)),
        "rule_sets": {"file": RULE_SETS, "sha256": _sha256(files[RULE_SETS])},
        "digest": f"sha256:{digest}",
    }
    return _object(head, {"features": features})


def _object(head: Json, lists: dict[str, list[Any]]) -> str:
    lines = [f"{_compact(key)}: {_compact(value)}" for key, value in head.items()]
    for key, entries in lists.items():
        inner = ",\n".join(_compact(entry) for entry in entries)
        lines.append(f"{_compact(key)}: [{chr(10) + inner + chr(10) if inner else ''}]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
