"""Every feature bound by pytest-bdd: a module of tests that pytest can collect.

`pytest -p handandfoot_conformance.plugin --adapter "node my-adapter.js" --pyargs handandfoot_conformance.bound`
"""

from handandfoot.spec import find_corpus
from handandfoot_conformance.bdd import bind_features, bind_steps

bind_steps(globals())
bind_features(globals(), find_corpus().root)
