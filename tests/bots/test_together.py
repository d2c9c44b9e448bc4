"""Processes that think of one question at the same time."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache

import pytest

from tablee.bots.levels import make_bot
from tablee.bots.pool import Answer, BotPool, Question
from tablee.bots.search import Search
from tablee.bots.workers import Worker
from tablee.core.luck import Rng
from tablee.core.match import Match
from tablee.games import find_game
from tests.players import table_seed

GAME = find_game("artropp")
SHORT, LONG = 0.1, 300.0
"""Seconds: of a thought that is waited for, and of one that nobody waits for to its end."""
SOON = 120
"""For what does not wait for a long thought, on a machine that has other things to do."""


@cache
def undecided() -> Match:
    """Whoever announces may say higher or lower, and it comes to the same: however long one thinks, both stay."""
    match = Match.start(GAME, GAME.options(), 3, seed=table_seed(2))
    bot = make_bot("casual", GAME, 1)
    match.settle()
    while len(match.record.plies) < 25:
        seat = match.state.waiting()[0]
        match.play(seat, bot.choose(match.state, seat))
        match.settle()
    return match


def test_more_worlds_do_not_decide_it() -> None:
    state = undecided().state
    search = Search(state, state.waiting()[0], GAME.hints, Rng(1))
    search.run(1000)
    best, second = (finding.move for finding in search.findings()[:2])
    found = search.compared(best, second)
    assert (found.better, found.worse) == (0.0, 0.0)
    assert found.worlds > 100
    assert not search.is_decided()


def question(level: str = "expert", *, iterations: int | None = None, seconds: float | None = None) -> Question:
    match = undecided()
    return Question(match.record, match.state.waiting()[0], level, 5, iterations=iterations, seconds=seconds, table="t")


def is_legal(answer: Answer) -> bool:
    state = undecided().state
    return answer.notation in {move.notation for move in state.legal(state.waiting()[0])}


@contextmanager
def pool_of(workers: int) -> Iterator[BotPool]:
    """All of them are there and have thought together before."""
    with BotPool(workers) as pool:
        pool.ask(question(seconds=SHORT)).result(SOON)
        wait([worker.do(os.getpid) for worker in pool._workers._all])
        yield pool


@pytest.fixture(autouse=True)
def _many_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.bots.pool.cores", lambda: 3)


def thinking(pool: BotPool, seconds: float) -> tuple[Future[Answer], list[Worker]]:
    """A question that all think of by now."""
    found = pool.ask(question(seconds=seconds))
    workers = pool._workers._all
    while not all(worker.executor._pending_work_items for worker in workers):
        assert not found.done()
    return found, workers


def pid_of(worker: Worker) -> int:
    (pid,) = worker.executor._processes
    return pid


def test_a_number_of_worlds_gives_the_same_answer_whatever_the_number_of_processes() -> None:
    asked = question(iterations=60)
    bot = make_bot("expert", GAME, asked.seed, iterations=60)
    move = bot.choose(undecided().state, asked.seat)
    for workers in (1, 3):
        with BotPool(workers) as pool:
            found = pool.ask(asked).result(SOON)
        assert (found.notation, found.why) == (move.notation, bot.explain())


def test_who_has_time_thinks_along_and_whoever_asks_waits_for_none_of_them() -> None:
    with pool_of(2) as pool:
        expert, workers = thinking(pool, LONG)
        assert [worker.helps for worker in workers] == [False, True]
        assert is_legal(pool.ask(question("casual")).result(SOON))
        assert not expert.done(), "whoever was asked first thinks on"
        assert is_legal(pool.ask(question("casual")).result(SOON))


def test_nobody_is_asked_for_help_who_has_something_to_do() -> None:
    with pool_of(2) as pool:
        busy = pool.ask(question("strong", seconds=LONG))
        expert = pool.ask(question(seconds=SHORT))
        assert is_legal(expert.result(SOON))
        assert not busy.done()
        assert [worker.helps for worker in pool._workers._all] == [False, False]
        os.kill(pid_of(pool._workers._all[0]), signal.SIGKILL)


@pytest.mark.few(1)
@pytest.mark.parametrize("place", [0, 1])
def test_who_dies_while_several_think_does_not_lose_the_move(place: int) -> None:
    with pool_of(2) as pool:
        found, workers = thinking(pool, 1.0)
        os.kill(pid_of(workers[place]), signal.SIGKILL)
        answer = found.result(SOON)
        assert is_legal(answer)
        assert answer.why.key in ("why-search", "why-search-difference")
        assert is_legal(pool.ask(question(seconds=SHORT)).result(SOON)), "and another takes his place"
        assert not pool.is_broken


@pytest.mark.few(1)
@pytest.mark.parametrize("place", [0, 1])
def test_who_stands_still_is_not_waited_for(place: int) -> None:
    with pool_of(2) as pool:
        found, workers = thinking(pool, 1.0)
        pid = pid_of(workers[place])
        os.kill(pid, signal.SIGSTOP)
        try:
            assert is_legal(found.result(SOON))
            assert workers[place].is_late
            for level in ("casual", "expert", "casual"):
                assert is_legal(pool.ask(question(level, seconds=SHORT)).result(SOON))
        finally:
            os.kill(pid, signal.SIGCONT)


def test_if_all_die_it_is_said() -> None:
    with pool_of(2) as pool:
        found, workers = thinking(pool, LONG)
        for worker in workers:
            os.kill(pid_of(worker), signal.SIGKILL)
        with pytest.raises(BrokenProcessPool):
            found.result(SOON)


def test_who_is_told_to_finish_answers_first() -> None:
    with BotPool(2) as pool:
        found = pool.ask(question(seconds=SHORT))
        pool.finish()
        assert is_legal(found.result(SOON))
