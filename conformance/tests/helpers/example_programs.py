"""The example programs, as the tests run them: how each is started, and how one talks to it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from runtimes import require_runtime

from handandfoot.spec import load_spec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

EXAMPLES = Path(__file__).parents[2] / "examples"
LANGUAGES = ("javascript", "java", "python")
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
RU = "sha256:" + "0" * 64

Json = dict[str, Any]


def command(language: str, folder: Path) -> list[str]:
    """Return the words that start the adapter of a language; what must be compiled first goes into the folder."""
    if language == "javascript":
        return [require_runtime("node"), str(EXAMPLES / "javascript" / "adapter.js")]
    if language == "python":
        return [sys.executable, str(EXAMPLES / "python" / "adapter.py")]
    if not (folder / "Adapter.class").exists():
        sources = sorted(map(str, (EXAMPLES / "java").glob("*.java")))
        subprocess.run([require_runtime("javac"), "-Xlint:all", "-Werror", "-d", str(folder), *sources], check=True)
    return [require_runtime("java"), "-cp", str(folder), "Adapter"]


class Program:
    """A running adapter that is asked one thing at a time."""

    def __init__(self, words: Sequence[str], end: str = "\n") -> None:
        self._end = end
        self._id = 0
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Close its input and wait until it has left."""
        self._process.communicate(timeout=20)

    def wait(self) -> int:
        """Wait until it has left by itself, and return its exit code."""
        return self._process.wait(timeout=20)

    def write(self, line: str) -> Json:
        """Send a line as it stands and return the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write((line + self._end).encode())
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer.endswith(b"\n"), "the program gave no answer"
        assert not answer.endswith(b"\r\n")
        message: Json = json.loads(answer)
        return message

    def ask(self, request: str, **body: Any) -> Json:
        """Send a request and return its answer without the id, which must be that of the request."""
        self._id += 1
        answer = self.write(json.dumps({"id": self._id, "request": request, **body}))
        assert answer.pop("id") == self._id
        return answer

    def learn(self, variant: str = "ru", **changed: Any) -> Json:
        """Send the rules of a variant under the digest RU."""
        return self.ask("rules", rules=RU, variant=variant, players=4, parameters={**parameters(variant), **changed})

    def play(self, position: Json, *actions: Json) -> Json:
        """Play actions from a position and observe everything that the Russian game needs."""
        observe = ["turn", "hands", "packets", "melds", "threes", "pile", "stock"]
        return self.ask("play", rules=RU, position=position, actions=list(actions), observe=observe)


@cache
def parameters(variant: str) -> Json:
    """Return the resolved parameters of a variant."""
    found: Json = load_spec().resolve(variant, 4).parameters
    return found


def cards(text: str) -> list[str]:
    """Return the cards that a text names."""
    return text.split()


def position(
    hand: str = "",
    foot: str = "",
    melds: Iterable[str] = (),
    pile: str = "5C",
    stock: str | None = None,
    phase: str = "play",
    status: Sequence[str] = ("closed", "closed"),
) -> Json:
    """Return a position of the Russian game in which Ann, on seat 0, is to play.

    `status` is that of Ann's foot and of her partner's.
    `stock` are the cards on top of the stock, or with a full stop at the end the whole of it.
    """
    pack = Counter(cards(" ".join(rank + suit for rank in RANKS for suit in "SHDC")) * 5 + ["JK"] * 10)
    laid = [cards(meld) for meld in melds]
    top = cards((stock or "").rstrip("."))
    placed = [*cards(hand), *cards(foot), *(card for meld in laid for card in meld), *cards(pile), *top]
    pack.subtract(placed)
    assert min(pack.values()) >= 0
    rest = sorted(pack.elements(), key=lambda card: (card[0] in "23J", card))

    def some(number: int) -> list[str]:
        taken = rest[:number]
        del rest[:number]
        return taken

    own = cards(foot) or (some(13) if status[0] == "closed" else [])
    seats = [{"hand": cards(hand), "packets": [{"status": status[0], "cards": own}]}]
    for seat in (1, 2, 3):
        held = status[1] if seat == 2 else "closed"
        seats.append({"hand": some(13), "packets": [{"status": held, "cards": some(13) if held == "closed" else []}]})
    under = some(len(rest)) if stock is not None and stock.endswith(".") else []
    return {
        "players": 4, "round": 1, "dealer": 3, "scores": [0, 0],
        "turn": {"seat": 0, "phase": phase, "taken": False, "opened": False, "permission": "none"},
        "seats": seats,
        "sides": [{"melds": laid, "threes": []}, {"melds": [], "threes": []}],
        "pile": [*cards(pile), *under], "stock": [*top, *rest], "frozen": False,
    }  # fmt: skip
