"""``tablee ubongo sheets``: a new box of sheets from a seed, and how good a box is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.table import Table

from tablee.games.ubongo.generator import make_box
from tablee.games.ubongo.quality import Quality, quality_of
from tablee.games.ubongo.sheets import SHEET_FILE, SheetBox, load_sheets, sheets_text
from tablee.terminal.complaints import BadUsage
from tablee.terminal.files import check_output
from tablee.terminal.lists import decimal, figure_table
from tablee.terminal.material import say_which
from tablee.terminal.screen import Screen
from tablee.words import Words

LARGEST_SEED: Final = 2**63 - 1
"""What a number in a TOML file may be."""


def show_sheets(seed: int | None, output: Path | None, check: Path | None, words: Words) -> None:
    """Make a box if a seed is given, else take the one that is to be checked, or the shipped one; print its quality."""
    if (seed is not None and check is not None) or (seed is None and output is not None):
        raise BadUsage("error-sheets-seed-or-check")
    screen = Screen(words)
    box = load_sheets(check) if seed is None else _made(seed, output, words)
    if output is not None:
        screen.say("sheets-written", file=str(output))
    say_which(SHEET_FILE.noun, box.material, screen)
    quality = quality_of(box)
    screen.show("", _sheets(quality, words), "")
    for key, facts in _summary(quality, words):
        screen.say(key, **facts)


def _made(seed: int, output: Path | None, words: Words) -> SheetBox:
    if not 0 <= seed <= LARGEST_SEED:
        raise BadUsage("error-flag-value", flag="--seed", given=str(seed), wanted=f"0–{LARGEST_SEED}")
    if output is not None:
        check_output(output)
    with _progress(words) as on_progress:
        box = make_box(seed, on_progress)
    if output is not None:
        with output.open("x", encoding="utf-8") as file:
            file.write(sheets_text(box, words("sheets-remark", seed=str(seed))))
    return box


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr where there is somebody to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("sheets-making"), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _sheets(quality: Quality, words: Words) -> Table:
    titles = ("sheets-sheet", "sheets-area", "sheets-difficulty", "sheets-tilings", "sheets-overlap")
    found = figure_table(words, titles)
    for sheet in quality.sheets:
        tilings = f"{sheet.tilings.fewest} / {decimal(sheet.tilings.median, 1, words)} / {sheet.tilings.most}"
        overlap = f"{decimal(sheet.overlap.mean, 2, words)} / {sheet.overlap.most}"
        found.add_row(sheet.name, str(sheet.area), decimal(sheet.difficulty, 2, words), tilings, overlap)
    return found


def _summary(quality: Quality, words: Words) -> Iterator[tuple[str, dict[str, str | int]]]:
    tilings, overlap = quality.tilings, quality.overlap
    yield (
        "sheets-all-tilings",
        {
            "puzzles": quality.puzzles,
            "fewest": tilings.fewest,
            "median": decimal(tilings.median, 1, words),
            "most": tilings.most,
            "single": decimal(100 * tilings.single, 1, words),
        },
    )
    least, most = min(quality.uses, key=quality.uses.__getitem__), max(quality.uses, key=quality.uses.__getitem__)
    yield (
        "sheets-all-uses",
        {"least": least, "fewest": quality.uses[least], "commonest": most, "most": quality.uses[most]},
    )
    yield "sheets-all-overlap", {"mean": decimal(overlap.mean, 2, words), "most": overlap.most}
    yield (
        "sheets-all-difficulty",
        {side.lower(): decimal(value, 2, words) for side, value in quality.difficulty.items()},
    )
