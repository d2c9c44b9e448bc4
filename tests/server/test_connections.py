"""Connections that say nothing, say it slowly, or do not listen: none of them keeps anybody else out."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import connect

from tablee.server.connections import Connections
from tablee.server.limits import Gate, neighbourhood
from tablee.server.pages import Page
from tablee.server.problems import Problem
from tablee.server.proxies import BadProxy, Proxies
from tablee.server.settings import Rate, Settings
from tests.server.house import PATIENCE, House, evening
from tests.server.rooms import Room, in_room, people

CROWD = """
import resource, socket, sys
from contextlib import suppress

port, many = int(sys.argv[1]), int(sys.argv[2])
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
crowd = []
for _ in range(many):
    silent = socket.socket()
    silent.settimeout(5)
    with suppress(OSError):
        silent.connect(("127.0.0.1", port))
    crowd.append(silent)
print("there", flush=True)
sys.stdin.read()
"""
"""Comes, says nothing, and stays until it is told to go."""
SILENT = 1100


@contextmanager
def crowd(house: House, many: int) -> Iterator[None]:
    command = [sys.executable, "-c", CROWD, str(house.port), str(many)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "there\n"
        try:
            yield
        finally:
            process.communicate()


def open_files_allowed(house: House) -> int:
    assert house.process is not None
    limits = Path(f"/proc/{house.process.pid}/limits").read_text()
    return int(next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3])


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("files", "settings"),
    [
        ((1024, 1024), {}),
        ((256, 256), {}),
        ((1024, 4096), {"connections_per_address": 256}),
    ],
)
def test_a_silent_crowd_shuts_nobody_out(tmp_path: Path, files: tuple[int, int], settings: dict[str, Any]) -> None:
    """The crowd is larger than the usual limit of files, and nobody in it ever says a word."""
    house = House(tmp_path, files=files, head_within=3600.0, **settings).start()

    async def play() -> None:
        made = house.make("person", "person", "bot")
        guests = [await made.sit(seat) for seat in (0, 1)]
        with crowd(house, SILENT):
            assert house.ask("GET", "/api/health").status_code == 200
            late = await made.sit()
            asked = guests[0].situation["waiting"][0]
            assert (await guests[asked].play(asked))["type"] == "done"
            assert late.welcome["mine"] == []

    evening(play())
    assert open_files_allowed(house) == files[1]
    assert house.stop() == 0
    assert house.log.read_text() == ""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A server that waits for nothing."""
    house = House(tmp_path, head_within=0.2, body_within=0.2, hello_within=0.2, unread_within=0.2).start()
    yield house
    assert house.stop() == 0
    assert house.log.read_text() == ""


def heard(client: socket.socket) -> bytes:
    """Everything until the other side ends it."""
    client.settimeout(PATIENCE)
    text = b""
    while more := client.recv(65536):
        text += more
    return text


HEAD = "POST {} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n"


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "begun",
    [
        "GET /api/hea",
        "GET /api/health HTTP/1.1\r\nhost: localhost\r\n",
        HEAD.format("/api/tables", 50),
        HEAD.format("/api/tables", 50) + '\r\n{"game": "artr',
        HEAD.format("/api/records", 5000) + "\r\ntablee record 1",
        HEAD.format("/api/games/artropp/files", 5000) + "\r\nx",
        HEAD.format("/api/tables", 50).replace("content-length: 50", "transfer-encoding: chunked") + "\r\n5\r\n{   ",
    ],
)
def test_a_request_that_does_not_come_to_its_end_is_ended(hasty: House, begun: str) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as client:
        client.sendall(begun.encode())
        head, _, body = heard(client).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert json.loads(body)["key"] == "error-too-slow"


def test_a_byte_now_and_then_is_no_excuse(hasty: House) -> None:
    """The deadline is that of the whole head: another byte does not put it off, on a second request neither."""
    request = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n"
    with socket.create_connection(("127.0.0.1", hasty.port)) as client:
        client.sendall(request + b"\r\n")
        assert client.recv(65536).startswith(b"HTTP/1.1 200")
        client.sendall(request)
        drip(client)


def test_a_body_that_nobody_wants_is_not_waited_for(hasty: House) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as client:
        client.sendall(HEAD.format("/api/nothing", 50_000).encode() + b"\r\n")
        assert client.recv(65536).startswith(b"HTTP/1.1 4")
        drip(client)


def drip(client: socket.socket) -> None:
    """Send one byte after the other until the other side has had enough."""
    client.settimeout(0.02)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            client.sendall(b"a")
            if not client.recv(65536):
                return
        except TimeoutError:
            continue
        except ConnectionError:
            return
    raise AssertionError("it waits for ever")


def test_whoever_says_nothing_is_seen_off(hasty: House) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as client:
        assert heard(client) == b""


def test_a_socket_without_a_hello_is_closed(hasty: House) -> None:
    async def play() -> None:
        made = hasty.make("person", "bot", "bot")
        silent = await connect(f"ws://127.0.0.1:{hasty.port}/api/tables/{made.id}/socket", proxy=None)
        await asyncio.wait_for(silent.wait_closed(), PATIENCE)
        assert silent.close_code == 4400
        assert (await made.sit(0)).welcome["mine"] == [0]

    evening(play())


