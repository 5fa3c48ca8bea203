"""The published vectors of the shuffle, held against the engine and against a second reading of the prose."""

import json
from hashlib import sha256
from typing import Any

import pytest

from handandfoot.cards import full_pack
from handandfoot.chance import shuffled, words
from handandfoot.spec import find_corpus

VECTORS: list[dict[str, Any]] = json.loads(
    (find_corpus().spec / "protocol" / "chance.json").read_text(encoding="utf-8")
)["vectors"]


def second_reading(seed: str, round_number: int, decks: int, jokers: int) -> list[str]:
    """The order of the pack, written from the prose alone and slowly."""
    pack = [
        rank + suit
        for rank in ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
        for suit in "SHDC"
        for _ in range(decks)
    ] + ["JK"] * jokers
    stream = b"".join(sha256(f"handandfoot:1:{seed}:{round_number}:{n}".encode()).digest() for n in range(400))
    at = 0
    for place in reversed(range(1, len(pack))):
        while True:
            number = int(stream[at : at + 8].hex(), 16)
            at += 8
            if number < (2**64 // (place + 1)) * (place + 1):
                break
        other = number % (place + 1)
        pack[place], pack[other] = pack[other], pack[place]

    return pack


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['seed']}-{vector['round']}")
def test_the_engine_gives_the_published_order(vector: dict[str, Any]) -> None:
    """The first numbers and the whole order are those of the vector."""
    numbers = words(f"handandfoot:1:{vector['seed']}:{vector['round']}")
    pack = full_pack(vector["decks"], vector["jokers"])

    assert vector["numbers"] == [str(next(numbers)) for _ in vector["numbers"]]
    assert vector["order"] == list(shuffled(pack, vector["seed"], vector["round"]))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['seed']}-{vector['round']}")
def test_a_second_reading_of_the_prose_gives_the_published_order(vector: dict[str, Any]) -> None:
    """The vectors do not only say what the engine says."""
    assert vector["order"] == second_reading(vector["seed"], vector["round"], vector["decks"], vector["jokers"])
