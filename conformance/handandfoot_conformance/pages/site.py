"""Lays the pages out for a site builder: one folder with every page, what they look like, and a navigation.

The hand-written pages of `docs/` and the generated ones come together here and nowhere else.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from handandfoot_conformance.cases.archive import NAME
from handandfoot_conformance.pages import Material, all_pages
from handandfoot_conformance.pages.links import chapter_page

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["ARCHIVE", "TwiceError", "assets", "hand_written", "lay_out", "navigation"]

ARCHIVE = f"assets/{NAME}.tar.gz"
"""Where the release archive lies; its address has no version, so that links to it last."""

_SECTIONS = {"learn": "Learn", "how-to": "How to", "reference": "Reference", "why": "Why"}
"""The folders of hand-written pages and what the navigation calls them."""

_LINK = re.compile(r"\]\(([^)#\s]+\.md)")


class TwiceError(ValueError):
    """A page is both written by hand and generated."""


def hand_written(docs: Path) -> dict[str, str]:
    """Return the pages that are written by hand: where each stands -> its text."""
    if not docs.is_dir():
        return {}
    files = sorted(file for file in docs.rglob("*.md") if "generated" not in file.relative_to(docs).parts[:1])
    return {file.relative_to(docs).as_posix(): file.read_text("utf-8") for file in files}


def assets() -> dict[str, str]:
    """Return the style and the scripts of the pages: where each stands -> its text."""
    folder = resources.files("handandfoot_conformance.pages") / "assets"
    return {f"assets/{file.name}": file.read_text("utf-8") for file in _files(folder)}


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith((".css", ".js"))), key=lambda one: one.name)


def lay_out(
    material: Material,
    target: Path,
    settings: Path | None = None,
    site: Path | None = None,
    archive: bytes | None = None,
) -> list[str]:
    """Write every page below `target`, and return where each stands.

    The release archive is laid beside them, where the pages link to it.

    What a former call wrote and this one does not is removed.
    With `settings`, an `mkdocs.yml` that inherits from them and builds into `site` is written beside the pages.
    Raises `TwiceError` where a generated page is written by hand as well.
    """
    generated = all_pages(material)
    written = hand_written(material.spec.root / "docs")
    twice = sorted(set(generated) & set(written))
    if twice:
        raise TwiceError(f"docs/{twice[0]}: this page is generated; allowed: any other name")
    pages = {name: text.encode() for name, text in {**written, **generated, **assets()}.items()}
    if archive is not None:
        pages[ARCHIVE] = archive
    _write(target / "docs", pages)
    if settings is not None:
        inherited = Path(os.path.relpath(settings, target)).as_posix()
        built = Path(os.path.relpath(site or settings.parent / "site", target)).as_posix()
        config = {
            "INHERIT": inherited,
            "docs_dir": "docs",
            "site_dir": built,
            "nav": navigation(material, written, generated),
        }
        _write_one(target / "mkdocs.yml", yaml.safe_dump(config, sort_keys=False, allow_unicode=True).encode())
    return sorted(pages)


def _write(folder: Path, pages: Mapping[str, bytes]) -> None:
    """Make a folder hold these pages and nothing else; a page that has not changed is not touched."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(folder.rglob("*"), reverse=True):
        if file.is_dir():
            if not any(file.iterdir()):
                file.rmdir()
        elif file.relative_to(folder).as_posix() not in pages:
            file.unlink()
    for name, content in pages.items():
        _write_one(folder / name, content)


def _write_one(file: Path, content: bytes) -> None:
    if file.is_file() and file.read_bytes() == content:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def navigation(material: Material, written: Mapping[str, str], generated: Mapping[str, str]) -> list[Any]:
    """Return the navigation of the site, as MkDocs reads it. Pages are called by their own titles."""
    spec = material.spec
    rulebooks = [f"variants/{one.id}.md" for one in material.variants]
    found: list[Any] = [
        {"Home": "index.md"},
        {"Rules": ["rules/index.md", *(chapter_page(name) for name in spec.chapters)]},
        {
            "House rules": [
                "variants/index.md",
                "variants/compare.md",
                "variants/matrix.md",
                "variants/parameters.md",
                {"To print": rulebooks},
            ]
        },
        {"Sources": ["sources/index.md", "sources/conflicts.md", *(f"sources/{name}.md" for name in spec.sources)]},
    ]
    for folder, title in _SECTIONS.items():
        pages = _in_order(folder, written)
        if folder == "reference":
            pages += [name for name in generated if name.startswith("reference/")]
            protocol = [name for name in generated if name.startswith("protocol/")]
            pages += [{"Protocol": protocol}] if len(protocol) > 1 else protocol
        if pages:
            found.append({title: pages})
    loose = [name for name in written if name.partition("/")[0] not in _SECTIONS]
    return [*found, *loose]


def _in_order(folder: str, written: Mapping[str, str]) -> list[Any]:
    """Return the hand-written pages of a folder in the order in which its index names them."""
    here = [name for name in written if name.startswith(f"{folder}/")]
    index = f"{folder}/index.md"
    named = [f"{folder}/{name}" for name in _links(written.get(index, ""))]
    order = [index, *(name for name in dict.fromkeys(named) if name in here), *here]
    return [name for name in dict.fromkeys(order) if name in here]


def _links(text: str) -> Iterable[str]:
    return _LINK.findall(text)
