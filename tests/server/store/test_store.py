"""What every store does, in a file and in a real PostgreSQL."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from tablee.core.luck import SEED_BYTES
from tablee.core.phrases import Phrase
from tablee.core.teams import Score
from tablee.server import store as stores
from tablee.server.journal import folded
from tablee.server.settings import USUAL
from tablee.server.store import (
    Change,
    Conflict,
    CupEntry,
    CupRow,
    Ended,
    Entrant,
    Entry,
    FileRow,
    Laid,
    NotOwner,
    SeatRow,
    Store,
    Took,
    open_store,
    seat_entry,
)
from tests.server.store.kept import Kept, bodies, laid, led, ply

NOTE = '{"reason":"why-forced","facts":{},"secret":false}'


def test_what_is_kept_comes_back(kept: Kept) -> None:
    table = laid(SeatRow("bot"), SeatRow("person", "Zoë"), SeatRow("free"), visibility="open")
    entries = [Entry("ply", -1, "start1"), Entry("ply", 0, "o7", 5, "id", NOTE)]

    async def write(store: Store) -> None:
        await store.make(table, entries)
        assert await store.row(table.id) == table
        assert await store.journal(table.id) == entries
        change = Change([Entry("undo", 0, at=1)], over=True, rematch="elsewhere")
        await store.append(table.id, await led(store, table.id), 2, change)

    async def read(store: Store) -> None:
        again = await store.row(table.id)
        assert again is not None
        assert (again.over, again.rematch) == (True, "elsewhere")
        assert folded(await store.journal(table.id))[0] == folded(entries[:1])[0]
        assert {number: note.why for number, note in folded(entries)[1].items()} == {1: Phrase("why-forced")}
        assert [listed.id for listed in await store.listed(10)] == [table.id]
        assert await store.row("nowhere") is None
        assert await store.row("no\0where") is None
        assert await store.journal("no\0where") == []

    kept.use(write, read)


def test_a_seat_that_changes_hands_often_is_read_once(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody lets a bot play and takes the seat back for hours."""
    table = laid(SeatRow("free"), SeatRow("bot"), visibility="open")
    read_seat = Mock(wraps=stores._read_seat)
    monkeypatch.setattr(stores, "_read_seat", read_seat)

    async def use(store: Store) -> None:
        await store.make(table, [])
        epoch = await led(store, table.id)
        changes = [seat_entry(number % 2, SeatRow("person", f"name {number}")) for number in range(100)]
        await store.append(table.id, epoch, 0, Change(changes))
        for row in (await store.row(table.id), *await store.listed(10)):
            assert row is not None
            assert [seat.name for seat in row.seats] == ["name 98", "name 99"]
        assert read_seat.call_count == 4

    kept.use(use)


def test_who_sits_where_is_told_by_the_journal(kept: Kept) -> None:
    zoe, max_ = SeatRow("person", "Zoë", token="a"), SeatRow("person", "Max", token="b")
    table = laid(zoe, SeatRow("free"), SeatRow("bot"), visibility="open")

    async def write(store: Store) -> None:
        await store.make(table, [Entry("ply", -1, "start1")])
        epoch = await led(store, table.id)
        await store.append(table.id, epoch, 1, Change([seat_entry(1, max_), Entry("chat", 1, "bonjour")]))
        gone = SeatRow("bot", "Zoë", "casual")
        await store.append(table.id, epoch, 3, Change([seat_entry(0, gone)]))

    async def read(store: Store) -> None:
        now = [SeatRow("bot", "Zoë", "casual"), max_, SeatRow("bot")]
        row = await store.row(table.id)
        assert row is not None
        assert row.seats == now
        assert [listed.seats for listed in await store.listed(10)] == [now]
        assert [entry.actor for entry in await store.journal(table.id) if entry.kind == "seat"] == [1, 0]

    kept.use(write, read)


