"""A page may come to any server of a store: real servers, each a process of its own, pass it through to one another."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.games import find_game
from tablee.server import lease
from tablee.server.arrivals import ARRIVED, Heard
from tablee.server.neighbours import LONGEST_HEAD, SECRET, passed_on, received
from tablee.server.store import ServerRow, open_store
from tests.server.house import NO_TLS, PATIENCE, Guest, House, Made, evening
from tests.server.postgresql import Cluster

Street = Callable[..., list[House]]
CUP = find_game("worldwide_football").cup
assert CUP is not None
TEAMS = CUP.teams
LEASE = 3.0
"""Seconds: short, where a test waits until it is out, and longer than a busy machine keeps a server waiting."""


@pytest.fixture
def street(tmp_path: Path, cluster: Cluster) -> Iterator[Street]:
    """Some servers with one store."""
    houses: list[House] = []

    def build(count: int, **settings: Any) -> list[House]:
        place = cluster.new_place()
        for number in range(count):
            folder = tmp_path / str(number)
            folder.mkdir()
            houses.append(House(folder, store=place, admin=str(folder / "admin"), **settings))
            houses[-1].start()
        return houses

    yield build
    for house in houses:
        assert house.process is not None
        if house.process.poll() is None:
            assert house.stop() == 0
        assert "Traceback" not in house.log.read_text()


def at(house: House, made: Made) -> Made:
    """The same table, seen from another server."""
    keys = [{"seat": seat, "token": token} for seat, token in made.keys.items()]
    return Made(house, {"table": made.id, "keys": keys})


def doors(house: House) -> dict[str, str]:
    """Where servers come in, by where people do."""
    return {row.address: row.door for row in asyncio.run(_servers(house.settings["store"]))}


async def _servers(place: str) -> list[ServerRow]:
    store = open_store(place, "nobody")
    await store.open()
    try:
        return await store.servers()
    finally:
        await store.close()


def asked(*pages: Guest) -> tuple[Guest, int]:
    """Whose turn it is."""
    return next((page, seat) for page in pages for seat in page.welcome["mine"] if page.is_asked(seat))


async def one_move(*pages: Guest) -> None:
    """Whoever is asked moves, and everybody sees it."""
    ply = max(page.situation["ply"] for page in pages)
    for page in pages:
        await page.see_ply(ply)
    page, seat = asked(*pages)
    assert (await page.play(seat))["type"] == "done"
    for other in pages:
        await other.see_ply(ply + 1)


@pytest.mark.slow
def test_people_at_three_servers_play_one_game(street: Street) -> None:
    one, two, three = street(3)
    made = one.make("person Ada", "person Bo", "person Cy")

    async def play() -> None:
        pages = [await at(house, made).sit(seat) for seat, house in enumerate((one, two, three))]
        for _ in range(12):
            await one_move(*pages)
        await pages[1].send("say", seat=1, text="here is Bo")
        for page in pages:
            await page.wait(lambda page=page: any(heard["type"] == "said" for heard in page.heard))  # type: ignore[misc]
        for house in (one, two, three):
            info = await asyncio.to_thread(house.get, made.path())
            assert [(seat["name"], seat["present"]) for seat in info["seats"]] == [
                ("Ada", True),
                ("Bo", True),
                ("Cy", True),
            ]
        await pages[1].leave()
        await pages[0].wait(lambda: not pages[0].seats[1]["present"])
        back = await at(three, made).sit(1)
        await pages[0].wait(lambda: pages[0].seats[1]["present"])
        assert back.situation["ply"] == pages[0].situation["ply"]

    evening(play())


@pytest.mark.slow
def test_whoever_joins_at_any_server_gets_a_seat_once_and_refusals_are_told_as_they_are(street: Street) -> None:
    one, two = street(2)
    made = one.make("person", "free", visibility="open", game="rugby_champion")

    async def play() -> None:
        await made.sit(0)
        answer = await asyncio.to_thread(two.ask, "POST", made.path("/join"), json={"name": "Zoé"})
        assert answer.status_code == 201, answer.text
        assert answer.json()["seat"] == 1
        again = await asyncio.to_thread(two.ask, "POST", made.path("/join"), json={"name": "Zoé"})
        here = await asyncio.to_thread(one.ask, "POST", made.path("/join"), json={"name": "Zoé"})
        assert (again.status_code, again.json()) == (here.status_code, here.json())
        assert again.status_code == 409
        assert [table["table"] for table in two.get("/api/tables")] == [made.id]
        no_table = await asyncio.to_thread(two.ask, "POST", "/api/tables/nowhere/join", json={"name": "Zoé"})
        assert no_table.status_code == 404

    evening(play())


def test_a_table_whose_server_was_killed_is_taken_over_when_its_lease_is_out(street: Street) -> None:
    one, two = street(2, lease=LEASE)
    made = one.make("person", "person", "person")

    async def play() -> None:
        page = await made.sit(0, 1, 2)
        passed = await at(two, made).sit()
        await one_move(page)
        ply = page.situation["ply"]
        await passed.see_ply(ply)
        await asyncio.to_thread(one.kill)
        await passed.wait(lambda: passed.closed is not None)
        assert passed.closed == 4500
        back = await at(two, made).sit(0, 1, 2)
        assert back.situation["ply"] == ply
        await one_move(back)

    evening(play())


@pytest.mark.slow
def test_a_server_that_slept_beyond_its_lease_cannot_write_and_sends_its_pages_on(street: Street) -> None:
    one, two = street(2, lease=LEASE)
    made = one.make("person", "person", "person")

    async def play() -> None:
        stayed = await made.sit(0, 1, 2)
        with one.asleep():
            awake = await at(two, made).sit(0, 1, 2)
            await one_move(awake)
            await one_move(awake)
            _, seat = asked(stayed)
            message = {
                "type": "play",
                "id": "too-late",
                "seat": seat,
                "move": stayed.situation["legal"][str(seat)][0],
                "ply": stayed.situation["ply"],
            }
            await stayed.socket.send(json.dumps(message))
        await stayed.wait(lambda: stayed.closed is not None)
        assert stayed.closed == 4500
        assert not any(heard["type"] == "done" and heard["id"] == "too-late" for heard in stayed.heard)
        again = await made.sit(0, 1, 2)
        assert again.situation["ply"] == awake.situation["ply"]
        await one_move(again, awake)

    evening(play())


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_leaves_its_tables_to_the_others_at_once(street: Street) -> None:
    one, two = street(2, lease=60.0)
    made = one.make("person", "person", "person")

    async def play() -> None:
        await made.sit(0)
        passed = await at(two, made).sit(1)
        assert await asyncio.to_thread(one.stop) == 0
        await passed.wait(lambda: passed.closed is not None)
        assert passed.closed == 4500
        back = await at(two, made).sit(0, 1, 2)
        await one_move(back)

    evening(play())


@pytest.mark.slow
def test_what_is_made_at_one_server_is_there_at_all(street: Street) -> None:
    one, two = street(2)
    entrants = {team: {"kind": "free"} for team in TEAMS} | {"france": {"kind": "person", "name": "Zoé"}}
    wish = {"game": "worldwide_football", "host": "france", "entrants": entrants}
    cup = one.ask("POST", "/api/cups", json=wish).json()["cup"]
    free = next(team for team in TEAMS if team != "france")
    joined = two.ask("POST", f"/api/cups/{cup}/join", json={"team": free, "name": "Max"})
    assert joined.status_code == 201, joined.text
    for house in (one, two):
        names = {entrant["team"]: entrant["name"] for entrant in house.get(f"/api/cups/{cup}")["entrants"]}
        assert (names["france"], names[free]) == ("Zoé", "Max")
    own = one.ask("GET", "/api/games/artropp/file").content
    kept = one.ask("POST", "/api/games/artropp/files?name=mine.toml", content=own).json()["file"]["own"]
    table = two.ask("POST", "/api/tables", json={"game": "artropp", "seats": [{"kind": "bot"}] * 3, "own": kept})
    assert table.status_code == 201, table.text
    assert one.get(f"/api/tables/{table.json()['table']}")["file"]["own"] == kept


@pytest.mark.slow
def test_an_operator_speaks_to_one_server_and_all_of_them_hear(street: Street) -> None:
    """A ban too: a page's address travels with it."""
    one, two = street(2, trusted_proxies=["127.0.0.1"])
    made = one.make("person", "person", "person")

    def operate(**command: Any) -> Any:
        """By the socket of the server that does not lead the table."""
        with socket.socket(socket.AF_UNIX) as door:
            door.connect(two.settings["admin"])
            door.sendall(json.dumps(command).encode() + b"\n")
            return json.loads(door.makefile().readline())

    async def play() -> None:
        page = await made.sit(0)
        listed = await asyncio.to_thread(operate, what="list")
        assert [table["table"] for table in listed["answer"]["tables"]] == [made.id]
        looked = await asyncio.to_thread(operate, what="look", table=made.id)
        assert looked["answer"]["plies"] == page.situation["ply"]
        assert "error" not in await asyncio.to_thread(operate, what="close", table=made.id)
        await page.wait(page.is_over)
        stranger = await connect(
            f"ws://127.0.0.1:{two.port}{made.path('/socket')}",
            additional_headers={"x-forwarded-for": "192.0.2.7"},
            proxy=None,
        )
        await stranger.send('{"type":"hello","tokens":[]}')
        await stranger.recv()
        assert (await asyncio.to_thread(operate, what="ban", address="192.0.2.7"))["answer"] == 1
        await asyncio.wait_for(stranger.wait_closed(), PATIENCE)
        assert page.closed is None

    evening(play())


