"""Bots in worker processes: compiled code holds the interpreter's lock, so no search runs beside other work.

A worker gets the record and answers with a notation and a reason. It keeps the tables it was last asked about and
replays only what is new.

Who has a time to think, as the expert at a table, is helped by workers that have nothing else to do: each looks at
worlds of its own, and one puts together what all have found (:meth:`~tablee.bots.search.Search.join`). No question
waits for them: whoever only helps is called back. Who dies or comes late costs no more than what it would have found.
A number of worlds is never divided, so that the same seed gives the same answer whatever the number of processes.
"""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, as_completed, wait
from threading import Thread, current_thread
from typing import Final

import msgspec

from tablee.bots.guests import guest_bot
from tablee.bots.levels import SECONDS_AT_A_TABLE, Bot, Racing, Searching, make_bot
from tablee.bots.matches import Pairing, play_match
from tablee.bots.search import Part
from tablee.bots.workers import Worker, Workers, cores, is_called_back
from tablee.core.game import Game, Seat, State
from tablee.core.material import SentFile, Source
from tablee.core.phrases import Phrase
from tablee.core.record import Record, begin, replay_ply
from tablee.games import find_game

KEPT_TABLES: Final = 64
"""How many positions a worker remembers."""
MOST_TOGETHER: Final = 4
"""So many think of one question at most: each is a process that stays, and more worlds help less and less."""
PATIENCE: Final = 0.2
"""When one of those who think of a question is done, how many seconds the others have to say what they found."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked: which move a bot of `level` would make at `seat` after this record."""

    record: Record
    seat: Seat
    level: str
    seed: int
    """The bot's own luck; with `iterations` it makes the answer repeatable."""
    iterations: int | None = None
    seconds: float | None = None
    material: Source | None = None
    """The user's own deck or sheets, if the record is of a game with them."""
    table: str = ""
    """The name under which the worker may remember the position."""
    guest: SentFile | None = None
    """The player itself, if `level` is the name of somebody's own."""
    strength: str = ""
    """The level at which a character plays, if `level` is one."""
    explained: bool = True
    """Whether the seat itself is to hear why: to find what made the difference takes some hundredths of a second."""


class Answer(msgspec.Struct, frozen=True):
    """The move and why: once for the ears of the seat itself, once for everybody's."""

    notation: str
    why: Phrase
    """If nobody asked to hear it, the same as everybody hears."""
    openly: Phrase
    at: int = 0
    """In a race: the moment of match time at which it acts."""


class Thought(msgspec.Struct, frozen=True):
    """What one of several found who think of one question."""

    part: Part
    is_whole: bool
    """Whether it took all its time, or needed no more."""


