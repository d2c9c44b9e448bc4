"""The sheets of the box and a user's own: UB-1, UB-3, UB-4."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tablee.core.errors import BadMaterial
from tablee.games.ubongo.pieces import letters_of, size_of
from tablee.games.ubongo.quality import quality_of
from tablee.games.ubongo.sheets import PIECES_A_ROW, ROWS, SIDES, Sheet, load_sheets, sheets_text
from tablee.words import Words, words_for
from tests.games.own_file import Write
from tests.games.ubongo.by_hand import orientations

TEXT = (files("tablee.games.ubongo") / "data" / "sheets.toml").read_text(encoding="utf-8")
BOX = load_sheets()
EVERY_SHEET = pytest.mark.parametrize("sheet", list(BOX), ids=[sheet.name for sheet in BOX])
BOXES = {"A": (5, 6), "B": (6, 7)}
AREAS = {"A": (21, 23), "B": (27, 29)}


# The box


def test_nine_sheets_two_sides_twenty_puzzles() -> None:
    """UB-1: 360 puzzles."""
    assert [sheet.name for sheet in BOX] == [f"{side}{number}" for side in SIDES for number in range(1, 10)]
    assert all(len(sheet.rows) == 20 for sheet in BOX)


@EVERY_SHEET
def test_the_grid_of_a_sheet(sheet: Sheet) -> None:
    """UB-3: connected, no hole, its area and box, and no symmetry that would double the tilings."""
    region = sheet.region
    least, most = AREAS[sheet.side]
    low, high = BOXES[sheet.side]
    assert least <= region.area <= most
    assert min(region.height, region.width) <= low
    assert max(region.height, region.width) <= high
    assert region.is_connected()
    assert not region.has_hole()
    assert not region.is_symmetric()


@EVERY_SHEET
def test_the_rows_of_a_sheet(sheet: Sheet) -> None:
    """UB-3: 4 or 5 different pieces that tile the grid, and no two rows alike."""
    assert len(set(sheet.rows)) == ROWS
    for pieces in sheet.rows:
        assert pieces.bit_count() == PIECES_A_ROW[sheet.side]
        assert size_of(pieces) == sheet.region.area


@EVERY_SHEET
def test_every_row_can_be_tiled(sheet: Sheet) -> None:
    """UB-3: the tiling is laid square by square, without trusting the solver's masks."""
    for pieces in sheet.rows:
        tiling = sheet.tiler.solve(pieces)
        assert tiling is not None
        covered: list[tuple[int, int]] = []
        for placement in tiling:
            cells = sheet.tiler.pieces[placement.piece].shapes[placement.shape]
            covered += [(placement.row + row, placement.col + col) for row, col in cells]
        assert sorted(covered) == list(sheet.region.cells)
        assert {placement.piece for placement in tiling} == {n for n in range(21) if pieces >> n & 1}


def test_no_two_grids_are_the_same_however_they_are_turned() -> None:
    grids = [frozenset(sheet.region.cells) for sheet in BOX]
    for place, grid in enumerate(grids):
        assert not orientations(grid) & set(grids[:place])


def test_sheets_get_harder_from_1_to_9() -> None:
    """UB-3; UB-13: the mean difficulty of the rows, and side B is clearly harder than side A."""
    for sheets in BOX.sides.values():
        means = [sheet.mean_difficulty for sheet in sheets]
        assert means == sorted(means)
        assert means[-1] > means[0] + 1
    quality = quality_of(BOX)
    assert quality.difficulty["B"] > quality.difficulty["A"] + 1


def test_the_box_has_few_tilings_even_use_and_little_in_common() -> None:
    """UB-3: what docs/ubongo.md says of it."""
    quality = quality_of(BOX)
    assert quality.puzzles == 360
    assert (quality.tilings.most, quality.tilings.single) == (1, 1.0)
    assert max(quality.uses.values()) - min(quality.uses.values()) <= 4
    assert quality.overlap.most <= 3
    assert quality.overlap.mean < 1


def test_figures_of_a_box_are_those_of_its_rows() -> None:
    """UB-3, counted by letters."""
    quality = quality_of(BOX)
    assert sum(quality.uses.values()) == 180 * 4 + 180 * 5
    assert quality.uses["K"] == sum("K" in row for sheet in BOX for row in sheet.letters)
    first = BOX.sides["A"][0]
    shared = [len(set(a) & set(b)) for n, a in enumerate(first.letters) for b in first.letters[:n]]
    assert quality.sheets[0].overlap.mean == pytest.approx(sum(shared) / 190)
    assert quality.sheets[0].overlap.most == max(shared)
    assert quality.sheets[0].difficulty == pytest.approx(sum(first.difficulties) / 20)


