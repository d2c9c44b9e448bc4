"""Tablée's own search on the yardstick's game: with its hints, and with random rollouts as OpenSpiel's have."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bench.contest import Contest, Contestant, searches_for
from bench.modes import Mode, ModeTable, modes
from bench.peers.tablee_play import ENGINE, SEED
from bench.positions import ITERATIONS, POSITIONS
from tablee.bots.search import Search
from tablee.core.game import CHANCE, Hints, State
from tablee.core.luck import Rng
from tablee.games import find_game


def contestants() -> list[Contestant]:
    """The same positions with both kinds of rollout."""
    mode = next(mode for mode in modes() if mode.yardstick)
    table = mode.table()
    rng = Rng(SEED)
    positions = [random_position(table, rng) for _ in range(POSITIONS)]
    hints = find_game(mode.game).hints
    guided = contestant(mode, "guided rollouts", searcher(positions, hints), yardstick=True)
    return [guided, contestant(mode, "random rollouts", searcher(positions, Hints()), yardstick=False)]


def contestant(mode: Mode, rollouts: str, search: Callable[[int], float], *, yardstick: bool) -> Contestant:
    """One line of ours."""
    run_for = partial(searches_for, iterations=ITERATIONS, positions=POSITIONS, search=search)
    title = f"{mode.title}, {rollouts}"
    return Contestant(Contest.SEARCH, ENGINE, title, mode.seats, run_for, ours=True, yardstick=yardstick)


def searcher(positions: list[State], hints: Hints) -> Callable[[int], float]:
    """A function that searches one of the positions from an empty tree and gives the plies that it played."""
    rng = Rng(SEED)

    def search(which: int) -> float:
        state = positions[which]
        tree = Search(state, state.waiting()[0], hints, rng)
        tree.run(ITERATIONS, to_the_last=True)
        return tree.steps

    return search


def random_position(table: ModeTable, rng: Rng) -> State:
    """A random moment of a random game at which a seat has a choice."""
    choices: list[State] = []
    state = table.new()
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
