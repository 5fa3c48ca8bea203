"""The messages of protocol 1: what may be asked, and what an answer must look like.

An answer is read strictly.
A field that is not known, a name that is given twice or a card that does not exist is a breach of the protocol,
charged to whoever sent it, and never read as something that it might have meant.
Fields of an answer whose names begin with `x-` are free for the program's own use and are never compared.

The JSON Schemas in `spec/protocol/` say the same for readers of any language, and a test holds the two together.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType, inspect

Json = Any
"""A plain JSON value."""
Message = dict[str, Json]
"""A request or an answer."""

PROTOCOL: Final = 1

Capability = Literal["scoring", "melds", "positions", "deals", "legal", "reasons", "views"]
Part = Literal["turn", "hands", "packets", "melds", "threes", "pile", "stock", "frozen", "scores", "round", "winners"]
ActionKind = Literal["choose", "draw", "take", "lay", "swap", "discard", "ask", "answer"]
BookKind = Literal["clean", "dirty", "wild"]

CAPABILITIES: Final[tuple[str, ...]] = get_args(Capability)
PARTS: Final[tuple[str, ...]] = get_args(Part)
ACTIONS: Final[tuple[str, ...]] = get_args(ActionKind)
_CAPABILITY_OF: Final = {"play": "positions", "meld": "melds", "score": "scoring", "legal": "legal", "view": "views"}

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS: Final = (*(rank + suit for rank in RANKS for suit in "SHDC"), "JK")
MOST_CARDS: Final = 2_000
"""The most cards that any list may hold."""

if TYPE_CHECKING:
    Card = str
else:
    Card = Literal[CARDS]

CardList = Annotated[list[Card], Meta(max_length=MOST_CARDS)]
Laid = Annotated[list[Card], Meta(min_length=1, max_length=MOST_CARDS)]
Count = Annotated[int, Meta(ge=0, le=MOST_CARDS)]
Shown = CardList | Count
"""Cards, or, in a view, only their number."""
Index = Annotated[int, Meta(ge=0, le=5)]
Points = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
RuleId = Annotated[str, Meta(pattern="^HF-[A-Z]+-[0-9]{2}$")]
RuleIds = Annotated[list[RuleId], Meta(min_length=1, max_length=200)]


def capability_of(kind: str, body: Message) -> str:
    """Return the smallest capability that can answer a request of a kind with this body."""
    return "deals" if "deal" in body else _CAPABILITY_OF[kind]


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    """An object without unknown fields."""


class Turn(_Strict):
    """The part `turn`."""

    seat: Index
    phase: Literal["choose", "draw", "play", "answer", "round over", "game over"]
    taken: bool
    opened: bool
    permission: Literal["none", "granted", "refused"]


PacketStatus = Literal["closed", "pending", "in play", "played from"]


class Packet(_Strict):
    """A packet beyond the hand."""

    status: PacketStatus
    cards: CardList


class SeenPacket(_Strict):
    """A packet as a seat sees it."""

    status: PacketStatus
    cards: Shown


class Seat(_Strict):
    """What a seat holds: `hand` of the part hands, `packets` of the part packets."""

    hand: CardList | UnsetType = UNSET
    packets: Annotated[list[Packet], Meta(max_length=20)] | UnsetType = UNSET


class SeenSeat(_Strict):
    """A seat as another sees it."""

    hand: Shown | UnsetType = UNSET
    packets: Annotated[list[SeenPacket], Meta(max_length=20)] | UnsetType = UNSET


class Side(_Strict):
    """What a side has on the table: `melds` of the part melds, `threes` of the part threes."""

    melds: Annotated[list[CardList], Meta(max_length=MOST_CARDS)] | UnsetType = UNSET
    threes: CardList | UnsetType = UNSET


class _Table(_Strict):
    """The parts of a position that nobody hides."""

    players: Annotated[int, Meta(ge=2, le=6)] | UnsetType = UNSET
    round: Annotated[int, Meta(ge=1, le=1000)] | UnsetType = UNSET
    dealer: Index | UnsetType = UNSET
    scores: Annotated[list[Points], Meta(max_length=6)] | UnsetType = UNSET
    turn: Turn | UnsetType = UNSET
    sides: Annotated[list[Side], Meta(max_length=6)] | UnsetType = UNSET
    frozen: bool | UnsetType = UNSET
    winners: Annotated[list[Index], Meta(max_length=6)] | UnsetType = UNSET


class Observation(_Table):
    """The observed parts of a position."""

    seats: Annotated[list[Seat], Meta(max_length=6)] | UnsetType = UNSET
    pile: CardList | UnsetType = UNSET
    stock: CardList | UnsetType = UNSET


class View(_Table):
    """A position as a seat sees it."""

    seats: Annotated[list[SeenSeat], Meta(max_length=6)] | UnsetType = UNSET
    pile: Shown | UnsetType = UNSET
    stock: Shown | UnsetType = UNSET


class Add(_Strict):
    """Cards added to a meld, which is named by its cards."""

    to: CardList
    cards: CardList


class _Action(_Strict, tag_field="action"):
    """One decision of a player; without a seat, of whoever has to act."""

    seat: Index | UnsetType = msgspec.field(default=UNSET)


class Choose(_Action, tag="choose", kw_only=True):
    """Make a closed packet the hand."""

    packet: Index


class Draw(_Action, tag="draw"):
    """Draw from the stock."""


class Take(_Action, tag="take"):
    """Take the discard pile and lay cards with its top card at once."""

    melds: list[Laid] | UnsetType = UNSET
    adds: list[Add] | UnsetType = UNSET


class Lay(_Action, tag="lay"):
    """Lay new melds and additions, and in a closing play the last discard with them."""

    melds: list[Laid] | UnsetType = UNSET
    adds: list[Add] | UnsetType = UNSET
    discard: Card | UnsetType = UNSET


class Swap(_Action, tag="swap", kw_only=True):
    """Put a natural card in the place of a wild card."""

    meld: CardList
    card: Card
    for_: Card = msgspec.field(name="for")


class Discard(_Action, tag="discard", kw_only=True):
    """Discard a card."""

    card: Card


class Ask(_Action, tag="ask"):
    """Ask the partner for leave to go out."""


class Reply(_Action, tag="answer", kw_only=True):
    """Answer the partner."""

    yes: bool


Action = Choose | Draw | Take | Lay | Swap | Discard | Ask | Reply


class Result(_Strict):
    """What became of an action."""

    accepted: bool
    rules: RuleIds | UnsetType = UNSET
    facts: dict[str, Json] | UnsetType = UNSET
    message: str | UnsetType = UNSET


class Items(_Strict):
    """The items of a side's score, as far as a program tells them apart."""

    cards: Points | UnsetType = UNSET
    books: Points | UnsetType = UNSET
    red_threes: Points | UnsetType = UNSET
    left: Points | UnsetType = UNSET
    out: Points | UnsetType = UNSET
    special: Points | UnsetType = UNSET


