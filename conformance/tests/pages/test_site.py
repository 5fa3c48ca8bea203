"""The built site: strict, linked, light, and alone in the world; and what a browser makes of it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from chromium import FLAGS, browser, chromium, driver_program, served
from site_checks import Page, dead_links, outside_in_style, outside_loads

from handandfoot.spec import load_spec
from handandfoot_conformance.cases.archive import packed
from handandfoot_conformance.cases.case_book import Wanted
from handandfoot_conformance.checking import Options, run_check
from handandfoot_conformance.pages import Material, gather
from handandfoot_conformance.pages.site import ARCHIVE, lay_out

SPEC = load_spec()
IN_CI = bool(os.environ.get("CI"))
MOST_BYTES = 900_000
"""No page weighs more, without what all pages share."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not IN_CI and find_spec("material") is None, reason="needs the extra docs"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site, built as `make site` does it, with the scenarios of two sources to save time."""
    folder = tmp_path_factory.mktemp("site")
    whole = gather(SPEC)
    report = run_check(Options(wanted=Wanted(rules=("HF-WILD-02",)), floor=False))
    features = tuple(one for one in whole.features if "/ru/" in one.path or "/sources/" not in one.path)
    claimed = {path for one in SPEC.claims.values() for path in one.scenario}
    features += tuple(one for one in whole.features if one.path in claimed and one not in features)
    material = Material(SPEC, features, whole.engine, report)
    lay_out(material, folder, SPEC.root / "mkdocs.yml", folder / "built", packed({"a": b""}, "folder"))
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", folder / "mkdocs.yml"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert (built.returncode, built.stderr.strip()) == (0, "")
    return folder / "built"


@pytest.fixture(scope="module")
def read(site):
    """Every built page but that for pages that are not there."""
    files = [file for file in site.rglob("*.html") if file.name != "404.html"]
    return {file.relative_to(site).as_posix(): Page(file.read_text("utf-8")) for file in files}


def test_every_link_leads_somewhere(site, read):
    """Pages, files and anchors of the built site, the theme's own links included."""
    files = [file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()]

    assert dead_links(read, files) == []


def test_the_site_links_to_the_archive(site, read):
    """What readers can take home lies on the site, and the page that tells of it links to it."""
    assert f"../{ARCHIVE}" in read["how-to/run-the-cases-yourself.html"].links
    assert packed({"a": b""}, "folder") == (site / ARCHIVE).read_bytes()


def test_nothing_is_loaded_from_another_host(site, read):
    """Pages and stylesheets load only what lies beside them."""
    styles = {file.name: outside_in_style(file.read_text("utf-8")) for file in site.rglob("*.css")}

    assert [(name, outside_loads(page)) for name, page in read.items() if outside_loads(page)] == []
    assert {name: found for name, found in styles.items() if found} == {}


def test_every_rule_dispute_and_value_has_its_address(read):
    """Permanent names are the addresses of places."""
    rules = {one.id for one in SPEC.rules.values()}
    places = {each for name, page in read.items() if name.startswith("rules/") for each in page.ids}

    assert rules - places == set()
    assert {one.id for one in SPEC.conflicts.values()} - set(read["sources/conflicts.html"].ids) == set()
    assert set(SPEC.parameters) - set(read["variants/parameters.html"].ids) == set()


def test_no_page_is_heavy(site):
    """A page loads quickly on a phone."""
    heavy = {file.relative_to(site).as_posix(): file.stat().st_size for file in site.rglob("*.html")}

    assert {name: size for name, size in heavy.items() if size > MOST_BYTES} == {}


def test_the_page_of_what_is_tested_tells_a_real_run(site):
    """Its numbers come from a report."""
    text = (site / "reference/tested.html").read_text("utf-8")

    assert re.search(r"The reference engine was judged in [\d,]+ cases", text)


# In a browser

KINDS = (
    "index.html", "rules/index.html", "rules/pile.html", "variants/index.html", "variants/it.html",
    "variants/matrix.html", "variants/parameters.html", "variants/compare.html", "sources/index.html",
    "sources/conflicts.html", "sources/ru.html", "reference/glossary.html", "reference/steps.html",
    "reference/tested.html", "examples/ru/pile.html", "how-to/write-house-rules.html",
)  # fmt: skip

in_a_browser = [
    pytest.mark.browser,
    pytest.mark.skipif(not IN_CI and not (chromium() and driver_program()), reason="needs Chromium and its driver"),
]


def marked(test):
    for mark in in_a_browser:
        test = mark(test)
    return test


@pytest.fixture(scope="module")
def window(tmp_path_factory):
    with browser(tmp_path_factory.mktemp("chromium")) as opened:
        yield opened


@pytest.fixture(scope="module")
def address(site):
    with served(site) as found:
        yield found


def resize(window, width, height):
    """Show pages as a screen of this size does; phones have touch and a finer grid."""
    values = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
    window.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", values)


def requested(window):
    """Return the address of everything that was asked for since the last call."""
    messages = [json.loads(each["message"])["message"] for each in window.get_log("performance")]
    sent = [each["params"]["request"]["url"] for each in messages if each["method"] == "Network.requestWillBeSent"]
    return [url for url in sent if not url.startswith(("data:", "blob:", "about:", "chrome"))]


