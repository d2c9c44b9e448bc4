"""A match of Ubongo that is played by script: seats from 1 as in a record, times in milliseconds.

>>> m = match().start("d7")                 # both ready, countdown, the die shows 7, the race is on
>>> m.solve(1, at=20_000)                   # seat 1 lays a solution, its last piece at that moment
>>> m.settle()                              # the clock settles the claim
>>> m.spaces
[1, 0]
"""

from __future__ import annotations

from pathlib import Path

from tablee.core.game import CHANCE, CLOCK, Pace
from tablee.games import find_game
from tablee.games.ubongo import rules
from tablee.games.ubongo.box import Ubongo
from tablee.games.ubongo.rules import UbongoState
from tablee.games.ubongo.view import PracticeView, UbongoView
from tests.games.script import ScriptedGame


class Script(ScriptedGame[UbongoState, UbongoView]):
    """One position and the words to play it and to ask about it."""

    game: Ubongo

    def __init__(self, seats: int, sheets: Path | None = None, /, **options: bool | int | str) -> None:
        super().__init__(find_game("ubongo", sheets), seats, options)

    # Playing

    def play(self, *plies: str) -> Script:
        """Some plies, and nothing by itself."""
        for ply in plies:
            self.step(ply)
        return self

    def tick(self, *lags: int) -> Script:
        """Let the clock act as soon as it is due."""
        due = self.state.due()
        assert due is not None
        self.now = max(self.now, due)
        self.state.play(CLOCK, self.state.tick(lags or (0, 0)), self.now)
        return self

    def start(self, *faces: str) -> Script:
        """Everybody is ready, the countdown ends, and the die shows these faces (a first one if none is named)."""
        for seat in self.state.waiting():
            self.step(f"{seat + 1} ready")
        return self.roll(*faces)

    def roll(self, *faces: str) -> Script:
        """The countdown ends, and the die shows these faces, or whatever comes first."""
        self.tick()
        wanted = list(faces)
        while self.state.waiting() == (CHANCE,):
            self.step(f"* {wanted.pop(0) if wanted else self.state.legal(CHANCE)[0].notation}")
        assert not wanted
        return self

    def solution(self, seat: int) -> list[str]:
        """The layings of a solution of what `seat` has to solve now."""
        row = self.state.row_of(seat - 1)
        return [self.game.kit.lays[code].notation for code in rules.solution_of(self.state, row)]

    def lay(self, seat: int, count: int) -> Script:
        """Lay the first pieces of a solution."""
        return self.play(*[f"{seat} {lay}" for lay in self.solution(seat)[:count]])

    def solve(self, seat: int, at: int | None = None) -> Script:
        """Lay what is missing of a solution, its last piece at the moment `at`."""
        missing = [lay for lay in self.solution(seat) if lay not in self.board(seat)]
        self.play(*[f"{seat} {lay}" for lay in missing[:-1]])
        return self.play(f"{seat} {missing[-1]}" + (f" @{at}" if at is not None else ""))

    def win(self, seat: int, *faces: str) -> Script:
        """A whole duel that `seat` wins."""
        self.start(*faces)
        while self.state.claims[seat - 1] < 0:
            self.solve(seat)
        return self.tick()

    # Asking

    @property
    def pace(self) -> Pace:
        assert self.game.pace is not None
        return self.game.pace

    @property
    def spaces(self) -> list[int]:
        return self.state.spaces

    @property
    def phase(self) -> str:
        return self.state.phase_name()

    def words(self, seat: int) -> list[str]:
        """What may be said, leaving out the pieces."""
        return [move for move in self.legal(seat) if move.islower()]

    def board(self, seat: int) -> list[str]:
        return [lay.notation for lay in self.state.lays_on(seat - 1)]

    def practice(self, seat: int | None) -> PracticeView:
        practice = self.view(seat).practice
        assert practice is not None
        return practice


def match(**options: bool | int | str) -> Script:
    """Two people before their first duel."""
    return Script(2, **options)


def race(*faces: str, **options: bool | int | str) -> Script:
    """Two people in their first race."""
    return Script(2, **options).start(*faces)


def practice(**options: bool | int | str) -> Script:
    """Somebody alone in a race against the clock."""
    return Script(1, **options).start()
