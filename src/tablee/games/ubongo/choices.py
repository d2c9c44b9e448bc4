"""Who may act in Ubongo, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.game import CHANCE, CLOCK
from tablee.core.moves import Move
from tablee.games.ubongo.position import (
    COUNTING,
    MOST_DEEDS,
    NEVER,
    RACING,
    READYING,
    ROLLING,
    Position,
)


class Choices(Position):
    """A position and all that is possible in it."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        """Who may act now: those who are not ready, the die, or whoever still races."""
        if self.phase == ROLLING:
            return (CHANCE,)
        if self.phase == READYING:
            return tuple([seat for seat in range(self.seats) if not self.ready[seat]])
        if self.phase == RACING:
            return tuple([seat for seat in range(self.seats) if self.claims[seat] == NEVER])
        return ()

    def legal(self, seat: int) -> list[Move]:
        """All that `seat` may do now."""
        if seat == CLOCK:
            return self._legal_clock()
        if seat == CHANCE:
            return [move for move, _ in self.chances()]
        if not 0 <= seat < self.seats or seat not in self.waiting():
            return []
        if self.phase == READYING:
            return [self.kit.ready]
        moves = self._legal_hand(seat) if self.deeds[seat] < MOST_DEEDS else []
        if self.is_practice():
            moves.append(self.kit.solution)
        else:
            moves.extend(self._legal_ends(seat))
        return moves

    def _legal_hand(self, seat: int) -> list[Move]:
        """UB-6, UB-7: lay what fits, take up what lies; and ask for what the others or a teacher may give."""
        moves = self._legal_lays(seat)
        moves.extend([self.kit.take_up[lay.piece] for lay in self.lays_on(seat)])
        moves.extend(self._legal_questions(seat) if self.is_practice() else self._legal_words(seat))
        return moves

    def _legal_lays(self, seat: int) -> list[Move]:
        ground = self.ground()
        covered = self.covered[seat]
        free = self.tray(seat) & ~self.laid[seat]
        moves: list[Move] = []
        for piece in range(len(self.kit.letters)):
            if free >> piece & 1:
                for lay in ground.by_piece[piece]:
                    if not ground.masks[lay.code] & covered:
                        moves.append(lay)
        return moves

    def _legal_questions(self, seat: int) -> list[Move]:
        """UB-13: graded hints about every cell that is open, and whether there is still a way."""
        ground = self.ground()
        moves: list[Move] = [self.kit.hint_at(cell, ground) for cell in ground.open_cells(self.covered[seat])]
        moves.append(self.kit.solvable)
        return moves

    def _legal_words(self, seat: int) -> list[Move]:
        """UB-9: ask for another roll as long as nobody has finished.  UB-14: be away, or back."""
        kit = self.kit
        moves: list[Move] = [kit.away if self.away_since[seat] == NEVER else kit.back]
        if self.first_claim() == NEVER:
            moves.append(kit.again if self.votes[seat] == NEVER else kit.go_on)
        return moves

    def _legal_ends(self, seat: int) -> list[Move]:
        """UB-14: what may be done about somebody who left; and one may always give up."""
        kit = self.kit
        moves: list[Move] = [kit.resign]
        if self.forsaken[1 - seat] and self.first_claim() == NEVER:
            moves.extend([kit.take, kit.replay])
        return moves

    def _legal_clock(self) -> list[Move]:
        if self.phase == COUNTING:
            return [self.kit.go]
        if self.due() is None:
            return []
        if self.is_settling():
            return [*self.kit.settle]
        return [self.kit.forsaken[self.next_forsaken()]]

    def tick(self, lags: Sequence[int]) -> Move:
        """UB-10: a claim is settled with the lags that were measured."""
        if self.phase == RACING and self.is_settling():
            return self.kit.settling(lags[0], lags[1])
        return self.legal(CLOCK)[0]

    def chances(self) -> list[tuple[Move, int]]:
        """UB-5: the faces of the die; UB-9, UB-11: but for the rows just tried or rolled."""
        if self.phase != ROLLING:
            return []
        if self.is_practice() and self.practice_row >= 0:
            return [(self.kit.roll[self.practice_row], 1)]
        return [(face, 1) for face in self.kit.roll if face.number not in self.tried and face.number not in self.rows]
