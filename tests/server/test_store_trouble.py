"""A server whose store is in trouble: nobody's move is acknowledged, everybody is told, and it goes on afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.protocol import FromPage
from tests.server.house import PATIENCE, Guest, House, Made, evening, open_socket
from tests.server.store.kept import locked
from tests.warm import warm


def await_ready(house: House, reasons: list[str]) -> None:
    """Ask until the server is ready, or says that it is not for these reasons; its answer may be a second old."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = house.ask("GET", "/readyz")
        told = answer.json()
        assert (answer.status_code, told["ready"]) == ((503, False) if told["reasons"] else (200, True))
        if [reason["key"] for reason in told["reasons"]] == reasons:
            return
        time.sleep(0.05)
    raise AssertionError(told)


async def first_words(made: Made) -> dict[str, Any]:
    """What a page hears that says hello now."""
    socket = await open_socket(made.house, made.id)
    await socket.send(json.dumps({"type": "hello", "tokens": list(made.keys.values())}))
    heard: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    await socket.close()
    return heard


async def play_one(page: Guest) -> dict[str, Any]:
    seat = page.situation["waiting"][0]
    return await page.play(seat)


def test_a_move_that_cannot_be_kept_is_refused_and_can_be_made_afterwards(own_house: House, tmp_path: Path) -> None:
    own_house.settings |= {"lease": 1.0, "store_patience": 3.0}
    own_house.start()
    store, away = Path(own_house.settings["store"]), tmp_path / "away.sqlite"

    async def play() -> None:
        made = own_house.make("person", "person", "person")
        page = await made.sit(0, 1, 2)
        plies = page.situation["ply"]
        store.rename(away)
        answer = await play_one(page)
        assert (answer["type"], answer["key"]) == ("refused", "error-store-gone")
        await page.wait(lambda: page.closed is not None)
        assert page.closed == 4500, "it is to come back"
        asked = await asyncio.to_thread(own_house.ask, "POST", "/api/tables", json={"game": "artropp", "seats": SEATS})
        assert (asked.status_code, asked.json()["key"]) == (503, "error-store-gone")
        hello = await first_words(made)
        assert (hello["type"], hello["key"]) == ("refused", "error-store-gone")
        await asyncio.to_thread(await_ready, own_house, ["error-store-gone"])
        assert own_house.get("/api/health") == {"ok": False}
        away.rename(store)
        await asyncio.to_thread(await_ready, own_house, [])
        assert own_house.get("/api/health") == {"ok": True}
        again = await made.sit(0, 1, 2)
        assert again.situation["ply"] == plies, "what was refused did not happen"
        assert (await play_one(again))["type"] == "done"

    evening(play())
    assert own_house.stop() == 0
    log = own_house.log.read_text()
    assert "the store can be written again" in log or "gone" in log
    assert "Traceback" not in log


@pytest.mark.parametrize("name", ["\0", "k1\0"])
def test_a_message_with_a_name_that_not_every_store_can_keep_is_refused(name: str) -> None:
    message = {"type": "say", "id": name, "seat": 0, "text": "hi"}
    with pytest.raises(msgspec.ValidationError, match="id"):
        msgspec.json.decode(msgspec.json.encode(message), type=FromPage)


SEATS = [{"kind": "bot", "level": "casual"}] * 3


def test_while_the_store_is_locked_a_hello_is_answered_and_the_server_can_be_stopped(own_house: House) -> None:
    own_house.settings["store_patience"] = 0.5
    own_house.start()

    async def play() -> None:
        known, unknown = own_house.make("person", "person", "person"), own_house.make("person", "person", "person")
        page = await known.sit(0, 1, 2)
        with locked(Path(own_house.settings["store"])):
            answer = asyncio.create_task(play_one(page))
            hello = await first_words(unknown)
            assert (hello["type"], hello["key"]) == ("refused", "error-store-locked")
            refused = await answer
            assert (refused["type"], refused["key"]) == ("refused", "error-store-locked")
            await asyncio.to_thread(await_ready, own_house, ["error-store-locked"])
            assert await asyncio.to_thread(own_house.stop) == 0
        own_house.start()
        again = await known.sit(0, 1, 2)
        assert (await play_one(again))["type"] == "done"

    evening(play())
    assert "Traceback" not in own_house.log.read_text()


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "are already served by process"), ("fr", "sont déjà servies par le processus")]
)
def test_a_second_server_is_told_which_process_has_the_file(
    own_house: House, tmp_path: Path, lang: str, words: str
) -> None:
    own_house.start()
    assert own_house.process is not None
    place = own_house.settings["store"]

    arguments = ["--lang", lang, "serve", "--no-browser", "--port=0", f"--store={place}"]
    with (tmp_path / "told").open("w+b") as told, open(os.devnull, "r+b") as nothing:
        files = (nothing.fileno(), nothing.fileno(), told.fileno())
        assert warm().start("tablee.cli:main", arguments, files).wait(PATIENCE) == 2
        told.seek(0)
        (line,) = told.read().decode().splitlines()
    assert words in line
    assert f" {own_house.process.pid} " in line
    assert f"http://localhost:{own_house.port}/" in line
    made = own_house.make("person", "person", "person")
    own_house.restart()
    assert own_house.get(made.path())["table"] == made.id, "who was killed holds nothing"
