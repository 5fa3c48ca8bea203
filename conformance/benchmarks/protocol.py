"""How fast the kit speaks with a program, beside a bare echo of the same bytes.

    python conformance/benchmarks/protocol.py [--seconds 3] [--repeat 3] [--window 64]

The program answers every `play` from a table.
The echo is as bare as it can be: msgspec on both sides, a thread that writes and one that reads,
requests in flight up to the same window, nothing checked.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

import msgspec

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.case_book import CaseBook, Wanted
from handandfoot_conformance.judging.judge import asks_of, judge_case
from handandfoot_conformance.judging.outcomes import Outcome
from handandfoot_conformance.programs.conversation import Limits
from handandfoot_conformance.programs.opening import open_session
from handandfoot_conformance.programs.reference import ReferenceAdapter
from handandfoot_conformance.programs.session import ProgramSession
from handandfoot_conformance.protocol.adapter import Answered, Job
from handandfoot_conformance.protocol.messages import CAPABILITIES, PARTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from handandfoot_conformance.protocol.case import Case
    from handandfoot_conformance.protocol.messages import Message


def table_program(answer: bytes) -> None:
    """Be the program: whatever is played, the answer stands in a table."""
    decode, encode = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode
    table = {"play": msgspec.json.decode(answer)}
    start = {"protocol": 1, "name": "table", "version": "1", "capabilities": list(CAPABILITIES), "parts": list(PARTS)}
    table |= {"start": start, "rules": {"ready": True}, "stop": {"stopped": True}}
    for line in sys.stdin.buffer:
        request = decode(line)
        sys.stdout.buffer.write(encode({"id": request["id"], **table[request["request"]]}) + b"\n")
        sys.stdout.buffer.flush()


def echo(request: Message, answer: bytes, window: int, seconds: float) -> float:
    """Return requests a second of a bare echo."""
    program = subprocess.Popen(
        [sys.executable, __file__, "--program", answer.decode()], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert program.stdin is not None
    assert program.stdout is not None
    stdin, stdout = program.stdin, program.stdout
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode
    room, stop = threading.Semaphore(window), threading.Event()

    def write() -> None:
        number = 0
        while not stop.is_set():
            if room.acquire(timeout=0.1):
                request["id"] = number
                stdin.write(encode(request) + b"\n")
                number += 1
                if number % max(1, window // 4) == 0:
                    stdin.flush()
        stdin.write(encode({**request, "id": -1}) + b"\n")
        stdin.flush()

    stdin.write(encode(request) + b"\n")  # the time that the program needs to start does not count
    stdin.flush()
    stdout.readline()
    writer = threading.Thread(target=write)
    began, done = time.perf_counter(), 0
    writer.start()
    while decode(stdout.readline())["id"] != -1:
        done += 1
        room.release()
        if not stop.is_set() and time.perf_counter() - began >= seconds:
            stop.set()
    rate = done / (time.perf_counter() - began)
    writer.join()
    stdin.close()
    program.wait()
    stdout.close()
    return rate


class Same:
    """The same job again and again, made anew each time if `case` is given."""

    def __init__(self, number: int, make: Callable[[], Job]) -> None:
        self._number = number
        self._make = make

    def __len__(self) -> int:
        return self._number

    def __getitem__(self, number: int) -> Job:
        return self._make()


def kit(case: Case, rules: Message, answer: bytes, window: int, number: int, *, judging: bool) -> float:
    """Return cases a second through a session, judged or not."""
    command = [sys.executable, __file__, "--program", answer.decode()]
    session = ProgramSession(command, "0", Limits(window=window))
    job = Job(case.digest, asks_of(case, session.declared))
    make = (lambda: Job(case.digest, asks_of(case, session.declared))) if judging else (lambda: job)
    began = time.perf_counter()
    for _, replies in session.run(Same(number, make), {case.digest: rules}):
        assert isinstance(replies[0], Answered)
        if judging:
            assert judge_case(case, replies, session.declared).outcome is Outcome.PASSED
    rate = number / (time.perf_counter() - began)
    session.close()
    return rate


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--window", type=int, default=64)
    parser.add_argument("--program")
    options = parser.parse_args()
    if options.program:
        table_program(options.program.encode())
        return
    selection = CaseBook(load_spec()).select(Wanted(variants=("ru",), rules=("HF-DISC-01",)))
    case = next(each for each in selection.cases if len(each.expectations) > 3)
    rules = selection.rule_sets[case.digest]
    adapter = ReferenceAdapter()
    adapter.rules({"id": 0, **rules})
    declared = open_session(ReferenceAdapter(), "0").declared
    (ask,) = asks_of(case, declared)
    request: dict[str, Any] = {"id": 0, "request": "play", **ask.body}
    reply = adapter.play(request)
    answer = msgspec.json.encode({name: value for name, value in reply.items() if name != "id"})
    sizes = f"request {len(msgspec.json.encode(request))} bytes, answer {len(answer)} bytes"
    print(f"# python {sys.version.split()[0]}, window {options.window}, {sizes}")

    number = max(1_000, int(echo(dict(request), answer, options.window, 0.5) * options.seconds / 2))
    found: dict[str, list[float]] = {"bare msgspec echo": [], "play requests": [], "cases judged": []}
    for _ in range(options.repeat):  # in turn, so that whatever else the machine does falls on all of them
        found["bare msgspec echo"].append(echo(dict(request), answer, options.window, options.seconds))
        for name, judging in (("play requests", False), ("cases judged", True)):
            found[name].append(kit(case, rules, answer, options.window, number, judging=judging))
    for name, rates in found.items():
        share = statistics.median(rate / bare for rate, bare in zip(rates, found["bare msgspec echo"], strict=True))
        print(f"{name:19} {statistics.median(rates):10,.0f} a second   {share:.2f} of the echo")


if __name__ == "__main__":
    main()
