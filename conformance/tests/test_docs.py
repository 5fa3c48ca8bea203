"""The hand-written pages are true: their commands exist and their examples run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from command_line import run

from handandfoot_conformance.cli import cli

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> Iterator[tuple[Path, str]]:
    """Yield page and text of every block in a language."""
    for page in PAGES:
        for found in BLOCK.finditer(page.read_text(encoding="utf-8")):
            if found[1] == language:
                yield page, found[2]


def commands() -> Iterator[tuple[str, str]]:
    """Yield page and line of every command that the pages show."""
    for page, text in blocks("sh"):
        for line in text.replace("\\\n", " ").splitlines():
            words = line.partition(" #")[0].strip().removeprefix(".venv/bin/")
            if words.startswith("handandfoot "):
                yield str(page.relative_to(ROOT)), words


@pytest.mark.parametrize(("page", "line"), sorted(set(commands())))
def test_commands_of_the_pages_exist(page: str, line: str) -> None:
    """Every command of a page can be read, with all its options."""
    arguments = shlex.split(line.partition(" > ")[0])[1:]
    command: click.Command = cli
    context = click.Context(cli, info_name="handandfoot")
    while isinstance(command, click.Group):
        found = command.get_command(context, arguments[0])
        assert found is not None, line
        context = click.Context(found, parent=context, info_name=arguments.pop(0))
        command = found

    assert command.parse_args(context, arguments) is not None


def examples(*keys: str) -> list[tuple[str, str]]:
    """The examples in YAML that have one of some keys at their beginning."""
    return [
        (str(page.relative_to(ROOT)), text)
        for page, text in blocks("yaml")
        if any(re.search(rf"^{key}:", text, re.MULTILINE) for key in keys) and "…" not in text
    ]


@pytest.mark.parametrize(("page", "text"), examples("when", "action"))
def test_positions_of_the_pages_are_judged(page: str, text: str) -> None:
    """Every position that a page shows can be judged."""
    ran = run("judge", "-", given=text)

    assert (0, "") == (ran.code, ran.err)


@pytest.mark.parametrize(("page", "text"), examples("sides", "rounds"))
def test_rounds_of_the_pages_are_counted(page: str, text: str) -> None:
    """Every round that a page shows can be counted."""
    ran = run("score", "-", given=text)

    assert (0, "") == (ran.code, ran.err)


@pytest.mark.parametrize(("page", "text"), examples("parent"))
def test_house_rules_of_the_pages_are_valid(page: str, text: str, tmp_path: Path) -> None:
    """Every file of house rules that a page shows is valid."""
    file = tmp_path / "rules.yaml"
    file.write_text(text, encoding="utf-8")
    ran = run("variants", "lint", file)

    assert (0, "") == (ran.code, ran.err)


def test_targets_of_the_pages_exist() -> None:
    """Every make target that a page shows is in the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    shown = {
        target
        for page in PAGES
        for words in re.findall(r"(?:^|`)make ([a-z]+(?: [a-z]+)*)", page.read_text(encoding="utf-8"), re.MULTILINE)
        for target in words.split()
    }

    assert shown
    assert [] == [target for target in sorted(shown) if not re.search(rf"^{target}:", makefile, re.MULTILINE)]


def test_the_recipes_name_what_there_is() -> None:
    """Every path of CONTRIBUTING leads somewhere, and every package of the kit is on its map or in its recipes."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = re.findall(r"`((?:spec|features|reference_impl|conformance|docs)/[\w./-]*)`", text)

    assert len(paths) > 30
    assert [] == [path for path in paths if not (ROOT / path).exists()]


def test_every_make_target_of_the_pages_exists() -> None:
    """What a page tells to make can be made."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    told = {
        word
        for _, text in blocks("sh")
        for line in text.splitlines()
        if line.startswith("make ")
        for word in line.partition("#")[0].split()[1:]
        if re.fullmatch("[a-z]+", word)
    }

    assert told
    assert told <= targets
