"""Claims name the cases that show them, by ids that a rename cannot take away unseen."""

from pathlib import Path

import pytest
from corpora import change, write_corpus

from handandfoot.spec import lint, load_spec


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ("sources/xx/draw/two", ""),
        ("sources/xx/draw/too", "is no case, did you mean sources/xx/draw/two?; allowed: an id of features/cases.lock"),
        ("sources/xx/draw/old", "has gone: sources/xx/draw/two; allowed: a case that is there"),
        ("features/none.feature", "is not there; allowed: a feature of the project"),
    ],
)
def test_a_case_that_a_claim_names_is_there(tmp_path: Path, named: str, says: str) -> None:
    """An id in force is right; an unknown one, a renamed one and a feature that is not there are refused."""
    root = write_corpus(tmp_path)
    (root / "features/cases.lock").write_text(
        "# Ids.\n\nsources/xx/draw/two\n\nsources/xx/draw/old -> sources/xx/draw/two\n", "utf-8"
    )
    change(root, "spec/claims/xx.yaml", "says: In our words.", f"says: In our words.\n        scenario: [{named}]")
    found = [str(one) for one in lint(load_spec(root, fresh=True))]

    assert [one.partition(".scenario: ")[2] for one in found] == ([f"{named} {says}"] if says else [])
