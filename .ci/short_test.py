"""A short test of an installed copy, from any folder: every command that needs a library, with its exit code."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

REFERENCE = "py:handandfoot_conformance.reference:ReferenceAdapter"
ACCEPTS = "py:handandfoot_conformance.wrong.engines:AcceptEverything"
SERVED = f"{sys.executable} -m handandfoot_conformance.serve"
CALLS = [
    (0, "--help"), (2, "variants"), (0, "rules", "--search", "joker"), (0, "glossary", "canasta"), (0, "conflicts"),
    (0, "deal", "--seed", "1"), (0, "variants", "lint", "ru"), (0, "claims"), (0, "docs", "--variant", "ru"),
    (0, "check", "--variant", "ru", "--rule", "HF-PILE-04", "--report", "report"), (0, "compare", "report"),
    (0, "check", "--variant", "ru", "--rule", "HF-MELD-01", "--adapter", SERVED),
    (1, "check", "--variant", "ru", "--rule", "HF-PILE-04", "--adapter", ACCEPTS),
    (2, "check", "--adapter", "py:no_such_module:Thing"),
    (0, "fuzz", "--variant", "ru", "--games", "1", "--adapter", REFERENCE),
]  # fmt: skip
ORIGIN = """
import json, handandfoot.spec as spec, handandfoot_conformance as kit
print(json.dumps([spec.find_corpus().origin, kit.__file__]))
"""


def main() -> int:
    """Run every call in an empty folder, and say which ends otherwise than it should."""
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        origin, file = json.loads(subprocess.check_output([sys.executable, "-c", ORIGIN], cwd=folder))
        print(f"the corpus is of the {origin}, the kit is {Path(file).parent}")
        wrong += origin != "installed"
        program = str(Path(sys.executable).parent / "handandfoot")
        for code, *arguments in CALLS:
            ran = subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, check=False)
            if ran.returncode != code:
                wrong += 1
                print(f"handandfoot {' '.join(arguments)}: {ran.returncode}, not {code}\n{ran.stdout}{ran.stderr}")
    print(f"{len(CALLS)} calls, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
