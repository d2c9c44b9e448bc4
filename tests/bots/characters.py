"""How characters do against bots of their level: ``python -m tests.bots.characters 200`` plays so many games each."""

from __future__ import annotations

import sys

from tablee.bots.characters import characters_of
from tablee.bots.levels import make_bot
from tablee.core.game import Game
from tablee.core.match import Match, run
from tablee.core.record import read_options
from tablee.games import SHELF, find_game

SEATS = 2
AT_A_GLANCE = ("beginner", "casual")


def share(game: Game, name: str, level: str, games: int) -> float:
    """What a character wins against bots of a level, at each seat in turn."""
    won = 0.0
    for number in range(games):
        seat = number % SEATS
        match = Match.start(game, read_options(game, {}), SEATS, seed=bytes([number % 256]) * 32)
        run(match, [make_bot(name if place == seat else level, game, 100 * number + place) for place in range(SEATS)])
        outcome = match.state.outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def main(games: int) -> None:
    """Print a line for each character that decides at a glance; a race has no choices to have a taste for."""
    for game in map(find_game, SHELF):
        for one in characters_of(game) if game.pace is None else ():
            if one.level in AT_A_GLANCE:
                print(f"{game.id} {one.id} {one.level}: {share(game, one.id, one.level, games):.1%}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
