"""What was done once is not done again, and what was told under a number is not taken for something else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tablee.server.pages import Page
from tablee.server.protocol import Say
from tests.server.rooms import Room, SeatedPage, in_room, people


@pytest.mark.parametrize("is_loaded_anew", [False, True], ids=["in memory", "loaded anew"])
def test_a_rival_who_talks_much_makes_nothing_be_done_twice(tmp_path: Path, is_loaded_anew: bool) -> None:
    """Nobody heard that it was done, so a page sends it again."""

    async def play(room: Room) -> None:
        page, rival = room.sit(0), room.sit(1)
        once = Say("once", 0, "I resign, but only once")
        room.table.hear(page.page, once, room.began)
        for second in range(6):
            for line in range(100):
                rival.say("say", second, seat=1, text=f"line {line}")
            await room.at(second)
            assert page.heard[-1]["line"] == rival.heard[-1]["line"], "both read all of it"
        if is_loaded_anew:
            await room.table.close()
            room.table = await room.lobby.find(room.table.row.id)
            page = room.sit(0, at=7.0)
        room.table.hear(page.page, once, room.began + 8.0)
        await room.at(8.0)
        assert page.heard[-1] == {"type": "done", "id": "once", "answer": None}
        entries = await room.lobby.store.journal(room.table.row.id)
        assert [entry.body for entry in entries if entry.actor == 0 and entry.kind == "chat"] == [once.text]

    in_room(tmp_path, people(2), play)


def test_a_number_of_another_life_of_the_store_is_known_as_such(tmp_path: Path) -> None:
    """Whoever brings a copy back counts epochs again that pages have seen."""

    async def play(room: Room) -> None:
        page = room.sit(0)
        await room.at(0.0)
        for line in range(3):
            page.say("say", 1.0, seat=0, text=f"of the life before {line}")
        await room.at(1.0)
        last = page.heard[-1]["n"]
        await room.table.close()
        with sqlite3.connect(tmp_path / "tables.sqlite") as store:
            store.execute("UPDATE owners SET epoch = epoch - 1")
            store.execute("DELETE FROM journal WHERE kind = 'chat'")
        store.close()
        room.table = await room.lobby.find(room.table.row.id)
        other = room.sit(1, at=2.0)
        for line in range(5):
            other.say("say", 2.0, seat=1, text=f"of this life {line}")
        await room.at(2.0)
        back = SeatedPage(room, Page([room.keys[0]], last))
        room.table.enter(back.page, room.began + 3.0)
        await room.at(3.0)
        (welcome,) = [message for message in back.heard if message["type"] == "welcome"]
        assert len(welcome["chat"]) == 5

    in_room(tmp_path, people(2), play)
