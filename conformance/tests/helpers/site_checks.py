"""Reading pages as a reader's browser would: links, anchors, what is loaded and from where."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Mapping
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

_LOADS = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src",
          "audio": "src", "object": "data", "embed": "src", "use": "href"}  # fmt: skip
_NOT_LOADED = {"canonical", "next", "prev", "author", "license"}
_OUTSIDE = re.compile(r"^(?:https?:)?//")
_IN_STYLE = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])(?:https?:)?//""")
_OF_THEME = {"__skip", "__toc"}
_CHOOSING = {"variants/compare.html"}
"""Pages on which an anchor chooses something."""
_HEADING_ID = re.compile(r"^#{1,6} .*\{ #([\w.-]+)", re.MULTILINE)


class Page(HTMLParser):
    """What one page holds: the places that can be linked to, its links, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.nameless: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag says."""
        found = {name: value or "" for name, value in attrs}
        if found.get("id"):
            self.ids.append(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        wanted = _LOADS.get(tag)
        if wanted and found.get(wanted) and not (tag == "link" and found.get("rel") in _NOT_LOADED):
            self.loads.append(found[wanted])
        if tag == "img" and "alt" not in found:
            self.nameless.append(found.get("src", ""))
        if found.get("role") == "img" and not found.get("aria-label"):
            self.nameless.append(tag)


def markdown_page(text: str) -> Page:
    """Return what a page in Markdown with HTML in it holds; the names of headings count as places."""
    page = Page(text)
    page.ids += _HEADING_ID.findall(text)
    return page


def dead_links(pages: Mapping[str, Page], others: Iterable[str] = ()) -> list[str]:
    """Return every link to a page or an anchor that is not there; `others` are files that are no pages."""
    files = set(pages) | set(others)
    ids = {name: set(page.ids) for name, page in pages.items()}
    dead = []
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            path = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path))) if parts.path else name
            )
            path = "index.html" if path == "." else path
            anchor = unquote(parts.fragment)
            if path not in files:
                dead.append(f"{name}: {link}: no such page")
            elif anchor and path in ids and not (anchor in ids[path] or path in _CHOOSING or anchor in _OF_THEME):
                dead.append(f"{name}: {link}: no such place")
    return dead


def outside_loads(page: Page) -> list[str]:
    """Return what a page loads from another host."""
    return [each for each in page.loads if _OUTSIDE.match(each)]


def outside_in_style(text: str) -> list[str]:
    """Return what a stylesheet loads from another host."""
    return _IN_STYLE.findall(text)
