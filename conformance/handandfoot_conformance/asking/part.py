"""What players write, in YAML or JSON: read strictly, every fault named by file, line and key."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from handandfoot.spec.problems import Place, SpecError, nearest, one_of, short
from handandfoot.spec.reading import Items, Keys
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.wording.cards import A_CARD, RANKS, cards_written, rank_written, words_of
from handandfoot_conformance.wording.nearest import Wrong

A_RANK = f"{A_CARD}, or a rank alone"
_FLAGS = {"yes": True, "no": False, "true": True, "false": False, "y": True, "n": False}

_T = TypeVar("_T")


def _is_rank(value: Any) -> bool:
    """Whether a value that YAML has read as a number is a rank that stands alone."""
    return type(value) is int and str(value) in RANKS


class Part:
    """One value in a file, with its place."""

    def __init__(self, value: Any, place: Place, path: str) -> None:
        """Keep a value, where it stands, and the keys that lead to it."""
        self.value = value
        self.place = place
        self.path = path

    def wrong(self, what: str, allowed: str = "") -> SpecError:
        """Return the error that something is wrong here."""
        return SpecError(self.place, self.path, what, allowed)

    def get(self, key: str) -> Part | None:
        """Return what stands under a key of this mapping, or nothing."""
        keys = self._keys()
        if key not in keys:
            return None
        return Part(keys[key], keys.place(key), f"{self.path}.{key}" if self.path else key)

    def need(self, key: str) -> Part:
        """Return what stands under a key that must be there."""
        found = self.get(key)
        if found is None:
            raise self.wrong(f"{key} is missing")
        return found

    def keys(self) -> list[str]:
        """Return the keys of this mapping."""
        return list(self._keys())

    def only(self, allowed: Iterable[str]) -> None:
        """Refuse keys that mean nothing here."""
        names = list(allowed)
        keys = self._keys()
        for key in keys:
            if key not in names:
                path = f"{self.path}.{key}" if self.path else key
                raise SpecError(keys.place(key), path, f"unknown key{nearest(key, names)}", one_of(names))

    def items(self) -> list[Part]:
        """Return the parts of this list."""
        if not isinstance(self.value, list):
            raise self.wrong(f"{short(self.value)} is no list", "a list")
        lines = self.value.lines if isinstance(self.value, Items) else [self.place.line] * len(self.value)
        return [
            Part(value, Place(self.place.file, line), f"{self.path}.{number}")
            for number, (value, line) in enumerate(zip(self.value, lines, strict=True))
        ]

    def cards(self, *, ranks: bool = False) -> list[str]:
        """Return cards, written as one text or as a list, as people write them; bare `ranks` where those will do."""
        if self.value is None:
            return []
        if isinstance(self.value, list):
            return [card for one in self.items() for card in one.cards(ranks=ranks)]
        found: list[str] = []
        for word in words_of(str(self.value)) if isinstance(self.value, str) or _is_rank(self.value) else [self.value]:
            rank = rank_written(str(word))
            cards = cards_written(str(word))
            if ranks and rank is not None:
                cards = (rank,)
            elif rank is not None:
                raise self.wrong(f"{short(word)} is a rank without a suit", A_CARD)
            elif not cards:
                raise self.wrong(f"{short(word)} is no card", A_RANK if ranks else A_CARD)
            found += cards
        return found

    def card(self) -> str:
        """Return one card."""
        found = self.cards() if isinstance(self.value, str) else []
        if len(found) != 1:
            raise self.wrong(f"{short(self.value)} is not one card", A_CARD)
        return found[0]

    def groups(self, *, ranks: bool = False) -> list[list[str]]:
        """Return several lots of cards: a list of texts or lists, or one text for a single lot."""
        if self.value is None:
            return []
        if not isinstance(self.value, list):
            return [self.cards(ranks=ranks)] if str(self.value).strip() else []
        return [one.cards(ranks=ranks) for one in self.items()]

    def number(self, least: int | None = None, most: int | None = None) -> int:
        """Return a whole number."""
        low = least is not None and isinstance(self.value, int) and self.value < least
        high = most is not None and isinstance(self.value, int) and self.value > most
        if type(self.value) is not int or low or high:
            span = f" from {least}" * (least is not None) + f" to {most}" * (most is not None)
            raise self.wrong(f"{short(self.value)} is not allowed", f"a whole number{span}")
        return self.value

    def flag(self) -> bool:
        """Return true or false; yes and no are words for them."""
        if isinstance(self.value, str) and self.value.casefold() in _FLAGS:
            return _FLAGS[self.value.casefold()]
        if not isinstance(self.value, bool):
            raise self.wrong(f"{short(self.value)} is not allowed", "true or false, yes or no")
        return self.value

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            raise self.wrong(f"{short(self.value)} is no text", "a text")
        return self.value

    def one_of(self, words: Iterable[str]) -> str:
        """Return one of these words."""
        allowed = list(words)
        if self.value not in allowed:
            raise self.wrong(f"{short(self.value)} is not allowed{nearest(str(self.value), allowed)}", one_of(allowed))
        return str(self.value)

    def seat(self, players: int) -> int:
        """Return the seat of a player, given by name or by number."""
        names = PLAYERS[:players]
        if self.value in names:
            return names.index(str(self.value))
        if type(self.value) is int and 0 <= self.value < players:
            return self.value
        raise self.wrong(f"{short(self.value)} is no player", f"{', '.join(names)}, or 0 to {players - 1}")

    def told(self, do: Callable[[], _T]) -> _T:
        """Do something, and tell what is wrong with this part where it cannot be done."""
        try:
            return do()
        except SpecError:
            raise
        except (ValueError, Wrong) as error:
            raise self.wrong(str(error)) from error

    def _keys(self) -> Keys:
        if not isinstance(self.value, Keys):
            raise self.wrong(f"{short(self.value)} is not a mapping", "keys with values")
        return self.value


def whole(keys: Keys) -> Part:
    """Return the whole of a file."""
    return Part(keys, keys.place(), "")
