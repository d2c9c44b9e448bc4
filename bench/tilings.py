"""``python -m bench.tilings``: Ubongo's solver beside exact-cover libraries, interleaved in one run.

Everybody answers the same questions about the same sheets and must give the same answers. The figures replace the
section on tilings in ``docs/benchmarks.md``.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from bench.__main__ import PAGE, duration, whole
from bench.figures import Spread
from bench.report import amount, our_version, processor, times
from bench.run import progress_bar
from tablee.games.ubongo.pieces import PIECES
from tablee.games.ubongo.sheets import PIECES_A_ROW, Sheet, load_sheets
from tablee.games.ubongo.solver import Region, Tiler

HEADING = "## Tilings (Ubongo)"
LIBRARIES = ("exact_cover", "xcover", "ortools")
SHEETS = ("A5", "B5")
"""The sheets in the middle of each side."""
PUZZLES = 5
"""Rows of a sheet that are solved in one go."""

NOTE = """\
Two questions about the sheets A5 and B5 of the box. **All sets**: which sets of 4 (5) pieces tile the grid, and in how
many ways; a job is the grid. **One tiling**: can these pieces tile the grid; a job is one of the first {puzzles} rows.
As an exact cover each square is to be covered once, and each piece is used at most once, or exactly once in a given
row. xcover has optional items for that; exact-cover has not, so for it "this piece stays away" is one more choice.
CP-SAT gets an exactly-one for each square and an at-most-one or exactly-one for each piece, one worker, and for all
sets it enumerates. "From the grid" includes making the model, "model at hand" does not; the places of the pieces come
from Tablée's own list for everybody, and xcover reads its lists at every call. All must find the same number of sets
and tilings, or nothing is written. Rounds are interleaved and ratios taken inside a round, as explained below.

- Command: `{command}` ({rounds} rounds, {seconds:g} s a slice)
- {date}, {processor}; Tablée {ours}; {libraries}"""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to find out about a sheet."""

    title: str
    sheet: Sheet
    rows: tuple[int, ...]
    """The sets of pieces to be laid one after the other; empty if all sets are wanted."""

    @property
    def jobs(self) -> int:
        """What is counted."""
        return max(1, len(self.rows))


Answer = tuple[int, ...]
"""Sets and tilings in all, or for each row whether it can be tiled."""


@dataclass(frozen=True)
class Engine:
    """A library, or ours."""

    name: str
    model: Callable[[Question], Any]
    """All that can be prepared before the clock starts."""
    solve: Callable[[Question, Any], Answer]


@dataclass
class Line:
    """One engine on one question, with the model counted or not."""

    engine: Engine
    question: Question
    counted: bool
    rates: list[float] = field(default_factory=list)
    prepared: Any = None

    def once(self) -> Answer:
        """Answer the question once."""
        model = self.engine.model(self.question) if self.counted else self.prepared
        return self.engine.solve(self.question, model)

    def run_for(self, seconds: float) -> None:
        """Answer again and again, and note the jobs a second of processor time."""
        done = 0
        begin = process_time()
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.once()
            done += self.question.jobs
        self.rates.append(done / (process_time() - begin))


def questions() -> Iterator[Question]:
    """Both questions about both sheets."""
    sheets = {sheet.name: sheet for sheet in load_sheets()}
    for name in SHEETS:
        count = PIECES_A_ROW[name[0]]
        yield Question(f"All sets of {count} pieces, {name}", sheets[name], ())
    for name in SHEETS:
        yield Question(f"One tiling, {name}", sheets[name], tuple(sheets[name].rows[:PUZZLES]))


# --------------------------------------------------------------------------------------------------------------- ours


def tiler_models(question: Question) -> list[Tiler]:
    """A tiler for all pieces, or one for the pieces of each row, always from the grid's text."""
    rows = question.sheet.region.rows
    if not question.rows:
        return [Tiler(Region(rows))]
    return [Tiler(Region(rows), pieces_of(row)) for row in question.rows]


def pieces_of(row: int) -> list[Any]:
    """The pieces of a set."""
    return [piece for number, piece in enumerate(PIECES) if row >> number & 1]


def solve_ours(question: Question, models: list[Tiler]) -> Answer:
    """The sweep, or a search for each row."""
    if question.rows:
        return tuple(int(tiler.is_solvable((1 << len(tiler.pieces)) - 1)) for tiler in models)
    sets = models[0].sets(PIECES_A_ROW[question.sheet.side])
    return len(sets), sum(sets.values())


