"""Games of the hints, or of searches, against themselves, with some noise; what was seen where a search would end."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.search import Manner, Search, draw
from tablee.core.game import Game, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.playout import step_by_itself
from tablee.env.learn.tables import Kind
from tablee.games import find_game

Floats = NDArray[np.float32]

PIECE: Final = 100
"""Games that are kept together: what an interruption loses."""
MOST: Final = 24
"""Positions that are kept of a game: those of one game have the same end, and tell little more than one of them."""
WANDERS: Final = 0.05
"""How often a player does anything at all that is not silly."""
MIXES: Final = 0.2
"""And how often as readily as the hints say, not just the best."""


class Positions(NamedTuple):
    """What seats saw, and what each came to, from 0 to 1."""

    facts: Floats
    results: Floats


def play_game(game: Game, kind: Kind, number: int, seed: int) -> Positions:
    """One game, always the same for the same number and seed."""
    rng = Rng((seed << 32) + number)
    state = game.new(kind.option(game, number), kind.seats[number % len(kind.seats)])
    hints = game.hints
    facts: list[list[float]] = []
    seats: list[Seat] = []
    chapter = state.chapter()
    while True:
        if step_by_itself(state, rng):
            continue
        waiting = state.waiting()
        if not waiting:
            break
        if state.chapter() != chapter:
            chapter = state.chapter()
            for seat in range(state.seats):
                facts.append(hints.features(state, seat))
                seats.append(seat)
        state.apply(waiting[0], _choose(game, state, waiting[0], rng, kind.worlds))
    outcome = state.outcome()
    assert outcome is not None
    came_to = [hints.result(state, seat, outcome) for seat in range(state.seats)]
    kept = sorted({rng.below(len(facts)) for _ in range(MOST)}) if facts else []
    return Positions(
        np.array([facts[place] for place in kept], np.float32).reshape(len(kept), -1),
        np.array([came_to[seats[place]] for place in kept], np.float32),
    )


def _choose(game: Game, state: State, seat: Seat, rng: Rng, worlds: int) -> Move:
    moves: list[Move] = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    weights = game.hints.weights(state, seat, moves)
    whim = rng.fraction()
    if whim < WANDERS:
        weights = [1.0 if weight > 0.0 else 0.0 for weight in weights]
    elif worlds:
        search = Search(state, seat, game.hints, rng, Manner(by_hand=True))
        search.run(worlds)
        return search.choose()
    elif whim >= WANDERS + MIXES and not state.is_secret_choice():
        return moves[weights.index(max(weights))]
    return moves[draw(weights, sum(weights), rng)]


def play_piece(kind: Kind, piece: int, seed: int, folder: Path) -> int:
    """Play a piece and keep it, unless it is there; how many positions it has."""
    file = _file(kind, piece, seed, folder)
    if not file.exists():
        game = find_game(kind.game)
        played = [play_game(game, kind, piece * PIECE + number, seed) for number in range(PIECE)]
        played = [one for one in played if len(one.results)]
        unfinished = file.with_suffix(".part.npz")
        np.savez(
            unfinished,
            facts=np.concatenate([one.facts for one in played]),
            results=np.concatenate([one.results for one in played]),
        )
        unfinished.replace(file)
    return len(read_piece(kind, piece, seed, folder).results)


def read_piece(kind: Kind, piece: int, seed: int, folder: Path) -> Positions:
    """A piece that was kept."""
    with np.load(_file(kind, piece, seed, folder)) as kept:
        return Positions(kept["facts"], kept["results"])


def _file(kind: Kind, piece: int, seed: int, folder: Path) -> Path:
    players = f"search-{kind.worlds}-" if kind.worlds else ""
    return folder / f"{kind.game}-{kind.name}-{players}{seed}-{piece}.npz".replace(" ", "-")
