"""Every scenario of the corpus, collected by pytest-bdd and judged on the reference engine."""

import pytest

from handandfoot.spec import find_corpus
from handandfoot_conformance.plugin.binding import bind_features, bind_steps

pytestmark = pytest.mark.slow

bind_steps(globals())
bind_features(globals(), find_corpus().root)
