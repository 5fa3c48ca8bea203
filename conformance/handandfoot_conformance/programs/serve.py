"""The reference engine, or any Python adapter, as a program over JSON lines.

    python -m handandfoot_conformance.serve
    python -m handandfoot_conformance.serve my_module:MyAdapter

One request is read from each line of the standard input, and its answer written as one line to the standard output.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, BinaryIO

from handandfoot_conformance.programs.opening import load_object
from handandfoot_conformance.protocol.adapter import UnusableError
from handandfoot_conformance.protocol.messages import BreachError, Message, decode, encode

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
    method = getattr(adapter, kind, None) if kind in _REQUESTS else None
    if method is None:
        return {"id": number, "skipped": f"unknown request {json.dumps(kind)[:60]}"}, False
    try:
        return method(request), kind == "stop"
    except Exception as error:  # the program goes on, whatever one request did to it
        return {"id": number, "errored": f"{type(error).__name__}: {error}"}, False


_REQUESTS = ("start", "rules", "play", "meld", "score", "legal", "view", "stop")


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the adapter that is named, by default the reference engine."""
    names = sys.argv[1:] if arguments is None else arguments
    try:
        adapter = load_object(names[0] if names else "handandfoot_conformance.reference:ReferenceAdapter")
    except UnusableError as error:
        print(f"handandfoot: {error}", file=sys.stderr)
        return 2
    serve(adapter, sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
