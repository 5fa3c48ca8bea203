"""Programs that some tests need beside Python, and what happens where one is missing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

FAULTY_PROGRAM = Path(__file__).with_name("faulty_program.py")
"""A program that fails in any way that is named to it."""

COMMANDS = {
    "chromedriver": ("chromedriver",),
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "java": ("java",),
    "javac": ("javac",),
    "node": ("node", "nodejs"),
}


def require_runtime(name: str) -> str:
    """Return the path of a runtime; where it is missing, skip the test, or fail it under CI."""
    for command in COMMANDS[name]:
        path = shutil.which(command)
        if path is not None:
            return path

    reason = f"needs {name}, which is not installed"
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)
