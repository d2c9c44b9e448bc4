"""Tablée's own search on L'Artropp: with the game's hints, and with random rollouts as OpenSpiel's have."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bench.contest import Contest, Contestant, searches_for
from bench.peers.tablee_play import ENGINE, GAME, SEED, YARDSTICK_SEATS
from bench.positions import ITERATIONS, POSITIONS
from tablee.bots.search import Search
from tablee.core.game import CHANCE, Game, Hints, State
from tablee.core.luck import Rng
from tablee.games import find_game


def contestants() -> list[Contestant]:
    """The same positions with both kinds of rollout."""
    game = find_game(GAME)
    rng = Rng(SEED)
    positions = [random_position(game, rng) for _ in range(POSITIONS)]
    guided = contestant(f"{GAME}, guided rollouts", searcher(positions, game.hints), yardstick=True)
    return [guided, contestant(f"{GAME}, random rollouts", searcher(positions, Hints()), yardstick=False)]


def contestant(title: str, search: Callable[[int], float], *, yardstick: bool) -> Contestant:
    """One line of ours."""
    run_for = partial(searches_for, iterations=ITERATIONS, positions=POSITIONS, search=search)
    return Contestant(Contest.SEARCH, ENGINE, title, YARDSTICK_SEATS, run_for, ours=True, yardstick=yardstick)


def searcher(positions: list[State], hints: Hints) -> Callable[[int], float]:
    """A function that searches one of the positions from an empty tree and gives the plies that it played."""
    rng = Rng(SEED)

    def search(which: int) -> float:
        state = positions[which]
        tree = Search(state, state.waiting()[0], hints, rng)
        tree.run(ITERATIONS)
        return tree.steps

    return search


def random_position(game: Game, rng: Rng) -> State:
    """A random moment of a random game at which a seat has a choice."""
    choices: list[State] = []
    state = game.new(game.options(open_table=False), YARDSTICK_SEATS)
    while waiting := state.waiting():
        seat = waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        moves = state.legal(seat)
        if len(moves) > 1:
            choices.append(state.copy())
        state.apply(seat, moves[rng.below(len(moves))])
    return choices[rng.below(len(choices))]
