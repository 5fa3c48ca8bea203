"""A tiny program that answers every `play` from a rule of thumb, with one fault of many.

    python faulty_program.py FAULT [NUMBER]

It says that an action is accepted where the first card of the stock is not a joker.
It is a program of its own and imports nothing of the project.
"""

import json
import os
import random
import signal
import subprocess
import sys
import time

FAULT = sys.argv[1] if len(sys.argv) > 1 else "none"
NUMBER = int(sys.argv[2]) if len(sys.argv) > 2 else 0
PARTS = ["turn", "pile", "stock", "frozen", "scores", "round"]
out = sys.stdout.buffer
sent = 0
held = []


def answer(request):
    kind, number = request["request"], request["id"]
    if kind == "start":
        return {
            "id": number,
            "protocol": 1,
            "name": "tiny",
            "version": "1",
            "capabilities": ["positions"],
            "parts": PARTS,
        }
    if kind == "rules":
        return {"id": number, "ready": True}
    if kind == "stop":
        return {"id": number, "stopped": True}
    position = request["position"]
    names = [name for part in request["observe"] for name in (("round", "dealer") if part == "round" else (part,))]
    accepted = position["stock"][:1] != ["JK"]
    results = [{"accepted": True} if accepted else {"accepted": False, "rules": ["HF-TURN-01"]}]
    return {"id": number, "results": results * len(request["actions"]), "position": {n: position[n] for n in names}}


def is_marked(request):
    """Every seventh case is one that the fault strikes: the ones in round 7."""
    return request.get("position", {}).get("round") == 7


def write(data):
    global sent
    if FAULT == "dies after bytes" and sent + len(data) > NUMBER:
        out.write(data[: NUMBER - sent])
        out.flush()
        os._exit(3)
    sent += len(data)
    out.write(data)
    out.flush()


def line(message):
    return json.dumps(message).encode() + b"\n"


def corrupt(data):
    chance = random.Random(f"{NUMBER} {data!r}")
    at = chance.randrange(len(data))
    new = data[at]
    while new == data[at]:
        new = chance.choice(b'0123456789 "{}[],:JKSHDCtruefalsnx\n\\\xff')
    return data[:at] + bytes([new]) + data[at + 1 :]


