"""The pages of Ubongo in their order, and what its cover says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from tablee.games.ubongo.sheets import ROWS, SIDES, Sheet, SheetBox, load_sheets
from tablee.press.cover import HEADING_HEIGHT, Section, draw_cover, draw_heading
from tablee.press.marks import Page
from tablee.press.packing import Cutout, pack
from tablee.press.printing import Job
from tablee.press.ubongo.pieces import cut_pieces, draw_parade
from tablee.press.ubongo.reference import STEPS
from tablee.press.ubongo.sheet import draw_sheet
from tablee.press.ubongo.table import cut_numbers, cut_pawn, cut_track

BOTH: Final = "both"


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be chosen.  The words for each are in ``text/*.ftl``."""

    side: Literal["both", "A", "B"] = BOTH
    """Which sides of the sheets."""


def draw(job: Job) -> list[Page]:
    """The cover, the sheets, and what is to be cut out."""
    options = job.options or Options()
    box = load_sheets(job.material)
    sheets = chosen_sheets(box, options.side)
    cutouts = draw_cutouts(job)
    text = _cover_text(job, options.side, len(sheets), len(cutouts))
    cover = draw_cover(job.paper, job.words, draw_parade(job.ink), text)
    return [cover, *(draw_sheet(sheet, box.material, job) for sheet in sheets), *cutouts]


def chosen_sheets(box: SheetBox, side: str) -> list[Sheet]:
    """The sheets of a side; of both, each side B right after its side A, to be printed on its back."""
    if side != BOTH:
        return box.sides[side]
    return [sheet for pair in zip(*(box.sides[side] for side in SIDES)) for sheet in pair]


def draw_cutouts(job: Job) -> list[Page]:
    """A set of pieces and a pawn for each player; the track lies with the first set, the numbers with the second."""
    return [*_set_pages(job, 1, cut_track(job)), *_set_pages(job, 2, cut_numbers(job.ink))]


def _set_pages(job: Job, number: int, extra: Cutout) -> list[Page]:
    area = job.paper.area()
    items = [*cut_pieces(job.ink, number), [cut_pawn(job.ink, number)], [extra]]
    heading = draw_heading(area, job.words("print-set", player=number), job.words("print-set-mark", player=number))
    return [Page([*heading, *page.marks]) for page in pack(items, area.below(HEADING_HEIGHT))]


# --------------------------------------------------------------------------------------------------------- the cover


def _cover_text(job: Job, side: str, sheets: int, cutouts: int) -> list[Section]:
    words = job.words
    last = 1 + sheets
    pages = words("print-pages", first=2, last=last), words("print-pages", first=last + 1, last=last + cutouts)
    printing = [
        words("print-scale", paper=job.paper.title),
        words("print-ubongo-sheets", pages=pages[0], both=side == BOTH),
        words("print-ubongo-card", pages=pages[1]),
    ]
    return [
        Section("", [words("print-ubongo-inside", sheets=sheets, puzzles=ROWS * sheets)]),
        Section(words("print-printing"), printing),
        Section(words("print-cutting"), _steps(job, "pieces", "pawns", "track", "numbers")),
        Section(words("print-playing"), _steps(job, *STEPS)),
    ]


def _steps(job: Job, *names: str) -> Sequence[str]:
    return [job.words(f"print-ubongo-{name}") for name in names]
