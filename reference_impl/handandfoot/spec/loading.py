"""From documents to entries: the specification as it stands in its files, loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from handandfoot.spec import model
from handandfoot.spec.corpus import Corpus, find_corpus
from handandfoot.spec.problems import Place, SpecError, nearest, one_of, short
from handandfoot.spec.reading import Keys, read_file
from handandfoot.spec.schemas import first_fault
from handandfoot.spec.variants import Resolved, build_variant, chain_of, resolve

__all__ = ["Hit", "Spec", "load_spec"]

_T = TypeVar("_T")
_E = TypeVar("_E", bound=model.Entry)


class Hit(NamedTuple):
    """An entry that a search has found."""

    kind: str
    id: str
    text: str
    place: Place


def _entry(kind: type[_E], data: Keys, **more: Any) -> _E:
    """One entry, built from a mapping in a file."""
    return msgspec.convert({**data, "at": data.place(), **more}, kind)


def listed(value: Any) -> list[Any]:
    """A value that may stand alone, as a list."""
    return list(value) if isinstance(value, list) else [value]


class Spec:
    """The specification: every entry, and what variants come to. Each part is read when it is first used."""

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus
        self._documents: dict[Path, Keys] = {}
        self._variants: dict[str, model.Variant] = {}
        self._resolved: dict[tuple[int, int | None], tuple[model.Variant, Resolved]] = {}

    @property
    def root(self) -> Path:
        """The folder in which the corpus lies."""
        return self.corpus.root

    @cached_property
    def version(self) -> str:
        """The version of the specification."""
        return str(self._read("specification", "specification.yaml", lambda document: document["version"]))

    @cached_property
    def title(self) -> str:
        """The title of the specification."""
        return str(self._read("specification", "specification.yaml", lambda document: document["title"]))

    @cached_property
    def sources(self) -> dict[str, model.Source]:
        """The source texts, by id."""
        entries = self._read(
            "sources", "sources.yaml", lambda document: [_entry(model.Source, one) for one in document["sources"]]
        )
        return _by_id(entries, lambda one: one.id)

    @cached_property
    def glossary(self) -> dict[str, model.Term]:
        """The terms of the glossary."""
        entries = self._read(
            "glossary", "glossary.yaml", lambda document: [_entry(model.Term, one) for one in document["terms"]]
        )
        return _by_id(entries, lambda one: one.term)

    @cached_property
    def parameters(self) -> dict[str, model.Parameter]:
        """The parameters, by name, in the order of the file."""

        def build(document: Keys) -> list[model.Parameter]:
            found = document["parameters"]
            return [_entry(model.Parameter, found[name], name=name, at=found.place(name)) for name in found]

        return _by_id(self._read("parameters", "parameters.yaml", build), lambda one: one.name)

    @cached_property
    def _chapters(self) -> list[tuple[model.Chapter, list[model.Rule]]]:
        """The chapters with their rules, in the order of reading."""

        def build(document: Keys) -> tuple[model.Chapter, list[model.Rule]]:
            chapter = _entry(model.Chapter, document["chapter"])
            rules = [
                _entry(
                    model.Rule, one, chapter=chapter.id, citations=[_entry(model.Citation, c) for c in one["citations"]]
                )
                for one in document["rules"]
            ]
            return chapter, sorted(rules, key=lambda rule: rule.order)

        files = self._files("rules")
        if not files:
            raise SpecError(Place("spec/rules"), "", "has no chapter", "one YAML file for each chapter")
        found = [self._read("rules", f"rules/{file.name}", build) for file in files]
        return sorted(found, key=lambda pair: pair[0].order)

    @cached_property
    def chapters(self) -> dict[str, model.Chapter]:
        """The chapters of the rules, in the order of reading."""
        return _by_id([chapter for chapter, _ in self._chapters], lambda one: one.id)

    @cached_property
    def rules(self) -> dict[str, model.Rule]:
        """The rules, by id, in the order of reading; withdrawn ones too."""
        return _by_id([rule for _, rules in self._chapters for rule in rules], lambda one: one.id)

    @cached_property
    def conflicts(self) -> dict[str, model.Conflict]:
        """The conflicts and gaps, by id."""

        def build(document: Keys) -> list[model.Conflict]:
            return [
                _entry(
                    model.Conflict,
                    one,
                    readings=[_entry(model.Reading, reading) for reading in one["readings"]],
                    decisions={
                        variant: _entry(model.Decision, decision, at=one["decisions"].place(variant))
                        for variant, decision in one["decisions"].items()
                    },
                )
                for one in document["conflicts"]
            ]

        return _by_id(self._read("conflicts", "conflicts.yaml", build), lambda one: one.id)

    @cached_property
    def ledgers(self) -> dict[str, model.Ledger]:
        """The ledger of each source, by the source's id."""

        def claim(data: Keys) -> model.Claim:
            return _entry(
                model.Claim, data, leads=listed(data.get("leads", [])), scenario=listed(data.get("scenario", []))
            )

        def build(document: Keys) -> model.Ledger:
            sentences = [
                _entry(model.LedgerSentence, one, claims=[claim(inner) for inner in one["claims"]])
                for one in document["sentences"]
            ]
            return _entry(model.Ledger, document, sentences=sentences)

        found = [self._read("claims", f"claims/{file.name}", build) for file in self._files("claims")]
        return _by_id(found, lambda one: one.source)

    @cached_property
    def claims(self) -> dict[str, model.Claim]:
        """Every claim of every source, by id."""
        return _by_id(
            [claim for ledger in self.ledgers.values() for one in ledger.sentences for claim in one.claims],
            lambda one: one.id,
        )

    @cached_property
    def variant_ids(self) -> tuple[str, ...]:
        """The ids of the variants, in the order of the alphabet."""
        return tuple(file.stem for file in self._files("variants"))

    @cached_property
    def variants(self) -> dict[str, model.Variant]:
        """The variants, by id."""
        return {name: self.variant(name) for name in self.variant_ids}

    def rule(self, name: str) -> model.Rule:
        """The rule of an id. Raises `SpecError` with the nearest id."""
        return _found(self.rules, name, "rule")

    def parameter(self, name: str) -> model.Parameter:
        """The parameter of a name. Raises `SpecError` with the nearest name."""
        return _found(self.parameters, name, "parameter")

    def conflict(self, name: str) -> model.Conflict:
        """The conflict of an id. Raises `SpecError` with the nearest id."""
        return _found(self.conflicts, name, "conflict")

    def source(self, name: str) -> model.Source:
        """The source of an id. Raises `SpecError` with the nearest id."""
        return _found(self.sources, name, "source")

    def variant(self, name: str, asked_at: Place | None = None) -> model.Variant:
        """The variant of an id. Raises `SpecError` with the nearest id."""
        if name not in self._variants:
            if name not in self.variant_ids:
                key = "variant" if asked_at is None else "parent"
                what = f"{short(name)} is not known{nearest(name, self.variant_ids)}"
                raise SpecError(asked_at or Place(""), key, what, one_of(self.variant_ids))
            variant = self._read(
                "variant", f"variants/{name}.yaml", lambda document: build_variant(document, self.parameters)
            )
            if variant.id != name:
                raise SpecError(variant.at, "id", f"{short(variant.id)} is not the name of the file", name)
            self._variants[name] = variant
        return self._variants[name]

    def chain(self, variant: model.Variant | str) -> list[model.Variant]:
        """A variant and its parents, the root last."""
        return chain_of(self.variant(variant) if isinstance(variant, str) else variant, self.variant)

    def players_of(self, variant: model.Variant | str) -> tuple[int, ...]:
        """The numbers of players for which a variant is made."""
        return next((one.players for one in self.chain(variant) if one.players), ())

    def resolve(self, variant: model.Variant | str, players: int | None = None) -> Resolved:
        """All values of a variant for a number of players (four, where it is not given). Raises `SpecError`."""
        first = self.variant(variant) if isinstance(variant, str) else variant
        key = (id(first), players)
        if key not in self._resolved:
            self._resolved[key] = (first, resolve(self.chain(first), players, self.parameters))
        return self._resolved[key][1]

    def search(self, words: str) -> list[Hit]:
        """The entries in which all the words stand, whatever their case."""
        wanted = words.casefold().split()
        return [hit for hit in self._hits() if all(word in f"{hit.id} {hit.text}".casefold() for word in wanted)]

    def document(self, name: str) -> Keys:
        """A file of the specification as it stands, by its name in `spec/`."""
        path = self.corpus.spec / name
        if path not in self._documents:
            self._documents[path] = read_file(path, f"spec/{name}")
        return self._documents[path]

    def _hits(self) -> Iterator[Hit]:
        """Everything that can be searched."""
        for rule in self.rules.values():
            says = " ".join(citation.says for citation in rule.citations)
            yield Hit("rule", rule.id, f"{rule.sentence} {says}".strip(), rule.at)
        for parameter in self.parameters.values():
            phrases = " ".join(parameter.choices.values())
            text = f"{parameter.title}. {parameter.means} {phrases}".strip()
            yield Hit("parameter", parameter.name, text, parameter.at)
        for conflict in self.conflicts.values():
            yield Hit("conflict", conflict.id, f"{conflict.title} {conflict.question}", conflict.at)
        for term in self.glossary.values():
            aliases = " ".join(alias for words in term.aliases.values() for alias in words)
            yield Hit("term", term.term, f"{term.definition} {aliases}".strip(), term.at)
        for variant in self.variants.values():
            yield Hit("variant", variant.id, f"{variant.title} {variant.summary}".strip(), variant.at)
        for claim in self.claims.values():
            yield Hit("claim", claim.id, claim.says, claim.at)

    def _files(self, folder: str) -> list[Path]:
        """The YAML files of a folder, by name."""
        found = (self.corpus.spec / folder).glob("*.yaml")
        return sorted(path for path in found if not path.name.startswith("."))  # an editor's are hidden

    def _read(self, schema: str, name: str, build: Callable[[Keys], _T]) -> _T:
        """What a builder makes of a file; where it cannot, the file's first fault against its schema."""
        return built(self.document(name), self.corpus.spec / "schemas", schema, build)


