"""``tablee ubongo solve``: tilings of any region, drawn in letters and colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.text import Text

from tablee.games.ubongo.pieces import LETTERS, PIECES, letters_of, set_of, size_of
from tablee.games.ubongo.region import Region, region_problem
from tablee.games.ubongo.sheets import ROWS, Sheet, load_sheets
from tablee.games.ubongo.solver import Placement, Tiler, difficulty
from tablee.terminal.complaints import BadUsage
from tablee.terminal.lists import decimal, figure_table
from tablee.terminal.screen import Screen
from tablee.words import Words

STYLES: Final = {
    "blue": "bold white on blue",
    "green": "bold white on green",
    "orange": "bold black on dark_orange",
    "red": "bold white on red",
    "grey": "bold black on grey70",
    "magenta": "bold white on magenta",
    "yellow": "bold black on yellow",
}
"""How a piece of each colour is drawn."""

MOST_SETS: Final = 60
"""Sets of pieces that are listed without --all."""
_GAP: Final = "   "
_FIRST_ROW: Final = 1


class Question(msgspec.Struct, frozen=True):
    """What is to be tiled with what, as the command line says it."""

    region: str | None
    pieces: str | None
    count: int | None
    sheet: str | None
    row: int | None
    file: Path | None


def show_answer(question: Question, words: Words, every: bool) -> bool:
    """Search, print what was found, and say whether anything was; :class:`BadUsage` if the question makes no sense."""
    if (question.region is None) == (question.sheet is None):
        raise BadUsage("error-solve-region-or-sheet")
    if question.sheet is not None:
        return _answer_sheet(question, question.sheet, words, every)
    return _answer_region(question, words, every)


def _answer_sheet(question: Question, name: str, words: Words, every: bool) -> bool:
    if question.pieces is not None or question.count is not None:
        raise BadUsage("error-solve-sheet-pieces")
    sheet = _find_sheet(name, question.file)
    if question.row is None:
        _show_rows(sheet, words)
        return True
    if _FIRST_ROW <= question.row <= ROWS:
        return _show_tilings(sheet.tiler, sheet.rows[question.row - 1], words, every)
    raise BadUsage("error-flag-value", flag="--row", given=str(question.row), wanted=f"{_FIRST_ROW}–{ROWS}")


def _answer_region(question: Question, words: Words, every: bool) -> bool:
    if question.row is not None or question.file is not None:
        raise BadUsage("error-solve-row-alone")
    if (question.pieces is None) == (question.count is None):
        raise BadUsage("error-solve-pieces-or-count")
    tiler = Tiler(read_region(question.region or ""))
    if question.pieces is not None:
        return _show_tilings(tiler, read_pieces(question.pieces), words, every)
    return _show_sets(tiler, question.count or 0, words, every)


# ------------------------------------------------------------------------------------------------------ understanding


def read_region(text: str) -> Region:
    """A region from its rows, separated by slashes or line breaks."""
    rows = text.replace("\n", "/").strip("/").split("/")
    problem = region_problem(rows)
    if problem is not None:
        raise BadUsage("error-solve-region", problem=problem)
    return Region(rows)


def read_pieces(text: str) -> int:
    """A set of pieces from their letters; commas and spaces between them do not matter."""
    letters = text.upper().replace(",", "").replace(" ", "")
    for letter in letters:
        if letter not in LETTERS:
            raise BadUsage("error-solve-letter", letter=letter, last=LETTERS[-1])
        if letters.count(letter) > 1:
            raise BadUsage("error-solve-twice", letter=letter)
    if not letters:
        raise BadUsage("error-flag-needs-value", flag="--pieces")
    return set_of(letters)


def _find_sheet(name: str, file: Path | None) -> Sheet:
    for sheet in load_sheets(file):
        if sheet.name == name.upper():
            return sheet
    raise BadUsage("error-flag-value", flag="--sheet", given=name, wanted="A1–A9, B1–B9")


# ------------------------------------------------------------------------------------------------------------ showing


def _show_tilings(tiler: Tiler, pieces: int, words: Words, every: bool) -> bool:
    screen = Screen(words)
    tilings = tiler.count(pieces)
    if not tilings:
        size, area, letters = size_of(pieces), tiler.region.area, letters_of(pieces)
        why = "solve-none" if size == area else "solve-wrong-area"
        screen.say(why, letters=letters, count=len(letters), pieces=size, region=area)
        return False
    hardness = difficulty(tilings, tiler.effort(pieces))
    screen.say("solve-tilings", count=tilings, letters=letters_of(pieces), difficulty=decimal(hardness, 1, words))
    found = tiler.solutions(pieces, limit=tilings if every else 1)
    screen.show(*beside([draw_tiling(tiler.region, tiling) for tiling in found], screen.width))
    if tilings > len(found):
        screen.show("")
        screen.say("solve-more", count=tilings - len(found))
    return True


def _show_sets(tiler: Tiler, count: int, words: Words, every: bool) -> bool:
    if not 1 <= count <= len(PIECES):
        raise BadUsage("error-flag-value", flag="--count", given=str(count), wanted=f"1–{len(PIECES)}")
    screen = Screen(words)
    sets = tiler.sets(count)
    if not sets:
        screen.say("solve-no-sets", count=count)
        return False
    single = sum(tilings == 1 for tilings in sets.values())
    screen.say("solve-sets", sets=len(sets), count=count, single=single)
    screen.show("")
    listed = sorted((letters_of(pieces), tilings) for pieces, tilings in sets.items())
    shown = listed if every else listed[:MOST_SETS]
    screen.show(*_columns([f"{letters} {tilings}" for letters, tilings in shown], screen.width))
    if len(listed) > len(shown):
        screen.show("")
        screen.say("solve-more-sets", count=len(listed) - len(shown))
    return True


def _columns(items: Sequence[str], width: int) -> Iterator[Text]:
    """Items of about the same length in lines, one below the other."""
    widest = max((len(item) for item in items), default=0) + len(_GAP)
    a_line = max(1, (width + len(_GAP)) // max(1, widest))
    for start in range(0, len(items), a_line):
        yield Text("".join(item.ljust(widest) for item in items[start : start + a_line]).rstrip())


def _show_rows(sheet: Sheet, words: Words) -> None:
    screen = Screen(words)
    screen.show(*draw_tiling(sheet.region, []), "")
    rows = figure_table(words, ("solve-row", "solve-row-pieces", "solve-row-tilings", "solve-row-difficulty"))
    for number, letters in enumerate(sheet.letters, 1):
        hardness = decimal(sheet.difficulties[number - 1], 1, words)
        rows.add_row(str(number), letters, str(sheet.tilings[number - 1]), hardness)
    screen.show(rows)


# ------------------------------------------------------------------------------------------------------------ drawing


def draw_tiling(region: Region, tiling: Sequence[Placement]) -> list[Text]:
    """The region a row a line: each square has the letter and the colour of what covers it."""
    return [
        Text.assemble(*(_square(region, tiling, row, col) for col in range(region.width)), no_wrap=True)
        for row in range(region.height)
    ]


def _square(region: Region, tiling: Sequence[Placement], row: int, col: int) -> tuple[str, str]:
    place = region.index_of(row, col)
    if place < 0:
        return "   ", ""
    for placement in tiling:
        if placement.mask >> place & 1:
            piece = PIECES[placement.piece]
            return f" {piece.letter} ", STYLES[piece.colour]
    return " · ", ""


def beside(drawings: Sequence[list[Text]], width: int) -> list[Text]:
    """Drawings of the same size, as many in a band as there is room for, with a blank line above each band."""
    widest = max((line.cell_len for drawing in drawings for line in drawing), default=0) + len(_GAP)
    a_line = max(1, (width + len(_GAP)) // max(1, widest))
    bands = [drawings[start : start + a_line] for start in range(0, len(drawings), a_line)]
    shown: list[Text] = []
    for band in bands:
        shown += [Text(""), *(Text(_GAP, no_wrap=True).join(lines) for lines in zip(*band, strict=True))]
    return shown
