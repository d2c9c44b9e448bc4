"""A game in progress: the match, what was told of it, since when each seat has been asked, what can be undone."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tablee.core.clock import Clock
from tablee.core.errors import Fact
from tablee.core.game import CHANCE, CLOCK, Game, Seat, State
from tablee.core.luck import PlyLuck
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.core.record import Ply, Record, begin, replay_ply
from tablee.core.story import Told


class Note(msgspec.Struct, frozen=True):
    """Why a bot made a ply, as everybody may hear it."""

    reason: str
    facts: dict[str, Fact]
    secret: bool
    """It was made while others chose too: nothing is said of it before all have chosen."""


def milliseconds() -> int:
    """The time on a clock that never jumps."""
    return time.monotonic_ns() // 1_000_000


class Course:
    """A match with its story, as long as somebody cares."""

    def __init__(self, game: Game, header: Record, seed: bytes, first: int = 0) -> None:
        """Begin at the first position; `first` plies that will be replayed cannot be taken back."""
        header.plies = []
        header.seed = ""
        self.match = Match(game, begin(header, game), header, seed, Clock(milliseconds))
        self.first = first
        self.log: list[Told] = []
        self.notes: dict[int, Note] = {}
        self._log_before: dict[int, int] = {}
        self._since: dict[Seat, int] = {}
        self._learned = True
        self._unchosen: set[int] = set()

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    @property
    def plies(self) -> list[Ply]:
        """All that was played."""
        return self.match.record.plies

    def replay(self, plies: Sequence[Ply], notes: dict[int, Note]) -> None:
        """Play recorded plies, and set the clock to the last of them."""
        for number, ply in enumerate(plies):
            before = self._look(ply.actor, number == len(plies) - 1)
            replay_ply(self.state, self.match.game, ply, number)
            self.plies.append(ply)
            self._hear(ply.actor, before)
            if number in notes:
                self.notes[number] = notes[number]
        self.match.clock = Clock(milliseconds, max((ply.at for ply in plies), default=0))

    def play(self, seat: Seat, move: Move) -> None:
        """Let `seat` act, and chance and clock after it; :class:`IllegalMove` changes nothing."""
        before = self._look(seat, True)
        self.match.play(seat, move)
        self._hear(seat, before)
        self.settle()

    def settle(self) -> None:
        """Let chance and clock act as far as they can."""
        plies = len(self.plies)
        self.match.settle()
        if len(self.plies) > plies:
            self._hear(CHANCE, _Look(()))

    def cut(self, plies: int) -> Course:
        """The same game after its first `plies`."""
        course = Course(self.match.game, self._header(), self.match.seed, self.first)
        course.replay(self.plies[:plies], self.notes)
        return course

    def at(self, plies: int) -> State:
        """The position after the first `plies`, with nobody listening."""
        state = begin(self.match.record, self.match.game)
        for number, ply in enumerate(self.plies[:plies]):
            replay_ply(state, self.match.game, ply, number)
        return state

    def snapshot(self) -> Record:
        """The record as it is now, for somebody who reads it later."""
        return msgspec.structs.replace(self._header(), plies=self.plies[:])

    def _header(self) -> Record:
        return msgspec.structs.replace(self.match.record, plies=[], seed="")

    # What can be asked

    def is_fresh(self, seat: Seat, plies: int) -> bool:
        """Whether a choice that `seat` made after so many plies still stands: since then only others chose.

        In a race there is no turn to be late for: what is still possible still stands.
        """
        if self.state.is_race():
            return plies <= len(self.plies)
        return self._since.get(seat, len(self.plies)) <= plies <= len(self.plies)

    def asked_since(self, seat: Seat) -> int:
        """After how many plies the seat was asked for what it has to decide now; -1 if it was not.

        In a race whatever happens may make it decide anew.
        """
        if self.state.is_race() and seat in self._since:
            return len(self.plies)
        return self._since.get(seat, -1)

    def possible(self, seat: Seat, notation: str) -> Move | None:
        """The move that is written so, if `seat` may make it now."""
        return next((move for move in self.state.legal(seat) if move.notation == notation), None)

    def formality(self, seat: Seat) -> Move | None:
        """The one sensible choice among several, if there is just one: to go on as before."""
        moves = self.state.legal(seat)
        weights = self.match.game.hints.weights(self.state, seat, moves) if len(moves) > 1 else []
        sensible = [move for move, weight in zip(moves, weights, strict=False) if weight > 0]
        return sensible[0] if len(sensible) == 1 else None

    def last_ply_of(self, seat: Seat) -> int | None:
        """The number of the last ply that `seat` made and may take back."""
        for number in range(len(self.plies) - 1, self.first - 1, -1):
            if self.plies[number].actor == seat and number not in self._unchosen:
                return number
        return None

    def undo_kind(self, seat: Seat) -> Literal["free", "ask"] | None:
        """Whether `seat` may take its last ply back freely: nobody acted since, and it learned nothing by it."""
        number = self.last_ply_of(seat)
        if number is None or self.match.is_over() or self.state.is_race():
            return None
        return "free" if number == len(self.plies) - 1 and not self._learned else "ask"

    def log_before(self, ply: int) -> int:
        """How long the story was before `ply`, which a seat made."""
        return self._log_before[ply]

    def bot_seed(self, seat: Seat) -> int:
        """A bot's own luck: the same whenever it is asked again for the same choice, or about the same race."""
        choice = self.state.chapter() if self.state.is_race() else len(self.plies)
        return PlyLuck(self.match.seed, (seat + 1) << 40 | choice).below(2**62)

    def now(self) -> int | None:
        """The moment of match time, in a race."""
        return self.match.clock.now() if self.state.is_race() else None

    def due_in(self) -> int | None:
        """Milliseconds until the clock acts."""
        due = self.state.due()
        return None if due is None else max(0, due - self.match.clock.now())

    # Bookkeeping

    def _look(self, actor: Seat, closely: bool) -> _Look:
        if actor not in (CHANCE, CLOCK):
            self._log_before[len(self.plies)] = len(self.log)
            if self.state.silence() is not None and len(self.state.legal(actor)) == 1:
                self._unchosen.add(len(self.plies))  # a moment that passed by itself is nothing to be taken back
        hidden = _flat(self.state, actor) if closely and actor >= 0 else None
        return _Look(self.state.waiting(), hidden)

    def _hear(self, actor: Seat, before: _Look) -> None:
        """Note what the last ply meant for everybody."""
        self.log += self.match.take_story()
        kept = [seat for seat in before.waiting if seat != actor] if actor >= 0 else []
        self._since = {
            seat: self._since[seat] if seat in kept and seat in self._since else len(self.plies)
            for seat in self.state.waiting()
        }
        self._learned = before.hidden is None or bool(before.hidden - _flat(self.state, actor))


class _Look:
    """What was to be seen before a ply."""

    def __init__(self, waiting: Sequence[Seat], hidden: Counter[Any] | None = None) -> None:
        self.waiting = waiting
        self.hidden = hidden


def _flat(state: State, seat: Seat) -> Counter[Any]:
    """All that `seat` does not know, wherever it lies."""
    return Counter(str(thing) for things in state.hidden(seat).values() for thing in things)
