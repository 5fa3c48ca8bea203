"""Check the specification: `python -m handandfoot.spec`. Problems come one a line, with file, line and key."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from handandfoot.spec import SpecError, load_spec
from handandfoot.spec.ledger import coverage
from handandfoot.spec.linting import assumed_counts, lint
from handandfoot.spec.lock import write_lock


def main(arguments: list[str] | None = None) -> int:
    """Run the linter; 0 when nothing is wrong, 1 when something is, 2 when the specification cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m handandfoot.spec", description="Check the specification.")
    parser.add_argument("--root", type=Path, help="the folder that holds spec/ and features/")
    parser.add_argument("--lock", action="store_true", help="write new ids into spec/ids.lock first")
    parser.add_argument("--no-features", action="store_true", help="ask nothing of the features")
    options = parser.parse_args(arguments)
    try:
        spec = load_spec(options.root)
        if options.lock:
            print(f"written: {write_lock(spec)}")
        problems = lint(spec, features=not options.no_features)
        for problem in problems:
            print(problem)
        print(f"{len(problems)} problems in {spec.corpus.spec}", file=sys.stderr)
        if problems:
            return 1
        for source in spec.ledgers:
            found = coverage(spec, source)
            by = ", ".join(f"{kind} {count}" for kind, count in found.by.items())
            print(f"{source}: {found.sentences} sentences, {found.claims} claims ({by})")
        counts = ", ".join(f"{name} {count}" for name, count in assumed_counts(spec).items())
        print(f"values assumed: {counts}")
    except SpecError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
