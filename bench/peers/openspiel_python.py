"""OpenSpiel's games that are written in Python, through the same API as its C++ games."""

from __future__ import annotations

from functools import partial

import open_spiel.python.games  # noqa: F401  (registers the Python games)
import pyspiel

from bench.contest import Contest, Contestant, games_for
from bench.peers.openspiel_loop import random_game

GAMES = ("python_team_dominoes", "python_block_dominoes", "python_liars_poker", "python_kuhn_poker")


def contestants() -> list[Contestant]:
    """The hidden-hand games among them, stepped from Python."""
    return [
        Contestant(
            Contest.PYTHON_LOOP,
            "OpenSpiel Python",
            name,
            game.num_players(),
            partial(games_for, play_game=random_game(game.new_initial_state)),
        )
        for name in GAMES
        for game in [pyspiel.load_game(name)]
    ]