# A user's own


def test_own_sheets_are_taken_and_named(write: Write) -> None:
    """UB-4: the same form, another name."""
    own = load_sheets(write(TEXT.replace('name = "ubongo"', 'name = "maison"')))
    assert own.material.startswith("maison ")
    assert own.digest == BOX.digest
    assert BOX.material == f"ubongo {BOX.digest}"


def test_what_is_written_can_be_read(write: Write) -> None:
    again = load_sheets(write(sheets_text(BOX, "Any remark.\n\nIn lines.")))
    assert (again.material, again.seed) == (BOX.material, BOX.seed)


def test_the_digest_is_that_of_the_puzzles(write: Write) -> None:
    rows = BOX.sides["A"][0].letters
    exchanged = TEXT.replace(f'"{rows[0]}", "{rows[1]}"', f'"{rows[1]}", "{rows[0]}"')
    assert exchanged != TEXT
    assert load_sheets(write(exchanged)).digest != BOX.digest
    assert load_sheets(write(f"# Another remark.\n{TEXT}")).digest == BOX.digest


def test_letters_may_be_typed_carelessly(write: Write) -> None:
    """UB-4: small letters, blanks, any order."""
    row = BOX.sides["A"][0].letters[0]
    typed = " ".join(reversed(row.lower()))
    assert load_sheets(write(TEXT.replace(f'"{row}"', f'"{typed}"', 1))).digest == BOX.digest


def test_sheets_may_stand_in_any_order(write: Write) -> None:
    head, *entries = TEXT.split("[[sheet]]")
    turned = load_sheets(write("[[sheet]]".join([head, *(f"{entry}\n" for entry in reversed(entries))])))
    assert turned.digest == BOX.digest


