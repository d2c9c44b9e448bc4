"""What one seat may see of Sample Game (SG-2), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Seat
from tablee.core.sight import reason, winners
from tablee.games.sample_game.position import NOT_THROWN, SEATS
from tablee.games.sample_game.view import PlayerView, SampleGameView

if TYPE_CHECKING:
    from tablee.games.sample_game.rules import SampleGameState


def view_of(state: SampleGameState, seat: Seat | None) -> SampleGameView:
    """The view of `seat`; nothing gets into it that is not named here."""
    return SampleGameView(
        seat=seat,
        phase=state.phase_name(),
        clause=state.clause(),
        waiting=list(state.waiting()),
        turn=state.turn,
        round=state.round,
        rounds=state.rounds,
        limit=state.limit,
        players=[_player(state, owner, seat) for owner in range(SEATS)],
        winners=winners(state),
        reason=reason(state),
    )


def _player(state: SampleGameState, owner: Seat, seat: Seat | None) -> PlayerView:
    hides = state.cups[owner] != NOT_THROWN
    return PlayerView(
        hides=hides,
        cup=state.cups[owner] if hides and not state.is_hidden(owner, seat) else None,
        dice=state.dice[owner][:],
        open=state.in_the_open(owner),
        stopped=state.stopped[owner],
        points=state.points[owner],
    )
