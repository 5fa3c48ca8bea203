"""Names that somebody gave: the one that was meant, or the nearest."""

from __future__ import annotations

from collections.abc import Iterable


class Wrong(Exception):
    """Wrong use or an invalid file. The message is one line and says what is allowed."""


_LISTED = 24
"""How many names are written out in a line; of more it is said which command lists them."""


_LISTS = {
    "word": "handandfoot glossary lists",
    "dispute": "handandfoot disputes --search looks for words, and without it lists",
    "rule": "handandfoot rules --search looks for words, and without it lists",
}


def choose(kind: str, name: str, known: Iterable[str]) -> str:
    """Return the known name that was meant, whatever its case; else raise `Wrong` with the nearest one."""
    names = list(known)
    for each in names:
        if each.casefold() == name.casefold():
            return each

    from handandfoot.spec.problems import closest  # the help needs it not

    guess = closest(name, names)
    if guess is not None:
        hint = f"did you mean {guess}?"
    elif len(names) <= _LISTED:
        hint = f"allowed: {', '.join(names)}"
    else:
        hint = f"{_LISTS.get(kind, f'handandfoot {kind}s lists')} all {len(names)}"
    raise Wrong(f"no {kind} is called {name!r}; {hint}")
