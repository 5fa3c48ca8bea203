"""Opening a session with whatever a name stands for: an object, a Python name, or the command of a program."""

from __future__ import annotations

import importlib
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from handandfoot_conformance.programs.conversation import Limits
from handandfoot_conformance.programs.in_process import InProcessSession
from handandfoot_conformance.programs.session import ProgramSession
from handandfoot_conformance.programs.signals import EndedBySignal
from handandfoot_conformance.protocol.adapter import BrokenDownError, UnusableError, described

if TYPE_CHECKING:
    from handandfoot_conformance.protocol.adapter import Adapter, Session


PYTHON: Final = "py:"
"""How the name of a Python object begins where the command of a program could stand."""
REFERENCE: Final = "py:handandfoot_conformance.reference:ReferenceAdapter"
UNLOADABLE: Final = "handandfoot: the adapter "
"""How the last line begins that a served adapter writes to its standard error where it cannot be loaded."""
_OURS: Final = "handandfoot_conformance."
"""How the modules begin whose adapters are the kit's own: the reference engine, and the wrong ones."""
_CANNOT_BE_LOADED: Final = 2


def open_session(
    adapter: str | Adapter, specification: str, limits: Limits | None = None, *, lasting: bool = False
) -> Session:
    """Start an adapter: an object, a `py:module:object`, or the command of a program.

    The kit's own adapters run in this process, which is what makes a run of them fast.
    A stranger's Python object runs in a process of its own, like any program:
    it may exit, hang, print or crash the interpreter, and only there can a time limit hold.
    A `lasting` session keeps one copy of the program for many small runs.

    Raises `BrokenDownError` where it does not start, `UnusableError` or `CommandError` where there is none.
    """
    if not isinstance(adapter, str):
        return InProcessSession(adapter, specification)
    if not adapter.startswith(PYTHON):
        return ProgramSession(adapter, specification, limits, lasting=lasting)
    name = adapter.removeprefix(PYTHON)
    if name.startswith(_OURS):
        return InProcessSession(load_object(name), specification)
    return _served(name, specification, limits, lasting)


def _served(name: str, specification: str, limits: Limits | None, lasting: bool) -> Session:
    """Start a process that loads a Python object and serves it; it looks for modules where this process does."""
    _split(name)
    code = f"import sys; sys.path[:] = {sys.path!r}; from {_OURS}programs.serve import main; sys.exit(main())"
    served = msgspec.structs.replace(limits or Limits(), served=True)
    try:
        return ProgramSession([sys.executable, "-c", code, name], specification, served, lasting=lasting)
    except BrokenDownError as error:
        *before, last = error.errors.splitlines() or [""]
        if error.code == _CANNOT_BE_LOADED and last.startswith(UNLOADABLE):
            raise UnusableError(f"the adapter {last.removeprefix(UNLOADABLE)}", "\n".join(before)) from None
        raise


def _split(name: str) -> tuple[str, str]:
    """Return the module and the object that a name stands for. Raise `UnusableError`."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise UnusableError(f"a Python adapter is named module:object, not {name!r}")
    return module, attribute


def load_object(name: str) -> Adapter:
    """Return the adapter that `module:object` names; a class is called to make one.

    Raises `UnusableError`, with the traceback of what was raised while it was loaded, an order to exit included.
    """
    module, attribute = _split(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for step in attribute.split("."):
            found = getattr(found, step)
        adapter = found() if isinstance(found, type) or not hasattr(found, "start") else found
        missing = [method for method in ("start", "rules") if not callable(getattr(adapter, method, None))]
    except (ModuleNotFoundError, AttributeError) as error:
        raise UnusableError(f"the adapter {name!r} cannot be loaded: {error}", _trace(error)) from error
    except EndedBySignal:
        raise
    except BaseException as error:
        raise UnusableError(f"the adapter {name!r} cannot be loaded: {described(error)}", _trace(error)) from error
    if missing:
        raise UnusableError(f"the adapter {name!r} has no method {' or '.join(missing)}")
    result: Adapter = adapter
    return result


def _trace(error: BaseException) -> str:
    """Return the traceback of an error without the steps of the kit and of the import; empty where no other is left."""
    kept = [
        step
        for step in traceback.extract_tb(error.__traceback__)
        if step.filename != __file__
        and not step.filename.startswith("<frozen importlib")
        and "/importlib/" not in step.filename
    ]
    if not kept and not isinstance(error, SyntaxError):
        return ""
    told = traceback.format_list(kept)
    with suppress(BaseException):
        told += traceback.format_exception_only(error)
    return "".join(["Traceback (most recent call last):\n"] * bool(kept) + told)