def respond(request):
    message = answer(request)
    data = line(message)
    playing, marked = request["request"] == "play", is_marked(request)
    if FAULT == "hangs" and marked:
        time.sleep(3600)
    elif FAULT == "crashes" and marked:
        sys.stderr.write("Traceback: something broke\x1b[31m\n")
        sys.stderr.flush()
        os._exit(7)
    elif FAULT == "half a line" and marked:
        write(data[:20])
        time.sleep(3600)
    elif FAULT == "half a line, then ends" and marked:
        write(data[:20])
        os._exit(0)
    elif FAULT == "not JSON" and marked:
        write(b"Segmentation fault (core dumped)\n")
    elif FAULT == "bad UTF-8" and marked:
        write(data.replace(b"accepted", b"acc\xffpted"))
    elif FAULT == "too deep" and marked:
        write(b"[" * 100_000 + b"]" * 100_000 + b"\n")
    elif FAULT == "NaN" and marked:
        write(line(message | {"x-value": float("nan")}))
    elif FAULT == "huge integer" and marked:
        write(data.replace(b'"round": 7', b'"round": ' + b"7" * 100_000))
    elif FAULT == "big integer" and marked:
        write(data.replace(b'"round": 7', b'"round": ' + b"7" * 300))
    elif FAULT == "duplicate key" and marked:
        write(data.replace(b'"results"', b'"results": [{"accepted": true}], "results"'))
    elif FAULT == "inner duplicate key" and marked:
        write(data.replace(b'"accepted"', b'"accepted": false, "accepted"'))
    elif FAULT == "unknown field" and marked:
        write(line(message | {"extra": 1}))
    elif FAULT == "free field":
        write(line(message | {"x-extra": {"any": [1, None]}}))
    elif FAULT == "wrong schema" and marked:
        write(line(message | {"results": "yes"}))
    elif FAULT == "too few results" and marked:
        write(line(message | {"results": []}))
    elif FAULT == "missing part" and marked:
        message["position"].pop("turn", None)
        write(line(message))
    elif FAULT == "unknown card" and marked:
        message["position"]["stock"] = ["11S"]
        write(line(message))
    elif FAULT == "unknown id" and marked:
        write(line(message | {"id": 10**6}))
    elif FAULT == "text id" and marked:
        write(line(message | {"id": str(message["id"])}))
    elif FAULT == "true for one" and marked:
        write(line(message | {"id": True}))
    elif FAULT == "no id" and marked:
        del message["id"]
        write(line(message))
    elif (FAULT == "answers twice" and playing) or (FAULT == "marked twice" and marked):
        write(data + data)
    elif FAULT == "chatters" and playing:
        write(data + b"debug: answered\n")
    elif FAULT == "neighbour's id" and marked:
        write(line(message | {"id": message["id"] - 1}))
    elif FAULT == "says errored" and marked:
        write(line({"id": message["id"], "errored": "no such meld\x1b[2J"}))
    elif FAULT == "says skipped" and marked:
        write(line({"id": message["id"], "skipped": "cannot do round 7"}))
    elif FAULT == "flood" and marked:
        while True:
            out.write(b"x" * 65_536)
    elif FAULT == "flood of lines" and marked:
        while True:
            out.write(b"\n" * 65_536)
    elif FAULT == "100 MB" and marked:
        write(
            b'{"id": ' + str(message["id"]).encode() + b', "results": [' + b'{"accepted": true},' * 5_500_000 + b"]}\n"
        )
    elif FAULT == "flips" and playing:
        write(corrupt(data))
    elif FAULT == "blank lines":
        write(b"\r\n" + data[:-1] + b"\r\n\n")
    elif FAULT == "noisy":
        sys.stderr.write("a word on standard error\n" * 2_000)
        write(data)
    elif FAULT == "ends after each" and playing:
        write(data)
        os._exit(0)
    elif FAULT == "ends after some" and playing:
        held.append(data)
        write(data)
        if len(held) == 5:
            os._exit(0)
    elif FAULT == "garbles stop" and request["request"] == "stop":
        write(b"goodbye\n")
    elif FAULT == "says goodbye" and request["request"] == "stop":
        write(b"goodbye\n" + data)
    elif FAULT == "one behind" and playing:
        held.append(data)
        if len(held) > 1:
            write(held.pop(0))
    elif FAULT == "out of order" and playing:
        held.append(data)
    else:
        write(data)


def main():
    if FAULT == "never starts":
        time.sleep(3600)
    if FAULT == "ends at once":
        sys.stderr.write("cannot find my own library\n")
        sys.exit(5)
    if FAULT == "speaks protocol 2":
        number = json.loads(sys.stdin.readline())["id"]
        write(line({"id": number, "protocol": 2, "name": "tiny", "version": "1", "capabilities": []}))
    if FAULT in ("ignores SIGTERM", "hangs and ignores SIGTERM"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if FAULT == "leaves a child":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    if FAULT == "leaves a daemon":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], start_new_session=True)
    if FAULT == "out of order":
        return out_of_order()
    for text in sys.stdin:
        request = json.loads(text)
        if FAULT == "hangs and ignores SIGTERM" and is_marked(request):
            time.sleep(3600)
        if FAULT == "declines rules" and request["request"] == "rules":
            write(line({"id": request["id"], "skipped": "four packs only"}))
            continue
        if FAULT == "hangs at rules" and request["request"] == "rules":
            time.sleep(3600)
        respond(request)
    if FAULT == "ignores SIGTERM":
        time.sleep(3600)
    return None


def out_of_order():
    """Answer whatever has arrived, last first."""
    data = b""
    while chunk := os.read(0, 1 << 20):
        *lines, data = (data + chunk).split(b"\n")
        for each in reversed(lines):
            write(line(answer(json.loads(each))))


if __name__ == "__main__":
    main()
