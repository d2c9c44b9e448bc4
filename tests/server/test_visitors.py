"""Free seats are for visitors, one each; and what was said before is shown as what is said today."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.server import table as tables
from tablee.server.problems import Problem
from tablee.server.store import Change, Entry
from tests.server.house import House
from tests.server.rooms import Room, in_room, people


def waiting_for(event: asyncio.Event) -> Callable[[], Awaitable[None]]:
    """A job that keeps a table busy."""

    async def job() -> None:
        await event.wait()

    return job


def open_table(free: int) -> dict[str, Any]:
    wish = people(1, visibility="open")
    wish["seats"] += [{"kind": "free"} for _ in range(free)]
    return wish


def test_a_visitor_takes_one_free_seat_and_others_the_rest(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        first = await room.table.join("Camille", "192.0.2.1")
        for name in ("Camille", "Noé"):
            with pytest.raises(Problem) as refused:
                await room.table.join(name, "192.0.2.1")
            assert refused.value.key == "error-one-seat"
        await room.table.close()
        again = await room.lobby.find(room.table.row.id)
        with pytest.raises(Problem, match="has a seat at this table already"):
            await again.join("Camille", "192.0.2.1")
        second = await again.join("Noé", "192.0.2.2")
        assert {first.seat, second.seat} == {1, 2}
        assert "192.0.2" not in str(again.row), "an address is not kept"

    in_room(tmp_path, open_table(3), play)


def test_who_laid_the_table_keeps_seats_for_whom_they_like(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        host = room.sit(0)
        room.keys[1] = (await room.table.join("Camille", "192.0.2.1")).token
        visitor = room.sit(1)
        assert (await visitor.ask("invite", 0.1, 1))["key"] == "error-not-host"
        kept = (await host.ask("invite", 0.2, 0))["answer"]
        room.keys[kept["seat"]] = kept["token"]
        friend = room.sit(kept["seat"], at=0.3)
        await room.at(0.4)
        assert friend.heard[0]["mine"] == [kept["seat"]]
        assert [seat["visitor"] for seat in friend.seats] == [False, True, False]
        assert (await friend.ask("invite", 0.5, kept["seat"]))["key"] == "error-no-free-seat"

    in_room(tmp_path, open_table(2), play)


def test_over_http_a_second_seat_is_refused_with_a_sentence(house: House) -> None:
    made = house.make("person A", "free", "free", visibility="open")
    assert house.ask("POST", made.path("/join"), json={"name": "One"}).status_code == 201
    second = house.ask("POST", made.path("/join"), json={"name": "Two"})
    assert (second.status_code, second.json()["key"]) == (409, "error-one-seat")


def test_chat_of_earlier_days_is_cleaned_when_it_is_shown(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        table = room.table
        lines = [Entry("chat", 0, "left \u202ethgir"), Entry("chat", 1, "\x00\u202e")]
        await room.lobby.store.append(table.row.id, table.epoch, table._written, Change(lines))
        await table.close()
        room.table = await room.lobby.find(table.row.id)
        page = room.sit(0)
        await room.at(0.1)
        assert page.heard[0]["chat"] == [{"seat": 0, "text": "left thgir"}]

    in_room(tmp_path, people(3), play)


@pytest.mark.parametrize("free", [0, 1])
def test_who_has_waited_too_long_for_a_seat_gets_none_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int
) -> None:
    monkeypatch.setattr(tables, "PATIENCE", 0.01)

    async def play(room: Room) -> None:
        page = room.sit(0)
        await room.at(0.0)
        entries = await room.lobby.store.journal(room.table.row.id)
        is_over = asyncio.Event()
        room.table.post(waiting_for(is_over))
        with pytest.raises(Problem) as refused:
            await room.table.join("Camille", "192.0.2.1")
        assert refused.value.key == "error-busy"
        is_over.set()
        await room.at(1.0)
        assert not page.page.is_cut_off
        assert await room.lobby.store.journal(room.table.row.id) == entries
        assert await room.lobby.find(room.table.row.id) is room.table

    in_room(tmp_path, open_table(free) if free else people(3), play)


def test_who_has_a_turn_is_waited_for_though_the_store_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "PATIENCE", 0.05)

    async def play(room: Room) -> None:
        store = room.lobby.store
        append = store.append

        async def slowly(*arguments: Any) -> None:
            await asyncio.sleep(0.2)
            await append(*arguments)

        monkeypatch.setattr(store, "append", slowly)
        key = await room.table.join("Camille", "192.0.2.1")
        assert room.table.seats[key.seat].name == "Camille"

    in_room(tmp_path, open_table(1), play)
