"""A game kept in a file: the table, the seed and every action, so that it can be played again from the start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from handandfoot.actions import Action
from handandfoot.errors import Malformed
from handandfoot.wire import action_from_json, action_to_json
from handandfoot_conformance.wording.nearest import Wrong
from handandfoot_conformance.wording.safe import safe

_MARK = "hand and foot game"
_FIELDS: dict[str, type] = {"variant": str, "players": int, "seed": str, "seat": int, "strength": str, "actions": list}


class Game(NamedTuple):
    """What makes a game: house rules, number of players, seed, the person's seat, the strength of the others."""

    variant: str
    players: int
    seed: str
    seat: int | None
    strength: str
    actions: tuple[Action, ...] = ()


def save(game: Game, name: str) -> None:
    """Write a game to a file. Raises `Wrong` where the file holds something else or cannot be written."""
    path = Path(name)
    content: dict[str, Any] = {"holds": _MARK, **game._asdict(), "actions": list(map(action_to_json, game.actions))}
    try:
        if path.exists():
            _read(path)
        path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except (OSError, ValueError, RecursionError) as wrong:
        raise Wrong(f"{safe(name, 200)}: cannot be written: {_reason(wrong)}") from None


def load(name: str) -> Game:
    """The game in a file. Raises `Wrong` naming the file and what is wrong in it."""
    try:
        content = _read(Path(name))
    except (OSError, ValueError, RecursionError) as wrong:
        raise Wrong(f"{safe(name, 200)}: cannot be read: {_reason(wrong)}") from None
    for field, kind in _FIELDS.items():
        if type(content.get(field)) is not kind:
            raise Wrong(f"{safe(name, 200)}: {field}: not a {_KINDS[kind]}")
    try:
        actions = tuple(map(action_from_json, content["actions"]))
    except Malformed as wrong:
        raise Wrong(f"{safe(name, 200)}: {safe(wrong, 200)}") from None

    return Game(**{field: content[field] for field in _FIELDS} | {"actions": actions})


_KINDS = {str: "text", int: "whole number", list: "list"}


def _read(path: Path) -> dict[str, Any]:
    with path.open(encoding="utf-8") as file:
        content = json.loads(file.read(_MOST))
    if not isinstance(content, dict) or content.get("holds") != _MARK:
        raise ValueError("it holds no game that was kept here")
    return content


_MOST = 20_000_000


def _reason(wrong: Exception) -> str:
    if isinstance(wrong, OSError):
        return str(wrong.strerror or "it is no file")
    if isinstance(wrong, json.JSONDecodeError):
        return "it is not JSON"
    if isinstance(wrong, UnicodeDecodeError):
        return "it is not UTF-8"
    return safe(wrong, 200)
