"""The sheet to look things up during a match, on one page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.games.french_flair.box import FrenchFlair
from tablee.games.french_flair.moves import ABILITIES
from tablee.games.french_flair.origins import (
    BACKS,
    EIGHT_NINE,
    FORWARDS,
    KINDS,
    LINK,
    ORIGINS,
    RELANCE,
    Origin,
)
from tablee.games.french_flair.position import CONVERSION, GOAL, TRY
from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.french_flair.icons import ABILITY_ICONS, ABILITY_NAMES
from tablee.press.french_flair.tables import TITLE_HEIGHT, PrintedTable, Row
from tablee.press.icons import draw_icon
from tablee.press.ink import BLACK
from tablee.press.marks import Block, Disc, Grid, Label, Mark, Page
from tablee.press.printing import Job
from tablee.press.sheet import Sheet
from tablee.words import Words

WIDTH: Final = 188.0
_GAP: Final = 1.6
_BANDS: Final = ((1, 5), (6, 8), (9, 10), (11, 14), (15, 15))
"""Numbers that can do the same."""
_NUMBER_WIDTH: Final = 20.0
_ABILITY_WIDTH: Final = 16.0
_COLUMN: Final = 108.0
"""Where the tables to the right of the abilities begin."""

_DISTANCES: Final = ("opening", "intermediate", "advance", "relay", "pack", "run", "kicks")
_KIND_ORDER: Final = (RELANCE, EIGHT_NINE, FORWARDS, BACKS, LINK)
_PLAYS: Final = ("forwards", "backs", "link", "relance", "eight-nine", "relay", "maul", "fixation")
_DUELS: Final = ("dice", "ruck", "near", "last")
_THROWS: Final = ("tackle", "run", "kick", "touch", "goal", "scrum", "line-out")
"""What doubles and ones have a meaning for."""


def sheets(game: FrenchFlair, words: Words) -> list[Sheet]:
    """All there is to look up."""
    blocks: list[Block | Grid] = [Block("heading", words("print-flair-abilities")), _able(words)]
    blocks += [Block("text", words("print-flair-everybody")), Block("text", _points(words))]
    for table in (_distances(words), _following(words), _combinations(words), _duels(words), _throws(words)):
        blocks += [Block("heading", table.title), *_as_grid(table)]
    return [Sheet(words("print-flair-reference"), blocks)]


def _able(words: Words) -> Grid:
    """The table of abilities without drawings."""
    head = ["", *(words(f"print-flair-{name}") for name in ABILITY_NAMES.values())]
    rows = [
        [numbers(words, *band), *("●" if band[0] in ABILITIES[verb] else "" for verb in ABILITY_NAMES)]
        for band in _BANDS
    ]
    return Grid([_NUMBER_WIDTH, *[_ABILITY_WIDTH] * len(ABILITY_NAMES)], [head, *rows], head=True, centred=True)


def _as_grid(table: PrintedTable) -> list[Block | Grid]:
    """The rows of a printed table, where lines are wrapped and not broken; a row of one cell is a note."""
    rows = [[" ".join(cell.split()) for cell in row.cells] for row in table.rows]
    whole = [row for row in rows if len(row) == len(table.widths)]
    notes = [Block("note", row[0]) for row in rows if len(row) == 1]
    return [Grid([*table.widths], whole, head=table.rows[0].bold), *notes]


def draw_reference(job: Job) -> Page:
    area = job.paper.area(WIDTH)
    words = job.words
    top = area.top + HEADING_HEIGHT
    marks = draw_heading(area, words("print-flair-reference"), words("game-title"))
    marks += [*_abilities(job, area.left, top), *_distances(words).draw(area.left + _COLUMN, top)]
    top += _distances(words).height
    marks += _in_short(words, area.left, area.right, top + 3.4)
    top += 5.6 + _GAP
    for table in (_following(words), _combinations(words), _duels(words), _throws(words)):
        marks += table.draw(area.left, top)
        top += table.height + _GAP
    return Page(marks)


# --------------------------------------------------------------------------------------- what each number can do


def _abilities(job: Job, left: float, top: float) -> list[Mark]:
    """Numbers below each other, abilities beside each other, a dot where they meet."""
    rows = [Row([""]), *(Row([numbers(job.words, *band)]) for band in _BANDS)]
    width = _NUMBER_WIDTH + _ABILITY_WIDTH * len(ABILITY_NAMES)
    marks = PrintedTable(job.words("print-flair-abilities"), [width], rows).draw(left, top)
    for place, verb in enumerate(ABILITY_NAMES):
        middle = left + _NUMBER_WIDTH + (place + 0.5) * _ABILITY_WIDTH
        marks += draw_icon(ABILITY_ICONS[verb], (middle, top + 3.2), 5.4, job.ink)
        marks += _dots(verb, middle, top + TITLE_HEIGHT, job)
    return marks


def _dots(verb: int, middle: float, top: float, job: Job) -> list[Mark]:
    """The name of an ability, and below it a dot for each band that has it."""
    pitch = Row([""]).height
    name = Label((middle, top + pitch / 2), job.words(f"print-flair-{ABILITY_NAMES[verb]}"), 8.8)
    able = [place for place, (low, _) in enumerate(_BANDS, 1) if low in ABILITIES[verb]]
    return [name, *(Disc((middle, top + (place + 0.5) * pitch), 1.1, fill=BLACK) for place in able)]


def numbers(words: Words, low: int, high: int) -> str:
    """``6 to 8``, or one number alone."""
    return words("print-flair-numbers", low=low, high=high, single=low == high)


def _distances(words: Words) -> PrintedTable:
    return _pairs(words, "distances", _DISTANCES, (32.0, 48.0))


def _pairs(words: Words, title: str, names: Iterable[str], widths: tuple[float, float]) -> PrintedTable:
    """A table of two columns: what it is, and what it does."""
    rows = [Row([words(f"print-flair-{title}-{name}"), words(f"print-flair-{title}-{name}-is")]) for name in names]
    return PrintedTable(words(f"print-flair-{title}"), widths, rows)


def _in_short(words: Words, left: float, right: float, height: float) -> list[Mark]:
    return [
        Label((left, height), words("print-flair-everybody"), 8.8, "left"),
        Label((right, height), _points(words), 8.8, "right", bold=True),
    ]


def _points(words: Words) -> str:
    return words("print-flair-points-are", points=TRY, conversion=CONVERSION, goal=GOAL)


# ---------------------------------------------------------------------------------------------- what follows what


def _following(words: Words) -> PrintedTable:
    head = Row([words(f"print-flair-column-{name}") for name in ("from", "one", "kinds", "together")], bold=True)
    rows = [head, *(following_row(origin, words) for origin in ORIGINS), Row([words("print-flair-following-note")])]
    return PrintedTable(words("print-flair-following"), (52.0, 38.0, 66.0, 32.0), rows)


def following_row(origin: Origin, words: Words) -> Row:
    """A way to come by the ball, and what may be played then."""
    together = words(f"print-flair-together-{origin.name}") if origin.maul or origin.fixation else ""
    return Row([words(f"print-flair-from-{origin.name}"), _one_card(origin, words), _kinds(origin, words), together])


def _one_card(origin: Origin, words: Words) -> str:
    low, high = origin.simple
    if origin.relance_alone:
        return words("print-flair-any-running")
    return words("print-flair-any") if (low, high) == (1, 15) else numbers(words, low, high)


def _kinds(origin: Origin, words: Words) -> str:
    found = [kind for kind in _KIND_ORDER if origin.kinds & kind]
    starred = BACKS if origin.ten_opens else None
    named = [words(f"print-flair-kind-{KINDS[kind]}") + ("*" if kind == starred else "") for kind in found]
    return ", ".join(named) + ("" if origin.props else " " + words("print-flair-no-props"))


# --------------------------------------------------------------------------------------- combinations and throws


def _combinations(words: Words) -> PrintedTable:
    return _pairs(words, "plays", _PLAYS, (32.0, WIDTH - 32.0))


def _duels(words: Words) -> PrintedTable:
    return _pairs(words, "duels", _DUELS, (32.0, WIDTH - 32.0))


def _throws(words: Words) -> PrintedTable:
    head = Row([words(f"print-flair-column-{name}") for name in ("throw", "double", "ace")], bold=True)
    rows = [Row([words(f"print-flair-throw-{name}{part}") for part in ("", "-double", "-ace")]) for name in _THROWS]
    return PrintedTable(words("print-flair-throws"), (36.0, 88.0, 64.0), [head, *rows])
