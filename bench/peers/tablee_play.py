"""Tablée's own L'Artropp: from Python through the public API, and in the engine's own loop.

The table is closed (nobody leaves between two rounds): random players of an open one leave at once, and what was
measured would be short sessions of easy choices rather than play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import tablee
from bench.contest import Contest, Contestant, games_for
from tablee.core import playout
from tablee.core.game import CHANCE, Game
from tablee.core.luck import Rng
from tablee.games import find_game

GAME = "artropp"
SEAT_COUNTS = (4, 2, 6)
YARDSTICK_SEATS = 4
SEED = 20_240_229

ENGINE = "Tablée (compiled)" if tablee.compiled() else "Tablée (interpreted)"


def contestants() -> list[Contestant]:
    """Several table sizes in both loops."""
    game = find_game(GAME)
    loops = {Contest.PYTHON_LOOP: stepped_game, Contest.OWN_LOOP: playout_game}
    return [
        Contestant(
            contest,
            ENGINE,
            GAME,
            seats,
            partial(games_for, play_game=loop(game, seats)),
            ours=True,
            yardstick=seats == YARDSTICK_SEATS,
        )
        for contest, loop in loops.items()
        for seats in SEAT_COUNTS
    ]


def stepped_game(game: Game, seats: int) -> Callable[[], tuple[int, int | None]]:
    """A function that plays one whole game at random with checked moves, as a stranger would write it."""
    rng = Rng(SEED)
    options = game.options(open_table=False)

    def play() -> tuple[int, int | None]:
        decisions = plies = 0
        state = game.new(options, seats)
        while waiting := state.waiting():
            seat = waiting[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            else:
                moves = state.legal(seat)
                state.play(seat, moves[rng.below(len(moves))])
                decisions += 1
            plies += 1
        return decisions, plies

    return play


def playout_game(game: Game, seats: int) -> Callable[[], tuple[int, int | None]]:
    """A function that asks the engine for one whole random game."""
    rng = Rng(SEED)
    options = game.options(open_table=False)

    def play() -> tuple[int, int | None]:
        tally = playout.random_playout(game.new(options, seats), rng)
        return tally.decisions, tally.plies

    return play