def test_nobody_but_a_server_comes_in_by_the_other_door(street: Street) -> None:
    one, two = street(2)
    made = one.make("person", "person", "person")
    door = doors(two)[f"http://localhost:{one.port}/"]
    for headers in ({}, {"x-tablee-secret": "guessed", "x-tablee-client": "192.0.2.1"}):
        answer = httpx.get(f"http://{door}/api/tables/{made.id}", headers=headers, **NO_TLS)
        assert (answer.status_code, answer.content) == (403, b"")

    async def knock() -> None:
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{door}/api/tables/{made.id}/socket", proxy=None)

    evening(knock())


@pytest.mark.slow
def test_the_secret_of_the_servers_opens_their_own_door_only(street: Street, cluster: Cluster) -> None:
    one, two = street(2, requests={"burst": 0, "per_second": 0})
    made = one.make("person", "person", "person")
    place = one.settings["store"]
    secret = cluster.ask(f"SELECT value FROM notes WHERE key = '{SECRET}'", place.rpartition("search_path=")[2])
    headers = {"x-tablee-secret": secret, "x-tablee-client": "192.0.2.1", "host": "evil.example.org"}
    door = doors(two)[f"http://localhost:{one.port}/"]
    assert httpx.get(f"http://{door}{made.path()}", headers=headers, **NO_TLS).status_code == 200
    assert one.ask("GET", made.path(), headers=headers).json()["key"] == "error-host"


def test_a_message_that_was_passed_on_counts_from_when_it_arrived() -> None:
    heard = Heard("1 2 3 {}", arrived=100.0, noise=3, is_message=True)
    there = received({"text": passed_on(heard, now=100.25), ARRIVED: 7000.0}, now=7001.0)
    assert there == Heard("1 2 3 {}", arrived=6999.75, noise=3, is_message=True)
    assert received({"bytes": b"", ARRIVED: 7000.0}, now=7001.0) is None, "noise between servers is nobody's"
    longest = passed_on(Heard("", arrived=0.0, noise=10**9, is_message=True), now=1e9)
    assert len(longest) <= LONGEST_HEAD


def test_a_lease_is_out_here_before_it_is_out_in_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [50.0]
    monkeypatch.setattr(lease, "now", lambda: clock[0])
    ours = lease.Lease(10.0)
    assert ours.left() == 0
    with ours.renewed():
        clock[0] += 3  # the store takes its time to answer
    assert ours.left() == 7
    with pytest.raises(OSError, match="gone"), ours.renewed():
        raise OSError("gone")
    clock[0] += 7
    assert ours.left() == 0
