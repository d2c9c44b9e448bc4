"""The first lesson: do as *casual* does, and guess how its games end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import torch

from tablee.bots.levels import Bot, make_bot
from tablee.core.game import Seat, State
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tablee.env.seat import SeatEnv
from tablee.env.train.lesson import promise

MODEL: Final = "casual"
BATCH: Final = 512
STEP: Final = 1e-3
_NEVER: Final = -1e9

Say = Callable[[str], None]


class _Seen:
    """What was seen, what was done, and what it came to."""

    def __init__(self, env: SeatEnv, lead: float) -> None:
        self.env = env
        self.lead = lead
        self.observations: list[np.ndarray] = []
        self.masks: list[np.ndarray] = []
        self.actions: list[int] = []
        self.returns: list[float] = []
        self._open: list[tuple[Seat, float]] = []

    def note(self, state: State, seat: Seat, moves: list[Move], move: Move) -> None:
        """A choice that was made."""
        self.observations.append(self.env.observer.vector(state, seat))
        self.masks.append(self.env.observer.actions.mask(moves))
        self.actions.append(move.code)
        self._open.append((seat, promise(state, seat, self.env, self.lead)))

    def close(self, state: State) -> None:
        """A game is over: from each choice on it came to so much."""
        for seat, stood in self._open:
            self.returns.append(promise(state, seat, self.env, self.lead) - stood)
        self._open = []


class _Watched:
    """A bot whose choices are noted."""

    def __init__(self, bot: Bot, seen: _Seen) -> None:
        self.bot = bot
        self.seen = seen

    def choose(self, state: State, seat: Seat) -> Move:
        moves: list[Move] = state.legal(seat)
        move = self.bot.choose(state, seat)
        if len(moves) > 1:
            self.seen.note(state, seat, moves, move)
        return move


def watch(env: SeatEnv, lead: float, games: int, seed: int) -> _Seen:
    """Games between bots of that level, choice by choice."""
    seen = _Seen(env, lead)
    for number in range(games):
        luck = f"imitation {seed} {number}".encode().rjust(32)[-32:]
        match = Match.start(env.game, env.options, env.seats, seed=luck)
        heads = range(number * env.seats, (number + 1) * env.seats)
        run(match, [_Watched(make_bot(MODEL, env.game, head), seen) for head in heads])
        seen.close(match.state)
    return seen


def imitate(policy: torch.nn.Module, seen: _Seen, rounds: int, say: Say) -> float:
    """Teach it; the share of choices that are the model's own in the end."""
    observations = torch.from_numpy(np.stack(seen.observations))
    masks = torch.from_numpy(np.stack(seen.masks)).bool()
    actions = torch.tensor(seen.actions)
    returns = torch.tensor(seen.returns, dtype=torch.float32)
    steps = torch.optim.Adam(policy.parameters(), STEP)
    alike = 0.0
    for number in range(rounds):
        right = 0
        for batch in torch.randperm(len(actions)).split(BATCH):
            likes, guess = answers(policy, observations[batch])
            likes = likes.masked_fill(~masks[batch], _NEVER)
            loss = torch.nn.functional.cross_entropy(likes, actions[batch])
            loss = loss + ((guess - returns[batch]) ** 2).mean()
            steps.zero_grad()
            loss.backward()
            steps.step()
            right += int((likes.argmax(1) == actions[batch]).sum())
        alike = right / len(actions)
        say(f"imitation, round {number + 1} of {rounds}: {alike:.1%} of its choices are {MODEL}'s")
    return alike


def answers(policy: torch.nn.Module, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What a policy of Stable-Baselines3 thinks of all actions, and of the position."""
    extractor = policy.mlp_extractor
    likes = policy.action_net(extractor.forward_actor(observations))
    guess = policy.value_net(extractor.forward_critic(observations))
    return likes, guess.squeeze(1)
