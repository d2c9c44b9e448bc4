"""Warm everybody up, then deal out slices in turn, so that a noisy moment of the machine hits all alike."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from bench.contest import Contestant, Slice
from bench.peers import SOURCES

WARM_UP_SECONDS = 0.1


@dataclass(slots=True)
class Run:
    """Everything that was measured: for each contestant one slice a round."""

    rounds: int
    seconds: float
    slices: dict[Contestant, list[Slice]] = field(default_factory=dict)
    skipped: list[str] = field(default_factory=list)


def measure(rounds: int, seconds: float, wanted: Callable[[Contestant], bool], console: Console) -> Run:
    """Find the contestants, warm them up and measure those that are `wanted`."""
    run = Run(rounds, seconds)
    contestants = warm_up(find_contestants(wanted, run, console), run, console)
    run.slices = {contestant: [] for contestant in contestants}
    gc.collect()
    gc.freeze()  # what the libraries keep in memory must not slow down the collections of the others
    with progress_bar(console) as bar:
        task = bar.add_task("", total=rounds * len(contestants))
        for turn in range(rounds):
            for contestant in in_turn(contestants, turn):
                bar.update(task, description=f"round {turn + 1}/{rounds}  {contestant.label}")
                gc.collect()
                run.slices[contestant].append(contestant.run_for(seconds))
                bar.advance(task)
    return run


def find_contestants(wanted: Callable[[Contestant], bool], run: Run, console: Console) -> list[Contestant]:
    """Ask every adapter; a library that is not there is skipped with a line that says so."""
    found: list[Contestant] = []
    for source in SOURCES:
        try:
            offered = source.load()
        except Exception as problem:  # any library may fail in any way: that ends its part, not the run
            skip(f"{source.title}: {describe(problem)}", run, console)
            continue
        found.extend(contestant for contestant in offered if wanted(contestant))
    return found


def warm_up(contestants: list[Contestant], run: Run, console: Console) -> list[Contestant]:
    """Let everybody run once unmeasured; who cannot is skipped with a line that says so."""
    ready = []
    for contestant in contestants:
        try:
            contestant.run_for(WARM_UP_SECONDS)
        except Exception as problem:
            skip(f"{contestant.label}: {describe(problem)}", run, console)
        else:
            ready.append(contestant)
    return ready


def in_turn(contestants: list[Contestant], turn: int) -> list[Contestant]:
    """The same order every round, but each round starts elsewhere."""
    start = turn * max(1, len(contestants) // 3) % max(1, len(contestants))
    return contestants[start:] + contestants[:start]


def skip(reason: str, run: Run, console: Console) -> None:
    """Say what is left out, here and later on the page."""
    run.skipped.append(reason)
    console.print(f"[yellow]skipped[/] {reason}", highlight=False, soft_wrap=True)


def describe(problem: Exception) -> str:
    """One line about what went wrong."""
    text = str(problem).strip().splitlines()
    return f"{type(problem).__name__}: {text[0]}" if text else type(problem).__name__


def progress_bar(console: Console) -> Progress:
    """Spinner, what is running, how far, how long still."""
    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, TextColumn("{task.description}"), console=console, transient=True)
