"""The page: tables, the machine they were made on, and how to read them."""

from __future__ import annotations

import platform
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.contest import Contest, Contestant
from bench.figures import GOAL, Row, Spread, columns, near_peers, ours, quotient, rows, yardstick
from bench.positions import ITERATIONS, POSITIONS
from bench.run import Run

LIBRARIES = ("open_spiel", "rlcard", "pettingzoo", "gymnasium", "numpy")

INTRODUCTION = """\
How fast Tablée's engine plays and searches, beside the libraries that people use for this kind of work. This page is
written by the program that measures; nobody edits it."""

READING = """\
## How to read this

- **Different games are compared.** No other library has ours, so each brings the card games nearest to L'Artropp. A
  decision in gin rummy (melds are searched) is more work than one in Leduc poker. A ratio says how much play of its
  own game an engine gives for the same time; it does not say that one language is so many times faster than another.
- A **decision** is one choice by one seat among its legal moves, forced ones included. A **ply** is a decision or a
  chance event (a card dealt or drawn). OpenSpiel and Tablée show both; RLCard and PettingZoo deal inside their steps,
  so their chance events cost time but are not counted ("–").
- Setting up each game, deals and draws are part of the time everywhere. (OpenSpiel's C++ games start from a clone of
  one first position, because making a new one for gin rummy takes longer than playing it.)
- **Interleaved**: in each round every contestant runs one slice, and each round starts at another place in the list.
  A ratio is taken inside one round, so a slow moment of the machine touches both sides; shown is the median of these
  ratios, with the smallest and the largest in brackets. Above 1, Tablée is ahead.
- One thread, one process. Time is the processor time of that process, so other programs disturb less. The garbage
  collector stays on; what the libraries keep in memory is frozen before the first slice, so that none of them slows
  down another."""

NOTES = {
    Contest.PYTHON_LOOP: """\
The loop a stranger would write in Python: list the legal moves, pick one, play it, until the game is over. Tablée's
moves are checked (`play`), OpenSpiel's `apply_action` trusts its caller; RLCard and PettingZoo also build an
observation at each step, which their API does not let one leave out. For OpenSpiel chance is drawn with
`random.choices`, which is much faster than the `numpy.random.choice` of its examples; RLCard is stepped with
`env.step`, which is faster than `env.run`; PettingZoo runs the loop of its documentation. The last column sets
Tablée's own loop (next table) against the same lines: what one gains by asking the engine for whole games.""",
    Contest.OWN_LOOP: """\
Whole random games without any Python in between: `tablee.core.playout.random_playout` beside OpenSpiel's C++
`evaluate_bots` with its C++ random bots: compiled code beside compiled code, where Tablée's line says "compiled".
RLCard, PettingZoo and OpenSpiel's Python games have no such loop.""",
    Contest.SEARCH: f"""\
{ITERATIONS} iterations a decision, each decision from an empty tree, over {POSITIONS} random positions a game, one
core. An iteration samples a world, walks down the tree and finishes with one rollout. OpenSpiel's rollouts are random
and go to the end of the game. Tablée's stop at the end of the round and are guided by the game's hints, which costs
time; the line with random rollouts leaves the hints out. Games differ in length, so plies are given too: Tablée counts
what it plays; OpenSpiel does not tell, so for it the mean length of random games from the same positions stands for an
iteration.""",
}

WHERE_TIME_GOES = """\
Where the time of our loop goes, in machine instructions, which no other program disturbs: a ply of L'Artropp among four
takes 2 280 of them, a decision with the draws that follow 4 380 (`python -m bench.instructions`, which needs valgrind,
one run over 5 000 plies). In a callgrind profile of 1 000 games the loop and its random numbers were 7 in a hundred,
rules and choices 49; 44 were spent in Python and the C library, mostly on lists that are made, filled and freed."""
SHELF_NOTE = """\
All games of ours in that loop, every one in the modes that people play. A ply of L'Artropp is a card drawn or laid; one
of the football or rugby games may settle a whole duel, and where a virtual opponent plays it is rules: what it does
costs time and is no decision. Random players of Ubongo lay anything anywhere, each time one of hundreds of legal lays,
until one of them gives up. The columns after decisions and plies divide them by those of OpenSpiel's games."""


def page(run: Run, command: str) -> str:
    """The whole page as Markdown."""
    parts = ["# Benchmarks", INTRODUCTION, setting(run, command)]
    parts += [section(run, contest) for contest in Contest]
    parts += [READING]
    if run.skipped:
        parts.append("## Not measured\n\n" + "\n".join(f"- {reason}" for reason in run.skipped))
    return "\n\n".join(parts) + "\n"


def setting(run: Run, command: str) -> str:
    """Where, when, with what and how."""
    return "\n".join(
        (
            f"- Command: `{command}` ({run.rounds} rounds, {run.seconds:g} s a slice)",
            f"- Date: {date.today().isoformat()}",
            f"- Processor: {processor()}",
            f"- Python {platform.python_version()} ({platform.python_implementation()}), {platform.system()}",
            f"- Tablée: {our_version()}",
            f"- Libraries: {', '.join(library_versions())}",
        )
    )