# ------------------------------------------------------------------------------------------------------------- theirs


def summary(found: list[frozenset[int]]) -> Answer:
    """Sets and tilings, from the set of pieces of each tiling."""
    return len(set(found)), len(found)


def exact_cover_engine() -> Engine:
    """exact-cover: Algorithm X in C, on a boolean NumPy array."""
    import exact_cover
    import numpy

    def matrix(tiler: Tiler, optional: bool) -> tuple[Any, Tiler]:
        area, count = tiler.region.area, len(tiler.pieces)
        spare = count if optional else 0
        rows = numpy.zeros((len(tiler.placements) + spare, area + count), dtype=bool)
        for number, placement in enumerate(tiler.placements):
            for cell in range(area):
                rows[number, cell] = placement.mask >> cell & 1
            rows[number, area + placement.piece] = True
        for piece in range(spare):
            rows[len(tiler.placements) + piece, area + piece] = True
        return rows, tiler

    def solve(question: Question, models: list[tuple[Any, Tiler]]) -> Answer:
        if question.rows:
            return tuple(int(len(exact_cover.get_exact_cover(rows)) > 0) for rows, _ in models)
        rows, tiler = models[0]
        tilings = exact_cover.get_all_solutions(rows)
        return summary([pieces_in(tiler, tiling) for tiling in tilings])

    return Engine("exact-cover", lambda asked: [matrix(one, not asked.rows) for one in tiler_models(asked)], solve)


def xcover_engine() -> Engine:
    """xcover: dancing cells, compiled by numba, with optional items."""
    import xcover

    def options(tiler: Tiler) -> tuple[list[list[str]], list[str], list[str], Tiler]:
        cells = [f"c{cell}" for cell in range(tiler.region.area)]
        pieces = [f"p{piece}" for piece in range(len(tiler.pieces))]
        rows = [
            [*(cell for place, cell in enumerate(cells) if placement.mask >> place & 1), pieces[placement.piece]]
            for placement in tiler.placements
        ]
        return rows, cells, pieces, tiler

    def solve(question: Question, models: list[Any]) -> Answer:
        if question.rows:
            return tuple(
                int(next(iter(xcover.covers(rows, primary=cells + pieces)), None) is not None)
                for rows, cells, pieces, _ in models
            )
        rows, cells, pieces, tiler = models[0]
        return summary([pieces_in(tiler, found) for found in xcover.covers(rows, primary=cells, secondary=pieces)])

    return Engine("xcover", lambda asked: [options(tiler) for tiler in tiler_models(asked)], solve)


def cp_sat_engine() -> Engine:
    """OR-tools CP-SAT: a general solver for constraints."""
    from ortools.sat.python import cp_model

    class Tally(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]  # OR-tools publishes no types
        """Notes the pieces of each solution."""

        def __init__(self, tiler: Tiler, laid: list[Any]) -> None:
            super().__init__()
            self.tiler = tiler
            self.laid = laid
            self.found: list[frozenset[int]] = []

        def on_solution_callback(self) -> None:
            self.found.append(pieces_in(self.tiler, [n for n, one in enumerate(self.laid) if self.boolean_value(one)]))

    def build(tiler: Tiler, exactly: bool) -> tuple[Any, list[Any], Tiler]:
        model = cp_model.CpModel()
        laid = [model.new_bool_var("") for _ in tiler.placements]
        for cell in range(tiler.region.area):
            model.add_exactly_one(one for one, p in zip(laid, tiler.placements, strict=True) if p.mask >> cell & 1)
        for piece in range(len(tiler.pieces)):
            ways = [one for one, p in zip(laid, tiler.placements, strict=True) if p.piece == piece]
            (model.add_exactly_one if exactly else model.add_at_most_one)(ways)
        return model, laid, tiler

    def solve(question: Question, models: list[tuple[Any, list[Any], Tiler]]) -> Answer:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if question.rows:
            return tuple(int(solver.solve(model) == cp_model.OPTIMAL) for model, _, _ in models)
        model, laid, tiler = models[0]
        solver.parameters.enumerate_all_solutions = True
        tally = Tally(tiler, laid)
        solver.solve(model, tally)
        return summary(tally.found)

    return Engine("OR-tools CP-SAT", lambda asked: [build(one, bool(asked.rows)) for one in tiler_models(asked)], solve)


def pieces_in(tiler: Tiler, chosen: Any) -> frozenset[int]:
    """The pieces of a solution: numbers beyond the placements are pieces that stay away."""
    return frozenset(int(tiler.placements[n].piece) for n in chosen if n < len(tiler.placements))


