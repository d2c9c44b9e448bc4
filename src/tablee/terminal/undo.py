"""Taking back at one keyboard, by the rule of the page: freely or with everybody's consent, and nobody learns anything.

A move is free to take back while nobody has acted since and its player has learned nothing by it. Otherwise all other
people at the table have to agree; alone, or among bots, there is nobody to ask. Luck depends on the number of a ply
alone, so that who plays the same again meets the same cards and dice.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.game import Seat
from tablee.core.match import Match, all_hidden, has_learned
from tablee.core.record import begin, replay_ply


class Undo(NamedTuple):
    """What a seat could take back."""

    plies: int
    """How many plies would be left."""
    is_free: bool
    """Nobody acted since, and nothing was learned by it."""


class TakenBack(Exception):
    """The game stands elsewhere than before: whose turn it is has to be asked anew."""


def find_undo(match: Match, seat: Seat, *, is_alone: bool = False) -> Undo | None:
    """The last choice of `seat`, unless it made none, time is part of the game, or the game is over.

    What goes without saying was no choice where one `is_alone` with bots, or has no other.
    """
    if match.is_over() or match.state.is_race():
        return None
    plies = match.record.plies
    state = begin(match.record, match.game)
    found: int | None = None
    hidden: list[str] = []
    for number, ply in enumerate(plies):
        unsaid = ply.actor == seat and state.goes_without_saying(seat) is not None
        if ply.actor == seat and not (unsaid and (is_alone or len(state.legal(seat)) == 1)):
            found, hidden = number, all_hidden(state, seat)
        replay_ply(state, match.game, ply, number)
    if found is None:
        return None
    is_last = found == len(plies) - 1
    return Undo(found, is_last and not has_learned(hidden, all_hidden(match.state, seat)))