def processor() -> str:
    """The name that the processor gives itself."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def our_version() -> str:
    """Our own version, and whether it runs compiled."""
    try:
        import tablee
    except ImportError:
        return "not installed"
    return f"{tablee.__version__}, {tablee.build_info()}"


def library_versions() -> list[str]:
    """Every library that takes part, with its version."""
    found = []
    for name in LIBRARIES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} (not installed)")
    return found


def section(run: Run, contest: Contest) -> str:
    """One contest: what it is, and its table."""
    parts = [f"## {contest.value}", NOTES[contest], table(run, contest)]
    if contest is Contest.OWN_LOOP:
        parts += [goal(run), WHERE_TIME_GOES, SHELF_NOTE, shelf_table(run)]
    return "\n\n".join(part for part in parts if part)


def tables(run: Run) -> str:
    """The figures alone, for the terminal."""
    parts = [f"## {contest.value}\n\n{table(run, contest)}" for contest in Contest]
    return "\n\n".join([*parts, "## All games of ours", shelf_table(run), goal(run)])


def table(run: Run, contest: Contest) -> str:
    """The figures of one contest as a Markdown table."""
    compared = columns(run, contest)
    lines = rows(run, contest, compared)
    if contest is Contest.OWN_LOOP:  # all others of ours have a table of their own
        lines = [line for line in lines if line.contestant.yardstick or not line.contestant.ours]
    if not lines:
        return "Nobody took part."
    searching = contest is Contest.SEARCH
    rates = ["searches/s" if searching else "games/s", f"{contest.unit}/s, median (min–max)", "plies/s"]
    length = "plies an iteration" if searching else "decisions a game"
    titles = ["engine", "game", "seats", *rates, length, *(column.title for column in compared)]
    return markdown(titles, [line_cells(line) for line in lines], words=2)


def markdown(titles: list[str], lines: list[list[str]], words: int) -> str:
    """A table whose first columns are words and whose others are figures."""
    aligned = ["---"] * words + ["---:"] * (len(titles) - words)
    return "\n".join(f"| {' | '.join(row)} |" for row in [titles, aligned, *lines])


def shelf_table(run: Run) -> str:
    """Every mode of every game of ours in its own loop, divided by the nearest games of OpenSpiel."""
    peers = near_peers(run)
    titles = ["game", "seats", "games/s", "decisions/s", *(f"÷ {peer.game}" for peer in peers)]
    titles += ["plies/s", *(f"÷ {peer.game}" for peer in peers)]
    lines = {line.contestant: line for line in rows(run, Contest.OWN_LOOP, [])}
    return markdown(titles, [shelf_cells(run, lines[one], peers) for one in ours(run, Contest.OWN_LOOP)], words=1)


def shelf_cells(run: Run, line: Row, peers: list[Contestant]) -> list[str]:
    """One mode: its figures, and how it compares by decisions and by plies."""
    one = line.contestant
    by_plies = [quotient(run, one, peer, by_plies=True) for peer in peers]
    return [
        one.game,
        str(one.seats),
        amount(line.unit_rate),
        amount(line.rate.middle),
        *(times(ratio) if ratio else "–" for ratio in (quotient(run, one, peer) for peer in peers)),
        amount(line.plies.middle) if line.plies else "–",
        *(brief(ratio.middle) if ratio else "–" for ratio in by_plies),
    ]


def goal(run: Run) -> str:
    """What our own loop is to reach, and what is missing."""
    measured = yardstick(run, Contest.OWN_LOOP)
    if measured is None:
        return ""
    found = []
    for peer in near_peers(run):
        ratio = quotient(run, measured, peer)
        if ratio is not None:
            missing = GOAL - ratio.middle
            found.append(f"{peer.game} {brief(ratio.middle)} ({f'{missing:.2f} short' if missing > 0 else 'reached'})")
    said = f"**The goal** is {GOAL:g} times the decisions of each of OpenSpiel's games nearest to ours:"
    return f"{said}\n{', '.join(found)}." if found else ""


def line_cells(line: Row) -> list[str]:
    """One contestant's line."""
    who = line.contestant
    engine = f"**{who.engine}**" if who.ours else who.engine
    return [
        engine,
        who.game,
        str(who.seats),
        amount(line.unit_rate),
        f"{amount(line.rate.middle)} ({amount(line.rate.low)}–{amount(line.rate.high)})",
        amount(line.plies.middle) if line.plies else "–",
        f"{line.length:.1f}" if line.length else "–",
        *(times(ratio) if ratio else "–" for ratio in line.ratios),
    ]


def amount(value: float) -> str:
    """Three significant figures: 1.23M, 123k, 12.3k, 123."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return brief(value / size) + letter
    return brief(value)


def times(ratio: Spread) -> str:
    """A ratio with its spread: 12.3 (11.9–12.8)."""
    return f"**{brief(ratio.middle)}** ({brief(ratio.low)}–{brief(ratio.high)})"


def brief(value: float) -> str:
    """About three significant figures."""
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
