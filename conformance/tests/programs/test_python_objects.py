"""Python objects as adapters: whatever they do where they are loaded or asked, it is never a pass."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from left_over import left_over

MAIN = "from handandfoot_conformance.cli import main; main()"
SOME = ("--variant", "ru", "--rule", "HF-PILE-04")
ENDS = {
    "exits": "sys.exit(0)",
    "exits at once": "os._exit(0)",
    "raises an interrupt": "raise KeyboardInterrupt",
    "raises what ends generators": "raise GeneratorExit",
    "raises what cannot be shown": "raise Hidden",
    "returns nothing": "return None",
    "returns what is no JSON": "return {'x': {1, 2}}",
}
METHODS = ("start", "rules", "play", "stop")
HEAD = """
import os, sys
from handandfoot_conformance.reference import ReferenceAdapter


class Hidden(BaseException):
    def __str__(self):
        raise ValueError
"""


def handandfoot(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a folder."""
    return subprocess.run(
        [sys.executable, "-c", MAIN, *arguments], cwd=folder, capture_output=True, text=True, check=False, timeout=100
    )


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("end", ENDS)
def test_an_adapter_that_ends_its_process_is_errored(end: str, method: str, tmp_path: Path) -> None:
    """An order to exit, or an error of any kind, in any method is a breakdown with exit code 3, and has a report."""
    code = f"{HEAD}\n\nclass Bad(ReferenceAdapter):\n    def {method}(self, request):\n        {ENDS[end]}\n"
    (tmp_path / "bad.py").write_text(code)

    ran = handandfoot(tmp_path, "check", *SOME, "--adapter", "py:bad:Bad", "--json")
    summary = json.loads(ran.stdout)["summary"]

    assert (3, "") == (ran.returncode, ran.stderr)
    assert 3 == summary["exit_code"]
    assert summary["failures"]
    assert method == "stop" or summary["tally"]["errored"] == summary["tally"]["selected"]
    assert [] == left_over()


@pytest.mark.parametrize("where", ["in the constructor", "while imported", "as an attribute"])
@pytest.mark.parametrize("end", list(ENDS)[:-2])
def test_an_adapter_that_ends_its_process_while_loaded_is_no_pass(end: str, where: str, tmp_path: Path) -> None:
    """What cannot be loaded is wrong use, told in one line; where the process has gone it is a breakdown."""
    code = {
        "in the constructor": f"class Bad(ReferenceAdapter):\n    def __init__(self):\n        {ENDS[end]}\n",
        "while imported": f"{ENDS[end]}\n",
        "as an attribute": f"class Meta(type):\n    @property\n    def Bad(self):\n        {ENDS[end]}\n\n\n"
        "class Bad(metaclass=Meta):\n    pass\n",
    }[where]
    (tmp_path / "bad.py").write_text(f"{HEAD}\n\n{code}")
    name = "py:bad:Bad.Bad" if where == "as an attribute" else "py:bad:Bad"

    ran = handandfoot(tmp_path, "check", *SOME, "--adapter", name)

    if ENDS[end] == "os._exit(0)":
        assert 3 == ran.returncode
        assert "exit code 0" in ran.stdout
    else:
        assert 2 == ran.returncode
        last = ran.stderr.splitlines()[-1]
        assert last.startswith(f"handandfoot: the adapter {name.removeprefix('py:')!r} cannot be loaded: ")
        assert "handandfoot_conformance/programs" not in ran.stderr


