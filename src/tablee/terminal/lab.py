"""``tablee lab``: studies of games, from an empty file to the report."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tablee.games import SHELF, find_game
from tablee.lab.study import Study, read_study
from tablee.press.typeset import typeset_article
from tablee.terminal.complaints import BadUsage
from tablee.terminal.encoding import speak_any_encoding
from tablee.terminal.lab_template import template
from tablee.words import Words, words_for

if TYPE_CHECKING:
    import polars

ACTIONS: Final = ("new", "run", "report", "ladder")
INTERRUPTED: Final = 130
EVERY: Final = 60.0
"""So many seconds pass from one line to the next where no terminal shows a bar."""
PAPER: Final = ".pdf"
"""How the name of a report for the press ends."""
PAGES: Final = (".html", ".htm")
"""And that of one for the browser."""


class Wishes(NamedTuple):
    """What the command line says."""

    file: Path
    game: str | None = None
    jobs: int | None = None
    output: Path | None = None
    on: str | None = None


def work_in_lab(words: Words, action: str, wishes: Wishes) -> int:
    """Do one of the :data:`ACTIONS`."""
    speak_any_encoding()
    if action == "new":
        return _new(words, wishes)
    if action not in ACTIONS:
        raise BadUsage("error-lab-action", action=action, known=", ".join(ACTIONS))
    study = read_study(wishes.file)
    match action:
        case "run":
            return _run(words, study, wishes)
        case "report":
            return _report(words, study, wishes)
    return _ladder(words, study)


def _new(words: Words, wishes: Wishes) -> int:
    game = find_game(wishes.game or next(iter(SHELF)))
    try:
        with wishes.file.open("x", encoding="utf-8") as file:
            file.write(template(game, words_for(words.lang, game.id)))
    except FileExistsError:
        raise BadUsage("error-output-exists", file=str(wishes.file)) from None
    print(words("lab-written", file=str(wishes.file)))
    return 0


# ------------------------------------------------------------------------------------------------------------- playing


class Counter:
    """How many games there are, for whoever has to be told when it is over."""

    def __init__(self) -> None:
        self.done = 0
        self.all = 0
        self.on_change: Callable[[], None] = lambda: None

    def start(self, done: int, all_games: int) -> None:
        """Before the first game."""
        self.done, self.all = done, all_games
        self.on_change()

    def add(self, games: int) -> None:
        """After each piece."""
        self.done += games
        self.on_change()


def _run(words: Words, study: Study, wishes: Wishes) -> int:
    from tablee.lab.run import run_study

    if study.left_out:
        print(words("lab-left-out", tables=study.left_out))
    counter = Counter()
    jobs = -1 if wishes.jobs is None else wishes.jobs
    if jobs != -1 and not 1 <= jobs <= 4096:
        raise BadUsage("error-flag-value", flag="--jobs", given=str(jobs), wanted="1–4096")

    def tell_kept(games: int, file: Path) -> None:
        print(words("lab-kept", games=games, file=str(file)))

    try:
        with _shown(counter, words):
            played = run_study(
                study,
                jobs=jobs,
                on=wishes.on,
                on_start=counter.start,
                on_progress=counter.add,
                on_kept=tell_kept,
            )
    except KeyboardInterrupt:
        kept = words("lab-interrupted", games=counter.done, all=counter.all)
        print(kept if counter.done else words("lab-interrupted-early"), file=sys.stderr)
        return INTERRUPTED
    if played:
        print(words("lab-done", games=played, tables=len(study.tables), file=str(study.results)))
    else:
        print(words("lab-nothing-to-do", file=str(study.results)))
    print(words("lab-next", file=str(wishes.file)))
    return 0


class Diary:
    """A line about once a minute, for whoever reads in a file how far it is."""

    def __init__(self, counter: Counter, words: Words, clock: Callable[[], float]) -> None:
        self._counter = counter
        self._words = words
        self._clock = clock
        self._at_first: int | None = None
        self._began = self._last = clock()

    def note(self) -> None:
        """Told of every change; most are not worth a line."""
        counter, now = self._counter, self._clock()
        if self._at_first is None:
            self._at_first = counter.done
            self._began = self._last = now
        played = counter.done - self._at_first
        if not played or now - self._last < EVERY:
            return
        self._last = now
        rate = played / (now - self._began)
        pace = _pace(self._words, rate, (counter.all - counter.done) / rate)
        line = self._words("lab-so-far", done=counter.done, all=counter.all, pace=pace)
        print(line, file=sys.stderr, flush=True)


def _pace(words: Words, rate: float, seconds: float) -> str:
    """Games a second, and how long the rest takes at that rate."""
    left = int(seconds)
    shown = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
    return f"{words('lab-rate', rate=_rate(words, rate))}, {words('lab-left', time=shown)}"


def _rate(words: Words, rate: float) -> str:
    """Whoever thinks long plays less than one game a second."""
    if round(rate, 1) >= 10:
        return words("number", number=round(rate))
    whole, _, part = f"{rate:.1f}".partition(".")
    return words("decimal", whole=int(whole), part=part)


@contextmanager
def _shown(counter: Counter, words: Words, clock: Callable[[], float] = time.monotonic) -> Iterator[None]:
    """A bar on stderr where there is somebody to see it, with the rate and the time that is left, or else lines."""
    if not sys.stderr.isatty():
        counter.on_change = Diary(counter, words, clock).note
        yield
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
    from rich.text import Text

    class Pace(ProgressColumn):
        """How quickly it goes on, and how long it still will."""

        def render(self, task: Task) -> Text:
            return Text(_pace(words, task.speed, task.time_remaining or 0.0) if task.speed else "")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Pace())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("simulate-playing"), total=None)
        counter.on_change = lambda: progress.update(task, completed=counter.done, total=counter.all)
        yield


# ----------------------------------------------------------------------------------------------------- what came out


def _results(study: Study) -> polars.DataFrame:
    """All games of the study, and no others.

    There is nothing to be seen of a half: tables are played one after the other, so that most values of a grid would
    have met others than the rest did.
    """
    from tablee.lab.results import read_results

    if not study.results.exists():
        raise _not_played(study, set())
    frame = read_results(study.results)
    tables = {table.key for table in study.tables}
    if set(frame["table"]) != tables or len(frame) != study.games * len(tables):
        raise _not_played(study, set(frame.select("table", "number").iter_rows()))
    return frame


def _not_played(study: Study, written: set[tuple[str, int]]) -> BadUsage:
    """How far the study is, by the games that are `written` (their tables and numbers) and those of the last run."""
    from tablee.lab.results import read_pieces

    progress = study.results.with_suffix(".progress")
    if progress.exists():
        # Not opened as a run opens it: one may be going on, and nobody has to wait for its end to know how far it is.
        with progress.open("rb") as file:
            pieces, _ = read_pieces(file)
        written |= {(piece.table, game.number) for piece in pieces for game in piece.games}
    wanted = {(table.key, number) for table in study.tables for number in range(study.games)}
    if wanted <= written:
        return BadUsage("error-lab-not-gathered", file=str(study.file))
    return BadUsage("error-lab-no-results", file=str(study.file), kept=len(written & wanted), all=len(wanted))


def _report(words: Words, study: Study, wishes: Wishes) -> int:
    output = wishes.output or study.file.with_suffix(PAGES[0])
    if output.suffix.lower() not in (*PAGES, PAPER):
        raise BadUsage("error-lab-output", file=str(output), pages=", ".join(PAGES), paper=PAPER)
    frame = _results(study)
    from tablee.lab.report import on_paper, report_article, report_page

    article = report_article(study, frame, words.lang)
    if output.suffix.lower() == PAPER:
        output.write_bytes(typeset_article(on_paper(article)))
    else:
        output.write_text(report_page(article), encoding="utf-8")
    print(words("lab-reported", file=str(output)))
    return 0


def _ladder(words: Words, study: Study) -> int:
    frame = _results(study)
    from tablee.lab.report import Report, report_words
    from tablee.lab.statistics import Mean, rungs
    from tablee.terminal.lists import figure_table
    from tablee.terminal.screen import Screen

    ratings = rungs(frame)
    if not ratings:
        raise BadUsage("error-lab-no-ladder", file=str(study.file))
    report = Report(study, frame, report_words(words.lang, study.game))
    table = figure_table(words, ("simulate-player", "lab-points", "lab-games"))
    for rating in ratings:
        points = report.mean(Mean(rating.points, rating.margin), 0)
        table.add_row(report.player(rating.name), points, words("number", number=rating.games))
    screen = Screen(words)
    screen.show("", table)
    screen.say("lab-ladder")
    return 0
