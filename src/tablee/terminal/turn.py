"""One person's turn: the table, what may be done, and an answer that may also be a question."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.bots.levels import make_bot
from tablee.core.errors import UnknownMove
from tablee.core.game import Seat
from tablee.core.moves import Move
from tablee.terminal.complaints import BadUsage, file_complaint
from tablee.terminal.lists import paragraph
from tablee.terminal.screen import Left, typed
from tablee.terminal.undo import TakenBack
from tablee.words import rule_section

if TYPE_CHECKING:
    from tablee.terminal.play import TerminalSession

LOG_LINES: Final = 20
HINT_LEVEL: Final = "expert"
"""How well a bot plays that is asked for a hint, as on the page unless whoever runs that server says otherwise."""

COMMANDS: Final = {
    "rule": ("?", "rule", "règle", "regle"),
    "hint": ("h", "hint", "indice"),
    "odds": ("odds", "chances"),
    "why": ("why", "pourquoi"),
    "log": ("log", "journal"),
    "board": ("board", "table", "plateau"),
    "undo": ("undo", "annuler", "reprendre"),
    "save": ("save", "sauver"),
    "help": ("help", "aide"),
    "quit": ("quit", "q", "exit", "quitter"),
}
"""What can be typed instead of a move, in both languages."""


def _written(text: str, moves: Iterable[Move]) -> Move | None:
    """The move that is written `text` in small letters, so that nobody has to press the shift key."""
    return next((move for move in moves if move.notation.lower() == text), None)


class Turn:
    """What one person is shown and may answer."""

    def __init__(self, session: TerminalSession, seat: Seat) -> None:
        self.session = session
        self.screen = session.screen
        self.stage = session.stage
        self.seat = seat
        self.state = session.match.state
        self.view = self.state.view(seat)
        self.legal: dict[str, Move] = {move.notation: move for move in self.state.legal(seat)}
        self.moves = self.stage.ordered(self.view, list(self.legal))
        self.usual = self.stage.usual(self.view, list(self.legal))

    def show(self, details: bool = False) -> None:
        """The table, what is to be decided, and the list of moves."""
        width = self.screen.width
        details = details or self.screen.is_roomy
        self.screen.show(self.stage.draw(self.view, width, self.moves, details))
        self.screen.show(*paragraph(self.stage.prompt(self.view, [*self.legal.values()]), width, "bold"))
        self.screen.show(*self.stage.menu(self.view, width, self.moves, self.usual))
        self.screen.show(*paragraph(self.screen.words("play-keys", usual=self.usual or "none"), width, "dim"))

    def choose(self) -> Move:
        """Read until there is a move; questions are answered on the way."""
        while True:
            answer = self.screen.read()
            try:
                move = self.understand(answer)
            except (BadUsage, UnknownMove) as error:
                self.screen.complain(error)
                continue
            if move is not None:
                return move

    def understand(self, answer: str) -> Move | None:
        """A move by its number or notation; ``None`` after a question."""
        text = answer.lower()
        if not text:
            return self._usual_move()
        if text.isascii() and text.isdigit():
            return self._by_number(int(text))
        move = _written(text, self.legal.values()) or self._without_sign(text)
        if move is not None:
            return move
        command, *rest = answer.split()
        for name, spellings in COMMANDS.items():
            if command.lower() in spellings:
                self._answer(name, rest)
                return None
        return self._read(text)

    def _read(self, text: str) -> Move:
        """A move that is not legal, for the rules to say why; :class:`UnknownMove` if there is none."""
        moves = self.session.match.game.moves
        return _written(text, moves) or moves.read(text)

    def _usual_move(self) -> Move:
        if self.usual is None:
            raise BadUsage("error-no-usual", most=len(self.moves))
        return self.legal[self.usual]

    def _by_number(self, number: int) -> Move:
        if not 1 <= number <= len(self.moves):
            raise BadUsage("error-number", given=str(number), most=len(self.moves))
        return self.legal[self.moves[number - 1]]

    def _without_sign(self, text: str) -> Move | None:
        """A sign in front of a notation may be left out where that is clear."""
        signed = [move for notation, move in self.legal.items() if not notation[0].isalnum()]
        found = [move for move in signed if move.notation[1:].lower() == text]
        return found[0] if len(found) == 1 else None

    # Questions

    def _answer(self, name: str, rest: list[str]) -> None:
        answers: dict[str, Callable[[list[str]], None]] = {
            "rule": self._rule,
            "hint": self._hint,
            "odds": self._odds,
            "why": self._why,
            "log": self._log,
            "board": lambda _: self.show(details=True),
            "undo": self._undo,
            "save": self._save,
            "help": lambda _: self._help(),
            "quit": self._quit,
        }
        answers[name](rest)

    def _help(self) -> None:
        self.screen.say("play-help", clause=self.state.clause())
        if self.stage.has_odds:
            self.screen.say("play-help-odds")

    def _quit(self, _rest: list[str]) -> None:
        raise Left

    def _rule(self, rest: list[str]) -> None:
        clause = rest[0].upper() if rest else self.state.clause()
        game = self.session.match.game.id
        try:
            self.screen.page(rule_section(game, self.screen.words.lang, clause))
        except KeyError:
            raise BadUsage("error-clause", clause=clause, command=f"tablee rules {game}") from None

    def _hint(self, _rest: list[str]) -> None:
        game = self.session.match.game
        bot = make_bot(HINT_LEVEL, game, len(self.session.match.record.plies))
        with self.screen.thinking(self.screen.words("play-hint-from")):
            move = bot.choose(self.state.copy(), self.seat)
            why = self.stage.reason(self.view, bot.explain())
        meaning = self.stage.meaning(self.view, move.notation)
        self.screen.say("play-hint", move=move.notation, meaning=meaning, why=why)

    def _odds(self, _rest: list[str]) -> None:
        """The chances of whatever may be thrown now."""
        lines = self.stage.odds(self.view, self.screen.width, self.moves)
        if lines:
            self.screen.news(lines)
        else:
            self.screen.say("play-no-odds")

    def _why(self, _rest: list[str]) -> None:
        remark = self.session.remark
        if remark is None:
            self.screen.say("play-why-nothing")
            return
        name = self.stage.called(remark.seat)
        if remark.was_secret and self.state.is_secret_choice():
            self.screen.say("play-why-later", name=name)
        else:
            why = self.stage.reason(self.view, remark.why)
            self.screen.say("play-why", name=name, move=remark.move.notation, why=why)

    def _log(self, rest: list[str]) -> None:
        lines = int(rest[0]) if rest and rest[0].isdecimal() else LOG_LINES
        news = self.stage.tell(self.session.log, self.seat)
        self.screen.news(news[-lines:])

    def _undo(self, _rest: list[str]) -> None:
        """Take the own last move back, if the others agree; then it is somebody's turn anew."""
        self.session.undo(self.seat)
        raise TakenBack

    def _save(self, rest: list[str]) -> None:
        """The record is always on the disk; a copy of it can be put elsewhere."""
        if not rest:
            self.screen.say("play-kept", file=typed(self.session.file.path))
            return
        target = Path(" ".join(rest)).expanduser()
        try:
            with self.session.file.path.open("rb") as source, target.open("xb") as copy:
                shutil.copyfileobj(source, copy)
        except OSError as error:
            raise file_complaint(error) from None
        self.screen.say("play-copied", file=typed(target))
