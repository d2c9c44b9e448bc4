"""The time for a reaction: where the time that somebody takes would tell what he holds, all take the same.

The game names such moments (:meth:`tablee.core.game.State.silence`): a reaction for which one has the card or has not.
To do something takes as long as it takes, for then the card is seen. To do nothing takes the whole moment, with the
card as without: nobody can say so earlier, and whoever has said nothing when it is over has let it pass.

Several may be asked one after the other in one moment (:meth:`tablee.core.game.State.reactions`). Whoever comes later
chooses while it lasts, and nobody else learns of it: when it is over all are asked in their order, and each does at
once what he chose, or nothing. A card that is played is something new, and all who are left have a moment again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tablee.core.game import Seat
from tablee.core.moves import Move
from tablee.core.record import Ply
from tablee.server.live_match import LiveMatch
from tablee.server.pages import Page
from tablee.server.seats import TableSeats

GLANCE: Final = 0.4
"""How much of the time is needed to see that one has no choice, where nobody else would learn of it."""


class _Moment:
    """One moment: when it began and after how many plies, who is asked in it, and what they chose."""

    def __init__(self, silence: Move, asked: list[tuple[Seat, list[Move]]], first: int, since: float) -> None:
        self.silence = silence
        self.asked = asked
        self.first = first
        self.since = since
        self.latest = first
        self.chosen: dict[int, Move] = {}
        """By the number of the ply."""

    def follow(self, plies: list[Ply]) -> bool:
        """Take in what was played since; whether all who were asked so far have let it be, and somebody is left."""
        passed = plies[self.first :]
        if len(plies) < self.latest or len(passed) >= len(self.asked):
            return False
        self.latest = len(plies)
        return all(
            (ply.actor, ply.notation) == (seat, self.silence.notation)
            for ply, (seat, _) in zip(passed, self.asked, strict=False)
        )

    def later(self, plies: int) -> list[tuple[int, Seat, list[Move]]]:
        """Who is asked after the one who is asked now: at which ply, and what they may do besides letting it be."""
        return [
            (self.first + place, seat, [move for move in moves if move is not self.silence])
            for place, (seat, moves) in enumerate(self.asked)
            if self.first + place > plies
        ]


class ReactionWindow:
    """The reaction that a table waits for, if it waits for one."""

    def __init__(self, match: LiveMatch, seats: TableSeats, pages: Collection[Page], share: float) -> None:
        """`share` is how much of the time that the game gives for a reaction one has here."""
        self._match = match
        self._seats = seats
        self._pages = pages
        self._share = share
        self._moment: _Moment | None = None

    def due_in(self) -> int | None:
        """Milliseconds until the time for the reaction is over."""
        window = self._window()
        return None if window is None else self._left(window, self._live_now())

    def passed(self) -> tuple[Seat, Move] | None:
        """What is done by whoever is asked when the time is over: what he chose while it lasted, or nothing."""
        window = self._window()
        if window is None or self._left(window, self._match.time.now()):
            return None
        seat, moment, _ = window
        return seat, moment.chosen.get(len(self._match.plies), moment.silence)

    def is_too_soon(self, seat: Seat, move: Move) -> bool:
        """Whether this answer is given by itself, when the time is over."""
        window = self._window()
        if window is None or (seat, move) != (window[0], window[1].silence):
            return False
        return bool(self._left(window, self._match.time.now()))

    # Those who are asked later in the same moment

    def began(self) -> int | None:
        """After how many plies the moment began that lasts."""
        self._window()
        return None if self._moment is None else self._moment.first

    def thinking_time(self) -> float:
        """Seconds that a bot has which is asked later: half of what is left of the moment, whoever is asked now."""
        silence, moment = self._match.state.silence(), self._moment
        if silence is None or moment is None:
            return 0.0
        return max(0.0, moment.since + self._share * silence[1] / 1000 - self._live_now()) / 2

    def later(self) -> list[tuple[int, Seat, list[Move]]]:
        """Who is asked after the one who is asked now, while the time lasts: at which ply, and what they may do."""
        window = self._window()
        is_over = window is not None and not self._left(window, self._match.time.now())
        return [] if self._moment is None or is_over else self._moment.later(len(self._match.plies))

    def ahead(self, seat: Seat) -> list[Move]:
        """What `seat` may choose now for later in this moment; nothing if it has chosen, or is not hurried."""
        later = [move for _, asked, moves in self.later() if asked == seat for move in moves]
        return later if later and self._has_strangers(seat) and not self.has_chosen(seat) else []

    def has_chosen(self, seat: Seat) -> bool:
        """Whether it is known what `seat` does later in this moment."""
        moment = self._moment
        return moment is not None and any(asked == seat and at in moment.chosen for at, asked, _ in self.later())

    def choose(self, seat: Seat, move: Move, ply: int | None = None) -> bool:
        """Note what `seat` will do when it is asked in this moment, perhaps at a certain `ply`; whether it will be."""
        for at, asked, moves in self.later():
            if asked == seat and move in moves and ply in (None, at) and self._moment is not None:
                self._moment.chosen[at] = move
                return True
        return False

    def silent_plies(self, ply: int) -> list[Ply]:
        """What is played before `ply` if everybody lets it be."""
        moment, played = self._moment, len(self._match.plies)
        if moment is None:
            return []
        seats = [seat for seat, _ in moment.asked[played - moment.first : ply - moment.first]]
        return [Ply(seat, moment.silence.notation) for seat in seats]

    # The moment that lasts

    def _window(self) -> tuple[Seat, _Moment, float] | None:
        """Who is asked, in which moment, and how many seconds of it he has."""
        silence = self._match.state.silence() if self._share and self._match.goes_on() else None
        if silence is None:
            self._moment = None
            return None
        move, milliseconds = silence
        seat = self._match.state.waiting()[0]
        if not self._seats.is_bot(seat) and not self._seats.is_present(seat):
            self._moment = None  # whoever went away has all the time when he is back
            return None
        moment = self._moment
        if moment is None or not moment.follow(self._match.plies):
            asked = self._match.state.reactions()
            moment = self._moment = _Moment(move, asked, len(self._match.plies), self._live_now())
        if not self._is_timed(seat):
            return None
        seconds = self._share * milliseconds / 1000
        return seat, moment, seconds if self._has_strangers(seat) else GLANCE * seconds

    def _left(self, window: tuple[Seat, _Moment, float], now: float) -> int:
        """Milliseconds: since the first was asked, or was back to answer, taken off the time that there is.

        They are asked when they are told, not when that arrived which made the table ask them.
        """
        _, moment, seconds = window
        return max(0, round(1000 * (seconds - max(0.0, now - moment.since))))

    def _live_now(self) -> float:
        return self._match.time.now() + self._match.time.late()

    def _is_timed(self, seat: Seat) -> bool:
        """Nobody is hurried who shares his screen with all others, or who plays against bots.

        Alone with bots one still need not say what goes without saying: that one has no choice; unless somebody
        watches, to whom it would say just that.
        """
        if self._has_strangers(seat):
            return True
        return self.is_alone(seat) and len(self._match.state.legal(seat)) == 1

    def is_alone(self, seat: Seat) -> bool:
        """Whether all others are bots, and nobody watches."""
        return self._seats.people() == [seat] and all(seat in page.mine for page in self._pages)

    def _has_strangers(self, seat: Seat) -> bool:
        """Whether somebody waits at another screen."""
        screens = [page.mine for page in self._pages if seat in page.mine]
        others = [other for other in self._seats.not_replaced() if other != seat]
        return any(not any(other in screen for screen in screens) for other in others)
