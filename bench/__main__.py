"""``python -m bench``: measure Tablée beside its peers in one interleaved run and write the page."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from bench.contest import Contestant
from bench.report import page, tables
from bench.run import measure

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.2


def main(arguments: list[str] | None = None) -> int:
    """Run the measurement that the command line asks for."""
    asked = parse(arguments)
    console = Console()
    try:
        run = measure(asked.rounds, asked.seconds, wanted(asked.only), console)
    except KeyboardInterrupt:
        console.print("stopped; nothing was written")
        return 130
    if not run.slices:
        console.print("nobody could be measured; nothing was written")
        return 1
    console.print(Markdown(tables(run)))
    if asked.output is not None:
        asked.output.parent.mkdir(parents=True, exist_ok=True)
        asked.output.write_text(page(run, asked.command), encoding="utf-8")
        console.print(f"written to {asked.output}", soft_wrap=True)
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line; a bad value ends with one line and exit code 2."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=main_help())
    parser.add_argument("--rounds", type=whole, help="slices of every contestant (default 9)")
    parser.add_argument("--seconds", type=duration, help="length of a slice (default 1)")
    parser.add_argument(
        "--quick", action="store_true", help="a rough look: few short slices, and no page unless --output is given"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="only who has TEXT in the name, and our yardsticks")
    parser.add_argument("--output", type=Path, help="where the page goes (default docs/benchmarks.md)")
    asked = parser.parse_args(arguments)
    partial_run = asked.quick or asked.only
    asked.rounds = asked.rounds or (QUICK_ROUNDS if asked.quick else 9)
    asked.seconds = asked.seconds or (QUICK_SECONDS if asked.quick else 1.0)
    asked.output = asked.output or (None if partial_run else PAGE)
    asked.command = command_line(asked)
    return asked


def main_help() -> str:
    """The first lines of --help."""
    return "Measure Tablée's engine beside OpenSpiel, RLCard and PettingZoo, interleaved in one run."


def command_line(asked: argparse.Namespace) -> str:
    """The command that repeats this run."""
    words = ["python", "-m", "bench", "--rounds", str(asked.rounds), "--seconds", f"{asked.seconds:g}"]
    if asked.only:
        words += ["--only", shlex.quote(asked.only)]
    return " ".join(words)


def wanted(text: str) -> Callable[[Contestant], bool]:
    """Whether a contestant takes part."""
    return lambda contestant: contestant.yardstick or text.casefold() in contestant.label.casefold()


def whole(text: str) -> int:
    """A whole number from 1 up."""
    value = int(text) if text.isdecimal() else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return value


def duration(text: str) -> float:
    """Seconds, more than none."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 3600.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0 and below 3600")
    return value


if __name__ == "__main__":
    raise SystemExit(main())
