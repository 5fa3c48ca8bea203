"""`handandfoot conflicts`: where the sources contradict each other or themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.wording.nearest import Wrong, choose
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Conflict

KINDS = {"inside": "inside one source", "between": "between sources", "gap": "a gap in the text"}


@click.command
@click.argument("name", required=False, metavar="[CONFLICT]")
@click.option("--search", metavar="TEXT", help="Only conflicts in which these words stand.")
@click.option("--source", metavar="SOURCE", help="Only conflicts in which this source has a part.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def conflicts(name: str | None, search: str | None, source: str | None, as_json: bool) -> None:
    """List the contradictions; with the name of one, show its readings and what each variant decides.

    For instance: handandfoot conflicts HF-CONFLICT-39, handandfoot conflicts --search tie.
    """
    spec = lookup.specification()
    source = source and lookup.source_named(spec, source)
    if name is None:
        chosen = [one for one in spec.conflicts.values() if source is None or source in one.sources]
    else:
        known = {one.removeprefix("HF-CONFLICT-"): one for one in spec.conflicts}
        number = name.upper().removeprefix("HF-CONFLICT-").zfill(2)
        chosen = [spec.conflicts[choose("conflict", known.get(number, name), spec.conflicts)]]
    if search is not None:
        chosen = [one for one in chosen if lookup.speaks_of(_all_words(one), search)]
        if not chosen:
            raise Wrong(f"no conflict speaks of {search!r}; handandfoot conflicts lists all")
    if as_json:
        from handandfoot_conformance.asking.plain import to_json

        out.print_json({"conflicts": [to_json(one) for one in chosen]})
    elif name is None:
        _list(chosen)
    else:
        _show(spec, chosen[0])


def _all_words(conflict: Conflict) -> str:
    """Return everything a search may find in a conflict."""
    readings = [reading.says for reading in conflict.readings]
    return "\n".join((conflict.id, conflict.title, conflict.question, conflict.note, *readings, *conflict.rules))


def _list(chosen: list[Conflict]) -> None:
    """Print one line for each conflict."""
    rows = [(one.id, one.title, KINDS[one.kind], " ".join(one.sources), " ".join(one.rules)) for one in chosen]
    console = out.console()
    console.print(out.table(("conflict", "about", "kind", "sources", "rules"), rows))
    console.print(f"{count(len(chosen), 'conflict')}. handandfoot conflicts CONFLICT shows one with its readings.")


def _show(spec: Spec, conflict: Conflict) -> None:
    """Print a conflict with its readings and decisions."""
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
