"""How characters do against bots of their level: ``python -m tests.bots.characters 600`` plays so many games each.

A second argument is the page to put the table into.

A deal is played once from each seat: at a table of two half of the games is par, at one of four a quarter. The expert's
characters are left out: they take an hour each.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bench.levels import QUICK
from tablee.bots.characters import characters_of
from tablee.bots.levels import make_bot
from tablee.core import markdown
from tablee.core.game import Game
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match, run
from tablee.core.record import read_options
from tablee.games import SHELF, find_game
from tablee.lab.pages import write_part
from tablee.lab.simulate import wilson
from tablee.words import words_for

TABLES = (2, 4)


def share(game: Game, name: str, level: str, seats: int, games: int) -> float:
    """What a character wins against bots of a level, at each seat in turn."""
    won = 0.0
    for number in range(games):
        deal, seat = divmod(number, seats)
        match = Match.start(game, read_options(game, {}), seats, seed=deal.to_bytes(SEED_BYTES, "big"))
        run(match, [make_bot(name if place == seat else level, game, 100 * deal + place) for place in range(seats)])
        outcome = match.state.outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def rows(games: int) -> Iterator[str]:
    """A line of docs/bots.md for each character; a race has no choices to have a taste for."""
    for game in map(find_game, SHELF):
        for one in characters_of(game) if game.pace is None else ():
            for seats in TABLES if one.level in QUICK else ():
                if seats in game.seat_counts:
                    won = share(game, one.id, one.level, seats, games)
                    low, high = wilson(won, games)
                    title = words_for("en", game.id)("game-title")
                    line = (title, str(seats), one.name, one.level, f"{won:.1%}", f"{low:.1%} – {high:.1%}")
                    yield markdown.row(line)


def main(games: int, page: Path | None = None) -> None:
    """Print the table line by line, and put it into the page."""
    lines = list(markdown.head("game", "seats", "character", "level", "won", "95 %"))
    for row in rows(games):
        print(row, flush=True)
        lines.append(row)
    if page is not None:
        write_part(page, "characters", "\n".join([*lines, ""]))


if __name__ == "__main__":
    main(int(sys.argv[1]), *map(Path, sys.argv[2:]))
