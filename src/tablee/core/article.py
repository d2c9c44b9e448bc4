"""A text with plots and tables, before anybody has decided whether it is read on a screen or on paper."""

from __future__ import annotations

import msgspec


class Heading(msgspec.Struct, tag="heading", frozen=True):
    """The title of a part of a section: what the plots and tables below it are about."""

    text: str


class Picture(msgspec.Struct, tag="picture", frozen=True):
    """A plot, drawn already, in the article's language."""

    svg: str
    narrow: str
    """The same for a phone."""


class Figures(msgspec.Struct, tag="figures", frozen=True):
    """A table whose first column names things."""

    titles: list[str]
    rows: list[list[str]]


Part = Heading | Picture | Figures


class Section(msgspec.Struct, frozen=True):
    """A question, what is to be seen there, and the answer."""

    title: str
    text: str
    parts: list[Part]


class Article(msgspec.Struct, frozen=True):
    """A report in one language, with all its sections, that screen and press each lay out in their way."""

    lang: str
    title: str
    question: str
    """What one wanted to know; may be empty."""
    about: str
    """Where the figures come from."""
    sections: list[Section]
