"""The site: it builds strictly, loads nothing from another host, and can be read on a telephone."""

from __future__ import annotations

import functools
import http.server
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from runtimes import require_runtime
from selenium import webdriver
from selenium.webdriver.common.by import By

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"""<(?:script|img|iframe|source|audio|video)\b[^>]*\bsrc=["']?(?:https?:)?//"""
                    r"""|<link\b(?![^>]*\brel=["']?canonical)[^>]*\bhref=["']?(?:https?:)?//"""
                    r"""|@import|url\(["']?(?:https?:)?//""")  # fmt: skip


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder],
        cwd=ROOT,
        check=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    return folder


def test_pages_load_nothing_from_another_host(site: Path) -> None:
    """No page asks another host for a script, a style, a font or a picture."""
    pages = sorted(site.rglob("*.html"))

    assert pages
    assert [] == [page.name for page in pages if LOADED.search(page.read_text(encoding="utf-8"))]


def test_every_page_is_in_the_navigation(site: Path) -> None:
    """Every page of docs/ has been built."""
    pages = [page.relative_to(ROOT / "docs").with_suffix(".html") for page in (ROOT / "docs").rglob("*.md")]

    assert [] == [page for page in pages if not (site / page).is_file()]


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The address of the site on this machine."""
    handler = functools.partial(_Quiet, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, *arguments: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def browser() -> Iterator[webdriver.Chrome]:
    """A browser without a window, as wide as a telephone."""
    options = webdriver.ChromeOptions()
    options.binary_location = require_runtime("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=390,844"):
        options.add_argument(argument)
    driver = webdriver.Chrome(options, webdriver.ChromeService(require_runtime("chromedriver")))
    yield driver
    driver.quit()


@pytest.mark.browser
@pytest.mark.parametrize("page", ["index.html", "reference/command-line.html", "how-to/connect-your-engine.html"])
def test_page_in_a_browser(page: str, address: str, browser: webdriver.Chrome) -> None:
    """A page loads from its own host only, reports no error, and does not have to be moved sideways."""
    browser.get(f"{address}/{page}")

    assert browser.find_element(By.TAG_NAME, "h1").text
    loaded = browser.execute_script("return performance.getEntriesByType('resource').map(one => one.name)")
    assert [] == [name for name in loaded if not name.startswith((address, "data:", "blob:"))]
    assert [] == [entry for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]
    wide = browser.execute_script("return document.scrollingElement.scrollWidth - window.innerWidth")
    assert wide <= 0
