"""A text with plots and tables, before anybody has decided whether it is read on a screen or on paper."""

from __future__ import annotations

import msgspec


class Heading(msgspec.Struct, tag="heading", frozen=True):
    """Over a part of a section."""

    text: str


class Picture(msgspec.Struct, tag="picture", frozen=True):
    """A plot."""

    svg: str


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
    """The whole."""

    lang: str
    title: str
    question: str
    """What one wanted to know; may be empty."""
    about: str
    """Where the figures come from."""
    sections: list[Section]
