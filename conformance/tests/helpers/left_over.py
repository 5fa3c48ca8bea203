"""Processes that a test leaves behind."""

import os
from pathlib import Path

OWNER = f"HANDANDFOOT_TEST_OF={os.getpid()}"
os.environ.update([OWNER.split("=")])


def left_over() -> list[str]:
    """Commands of processes that this test process, or anything started by it, has left running."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            is_ours = OWNER.encode() in (entry / "environ").read_bytes().split(b"\0")
            if is_ours and (entry / "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z":
                found.append((entry / "cmdline").read_text())
        except OSError:
            continue
    return found
