"""How well a policy plays: games that it did not learn from, the same for everybody who is judged."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from tablee.core.material import SentFile
from tablee.env.seat import SeatEnv
from tablee.lab.players import Entrant
from tablee.lab.playing import Job, play_game
from tablee.lab.simulate import wilson

RIVAL: Final = "casual"
_Z: Final = 1.96
"""Standard normal quantile of a 95 % interval."""


class Verdict(NamedTuple):
    """The share of games that were won, and how sure that is (95 %)."""

    games: int
    share: float
    low: float
    high: float
    rival: float
    """Alone: what the rival won of the same deals.  Among several: what it won of the same games."""
    ahead: float
    """By how much the policy is ahead of it."""
    margin: float
    """And how far that may be off, either way."""

    @property
    def is_better(self) -> bool:
        """Whether it is ahead by more than may be chance."""
        return self.ahead > self.margin

    def __str__(self) -> str:
        return (
            f"won {self.share:.1%} of {self.games} games ({self.low:.1%} to {self.high:.1%}), "
            f"{RIVAL} {self.rival:.1%}: ahead by {100 * self.ahead:.1f} ± {100 * self.margin:.1f} points"
        )


def judge(policy: bytes, env: SeatEnv, games: int, seed: int, alone: list[float] | None = None) -> Verdict:
    """Alone, policy and rival play the same deals; else they sit at the same table, each at every seat as often.

    `alone` is what the rival won of these deals, if somebody knows it already.
    """
    learned = Entrant("learned", file=SentFile("learned.policy", policy))
    mine = wins(env, (learned, *[Entrant(RIVAL, RIVAL)] * (env.seats - 1)), games, seed)
    theirs = alone or rival_alone(env, games, seed) or [(1 - won) / (env.seats - 1) for won in mine]
    share, other = sum(mine) / games, sum(theirs) / games
    ahead = [one - two for one, two in zip(mine, theirs, strict=True)]
    mean = sum(ahead) / games
    variance = sum((value - mean) ** 2 for value in ahead) / games
    return Verdict(games, share, *wilson(share, games), other, mean, _Z * math.sqrt(variance / games))


def rival_alone(env: SeatEnv, games: int, seed: int) -> list[float]:
    """What the rival wins of the same deals; nothing where it sits at the same table."""
    return wins(env, (Entrant(RIVAL, RIVAL),), games, seed) if env.seats == 1 else []


def wins(env: SeatEnv, players: tuple[Entrant, ...], games: int, seed: int) -> list[float]:
    """What the first of the players won in each game; a shared win counts its part, and a draw as one among all."""
    job = Job(env.game.id, None, env.options, players, seed)
    found = []
    for number in range(games):
        ending = play_game(env.game, job, number)
        nobody = env.seats > 1 and not ending.outcome.winners
        found.append(1 / env.seats if nobody else ending.wins(ending.player_at.index(0)))
    return found
