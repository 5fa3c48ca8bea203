"""Chance as a parameter: from a seed to the order of a pack, by an algorithm that any language can follow.

1. The key is the text `handandfoot:1:<seed>:<round>` in UTF-8.
2. Block `n` (from 0) is SHA-256 of `<key>:<n>`; its 32 bytes are four numbers of 64 bits, big-endian, in order.
3. A number below `limit` comes of the next 64-bit number `x`:
   if `x` is at or above the largest multiple of `limit` that 64 bits hold, it is rejected and the next is tried;
   otherwise it is `x mod limit`.
4. The pack, in the order of `full_pack`, is shuffled by Fisher-Yates:
   for `i` from the last place down to 1, swap places `i` and `number below i + 1`.

The first card of the result is the top card.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from handandfoot.cards import Card, Cards

_WORD = 2**64


def words(key: str) -> Iterator[int]:
    """Numbers of 64 bits from a key, without end."""
    block = 0
    while True:
        digest = sha256(f"{key}:{block}".encode()).digest()
        for place in range(0, 32, 8):
            yield int.from_bytes(digest[place : place + 8], "big")
        block += 1


def below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 to `limit` - 1, each equally likely."""
    bound = _WORD - _WORD % limit
    for number in numbers:
        if number < bound:
            return number % limit
    raise AssertionError("the numbers have no end")


def shuffled(cards: Sequence[Card], seed: str, round_number: int) -> Cards:
    """The cards in the order that a seed gives them for a round, top card first."""
    numbers = words(f"handandfoot:1:{seed}:{round_number}")
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]

    return tuple(order)
