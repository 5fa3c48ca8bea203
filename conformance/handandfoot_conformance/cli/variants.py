"""`handandfoot variants`: list, show, compare, check and begin house rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from handandfoot.spec.problems import written
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.cli import out
from handandfoot_conformance.cli.shell import WRONG_USE, Shell
from handandfoot_conformance.wording.nearest import Wrong, choose
from handandfoot_conformance.wording.safe import printable
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from rich.text import Text

    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Parameter, Setting, Variant


_WIDE = 5
"""How many variants stand side by side."""
_OTHERS = 4
"""How many values are listed from which another is not told."""


@click.group(cls=Shell)
def variants() -> None:
    """House rules: list, show, compare, check and begin them.

    Wherever a variant is named, the path of a YAML file will do as well.
    """


@variants.command("list")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def list_variants(as_json: bool) -> None:
    """List the variants."""
    spec = lookup.specification()
    if as_json:
        out.print_json({"variants": [_head(spec, one) for one in spec.variants.values()]})
        return

    rows = [
        (one.id, one.title, _numbers(spec.players_of(one)), one.parent or "", len(one.settings))
        for one in spec.variants.values()
    ]
    console = out.console()
    console.print(out.table(("variant", "title", "players", "parent", "values of its own"), rows))
    console.print("handandfoot variants show VARIANT shows one.")


@variants.command()
@click.argument("name", metavar="VARIANT")
@click.option("--players", type=int, help="For this number of players; without it four, or the least.")
@click.option("--changes", is_flag=True, help="Only what differs from the parent.")
@click.option("--json", "as_json", is_flag=True, help="For programs: the resolved rules as they go over the wire.")
def show(name: str, players: int | None, changes: bool, as_json: bool) -> None:
    """Show the house rules of a variant, and on what authority it has each."""
    spec = lookup.specification()
    variant = lookup.variant_named(spec, name)
    resolved = spec.resolve(variant, players)
    if as_json:
        head = _head(spec, variant)
        values = {"players": resolved.players, "digest": resolved.digest, "parameters": resolved.parameters}
        out.print_json({**head, **values, "standing": resolved.standing})
        return

    console = out.console()
    console.print(out.heading(f"{variant.title} ({variant.id}), {resolved.players} players"))
    for text in (variant.summary, variant.note):
        if text:
            console.print(out.paragraph(text, 2))
    if variant.invented:
        console.print(out.paragraph("Values of this variant were made up for illustration.", 2, "dim"))
    console.print()
    for chapter, names in _by_chapter(spec).items():
        rows = []
        for parameter in names:
            setting = resolved.settings[parameter]
            if not changes or _differs_from_parent(spec, variant, parameter):
                value = lookup.brief(resolved.parameters[parameter], spec.parameters[parameter])
                rows.append((parameter, _strong(value, setting.variant == variant.id), lookup.authority(setting)))
        if rows:
            console.print(out.table(("parameter", "value", "authority"), rows, title=chapter))
    if variant.unmodelled:
        from handandfoot_conformance.wording.values import sentences

        agreed = sentences(one.says for one in variant.unmodelled)
        console.print(out.paragraph(f"Also agreed at this table, and in no verdict: {agreed}"))
        for one in variant.unmodelled:
            if one.replaces:
                console.print(out.paragraph(f"In the place of {' '.join(one.replaces)}: {one.says}", 2))


@variants.command()
@click.argument("first", metavar="VARIANT")
@click.argument("second", metavar="VARIANT")
@click.option("--players", type=int, help="For this number of players.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def diff(first: str, second: str, players: int | None, as_json: bool) -> None:
    """Show the values in which two variants differ."""
    spec = lookup.specification()
    one, other = (lookup.variant_named(spec, name) for name in (first, second))
    if players is None:
        common = [number for number in spec.players_of(one) if number in spec.players_of(other)]
        players = 4 if 4 in common or not common else common[0]
    a, b = spec.resolve(one, players), spec.resolve(other, players)
    differing = [name for name in spec.parameters if a.parameters[name] != b.parameters[name]]
    if as_json:
        values = {name: {one.id: a.parameters[name], other.id: b.parameters[name]} for name in differing}
        out.print_json({"players": players, "differences": values})
        return

    rows = [
        (
            name,
            lookup.brief(a.parameters[name], spec.parameters[name]),
            lookup.brief(b.parameters[name], spec.parameters[name]),
            " ".join(spec.parameters[name].rules),
        )
        for name in differing
    ]
    console = out.console()
    if rows:
        console.print(out.table(("parameter", one.id, other.id, "rules"), rows))
    console.print(f"{one.id} and {other.id} differ in {len(rows)} of {len(spec.parameters)} values.")


@variants.command()
@click.argument("names", nargs=-1, metavar="[VARIANT]...")
@click.option("--chapter", metavar="CHAPTER", help="Only the parameters of one chapter.")
@click.option("--differing", is_flag=True, help="Only the parameters in which the variants differ.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def matrix(names: tuple[str, ...], chapter: str | None, differing: bool, as_json: bool) -> None:
    """Show every parameter against every variant."""
    spec = lookup.specification()
    columns = [lookup.variant_named(spec, name) for name in names] or list(spec.variants.values())
    chapter = chapter and choose("chapter", chapter, spec.chapters)
    parameters = [name for name, one in spec.parameters.items() if chapter in (None, one.chapter)]
    cells = {name: [lookup.setting_of(spec, one, name) for one in columns] for name in parameters}
    if differing:
        cells = {name: row for name, row in cells.items() if any(one.value != row[0].value for one in row)}
    if as_json:
        values = {
            name: {
                one.id: {"value": cell.value, "standing": cell.standing} for one, cell in zip(columns, row, strict=True)
            }
            for name, row in cells.items()
        }
        out.print_json({"variants": [one.id for one in columns], "parameters": values})
        return

    console = out.console()
    if len(columns) > _WIDE:
        lines = [line for name, row in cells.items() for line in _by_value(name, row, columns, spec.parameters[name])]
        console.print(out.table(("parameter", "value", "variants"), lines))
    else:
        rows = [(name, *(_cell(cell, spec.parameters[name]) for cell in row)) for name, row in cells.items()]
        console.print(out.table(("parameter", *(one.id for one in columns)), rows))
    console.print("* assumed where the source does not say")


@variants.command()
@click.argument("names", nargs=-1, metavar="[FILE|VARIANT]...")
@click.option(
    "--power", is_flag=True, help="List the values that no applicable case tells from others; it takes a while."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def lint(names: tuple[str, ...], power: bool, as_json: bool) -> int:
    """Check a file of house rules; without one, the whole specification.

    With --power, each value that an engine could get wrong and still pass every case is listed too.
    It need not be a fault: beside other values one may make no difference, or no scenario may be written for it yet.

    Exit code 2 where something is wrong.
    """
    from handandfoot.spec.linting import assumed_counts
    from handandfoot.spec.linting import lint as lint_specification
    from handandfoot.spec.problems import SpecError, faults_of

    spec = lookup.specification()
    if power and not names:
        raise Wrong("--power asks for the variant or the file whose values are to be looked at")
    problems, found, read = [], [], []
    for name in names:
        try:
            variant = lookup.variant_named(spec, name)
            for players in spec.players_of(variant):
                spec.resolve(variant, players)
            read += [variant] if lookup.is_file(name) else []
            found += [variant] if power else []
        except SpecError as error:
            problems += [fault.problem for fault in faults_of(error)]
    if not names:
        problems = lint_specification(spec, features=False)
    gaps = [(variant, _gaps(spec, variant)) for variant in found]
    if as_json:
        shown: dict[str, Any] = {"problems": [one._asdict() for one in problems]}
        if not names:
            shown["assumed"] = assumed_counts(spec)
        if power:
            shown["undistinguished"] = {variant.id: rows for variant, rows in gaps}
        out.print_json(shown)
    else:
        told: set[str] = set()
        for problem in problems:
            click.echo(f"handandfoot: {printable(problem)}", err=True)
            for line in _explained(spec, problem.key, told) if names else ():
                click.echo(f"  {printable(line)}")
        if not problems:
            click.echo(f"{' '.join(names) or 'The specification'}: nothing is wrong.")
            for variant in read:
                _print_set(spec, variant)
            if not names:
                counts = ", ".join(f"{name} {count}" for name, count in assumed_counts(spec).items())
                click.echo(f"Values assumed, as the texts are silent or contradict themselves: {counts}.")
        for variant, rows in gaps:
            _print_gaps(spec, variant, rows)
    return WRONG_USE if problems else 0


def _explained(spec: Spec, key: str, told: set[str]) -> Iterator[str]:
    """Say once what the parameter of a problem can say: each of its choices, or what the root of all makes of it."""
    name = key.split(".")[1] if key.startswith("parameters.") else ""
    if name not in spec.parameters or name in told:
        return
    told.add(name)
    parameter = spec.parameters[name]
    if parameter.type == "choice":
        yield from (f"{choice}: {lookup.in_words(choice, parameter)}" for choice in parameter.choices)
        return
    root = next(variant for variant in spec.variants.values() if variant.parent is None)
    value = root.settings[name].value
    yield f"in {root.id} it is {written(value)}: {lookup.in_words(value, parameter)}"


def _print_set(spec: Spec, variant: Variant) -> None:
    """Print what a file of house rules sets, each value as the sentence of the rulebook."""
    rows = [(name, lookup.in_words(one.value, spec.parameters[name])) for name, one in variant.settings.items()]
    if rows:
        out.console().print(out.table(("parameter", "says"), rows))


def _gaps(spec: Spec, variant: Variant) -> list[dict[str, Any]]:
    """Return the values of a variant that no applicable case tells from others."""
    from handandfoot_conformance.campaigns.power.gaps import undistinguished
    from handandfoot_conformance.campaigns.power.in_json import scenario_place

    return [
        {
            "parameter": gap.parameter,
            "value": gap.value,
            "others": list(gap.others),
            "cases": gap.cases,
            "place": scenario_place(gap.parameter),
        }
        for gap in undistinguished(spec, variant)
    ]


def _print_gaps(spec: Spec, variant: Variant, rows: list[dict[str, Any]]) -> None:
    """Print the values that an engine could get wrong unnoticed."""
    from handandfoot_conformance.campaigns.power.in_json import differing

    console = out.console()
    if not rows:
        console.print(f"{variant.id}: every value is told from every other by some case.")
        return
    console.print(f"{variant.id}: an engine with another of these values would pass every case.")
    for row in rows:
        parameter = spec.parameters[row["parameter"]]
        others = [lookup.brief(differing(row["value"], other), parameter) for other in row["others"]]
        more = f" and {len(others) - _OTHERS} more" if len(others) > _OTHERS else ""
        line = f"{row['parameter']}: {lookup.brief(row['value'], parameter)}; not {' or '.join(others[:_OTHERS])}{more}"
        console.print(out.paragraph(line, 2, "bold"))
        cases = f"{count(row['cases'], 'case cites', 'cases cite')} one of its rules"
        console.print(out.paragraph(f"{cases}; a scenario belongs to {row['place']}", 4))


@variants.command()
@click.argument("name", metavar="ID")
@click.option("--parent", default="reconciled", show_default=True, help="The variant from which yours differs.")
@click.option("--title", help="The title that your rulebook shows.")
@click.option("--output", "file", type=click.Path(dir_okay=False, path_type=Path), help="Write to this new file.")
def new(name: str, parent: str, title: str | None, file: Path | None) -> None:
    """Begin a file of house rules: every parameter is in it as a comment, with what is allowed."""
    import re

    from handandfoot.spec.problems import unseen

    spec = lookup.specification()
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise Wrong(
            f"{name!r} cannot be an id; allowed: lower-case words and figures joined by hyphens, as in grandma-may"
        )
    if name in spec.variant_ids:
        raise Wrong(f"there is a variant {name} already; allowed: an id of its own")
    if title is not None and not title.strip():
        raise Wrong("--title: is empty; allowed: a text")
    if hidden := unseen(title or ""):
        raise Wrong(f"--title: holds {hidden}; allowed: signs that can be seen, and blanks")
    text = _template(spec, name, spec.variant(choose("variant", parent, spec.variant_ids)), title or name)
    if file is None:
        click.echo(text, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise Wrong(f"{file}: cannot be written: {error.strerror}") from error
    click.echo(f"{file}: change what differs, then: handandfoot variants lint {file}")


def _template(spec: Spec, name: str, parent: Variant, title: str) -> str:
    """Return a file of house rules in which nothing differs yet."""
    import json

    lines = [
        f"# The house rules of {title}. What is not set here is as in the parent.",
        "# Take the # and the blank after it away before a value that differs at your table, and change the value.",
        f"id: {name}",
        f"title: {json.dumps(title, ensure_ascii=False)}",
        f"parent: {parent.id}",
        "standing: table  # this file is its own authority",
        f"players: [{', '.join(map(str, spec.players_of(parent)))}]",
        "parameters:",
    ]
    for chapter, names in _by_chapter(spec).items():
        lines += ["", f"  # {chapter}"]
        for parameter in names:
            one = spec.parameters[parameter]
            value = json.dumps(lookup.setting_of(spec, parent, parameter).value, ensure_ascii=False)
            lines += [f"  # {one.title}; {_allowed(one)}", f"  # {parameter}: {value}"]
    lines += ["", "# What no value can say, one sentence each", "# unmodelled:", '#   - "Whoever talks deals."',
              '#   - {says: "The pile is taken with one card like the top one.", replaces: [HF-PILE-03]}']  # fmt: skip
    return "\n".join(lines) + "\n"


def _allowed(parameter: Parameter) -> str:
    """Say what values a parameter may have."""
    span = _span(parameter)
    if parameter.type == "list":
        return f"a list of: {', '.join(parameter.choices)}" if parameter.choices else f"a list of numbers, {span}"
    if parameter.type == "map":
        return f"for each of: {', '.join(parameter.choices)}; {span}"
    words = [word for word in parameter.choices if not word.lstrip("-").isdigit() and word != "null"]
    shown = [span] if parameter.type == "integer" else []
    return " or ".join([*shown, *filter(None, [", ".join([*words, *["null"] * parameter.unlimited])])])


def _span(parameter: Parameter) -> str:
    """Say between which numbers a parameter lies."""
    if parameter.minimum is None:
        return "a whole number"
    return (
        f"{parameter.minimum} or more" if parameter.maximum is None else f"{parameter.minimum} to {parameter.maximum}"
    )


def _by_chapter(spec: Spec) -> dict[str, list[str]]:
    """Return the names of the parameters under the titles of their chapters."""
    found: dict[str, list[str]] = {}
    for name, parameter in spec.parameters.items():
        found.setdefault(_chapter_title(spec, parameter.chapter), []).append(name)
    return found


def _chapter_title(spec: Spec, chapter: str) -> str:
    return spec.chapters[chapter].title if chapter in spec.chapters else chapter.capitalize()


def _head(spec: Spec, variant: Variant) -> dict[str, Any]:
    """Return what a variant is, without its values, for programs."""
    return {
        "id": variant.id,
        "title": variant.title,
        "summary": variant.summary,
        "parent": variant.parent,
        "source": variant.source or None,
        "players": list(spec.players_of(variant)),
        "invented": variant.invented,
    }


def _numbers(players: tuple[int, ...]) -> str:
    return ", ".join(map(str, players))


def _strong(text: str, strong: bool) -> Text:
    from rich.text import Text

    return Text(text, "bold" if strong else "")


def _differs_from_parent(spec: Spec, variant: Variant, name: str) -> bool:
    """Say whether a variant has another value than its parent."""
    if variant.parent is None:
        return True
    return bool(
        lookup.setting_of(spec, spec.variant(variant.parent), name).value
        != lookup.setting_of(spec, variant, name).value
    )


def _by_value(name: str, row: list[Setting], columns: list[Variant], parameter: Any) -> Iterator[tuple[str, str, str]]:
    """Yield each value of a parameter with the variants that have it, for more variants than a table has room for."""
    names: dict[str, list[str]] = {}
    for variant, setting in zip(columns, row, strict=True):
        names.setdefault(lookup.brief(setting.value, parameter), []).append(variant.id + " *" * bool(setting.assumed))
    for number, (value, holders) in enumerate(names.items()):
        yield (name if number == 0 else "", value, ", ".join(holders))


def _cell(setting: Setting, parameter: Any) -> str:
    """Return a value for the matrix, with a mark where it is assumed."""
    return lookup.brief(setting.value, parameter) + (" *" if setting.assumed else "")
