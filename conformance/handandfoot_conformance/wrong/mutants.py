"""One wrong engine for each rule: each must be caught by a case that cites the rule."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from handandfoot.cards import RED_THREES, sort_cards
from handandfoot_conformance.wrong.mutant import (
    After,
    Dealt,
    Forbids,
    Miscounts,
    Misnames,
    Mutant,
    RefusesTwos,
    ShowsPackets,
    Winners,
    is_over,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from handandfoot.scoring import Score, SideCards
    from handandfoot_conformance.protocol.messages import Json, Message


# -- what the position shows -------------------------------------------------------------------------------------------


def _swap_sides(after: Message, _before: Message, _action: Message) -> None:
    after["sides"].reverse()


def _turn_to_the_right(after: Message, before: Message, _action: Message) -> None:
    seat, players = before["turn"]["seat"], after["players"]
    after["turn"]["seat"] = (2 * seat - after["turn"]["seat"]) % players


def _stay(after: Message, before: Message, action: Message) -> None:
    if action["action"] == "discard" and not is_over(after):
        after["turn"] = before["turn"]


def _leave_the_rest(after: Message, before: Message, action: Message) -> None:
    """Leave on the pile what was taken below the top card."""
    if action["action"] == "take" and not is_over(after):
        rest = before["pile"][1 : len(before["pile"]) - len(after["pile"])]
        hand = after["seats"][before["turn"]["seat"]]["hand"]
        for card in rest:
            if card in hand:
                hand.remove(card)
                after["pile"].append(card)


def _look_early(after: Message, before: Message, _action: Message) -> None:
    """Take up the foot with one card left in the hand."""
    seat = after["seats"][before["turn"]["seat"]]
    if len(seat["hand"]) == 1 and seat["packets"] and seat["packets"][0]["status"] == "closed":
        seat["hand"] += seat["packets"][0]["cards"]
        seat["packets"][0] = {"status": "in play", "cards": []}


def _play_on(after: Message, before: Message, _action: Message) -> None:
    """Go on with the next player although somebody went out."""
    seat = before["turn"]["seat"]
    if is_over(after) and not after["seats"][seat]["hand"]:
        following = (seat + 1) % after["players"]
        after["turn"] = {
            "seat": following,
            "phase": "draw",
            "taken": False,
            "opened": False,
            "permission": "none",
        }


def _keep_the_answer(after: Message, before: Message, action: Message) -> None:
    """Let the next player go by the answer that was given in this turn."""
    if action["action"] == "discard" and not is_over(after):
        after["turn"]["permission"] = before["turn"]["permission"]


def _forget_former_rounds(after: Message, before: Message, _action: Message) -> None:
    if is_over(after):
        after["scores"] = [new - old for new, old in zip(after["scores"], before["scores"], strict=True)]


def _third_packet(after: Message, before: Message, _action: Message) -> None:
    """Show one more closed packet when the foot has been used up."""
    seat = after["seats"][before["turn"]["seat"]]
    if not seat["hand"]:
        seat["packets"].append({"status": "closed", "cards": []})


# -- what a deal leads to ----------------------------------------------------------------------------------------------


def _lose_a_card(position: Message, _deal: Message) -> None:
    position["stock"].pop()


def _foot_first(position: Message, _deal: Message) -> None:
    for seat in position["seats"]:
        closed = seat["packets"][0]
        seat["hand"], closed["cards"] = closed["cards"], seat["hand"]


def _turn_up_two(position: Message, _deal: Message) -> None:
    position["pile"].insert(0, position["stock"].pop(0))


def _dealer_begins(position: Message, deal: Message) -> None:
    position["turn"]["seat"] = deal["dealer"]


def _deal_passes_right(position: Message, deal: Message) -> None:
    if deal["round"] > 1:
        position["dealer"] = (deal["dealer"] - 2) % deal["players"]


# -- what is forbidden without a rule ----------------------------------------------------------------------------------


def _lays_twice(action: Message, _position: Message) -> bool:
    return len(action.get("melds", ())) + len(action.get("adds", ())) > 1


def _opens_with_several(action: Message, position: Message) -> bool:
    side = position["sides"][position["turn"]["seat"] % len(position["sides"])]
    return not side["melds"] and len(action.get("melds", ())) > 1


def _black_three_below(action: Message, position: Message) -> bool:
    return action["action"] == "take" and any(card in ("3S", "3C") for card in position["pile"])


def _lays_beside_a_book(action: Message, position: Message) -> bool:
    side = position["sides"][position["turn"]["seat"] % len(position["sides"])]
    ranks = {_rank(meld) for meld in side["melds"] if len(meld) >= 7}
    return any(_rank(meld) in ranks for meld in action.get("melds", ()))


def _rank(meld: list[str]) -> str:
    naturals = [card for card in meld if card != "JK" and card[0] != "2"]
    return naturals[0][:-1] if naturals else "wild"


# -- what the engine does instead --------------------------------------------------------------------------------------


def _without_replacing(right: Callable[..., Any]) -> Callable[..., Any]:
    """Lay red threes that are drawn, and let them stand for cards of the draw."""

    def lay(step: Any, seat: int, met: Any, source: str, rule_set: Any, rules: Any) -> Any:
        cards = [card for card in met if card in RED_THREES]
        if source != "draw" or not cards:
            return right(step, seat, met, source, rule_set, rules)
        position = step.position
        hand = list(position.seats[seat].hand)
        for card in cards:
            hand.remove(card)
        number = position.side_of(seat)
        side = position.sides[number]
        position = position.with_seat(seat, position.seats[seat]._replace(hand=tuple(hand)))
        position = position.with_side(number, side._replace(threes=sort_cards((*side.threes, *cards))))
        return step._replace(position=position)

    return lay


def _counting_red_threes(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda side, points, rules: right(side, points + rules.red_three_points * len(side.threes), rules)


def _asking_each_time(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda side, points, rules: right(side._replace(melds=()), points, rules)


def _waiting_with_the_foot(right: Callable[..., Any]) -> Callable[..., Any]:
    """Let a hand that was laid out wait for the next turn, as if its last card had been discarded."""

    def emptied(step: Any, seat: int, *others: Any, **named: Any) -> Any:
        player = step.position.seats[seat]
        if player.hand or player.in_last_packet:
            return right(step, seat, *others, **named)
        return step._replace(position=step.position.with_seat(seat, player._replace(pending=True)))

    return emptied


def _out_of_the_hand(right: Callable[..., Any]) -> Callable[..., Any]:
    """Let a player go out who has used up the hand and not the foot."""
    from handandfoot.consequences import end_round

    def emptied(step: Any, seat: int, rule_set: Any, rules: Any, *, concealed: bool) -> Any:
        if step.position.seats[seat].hand or step.position.seats[seat].in_last_packet:
            return right(step, seat, rule_set, rules, concealed=concealed)
        return end_round(step, rule_set, out=seat, concealed=concealed)

    return emptied


# -- what is counted ---------------------------------------------------------------------------------------------------


def _nothing_for_cards(score: Score, _side: SideCards, _rules: Any) -> Score:
    return score._replace(cards=0)


def _closed_packets_are_free(score: Score, side: SideCards, rules: Any) -> Score:
    return score._replace(left=score.left + sum(rules.points[card] for packet in side.closed for card in packet))


def _books_without_cards(score: Score, side: SideCards, rules: Any) -> Score:
    in_books = sum(rules.points[card] for meld in side.melds if meld.size >= rules.book_size for card in meld.cards)
    return score._replace(cards=score.cards - in_books)


def _less(table: Json, by: int = 5) -> Json:
    """Return the values of a table, each a little less."""
    if isinstance(table, dict):
        rows = "at" if "at" in table else "from"
        return {**table, rows: {key: _less(row, by) for key, row in table[rows].items()}}
    return table - by


def _one_book_less(books: Json) -> Json:
    return {kind: max(number - 1, 0) for kind, number in books.items()}


def _values(says: str, **values: Any) -> Callable[[], Mutant]:
    return partial(Mutant, says, values=values)


def _forgives(rule: str, says: str) -> tuple[str, Callable[[], Mutant]]:
    return rule, partial(Mutant, says, forgives=rule)


def _patch(says: str, name: str, change: Callable[..., Any], *modules: str) -> Callable[[], Mutant]:
    """Return a mutant whose engine has another function of a name in these modules."""
    return partial(Mutant, says, patches=tuple((module, name, change) for module in modules))


MUTANTS: Final[dict[str, Callable[[], Mutant]]] = {
    "HF-TABLE-01": partial(After, "sides in the wrong order", _swap_sides),
    "HF-TABLE-02": partial(After, "the turn passes to the right", _turn_to_the_right),
    "HF-DEAL-01": partial(Dealt, "one card of the pack is missing", _lose_a_card),
    "HF-DEAL-02": partial(Dealt, "the foot is played before the hand", _foot_first),
    "HF-DEAL-03": partial(Dealt, "two cards are turned up", _turn_up_two),
    "HF-DEAL-04": partial(Dealt, "the dealer begins", _dealer_begins),
    "HF-DEAL-05": partial(Dealt, "the deal passes to the right", _deal_passes_right),
    **dict([_forgives("HF-DEAL-06", "a packet may be chosen at any time")]),
    **dict(
        [
            _forgives("HF-TURN-01", "anybody may act at any time"),
            _forgives("HF-TURN-02", "a turn may begin with anything"),
            _forgives("HF-TURN-03", "cards are played that nobody holds"),
        ]
    ),
    "HF-DRAW-01": _values("one card more is drawn", draw_count=lambda number: number + 1),
    "HF-THREE-01": _values("red threes stay in the hand", red_threes_laid_from=[]),
    "HF-THREE-02": _patch("a red three drawn is not replaced", "lay_red_threes", _without_replacing, "drawing"),
    **dict(
        [
            _forgives("HF-THREE-03", "red threes may be melded"),
            _forgives("HF-THREE-04", "black threes may be melded"),
            _forgives("HF-THREE-05", "red threes may be discarded"),
            _forgives("HF-MELD-01", "ranks may be mixed in a meld"),
        ]
    ),
    "HF-MELD-02": _values("two cards are a meld", meld_min=2),
    "HF-MELD-03": _values("books take more cards", book_growth="open"),
    "HF-MELD-04": _values("any number of unfinished melds of a rank", unfinished_per_rank=None),
    "HF-MELD-05": partial(Forbids, "one meld of a rank, finished or not", "HF-MELD-04", _lays_beside_a_book),
    **dict([_forgives("HF-MELD-06", "cards may be added to anybody's melds")]),
    "HF-MELD-07": partial(Forbids, "one meld or addition at a time", "HF-MELD-07", _lays_twice),
    "HF-WILD-01": partial(RefusesTwos, "twos are not wild"),
    "HF-WILD-02": _values("one natural card is enough for a wild card", naturals_per_wild=1),
    "HF-WILD-03": _values("all-wild melds are turned round", all_wild_melds=lambda value: _other(value)),
    "HF-WILD-04": _values("one wild card in a meld", wild_limit=1),
    "HF-WILD-05": _values("three natural cards in a meld", natural_minimum=3),
    "HF-WILD-06": _values("two more natural cards than wild cards", natural_margin=2),
    "HF-WILD-07": _values("wild cards of books may be swapped", wild_swap="finished books"),
    "HF-BOOK-01": _values("one card less makes a book", book_size=lambda size: size - 1),
    "HF-BOOK-02": partial(Misnames, "clean books are called dirty", "clean", "dirty"),
    "HF-BOOK-03": partial(Misnames, "dirty books are called clean", "dirty", "clean"),
    "HF-BOOK-04": partial(Misnames, "wild books are called dirty", "wild", "dirty"),
    "HF-OPEN-01": _values("five points less open", opening_minimum=_less),
    "HF-OPEN-02": partial(Forbids, "one meld must open alone", "HF-OPEN-01", _opens_with_several),
    "HF-OPEN-03": _patch("red threes help to open", "opening_too_low", _counting_red_threes, "laying", "taking"),
    "HF-OPEN-04": _patch("every lay must reach the minimum", "opening_too_low", _asking_each_time, "laying", "taking"),
    "HF-PILE-01": _values("one card less is taken", take_amount=lambda amount: amount - 1 if amount != "all" else 7),
    **dict([_forgives("HF-PILE-02", "a pile with a three on top may be taken")]),
    "HF-PILE-03": _values("a card and a wild card will do for a pair", take_pair="pair or card and wild"),
    "HF-PILE-04": _values("a wild top card is never taken", take_wild_top="never"),
    "HF-PILE-05": _values("only the top card's meld opens", opening_take_counts="meld of the top card"),
    **dict([_forgives("HF-PILE-06", "lower cards help to take")]),
    "HF-PILE-07": _values("a take may go onto any meld", take_target="any meld"),
    "HF-PILE-08": partial(After, "the rest stays on the pile", _leave_the_rest),
    **dict([_forgives("HF-PILE-09", "an empty pile may be taken")]),
    "HF-PILE-10": _values("wild discards freeze the pile", freeze="wild discard"),
    "HF-PILE-11": partial(Forbids, "a black three blocks for ever", "HF-PILE-02", _black_three_below),
    "HF-DISC-01": partial(After, "the turn goes on after a discard", _stay),
    "HF-DISC-02": _values("wild cards may not be discarded", wild_discard="forbidden"),
    "HF-FOOT-01": partial(After, "the foot is taken up with a card left", _look_early),
    "HF-FOOT-02": _patch("the foot waits after a lay", "hand_emptied", _waiting_with_the_foot, "laying", "taking"),
    "HF-FOOT-03": _values("the foot is taken up at once after a discard", foot_after_discard="at once"),
    "HF-FOOT-04": partial(After, "a third packet appears", _third_packet),
    "HF-FOOT-05": partial(ShowsPackets, "players look at their own foot"),
    "HF-OUT-01": _values("one book less of each kind is enough", out_books=_one_book_less),
    "HF-OUT-02": _values("the partner does not matter", out_partner="nothing"),
    **dict([_forgives("HF-OUT-03", "a player may be left with a card they cannot play")]),
    "HF-OUT-04": _values("the last card must be discarded", out_last_card="discarded"),
    "HF-OUT-05": partial(After, "play goes on after somebody went out", _play_on),
    "HF-OUT-06": _patch("going out from the hand", "hand_emptied", _out_of_the_hand, "laying", "taking"),
    "HF-OUT-07": _values("a book of sevens is needed", out_named_books=["7"]),
    "HF-OUT-08": _values("a wild book less is enough", out_wild_books=lambda number: max(number - 1, 0)),
    "HF-ASK-01": _values("the partner must be asked", out_permission="must ask"),
    "HF-ASK-02": _values("the answer binds nobody", permission_binds="nothing"),
    "HF-ASK-03": partial(After, "an answer holds for the next turn too", _keep_the_answer),
    "HF-STOCK-01": _values("a short draw is made", stock_short="draw what is left"),
    "HF-STOCK-02": _values("the pile must be taken", stock_out_take="must take"),
    "HF-STOCK-03": _values("a red three is not replaced", stock_replacement="no replacement"),
    "HF-SCORE-01": _values("aces are worth 25", card_points=lambda points: {**points, "A": points["A"] + 5}),
    "HF-SCORE-02": partial(Miscounts, "melded cards do not count", _nothing_for_cards),
    "HF-SCORE-03": partial(Miscounts, "closed packets are free", _closed_packets_are_free),
    "HF-SCORE-04": _values("red threes count half", red_three_points=lambda points: points // 2),
    "HF-SCORE-05": _values("red threes left cost nothing", red_three_left=0),
    "HF-SCORE-06": _values("dirty books count as clean ones", dirty_bonus=500),
    "HF-SCORE-07": _values("going out brings nothing", out_bonus=0),
    "HF-SCORE-08": partial(Miscounts, "cards of books do not count", _books_without_cards),
    "HF-SCORE-09": partial(After, "each round begins from nothing", _forget_former_rounds),
    "HF-SCORE-10": _values("quintets earn points", quintet_bonus=100),
    "HF-SCORE-11": _values("going out concealed earns more", concealed_bonus=100),
    "HF-SCORE-12": _values("red threes without a book cost points", red_three_no_book=-500),
    "HF-GAME-01": _values("a round less is played", game_rounds=lambda number: number - 1),
    "HF-GAME-02": partial(Winners, "the lowest total wins", lambda position, _: [_lowest(position.scores)]),
    "HF-GAME-03": _values("a tie is drawn", tie="draw"),
}
"""For each rule the wrong engine that breaks it."""


def _other(value: Json) -> Json:
    return "forbidden" if value == "allowed" else "allowed"


def _lowest(scores: tuple[int, ...]) -> int:
    return scores.index(min(scores))
