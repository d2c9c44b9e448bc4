"""The box of Ubongo: its options, its sheets and its first position."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.material import Source
from tablee.games.ubongo.hints import UbongoHints
from tablee.games.ubongo.moves import FACES, SEATS, Ground, Kit
from tablee.games.ubongo.pace import UbongoPace
from tablee.games.ubongo.pieces import PIECES, Piece
from tablee.games.ubongo.position import MOST_DEEDS, MOST_ROLLS
from tablee.games.ubongo.rules import UbongoState
from tablee.games.ubongo.say import UbongoNarrator
from tablee.games.ubongo.sheets import SHEET_FILE, Sheet, load_sheets
from tablee.games.ubongo.solver import Tiler

SHEETS: Final = 9
"""A side has so many."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before it begins.  The words for each are in ``text/*.ftl``."""

    side: Literal["A", "B"] = "A"
    """Four pieces a puzzle, or five (UB-1, UB-5)."""
    orange: bool = False
    """The orange side of the track: whoever is ahead on 3 or 4 solves two puzzles (UB-11)."""
    pieces_dealt: bool = False
    """Only the needed pieces lie in the tray (UB-6)."""
    sheet: Annotated[int, Meta(ge=1, le=SHEETS)] = 1
    """Practice: the sheet to be solved (UB-13)."""
    row: Annotated[int, Meta(ge=0, le=FACES)] = 0
    """Practice: the row, or 0 for the die to choose (UB-13)."""
    hints: bool = True
    """Practice: whether the teacher answers (UB-13)."""


class PageMaterial(msgspec.Struct, frozen=True):
    """What a page must know to draw and turn the pieces."""

    pieces: list[Piece]


class Ubongo(Game):
    """Ubongo with its eighteen grids made ready for play, the box's own or a user's."""

    def __init__(self, sheet_file: Source | None = None) -> None:
        """Open it, with the user's own sheets if a file is named."""
        box = load_sheets(sheet_file)
        self.kit = Kit(PIECES)
        self.grounds_a = [self._ground(sheet) for sheet in box.sides["A"]]
        self.grounds_b = [self._ground(sheet) for sheet in box.sides["B"]]
        self.id = "ubongo"
        self.version = 1
        self.seat_counts = (1, 2)
        self.options = Options
        self.moves = self.kit.table
        self.narrator = UbongoNarrator(self.kit)
        self.hints = UbongoHints()
        self.material = box.material
        self.data_file = SHEET_FILE
        self.pace = UbongoPace()

    def _ground(self, sheet: Sheet) -> Ground:
        return Ground(self.kit, PIECES, Tiler(sheet.region, PIECES), sheet.rows)

    def new(self, options: Any, seats: int, rules: int | None = None) -> UbongoState:
        """The table before the first duel, or before the practice."""
        self.check_seats(seats)
        if seats == SEATS and (options.sheet != 1 or options.row != 0):
            raise BadOption(
                "options sheet and row are for practice: a match begins with sheet 1, and the die picks the row",
                key="error-practice-options",
            )
        if seats == 1 and options.orange:
            raise BadOption("option orange needs two players", key="error-orange-alone")
        state = UbongoState(seats)
        state.set_up(self.kit, options, self.grounds_a if options.side == "A" else self.grounds_b)
        return state

    def page_material(self) -> PageMaterial:
        """The pieces with every way they can lie."""
        return PageMaterial(list(PIECES))

    def longest(self, options: Any, seats: int) -> int:
        """No race has more deeds, no sheet more rolls, no match more sheets."""
        race = seats * (MOST_DEEDS + 2) + 8
        return race if seats == 1 else SHEETS * MOST_ROLLS * race

    def daily(self, day: str) -> dict[str, bool | int | str]:
        """UB-13: a puzzle for everybody on the same day, and nobody is helped."""
        number = int.from_bytes(hashlib.sha256(f"ubongo {day}".encode()).digest()[:8], "big")
        sheet, row = number // 2 % SHEETS, number // (2 * SHEETS) % FACES
        return {"side": "AB"[number % 2], "sheet": sheet + 1, "row": row + 1, "hints": False}


def open_box(sheet_file: Source | None = None) -> Ubongo:
    """Open the box, with the user's own sheets if a file is named."""
    return Ubongo(sheet_file)
