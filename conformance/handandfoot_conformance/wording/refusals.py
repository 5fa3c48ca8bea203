"""The facts of a refusal in a sentence: how many points there were, which card lay on top, who was not ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from handandfoot_conformance.protocol.seats import player
from handandfoot_conformance.wording.cards import face, faces
from handandfoot_conformance.wording.values import count

Facts = Mapping[str, Any]

_RANKS = {"J": "jacks", "Q": "queens", "K": "kings", "A": "aces", "wild": "wild cards"}
_PARTNER = {
    "taken up": "has not taken up the last packet yet",
    "played from": "has not played from the last packet yet",
}


def in_a_sentence(rule: str, facts: Facts) -> str:
    """Return what a refusal under a rule was about; facts of a form that is not known are listed as they are."""
    say = _SENTENCES.get(rule, _listed)
    try:
        return say(facts)
    except (KeyError, TypeError, ValueError):
        return _listed(facts)


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


def _on_top(facts: Facts) -> str:
    return f"{face(facts['top'])} lies on top."


def _cards(before: str, after: str = "") -> Callable[[Facts], str]:
    return lambda facts: f"{before}{faces(facts['cards'])}{after}."


def _points(facts: Facts) -> str:
    return f"the cards are worth {count(facts['points'], 'point')}, and {facts['minimum']:,} are needed."


def _wilds(facts: Facts) -> str:
    return f"{count(facts['wilds'], 'wild card')} and {count(facts['naturals'], 'natural card')}."


def _most(facts: Facts) -> str:
    return f"{count(facts['cards'], 'card')}, and {facts['most']} are the most."


def _target(facts: Facts) -> str:
    if facts["new_meld"]:
        return f"the side has an unfinished meld of {ranks([facts['rank']])}, and it is not finished in this play."
    return f"no new meld of {ranks([facts['rank']])} is begun."


def _books_missing(facts: Facts) -> str:
    short = [(kind, number) for kind, number in facts["missing"].items() if kind != "any"]
    said = [f"{count(number, f'{kind} book')}" for kind, number in short]
    if "any" in facts["missing"]:
        said.append(count(facts["missing"]["any"], "book of any kind", "books of any kind"))
    return f"{' and '.join(said)} missing."


def _stranded(facts: Facts) -> str:
    because = " and ".join(facts["because"])
    return f"{count(facts['left'], 'card')} would be left, and going out is forbidden by {because}."


def _answer(facts: Facts) -> str:
    return f"the partner's answer was {'no' if facts.get('permission') == 'refused' else 'yes'}."


def _asking(facts: Facts) -> str:
    if "phase" in facts:
        return "nobody has asked."
    return "the partner has not been asked." if "needs" in facts else "this player cannot ask now."


def _packet(facts: Facts) -> str:
    if "phase" in facts:
        return "no packet is to be chosen now."
    return f"there is no packet {facts['packet'] + 1}; {count(facts['packets'], 'packet')} can be chosen."


_SENTENCES: dict[str, Callable[[Facts], str]] = {
    "HF-DEAL-06": _packet,
    "HF-TURN-01": lambda facts: f"it is {player(facts['turn'])}'s turn.",
    "HF-TURN-02": lambda facts: {
        "draw": "nothing has been drawn or taken yet.",
        "play": "the draw or the take of this turn has been made.",
        "answer": "the partner has to answer first.",
        "choose": "a packet has to be chosen first.",
    }[facts["phase"]],
    "HF-TURN-03": _cards("not in the hand: "),
    "HF-THREE-03": _cards(""),
    "HF-THREE-04": _cards(""),
    "HF-THREE-05": lambda facts: f"{face(facts['card'])}.",
    "HF-MELD-01": lambda facts: f"{ranks(facts['ranks'])} in one meld.",
    "HF-MELD-02": lambda facts: f"{count(facts['cards'], 'card')}, and {facts['least']} are the fewest.",
    "HF-MELD-03": _most,
    "HF-MELD-04": lambda facts: f"there would be more unfinished melds of {ranks([facts['rank']])} than allowed.",
    "HF-MELD-06": lambda facts: f"this side has no meld {faces(facts['meld'])}.",
    "HF-WILD-02": _wilds,
    "HF-WILD-03": lambda facts: f"{count(facts['wilds'], 'wild card')} and no natural card.",
    "HF-WILD-04": lambda facts: f"{count(facts['wilds'], 'wild card')}, and {facts['most']} are the most.",
    "HF-WILD-05": lambda facts: f"{count(facts['naturals'], 'natural card')}, and {facts['least']} are the fewest.",
    "HF-WILD-06": _wilds,
    "HF-WILD-07": lambda facts: f"{face(facts['card'])} for {face(facts['wild'])} among {ranks([facts['book']])}.",
    "HF-OPEN-01": _points,
    "HF-PILE-02": _on_top,
    "HF-PILE-03": _on_top,
    "HF-PILE-04": _on_top,
    "HF-PILE-05": _points,
    "HF-PILE-06": _cards("not from the hand: "),
    "HF-PILE-07": _target,
    "HF-PILE-09": lambda _: "no card lies there.",
    "HF-PILE-10": lambda facts: f"the pile is frozen, and {face(facts['top'])} lies on top.",
    "HF-DISC-02": lambda facts: f"{face(facts['card'])} is wild.",
    "HF-OUT-01": _books_missing,
    "HF-OUT-02": lambda facts: f"{player(facts['seat'])} {_PARTNER[facts['needs']]}.",
    "HF-OUT-03": _stranded,
    "HF-OUT-04": lambda facts: f"the last card would be {facts['last_card']}.",
    "HF-OUT-07": lambda facts: f"no finished book of {ranks(facts['missing'], 'or')}.",
    "HF-OUT-08": lambda facts: f"{count(facts['missing'], 'wild book')} missing.",
    "HF-ASK-01": _asking,
    "HF-ASK-02": _answer,
    "HF-ASK-03": _answer,
    "HF-STOCK-02": lambda facts: f"{count(facts['stock'], 'card')} in the stock, and the pile can be taken.",
}
