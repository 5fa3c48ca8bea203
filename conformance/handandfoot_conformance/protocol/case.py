"""A case: what a scenario becomes under one variant, before anything has been run.

A case is complete in itself.
It holds everything that must be sent to a program and everything that is expected back,
each expectation with the sentence and the line it was written in.
Nothing in it was computed by an engine: expected values come from the scenario alone.

Cards, positions and actions are the plain JSON values of the wire protocol,
so that a case goes into a vector file and comes back the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from handandfoot_conformance.protocol.messages import Json

if TYPE_CHECKING:
    from collections.abc import Iterator


CaseKind = Literal["play", "meld", "score", "legal", "view"]
"""The request that a case makes; the names are those of the protocol."""

ExpectationKind = Literal[
    "accepted",
    "refused",
    "part",
    "nothing changed",
    "nothing else changed",
    "round over",
    "game over",
    "winners",
    "score",
    "meld",
    "may",
    "may not",
    "hidden",
    "seen",
]
"""What an expectation is about; `Expectation` says what its value holds for each."""


class Expectation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that must be found afterwards, and the sentence of the scenario that says so.

    | kind | path | value |
    |---|---|---|
    | `accepted` | | nothing: the action is accepted |
    | `refused` | | list of the rules that are broken, all of them |
    | `part` | a place in the position, such as `seats.0.hand`, `pile` or `turn` | the value found there |
    | `nothing changed` | | the complete position, the same as before the action |
    | `nothing else changed` | | the complete position before the action, with the stated changes |
    | `round over`, `game over` | `turn.phase` | `"round over"`, `"game over"` |
    | `winners` | | list of the sides that win the game |
    | `score` | `sides.0.total` or `sides.0.items.books` | the points |
    | `meld` | | `{"good": true, "kind": …}`, `{"good": true}` or `{"good": false, "rules": […]}` |
    | `may`, `may not` | | the action, listed or not among the legal actions |
    | `hidden` | a place that holds cards | the number of cards, shown instead of them |
    | `seen` | a place that holds cards | the cards |

    Paths count from 0 and are separated by full stops.
    Where the value of a part is an object, only the keys that it holds are compared.
    `except_for` names paths of a complete position that the scenario leaves open.
    """

    kind: ExpectationKind
    text: str
    line: int
    path: str = ""
    value: Json = None
    except_for: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One act of a case, and what is expected when it has been done.

    A scenario has one step, a playthrough several.
    `action` is None where the act is not an action of a player:
    the cards are dealt, a meld is checked, a round is scored, the table is looked at.
    """

    text: str
    line: int
    action: dict[str, Json] | None
    expectations: tuple[Expectation, ...]


class Case(msgspec.Struct, frozen=True, omit_defaults=True, tag="case", tag_field="type"):
    """A scenario under one variant, ready to be judged.

    `request` is the body of the request without `id`, `request`, `rules` and `actions`:
    `{"position": …}` or `{"deal": …}` for play, `{"cards": …}` for meld, `{"round": …, "sides": …}` for score,
    `{"position": …}` for legal, `{"position": …, "seat": …}` for view.

    `rules` are the rule ids among the tags, `source` is the source whose folder the feature lies in,
    `capability` the capability that a program needs to be given the case.
    `reads` names the parameters whose values the cards of this case were chosen by.
    `changed` holds the parameters that the scenario itself sets to another value than the variant;
    `digest` is that of the resolved parameters with these changes.
    """

    id: str
    title: str
    feature: str
    line: int
    tags: tuple[str, ...]
    rules: tuple[str, ...]
    variant: str
    players: int
    digest: str
    kind: CaseKind
    capability: str
    request: dict[str, Json]
    steps: tuple[Step, ...]
    source: str | None = None
    reads: tuple[str, ...] = ()
    changed: dict[str, Json] = {}

    @property
    def expectations(self) -> tuple[Expectation, ...]:
        """All expectations in the order of the scenario."""
        return tuple(expectation for step in self.steps for expectation in step.expectations)

    @property
    def actions(self) -> tuple[dict[str, Json], ...]:
        """The actions in the order of play."""
        return tuple(step.action for step in self.steps if step.action is not None)

    def numbered(self) -> Iterator[tuple[int, int, Expectation]]:
        """Yield every expectation with its number and the number of actions done before it is looked at."""
        number = done = 0
        for step in self.steps:
            done += step.action is not None
            for expectation in step.expectations:
                yield number, done, expectation
                number += 1


class NotApplicable(msgspec.Struct, frozen=True, omit_defaults=True, tag="not applicable", tag_field="type"):
    """A scenario that a variant cannot pose, and why."""

    id: str
    title: str
    feature: str
    line: int
    tags: tuple[str, ...]
    rules: tuple[str, ...]
    variant: str
    reason: str
    source: str | None = None
    reads: tuple[str, ...] = ()


Compiled = Case | NotApplicable
"""What compiling a scenario under a variant yields."""


def to_json(compiled: Compiled) -> dict[str, Json]:
    """Return the plain JSON object of a case, as a vector file holds it."""
    value: dict[str, Json] = msgspec.to_builtins(compiled)
    return value


def from_json(value: Json) -> Compiled:
    """Return the case that a plain JSON object holds; raise `ValueError` in one line where it holds none."""
    try:
        compiled: Compiled = msgspec.convert(value, Compiled)
    except msgspec.ValidationError as error:
        raise ValueError(f"not a case: {error}") from error
    return compiled
