"""What a person types at the table, read as an action.

Cards may be named by their face (`KS`) or by their rank alone (`K`), in any case;
a rank alone means any card of that rank in the hand. A meld of one's side is named by its rank, or `wild`.
Several things laid at once are separated by commas: `meld 9 9 9, A A 2, add 8 to 8`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from handandfoot.actions import Action, Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import FACES, WILD_CARDS, Card, rank_of
from handandfoot.position import WILD, Meld

if TYPE_CHECKING:
    from handandfoot.position import Position

HELP = (
    ("draw", "draw from the stock"),
    ("take K K", "take the discard pile, laying the top card with these cards from your hand"),
    ("take K K 2, meld 9 9 9", "the same, with another meld to reach the opening minimum"),
    ("take add K K to K", "take the pile, adding the top card and these cards to a meld of your side"),
    ("meld 9 9 9, A A 2", "lay new melds"),
    ("add 9 to 9, 2 to wild", "add cards to melds of your side"),
    ("discard 5C", "discard and end your turn; after a meld, as `meld …, discard 5C`, in one play"),
    ("swap 9 for 2 in 9", "put a natural card in the place of a wild card in a finished book"),
    ("ask / yes / no", "ask your partner to go out; answer your partner"),
    ("choose 1", "choose which packet is your hand"),
    ("legal", "list what you may do, numbered; type a number to do it"),
    ("why HF-PILE-03", "show a rule and what the sources say"),
    ("table", "show the table again"),
    ("quit", "leave the game"),
)


_TIMES = {1: "once", 2: "twice"}


class Unclear(Exception):
    """Something typed that is no action here. The message says what is allowed."""


class Hands(NamedTuple):
    """What the words of a command may mean: the cards not yet named, the top card, the side's melds, the whole hand."""

    left: list[Card]
    top: Card | None
    melds: Sequence[Meld]
    held: Sequence[Card] = ()

    def pick(self, words: str) -> tuple[Card, ...]:
        """The cards that words name, taken out of the hand."""
        picked = []
        for word in words.replace("+", " ").upper().split():
            card = next((held for held in self.left if word in (held, rank_of(held))), None)
            if card is None:
                if word not in FACES and word not in {rank_of(face) for face in FACES}:
                    raise Unclear(f"{word} is not a card; cards are written KS or 10H, by rank alone as K, a joker JK")
                number = sum(word in (held, rank_of(held)) for held in self.held)
                times = _TIMES.get(number, f"{number} times")
                lack = f"you hold {word} only {times}" if number else f"you do not hold {word}"
                raise Unclear(f"{lack}; your hand: {' '.join(self.held) or 'nothing'}")
            self.left.remove(card)
            picked.append(card)
        if not picked:
            raise Unclear("no cards are named")

        return tuple(picked)

    def meld(self, word: str) -> Meld:
        """The meld that a rank names: the unfinished one first, which has fewest cards."""
        rank = word.strip().upper()
        found = [meld for meld in self.melds if meld.rank.upper() == rank or (rank == "WILD" and meld.rank == WILD)]
        if not found:
            have = ", ".join(dict.fromkeys(meld.rank for meld in self.melds)) or "none"
            raise Unclear(f"your side has no meld of {word.strip() or 'nothing'}; it has: {have}")

        return min(found, key=lambda meld: len(meld.cards))


def read_command(text: str, position: Position) -> Action:
    """The action that a command means for the player who has to act. Raises `Unclear`."""
    seat = position.actor
    side = position.sides[position.side_of(seat)]
    hand = position.seats[seat].hand
    hands = Hands(list(hand), position.pile[0] if position.pile else None, side.melds, hand)
    verb, _, rest = text.strip().partition(" ")
    reader = _READERS.get(verb.lower())
    if verb.isdigit():
        raise Unclear(f"{verb} is no number of the last list; type legal to see what you may do, numbered")
    if reader is None:
        raise Unclear(f"{verb or 'nothing'} is no command; allowed: {', '.join(_READERS)}, and help")

    return reader(rest, hands)


