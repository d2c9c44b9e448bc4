"""Games whose records must not depend on how the engine runs.  ``python -m tests.same_records`` prints them all."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import tablee
from tablee.bots.levels import make_bot
from tablee.core.match import Match, run
from tests.conformance.tables import SINGLE_TABLES, GameSetup
from tests.players import played_match, table_seed

LEVELS = ("casual", "strong", "beginner")
ITERATIONS = 40
BOT_TABLES = [
    GameSetup("artropp", 2, (("duel_rounds", 1), ("open_table", False))),
    GameSetup("artropp", 3, (("rounds", 2), ("free_drums", True))),
    GameSetup("artropp", 5, (("rounds", 2),)),
    GameSetup("french_flair", 2, (("length", "short"),)),
    GameSetup("rugby_champion", 1),
    GameSetup("toy", 3),
]


def random_records() -> Iterator[str]:
    """Every game, seat count and option, played at random."""
    for table in SINGLE_TABLES:
        for number in (1, 2):
            yield f"{table}\n{played_match(table.game, table.options, table.seats, number).record.text()}"


def bot_records() -> Iterator[str]:
    """Bots of all levels, with a budget of iterations: their floating-point thoughts must agree to the last bit."""
    for table in BOT_TABLES:
        match = Match.start(table.game, table.options, table.seats, seed=table_seed(3))
        bots = [make_bot(LEVELS[seat % 3], table.game, seat, iterations=ITERATIONS) for seat in range(table.seats)]
        run(match, bots)
        reasons = "".join(f"{bot.explain()}\n" for bot in bots)
        yield f"{table}\n{match.record.text()}{reasons}"


def everything() -> str:
    return "\n".join([*random_records(), *bot_records()])


if __name__ == "__main__":
    assert not tablee.compiled(), tablee.build_info()
    sys.stdout.buffer.write(everything().encode())
