"""A ply's moment is when its message arrives: whoever makes the table busy gains nothing by it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tablee.server.table_time import TableTime
from tests.server.house import PATIENCE, Guest, House, evening, open_socket
from tests.server.rooms import Room, SeatedPage, in_room, people
from tests.server.test_race import answer_pings, lay, race, view, way

FLOODING = 24
"""Sockets of one seat, as in the attack that was seen."""
LINES = 40
"""What each of them says."""


def test_time_stands_still_while_something_is_handled_and_never_goes_back() -> None:
    live = [10.0]
    time = TableTime(lambda: live[0])
    time.stand_at(8.0)
    assert (time.now(), time.late()) == (8.0, 2.0)
    time.run()
    assert (time.now(), time.late()) == (10.0, 0.0)
    time.stand_at(7.0)
    assert time.now() == 8.0


def way_of(page: SeatedPage, seat: int) -> list[str]:
    """A solution of the puzzle before a seat."""
    shown: Any = page  # it knows its position like a page of the other tests
    return way(shown, seat)


async def racing(room: Room) -> list[SeatedPage]:
    """Both are in their first race, five seconds after the beginning, with all pieces laid but one."""
    pages = [room.sit(seat) for seat in range(2)]
    await room.at(0.0)
    for seat, page in enumerate(pages):
        page.play(seat, "ready", 0.1)
    await room.at(5.0)
    for seat, page in enumerate(pages):
        for move in way_of(page, seat)[:-1]:
            page.play(seat, move, 5.0)
    await room.at(5.0)
    return pages


@pytest.mark.parametrize("late", [0.3, 1.0, 2.0])
def test_the_earlier_arrival_wins_in_whatever_order_the_table_hears_of_them(tmp_path: Path, late: float) -> None:
    """UB-10: even with all the lag that is credited, which the rival pretends to have."""

    async def play(room: Room) -> None:
        pages = await racing(room)
        pages[1].page.lag = 250
        honest, rival = (way_of(page, seat)[-1] for seat, page in enumerate(pages))
        answers = [pages[1].play(1, rival, 6.0 + late + 0.1), pages[0].play(0, honest, 6.0)]
        await room.at(10.0)
        last = pages[0].situation["views"]["0"]["last"]
        assert (last["end"], last["winner"]) == ("won", 0), answers
        claim = next(ply for ply in room.table._match.plies if (ply.actor, ply.notation) == (0, honest))
        assert claim.at == pytest.approx(6000, abs=200)
        moments = [ply.at for ply in room.table._match.plies]
        assert moments == sorted(moments)

    in_room(tmp_path, people(2, "ubongo"), play)


@pytest.mark.slow
def test_a_table_that_is_flooded_from_one_seat_gives_the_race_to_who_was_first(house: House) -> None:
    """The attack: chat from many sockets of one's own seat, then a claim when the other's still waits in the queue."""

    async def play() -> None:
        made, pages = await race(house)
        answering = asyncio.create_task(answer_pings(pages[1], 0.25))
        for seat, page in enumerate(pages):
            await lay(page, seat, way(page, seat)[:-1])
        last = [way(page, seat)[-1] for seat, page in enumerate(pages)]
        await pages[1].wait(lambda: len([m for m in pages[1].heard if m["type"] == "ping"]) > 6)
        sockets = [await open_socket(house, made.id) for _ in range(FLOODING)]
        reading = [asyncio.create_task(drain(socket)) for socket in sockets]
        for socket in sockets:
            await socket.send(json.dumps({"type": "hello", "tokens": [made.keys[1]]}))
        for number in range(LINES):
            for place, socket in enumerate(sockets):
                line = {"type": "say", "id": f"f{place}-{number}", "seat": 1, "text": "…"}
                await socket.send(json.dumps(line))
        honest = asyncio.create_task(pages[0].play(0, last[0]))
        await asyncio.sleep(0.6)  # so much later he is, and that is what is tried here
        await asyncio.gather(honest, pages[1].play(1, last[1]))
        await pages[0].wait(lambda: view(pages[0], 0)["last"])
        assert view(pages[0], 0)["last"]["winner"] == 0
        for task in (answering, *reading):
            task.cancel()
        await asyncio.gather(*[socket.close() for socket in sockets])

    evening(play())


async def drain(socket: ClientConnection) -> None:
    """Read whatever comes, so that the server need not cut this page off."""
    async for _ in socket:
        pass


# Limits


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """Six messages for a seat, nine for an address, and four for one that looks on."""
    limits: dict[str, Any] = {
        "messages": {"burst": 6, "per_second": 0.001},
        "address_messages": {"burst": 9, "per_second": 0.001},
        "onlooker_messages": {"burst": 4, "per_second": 0.001},
    }
    house = House(tmp_path, **limits).start()
    yield house
    assert house.stop() == 0


async def lines_heard(guests: list[Guest], seat: int, lines: int) -> int:
    """How many of so many lines are let through, said by all these pages in turn."""
    answers = [await guests[place % len(guests)].send("say", seat=seat, text="…") for place in range(lines)]
    assert {answer.get("key", "error-too-fast") for answer in answers} == {"error-too-fast"}
    return len([answer for answer in answers if answer["type"] == "done"])


def test_more_sockets_of_one_seat_or_one_address_say_no_more(strict: House) -> None:
    async def play() -> None:
        made, other = (strict.make("person A", "person B", "bot") for _ in range(2))
        assert await lines_heard([await made.sit(0) for _ in range(4)], 0, 12) == 6
        assert await lines_heard([await other.sit(0)], 0, 6) == 3, "what is left to the address"

    evening(play())


def test_who_looks_on_takes_nothing_from_who_plays_at_the_same_address(strict: House) -> None:
    async def play() -> None:
        tables = [strict.make("person A", "person B", "bot") for _ in range(2)]
        answered = 0
        for made in tables:
            socket = await open_socket(strict, made.id)
            await socket.send(json.dumps({"type": "hello", "tokens": []}))
            for _ in range(6):
                await socket.send(json.dumps({"type": "knock"}))
                while (kind := json.loads(await socket.recv())["type"]) not in ("here", "refused"):
                    pass
                answered += kind == "here"
            await socket.close()
        assert answered == 4
        assert await lines_heard([await tables[0].sit(0)], 0, 8) == 6

    evening(play())


async def closed_with(socket: ClientConnection) -> int | None:
    await asyncio.wait_for(socket.wait_closed(), PATIENCE)
    return socket.close_code


def test_pings_count_like_messages(own_house: House) -> None:
    own_house.settings["messages"] = {"burst": 40, "per_second": 10}
    own_house.start()

    async def play() -> None:
        made = own_house.make("person A", "person B", "bot")
        page = await made.sit(0)
        for number in range(30):
            await page.socket.ping(f"{number}")
        assert (await page.send("say", seat=0, text="a few do no harm"))["type"] == "done"
        for number in range(100):
            await page.socket.ping(f"more {number}")
        await page.wait(lambda: page.closed is not None)
        assert page.closed == 4408

    evening(play())


def test_parts_of_a_message_without_anything_in_them_count_too(own_house: House) -> None:
    own_house.settings["messages"] = {"burst": 40, "per_second": 10}
    own_house.start()

    async def play() -> None:
        made = own_house.make("person A", "person B", "bot")
        socket = await open_socket(own_house, made.id)
        await socket.send(json.dumps({"type": "hello", "tokens": [made.keys[0]]}))
        text = json.dumps({"type": "say", "id": "1", "seat": 0, "text": "in two parts"})
        await socket.send([text[:9], text[9:]])
        while json.loads(await socket.recv())["type"] != "done":
            pass
        sending = asyncio.create_task(socket.send(_endless()))
        with pytest.raises(ConnectionClosed):
            await drain(socket)  # a page that leaves its refusals unread would not come to the word that ends it
        assert await closed_with(socket) == 4408
        with pytest.raises(ConnectionClosed):
            await sending

    evening(play())


async def _endless() -> AsyncIterator[str]:
    """Part after part of a message that never ends."""
    while True:
        yield ""
        await asyncio.sleep(0)
