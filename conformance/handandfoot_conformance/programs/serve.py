"""The reference engine, or any Python adapter, as a program over JSON lines.

    python -m handandfoot_conformance.serve
    python -m handandfoot_conformance.serve my_module:MyAdapter

One request is read from each line of the standard input, and its answer written as one line to the standard output.
What the adapter itself prints goes to the standard error, so that it can never be taken for an answer,
and whatever it raises, an order to exit included, is an errored answer to the request that it was asked.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, BinaryIO

from handandfoot_conformance.programs.opening import PYTHON, REFERENCE, load_object
from handandfoot_conformance.protocol.adapter import UnusableError, raised
from handandfoot_conformance.protocol.messages import BreachError, Message, decode, encode, through_json
from handandfoot_conformance.wording.safe import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot_conformance.protocol.adapter import Adapter


def serve(adapter: Adapter, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every request until `stop`, or until there are no more."""
    for line in requests:
        if not line.strip():
            continue
        message, last = respond(adapter, line)
        answers.write(encode(message))
        answers.flush()
        if last:
            return


def respond(adapter: Adapter, line: bytes) -> tuple[Message, bool]:
    """Return the answer to one line, and whether it is the last."""
    try:
        request = decode(line)
    except BreachError as error:
        return {"id": 0, "errored": str(error)}, False
    number, kind = request.get("id", 0), request.get("request")
    if kind not in _REQUESTS:
        return {"id": number, "skipped": f"unknown request {json.dumps(kind)[:60]}"}, False
    last = kind == "stop"
    try:
        method = getattr(adapter, kind, None)
        if method is None:
            return {"id": number, "skipped": f"the adapter has no method `{kind}`"}, last
        answer = method(request)
        if type(answer) is not dict:
            raise BreachError(f"`{kind}` returned {type(answer).__name__}, not a dict")
        return through_json(answer if "id" in answer else {"id": number, **answer}), last
    except BreachError as error:
        return {"id": number, "errored": str(error)}, last
    except BaseException as error:  # the program goes on, whatever one request did to it
        with suppress(BaseException):
            traceback.print_exception(error)
        return {"id": number, "errored": raised(kind, error)}, last


_REQUESTS = ("start", "rules", "play", "meld", "score", "legal", "view", "stop")


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the adapter that is named, by default the reference engine. Return 2 where it cannot be loaded."""
    names = sys.argv[1:] if arguments is None else arguments
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    requests, answers = _own_pipes()
    try:
        adapter = load_object(names[0] if names else REFERENCE.removeprefix(PYTHON))
    except UnusableError as error:
        sys.stderr.write(f"{error.errors}handandfoot: {printable(error)}\n")
        return 2
    with suppress(BrokenPipeError):
        serve(adapter, requests, answers)
    return 0


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep the standard input and output for the protocol; the adapter reads nothing, and prints to the error stream.

    Child processes of the adapter inherit what it has.
    """
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", 1, "utf-8", "backslashreplace", closefd=False)
    return requests, answers


if __name__ == "__main__":
    sys.exit(main())
