"""A greedy player: the highest card of the type, specials against what is lost; the contract’s facts are his."""

from __future__ import annotations

from typing import cast

from tablee.core.game import Seat, State
from tablee.core.moves import Move
from tablee.games.rugby_champion.moves import LAY, Act
from tablee.games.rugby_champion.rules import RugbyChampionState


class Greedy:
    """Looks at the values in his hand and at nothing else."""

    def choose(self, state: State, seat: Seat) -> Move:
        here = cast(RugbyChampionState, state)
        acts = [cast(Act, move) for move in state.legal(seat)]
        if here.phase_name() == "name":
            return max(acts, key=lambda act: self._best(here, seat, act.number))
        if acts[0].verb == LAY:
            kind = here.set_piece_type() if here.phase_name() == "pack" else here.type
            return max(acts, key=lambda act: self._worth(here, act, kind))
        return acts[0] if self._helps(here, seat) else acts[-1]

    def _best(self, state: RugbyChampionState, seat: Seat, kind: int) -> int:
        return max(state.kit.value[kind][card] for card in state.hands[seat] if card < state.kit.players)

    def _worth(self, state: RugbyChampionState, act: Act, kind: int) -> float:
        """The value asked for; of equal cards the one that is otherwise the weakest."""
        if act.verb != LAY:
            return 0.0
        values = [state.kit.value[other][act.card] for other in range(3)]
        return values[kind] - 0.01 * sum(values)

    def _helps(self, state: RugbyChampionState, seat: Seat) -> bool:
        """Whistle and support what is lost, stop a try but no turnover (RC-52); kick whenever it is possible."""
        attacks = state.attack == seat
        lead = state.gap if attacks else -state.gap
        stopped = -9 if attacks and not state.interception_try else -2
        most = {"whistle": -1, "support": -1, "stop": stopped}.get(state.phase_name())
        return most is None or lead <= most
