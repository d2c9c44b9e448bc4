"""Requests that no page of ours would send: each is told what is wrong with it, and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from typing import Any

import pytest

from tests.server.house import PATIENCE, House, evening, open_socket
from tests.server.test_fuzz import journal
from tests.server.test_http import THREE_BOTS


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "//", "http://127.0.0.1:x", "http://é"])
def test_an_origin_that_is_no_address_is_not_ours(house: House, origin: str) -> None:
    headers = {"origin": origin.encode()}
    answer = house.ask("POST", "/api/tables", json=THREE_BOTS, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    assert f"127.0.0.1:{house.port}" in answer.json()["message"]


LONG = ["a" * 300, "a" * 5000, "a/" * 3000, "%00" * 100, "é" * 200, "assets/" + "b" * 256]


@pytest.mark.parametrize("path", LONG, ids=range(len(LONG)))
def test_a_name_longer_than_a_file_can_have_is_not_there(house: House, path: str) -> None:
    answer = house.ask("GET", f"/{path}.js")
    assert (answer.status_code, answer.json()["key"]) == (404, "error-no-page")


def nested(levels: int, opening: str = "[", closing: str = "]") -> str:
    return opening * levels + closing * levels


DEEP = {
    "lists": nested(1000),
    "many lists": nested(30_000),
    "objects": nested(5000, '{"a":[', "]}"),
    "a field": json.dumps({**THREE_BOTS, "options": "?"}).replace('"?"', nested(2000)),
    "an unknown field": json.dumps({**THREE_BOTS, "unknown": "?"}).replace('"?"', nested(20_000)),
}


@pytest.mark.parametrize("kind", DEEP)
@pytest.mark.parametrize("path", ["", "/join", "cups"])
def test_what_is_nested_without_end_is_told_so(house: House, kind: str, path: str) -> None:
    made = house.make("person", "free", "bot")
    before = journal(house, made.id)
    where = {"": "/api/tables", "/join": made.path("/join"), "cups": "/api/cups"}[path]
    answer = house.ask("POST", where, content=DEEP[kind].encode())
    assert (answer.status_code, answer.json()["key"]) == (400, "error-too-deep")
    assert journal(house, made.id) == before


def test_a_body_that_is_not_there_is_asked_for(house: House) -> None:
    answer = house.ask("POST", "/api/tables")
    assert (answer.status_code, answer.json()["key"]) == (400, "error-message")
    assert answer.json()["message"] == "there is no body; it has to be an object in JSON"


def test_a_message_that_is_nested_without_end_is_refused(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "bot", "bot")
        deep = f'{{"type":"say","id":"deep","seat":0,"text":"x","y":{nested(4000)}}}'
        page = await made.sit(0)
        known = len(page.heard)
        await page.socket.send(deep)
        await page.wait(lambda: any(heard["type"] == "refused" for heard in page.heard[known:]))
        assert (await page.send("say", seat=0, text="still here"))["type"] == "done"
        other = await open_socket(house, made.id)
        await other.send(nested(4000))
        await asyncio.wait_for(other.wait_closed(), PATIENCE)
        assert other.close_code == 4400

    evening(play())


ODD_WISHES: list[dict[str, Any]] = [
    {"game": "a" * 50_000},
    {"game": "\0"},
    {"own": "a" * 5000},
    {"from_table": "a" * 5000, "from_ply": 10**30},
    {"options": {"rounds": 10**400}},
    {"options": {"a" * 5000: 1}},
    {"seats": [{"kind": "person", "name": "a" * 5000}] * 3},
    {"seats": [{"kind": "bot", "level": "a" * 5000}] * 3},
    {"seats": [{"kind": "bot"}] * 2000},
    {"mine": [10**20]},
    {"mine": [-1]},
]


@pytest.mark.parametrize("wish", ODD_WISHES, ids=range(len(ODD_WISHES)))
def test_an_odd_wish_is_refused(house: House, wish: dict[str, Any]) -> None:
    answer = house.ask("POST", "/api/tables", json={**THREE_BOTS, **wish})
    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()) == {"key", "facts", "message"}


NO_HTTP = [
    b"\0\0\0\0\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: a\r\nhost: localhost\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000 + b"\r\n",
]


@pytest.mark.parametrize("raw", NO_HTTP, ids=range(len(NO_HTTP)))
def test_what_is_no_http_is_told_so_and_is_no_news(house: House, raw: bytes) -> None:
    """Nothing of it is in the log, which strangers could fill otherwise; the house looks into it at its end."""
    with socket.create_connection(("127.0.0.1", house.port)) as client:
        with contextlib.suppress(ConnectionError):
            client.sendall(raw)
        client.settimeout(PATIENCE)
        head, _, body = client.recv(65536).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["key"] == "error-no-http"
