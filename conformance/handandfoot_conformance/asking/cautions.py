"""What a verdict cannot know: house rules of a table in whose place the engine plays the general rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant

_CHAPTERS: Final = {
    "choose": ("DEAL",),
    "draw": ("TURN", "DRAW", "STOCK", "THREE"),
    "take": ("TURN", "PILE", "OPEN", "MELD", "WILD", "BOOK", "THREE", "FOOT", "STOCK", "OUT"),
    "lay": ("TURN", "OPEN", "MELD", "WILD", "BOOK", "THREE", "FOOT", "OUT", "ASK"),
    "swap": ("TURN", "WILD"),
    "discard": ("TURN", "DISC", "THREE", "FOOT", "OUT", "ASK"),
    "ask": ("ASK", "OUT"),
    "answer": ("ASK", "OUT"),
    "score": ("SCORE", "BOOK", "OUT", "GAME"),
}
"""The chapters whose rules may forbid an act, or decide a score."""


def cautions(spec: Spec, variant: Variant, kind: str, broken: Collection[str] = ()) -> tuple[str, ...]:
    """Return what a verdict on an act of a kind, or on a `score`, does not take into account, each a sentence.

    Where rules were broken, it is what replaces one of them; else what replaces any rule that might have been.
    """
    chapters = _CHAPTERS[kind]
    found = []
    for one in variant.unmodelled:
        rests = set(one.replaces) & set(broken) if broken else [
            rule for rule in one.replaces if rule in spec.rules and spec.rules[rule].chapter in chapters
        ]  # fmt: skip
        if rests:
            told = one.says if one.says.endswith((".", "!", "?")) else f"{one.says}."
            found.append(f"This table plays otherwise, and no verdict knows it: {told}")
    return tuple(found)
