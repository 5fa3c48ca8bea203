"""What the table looks like in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from handandfoot.actions import Action, Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.engine import Refused
from handandfoot.house_rules import Rules
from handandfoot.position import ANSWER, CHOOSE, DRAW, Position
from handandfoot.results import Event
from handandfoot.scoring import Score
from handandfoot_conformance.asking import lookup
from handandfoot_conformance.protocol.seats import PLAYERS
from handandfoot_conformance.wording.cards import face, faces
from handandfoot_conformance.wording.refusals import Facts, in_a_sentence

if TYPE_CHECKING:
    from handandfoot.spec.loading import Spec
    from handandfoot.spec.model import Variant


def side_name(side: int, seats: int, sides: int) -> str:
    """The players of a side, by name."""
    return " and ".join(PLAYERS[seat] for seat in range(side, seats, sides))


def beginning(position: Position, rules: Rules) -> Iterator[str]:
    """The first lines of a round."""
    yield ""
    yield (
        f"Round {position.round}. {PLAYERS[position.dealer]} deals, {PLAYERS[position.turn.seat]} begins. "
        f"Opening minimum: {rules.opening_minimum} points."
    )


def table(seen: dict[str, Any], person: int) -> Iterator[str]:
    """The table as one player sees it."""
    sides = len(seen["sides"])
    yield ""
    for number, side in enumerate(seen["sides"]):
        melds = "   ".join(_meld(meld) for meld in side["melds"]) or "nothing laid yet"
        threes = f"   red threes: {faces(side['threes'])}" if side["threes"] else ""
        yield f"{side_name(number, seen['players'], sides)} ({seen['scores'][number]} points): {melds}{threes}"
    for seat, player in enumerate(seen["seats"]):
        if seat != person:
            yield f"{PLAYERS[seat]} holds {_count(player['hand'])}{_packets(player['packets'])}"
    top = face(seen["pile"][0]) if seen["pile"] else "nothing"
    frozen = ", frozen" if seen["frozen"] else ""
    yield f"Discard pile: {top} on top, {_count(len(seen['pile']))}{frozen}. Stock: {_count(seen['stock'])}."
    yield f"Your hand: {faces(seen['seats'][person]['hand']) or 'nothing'}{_packets(seen['seats'][person]['packets'])}"


def _meld(cards: Sequence[str]) -> str:
    return f"[{faces(cards)}]"


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
    return f"{PLAYERS[person]}, {asked.get(phase, 'meld, add or discard')} (help, legal): "


def event(happened: Event, person: int | None) -> str:
    """One line about what happened; drawn cards are shown to the person who drew them only."""
    who = PLAYERS[happened.seat]
    cards = faces(happened.cards)
    count = _count(len(happened.cards))
    lines = {
        "drawn": f"{who} draws {cards if happened.seat == person else count}.",
        "discarded": f"{who} discards {cards}.",
        "laid": f"{who} lays {cards}.",
        "pile taken": f"{who} takes {count} from the discard pile, {cards.partition(' ')[0]} on top.",
        "red threes laid": f"{who} lays {cards}.",
        "packet taken up": f"{who} takes up the next packet.",
        "packet chosen": f"{who} has chosen the hand.",
        "swapped": f"{who} puts {cards.replace(' ', ' in the place of ')}.",
        "asked": f"{who} asks to go out.",
        "answered yes": f"{who} says yes.",
        "answered no": f"{who} says no.",
        "round over": "The round is over.",
    }
    return lines[happened.kind]


def _count(number: int) -> str:
    return f"{number} card{'s' * (number != 1)}"


def in_words(action: Action) -> str:
    """An action in words, for a list."""
    match action:
        case Draw():
            return "draw"
        case Discard():
            return f"discard {face(action.card)}"
        case Take() | Lay():
            laid = [f"meld {faces(meld)}" for meld in action.melds] + [_added(add) for add in action.adds]
            last = f", discard {face(action.discard)}" if isinstance(action, Lay) and action.discard else ""
            return ("take the discard pile: " if isinstance(action, Take) else "") + ", ".join(laid) + last
        case Swap():
            return f"swap {face(action.card)} for {face(action.wild)} in {faces(action.meld)}"
        case Choose():
            return f"choose packet {action.packet + 1}"
        case Ask():
            return "ask to go out"
        case Answer():
            return "yes" if action.yes else "no"


def _added(add: Add) -> str:
    return f"add {faces(add.cards)} to {faces(add.to)}"


def listing(actions: Sequence[Action]) -> Iterator[str]:
    """Legal actions, numbered."""
    for number, action in enumerate(actions, 1):
        yield f"{number:4} {in_words(action)}"


def refusal(refused: Refused, spec: Spec, variant: Variant, players: int) -> Iterator[str]:
    """Why an action is refused: each broken rule, and what the source of the house rules says."""
    first = {violation.rule: violation for violation in reversed(refused.violations)}
    for rule in refused.rules:
        yield from why(rule, spec, variant, players, first[rule].facts)


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


def scores(position: Position, items: Sequence[Score]) -> Iterator[str]:
    """The score of a round, item by item."""
    for side, score in enumerate(items):
        named = ", ".join(f"{name.replace('_', ' ')} {points}" for name, points in score._asdict().items() if points)
        yield (
            f"{side_name(side, len(position.seats), len(position.sides))}: {score.total} ({named or 'nothing'}), "
            f"{position.scores[side]} in all."
        )


def result(position: Position, won: Sequence[int]) -> Iterator[str]:
    """Who has won the game."""
    names = [side_name(side, len(position.seats), len(position.sides)) for side in won]
    if not names:
        yield "The game is drawn."
    elif len(names) > 1:
        yield f"{' and '.join(names)} share the win."
    else:
        yield f"{names[0]} won the game."
