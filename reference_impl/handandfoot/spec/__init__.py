"""The specification as data: found, read, checked, resolved.

`load_spec()` gives everything in `spec/` as frozen values, read when first used;
`Spec.resolve` gives the values of a variant for a number of players;
`load_variant_file` reads somebody's own house rules; `lint` checks the whole.
The engine never imports this package.
"""

from handandfoot.spec.corpus import Corpus, find_corpus
from handandfoot.spec.ledger import Coverage, Finding, TextReport, check_text, coverage
from handandfoot.spec.linting import assumed_counts, lint
from handandfoot.spec.loading import Hit, Spec, load_spec
from handandfoot.spec.problems import Place, Problem, SpecError
from handandfoot.spec.variant_file import load_variant_file
from handandfoot.spec.variants import Resolved

__all__ = [
    "Corpus",
    "Coverage",
    "Finding",
    "Hit",
    "Place",
    "Problem",
    "Resolved",
    "Spec",
    "SpecError",
    "TextReport",
    "assumed_counts",
    "check_text",
    "coverage",
    "find_corpus",
    "lint",
    "load_spec",
    "load_variant_file",
]
