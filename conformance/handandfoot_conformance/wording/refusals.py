"""The facts of a refusal in a sentence: how many points there were, which card lay on top, who was not ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from handandfoot import violations as broken
from handandfoot.violations import Violation
from handandfoot_conformance.protocol.seats import player
from handandfoot_conformance.wording.cards import face, faces
from handandfoot_conformance.wording.values import count

Facts = Mapping[str, Any]

_RANKS: Final = {"J": "jacks", "Q": "queens", "K": "kings", "A": "aces", "wild": "wild cards"}
_OUT_OF_PLACE: Final = {
    "draw": "nothing has been drawn or taken yet.",
    "play": "the draw or the take of this turn has been made.",
    "answer": "the partner has to answer first.",
    "choose": "a packet has to be chosen first.",
}


def in_a_sentence(rule: str, facts: Facts) -> str:
    """Return what a refusal under a rule was about; facts of a form that is not known are listed as they are."""
    found = violation_of(rule, facts)
    if found is None:
        return _listed(facts)

    return _of_turns(found) or _of_melds(found) or _of_the_pile(found) or _of_going_out(found) or _listed(facts)


def violation_of(rule: str, facts: Facts) -> Violation | None:
    """Return the facts of a refusal in the form that the reference gives them under a rule, or nothing for others."""
    for kind in Violation.__subclasses__():
        if kind.rule == rule:
            try:
                return msgspec.convert(facts, kind)
            except msgspec.ValidationError:
                continue

    return None


def _listed(facts: Facts) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {_plain(value)}" for name, value in facts.items()) + "."


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_plain(inner)}" for name, inner in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(map(_plain, value)) or "nothing"
    return str(value)


def ranks(names: Sequence[str], last: str = "and") -> str:
    """Return ranks as players call them: kings, or nines and tens written 9s and 10s."""
    each = [_RANKS.get(name, f"{name}s") for name in names]
    return f" {last} ".join(filter(None, [", ".join(each[:-1]), *each[-1:]]))


def _of_turns(found: Violation) -> str:
    match found:
        case broken.NotYourTurn():
            return f"it is {player(found.turn)}'s turn."
        case broken.OutOfPlace():
            return _OUT_OF_PLACE.get(found.phase, "the round is over.")
        case broken.NotHeld():
            return f"not in the hand: {faces(found.cards)}."
        case broken.NothingToChoose():
            return "no packet is to be chosen now."
        case broken.NoSuchPacket():
            return f"there is no packet {found.packet + 1}; {count(found.packets, 'packet')} can be chosen."
        case broken.RedThreeDiscarded():
            return f"{face(found.card)}."
        case broken.WildDiscarded():
            return f"{face(found.card)} is wild."
        case broken.MustTake():
            return f"{count(found.stock, 'card')} in the stock, and the pile can be taken."
    return ""


def _of_melds(found: Violation) -> str:
    match found:
        case broken.MixedRanks():
            return f"{ranks(found.ranks)} in one meld."
        case broken.TooFewCards():
            return f"{count(found.cards, 'card')}, and {found.least} are the fewest."
        case broken.TooManyCards():
            return f"{count(found.cards, 'card')}, and {found.most} are the most."
        case broken.TooManyUnfinished():
            return f"there would be more unfinished melds of {ranks([found.rank])} than allowed."
        case broken.NotOwnMeld():
            return f"this side has no meld {faces(found.meld)}."
        case broken.WildsOutweigh() | broken.MarginMissed():
            return f"{count(found.wilds, 'wild card')} and {count(found.naturals, 'natural card')}."
        case broken.AllWild():
            return f"{count(found.wilds, 'wild card')} and no natural card."
        case broken.TooManyWilds():
            return f"{count(found.wilds, 'wild card')}, and {found.most} are the most."
        case broken.TooFewNaturals():
            return f"{count(found.naturals, 'natural card')}, and {found.least} are the fewest."
        case broken.NoSwap():
            return f"{face(found.card)} for {face(found.wild)} among {ranks([found.book])}."
        case broken.RedThreeMelded() | broken.BlackThreeMelded():
            return f"{faces(found.cards)}."
        case broken.OpeningTooLow() | broken.TopMeldTooLow():
            return f"the cards are worth {count(found.points, 'point')}, and {found.minimum:,} are needed."
    return ""


def _of_the_pile(found: Violation) -> str:
    match found:
        case broken.ThreeOnTop() | broken.NoPair() | broken.WildOnTop():
            return f"{face(found.top)} lies on top."
        case broken.LowerCardsLaid():
            return f"not from the hand: {faces(found.cards)}."
        case broken.WrongTarget(new_meld=True):
            return f"the side has an unfinished meld of {ranks([found.rank])}, and it is not finished in this play."
        case broken.WrongTarget():
            return f"no new meld of {ranks([found.rank])} is begun."
        case broken.PileEmpty():
            return "no card lies there."
        case broken.PileFrozen():
            return f"the pile is frozen, and {face(found.top)} lies on top."
    return ""


def _of_going_out(found: Violation) -> str:
    match found:
        case broken.BooksMissing():
            return f"{_books(found.missing)} missing."
        case broken.PartnerNotReady():
            done = "taken up" if found.needs == "taken up" else "played from"
            return f"{player(found.seat)} has not {done} the last packet yet."
        case broken.Stranded():
            because = " and ".join(found.because)
            return f"{count(found.left, 'card')} would be left, and going out is forbidden by {because}."
        case broken.LastCard():
            return f"the last card would be {found.last_card}."
        case broken.NamedBooksMissing():
            return f"no finished book of {ranks(found.missing, 'or')}."
        case broken.WildBooksMissing():
            return f"{count(found.missing, 'wild book')} missing."
        case broken.NotAsked():
            return "the partner has not been asked."
        case broken.CannotAsk():
            return "this player cannot ask now."
        case broken.NobodyAsked():
            return "nobody has asked."
        case broken.PartnerSaidNo() | broken.AlreadyAnswered():
            return f"the partner's answer was {'no' if found.permission == 'refused' else 'yes'}."
    return ""


def _books(missing: Mapping[str, int]) -> str:
    said = [count(number, f"{kind} book") for kind, number in missing.items() if kind != "any"]
    if "any" in missing:
        said.append(count(missing["any"], "book of any kind", "books of any kind"))
    return " and ".join(said)
