"""One seat of a game as a Gymnasium environment: bots sit at the others, or the rules play the automaton.

Importing this module registers ``tablee/<game>-v0`` for every game that has a layout; ``gymnasium.make`` imports it by
itself if it is asked for ``tablee.env.seat:tablee/artropp-v0``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import SyncVectorEnv
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    from tablee.env import without_extra

    raise without_extra("learn", error) from error

from tablee.bots.levels import make_bot
from tablee.core.errors import BadOption
from tablee.core.game import Game, Seat
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.players import Player, Racer
from tablee.core.record import Record, read_options
from tablee.env.aec import RENDER_MODES, check_choice, open_game
from tablee.env.drawing import svg_of, text_of
from tablee.env.observation import Observer, Vector
from tablee.observation.observer import VERSION, observable_games
from tablee.observation.turns import BEAT, REWARDS, AgentTable

MakePlayer = Callable[[Game, int], Player]
"""Makes somebody who sits at a seat, from the game and a seed."""
Info = dict[str, Any]
ILLEGAL: Final = -1.0
"""What an illegal action is worth: it ends the game."""


class SeatEnv(gymnasium.Env[Vector, int]):
    """The table as one seat sees it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: Seat | None = None,
        opponents: str | MakePlayer | Sequence[str | MakePlayer] = "casual",
        material: str | Path | None = None,
        reward: str = "outcome",
        beat: int = BEAT,
        most_decisions: int | None = None,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """Without a `seat` every game is played at another one; `opponents` are levels or functions that make players.

        One of them sits at all other seats; several sit there in their order.
        """
        check_choice("render_mode", render_mode, RENDER_MODES)
        check_choice("reward", reward, tuple(REWARDS))
        self.game = open_game(game, material)
        self.seats = seats or self.game.seat_counts[0]
        self.options = read_options(self.game, dict(options))
        self.game.new(self.options, self.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption(f"seats are 0 to {self.seats - 1}, not {seat}")
        self.observer = Observer(self.game, self.seats)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.beat = beat
        self.most_decisions = most_decisions
        self.observation_space = spaces.Box(-1.0, 1.0, (self.observer.layout.size,), np.float32)
        self.action_space = spaces.Discrete(self.observer.actions.size)  # type: ignore[assignment]
        self._worth = REWARDS[reward]
        self._given_seat = seat
        self._makers = _makers(opponents, self.seats - 1)
        for make in self._makers:
            make(self.game, 0)  # a level that does not exist is refused before the first game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """Sit down to a new game; the `seed` decides all its luck and what the others do."""
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(2**62)))
        self.seat = rng.below(self.seats) if self._given_seat is None else self._given_seat
        others = [other for other in range(self.seats) if other != self.seat]
        self._players = {
            other: make(self.game, rng.below(2**31)) for other, make in zip(others, self._makers, strict=True)
        }
        self.table = AgentTable(self.game, self.options, self.seats, rng, self.beat)
        self.decisions = 0
        self._let_others_act()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, Info]:
        """Act, and let the others act until it is this seat's turn again; an illegal action loses the game."""
        move = self.observer.actions.move(int(action))
        if move not in self._legal:
            refusal = self.table.state.why_not(self.seat, move)
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": refusal.message}
        self.play(move)
        outcome = self.table.outcome()
        worth = 0.0 if outcome is None else self._worth(outcome, self.seats)[self.seat]
        cut = outcome is None and self.most_decisions is not None and self.decisions >= self.most_decisions
        return self._observation(), worth, outcome is not None, cut, self._info()

    def play(self, move: Move) -> None:
        """Make a legal move, and let the others act until it is this seat's turn again."""
        self._act(move)
        self._let_others_act()
        self.decisions += 1

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal: what sb3-contrib's masked algorithms ask for."""
        return self.observer.actions.mask(self._legal).view(np.bool_)

    def render(self) -> str:
        """What this seat sees, as text or as SVG."""
        draw = svg_of if self.render_mode == "svg" else text_of
        return draw(self.game, self.table.state, self.seat)

    def record(self) -> Record:
        """The game so far."""
        return self.table.record()

    def _observation(self) -> Vector:
        self._legal: list[Move] = self.table.state.legal(self.seat)
        return self.observer.vector(self.table.state, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.observer.actions.mask(self._legal)}

    def _act(self, move: Move) -> None:
        table = self.table
        if table.state.is_race():
            table.act(self.seat, move)
            table.now += table.beat
        else:
            table.play(self.seat, move)

    def _let_others_act(self) -> None:
        """Until it is this seat's turn, or over: by turns whoever is asked, in a race whoever is fast enough."""
        table = self.table
        while True:
            table.settle()
            if table.turn is None:
                return
            if table.state.is_race():
                if not self._let_a_racer_act():
                    return
            elif table.turn == self.seat:
                return
            else:
                table.play(table.turn, self._players[table.turn].choose(table.state, table.turn))

    def _let_a_racer_act(self) -> bool:
        """Whether one of the others did something, or the clock is to, before this seat can."""
        table, state = self.table, self.table.state
        waiting = state.waiting()
        moments = [(self._moment_of(other), other) for other in waiting if other != self.seat]
        if not moments:
            return False
        moment, other = min(moments)
        if self.seat in waiting and moment > table.now:
            return False
        due = state.due()
        if due is not None and due <= moment:
            table.now = due
            return True
        table.now = moment
        table.act(other, self._players[other].choose(state, other))
        return True

    def _moment_of(self, seat: Seat) -> int:
        player, now = self._players[seat], self.table.now
        return max(now, player.when(self.table.state, seat)) if isinstance(player, Racer) else now


def _makers(opponents: str | MakePlayer | Sequence[str | MakePlayer], others: int) -> list[MakePlayer]:
    given = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(given) != others:
        raise BadOption(f"{others} others sit at the table, and {len(given)} were named")
    return [_of_level(maker) if isinstance(maker, str) else maker for maker in given]


def _of_level(level: str) -> MakePlayer:
    return lambda game, seed: make_bot(level, game, seed)


class SeatVectorEnv(SyncVectorEnv):
    """Many tables side by side in one process: one seat at each."""

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        """`settings` are those of :class:`SeatEnv`, the same for all tables."""
        super().__init__([lambda: SeatEnv(game, **settings)] * num_envs)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal at each table."""
        return np.stack(self.call("action_masks"))


def register() -> None:
    """Tell Gymnasium the names of all games."""
    for game in observable_games():
        gymnasium.register(
            f"tablee/{game}-v{VERSION}",
            entry_point="tablee.env.seat:SeatEnv",
            vector_entry_point="tablee.env.seat:SeatVectorEnv",
            kwargs={"game": game},
        )


register()
