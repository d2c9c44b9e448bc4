"""The games as PettingZoo environments, in which agents act one after the other (AEC)."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from inspect import isfunction
from itertools import repeat
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tablee.core.errors import IllegalMove
from tablee.core.game import NOBODY, Game, Seat
from tablee.core.luck import Rng
from tablee.core.record import Record, read_options
from tablee.env.drawing import svg_of, text_of
from tablee.env.observation import ITEM, Observer, bytes_in
from tablee.games import find_game
from tablee.observation.numbers import blank
from tablee.observation.observer import VERSION
from tablee.observation.turns import BEAT, ILLEGAL, REWARDS, AgentTable, Sight

RENDER_MODES: Final = ("ansi", "svg")
ILLEGAL_ACTIONS: Final = ("raise", "lose")
"""What an illegal action does: it is refused with an error, or ends the game for everybody, who played it with -1."""
Observation = dict[str, Any]


def agent_names(seats: int) -> list[str]:
    """What PettingZoo calls the seats."""
    return [f"seat_{seat}" for seat in range(seats)]


def check_choice(what: str, given: str | None, choices: Sequence[str]) -> None:
    """Raise :class:`ValueError` if something is none of its choices."""
    if given is not None and given not in choices:
        raise ValueError(f"{what} is one of {', '.join(choices)}, not {given!r}")


def open_game(game: str, material: str | Path | None) -> Game:
    """The game with its own box, or with the user's own file, which may be written as text."""
    return find_game(game, None if material is None else Path(material))


