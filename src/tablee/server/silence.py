"""Moments in which the time that somebody takes would tell what he holds: everybody lets them pass alike.

The game names them (:meth:`tablee.core.game.State.silence`): a reaction for which one has the card or has not. To do
something takes as long as it takes, for then the card is seen. To do nothing takes the whole moment, with the card as
without: nobody can say so earlier, and whoever has said nothing when it is over has let it pass.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tablee.core.game import Seat
from tablee.core.moves import Move

if TYPE_CHECKING:
    from tablee.server.table import Table

GLANCE: Final = 0.4
"""How much of a moment is needed to see that one has no choice, where nobody else would learn of it."""


class Silence:
    """The moment that a table is in, if it is in one."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asked: tuple[int, Seat] | None = None
        self._since = 0.0

    def due_in(self) -> int | None:
        """Milliseconds until the moment is over."""
        moment = self._moment()
        if moment is None:
            return None
        seat, _, length = moment
        passed = time.monotonic() - self._begin(seat)
        return max(0, round(1000 * (length - passed)))

    def passed(self) -> tuple[Seat, Move] | None:
        """What is done for whoever has let the moment pass."""
        moment = self._moment()
        if moment is None or self.due_in():
            return None
        seat, move, _ = moment
        return seat, move

    def is_too_soon(self, seat: Seat, move: Move) -> bool:
        """Whether this answer is given by itself, when the moment is over."""
        moment = self._moment()
        return moment is not None and moment[:2] == (seat, move) and bool(self.due_in())

    def _moment(self) -> tuple[Seat, Move, float] | None:
        """Who is asked, what is done for him in the end, and how many seconds it lasts."""
        table = self._table
        silence = None if table.is_over else table.course.state.silence()
        share = table.lobby.settings.moments
        if silence is None or not share:
            return None
        move, milliseconds = silence
        seat = table.course.state.waiting()[0]
        if not self._is_timed(seat):
            self._asked = None  # whoever went away has the whole moment when he is back
            return None
        seconds = share * milliseconds / 1000
        return seat, move, seconds if self._strangers_of(seat) else GLANCE * seconds

    def _is_timed(self, seat: Seat) -> bool:
        """Nobody is hurried who is not there, who shares his screen with all others, or who plays against bots.

        Alone with bots one still need not say what goes without saying: that one has no choice; unless somebody
        watches, to whom it would say just that.
        """
        table = self._table
        if not table.chairs.is_bot(seat) and not table.chairs.is_present(seat):
            return False
        if self._strangers_of(seat):
            return True
        alone = table.chairs.people() == [seat] and all(page.mine for page in table.pages)
        return alone and len(table.course.state.legal(seat)) == 1

    def _strangers_of(self, seat: Seat) -> bool:
        """Whether somebody waits at another screen."""
        screens = [page.mine for page in self._table.pages if seat in page.mine]
        others = [other for other in self._table.chairs.people() if other != seat]
        return any(not any(other in screen for screen in screens) for other in others)

    def _begin(self, seat: Seat) -> float:
        """When the moment began: when he was asked, or was back to answer."""
        asked = (len(self._table.course.plies), seat)
        if asked != self._asked:
            self._asked = asked
            self._since = time.monotonic()
        return self._since
