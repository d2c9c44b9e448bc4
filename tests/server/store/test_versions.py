"""Stores of earlier versions go on, and nothing of them is lost; those of later versions are left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tablee.games import find_game
from tablee.server.journal import match_of
from tablee.server.seats import TableSeats
from tablee.server.store import Change, Store, seat_entry
from tablee.server.store.trouble import BadStore
from tests.server.house import House, Made, evening
from tests.server.store.kept import Kept, laid, led

VERSION_1 = Path(__file__).with_name("version_1.sql")
"""A store as version 1 wrote it: at one table somebody joined and bots took seats, at another bots came to the end."""
OPEN, OVER = "NCM2D5ZowdQI", "3C8ctWQx9mgl"
KEYS = {
    0: "9BQRaz00WOGe3KTd9OxBMVf4S01uiasf",
    1: "Bf1Wm18napVGy0hGDtnRfoKU_jo-4DQI",
    2: "dW7YNTrtOHD7T0kO5YHKBeW8jsKocxxE",
}


def write_version_1(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    old = sqlite3.connect(path)
    old.execute("PRAGMA journal_mode = WAL")
    old.executescript(VERSION_1.read_text(encoding="utf-8"))
    old.close()


def test_a_store_of_version_1_is_brought_up_to_date(in_file: Kept) -> None:
    write_version_1(in_file.file)

    async def look(store: Store) -> None:
        row = await store.row(OPEN)
        assert row is not None
        seats = TableSeats(row.seats)
        assert [(seat.kind, seat.name, seat.stands_in) for seat in row.seats] == [
            ("person", "Zoé", False),
            ("person", "Max", True),
            ("person", "Éloïse", False),
            ("bot", "", False),
        ]
        assert {seat: seats.opened_by(token) for seat, token in KEYS.items()} == {0: 0, 1: 1, 2: 2}
        journal = await store.journal(OPEN)
        assert len(match_of(find_game(row.game), row, journal).plies) == 25
        assert [entry.body for entry in journal if entry.kind == "chat"] == ["Bonjour à tous"]
        over = await store.row(OVER)
        assert over is not None
        assert match_of(find_game(over.game), over, await store.journal(OVER)).is_over()
        assert await store.file("a5c178af6f0a54f1489288c4") is not None
        changed = row.seats[1]
        changed.stands_in = False
        await store.append(OPEN, await led(store, OPEN), len(journal), Change([seat_entry(1, changed)]))

    async def look_again(store: Store) -> None:
        row = await store.row(OPEN)
        assert row is not None
        assert [seat.stands_in for seat in row.seats] == [False] * 4

    in_file.use(look, look_again)


@pytest.mark.slow
def test_people_play_on_at_a_table_of_version_1(own_house: House) -> None:
    write_version_1(Path(own_house.settings["store"]))
    own_house.start()

    async def play() -> None:
        made = Made(own_house, {"table": OPEN, "keys": [{"seat": seat, "token": key} for seat, key in KEYS.items()]})
        page = await made.sit(0, 2)
        assert page.welcome["mine"] == [0, 2]
        assert [seat["name"] for seat in page.seats] == ["Zoé", "Max", "Éloïse", ""]
        plies = page.situation["ply"]
        await page.wait(lambda: page.is_asked(0) or page.is_asked(2))
        seat = next(seat for seat in (0, 2) if page.is_asked(seat))
        assert (await page.play(seat))["type"] == "done"
        await page.see_ply(plies + 1)

    evening(play())


def test_a_store_from_before_there_were_files_goes_on(in_file: Kept) -> None:
    write_version_1(in_file.file)
    with sqlite3.connect(in_file.file) as old:
        old.execute("DROP TABLE files")
        old.execute("DROP INDEX tables_own")
        old.execute("ALTER TABLE tables DROP COLUMN own")
    old.close()

    async def use(store: Store) -> None:
        found = await store.row(OPEN)
        assert found is not None
        assert found.own == ""
        assert len(found.seats) == 4
        await store.make(laid(), [])

    in_file.use(use)


def test_a_store_from_before_servers_had_a_door_goes_on(kept: Kept) -> None:
    async def nothing(_: Store) -> None:
        pass

    async def use(store: Store) -> None:
        assert store.server in await store.servers()

    kept.use(nothing)
    kept.sql("ALTER TABLE servers DROP COLUMN door")
    version = "PRAGMA user_version = 2" if kept.cluster is None else "UPDATE notes SET value = 2 WHERE key = 'version'"
    kept.sql(version)
    kept.use(use)


def test_a_store_that_could_not_be_brought_up_to_date_is_as_it_was(in_file: Kept) -> None:
    write_version_1(in_file.file)
    with sqlite3.connect(in_file.file) as old:
        old.execute("DROP TABLE seats")
        before = list(old.iterdump())
    old.close()

    async def use() -> None:
        with pytest.raises(BadStore, match="no such table"):
            await in_file.store().__aenter__()

    asyncio.run(use())
    with sqlite3.connect(in_file.file) as old:
        assert list(old.iterdump()) == before
    old.close()


def test_a_store_of_a_later_version_is_left_alone(kept: Kept) -> None:
    async def use(store: Store) -> None:
        if kept.cluster is None:
            kept.sql("PRAGMA user_version = 999")
        else:
            kept.sql("UPDATE notes SET value = '999' WHERE key = 'version'")
        with pytest.raises(BadStore) as refused:
            async with kept.store():
                pass
        assert refused.value.key == "error-store-newer"

    kept.use(use)
