"""How long the quick levels take for a move: ``python -m bench.levels``, in processor time, so that others may run.

The expert is left out: it takes its second (`bench/together.py` says what it does with it).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Final

from tablee.bots.levels import LEVELS, Bot, make_bot
from tablee.core.game import Game, Seat, State
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tablee.games import SHELF, find_game
from tablee.lab.tournament import TABLES

QUICK: Final = LEVELS[:-1]


class Timed:
    """A bot whose moves are timed."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, state: State, seat: Seat) -> Move:
        """What the bot chooses."""
        began = time.process_time()
        move = self._bot.choose(state, seat)
        self.seconds.append(time.process_time() - began)
        return move


def moves_of(game: Game, seats: int, level: str, games: int) -> list[float]:
    """How many seconds each move of these games took, the quickest first."""
    taken: list[float] = []
    for number in range(games):
        players = [Timed(make_bot(level, game, seat)) for seat in range(seats)]
        run(Match.start(game, game.options(), seats, seed=number.to_bytes(SEED_BYTES, "big")), players)
        taken += [seconds for player in players for seconds in player.seconds]
    return sorted(taken)


def rows(games: int) -> Iterator[str]:
    """A line of docs/bots.md for each table of each game that has moves to think about."""
    for game in map(find_game, SHELF):
        for seats in TABLES if game.pace is None else ():
            if seats in game.seat_counts and (seats > 1 or game.has_automaton):
                columns = []
                for level in QUICK:
                    taken = moves_of(game, seats, level, games)
                    columns.append(f"{1000 * taken[len(taken) // 2]:.2f} ({1000 * taken[-1]:.1f})")
                yield f"| {game.id} | {seats} | {' | '.join(columns)} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each level at each table")
    for row in rows(parser.parse_args().games):
        print(row, flush=True)


if __name__ == "__main__":
    main()
