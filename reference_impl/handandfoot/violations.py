"""Broken rules and the facts that break them: one type for each kind of refusal, so that no fact is misspelt.

Counts are cards, books or packets; points are points; seats are counted clockwise from 0.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from handandfoot.cards import Card


@dataclass(frozen=True)
class Violation:
    """A broken rule; what broke it is in the fields of each kind."""

    rule: ClassVar[str]

    @property
    def facts(self) -> dict[str, Any]:
        """The facts by name, as a program is told them."""
        return dict(vars(self))


@dataclass(frozen=True)
class NotYourTurn(Violation):
    """Somebody acts whose turn it is not, or when the round is over."""

    rule = "HF-TURN-01"
    seat: int
    turn: int
    phase: str


@dataclass(frozen=True)
class OutOfPlace(Violation):
    """An action that has no place in this phase of the turn."""

    rule = "HF-TURN-02"
    phase: str


@dataclass(frozen=True)
class NotHeld(Violation):
    """Cards that the player does not hold."""

    rule = "HF-TURN-03"
    cards: list[Card]


@dataclass(frozen=True)
class NothingToChoose(Violation):
    """A packet is chosen when none is to be chosen."""

    rule = "HF-DEAL-06"
    phase: str


@dataclass(frozen=True)
class NoSuchPacket(Violation):
    """A packet is chosen that is not there (first packet: 0)."""

    rule = "HF-DEAL-06"
    packet: int
    packets: int


@dataclass(frozen=True)
class MixedRanks(Violation):
    """A meld of several ranks."""

    rule = "HF-MELD-01"
    ranks: list[str]


@dataclass(frozen=True)
class TooFewCards(Violation):
    """A meld that is too small."""

    rule = "HF-MELD-02"
    cards: int
    least: int


@dataclass(frozen=True)
class TooManyCards(Violation):
    """A meld that is too large."""

    rule = "HF-MELD-03"
    cards: int
    most: int


@dataclass(frozen=True)
class TooManyUnfinished(Violation):
    """One unfinished meld of a rank too many."""

    rule = "HF-MELD-04"
    rank: str


@dataclass(frozen=True)
class NotOwnMeld(Violation):
    """A meld, named by its cards, that the side does not have."""

    rule = "HF-MELD-06"
    meld: list[Card]


@dataclass(frozen=True)
class WildsOutweigh(Violation):
    """Too few natural cards for each wild card."""

    rule = "HF-WILD-02"
    naturals: int
    wilds: int


@dataclass(frozen=True)
class AllWild(Violation):
    """A meld of wild cards only."""

    rule = "HF-WILD-03"
    wilds: int


@dataclass(frozen=True)
class TooManyWilds(Violation):
    """More wild cards than a mixed meld may hold."""

    rule = "HF-WILD-04"
    wilds: int
    most: int


@dataclass(frozen=True)
class TooFewNaturals(Violation):
    """Fewer natural cards than a mixed meld must hold."""

    rule = "HF-WILD-05"
    naturals: int
    least: int


@dataclass(frozen=True)
class MarginMissed(Violation):
    """Natural cards that do not outnumber the wild cards by enough."""

    rule = "HF-WILD-06"
    naturals: int
    wilds: int
    margin: int


@dataclass(frozen=True)
class NoSwap(Violation):
    """A card that cannot take the place of a wild card in a meld of this rank."""

    rule = "HF-WILD-07"
    card: Card
    wild: Card
    book: str


@dataclass(frozen=True)
class RedThreeMelded(Violation):
    """Red threes in a meld."""

    rule = "HF-THREE-03"
    cards: list[Card]


@dataclass(frozen=True)
class BlackThreeMelded(Violation):
    """Black threes in a meld."""

    rule = "HF-THREE-04"
    cards: list[Card]


@dataclass(frozen=True)
class RedThreeDiscarded(Violation):
    """A red three on the discard pile."""

    rule = "HF-THREE-05"
    card: Card


@dataclass(frozen=True)
class WildDiscarded(Violation):
    """A wild card on the discard pile."""

    rule = "HF-DISC-02"
    card: Card


@dataclass(frozen=True)
class OpeningTooLow(Violation):
    """An opening that is worth too little."""

    rule = "HF-OPEN-01"
    points: int
    minimum: int


@dataclass(frozen=True)
class ThreeOnTop(Violation):
    """A three on top of the pile."""

    rule = "HF-PILE-02"
    top: Card


@dataclass(frozen=True)
class NoPair(Violation):
    """A top card without the cards that must be laid with it."""

    rule = "HF-PILE-03"
    top: Card


@dataclass(frozen=True)
class WildOnTop(Violation):
    """A wild card on top of the pile that cannot be taken."""

    rule = "HF-PILE-04"
    top: Card


@dataclass(frozen=True)
class TopMeldTooLow(Violation):
    """An opening whose meld of the top card is worth too little by itself."""

    rule = "HF-PILE-05"
    points: int
    minimum: int


@dataclass(frozen=True)
class LowerCardsLaid(Violation):
    """Cards that the taker does not hold and that lie beneath the top card."""

    rule = "HF-PILE-06"
    cards: list[Card]


@dataclass(frozen=True)
class WrongTarget(Violation):
    """A take that begins no new meld of the rank, or begins one and leaves the unfinished one unfinished."""

    rule = "HF-PILE-07"
    rank: str
    new_meld: bool


@dataclass(frozen=True)
class PileEmpty(Violation):
    """No card lies on the pile."""

    rule = "HF-PILE-09"
    cards: int


@dataclass(frozen=True)
class PileFrozen(Violation):
    """A frozen pile that is taken without a natural pair."""

    rule = "HF-PILE-10"
    top: Card


@dataclass(frozen=True)
class BooksMissing(Violation):
    """How many books of each kind are missing to go out."""

    rule = "HF-OUT-01"
    missing: dict[str, int]


@dataclass(frozen=True)
class PartnerNotReady(Violation):
    """A partner who has not come as far as the rules ask."""

    rule = "HF-OUT-02"
    seat: int
    needs: str


@dataclass(frozen=True)
class Stranded(Violation):
    """How many cards would be left to a player who may not go out, and the rules that forbid it."""

    rule = "HF-OUT-03"
    left: int
    because: list[str]


@dataclass(frozen=True)
class LastCard(Violation):
    """What would become of the last card."""

    rule = "HF-OUT-04"
    last_card: str


@dataclass(frozen=True)
class NamedBooksMissing(Violation):
    """The ranks of which a book is missing to go out."""

    rule = "HF-OUT-07"
    missing: list[str]


@dataclass(frozen=True)
class WildBooksMissing(Violation):
    """How many wild books are missing to go out."""

    rule = "HF-OUT-08"
    missing: int


@dataclass(frozen=True)
class NotAsked(Violation):
    """A player who goes out without the answer that is needed."""

    rule = "HF-ASK-01"
    permission: str
    needs: str


@dataclass(frozen=True)
class CannotAsk(Violation):
    """A player who may not ask; `permission` is what the house rules say of asking."""

    rule = "HF-ASK-01"
    permission: str


@dataclass(frozen=True)
class NobodyAsked(Violation):
    """An answer to no question."""

    rule = "HF-ASK-01"
    phase: str


@dataclass(frozen=True)
class PartnerSaidNo(Violation):
    """A player who goes out against the partner's answer, or who would be bound by a no."""

    rule = "HF-ASK-02"
    permission: str


@dataclass(frozen=True)
class AlreadyAnswered(Violation):
    """A player who asks again in a turn; the answer so far."""

    rule = "HF-ASK-03"
    permission: str


@dataclass(frozen=True)
class MustTake(Violation):
    """A player who draws where the pile must be taken; the cards of the stock."""

    rule = "HF-STOCK-02"
    stock: int