# ----------------------------------------------------------------------------------------------------------- measuring


def measure(rounds: int, seconds: float, console: Console) -> list[Line]:
    """Warm up, compare the answers, then deal out slices in turn."""
    engines = [
        Engine("Tablée", tiler_models, solve_ours),
        exact_cover_engine(),
        xcover_engine(),
        cp_sat_engine(),
    ]
    lines = [Line(engine, asked, counted) for asked in questions() for counted in (True, False) for engine in engines]
    for line in lines:
        line.prepared = line.engine.model(line.question)
    check_answers(lines)
    gc.collect()
    gc.freeze()
    with progress_bar(console) as bar:
        task = bar.add_task("", total=rounds * len(lines))
        for turn in range(rounds):
            start = turn * 5 % len(lines)
            for line in lines[start:] + lines[:start]:
                bar.update(task, description=f"{line.question.title}: {line.engine.name}")
                line.run_for(seconds)
                bar.advance(task)
    return lines


def check_answers(lines: list[Line]) -> None:
    """Whoever answers differently is not measured: something is wrong."""
    for line in lines:
        wanted = solve_ours(line.question, tiler_models(line.question))
        found = line.once()
        if found != wanted:
            raise SystemExit(f"{line.engine.name}, {line.question.title}: {found}, and Tablée says {wanted}")


# ---------------------------------------------------------------------------------------------------------- the section


def section(lines: list[Line], rounds: int, seconds: float) -> str:
    """The part of the page."""
    about = NOTE.format(
        puzzles=PUZZLES,
        command=f"python -m bench.tilings --rounds {rounds} --seconds {seconds:g}",
        rounds=rounds,
        seconds=seconds,
        date=date.today().isoformat(),
        processor=processor(),
        ours=our_version(),
        libraries=", ".join(f"{name} {version(name)}" for name in LIBRARIES),
    )
    return f"{HEADING}\n\n{about}\n\n{table(lines)}\n"


def table(lines: list[Line]) -> str:
    """Jobs a second and ratios, with the model counted and not."""
    titles = ["question", "engine", "from the grid: jobs/s", "Tablée ÷ this", "model at hand: jobs/s", "Tablée ÷ this"]
    rows = [titles, ["---", "---", "---:", "---:", "---:", "---:"]]
    for line in lines:
        if line.counted:
            other = find(lines, line.question, line.engine.name, counted=False)
            name = f"**{line.engine.name}**" if line.engine.name == "Tablée" else line.engine.name
            rows.append([line.question.title, name, *figures(lines, line), *figures(lines, other)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def figures(lines: list[Line], line: Line) -> list[str]:
    """The rate and the ratio of one line."""
    rate = Spread.of(line.rates)
    shown = f"{amount(rate.middle)} ({amount(rate.low)}–{amount(rate.high)})"
    if line.engine.name == "Tablée":
        return [shown, "–"]
    ours = find(lines, line.question, "Tablée", counted=line.counted)
    return [shown, times(Spread.of(a / b for a, b in zip(ours.rates, line.rates, strict=True)))]


def find(lines: list[Line], question: Question, engine: str, *, counted: bool) -> Line:
    """The line of an engine on a question."""
    return next(
        line for line in lines if (line.question, line.engine.name, line.counted) == (question, engine, counted)
    )


def with_section(page: str, new: str) -> str:
    """The page with its section on tilings replaced, or added above how to read it."""
    before, found, after = page.partition(HEADING)
    if found:
        _, heading, rest = after.partition("\n## ")
        return f"{before}{new}{heading}{rest}"
    before, heading, rest = page.partition("\n## How to read this")
    return f"{before}\n{new}{heading}{rest}" if heading else f"{page.rstrip()}\n\n{new}"


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and put the section into the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.tilings", description="Tilings beside exact-cover solvers.")
    parser.add_argument("--rounds", type=whole, default=9, help="slices of every line (default 9)")
    parser.add_argument("--seconds", type=duration, default=0.5, help="length of a slice (default 0.5)")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that gets the section")
    asked = parser.parse_args(arguments)
    console = Console()
    lines = measure(asked.rounds, asked.seconds, console)
    console.print(Markdown(table(lines)))
    asked.page.write_text(
        with_section(asked.page.read_text(encoding="utf-8"), section(lines, asked.rounds, asked.seconds)),
        encoding="utf-8",
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
