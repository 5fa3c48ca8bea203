"""The reference engine as an adapter, under the name that strangers have for it."""

from handandfoot_conformance.programs.reference import ReferenceAdapter

__all__ = ["ReferenceAdapter"]
