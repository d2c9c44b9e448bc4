"""Long work leaves the loop, and what is the same for everybody is made once."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import date
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock, Mock, patch

import httpx
import msgspec
import pytest

from tablee.core.errors import BadRecord
from tablee.core.game import Game
from tablee.core.record import replay, replay_ply
from tablee.server import api, days
from tablee.server import live_match as live_match_module
from tablee.server import lobby as lobbies
from tablee.server.bots import Bots
from tablee.server.copies import Copies
from tablee.server.guests import Guests
from tablee.server.journal import match_of
from tablee.server.live_match import LiveMatch
from tablee.server.problems import Problem
from tablee.server.protocol import NewTable
from tablee.server.replays import head_of
from tablee.server.seats import clean_name
from tablee.server.store import Entry, TableRow
from tablee.words import LANGUAGES
from tests.server.house import House, evening
from tests.server.rooms import Room, in_room, people
from tests.server.test_http import played
from tests.server.test_parts import live_match, play

REPLAYS = 8


def children(pid: int) -> list[int]:
    """The processes that a process has started itself."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()] + [
        int(child)
        for thread in Path(f"/proc/{pid}/task").iterdir()
        if thread.name != str(pid)
        for child in (thread / "children").read_text().split()
    ]


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    """They do nothing, as if what they do took for ever."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.slow
def test_moves_are_answered_while_replays_are_being_made(own_house: House) -> None:
    """Nothing of a replay, a record or of opening one is made where moves are: the bots' processes make it."""
    own_house.start()
    old = played(own_house)
    record = own_house.ask("GET", old.path("/record")).content
    assert own_house.process is not None
    workers = children(own_house.process.pid)
    assert workers

    async def play() -> None:
        made = own_house.make("person", "person", "person")
        page = await made.sit(0, 1, 2)
        with ThreadPoolExecutor(REPLAYS + 2) as crowd:
            with stopped(workers):
                replays = [crowd.submit(own_house.get, old.path("/replay")) for _ in range(REPLAYS)]
                copy = crowd.submit(own_house.ask, "GET", old.path("/record"))
                opened = crowd.submit(own_house.ask, "POST", "/api/records", content=record)
                for _ in range(10):
                    seat = page.situation["waiting"][0]
                    answer = await page.play(seat)
                    assert answer["type"] == "done"
                    await page.see_after(answer)
                assert not any(work.done() for work in (*replays, copy, opened))
            frames = [work.result()["frames"] for work in replays]
            assert len(frames[0]) > 10
            assert frames == [frames[0]] * REPLAYS
            assert copy.result().content == record
            assert own_house.get(f"/api/tables/{opened.result().json()['table']}")["origin"] == "record"

    evening(play())


def test_a_replay_comes_as_the_asker_can_read_it(house: House) -> None:
    path = played(house).path("/replay")
    packed, plain = (house.ask("GET", path, headers={"accept-encoding": how}) for how in ("gzip", "identity"))
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


SAME_FOR_ALL = [
    "/api/games",
    *(f"/api/words/{lang}" for lang in LANGUAGES),
    *(f"/api/words/{lang}/artropp" for lang in LANGUAGES),
    *(f"/api/games/artropp/rules/{lang}" for lang in LANGUAGES),
]


def ask_as(house: House, path: str, how: str, known: str = "") -> httpx.Response:
    return house.ask("GET", path, headers={"accept-encoding": how, "if-none-match": known})


@pytest.mark.parametrize("path", SAME_FOR_ALL)
def test_what_somebody_has_already_is_not_sent_again(house: House, path: str) -> None:
    packed, plain = ask_as(house, path, "gzip"), ask_as(house, path, "identity")
    assert packed.content == plain.content
    tags = packed.headers["etag"], plain.headers["etag"]
    assert tags[0] != tags[1], "a strong tag names the bytes that are sent"
    assert not any(tag.startswith("W/") for tag in tags)
    for how, tag in zip(("gzip", "identity"), tags, strict=True):
        for known in (tag, f'"other", {tag}', f"W/{tag}"):
            again = ask_as(house, path, how, known)
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["cache-control"] == "no-cache"
            assert again.headers["vary"] == "Accept-Encoding"
        assert ask_as(house, path, how, '"other"').status_code == 200


def test_the_page_is_not_sent_again_but_after_it_was_built_anew(own_house: House, tmp_path: Path) -> None:
    index = tmp_path / "page" / "index.html"
    index.parent.mkdir()
    index.write_text("<!doctype html>" + "Tablée " * 500)
    own_house.settings["page"] = str(index.parent)
    own_house.start()
    first = own_house.ask("GET", "/")
    assert first.headers["content-encoding"] == "gzip"
    tag = first.headers["etag"]
    assert own_house.ask("GET", "/table/abc", headers={"if-none-match": tag}).status_code == 304
    index.write_text("<!doctype html>" + "Other " * 500)
    changed = own_house.ask("GET", "/", headers={"if-none-match": tag})
    assert (changed.status_code, changed.text) == (200, index.read_text())


