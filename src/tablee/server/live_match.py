"""The match at a table: what was told of it, since when each seat has been asked, what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from tablee.core.clock import Clock
from tablee.core.game import CHANCE, CLOCK, Game, Seat, State
from tablee.core.lesson import LEARNER, Lesson, LessonProgress
from tablee.core.luck import PlyLuck
from tablee.core.match import Match, has_learned, listed
from tablee.core.moves import Move
from tablee.core.record import Ply, Record, begin, replay_ply
from tablee.core.story import Told
from tablee.server.notes import Note
from tablee.server.table_time import TableTime

PAST_POSITIONS: Final = 8
"""How many earlier positions are kept at hand."""
BETWEEN_SNAPSHOTS: Final = 32
"""After so many plies the position is kept, to go back to: a whole game is too long to be replayed by the loop."""
SNAPSHOTS: Final = 2
"""How many such positions are kept: who takes back more makes them anew."""


def milliseconds(moment: float) -> int:
    """A moment on a clock that never jumps, as match time counts it."""
    return int(1000 * moment)


def _no_time() -> int:
    """The source of a clock that stands."""
    return 0


def clock_at(time: TableTime, elapsed: int = 0) -> Clock:
    """A clock of match time that goes as the table's does; it knows the time and not the match, which knows it."""
    return Clock(lambda: milliseconds(time.now()), elapsed)