class BotPool:
    """A pool of processes that answer questions."""

    def __init__(self, workers: int | None = None, begin: Callable[[], None] | None = None) -> None:
        """As many workers as there are cores, unless said otherwise.  They start when first needed, with `begin`."""
        self._workers = Workers(workers or os.cpu_count() or 1, begin)
        self._threads: set[Thread] = set()

    def ask(self, question: Question) -> Future[Answer]:
        """The future answer; wrap it with ``asyncio.wrap_future`` on an event loop."""
        idle = self._workers.take_idle(min(MOST_TOGETHER, cores())) if _can_be_helped(question) else []
        if not idle:
            return self._workers.do(answer, question)
        future: Future[Answer] = Future()
        future.set_running_or_notify_cancel()
        thread = Thread(target=self._think, args=(question, idle, future), daemon=True)
        self._threads.add(thread)
        thread.start()
        return future

    def play(self, pairing: Pairing) -> Future[Record]:
        """The future record of a whole match between bots."""
        return self._workers.do(play_match, pairing)

    def _think(self, question: Question, workers: list[Worker], future: Future[Answer]) -> None:
        """In a thread, which only waits: let several think of a question."""
        try:
            parts = self._parts(question, workers)
            future.set_result(self._workers.do(answer, question, parts).result())
        except BaseException as error:
            future.set_exception(error)
        finally:
            self._threads.discard(current_thread())

    def _parts(self, question: Question, workers: list[Worker]) -> list[Part]:
        """What they find until the first of them is done; of the others what they say soon after."""
        asked = {
            self._workers.start(worker, think, question, number): worker for number, worker in enumerate(workers, 1)
        }
        for future in as_completed(asked):
            if future.exception() is None and future.result().is_whole:
                break
        for future, worker in asked.items():
            if not future.done():
                worker.call_back()
        came, late = wait(asked, PATIENCE)
        self._workers.give_up([asked[future] for future in late])
        parts = [future.result().part for future in asked if future in came and future.exception() is None]
        return parts or [future.result().part for future in came]  # which raises what went wrong

    @property
    def is_broken(self) -> bool:
        """Whether a worker died, and nobody has needed it since: then there would be another."""
        return self._workers.are_broken

    def finish(self) -> None:
        """Take no more questions; the workers answer those that were asked, and stop.  Nobody waits for it."""
        Thread(target=self._finish, daemon=True).start()

    def _finish(self) -> None:
        for thread in list(self._threads):
            thread.join()
        self._workers.finish()

    def close(self) -> None:
        """Stop the workers; questions that nobody started on are dropped."""
        self._workers.close()

    def __enter__(self) -> BotPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _can_be_helped(question: Question) -> bool:
    """Whether more worlds in the same time are wanted: not in a race, and not where the worlds are counted."""
    is_timed = question.seconds is not None and question.iterations is None
    level = question.strength or question.level
    return is_timed and level in SECONDS_AT_A_TABLE and find_game(question.record.game).pace is None


class _Kept:
    """A position of an opened box, and the plies that led to it."""

    def __init__(self, game: Game, state: State, plies: list[str]) -> None:
        self.game = game
        self.state = state
        self.plies = plies


_kept: OrderedDict[str, _Kept] = OrderedDict()


def answer(question: Question, parts: Sequence[Part] = ()) -> Answer:
    """Find the move, or choose it by the `parts` that several have found: what runs inside a worker."""
    game = find_game(question.record.game, question.material)
    state = _position(game, question)
    bot = _bot(question, game)
    if isinstance(bot, Searching):
        bot.parts = parts
    move = bot.choose(state, question.seat)
    moment = bot.when(state, question.seat) if isinstance(bot, Racing) else 0
    openly = bot.explain_openly()
    return Answer(move.notation, bot.explain() if question.explained else openly, openly, moment)


def think(question: Question, number: int) -> Thought:
    """Look at worlds of one's own as the `number`-th of several: what runs inside a worker that was taken for it."""
    game = find_game(question.record.game, question.material)
    state = _position(game, question)
    bot = _bot(question, game)
    assert isinstance(bot, Searching)
    assert question.seconds is not None
    end = time.monotonic() + question.seconds
    part = bot.part(state, question.seat, number, lambda: time.monotonic() < end and not is_called_back())
    return Thought(part, not is_called_back())


def _bot(question: Question, game: Game) -> Bot:
    if question.guest is not None:
        return guest_bot(question.guest, game, question.seed)
    return make_bot(question.level, game, question.seed, question.iterations, question.seconds)


def _position(game: Game, question: Question) -> State:
    record = question.record
    plies = [str(ply) for ply in record.plies]
    kept = _kept.pop(question.table, None) if question.table else None
    if kept is None or kept.game is not game or kept.plies != plies[: len(kept.plies)]:
        kept = _Kept(game, begin(record, game), [])
    for number in range(len(kept.plies), len(plies)):
        replay_ply(kept.state, game, record.plies[number], number)
    kept.plies = plies
    if question.table:
        _kept[question.table] = kept
        while len(_kept) > KEPT_TABLES:
            _kept.popitem(last=False)
    return kept.state
