"""Sentences about what is played: they are read before anything lies on the table."""

from __future__ import annotations

from handandfoot_conformance.scenarios.steps.catalogue import given


class Prelude:
    """What a scenario says about the rules before anything lies on the table."""

    def __init__(self) -> None:
        self.variant: str | None = None
        self.players: int | None = None
        self.changes: list[tuple[str, str]] = []


@given("the {quoted} house rules", example='the "ru" house rules')
def house_rules(prelude: Prelude, quoted: str) -> None:
    """The variant that is played, by its id."""
    if prelude.variant is not None:
        raise ValueError("a scenario names its house rules once")
    prelude.variant = quoted


@given("house rules where {quoted} is {value}", example='house rules where "take_amount" is 7')
def changed_rules(prelude: Prelude, quoted: str, value: str) -> None:
    """One parameter of the variant has another value, written as in a variant file."""
    prelude.changes.append((quoted, value))


@given("{number} players", example="4 players")
def players(prelude: Prelude, number: int) -> None:
    """How many sit at the table, where it is not the number that the variant names first."""
    prelude.players = number


MEANINGS = (house_rules, changed_rules, players)
