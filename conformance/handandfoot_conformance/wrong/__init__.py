"""Wrong engines, on purpose: the judge is judged by whether it finds them out.

    python -m handandfoot_conformance.wrong NAME

runs one as a program over JSON lines; without a name all are listed.
"""

from __future__ import annotations

from handandfoot_conformance.wrong.engines import ENGINES, AcceptEverything, Liar, RefuseEverything, Shuffled, Slow
from handandfoot_conformance.wrong.mutant import Mutant
from handandfoot_conformance.wrong.mutants import MUTANTS

__all__ = ["ENGINES", "MUTANTS", "AcceptEverything", "Liar", "Mutant", "RefuseEverything", "Shuffled", "Slow"]
