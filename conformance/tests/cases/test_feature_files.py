"""Where the features lie: one for each parameter, and the same names for each source, so that two can be compared."""

from handandfoot.spec import load_spec

SPEC = load_spec()
FEATURES = SPEC.root / "features"

OWN = {
    "it": {"named_variants"},
    "es": {"named_variants"},
    "ro": {"permission"},
    "ru": set(),
    "no": {"classic_canasta"},
}
"""Features of the other games that a text describes beside its own."""


def names(folder: str) -> set[str]:
    """The names of the features of a folder."""
    return {path.stem for path in (FEATURES / folder).glob("*.feature")}


def test_every_source_has_the_same_features() -> None:
    """A comparison of two folders shows what the two texts dispute."""
    shared = names("sources/ru")

    assert set(SPEC.sources) == {path.name for path in (FEATURES / "sources").iterdir()}
    assert {source: shared | own for source, own in OWN.items()} == {
        source: names(f"sources/{source}") for source in OWN
    }


def test_every_parameter_has_its_feature() -> None:
    """House rules are shown one at a time, and none without one."""
    assert set(SPEC.parameters) == names("house_rules")


def test_the_features_of_a_parameter_set_it_to_two_values_or_more() -> None:
    """Each value stands beside its neighbour."""
    for name in SPEC.parameters:
        text = (FEATURES / "house_rules" / f"{name}.feature").read_text("utf-8")
        given = {line.strip() for line in text.splitlines() if f'house rules where "{name}" is ' in line}

        assert len(given) > 1 or any("<" in line for line in given), name
