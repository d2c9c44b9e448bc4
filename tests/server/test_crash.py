"""A server that is killed at any moment loses no acknowledged move and plays none twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.core.record import Ply, Record, begin, replay_ply
from tablee.games import find_game
from tablee.server.store import Entry, open_store
from tests.server.house import Guest, House, Made, evening
from tests.server.postgresql import Cluster

OPTIONS: dict[str, bool | int | str] = {"rounds": 100}
"""No game comes to its end: moves are waited for."""


class Player:
    """Somebody who plays on whatever happens, and sends again what was not answered."""

    def __init__(self, made: Made, seat: int, dice: random.Random) -> None:
        self.made = made
        self.seat = seat
        self.dice = dice
        self.acknowledged: list[tuple[str, str]] = []
        self.sent: dict[str, str] = {}
        self.pending: dict[str, Any] | None = None
        self.count = 0

    async def run(self, until: asyncio.Event) -> None:
        while not until.is_set():
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                guest = await self.made.sit(self.seat)
                try:
                    await self._play(guest, until)
                finally:
                    await guest.leave()
            await asyncio.sleep(0.02)

    async def _play(self, guest: Guest, until: asyncio.Event) -> None:
        while not until.is_set() and guest.closed is None and not guest.is_over():
            if self.pending is None:
                legal = guest.situation["legal"].get(str(self.seat))
                if not legal:
                    with contextlib.suppress(TimeoutError):
                        await guest.wait(lambda: self._is_asked(guest) or guest.closed is not None, 1.0)
                    continue
                self._decide(guest, legal)
            assert self.pending is not None
            answer = await guest.send_as_is(self.pending)
            message, self.pending = self.pending, None
            if answer["type"] == "done":
                self.acknowledged.append((message["id"], message["move"]))
                await guest.see_ply(message["ply"] + 1, lambda: guest.closed is not None)
            else:
                await asyncio.sleep(0.02)

    def _is_asked(self, guest: Guest) -> bool:
        return bool(guest.situation["legal"].get(str(self.seat))) or guest.is_over()

    def _decide(self, guest: Guest, legal: list[str]) -> None:
        self.count += 1
        move = self.dice.choice([move for move in legal if move != "leave"])
        message = f"{self.seat}-{self.count}"
        self.sent[message] = move
        ply = guest.situation["ply"]
        self.pending = {"type": "play", "id": message, "seat": self.seat, "move": move, "ply": ply}


def journal(house: House, table: str) -> list[Entry]:
    """The plies that were written."""

    async def read() -> list[Entry]:
        store = open_store(house.settings["store"])
        await store.open()
        entries = await store.journal(table)
        await store.close()
        return [entry for entry in entries if entry.kind == "ply"]

    return asyncio.run(read())


def check_table(house: House, made: Made, players: list[Player]) -> int:
    """Every acknowledged move is there once, every other at most once, and the whole is a game."""
    rows = journal(house, made.id)
    kept = Counter((entry.actor, entry.message, entry.body) for entry in rows if entry.message)
    assert not [key for key, times in kept.items() if times > 1], "played twice"
    for player in players:
        for message, move in player.acknowledged:
            assert kept[player.seat, message, move] == 1, "lost"
        mine = {message: move for actor, message, move in kept if actor == player.seat}
        assert mine.items() <= player.sent.items(), "never sent"
    state = begin(_header(3), find_game("artropp"))
    for number, entry in enumerate(rows):
        replay_ply(state, find_game("artropp"), Ply(entry.actor, entry.body, entry.at), number)
    return sum(len(player.acknowledged) for player in players)


def _header(seats: int) -> Record:
    game = find_game("artropp")
    return Record(game.id, game.version, game.material, seats, OPTIONS)


async def more_moves(players: list[Player], count: int) -> int:
    """Wait until so many more moves were acknowledged."""
    before = sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) < before + count:
        await asyncio.sleep(0.003)
    return count


@pytest.fixture(params=["sqlite", "postgresql"])
def own_house(request: pytest.FixtureRequest, own_house: House) -> House:
    """With either store."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        own_house.settings["store"] = cluster.new_place()
    return own_house


@pytest.mark.few(1)
@pytest.mark.parametrize(("tables", "kills"), [(4, 2), pytest.param(30, 12, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(own_house: House, tables: int, kills: int) -> None:
    own_house.settings["absence"] = 60.0
    own_house.start()
    dice = random.Random(11)
    players: dict[str, list[Player]] = {}
    laid: list[Made] = []
    waited_for = 0

    async def play() -> None:
        nonlocal waited_for
        until = asyncio.Event()
        for number in range(tables):
            made = own_house.make("person", "person", "bot" if number % 3 == 0 else "person", options=OPTIONS)
            laid.append(made)
            players[made.id] = [Player(made, seat, random.Random(number * 3 + seat)) for seat in made.keys]
        everybody = [player for some in players.values() for player in some]
        runs = [asyncio.create_task(player.run(until)) for player in everybody]
        for _ in range(kills):
            waited_for += await more_moves(everybody, dice.randint(2 * tables, 10 * tables))
            await asyncio.to_thread(own_house.restart)
        waited_for += await more_moves(everybody, 5 * tables)
        until.set()
        await asyncio.gather(*runs)

    evening(play(), patience=240.0)
    assert own_house.stop() == 0
    acknowledged = sum(check_table(own_house, made, players[made.id]) for made in laid)
    print(f"{acknowledged} acknowledged moves at {tables} tables over {kills} kills")
    assert acknowledged >= waited_for > 10 * tables
    assert "Traceback" not in own_house.log.read_text()


@pytest.mark.few(1)
def test_a_move_that_is_sent_again_after_a_crash_is_not_played_twice(own_house: House) -> None:
    async def play() -> None:
        made = own_house.make("person", "person", "person")
        page = await made.sit(0, 1, 2)
        seat = page.situation["waiting"][0]
        move = page.situation["legal"][str(seat)][0]
        message = {"type": "play", "id": "before", "seat": seat, "move": move, "ply": page.situation["ply"]}
        assert (await page.send_as_is(message))["type"] == "done"
        await page.send_as_is({"type": "say", "id": "hi", "seat": 0, "text": "hi"})
        own_house.restart()
        again = await made.sit(0, 1, 2)
        plies = again.situation["ply"]
        assert (await again.send_as_is(message))["type"] == "done"
        await again.send_as_is({"type": "say", "id": "hi", "seat": 0, "text": "hi"})
        fresh = await made.sit(0)
        assert fresh.situation["ply"] == plies
        assert len(fresh.welcome["chat"]) == 1
        old = await made.sit(0, last=page.last)
        await old.wait(lambda: old.heard)
        assert old.heard[0]["type"] == "welcome", "numbers from before the crash are not taken for new ones"

    own_house.start()
    evening(play())


@pytest.mark.slow
def test_bots_go_on_after_a_restart(own_house: House) -> None:
    async def play() -> None:
        own_house.settings["bot_delay"] = 0.2
        made = own_house.make("bot", "bot", "bot", options={"rounds": 1})
        page = await made.sit()
        await page.wait(lambda: page.situation["ply"] > 20)
        own_house.settings["bot_delay"] = 0.0
        assert own_house.stop() == 0
        own_house.start()
        again = await made.sit()
        assert again.situation["ply"] >= page.situation["ply"]
        await again.wait(again.is_over)

    own_house.start()
    evening(play())
