"""What an operator can do while people play, over the Unix socket and over HTTP, and what he cannot."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
import time
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tablee import cli
from tablee.server.admin import Admin
from tablee.server.bans import Bans
from tablee.server.bots import Bots
from tablee.server.front import Front
from tablee.server.health import Health
from tablee.server.lobby import Lobby
from tablee.server.pages import Page, encode
from tablee.server.problems import Problem
from tablee.server.protocol import NewTable, SeatWish
from tablee.server.proxies import Proxies
from tablee.server.settings import Settings
from tablee.server.store import Laid, OldTable, OldThings
from tablee.server.store.sqlite import SqliteStore
from tablee.words import LANGUAGES
from tests.server.house import PATIENCE, House, evening


class Operator:
    """Somebody who types commands."""

    def __init__(self, house: House, capsys: pytest.CaptureFixture[str]) -> None:
        self.house = house
        self.capsys = capsys
        self.reach = ["--store", str(house.settings["store"])]

    def run(self, *line: str, lang: str = "en") -> str:
        assert cli.run(["--lang", lang, "admin", *line, *self.reach]) == 0, self.capsys.readouterr().err
        return self.capsys.readouterr().out

    async def does(self, *line: str) -> str:
        """The same while others go on."""
        return await asyncio.to_thread(self.run, *line)

    def refused(self, *line: str) -> str:
        assert cli.run(["--lang", "en", "admin", *line, *self.reach]) == 2
        told = self.capsys.readouterr().err
        assert len(told.splitlines()) == 1
        return told


@pytest.fixture
def operator(house: House, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(house, capsys)


def test_the_door_is_for_its_owner_alone(house: House) -> None:
    door = Path(f"{house.settings['store']}.admin")
    mode = door.stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_listed_and_looked_at_as_a_spectator_sees_them(operator: Operator, lang: str) -> None:
    made = operator.house.make("person Camille", "person Noah", "bot")

    async def play() -> None:
        guest = await made.sit(0)
        await guest.send("say", seat=0, text="bonsoir")
        listed = await asyncio.to_thread(operator.run, "list", lang=lang)
        assert f"{made.id}  artropp" in listed
        seen = await asyncio.to_thread(operator.run, "look", made.id, lang=lang)
        assert "L’Artropp" in seen
        assert "1. Camille (" in seen
        assert "bonsoir" in seen

    evening(play())


def test_an_operator_is_shown_exactly_what_a_spectator_is_sent(tmp_path: Path) -> None:
    async def compare() -> None:
        place = str(tmp_path / "tables.sqlite")
        lobby = Lobby(Settings(store=place), SqliteStore(place), Bots(1))
        await lobby.open()
        made = await lobby.make(NewTable("artropp", [SeatWish("person")] * 3))
        table = await lobby.find(made.table)
        sent: list[dict[str, Any]] = []
        for tokens in ([], [made.keys[0].token]):
            page = Page(tokens, None)
            table.enter(page, time.monotonic())
            sent.append(json.loads(await page.outbox.get() or ""))
        shown = json.loads(encode(await table.look()))
        await lobby.close()
        spectator, seated = sent
        assert seated["situation"]["views"] != spectator["situation"]["views"]
        for welcome in (shown, spectator):
            del welcome["n"]
        spectator["seats"] = shown["seats"]  # somebody sat down in between
        assert shown == spectator

    asyncio.run(compare())


def test_a_game_is_closed_without_a_winner(operator: Operator) -> None:
    made = operator.house.make("person", "person", "person")

    async def play() -> None:
        guest = await made.sit(0)
        await operator.does("close", made.id)
        await guest.until(lambda guest: guest.is_over())
        assert guest.situation["outcome"] == {"scores": [], "winners": [], "reason": "closed"}

    evening(play())
    assert "over" in operator.refused("close", made.id)
    assert "The game is over." in operator.run("look", made.id)


@pytest.mark.slow
def test_whoever_is_muted_plays_on_without_a_word(own_house: House, capsys: pytest.CaptureFixture[str]) -> None:
    own_house.start()
    operator = Operator(own_house, capsys)
    made = own_house.make("person", "person", "person")

    async def play() -> None:
        guest, other = await made.sit(0), await made.sit(1)
        await operator.does("mute", made.id, "1")
        assert (await guest.send("say", seat=0, text="bonsoir"))["key"] == "error-muted"
        assert (await other.send("say", seat=1, text="bonsoir"))["type"] == "done"
        own_house.restart()
        again = await made.sit(0)
        assert (await again.send("say", seat=0, text="bonsoir"))["key"] == "error-muted"
        await operator.does("unmute", made.id, "1")
        assert (await again.send("say", seat=0, text="bonsoir"))["type"] == "done"

    evening(play())
    assert "no seat 9" in operator.refused("mute", made.id, "9")


def test_a_deleted_table_is_gone_and_its_pages_are_told(operator: Operator) -> None:
    made = operator.house.make("person", "person", "person")

    async def play() -> None:
        guest = await made.sit(0)
        assert "--do" in await operator.does("delete", made.id)
        assert operator.house.ask("GET", made.path()).status_code == 200
        await operator.does("delete", made.id, "--do")
        await guest.until(lambda guest: guest.closed is not None)
        again = await made.sit(0)
        await again.until(lambda again: again.closed is not None)
        assert again.closed == 4404

    evening(play())
    assert operator.house.ask("GET", made.path()).status_code == 404
    with sqlite3.connect(operator.house.settings["store"]) as connection:
        assert connection.execute("SELECT count(*) FROM journal WHERE table_id = ?", (made.id,)).fetchone() == (0,)
    connection.close()
    assert "no such table" in operator.refused("delete", made.id)


def await_one_table(operator: Operator) -> None:
    """Wait until all but one were put away."""
    until = time.monotonic() + PATIENCE
    while "One table in memory" not in (told := operator.run("list")):
        assert time.monotonic() < until, told
        time.sleep(0.05)


def test_a_cup_stays_while_one_of_its_tables_does() -> None:
    async def retain(gone: set[str]) -> Any:
        laid = [Laid(0, "first"), Laid(0, None), Laid(1, "second")]
        store = mock.AsyncMock(spec=SqliteStore)
        store.old.return_value = OldThings([OldTable(table, "worldwide_football", True) for table in gone], ["cup"])
        store.cup.return_value = (mock.Mock(), laid)
        store.row.side_effect = lambda table: mock.Mock(id=table)
        store.owner.return_value = None
        admin = Admin(mock.Mock(tables=[], store=store), mock.Mock())
        await admin.answer(b'{"what": "retention", "days": 1, "do": true}')
        return store.remove.call_args.args

    assert asyncio.run(retain({"first"})) == (["first"], [])
    assert asyncio.run(retain({"first", "second"})) == (["first", "second"], ["cup"])


def test_what_is_old_is_shown_before_it_goes(own_house: House, capsys: pytest.CaptureFixture[str]) -> None:
    own_house.settings["idle"] = 0.1
    own_house.start()
    operator = Operator(own_house, capsys)
    old, young, used = (own_house.make("person", "person", "person") for _ in range(3))
    visited = own_house.make("person", "person", "person")
    with sqlite3.connect(own_house.settings["store"], timeout=60) as connection:
        connection.execute("UPDATE tables SET made = made - 864000 WHERE id != ?", (young.id,))
    connection.close()

    async def play() -> None:
        await (await visited.sit(0)).leave()
        await used.sit(0)
        await asyncio.to_thread(await_one_table, operator)
        with sqlite3.connect(own_house.settings["store"], timeout=60) as connection:
            connection.execute("UPDATE owners SET led = led - 864000 WHERE table_id = ?", (used.id,))
        connection.close()
        shown = await operator.does("retention", "--days", "9")
        assert "L’Artropp: 1" in shown
        assert "One table (1 not over) and 0 cups are older than 9 days and would go; 1 in use would stay." in shown
        assert own_house.ask("GET", old.path()).status_code == 200
        assert "are gone" in await operator.does("retention", "--days", "9", "--do")
        made = (old, young, used, visited)
        assert [own_house.ask("GET", one.path()).status_code for one in made] == [404, 200, 200, 200]

    evening(play())
    assert "--days 90" in operator.refused("retention")


# Who may come


def test_a_ban_holds_for_a_network_until_it_is_over() -> None:
    async def use() -> None:
        now = [1000.0]
        store = SqliteStore(":unused:")
        noted: dict[str, str] = {}

        async def note(key: str, value: str | None) -> None:
            noted[key] = value or ""

        async def read(key: str) -> str | None:
            return noted.get(key)

        store.note, store.noted = note, read  # type: ignore[method-assign]
        bans = Bans(store, lambda: now[0], proxies=Proxies(["203.0.113.9", "2001:db8::/32"]))
        other = Bans(store, lambda: now[0])
        await bans.add("192.0.2.77/24", 60)
        assert bans.has("192.0.2.1")
        assert bans.has("::ffff:192.0.2.1")
        assert not bans.has("192.0.3.1")
        assert not bans.has("somewhere")
        await other.look()
        assert other.has("192.0.2.1")
        now[0] += 61
        assert not bans.has("192.0.2.1")
        assert bans.all() == {}
        for wrong, key in {
            "127.0.0.1": "error-ban-too-much",
            "0.0.0.0/0": "error-ban-too-much",
            "203.0.113.9": "error-ban-too-much",
            "203.0.113.0/24": "error-ban-too-much",
            "2001:db8::7": "error-ban-too-much",
            "me": "error-no-address",
        }.items():
            with pytest.raises(Problem) as caught:
                await bans.add(wrong, 60)
            assert caught.value.key == key
        with pytest.raises(Problem, match="is not banned"):
            await bans.remove("198.51.100.1")

    asyncio.run(use())


def test_whoever_is_banned_gets_neither_page_nor_socket() -> None:
    async def come() -> list[dict[str, Any]]:
        store = SqliteStore(":unused:")
        bots = Bots(1)
        bans = Bans(store)
        bans._until = {ip_network("192.0.2.7"): float("inf")}
        sent: list[dict[str, Any]] = []

        async def app(scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "passed", "path": scope["path"]})

        async def send(message: Any) -> None:
            sent.append(message)

        front = Front(app, Settings(store=":unused:"), Health(store, bots), bans, Admin(mock.Mock(), bans))
        for address in ("192.0.2.7", "192.0.2.8"):
            for kind in ("http", "websocket"):
                scope: dict[str, Any] = {
                    "type": kind,
                    "path": "/",
                    "method": "GET",
                    "headers": [],
                    "client": (address, 1),
                }
                await front(scope, mock.AsyncMock(), send)
        await bots.close()
        return sent

    start, body, closed, *others = asyncio.run(come())
    assert start["status"] == 403
    assert json.loads(body["body"])["key"] == "error-banned"
    assert closed["type"] == "websocket.close"
    assert others == [{"type": "passed", "path": "/"}] * 2


def test_a_ban_ends_the_pages_of_an_address_and_lets_no_other_in(
    own_house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    own_house.settings["trusted_proxies"] = ["127.0.0.1"]
    own_house.start()
    operator = Operator(own_house, capsys)
    made = own_house.make("person", "person", "person")

    async def come(address: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{own_house.port}{made.path('/socket')}"
        socket = await connect(url, additional_headers={"x-forwarded-for": address}, proxy=None)
        await socket.send(json.dumps({"type": "hello", "tokens": []}))
        assert json.loads(await socket.recv())["type"] == "welcome"
        return socket

    async def play() -> None:
        bad, good = await come("192.0.2.7"), await come("198.51.100.1")
        assert "one page was closed" in await operator.does("ban", "192.0.2.7")
        await bad.wait_closed()
        for address, status in {"192.0.2.7": 403, "198.51.100.1": 200}.items():
            answer = own_house.ask("GET", "/api/health", headers={"x-forwarded-for": address})
            assert answer.status_code == status
        with pytest.raises(InvalidStatus):
            await come("192.0.2.7")
        await operator.does("unban", "192.0.2.7")
        await (await come("192.0.2.7")).close()
        await good.close()

    evening(play())


def test_bans_are_said_listed_and_lifted(operator: Operator) -> None:
    assert "no page was open" in operator.run("ban", "192.0.2.7", "--days", "2")
    assert "192.0.2.7: 2 more days" in operator.run("bans")
    operator.run("unban", "192.0.2.7")
    assert operator.run("bans") == "Nobody is banned.\n"
    assert "is no address" in operator.refused("ban", "you")


# Coming in


def test_over_http_only_the_token_opens(
    own_house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own_house.settings["admin_token"] = "a token of some length"
    own_house.start()
    operator = Operator(own_house, capsys)
    operator.reach = ["--at", own_house.url]
    assert "not the operators’ token" in operator.refused("list")
    monkeypatch.setenv("TABLEE_ADMIN_TOKEN", "a token of some length")
    assert "0 tables in memory" in operator.run("list")
    operator.run("drain")
    assert own_house.process is not None
    assert own_house.process.wait(PATIENCE) == 0


def test_whoever_guesses_the_token_is_soon_not_heard_and_the_log_has_it(own_house: House) -> None:
    own_house.settings |= {"admin_token": "opensesame", "metrics": "loopback"}
    own_house.start()

    def come(token: str) -> int:
        headers = {"authorization": f"Bearer {token}"}
        return own_house.ask("POST", "/api/admin", headers=headers, json={"what": "list"}).status_code

    tried = [come(f"guess {number}") for number in range(40)]
    assert set(tried) == {403, 429}
    assert come("opensesame") == 429, "not even with the right one: that was guessed"
    told = own_house.ask("GET", "/metrics").text
    assert f'tablee_refused_total{{why="token"}} {float(tried.count(403))}' in told
    log = own_house.log.read_text()
    assert log.count("a wrong token for operators") == tried.count(403)
    assert "guess 1" not in log


def test_without_a_token_there_is_no_such_address(house: House, operator: Operator) -> None:
    assert house.ask("POST", "/api/admin", json={"what": "list"}).status_code in (404, 405)
    operator.reach = ["--at", house.url]
    assert "takes no commands over HTTP" in operator.refused("list")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["dance"], "nothing that can be done here; there are list, look"),
        (["look"], "takes this: TABLE"),
        (["list", "more"], "takes this: –"),
        (["mute", "table", "first"], "SEAT"),
        (["look", "nowhere"], "no such table"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(operator: Operator, line: list[str], told: str) -> None:
    assert told in operator.refused(*line)


def test_where_no_server_runs_that_is_told(operator: Operator, tmp_path: Path) -> None:
    operator.reach = ["--store", str(tmp_path / "tables.sqlite")]
    assert "No server answers at" in operator.refused("list")
    operator.reach = ["--store", "postgresql://localhost/tablee"]
    assert "TABLEE_ADMIN" in operator.refused("list")
