"""How many games of a study are played in a second, on one process and on more, and what limits it.

python -m bench.studies --write docs/lab.md

Everything is in the time: processes that start, pieces that travel back, and the file at the end. *Collecting* is what
the first process does with every game that others play: unpack it, write it to disk, and sort it into the file. Its
rate is the most that any number of processes could reach.
"""

from __future__ import annotations

import argparse
import os
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

import tablee
from tablee.games import SHELF
from tablee.lab.pages import placed
from tablee.lab.results import Progress, Rows, write_results
from tablee.lab.run import PIECE, pieces_of, play, run_study
from tablee.lab.study import Study, read_study

TITLE: Final = "Games a second"
PROCESSES: Final = (1, 2)
SECONDS: Final = 20
"""About so long one measurement takes on one process."""
SOUNDING: Final = 20
"""Games that say how many make so many seconds."""

LIMITS: Final = """\
What limits more: the cores, first of all. Processes take about a second to start, once. Then it is the one process that
unpacks what the others have played, writes it to disk and sorts it into the file: *collecting alone* is the most that
it takes in, however many play."""


class Pace(NamedTuple):
    """Games a second."""

    game: str
    games: int
    rates: list[float]
    """By the number of processes."""
    collecting: float


def study_of(game: str, games: int, folder: Path) -> Study:
    """Two casual players, the usual options."""
    file = folder / f"{game}.toml"
    file.write_text(f'game = "{game}"\nplayers = ["casual"]\nseats = 2\ngames = {games}\n', encoding="utf-8")
    return read_study(file)


def rate(game: str, games: int, jobs: int) -> float:
    """Of a study from the first game to its file."""
    with TemporaryDirectory() as folder:
        study = study_of(game, games, Path(folder))
        begin = perf_counter()
        run_study(study, jobs=jobs)
        return games / (perf_counter() - begin)


def collecting_rate(game: str, games: int) -> float:
    """Of what is done with games that others have played."""
    with TemporaryDirectory() as folder:
        study = study_of(game, games, Path(folder))
        rows: Rows = {table.key: {} for table in study.tables}
        travelled = [pickle.dumps(play(table, numbers)) for table, numbers in pieces_of(study, rows)]
        begin = perf_counter()
        with Progress(study.results.with_suffix(".progress")) as progress:
            for content in travelled:
                piece = pickle.loads(content)
                progress.add(piece)
                rows[piece.table].update((game.number, game) for game in piece.games)
            write_results(study, rows)
            progress.remove()
        return games / (perf_counter() - begin)


def measured(game: str, seconds: float) -> Pace:
    """What one game does."""
    games = max(PIECE, PIECE * round(sounding(game) * seconds / PIECE))
    return Pace(game, games, [rate(game, games, jobs) for jobs in PROCESSES], collecting_rate(game, min(games, 2000)))


def sounding(game: str) -> float:
    """About how many games a second, without anything around them: so that a measurement takes about so long."""
    with TemporaryDirectory() as folder:
        table = study_of(game, SOUNDING, Path(folder)).tables[0]
        play(table, [0])
        begin = perf_counter()
        play(table, list(range(SOUNDING)))
        return SOUNDING / (perf_counter() - begin)


def section(paces: list[Pace], command: str) -> Iterator[str]:
    """The figures as a part of a page."""
    yield f"## {TITLE}"
    yield ""
    yield "Two *casual* players, usual options, from the first process to the Parquet file:"
    yield ""
    yield "| game | games | one process | two | times as many | collecting alone |"
    yield "|---|---|---|---|---|---|"
    for pace in paces:
        one, two = pace.rates
        yield (f"| {pace.game} | {pace.games:,} | {one:,.0f} | {two:,.0f} | {two / one:.2f} | {pace.collecting:,.0f} |")
    yield ""
    yield LIMITS
    yield ""
    python = sys.version.split()[0]
    yield f"Tablée {tablee.__version__}, {tablee.build_info()}, Python {python}, {os.cpu_count()} cores. Made by:"
    yield ""
    yield f"    {command}"
    yield ""


def main() -> None:
    """Measure, and print or write."""
    parser = argparse.ArgumentParser(prog="python -m bench.studies", description=__doc__)
    parser.add_argument("--write", type=Path, help="write the section into this page instead of printing it")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="about how long a measurement takes")
    wanted = parser.parse_args()
    command = " ".join(["python -m bench.studies", *sys.argv[1:]])
    text = "\n".join(section([measured(game, wanted.seconds) for game in SHELF], command))
    if wanted.write:
        page = wanted.write.read_text(encoding="utf-8")
        wanted.write.write_text(placed(page, TITLE, text), encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
