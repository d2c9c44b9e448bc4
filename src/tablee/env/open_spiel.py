"""The games as OpenSpiel games: ``pyspiel.load_game("tablee_artropp(players=3)")`` after this module was imported.

Options of a game are parameters. Chance is explicit. Choices that several have at once are made one after the other,
none knowing what the others do. What a player knows is all it was ever told: its information-state string is the digest
of that and its view. A tensor of fixed size cannot hold it, so tensors are observations, not information states.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    from tablee.env import without_extra

    raise without_extra("learn", error) from error

from tablee.core.game import CHANCE, Game, Seat
from tablee.core.luck import Rng
from tablee.core.record import read_options
from tablee.core.story import Story
from tablee.env.observation import Observer
from tablee.games import find_game
from tablee.observation.observer import observable_games
from tablee.observation.turns import AgentTable, returns

PREFIX: Final = "tablee_"
PLAYERS: Final = "players"
"""The parameter with the number of seats; all others are the game's options."""
Parameters = Mapping[str, Any]


class Position:
    """A table as OpenSpiel needs it: copied deeply, written down and read again, with what each player was told."""

    def __init__(self, game: Game, options: Any, seats: int) -> None:
        self.told = [hashlib.blake2b(digest_size=16) for _ in range(seats)]
        self.table = AgentTable(game, options, seats, rng=None)
        self.actions: list[int] = []
        """Every action of a seat or of chance so far, by the code of its move."""
        self.is_imagined = False
        """Whether it is one of the worlds that a player thinks possible: nobody played it."""
        self._listen()

    def play(self, code: int) -> None:
        """Let the player whose turn it is do the move with this code."""
        table = self.table
        assert table.turn is not None
        self.actions.append(code)
        if table.turn != CHANCE:
            self.told[table.turn].update(b"%d;" % code)
        move = table.game.moves[code]
        if table.turn == CHANCE:
            table.act(CHANCE, move)
            table.settle()
        else:
            table.play(table.turn, move)
        self._hear()

    def imagine(self, seat: Seat, rng: Rng) -> None:
        """Become a world that `seat` cannot tell from this one."""
        self.is_imagined = True
        self.table.imagine(seat, rng)
        self._listen()

    def known_to(self, seat: Seat) -> str:
        """All that `seat` knows: a digest of what it did and was told, and what it sees."""
        return f"{self.told[seat].hexdigest()} {self.seen_by(seat)}"

    def seen_by(self, seat: Seat) -> str:
        """What `seat` sees now."""
        return msgspec.json.encode(self.table.state.view(seat)).decode()

    def _listen(self) -> None:
        self.table.state.story = Story()

    def _hear(self) -> None:
        story = self.table.state.story
        assert story is not None
        for event in story.take():
            for seat, told in enumerate(self.told):
                told.update(msgspec.json.encode(event.seen_by(seat)))

    def __deepcopy__(self, memo: object) -> Position:
        other = Position.__new__(Position)
        other.told = [told.copy() for told in self.told]
        other.table = self.table.copy()
        other.actions = self.actions[:]
        other.is_imagined = self.is_imagined
        other._listen()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_imagined:
            raise TypeError("a world that was only imagined has no history to write down")
        table = self.table
        return _replayed, (table.game.id, msgspec.to_builtins(table.options), table.state.seats, self.actions)


def _replayed(game_id: str, options: dict[str, Any], seats: int, actions: Sequence[int]) -> Position:
    game = find_game(game_id)
    position = Position(game, read_options(game, options), seats)
    for code in actions:
        position.play(code)
    return position


def _loaded(name: str) -> TableeGame:
    """For pickle, which looks for what it calls in this module: so whoever reads it has the games registered."""
    game: TableeGame = pyspiel.load_game(name)
    return game


class TableeGame(pyspiel.Game):
    """A game of the shelf with its options and so many players."""

    game_id: str

    def __init__(self, params: Parameters) -> None:
        self.box = game = find_game(self.game_id)
        self.seats = int(params.get(PLAYERS, game.seat_counts[0]))
        self.options = read_options(game, {name: value for name, value in params.items() if name != PLAYERS})
        self.observer = Observer(game, self.seats)
        game.new(self.options, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions.size,
            max_chance_outcomes=len(game.moves) - self.observer.actions.size,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=game.longest(self.options, self.seats),
        )
        super().__init__(game_type(game, self.seats), info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> TableeState:
        """The table before the first ply."""
        return TableeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as a game may have plies."""
        return self.box.longest(self.options, self.seats)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableeObserver:
        """What one player sees, or for a string all it knows."""
        return TableeObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableeState(pyspiel.State):
    """A position of a game of the shelf."""

    def __init__(self, game: TableeGame) -> None:
        super().__init__(game)
        self.position = Position(game.box, game.options, game.seats)

    def _first_of_chance(self) -> int:
        size: int = self.get_game().num_distinct_actions()
        return size

    def current_player(self) -> int:
        """A seat, chance, or that it is over."""
        turn = self.position.table.turn
        if turn is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.code for move in self.position.table.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can happen, with its probability."""
        chances = self.position.table.state.chances()
        whole = sum(weight for _, weight in chances)
        first = self._first_of_chance()
        return sorted((move.code - first, weight / whole) for move, weight in chances)

    def _apply_action(self, action: int) -> None:
        self.position.play(action + self._first_of_chance() if self.is_chance_node() else action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        code = action + self._first_of_chance() if is_chance else action
        notation: str = self.position.table.game.moves[code].notation
        return notation

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.position.table.turn is None

    def returns(self) -> list[float]:
        """What it was worth to each player; nothing before the end."""
        table = self.position.table
        outcome = table.outcome()
        return [0.0] * table.state.seats if outcome is None else returns(outcome, table.state.seats)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableeState:
        """A state that `player` cannot tell from this one; its history is that of this one, not of the new world."""
        world: TableeState = self.clone()
        world.position.imagine(player, Rng(int(sampler() * 2**53)))
        return world

    def __str__(self) -> str:
        """Every action so far as it is written in a record."""
        moves = self.position.table.game.moves
        return " ".join(moves[code].notation for code in self.position.actions)


class TableeObserver:
    """Part of OpenSpiel's protocol: fills a tensor, or makes a string, from a state."""

    def __init__(self, game: TableeGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, and {params} were given")
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is what one player sees: what is public and what is its own")
        self.perfect_recall: bool = iig_obs_type.perfect_recall
        self.vector = game.observer.vector
        layout = game.observer.layout
        self.tensor = None if self.perfect_recall else np.zeros(layout.size, np.float32)
        self.dict = {} if self.tensor is None else layout.named(self.tensor)

    def set_from(self, state: TableeState, player: int) -> None:
        """Make the tensor what `player` sees."""
        if self.tensor is not None:
            self.tensor[:] = self.vector(state.position.table.state, player)

    def string_from(self, state: TableeState, player: int) -> str:
        """What `player` knows, or only what it sees."""
        position = state.position
        return position.known_to(player) if self.perfect_recall else position.seen_by(player)


def game_type(game: Game, seats: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.id,
        long_name=f"Tablée {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if seats > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: seats, **msgspec.to_builtins(read_options(game, {}))},
    )


def register() -> None:
    """Tell OpenSpiel every game of the shelf.

    It keeps what makes a game until after Python has ended, which a class survives and a function does not.
    """
    for name in observable_games():
        game = find_game(name)
        made = type(f"Tablee_{name}", (TableeGame,), {"game_id": name})
        pyspiel.register_game(game_type(game, game.seat_counts[-1]), made)


register()
