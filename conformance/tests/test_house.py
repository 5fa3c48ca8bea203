"""The house: its rooms, the arrows between them, the doors that strangers use, and the pages that describe it."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
KIT = "handandfoot_conformance"
FIT = ROOT / "docs" / "why" / "how-the-parts-fit.md"
DOORS = [
    (f"{KIT}.plugin", "pytest_addoption"),
    (f"{KIT}.reference", "ReferenceAdapter"),
    (f"{KIT}.serve", "main"),
    (f"{KIT}.adapter", "Adapter"),
    (f"{KIT}.wrong", "RefuseEverything"),
    (f"{KIT}.wrong.engines", "AcceptEverything"),
]


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    """Every import of the two packages, those for types included."""
    return grimp.build_graph("handandfoot", KIT, cache_dir=None, exclude_type_checking_imports=False)


@pytest.mark.parametrize(("module", "name"), DOORS)
def test_what_strangers_import_stays_where_they_have_it(module: str, name: str) -> None:
    """Rooms may be moved, doors may not."""
    assert hasattr(importlib.import_module(module), name)


def test_the_bound_features_stay_where_strangers_have_them() -> None:
    """`--pyargs` names this module; to import it would bind every feature, so it is only looked for."""
    assert importlib.util.find_spec(f"{KIT}.bound") is not None


def test_no_module_stands_on_itself(imports: grimp.ImportGraph) -> None:
    """There is no circle of modules, whichever way it goes and whatever it is for."""
    left = {module: imports.find_modules_directly_imported_by(module) for module in imports.modules}
    while free := [module for module, needed in left.items() if not needed & left.keys()]:
        for module in free:
            del left[module]

    assert [] == sorted(left)


def test_the_kit_has_fewer_than_twenty_rooms(imports: grimp.ImportGraph) -> None:
    """What lies at the top of the kit can be taken in at a glance."""
    assert len(imports.find_children(KIT)) < 20


def test_the_stations_of_a_card_are_modules() -> None:
    """The page that follows a card from a sentence to a verdict names modules that there are."""
    stations = re.findall(rf"`({KIT}[a-z_.]+)`", FIT.read_text("utf-8"))

    assert len(stations) >= 13
    assert all(importlib.util.find_spec(station) for station in stations)


def test_no_station_knows_a_later_one(imports: grimp.ImportGraph) -> None:
    """So the way of a card is straight: the stations up to the case need none of those after it."""
    stations = re.findall(rf"\| `({KIT}[a-z_.]+)` \|$", FIT.read_text("utf-8"), re.MULTILINE)
    compiled = stations.index(f"{KIT}.scenarios.compiler")
    later = set(stations[compiled + 2 :]) - {f"{KIT}.protocol.comparing", f"{KIT}.protocol.answers"}

    assert not {
        (early, late)
        for early in stations[: compiled + 1]
        for late in later
        if imports.find_shortest_chain(importer=early, imported=late)
    }


def test_the_groups_are_described_in_the_order_of_their_layers() -> None:
    """The table of the page and the contract of the linter are one list."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    [contract] = [each for each in contracts if each.get("containers") == [KIT]]
    table = FIT.read_text("utf-8").partition("## The groups of the kit")[2].partition("\n## ")[0]
    described = re.findall(r"^\| (`[^|]*`) \|", table, re.MULTILINE)

    assert [set(layer.split(" : ")) for layer in contract["layers"]] == [
        set(re.findall("`([a-z_]+)`", names)) for names in described
    ]
