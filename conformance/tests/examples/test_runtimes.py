"""A missing runtime is a skip on a desk and a failure under CI."""

from __future__ import annotations

import pytest
from runtimes import COMMANDS, require_runtime


def test_missing_runtime_is_skipped_locally(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without CI, a test that needs a missing program is skipped and says why."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setitem(COMMANDS, "abacus", ("no-such-abacus",))

    with pytest.raises(pytest.skip.Exception, match="needs abacus"):
        require_runtime("abacus")


def test_missing_runtime_fails_under_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under CI, the same test fails."""
    monkeypatch.setenv("CI", "true")
    monkeypatch.setitem(COMMANDS, "abacus", ("no-such-abacus",))

    with pytest.raises(pytest.fail.Exception, match="needs abacus"):
        require_runtime("abacus")


def test_present_runtime_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is installed is returned with its path."""
    monkeypatch.setitem(COMMANDS, "shell", ("no-such-shell", "sh"))

    assert require_runtime("shell").endswith("sh")