def test_two_cannot_write_the_same_entry(kept: Kept) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        with pytest.raises(Conflict):
            await store.make(table, [])
        epoch = await led(store, table.id)
        changes = [Change([Entry("ply", 0, f"o{n}"), seat_entry(0, SeatRow("bot", str(n)))]) for n in range(20)]
        results = await asyncio.gather(
            *[store.append(table.id, epoch, 0, change) for change in changes], return_exceptions=True
        )
        assert [type(result) for result in results].count(Conflict) == 19
        winner = results.index(None)
        assert (await bodies(store, table.id))[0] == f"o{winner}"
        row = await store.row(table.id)
        assert row is not None
        assert row.seats[0].name == str(winner), "all of a change or nothing"

    kept.use(use)


@pytest.mark.few(1)
def test_many_changes_share_a_commit_and_one_that_fails_fails_alone(kept: Kept) -> None:
    async def use(store: Store) -> None:
        tables = [laid() for _ in range(50)]
        await asyncio.gather(*[store.make(table, []) for table in tables])
        epochs = [await led(store, table.id) for table in tables]
        for number in range(10):
            changes = [store.append(row.id, epoch, number, ply()) for row, epoch in zip(tables, epochs)]
            wrong = [store.append(tables[0].id, 0, number, ply()), store.append("nowhere", 1, 0, ply())]
            results = await asyncio.gather(*changes, *wrong, return_exceptions=True)
            assert results[:50] == [None] * 50
            assert [type(result) for result in results[50:]] == [NotOwner, NotOwner]
        assert all([len(await store.journal(table.id)) == 10 for table in tables])

    kept.use(use)


def test_a_table_has_one_rematch(kept: Kept) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        await store.append(table.id, epoch, 0, Change(rematch="one"))
        with pytest.raises(Conflict):
            await store.append(table.id, epoch, 0, Change([Entry("chat", 0, "hm")], rematch="other"))
        row = await store.row(table.id)
        assert row is not None
        assert row.rematch == "one"
        assert await store.journal(table.id) == []

    kept.use(use)


