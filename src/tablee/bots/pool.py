"""Bots in worker processes: compiled code holds the interpreter's lock, so no search runs beside other work.

A worker gets the record and answers with a notation and a reason. It keeps the tables it was last asked about and
replays only what is new.
"""

from __future__ import annotations

import multiprocessing
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final

import msgspec

from tablee.bots.guests import guest_bot
from tablee.bots.levels import Bot, Racing, make_bot
from tablee.bots.matches import Pairing, play_match
from tablee.core.game import Game, Seat, State
from tablee.core.material import SentFile, Source
from tablee.core.phrases import Phrase
from tablee.core.record import Record, begin, replay_ply
from tablee.games import find_game

KEPT_TABLES: Final = 64
"""How many positions a worker remembers."""


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


class Answer(msgspec.Struct, frozen=True):
    """The move and why: once for the ears of the seat itself, once for everybody's."""

    notation: str
    why: Phrase
    openly: Phrase
    at: int = 0
    """In a race: the moment of match time at which it acts."""


class BotPool:
    """A pool of processes that answer questions."""

    def __init__(self, workers: int | None = None) -> None:
        """As many workers as there are cores, unless said otherwise.  They start when first needed."""
        self._pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))

    def ask(self, question: Question) -> Future[Answer]:
        """The future answer; wrap it with ``asyncio.wrap_future`` on an event loop."""
        return self._pool.submit(answer, question)

    def play(self, pairing: Pairing) -> Future[Record]:
        """The future record of a whole match between bots."""
        return self._pool.submit(play_match, pairing)

    @property
    def is_broken(self) -> bool:
        """Whether a worker died; such a pool answers nothing any more."""
        return bool(getattr(self._pool, "_broken", False))

    def finish(self) -> None:
        """Take no more questions; the workers answer those that were asked, and stop.  Nobody waits for it."""
        self._pool.shutdown(wait=False)

    def close(self) -> None:
        """Stop the workers; questions that nobody started on are dropped."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> BotPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Kept:
    """A position of an opened box, and the plies that led to it."""

    def __init__(self, game: Game, state: State, plies: list[str]) -> None:
        self.game = game
        self.state = state
        self.plies = plies


_kept: OrderedDict[str, _Kept] = OrderedDict()


def answer(question: Question) -> Answer:
    """Find the move: what runs inside a worker."""
    game = find_game(question.record.game, question.material)
    state = _position(game, question)
    bot = _bot(question, game)
    move = bot.choose(state, question.seat)
    moment = bot.when(state, question.seat) if isinstance(bot, Racing) else 0
    return Answer(move.notation, bot.explain(), bot.explain_openly(), moment)


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