def test_a_copy_is_made_once_whoever_asks_meanwhile() -> None:
    made: list[str] = []
    may_go_on = threading.Event()

    def make() -> bytes:
        made.append(threading.current_thread().name)
        may_go_on.wait(10)
        return b"x" * 2000

    async def play() -> None:
        copies = Copies()
        asked = [asyncio.create_task(copies.of("name", "text/plain", make)) for _ in range(20)]
        while not made:
            await asyncio.sleep(0)
        may_go_on.set()
        found = await asyncio.gather(*asked)
        assert all(copy is found[0] for copy in found)
        assert await copies.of("name", "text/plain", make) is found[0]
        assert await copies.of("name", "text/plain", make, version=2) is not found[0]

    asyncio.run(play())
    assert len(made) == 2
    assert threading.main_thread().name not in made


def test_a_copy_that_failed_is_tried_again() -> None:
    def fail() -> bytes:
        raise OSError("the disk is away")

    async def play() -> None:
        copies = Copies()
        with pytest.raises(OSError, match="the disk is away"):
            await copies.of("name", "text/plain", fail)
        assert (await copies.of("name", "text/plain", lambda: b"there")).plain == b"there"

    asyncio.run(play())


def test_the_shelf_is_made_anew_each_day() -> None:
    """Which day it is is part of it."""
    shelves = []
    for day in (date(2026, 1, 1), date(2026, 1, 2)):
        with patch.object(days, "today", day.isoformat):
            shelves.append(json.loads(api._all_games(Guests())))
    assert shelves[0] != shelves[1]


@pytest.mark.slow
def test_what_is_wrong_is_told_alike_from_another_process() -> None:
    async def play() -> None:
        bots = Bots(1)
        with pytest.raises(Problem) as bad_record:
            await bots.work(partial(head_of, "nonsense"), "192.0.2.1")
        with pytest.raises(BadRecord) as here:
            head_of("nonsense")
        told, known = bad_record.value, here.value
        assert (told.key, told.facts, str(told), told.status) == (known.key, known.facts, str(known), 400)
        with pytest.raises(Problem) as nameless:
            await bots.work(partial(clean_name, "\u202e"), "192.0.2.1")
        assert (nameless.value.key, nameless.value.status) == ("error-empty-name", 400)
        await bots.close()

    asyncio.run(play())


def test_whoever_catches_up_is_shown_positions_that_were_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty things missed are not sixty games played from their beginning."""
    match = live_match()
    while len(match.plies) < 90:
        seat = match.state.waiting()[0]
        play(match, seat, match.state.legal(seat)[0])
    plies = len(match.plies)
    expected = {ply: replay(match.record, match.game, ply).view(None) for ply in range(plies - 60, plies)}
    counted = Mock(wraps=replay_ply)
    monkeypatch.setattr(live_match_module, "replay_ply", counted)
    for ply, view in expected.items():
        assert match.at(ply).view(None) == view
    assert counted.call_count < plies
    known = counted.call_count
    for ply in (plies - 1, plies - 2, plies - 1, plies - 2):
        assert match.at(ply).view(None) == expected[ply]
    assert counted.call_count == known, "asking again and again for two of them plays nothing"
    seat = match.state.waiting()[0]
    play(match, seat, match.state.legal(seat)[0])
    assert match.at(plies).view(None) == replay(match.record, match.game, plies).view(None)
    match.take_back(plies - 10)
    assert match.at(plies - 10).view(None) == expected[plies - 10]


def test_whoever_opens_many_long_games_waits_for_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(room: Room) -> None:
        names = [(await room.lobby.make(msgspec.convert(people(2), NewTable))).table for _ in range(6)]
        loaded: list[str] = []
        all_wait = threading.Event()

        def noted(game: Game, row: TableRow, entries: Sequence[Entry]) -> LiveMatch:
            loaded.append(row.id)
            if len(loaded) == 1:
                all_wait.wait(60)
            return match_of(game, row, entries)

        monkeypatch.setattr(lobbies, "SHORT_JOURNAL", 0)
        monkeypatch.setattr(lobbies, "match_of", noted)
        *many, one = names
        finds = [asyncio.create_task(room.lobby.find(name, "192.0.2.1")) for name in many]
        while len(room.lobby._replays) < len(many) - 1:
            await asyncio.sleep(0)
        finds.append(asyncio.create_task(room.lobby.find(one, "198.51.100.1")))
        while len(room.lobby._replays) < len(many):
            await asyncio.sleep(0)
        all_wait.set()
        await asyncio.gather(*finds)
        assert loaded.index(one) <= 2, "not after all the others"

    in_room(tmp_path, people(2), play)


def test_the_list_of_open_tables_is_read_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(room: Room) -> None:
        monkeypatch.setattr(lobbies, "LISTED_FOR", 1000.0)
        listed = AsyncMock(wraps=room.lobby.store.listed)
        monkeypatch.setattr(room.lobby.store, "listed", listed)
        assert await asyncio.gather(*[room.lobby.listed() for _ in range(20)]) == [[]] * 20
        assert listed.call_count == 1
        made = await room.lobby.make(msgspec.convert(people(2, visibility="open"), NewTable))
        assert [row.id for row in await room.lobby.listed()] == [made.table], "what is laid here is there at once"

    in_room(tmp_path, people(2), play)
