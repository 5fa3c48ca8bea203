"""A referee for melds: says what is wrong with one, and what a side may lay.

It knows nothing of the stock, the discard pile or the foot.

    python melder.py 8S 8D 8H 2C
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import NamedTuple

Cards = list[str]


class House(NamedTuple):
    """The agreements of a table that concern melds."""

    smallest: int = 3
    book: int = 7
    growing: bool = False
    naturals_each: int = 2
    most_wilds: int | None = None
    fewest_naturals: int = 1
    ahead: int = 0
    all_wild: bool = True
    unfinished: int | None = 1


def is_wild(card: str) -> bool:
    """Say whether a card is a two or a joker."""
    return card == "JK" or card[0] == "2"


def ranks(meld: Cards) -> set[str]:
    """Return the ranks in a meld, wild cards aside."""
    return {card[:-1] for card in meld if not is_wild(card)}


def kind(meld: Cards, house: House) -> str | None:
    """Return what book a good meld is, or None for one that is not finished."""
    wilds = sum(map(is_wild, meld))
    if len(meld) < house.book:
        return None
    return "clean" if wilds == 0 else "wild" if wilds == len(meld) else "dirty"


def objections(meld: Cards, house: House) -> list[str]:
    """Return all that is wrong with a meld."""
    wilds = sum(map(is_wild, meld))
    naturals = len(meld) - wilds
    mixed = naturals > 0 and wilds > 0
    tests = {
        "a red three": "3H" in meld or "3D" in meld,
        "a black three": "3S" in meld or "3C" in meld,
        "several ranks": len(ranks(meld) - {"3"}) > 1,
        "too few cards": len(meld) < house.smallest,
        "too many cards": len(meld) > house.book and not house.growing,
        "wild cards only": naturals == 0 and not house.all_wild,
        "too few naturals": mixed and naturals < house.fewest_naturals,
        "too few naturals for each wild": mixed and naturals < house.naturals_each * wilds,
        "too many wilds": mixed and house.most_wilds is not None and wilds > house.most_wilds,
        "naturals not far enough ahead": mixed and house.ahead > naturals - wilds and house.ahead > 0,
    }
    return [objection for objection, found in tests.items() if found]


def lay(
    house: House, melds: list[Cards], hand: Cards, new: list[Cards], added: list[tuple[Cards, Cards]]
) -> tuple[list[str], list[Cards], Cards]:
    """Lay new melds, and add cards to old ones, each named by its cards; return objections, melds and hand."""
    found = []
    after = [sorted(meld) for meld in melds]
    for target, cards in added:
        if sorted(target) not in after:
            found.append("no such meld")
        elif len(target) >= house.book and not house.growing:
            found.append("too many cards")
        else:
            after.remove(sorted(target))
            after.append([*target, *cards])
    after += new
    laid = Counter(card for cards in [*new, *(cards for _, cards in added)] for card in cards)
    if laid - Counter(hand):
        found.append("not held")
    found += [objection for meld in after for objection in objections(meld, house)]
    unfinished = Counter(frozenset(ranks(meld)) for meld in after if len(meld) < house.book)
    if house.unfinished is not None and any(count > house.unfinished for count in unfinished.values()):
        found.append("unfinished twice")
    return found, after, [*(Counter(hand) - laid).elements()]


def breaks_a_tie(now, scores, parameters):
    """Return whether the game would be over but for a tie."""
    rounds, target = parameters["game_rounds"] or now, parameters["game_target"] or max(scores) + 1
    ended = now > 1 and (now > rounds or max(scores) >= target)
    return ended and parameters["tie"] == "extra round" and scores.count(max(scores)) > 1


if __name__ == "__main__":
    print(", ".join(objections(sys.argv[1:], House())) or kind(sys.argv[1:], House()) or "good")
