"""A game of Sample Game that is played by script, in the notation of the records.

Seats are numbered from 1, as in a record; ``*`` is chance:

>>> g = Script(limit=10).play("* cup4", "* cup2", "1 throw", "* die5")
>>> g.state.total(0), g.waiting
(9, [2])
"""

from __future__ import annotations

from typing import Any

from tablee.games.sample_game import open_box
from tablee.games.sample_game.rules import SampleGameState
from tablee.games.sample_game.view import SampleGameView
from tests.games.script import ScriptedGame

GAME = open_box()


class Script(ScriptedGame[SampleGameState, SampleGameView]):
    """One position and the words to play it and to ask about it."""

    def __init__(self, **options: Any) -> None:
        super().__init__(GAME, 2, options)

    def play(self, *plies: str) -> Script:
        """Some plies as in a record."""
        for ply in plies:
            self.step(ply)
        return self


def hidden(first: int, second: int, **options: Any) -> Script:
    """Both dice are hidden, and the first seat begins."""
    return Script(**options).play(f"* cup{first}", f"* cup{second}")
