"""Who may act in L'Artropp and what they may do: AR-4 to AR-12, AR-16 to AR-18, AR-22, AR-23 and AR-28."""

from __future__ import annotations

from tablee.core.luck import Luck
from tablee.core.moves import Move
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import DRUM, HIGH_DRUM, LOW_DRUM, OFFICER, SNIPER, UNIT
from tablee.games.artropp.position import ANNOUNCING, COMMITTING, DRAWING, SNIPING, STARTING, TURN, TURNING, Position


class Choices(Position):
    """A position with its legal moves."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        """Who may act now."""
        return self.actors

    def legal(self, seat: int) -> list[Move]:
        """All that `seat` may do now."""
        if seat not in self.actors:
            return []
        phase = self.phase
        if phase == TURN:
            return self._legal_turn(seat)
        if phase == DRAWING or phase == STARTING:
            return [move for move, _ in self.chances()]
        if phase == TURNING:
            return [self.kit.arrow_right, self.kit.arrow_left]
        if phase == ANNOUNCING:
            return [self.kit.high, self.kit.low]
        if phase == COMMITTING:
            return self._legal_commits(seat)
        if phase == SNIPING:
            return self._legal_targets(seat)
        return self._legal_interval(seat)

    def _legal_turn(self, seat: int) -> list[Move]:
        """AR-5 to AR-9 and AR-11: a unit that fits, or the assault."""
        line = self.lines[self.place]
        if not line.cards:
            return self._legal_openings(seat)
        kit = self.kit
        low = line.low
        high = line.high
        moves: list[Move] = []
        sniping = False
        for face in self.hands[seat]:
            role = kit.role[face]
            if role == SNIPER:
                sniping = True
            elif role == OFFICER:
                if line.has(kit.number[face]):
                    moves.append(kit.add[face])
            elif face == kit.blank_drum:
                self._add_blank_drum(moves, line)
            else:
                number = kit.number[face]
                if number < low or number > high:
                    moves.append(kit.add[face])
        if sniping:
            for below in line.gaps():
                moves.append(kit.sniper[below])
        moves.append(kit.assault)
        return moves if not kit.twins else _each_once(moves)

    def _add_blank_drum(self, moves: list[Move], line: Line) -> None:
        """AR-28: a free drum goes to either end that no drum shuts; a second one offers nothing new."""
        kit = self.kit
        if line.accepts(LOW_DRUM) and kit.low_drum not in moves:
            moves.append(kit.low_drum)
        if line.accepts(HIGH_DRUM) and kit.high_drum not in moves:
            moves.append(kit.high_drum)

    def _legal_openings(self, seat: int) -> list[Move]:
        """AR-6: any unit or drum, no officer, no sniper, and no assault."""
        kit = self.kit
        moves: list[Move] = []
        for face in self.hands[seat]:
            role = kit.role[face]
            if face == kit.blank_drum:
                self._add_blank_drum(moves, self.lines[self.place])
            elif role == UNIT or role == DRUM:
                moves.append(kit.add[face])
        if not moves:
            moves.append(kit.pass_on)
        return moves if not kit.twins else _each_once(moves)

    def _legal_commits(self, seat: int) -> list[Move]:
        """AR-12: any card of the hand; AR-28: by rules 1 a free drum with the end that it counts for."""
        kit = self.kit
        moves: list[Move] = []
        for face in self.hands[seat]:
            if face == kit.blank_drum and self.free_drums_count:
                if kit.commit_low_drum not in moves:
                    moves.append(kit.commit_low_drum)
                    moves.append(kit.commit_high_drum)
            elif kit.copies[face] == 1 or kit.commit[face] not in moves:
                moves.append(kit.commit[face])
        return moves

    def _legal_targets(self, seat: int) -> list[Move]:
        """AR-16 to AR-18: any rival unit that still stands, or none."""
        moves: list[Move] = []
        for rival in range(self.seats):
            if rival != seat and self.stands(rival):
                moves.append(self.kit.fell[rival])
        moves.append(self.kit.hold)
        return moves

    def _legal_interval(self, seat: int) -> list[Move]:
        """AR-22, AR-23: between two rounds."""
        kit = self.kit
        if not self.seated[seat]:
            return [kit.wait, kit.join]
        if self.purses[seat] <= 0:
            return [kit.rebuy, kit.leave]
        return [kit.stay, kit.leave]

    def chances(self) -> list[tuple[Move, int]]:
        """Who may start (AR-4), or which cards may be drawn."""
        if self.phase == STARTING:
            return [(self.kit.starter[seat], 1) for seat in range(self.seats) if self.seated[seat]]
        outcomes: list[tuple[Move, int]] = []
        if self.phase == DRAWING:
            for face in sorted(set(self.pile)):
                outcomes.append((self.kit.draw[face], self.pile.count(face)))
        return outcomes

    def roll(self, luck: Luck) -> Move:
        """One of the chances."""
        if self.phase == DRAWING:
            return self.kit.draw[self.pile[luck.below(len(self.pile))]]
        return self.kit.starter[luck.below(self.generals)]


def _each_once(moves: list[Move]) -> list[Move]:
    """Two cards of a deck with copies that look the same are one move."""
    return list(dict.fromkeys(moves))
