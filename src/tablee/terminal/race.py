"""The loop of a race at one terminal: time runs while people type, and everything happens at its own moment.

The clock of the match moves only as :class:`Race` tells it to. So a bot's deed that was due while nobody looked is
played at the moment it was due, before anything that was typed later.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final, cast

from tablee.bots.levels import Racing
from tablee.core.clock import HandClock
from tablee.core.errors import TableeError
from tablee.core.game import CLOCK, Seat
from tablee.core.moves import Move, MoveTable
from tablee.terminal.complaints import BadUsage
from tablee.terminal.keyboard import Keyboard, monotonic_milliseconds
from tablee.terminal.lists import described, paragraph
from tablee.terminal.scene import RaceStage
from tablee.terminal.turn import COMMANDS, Turn

if TYPE_CHECKING:
    from tablee.terminal.play import TerminalSession

GLANCE: Final = 100
"""So often one looks up from the keyboard, in milliseconds."""
FOREVER: Final = 1 << 62
_UNDO: Final = ("undo", "annuler")
_SECOND: Final = 1000
_MINUTE: Final = 60


class Race:
    """A race at this terminal: people at the keyboard, bots at their own pace."""

    def __init__(
        self, session: TerminalSession, keyboard: Keyboard, source: Callable[[], int] = monotonic_milliseconds
    ) -> None:
        """`source` is the time outside, in milliseconds."""
        self.session = session
        self.screen = session.screen
        self.match = session.match
        self.stage = cast(RaceStage, session.stage)
        self.keyboard = keyboard
        self.reader = None if session.is_shared else session.people[0] if session.people else None
        self._clock = cast(HandClock, session.match.clock)
        self._source = source
        self._start = source() - self._clock.now()
        self._plans: dict[Seat, int] = {}
        self._plies_at_plan = -1
        self._faces: list[Hashable] = []
        self._prompts: list[str] = []

    def run(self) -> None:
        """Play until the match is over; :class:`Left` if somebody leaves."""
        self.session.settle()
        if not self.session.people:
            self._catch_up(FOREVER)
        while not self.match.is_over():
            self._report()
            line = self._listen()
            self._catch_up(self._now())
            if line is not None:
                self._report()
                self._hear(line)
        self.keyboard.put_away()

    # Time

    def _now(self) -> int:
        return self._source() - self._start

    def _catch_up(self, until: int) -> None:
        """Let happen what is due until then, each thing at its moment."""
        while not self.match.is_over():
            moment, actor = self._next()
            if moment > until:
                break
            self._clock.move_to(moment)
            if actor != CLOCK:
                self.session.let_bot_play(actor)
            self.session.settle()
        self._clock.move_to(until)

    def _next(self) -> tuple[int, Seat]:
        """What comes next by itself: the moment, and the bot that acts or the clock."""
        due = self.match.state.due()
        coming = [(moment, seat) for seat, moment in self._bot_moments().items()]
        if due is not None:
            coming.append((due, CLOCK))
        return min(coming, default=(FOREVER + 1, CLOCK))

    def _bot_moments(self) -> dict[Seat, int]:
        """When each bot acts; a plan holds until something happens."""
        plies = len(self.match.record.plies)
        if plies != self._plies_at_plan:
            state = self.match.state
            bots = {seat: cast(Racing, bot) for seat, bot in self.session.bots.items() if seat in state.waiting()}
            self._plans = {seat: bot.when(state, seat) for seat, bot in bots.items()}
            self._plies_at_plan = plies
        return self._plans

    # People

    def _waited_for(self) -> list[Seat]:
        """Those at this keyboard who may act now."""
        return [seat for seat in self.match.state.waiting() if seat in self.session.people]

    def _listen(self) -> str | None:
        """A line, if one comes before anything else; nobody is heard who cannot act."""
        wait = max(0, min(GLANCE, self._next()[0] - self._now())) / _SECOND
        if not self._waited_for():
            self.keyboard.wait(wait)
            return None
        return self.keyboard.line(self._prompt(), wait)

    def _prompt(self) -> str:
        """The time of the race, if it is on."""
        view = self.match.state.view(self.reader)
        if view.began is None:
            return "> "
        seconds = max(0, self._now() - view.began) // _SECOND
        return f"{seconds // _MINUTE}:{seconds % _MINUTE:02} > "

    def _hear(self, line: str) -> None:
        """Do what was typed, or say what is wrong with it."""
        try:
            for seat, text in self._addressed(line):
                move = RaceTurn(self, seat).understand(text)
                if move is not None:
                    self.session.play(seat, move)
        except TableeError as error:
            self.screen.complain(error)

    def _addressed(self, line: str) -> list[tuple[Seat, str]]:
        """Who says what: with several at one keyboard a line begins with a number, unless it asks something."""
        people = self.session.people
        if not self.session.is_shared:
            return [(people[0], line)]
        first, _, rest = line.partition(" ")
        if first.isdecimal():
            if int(first) - 1 not in people:
                raise BadUsage("error-race-number", number=first, numbers=self._numbers())
            return [(int(first) - 1, rest.strip())]
        if not line:
            return [(seat, "") for seat in self._waited_for()]
        if any(first.lower() in spellings for spellings in COMMANDS.values()):
            return [(people[0], line)]
        raise BadUsage("error-race-who", numbers=self._numbers())

    def _numbers(self) -> str:
        return ", ".join(str(seat + 1) for seat in self.session.people)

    # What people see

    def _report(self) -> None:
        """What is new: events, the table if it looks different, and what is to be done if that is something else."""
        views = [self.match.state.view(seat) for seat in self.session.people]
        faces = [self.stage.face(view) for view in views]
        prompts = [self.stage.prompt(view) for view in views]
        is_new = any(faces) and faces != self._faces
        if self.session.has_news(self.reader) or is_new or prompts != self._prompts:
            self.keyboard.put_away()
            self.session.tell(self.reader)
            if is_new:
                self._draw()
                self._faces = faces
            if prompts != self._prompts:
                self._say_prompts(prompts)
                self._prompts = prompts

    def show(self) -> None:
        """The table, and all that can be typed."""
        self._draw(details=True)
        self._say_prompts([self.stage.prompt(self.match.state.view(seat)) for seat in self.session.people])

    def _draw(self, details: bool = False) -> None:
        views = [self.match.state.view(seat) for seat in self.session.people]
        self.screen.show(self.stage.draw_together(views, self.screen.width, details or self.screen.is_roomy))

    def _say_prompts(self, prompts: list[str]) -> None:
        """What each has to do, and the words that can be said."""
        width = self.screen.width
        for prompt in self._for_each(prompts):
            self.screen.show(*paragraph(prompt, width, "bold"))
        waited_for = self._waited_for()
        if waited_for:
            turn = RaceTurn(self, waited_for[0])
            if not self.session.is_shared:
                self.screen.show(*described(turn.meanings(), width))
            alone, shared = len(self.session.chairs) == 1, self.session.is_shared
            keys = "race-keys-practice" if alone else "race-keys-shared" if shared else "race-keys"
            self.screen.show(*paragraph(self.screen.words(keys, usual=turn.usual or "none"), width, "dim"))

    def _for_each(self, prompts: list[str]) -> list[str]:
        """What each is told, by name; once if it is the same for all."""
        if len(set(prompts)) == 1:
            return prompts[:1]
        names = [self.stage.called(seat) for seat in self.session.people]
        return [self.screen.words("race-to", name=name, what=what) for name, what in zip(names, prompts, strict=True)]


class RaceTurn(Turn):
    """What one person may answer in a race."""

    def __init__(self, race: Race, seat: Seat) -> None:
        super().__init__(race.session, seat)
        self.race = race
        self._by_spelling = {notation.lower(): move for notation, move in self.legal.items()}
        self._typed = ""

    def meanings(self) -> list[tuple[str, str]]:
        """The moves of the list and what they mean."""
        return [(notation, self.stage.meaning(self.view, notation)) for notation in self.moves]

    def show(self, details: bool = False) -> None:
        """The table as everybody at this keyboard sees it."""
        self.race.show()

    def understand(self, answer: str) -> Move | None:
        """A move in capital or small letters; ``None`` after a question."""
        self._typed = answer
        shown = self.race.stage.look_up(self.view, answer, self.screen.width)
        if shown is not None:
            self.screen.show(shown)
            return None
        if answer.lower() in _UNDO:
            self.screen.say("race-no-undo")
            return None
        return self._by_spelling.get(answer.lower()) or super().understand(answer)

    def _usual_move(self) -> Move:
        if self.usual is None:
            raise BadUsage("error-race-empty")
        return self.legal[self.usual]

    def _by_number(self, number: int) -> Move:
        """Nothing is numbered here: time is short, and a slip of the finger must not cost the match."""
        return self._read(self._typed)

    def _without_sign(self, text: str) -> Move | None:
        """Signs matter here: a letter alone shows a piece, and does not take it up."""
        return None

    def _read(self, text: str) -> Move:
        moves: MoveTable[Move] = self.session.match.game.moves
        found = next((move for move in moves if move.notation.lower() == text), None)
        return found or moves.read(self._typed)

    def _hint(self, _rest: list[str]) -> None:
        cell = next((notation[1:] for notation in self.legal if notation.startswith("?")), None)
        if cell is None:
            self.screen.say("race-no-hint")
        else:
            self.screen.say("race-hint-practice", cell=cell)

    def _why(self, _rest: list[str]) -> None:
        remark = self.session.remark
        if remark is None:
            self.screen.say("play-why-nothing")
        else:
            self.screen.say("race-why", name=self.stage.called(remark.seat))

    def _help(self) -> None:
        self.screen.say("race-help")