def built(document: Keys, schemas: Path, schema: str, build: Callable[[Keys], _T]) -> _T:
    """What a builder makes of a document; where it cannot, the first fault against the schema. Raises `SpecError`."""
    try:
        return build(document)
    except (msgspec.ValidationError, LookupError, TypeError, AttributeError) as error:
        fault = first_fault(document, schemas, schema)
        raise fault or SpecError(document.place(), "", f"cannot be used: {error}") from error


def _by_id(entries: list[_E], name: Callable[[_E], str]) -> dict[str, _E]:
    """Entries by their id. Raises `SpecError` where two have the same."""
    found: dict[str, _E] = {}
    for entry in entries:
        if name(entry) in found:
            what = f"{name(entry)} is there twice, first at {found[name(entry)].at}"
            raise SpecError(entry.at, name(entry), what, "each id once")
        found[name(entry)] = entry
    return found


def _found(entries: dict[str, _E], name: str, kind: str) -> _E:
    """The entry of an id. Raises `SpecError` with the nearest id."""
    if name not in entries:
        what = f"{short(name)} is not known{nearest(name, entries)}"
        raise SpecError(Place(""), kind, what, one_of(entries, limit=12))
    return entries[name]


@cache
def _loaded(corpus: Corpus) -> Spec:
    return Spec(corpus)


def load_spec(root: Path | str | None = None, *, fresh: bool = False) -> Spec:
    """The specification in a folder that holds `spec/`, or the one that `find_corpus` finds; read once per process."""
    corpus = find_corpus() if root is None else Corpus(Path(root), "given")
    return Spec(corpus) if fresh else _loaded(corpus)
