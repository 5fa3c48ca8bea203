"""What an action is worth to a player who wants to go out, with the reason in words.

The figures only order the actions of one moment; they are no points of the game.
Above `DISCARD_LEVEL` stands what is better than ending the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from handandfoot.actions import Action, Add, Answer, Ask, Choose, Discard, Draw, Lay, Swap, Take
from handandfoot.cards import BLACK_THREES, KIND, NATURAL_RANKS, RED_THREES, WILD_CARDS, Card, rank_of
from handandfoot.melds import is_book, numbers_fit
from handandfoot.position import WILD, Meld, make_meld
from handandfoot_conformance.asking.players.sight import Sight, count_wild

if TYPE_CHECKING:
    from collections.abc import Sequence

    from handandfoot_conformance.asking.players.plan import Plan

DISCARD_LEVEL = 30.0


class Worth(NamedTuple):
    """How good an action is beside the others of the moment, and why."""

    figure: float
    reason: str


def worth(action: Action, sight: Sight, plan: Plan) -> Worth:
    """The worth of an action that the rules allow."""
    match action:
        case Draw():
            return _draw(sight, plan)
        case Take():
            return _take(action, sight, plan)
        case Lay():
            return _lay(action, sight, plan)
        case Discard():
            return _discard(action.card, sight, plan)
        case Swap():
            return _swap(action, sight, plan)
        case Ask():
            return _ask(sight, plan)
        case Answer():
            return Worth(2, "going out ends the round while you lead the play") if action.yes else Worth(1, "")
        case Choose():
            return Worth(1 - action.packet / 10, "closed packets look alike")


def may_go_out_soon(sight: Sight, plan: Plan) -> bool:
    """Whether only the last few cards keep the player from going out."""
    return sight.in_last_packet and not plan.needs.total and sight.partners_ready


def _draw(sight: Sight, plan: Plan) -> Worth:
    if may_go_out_soon(sight, plan) and len(sight.hand) <= _SHORT:
        return Worth(75, "you are about to go out, and the pile would fill your hand")
    return Worth(40, "the pile is not worth its price here, or cannot be taken")


_SHORT = 5
_LARGE = 4


def _take(action: Take, sight: Sight, plan: Plan) -> Worth:
    """Taking brings many cards: those that fit what is planned count most, and wild cards spent on it cost."""
    taken = len(sight.view["pile"])
    if sight.rules.take_amount != "all":
        taken = min(taken, int(sight.rules.take_amount))
    pile = sight.view["pile"][:taken]
    wilds = count_wild([card for meld in action.melds for card in meld[1:]])
    wilds += count_wild([card for add in action.adds for card in add.cards])
    cost = wilds * (12 if plan.saves_wilds else 4)
    laid = sum(map(len, action.melds)) + sum(len(add.cards) for add in action.adds) - 1
    gain = sum(_use(card, sight, plan) for card in pile) + _MIDDLING * (laid - sight.rules.draw_count)
    if not plan.needs.total:
        left = sum(not _can_be_laid(card, pile, sight) for card in pile[1:]) - laid
        gain = 6 * (sight.rules.draw_count / 2 - left)
    reason = f"it brings {taken} cards, and the top card into a meld"
    return Worth(45 + min(gain, 45) - cost, reason)


_MIDDLING = 1.5


def _can_be_laid(card: Card, pile: Sequence[Card], sight: Sight) -> bool:
    """Whether a card of the pile finds a meld of the side, or enough others of its rank in the pile and the hand."""
    if card in WILD_CARDS:
        return _wild_has_a_place(sight)
    rank = KIND[card]
    if any(meld.rank == rank and not is_book(meld, sight.rules) for meld in sight.melds):
        return True
    return rank in _RANKS and sum(KIND[other] == rank for other in pile) + sight.naturals[rank] >= sight.rules.meld_min


def _use(card: Card, sight: Sight, plan: Plan) -> float:
    """How much a card of the pile helps."""
    if card in WILD_CARDS:
        return 6
    rank = KIND[card]
    if rank not in _RANKS:
        return -0.5
    if rank in plan.needs.named:
        return 6
    begun = any(meld.rank == rank and not is_book(meld, sight.rules) for meld in sight.melds)
    return 3 if begun else 1 + min(sight.naturals[rank], 2) / 2


_RANKS = frozenset(NATURAL_RANKS)


def _lay(action: Lay, sight: Sight, plan: Plan) -> Worth:
    laid = [card for meld in action.melds for card in meld] + [card for add in action.adds for card in add.cards]
    left = len(sight.hand) - len(laid) - (action.discard is not None)
    if not left and sight.in_last_packet:
        return Worth(1000, "you go out")
    if not sight.melds:
        return Worth(90 - _spent(action, sight, plan) - len(laid) / 4, "it reaches the opening minimum with the least")
    wasted = count_wild(laid) if plan.saves_wilds else 0
    if not left and wasted <= plan.needs.dirty:
        return Worth(200, "it empties your hand, so that you take up the next packet at once")

    parts = [_new(meld, sight, plan) for meld in action.melds] + [_add(add, sight, plan) for add in action.adds]
    return min(parts)


def _spent(action: Lay, sight: Sight, plan: Plan) -> float:
    """What the wild cards of an opening cost: most where they are missed for a wild book."""
    mixed = [count_wild(meld) for meld in action.melds if count_wild(meld) < len(meld)]
    if not plan.saves_wilds:
        return 2 * count_wild([card for meld in action.melds for card in meld])
    excess = sum(mixed) - min(plan.needs.dirty, sum(map(bool, mixed)))
    return 2 * sum(mixed) + (5 if sight.danger else 25) * excess


def _new(cards: tuple[Card, ...], sight: Sight, plan: Plan) -> Worth:
    wilds = count_wild(cards)
    rank = make_meld(cards).rank
    if rank == WILD:
        if plan.saves_wilds:
            return Worth(70, "it begins the wild book that going out needs")
        return Worth(31 if _must_hurry(sight) else 25, "wild cards do more in other melds")
    if not wilds:
        return Worth(60 + len(cards), f"it begins a meld of {rank}s without a wild card")
    if _ends(sight, plan):
        return Worth(52, "it empties your hand")
    if plan.saves_wilds and not (plan.begin_dirty and wilds == 1):
        return Worth(32 if sight.danger else 15, "wild cards are kept for the wild book")
    if plan.begin_dirty or rank in plan.needs.named:
        return Worth(45 - 3 * wilds, f"going out needs {plan.needs.in_words()}")
    if _must_hurry(sight):
        return Worth(35 - wilds, "it empties your hand")
    return Worth(20, "the wild card does more elsewhere")


def _add(add: Add, sight: Sight, plan: Plan) -> Worth:
    before = make_meld(add.to)
    after = make_meld((*add.to, *add.cards))
    rules = sight.rules
    finishes = is_book(after, rules) and not is_book(before, rules)
    wilds = count_wild(add.cards)
    if before.rank == WILD:
        figure = 85 if finishes else 65
        return Worth(
            figure if plan.saves_wilds else figure - 45, "it brings the wild book nearer, which going out needs"
        )
    name = f"{before.rank}s"
    if not wilds:
        if finishes:
            return Worth(88, f"it finishes a {after.kind} book of {name}")
        return Worth(68 - before.size / 10, f"it makes your meld of {name} longer")

    return _add_wild(before, sight, plan, finishes=finishes)


def _add_wild(before: Meld, sight: Sight, plan: Plan, *, finishes: bool) -> Worth:
    """A wild card goes where a dirty book is wanted, and not where a clean one is."""
    name = f"{before.rank}s"
    hurry = _must_hurry(sight)
    free = hurry or _ends(sight, plan)
    if is_book(before, sight.rules):
        if before.wilds:
            return Worth(34 if free else 10, f"the book of {name} is dirty already")
        return Worth(31 if free and not plan.needs.clean else -20, f"the book of {name} would no longer be clean")
    if _ends(sight, plan):
        return Worth(51 + finishes, "it empties your hand")
    if before in plan.clean and before.rank not in plan.needs.named:
        return Worth(-30, f"the meld of {name} is to be a clean book")
    if before.rank in plan.needs.named and before not in plan.clean:
        return Worth(87 if finishes else 60 + before.size, f"going out needs {plan.needs.in_words()}")
    wanted = before in plan.dirty and not before.wilds and (hurry or finishes or _wild_meld(sight) > 0)
    if plan.saves_wilds and not wanted:
        return Worth(33 if sight.danger and finishes else 12, "wild cards are kept for the wild book")
    if before in plan.dirty:
        reason = f"it finishes a dirty book of {name}" if finishes else f"going out needs {plan.needs.in_words()}"
        return Worth(86 if finishes else 40 + before.size, reason)
    if plan.needs.any and not plan.needs.total - plan.needs.any:
        return Worth((84 if finishes else 31) + before.size / 10, f"going out needs {plan.needs.in_words()}")
    if finishes:
        return Worth(50, f"it finishes a dirty book of {name}")
    return Worth(33 + before.size / 2, f"it makes your meld of {name} longer")


def _wild_meld(sight: Sight) -> int:
    sizes = [meld.size for meld in sight.melds if meld.rank == WILD and not is_book(meld, sight.rules)]
    return max(sizes, default=0)


def _ends(sight: Sight, plan: Plan) -> bool:
    """Whether nothing but the cards in the hand keeps the player from going out."""
    return sight.in_last_packet and not plan.needs.total


def _must_hurry(sight: Sight) -> bool:
    """Whether what is left in the hand is so little that it is better laid, to come to the next packet or to go out."""
    if sight.in_last_packet:
        return sight.danger
    return len(sight.hand) <= _SHORT


def _discard(card: Card, sight: Sight, plan: Plan) -> Worth:
    """The card that helps the player least, and the other sides least."""
    if len(sight.hand) == 1 and sight.in_last_packet:
        return Worth(1000, "you go out")
    if card in RED_THREES:
        return Worth(DISCARD_LEVEL, "a red three is of no use in the hand")
    if card in WILD_CARDS:
        if len(sight.hand) == 1:
            return Worth(DISCARD_LEVEL - 1, "your last card brings you to the next packet")
        if plan.needs.named and sight.wilds > 3 and not _wild_has_a_place(sight):
            return Worth(DISCARD_LEVEL - 3, "no meld can take so many wild cards")
        useless = not (plan.saves_wilds or plan.needs.total) and not _wild_has_a_place(sight)
        return Worth(DISCARD_LEVEL - 2 if useless else -60, "no meld can take the wild card")
    if card in BLACK_THREES:
        if _keeps_threes(sight):
            return Worth(DISCARD_LEVEL - 9, "black threes can be melded when you go out")
        large = len(sight.view["pile"]) >= _LARGE
        return Worth(DISCARD_LEVEL - (0 if large else 3), "nobody can take the pile from under a black three")
    rank = rank_of(card)
    mine = any(meld.rank == rank and not is_book(meld, sight.rules) for meld in sight.melds)
    loss = 5 * (sight.naturals[rank] - 1) + 4 * mine + 20 * (rank in plan.needs.named)
    danger = 3 * any(meld.rank == rank for meld in sight.theirs)
    reason = f"you hold only one {rank}" if sight.naturals[rank] == 1 else f"your {rank}s help you least"
    return Worth(DISCARD_LEVEL - 1 - loss - danger - sight.rules.points[card] / 100, reason)


def _keeps_threes(sight: Sight) -> bool:
    """HF-THREE-04. Whether the black threes in the hand make a meld for the closing play, and other cards go first."""
    held = sum(card in BLACK_THREES for card in sight.hand)
    closing = sight.rules.black_three_melds == "closing play" and sight.in_last_packet
    return closing and held >= sight.rules.meld_min


def _wild_has_a_place(sight: Sight) -> bool:
    """Whether a wild card fits an unfinished meld of the side, or could make a meld with cards of the hand."""
    rules = sight.rules
    if any(not is_book(meld, rules) and numbers_fit(meld.naturals, meld.wilds + 1, rules) for meld in sight.melds):
        return True
    return any(numbers_fit(max(held, rules.meld_min - 1), 1, rules) for held in sight.naturals.values() if held > 1)


def _swap(action: Swap, sight: Sight, plan: Plan) -> Worth:
    """A natural card for a wild one: the wild card is free, unless a dirty book is needed as such."""
    books = [meld for meld in sight.melds if is_book(meld, sight.rules) and meld.wilds]
    spare = len(books) - sight.rules.out_books.dirty
    clean = make_meld(action.meld).wilds == 1
    if clean and spare <= 0:
        return Worth(-10, "going out needs the dirty book")
    if not _wild_has_a_place(sight) and rank_of(action.card) not in plan.needs.named:
        return Worth(10, "no meld can take the wild card")
    return Worth(45, "the wild card can help another meld")


def _ask(sight: Sight, plan: Plan) -> Worth:
    """Asking where it is needed, and only where going out seems near."""
    needed = sight.rules.out_permission == "must ask"
    near = plan.needs.total <= 1 and sight.partners_ready and sight.in_last_packet
    if needed and near and len(sight.hand) <= _NEAR:
        return Worth(95, "you may go out only after asking your partner")
    return Worth(-90, "there is nothing to ask for yet")


_NEAR = 8