class SideScore(_Strict):
    """The score of a side."""

    total: Points
    items: Items | UnsetType = UNSET


class _Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What every answer has: the id of its request."""

    id: Annotated[int, Meta(ge=0)]


class Started(_Answer):
    """The answer to `start`."""

    protocol: int
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    version: Annotated[str, Meta(max_length=200)]
    capabilities: list[Capability]
    parts: list[Part] | UnsetType = UNSET
    actions: list[ActionKind] | UnsetType = UNSET
    parameters: dict[str, list[Json]] | UnsetType = UNSET


class Ready(_Answer):
    """The answer to `rules`."""

    ready: Literal[True]


class Played(_Answer):
    """The answer to `play`."""

    results: list[Result]
    position: Observation | UnsetType = UNSET


class Melded(_Answer):
    """The answer to `meld`."""

    good: bool
    kind: BookKind | UnsetType | None = UNSET
    rules: RuleIds | UnsetType = UNSET
    facts: dict[str, Json] | UnsetType = UNSET
    message: str | UnsetType = UNSET


class Scored(_Answer):
    """The answer to `score`."""

    sides: Annotated[list[SideScore], Meta(max_length=6)]


class Listed(_Answer):
    """The answer to `legal`."""

    actions: Annotated[list[Action], Meta(max_length=1_000_000)]


class Viewed(_Answer):
    """The answer to `view`."""

    position: View


class Stopped(_Answer):
    """The answer to `stop`."""

    stopped: Literal[True]


class Skipped(_Answer):
    """Any request may be declined, with the reason."""

    skipped: str


class Errored(_Answer):
    """Any request may be answered by saying that something went wrong."""

    errored: str


ANSWERS: Final[dict[str, type[_Answer]]] = {
    "start": Started,
    "rules": Ready,
    "play": Played,
    "meld": Melded,
    "score": Scored,
    "legal": Listed,
    "view": Viewed,
    "stop": Stopped,
}


class BreachError(ValueError):
    """A message that breaks the protocol. The text says in one line what is wrong with it."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def encode(message: Message) -> bytes:
    """Return a message as one line, the end of the line included."""
    return _encode(message) + b"\n"


def decode(line: bytes) -> Message:
    """Return the object that a line holds, or raise `BreachError`."""
    try:
        message = _decode(line)
    except UnicodeDecodeError as error:
        raise BreachError(f"not UTF-8: {error.reason}") from error
    except RecursionError as error:
        raise BreachError("nested too deeply") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise BreachError(_not_json(line, error)) from error
    if type(message) is not dict:
        raise BreachError(f"not a JSON object but {_kind_of(message)}")
    _refuse_repeated_names(line, message)
    return message


