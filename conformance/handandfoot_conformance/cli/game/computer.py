"""Computer players. They see only what `view` shows a player, and choose only among the listed legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from handandfoot.actions import Action, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import BLACK_THREES, WILD_CARDS, Card, rank_of
from handandfoot.house_rules import Rules

View = dict[str, Any]

_WORTH_TAKING = 4


def choose(view: View, seat: int, offered: Sequence[Action], rules: Rules) -> Action:
    """What a plain, eager player does: take a pile that is worth it, lay what can be laid, keep wild cards."""
    return max(offered, key=lambda action: (_worth(action, view, seat, rules), -offered.index(action)))


def _worth(action: Action, view: View, seat: int, rules: Rules) -> float:
    hand: list[Card] = view["seats"][seat]["hand"]
    match action:
        case Take():
            return 60 if len(view["pile"]) >= _WORTH_TAKING or _is_short(view, seat) else 35
        case Draw():
            return 40
        case Lay():
            return _worth_of_lay(action, view, seat, rules)
        case Discard():
            return _worth_of_discard(action.card, view, seat, hand)
        case Answer():
            return 5 if action.yes else 1
        case Swap():
            return 55
        case Ask():
            return 70 if len(hand) == 2 and view["turn"]["permission"] == "none" else -90
        case Choose():
            return 1


def _worth_of_lay(action: Lay, view: View, seat: int, rules: Rules) -> float:
    """Laying is good; spending wild cards is less so, but for finishing a book; keep two cards until the end."""
    melds = view["sides"][seat % len(view["sides"])]["melds"]
    laid = [card for meld in action.melds for card in meld] + [card for add in action.adds for card in add.cards]
    wilds = sum(card in WILD_CARDS for card in laid)
    if action.discard is not None or len(laid) == len(view["seats"][seat]["hand"]):
        return 95
    if not melds:
        return 80 - len(laid)
    finishes = any(len(add.to) + len(add.cards) == rules.book_size for add in action.adds)

    return 75 - 12 * wilds + 15 * finishes + (20 if _is_short(view, seat) else 0)


def _worth_of_discard(card: Card, view: View, seat: int, hand: Sequence[Card]) -> float:
    """Discard what is alone and worth little; a black three when the pile is large; never lightly a wild card."""
    if card in WILD_CARDS:
        return -60
    if card in BLACK_THREES:
        return 30 if len(view["pile"]) >= _WORTH_TAKING else 12
    rank = rank_of(card)
    held = sum(rank_of(other) == rank for other in hand)
    mine = seat % len(view["sides"])
    theirs = [meld for side, shown in enumerate(view["sides"]) if side != mine for meld in shown["melds"]]

    return 20 - 6 * held - 8 * any(rank_of(meld[0]) == rank for meld in theirs)


def _is_short(view: View, seat: int) -> bool:
    """Whether it is time to be rid of cards: somebody on the other sides holds very few."""
    mine = seat % len(view["sides"])
    others = [shown for number, shown in enumerate(view["seats"]) if number % len(view["sides"]) != mine]
    return any(shown["hand"] <= 3 and all(packet["cards"] == 0 for packet in shown["packets"]) for shown in others)
