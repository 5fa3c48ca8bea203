"""Permanent ids: a scenario's name goes only by a rename entry."""

from pathlib import Path

import pytest
from scenarios import BOOK

from handandfoot_conformance.scenarios.ids import LOCK, check_lock, read_lock, update_lock

OLD, NEW = "core/melds/a-meld[one]", "core/melds/a-meld[two]"


def messages(root: Path, *slugs: str) -> list[str]:
    """What the lock says about these scenarios."""
    return [f"{problem.key}: {problem.message}" for problem in check_lock(root, slugs)]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A corpus whose lock has one id."""
    (tmp_path / "features").mkdir()
    update_lock(tmp_path, [OLD])
    return tmp_path


def test_a_lock_that_is_current_is_clean(root: Path) -> None:
    """Nothing is said where every scenario is in the lock and every id has its scenario."""
    assert [] == messages(root, OLD)


def test_a_new_scenario_must_enter_the_lock(root: Path) -> None:
    """It does so when the lock is written."""
    assert [f"{NEW}: is not in the lock file"] == messages(root, OLD, NEW)
    assert [NEW] == update_lock(root, [OLD, NEW])
    assert [] == messages(root, OLD, NEW)


def test_an_id_does_not_just_go(root: Path) -> None:
    """Without a rename entry the lock is not written."""
    assert f"{OLD}: no scenario has this id any more; allowed: a line `old -> new`" in messages(root, NEW)
    with pytest.raises(ValueError, match="a rename entry must say what became of it"):
        update_lock(root, [NEW])

    assert {OLD} == set(read_lock(root).ids)


def test_an_id_goes_by_a_rename_entry(root: Path) -> None:
    """The old name leads to the new one for ever."""
    update_lock(root, [NEW], {OLD: NEW})
    lock = read_lock(root)

    assert [] == messages(root, NEW)
    assert (NEW, NEW, None) == (lock.now(OLD), lock.now(NEW), lock.now("core/other"))


def test_renames_are_followed_to_the_end(root: Path) -> None:
    """A name may change twice."""
    update_lock(root, [NEW], {OLD: NEW})
    update_lock(root, ["core/melds/last"], {NEW: "core/melds/last"})

    assert "core/melds/last" == read_lock(root).now(OLD)


def test_an_id_may_be_withdrawn(root: Path) -> None:
    """With a reason, and it leads nowhere."""
    update_lock(root, [], {OLD: "withdrawn: two scenarios said the same"})

    assert [] == messages(root)
    assert read_lock(root).now(OLD) is None


def test_an_id_that_was_renamed_is_never_used_again(root: Path) -> None:
    """Old reports keep their meaning."""
    update_lock(root, [NEW], {OLD: NEW})

    assert [f"{OLD}: has a rename entry, but a scenario has this id again"] == [
        message for message in messages(root, NEW, OLD) if "again" in message
    ]
    with pytest.raises(ValueError, match="is never used again"):
        update_lock(root, [NEW, OLD])


@pytest.mark.parametrize(
    ("renames", "message"),
    [
        ({"core/none": NEW}, "core/none is not in"),
        ({OLD: "core/none"}, "no scenario has the id core/none"),
    ],
)
def test_a_rename_must_lead_from_and_to_something(root: Path, renames: dict[str, str], message: str) -> None:
    """Both ends exist."""
    with pytest.raises(ValueError, match=message):
        update_lock(root, [NEW], renames)


def test_a_rename_of_what_is_still_there_is_refused(root: Path) -> None:
    """A scenario has one id."""
    with pytest.raises(ValueError, match="a scenario still has the id"):
        update_lock(root, [OLD, NEW], {OLD: NEW})


def test_a_broken_lock_is_told(root: Path) -> None:
    """An id that stands twice, and a rename to nowhere."""
    path = root / LOCK
    path.write_text(f"{OLD}\n{OLD}\n", encoding="utf-8")
    assert ["stands here twice"] == [message.split("[one] ")[1] for message in messages(root, OLD)]

    path.write_text(f"{NEW}\n{OLD} -> core/none\n", encoding="utf-8")
    assert [f"{OLD}: is renamed to core/none, which does not exist"] == messages(root, NEW)


def test_the_lock_of_the_corpus_is_current() -> None:
    """Every scenario of the project is in `features/cases.lock`; write it with `handandfoot vectors --lock`."""
    assert [] == [str(problem) for problem in check_lock(BOOK.root, [p.scenario.slug for p in BOOK.prepared])]
