"""The table as a learner meets it: nothing to decide where there is no choice, and a reward for every step ahead."""

from __future__ import annotations

from math import tanh

from tablee.core.game import Seat, State
from tablee.core.moves import Move
from tablee.env.actions import Mask
from tablee.env.observation import Vector
from tablee.env.seat import SeatEnv
from tablee.observation.turns import returns


def promise(state: State, seat: Seat, env: SeatEnv, lead: float) -> float:
    """How a game stands, from -1 to 1: what it came to once it is over, else what the game's hints think of it.

    `lead` is what the hints must think of a position for it to be three quarters won.
    """
    outcome = state.outcome()
    if outcome is not None:
        return returns(outcome, state.seats)[seat]
    return tanh(env.game.hints.worth(state, seat) / lead)


class Lesson:
    """One seat that is asked only where it has a choice.

    A reward is by how much the game stands better than at the last choice. The rewards of a game add up to how it ended
    and how it began, so nothing can be gained by them but games; they only come sooner.
    """

    def __init__(self, env: SeatEnv, lead: float) -> None:
        self.env = env
        self.moves: list[Move] = []
        """Between which the seat is to choose; none once the game is over."""
        self._lead = lead
        self._stood = 0.0

    def begin(self, seed: int | None = None) -> None:
        """Sit down to a new game, and go on to the first choice in it."""
        self.moves = []
        while not self.moves:
            self.env.reset(seed=seed)
            self._go_on()
            seed = None
        self._stood = self._stands()

    def choose(self, action: int) -> float:
        """Make a choice and go on to the next one: the reward."""
        self.env.play(self.env.observer.actions.move(action))
        self._go_on()
        before, self._stood = self._stood, self._stands()
        return self._stood - before

    def observation(self) -> Vector:
        """What the seat sees."""
        return self.env.observer.vector(self.env.table.state, self.env.seat)

    def mask(self) -> Mask:
        """Between which actions it is to choose."""
        return self.env.observer.actions.mask(self.moves)

    def _go_on(self) -> None:
        env = self.env
        while env.table.turn is not None:
            self.moves = env.table.state.legal(env.seat)
            if len(self.moves) > 1:
                return
            env.play(self.moves[0])
        self.moves = []

    def _stands(self) -> float:
        return promise(self.env.table.state, self.env.seat, self.env, self._lead)
