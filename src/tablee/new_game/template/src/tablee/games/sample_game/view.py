"""What one seat may see of Sample Game (SG-2), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.core.game import Seat
from tablee.core.spoken import Choice
from tablee.core.views import View, head, winners
from tablee.games.sample_game.position import NOT_THROWN, SEATS

if TYPE_CHECKING:
    from tablee.games.sample_game.rules import SampleGameState


class PlayerView(msgspec.Struct):
    """One side of the table."""

    hides: bool
    """Whether a die lies under the cup."""
    cup: int | None
    """What it shows, if whoever looks may know it."""
    dice: list[int]
    open: int
    """What the dice in the open add up to."""
    stopped: bool
    points: int


class SampleGameView(View):
    """The table as one seat or, with `seat` empty, a spectator sees it."""

    turn: int
    round: int
    rounds: int
    limit: int
    players: list[PlayerView]
    winners: list[int]
    reason: str


class SampleGameChoice(Choice):
    """A legal move as the page needs it."""

    kind: str = ""
    """``throw`` or ``stop``."""


def view_of(state: SampleGameState, seat: Seat | None) -> SampleGameView:
    """The view of `seat`; nothing gets into it that is not named here."""
    return SampleGameView(
        **head(state, seat),
        turn=state.turn,
        round=state.round,
        rounds=state.rounds,
        limit=state.limit,
        players=[_player(state, owner, seat) for owner in range(SEATS)],
        winners=winners(state),
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
