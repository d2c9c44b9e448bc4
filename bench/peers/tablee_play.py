"""Tablée's own games, each in all its modes: from Python through the public API, and in the engine's own loop."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import tablee
from bench.contest import Contest, Contestant, games_for
from bench.modes import Mode, modes
from tablee.core import playout
from tablee.core.game import CHANCE
from tablee.core.luck import Rng

SEED = 20_240_229

ENGINE = "Tablée (compiled)" if tablee.compiled() else "Tablée (interpreted)"


def contestants() -> list[Contestant]:
    """Every mode in both loops."""
    loops = {Contest.PYTHON_LOOP: stepped_game, Contest.OWN_LOOP: playout_game}
    return [
        Contestant(
            contest,
            ENGINE,
            mode.title,
            mode.seats,
            partial(games_for, play_game=loop(mode)),
            ours=True,
            yardstick=mode.yardstick,
        )
        for contest, loop in loops.items()
        for mode in modes()
    ]


def stepped_game(mode: Mode) -> Callable[[], tuple[int, int | None]]:
    """A function that plays one whole game at random with checked moves, as a stranger would write it."""
    rng = Rng(SEED)
    table = mode.table()

    def play() -> tuple[int, int | None]:
        decisions = plies = 0
        state = table.new()
        while True:
            waiting = state.waiting()
            if waiting and waiting[0] != CHANCE:
                moves = state.legal(waiting[0])
                state.play(waiting[0], moves[rng.below(len(moves))])
                decisions += 1
            elif not playout.step_by_itself(state, rng):
                return decisions, plies
            plies += 1

    return play


def playout_game(mode: Mode) -> Callable[[], tuple[int, int | None]]:
    """A function that asks the engine for one whole random game."""
    rng = Rng(SEED)
    table = mode.table()

    def play() -> tuple[int, int | None]:
        tally = playout.random_playout(table.new(), rng)
        return tally.decisions, tally.plies

    return play
