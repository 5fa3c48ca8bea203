"""Run a wrong engine as a program over JSON lines."""

from __future__ import annotations

import sys

from handandfoot_conformance.programs.serve import serve
from handandfoot_conformance.wrong import ENGINES, MUTANTS


def main(arguments: list[str]) -> int:
    """Run the engine that is named, or list all."""
    makers = {**ENGINES, **MUTANTS}
    if len(arguments) != 1 or arguments[0] not in makers:
        print("usage: python -m handandfoot_conformance.wrong NAME", file=sys.stderr)
        print("\n".join(makers), file=sys.stderr)
        return 2
    serve(makers[arguments[0]](), sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