def _refuse_repeated_names(line: bytes, message: Message) -> None:
    """Raise `BreachError` where an object of the line gives one name twice.

    Written again, an object has each name once, and one colon for each.
    So where nothing is escaped and line and rewriting have as many colons, no name was repeated;
    only where they do not is the line read a second time, slowly.
    """
    try:
        again = _encode(message)
    except RecursionError as error:
        raise BreachError("nested too deeply") from error
    if b"\\" not in line and line.count(b":") == again.count(b":"):
        return
    try:
        json.loads(line, object_pairs_hook=_unique)
    except RecursionError as error:
        raise BreachError("nested too deeply") from error
    except BreachError:
        raise
    except ValueError as error:
        raise BreachError(_one_line(f"not JSON: {error}")) from error


def _unique(pairs: list[tuple[str, Json]]) -> Message:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BreachError(f"the name {json.dumps(twice)[:60]} is given twice in one object")
    return found


def identify(message: Message) -> int:
    """Return the id of an answer, or raise `BreachError`."""
    if "id" not in message:
        raise BreachError("the answer has no id")
    number = message["id"]
    if type(number) is not int:
        raise BreachError(f"the id is not an integer but {_kind_of(number)}")
    return number


def check_answer(kind: str, message: Message) -> Message:
    """Return an answer without its `x-` fields, or raise `BreachError` where it does not fit its request's kind."""
    model: type[_Answer] = ANSWERS[kind]
    if "skipped" in message:
        model = Skipped
    elif "errored" in message:
        model = Errored
    try:
        msgspec.convert(message, model)
    except msgspec.ValidationError as error:
        kept = {name: value for name, value in message.items() if not str(name).startswith("x-")}
        if len(kept) < len(message):
            return check_answer(kind, kept)
        text = f"the answer to `{kind}` breaks its schema: {error}{_allowed(model, str(error))}"
        raise BreachError(_one_line(text)) from error
    except RecursionError as error:
        raise BreachError("nested too deeply") from error
    return message


def through_json(message: Message) -> Message:
    """Return a message as it would arrive over a wire; raise `BreachError` where it could not be sent."""
    try:
        line = _encode(message)
    except RecursionError as error:
        raise BreachError("nested too deeply") from error
    except UnicodeEncodeError as error:
        raise BreachError(f"not a JSON value: {_LONE_SURROGATE}") from error
    except (TypeError, ValueError) as error:
        raise BreachError(_one_line(f"not a JSON value: {error}")) from error
    return decode(line)


_LONE_SURROGATE: Final = "a string holds a lone surrogate, half of a pair such as \\ud83c\\udccf, which is no character"


def _not_json(line: bytes, error: Exception) -> str:
    """Return why a line is not JSON. What other readers may let pass is told by name."""
    if line.startswith(b"\xef\xbb\xbf"):
        return "not JSON: a byte order mark stands before the line; allowed: UTF-8 without one"
    with suppress(ValueError, RecursionError):
        if b"\\u" in line and _holds_lone_surrogate(json.loads(line)):
            return f"not JSON: {_LONE_SURROGATE}"
    return _one_line(f"not JSON: {error}")


def _holds_lone_surrogate(value: Json) -> bool:
    return any("\ud800" <= sign <= "\udfff" for sign in json.dumps(value, ensure_ascii=False))


_MOST_LISTED: Final = 20


def _allowed(model: type[_Answer], error: str) -> str:
    """Return what is allowed at the place that an error names, where that is one of a few words."""
    found = re.fullmatch(r"Invalid (?:enum )?value .* - at `\$\.(.*)`", error, re.DOTALL)
    if found is None:
        return ""
    types = _alternatives(inspect.type_info(model))
    for step in re.findall(r"\[[^]]*\]|[^.\[]+", found[1]):
        types = [inner for each in types for inner in _within(each, step)]
    values = [value for each in types if isinstance(each, inspect.LiteralType) for value in each.values]
    if set(CARDS) <= set(values):
        return "; cards are written like 10H or JK"
    words = dict.fromkeys(json.dumps(value) for value in values)
    return f"; allowed: {', '.join(words)}" if 0 < len(words) <= _MOST_LISTED else ""


def _within(outer: inspect.Type, step: str) -> list[inspect.Type]:
    """Return the types that may stand in a type at a step of a path."""
    if step.startswith("["):
        return _alternatives(outer.item_type) if isinstance(outer, inspect.ListType) else []
    if not isinstance(outer, inspect.StructType):
        return []
    if step == outer.tag_field:
        return [inspect.LiteralType((str(outer.tag),))]
    return [inner for field in outer.fields if field.encode_name == step for inner in _alternatives(field.type)]


def _alternatives(whole: inspect.Type) -> list[inspect.Type]:
    """Return the types of a union, or the one type."""
    return list(whole.types) if isinstance(whole, inspect.UnionType) else [whole]


def _kind_of(value: Json) -> str:
    if value is None:
        return "null"
    names = {bool: "a truth value", int: "an integer", float: "a fraction", str: "a string", list: "a list"}
    return names.get(type(value), "an object")


def _one_line(text: str) -> str:
    return " ".join(text.split())[:300]
