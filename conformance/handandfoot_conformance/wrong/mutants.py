"""Mutants: the reference engine with one rule changed, dropped or forgotten."""

from __future__ import annotations

from handandfoot_conformance.reference import ReferenceAdapter


class Mutant(ReferenceAdapter):
    """An engine with one fault."""


MUTANTS: dict[str, type[Mutant]] = {}
