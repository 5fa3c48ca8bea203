"""The page that describes the command line."""

from __future__ import annotations

from pathlib import Path

from handandfoot_conformance.cli import COMMANDS, manual

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "command-line.md"


def test_page_is_up_to_date() -> None:
    """The page says what the commands say; `make site` writes it again."""
    assert manual.page() == PAGE.read_text(encoding="utf-8")


def test_page_has_every_command() -> None:
    """Every command has a section."""
    text = manual.page()

    assert [] == [name for name in COMMANDS if f"\n## {name}" not in text]
