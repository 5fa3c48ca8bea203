"""`handandfoot glossary`: the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import choose

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Term


@click.command
@click.argument("name", required=False, metavar="[WORD]")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def glossary(name: str | None, as_json: bool) -> None:
    """Show the words of the game, what each means, and what each source calls it."""
    spec = lookup.specification()
    chosen = list(spec.glossary.values()) if name is None else [_meant(spec, name)]
    if as_json:
        from handandfoot_conformance.asking.plain import to_json

        out.print_json({"terms": [to_json(term) for term in chosen]})
        return

    rows = [(term.term, term.definition, _aliases(term)) for term in chosen]
    out.console().print(out.table(("word", "means", "also called"), rows))


def _meant(spec: Spec, name: str) -> Term:
    """Return the term that was meant, by our word or by anybody else's."""
    words = {term.term: term for term in spec.glossary.values()}
    for term in spec.glossary.values():
        for others in (*term.aliases.values(), *term.said.values()):
            for other in others:
                words.setdefault(other, term)
    return words[choose("word", name, words)]


def _aliases(term: Term) -> str:
    """Say what the sources call a term."""
    return "; ".join(f"{source}: {', '.join(words)}" for source, words in term.aliases.items())
