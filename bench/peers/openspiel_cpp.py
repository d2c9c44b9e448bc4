"""OpenSpiel's C++ card games: stepped from Python, and in OpenSpiel's own C++ loop.

Every game starts from a clone of one first position: gin_rummy needs two milliseconds to make a new one and hardly
anything to clone it, for the others it is the same.
"""

from __future__ import annotations

from functools import partial
from time import process_time
from typing import Any

import pyspiel

from bench.contest import Contest, Contestant, Slice, games_for
from bench.peers.openspiel_loop import random_game

GAMES = ("hearts", "crazy_eights", "oh_hell", "gin_rummy", "leduc_poker")
BATCH = 64
"""Games between two looks at the clock in the C++ loop."""


def contestants() -> list[Contestant]:
    """Every game in both loops."""
    games = [(name, pyspiel.load_game(name)) for name in GAMES]
    stepped = [
        Contestant(
            Contest.PYTHON_LOOP,
            "OpenSpiel C++",
            name,
            game.num_players(),
            partial(games_for, play_game=random_game(game.new_initial_state().clone)),
        )
        for name, game in games
    ]
    looped = [
        Contestant(Contest.OWN_LOOP, "OpenSpiel C++", name, game.num_players(), partial(bot_games_for, game))
        for name, game in games
    ]
    return stepped + looped


def bot_games_for(game: Any, seconds: float) -> Slice:
    """Games between OpenSpiel's C++ random bots, played by ``pyspiel.evaluate_bots``.

    Only the play is timed; the plies are counted afterwards in the histories that the states keep.
    """
    first_position = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    decisions = plies = games = 0
    elapsed = 0.0
    while elapsed < seconds:
        begin = process_time()
        states = [first_position.clone() for _ in range(BATCH)]
        for state in states:
            games += 1
            pyspiel.evaluate_bots(state, bots, games)
        elapsed += process_time() - begin
        for state in states:
            players = [ply.player for ply in state.full_history()]
            plies += len(players)
            decisions += sum(player >= 0 for player in players)
    return Slice(elapsed, decisions, plies, games)
