"""The rulebook of one table as one HTML page that needs nothing else: to print, to send, to hang up."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from handandfoot_conformance.pages.render import text
from handandfoot_conformance.pages.rulebook import rulebook

if TYPE_CHECKING:
    from handandfoot.spec import Spec
    from handandfoot.spec.model import Variant

__all__ = ["rulebook_alone"]


def rulebook_alone(spec: Spec, variant: Variant) -> str:
    """Return the page of a variant, which may be in nobody's files but its owner's."""
    style = (resources.files("handandfoot_conformance.pages") / "assets" / "site.css").read_text("utf-8")
    return text("alone.html", book=rulebook(spec, variant), version=spec.version, style=style)
