"""The sheets of puzzles: nine with two sides, read from a file and checked (UB-1, UB-3, UB-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

import msgspec

from tablee.core.errors import BadMaterial
from tablee.core.material import Check, DataFile, Source, digest_of
from tablee.games.ubongo.pieces import LETTERS, letters_of, set_of, size_of
from tablee.games.ubongo.region import Region, region_problem
from tablee.games.ubongo.solver import Tiler, difficulty

SIDES: Final = ("A", "B")
SHEETS: Final = 9
"""Sheets, each with both sides."""
ROWS: Final = 20
"""Puzzles a side, one for each face of the die."""
PIECES_A_ROW: Final = {"A": 4, "B": 5}
LONGEST_SIDE: Final = 7
"""A grid fits into a square of so many squares a side."""
_SMALLEST: Final = 5
_LARGEST: Final = 6
"""Squares of a piece."""


class SheetEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a sheet as it is written."""

    side: str
    number: int
    grid: list[str]
    """Rows of ``#`` (a square) and ``.`` (none)."""
    rows: list[str]
    """The pieces for each face of the die, by their letters."""


class SheetFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A file of sheets as it is written."""

    name: str
    sheet: list[SheetEntry]
    seed: int | None = None
    """What the generator made it from; none if people made it."""


SHEET_FILE: Final = DataFile("tablee.games.ubongo", "sheets.toml", SheetFile)


class Sheet:
    """One side of a sheet: a grid, and twenty sets of pieces that tile it."""

    def __init__(self, side: str, number: int, region: Region, rows: Sequence[int]) -> None:
        """Which sheet it is, its grid, and a set of pieces (a bit for each) for every face of the die."""
        self.side = side
        self.number = number
        self.region = region
        self.rows = list(rows)

    @property
    def name(self) -> str:
        """What is printed on it: ``A3``."""
        return f"{self.side}{self.number}"

    @property
    def letters(self) -> list[str]:
        """The pieces of each row by their letters: ``ABKT``."""
        return [letters_of(pieces) for pieces in self.rows]

    @cached_property
    def tiler(self) -> Tiler:
        """All places of the 21 pieces in the grid."""
        return Tiler(self.region)

    @cached_property
    def tilings(self) -> list[int]:
        """For each row in how many ways it can be solved."""
        return [self.tiler.count(pieces) for pieces in self.rows]

    @cached_property
    def difficulties(self) -> list[float]:
        """For each row how hard it is (UB-13)."""
        efforts = [self.tiler.effort(pieces) for pieces in self.rows]
        return [difficulty(tilings, effort) for tilings, effort in zip(self.tilings, efforts)]

    @property
    def mean_difficulty(self) -> float:
        """How hard its rows are on average."""
        return sum(self.difficulties) / len(self.difficulties)


class SheetBox:
    """All sheets of a box, with the name and digest that records keep."""

    def __init__(self, name: str, seed: int | None, sheets: Sequence[Sheet]) -> None:
        """Put the sheets in order."""
        self.name = name
        self.seed = seed
        self.sides: dict[str, list[Sheet]] = {
            side: sorted((sheet for sheet in sheets if sheet.side == side), key=lambda sheet: sheet.number)
            for side in SIDES
        }
        """For each side its sheets 1 to 9."""

    def __iter__(self) -> Iterator[Sheet]:
        """All sheets, A1 to B9."""
        return (sheet for side in SIDES for sheet in self.sides[side])

    @property
    def material(self) -> str:
        """How a record names these sheets."""
        return f"{self.name} {self.digest}"

    @cached_property
    def digest(self) -> str:
        """Sixteen digits that tell these sheets from all others."""
        content = [(sheet.name, sheet.region.rows, sheet.letters) for sheet in self]
        return digest_of(content)


# ----------------------------------------------------------------------------------------------------------- reading


def load_sheets(source: Source | None = None) -> SheetBox:
    """The sheets of the box, or a user's own; :class:`BadMaterial` names the sheet and row that is wrong.

    That every row of the box can be tiled is tested once and for all; rows from elsewhere are tried here.
    """
    label, file = SHEET_FILE.read(source)
    box = _BoxCheck(label, file).box()
    if source is not None:
        check_tilings(label, box)
    return box


def check_tilings(label: str, box: SheetBox) -> None:
    """UB-4: refuse a row that cannot be tiled."""
    for sheet in box:
        for place, pieces in enumerate(sheet.rows):
            if not sheet.tiler.is_solvable(pieces):
                raise Check(label).bad(
                    f"{sheet.name} rows[{place + 1}]",
                    "detail-sheet-no-tiling",
                    "cannot be tiled with the pieces {letters}",
                    letters=letters_of(pieces),
                )


class _BoxCheck(Check):
    """Turns a file into a box of sheets, and says which entry cannot be played with."""

    def __init__(self, label: str, file: SheetFile) -> None:
        super().__init__(label)
        self.file = file

    def box(self) -> SheetBox:
        self.check_name(self.file.name)
        sheets: dict[str, Sheet] = {}
        for place, entry in enumerate(self.file.sheet):
            sheet = _SheetCheck(self.label, place, entry).sheet()
            if sheet.name in sheets:
                raise self.bad(
                    f"sheet[{place + 1}]",
                    "detail-sheet-second",
                    "is a second sheet {name}; there is one of each",
                    name=sheet.name,
                )
            sheets[sheet.name] = sheet
        self._check_complete(sheets)
        return SheetBox(self.file.name, self.file.seed, list(sheets.values()))

    def _check_complete(self, sheets: dict[str, Sheet]) -> None:
        wanted = [f"{side}{number}" for side in SIDES for number in range(1, SHEETS + 1)]
        missing = [name for name in wanted if name not in sheets]
        if missing:
            raise self.bad(
                "sheet",
                "detail-sheet-missing",
                "{names} missing; a box has A1 to A9 and B1 to B9",
                names=", ".join(missing),
            )


class _SheetCheck(Check):
    """Turns one entry into a sheet."""

    def __init__(self, label: str, place: int, entry: SheetEntry) -> None:
        super().__init__(label)
        self.entry = entry
        self.where = f"sheet[{place + 1}]"

    def sheet(self) -> Sheet:
        entry = self.entry
        if entry.side not in SIDES:
            raise self._bad(
                "side", "detail-sheet-side", "is {given}, and a sheet has the sides A and B", given=repr(entry.side)
            )
        self.between(f"{self.where} number", entry.number, 1, SHEETS)
        self.where = f"{entry.side}{entry.number}"
        region = self._region()
        rows = self._rows(region)
        return Sheet(entry.side, entry.number, region, rows)

    def _region(self) -> Region:
        problem = region_problem(self.entry.grid)
        if problem is not None:
            raise self.complaint(f"{self.where} grid", problem)
        region = Region(self.entry.grid)
        if max(region.height, region.width) > LONGEST_SIDE:
            raise self._bad(
                "grid",
                "detail-sheet-size",
                "takes {rows} by {columns} squares; at most {most} fit each way",
                rows=region.height,
                columns=region.width,
                most=LONGEST_SIDE,
            )
        self._check_area(region)
        if not region.is_connected():
            raise self._bad(
                "grid",
                "detail-sheet-apart",
                "falls into pieces: one must be able to walk from every square to every other",
            )
        if region.has_hole():
            raise self._bad("grid", "detail-sheet-hole", "has a hole, and a grid has none")
        return region

    def _check_area(self, region: Region) -> None:
        pieces = PIECES_A_ROW[self.entry.side]
        least, most = _SMALLEST * pieces, _LARGEST * pieces
        if not least <= region.area <= most:
            raise self._bad(
                "grid",
                "detail-sheet-area",
                "has {given} squares, and {pieces} pieces cover {least} to {most}",
                given=region.area,
                pieces=pieces,
                least=least,
                most=most,
            )

    def _rows(self, region: Region) -> list[int]:
        if len(self.entry.rows) != ROWS:
            raise self._bad(
                "rows",
                "detail-sheet-rows",
                "must be {wanted}, one for each face of the die, not {given}",
                wanted=ROWS,
                given=len(self.entry.rows),
            )
        rows: list[int] = []
        for place, text in enumerate(self.entry.rows):
            pieces = self._row(f"rows[{place + 1}]", text, region)
            if pieces in rows:
                raise self._bad(
                    f"rows[{place + 1}]",
                    "detail-sheet-same-pieces",
                    "has the same pieces as {other}",
                    other=f"rows[{rows.index(pieces) + 1}]",
                )
            rows.append(pieces)
        return rows

    def _row(self, where: str, text: str, region: Region) -> int:
        letters = text.replace(" ", "").upper()
        wanted = PIECES_A_ROW[self.entry.side]
        for letter in letters:
            if letter not in LETTERS:
                raise self._bad(
                    where,
                    "detail-sheet-letter",
                    "has {letter}, and the pieces are A to {last}",
                    letter=repr(letter),
                    last=LETTERS[-1],
                )
            if letters.count(letter) > 1:
                raise self._bad(
                    where, "detail-sheet-twice", "has {letter} twice, and there is one of each piece", letter=letter
                )
        if len(letters) != wanted:
            raise self._bad(
                where,
                "detail-sheet-letters",
                "must be {wanted} letters on side {side}, not {given}",
                wanted=wanted,
                side=self.entry.side,
                given=len(letters),
            )
        pieces = set_of(letters)
        if size_of(pieces) != region.area:
            raise self._bad(
                where,
                "detail-sheet-covers",
                "covers {given} squares, and the grid has {wanted}",
                given=size_of(pieces),
                wanted=region.area,
            )
        return pieces

    def _bad(self, where: str, key: str, english: str, /, **facts: str | int) -> BadMaterial:
        return self.bad(f"{self.where} {where}", key, english, **facts)


# ----------------------------------------------------------------------------------------------------------- writing


def sheets_text(box: SheetBox, remark: str = "") -> str:
    """The box as a file that :func:`load_sheets` reads and people can edit; `remark` stands above it."""
    lines = [f"# {line}".rstrip() for line in remark.splitlines()]
    if remark:
        lines.append("")
    lines.append(f'name = "{box.name}"')
    if box.seed is not None:
        lines.append(f"seed = {box.seed}")
    for sheet in box:
        lines += ["", *_sheet_lines(sheet)]
    return "\n".join(lines) + "\n"


def _sheet_lines(sheet: Sheet) -> list[str]:
    rows = [f'"{letters}"' for letters in sheet.letters]
    return [
        "[[sheet]]",
        f'side = "{sheet.side}"',
        f"number = {sheet.number}",
        "grid = [",
        *(f'    "{row}",' for row in sheet.region.rows),
        "]",
        "rows = [",
        *(f"    {', '.join(rows[start : start + 5])}," for start in range(0, len(rows), 5)),
        "]",
    ]