def _read_plain(action: Action) -> Callable[[str, Hands], Action]:
    def read(rest: str, _: Hands) -> Action:
        if rest.strip():
            raise Unclear(f"nothing more is needed; {rest.strip()!r} is too much")
        return action

    return read


def _read_take(rest: str, hands: Hands) -> Action:
    if hands.top is None:
        raise Unclear("the discard pile is empty")
    first, *more = _parts(rest)
    if first.lower().startswith("add "):
        cards, meld = _addition(first[4:], hands)
        begun: tuple[tuple[Card, ...], ...] = ()
        onto: tuple[Add, ...] = (Add(meld.cards, (hands.top, *cards)),)
    else:
        begun, onto = ((hands.top, *hands.pick(first)),), ()
    melds, adds, discard = _laid(more, hands)
    if discard is not None:
        raise Unclear("a discard comes after the take, as a command of its own")

    return Take((*begun, *melds), (*onto, *adds))


def _read_meld(rest: str, hands: Hands) -> Action:
    first, *more = _parts(rest)
    return Lay(*_laid([f"meld {first}", *more], hands))


def _read_add(rest: str, hands: Hands) -> Action:
    first, *more = _parts(rest)
    return Lay(*_laid([f"add {first}", *more], hands))


def _read_swap(rest: str, hands: Hands) -> Action:
    found = re.fullmatch(r"(\S+) for (\S+) in (\S+)", rest.strip(), re.IGNORECASE)
    if not found:
        raise Unclear("a swap is written: swap 9 for 2 in 9")
    (card,) = hands.pick(found[1])
    books = [meld for meld in hands.melds if meld.rank.upper() == found[3].upper()]
    wanted = found[2].upper()
    for book in sorted(books, key=lambda meld: -len(meld.cards)):
        for wild in book.cards:
            if wild in WILD_CARDS and wanted in (wild, rank_of(wild)):
                return Swap(book.cards, card, wild)

    raise Unclear(f"your side has no book of {found[3]} with {found[2]} in it")


def _read_discard(rest: str, hands: Hands) -> Action:
    cards = hands.pick(rest)
    if len(cards) != 1:
        raise Unclear("a discard is one card")

    return Discard(cards[0])


def _read_choose(rest: str, _: Hands) -> Action:
    if not rest.strip().isdigit() or int(rest) < 1:
        raise Unclear("a packet is chosen by its number: choose 1")

    return Choose(int(rest) - 1)


def _parts(rest: str) -> list[str]:
    parts = [part.strip() for part in rest.split(",")]
    if not all(parts):
        raise Unclear("no cards are named")

    return parts


def _laid(parts: Sequence[str], hands: Hands) -> tuple[tuple[tuple[Card, ...], ...], tuple[Add, ...], Card | None]:
    """New melds, additions and a last discard; a part without a verb goes on with the verb before it."""
    melds: list[tuple[Card, ...]] = []
    adds: list[Add] = []
    discard: Card | None = None
    verb = "meld"
    for part in parts:
        word, _, rest = part.partition(" ")
        if word.lower() in ("meld", "add", "discard"):
            verb, part = word.lower(), rest
        if discard is not None:
            raise Unclear("nothing is laid after the discard")
        if verb == "meld":
            melds.append(hands.pick(part))
        elif verb == "add":
            cards, meld = _addition(part, hands)
            adds.append(Add(meld.cards, cards))
        else:
            (discard, *more) = hands.pick(part)
            if more:
                raise Unclear("a discard is one card")

    return tuple(melds), tuple(adds), discard


def _addition(part: str, hands: Hands) -> tuple[tuple[Card, ...], Meld]:
    cards, to, meld = part.partition(" to ")
    if not to:
        raise Unclear("an addition is written: add 9 to 9")

    return hands.pick(cards), hands.meld(meld)


_READERS: dict[str, Callable[[str, Hands], Action]] = {
    "draw": _read_plain(Draw()),
    "take": _read_take,
    "meld": _read_meld,
    "add": _read_add,
    "discard": _read_discard,
    "swap": _read_swap,
    "ask": _read_plain(Ask()),
    "yes": _read_plain(Answer(True)),
    "no": _read_plain(Answer(False)),
    "choose": _read_choose,
}
