"""Candidate actions: a small set from which every end of a turn can be reached, step by step.

New melds are proposed in their smallest shapes, and existing melds grow card by card.
Any larger lay is a chain of these, because taking one card away from a meld that is not smallest leaves a meld.
Two kinds of lay have no such chain and are proposed whole:
an opening, which must reach its minimum at once, and a closing play, which must not stop one card short.
Suits are ignored but for the colour of threes: of cards with one rank, the first in the hand stands for all.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from handandfoot.actions import Add, Lay, Take
from handandfoot.cards import BLACK_THREES, JOKER, KIND, NATURAL_RANKS, WILD_CARDS, Card, Cards, rank_of
from handandfoot.house_rules import Rules
from handandfoot.laying import unfinished_ranks
from handandfoot.melds import is_book, numbers_fit
from handandfoot.position import WILD, Meld, Position, Side
from handandfoot.taking import pile_is_frozen, taken_count, top_forbids


class Holding(NamedTuple):
    """The cards of a hand sorted by what they can do: naturals by rank, twos, jokers."""

    naturals: dict[str, list[Card]]
    twos: list[Card]
    jokers: list[Card]

    @property
    def wilds(self) -> int:
        """How many wild cards there are."""
        return len(self.twos) + len(self.jokers)


def holding_of(hand: Sequence[Card]) -> Holding:
    """Sort a hand by what its cards can do; threes can do nothing here."""
    groups: dict[str, list[Card]] = {}
    for card in hand:
        kind = KIND[card]
        if kind in groups:
            groups[kind].append(card)
        else:
            groups[kind] = [card]
    twos, jokers = groups.pop("2", []), groups.pop(JOKER, [])
    groups.pop("red three", None)
    groups.pop("black three", None)

    return Holding(groups, twos, jokers)


@lru_cache(maxsize=256)
def shapes(rules: Rules, most: int) -> tuple[tuple[int, int], ...]:
    """Every number of natural and wild cards that makes a meld of at most `most` cards."""
    sizes = range(rules.meld_min, most + 1)
    return tuple(
        (size - wilds, wilds) for size in sizes for wilds in range(size + 1) if numbers_fit(size - wilds, wilds, rules)
    )


@lru_cache(maxsize=256)
def smallest_shapes(rules: Rules) -> tuple[tuple[int, int], ...]:
    """The shapes from which no single card can be taken away."""
    every = set(shapes(rules, rules.book_size))
    return tuple(
        (naturals, wilds)
        for naturals, wilds in sorted(every)
        if (naturals - 1, wilds) not in every and (naturals, wilds - 1) not in every
    )


@lru_cache(maxsize=256)
def whole_books(rules: Rules) -> tuple[tuple[int, int], ...]:
    """The shapes of exactly `book_size` cards."""
    return tuple(shape for shape in shapes(rules, rules.book_size) if sum(shape) == rules.book_size)


def wild_picks(number: int, holding: Holding) -> Iterator[Cards]:
    """Each way to pick so many wild cards, by the number of twos among them."""
    for twos in range(max(0, number - len(holding.jokers)), min(number, len(holding.twos)) + 1):
        yield (*holding.twos[:twos], *holding.jokers[: number - twos])


@lru_cache(maxsize=4096)
def fitting(naturals: int, wilds: int, whole: bool, rules: Rules) -> tuple[tuple[int, int], ...]:
    """The smallest shapes (or whole books) with natural cards that so many natural and wild cards can make."""
    among = whole_books(rules) if whole else smallest_shapes(rules)
    return tuple(shape for shape in among if 0 < shape[0] <= naturals and shape[1] <= wilds)


def new_melds(holding: Holding, melds: Sequence[Meld], rules: Rules) -> Iterator[Cards]:
    """Smallest new melds; of a rank that may not have another unfinished meld, whole books."""
    unfinished = unfinished_ranks(melds, rules)
    limit = rules.unfinished_per_rank
    available = holding.wilds
    for rank, own in holding.naturals.items():
        crowded = limit is not None and unfinished.get(rank, 0) >= limit
        for naturals, wilds in fitting(len(own), available, crowded, rules):
            for picked in wild_picks(wilds, holding):
                yield (*own[:naturals], *picked)

    crowded = limit is not None and unfinished.get(WILD, 0) >= limit
    for naturals, wilds in whole_books(rules) if crowded else smallest_shapes(rules):
        if not naturals and wilds <= available:
            yield from wild_picks(wilds, holding)


def additions(holding: Holding, melds: Sequence[Meld], rules: Rules) -> Iterator[Add]:
    """Single cards that a meld can take."""
    wild = [cards[0] for cards in (holding.twos, holding.jokers) if cards]
    most = rules.book_size if rules.book_growth == "closed" else None
    alike = most is None or rules.unfinished_per_rank != 1
    for meld in dict.fromkeys(melds) if alike else melds:
        if len(meld.cards) == most:
            continue
        if meld.rank in holding.naturals and numbers_fit(meld.naturals + 1, meld.wilds, rules):
            yield Add(meld.cards, (holding.naturals[meld.rank][0],))
        if wild and meld.rank in _MIXABLE and numbers_fit(meld.naturals, meld.wilds + 1, rules):
            for card in wild:
                yield Add(meld.cards, (card,))


_MIXABLE = frozenset((*NATURAL_RANKS, WILD))


def lays(position: Position, rules: Rules) -> Iterator[Lay]:
    """Lays for the player whose turn it is: openings where the side is not open, small lays where it is."""
    seat = position.turn.seat
    hand = position.seats[seat].hand
    side = position.sides[position.side_of(seat)]
    holding = holding_of(hand)
    if must_open(side, rules):
        for melds in openings(holding, rules):
            yield Lay(melds)
    else:
        for meld in new_melds(holding, side.melds, rules):
            yield Lay((meld,))
        for add in additions(holding, side.melds, rules):
            yield Lay((), (add,))
    if position.seats[seat].in_last_packet:
        yield from closing_lays(hand, side.melds, rules)


def must_open(side: Side, rules: Rules) -> bool:
    """Whether the side's next lay has a minimum to reach (HF-OPEN-01)."""
    return not side.open and rules.opening_minimum > 0


