"""Two servers with one store: whatever they do at once, there is one table, one journal and one person at a seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest

from tablee.server.bots import Bots
from tablee.server.lobby import Lobby
from tablee.server.neighbours import Neighbours
from tablee.server.pages import Page
from tablee.server.problems import Elsewhere, Problem
from tablee.server.protocol import NewTable, SeatWish
from tablee.server.settings import Settings
from tablee.server.store import open_store
from tests.server.house import PATIENCE, House
from tests.server.postgresql import Cluster
from tests.server.store.kept import Kept
from tests.server.store.kept import kept as new_kept

WISH = NewTable("artropp", [SeatWish("person"), SeatWish("person"), SeatWish("free")], visibility="open")


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest) -> Kept:
    return new_kept(request, request.param)


@asynccontextmanager
async def lobby(kept: Kept, address: str) -> AsyncIterator[Lobby]:
    settings = Settings(store=kept.place, address=address, lease=60.0)
    opened = Lobby(settings, open_store(kept.place, address, door=address, shared=True), Bots(1))
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()


def together(kept: Kept, use: Callable[[Lobby, Lobby], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with AsyncExitStack() as stack:
            lobbies = [await stack.enter_async_context(lobby(kept, f"server-{n}:1")) for n in range(2)]
            await use(lobbies[0], lobbies[1])

    asyncio.run(asyncio.wait_for(whole(), PATIENCE))


def test_a_table_is_led_by_one_of_them_and_the_other_knows_by_which(kept: Kept) -> None:
    async def use(one: Lobby, two: Lobby) -> None:
        made = await one.make(WISH)
        assert [row.id for row in await two.store.listed(10)] == [made.table]
        table = await one.find(made.table)
        with pytest.raises(Elsewhere) as elsewhere:
            await two.find(made.table)
        assert elsewhere.value.door == "server-0:1"
        assert elsewhere.value.status == 503
        await table.close()
        assert (await two.find(made.table)).row.id == made.table

    together(kept, use)


def test_one_seat_is_not_given_to_two_people(kept: Kept) -> None:
    """The first server sleeps beyond its lease, and wakes when the seat is taken at the second."""

    async def use(sleeper: Lobby, other: Lobby) -> None:
        made = await sleeper.make(WISH)
        asleep = await sleeper.find(made.table)
        await sleeper.store.renew(-1)
        key = await (await other.find(made.table)).join("Camille", "192.0.2.1")
        assert key.seat == 2
        with pytest.raises(Problem):
            await asleep.join("Dominique", "192.0.2.2")
        await sleeper.store.renew()
        for server in (sleeper, other):
            row = await server.row(made.table)
            assert row.seats[2].name == "Camille"
        with pytest.raises(Elsewhere):
            await sleeper.find(made.table)

    together(kept, use)


def test_whoever_looks_on_at_a_server_that_slept_is_sent_to_the_one_that_leads(kept: Kept) -> None:
    """He would wait for moves that are made elsewhere."""

    async def use(sleeper: Lobby, other: Lobby) -> None:
        lost, stays = [(await sleeper.make(WISH)).table for _ in range(2)]
        pages = {name: Page([], None) for name in (lost, stays)}
        for name, page in pages.items():
            (await sleeper.find(name)).enter(page, time.monotonic())
            await page.outbox.get()
        await sleeper.renew()
        await sleeper.store.renew(-1)
        await other.find(lost)
        await sleeper.renew()
        assert await pages[lost].outbox.get() is None, "it comes back, and to the other server"
        assert pages[stays].outbox.empty()
        assert not pages[stays].is_cut_off
        with pytest.raises(Elsewhere):
            await sleeper.find(lost)

    together(kept, use)


def test_many_who_join_at_both_servers_at_once_get_one_seat(kept: Kept) -> None:
    async def use(one: Lobby, two: Lobby) -> None:
        made = await one.make(WISH)

        async def join(server: Lobby, name: str) -> object:
            return await (await server.find(made.table)).join(name, name)

        asked = [join(server, f"{place} {number}") for number in range(4) for place, server in zip("ab", (one, two))]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(result, Exception) for result in results) == 1
        assert all(isinstance(result, Problem) for result in results if isinstance(result, Exception))

    together(kept, use)


def test_new_tables_are_counted_by_all_servers_together(own_house: House, cluster: Cluster) -> None:
    own_house.settings |= {"store": cluster.new_place(), "new_tables": {"burst": 3, "per_second": 0.001}}
    own_house.start()
    wish = {"game": "artropp", "seats": [{"kind": "bot"}] * 3}
    assert [own_house.ask("POST", "/api/tables", json=wish).status_code for _ in range(2)] == [201] * 2
    own_house.restart()  # whatever this process remembered is gone
    assert [own_house.ask("POST", "/api/tables", json=wish).status_code for _ in range(2)] == [201, 429]


@pytest.mark.parametrize(
    ("doors", "complaints"), [(("10.0.0.2:8739", "10.0.0.3:8739"), 0), (("127.0.0.1:1", "10.0.0.3:8739"), 1)]
)
def test_a_server_that_others_cannot_reach_is_told_so(
    kept: Kept, doors: tuple[str, str], complaints: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        stores = [open_store(kept.place, door, door=door, shared=True) for door in doors]
        for machine, store in zip(("here", "there"), stores):
            store.server = msgspec.structs.replace(store.server, machine=machine)
            await store.open()
            await Neighbours(store, 10.0).open()
        for store in stores:
            await store.close()

    asyncio.run(use())
    assert caplog.messages == ["servers on two machines need the setting address"] * complaints
