"""Opening a session with whatever a name stands for: an object, a Python name, or the command of a program."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.session import ProgramSession
from handandfoot_conformance.protocol.adapter import UnusableError

if TYPE_CHECKING:
    from handandfoot_conformance.programs.conversation import Limits
    from handandfoot_conformance.protocol.adapter import Adapter, Session


PYTHON: Final = "py:"
"""How the name of a Python object begins where the command of a program could stand."""


REFERENCE: Final = "py:handandfoot_conformance.reference:ReferenceAdapter"


def open_session(adapter: str | Adapter, specification: str, limits: Limits | None = None) -> Session:
    """Start an adapter: an object, a `py:module:object`, or the command of a program.

    Raises `BrokenDownError` where it does not start, `UnusableError` or `CommandError` where there is none.
    """
    if not isinstance(adapter, str):
        return InProcessSession(adapter, specification)
    if adapter.startswith(PYTHON):
        return InProcessSession(load_object(adapter.removeprefix(PYTHON)), specification)
    return ProgramSession(adapter, specification, limits)


def load_object(name: str) -> Adapter:
    """Return the adapter that `module:object` names; a class is called to make one. Raise `UnusableError`."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise UnusableError(f"a Python adapter is named module:object, not {name!r}")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for step in attribute.split("."):
            found = getattr(found, step)
    except (ImportError, AttributeError) as error:
        raise UnusableError(f"the adapter {name!r} cannot be loaded: {error}") from error
    adapter = found() if isinstance(found, type) or not hasattr(found, "start") else found
    missing = [method for method in ("start", "rules") if not callable(getattr(adapter, method, None))]
    if missing:
        raise UnusableError(f"the adapter {name!r} has no method {' or '.join(missing)}")
    result: Adapter = adapter
    return result