def openings(holding: Holding, rules: Rules, forced: Cards = ()) -> Iterator[tuple[Cards, ...]]:
    """Every smallest set of melds worth at least the opening minimum; `forced` cards begin one meld of it.

    Smallest: no card and no meld can be taken away without breaking a meld or falling short.
    """
    points = rules.points
    target = rules.opening_minimum
    if not forced:
        for found in _Search(holding, rules).melds_worth(target):
            if _is_smallest(found, 0, rules):
                yield found
        return

    rank = WILD if all(card in WILD_CARDS for card in forced) else rank_of(forced[0])
    for first in _grown(forced, rank, holding, rules):
        rest = _without(holding, first[len(forced) :])
        for more in _Search(rest, rules).melds_worth(target - sum(points[card] for card in first)):
            found = (first, *more)
            if _is_smallest(found, len(forced), rules):
                yield found


def _grown(forced: Cards, rank: str, holding: Holding, rules: Rules) -> Iterator[Cards]:
    """The forced cards with any more cards of their rank and wild cards that fit."""
    wilds = sum(card in WILD_CARDS for card in forced)
    naturals = len(forced) - wilds
    own = holding.naturals.get(rank, [])
    for more in range(min(len(own), rules.book_size - len(forced)) + 1):
        for wild in range(min(holding.wilds, rules.book_size - len(forced) - more) + 1):
            if numbers_fit(naturals + more, wilds + wild, rules):
                for picked in wild_picks(wild, holding):
                    yield (*forced, *own[:more], *picked)


class _Search:
    """A search through a hand, rank by rank, for melds that bring some points together."""

    def __init__(self, holding: Holding, rules: Rules) -> None:
        self.twos, self.jokers = holding.twos, holding.jokers
        self.two, self.joker = rules.card_points["2"], rules.card_points["JK"]
        self.rules = rules
        self.groups = [(own, rules.points[own[0]]) for own in holding.naturals.values()]
        self.shapes = [shape for shape in shapes(rules, rules.book_size) if shape[0]]
        self.all_wild = [shape for shape in shapes(rules, rules.book_size) if not shape[0]]
        self.most = [0]
        for own, each in reversed(self.groups):
            self.most.append(self.most[-1] + len(own) * each)
        self.most.reverse()

    def melds_worth(self, needed: int) -> Iterator[tuple[Cards, ...]]:
        """Sets of melds that bring the points needed, none of them superfluous."""
        return self._from(0, 0, 0, 0, needed)

    def _from(self, start: int, used: int, twos: int, jokers: int, needed: int) -> Iterator[tuple[Cards, ...]]:
        """The melds from group `start` on, when so many cards of it, twos and jokers are used already."""
        if needed <= 0:
            yield ()
            return
        wild = (len(self.twos) - twos) * self.two + (len(self.jokers) - jokers) * self.joker
        for place in range(start, len(self.groups) + 1):
            if self.most[place] + wild < needed:
                return
            own, each = self.groups[place] if place < len(self.groups) else ([], 0)
            own = own[used:] if place == start else own
            for meld, worth, two, joker in self._melds(own, each, twos, jokers, needed):
                whole = len(meld) >= self.rules.book_size
                following = (place, used + len(meld) - two - joker) if whole else (place + 1, 0)
                for more in self._from(*following, twos + two, jokers + joker, needed - worth):
                    yield (meld, *more)

    def _melds(
        self, own: Sequence[Card], each: int, twos: int, jokers: int, needed: int
    ) -> Iterator[tuple[Cards, int, int, int]]:
        """The melds of one rank (of wild cards where there is none): cards, points, twos and jokers used."""
        two_left, joker_left = len(self.twos) - twos, len(self.jokers) - jokers
        for naturals, wilds in self.shapes if own else self.all_wild:
            if naturals > len(own) or wilds > two_left + joker_left:
                continue
            for two in range(max(0, wilds - joker_left), min(wilds, two_left) + 1):
                joker = wilds - two
                worth = naturals * each + two * self.two + joker * self.joker
                if worth - each >= needed and own and numbers_fit(naturals - 1, wilds, self.rules):
                    continue
                picked = (*self.twos[twos : twos + two], *self.jokers[jokers : jokers + joker])
                yield (*own[:naturals], *picked), worth, two, joker


