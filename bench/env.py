"""Our games through PettingZoo beside PettingZoo's own classic games: ``python -m bench.env`` prints the tables.

The loop is the one of PettingZoo's documentation, with an action picked at random from the mask. All take turns, slice
by slice, in processor time. ``--write`` puts the tables into docs/learning.md.
"""

from __future__ import annotations

import argparse
import random
import statistics
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import tablee
from bench.contest import Slice, games_for
from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.core.playout import step_by_itself
from tablee.env.aec import RawEnv, make_env
from tablee.games import find_game
from tablee.lab.pages import write_part
from tablee.observation.observer import observable_games

CLASSIC = (
    *("rps_v2", "tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "go_v5"),
    "chess_v6",
)
PAGE = Path(__file__).parents[1] / "docs" / "learning.md"
MOST_DECISIONS = 2000
"""A game of ours is cut off there, as all are that nobody wants to wait for."""
POSITIONS = 200

Play = Callable[[], tuple[int, int | None]]


def random_game(env: Any) -> Play:
    """A game by PettingZoo's loop: how many decisions it took."""
    seeds = iter(range(1, 1_000_000_000))
    rng = random.Random(1)

    def play() -> tuple[int, None]:
        env.reset(seed=next(seeds))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = mask_of(observation, info)
            env.step(env.action_space(agent).sample() if mask is None else rng.choice(mask.nonzero()[0].tolist()))
            decisions += 1
        return decisions, None

    return play


def mask_of(observation: Any, info: dict[str, Any]) -> Any:
    """The mask, wherever the environment has it; rock, paper, scissors has none."""
    found = observation.get("action_mask") if isinstance(observation, dict) else None
    return info.get("action_mask") if found is None else found


def contestants() -> Iterator[tuple[str, str, Any]]:
    """Engine, game, environment: theirs as far as they can be imported, then ours."""
    for name in CLASSIC:
        try:
            yield "PettingZoo", name, import_module(f"pettingzoo.classic.{name}").env()
        except Exception as problem:  # any of them may lack a library, in its own way
            print(f"{name} is left out: {problem}")
    for name in observable_games():
        for seats in find_game(name).seat_counts:
            yield "**Tablée**", f"{name}, {seats}", make_env(name, seats, most_decisions=MOST_DECISIONS)


def measure(rounds: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    """Decisions a second of everybody, a figure a round."""
    plays = {(engine, name): random_game(env) for engine, name, env in contestants()}
    for play in plays.values():
        play()
    rates: dict[tuple[str, str], list[float]] = {who: [] for who in plays}
    for _ in range(rounds):
        for who, play in plays.items():
            done: Slice = games_for(seconds, play)
            rates[who].append(done.rate)
    return rates


def observation_times(name: str, seats: int, rounds: int) -> list[float]:
    """Microseconds for a flat observation, over positions of random games, a figure a round."""
    env = RawEnv(name, seats)
    states = list(positions(name, seats))
    figures = []
    for _ in range(rounds):
        begin = process_time()
        for state, seat in states:
            env.observer.vector(state, seat)
        figures.append((process_time() - begin) / len(states) * 1e6)
    return figures


def positions(name: str, seats: int) -> Iterator[tuple[Any, int]]:
    """Positions in which somebody has to decide, and who."""
    game = find_game(name)
    rng = Rng(1)
    state = game.new(game.options(), seats)
    found = 0
    while found < POSITIONS:
        while step_by_itself(state, rng):
            pass
        if state.outcome() is not None:
            state = game.new(game.options(), seats)
            continue
        seat = state.waiting()[0]
        assert seat != CHANCE
        yield state.copy(), seat
        found += 1
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])


def tables(rounds: int, seconds: float) -> str:
    """Both tables in Markdown."""
    rates = measure(rounds, seconds)
    theirs = {name: statistics.median(figures) for (engine, name), figures in rates.items() if engine == "PettingZoo"}
    fastest = max(theirs, key=lambda name: theirs[name])
    lines = [
        f"`python -m bench.env --rounds {rounds} --seconds {seconds:g}` ({tablee.build_info()}; "
        f"{rounds} rounds, all in turn,",
        f"{seconds:g} s each; rates are by processor time, median and range):",
        "",
        f"| engine | game | decisions/s | ÷ {fastest} |",
        "|---|---|---:|---:|",
    ]
    for (engine, name), figures in rates.items():
        median = statistics.median(figures)
        low, high = min(figures), max(figures)
        lines.append(f"| {engine} | {name} | {median:,.0f} ({low:,.0f}–{high:,.0f}) | {median / theirs[fastest]:.2f} |")
    lines += ["", "The flat observation alone:", "", "| game, seats | µs, median (range) |", "|---|---:|"]
    for name in observable_games():
        for seats in find_game(name).seat_counts:
            times = observation_times(name, seats, rounds)
            lines.append(f"| {name}, {seats} | {statistics.median(times):.1f} ({min(times):.1f}–{max(times):.1f}) |")
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/learning.md")
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")  # what their libraries say of each other
    made = tables(wanted.rounds, wanted.seconds)
    print(made)
    if wanted.write:
        write_part(PAGE, "speed", made)


if __name__ == "__main__":
    main()
