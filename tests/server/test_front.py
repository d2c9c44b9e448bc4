"""What operators and proxies ask of a server: health, readiness, metrics, HEAD, a path of its own."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from websockets.asyncio.client import connect

from tablee.core.phrases import Phrase
from tablee.server.bans import Bans
from tablee.server.bots import Bots
from tablee.server.front import Front
from tablee.server.health import Health
from tablee.server.settings import Settings
from tablee.server.store.sqlite import SqliteStore
from tablee.words import LANGUAGES, words_for
from tests.server.house import PATIENCE, House, Made, evening, play_on
from tests.server.test_secrecy import cards_in

# Health


def test_a_server_that_serves_is_alive_and_ready_by_any_name(house: House) -> None:
    for path in ("/healthz", "/readyz"):
        answer = house.ask("GET", path, headers={"host": "balancer.example.org"})
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
    assert house.get("/healthz") == {"ok": True}
    assert house.get("/readyz") == {"ready": True, "reasons": []}


class Broken(SqliteStore):
    """A store that writes nothing."""

    def __init__(self, trouble: Phrase | None, silent: bool) -> None:
        super().__init__("nowhere")
        self.trouble = trouble
        self.silent = silent
        self.asked = 0

    async def check(self) -> None:
        self.asked += 1
        if self.silent:
            raise TimeoutError


def reasons(*, trouble: Phrase | None = None, silent: bool = False, draining: bool = False) -> list[str]:
    async def ask() -> list[str]:
        bots = Bots(1)
        health = Health(Broken(trouble, silent), bots)
        health.is_stopping = draining
        try:
            return [reason.key for reason in await health.reasons()]
        finally:
            await bots.close()

    return asyncio.run(ask())


def test_a_server_is_not_ready_whose_store_takes_nothing() -> None:
    assert reasons() == []
    assert reasons(silent=True) == ["error-store-silent"]
    assert reasons(trouble=Phrase("error-no-table")) == ["error-no-table"]


def test_a_server_is_not_ready_that_was_told_to_stop() -> None:
    assert reasons(draining=True) == ["error-restarting"]


@pytest.mark.slow
def test_a_server_is_not_ready_whose_bots_broke_and_is_again_with_others() -> None:
    async def ask() -> list[list[str]]:
        bots = Bots(1)
        health = Health(Broken(None, False), bots)
        try:
            gone = asyncio.wrap_future(bots._pool._workers.do(os._exit, 1))
            await asyncio.wait([gone])
            first = await health.reasons()
            health._looked_at = 0.0
            return [[reason.key for reason in found] for found in (first, await health.reasons())]
        finally:
            await bots.close()

    assert asyncio.run(ask()) == [["error-bots-broken"], []]


@pytest.mark.parametrize(
    ("client", "headers"), [("192.0.2.7", []), ("127.0.0.1", [(b"x-forwarded-for", b"192.0.2.7")])]
)
def test_strangers_are_not_told_what_the_database_says(client: str, headers: list[tuple[bytes, bytes]]) -> None:
    async def ask(client: str, headers: list[tuple[bytes, bytes]]) -> bytes:
        bots = Bots(1)
        store = Broken(Phrase("error-store-broken", {"problem": "could not write /var/lib/tablee"}), False)
        sent = AsyncMock()
        front = Front(AsyncMock(), Settings(store=":unused:"), Health(store, bots), Bans(store), Mock())
        request = {"type": "http", "path": "/readyz", "method": "GET", "headers": headers, "client": (client, 1)}
        await front(request, AsyncMock(), sent)
        await bots.close()
        return bytes(sent.call_args.args[0]["body"])

    told = asyncio.run(ask(client, headers))
    assert b"error-store-broken" in told
    assert b"/var/lib" not in told
    assert b"/var/lib" in asyncio.run(ask("127.0.0.1", []))


def test_a_proxy_that_was_forgotten_is_told_of_once(own_house: House) -> None:
    own_house.start()
    for _ in range(3):
        assert own_house.ask("GET", "/api/health", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200
    assert own_house.log.read_text().count("a proxy is not among trusted_proxies") == 1


def test_many_who_ask_make_the_store_write_once() -> None:
    async def ask() -> int:
        bots = Bots(1)
        store = Broken(None, False)
        health = Health(store, bots)
        await asyncio.gather(*[health.reasons() for _ in range(20)])
        await health.reasons()
        await bots.close()
        return store.asked

    assert asyncio.run(ask()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(lang: str) -> None:
    for key in ("error-restarting", "error-store-silent", "error-bots-broken"):
        assert words_for(lang)(key)


# HEAD


@pytest.mark.few(3)
@pytest.mark.parametrize(
    "path", ["/", "/t/somewhere", "/api/games", "/api/words/fr", "/api/schema", "/healthz", "/readyz"]
)
def test_head_is_get_without_its_body(house: House, path: str) -> None:
    whole, head = house.ask("GET", path), house.ask("HEAD", path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_head_of_what_is_not_there_is_the_same_error(house: House) -> None:
    assert house.ask("HEAD", "/api/tables/nowhere").status_code == 404
    assert house.ask("HEAD", "/api/records").status_code == 405


# A path of its own


def test_a_server_below_a_path_is_found_there_alone(own_house: House) -> None:
    own_house.settings["path"] = "/games/tablee"
    own_house.start()
    assert own_house.ask("GET", "/games/tablee/api/health").json() == {"ok": True}
    assert own_house.ask("GET", "/api/games").json()["key"] == "error-no-page"
    assert own_house.ask("GET", "/games/tableenot/api/games").status_code == 404
    for path in ("/games/tablee", "/games/tablee/", "/games/tablee/t/somewhere"):
        page = own_house.ask("GET", path).text
        assert 'name="path" content="/games/tablee"' in page
        files = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert files
        for file in files:
            assert file.startswith("/games/tablee/")
            assert own_house.ask("GET", file).status_code == 200
    made = own_house.ask(
        "POST", "/games/tablee/api/tables", json={"game": "artropp", "seats": [{"kind": "person"}] * 3}
    )

    async def sit() -> None:
        there = f"127.0.0.1:{own_house.port}/games/tablee/api/tables/{made.json()['table']}/socket"
        async with connect(f"ws://{there}", proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": []}))
            assert json.loads(await socket.recv())["type"] == "welcome"
        elsewhere = there.replace("/games/tablee", "")
        with pytest.raises(Exception, match="403"):
            await connect(f"ws://{elsewhere}", proxy=None)

    asyncio.run(sit())


# Metrics


def measured(house: House, **arguments: Any) -> dict[str, float]:
    answer = house.ask("GET", "/metrics", **arguments)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_metrics_are_off_unless_somebody_says_so(house: House) -> None:
    assert "tablee_moves" not in house.ask("GET", "/metrics").text


def test_metrics_for_this_machine_do_not_pass_a_proxy(own_house: House) -> None:
    own_house.settings["metrics"] = "loopback"
    own_house.start()
    assert measured(own_house)["tablee_tables"] == 0
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert "tablee_tables" not in own_house.ask("GET", "/metrics", headers={header: "127.0.0.1"}).text


def test_metrics_count_what_happens_and_name_nobody(own_house: House) -> None:
    own_house.settings |= {"metrics": "token", "metrics_token": "opensesame"}
    own_house.start()
    for headers in ({}, {"authorization": "Bearer opensesam"}, {"authorization": "opensesame"}):
        assert "tablee_tables" not in own_house.ask("GET", "/metrics", headers=headers).text
    key = {"headers": {"authorization": "Bearer opensesame"}}
    made = own_house.make("person Gwendoline", "person Barnabé", "bot")

    async def play() -> None:
        guests = {seat: await made.sit(seat) for seat in (0, 1)}
        before = measured(own_house, **key)
        assert before["tablee_tables"] == 1
        assert before["tablee_pages"] == 2
        moves = 0

        def choose(_: int, legal: list[str]) -> str:
            nonlocal moves
            moves += 1
            return legal[0]

        await play_on(guests, lambda: moves >= 4, choose)
        after = measured(own_house, **key)
        assert after["tablee_move_seconds_count"] == moves
        assert after["tablee_move_seconds_sum"] > 0
        assert after["tablee_store_commit_seconds_count"] > before["tablee_store_commit_seconds_count"]
        assert after["tablee_store_changes_total"] > before["tablee_store_changes_total"]
        assert after['tablee_bot_seconds_count{level="casual"}'] >= 1
        assert after["tablee_ready"] == 1
        assert {f'tablee_queue{{of="{name}"}}' for name in ("tables", "store", "bots")} <= after.keys()
        assert after['tablee_http_seconds_count{status="2xx"}'] >= 2
        text = own_house.ask("GET", "/metrics", **key).text
        for secret in (made.id, *made.keys.values(), "Gwendoline", "Barnab", "opensesame"):
            assert secret not in text

    evening(play())


# The log


@pytest.mark.few(1)
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_log_that_tells_everything_tells_no_token_no_name_no_card_and_nothing_that_was_said(
    tmp_path: Path, form: str
) -> None:
    house = House(tmp_path, log=form, log_level="debug").start()
    made = house.make("person Gwendoline", "person Barnabé", "free", options={"rounds": 1})
    joined = house.ask("POST", made.path("/join"), json={"name": "Ysoline"}).json()
    made.keys[joined["seat"]] = joined["token"]
    shown: set[str] = set()

    async def play() -> None:
        guests = {seat: await made.sit(seat) for seat in (0, 1, 2)}
        await guests[0].send("say", seat=0, text="abracadabra")
        await guests[1].send("say", seat=1, text="abracadabra" * 100)
        await guests[1].send("play", seat=1, move="abracadabra", ply=0)
        await guests[1].socket.send("abracadabra")
        await play_on(guests, lambda: False, lambda seat, legal: legal[0])
        assert guests[0].is_over()

    evening(play())
    record = house.ask("GET", made.path("/record")).text
    shown.update(re.findall(r"seed: (\w+)", record))
    house.ask("POST", "/api/records?name=abracadabra", content=b"abracadabra")
    assert house.stop() == 0
    log = house.log.read_text(encoding="utf-8")
    for secret in (*made.keys.values(), "Gwendoline", "Barnab", "Ysoline", "abracadabra", *shown):
        assert secret not in log
    lines = log.splitlines()
    assert len(lines) > 5
    # Nor a card, though the whole game was played and every request has its line; a table's name may look like one.
    assert not cards_in([line.replace(made.id, "") for line in lines])
    if form == "json":
        events = [json.loads(line) for line in lines]
        assert all({"time", "level", "event"} <= event.keys() for event in events)
        assert {"request", "a table was laid", "the server drains", "the server has ended"} <= {
            e["event"] for e in events
        }
    else:
        assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (debug|info|warning) ", line) for line in lines), (
            log
        )


# The end


def test_a_server_that_is_told_to_stop_answers_what_was_asked_and_says_goodbye(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    made = house.make("person", "person", "person")

    async def play() -> None:
        guests = [await made.sit(seat) for seat in range(3)]
        assert house.process is not None
        messages = [json.dumps({"type": "say", "id": f"w{number}", "seat": 0, "text": "hello"}) for number in range(30)]
        for message in messages:
            await guests[0].socket.send(message)
        await guests[0].until(lambda guest: any(m["type"] == "done" for m in guest.heard))
        house.process.send_signal(signal.SIGTERM)
        for guest in guests:
            await guest.until(lambda guest: guest.closed is not None)
            assert guest.closed == 1012
            assert guest.heard[-1] == {"type": "restarting"}
        answered = [m["id"] for m in guests[0].heard if m["type"] == "done"]
        assert house.process.wait() == 0
        house.start()
        again = await made.sit(1)
        assert len(again.welcome["chat"]) >= len(answered)

    evening(play())
    assert house.stop() == 0
    assert house.log.read_text() == ""


def test_a_balancer_can_notice_that_a_server_stops_before_it_does(tmp_path: Path) -> None:
    house = House(tmp_path, notice=3600.0).start()
    assert house.process is not None
    house.process.send_signal(signal.SIGTERM)
    until = time.monotonic() + PATIENCE
    while (told := house.ask("GET", "/readyz")).status_code == 200:
        assert time.monotonic() < until
    assert [reason["key"] for reason in told.json()["reasons"]] == ["error-restarting"]
    made = house.make("person", "person", "person")

    async def play() -> None:
        assert (await made.sit(0)).welcome["mine"] == [0], "whoever is sent here meanwhile is served"

    evening(play())
    house.process.send_signal(signal.SIGTERM)
    assert house.process.wait(PATIENCE) == 128 + signal.SIGTERM


def test_while_a_server_drains_no_socket_comes_in() -> None:
    async def come(draining: bool) -> Any:
        app, sent = AsyncMock(), AsyncMock()
        health = Mock(is_draining=draining)
        front = Front(app, Settings(store=":unused:"), health, Bans(SqliteStore(":unused:")), Mock())
        scope = {"type": "websocket", "path": "/api/tables/x/socket", "headers": [], "client": ("192.0.2.7", 1)}
        await front(scope, AsyncMock(), sent)
        return app.called, sent.called

    assert asyncio.run(come(False)) == (True, False)
    assert asyncio.run(come(True)) == (False, True)


@contextmanager
def held_up(house: House, made: Made) -> Iterator[None]:
    """A table whose task cannot finish: somebody else writes to its store."""
    other = sqlite3.connect(house.settings["store"], isolation_level=None)

    async def ask() -> None:
        guest = await made.sit(0)
        other.execute("BEGIN IMMEDIATE")
        await guest.socket.send(json.dumps({"type": "say", "id": "w", "seat": 0, "text": "hello"}))
        answer = await guest.send("nonsense")  # refused at once: what came before is with the table
        assert answer["type"] == "refused"

    evening(ask())
    try:
        yield
    finally:
        other.close()


def test_a_second_signal_ends_at_once(tmp_path: Path) -> None:
    house = House(tmp_path, drain=60.0, store_patience=60.0).start()
    with held_up(house, house.make("person", "person", "person")):
        assert house.process is not None
        house.process.send_signal(signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        while accepts(house):
            assert time.monotonic() < until
        assert house.process.poll() is None
        house.process.send_signal(signal.SIGTERM)
        assert house.process.wait() == 128 + signal.SIGTERM


def accepts(house: House) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", house.port)) == 0


def test_a_drain_that_takes_too_long_ends_all_the_same_and_says_so(tmp_path: Path) -> None:
    house = House(tmp_path, drain=0.2, store_patience=60.0, log="json").start()
    with held_up(house, house.make("person", "person", "person")):
        assert house.stop() == 1
    lines = house.log.read_text().splitlines()
    events = [json.loads(line)["event"] for line in lines if line.startswith("{")]  # Python remarks on what it left
    assert "not all tables were put away in time" in events
