"""A page of text and tables to look things up during a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.marks import Block, Grid, Page, Prose
from tablee.press.printing import Job


class Sheet(NamedTuple):
    """A sheet to look things up, on paper or on a screen."""

    title: str
    blocks: Sequence[Block | Grid]
    size: float = 9
    """Of printed text, in points."""


WIDTH: Final = 188.0
"""The same on every paper."""
_GAP: Final = 2.0
"""Below the heading."""


def draw_sheet(sheet: Sheet, job: Job) -> Page:
    """The page; its text is smaller than meant if the numbers of a user's own file make it longer."""
    title, blocks, size = sheet
    area = job.paper.area(WIDTH)
    room = area.below(HEADING_HEIGHT + _GAP)
    text = Prose((room.left, room.top), room.width, room.height, blocks, size=size, shrinks=True)
    return Page([*draw_heading(area, title, job.words("game-title")), text])
