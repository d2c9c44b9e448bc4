"""Hints for whoever has to decide, and why a bot did what it did."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from tablee.bots.pool import Question
from tablee.core.errors import TableeError
from tablee.core.game import Seat
from tablee.core.phrases import Phrase
from tablee.server.bot_turns import BotQuestions
from tablee.server.pages import Page
from tablee.server.problems import Problem, refused
from tablee.server.protocol import Ask
from tablee.server.table_state import TableState

log: Final = logging.getLogger("tablee.server")


class Advice:
    """What a table's bots tell people."""

    def __init__(
        self,
        table: TableState,
        questions: BotQuestions,
        level: str,
        answered: Callable[[Page, Ask, dict[str, Any]], None],
    ) -> None:
        """Hints come from a bot of `level`; `answered` sends one to the page that asked for it."""
        self._table = table
        self._match = table.match
        self._questions = questions
        self._level = level
        self._answered = answered

    def hint(self, page: Page, message: Ask, seat: Seat) -> None:
        """Begin to think of a hint for `seat`; it is sent when it is found."""
        self._table.check_goes_on()
        self._table.check_plays(seat)
        if self._match.state.is_race():
            raise Problem("error-no-hint-in-race", "in a race everybody is on his own; hints are part of practice")
        if not self._table.terms.hints and any(other != seat for other in self._table.seats.not_replaced()):
            refusal = "between people there are no hints, unless the table was laid with them"
            raise Problem("error-no-hint-between-people", refusal, status=403)
        if seat not in self._match.state.waiting():
            raise Problem("error-no-hint", "there is nothing to decide for this seat now")
        if page.hint is not None:
            raise Problem("error-hint-pending", "a hint is already being thought of")
        question, view = self._questions.about(seat, self._level, explained=True), self._match.state.view(seat)
        since = self._match.asked_since(seat)
        page.hint = asyncio.create_task(self._think(page, message, question, view, since))

    async def _think(self, page: Page, message: Ask, question: Question, view: Any, since: int) -> None:
        """Ask the pool, and tell only the page that asked; it always hears something."""
        seat, plies = question.seat, question.record.plies
        try:
            found = await self._questions.ask(question)
            if self._match.asked_since(seat) != since or self._match.plies[: len(plies)] != plies:
                raise Problem("error-hint-late", "the table has moved on; ask again when you have to decide")
            self._answered(page, message, self._about(len(plies), seat, found.notation, found.why, view))
        except TableeError as error:
            page.send(refused(message.id, error))
        except Exception:
            log.exception("a hint could not be found")
            page.send(refused(message.id, Problem("error-internal", "something went wrong here; it is noted")))
        finally:
            page.hint = None

    def why(self, about: Seat | None) -> dict[str, Any]:
        """Why a bot, or the bot at one seat, made its last move, in the form that everybody may hear."""
        match = self._match
        if match.state.is_race() and match.goes_on():
            raise Problem("error-no-why-in-race", "how somebody else solves it is nobody's business in a race")
        for number in sorted(match.notes, reverse=True):
            ply, note = match.plies[number], match.notes[number]
            if about not in (None, ply.actor):
                continue
            if note.secret and match.state.is_secret_choice():
                raise Problem("error-why-later", "that choice is secret until all have chosen", seat=ply.actor + 1)
            return self._about(number, ply.actor, ply.notation, note.why, match.at(number).view(None))
        raise Problem("error-no-why", "no bot has made a move to explain")

    def _about(self, plies: int, seat: Seat, notation: str, why: Phrase, view: Any) -> dict[str, Any]:
        """A move of `seat` after so many plies: what it means to whoever sees `view`, and why one would make it."""
        game = self._match.game
        meaning = game.narrator.move(view, game.moves.read(notation))
        return {"seat": seat, "move": notation, "meaning": meaning, "why": why, "ply": plies}