def _without(holding: Holding, cards: Sequence[Card]) -> Holding:
    naturals = dict(holding.naturals)
    twos, jokers = holding.twos, holding.jokers
    for card in cards:
        if card == JOKER:
            jokers = jokers[1:]
        elif card in WILD_CARDS:
            twos = [other for other in twos if other != card] + [card] * (twos.count(card) - 1)
        else:
            rank = rank_of(card)
            naturals[rank] = naturals[rank][1:]
            if not naturals[rank]:
                del naturals[rank]

    return Holding(naturals, twos, jokers)


def _is_smallest(melds: Sequence[Cards], forced: int, rules: Rules) -> bool:
    """Whether no card and no whole meld can be taken away; the first `forced` cards of the first meld must stay."""
    spare = sum(rules.points[card] for meld in melds for card in meld) - rules.opening_minimum
    for place, meld in enumerate(melds):
        fixed = forced if place == 0 else 0
        worth = sum(rules.points[card] for card in meld)
        if not fixed and worth <= spare:
            return False
        wilds = sum(card in WILD_CARDS for card in meld)
        naturals = len(meld) - wilds
        for card in meld[fixed:]:
            wild = card in WILD_CARDS
            if rules.points[card] <= spare and numbers_fit(naturals - (not wild), wilds - wild, rules):
                return False

    return True


def takes(position: Position, rules: Rules) -> Iterator[Take]:
    """Takes of the pile: the smallest meld of the top card, what it obliges to, and what an opening needs beside it."""
    if top_forbids(position, rules):
        return

    seat = position.turn.seat
    player = position.seats[seat]
    side = position.sides[position.side_of(seat)]
    holding = holding_of(player.hand)
    spare = len(player.hand) + taken_count(position, rules) - 1
    for base in _top_melds(position, holding, rules):
        rest = _without(holding, base[1:])
        if must_open(side, rules):
            for melds in openings(rest, rules, forced=base):
                yield Take(melds)
            continue
        for action in _takes_with(base, rest, side.melds, rules):
            yield action
            laid = sum(map(len, action.melds)) + sum(len(add.cards) for add in action.adds) - 1
            if player.in_last_packet and spare - laid == 1:
                yield from _takes_with_last_card(action, player.hand, side.melds)


def _top_melds(position: Position, holding: Holding, rules: Rules) -> Iterator[Cards]:
    """The top card with each pair from the hand that may go with it; the top card is the first card."""
    top = position.pile[0]
    if top in WILD_CARDS:
        alike = holding.jokers if top == JOKER else holding.twos
        if len(alike) >= 2:
            yield (top, *alike[:2])
        return

    own = holding.naturals.get(rank_of(top), [])
    if len(own) >= 2:
        yield (top, *own[:2])
    side = position.sides[position.side_of(position.turn.seat)]
    if own and rules.take_pair != "natural pair" and not pile_is_frozen(position, side, rules):
        for wild in wild_picks(1, holding):
            yield (top, own[0], *wild)


