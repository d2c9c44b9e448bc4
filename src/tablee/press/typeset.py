"""From pages of marks, or an article, to a PDF, with Typst: its fonts are in its wheel, and it asks no network."""

from __future__ import annotations

from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Final

import msgspec

from tablee.core.article import Article
from tablee.core.errors import TableeError
from tablee.press.marks import Booklet

INSTALL: Final = 'pip install "tablee[press]"'
"""What brings the typesetter."""


class PressMissing(TableeError):
    """The extra ``press`` is not installed."""

    key = "error-press-missing"


def is_press_here() -> bool:
    """Whether the typesetter is installed."""
    return find_spec("typst") is not None


def typeset(booklet: Booklet) -> bytes:
    """The booklet as a PDF; the same booklet gives the same bytes."""
    return _set("pages.typ", booklet=booklet)


def typeset_article(article: Article) -> bytes:
    """The article as a PDF; the same article gives the same bytes."""
    return _set("article.typ", article=article)


def _set(template: str, **inputs: msgspec.Struct) -> bytes:
    source = (files("tablee.press") / template).read_bytes()
    written = {name: msgspec.json.encode(value).decode() for name, value in inputs.items()}
    return bytes(_typst().compile(source, format="pdf", ignore_system_fonts=True, sys_inputs=written))


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError:
        raise PressMissing(f"printing needs the extra 'press': {INSTALL}", command=INSTALL) from None
    return typst
