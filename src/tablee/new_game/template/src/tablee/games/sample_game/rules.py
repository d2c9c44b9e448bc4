"""What follows in Sample Game when somebody acts, clauses SG-1 to SG-6."""

from __future__ import annotations

from typing import final

from tablee.core.frames import evenly
from tablee.core.game import CHANCE, Moment, Seat
from tablee.games.sample_game import choices, events
from tablee.games.sample_game.moves import CUP, DIE, THROW, Act
from tablee.games.sample_game.position import NOT_THROWN, OVER, SEATS, THROWING, TURN, Position


@final
class SampleGameState(Position):
    """One position of Sample Game, and what may follow from it."""

    # Who may act, and what they may do

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now."""
        if self.phase == OVER:
            return ()
        return (self.turn,) if self.phase == TURN else (CHANCE,)

    def legal(self, seat: Seat) -> list[Act]:
        """All that `seat` may do now."""
        if seat not in self.waiting():
            return []
        return choices.of_player(self) if seat != CHANCE else [*choices.of_chance(self)]

    def chances(self) -> list[tuple[Act, int]]:
        """Every face of a die is as likely as any other."""
        return evenly(choices.of_chance(self))

    # What follows

    def apply(self, seat: Seat, move: Act, at: Moment = 0) -> None:
        """Do `move`."""
        if move.verb == CUP:
            hide(self, move.face)
        elif move.verb == DIE:
            lay(self, move.face)
        elif move.verb == THROW:
            self.phase = THROWING
        else:
            stop(self, False)


def hide(match: Position, face: int) -> None:
    """SG-2: a die is thrown under a cup, first that of the first seat; only its owner looks."""
    owner = 0 if match.cups[0] == NOT_THROWN else 1
    match.cups[owner] = face
    if match.story is not None:
        match.story.tell(events.CupThrown(owner), {owner: events.CupThrown(owner, face)})
    if owner == SEATS - 1:
        match.phase = TURN
        if match.story is not None:
            match.story.tell(events.RoundBegan(match.turn, match.round))


def lay(match: Position, face: int) -> None:
    """SG-3: one more die lies in the open; whose dice in the open reach the limit has thrown enough."""
    seat = match.turn
    match.dice[seat].append(face)
    if match.story is not None:
        match.story.tell(events.Threw(seat, face, match.in_the_open(seat)))
    if match.in_the_open(seat) >= match.limit:
        stop(match, True)
    else:
        pass_on(match)


def stop(match: Position, forced: bool) -> None:
    """SG-3: whoever stops throws no more in this round."""
    match.stopped[match.turn] = True
    if match.story is not None:
        match.story.tell(events.Stopped(match.turn, forced))
    pass_on(match)


def pass_on(match: Position) -> None:
    """SG-3: the other is next, unless the other has stopped; when both have, the cups are lifted."""
    other = SEATS - 1 - match.turn
    if not match.stopped[other]:
        match.turn = other
    elif match.stopped[match.turn]:
        lift(match)
        return
    match.phase = TURN


def lift(match: Position) -> None:
    """SG-4, SG-5: a total over the limit counts nothing; the higher of the others wins a point."""
    totals = [match.total(seat) for seat in range(SEATS)]
    if match.story is not None:
        match.story.tell(events.CupsLifted(match.cups[:], totals))
    counted = [total if total <= match.limit else 0 for total in totals]
    if counted[0] == counted[1]:
        if match.story is not None:
            match.story.tell(events.RoundDrawn())
    else:
        winner = 0 if counted[0] > counted[1] else 1
        match.points[winner] += 1
        if match.story is not None:
            match.story.tell(events.RoundWon(winner, counted[winner]))
    finish_round(match)


def finish_round(match: Position) -> None:
    """SG-6: the next round begins, or the game is over and the cups stay lifted."""
    if match.round < match.rounds:
        match.round += 1
        match.clear_table()
        return
    match.phase = OVER
    outcome = match.outcome()
    if match.story is not None and outcome is not None:
        match.story.tell(events.GameOver(list(outcome.winners), match.points[:]))
