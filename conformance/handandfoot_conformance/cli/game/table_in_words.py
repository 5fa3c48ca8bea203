"""What the table looks like in the terminal, line by line; the console colours the cards and breaks the lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from handandfoot.actions import Action
from handandfoot.cards import KIND, sort_cards
from handandfoot.engine import Refused
from handandfoot.house_rules import Rules, RuleSet
from handandfoot.melds import is_book
from handandfoot.moment import rules_for
from handandfoot.position import ANSWER, CHOOSE, DRAW, WILD, Meld, Position
from handandfoot.scoring import Score, book_bonuses, laid_points
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.asking.players.needs import missing_books
from handandfoot_conformance.cli.game.log import command, rank_name
from handandfoot_conformance.cli.game.remedies import REMEDIES
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.wording.cards import face, faces
from handandfoot_conformance.wording.refusals import Facts, in_a_sentence
from handandfoot_conformance.wording.values import count

if TYPE_CHECKING:
    from handandfoot.cards import Card
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant


def side_name(side: int, seats: int, sides: int) -> str:
    """The players of a side, by name."""
    return " and ".join(PLAYERS[seat] for seat in range(side, seats, sides))


def _names(position: Position) -> list[str]:
    seats, sides = len(position.seats), len(position.sides)
    return [side_name(side, seats, sides) for side in range(sides)]


def beginning(position: Position, ruleset: RuleSet) -> Iterator[str]:
    """The first lines of a round."""
    yield ""
    yield f"Round {position.round}. {PLAYERS[position.dealer]} deals, {PLAYERS[position.turn.seat]} begins."
    for side, name in enumerate(_names(position)):
        minimum = rules_for(position, ruleset, side).opening_minimum
        yield f"{name}: opening minimum {count(minimum, 'point')}."


def table(position: Position, ruleset: RuleSet, seen: dict[str, Any], person: int) -> Iterator[str]:
    """The table as one player sees it."""
    yield ""
    for side, name in enumerate(_names(position)):
        yield from _side(position, side, name, rules_for(position, ruleset, side))
    for seat, player in enumerate(seen["seats"]):
        if seat != person:
            yield f"{PLAYERS[seat]} holds {count(player['hand'], 'card')}{_packets(player['packets'])}."
    top = face(seen["pile"][0]) if seen["pile"] else "nothing"
    frozen = ", frozen" if seen["frozen"] else ""
    yield f"Discard pile: {top} on top, {count(len(seen['pile']), 'card')}{frozen}."
    yield f"Stock: {count(seen['stock'], 'card')}."
    yield f"Your hand: {hand(seen['seats'][person]['hand'])}{_packets(seen['seats'][person]['packets'])}"


def hand(cards: Sequence[Card]) -> str:
    """A hand sorted by rank, with a wider gap between ranks."""
    groups: dict[str, list[Card]] = {}
    for card in sort_cards(cards):
        groups.setdefault(KIND[card], []).append(card)
    return "  ".join(map(faces, groups.values())) or "nothing"


def _side(position: Position, side: int, name: str, rules: Rules) -> Iterator[str]:
    """A side: its points, what it still needs, and its melds, the books marked as such."""
    own = position.sides[side]
    laid = laid_points(own.melds, rules) + book_bonuses(own.melds, rules)
    on_table = f"{laid} on the table" if own.melds else f"nothing laid, opening minimum {rules.opening_minimum}"
    needs = missing_books(own.melds, rules)
    lacking = f"; to go out: {needs.in_words()} missing" if own.melds and needs.total else ""
    yield f"{name}: {count(position.scores[side], 'point')}, {on_table}{lacking}."
    for meld in sorted(own.melds, key=lambda meld: (-is_book(meld, rules), meld)):
        yield f"  {_meld(meld, rules)}"
    if own.threes:
        yield f"  red threes: {faces(own.threes)}"


def _meld(meld: Meld, rules: Rules) -> str:
    name = "wild" if meld.rank == WILD else rank_name(meld.rank)
    if is_book(meld, rules):
        kind = "" if meld.rank == WILD else f"{meld.kind} "
        return f"{name}, {kind}book: {faces(meld.cards)}"
    return f"{name}: {faces(meld.cards)} ({meld.size} of {rules.book_size})"


def _packets(packets: Iterable[dict[str, Any]]) -> str:
    closed = [packet["cards"] for packet in packets if packet["cards"]]
    return f" (and a closed packet of {' and one of '.join(map(str, closed))})" if closed else " (in the last packet)"


def prompt(position: Position, person: int) -> str:
    """What a player is asked for."""
    phase = position.turn.phase
    asked = {
        DRAW: "draw or take",
        CHOOSE: f"choose 1 to {len(position.seats[person].closed)}",
        ANSWER: f"{PLAYERS[position.turn.seat]} asks to go out: yes or no",
    }
    return f"{PLAYERS[person]}, {asked.get(phase, 'meld, add or discard')} (help, hint, legal):"


def listing(actions: Sequence[Action]) -> Iterator[str]:
    """Legal actions, numbered."""
    for number, action in enumerate(actions, 1):
        yield f"{number:4} {command(action)}"


def refusal(refused: Refused, spec: Spec, variant: Variant, players: int) -> Iterator[str]:
    """Why an action is refused: each broken rule, what the source says, and what may be done instead."""
    first = {violation.rule: violation for violation in reversed(refused.violations)}
    for rule in refused.rules:
        yield from why(rule, spec, variant, players, first[rule].facts)
        if rule in REMEDIES:
            yield f"    Instead: {REMEDIES[rule]}"


def why(name: str, spec: Spec, variant: Variant, players: int, facts: Facts | None = None) -> Iterator[str]:
    """A rule, the house rules that it reads, what it was about, and what the source says."""
    if name not in spec.rules:
        yield f"{name or 'nothing'} is no rule; a rule is written HF-PILE-03"
        return

    rule = spec.rules[name]
    yield f"{name}: {rule.sentence}"
    for parameter in rule.parameters:
        value = lookup.setting_of(spec, variant, parameter).value
        yield f"    {lookup.in_words(value, spec.parameters[parameter], players)}"
    if facts:
        yield f"    Here: {in_a_sentence(name, facts)}"
    source = lookup.source_of(spec, variant)
    for citation in rule.citations:
        if citation.says and source in ("", citation.source):
            yield f"    {lookup.place(citation.source, citation.section, citation.line)}: {citation.says}"


_ITEMS = {
    "cards": "cards laid (HF-SCORE-02)",
    "books": "books (HF-SCORE-06)",
    "red_threes": "red threes (HF-SCORE-04, HF-SCORE-05)",
    "left": "cards left (HF-SCORE-03)",
    "out": "going out (HF-SCORE-07)",
    "special": "special (HF-SCORE-10 to HF-SCORE-12)",
}


def sheet(position: Position, items: Sequence[Score]) -> Iterator[str]:
    """The score sheet of a round: each side's points by item, with the rule, and the totals."""
    yield f"Score sheet of round {position.round}:"
    for side, (name, score) in enumerate(zip(_names(position), items, strict=True)):
        yield f"{name}: {score.total} in this round, {position.scores[side]} in all."
        for item, points in score._asdict().items():
            if points:
                yield f"  {_ITEMS[item]}: {points}"


def standing(position: Position, ruleset: RuleSet) -> Iterator[str]:
    """What each side has so far, and what lies on the table in this round."""
    for side, name in enumerate(_names(position)):
        rules = rules_for(position, ruleset, side)
        melds = position.sides[side].melds
        cards, books = laid_points(melds, rules), book_bonuses(melds, rules)
        so_far = count(position.scores[side], "point")
        yield f"{name}: {so_far} so far; on the table {cards} in cards, {books} for books."


def result(position: Position, won: Sequence[int]) -> Iterator[str]:
    """Who has won the game."""
    names = [_names(position)[side] for side in won]
    if not names:
        yield "The game is drawn."
    elif len(names) > 1:
        yield f"{' and '.join(names)} share the win."
    else:
        yield f"{names[0]} won the game."
