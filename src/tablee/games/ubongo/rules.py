"""Ubongo – le duel, clause by clause: what follows from what happens.

A match is a row of duels. Before each, everybody says ``ready``; the clock counts down; the die picks the row; and from
that moment both race. The completing piece is the claim, the clock settles it when nobody else can have been as fast.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.game import Refusal
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.games.ubongo import story as tale
from tablee.games.ubongo.choices import Choices
from tablee.games.ubongo.moves import (
    AGAIN,
    AWAY,
    BACK,
    FORSAKEN,
    GO,
    GO_ON,
    HINT,
    LAG_STEP,
    LAGS,
    LAY,
    READY,
    REPLAY,
    RESIGN,
    ROLL,
    SETTLE,
    SOLVABLE,
    TAKE,
    TAKE_UP,
    Act,
    cell_name,
)
from tablee.games.ubongo.position import (
    COUNTDOWN,
    COUNTING,
    GOAL,
    MOST_ROLLS,
    NEVER,
    NOBODY,
    ORANGE,
    OVER,
    PLACE_GRADE,
    RACING,
    READYING,
    ROLLING,
    TIE_WINDOW,
    Duel,
)


class UbongoState(Choices):
    """One position of Ubongo, and what may follow from it."""

    __slots__ = ()

    def copy(self) -> UbongoState:
        """The same position, sharing nothing that can change, with nobody listening."""
        other = UbongoState(self.kit, self.seats)
        other.take_over(self)
        return other

    def imagine(self, seat: int, rng: Rng) -> UbongoState:
        """The same position with the pieces on the other board lying elsewhere."""
        world = self.copy()
        for other in range(self.seats):
            if not self.sees(seat, other):
                world.imagine_board(other, rng)
        return world

    def view(self, seat: int | None) -> Any:
        """What `seat` may see."""
        from tablee.games.ubongo.view import view_of  # the view looks at this class, so it comes second

        return view_of(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """Which clause forbids `move`."""
        from tablee.games.ubongo.refusals import why_not

        return why_not(self, seat, cast(Act, move))

    # What follows

    def apply(self, seat: int, move: Move, at: int = 0) -> None:
        """Do `move`, which must be legal."""
        act = cast(Act, move)
        verb = act.verb
        if verb == LAY:
            self._lay(seat, act, at)
        elif verb == TAKE_UP:
            self._take_up(seat, act.piece)
        elif verb == READY:
            self._get_ready(seat, at)
        elif verb <= RESIGN:
            self._say(seat, verb, at)
        elif verb == ROLL:
            self._roll(act.number, at)
        elif verb == GO:
            self.phase = ROLLING
        elif verb == SETTLE:
            self._settle(act.number // LAGS * LAG_STEP, act.number % LAGS * LAG_STEP, at)
        elif verb == FORSAKEN:
            self._forsake(act.number)
        else:
            self._teach(seat, act)

    def _say(self, seat: int, verb: int, at: int) -> None:
        if verb == AGAIN:
            self._vote(seat, at)
        elif verb == GO_ON:
            self._withdraw(seat)
        elif verb == AWAY:
            self._go_away(seat, at)
        elif verb == BACK:
            self._come_back(seat)
        elif verb == TAKE:
            self._win_duel(seat, at - self.began, "taken")
        elif verb == REPLAY:
            self._play_again("replay", READYING, at)
        else:
            self._resign(seat)

    # Before the race

    def _get_ready(self, seat: int, at: int) -> None:
        """UB-5: when both sit ready, the countdown begins."""
        self.ready[seat] = True
        if self.story is not None:
            self.story.tell(tale.Readied(seat))
        if False not in self.ready:
            self._count_down(at)

    def _count_down(self, at: int) -> None:
        """UB-11: the leader on an orange space has two puzzles before him, everybody else one."""
        self.phase = COUNTING
        self.starts = at + COUNTDOWN
        ahead = self.ahead()
        if self.orange and ahead != NOBODY and self.spaces[ahead] in ORANGE:
            self.leader = ahead
        self.needed_rolls = 1 if self.leader == NOBODY else 2
        if self.story is not None:
            self.story.tell(tale.CountdownBegan(self.sheet + 1, COUNTDOWN))

    def _roll(self, row: int, at: int) -> None:
        """UB-5: the die picks the row.  UB-11: the first of two rolls is the leader's alone."""
        self.rows.append(row)
        self.needed_rolls -= 1
        alone = self.needed_rolls > 0
        for seat in range(self.seats):
            if not alone or seat == self.leader:
                self.tasks[seat].append(row)
        if self.story is not None:
            pieces = self.letters_of(self.ground().rows[row])
            self.story.tell(tale.Rolled(row + 1, pieces, self.leader if alone else None))
        if not alone:
            self._begin_race(at)

    def _begin_race(self, at: int) -> None:
        """UB-5: the grid lay there before; both see the pieces at the same instant."""
        self.phase = RACING
        self.began = at
        self.rolls += 1
        if self.story is not None:
            self.story.tell(tale.RaceBegan(self.sheet + 1))

    def letters_of(self, pieces: int) -> str:
        """The letters of a set of pieces."""
        return "".join([letter for number, letter in enumerate(self.kit.letters) if pieces >> number & 1])

    # The race

    def _lay(self, seat: int, lay: Act, at: int) -> None:
        """UB-7: the completing placement is the claim."""
        self.deeds[seat] += 1
        self.boards[seat].append(lay.code)
        self.covered[seat] |= self.ground().masks[lay.code]
        self.laid[seat] |= 1 << lay.piece
        self.forget_hint()
        if self.story is not None:
            letter = self.kit.letters[lay.piece]
            mine = {seat: tale.Laid(seat, letter, lay.notation)}
            public = mine[seat] if self.is_practice() else tale.Laid(seat, letter)
            self.story.tell(public, mine)
        if self.is_complete(seat):
            self._complete(seat, at)

    def _take_up(self, seat: int, piece: int) -> None:
        self.deeds[seat] += 1
        for lay in self.lays_on(seat):
            if lay.piece == piece:
                self.boards[seat].remove(lay.code)
                self.covered[seat] &= ~self.ground().masks[lay.code]
        self.laid[seat] &= ~(1 << piece)
        self.forget_hint()
        if self.story is not None:
            self.story.tell(tale.TakenUp(seat, self.kit.letters[piece]))

    def _complete(self, seat: int, at: int) -> None:
        """UB-7: Ubongo!  UB-11: but the leader's first puzzle is no claim."""
        if self.is_practice():
            self._solve(at)
        elif self.done[seat] + 1 < len(self.tasks[seat]):
            self._begin_second(seat)
        else:
            self.claims[seat] = at
            self.votes = [NEVER] * self.seats
            if self.story is not None:
                self.story.tell(tale.Called(seat))

    def _begin_second(self, seat: int) -> None:
        """UB-11: the first puzzle scores nothing; the board is emptied for the second."""
        self.done[seat] += 1
        self.boards[seat] = []
        self.covered[seat] = 0
        self.laid[seat] = 0
        if self.story is not None:
            self.story.tell(tale.FirstSolved(seat))

    def _settle(self, first_lag: int, second_lag: int, at: int) -> None:
        """UB-10: who was first, by server time less each side's lag; within the window nobody was."""
        moments = [
            claim - lag if claim != NEVER else NEVER
            for claim, lag in zip(self.claims, (first_lag, second_lag), strict=True)
        ]
        if NEVER not in self.claims and abs(moments[0] - moments[1]) <= TIE_WINDOW:
            self._play_again("tie", COUNTING, at)
            return
        seat = 0 if self.claims[1] == NEVER or (self.claims[0] != NEVER and moments[0] < moments[1]) else 1
        self._win_duel(seat, moments[seat] - self.began, "won")

    def _vote(self, seat: int, at: int) -> None:
        """UB-9: if both agree, the die is rolled again for the same sheet."""
        self.deeds[seat] += 1
        self.votes[seat] = at
        if self.story is not None:
            self.story.tell(tale.Voted(seat))
        if NEVER not in self.votes:
            self._play_again("agreed", COUNTING, at)

    def _withdraw(self, seat: int) -> None:
        self.deeds[seat] += 1
        self.votes[seat] = NEVER
        if self.story is not None:
            self.story.tell(tale.Withdrew(seat))

    # Who is there

    def _go_away(self, seat: int, at: int) -> None:
        """UB-14: the race runs on."""
        self.deeds[seat] += 1
        self.away_since[seat] = at
        if self.story is not None:
            self.story.tell(tale.Went(seat))

    def _come_back(self, seat: int) -> None:
        self.deeds[seat] += 1
        self.away_since[seat] = NEVER
        self.forsaken[seat] = False
        if self.story is not None:
            self.story.tell(tale.CameBack(seat))

    def _forsake(self, seat: int) -> None:
        """UB-14: the other may take the duel now, or replay the sheet."""
        self.forsaken[seat] = True
        if self.story is not None:
            self.story.tell(tale.Forsaken(seat))

    def _resign(self, seat: int) -> None:
        """UB-14: resigning gives the match."""
        if self.story is not None:
            self.story.tell(tale.Resigned(seat))
        self._finish([1 - seat], "resigned")

    # After the race

    def _win_duel(self, seat: int, milliseconds: int, end: str) -> None:
        """UB-7, UB-8: one space forward, the other gets nothing; five win the match."""
        self.spaces[seat] += 1
        self._remember(seat, end, max(0, milliseconds))
        if self.story is not None:
            self.story.tell(tale.DuelWon(seat, self.sheet + 1, self.spaces[seat], max(0, milliseconds), end == "taken"))
        if self.spaces[seat] == GOAL:
            self._finish([seat], "five")
        else:
            self._turn_sheet()

    def _turn_sheet(self) -> None:
        """UB-8: then the next sheet."""
        self.sheet += 1
        self.rolls = 0
        self.tried = []
        self.clear_table()
        self.phase = READYING
        if self.sheet == len(self.grounds):
            self.sheet -= 1
            ahead = self.ahead()
            self._finish([0, 1] if ahead == NOBODY else [ahead], "sheets")

    def _play_again(self, end: str, phase: int, at: int) -> None:
        """UB-9, UB-10, UB-14: nobody advances; the same sheet, but other rows."""
        self._remember(NOBODY, end, 0)
        self.tried = self.rows
        if self.rolls >= MOST_ROLLS:
            if self.story is not None:
                self.story.tell(tale.LaidAside(self.sheet + 1))
            self._turn_sheet()
            return
        if self.story is not None:
            self.story.tell(tale.RolledAgain(self.sheet + 1, end))
        self.clear_table()
        self.phase = phase
        if phase == COUNTING:
            self._count_down(at)

    def _remember(self, winner: int, end: str, milliseconds: int) -> None:
        solution = [] if end in ("won", "tie") else self.solution(self.rows[-1])
        self.last = Duel(
            self.sheet,
            self.rows,
            winner=winner,
            end=end,
            milliseconds=milliseconds,
            boards=self.boards,
            solution=solution,
        )

    def _finish(self, winners: list[int], reason: str) -> None:
        self.phase = OVER
        self.winners = winners
        self.reason = reason
        if self.story is not None and not self.is_practice():
            self.story.tell(tale.MatchOver(self.spaces[:], winners, reason))

    # Practice

    def _solve(self, at: int) -> None:
        """UB-13: against the clock."""
        milliseconds = max(0, at - self.began)
        self.spaces[0] = 1
        self._remember(0, "won", milliseconds)
        if self.story is not None:
            self.story.tell(tale.Solved(milliseconds, self.asked))
        self._finish([0], "solved")

    def _teach(self, seat: int, act: Act) -> None:
        """UB-13: a hint, an answer or the solution."""
        if act.verb == HINT:
            self._hint(seat, self.ground().cell_at(act.row, act.col))
        elif act.verb == SOLVABLE:
            self._answer_solvable(seat)
        else:
            self._give_up(seat)

    def _hint(self, seat: int, cell: int) -> None:
        """UB-13: the piece that touches this cell, then one more cell of it, then its place."""
        self.deeds[seat] += 1
        self.asked += 1
        if cell == self.hint_cell:
            self.hint_grade = min(PLACE_GRADE, self.hint_grade + 1)
        else:
            self.hint_cell = cell
            self.hint_grade = 1
            self.hint_lay = self._lay_over(seat, cell)
        if self.story is not None:
            self.story.tell(self.hint_told())

    def _lay_over(self, seat: int, cell: int) -> int:
        """The laying over a cell in a way to go on, or -1 if there is none."""
        for code in self.way_on(seat):
            if self.ground().masks[code] >> cell & 1:
                return code
        return -1

    def way_on(self, seat: int) -> list[int]:
        """Layings that complete the board as it is; empty if there is no way."""
        missing = self.needed(seat) & ~self.laid[seat]
        if self.laid[seat] & ~self.needed(seat):
            return []
        tiling = self.ground().tiler.solve(missing, self.covered[seat], 0)
        if tiling is None:
            return []
        return [self.code_of_mask(placement.piece, placement.mask) for placement in tiling]

    def hint_told(self) -> tale.Hinted:
        """The last hint, as much of it as its grade allows."""
        cell = self._name_of(self.hint_cell)
        if self.hint_lay < 0:
            return tale.Hinted(cell, None)
        lay = self.kit.lays[self.hint_lay]
        other = self._name_of(self.other_cell()) if self.hint_grade > 1 else None
        place = lay.notation if self.hint_grade == PLACE_GRADE else None
        return tale.Hinted(cell, self.kit.letters[lay.piece], other, place)

    def _name_of(self, cell: int) -> str:
        ground = self.ground()
        return cell_name(ground.cell_rows[cell], ground.cell_cols[cell])

    def other_cell(self) -> int:
        """The cell of the hinted piece that is furthest from the one that was asked about."""
        ground = self.ground()
        mask = ground.masks[self.hint_lay]
        row, col = ground.cell_rows[self.hint_cell], ground.cell_cols[self.hint_cell]
        best, distance = self.hint_cell, 0
        for cell in range(len(ground.cell_rows)):
            away = abs(ground.cell_rows[cell] - row) + abs(ground.cell_cols[cell] - col)
            if mask >> cell & 1 and away > distance:
                best, distance = cell, away
        return best

    def _answer_solvable(self, seat: int) -> None:
        self.deeds[seat] += 1
        self.solvable = 1 if self.way_on(seat) else 0
        if self.story is not None:
            self.story.tell(tale.AskedSolvable(self.solvable == 1))

    def _give_up(self, seat: int) -> None:
        self._remember(NOBODY, "given-up", 0)
        if self.story is not None:
            self.story.tell(tale.GaveUp())
        self._finish([], "given-up")

    def solution(self, row: int) -> list[int]:
        """UB-13: a tiling of the sheet with the pieces of a row, as codes of layings."""
        tiling = self.ground().tiler.solve(self.ground().rows[row], 0, 0)
        assert tiling is not None, "every row of a sheet was checked"
        return [self.code_of_mask(placement.piece, placement.mask) for placement in tiling]
