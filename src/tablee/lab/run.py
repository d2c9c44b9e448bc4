"""Play a study: what is missing of it is cut into pieces, which any number of processes play in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tablee.lab.cluster import workers_on
from tablee.lab.playing import play_piece
from tablee.lab.results import (
    Piece,
    Progress,
    Rows,
    aside,
    beyond,
    left_over,
    next_aside,
    polars_module,
    rows_in,
    write_results,
)
from tablee.lab.study import Study, StudyTable

PIECE: Final = 100
"""Games of a piece where a game takes milliseconds."""
LONG_PIECE: Final = 4
"""Where somebody thinks long: so much at most is played again after an interruption."""


def run_study(
    study: Study,
    *,
    jobs: int = -1,
    on: str | None = None,
    on_start: Callable[[int, int], None] | None = None,
    on_progress: Callable[[int], None] | None = None,
    on_kept: Callable[[int, Path], None] | None = None,
) -> int:
    """Play what is missing and write the results; returns how many games were played.

    `on_start` is told how many games there are already and how many there will be, `on_progress` how many were added;
    `on_kept`, before the first game, how many games that the study does not have any more will be kept in which file.
    Whatever interrupts it, what was played is kept. `jobs` is how many cores to use, -1 all of them; `on` is the
    address of a cluster instead.
    """
    from joblib import delayed  # slow to import, and only needed here

    polars_module()
    with Progress(study.results.with_suffix(".progress")) as progress:
        rows = _known(study, progress)
        strays = list(_strays(study, progress.pieces))
        if on_kept:
            _tell_kept(study, progress, strays, on_kept)
        missing = list(pieces_of(study, rows))
        games = sum(len(numbers) for _, numbers in missing)
        if on_start:
            on_start(study.games * len(study.tables) - games, study.games * len(study.tables))
        with workers_on(on, jobs) as workers:
            for piece in workers(delayed(play)(table, numbers) for table, numbers in missing):
                progress.add(piece)
                rows[piece.table].update((game.number, game) for game in piece.games)
                if on_progress:
                    on_progress(len(piece.games))
        write_results(study, rows)
        progress.remove(but=strays)
    return games


def play(table: StudyTable, numbers: list[int]) -> Piece:
    """Play some games of a table: what a worker does."""
    return Piece(table.key, play_piece(table.job, numbers))


def pieces_of(study: Study, rows: Rows) -> Iterator[tuple[StudyTable, list[int]]]:
    """The games that have not been played yet, in pieces that do not depend on who will play them."""
    for table in study.tables:
        size = LONG_PIECE if any(player.thinks_long for player in table.job.players) else PIECE
        missing = [number for number in range(study.games) if number not in rows[table.key]]
        for first in range(0, len(missing), size):
            yield table, missing[first : first + size]


def _known(study: Study, progress: Progress) -> Rows:
    """What earlier runs have played at these very tables, be it for a study that was another one meanwhile."""
    rows: Rows = {table.key: {} for table in study.tables}
    for path in (*aside(study.results), study.results):
        for key, game in rows_in(path, rows):
            rows[key][game.number] = game
    for piece in progress.pieces:
        if piece.table in rows:
            rows[piece.table].update((game.number, game) for game in piece.games)
    return rows


def _strays(study: Study, pieces: list[Piece]) -> Iterator[Piece]:
    """What an interrupted run has played that the study does not have any more; no file of results can have it."""
    strays = beyond(study, ((piece.table, game.number) for piece in pieces for game in piece.games))
    for piece in pieces:
        if games := [game for game in piece.games if (piece.table, game.number) in strays]:
            yield Piece(piece.table, games)


def _tell_kept(study: Study, progress: Progress, strays: list[Piece], on_kept: Callable[[int, Path], None]) -> None:
    if left := left_over(study):
        on_kept(len(left), next_aside(study.results))
    if strays:
        on_kept(sum(len(piece.games) for piece in strays), progress.path)
