"""How often an expert plays imagined worlds in its second: alone, and with others who think along.

python -m bench.together                        # five decisions of each game, three times, 1 and 2 processes
python -m bench.together --game artropp --processes 1 2 4

Decisions are taken that are not clear before the time is over. With how many processes comes first changes from time to
time. It says something only of a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median
from typing import Final

from tablee.bots.levels import SECONDS_AT_A_TABLE, make_bot
from tablee.bots.pool import Question, think
from tablee.bots.search import Search
from tablee.bots.workers import Workers
from tablee.core.game import Game
from tablee.core.luck import SEED_BYTES, Rng
from tablee.core.markdown import head, row
from tablee.core.match import Match
from tablee.games import SHELF, find_game

CLEAR: Final = 200_000
"""A decision that is clear after so many is not counted: it would be made before the time is over."""


def questions(game: Game, decisions: int, plays: int = CLEAR) -> Iterator[Question]:
    """What an expert is asked: the first decisions of games between casual bots that are not soon clear, one a game."""
    deal = 0
    while decisions:
        deal += 1
        match = Match.start(game, game.options(), game.seat_counts[-1], seed=deal.to_bytes(SEED_BYTES, "big"))
        bot = make_bot("casual", game, deal)
        match.settle()
        while not match.is_over():
            seat = match.state.waiting()[0]
            search = Search(match.state, seat, game.hints, Rng(deal))
            search.run(plays)
            if not search.is_decided():
                yield Question(match.record, seat, "expert", deal, seconds=SECONDS_AT_A_TABLE["expert"])
                decisions -= 1
                break
            match.play(seat, bot.choose(match.state, seat))
            match.settle()


def plays(workers: Workers, processes: int, question: Question) -> int:
    """How often so many processes play a world with a move of the question."""
    thoughts = [workers.do(think, question, number) for number in range(1, processes + 1)]
    return sum(len(worths) for thought in thoughts for _, worths in thought.result().part)


def main() -> None:
    """Count as the command line says, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.together", description=__doc__)
    parser.add_argument("--game", choices=list(SHELF))
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--decisions", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    names = [wanted.game] if wanted.game else [name for name in SHELF if find_game(name).pace is None]
    workers = Workers(max(wanted.processes), None)
    print(
        *head("game", *(f"{processes} process{'es'[: 2 * (processes > 1)]}" for processes in wanted.processes)),
        sep="\n",
    )
    for name in names:
        found: dict[int, list[int]] = {processes: [] for processes in wanted.processes}
        asked = list(questions(find_game(name), wanted.decisions))
        for question in asked:
            plays(workers, max(wanted.processes), question)  # all are there, and have opened the box
        for number in range(wanted.rounds):
            for processes in wanted.processes[:: 1 if number % 2 else -1]:
                found[processes] += [plays(workers, processes, question) for question in asked]
        print(row([name, *(f"{median(found[processes]):,.0f}" for processes in wanted.processes)]), flush=True)
    workers.close()


if __name__ == "__main__":
    main()
