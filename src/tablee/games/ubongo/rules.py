"""Ubongo – le duel, clause by clause: what follows from what happens.

A match is a row of duels. Before each, everybody says ``ready``; the clock counts down; the die picks the row; and from
that moment both race. The completing piece is the claim, the clock settles it when nobody else can have been as fast.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.game import CHANCE, CLOCK, NO_ACTOR, NOBODY, ONLY_CHANCE, Moment, Seat, is_among
from tablee.games.ubongo import choices, events
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
    ORANGE,
    OVER,
    PLACE_GRADE,
    RACING,
    READYING,
    ROLLING,
    TIE_WINDOW,
    Duel,
    Position,
)


class UbongoState(Position):
    """One position of Ubongo, and what may follow from it."""

    def blank(self) -> UbongoState:
        """The class itself makes it, without a detour."""
        return UbongoState(self.seats)

    # Who may act, and what they may do

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now: those who are not ready, the die, or whoever still races."""
        if self.phase == ROLLING:
            return ONLY_CHANCE
        if self.phase == READYING:
            return tuple([seat for seat in range(self.seats) if not self.ready[seat]])
        if self.phase == RACING:
            return tuple([seat for seat in range(self.seats) if self.claims[seat] == NEVER])
        return NO_ACTOR

    def legal(self, seat: Seat) -> list[Act]:
        """All that `seat` may do now."""
        if seat == CLOCK:
            return choices.of_clock(self)
        if seat == CHANCE:
            return [act for act, _ in self.chances()]
        return choices.of_racer(self, seat) if is_among(seat, self.waiting()) else []

    def tick(self, lags: Sequence[int]) -> Act:
        """UB-10: a claim is settled with the lags that were measured."""
        if self.phase == RACING and self.is_settling():
            return self.kit.settling(lags[0], lags[1])
        return super().tick(lags)

    def chances(self) -> list[tuple[Act, int]]:
        """UB-5: the faces of the die; UB-9, UB-11: but for the rows just tried or rolled."""
        if self.phase != ROLLING:
            return []
        if self.is_practice() and self.practice_row >= 0:
            return [(self.kit.roll[self.practice_row], 1)]
        return [(face, 1) for face in self.kit.roll if face.number not in self.tried and face.number not in self.rows]

    # What follows

    def apply(self, seat: Seat, move: Act, at: Moment = 0) -> None:
        """Do `move`, which must be legal."""
        verb = move.verb
        if verb == LAY:
            _lay(self, seat, move, at)
        elif verb == TAKE_UP:
            _take_up(self, seat, move.piece)
        elif verb == READY:
            _get_ready(self, seat, at)
        elif verb <= RESIGN:
            _say(self, seat, verb, at)
        elif verb == ROLL:
            _roll(self, move.number, at)
        elif verb == GO:
            self.phase = ROLLING
        elif verb == SETTLE:
            _settle(self, move.number // LAGS * LAG_STEP, move.number % LAGS * LAG_STEP, at)
        elif verb == FORSAKEN:
            _forsake(self, move.number)
        else:
            _teach(self, seat, move)


def _say(match: Position, seat: Seat, verb: int, at: Moment) -> None:
    if verb == AGAIN:
        _vote(match, seat, at)
    elif verb == GO_ON:
        _withdraw(match, seat)
    elif verb == AWAY:
        _go_away(match, seat, at)
    elif verb == BACK:
        _come_back(match, seat)
    elif verb == TAKE:
        _win_duel(match, seat, at - match.began, "taken")
    elif verb == REPLAY:
        _play_again(match, "replay", READYING, at)
    else:
        _resign(match, seat)


# Before the race


def _get_ready(match: Position, seat: Seat, at: Moment) -> None:
    """UB-5: when both sit ready, the countdown begins."""
    match.ready[seat] = True
    if match.story is not None:
        match.story.tell(events.Readied(seat))
    if False not in match.ready:
        _count_down(match, at)


def _count_down(match: Position, at: Moment) -> None:
    """UB-11: the leader on an orange space has two puzzles before him, everybody else one."""
    match.phase = COUNTING
    match.starts = at + COUNTDOWN
    ahead = match.ahead()
    if match.orange and ahead != NOBODY and match.spaces[ahead] in ORANGE:
        match.leader = ahead
    match.needed_rolls = 1 if match.leader == NOBODY else 2
    if match.story is not None:
        match.story.tell(events.CountdownBegan(match.sheet + 1, COUNTDOWN))


def _roll(match: Position, row: int, at: Moment) -> None:
    """UB-5: the die picks the row.  UB-11: the first of two rolls is the leader's alone."""
    match.rows.append(row)
    match.needed_rolls -= 1
    alone = match.needed_rolls > 0
    for seat in range(match.seats):
        if not alone or seat == match.leader:
            match.tasks[seat].append(row)
    if match.story is not None:
        pieces = letters_of(match, match.ground().rows[row])
        match.story.tell(events.Rolled(row + 1, pieces, match.leader if alone else None))
    if not alone:
        _begin_race(match, at)


def _begin_race(match: Position, at: Moment) -> None:
    """UB-5: the grid lay there before; both see the pieces at the same instant."""
    match.phase = RACING
    match.began = at
    match.rolls += 1
    if match.story is not None:
        match.story.tell(events.RaceBegan(match.sheet + 1))


def letters_of(match: Position, pieces: int) -> str:
    """The letters of a set of pieces."""
    return "".join([letter for number, letter in enumerate(match.kit.letters) if pieces >> number & 1])


# The race


def _lay(match: Position, seat: Seat, lay: Act, at: Moment) -> None:
    """UB-7: the completing placement is the claim."""
    match.deeds[seat] += 1
    match.boards[seat].append(lay.code)
    match.covered[seat] |= match.ground().masks[lay.code]
    match.laid[seat] |= 1 << lay.piece
    match.forget_hint()
    if match.story is not None:
        letter = match.kit.letters[lay.piece]
        mine = {seat: events.Laid(seat, letter, lay.notation)}
        public = mine[seat] if match.is_practice() else events.Laid(seat, letter)
        match.story.tell(public, mine)
    if match.is_complete(seat):
        _complete(match, seat, at)


def _take_up(match: Position, seat: Seat, piece: int) -> None:
    match.deeds[seat] += 1
    for lay in match.lays_on(seat):
        if lay.piece == piece:
            match.boards[seat].remove(lay.code)
            match.covered[seat] &= ~match.ground().masks[lay.code]
    match.laid[seat] &= ~(1 << piece)
    match.forget_hint()
    if match.story is not None:
        match.story.tell(events.TakenUp(seat, match.kit.letters[piece]))


def _complete(match: Position, seat: Seat, at: Moment) -> None:
    """UB-7: Ubongo!  UB-11: but the leader's first puzzle is no claim."""
    if match.is_practice():
        _solve(match, at)
    elif match.done[seat] + 1 < len(match.tasks[seat]):
        _begin_second(match, seat)
    else:
        match.claims[seat] = at
        match.votes = [NEVER] * match.seats
        if match.story is not None:
            match.story.tell(events.Called(seat))


def _begin_second(match: Position, seat: Seat) -> None:
    """UB-11: the first puzzle scores nothing; the board is emptied for the second."""
    match.done[seat] += 1
    match.boards[seat] = []
    match.covered[seat] = 0
    match.laid[seat] = 0
    if match.story is not None:
        match.story.tell(events.FirstSolved(seat))


def _settle(match: Position, first_lag: int, second_lag: int, at: Moment) -> None:
    """UB-10: who was first, by server time less each side's lag; within the window nobody was."""
    moments = [
        claim - lag if claim != NEVER else NEVER
        for claim, lag in zip(match.claims, (first_lag, second_lag), strict=True)
    ]
    if NEVER not in match.claims and abs(moments[0] - moments[1]) <= TIE_WINDOW:
        _play_again(match, "tie", COUNTING, at)
        return
    seat = 0 if match.claims[1] == NEVER or (match.claims[0] != NEVER and moments[0] < moments[1]) else 1
    _win_duel(match, seat, moments[seat] - match.began, "won")


def _vote(match: Position, seat: Seat, at: Moment) -> None:
    """UB-9: if both agree, the die is rolled again for the same sheet."""
    match.deeds[seat] += 1
    match.votes[seat] = at
    if match.story is not None:
        match.story.tell(events.Voted(seat))
    if NEVER not in match.votes:
        _play_again(match, "agreed", COUNTING, at)


def _withdraw(match: Position, seat: Seat) -> None:
    match.deeds[seat] += 1
    match.votes[seat] = NEVER
    if match.story is not None:
        match.story.tell(events.Withdrew(seat))


# Who is there


def _go_away(match: Position, seat: Seat, at: Moment) -> None:
    """UB-14: the race runs on."""
    match.deeds[seat] += 1
    match.away_since[seat] = at
    if match.story is not None:
        match.story.tell(events.Went(seat))


def _come_back(match: Position, seat: Seat) -> None:
    match.deeds[seat] += 1
    match.away_since[seat] = NEVER
    match.forsaken[seat] = False
    if match.story is not None:
        match.story.tell(events.CameBack(seat))


def _forsake(match: Position, seat: Seat) -> None:
    """UB-14: the other may take the duel now, or replay the sheet."""
    match.forsaken[seat] = True
    if match.story is not None:
        match.story.tell(events.Forsaken(seat))


def _resign(match: Position, seat: Seat) -> None:
    """UB-14: resigning gives the match."""
    if match.story is not None:
        match.story.tell(events.Resigned(seat))
    _finish(match, [1 - seat], "resigned")


# After the race


def _win_duel(match: Position, seat: Seat, milliseconds: int, end: str) -> None:
    """UB-7, UB-8: one space forward, the other gets nothing; five win the match."""
    match.spaces[seat] += 1
    _remember(match, seat, end, max(0, milliseconds))
    if match.story is not None:
        match.story.tell(
            events.DuelWon(seat, match.sheet + 1, match.spaces[seat], max(0, milliseconds), end == "taken")
        )
    if match.spaces[seat] == GOAL:
        _finish(match, [seat], "five")
    else:
        _turn_sheet(match)


def _turn_sheet(match: Position) -> None:
    """UB-8: then the next sheet."""
    match.sheet += 1
    match.rolls = 0
    match.tried = []
    match.clear_table()
    match.phase = READYING
    if match.sheet == len(match.grounds):
        match.sheet -= 1
        ahead = match.ahead()
        _finish(match, [0, 1] if ahead == NOBODY else [ahead], "sheets")


def _play_again(match: Position, end: str, phase: int, at: Moment) -> None:
    """UB-9, UB-10, UB-14: nobody advances; the same sheet, but other rows."""
    _remember(match, NOBODY, end, 0)
    match.tried = match.rows
    if match.rolls >= MOST_ROLLS:
        if match.story is not None:
            match.story.tell(events.LaidAside(match.sheet + 1))
        _turn_sheet(match)
        return
    if match.story is not None:
        match.story.tell(events.RolledAgain(match.sheet + 1, end))
    match.clear_table()
    match.phase = phase
    if phase == COUNTING:
        _count_down(match, at)


def _remember(match: Position, winner: int, end: str, milliseconds: int) -> None:
    solution = [] if end in ("won", "tie") else solution_of(match, match.rows[-1])
    match.last = Duel(
        match.sheet,
        match.rows,
        winner=winner,
        end=end,
        milliseconds=milliseconds,
        boards=match.boards,
        solution=solution,
    )


def _finish(match: Position, winners: list[int], reason: str) -> None:
    match.phase = OVER
    match.winners = winners
    match.reason = reason
    if match.story is not None and not match.is_practice():
        match.story.tell(events.MatchOver(match.spaces[:], winners, reason))


# Practice


def _solve(match: Position, at: Moment) -> None:
    """UB-13: against the clock."""
    milliseconds = max(0, at - match.began)
    match.spaces[0] = 1
    _remember(match, 0, "won", milliseconds)
    if match.story is not None:
        match.story.tell(events.Solved(milliseconds, match.asked))
    _finish(match, [0], "solved")


def _teach(match: Position, seat: Seat, act: Act) -> None:
    """UB-13: a hint, an answer or the solution."""
    if act.verb == HINT:
        _hint(match, seat, match.ground().cell_at(act.row, act.col))
    elif act.verb == SOLVABLE:
        _answer_solvable(match, seat)
    else:
        _give_up(match, seat)


def _hint(match: Position, seat: Seat, cell: int) -> None:
    """UB-13: the piece that touches this cell, then one more cell of it, then its place."""
    match.deeds[seat] += 1
    match.asked += 1
    if cell == match.hint_cell:
        match.hint_grade = min(PLACE_GRADE, match.hint_grade + 1)
    else:
        match.hint_cell = cell
        match.hint_grade = 1
        match.hint_lay = _lay_over(match, seat, cell)
    if match.story is not None:
        match.story.tell(hint_told(match))


def _lay_over(match: Position, seat: Seat, cell: int) -> int:
    """The laying over a cell in a way to go on, or -1 if there is none."""
    for code in way_on(match, seat):
        if match.ground().masks[code] >> cell & 1:
            return code
    return -1


def way_on(match: Position, seat: Seat) -> list[int]:
    """Layings that complete the board as it is; empty if there is no way."""
    missing = match.needed(seat) & ~match.laid[seat]
    if match.laid[seat] & ~match.needed(seat):
        return []
    tiling = match.ground().tiler.solve(missing, match.covered[seat], 0)
    if tiling is None:
        return []
    return [match.code_of_mask(placement.piece, placement.mask) for placement in tiling]


def hint_told(match: Position) -> events.Hinted:
    """The last hint, as much of it as its grade allows."""
    cell = _name_of(match, match.hint_cell)
    if match.hint_lay < 0:
        return events.Hinted(cell, None)
    lay = match.kit.lays[match.hint_lay]
    other = _name_of(match, other_cell(match)) if match.hint_grade > 1 else None
    place = lay.notation if match.hint_grade == PLACE_GRADE else None
    return events.Hinted(cell, match.kit.letters[lay.piece], other, place)


def _name_of(match: Position, cell: int) -> str:
    ground = match.ground()
    return cell_name(ground.cell_rows[cell], ground.cell_cols[cell])


def other_cell(match: Position) -> int:
    """The cell of the hinted piece that is furthest from the one that was asked about."""
    ground = match.ground()
    mask = ground.masks[match.hint_lay]
    row, col = ground.cell_rows[match.hint_cell], ground.cell_cols[match.hint_cell]
    best, distance = match.hint_cell, 0
    for cell in range(len(ground.cell_rows)):
        away = abs(ground.cell_rows[cell] - row) + abs(ground.cell_cols[cell] - col)
        if mask >> cell & 1 and away > distance:
            best, distance = cell, away
    return best


def _answer_solvable(match: Position, seat: Seat) -> None:
    match.deeds[seat] += 1
    match.solvable = 1 if way_on(match, seat) else 0
    if match.story is not None:
        match.story.tell(events.AskedSolvable(match.solvable == 1))


def _give_up(match: Position, seat: Seat) -> None:
    _remember(match, NOBODY, "given-up", 0)
    if match.story is not None:
        match.story.tell(events.GaveUp())
    _finish(match, [], "given-up")


def solution_of(match: Position, row: int) -> list[int]:
    """UB-13: a tiling of the sheet with the pieces of a row, as codes of layings."""
    tiling = match.ground().tiler.solve(match.ground().rows[row], 0, 0)
    assert tiling is not None, "every row of a sheet was checked"
    return [match.code_of_mask(placement.piece, placement.mask) for placement in tiling]
