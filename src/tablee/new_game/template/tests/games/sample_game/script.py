"""A game of Sample Game that is played by script, in the notation of the records.

Seats are numbered from 1, as in a record; ``*`` is chance:

>>> g = Script(limit=10).play("* cup4", "* cup2", "1 throw", "* die5")
>>> g.state.total(0), g.waiting
(9, [2])
"""

from __future__ import annotations

from typing import Any

from tablee.core.game import CHANCE
from tablee.core.record import read_options
from tablee.core.story import Story
from tablee.games.sample_game import open_box
from tablee.games.sample_game.view import SampleGameView

GAME = open_box()


class Script:
    """One position and the words to play it and to ask about it."""

    def __init__(self, **options: Any) -> None:
        self.state = GAME.new(read_options(GAME, options), 2)
        self.state.story = Story()

    def play(self, *plies: str) -> Script:
        """Some plies as in a record."""
        for ply in plies:
            actor, notation = ply.split()
            self.state.play(CHANCE if actor == "*" else int(actor) - 1, GAME.moves.read(notation))
        return self

    @property
    def waiting(self) -> list[int]:
        """Who may act, counted from 1; 0 is chance."""
        return [seat + 1 for seat in self.state.waiting()]

    def view(self, seat: int) -> SampleGameView:
        """What a seat sees."""
        view: SampleGameView = self.state.view(seat - 1)
        return view

    def told(self) -> list[Any]:
        """What was told to everybody since somebody last asked."""
        assert self.state.story is not None
        return [told.public for told in self.state.story.take()]


def hidden(first: int, second: int, **options: Any) -> Script:
    """Both dice are hidden, and the first seat begins."""
    return Script(**options).play(f"* cup{first}", f"* cup{second}")
