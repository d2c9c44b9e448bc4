"""A record shown step by step: one decision and what chance made of it at a time."""

from __future__ import annotations

import time
from pathlib import Path

from rich.text import Text

from tablee.core.game import Seat, State
from tablee.core.match import verify
from tablee.core.record import Record, replay, replay_ply
from tablee.core.story import Story, Told
from tablee.games import find_game
from tablee.terminal.complaints import BadUsage
from tablee.terminal.files import load_record
from tablee.terminal.scene import Stage
from tablee.terminal.screen import Left, Screen
from tablee.terminal.seating import remembered
from tablee.words import Words

LONGEST_PAUSE = 3600
BACK = ("b", "back", "r", "retour")
QUIT = ("q", "quit", "quitter")


class Replay:
    """A walk through a record."""

    def __init__(self, record: Record, deck: Path | None, seat: int | None, screen: Screen) -> None:
        """Check the whole record first; a seat's own view is shown of finished games only."""
        self.record = record
        self.game = find_game(record.game, deck)
        self.screen = screen
        is_over = replay(record, self.game).outcome() is not None
        self.seat = _viewer(seat, record.seats, is_over)
        self.stage = Stage(self.game, screen.words, remembered(record.seats, record.names))
        decisions = [number for number, ply in enumerate(record.plies) if ply.actor >= 0]
        self.stops = [*decisions, len(record.plies)]
        """After how many plies the walk stops: before each decision, and at the end.  Deals are no stops."""

    def walk(self, start: int, seconds: float | None) -> None:
        """Show stop after stop, from that after so many moves on."""
        place = min(start, len(self.stops) - 1)
        while place < len(self.stops):
            state, news = self._reach(place)
            self._show(state, news, place)
            if place == len(self.stops) - 1:
                break
            place = self._next(place, seconds)

    def _reach(self, place: int) -> tuple[State, list[Told]]:
        """The position at a stop, and what happened since the one before."""
        before = self.stops[place - 1] if place else 0
        state = replay(self.record, self.game, before)
        state.story = story = Story()
        news: list[Told] = []
        for number in range(before, self.stops[place]):
            replay_ply(state, self.game, self.record.plies[number], number)
            news += story.take()
        return state, news

    def _show(self, state: State, news: list[Told], place: int) -> None:
        view = state.view(self.seat)
        header = self.screen.words("replay-move", move=place, moves=len(self.stops) - 1)
        self.screen.show(Text(header, "dim"))
        self.screen.news(self.stage.tell(news, self.seat))
        self.screen.show(self.stage.draw(view, self.screen.width))
        if state.outcome() is not None:
            self.screen.show("", *self.screen.lines(self.stage.outcome(view)))
        elif place == len(self.stops) - 1:
            self.screen.say("replay-unfinished")

    def _next(self, place: int, seconds: float | None) -> int:
        """Where to go from here: by itself, or as the person says."""
        if seconds is not None or not self.screen.asks:
            time.sleep(seconds or 0)
            return place + 1
        answer = self.screen.read(self.screen.words("replay-keys") + " ").lower()
        if answer in QUIT:
            raise Left
        if answer.isdecimal():
            return min(int(answer), len(self.stops) - 1)
        return max(0, place - 1) if answer in BACK else place + 1


def _viewer(seat: int | None, seats: int, is_over: bool) -> Seat | None:
    """Whose eyes: nobody's hand is shown while a game can still be played on."""
    if seat is None:
        return None
    if not 1 <= seat <= seats:
        raise BadUsage("error-flag-value", flag="--seat", given=str(seat), wanted=f"1–{seats}")
    if not is_over:
        raise BadUsage("error-seat-unfinished", seat=seat)
    return seat - 1


def _check(flag: str, given: float, most: int) -> None:
    if not 0 <= given <= most:
        raise BadUsage("error-flag-value", flag=flag, given=str(given), wanted=f"0–{most}")


def show_replay(
    path: Path, deck: Path | None, words: Words, *, seat: int | None, start: int, seconds: float | None
) -> None:
    """``tablee replay``."""
    record = load_record(path)
    screen = Screen(words)
    walk = Replay(record, deck, seat, screen)
    _check("--from", start, len(walk.stops) - 1)
    _check("--auto", seconds or 0, LONGEST_PAUSE)
    screen.note_rules(walk.game, record.rules)
    try:
        walk.walk(start, seconds)
    except (Left, KeyboardInterrupt):
        return


def show_verdict(path: Path, deck: Path | None, words: Words) -> None:
    """``tablee verify``: what was proven, in a sentence."""
    record = load_record(path)
    game = find_game(record.game, deck)
    checked = verify(record, game)
    moves = sum(ply.actor >= 0 for ply in record.plies)
    screen = Screen(words)
    screen.note_rules(game, record.rules)
    screen.say("verify-proven", draws=checked, moves=moves, luck=record.luck[:16])
