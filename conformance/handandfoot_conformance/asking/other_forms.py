"""The same cards laid in another form: what a player who is told no may do with them after all."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from handandfoot.cards import WILD_CARDS, rank_of, sort_cards
from handandfoot_conformance.wording.cards import face, faces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Action = dict[str, Any]
Position = dict[str, Any]

_MOST = 256
"""How many forms are tried at the most."""


class Form(NamedTuple):
    """Another form of an action, and how it is told."""

    action: Action
    says: str


class _Lot(NamedTuple):
    """Cards that are laid together: as a new meld, or added to the meld of the side with this number."""

    cards: tuple[str, ...]
    to: int | None


def allowed_form(position: Position, action: Action, accepts: Callable[[Action], bool]) -> Form | None:
    """Return the form of a take or a lay nearest to the one asked for that is allowed, or nothing.

    The same cards are laid, and the same card is discarded: only new melds become additions, additions new melds or
    additions to another meld, and lots of one rank are laid together. `accepts` says what the rules allow.
    """
    if action.get("action") not in ("take", "lay"):
        return None
    seat, sides = position["turn"]["seat"], position["sides"]
    own: Sequence[Sequence[str]] = sides[seat % len(sides)]["melds"]
    lots = _lots(action, own)
    for form in itertools.islice(_forms(lots, own), _MOST):
        other = _written(action, form, own)
        if accepts(other):
            return Form(other, _told(position, action, form, own))
    return None


def _lots(action: Action, own: Sequence[Sequence[str]]) -> list[_Lot]:
    """Return the lots of an action; an addition to a meld that is not there is one to none."""
    there = [sort_cards(meld) for meld in own]
    lots = [_Lot(tuple(cards), None) for cards in action.get("melds", ())]
    for add in action.get("adds", ()):
        to = sort_cards(add["to"])
        lots.append(_Lot(tuple(add["cards"]), there.index(to) if to in there else -1))
    return lots


def _forms(lots: Sequence[_Lot], own: Sequence[Sequence[str]]) -> Iterator[list[_Lot]]:
    """Yield other forms of these lots, those with the fewest changes first."""
    choices = [list(dict.fromkeys([lot, *_elsewhere(lot, own)])) for lot in lots]
    every = list(itertools.islice(itertools.product(*choices), _MOST))
    every.sort(key=lambda form: sum(one != lot for one, lot in zip(form, lots, strict=True)))
    seen = {_key(lots)}
    for form in every:
        for joined in (_joined(form, melds=False), _joined(form, melds=True)):
            if (key := _key(joined)) not in seen:
                seen.add(key)
                yield joined


def _elsewhere(lot: _Lot, own: Sequence[Sequence[str]]) -> Iterator[_Lot]:
    """Yield where else the cards of a lot may lie: on melds of their rank, wild cards on any, and as a new meld."""
    rank = _rank(lot.cards)
    for number, meld in enumerate(own):
        if rank is None or rank == _rank(meld):
            yield _Lot(lot.cards, number)
    yield _Lot(lot.cards, None)


def _joined(form: Sequence[_Lot], *, melds: bool) -> list[_Lot]:
    """Return a form with the additions to one meld together; with `melds`, new melds of one rank together, too."""
    found: dict[object, _Lot] = {}
    for place, lot in enumerate(form):
        new = ("new", _rank(lot.cards)) if melds else ("new", place)
        key = new if lot.to is None else ("to", lot.to)
        before = found.get(key)
        found[key] = lot if before is None else _Lot((*before.cards, *lot.cards), lot.to)
    return list(found.values())


def _key(form: Sequence[_Lot]) -> object:
    return tuple(sorted((-1 if lot.to is None else lot.to, sort_cards(lot.cards)) for lot in form))


def _rank(cards: Sequence[str]) -> str | None:
    """Return the rank of the natural cards, or nothing for wild cards alone."""
    return next((rank_of(card) for card in cards if card not in WILD_CARDS), None)


def _written(action: Action, form: Sequence[_Lot], own: Sequence[Sequence[str]]) -> Action:
    """Return the action with its cards laid in another form."""
    kept = {key: value for key, value in action.items() if key not in ("melds", "adds")}
    melds = [list(lot.cards) for lot in form if lot.to is None]
    adds = [{"to": list(own[lot.to]), "cards": list(lot.cards)} for lot in form if lot.to is not None]
    return kept | ({"melds": melds} if melds else {}) | ({"adds": adds} if adds else {})


def _told(position: Position, action: Action, form: Sequence[_Lot], own: Sequence[Sequence[str]]) -> str:
    """Return a form in words, without the top card of a take, which goes where it belongs."""
    if len(form) == 1 and form[0].to is not None:
        return f"adding them to {faces(own[form[0].to])} is allowed"
    return f"{_doing(position, _written(action, form, own))} is allowed"


def nearest_legal(position: Position, action: Action, legal: Sequence[Action]) -> Form | None:
    """Return the legal action of the same kind that moves most of the same cards, else all that may be done, in words.

    An action of the same kind that moves none of the cards asked for is no answer; a discard names every card for it.
    """
    asked = _moved(action)
    alike = [one for one in legal if one["action"] == action["action"] and _moved(one) & asked]
    if alike and action["action"] in ("take", "lay"):
        best = max(alike, key=lambda one: ((_moved(one) & asked).total(), -(_moved(one) - asked).total()))
        return Form(best, f"{_doing(position, best)} is allowed")
    discards = sort_cards({one["card"] for one in legal if one["action"] == "discard"})
    said = ["discarding " + " or ".join(map(face, discards))] if discards else []
    kinds = dict.fromkeys(one["action"] for one in legal)
    said += [_KINDS[kind] for kind in kinds if kind in _KINDS and kind != action["action"]]
    return Form({}, f"{' and '.join(said)} is allowed") if said else None


_KINDS = {
    "draw": "drawing", "take": "taking the discard pile", "lay": "laying other cards", "ask": "asking to go out",
    "swap": "swapping a card of a book", "answer": "answering", "choose": "choosing a packet",
}  # fmt: skip


def _moved(action: Action) -> Counter[str]:
    """Return the cards that an action lays or discards."""
    moved = Counter(card for cards in action.get("melds", ()) for card in cards)
    moved.update(card for add in action.get("adds", ()) for card in add["cards"])
    moved.update(action[key] for key in ("discard", "card") if action.get(key))
    return moved


def _doing(position: Position, action: Action) -> str:
    """Return a take or a lay in words."""
    top = position["pile"][0] if action["action"] == "take" and position["pile"] else None
    said = []
    for to, lot in [(None, meld) for meld in action.get("melds", ())] + [
        (add["to"], add["cards"]) for add in action.get("adds", ())
    ]:
        cards = list(lot)
        if top in cards:
            cards.remove(top)
            top = None
        said.append(f"melding {faces(cards)}" if to is None else f"adding {faces(cards)} to {faces(to)}")
    if action.get("discard"):
        said.append(f"discarding {face(action['discard'])}")
    return ("taking it, " if action["action"] == "take" else "") + " and ".join(said)
