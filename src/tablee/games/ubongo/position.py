"""What lies on the table in Ubongo: sheet, boards, track and time, and what can be asked about them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tablee.core.frames import GameState, Phases
from tablee.core.game import NOBODY, Moment, Outcome, Seat
from tablee.games.ubongo.moves import LAG_CAP, Act, CellBits, Ground, Kit

READYING: Final = 0
COUNTING: Final = 1
ROLLING: Final = 2
RACING: Final = 3
OVER: Final = 4

PHASES: Final = Phases(
    (READYING, "ready", "UB-5"),
    (COUNTING, "countdown", "UB-5"),
    (ROLLING, "roll", "UB-5"),
    (RACING, "race", "UB-7"),
    (OVER, "over", "UB-8"),
)

GOAL: Final = 5
"""UB-8: so many duels win the match."""
ORANGE: Final = (3, 4)
"""UB-11: the orange spaces of the track."""
COUNTDOWN: Final = 3000
"""Milliseconds from when both are ready until the die is rolled (UB-5)."""
TIE_WINDOW: Final = 100
"""UB-10: claims no further apart are the same moment, in milliseconds."""
SETTLING: Final = TIE_WINDOW + LAG_CAP
"""UB-10: after so long no other claim can matter."""
PATIENCE: Final = 60_000
"""UB-14: how long somebody may be away, in milliseconds."""
MOST_DEEDS: Final = 2000
"""Nobody does more in one race: a bound that no person meets, so that every match ends."""
MOST_ROLLS: Final = 20
"""A sheet that was rolled for so often without a winner is laid aside."""
PLACE_GRADE: Final = 3
"""UB-13: the best hint, which gives a piece's place away."""

NEVER: Final = -1


class Duel:
    """A duel that is decided, as everybody may see it.  It never changes."""

    def __init__(
        self,
        sheet: int,
        rows: list[int],
        *,
        winner: int,
        end: str,
        milliseconds: int,
        boards: list[list[int]],
        solution: list[int],
    ) -> None:
        self.sheet = sheet
        self.rows = rows
        """The faces that were rolled."""
        self.winner = winner
        self.end = end
        """``won``, ``taken``, ``tie``, ``agreed``, ``replay`` or ``given-up``."""
        self.milliseconds = milliseconds
        """What the winner needed, if somebody won."""
        self.boards = boards
        """What lay on each board, as codes of layings."""
        self.solution = solution
        """A way to do it, if no board shows one."""


