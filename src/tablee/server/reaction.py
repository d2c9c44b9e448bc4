"""The time for a reaction: where the time that somebody takes would tell what he holds, all take the same.

The game names such moments (:meth:`tablee.core.game.State.silence`): a reaction for which one has the card or has not.
To do something takes as long as it takes, for then the card is seen. To do nothing takes the whole moment, with the
card as without: nobody can say so earlier, and whoever has said nothing when it is over has let it pass.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tablee.core.game import Seat
from tablee.core.moves import Move
from tablee.server.live_match import LiveMatch
from tablee.server.pages import Page
from tablee.server.seats import TableSeats

GLANCE: Final = 0.4
"""How much of the time is needed to see that one has no choice, where nobody else would learn of it."""


class ReactionWindow:
    """The reaction that a table waits for, if it waits for one."""

    def __init__(self, match: LiveMatch, seats: TableSeats, pages: Collection[Page], share: float) -> None:
        """`share` is how much of the time that the game gives for a reaction one has here."""
        self._match = match
        self._seats = seats
        self._pages = pages
        self._share = share
        self._asked: tuple[int, Seat] | None = None
        self._since = 0.0

    def due_in(self) -> int | None:
        """Milliseconds until the time for the reaction is over."""
        window = self._window()
        return None if window is None else self._left(window[0], window[2], self._live_now())

    def passed(self) -> tuple[Seat, Move] | None:
        """What is done for whoever has let the time pass."""
        window = self._window()
        if window is None or self._left(window[0], window[2], self._match.time.now()):
            return None
        seat, move, _ = window
        return seat, move

    def is_too_soon(self, seat: Seat, move: Move) -> bool:
        """Whether this answer is given by itself, when the time is over."""
        window = self._window()
        if window is None or window[:2] != (seat, move):
            return False
        return bool(self._left(seat, window[2], self._match.time.now()))

    def _window(self) -> tuple[Seat, Move, float] | None:
        """Who is asked, what is done for him in the end, and how many seconds he has."""
        silence = self._match.state.silence() if self._share and self._match.goes_on() else None
        if silence is None:
            return None
        move, milliseconds = silence
        seat = self._match.state.waiting()[0]
        if not self._is_timed(seat):
            self._asked = None  # whoever went away has all the time when he is back
            return None
        seconds = self._share * milliseconds / 1000
        return seat, move, seconds if self._has_strangers(seat) else GLANCE * seconds

    def _left(self, seat: Seat, seconds: float, moment: float) -> int:
        """Milliseconds at `moment`: since he was asked, or was back to answer, taken off the time that he has.

        He is asked when he is told, not when that arrived which made the table ask him.
        """
        asked = (len(self._match.plies), seat)
        if asked != self._asked:
            self._asked = asked
            self._since = self._live_now()
        return max(0, round(1000 * (seconds - max(0.0, moment - self._since))))

    def _live_now(self) -> float:
        return self._match.time.now() + self._match.time.late()

    def _is_timed(self, seat: Seat) -> bool:
        """Nobody is hurried who is not there, who shares his screen with all others, or who plays against bots.

        Alone with bots one still need not say what goes without saying: that one has no choice; unless somebody
        watches, to whom it would say just that.
        """
        if not self._seats.is_bot(seat) and not self._seats.is_present(seat):
            return False
        if self._has_strangers(seat):
            return True
        return self.is_alone(seat) and len(self._match.state.legal(seat)) == 1

    def is_alone(self, seat: Seat) -> bool:
        """Whether all others are bots, and nobody watches."""
        return self._seats.people() == [seat] and all(seat in page.mine for page in self._pages)

    def _has_strangers(self, seat: Seat) -> bool:
        """Whether somebody waits at another screen."""
        screens = [page.mine for page in self._pages if seat in page.mine]
        others = [other for other in self._seats.with_a_word() if other != seat]
        return any(not any(other in screen for screen in screens) for other in others)
