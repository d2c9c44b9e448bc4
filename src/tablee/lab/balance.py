"""What the shipped studies found, as ``docs/balance.md``: a section for each game, made anew by one command.

python -m tablee.lab.balance studies --write docs/balance.md

What stands above the first section is written by people and stays.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import polars as pl

import tablee
from tablee.core.markdown import head, row
from tablee.core.material import SentFile
from tablee.games import SHELF, find_game
from tablee.lab import statistics
from tablee.lab.boxes import Changed, changed_values
from tablee.lab.pages import placed
from tablee.lab.report import Report, report_words
from tablee.lab.results import read_results
from tablee.lab.run import run_study
from tablee.lab.statistics import Mean, Share
from tablee.lab.study import Study, read_study

MOST_WORTHS: Final = 6
"""Of what is worth most, and of what is worth least."""
FEWEST_SEATS: Final = 1000
"""With fewer seats in all its games a study says nothing about single cards."""
MUCH: Final = 3.5
"""So many standard errors hardly come about by chance, even among fifty cards."""
FAIR: Final = 3.0
"""Of some forty seats two are outside of their interval by chance, but hardly one by so many standard errors."""
_FIGURE: Final = re.compile(r"\d[\d,]*\.\d+")
RARE: Final = 0.05
"""What fewer seats use in a game is hardly ever used."""


def studies_in(folder: Path) -> dict[str, list[Study]]:
    """The studies of each game, in the order of the shelf."""
    found = [read_study(file) for file in sorted(folder.glob("*.toml"))]
    return {game: mine for game in SHELF if (mine := [study for study in found if study.game == game])}


def section(game: str, studies: Sequence[Study], command: str) -> str:
    """What the studies of a game found, which have been played."""
    lines = [f"## {game}", ""]
    frames = [read_results(study.results) for study in studies]
    for study, frame in zip(studies, frames, strict=True):
        lines += _study(study, frame)
    lines += _ladder(Report(studies[0], statistics.met(frames), report_words("en", game)))
    lines += [f"Tablée {tablee.__version__}. Made by:", "", f"    {command}", ""]
    return "\n".join(lines)


def _study(study: Study, frame: pl.DataFrame) -> Iterator[str]:
    report = Report(study, frame, report_words("en", study.game))
    yield f"### {study.question.get('en') or study.question.get('', '')}"
    yield ""
    tables = f"each of {len(study.tables)} tables" if len(study.tables) > 1 else "one table"
    yield f"`studies/{study.file.name}`: {study.games} games at {tables}."
    yield ""
    for part in (
        _boxes(report),
        _players(report),
        _seats(report),
        _effects(report),
        _changes(report) if report.frame["material"].n_unique() > 1 else _worths(report),
        _courses(report),
    ):
        yield from part


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield from head(*titles)
    yield from map(row, rows)
    yield ""


def _players(report: Report) -> Iterator[str]:
    """Who wins, and in which company if there are several."""
    outcomes = statistics.outcomes(report.frame)
    rows = [
        (
            report.words.listed([report.player(name) for name in outcome.lineup]),
            str(outcome.seats),
            report.player(outcome.player),
            report.interval(outcome.wins),
            report.mean(outcome.score),
        )
        for outcome in outcomes
    ]
    if rows:
        first = int(len({(outcome.seats, outcome.lineup) for outcome in outcomes}) == len({row[1] for row in rows}))
        yield from _table(("who met", "seats", "player", "wins", "score")[first:], [row[first:] for row in rows])


def _seats(report: Report) -> Iterator[str]:
    shares = statistics.seat_advantage(report.frame)
    rows = [
        (str(seats), str(place), report.interval(share), _fairness(share, 1 / seats))
        for seats, mine in shares.items()
        for place, share in enumerate(mine, 1)
    ]
    if rows:
        yield from _table(("seats", "seat", "wins", ""), rows)


def _fairness(share: Share, fair: float) -> str:
    """Nothing where a seat may well be worth what the others are."""
    if share.low <= fair <= share.high:
        return ""
    error = (share.high - share.low) / 2 / statistics.Z
    return "not fair" if abs(share.share - fair) > FAIR * error else "perhaps chance"


def _ladder(report: Report) -> Iterator[str]:
    """How strong the players are, by all games of all studies in which different ones met."""
    rows = [
        (report.player(rating.name), report.mean(Mean(rating.points, rating.margin), 0), str(rating.games))
        for rating in statistics.rungs(report.frame)
    ]
    if rows:
        yield "### The ladder"
        yield ""
        yield from _table(("player", "points on the ladder", "games"), rows)


def _effects(report: Report) -> Iterator[str]:
    """What each value of the grid changes, at tables of each size by themselves."""
    for dimension in statistics.dimensions(report.frame):
        rows = [
            (
                str(seats[0]),
                report.value(dimension, effect.value),
                report.interval(effect.first),
                "–" if effect.drawn is None else report.percent(effect.drawn.share),
                report.mean(effect.plies, 1),
                "–" if effect.margin is None else report.mean(effect.margin),
            )
            for seats, tables in report.frame.group_by("seats", maintain_order=True)
            for effect in statistics.effects(tables, dimension)
        ]
        titles = ("seats", report.dimension(dimension), "first seat wins", "drawn", "plies", "lead of the best")
        first = int(dimension == "seats")
        yield from _table(titles[first:], [row[first:] for row in rows])
        if uneven := report.unevenly(report.frame, dimension):
            yield uneven
            yield ""


def _boxes(report: Report) -> Iterator[str]:
    """What is different in each file that is compared with the box."""
    for name, values in _proposals(report).items():
        changed = ", ".join(f"`{place}` {box} → {mine}" for place, box, mine in values)
        yield f"`{name}` is the box but for: {changed}."
        yield ""


def _proposals(report: Report) -> dict[str, list[Changed]]:
    """The values of each file that are not those of the box."""
    game = find_game(report.study.game)
    sent = {
        report.value("material", table.material): table.job.material
        for table in report.study.tables
        if isinstance(table.job.material, SentFile)
    }
    return {name: changed_values(game, file) for name, file in sorted(sent.items())}


def _changes(report: Report) -> Iterator[str]:
    """What is used otherwise, or worth something else, with another box.

    That is what its values are about, and whatever else changed by more than chance would do among so many.
    """
    places = {place for values in _proposals(report).values() for place, _, _ in values}
    about = {part for place in places for part in re.split(r"[._]", place)}
    for material, changes in statistics.changes(report.frame).items():
        rows = [
            (
                report.use(change.before.what),
                *(report.percent(worth.used) for worth in change),
                *("–" if worth.difference is None else report.points(worth.difference) for worth in change),
            )
            for change in changes
            if change.weight > MUCH or about & set(change.before.what.split())
        ]
        name = report.value("material", material)
        if rows:
            titles = ("what", "seats that use it: box", name, "wins with it, against without: box", name)
            yield from _table(titles, rows)


def _worths(report: Report) -> Iterator[str]:
    if report.frame["seats"].sum() < FEWEST_SEATS:
        return
    worths = statistics.worths(report.frame)
    compared = [worth for worth in worths if worth.difference is not None]
    if len(compared) > 2 * MOST_WORTHS:
        compared = [*compared[:MOST_WORTHS], *compared[-MOST_WORTHS:]]
    rows = [
        (
            report.use(worth.what),
            report.percent(worth.used),
            report.number(worth.times, 2),
            report.points(worth.difference),
        )
        for worth in compared
        if worth.difference is not None
    ]
    if rows:
        yield from _table(("what", "seats that use it", "times a game", "wins with it, against without"), rows)
    rare = [report.use(worth.what) for worth in worths if worth.used < RARE]
    if rare:
        yield f"Used by fewer than {report.percent(RARE)} of the seats: {report.words.listed(rare)}."
        yield ""


def _courses(report: Report) -> Iterator[str]:
    rows = [
        (str(course.seats), *(report.percent(course.decided[moment]) for moment in (0, 3, 5, 7, 9)))
        for course in statistics.courses(report.frame)
    ]
    if rows:
        yield from _table(("seats", "decided at first", "after 30%", "50%", "70%", "90%"), rows)


def outdated(page: str) -> list[str]:
    """Figures (those with a decimal point) that people wrote about a game, and that none of its tables has any more."""
    written, *sections = re.split(r"^## (?=\w+$)", page, flags=re.MULTILINE)
    found = []
    for section in sections:
        game, _, tables = section.partition("\n")
        title = report_words("en", game)("game-title").replace("’", "'")
        for paragraph in written.split("\n\n"):
            if paragraph.startswith(f"**{title}.**"):
                known = set(_FIGURE.findall(tables))
                found += [f"{game}: {figure}" for figure in _FIGURE.findall(paragraph) if figure not in known]
    return found


def _tell_kept(games: int, file: Path) -> None:
    print(f"{games} games that are no longer in the study: {file}", file=sys.stderr)


def main() -> None:
    """Play what is missing of the studies of a folder, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.balance", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", type=Path, help="write the sections into this page instead of printing them")
    parser.add_argument("--jobs", type=int, default=-1)
    wanted = parser.parse_args()
    command = " ".join(["python -m tablee.lab.balance", *sys.argv[1:]])
    for game, studies in studies_in(wanted.folder).items():
        for study in studies:
            played = run_study(study, jobs=wanted.jobs, on_kept=_tell_kept)
            print(f"{study.file.name}: {played} games played", file=sys.stderr)
        text = section(game, studies, command)
        if wanted.write:
            page = wanted.write.read_text(encoding="utf-8") if wanted.write.exists() else ""
            wanted.write.write_text(placed(page, game, text), encoding="utf-8")
        else:
            print(text)
    for figure in outdated(wanted.write.read_text(encoding="utf-8")) if wanted.write else ():
        print(f"what is written above the tables has a figure that they do not have: {figure}", file=sys.stderr)


if __name__ == "__main__":
    main()
