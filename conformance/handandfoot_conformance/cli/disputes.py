"""`handandfoot disputes`: where the sources contradict each other or themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.search import conflicts_index
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong, choose
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Conflict

KINDS = {"inside": "inside one source", "between": "between sources", "gap": "a gap in the text"}


@click.command
@click.argument("name", required=False, metavar="[DISPUTE]")
@click.option("--search", metavar="TEXT", help="What is in dispute, in players' own words: the best first.")
@click.option("--source", metavar="SOURCE", help="Only disputes in which this source has a part.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def disputes(name: str | None, search: str | None, source: str | None, as_json: bool) -> None:
    """List the contradictions; with the name of one, show its readings and what each variant decides.

    For instance: handandfoot disputes HF-CONFLICT-39, handandfoot disputes --search tie.
    """
    spec = lookup.specification()
    source = source and lookup.source_named(spec, source)
    if name is None:
        chosen = [one for one in spec.conflicts.values() if source is None or source in one.sources]
    else:
        known = {one.removeprefix("HF-CONFLICT-"): one for one in spec.conflicts}
        number = name.upper().removeprefix("HF-CONFLICT-").zfill(2)
        chosen = [spec.conflicts[choose("dispute", known.get(number, name), spec.conflicts)]]
    if search is not None:
        places = {name: place for place, name in enumerate(conflicts_index(spec).find(search))}
        chosen = sorted((one for one in chosen if one.id in places), key=lambda one: places[one.id])
        if not chosen:
            raise Wrong(f"no dispute speaks of {search!r}; handandfoot disputes lists all")
    if as_json:
        from handandfoot_conformance.asking.plain import to_json

        out.print_json({"conflicts": [to_json(one) for one in chosen]})
    elif name is None:
        _list(chosen)
    else:
        _show(spec, chosen[0])


def _list(chosen: list[Conflict]) -> None:
    """Print one line for each dispute."""
    rows = [(one.id, one.title, KINDS[one.kind], " ".join(one.sources), " ".join(one.rules)) for one in chosen]
    console = out.console()
    console.print(out.table(("dispute", "about", "kind", "sources", "rules"), rows))
    console.print(f"{count(len(chosen), 'dispute')}. handandfoot disputes DISPUTE shows one with its readings.")


def _show(spec: Spec, conflict: Conflict) -> None:
    """Print a dispute with its readings and decisions."""
    console = out.console()
    console.print(out.heading(f"{conflict.id}  ·  {conflict.title}"))
    console.print(out.paragraph(conflict.question, 2))
    if conflict.note:
        console.print(out.paragraph(conflict.note, 2, "dim"))
    rows = []
    for reading in conflict.readings:
        holders = "; ".join(lookup.place(one.source, one.section, one.line) for one in reading.held_by) or "nobody"
        values = ", ".join(
            f"{name} = {lookup.brief(value, spec.parameters.get(name))}" for name, value in reading.value.items()
        )
        rows.append((reading.id, reading.says, holders, values))
    console.print(out.table(("", "reading", "held by", "as a value"), rows))
    decided = [(variant, decision.reading, decision.why) for variant, decision in conflict.decisions.items()]
    console.print(out.table(("variant", "follows", "why"), decided))
    console.print(f"Rules: {' '.join(conflict.rules) or 'none'}")