@pytest.mark.slow
def test_whoever_does_not_read_is_cut_off(hasty: House) -> None:
    """It asks for more than the system keeps for it and never takes it; keeping alive does not help it."""
    request = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", hasty.port))
        client.settimeout(PATIENCE)
        with pytest.raises(ConnectionError):
            client.sendall(request * 100_000)


# What is counted, and with whom


def test_one_address_is_refused_more_than_its_share(tmp_path: Path) -> None:
    house = House(tmp_path, connections_per_address=3).start()

    async def play() -> None:
        made = house.make("person", "bot", "bot")
        for _ in range(3):
            await made.sit(0)
        with socket.create_connection(("127.0.0.1", house.port)) as fourth:
            head, _, body = heard(fourth).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ")
        assert json.loads(body)["key"] == "error-too-many-connections"
        with socket.create_connection(("127.0.0.1", house.port), source_address=("127.0.0.2", 0)) as other:
            other.sendall(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert heard(other).startswith(b"HTTP/1.1 200 ")

    evening(play())
    assert house.stop() == 0


class Line(asyncio.Transport):
    """A connection of which only the ends matter."""

    def __init__(self, address: str, unread: int = 0) -> None:
        super().__init__({"peername": (address, 4711)})
        self.unread = unread
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_aborted = True


def doors(proxies: tuple[str, ...] = (), **settings: Any) -> Connections:
    return Connections(Settings(store="", **settings), Proxies(proxies), files=1000)


def test_the_longest_silent_gives_way_wherever_it_comes_from() -> None:
    """Many addresses with a few connections each: the bound for all together counts."""
    open_doors = doors(connections=20)
    lines = [Line(f"192.0.2.{number}") for number in range(20)]
    assert all(open_doors.admit(line) for line in lines)
    open_doors.speaks(lines[0])
    assert open_doors.admit(Line("198.51.100.1"))
    assert [line.is_aborted for line in lines[:3]] == [False, True, False]
    open_doors.speaks(lines[2])
    open_doors.falls_silent(lines[2])
    for number in range(18):
        assert open_doors.admit(Line(f"198.51.100.{number + 2}"))
    assert [line.is_aborted for line in lines[:4]] == [False, True, False, True]
    assert len(open_doors) == 20


def test_where_all_speak_a_newcomer_has_to_wait() -> None:
    open_doors = doors(connections=20)
    lines = [Line(f"192.0.2.{number}") for number in range(20)]
    for line in lines:
        assert open_doors.admit(line)
        open_doors.speaks(line)
    assert not open_doors.admit(Line("198.51.100.1"))
    open_doors.release(lines[0])
    assert open_doors.admit(Line("198.51.100.1"))


def test_a_crowd_that_looks_on_gives_way_and_nobody_at_a_table_does() -> None:
    """They answer pings, so that none of them is ever silent."""
    open_doors = doors(connections=20, connections_per_address=8)
    crowd = [Line(f"192.0.2.{number // 8}") for number in range(14)]
    sitting = [Line(f"203.0.113.{number}") for number in range(6)]
    for line in (*crowd, *sitting):
        assert open_doors.admit(line)
        open_doors.speaks(line)
        open_doors.looks_on(line)
    for line in sitting:
        open_doors.takes_seat(line)
    for number in range(14):
        newcomer = Line(f"198.51.100.{number}")
        assert open_doors.admit(newcomer)
        open_doors.speaks(newcomer)
        open_doors.looks_on(newcomer)
        open_doors.takes_seat(newcomer)
    assert all(line.is_aborted for line in crowd)
    assert not any(line.is_aborted for line in sitting)
    assert not open_doors.admit(Line("192.0.2.9")), "all of them sit at tables"


def test_within_its_share_too_an_address_that_looks_on_gives_way_to_whoever_comes() -> None:
    """A rival behind the same router, who opens all that one address may have, keeps nobody out."""
    open_doors = doors(connections_per_address=8)
    sitting, *crowd = [Line("192.0.2.1") for _ in range(8)]
    for line in (sitting, *crowd):
        assert open_doors.admit(line)
        open_doors.speaks(line)
        open_doors.looks_on(line)
    open_doors.takes_seat(sitting)
    for _ in range(7):
        newcomer = Line("192.0.2.1")
        assert open_doors.admit(newcomer)
        open_doors.speaks(newcomer)
        open_doors.looks_on(newcomer)
        open_doors.takes_seat(newcomer)
    assert all(line.is_aborted for line in crowd)
    assert not sitting.is_aborted
    assert not open_doors.admit(Line("192.0.2.1")), "all of them sit at tables"


def test_of_those_who_look_on_the_largest_crowd_gives_way() -> None:
    open_doors = doors(connections=20)
    alone, *crowd = [Line("198.51.100.1"), *[Line("192.0.2.1") for _ in range(19)]]
    for line in (alone, *crowd):
        open_doors.admit(line)
        open_doors.speaks(line)
        open_doors.looks_on(line)
    assert open_doors.admit(Line("203.0.113.1"))
    assert (alone.is_aborted, crowd[0].is_aborted) == (False, True)


def test_a_table_says_whose_page_holds_a_seat(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        heard: list[Page] = []
        for tokens in ([], ["x" * 32], [room.keys[1]]):
            page = Page(tokens, None)
            page.sits = partial(heard.append, page)
            room.table.enter(page, room.began)
        await room.at(0.0)
        assert heard == [page]

    in_room(tmp_path, people(2), play)


def test_a_proxy_has_as_many_as_it_likes() -> None:
    open_doors = doors(proxies=("10.0.0.0/8",), connections_per_address=2)
    for address, admitted in (("10.1.2.3", True), ("::ffff:10.1.2.3", True), ("192.0.2.1", False)):
        lines = [Line(address) for _ in range(5)]
        found = []
        for line in lines:
            found.append(open_doors.admit(line))
            open_doors.speaks(line)
        assert found == [True, True, admitted, admitted, admitted]


def test_what_is_read_slowly_is_not_cut_off() -> None:
    open_doors = doors(unread_within=10)
    slow, deaf = Line("192.0.2.1", 5000), Line("192.0.2.2", 5000)
    for line in (slow, deaf):
        open_doors.admit(line)
    for second in range(0, 40, 4):
        open_doors.drop_unread(float(second))
        slow.unread -= 1
        deaf.unread += 1
    assert (slow.is_aborted, deaf.is_aborted) == (False, True)


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "somewhere", False),
    ],
)
def test_whoever_may_be_one_person_is_counted_as_one(one: str, other: str, together: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is together
    gate = Gate(Rate(1, 0.0), lambda: 0.0)
    gate.check(one)
    if together:
        with pytest.raises(Problem):
            gate.check(other)
    else:
        gate.check(other)


# Proxies


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.5", "198.51.100.7", "203.0.113.5"),
        ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.7, 10.9.9.9", "198.51.100.7"),
        ("10.0.0.1", "198.51.100.7:4711", "198.51.100.7"),
        ("10.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:10.0.0.1", "2001:db8::7", "2001:db8::7"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.7, unknown", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.2, 10.0.0.3", "10.0.0.2"),
        ("192.0.2.9", "198.51.100.7", "198.51.100.7"),
    ],
)
def test_the_client_is_the_first_from_the_right_who_is_no_proxy(peer: str, forwarded: str, client: str) -> None:
    assert Proxies(["10.0.0.0/8", "192.0.2.9"]).client_of(peer, forwarded) == client