class LiveMatch(Match):
    """The match at a table, with all that the table has to know besides its position."""

    def __init__(
        self,
        game: Game,
        header: Record,
        seed: bytes,
        first: int = 0,
        *,
        is_shown: bool = False,
        lesson: Lesson | None = None,
    ) -> None:
        """Begin at the first position; `first` plies that will be replayed cannot be taken back.

        Nobody can play in a match that `is_shown`: a record that somebody opened. In a `lesson` chance and bots do what
        its script says.
        """
        header.plies = []
        header.seed = ""
        self.time = TableTime()
        super().__init__(game, begin(header, game), header, seed, clock_at(self.time))
        self.first = first
        self.ended: dict[str, Any] | None = None
        """How it ended before the rules ended it."""
        self.is_solitary = False
        """Whether one person plays with bots only."""
        self.awaits = False
        """Whether people still gather before it begins."""
        self._is_shown = is_shown
        self.progress = None if lesson is None else LessonProgress(lesson, is_race=self.state.is_race())
        self._stands_at: int | None = None
        self._begin_log()

    def _begin_log(self) -> None:
        self.log: list[Told] = []
        self.notes: dict[int, Note] = {}
        self._log_before: dict[int, int] = {}
        self._since: dict[Seat, int] = {}
        self._before: _Look = _NOTHING_SEEN
        self._unchosen: set[int] = set()
        self._unsaid: set[int] = set()
        self._past: dict[int, State] = {}
        self._snapshots: dict[int, _Snapshot] = {}
        if self.progress is not None:
            self.progress.begin_again()

    @property
    def plies(self) -> list[Ply]:
        """All that was played."""
        return self.record.plies

    def goes_on(self) -> bool:
        """Whether somebody can still act here: it has not ended, by the rules or otherwise, and is not only shown."""
        return not self.awaits and self.ended is None and not self._is_shown and not self.is_over()

    def is_ended(self) -> bool:
        """Whether it has ended, by the rules or otherwise."""
        return self.ended is not None or self.is_over()

    def start_clock(self) -> None:
        """Let match time begin at this moment."""
        self.clock = clock_at(self.time)

    def drawn(self) -> Move:
        """What chance brings now; in a lesson what its script says."""
        for notation in self.scripted(CHANCE) or ():
            move: Move = self.game.moves.read(notation)
            return move
        return super().drawn()

    # Lessons

    def scripted(self, actor: Seat) -> tuple[str, ...] | None:
        """What `actor` is to do now by the script of a lesson, which may be nothing yet; ``None``: there is none."""
        progress = self.progress
        if progress is None or not progress.goes_on():
            return None
        return () if progress.is_read_out() else progress.next(actor)

    def open_to(self, seat: Seat) -> list[Move]:
        """What `seat` may do now: all that the rules allow, or in a lesson what is shown."""
        legal = self.state.legal(seat)
        progress = self.progress
        if progress is None or seat != LEARNER or not progress.leads():
            return legal
        shown = progress.next(seat)
        return [move for move in legal if move.notation in shown]

    def is_led(self, seat: Seat) -> bool:
        """Whether a lesson says what `seat` may do now."""
        return self.progress is not None and seat == LEARNER and self.progress.leads()

    def hear_lesson(self, what: str, cue: int) -> None:
        """The learner has ``read`` what the guide says after `cue` plies of the script, or will ``leave`` it."""
        if self.progress is None:
            return
        if what == "leave":
            self.progress.is_quit = True
        else:
            self.progress.hear_read(cue)
        self._mind_the_reader()

    def _mind_the_reader(self) -> None:
        """In a race time stands while the guide is read."""
        if self.progress is None or not self.state.is_race():
            return
        if self.progress.is_read_out():
            if self._stands_at is None:
                self._stands_at = self.clock.now()
                self.clock = Clock(_no_time, self._stands_at)
        elif self._stands_at is not None:
            self.clock = clock_at(self.time, self._stands_at)
            self._stands_at = None

    def play(self, actor: Seat, move: Move) -> None:
        """Let somebody act now; :class:`IllegalMove` changes nothing."""
        before = self._look(actor, closely=True)
        super().play(actor, move)
        self._hear(actor, before)

    def replay(self, plies: Sequence[Ply], notes: Mapping[int, Note]) -> None:
        """Play recorded plies, of which the first may have been played already, and set the clock to the last."""
        for number in range(len(self.plies), len(plies)):
            ply = plies[number]
            before = self._look(ply.actor, closely=number == len(plies) - 1)
            replay_ply(self.state, self.game, ply, number)
            self.plies.append(ply)
            self._hear(ply.actor, before)
            if number in notes:
                self.notes[number] = notes[number]
        self.clock = clock_at(self.time, max((ply.at for ply in plies), default=0))
        self._stands_at = None
        self._mind_the_reader()

    def take_back(self, plies: int) -> None:
        """Return to the position after the first `plies`."""
        kept, notes, listener = self.plies[:plies], self.notes, self.state.story
        self.record.seed = ""
        known = max((number for number in self._snapshots if number < plies), default=None)
        if known is None or self.progress is not None:
            self.record.plies = []
            self.state = begin(self.record, self.game)
            self._begin_log()
        else:
            self.record.plies = kept[:known]
            self._return_to(self._snapshots[known], known)
        self.state.story = listener
        self.replay(kept, notes)

    def _return_to(self, snapshot: _Snapshot, plies: int) -> None:
        """As it was after the first `plies`."""
        self.state = snapshot.state.copy()
        self._since = dict(snapshot.since)
        self.log = self.log[: snapshot.told]
        self.notes = {number: note for number, note in self.notes.items() if number < plies}
        self._log_before = {number: told for number, told in self._log_before.items() if number < plies}
        self._unchosen = {number for number in self._unchosen if number < plies}
        self._unsaid = {number for number in self._unsaid if number < plies}
        self._snapshots = {number: one for number, one in self._snapshots.items() if number <= plies}
        self._past = {}

    def at(self, plies: int) -> State:
        """The position after the first `plies`, with nobody listening, to be looked at only.

        The latest ones are kept until something is played: who catches up is shown one after the other.
        """
        if plies not in self._past:
            start, state = self._nearest(plies)
            for number in range(start, min(plies, len(self.plies))):
                replay_ply(state, self.game, self.plies[number], number)
            self._past[plies] = state
            if len(self._past) > PAST_POSITIONS:
                del self._past[next(iter(self._past))]
        return self._past[plies]

    def _nearest(self, plies: int) -> tuple[int, State]:
        """A position of its own to go on from to the one after `plies`, and after how many plies it was."""
        past = {number: one.state for number, one in self._snapshots.items()} | self._past
        start = max((known for known in past if known <= plies), default=None)
        return (0, begin(self.record, self.game)) if start is None else (start, past[start].copy())

    def snapshot(self) -> Record:
        """The record as it is now, for somebody who reads it later."""
        return msgspec.structs.replace(self.record, plies=self.plies[:], seed="")

    # What can be asked

    def is_fresh(self, seat: Seat, plies: int) -> bool:
        """Whether a choice that `seat` made after so many plies still stands: since then only others chose.

        In a race there is no turn to be late for: what is still possible still stands.
        """
        if self.state.is_race():
            return plies <= len(self.plies)
        return self._since.get(seat, len(self.plies)) <= plies <= len(self.plies)

    def asked_since(self, seat: Seat) -> int:
        """After how many plies the seat was asked for what it has to decide now; -1 if it was not.

        In a race whatever happens may make it decide anew.
        """
        if self.state.is_race() and seat in self._since:
            return len(self.plies)
        return self._since.get(seat, -1)

    def possible(self, seat: Seat, notation: str) -> Move | None:
        """The move that is written so, if `seat` may make it now."""
        return next((move for move in self.state.legal(seat) if move.notation == notation), None)

    def formality(self, seat: Seat) -> Move | None:
        """The one sensible choice among several, if there is just one: to go on as before.

        What is chosen in secret is none: that it went without saying would tell something about a hand.
        """
        if self.state.is_secret_choice():
            return None
        moves = self.state.legal(seat)
        weights = self.game.hints.weights(self.state, seat, moves) if len(moves) > 1 else []
        sensible = [move for move, weight in zip(moves, weights, strict=False) if weight > 0]
        return sensible[0] if len(sensible) == 1 else None

    def last_ply_of(self, seat: Seat) -> int | None:
        """The number of the last ply that `seat` made and may take back."""
        plies = self.plies
        for number in range(len(plies) - 1, self.first - 1, -1):
            if plies[number].actor == seat and not self._passed_by_itself(number):
                return number
        return None

    def _passed_by_itself(self, ply: int) -> bool:
        """What was no choice, or was made by the table for whoever is alone with bots, is nothing to be taken back."""
        return ply in self._unchosen or (self.is_solitary and ply in self._unsaid)

    def undo_kind(self, seat: Seat) -> Literal["free", "ask"] | None:
        """Whether `seat` may take its last ply back freely: nobody acted since, and it learned nothing by it."""
        number = self.last_ply_of(seat)
        if number is None or self.is_over() or self.state.is_race():
            return None
        if number < len(self.plies) - 1 or self._before.hidden is None:
            return "ask"
        before, after = self._before.hidden, self.state.hidden(seat)
        return "free" if before == after or not has_learned(listed(before), listed(after)) else "ask"

    def log_before(self, ply: int) -> int:
        """How long the story was before `ply`, which a seat made."""
        return self._log_before[ply]

    def bot_seed(self, seat: Seat, ahead: int = 0) -> int:
        """A bot's own luck: the same whenever it is asked again for the same choice, or about the same race.

        It may be asked `ahead`, that many plies before.
        """
        choice = self.state.chapter() if self.state.is_race() else len(self.plies) + ahead
        return PlyLuck(self.seed, (seat + 1) << 40 | choice).below(2**62)

    def now(self) -> int | None:
        """The moment of match time, in a race: for pages, which do not care for what is still being handled."""
        return self._live_now() if self.state.is_race() else None

    def due_in(self) -> int | None:
        """Milliseconds until the clock acts."""
        due = self.state.due()
        return None if due is None or self._stands_at is not None else max(0, due - self._live_now())

    # Bookkeeping

    def _live_now(self) -> int:
        if self._stands_at is not None:
            return self._stands_at
        return self.clock.now() + milliseconds(self.time.now() + self.time.late()) - milliseconds(self.time.now())

    def _look(self, actor: Seat, *, closely: bool) -> _Look:
        if actor in (CHANCE, CLOCK):
            return _NOTHING_SEEN
        self._log_before[len(self.plies)] = len(self.log)
        if self.state.goes_without_saying(actor) is not None:
            (self._unchosen if len(self.state.legal(actor)) == 1 else self._unsaid).add(len(self.plies))
        return _Look(self.state.waiting(), self.state.hidden(actor) if closely else None)

    def _hear(self, actor: Seat, before: _Look) -> None:
        """Note what the last ply meant for everybody."""
        self._past.clear()
        if self.progress is not None:
            if actor == LEARNER:
                self.progress.hear_read(self.progress.cue)  # whoever acts has read enough
            self.progress.hear(actor, self.plies[-1].notation)
            self._mind_the_reader()
        self.log += self.take_story()
        kept = [seat for seat in before.waiting if seat != actor]
        self._since = {
            seat: self._since[seat] if seat in kept and seat in self._since else len(self.plies)
            for seat in self.state.waiting()
        }
        self._before = before
        if len(self.plies) % BETWEEN_SNAPSHOTS == 0:
            self._snapshots[len(self.plies)] = _Snapshot(self.state.copy(), dict(self._since), len(self.log))
            if len(self._snapshots) > SNAPSHOTS:
                del self._snapshots[min(self._snapshots)]


class _Look:
    """What was to be seen before a ply."""

    def __init__(self, waiting: Sequence[Seat], hidden: Mapping[str, Sequence[str]] | None = None) -> None:
        self.waiting = waiting
        self.hidden = hidden


class _Snapshot:
    """A position on the way, since when each seat had been asked, and how much had been told."""

    def __init__(self, state: State, since: dict[Seat, int], told: int) -> None:
        self.state = state
        self.since = since
        self.told = told


_NOTHING_SEEN: Final = _Look(())