@pytest.mark.parametrize(
    ("text", "name", "says"),
    [
        ("x = = 1", "bad:Bad", "SyntaxError"),
        ("import no_such_thing", "bad:Bad", "no_such_thing"),
        ("from os import no_such_thing", "bad:Bad", "no_such_thing"),
        ("Bad = 5", "bad:Bad", "'int' object is not callable"),
        ("Bad = None", "bad:Bad", "not callable"),
        ("class Bad:\n    pass", "bad:Bad", "has no method start or rules"),
        ("class Bad:\n    start = rules = 3", "bad:Bad", "has no method start or rules"),
        ("", "bad:Bad", "no attribute 'Bad'"),
        ("", "..bad:Bad", "cannot be loaded"),
        ("", f"{'x' * 300}:Bad", "cannot be loaded"),
        ("raise RuntimeError('two\\nlines')", "bad:Bad", "RuntimeError: two lines"),
        ("\0", "bad:Bad", "cannot be loaded"),
    ],
)
@pytest.mark.parametrize("command", ["check", "fuzz"])
def test_an_odd_module_is_told_in_one_line(command: str, text: str, name: str, says: str, tmp_path: Path) -> None:
    """Wrong modules and wrong objects have exit code 2, a last line, and no traceback of the kit."""
    (tmp_path / "bad.py").write_text(text)

    ran = handandfoot(tmp_path, command, "--variant", "ru", "--adapter", f"py:{name}")

    assert (2, "") == (ran.returncode, ran.stdout)
    assert ran.stderr.splitlines()[-1].startswith("handandfoot: the adapter ")
    assert says in ran.stderr.splitlines()[-1]
    assert "handandfoot_conformance" not in ran.stderr


def test_what_an_adapter_prints_is_not_in_the_report(tmp_path: Path) -> None:
    """Nothing that it, or a child of it, prints comes before or into the JSON, and its input is empty."""
    code = f"""{HEAD}
print("loaded")

class Loud(ReferenceAdapter):
    def play(self, request):
        print("loud \\udcff")
        os.write(1, b"raw\\n")
        os.system("echo child")
        assert sys.stdin.read() == ""
        return super().play(request)
"""
    (tmp_path / "loud.py").write_text(code)

    ran = handandfoot(tmp_path, "check", *SOME, "--adapter", "py:loud:Loud", "--json")
    report = json.loads(ran.stdout)

    assert (0, "") == (ran.returncode, ran.stderr)
    assert {"raw", "child", "loud \\udcff"} <= set(report["adapter"]["errors"].splitlines())


def test_the_time_limit_holds_for_python_objects(tmp_path: Path) -> None:
    """A method that never returns, or that stops the interpreter, is errored after the time that was given."""
    code = f"{HEAD}\n\nclass Slow(ReferenceAdapter):\n    def play(self, request):\n        while 1: pass\n"
    (tmp_path / "slow.py").write_text(code)

    began = time.monotonic()
    case = ("--variant", "ru", "--rule", "HF-PILE-09")
    ran = handandfoot(tmp_path, "check", *case, "--adapter", "py:slow:Slow", "--timeout", "0.1", "--json")

    assert 3 == ran.returncode
    assert "no answer to `play` within 0.1 seconds" in ran.stdout
    assert time.monotonic() - began < 60
    assert [] == left_over()


def test_a_fuzz_run_that_breaks_down_at_its_end_says_so(tmp_path: Path) -> None:
    """Without any difference the exit code is 3 all the same."""
    (tmp_path / "bad.py").write_text(
        f"{HEAD}\n\nclass Bad(ReferenceAdapter):\n    def stop(self, request):\n        sys.exit(0)\n"
    )

    ran = handandfoot(tmp_path, "fuzz", "--variant", "ru", "--games", "1", "--adapter", "py:bad:Bad")

    assert 3 == ran.returncode
    assert "`stop` raised SystemExit: 0" in ran.stderr


def test_under_pytest_an_adapter_that_exits_fails_the_run(tmp_path: Path) -> None:
    """Under pytest, too, an order to exit is a failure, in a test and at the end, in one process or several."""
    lines = "    def {}(self, request):\n        os._exit(0)\n"
    for method, workers in (("play", "0"), ("stop", "1")):
        code = f"{HEAD}\n\nclass Bad(ReferenceAdapter):\n{lines.format(method)}"
        (tmp_path / f"bad_{method}.py").write_text(code)
        ran = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-p", "handandfoot_conformance.plugin", "--pyargs"),
                *("handandfoot_conformance.bound", "-p", "no:cacheprovider", "-n", workers),
                *("--only-features", "sources/ru/turn", "--variant", "ru", "--adapter", f"py:bad_{method}:Bad"),
            ],
            cwd=tmp_path,
            env={**os.environ, "PYTEST_ADDOPTS": ""},
            capture_output=True,
            text=True,
            check=False,
            timeout=100,
        )
        assert 1 == ran.returncode, ran.stdout
        assert "exit code 0" in ran.stdout + ran.stderr
