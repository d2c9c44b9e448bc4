"""Whose turn it is in the bots' queue: nobody waits for the many questions of somebody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from concurrent.futures import Future
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from tablee.bots.pool import Answer, BotPool, Question
from tablee.core.phrases import Phrase
from tablee.server.bot_turns import BotQuestions
from tablee.server.bots import Bots
from tablee.server.guests import Guests
from tablee.server.pages import Page
from tablee.server.problems import Problem
from tablee.server.settings import USUAL
from tablee.server.turns import Turn, Turns
from tests.server.house import House, evening
from tests.server.test_fuzz import journal
from tests.server.test_parts import question

GREEDY, MODEST, THIRD = "192.0.2.1", "192.0.2.2", "192.0.2.3"


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Queue:
    """Notes who comes to his turn, in which order."""

    def __init__(self, at_once: int = 1, long_for_one: int = 1) -> None:
        self.turns = Turns(at_once, long_for_one)
        self.came: list[tuple[str, Turn]] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, *askers: str, is_long: bool = True) -> None:
        async def wait() -> None:
            self.came.append((name, await self.turns.take(askers, is_long=is_long)))

        self.tasks[name] = asyncio.create_task(wait())
        await settle()

    async def names_in_order(self) -> list[str]:
        """End one turn after the other."""
        ended = 0
        while ended < len(self.came):
            self.came[ended][1].end()
            ended += 1
            await settle()
        return [name for name, _ in self.came]


def run(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def test_turns_go_round_among_addresses() -> None:
    async def play() -> None:
        queue = Queue()
        for number in range(38):
            await queue.ask(f"greedy {number}", GREEDY)
        for number in range(2):
            await queue.ask(f"modest {number}", MODEST)
        await queue.ask("third", THIRD)
        order = await queue.names_in_order()
        assert order[:6] == ["greedy 0", "greedy 1", "modest 0", "third", "greedy 2", "modest 1"]
        assert len(order) == 41
        assert len(queue.turns) == 0

    run(play)


def test_one_address_does_not_search_in_all_places() -> None:
    """A place stays free of long work of the same address: for whoever comes, and for what is done at a glance."""

    async def play() -> None:
        queue = Queue(at_once=3, long_for_one=2)
        for number in range(5):
            await queue.ask(f"long {number}", GREEDY)
        assert [name for name, _ in queue.came] == ["long 0", "long 1"]
        await queue.ask("quick", GREEDY, is_long=False)
        assert [name for name, _ in queue.came[2:]] == ["quick"]
        queue.came[2][1].end()
        await queue.ask("modest", MODEST)
        assert [name for name, _ in queue.came[3:]] == ["modest"]
        queue.came[0][1].end()
        queue.came[0][1].end()  # once more changes nothing
        await settle()
        assert [name for name, _ in queue.came[4:]] == ["long 2"]

    run(play)


def test_what_several_wait_for_comes_when_the_first_of_them_has_a_turn() -> None:
    async def play() -> None:
        queue = Queue()
        for number in range(5):
            await queue.ask(f"greedy {number}", GREEDY)
        await queue.ask("together", GREEDY, MODEST)
        await queue.ask("alone", MODEST)
        assert (await queue.names_in_order())[:5] == ["greedy 0", "greedy 1", "together", "greedy 2", "alone"]

    run(play)


def test_whoever_stops_waiting_leaves_the_queue() -> None:
    async def play() -> None:
        queue = Queue()
        for name in ("first", "second", "third"):
            await queue.ask(name, GREEDY)
        queue.tasks["second"].cancel()
        await settle()
        assert len(queue.turns) == 1
        assert await queue.names_in_order() == ["first", "third"]

    run(play)


class PoolOnCommand(BotPool):
    """A pool that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Question, Future[Answer]]] = []

    def ask(self, question: Question) -> Future[Answer]:
        future: Future[Answer] = Future()
        future.set_running_or_notify_cancel()
        self.asked.append((question, future))
        return future

    def work(self, _job: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        return future


def test_a_worker_is_busy_until_it_is_done_whoever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search cannot be stopped: one that nobody waits for any more still takes its place, and the next one waits."""

    async def play() -> None:
        bots, pool = Bots(1), PoolOnCommand()
        monkeypatch.setattr(bots, "_pool", pool)
        given_up = asyncio.create_task(bots.ask(question("strong"), [GREEDY]))
        await settle()
        given_up.cancel()
        await settle()
        waits = asyncio.create_task(bots.ask(question("strong"), [MODEST]))
        await settle()
        assert len(pool.asked) == 1
        pool.asked[0][1].set_result(Answer("", Phrase("x"), Phrase("x")))
        await settle()
        assert len(pool.asked) == 2
        pool.asked[1][1].set_result(Answer("next", Phrase("x"), Phrase("x")))
        assert (await waits).notation == "next"
        await bots.close()

    run(play)


def test_what_one_address_waits_for_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over HTTP one can ask and not wait for the answer; each question is kept until it is its turn."""

    async def play() -> None:
        bots = Bots(1)
        monkeypatch.setattr(bots, "_pool", PoolOnCommand())
        under_way = [asyncio.create_task(bots.work(str, GREEDY)) for _ in range(USUAL.waiting_per_address + 1)]
        await settle()
        with pytest.raises(Problem) as refused:
            await bots.work(str, GREEDY)
        assert (refused.value.key, refused.value.status) == ("error-too-fast", 429)
        modest = asyncio.create_task(bots.work(str, MODEST))
        await settle()
        assert not modest.done()
        for task in (*under_way, modest):
            task.cancel()
        await asyncio.gather(*under_way, modest, return_exceptions=True)
        await bots.close()

    run(play)


class Noting:
    """Notes in whose name it is asked."""

    def __init__(self) -> None:
        self.asked: list[set[str]] = []
        self.guests = Guests()

    async def ask(self, _question: Question, askers: Collection[str]) -> None:
        self.asked.append(set(askers))


def test_a_table_asks_in_the_name_of_those_who_sit_there() -> None:
    pages: set[Page] = set()
    spectator, seated, other = (Page([], None, address) for address in (GREEDY, MODEST, THIRD))
    seated.mine, other.mine = (0,), (1,)
    match, reaction, bots = MagicMock(), MagicMock(), Noting()
    reaction.due_in.return_value = None
    questions = BotQuestions(cast(Bots, bots), match, reaction, "table", None, pages=pages)

    async def play() -> None:
        for page in (spectator, seated, other):
            pages.add(page)
            await questions.ask(questions.about(0, "casual"))

    run(play)
    assert bots.asked == [{GREEDY}, {MODEST}, {MODEST, THIRD}]


# Tables that nobody looks at


def test_bots_wait_until_somebody_looks(house: House) -> None:
    """While nobody watches nothing is played, in the time that it takes another table to finish a game."""

    async def play() -> None:
        made = house.make("bot", "bot", "bot", options={"rounds": 10})
        guest = await made.sit()
        await guest.see_ply(guest.situation["ply"] + 3)
        await guest.leave()
        watched = await house.make("bot", "bot", "bot", options={"rounds": 1}).sit()
        plies = journal(house, made.id)
        await watched.wait(watched.is_over)
        assert journal(house, made.id) == plies
        again = await made.sit()
        await again.see_ply(again.situation["ply"] + 3)

    evening(play())
