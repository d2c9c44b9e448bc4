"""Each level against the one below, at every table that matters: the figures of ``docs/bots.md``.

python -m tablee.lab.tournament --game artropp --games 300 --write docs/bots.md

The page has a section for each game, and a run writes that of its own game anew.
"""

from __future__ import annotations

import argparse
import math
import platform
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

import tablee
from tablee.bots.levels import LEVELS
from tablee.games import SHELF, find_game
from tablee.lab.simulate import Report, simulate, wilson

HEADER: Final = """\
| seats | stronger | weaker | games | wins | 95 % | score |
|---|---|---|---|---|---|---|"""


class Pairing(msgspec.Struct):
    """How a level did against the one below it, both in equal numbers at the table."""

    game: str
    seats: int
    stronger: str
    weaker: str
    games: int
    win_share: float
    low: float
    high: float
    mean_score: float
    score_error: float


def tournament(
    game_id: str, games: int, iterations: int, seats: tuple[int, ...], material: Path | None = None
) -> Iterator[Pairing]:
    """Play every pairing of neighbouring levels, with a user's own deck or sheets if a file is named."""
    game = find_game(game_id, material)
    for count in seats:
        for weaker, stronger in pairwise(LEVELS):
            levels = [stronger, weaker] * (count // 2)
            report = simulate(game, game.options(), levels, games, seed=count, iterations=iterations, material=material)
            yield _pairing(report, stronger, weaker)


def _pairing(report: Report, stronger: str, weaker: str) -> Pairing:
    players = [player for player in report.players if player.level == stronger]
    share = sum(player.win_share for player in players)
    low, high = wilson(share, report.games)
    mean = sum(player.mean_score for player in players) / len(players)
    error = math.sqrt(sum(player.score_error**2 for player in players)) / len(players)
    return Pairing(report.game, report.seats, stronger, weaker, report.games, share, low, high, mean, error)


def section(pairings: list[Pairing], command: str) -> str:
    """The figures of a game as a section of the page."""
    lines = [_heading(pairings[0].game), "", HEADER]
    lines += [
        f"| {p.seats} | {p.stronger} | {p.weaker} | {p.games} | {p.win_share:.1%} "
        f"| {p.low:.1%} – {p.high:.1%} | {p.mean_score:.2f} ± {p.score_error:.2f} |"
        for p in pairings
    ]
    lines += [
        "",
        f"Tablée {tablee.__version__}, Python {platform.python_version()}. Made by:",
        "",
        f"    {command}",
        "",
    ]
    return "\n".join(lines)


def _heading(game: str) -> str:
    return f"## {game}"


def placed(page: str, game: str, written: str) -> str:
    """The page with this section in place of the one that the game had; at its end if it had none."""
    before, heading, rest = page.partition(_heading(game) + "\n")
    if not heading:
        return f"{page.rstrip()}\n\n{written}"
    _, next_heading, after = rest.partition("\n## ")
    return before + written + next_heading + after


def main() -> None:
    """Run the tournament of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.tournament", description=__doc__)
    parser.add_argument("--game", choices=list(SHELF), default=next(iter(SHELF)))
    parser.add_argument("--games", type=int, default=300, help="games a pairing")
    parser.add_argument("--iterations", type=int, default=1500, help="budget of the strong bot, in imagined worlds")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--deck", type=Path, help="a deck, edition, cards or sheets of your own")
    parser.add_argument("--write", type=Path, help="write the section into this page instead of printing it")
    wanted = parser.parse_args()
    pairings = []
    for pairing in tournament(wanted.game, wanted.games, wanted.iterations, tuple(wanted.seats), wanted.deck):
        print(pairing, file=sys.stderr)
        pairings.append(pairing)
    text = section(pairings, " ".join(["python -m tablee.lab.tournament", *sys.argv[1:]]))
    if wanted.write:
        page = wanted.write.read_text(encoding="utf-8") if wanted.write.exists() else ""
        wanted.write.write_text(placed(page, wanted.game, text), encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