def test_whoever_stops_waiting_disturbs_nobody(kept: Kept) -> None:
    """A request that is cancelled once took the thread with it that writes for all."""

    async def use(store: Store) -> None:
        tables = [laid() for _ in range(8)]
        for table in tables:
            await store.make(table, [])
        epochs = [await led(store, table.id) for table in tables]
        waiting = [asyncio.create_task(store.append(row.id, epoch, 0, ply())) for row, epoch in zip(tables, epochs)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [True, False] * 4
        for row, epoch in zip(tables, epochs):
            await store.append(row.id, epoch, len(await store.journal(row.id)), ply("later"))
            assert (await bodies(store, row.id))[-1] == "later"

    kept.use(use)


# Which server leads a table


def test_one_server_leads_a_table_until_its_lease_is_out(kept: Kept) -> None:
    async def use(one: Store, two: Store) -> None:
        table = laid()
        await one.make(table, [])
        assert await two.owner(table.id) is None
        mine = await one.claim(table.id)
        assert mine.server == one.server
        assert await two.claim(table.id) == mine == await two.owner(table.id)
        assert {server.address for server in await two.servers()} == {"server-0:1", "server-1:1"}
        await one.renew(-1)
        assert await two.owner(table.id) is None
        assert await two.servers() == [two.server]
        theirs = await two.claim(table.id)
        assert (theirs.server, theirs.epoch) == (two.server, mine.epoch + 1)
        await one.renew()
        assert await one.claim(table.id) == theirs

    kept.use(use, servers=2)


def test_a_server_that_slept_and_wakes_cannot_write(kept: Kept) -> None:
    async def use(sleeper: Store, other: Store) -> None:
        table = laid()
        await sleeper.make(table, [])
        old = await led(sleeper, table.id)
        await sleeper.append(table.id, old, 0, ply("before"))
        await sleeper.renew(-1)
        new = await led(other, table.id)
        with pytest.raises(NotOwner):
            await sleeper.append(table.id, old, 1, ply("asleep"))
        await other.append(table.id, new, 1, ply("after"))
        with pytest.raises(NotOwner):
            await sleeper.append(table.id, old, 2, ply("asleep"))
        with pytest.raises(NotOwner):
            await sleeper.append(table.id, new, 2, ply("with a number that it heard of"))
        with pytest.raises(NotOwner):
            await sleeper.append(table.id, old, 2, Change(over=True))
        assert await bodies(other, table.id) == ["before", "after"]
        row = await other.row(table.id)
        assert row is not None
        assert not row.over

    kept.use(use, servers=2)


def test_a_lease_that_is_out_does_not_matter_as_long_as_nobody_claims(kept: Kept) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        await store.renew(-1)
        await store.append(table.id, epoch, 0, ply())
        assert await bodies(store, table.id) == ["o7"]

    kept.use(use)


def test_who_wakes_can_ask_what_it_still_leads(kept: Kept) -> None:
    async def use(sleeper: Store, other: Store) -> None:
        tables = [laid() for _ in range(4)]
        for table in tables:
            await sleeper.make(table, [])
        epochs = {table.id: await led(sleeper, table.id) for table in tables}
        assert await sleeper.still_led(epochs) == set(epochs)
        await sleeper.renew(-1)
        await led(other, tables[0].id)
        await sleeper.renew()
        await sleeper.release(tables[1].id, epochs[tables[1].id])
        await led(sleeper, tables[2].id)
        assert await sleeper.still_led(epochs) == {tables[3].id}
        assert await other.still_led(epochs) == set()

    kept.use(use, servers=2)


def test_to_claim_again_is_to_begin_anew(kept: Kept) -> None:
    """Of two tasks for one table in one server the older cannot write."""

    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        old, new = await led(store, table.id), await led(store, table.id)
        assert new > old
        with pytest.raises(NotOwner):
            await store.append(table.id, old, 0, ply())
        await store.append(table.id, new, 0, ply())

    kept.use(use)


def test_what_is_released_is_free_at_once(kept: Kept) -> None:
    async def use(one: Store, two: Store) -> None:
        table = laid()
        await one.make(table, [])
        epoch = await led(one, table.id)
        await one.release(table.id, epoch - 1)
        assert await two.owner(table.id) is not None, "that was another claim"
        await two.release(table.id, epoch)
        assert await two.owner(table.id) is not None, "it is not theirs"
        await one.release(table.id, epoch)
        assert await two.owner(table.id) is None
        with pytest.raises(NotOwner):
            await one.append(table.id, epoch, 0, ply())
        assert await led(two, table.id) > epoch

    kept.use(use, servers=2)


def test_a_server_that_closes_gives_up_all_its_tables(kept: Kept) -> None:
    tables = [laid() for _ in range(3)]

    async def use(store: Store) -> None:
        async with kept.store("another:1") as other:
            for table in tables:
                await other.make(table, [])
                await led(other, table.id)
        for table in tables:
            await led(store, table.id)

    kept.use(use)


def test_whoever_comes_to_the_address_of_a_dead_server_leads_its_tables_at_once(kept: Kept) -> None:
    async def use(dead: Store) -> None:
        table = laid()
        await dead.make(table, [])
        epoch = await led(dead, table.id)
        async with kept.store("elsewhere:1") as other:
            assert (await other.claim(table.id)).server == dead.server
        async with kept.store(dead.server.address) as heir:
            assert await led(heir, table.id) > epoch
            with pytest.raises(NotOwner):
                await dead.append(table.id, epoch, 0, ply())

    kept.use(use)


def test_of_many_that_claim_at_once_one_leads(kept: Kept) -> None:
    async def use(*stores: Store) -> None:
        for _ in range(5):
            table = laid()
            await stores[0].make(table, [])
            owners = await asyncio.gather(*[store.claim(table.id) for store in stores])
            assert len({owner.server.id for owner in owners}) == 1
            assert {owner.epoch for owner in owners} == {1}

    kept.use(use, servers=4)


def test_whoever_takes_over_has_read_all_that_was_acknowledged(kept: Kept) -> None:
    """However the claim falls between the other's appends."""

    async def use(one: Store, two: Store) -> None:
        for turn in range(6):
            table = laid()
            await one.make(table, [])
            epoch = await led(one, table.id)
            acknowledged: list[str] = []

            async def play(table: str, epoch: int, acknowledged: list[str]) -> None:
                while True:
                    body = f"o{len(acknowledged)}"
                    await one.append(table, epoch, len(acknowledged), ply(body))
                    acknowledged.append(body)

            playing = asyncio.create_task(play(table.id, epoch, acknowledged))
            while len(acknowledged) < 3 * turn:
                await asyncio.sleep(0)
            await one.renew(-1)
            await led(two, table.id)
            found = await bodies(two, table.id)
            with pytest.raises(NotOwner):
                await playing
            assert acknowledged == found
            assert await bodies(two, table.id) == found
            await one.renew()

    kept.use(use, servers=2)


# Cups


def test_cups_come_back(kept: Kept) -> None:
    entrants = {"france": Entrant("person", "Zoë", token="a"), "italy": Entrant("free")}
    row = CupRow("cup", "worldwide_football", {"x": 1}, False, "france", entrants, bytes(SEED_BYTES))
    entries: list[CupEntry] = [
        Took("italy", Entrant("bot", level="casual")),
        Laid(0, "table", "italy"),
        Ended(0, Score((1, 0), winner=0)),
    ]

    async def write(store: Store) -> None:
        await store.make_cup(row)
        with pytest.raises(Conflict):
            await store.make_cup(row)
        await store.append_to_cup("cup", 0, [entries[0]])
        with pytest.raises(Conflict):
            await store.append_to_cup("cup", 0, [entries[1]])
        await store.append_to_cup("cup", 1, entries[1:])

    async def read(store: Store) -> None:
        assert await store.cup("cup") == (row, entries)
        assert await store.cup("none") is None
        assert await store.cup("no\0ne") is None

    kept.use(write, read)


# Users' files


def own(number: int, game: str = "artropp") -> FileRow:
    return FileRow(f"{number:04x}", game, f"{number}.toml", f"mine {number}", str(number).encode())


async def left(store: Store, many: int) -> list[int]:
    return [number for number in range(many) if await store.file(f"{number:04x}") is not None]


def test_files_come_back_as_they_were_kept(kept: Kept) -> None:
    async def use(store: Store) -> None:
        for number in range(3):
            await store.keep_file(own(number), 10)
        assert await store.file("0001") == own(1)
        assert await store.file_named("artropp", "mine 2") == own(2)
        assert await store.file_named("ubongo", "mine 2") is None
        assert await store.file_named("ubongo", "\0") is None
        assert await store.file("00ff") is None
        assert await store.file("00\0") is None
        table = laid(own="0001")
        await store.make(table, [])
        assert (await store.row(table.id)) == table

    kept.use(use)


def test_of_the_files_that_no_table_uses_only_some_stay(kept: Kept) -> None:
    async def use(store: Store) -> None:
        await store.keep_file(own(0), 3)
        await store.make(laid(own="0000"), [])
        for number in range(1, 6):
            await store.keep_file(own(number), 3)
        stayed = await left(store, 6)
        assert stayed[0] == 0, "a table is played with it"
        assert stayed[-1] == 5, "the newest"
        assert len(stayed) == 4

    kept.use(use)


@pytest.mark.few(1)
def test_unused_files_are_bounded_in_all(kept: Kept) -> None:
    async def use(store: Store) -> None:
        for number in range(USUAL.unused_files + 5):
            await store.keep_file(own(number), USUAL.unused_files)
        assert len(await left(store, USUAL.unused_files + 5)) == USUAL.unused_files

    kept.use(use)


def test_files_that_no_table_uses_are_swept_when_they_are_old(kept: Kept) -> None:
    async def use(store: Store) -> None:
        for number in range(4):
            await store.keep_file(own(number), 10)
        await store.make(laid(own="0002"), [])
        kept.sql("UPDATE files SET made = made - 100 WHERE id IN ('0001', '0002')")
        await store.sweep_files(50)
        assert await left(store, 4) == [0, 2, 3]
        await store.keep_file(own(0), 10)
        await store.sweep_files(-10)
        assert await left(store, 4) == [2]

    kept.use(use)


def test_no_table_is_laid_with_a_file_that_is_gone(kept: Kept) -> None:
    async def use(store: Store) -> None:
        table = laid(own="0001")
        with pytest.raises(Conflict):
            await store.make(table, [])
        assert await store.row(table.id) is None, "all of it or nothing"

    kept.use(use)


def test_a_file_is_not_swept_from_under_a_table_that_is_being_laid(kept: Kept) -> None:
    async def use(*stores: Store) -> None:
        for number in range(12):
            await stores[0].keep_file(own(number), 100)
            table = laid(own=f"{number:04x}")
            made, _ = await asyncio.gather(
                stores[0].make(table, []), stores[1].sweep_files(-10), return_exceptions=True
            )
            there = await stores[0].row(table.id) is not None
            assert there == (made is None)
            assert (await stores[0].file(table.own) is not None) == there

    kept.use(use, servers=2)


# Limits


def test_a_limit_holds_for_all_servers_together(kept: Kept) -> None:
    async def use(one: Store, two: Store) -> None:
        stores = [one, two] * 3
        taken = [await store.spend("tables", "192.0.2.1", 4, 0.001) for store in stores]
        assert taken == [True] * 4 + [False] * 2
        assert await two.spend("tables", "192.0.2.2", 4, 0.001)
        assert await two.spend("records", "192.0.2.1", 4, 0.001)
        assert await one.spend("quick", "192.0.2.1", 1, 1e9)
        assert await two.spend("quick", "192.0.2.1", 1, 1e9), "it fills again with time"
        many = await asyncio.gather(*[store.spend("race", "192.0.2.1", 10, 0.001) for store in [one, two] * 10])
        assert sum(many) == 10

    kept.use(use, servers=2)


def test_what_is_old_is_told_and_removed_with_all_that_belongs_to_it(kept: Kept) -> None:
    gone, stays = laid(SeatRow("bot")), laid(SeatRow("bot"))
    cup = CupRow("cup", "worldwide_football", {}, False, "france", {}, bytes(SEED_BYTES))

    async def forget(store: Store) -> None:
        for table in (gone, stays):
            await store.make(table, [Entry("ply", 0, "a")])
        await store.make_cup(cup)
        epoch = await led(store, gone.id)
        assert (await store.old(3600)).tables == []
        old = await store.old(-3600)
        assert {(table.id, table.game, table.over) for table in old.tables} == {
            (table.id, table.game, False) for table in (gone, stays)
        }
        assert old.cups == [cup.id]
        await store.remove([gone.id, "no such table"], old.cups)
        assert await store.row(gone.id) is None
        assert await store.journal(gone.id) == []
        assert await store.cup(cup.id) is None
        assert await store.journal(stays.id) == [Entry("ply", 0, "a")]
        with pytest.raises(NotOwner):
            await store.append(gone.id, epoch, 1, ply("b"))

    kept.use(forget)


def test_servers_agree_on_what_the_first_one_said(kept: Kept) -> None:
    async def use(one: Store, two: Store) -> None:
        said = await asyncio.gather(one.agree("word", "first"), two.agree("word", "second"))
        assert said[0] == said[1] in ("first", "second")
        assert await two.agree("word", "third") == said[0]

    kept.use(use, servers=2)


def test_a_server_says_where_others_reach_it(kept: Kept) -> None:
    async def use(one: Store) -> None:
        other = open_store(kept.place, "http://other/", door="10.0.0.2:8739", shared=True)
        await other.open()
        await other.make(row := laid(), [])
        await other.claim(row.id)
        owner = await one.owner(row.id)
        assert owner is not None
        assert owner.server == other.server
        assert (owner.server.address, owner.server.door) == ("http://other/", "10.0.0.2:8739")
        assert other.server in await one.servers()
        await other.close()

    kept.use(use)
