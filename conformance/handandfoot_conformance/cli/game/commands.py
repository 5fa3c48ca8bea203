"""What a person types at the table, read as an action.

Cards may be named by their face (`KS`, `K♠`) or by their rank alone (`K`), in any case;
a rank alone means any card of that rank in the hand. A meld of one's side is named by its rank, or `wild`.
Several things laid at once are separated by commas: `meld 9 9 9, A A 2, add 8 to 8`.
What the log of the table says (`melds`, `adds`, `takes`, `lays`) is also what may be typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from handandfoot.actions import Action, Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import JOKER, WILD_CARDS, Card, rank_of
from handandfoot.position import WILD, Meld
from handandfoot_conformance.cli.game.log import never_melded
from handandfoot_conformance.wording.cards import cards_written, face, faces, rank_written
from handandfoot_conformance.wording.safe import safe

if TYPE_CHECKING:
    from handandfoot.position import Position

HELP = (
    ("hint", "what a strong player would do, and why"),
    ("draw", "draw from the stock"),
    ("take K K", "take the discard pile, laying the top card with these cards from your hand"),
    ("take K K 2, meld 9 9 9", "the same, with another meld to reach the opening minimum"),
    ("take add K K to K", "take the pile, adding the top card and these cards to a meld of your side"),
    ("meld 9 9 9, A A 2", "lay new melds"),
    ("add 9 to 9, 2 to wild", "add cards to melds of your side"),
    ("lay 9 9 9, 2 to wild", "the same words for both: meld, or add where `to` names a meld"),
    ("discard 5C", "discard and end your turn; after a meld, as `meld …, discard 5C`, in one play"),
    ("swap 9 for 2 in 9", "put a natural card in the place of a wild card in a finished book"),
    ("ask / yes / no", "ask your partner to go out; answer your partner"),
    ("choose 1", "choose which packet is your hand"),
    ("legal", "list what you may do, numbered; type a number to do it"),
    ("why HF-PILE-03", "show a rule and what the sources say"),
    ("table", "show the table again"),
    ("score", "the points so far, and those on the table"),
    ("undo", "take back your last meld, addition or swap, while nothing hidden has been seen since"),
    ("save my.json", "keep the game in a file"),
    ("load my.json", "go on with a game that was kept"),
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
    black_three_melds: str = "closing play"

    def pick(self, words: str) -> tuple[Card, ...]:
        """The cards that words name, taken out of the hand."""
        picked: list[Card] = []
        for word in words.replace("+", " ").split():
            for wanted in _wanted(word):
                picked.append(self._one(wanted))
        if not picked:
            raise Unclear("no cards are named")

        return tuple(picked)

    def _one(self, wanted: str) -> Card:
        """One card of the hand that is this face or rank."""
        card = next((held for held in self.left if wanted in (held, rank_of(held))), None)
        if card is None:
            number = sum(wanted in (held, rank_of(held)) for held in self.held)
            times = _TIMES.get(number, f"{number} times")
            lack = f"you hold {_shown(wanted)} only {times}" if number else f"you do not hold {_shown(wanted)}"
            raise Unclear(f"{lack}; your hand: {faces(self.held)}")
        self.left.remove(card)
        return card

    def new_meld(self, words: str) -> tuple[Card, ...]:
        """The cards of a new meld; threes are refused where they are never melded, whatever is held."""
        meant = [wanted for word in words.replace("+", " ").split() for wanted in _wanted(word)]
        if meant and all(wanted in ("3", "3S", "3C") for wanted in meant):
            never = never_melded(("3S",), self.black_three_melds)
            if never:
                raise Unclear(never)
        return self.pick(words)

    def meld(self, word: str) -> Meld:
        """The meld that a rank names: the unfinished one first, which has fewest cards."""
        rank = rank_written(word.strip()) or word.strip().upper()
        found = [meld for meld in self.melds if meld.rank.upper() == rank or (rank == "WILD" and meld.rank == WILD)]
        if not found:
            have = ", ".join(dict.fromkeys(meld.rank for meld in self.melds)) or "none"
            raise Unclear(f"your side has no meld of {safe(word.strip(), 40) or 'nothing'}; it has: {have}")

        return min(found, key=lambda meld: len(meld.cards))


def _wanted(word: str) -> tuple[str, ...]:
    """The faces or the rank that a word names. Raises `Unclear`."""
    rank = rank_written(word)
    cards = (rank,) if rank else cards_written(word)
    if not cards:
        raise Unclear(f"{safe(word, 40)} is not a card; cards are written K♠ or KS, by rank alone as K, a joker JK")
    return cards


def _shown(wanted: str) -> str:
    return wanted if wanted == JOKER or rank_written(wanted) else face(wanted)


def read_command(text: str, position: Position, black_three_melds: str = "closing play") -> Action:
    """The action that a command means for the player who has to act. Raises `Unclear`."""
    seat = position.actor
    side = position.sides[position.side_of(seat)]
    hand = position.seats[seat].hand
    hands = Hands(list(hand), position.pile[0] if position.pile else None, side.melds, hand, black_three_melds)
    verb, _, rest = text.strip().partition(" ")
    verb = _ALIKE.get(verb.lower(), verb)
    reader = _READERS.get(verb.lower())
    if verb.isdigit():
        raise Unclear(f"{verb} is no number of the last list; type legal to see what you may do, numbered")
    if reader is None:
        raise Unclear(f"{safe(verb, 40) or 'nothing'} is no command; allowed: {', '.join((*_READERS, *OTHERS))}")

    return reader(rest, hands)


OTHERS = ("hint", "legal", "table", "score", "undo", "save", "load", "why", "help", "quit")
"""The commands that are no action by themselves."""
_ALIKE = {f"{verb}s": verb for verb in ("draw", "take", "meld", "add", "lay", "discard", "swap", "ask")}


def _read_plain(action: Action) -> Callable[[str, Hands], Action]:
    def read(rest: str, _: Hands) -> Action:
        if rest.strip():
            raise Unclear(f"nothing more is needed; {safe(rest.strip(), 40)!r} is too much")
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


def _read_lay(rest: str, hands: Hands) -> Action:
    first, *more = _parts(rest)
    return Lay(*_laid([f"lay {first}", *more], hands))


def _read_add(rest: str, hands: Hands) -> Action:
    first, *more = _parts(rest)
    return Lay(*_laid([f"add {first}", *more], hands))


def _read_swap(rest: str, hands: Hands) -> Action:
    found = re.fullmatch(r"(\S+) for (\S+) in (\S+)", rest.strip(), re.IGNORECASE)
    if not found:
        raise Unclear("a swap is written: swap 9 for 2 in 9")
    (card,) = hands.pick(found[1])
    books = [meld for meld in hands.melds if meld.rank == (rank_written(found[3]) or found[3].upper())]
    wanted = _wanted(found[2])[0]
    for book in sorted(books, key=lambda meld: -len(meld.cards)):
        for wild in book.cards:
            if wild in WILD_CARDS and wanted in (wild, rank_of(wild)):
                return Swap(book.cards, card, wild)

    raise Unclear(f"your side has no book of {safe(found[3], 40)} with {safe(found[2], 40)} in it")


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
        word = _ALIKE.get(word.lower(), word.lower())
        if word in ("meld", "add", "discard", "lay"):
            verb, part = word, rest
        adding = verb == "add" or (verb == "lay" and " to " in part)
        if discard is not None:
            raise Unclear("nothing is laid after the discard")
        if adding:
            cards, meld = _addition(part, hands)
            adds.append(Add(meld.cards, cards))
        elif verb != "discard":
            melds.append(hands.new_meld(part))
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
    "lay": _read_lay,
    "discard": _read_discard,
    "swap": _read_swap,
    "ask": _read_plain(Ask()),
    "yes": _read_plain(Answer(True)),
    "no": _read_plain(Answer(False)),
    "choose": _read_choose,
}
