"""A PDF looked at as a printer sees it: pages as pictures, and the letters on them with their places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2

from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH
from tablee.press.marks import Disc, Label, Page, Path, Prose

MM_PER_POINT = 25.4 / 72
DARK = 70
"""A line to cut along is darker than this, a colour of the box lighter."""
WHITE = 255


class Letter(NamedTuple):
    """A character, with the middle and the height of its shape in millimetres."""

    text: str
    x: float
    y: float
    height: float


class Picture:
    """A page in shades of grey, a few pixels a millimetre."""

    def __init__(self, page: pypdfium2.PdfPage, per_mm: int) -> None:
        self.per_mm = per_mm
        bitmap = page.render(scale=per_mm * MM_PER_POINT, grayscale=True, fill_color=(WHITE,) * 4)
        self.width, self.height = bitmap.width, bitmap.height
        data = bytes(bitmap.buffer)
        self.rows = [data[y * bitmap.stride : y * bitmap.stride + self.width] for y in range(self.height)]
        bitmap.close()

    @property
    def columns(self) -> list[bytes]:
        whole = b"".join(self.rows)
        return [whole[x :: self.width] for x in range(self.width)]

    def margins(self) -> tuple[float, float, float, float]:
        """Millimetres without any ink: left, top, right, bottom."""
        used_rows = [y for y, row in enumerate(self.rows) if row.count(WHITE) < self.width]
        used_columns = [x for x, column in enumerate(self.columns) if column.count(WHITE) < self.height]
        return (
            used_columns[0] / self.per_mm,
            used_rows[0] / self.per_mm,
            (self.width - 1 - used_columns[-1]) / self.per_mm,
            (self.height - 1 - used_rows[-1]) / self.per_mm,
        )

    def ink(self) -> float:
        """How much of the page is covered, a full black page being 1."""
        return float(sum(WHITE * len(row) - sum(row) for row in self.rows) / (WHITE * self.width * self.height))

    def darkest_between(self, start: tuple[float, float], end: tuple[float, float]) -> int:
        """The darkest shade on the way from one point to another, in millimetres."""
        steps = 1 + round(self.per_mm * max(abs(end[0] - start[0]), abs(end[1] - start[1])))
        points = [
            (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
            for i in range(steps + 1)
        ]
        return min(self.rows[round(y * self.per_mm)][round(x * self.per_mm)] for x, y in points)


def longest_run(line: bytes, darker_than: int) -> int:
    """The length of the longest row of pixels that are darker."""
    marked = line.translate(bytes(shade < darker_than for shade in range(256)))
    return max(map(len, marked.split(b"\0")))


def line_places(lines: list[bytes], per_mm: int, least: float, darker_than: int) -> list[float]:
    """Where lines of at least that length lie, in millimetres: the middle of each bundle of neighbours."""
    found = [place for place, line in enumerate(lines) if longest_run(line, darker_than) >= least * per_mm]
    bundles: list[list[int]] = []
    for place in found:
        if bundles and place - bundles[-1][-1] == 1:
            bundles[-1].append(place)
        else:
            bundles.append([place])
    return [(bundle[0] + bundle[-1] + 1) / 2 / per_mm for bundle in bundles]


def letters_on(page: pypdfium2.PdfPage) -> list[Letter]:
    """Every character of a page that can be seen."""
    text = page.get_textpage()
    high = page.get_height()
    found = []
    for place in range(text.count_chars()):
        left, bottom, right, top = text.get_charbox(place)
        sign = text.get_text_range(place, 1)
        if sign.strip():
            x, y = (left + right) / 2 * MM_PER_POINT, (high - (top + bottom) / 2) * MM_PER_POINT
            found.append(Letter(sign, x, y, (top - bottom) * MM_PER_POINT))
    text.close()
    return found


def text_of(page: pypdfium2.PdfPage) -> str:
    """The words of a page, each line break a space."""
    text = page.get_textpage()
    words = " ".join(text.get_text_bounded().split())
    text.close()
    return words


class Span(NamedTuple):
    """Where a character lies, in millimetres: its ends, and the middle of its height."""

    left: float
    right: float
    y: float


def spans_on(page: pypdfium2.PdfPage) -> Iterator[Span]:
    """Every character of a page that can be seen."""
    text = page.get_textpage()
    high = page.get_height()
    for place in range(text.count_chars()):
        left, bottom, right, top = text.get_charbox(place)
        if text.get_text_range(place, 1).strip():
            yield Span(left * MM_PER_POINT, right * MM_PER_POINT, (high - (top + bottom) / 2) * MM_PER_POINT)
    text.close()


class Marks(NamedTuple):
    """What is drawn on one card."""

    labels: list[Label]
    discs: list[Disc]
    prose: list[Prose]

    @property
    def texts(self) -> list[str]:
        """What is written on it in single lines."""
        return [label.text for label in self.labels]


def card_marks(page: Page, left: float, top: float) -> Marks:
    """Labels, circles and paragraphs of the card whose corner is there."""
    found = Marks([], [], [])
    for mark in page.marks:
        if isinstance(mark, Path) or not (
            left < mark.at[0] < left + CARD_WIDTH and top < mark.at[1] < top + CARD_HEIGHT
        ):
            continue
        if isinstance(mark, Label):
            found.labels.append(mark)
        elif isinstance(mark, Disc):
            found.discs.append(mark)
        else:
            found.prose.append(mark)
    return found


def labels_at(page: Page, left: float, top: float) -> list[Label]:
    """What is written on the card there."""
    return card_marks(page, left, top).labels
