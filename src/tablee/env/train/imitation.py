"""The first lesson: do about as the game's hints advise, and guess how such games end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import torch

from tablee.bots.search import draw
from tablee.core.game import Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.env.seat import SeatEnv
from tablee.env.train.lesson import promise
from tablee.observation.turns import AgentTable

SHARPER: Final = 2.0
"""To which power the hints' weights are taken.

*casual* plays their best move. Whoever learns to play all good moves, the better ones more often, still has something
to find out; who learns the best one only never tries another.
"""
STRAY: Final = 0.1
"""So often any move is played instead, so that more is seen than *casual* lets happen."""
BATCH: Final = 1024
STEP: Final = 1e-3
HELD_BACK: Final = 20
"""One of so many choices is not learned from: how well the net does is said by these."""
_NEVER: Final = -1e9

Say = Callable[[str], None]


class Seen:
    """What was seen, how ready one should be for each move, and what it came to."""

    def __init__(self, env: SeatEnv, lead: float) -> None:
        self.env = env
        self.lead = lead
        self.observations: list[np.ndarray] = []
        self.choices: list[tuple[list[int], list[float]]] = []
        """The legal actions, and how ready one should be for each."""
        self.returns: list[float] = []
        self._open: list[tuple[Seat, float]] = []

    def note(self, state: State, seat: Seat, moves: list[Move], weights: list[float]) -> None:
        """A choice that has to be made."""
        total = sum(weights)
        self.observations.append(self.env.observer.vector(state, seat).astype(np.float16))
        self.choices.append(([move.code for move in moves], [weight / total for weight in weights]))
        self._open.append((seat, promise(state, seat, self.env, self.lead)))

    def close(self, state: State) -> None:
        """A game is over: from each choice on it came to so much."""
        for seat, stood in self._open:
            self.returns.append(promise(state, seat, self.env, self.lead) - stood)
        self._open = []


def watch(env: SeatEnv, lead: float, games: int, seed: int) -> Seen:
    """Games of players who do as the hints advise, choice by choice."""
    seen = Seen(env, lead)
    seeds = Rng(seed)
    for _ in range(games):
        rng = seeds.fork()
        table = AgentTable(env.game, env.options, env.seats, rng, env.beat)
        while table.turn is not None:
            table.play(table.turn, _chosen(table, table.turn, rng, seen))
        seen.close(table.state)
    return seen


def _chosen(table: AgentTable, seat: Seat, rng: Rng, seen: Seen) -> Move:
    """What is drawn by weight in a choice in secret, is the best in an open one, and is sometimes anything."""
    moves, state = table.legal(), table.state
    if len(moves) == 1:
        return moves[0]
    weights = seen.env.game.hints.weights(state, seat, moves)
    if not any(weights):
        weights = [1.0] * len(moves)
    is_secret = state.is_secret_choice()
    seen.note(state, seat, moves, weights if is_secret else [weight**SHARPER for weight in weights])
    if rng.fraction() < STRAY:
        return moves[rng.below(len(moves))]
    return moves[draw(weights, sum(weights), rng) if is_secret else weights.index(max(weights))]


def imitate(policy: torch.nn.Module, seen: Seen, rounds: int, say: Say) -> None:
    """Teach it all that was seen, in so many rounds, with steps that grow smaller."""
    observations = torch.from_numpy(np.stack(seen.observations))
    wanted = torch.zeros(len(observations), seen.env.observer.actions.size, dtype=torch.float16)
    legal = torch.zeros(wanted.shape, dtype=torch.bool)
    for place, (actions, shares) in enumerate(seen.choices):
        wanted[place, actions] = torch.tensor(shares, dtype=torch.float16)
        legal[place, actions] = True
    returns = torch.tensor(seen.returns)
    steps = torch.optim.Adam(policy.parameters(), STEP)
    learned = len(returns) - len(returns) // HELD_BACK
    rest = torch.arange(learned, len(returns))

    def told(places: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        likes, guess = answers(policy, observations[places].float())
        return likes.masked_fill(~legal[places], _NEVER), guess - returns[places]

    for number in range(rounds):
        for group in steps.param_groups:
            group["lr"] = STEP * (1 - number / rounds)
        for batch in torch.randperm(learned).split(BATCH):
            likes, error = told(batch)
            loss = torch.nn.functional.cross_entropy(likes, wanted[batch].float()) + (error**2).mean()
            steps.zero_grad()
            loss.backward()
            steps.step()
        with torch.no_grad():
            likes, error = told(rest)
        alike = float((likes.argmax(1) == wanted[rest].argmax(1)).float().mean())
        explained = 1 - float((error**2).mean() / returns[rest].var())
        say(f"imitation, round {number + 1} of {rounds}: {alike:.1%} are the hints' choices, {explained:.1%} foreseen")


def answers(policy: torch.nn.Module, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What a policy of Stable-Baselines3 thinks of all actions, and of the position."""
    extractor = policy.mlp_extractor
    likes = policy.action_net(extractor.forward_actor(observations))
    guess = policy.value_net(extractor.forward_critic(observations))
    return likes, guess.squeeze(1)
