"""What an adapter is, under the name that strangers have for it."""

from handandfoot_conformance.protocol.adapter import Adapter, BrokenDownError, Declared, UnusableError

__all__ = ["Adapter", "BrokenDownError", "Declared", "UnusableError"]