class Position(GameState[Act]):
    """All that a position of Ubongo consists of."""

    phases: ClassVar[Phases] = PHASES
    kit: Kit
    grounds: list[Ground]
    """The nine sheets of the side that is played."""
    side: str
    orange: bool
    """UB-11: the orange side of the track is up."""
    dealt: bool
    """UB-6: only the needed pieces lie in the trays."""
    practice_row: int
    """UB-13: the row that was asked for, or -1: the die decides."""
    teaches: bool
    """UB-13: hints may be asked for in practice."""

    sheet: int
    """From 0."""
    spaces: list[int]
    """Where each pawn stands."""
    turns: int
    """How often a race was prepared: a new number for each."""
    rolls: int = 0
    """How often this sheet was rolled for."""
    leader: Seat
    """UB-11: who has two puzzles to solve, or nobody."""
    needed_rolls: int
    """How many rolls of the die are still to come."""
    rows: list[int]
    """The rows that were rolled for this race."""
    tried: list[int]
    """UB-9: the rows just tried, which a new roll avoids."""
    starts: Moment = 0
    """When the countdown ends."""
    began: Moment = 0
    """When the race began."""

    ready: list[bool]
    tasks: list[list[int]]
    """The rows that each seat has to solve, in order."""
    done: list[int]
    """How many of them it has solved."""
    boards: list[list[int]]
    """What lies on each board: codes of layings, in the order in which they were made."""
    covered: list[CellBits]
    """The cells of each board that are covered."""
    laid: list[int]
    """The pieces on each board."""
    claims: list[Moment]
    """When each seat covered its whole grid."""
    votes: list[Moment]
    """When each seat asked to roll again."""
    away_since: list[Moment]
    forsaken: list[bool]
    """UB-14: whether a seat has been left for too long."""
    deeds: list[int]
    """How much each seat has done in this race."""

    asked: int = 0
    """UB-13: how many hints were given."""
    hint_cell: int
    """The cell that the last hint was about, or -1."""
    hint_grade: int
    hint_lay: int
    """The laying that the hint leads to; -1: there is no way from here."""
    solvable: int
    """1 or 0: the answer to the last question whether there is still a way; -1: not asked since the board changed."""

    last: Duel | None
    winners: list[Seat]
    reason: str = ""

    def set_up(self, kit: Kit, options: Any, grounds: list[Ground]) -> None:
        """The table before the first duel, or before the practice."""
        self.kit = kit
        self.grounds = grounds
        self.side = str(options.side)
        self.orange = bool(options.orange)
        self.dealt = bool(options.pieces_dealt)
        self.practice_row = int(options.row) - 1
        self.teaches = bool(options.hints)
        self.phase = READYING
        self.sheet = int(options.sheet) - 1
        self.spaces = [0] * self.seats
        self.turns = 0
        self.tried = []
        self.last = None
        self.winners = []
        self.clear_table()

    def clear_table(self) -> None:
        """Everything back into the trays, nobody ready."""
        seats = self.seats
        self.turns += 1
        self.leader = NOBODY
        self.needed_rolls = 0
        self.rows = []
        self.ready = [False] * seats
        self.tasks = [[] for _ in range(seats)]
        self.done = [0] * seats
        self.boards = [[] for _ in range(seats)]
        self.covered = [0] * seats
        self.laid = [0] * seats
        self.claims = [NEVER] * seats
        self.votes = [NEVER] * seats
        self.away_since = [NEVER] * seats
        self.forsaken = [False] * seats
        self.deeds = [0] * seats
        self.forget_hint()

    def forget_hint(self) -> None:
        """The board has changed: what was said about it may not be true any more."""
        self.hint_cell = -1
        self.hint_grade = 0
        self.hint_lay = -1
        self.solvable = -1

    def take_over(self, other: Position) -> None:
        """Be the same position as `other`, sharing nothing that can change."""
        self.kit = other.kit
        self.grounds = other.grounds
        self.side = other.side
        self.orange = other.orange
        self.dealt = other.dealt
        self.practice_row = other.practice_row
        self.teaches = other.teaches
        self.sheet = other.sheet
        self.spaces = other.spaces[:]
        self.turns = other.turns
        self.rolls = other.rolls
        self.leader = other.leader
        self.needed_rolls = other.needed_rolls
        self.rows = other.rows[:]
        self.tried = other.tried[:]
        self.starts = other.starts
        self.began = other.began
        self.last = other.last
        self.winners = other.winners[:]
        self.reason = other.reason
        self.ready = other.ready[:]
        self.tasks = [rows[:] for rows in other.tasks]
        self.done = other.done[:]
        self.boards = [board[:] for board in other.boards]
        self.covered = other.covered[:]
        self.laid = other.laid[:]
        self.claims = other.claims[:]
        self.votes = other.votes[:]
        self.away_since = other.away_since[:]
        self.forsaken = other.forsaken[:]
        self.deeds = other.deeds[:]
        self.asked = other.asked
        self.hint_cell = other.hint_cell
        self.hint_grade = other.hint_grade
        self.hint_lay = other.hint_lay
        self.solvable = other.solvable

    # What can be asked

    def is_practice(self) -> bool:
        """UB-13: somebody plays alone."""
        return self.seats == 1

    def is_race(self) -> bool:
        """Always: nobody waits for a turn in this game."""
        return True

    def is_secret_choice(self) -> bool:
        """Never: nothing is laid face down."""
        return False

    def chapter(self) -> int:
        """A new number for each race."""
        return self.turns

    def clause(self) -> str:
        """The id of the clause that governs the next step."""
        if self.phase == RACING and self.first_claim() != NEVER:
            return "UB-10"
        if self.phase == RACING and True in self.forsaken:
            return "UB-14"
        if self.phase >= RACING and self.is_practice():
            return "UB-13"
        return "UB-11" if self.phase != OVER and self.leader != NOBODY else super().clause()

    def ground(self) -> Ground:
        """The sheet that is played."""
        return self.grounds[self.sheet]

    def row_of(self, seat: Seat) -> int:
        """The row that `seat` is to solve now."""
        return self.tasks[seat][self.done[seat]]

    def needed(self, seat: Seat) -> int:
        """The pieces that `seat` must use now."""
        return self.ground().rows[self.row_of(seat)]

    def tray(self, seat: Seat) -> int:
        """UB-6, UB-11: the pieces that `seat` may lay at all."""
        if not self.dealt:
            return (1 << len(self.kit.letters)) - 1
        pieces = 0
        for row in self.tasks[seat]:
            pieces |= self.ground().rows[row]
        return pieces

    def is_complete(self, seat: Seat) -> bool:
        """UB-7: every cell covered, with exactly the listed pieces."""
        return self.covered[seat] == self.ground().full and self.laid[seat] == self.needed(seat)

    def first_claim(self) -> int:
        """When the first grid was covered, or never."""
        first = NEVER
        for claim in self.claims:
            if claim != NEVER and (first == NEVER or claim < first):
                first = claim
        return first

    def ahead(self) -> int:
        """Who is strictly ahead on the track, or nobody."""
        if self.is_practice() or self.spaces[0] == self.spaces[1]:
            return NOBODY
        return 0 if self.spaces[0] > self.spaces[1] else 1

    def due(self) -> Moment | None:
        """When the clock acts: at the end of the countdown, of a tie window, of somebody's absence."""
        if self.phase == COUNTING:
            return self.starts
        if self.phase != RACING:
            return None
        claim = self.first_claim()
        moment = NEVER if claim == NEVER else claim + SETTLING
        left = self.next_forsaken()
        if left != NOBODY and (moment == NEVER or self.away_since[left] + PATIENCE < moment):
            moment = self.away_since[left] + PATIENCE
        return None if moment == NEVER else moment

    def is_settling(self) -> bool:
        """Whether what the clock does next is to settle a claim."""
        claim = self.first_claim()
        left = self.next_forsaken()
        return claim != NEVER and (left == NOBODY or claim + SETTLING <= self.away_since[left] + PATIENCE)

    def next_forsaken(self) -> int:
        """Who will be the next to have been away for too long, or nobody."""
        found = NOBODY
        for seat in range(self.seats):
            is_candidate = self.away_since[seat] != NEVER and not self.forsaken[seat]
            if is_candidate and (found == NOBODY or self.away_since[seat] < self.away_since[found]):
                found = seat
        return found

    def outcome(self) -> Outcome | None:
        """Spaces, winners and reason, once it is over."""
        if self.phase != OVER:
            return None
        return Outcome(tuple(self.spaces), tuple(self.winners), self.reason)

    # What lies on the boards

    def sees(self, viewer: Seat | None, seat: Seat) -> bool:
        """Whether `viewer` sees where the pieces of `seat` lie."""
        return viewer == seat or self.is_practice()

    def lays_on(self, seat: Seat) -> list[Act]:
        """What lies on a board, in the order in which it was laid."""
        return [self.kit.lays[code] for code in self.boards[seat]]

    def code_of_mask(self, piece: int, mask: CellBits) -> int:
        """The laying of a piece that covers exactly these cells."""
        ground = self.ground()
        for lay in ground.by_piece[piece]:
            if ground.masks[lay.code] == mask:
                return lay.code
        raise AssertionError("a placement is a laying")
