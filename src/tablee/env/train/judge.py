"""How well a policy plays: games that it did not learn from, the same for everybody who is judged."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from tablee.bots.levels import make_bot
from tablee.core.game import Outcome, Seat
from tablee.core.match import Match
from tablee.core.material import SentFile
from tablee.core.moves import Move
from tablee.env.seat import SeatEnv
from tablee.lab.players import Entrant
from tablee.lab.playing import Job, play_game, seed_of
from tablee.lab.simulate import wilson

Like = Callable[[Any], Sequence[Sequence[float]]]
"""How much a net likes each action, for each of several observations."""
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


def judge(policy: bytes, env: SeatEnv, games: int, seed: int) -> Verdict:
    """Alone, policy and rival play the same deals; else they sit at the same table, each at every seat as often."""
    learned = Entrant("learned", file=SentFile("learned.policy", policy))
    mine = wins(env, (learned, *[Entrant(RIVAL, RIVAL)] * (env.seats - 1)), games, seed)
    return compared(env, mine, rival_alone(env, games, seed))


def compared(env: SeatEnv, mine: list[float], alone: list[float]) -> Verdict:
    """The verdict on what was won in each game, and alone what the rival won of the same deals."""
    games = len(mine)
    theirs = alone or [(1 - won) / (env.seats - 1) for won in mine]
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
    endings = [play_game(env.game, job, number) for number in range(games)]
    return [_won(ending.outcome, ending.player_at.index(0), env.seats) for ending in endings]


def _won(outcome: Outcome | None, seat: Seat, seats: int) -> float:
    assert outcome is not None, "it is over"
    if seats > 1 and not outcome.winners:
        return 1 / seats
    return (seat in outcome.winners) / max(1, len(outcome.winners))


def side_by_side(env: SeatEnv, like: Like, games: int, seed: int) -> list[float]:
    """What a net won in each game, as `wins` has it; of all games that go on, it is asked at once.

    That takes a tenth of the time. The deals are those of `wins`; the rivals' heads are others. It chooses as the
    policy does that comes of it: the best action, and in secret a draw.
    """
    playing = [Playing(env, number, seed) for number in range(games)]
    while asked := [one for one in playing if one.go_on()]:
        observations = np.stack([env.observer.vector(one.match.state, one.seat) for one in asked])
        for one, likes in zip(asked, like(observations), strict=True):
            one.match.play(one.seat, one.chosen(likes))
    return [_won(one.match.state.outcome(), one.seat, env.seats) for one in playing]


class Playing:
    """One of the games, as far as the net's next choice."""

    def __init__(self, env: SeatEnv, number: int, seed: int) -> None:
        self.match = Match.start(env.game, env.options, env.seats, seed=seed_of(seed, number))
        self.seat = -number % env.seats
        self.moves: list[Move] = []
        self._rng = random.Random(seed_of(seed, number))
        self._rivals = [make_bot(RIVAL, env.game, number * env.seats + seat) for seat in range(env.seats)]

    def chosen(self, likes: Sequence[float]) -> Move:
        """The move that the net likes best; in secret any, as readily as it likes it."""
        scores = [float(likes[move.code]) for move in self.moves]
        most = max(scores)
        if not self.match.state.is_secret_choice():
            return self.moves[scores.index(most)]
        weights = [math.exp(score - most) for score in scores]
        return self._rng.choices(self.moves, weights)[0]

    def go_on(self) -> bool:
        """Let everybody else act; whether the net has a choice to make then."""
        state = self.match.state
        while True:
            self.match.settle()
            waiting = state.waiting()
            if not waiting:
                return False
            self.moves = state.legal(waiting[0])
            if waiting[0] == self.seat and len(self.moves) > 1:
                return True
            move = self.moves[0] if waiting[0] == self.seat else self._rivals[waiting[0]].choose(state, waiting[0])
            self.match.play(waiting[0], move)
