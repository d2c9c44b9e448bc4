"""How long a policy takes to decide, beside the levels: ``python -m bench.policies policies/rugby_alone.policy``."""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median
from time import process_time

import tablee
from tablee.bots.guests import guest_bot, policy_in, read_guest
from tablee.bots.levels import Bot, make_bot
from tablee.bots.policy import read_policy
from tablee.core.game import Seat, State
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tablee.core.record import read_options
from tablee.games import find_game


class Timed:
    """A bot with a watch beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, state: State, seat: Seat) -> Move:
        began = process_time()
        move = self.bot.choose(state, seat)
        if len(state.legal(seat)) > 1:
            self.times.append(process_time() - began)
        return move


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.policies", description=__doc__)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--games", type=int, default=20)
    wishes = parser.parse_args()
    file = read_guest(wishes.policy)
    began = process_time()
    read_policy(file)
    print(f"{tablee.build_info()}; read in {1000 * (process_time() - began):.0f} ms")
    head = policy_in(file).head
    game = find_game(head.game)
    for bot in (guest_bot(file, game, 1), make_bot("casual", game, 1)):
        timed = Timed(bot)
        for number in range(wishes.games):
            match = Match.start(game, read_options(game, head.options), head.seats, seed=number.to_bytes(32, "big"))
            run(match, [timed] * head.seats)
        print(f"{bot.level}: {1e6 * median(timed.times):.0f} µs a choice, median of {len(timed.times)}")


if __name__ == "__main__":
    main()
