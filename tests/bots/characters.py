"""How characters do against bots of their level: ``python -m tests.bots.characters 600`` plays so many games each.

A deal is played twice with the seats exchanged. The expert's characters are left out: they take an hour each.
"""

from __future__ import annotations

import sys

from tablee.bots.characters import characters_of
from tablee.bots.levels import make_bot
from tablee.core.game import Game
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match, run
from tablee.core.record import read_options
from tablee.games import SHELF, find_game
from tablee.lab.simulate import wilson

SEATS = 2
QUICK = ("beginner", "casual", "strong")


def share(game: Game, name: str, level: str, games: int) -> float:
    """What a character wins against bots of a level, at each seat in turn."""
    won = 0.0
    for number in range(games):
        deal, seat = divmod(number, SEATS)
        match = Match.start(game, read_options(game, {}), SEATS, seed=deal.to_bytes(SEED_BYTES, "big"))
        run(match, [make_bot(name if place == seat else level, game, 100 * deal + place) for place in range(SEATS)])
        outcome = match.state.outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def main(games: int) -> None:
    """Print a line of docs/bots.md for each character; a race has no choices to have a taste for."""
    for game in map(find_game, SHELF):
        for one in characters_of(game) if game.pace is None else ():
            if one.level in QUICK:
                won = share(game, one.id, one.level, games)
                low, high = wilson(won, games)
                print(f"| {game.id} | {one.name} | {one.level} | {won:.1%} | {low:.1%} – {high:.1%} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
