"""The page: what was measured, on what, how, and what differs between the two servers."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Callable
from datetime import date
from importlib.metadata import version

from bench.figures import Spread
from bench.load.boardgame_io import is_installed, node, package_version
from bench.load.drive import Slice
from bench.load.measure import Findings, Run
from bench.load.tablee_server import Tablee
from bench.report import brief, our_version, processor, times

KILO = 1024
MILLI = 1000.0

INTRODUCTION = """\
How many moves Tablée's server carries on one core, how soon the other seats see them, and what a table costs. Beside
it, boardgame.io's own server under the same traffic in the same run. This page is written by the program that
measures; nobody edits it."""

METHOD = """\
## How it is measured

- **The clients are bots.** Every seat of every table is a person to the server, with a page (a WebSocket) of its own.
  One client process plays all of them: a random seat among those that may act makes a random legal move. The same
  program drives both servers; only the protocol differs (for boardgame.io the events of its own client, over
  socket.io's WebSocket transport; a bare WebSocket, because a full client library would tire before the server does).
- **Two cores.** The servers are pinned to one core, the clients to another. Both servers are up all the time, and the
  one whose turn it is not stands idle. Everything goes over the loopback interface.
- **Seen** is from just before the move is written to the socket until the page of the *last* of the other seats has
  it: same process, same clock. A move counts when every page has it and, with Tablée, its mover has the
  acknowledgement too.
- **Offered rate**: moves are sent at random moments, so many a second on average, whether or not the server keeps up;
  the table that has waited longest moves next. **Flat out**: {window} moves are on their way at any time; when one has
  arrived everywhere, the next is sent. That finds the most a server can carry; the times are then those of a full
  queue ({window} divided by the rate), not those of a person at a table.
- **Interleaved**: in each of {rounds} rounds each server runs one slice of {slice:g} s under each load, and who begins
  changes every round. Shown is the median over the rounds, with the smallest and the largest in brackets; a ratio is
  taken inside one round. Below 1, Tablée has (or takes) less.
- **Server time** is the processor time of the server in all its threads. Moves per second of server time is what a
  core would carry that nobody else uses; other programs disturb it less than the other figures.
- **A short run on a busy machine**: other people's programs ran on the same two cores, as the line about them shows.
  The slowest hundredth (p99) tells as much of them as of the servers. No figure here makes anything pass or fail; an
  error does."""

DIFFERENCES = """\
## What differs

| | Tablée | boardgame.io |
|---|---|---|
| a move is | one of L'Artropp: checked against the rules, with the draws that follow it | one added to a number |
| before others see it | it is on the disk (SQLite, one `fsync` for all that wait) | nothing: it stays in memory |
| after a crash | every acknowledged move is there | all matches are gone |
| each page gets | its seat's own view, legal moves, story and undo | the whole state, the same for all |
| the mover gets | an acknowledgement besides | the state |
| a game that ends | is followed by a new table, inside the measured time | does not happen |
| turn order, secrets, undo | as the rules of the game have them | switched off |
| language | Python, rules compiled | JavaScript |

All that is in boardgame.io's favour on purpose: its line is the price of the transport and the frame alone. Its own
defaults are used otherwise, with `NODE_ENV=production` (`bench/load/peer/server.js` is the whole of it), and
`koa-compose` held at 4.1.0: with 4.2.0 its lobby answers 404 to everything. Tablée runs as `tablee serve` starts it,
with the rate limits off, because all pages come from one address."""


def page(run: Run, command: str) -> str:
    """The whole page as Markdown."""
    plan = run.plan
    method = METHOD.format(window=plan.window, rounds=plan.rounds, slice=plan.slice_seconds)
    parts = ["# Load", INTRODUCTION, setting(run, command), figures(run), method, DIFFERENCES]
    if run.skipped:
        parts.append("## Not measured\n\n" + "\n".join(f"- {reason}" for reason in run.skipped))
    return "\n\n".join(parts) + "\n"


def setting(run: Run, command: str) -> str:
    """Where, when, with what and how much."""
    plan = run.plan
    pages = f"{plan.tables * plan.seats} pages"
    return "\n".join(
        (
            f"- Command: `{command}`",
            f"- Date: {date.today().isoformat()}",
            f"- Tables: {plan.tables} live ones a server, {plan.seats} people each ({pages}), one server core",
            f"- Processor: {processor()}",
            f"- Disk: keeping 4 KB for good (`fsync`) took {run.sync * MILLI:.1f} ms just before",
            f"- Tablée: {our_version()}; Python {platform.python_version()}, {platform.system()}; {our_libraries()}",
            *([f"- boardgame.io: {their_libraries()}"] if len(run.findings) > 1 else []),
        )
    )


def our_libraries() -> str:
    """What carries our sockets."""
    return ", ".join(f"{name} {version(name)}" for name in ("litestar", "uvicorn", "websockets", "uvloop"))


def their_libraries() -> str:
    """What carries theirs."""
    assert is_installed()
    node_version = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{package_version('boardgame.io')}; Node {node_version}; socket.io {package_version('socket.io')}"


def figures(run: Run) -> str:
    """The figures alone, for the terminal."""
    parts = [f"## {title_of(run, rate)}\n\n{load_table(run, rate)}" for rate in run.plan.loads]
    return "\n\n".join([*parts, f"## Memory\n\n{memory_table(run)}", f"## Errors\n\n{errors(run)}"])


def title_of(run: Run, rate: float | None) -> str:
    if rate is None:
        return "Flat out"
    return f"A move every {run.plan.tables / rate:g} s at every table: {rate:g} moves/s offered"


# A line of a load's table: its title, how it is read from a slice, and whether a ratio says something

Read = Callable[[Slice], float]
LINES: tuple[tuple[str, Read, bool], ...] = (
    ("moves/s", lambda piece: piece.rate, True),
    ("seen p50, ms", lambda piece: piece.median * MILLI, True),
    ("seen p99, ms", lambda piece: piece.slow * MILLI, True),
    ("moves per second of server time", lambda piece: piece.moves / max(0.01, piece.server_time), True),
    ("server, % of its core", lambda piece: piece.server_time / piece.seconds * 100, False),
    ("other programs, % of that core", lambda piece: piece.others / piece.seconds * 100, False),
    ("clients, % of their core", lambda piece: piece.client_time / piece.seconds * 100, False),
    ("KB a move, to all pages", lambda piece: piece.received / max(1, piece.moves) / KILO, True),
)


def load_table(run: Run, rate: float | None) -> str:
    """One load: a column a server, and their ratio."""
    slices = [found.slices[rate] for found in run.findings]
    lines = []
    for title, read, is_compared in LINES:
        cells = [cell(pieces, read) for pieces in slices]
        if len(slices) > 1:
            cells.append(ratio_cell(slices[0], slices[1], read) if is_compared else "")
        lines.append([title, *cells])
    ratio = ["Tablée ÷ boardgame.io"] if len(slices) > 1 else []
    return markdown(["", *(name_of(found) for found in run.findings), *ratio], lines)


def cell(slices: list[Slice], read: Read) -> str:
    """A figure over all rounds."""
    spread = Spread.of(map(read, slices))
    return f"{brief(spread.middle)} ({brief(spread.low)}–{brief(spread.high)})"


def ratio_cell(ours: list[Slice], theirs: list[Slice], read: Read) -> str:
    """Ours divided by theirs, round by round."""
    return times(Spread.of(read(our) / max(read(their), 1e-9) for our, their in zip(ours, theirs, strict=True)))


def memory_table(run: Run) -> str:
    """What a table costs when it has just been laid, and after it was played at."""
    titles = ["server", "empty, MB", "a table laid, KB", "a table played at, KB", "moves a table"]
    lines = []
    for found in run.findings:
        stages, tables = found.memory, run.plan.tables
        grown = [(stage - stages.empty) / tables / KILO for stage in (stages.laid, stages.played)]
        megabytes = stages.empty / KILO / KILO
        lines.append([name_of(found), brief(megabytes), *map(brief, grown), brief(found.moves / tables)])
    note = "Growth of the server's resident memory, with all its pages connected, divided by the number of tables."
    return f"{note}\nJavaScript's collector lets garbage lie longer while there is room.\n\n{markdown(titles, lines)}"


def errors(run: Run) -> str:
    """What went wrong: refused moves, lost sockets, moves that never arrived, lines in a server's log."""
    lines = []
    for found in run.findings:
        faults = {**found.errors, **logged("played", found.complaints), **logged("stopped", found.last_words)}
        told = "; ".join(f"{reason}: {number}" for reason, number in sorted(faults.items())) or "none"
        ended = f", {found.replaced} games came to their end and were followed by another" if found.replaced else ""
        lines.append(f"- {found.server.title}: {told} ({found.moves} moves{ended})")
    return "\n".join(lines)


def logged(when: str, lines: list[str]) -> dict[str, int]:
    """How much a server logged at one time, and how that began."""
    return {f"lines logged while it was {when} (first: `{lines[0][:160]}`)": len(lines)} if lines else {}


def is_clean(run: Run) -> bool:
    """Whether nothing went wrong with our server."""
    return not any(
        found.errors or found.complaints or found.last_words
        for found in run.findings
        if isinstance(found.server, Tablee)
    )


def name_of(found: Findings) -> str:
    return f"**{found.server.title}**" if isinstance(found.server, Tablee) else found.server.title


def markdown(titles: list[str], lines: list[list[str]]) -> str:
    """A table with its first column to the left and the others to the right."""
    rows = [titles, ["---", *["---:"] * (len(titles) - 1)], *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
