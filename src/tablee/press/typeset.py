"""From pages of marks to a PDF, with Typst: its fonts are in its wheel, and it asks no network for anything."""

from __future__ import annotations

from importlib.resources import files
from types import ModuleType

import msgspec

from tablee.core.errors import TableeError
from tablee.press.marks import Booklet


class PressMissing(TableeError):
    """The extra ``press`` is not installed."""

    key = "error-press-missing"


def typeset(booklet: Booklet) -> bytes:
    """The booklet as a PDF; the same booklet gives the same bytes."""
    template = (files("tablee.press") / "pages.typ").read_bytes()
    inputs = {"booklet": msgspec.json.encode(booklet).decode()}
    return bytes(_typst().compile(template, format="pdf", ignore_system_fonts=True, sys_inputs=inputs))


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError:
        install = 'pip install "tablee[press]"'
        raise PressMissing(f"printing needs the extra 'press': {install}", command=install) from None
    return typst
