"""The loop at one terminal: people type, bots think, and every ply is on the disk before anybody reads of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from tablee.bots.guests import guest_bot, is_guest
from tablee.bots.levels import Bot, make_bot
from tablee.core.clock import Clock, StillClock
from tablee.core.errors import IllegalMove
from tablee.core.game import Seat
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.core.record import begin, replay_ply
from tablee.core.story import Story, Told
from tablee.terminal.best import BestTimes
from tablee.terminal.complaints import BadUsage
from tablee.terminal.files import RecordFile, Seeds
from tablee.terminal.keyboard import monotonic_milliseconds, race_keyboard
from tablee.terminal.material import say_in_play
from tablee.terminal.race import Race
from tablee.terminal.scene import RaceStage, Stage
from tablee.terminal.screen import Left, Screen, typed
from tablee.terminal.seating import Chair, find_guest
from tablee.terminal.turn import COMMANDS, Turn
from tablee.terminal.undo import TakenBack, find_undo

SLOW: Final = ("strong", "expert")
"""The levels that take a moment to move."""
RECALLED: Final = 8
"""How many events are told again when a game is taken up."""


class Remark(NamedTuple):
    """What a bot could say about its last move."""

    seat: Seat
    move: Move
    why: Phrase
    was_secret: bool


class TerminalSession:
    """One game at this terminal, from sitting down to getting up."""

    def __init__(
        self,
        match: Match,
        chairs: Sequence[Chair],
        *,
        file: RecordFile,
        seeds: Seeds,
        screen: Screen,
        deck: Path | None,
    ) -> None:
        self.match = match
        self.chairs = chairs
        self.file = file
        self.screen = screen
        self.is_race = match.state.is_race()
        self._time_outside = Clock(monotonic_milliseconds, match.clock.now())
        self.stage = (RaceStage if self.is_race else Stage)(match.game, screen.words, chairs)
        self.log: list[Told] = []
        self.remark: Remark | None = None
        self._seeds = seeds
        self._deck = deck
        self._told: dict[Seat | None, int] = {}
        self.people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        self._at_keyboard: Seat | None = None
        self._notes: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        """What the people are still to be told besides the story."""
        self.bots = {seat: self._make_bot(seat, chair) for seat, chair in enumerate(chairs) if not chair.is_person}

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this keyboard."""
        return len(self.people) > 1

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._introduce()
        try:
            if self.is_race:
                with race_keyboard(self.screen) as keyboard:
                    Race(self, keyboard).run()
            else:
                with self.screen.private() if self.is_shared else nullcontext():
                    self._play_by_turns()
        except Left:
            self.leave()
        else:
            self._close()

    def recall(self) -> None:
        """Fill the log of a game that is taken up with what its record tells."""
        self._replay_log()
        self._told = dict.fromkeys([None, *range(len(self.chairs))], max(0, len(self.log) - RECALLED))

    def _replay_log(self) -> None:
        state = begin(self.match.record, self.match.game)
        state.story = story = Story()
        for number, ply in enumerate(self.match.record.plies):
            replay_ply(state, self.match.game, ply, number)
        self.log = story.take()

    def leave(self) -> None:
        """Say how to go on with the game."""
        self._suggest("play-left", "resume")

    # The loop

    def _play_by_turns(self) -> None:
        self.settle()
        while not self.match.is_over():
            seat = self.match.state.waiting()[0]
            if self.chairs[seat].is_person:
                with suppress(TakenBack):
                    self._ask(seat)
            else:
                self.let_bot_play(seat)
                if not self.people:
                    self.tell(None)

    def _ask(self, seat: Seat) -> None:
        """Nobody who plays alone with bots is asked what has only one answer; among people not asking would tell."""
        unsaid = self.match.state.goes_without_saying(seat) if self.people == [seat] else None
        if unsaid is None:
            self._person(seat)
        else:
            self.play(seat, unsaid)

    def settle(self) -> None:
        """Let chance and the clock act, and keep what happened before anybody hears of it.

        By turns the clock stands still within a ply; between two of them it takes up the time outside.
        """
        if isinstance(self.match.clock, StillClock):
            self.match.clock.move_to(self._time_outside.now())
        self.match.settle()
        self.file.keep_up(self.match.record)
        self.log += self.match.take_story()

    def play(self, seat: Seat, move: Move) -> None:
        """Let somebody act, and what follows; :class:`IllegalMove` changes nothing."""
        self.settle()
        self.match.play(seat, move)
        self.settle()

    def _person(self, seat: Seat) -> None:
        self._hand_over(seat)
        self.tell(seat)
        self.screen.news(self._notes[seat])
        self._notes[seat] = []
        turn = Turn(self, seat)
        turn.show()
        while True:
            try:
                self.play(seat, turn.choose())
                break
            except IllegalMove as error:
                self.screen.complain(error)
        if self.is_shared:
            self.screen.wipe()

    # Taking back

    def undo(self, seat: Seat) -> None:
        """Take the last move of `seat` back, once all who have to agree do."""
        undo = find_undo(self.match, seat, is_alone=self.people == [seat])
        if undo is None:
            raise BadUsage("error-nothing-to-undo")
        others = [other for other in self.people if other != seat]
        if undo.is_free or all(self._agrees(other, seat) for other in others):
            self._take_back(seat, undo.plies)

    def _agrees(self, other: Seat, seat: Seat) -> bool:
        """Ask somebody, with nothing on the screen but the question."""
        self._hand_over(other)
        self.screen.say("play-undo-wish", name=self.stage.called(seat))
        agrees = self.screen.ask_whether(self.screen.words("play-undo-agree"))
        if not agrees:
            self._notes[seat].append(self.screen.words("play-undo-refused", name=self.stage.called(other)))
        return agrees

    def _take_back(self, seat: Seat, plies: int) -> None:
        """Bring match, file and story back; bots decide anew, each with a head that depends on the place alone."""
        self.match.take_back(plies)
        self.match.take_story()
        at = max((ply.at for ply in self.match.record.plies), default=0)
        self.match.clock = StillClock(at)
        self._time_outside = Clock(monotonic_milliseconds, at)
        self.file.take_back(self.match.record)
        self._replay_log()
        self._told = {reader: min(told, len(self.log)) for reader, told in self._told.items()}
        self.remark = None
        self.bots = {bot: self._make_bot(bot, self.chairs[bot]) for bot in self.bots}
        for person in self.people:
            key = "play-undone" if person == seat else "play-undone-by"
            self._notes[person].append(self.screen.words(key, name=self.stage.called(seat)))

    def let_bot_play(self, seat: Seat) -> None:
        """Let a bot think and act."""
        state = self.match.state
        secret = state.is_secret_choice()
        bot = self.bots[seat]
        is_slow = bot.level in SLOW and not self.is_race
        with self.screen.thinking(self.stage.called(seat)) if is_slow else nullcontext():
            move = bot.choose(state, seat)
        self.remark = Remark(seat, move, bot.explain_openly(), secret)
        self.play(seat, move)

    def _make_bot(self, seat: Seat, chair: Chair) -> Bot:
        """A bot whose head depends on the table's seed alone, so that a seed repeats the whole game."""
        moment = f"{seat} {len(self.match.record.plies)}".encode()
        seed = blake2b(moment, key=self.match.seed[:SEED_BYTES], person=b"tablee bot").digest()
        head, game = int.from_bytes(seed[:12], "big"), self.match.game
        if not is_guest(chair.level):
            return make_bot(chair.level, game, head)
        return guest_bot(find_guest(chair.level, game, len(self.chairs)), game, head)

    # What people see

    def _introduce(self) -> None:
        luck = self.match.record.luck
        if self._deck is not None or self.match.game.reconstructed():
            say_in_play(self.match.game, self._deck, self.screen)
        self.screen.say("play-kept", file=typed(self.file.path))
        if luck:
            self.screen.say("play-luck", luck=luck[:16])
        else:
            self.screen.say("play-no-luck")
        self.screen.show("")

    def _hand_over(self, seat: Seat) -> None:
        """Between two people the screen is empty until the next one is there."""
        if self.is_shared and seat != self._at_keyboard:
            self.screen.wipe()
            self.screen.say("play-pass", name=self.stage.called(seat))
            while self.screen.read("").lower() in COMMANDS["undo"]:
                self._undo_on_the_way()
            self.screen.wipe()
            self._at_keyboard = seat

    def _undo_on_the_way(self) -> None:
        """Whoever has just moved may still take back what needs nobody's consent."""
        before = self._at_keyboard
        undo = None if before is None else find_undo(self.match, before)
        if before is None or undo is None or not undo.is_free:
            self.screen.complain(BadUsage("error-undo-on-the-way"))
            return
        self._take_back(before, undo.plies)
        self.screen.wipe()
        raise TakenBack

    def has_news(self, reader: Seat | None) -> bool:
        """Whether something happened since `reader` was last told."""
        return self._told.get(reader, 0) < len(self.log)

    def tell(self, reader: Seat | None) -> None:
        """What happened since `reader` was last told."""
        news = self.stage.tell(self.log[self._told.get(reader, 0) :], reader)
        if self.is_shared and not self.match.is_over():
            news = news[-self.screen.spare_rows :]
        self._told[reader] = len(self.log)
        self.screen.news(news)

    def _close(self) -> None:
        """The last events, the last table, and what can be done with the record."""
        self.file.finish(self.match.record)
        self._seeds.forget(self.match.record.luck)
        reader = self.people[0] if len(self.people) == 1 else None
        if self.is_shared and not self.is_race:
            self._told[None] = max(self._told.values())
        self.tell(reader)
        view = self.match.state.view(reader)
        self.screen.show(self.stage.draw(view, self.screen.width), "")
        self.screen.show(*self.screen.lines(self.stage.outcome(view)))
        self._keep_best()
        self.screen.show("")
        self._suggest("play-watch-again", "replay")
        if self.match.record.seed:
            self._suggest("play-check-shuffle", "verify")

    def _keep_best(self) -> None:
        """Note how long it took, if that is worth keeping, and say whether it was ever faster."""
        if not isinstance(self.stage, RaceStage) or len(self.people) != 1:
            return
        done = self.stage.best(self.match.state.view(self.people[0]))
        if done is None:
            return
        times = BestTimes(os.environ)
        material = self.match.game.material
        if times.keep(material, done.puzzle, done.milliseconds):
            self.screen.say("table-new-best")
        else:
            best = times.find(material, done.puzzle) or done.milliseconds
            self.screen.say("table-best", time=self.stage.time(best))

    def _suggest(self, key: str, command: str) -> None:
        deck = f" --deck {typed(self._deck)}" if self._deck else ""
        self.screen.command(key, f"tablee {command} {typed(self.file.path)}{deck}")
