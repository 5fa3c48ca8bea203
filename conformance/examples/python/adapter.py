"""Connects the referee for melds to the conformance kit: one JSON object per line, in and out."""

import json
import sys

from melder import House, breaks_a_tie, kind, lay, objections

RULES = {
    "a red three": "HF-THREE-03", "a black three": "HF-THREE-04", "several ranks": "HF-MELD-01",
    "too few cards": "HF-MELD-02", "too many cards": "HF-MELD-03", "unfinished twice": "HF-MELD-04",
    "no such meld": "HF-MELD-06", "too few naturals for each wild": "HF-WILD-02", "wild cards only": "HF-WILD-03",
    "too many wilds": "HF-WILD-04", "too few naturals": "HF-WILD-05", "naturals not far enough ahead": "HF-WILD-06",
    "not held": "HF-TURN-03",
}  # fmt: skip
START = {
    "protocol": 1, "name": "Meld referee", "version": "1.0", "capabilities": ["melds", "positions", "reasons"],
    "actions": ["lay"], "parts": ["turn", "hands", "packets", "melds", "threes", "pile", "stock", "frozen", "scores"],
}  # fmt: skip
RULE_SETS = {}


def settle(value, game_round):
    """Return a parameter's value, looked up by round where it is a table."""
    if not isinstance(value, dict) or "by" not in value:
        return value
    if value["by"] != "round" or game_round is None:
        raise NotImplementedError(f"the referee has no house rule that changes by {value['by']}")
    steps = {int(key): step for key, step in value.get("at", value.get("from")).items()}
    return settle(steps[max(key for key in steps if key <= game_round)], game_round)


def house(parameters, cards, game_round=None):
    """Return the agreements that stand for the resolved parameters."""
    if parameters["black_three_melds"] != "never" and {"3S", "3C"} & set(cards):
        raise NotImplementedError("whether black threes may be melded depends on the rest of the play")
    names = ("meld_min", "book_size", "book_growth", "naturals_per_wild", "wild_limit", "natural_minimum",
             "natural_margin", "all_wild_melds", "unfinished_per_rank")  # fmt: skip
    words = {"open": True, "closed": False, "allowed": True, "forbidden": False}
    return House(*(words.get(value, value) for value in (settle(parameters[name], game_round) for name in names)))


def play(action, position, parameters):
    """Lay in a position, or return the rules that forbid it."""
    if action["action"] != "lay" or "discard" in action:
        raise NotImplementedError("the referee judges melds, and no discard")
    turn, now = position["turn"], position["round"]
    if action.get("seat", turn["seat"]) != turn["seat"]:
        return {"accepted": False, "rules": ["HF-TURN-01"]}
    seat, side = position["seats"][turn["seat"]], position["sides"][turn["seat"] % len(position["sides"])]
    new, added = action.get("melds", []), [(add["to"], add["cards"]) for add in action.get("adds", [])]
    cards = [card for meld in new for card in meld]
    found, melds, hand = lay(house(parameters, cards, now), side["melds"], seat["hand"], new, added)
    further = breaks_a_tie(now, position["scores"], parameters) and parameters["tie_minimum"] is not None
    least = settle(parameters["tie_minimum" if further else "opening_minimum"], now)
    worth = sum(settle(parameters["card_points"], now)[card if card == "JK" else card[:-1]] for card in cards)
    broken = {RULES[objection] for objection in found}
    broken |= {"HF-TURN-02"} if turn["phase"] != "play" else set()
    broken |= {"HF-OPEN-01"} if not side["melds"] and worth < least else set()
    if broken:
        return {"accepted": False, "rules": sorted(broken)}
    if len(hand) <= all(packet["status"] != "closed" for packet in seat["packets"]):
        raise NotImplementedError("the referee knows neither the foot nor going out")
    turn["opened"], seat["hand"], side["melds"] = turn["opened"] or not side["melds"], hand, melds
    for packet in seat["packets"]:
        packet["status"] = packet["status"].replace("in play", "played from")
    return {"accepted": True}


def answer(request):
    """Return the answer to a request, all but its id."""
    asked, parameters, position = request["request"], RULE_SETS.get(request.get("rules")), request.get("position")
    if asked in ("start", "stop"):
        return START if asked == "start" else {"stopped": True}
    if asked == "rules":
        RULE_SETS[request["rules"]] = request["parameters"]
        return {"ready": True}
    if asked == "meld":
        table = house(parameters, request["cards"])
        broken = [RULES[objection] for objection in objections(request["cards"], table)]
        return {"good": False, "rules": broken} if broken else {"good": True, "kind": kind(request["cards"], table)}
    if asked == "play":
        return {"results": [play(act, position, parameters) for act in request["actions"]], "position": position}
    raise ValueError(f"unknown request {asked}")


sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8", newline="\n")
for line in filter(str.strip, sys.stdin):
    message = {}
    try:
        message = json.loads(line)
        reply = answer(message)
    except NotImplementedError as skip:
        reply = {"skipped": str(skip)}
    except Exception as problem:
        reply = {"errored": repr(problem)}
    print(json.dumps({"id": message.get("id"), **reply}), flush=True)
    if "stopped" in reply:
        break
