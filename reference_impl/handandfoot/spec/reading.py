"""Reading YAML strictly, with the line of every key.

The files are the part of YAML 1.2 that everybody understands alike:
one document, a mapping at its top, UTF-8, no tags, no key twice.
Plain words are read by the core schema, so that ``no`` is a word and never "false".
Keys are always text: ``1:`` and ``"1":`` are the same key.
An anchor may be used a few times, and may not hold another alias, so that no file grows when it is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import yaml

from handandfoot.spec.problems import Place, SpecError, short, unseen

__all__ = ["Items", "Keys", "key_path", "line_at", "parse", "read_file", "read_stream", "read_text"]

MAXIMUM_BYTES = 2_000_000
MAXIMUM_ALIASES = 16
MAXIMUM_DEPTH = 24

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}")
_UNUSABLE = re.compile("[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")


class Keys(dict[str, Any]):
    """A mapping that knows its file, the line on which it begins, and the line of each key."""

    __slots__ = ("file", "line", "lines")

    def __init__(self, file: str, line: int) -> None:
        super().__init__()
        self.file = file
        self.line = line
        self.lines: dict[str, int] = {}

    def place(self, key: str | None = None) -> Place:
        """Where a key stands; without a key, or with one that is not there, where the mapping begins."""
        return Place(self.file, self.lines.get(key, self.line) if key is not None else self.line)


class Items(list[Any]):
    """A list that knows the line of each item."""

    __slots__ = ("line", "lines")

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: list[int] = []


def read_file(path: Path, name: str | None = None) -> Keys:
    """The mapping in a YAML file. Errors name the file as `name`. Raises `SpecError`."""
    return parse(read_text(path, name), name or str(path))


def read_text(path: Path, name: str | None = None) -> str:
    """The text in a file. Errors name the file as `name`. Raises `SpecError`."""
    file = name or str(path)
    try:
        with path.open("rb") as stream:
            return read_stream(stream, file)
    except OSError as error:
        raise SpecError(Place(file), "", f"cannot be read: {error.strerror or error}") from error


def read_stream(stream: BinaryIO, file: str) -> str:
    """The text in a stream of bytes, never more of it than a file may have. Raises `SpecError`."""
    data = stream.read(MAXIMUM_BYTES + 1)
    if len(data) > MAXIMUM_BYTES:
        raise SpecError(Place(file), "", "is too large", f"at most {MAXIMUM_BYTES:,} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SpecError(Place(file, line), "", "is not text in UTF-8") from error


def parse(text: str, file: str) -> Keys:
    """The mapping in a YAML text. Raises `SpecError`."""
    odd = _UNUSABLE.search(text)
    if odd:
        line = len(re.findall(r"\r\n?|\n", text[: odd.start()])) + 1
        what = f"holds {unseen(odd[0]) or f'the sign U+{ord(odd[0]):04X}'}"
        raise SpecError(Place(file, line), "", what, "signs that can be seen, blanks and line breaks")
    try:
        value = _Builder(file).build(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = f"is not YAML: {error.problem or error.context or 'it cannot be read'}"
        raise SpecError(Place(file, mark.line + 1 if mark else 0), "", what) from error
    except yaml.YAMLError as error:
        raise SpecError(Place(file), "", f"is not YAML: {short(str(error), 100)}") from error
    if not isinstance(value, Keys):
        kind = "a list" if isinstance(value, Items) else "nothing" if value is None else "a single value"
        raise SpecError(Place(file, 1), "", f"holds {kind}", "a mapping, with keys")
    return value


class _Builder:
    """Builds plain values out of the parser's events, in one pass."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.anchors: dict[str, Any] = {}
        self.open_anchors: list[str] = []
        self.aliases = 0
        self.documents = 0
        self.path: list[str] = []
        self.events: Iterator[Any] = iter(())

    def build(self, text: str) -> Any:
        """The value of the one document."""
        self.events = iter(yaml.parse(text, Loader=_LOADER))
        value: Any = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                self.documents += 1
                if self.documents > 1:
                    raise self.error(event, "holds a second document", "one document in a file")
            elif isinstance(event, (yaml.StreamStartEvent, yaml.StreamEndEvent, yaml.DocumentEndEvent)):
                continue
            else:
                value = self.value(event)
        return value

    def value(self, event: Any) -> Any:
        """The value that begins with an event."""
        if isinstance(event, yaml.AliasEvent):
            return self.alias(event)
        if event.tag is not None and event.tag != "!":
            raise self.error(event, f"has the tag {short(event.tag)}", "values without tags")
        if isinstance(event, yaml.ScalarEvent):
            value: Any = self.scalar(event)
        else:
            if event.anchor:
                self.open_anchors.append(event.anchor)
            if len(self.path) >= MAXIMUM_DEPTH:
                raise self.error(event, "is nested too deeply", f"at most {MAXIMUM_DEPTH} levels")
            value = self.mapping(event) if isinstance(event, yaml.MappingStartEvent) else self.sequence(event)
            if event.anchor:
                self.open_anchors.pop()
        if event.anchor:
            self.anchors[event.anchor] = value
        return value

    def alias(self, event: Any) -> Any:
        """The value that an alias stands for, within bounds."""
        self.aliases += 1
        if self.aliases > MAXIMUM_ALIASES or self.open_anchors:
            allowed = f"at most {MAXIMUM_ALIASES} aliases, none inside an anchored value"
            raise self.error(event, f"the alias *{event.anchor[:40]} is one too many", allowed)
        if event.anchor not in self.anchors:
            raise self.error(event, f"the alias *{event.anchor[:40]} names nothing", "an anchor set before")
        return self.anchors[event.anchor]

    def mapping(self, start: Any) -> Keys:
        """A mapping; a key that comes twice is refused."""
        found = Keys(self.file, _line(start))
        for event in self.events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            line = _line(event)
            if not isinstance(event, yaml.ScalarEvent):
                raise self.error(event, "a key is not a word", "words and whole numbers as keys")
            key = event.value
            if key in found:
                what = f"the key {short(key)} comes twice, first on line {found.lines[key]}"
                raise self.error(event, what, "each key once")
            self.path.append(key)
            found[key] = self.value(next(self.events))
            found.lines[key] = line
            self.path.pop()
        return found

    def sequence(self, start: Any) -> Items:
        """A list."""
        found = Items(_line(start))
        for event in self.events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            self.path.append(str(len(found)))
            found.append(self.value(event))
            found.lines.append(_line(event))
            self.path.pop()
        return found

    def scalar(self, event: Any) -> Any:
        """A word, a number, true, false or null."""
        text: str = event.value
        if not event.implicit[0] or event.style in ("'", '"', "|", ">"):
            return text
        if text in _WORDS:
            return _WORDS[text]
        if text[0] in "-+.0123456789":
            if _INTEGER.fullmatch(text):
                return int(text)
            if text.lstrip("+-").isdecimal():
                raise self.error(event, f"the number {short(text, 30)} is too long", "at most 18 digits")
            if _FLOAT.fullmatch(text):
                return float(text)
        return text

    def error(self, event: Any, what: str, allowed: str) -> SpecError:
        """A fault at the place of an event."""
        return SpecError(Place(self.file, _line(event)), key_path(self.path), what, allowed)


def _line(event: Any) -> int:
    """The line, counted from 1, on which an event begins."""
    return int(event.start_mark.line) + 1


def key_path(path: Sequence[str | int]) -> str:
    """A path of keys and positions as it is written in messages."""
    return ".".join(str(part) for part in path)


def line_at(root: Keys, path: Sequence[str | int]) -> int:
    """The line of the deepest part of a path that is there."""
    value: Any = root
    line = root.line
    for part in path:
        if isinstance(value, Keys) and part in value:
            line = value.lines[str(part)]
            value = value[str(part)]
        elif isinstance(value, Items) and isinstance(part, int) and part < len(value):
            line = value.lines[part]
            value = value[part]
        else:
            break
    return line