def _takes_with(base: Cards, rest: Holding, melds: Sequence[Meld], rules: Rules) -> Iterator[Take]:
    """Takes that lay the top card's cards as a new meld, or on a meld that is there, for a side that is open."""
    rank = WILD if all(card in WILD_CARDS for card in base) else rank_of(base[0])
    old = [meld for meld in melds if meld.rank == rank and not is_book(meld, rules)]
    limit = rules.unfinished_per_rank
    if limit is None or len(old) < limit:
        yield Take((base,))
    elif rules.take_target == "new meld":
        for meld in dict.fromkeys(old):
            for filling in _fillings(meld, rank, rest, rules):
                yield Take((base,), (Add(meld.cards, filling),))
    else:
        for new in _grown(base, rank, rest, rules):
            if len(new) == rules.book_size:
                yield Take((new,))
        for meld in dict.fromkeys(old):
            for filling in _fillings(meld, rank, rest, rules):
                yield Take((base,), (Add(meld.cards, filling),))
    if rules.take_target == "any meld":
        for meld in dict.fromkeys(melds):
            if meld.rank == rank and (rules.book_growth == "open" or not is_book(meld, rules)):
                yield Take((), (Add(meld.cards, base),))


def _fillings(meld: Meld, rank: str, rest: Holding, rules: Rules) -> Iterator[Cards]:
    """Each way in which the hand can finish an unfinished meld exactly."""
    lacking = rules.book_size - meld.size
    own = rest.naturals.get(rank, [])
    for naturals in range(min(lacking, len(own)) + 1):
        wilds = lacking - naturals
        if wilds <= rest.wilds and numbers_fit(meld.naturals + naturals, meld.wilds + wilds, rules):
            for picked in wild_picks(wilds, rest):
                yield (*own[:naturals], *picked)


def _takes_with_last_card(action: Take, hand: Cards, melds: Sequence[Meld]) -> Iterator[Take]:
    """The same take with the one card that it would leave laid too, so that the play may go out."""
    used = [card for meld in action.melds for card in meld[1:]] + [card for add in action.adds for card in add.cards]
    left = list(hand)
    for card in used:
        if card in left:
            left.remove(card)
    if len(left) != 1:
        return
    if action.melds:
        yield Take(((*action.melds[0], left[0]), *action.melds[1:]), action.adds)
    elif action.adds:
        yield Take((), (Add(action.adds[0].to, (*action.adds[0].cards, left[0])),))
    for meld in dict.fromkeys(melds):
        if all(add.to != meld.cards for add in action.adds):
            yield Take(action.melds, (*action.adds, Add(meld.cards, (left[0],))))


def closing_lays(hand: Cards, melds: Sequence[Meld], rules: Rules) -> Iterator[Lay]:
    """Lays that use up a short hand at once, for plays that may not stop one card short; judge each before use."""
    blacks = tuple(card for card in hand if card in BLACK_THREES)
    others = tuple(card for card in hand if card not in BLACK_THREES)
    if len(others) > rules.meld_min + 1:
        return

    with_blacks = rules.black_three_melds == "closing play" and len(blacks) >= rules.meld_min
    if blacks and not with_blacks and not (len(blacks) == 1 and others):
        return
    for discarded in dict.fromkeys((None, *hand)):
        left = list(others)
        black = list(blacks)
        if discarded is not None:
            (black if discarded in BLACK_THREES else left).remove(discarded)
        if black and (not with_blacks or len(black) < rules.meld_min):
            continue
        threes = (tuple(black),) if black else ()
        for new, adds in _layouts(tuple(left), melds, rules):
            if threes or new or adds:
                yield Lay((*threes, *new), adds, discarded)


def _layouts(cards: Cards, melds: Sequence[Meld], rules: Rules) -> Iterator[tuple[tuple[Cards, ...], tuple[Add, ...]]]:
    """Each way to lay all of a few cards on melds and in at most one new meld."""
    for size in range(len(cards) + 1):
        if 0 < size < rules.meld_min:
            continue
        for chosen in dict.fromkeys(combinations(cards, size)):
            left = list(cards)
            for card in chosen:
                left.remove(card)
            for adds in _placements(tuple(left), list(dict.fromkeys(melds))):
                yield ((chosen,) if chosen else ()), adds


def _placements(cards: Cards, melds: Sequence[Meld]) -> Iterator[tuple[Add, ...]]:
    """Each way to add all of a few cards to melds."""
    if not cards:
        yield ()
        return

    card = cards[0]
    for adds in _placements(cards[1:], melds):
        for meld in melds:
            if card not in WILD_CARDS and rank_of(card) != meld.rank:
                continue
            others = tuple(add for add in adds if add.to != meld.cards)
            same = tuple(add.cards for add in adds if add.to == meld.cards)
            yield (*others, Add(meld.cards, (card, *(same[0] if same else ()))))
