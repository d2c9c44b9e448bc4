"""Medians, spreads and ratios of what was measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from bench.contest import Contest, Contestant, Slice
from bench.run import Run

NEAR = ("hearts", "crazy_eights", "oh_hell")
"""The games of OpenSpiel nearest to ours: card games of some length, whose rules take little time."""
GOAL = 1.2
"""What the yardstick's own loop should reach beside each of them, in decisions."""


@dataclass(frozen=True, slots=True)
class Spread:
    """A figure over all rounds."""

    low: float
    middle: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """The median with the smallest and the largest value."""
        ordered = sorted(values)
        return cls(ordered[0], median(ordered), ordered[-1])


@dataclass(frozen=True, slots=True)
class Column:
    """One column of ratios: a yardstick of ours, divided by each contestant."""

    title: str
    yardstick: Contestant
    by_plies: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One contestant's line."""

    contestant: Contestant
    unit_rate: float
    """Games or searched positions a second."""
    rate: Spread
    plies: Spread | None
    length: float | None
    """Decisions a game, or plies an iteration."""
    ratios: tuple[Spread | None, ...]


def rows(run: Run, contest: Contest, columns: list[Column]) -> list[Row]:
    """The lines of one contest, in the order of the adapters."""
    return [
        Row(
            contestant,
            median(piece.unit_rate for piece in slices),
            Spread.of(piece.rate for piece in slices),
            ply_spread(slices),
            length(contest, slices),
            tuple(ratio(run, column, contestant) for column in columns),
        )
        for contestant, slices in run.slices.items()
        if contestant.contest is contest
    ]


def columns(run: Run, contest: Contest) -> list[Column]:
    """What the contestants of a contest are compared with."""
    found = []
    stepped, looped, searching = (yardstick(run, one) for one in Contest)
    if contest is Contest.PYTHON_LOOP and stepped:
        found.append(Column("Tablée ÷ this", stepped))
    if contest is Contest.PYTHON_LOOP and looped:
        found.append(Column("Tablée's own loop ÷ this", looped))
    if contest is Contest.OWN_LOOP and looped:
        found.append(Column("Tablée ÷ this", looped))
        found.append(Column("the same, by plies", looped, by_plies=True))
    if contest is Contest.SEARCH and searching:
        found.append(Column("Tablée ÷ this", searching))
        found.append(Column("the same, by plies", searching, by_plies=True))
    return found


def yardstick(run: Run, contest: Contest) -> Contestant | None:
    """The one of ours that a contest is measured with, if it ran."""
    return next((one for one in run.slices if one.contest is contest and one.yardstick), None)


def ratio(run: Run, column: Column, contestant: Contestant) -> Spread | None:
    """Our yardstick divided by a contestant; ``None`` for our own lines and where there is nothing to divide."""
    if contestant.ours:
        return None
    return quotient(run, column.yardstick, contestant, by_plies=column.by_plies)


def quotient(run: Run, ours: Contestant, theirs: Contestant, *, by_plies: bool = False) -> Spread | None:
    """One of ours divided by one of theirs, round by round; ``None`` where a library hides its plies."""
    quotients = []
    for our_slice, their_slice in zip(run.slices[ours], run.slices[theirs], strict=True):
        above, below = (piece.ply_rate if by_plies else piece.rate for piece in (our_slice, their_slice))
        if above is None or below is None:
            return None
        quotients.append(above / below)
    return Spread.of(quotients)


def ours(run: Run, contest: Contest) -> list[Contestant]:
    """Every mode of every game of ours that took part in a contest."""
    return [one for one in run.slices if one.contest is contest and one.ours]


def near_peers(run: Run) -> list[Contestant]:
    """OpenSpiel's C++ games that our own loop is held against, as far as they ran."""
    return [one for one in run.slices if one.contest is Contest.OWN_LOOP and not one.ours and one.game in NEAR]


def ply_spread(slices: list[Slice]) -> Spread | None:
    """Plies a second over all rounds, where the library shows its plies."""
    rates = [piece.ply_rate for piece in slices if piece.ply_rate is not None]
    return Spread.of(rates) if rates else None


def length(contest: Contest, slices: list[Slice]) -> float | None:
    """Decisions a game, or plies an iteration, over all rounds."""
    counts = sum(piece.count for piece in slices)
    if contest is not Contest.SEARCH:
        return counts / sum(piece.units for piece in slices)
    plies = [piece.plies for piece in slices if piece.plies is not None]
    return sum(plies) / counts if plies else None
