"""Hand and Foot, as data that can be read and a pure engine that can be run.

The engine modules need the standard library only.
`handandfoot.spec` loads the rulebook's own files and is the one part that needs more.
"""

__version__ = "0.1.0"
