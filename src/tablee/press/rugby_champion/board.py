"""What lies on the table: the score, and the line of the Non-joueur with the places of the piles."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.games.rugby_champion.cards import TYPES, Box
from tablee.games.rugby_champion.position import SLOTS
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH
from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.icons import draw_icon
from tablee.press.ink import CREAM, GRASS, GREY, WHITE
from tablee.press.marks import Label, Mark, Page, Path, Point, moved, rectangle
from tablee.press.paper import Area
from tablee.press.printing import Job
from tablee.press.reconstructed import Reconstructed
from tablee.press.rugby_champion.icons import TYPE_ICONS
from tablee.press.sides import SIDES, Side, draw_badge
from tablee.press.tracks import draw_digits, draw_spaces

WIDTH: Final = 188.0
_TRACK: Final = 90.0
_LEVEL: Final = (47.0, 16.0)
_TOUCH: Final = 22.0
"""The width of the strip beyond the line."""
_TAB: Final = 8.0
_SLOT_GAP: Final = 4.0
_ADVANCED: Final = 14.0
"""How far the card in the centre stands before the others (RC-10)."""
_PLACE: Final = CARD_HEIGHT + 2.0
_FIELD: Final = 2 * (CARD_WIDTH + 2.0 + _SLOT_GAP)
_HEIGHT: Final = 2 * _PLACE + _ADVANCED + 34.0


# --------------------------------------------------------------------------------------------------------- the score


def draw_score(box: Box, job: Job) -> Page:
    """Points of both sides, the half, the difficulty, and a place for the Avantage."""
    area = job.paper.area(WIDTH)
    words, reconstructed = job.words, Reconstructed(box.reconstructed)
    marks = draw_heading(area, words("print-rugby-board"), words("game-title"))
    top = area.top + HEADING_HEIGHT + 4.0
    for place, side in enumerate(SIDES):
        marks += moved(_draw_points(side, job), area.left + place * (WIDTH - _TRACK), top)
    levels = msgspec.structs.asdict(box.set_piece)
    texts = [f"{words(f'print-rugby-{level}')} {value}" for level, value in levels.items()]
    difficulty = reconstructed.signed(words("print-rugby-difficulty"), "set_piece")
    marks += moved(_draw_titled(difficulty, texts, 4, _LEVEL, job), area.left, top + 82.0)
    marks += moved(_draw_titled(words("print-rugby-half"), ["1", "2"], 2, (22.0, 16.0), job), area.left, top + 116.0)
    marks.append(Label((area.left, top + 158.0), say_points(box, job), 12, "left", bold=True, room=110.0))
    marks += draw_place(Area(area.right - CARD_WIDTH - 2.0, top + 116.0, CARD_WIDTH + 2.0, _PLACE), "advantage", job)
    return Page(marks)


def say_points(box: Box, job: Job) -> str:
    """RC-4: what everything counts."""
    return job.words("print-rugby-worth", **point_facts(box))


def point_facts(box: Box) -> dict[str, str]:
    """RC-4: try, conversion and penalty as they are written, with the sign of what is ours."""
    reconstructed, points = Reconstructed(box.reconstructed), box.points
    return {
        "points": reconstructed.signed(str(points.a_try), "points.try"),
        "conversion": reconstructed.signed(str(points.conversion), "points.conversion"),
        "penalty": reconstructed.signed(str(points.penalty), "points.penalty"),
    }


def _draw_points(side: Side, job: Job) -> list[Mark]:
    title = Label(
        (14.0, 5.0), job.words("print-rugby-points-of", side=side.name), 12, "left", bold=True, room=_TRACK - 15
    )
    note = Label((_TRACK / 2, 77.0), job.words("print-rugby-tens"), 8.5, colour=GREY)
    badge = draw_badge(side, (6.0, 5.0), 4.6, "")
    return [*badge, title, *moved(draw_digits(_TRACK, 15.0, job.ink), 0, 11.0), note]


def _draw_titled(title: str, texts: list[str], columns: int, size: tuple[float, float], job: Job) -> list[Mark]:
    spaces = draw_spaces(texts, columns, size, job.ink.tint(CREAM), 12)
    return [Label((0, 4.0), title, 12, "left", bold=True), *moved(spaces, 0, 9.0)]


def draw_place(area: Area, name: str, job: Job) -> list[Mark]:
    """An outline that a card lies in."""
    words = job.words
    marks: list[Mark] = [rectangle(*area, fill=job.ink.tint(WHITE), stroke=GREY, line=0.3)]
    middle = area.top + area.height / 2
    if words.has(f"print-rugby-place-{name}-is"):
        note = words(f"print-rugby-place-{name}-is")
        marks.append(Label((area.middle, middle + 4.0), note, 8.5, colour=GREY, room=area.width - 6))
        middle -= 3.0
    marks.append(Label((area.middle, middle), words(f"print-rugby-place-{name}"), 11, room=area.width - 6))
    return marks


# ---------------------------------------------------------------------------------------------------------- the line


def draw_line(job: Job) -> list[Page]:
    """RC-10: L2 and L1, then C and R1 with the tab that the first half is glued onto."""
    return [_draw_half(job, left=True), _draw_half(job, left=False)]


def _draw_half(job: Job, *, left: bool) -> Page:
    area = job.paper.area(WIDTH)
    side = "left" if left else "right"
    marks = draw_heading(area, job.words(f"print-rugby-line-{side}"), job.words("game-title"))
    top = area.top + HEADING_HEIGHT
    start = area.left + (WIDTH - _TOUCH - _FIELD - _TAB) / 2
    if not left:
        marks += moved(_draw_tab(job), start, top)
        start += _TAB
    field_at = start + _TOUCH if left else start
    marks += moved(_draw_field(SLOTS[:2] if left else SLOTS[2:], job), field_at, top)
    marks += moved(_draw_touch(job), start if left else start + _FIELD, top)
    return Page(marks)


def _draw_tab(job: Job) -> list[Mark]:
    corners: list[Point] = [(_TAB, 0.0), (0.0, 4.0), (0.0, _HEIGHT - 4.0), (_TAB, _HEIGHT)]
    glue = Label((_TAB / 2, _HEIGHT / 2), job.words("print-rugby-glue"), 9, colour=GREY, climbing=True)
    return [Path([corners], stroke=GREY, width=0.2, dashed=True), glue]


def _draw_touch(job: Job) -> list[Mark]:
    """Where the line ends."""
    ground = rectangle(0, 0, _TOUCH, _HEIGHT, fill=job.ink.tint(CREAM), line=0.5)
    return [ground, Label((_TOUCH / 2, _HEIGHT / 2), job.words("print-rugby-touch"), 28, colour=GREY, climbing=True)]


def _draw_field(slots: tuple[str, ...], job: Job) -> list[Mark]:
    """Two places of the line, and the places of two piles below them, where the attacker sits."""
    marks: list[Mark] = [rectangle(0, 0, _FIELD, _HEIGHT, fill=job.ink.tint(GRASS[0]), line=0.5)]
    piles = ("support", "set") if slots[0] == SLOTS[0] else ("draw", "discard")
    for place, (slot, pile) in enumerate(zip(slots, piles)):
        left = _SLOT_GAP / 2 + place * (CARD_WIDTH + 2.0 + _SLOT_GAP)
        top = 4.0 + (_ADVANCED if slot == "C" else 0.0)
        marks += _draw_slot(slot, Area(left, top, CARD_WIDTH + 2.0, _PLACE), job)
        marks += draw_place(Area(left, _HEIGHT - _PLACE - 10.0, CARD_WIDTH + 2.0, _PLACE), pile, job)
    note = Label((_FIELD / 2, _HEIGHT - 5.0), job.words("print-rugby-attacker"), 9, colour=GREY)
    return [*marks, note]


def _draw_slot(slot: str, area: Area, job: Job) -> list[Mark]:
    """RC-11, RC-12: which challenges there are here."""
    words = job.words
    types = TYPES[:2] if slot == "R1" else TYPES
    note = "print-rugby-two-types" if slot == "R1" else "print-rugby-every-type"
    marks: list[Mark] = [
        rectangle(*area, fill=job.ink.tint(WHITE), line=0.4),
        Label((area.middle, area.top + 30.0), words("slot", slot=slot), 34, bold=True),
    ]
    left = area.middle - 11.0 * (len(types) - 1) / 2
    for place, kind in enumerate(types):
        marks += draw_icon(TYPE_ICONS[kind], (left + 11.0 * place, area.top + 52.0), 8.5, job.ink)
    marks.append(Label((area.middle, area.top + 61.0), words(note), 9, room=area.width - 4))
    if slot == "C":
        marks.append(Label((area.middle, area.top + 67.0), words("print-rugby-opening"), 9, room=area.width - 4))
    return marks
