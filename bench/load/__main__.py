"""``python -m bench.load``: many live tables on one core, ours beside boardgame.io's, and the page about it."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from bench.__main__ import duration, whole
from bench.load.measure import Plan, run_measurement
from bench.load.report import figures, is_clean, page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "load.md"
PACES = (4.0, 2.0)
"""Seconds between two moves at a table, where a rate is offered."""
WINDOW = 128


def main(arguments: list[str] | None = None) -> int:
    """Run the measurement that the command line asks for; only errors fail it, never slowness."""
    asked = parse(arguments)
    console = Console()
    rates = tuple(asked.tables / pace for pace in PACES)
    plan = Plan(asked.tables, asked.seats, rates, min(WINDOW, asked.tables), asked.seconds, asked.rounds)
    try:
        run = run_measurement(plan, console)
    except (KeyboardInterrupt, asyncio.CancelledError):
        console.print("stopped; nothing was written")
        return 130
    console.print(Markdown(figures(run)))
    for reason in run.skipped:
        console.print(f"[yellow]skipped[/] {reason}", highlight=False, soft_wrap=True)
    if asked.output is not None:
        asked.output.parent.mkdir(parents=True, exist_ok=True)
        asked.output.write_text(page(run, asked.command), encoding="utf-8")
        console.print(f"written to {asked.output}", soft_wrap=True)
    return 0 if is_clean(run) else 1


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line; a bad value ends with one line and exit code 2."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description="Many live tables on one core, beside boardgame.io's server."
    )
    parser.add_argument("--tables", type=whole, help="live tables of each server (default 1000)")
    parser.add_argument("--seats", type=seat_count, default=3, help="people at each table, 2 to 6 (default 3)")
    parser.add_argument("--seconds", type=duration, help="of each server under each load, in all (default 30)")
    parser.add_argument("--rounds", type=whole, help="slices that these seconds are cut into (default 5)")
    parser.add_argument(
        "--quick", action="store_true", help="a rough look: 100 tables, 4 seconds, and no page unless --output is given"
    )
    parser.add_argument("--output", type=Path, help="where the page goes (default docs/load.md)")
    asked = parser.parse_args(arguments)
    asked.tables = asked.tables or (100 if asked.quick else 1000)
    asked.seconds = asked.seconds or (4.0 if asked.quick else 30.0)
    asked.rounds = asked.rounds or (2 if asked.quick else 5)
    asked.output = asked.output or (None if asked.quick else PAGE)
    asked.command = command_line(asked)
    return asked


def command_line(asked: argparse.Namespace) -> str:
    """The command that repeats this run."""
    values = {name: getattr(asked, name) for name in ("tables", "seats", "seconds", "rounds")}
    return " ".join(["python -m bench.load", *(f"--{name} {value:g}" for name, value in values.items())])


def seat_count(text: str) -> int:
    """A number of seats that L'Artropp has and that lets somebody watch."""
    value = whole(text)
    if not 2 <= value <= 6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seats from 2 to 6")
    return value


if __name__ == "__main__":
    raise SystemExit(main())
