"""Where everything stands on the site, and links from one page to another."""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

if TYPE_CHECKING:
    from handandfoot_conformance.pages.material import Material

__all__ = ["Links", "chapter_page", "relative"]


def chapter_page(chapter: str) -> str:
    """Return the page of a chapter of the rules."""
    return f"rules/{chapter.lower()}.md"


def relative(here: str, target: str) -> str:
    """Return the address of a page, with or without an anchor, as seen from another page of the built site."""
    page, mark, anchor = target.partition("#")
    if page == here and mark:
        return f"#{anchor}"
    way = posixpath.relpath(page, posixpath.dirname(here) or ".")
    return way.removesuffix(".md") + (".html" if page.endswith(".md") else "") + mark + anchor


class Links:
    """Links from one page to whatever has a place of its own."""

    def __init__(self, material: Material, here: str) -> None:
        self.material = material
        self.spec = material.spec
        self.here = here

    def to(self, target: str, text: object, kind: str = "") -> Markup:
        """Return a link to a page, with or without an anchor."""
        named = Markup(' class="{}"').format(kind) if kind else Markup("")
        return Markup('<a{} href="{}">{}</a>').format(named, relative(self.here, target), text)

    def rule(self, name: str, text: object = "") -> Markup:
        """Return a link to a rule."""
        if name not in self.spec.rules:
            return escape(text or name)
        target = f"{chapter_page(self.spec.rules[name].chapter)}#{name}"
        return self.to(target, text or name, "hf-id" if not text else "")

    def chapter(self, name: str, text: object = "") -> Markup:
        """Return a link to a chapter."""
        return self.to(chapter_page(name), text or self.spec.chapters[name].title)

    def parameter(self, name: str, text: object = "") -> Markup:
        """Return a link to a parameter."""
        if name not in self.spec.parameters:
            return escape(text or name)
        return self.to(f"variants/parameters.md#{name}", text or self.spec.parameters[name].title)

    def conflict(self, name: str, text: object = "") -> Markup:
        """Return a link to a conflict."""
        return self.to(f"sources/conflicts.md#{name}", text or name, "hf-id" if not text else "")

    def variant(self, name: str, text: object = "") -> Markup:
        """Return a link to the rulebook of a variant."""
        if name not in self.spec.variant_ids:
            return escape(text or name)
        return self.to(f"variants/{name}.md", text or self.spec.variant(name).title)

    def place(self, source: str, line: int | None = None, text: object = "") -> Markup:
        """Return a link to a line of a source's ledger, or to its page."""
        shown = text or (f"{source}, line {line}" if line is not None else source)
        known = line is not None and (source, line) in self.material.claims_by_line
        return self.to(f"sources/{source}.md" + (f"#line-{line}" if known else ""), shown)

    def example(self, page: str, anchor: str, text: object) -> Markup:
        """Return a link to a scenario."""
        return self.to(f"{page}#{anchor}", text)

    def prose(self, text: str) -> Markup:
        """Return a text of the specification: what is between backquotes is code, or a link."""
        found = Markup("")
        for number, part in enumerate(text.split("`")):
            if number % 2 == 0:
                found += escape(part)
            elif part in self.spec.parameters:
                found += self.parameter(part, Markup("<code>{}</code>").format(part))
            else:
                found += Markup("<code>{}</code>").format(part)
        return found
