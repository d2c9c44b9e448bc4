"""Points of both sides in an attack of a duel, by both readings of RC-52: a table of ``docs/rugby_champion.md``.

    python -m tests.games.rugby_champion.sequences casual 2000 strong 60

plays that many duels between bots of each level where a loss by two is a try (`interception_try`, the reading of
version 1) and where it is a turnover.
"""

from __future__ import annotations

import sys

from tablee.games import find_game
from tablee.lab.simulate import Report, simulate

READINGS = {"try of the defence": True, "turnover": False}
HEADER = """\
| bots | duels | lost by two | attacks | points of the attack | of the defence | tries in a match | points in a match |
|---|---|---|---|---|---|---|---|"""


def row(level: str, reading: str, report: Report) -> str:
    figures = report.figures
    cells = [level, str(report.games), reading, str(figures["attack-points"].count)]
    cells += [f"{figures[name].mean:.2f}" for name in ("attack-points", "defence-points", "tries", "points")]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    game = find_game("rugby_champion")
    print(HEADER)
    for bots, games in zip(sys.argv[1::2], map(int, sys.argv[2::2]), strict=True):
        for said, interception_try in READINGS.items():
            options = game.options(interception_try=interception_try)
            print(row(bots, said, simulate(game, options, [bots, bots], games, seed=1)), flush=True)
