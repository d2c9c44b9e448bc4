"""``tablee simulate``: many games between bots, a bar while they are played, and tables of what came out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from rich.table import Table

from tablee.core.game import Game
from tablee.lab.simulate import PlayerReport, Report, simulate
from tablee.terminal.complaints import BadUsage
from tablee.terminal.lists import decimal, figure_table
from tablee.terminal.options import agree
from tablee.terminal.screen import Screen
from tablee.terminal.seating import USUAL_LEVEL, YOU, bot_word, bots_like, company, usual_seats, who_may_play
from tablee.words import Words

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 4096


class Experiment(NamedTuple):
    """What is to be played, as the command line says it."""

    game: Game
    players: str | None
    seats: int | None
    level: str | None
    games: int
    seed: int
    jobs: int | None
    options: Mapping[str, bool | int | str]
    deck: Path | None

    def levels(self) -> list[str]:
        """The level or the character at each seat; nobody here is a person."""
        if self.seats is not None:
            self.game.check_seats(self.seats)
        if self.players is None:
            seats = usual_seats(self.game.seat_counts) if self.seats is None else self.seats
            return bots_like(self.level or USUAL_LEVEL, seats, self.game)
        kinds = company(self.players, self.seats, self.level, self.game)
        if YOU in kinds:
            raise BadUsage("error-people-cannot", known=", ".join(who_may_play(self.game)))
        self.game.check_seats(len(kinds))
        return kinds

    def run(self, words: Words, on_progress: Callable[[int], None]) -> Report:
        """Play all the games."""
        _check("--games", self.games, MOST_GAMES)
        _check("--jobs", 1 if self.jobs is None else self.jobs, MOST_JOBS)
        return simulate(
            self.game,
            agree(self.game, self.options, words),
            self.levels(),
            self.games,
            seed=self.seed,
            jobs=-1 if self.jobs is None else self.jobs,
            material=self.deck,
            on_progress=on_progress,
        )


def _check(flag: str, given: int, most: int) -> None:
    if not 1 <= given <= most:
        raise BadUsage("error-flag-value", flag=flag, given=str(given), wanted=f"1–{most}")


def show_experiment(experiment: Experiment, words: Words, as_json: bool) -> None:
    """Run it and print what came out."""
    with _progress(experiment.games, words) as on_progress:
        report = experiment.run(words, on_progress)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
        return
    screen = Screen(words)
    screen.say("simulate-done", games=report.games, plies=report.plies)
    screen.show("", _players(report, experiment.game, words))
    if report.figures:
        screen.show("", _figures(report, words))


@contextmanager
def _progress(games: int, words: Words) -> Iterator[Callable[[int], None]]:
    """A bar on stderr where there is somebody to see it."""
    if not sys.stderr.isatty():
        yield lambda _played: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("simulate-playing"), total=games)
        yield lambda played: progress.advance(task, played)


def _players(report: Report, game: Game, words: Words) -> Table:
    score = "figure-score" if words.has("figure-score") else "simulate-score"
    table = figure_table(words, ("simulate-player", "simulate-wins", "simulate-interval", score))
    for number, player in enumerate(report.players):
        table.add_row(f"{number + 1}  {bot_word(player.level, words, game)}", *_player(player, words))
    return table


def _player(player: PlayerReport, words: Words) -> Iterator[str]:
    yield words("simulate-share", percent=decimal(100 * player.win_share, 1, words))
    low, high = (decimal(100 * bound, 1, words) for bound in (player.low, player.high))
    yield words("simulate-from-to", low=low, high=high)
    error = 1.96 * player.score_error
    if words.has("figure-score"):
        mean, margin = (decimal(value, 2, words) for value in (player.mean_score, error))
        yield words("simulate-mean", mean=mean, error=margin)
    else:
        yield words("simulate-mean", mean=_signed(player.mean_score, words), error=words("number", number=round(error)))


def _figures(report: Report, words: Words) -> Table:
    titles = ("simulate-figure", "simulate-average", "simulate-median", "simulate-p95", "simulate-most")
    table = figure_table(words, titles)
    for name, summary in report.figures.items():
        key = f"figure-{name}"
        whole = [words("number", number=value) for value in (summary.median, summary.p95, summary.most)]
        table.add_row(words(key) if words.has(key) else name, decimal(summary.mean, 2, words), *whole)
    return table


def _signed(value: float, words: Words) -> str:
    rounded = round(value)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return f"{sign}{words('number', number=abs(rounded))}"
