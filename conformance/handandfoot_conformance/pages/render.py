"""Templates: each gets the links of its own page and nothing that it does not ask for."""

from __future__ import annotations

from functools import cache
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from handandfoot.spec.model import Setting
from handandfoot.spec.parts import named_parts
from handandfoot_conformance.pages.cards import drawn, hand, text_with_cards
from handandfoot_conformance.pages.links import Links
from handandfoot_conformance.wording import values as words

if TYPE_CHECKING:
    from handandfoot.spec.model import Part
    from handandfoot_conformance.pages.material import Material

__all__ = ["authority", "page", "standing_of", "text"]

_STANDINGS = {
    "explicit": "says so",
    "implied": "follows from it",
    "silent": "does not say",
    "contradictory": "contradicts itself",
}

_UNQUOTED = str.maketrans({"`": None, '"': "”", "{": None, "}": None, "<": None})


def page(template: str, material: Material, here: str, **values: Any) -> str:
    """Return the text of the page at `here`."""
    links = Links(material, here)
    return text(f"{template}.md", a=links, here=here, material=material, spec=material.spec, **values)


def text(template: str, **values: Any) -> str:
    """Return what a template comes to."""
    return _environment().get_template(f"{template}.j2").render(**values).strip() + "\n"


def standing_of(standing: str) -> str:
    """Return what a standing means."""
    return _STANDINGS.get(standing, standing)


def authority(links: Links, setting: Setting) -> Markup:
    """Say on what authority a variant has a value, and a part of it that has its own."""
    parts = Markup("").join(
        Markup(" Of {}: {}").format(name, _authority(links, part)) for name, part in named_parts(setting)
    )
    whole = _authority(links, setting)
    stop = "." if parts and not whole.endswith(".") else ""
    return Markup("{}{}{}").format(whole, stop, parts)


def _authority(links: Links, setting: Setting | Part) -> Markup:
    if setting.assumed:
        borrowed = setting.borrowed_from
        lent = Markup(" Borrowed from {}.").format(links.place(borrowed.source, borrowed.line)) if borrowed else ""
        return Markup("<em>assumed:</em> {}{}").format(setting.assumed, lent)
    if isinstance(setting, Setting) and setting.changed:
        return Markup("<em>changed:</em> {}").format(setting.changed)
    places = Markup("; ").join(links.place(one.source, one.line) for one in setting.cite)
    how = {"implied": " (implied)", "contradictory": " (contradictory)"}.get(setting.standing, "")
    why = Markup(" {}").format(setting.why) if setting.why else Markup("")
    return Markup("{}{}{}").format(places, how, Markup(".{}").format(why) if places and why else why.strip())


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def _label(text: str, size: int = 62) -> str:
    """Return the beginning of a sentence, for a table of contents."""
    plain = text.translate(_UNQUOTED).removesuffix(".")
    if len(plain) <= size:
        return plain
    return plain[:size].rsplit(" ", 1)[0].rstrip(",;:") + " …"


def _quoted(text: str) -> str:
    """Return a text as a value in the head of a page."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("handandfoot_conformance.pages", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(
        dedent=dedent,
        cards=text_with_cards,
        label=_label,
        quoted=_quoted,
        upper_first=_upper,
        rank=drawn,
        joined=words.joined,
        sentences=words.sentences,
    )
    made.globals.update(
        authority=authority, brief=words.brief, count=_count, hand=hand, number=words.number, sentence=words.sentence,
        standing_of=standing_of,
    )  # fmt: skip
    return made
