"""Every feature bound by pytest-bdd: a module of tests that pytest can collect.

`pytest -p handandfoot_conformance.plugin --adapter "node my-adapter.js" --pyargs handandfoot_conformance.bound`

With `--only-features "sources/ru/*"` only those features are bound.
"""

from handandfoot.spec import find_corpus
from handandfoot_conformance.plugin.binding import asked_features, bind_features, bind_steps

bind_steps(globals())
bind_features(globals(), find_corpus().root, asked_features())
