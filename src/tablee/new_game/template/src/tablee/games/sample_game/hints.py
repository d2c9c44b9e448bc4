"""What a decent player looks at in Sample Game: how likely is one die more one too many?"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.game import Hints, Seat
from tablee.core.phrases import Phrase
from tablee.games.sample_game.moves import FACES, STOP, Act
from tablee.games.sample_game.position import OVER, SEATS
from tablee.games.sample_game.rules import SampleGameState


class SampleGameHints(Hints[SampleGameState, Act]):
    """Quick policy and worth."""

    def weights(self, state: SampleGameState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """Throw as long as that is more likely good than bad; what the other hides is not looked at."""
        safe = _good_faces(state, seat) / FACES
        return [(1.0 - safe if move.verb == STOP else safe) for move in moves]

    def worth(self, state: SampleGameState, seat: Seat) -> float:
        """Points count most, and a little how near to the limit one is."""
        if state.phase == OVER:
            return super().worth(state, seat)
        lead = state.points[seat] - state.points[SEATS - 1 - seat]
        total = state.total(seat)
        near = total / state.limit if total <= state.limit else 0.0
        return 0.5 + 0.4 * lead / state.rounds + 0.05 * near

    def why(self, state: SampleGameState, seat: Seat, move: Act) -> Phrase:
        """The reason a decent player would give, for the ears of `seat` alone."""
        key = "why-stop" if move.verb == STOP else "why-throw"
        return Phrase(key, {"total": state.total(seat), "faces": _good_faces(state, seat)})


def _good_faces(state: SampleGameState, seat: Seat) -> int:
    """How many faces of a die would not go over the limit."""
    return max(0, min(FACES, state.limit - state.total(seat)))