def until(window, condition, seconds=10):
    from selenium.webdriver.support.ui import WebDriverWait

    return WebDriverWait(window, seconds, poll_frequency=0.05).until(lambda _: window.execute_script(condition))


@marked
def test_pages_ask_nobody_else_and_report_no_error(window, address):
    """Every kind of page is shown without a request to another host and without an error in a script."""
    window.get_log("browser")
    asked = set()
    for page in KINDS:
        window.get(f"{address}/{page}")
        asked |= set(requested(window))
    severe = [each["message"] for each in window.get_log("browser") if each["level"] == "SEVERE"]

    assert {url for url in asked if not url.startswith(address)} == set()
    assert [message for message in severe if "favicon" not in message] == []


@marked
@pytest.mark.parametrize("width", [360, 390, 768, 1280])
def test_no_page_is_wider_than_the_screen(window, address, width):
    """Wide tables scroll inside themselves, on a phone too."""
    resize(window, width, 844)
    wide = {}
    for page in KINDS:
        window.get(f"{address}/{page}")
        shown = window.execute_script("return document.documentElement.scrollWidth")
        if shown > width:
            wide[page] = shown

    assert wide == {}


@marked
def test_two_tables_are_compared_in_the_page(window, address):
    """Choosing two variants shows their differences, and the address keeps the choice."""
    window.get(f"{address}/variants/compare.html#ru,it")
    until(window, "return document.querySelectorAll('#hf-differences tr').length > 5")
    text = window.execute_script("return document.getElementById('hf-differences').textContent")
    assert "takes its top seven cards" in text
    assert "takes the whole of it" in text

    window.execute_script(
        "const s = document.getElementById('hf-second'); s.value = 'ru'; s.dispatchEvent(new Event('change'))"
    )
    assert window.execute_script("return location.hash") == "#ru,ru"
    assert "No difference" in window.execute_script("return document.getElementById('hf-count').textContent")


@marked
def test_the_matrix_can_show_only_what_differs(window, address):
    """The switch hides the rows in which all agree, without a script."""
    resize(window, 1280, 844)
    window.get(f"{address}/variants/matrix.html")
    shown = "return [...document.querySelectorAll('.hf-matrix tbody tr')].filter(one => one.offsetParent).length"
    every = window.execute_script(shown)
    window.execute_script("document.getElementById('hf-differing').click()")

    assert 0 < window.execute_script(shown) < every


@marked
@pytest.mark.parametrize("way", ["served", "from a folder"])
def test_the_search_finds_a_rule(window, address, site, way):
    """The search needs no other host; from a folder it needs no server either."""
    resize(window, 1280, 844)
    window.get(f"{address if way == 'served' else site.as_uri()}/index.html?q=frozen")
    until(window, "return document.querySelectorAll('.md-search-result__item a').length > 0", 20)
    links = window.execute_script(
        "return [...document.querySelectorAll('.md-search-result__item a')].map(one => one.getAttribute('href'))"
    )

    assert any("rules/pile.html" in link for link in links)


@marked
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_what_is_behind_them(window, address, scheme):
    """Text, links, verdicts and cards have a contrast of at least 4.5 in both colour schemes."""
    features = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    window.execute_cdp_cmd("Emulation.setEmulatedMedia", features)
    try:
        window.get(f"{address}/rules/pile.html")
        faint = window.execute_script(CONTRAST)
    finally:
        window.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    assert faint == []


CONTRAST = """
const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
  .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const parts = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
const over = (top, below) => top.slice(0, 3).map((v, i) => v * top[3] + below[i] * (1 - top[3]));
const behind = (one) => {
  const layers = [];
  for (let each = one; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (style.backgroundImage !== "none") return null;
    const colour = parts(style.backgroundColor);
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
  }
  return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
};
const faint = new Map();
for (const one of document.querySelector(".md-container").querySelectorAll(
    ".md-nav__link, p, td, th, a, dt, h2, h3, code, .hf-card, .hf-verdict, .hf-small")) {
  if (!one.textContent.trim() || one.matches(".headerlink") || !one.offsetParent) continue;
  const ground = behind(one);
  if (!ground) continue;
  const [a, b] = [light(over(parts(getComputedStyle(one).color), ground)), light(ground)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) faint.set(one.tagName + "." + one.className, Math.round(ratio * 100) / 100);
}
return [...faint];
"""


@marked
@pytest.mark.parametrize("variant", SPEC.variant_ids)
def test_a_rulebook_prints_on_three_pages_at_most(site, tmp_path, variant):
    """A player prints the rules of the table: two or three sheets of A4."""
    pdf = tmp_path / f"{variant}.pdf"
    page = (site / "variants" / f"{variant}.html").as_uri()
    subprocess.run(
        [str(chromium()), *FLAGS, f"--user-data-dir={tmp_path / 'files'}", "--no-pdf-header-footer",
         f"--print-to-pdf={pdf}", page],
        check=True,
        capture_output=True,
        timeout=60,
    )  # fmt: skip

    assert 1 <= pages_of(pdf) <= 3


def pages_of(pdf: Path) -> int:
    """Return the number of pages of a PDF file."""
    return max(map(int, re.findall(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", pdf.read_bytes(), re.DOTALL)))