@pytest.mark.parametrize("name", ["*", "localhost", "10.0.0.0/33", ""])
def test_a_proxy_is_an_address_or_a_network(name: str) -> None:
    with pytest.raises(BadProxy, match=r"10\.0\.0\.0/8"):
        Proxies([name])


@pytest.mark.parametrize(("trusted", "second"), [([], 429), (["127.0.0.0/8"], 200)])
def test_a_forged_address_counts_only_from_a_named_proxy(own_house: House, trusted: list[str], second: int) -> None:
    """Everybody may ask once."""
    own_house.settings |= {"trusted_proxies": trusted, "requests": {"burst": 1, "per_second": 0.0001}}
    own_house.start()
    asked = [
        own_house.ask("GET", "/api/tables", headers={"x-forwarded-for": forwarded}).status_code
        for forwarded in ("6.6.6.6, 198.51.100.1", "6.6.6.6, 198.51.100.2", "7.7.7.7, 198.51.100.1")
    ]
    assert asked == [200, second, 429]


def test_behind_a_proxy_one_client_has_its_share_and_others_theirs(own_house: House) -> None:
    own_house.settings |= {"trusted_proxies": ["127.0.0.1"], "connections_per_address": 2}
    own_house.start()

    async def play() -> None:
        made = own_house.make("person", "bot", "bot")
        url = f"ws://127.0.0.1:{own_house.port}/api/tables/{made.id}/socket"
        mine = {"x-forwarded-for": "198.51.100.1"}
        sockets = [await connect(url, proxy=None, additional_headers=mine) for _ in range(2)]
        refused = own_house.ask("GET", "/api/health", headers=mine)
        assert (refused.status_code, refused.json()["key"]) == (503, "error-too-many-connections")
        other = own_house.ask("GET", "/api/health", headers={"x-forwarded-for": "198.51.100.2"})
        assert other.status_code == 200
        for socket_ in sockets:
            await socket_.close()

    evening(play())


def test_other_servers_may_have_as_many_connections_as_they_like_but_there_is_room_for_two_a_page() -> None:
    settings = Settings(store=":unused:", connections=0, connections_per_address=1)
    doors = Connections(settings, Proxies(()), files=300, door=8739)

    def came_by(port: int) -> bool:
        about = {"peername": ("10.0.0.3", 4711), "sockname": ("10.0.0.2", port)}
        return doors.admit(mock.Mock(get_extra_info=about.get))

    assert all(came_by(8739) for _ in range(50))
    assert len(doors) == 50
    for _ in range(60):
        came_by(8739)
    assert len(doors) == 100, "those who say nothing go"
