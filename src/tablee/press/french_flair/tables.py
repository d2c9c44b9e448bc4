"""Small tables: cells of one line or of a few, which the catalogues break, and a thin line below each row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.press.ink import BLACK, PALE
from tablee.press.marks import Label, Mark, Path

TITLE_HEIGHT: Final = 6.8
_LINE: Final = 3.65
"""Millimetres of a line of text."""
_PADDING: Final = 0.85
_SIZE: Final = 8.8
"""Of the text, in points."""


class Row(NamedTuple):
    """The cells of a row."""

    cells: Sequence[str]
    bold: bool = False

    @property
    def height(self) -> float:
        """In millimetres."""
        return _PADDING + _LINE * max(1 + text.count("\n") for text in self.cells)


class PrintedTable(NamedTuple):
    """A title, the widths of the columns, and rows."""

    title: str
    widths: Sequence[float]
    rows: Sequence[Row]

    @property
    def height(self) -> float:
        return TITLE_HEIGHT + sum(row.height for row in self.rows)

    def draw(self, left: float, top: float) -> list[Mark]:
        """The table from its upper left corner."""
        marks: list[Mark] = [Label((left, top + 3.4), self.title, 11.5, "left", bold=True)]
        top += TITLE_HEIGHT
        marks.append(self._rule(left, top, BLACK))
        for row in self.rows:
            marks += self._row(row, left, top)
            top += row.height
            marks.append(self._rule(left, top, BLACK if row.bold else PALE))
        return marks

    def _rule(self, left: float, top: float, colour: str) -> Path:
        return Path([[(left, top), (left + sum(self.widths), top)]], stroke=colour, width=0.15)

    def _row(self, row: Row, left: float, top: float) -> list[Mark]:
        marks: list[Mark] = []
        for text, width in zip(row.cells, self.widths):
            marks += _cell(text, row, left, top)
            left += width
        return marks


def _cell(text: str, row: Row, left: float, top: float) -> list[Mark]:
    lines = text.split("\n") if text else []
    first = top + (_PADDING + _LINE) / 2
    return [
        Label((left, first + place * _LINE), line, _SIZE, "left", bold=row.bold) for place, line in enumerate(lines)
    ]