@pytest.mark.parametrize(("area", "side"), [(20, "A"), (24, "A"), (25, "B"), (30, "B")])
def test_own_grids_may_have_any_area_that_the_pieces_allow(write: Write, area: int, side: str) -> None:
    """UB-4: the printed sheets are not known, so only what is impossible is refused; 21–23 and 27–29 are ours."""
    rows = ["#" * 5] * (area // 5) + ["#" * (area % 5)]
    with pytest.raises(BadMaterial, match=rf"{side}1 rows\[1\] covers"):
        load_sheets(write(with_grid(side, rows)))


# What is refused


def with_grid(side: str, rows: list[str]) -> str:
    """The box with another grid on the first sheet of a side."""
    grid = BOX.sides[side][0].region.rows
    return changed("".join(f'    "{row}",\n' for row in grid), "".join(f'    "{row}",\n' for row in rows))


def with_row(side: str, text: str, place: int = 0) -> str:
    """The box with other letters in one row of the first sheet of a side."""
    return changed(f'"{BOX.sides[side][0].letters[place]}"', f'"{text}"', after=f'side = "{side}"')


def changed(old: str, new: str, after: str = "") -> str:
    start = TEXT.index(after)
    assert old in TEXT[start:]
    return TEXT[:start] + TEXT[start:].replace(old, new, 1)


def entry(name: str) -> str:
    """A whole sheet as it is written."""
    start = TEXT.index(f'[[sheet]]\nside = "{name[0]}"\nnumber = {name[1]}\n')
    end = TEXT.find("[[sheet]]", start + 1)
    return TEXT[start:end] if end > 0 else TEXT[start:]


A1 = BOX.sides["A"][0]
FIRST, SECOND = A1.letters[:2]
SQUARES = A1.region.area


def not_tileable() -> str:
    """Letters with the right area that cannot tile the grid of A1."""
    tileable = A1.tiler.sets(4)
    some = (p for p in range(1 << 21) if p.bit_count() == 4 and size_of(p) == SQUARES and p not in tileable)
    return letters_of(next(some))


UNTILEABLE = not_tileable()

REFUSED = {
    "hole": (with_grid("A", ["#####", "#.###", "#####", "#####", "###.."]), "A1 grid has a hole, and a grid has none"),
    "islands": (
        with_grid("A", ["#####", "#####", ".....", "#####", "######"]),
        "A1 grid falls into pieces: one must be able to walk from every square to every other",
    ),
    "too small for four": (with_grid("A", ["#####"] * 3), "A1 grid has 15 squares, and 4 pieces cover 20 to 24"),
    "too large for four": (with_grid("A", ["#####"] * 5), "A1 grid has 25 squares, and 4 pieces cover 20 to 24"),
    "too small for five": (with_grid("B", ["######"] * 4), "B1 grid has 24 squares, and 5 pieces cover 25 to 30"),
    "too large for five": (with_grid("B", ["######"] * 6), "B1 grid has 36 squares, and 5 pieces cover 25 to 30"),
    "too long": (with_grid("A", ["########"] * 3), "A1 grid takes 3 by 8 squares; at most 7 fit each way"),
    "far too long": (
        with_grid("A", ["#" * 61]),
        "A1 grid 1 by 61 squares are too many: at most 60 with the gaps",
    ),
    "no grid": (with_grid("A", ["..."]), "A1 grid there is no square in it: '#' is a square"),
    "sign": (with_grid("A", ["##o##"]), "A1 grid 'o' is neither '#' (a square) nor '.' (none)"),
    "row area": (
        with_row("B", "ABCDG"),
        f"B1 rows[1] covers 25 squares, and the grid has {BOX.sides['B'][0].region.area}",
    ),
    "unknown piece": (with_row("A", "ABCV"), "A1 rows[1] has 'V', and the pieces are A to U"),
    "piece twice": (with_row("A", "ABCA", 6), "A1 rows[7] has A twice, and there is one of each piece"),
    "three pieces": (with_row("A", "ABC"), "A1 rows[1] must be 4 letters on side A, not 3"),
    "four pieces on side B": (with_row("B", "ABCD"), "B1 rows[1] must be 5 letters on side B, not 4"),
    "equal rows": (with_row("A", FIRST, 1), "A1 rows[2] has the same pieces as rows[1]"),
    "untileable": (with_row("A", UNTILEABLE, 6), f"A1 rows[7] cannot be tiled with the pieces {UNTILEABLE}"),
    "nineteen rows": (changed(f'"{FIRST}", ', ""), "A1 rows must be 20, one for each face of the die, not 19"),
    "twenty-one rows": (
        changed(f'"{FIRST}", ', f'"{FIRST}", "ABCD", '),
        "A1 rows must be 20, one for each face of the die, not 21",
    ),
    "missing sheet": (TEXT.replace(entry("B4"), ""), "sheet B4 missing; a box has A1 to A9 and B1 to B9"),
    "missing side": (TEXT[: TEXT.index(entry("B1"))], "sheet B1, B2, B3, B4, B5, B6, B7, B8, B9 missing"),
    "doubled sheet": (TEXT + entry("A3"), "sheet[19] is a second sheet A3; there is one of each"),
    "side": (changed('side = "A"', 'side = "C"'), "sheet[1] side is 'C', and a sheet has the sides A and B"),
    "number": (changed("number = 1\n", "number = 10\n"), "sheet[1] number must be from 1 to 9, is 10"),
    "name": (changed('"ubongo"', '"my sheets"'), "name must be one word"),
    "wrong type": (changed("number = 1\n", 'number = "one"\n'), "sheet[1].number: expected `int`, got `str`"),
    "row no text": (changed(f'"{FIRST}"', "7"), "sheet[1].rows[1]: expected `str`, got `int`"),
    "unknown field": (changed("number = 1\n", "number = 1\ncolour = 3\n"), "sheet[1]: object contains unknown field"),
    "missing field": (changed("number = 1\n", ""), "sheet[1]: object missing required field `number`"),
    "no toml": ("sheets?", "mine.toml: "),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_bad_file_is_refused_with_sheet_row_and_reason(write: Write, case: str) -> None:
    """UB-4: and with what would be right."""
    text, problem = REFUSED[case]
    with pytest.raises(BadMaterial) as caught:
        load_sheets(write(text))
    assert str(caught.value).startswith("mine.toml: ")
    assert problem in str(caught.value)


ENGLISH = [" the ", " must ", " has ", " and ", " cannot ", " missing", " covers ", "xpected"]


@pytest.mark.parametrize("case", [case for case in REFUSED if case != "no toml"])
def test_what_is_wrong_is_said_in_french_too(write: Write, case: str) -> None:
    """UB-4: every reason has its French words, with the same place in the file."""
    with pytest.raises(BadMaterial) as caught:
        load_sheets(write(REFUSED[case][0]))
    french: Words = words_for("fr", "ubongo")
    sentence = french.error(caught.value)
    assert sentence.startswith("mine.toml, ")
    assert str(caught.value.facts["entry"]) in sentence
    assert not [word for word in ENGLISH if word in sentence]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadMaterial, match=r"gone\.toml: No such file"):
        load_sheets(tmp_path / "gone.toml")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadMaterial, match=r"binary\.toml: "):
        load_sheets(tmp_path / "binary.toml")