class RawEnv(AECEnv[str, Observation, int]):
    """A table of one game, without the wrappers that check its user."""

    agent_selection: str

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        material: str | Path | None = None,
        reward: str = "outcome",
        beat: int = BEAT,
        most_decisions: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """`seats` is as few as can be unless said; `options` are the game's own."""
        super().__init__()
        check_choice("illegal", illegal, ILLEGAL_ACTIONS)
        check_choice("render_mode", render_mode, RENDER_MODES)
        check_choice("reward", reward, tuple(REWARDS))
        self.game = open_game(game, material)
        self.seats = seats or self.game.seat_counts[0]
        self.options = read_options(self.game, dict(options))
        self.game.new(self.options, self.seats)
        self.observer = Observer(self.game, self.seats)
        sight = Sight(self.observer.writer, self.observer.actions.size)
        sight.work_with(bytes_in(sight.writer.seen), bytes_in(sight.marks))
        sight.copy_with(np.asarray(sight.writer.seen).astype, ITEM, np.asarray(sight.marks).view(np.int8).copy)
        # Interpreted, new memory is quicker than to make the old one zero again, number by number.
        self._look: Callable[[AgentTable, Seat], Observation] = self._look_anew if isfunction(blank) else sight.observe
        self.beat = beat
        self.most_decisions = most_decisions
        self._illegal_loses = illegal == "lose"
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{game}_v{VERSION}",
            "is_parallelizable": False,
        }
        self.possible_agents = agent_names(self.seats)
        self.agents: list[str] = []
        self._worth = REWARDS[reward]
        self._seat: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # One space an agent: each is seeded by itself.
        self.observation_spaces = {agent: _observation_space(self.observer) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions.size) for agent in self.possible_agents}
        self._seeds: Rng | None = None
        self._is_over = True

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A flat vector, and the mask of what is legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move that a seat can ever make."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Sit down to a new game; the `seed` decides all its luck, and that of the games after it."""
        if seed is not None or self._seeds is None:
            self._seeds = Rng(secrets.randbits(96) if seed is None else seed)
        self.table = AgentTable(self.game, self.options, self.seats, self._seeds.fork(), self.beat)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._is_over = False
        self._find_turn()

    def observe(self, agent: str) -> Observation:
        """What the agent sees now; its mask is empty unless it may act."""
        return self._look(self.table, self._seat[agent])

    def _look_anew(self, table: AgentTable, seat: Seat) -> Observation:
        moves = table.legal() if seat == table.turn else table.state.legal(seat)
        return {
            "observation": self.observer.vector(table.state, seat),
            "action_mask": self.observer.actions.mask(moves),
        }

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward so far, whether it is over or cut off, and more: for the agent whose turn it is."""
        agent = self.agent_selection
        look = self._look  # Python 3.11 takes what is no method for one if it is called at once, and looks long for it
        seen = look(self.table, self._seat[agent]) if observe else None
        if not self._is_over:  # so nobody has been rewarded yet, and nobody has gone
            return seen, 0.0, False, False, self.infos[agent]
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, again and again, until all have gone."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def fields(self, agent: str) -> dict[str, Any]:
        """The observation of an agent by the names of its fields."""
        vector = self.observer.vector(self.table.state, self._seat[agent])
        return dict(self.observer.layout.named(vector))

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; :class:`IllegalMove` changes nothing."""
        if self._is_over:
            self._was_dead_step(action)
            return
        turn = ILLEGAL if action is None else self.table.choose(action)
        if turn == ILLEGAL:
            self._refuse(self.agent_selection, -1 if action is None else int(action))
            return
        self.decisions += 1
        if turn == NOBODY or self.decisions == self.most_decisions:
            self._find_turn()
        else:
            self.agent_selection = self.possible_agents[turn]

    def _refuse(self, agent: str, action: int) -> None:
        move = self.observer.actions.move(action)
        refusal = self.table.state.why_not(self._seat[agent], move)
        if not self._illegal_loses:
            raise IllegalMove(refusal.message, clause=refusal.clause, key=refusal.key, move=move.notation)
        self.infos[agent]["illegal"] = refusal.message
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
        self._close()

    def _find_turn(self) -> None:
        turn = self.table.turn
        if turn is None:
            self._end()
        elif self.most_decisions is not None and self.decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._is_over = True
        else:
            self.agent_selection = self.possible_agents[turn]

    def _end(self) -> None:
        outcome = self.table.outcome()
        assert outcome is not None
        self.rewards = dict(zip(self.agents, self._worth(outcome, self.seats)))
        self._close()

    def _close(self) -> None:
        """It is over for everybody."""
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._is_over = True

    def _was_dead_step(self, action: int | None) -> None:
        """Let the first of the agents go: it is over for all of them at once, so nobody has to be looked for."""
        if not self.agents:
            raise RuntimeError("nobody sits at the table: reset() comes first")
        if action is not None:
            raise ValueError("when it is over for an agent, its only action is None")
        agent = self.agents.pop(0)
        for facts in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del facts[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> str:
        """What the agent whose turn it is sees, as text or as SVG."""
        seat = self._seat[self.agent_selection] if self.agents else None
        draw = svg_of if self.render_mode == "svg" else text_of
        return draw(self.game, self.table.state, seat)

    def record(self) -> Record:
        """The game so far."""
        return self.table.record()

    def close(self) -> None:
        """Get up from the table."""
        self.agents = []
        self._is_over = True


def _observation_space(observer: Observer) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (observer.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (observer.actions.size,), np.int8),
        }
    )


def make_env(game: str, seats: int | None = None, **settings: Any) -> RawEnv:
    """The environment as PettingZoo's own are: an illegal action loses.

    What their wrappers check is checked inside, where it costs nothing.
    """
    return RawEnv(game, seats, **{"illegal": "lose", **settings})


def environment(game: str) -> SimpleNamespace:
    """What PettingZoo's modules offer, for one game: ``env`` and ``raw_env``."""

    def env(seats: int | None = None, **settings: Any) -> RawEnv:
        return make_env(game, seats, **settings)

    def raw_env(seats: int | None = None, **settings: Any) -> RawEnv:
        return RawEnv(game, seats, **settings)

    return SimpleNamespace(__name__=f"{game}_v{VERSION}", env=env, raw_env=raw_env)
