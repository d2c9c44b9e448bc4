"""What happens at a table without anybody asking for it: known choices, and what is done for whoever is away."""

from __future__ import annotations

from tablee.core.game import Seat
from tablee.core.moves import Move
from tablee.server.live_match import LiveMatch
from tablee.server.reaction import ReactionWindow
from tablee.server.seats import TableSeats


class FollowUps:
    """The moves that follow by themselves, and when the next of them may."""

    def __init__(self, match: LiveMatch, seats: TableSeats, reaction: ReactionWindow) -> None:
        self._match = match
        self._seats = seats
        self._reaction = reaction

    def next(self) -> tuple[Seat, Move] | None:
        """Somebody whose choice is known: it was asked for before, or nobody is there to make it."""
        if not self._match.goes_on():
            return None
        if self._match.state.is_race():
            return self._presence()
        return self._reaction.passed() or self._known_choice()

    def due_in(self) -> float | None:
        """Seconds until something may follow that time alone brings."""
        if not self._match.goes_on():
            return None
        waits = [self._seats.back_within(seat) for seat in self._match.state.waiting() if self._is_played_for(seat)]
        clocks = (self._match.due_in(), self._reaction.due_in())
        return min([*waits, *(due / 1000 for due in clocks if due is not None)], default=None)

    def _presence(self) -> tuple[Seat, Move] | None:
        """In a race it is part of the game who is there: somebody who went or came back since.

        Whoever has just gone is neither yet: he does not leave by a blink, nor come back by a server that starts anew.
        """
        for seat in self._seats.people():
            change = "back" if self._seats.is_present(seat) else "away" if self._seats.is_absent(seat) else None
            move = self._match.possible(seat, change) if change else None
            if move is not None:
                return seat, move
        return None

    def _known_choice(self) -> tuple[Seat, Move] | None:
        for seat in self._match.state.waiting():
            wish = self._seats[seat].wish
            move = self._match.possible(seat, wish) if wish else self._unsaid(seat)
            if move is None and (not self._seats.plays(seat) or self._seats.is_absent(seat)):
                move = self._match.formality(seat)
            if move is not None:
                return seat, move
        return None

    def _unsaid(self, seat: Seat) -> Move | None:
        """What somebody alone with bots need not say: nobody else would learn what he holds, or waits for it."""
        if self._match.state.silence() is not None or not self._seats.is_present(seat) or self._match.is_led(seat):
            return None  # silence has a moment of its own, nobody is hurried who is not there, and a lesson shows it
        return self._match.state.goes_without_saying(seat) if self._reaction.is_alone(seat) else None

    def _is_played_for(self, seat: Seat) -> bool:
        """Whether the game goes on by itself if the person at `seat` stays away."""
        if not self._seats.plays(seat) or self._seats.is_present(seat):
            return False
        if self._match.state.is_race():
            return self._match.possible(seat, "away") is not None
        return self._match.formality(seat) is not None
