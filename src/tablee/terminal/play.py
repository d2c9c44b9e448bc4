"""The loop at one terminal: people type, bots think, and every ply is on the disk before anybody reads of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from tablee.bots.levels import Bot, Reason, make_bot
from tablee.core.errors import IllegalMove
from tablee.core.game import Seat
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.core.record import begin, replay_ply
from tablee.core.story import Story
from tablee.terminal.files import RecordFile, Seeds
from tablee.terminal.scene import Entry, Stage
from tablee.terminal.screen import Left, Screen, typed
from tablee.terminal.seating import Chair
from tablee.terminal.turn import Turn

SLOW: Final = ("strong",)
"""The levels that take a moment to move."""
RECALLED: Final = 8
"""How many events are told again when a game is taken up."""


class Remark(NamedTuple):
    """What a bot could say about its last move."""

    seat: Seat
    move: Move
    reason: Reason
    was_secret: bool


class Table:
    """One game at this terminal."""

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
        self.stage = Stage(match.game, screen.words, chairs)
        self.log: list[Entry] = []
        self.remark: Remark | None = None
        self._seeds = seeds
        self._deck = deck
        self._told: dict[Seat | None, int] = {}
        self._people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        self._at_keyboard: Seat | None = None
        self._bots = {seat: self._make_bot(seat, chair) for seat, chair in enumerate(chairs) if not chair.is_person}

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this keyboard."""
        return len(self._people) > 1

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._introduce()
        try:
            with self.screen.private() if self.is_shared else nullcontext():
                self._play_on()
        except Left:
            self.leave()
        else:
            self._close()

    def recall(self) -> None:
        """Fill the log of a game that is taken up with what its record tells."""
        state = begin(self.match.record, self.match.game)
        state.story = story = Story()
        for number, ply in enumerate(self.match.record.plies):
            replay_ply(state, self.match.game, ply, number)
            self.log += self.stage.note(story.take(), state)
        self._told = dict.fromkeys([None, *range(len(self.chairs))], max(0, len(self.log) - RECALLED))

    def leave(self) -> None:
        """Say how to go on with the game."""
        self._suggest("play-left", "resume")

    # The loop

    def _play_on(self) -> None:
        self._settle()
        while not self.match.is_over():
            seat = self.match.state.waiting()[0]
            if self.chairs[seat].is_person:
                self._person(seat)
            else:
                self._bot(seat)
                if not self._people:
                    self._tell(None)

    def _settle(self) -> None:
        """Let chance act, and keep what happened before anybody hears of it."""
        self.match.settle()
        self.file.keep_up(self.match.record)
        self.log += self.stage.note(self.match.take_story(), self.match.state)

    def _play(self, seat: Seat, move: Move) -> None:
        self.match.play(seat, move)
        self._settle()

    def _person(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._tell(seat)
        turn = Turn(self, seat)
        turn.show()
        while True:
            try:
                self._play(seat, turn.choose())
                break
            except IllegalMove as error:
                self.screen.complain(error)
        if self.is_shared:
            self.screen.wipe()

    def _bot(self, seat: Seat) -> None:
        state = self.match.state
        secret = state.is_secret_choice()
        bot = self._bots[seat]
        with self.screen.thinking(self.chairs[seat].name) if bot.level in SLOW else nullcontext():
            move = bot.choose(state, seat)
        self.remark = Remark(seat, move, bot.explain_openly(), secret)
        self._play(seat, move)

    def _make_bot(self, seat: Seat, chair: Chair) -> Bot:
        """A bot whose head depends on the table's seed alone, so that a seed repeats the whole game."""
        moment = f"{seat} {len(self.match.record.plies)}".encode()
        seed = blake2b(moment, key=self.match.seed[:SEED_BYTES], person=b"tablee bot").digest()
        return make_bot(chair.level, self.match.game, int.from_bytes(seed[:12], "big"))

    # What people see

    def _introduce(self) -> None:
        luck = self.match.record.luck
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
            self.screen.say("play-pass", name=self.chairs[seat].name)
            self.screen.read("")
            self.screen.wipe()
            self._at_keyboard = seat

    def _tell(self, reader: Seat | None) -> None:
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
        reader = self._people[0] if len(self._people) == 1 else None
        if self.is_shared:
            self._told[None] = max(self._told.values())
        self._tell(reader)
        view = self.match.state.view(reader)
        self.screen.show(self.stage.draw(view, self.screen.width), "")
        self.screen.show(*self.screen.lines(self.stage.outcome(view)))
        self.screen.show("")
        self._suggest("play-watch-again", "replay")
        if self.match.record.seed:
            self._suggest("play-check-shuffle", "verify")

    def _suggest(self, key: str, command: str) -> None:
        deck = f" --deck {typed(self._deck)}" if self._deck else ""
        self.screen.command(key, f"tablee {command} {typed(self.file.path)}{deck}")
