"""From a seed to a deal."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import every_table, table

from handandfoot.cards import full_pack
from handandfoot.chance import below, shuffled, words
from handandfoot.deal import Deal, check_deal, deal_round, pack_of, start_round
from handandfoot.errors import Malformed


def test_the_first_numbers_are_those_of_the_published_vector() -> None:
    """The stream is SHA-256 in counter mode, cut into big-endian numbers of 64 bits."""
    from hashlib import sha256

    numbers = words("handandfoot:1:daily:1")
    first = sha256(b"handandfoot:1:daily:1:0").digest()
    second = sha256(b"handandfoot:1:daily:1:1").digest()

    assert [next(numbers) for _ in range(5)] == [
        *(int.from_bytes(first[place : place + 8], "big") for place in (0, 8, 16, 24)),
        int.from_bytes(second[:8], "big"),
    ]


def test_numbers_that_would_favour_small_results_are_rejected() -> None:
    """Of 64-bit numbers only those below the largest multiple of the limit are used."""
    limit = 3
    bound = 2**64 - 2**64 % limit

    assert below(limit, iter([bound, 2**64 - 1, 7])) == 1


@given(st.text(max_size=20), st.integers(1, 9))
def test_shuffling_keeps_every_card(seed: str, round_number: int) -> None:
    """The shuffled pack is the pack in another order."""
    pack = full_pack(2, 4)

    assert Counter(shuffled(pack, seed, round_number)) == Counter(pack)


def test_rounds_and_seeds_give_different_orders() -> None:
    """Neither the round nor the seed is ignored."""
    pack = full_pack(1, 2)
    orders = {shuffled(pack, seed, number) for seed in ("1", "2") for number in (1, 2)}

    assert len(orders) == 4


@pytest.mark.parametrize(("variant", "players"), every_table())
def test_a_deal_from_a_seed_is_a_deal_of_the_table(variant: str, players: int) -> None:
    """It has the pack's cards, packets of the right sizes, and a starter that may start."""
    rules = table(variant, players)
    for seed in range(5):
        deal = deal_round(rules, seed)
        check_deal(deal, rules, 1)
        position = start_round(deal, rules)

        assert position.all_cards() == pack_of(rules)
        assert position.turn.seat == 0


def test_a_deal_with_other_cards_than_the_pack_is_malformed() -> None:
    """One card too many and one missing are both named."""
    rules = table("ru")
    deal = deal_round(rules, 1)
    wrong = deal._replace(stock=("JK", *deal.stock[1:]) if deal.stock[0] != "JK" else ("4S", *deal.stock[1:]))

    with pytest.raises(Malformed, match=r"1 .+ too many, 1 .+ missing; the pack has 270 cards"):
        start_round(wrong, rules)


def test_a_deal_with_packets_of_other_sizes_is_malformed() -> None:
    """The seat and the sizes are named."""
    rules = table("ru")
    deal = deal_round(rules, 1)
    hand, foot = deal.packets[0]
    wrong = Deal(((hand[1:], (*foot, hand[0])), *deal.packets[1:]), deal.starter, deal.stock)

    with pytest.raises(Malformed, match=r"seat 0 has packets of \(12, 14\) cards; allowed: \(13, 13\)"):
        start_round(wrong, rules)
