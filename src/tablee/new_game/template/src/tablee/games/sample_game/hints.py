"""What a decent player looks at in Sample Game: how likely is one die more one too many?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tablee.core.game import Hints, State
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.games.sample_game.moves import FACES, STOP, Act
from tablee.games.sample_game.position import OVER, SEATS
from tablee.games.sample_game.rules import SampleGameState


class SampleGameHints(Hints):
    """Quick policy and worth."""

    def weights(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        """Throw as long as that is more likely good than bad; what the other hides is not looked at."""
        safe = _good_faces(cast(SampleGameState, state), seat) / FACES
        return [(1.0 - safe if cast(Act, move).verb == STOP else safe) for move in moves]

    def worth(self, state: State, seat: int) -> float:
        """Points count most, and a little how near to the limit one is."""
        here = cast(SampleGameState, state)
        if here.phase == OVER:
            return super().worth(state, seat)
        lead = here.points[seat] - here.points[SEATS - 1 - seat]
        total = here.total(seat)
        near = total / here.limit if total <= here.limit else 0.0
        return 0.5 + 0.4 * lead / here.rounds + 0.05 * near

    def why(self, state: State, seat: int, move: Move) -> Phrase:
        """The reason a decent player would give, for the ears of `seat` alone."""
        here = cast(SampleGameState, state)
        key = "why-stop" if cast(Act, move).verb == STOP else "why-throw"
        return Phrase(key, {"total": here.total(seat), "faces": _good_faces(here, seat)})


def _good_faces(here: SampleGameState, seat: int) -> int:
    """How many faces of a die would not go over the limit."""
    return max(0, min(FACES, here.limit - here.total(seat)))
