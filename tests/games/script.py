"""Games that are played by script, in the notation of the records: what the scripts of all games have in common.

Seats are numbered from 1, as in a record; ``*`` is chance and ``~`` the clock. A ply may end with its moment, as in
``~ whistle @60000``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar, cast

import msgspec
import pytest

from tablee.core.errors import IllegalMove
from tablee.core.game import CHANCE, CLOCK, Game, Outcome, State
from tablee.core.record import read_options
from tablee.core.story import Story

S = TypeVar("S", bound=State)
V = TypeVar("V")

ACTORS = {"*": CHANCE, "~": CLOCK}


class ScriptedGame(Generic[S, V]):
    """One position and the words to play it and to ask about it; every game adds its own."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], rules: int | None = None) -> None:
        self.game = game
        self.state = cast(S, game.new(read_options(game, dict(options)), seats, rules))
        self.story = Story()
        self.state.story = self.story
        self.now = 0

    def step(self, ply: str) -> None:
        """One ply as in a record, at the moment it names or now, and nothing by itself."""
        actor, notation, *moment = ply.split()
        self.now = int(moment[0][1:]) if moment else self.now
        seat = ACTORS[actor] if actor in ACTORS else int(actor) - 1
        self.state.play(seat, self.game.moves.read(notation), self.now)

    @property
    def waiting(self) -> list[int | str]:
        return ["*" if seat == CHANCE else seat + 1 for seat in self.state.waiting()]

    def legal(self, seat: int) -> list[str]:
        return [move.notation for move in self.state.legal(seat - 1)]

    def unsaid(self, seat: int) -> str | None:
        """What goes without saying where nobody else wants to hear it."""
        move = self.state.goes_without_saying(seat - 1)
        return None if move is None else move.notation

    def view(self, seat: int | None = None) -> V:
        """What a seat sees; nobody named: what a spectator sees."""
        return cast(V, self.state.view(None if seat is None else seat - 1))

    def told(self, kind: type[Any] = object) -> list[Any]:
        """The public form of the events of a kind since anybody last asked for any."""
        return [told.public for told in self.story.take() if isinstance(told.public, kind)]

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome

    def everything(self) -> tuple[object, ...]:
        """All that can be known about the position, to see whether it changed."""
        views = [msgspec.json.encode(self.state.view(seat)) for seat in (None, *range(self.state.seats))]
        return views, self.state.hidden(None), self.state.waiting()

    def refused(self, ply: str) -> tuple[str, str]:
        """The clause and the key with which a ply is refused; nothing changes."""
        before = self.everything()
        with pytest.raises(IllegalMove) as refusal:
            self.step(ply)
        assert self.everything() == before
        return refusal.value.clause, refusal.value.key


class DrawingGame(ScriptedGame[S, V]):
    """A game in which cards that a script does not name are drawn by themselves."""

    def play(self, *plies: str) -> Self:
        """Some plies; draws that are not among them come by themselves, before and after."""
        for place, ply in enumerate(plies):
            if not ply.startswith("* +"):
                self.settle(plies[place:])
            self.step(ply)
        self.settle()
        return self

    @abstractmethod
    def settle(self, to_come: Sequence[str] = ()) -> object:
        """Draw until somebody has to act, but nothing that the script still wants."""
