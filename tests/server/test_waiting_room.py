"""A table begins in a waiting room: people are invited, sit down under their names, and nobody is lost on the way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.games import SHELF
from tablee.server.lobby import Lobby
from tablee.server.problems import Problem
from tablee.server.protocol import NewTable, SeatWish
from tablee.server.reach import drawn, is_loopback, own_name, reach
from tablee.server.settings import Settings
from tests.server.house import Guest, House, Made, evening, play_on
from tests.server.rooms import Room, in_room
from tests.server.store.kept import Kept
from tests.server.store.kept import kept as new_kept
from tests.server.test_two_servers import together


def waiting(house: House, *seats: str, **wish: Any) -> tuple[Made, str]:
    """A table where people gather, and its invitation."""
    wish = {"game": "artropp", "room": True, "mine": [0], **wish}
    kinds = []
    for seat in seats:
        kind, _, name = seat.partition(" ")
        kinds.append({"kind": kind, **({"name": name} if name else {})})
    answer = house.ask("POST", "/api/tables", json={**wish, "seats": kinds})
    assert answer.status_code == 201, answer.text
    return Made(house, answer.json()), answer.json()["invite"]


def join(made: Made, name: str, invite: str | None = None) -> dict[str, Any]:
    """Take a free seat, or be told why not."""
    found: dict[str, Any] = made.house.ask("POST", made.path("/join"), json={"name": name, "invite": invite}).json()
    if "token" in found:
        made.keys[found["seat"]] = found["token"]
    return found


def news(guest: Guest) -> list[str]:
    """What this page was told of people, since the beginning of the table."""
    lines = [line["phrase"]["key"] for line in guest.welcome["news"]]
    later = guest.heard[guest.heard.index(guest.welcome) :]
    told = [message["line"]["phrase"]["key"] for message in later if message["type"] == "news"]
    return [key.removeprefix("news-") for key in [*lines, *told]]


async def hear(page: Guest, *told: str) -> None:
    """Wait until this was told of people, and nothing else."""
    await page.until(lambda page: news(page)[-1:] == [told[-1]] and len(news(page)) >= len(told))
    assert news(page) == list(told)


def test_nothing_is_dealt_and_nobody_plays_before_the_game_begins(house: House) -> None:
    async def play() -> None:
        made, _ = waiting(house, "person A", "person B", "bot")
        host, watcher = await made.sit(0), await made.sit()
        for page in (host, watcher):
            assert page.situation == {**page.situation, "awaits": True, "views": {}, "says": {}, "legal": {}, "ply": 0}
            assert page.welcome["log"] == []
        assert (await host.play(0, "o7", ply=0))["key"] == "error-not-begun"
        for what in ("undo", "end", "resign", "hint", "join"):
            assert (await host.ask(what, 0))["key"] == "error-not-begun", what
        assert (await host.ask("rematch", 0))["key"] == "error-table-not-over"

    evening(play())


def test_the_game_begins_by_itself_when_the_last_one_has_sat_down(house: House) -> None:
    async def play() -> None:
        made, _ = waiting(house, "person Camille", "person", "bot")
        host, guest = await made.sit(0), await made.sit(1)
        assert guest.situation["awaits"], "whoever comes in chooses a name first"
        assert [seat["came"] for seat in guest.seats] == [True, False, False]
        assert (await guest.send("sit", seat=1, name="\x1b[1m"))["type"] == "refused"
        assert (await guest.send("sit", seat=0, name="Noé"))["key"] == "error-not-your-seat"
        assert (await guest.send("sit", seat=1, name="Noé"))["type"] == "done"
        for page in (host, guest):
            await page.until(lambda page: not page.situation["awaits"])
            await hear(page, "joined", "begun")
            assert [seat["name"] for seat in page.seats][:2] == ["Camille", "Noé"]
        assert guest.situation["views"]["1"]["hand"], "cards were dealt"
        assert (await guest.send("sit", seat=1, name="Zoé"))["key"] == "error-begun"

    evening(play())


def test_the_host_begins_when_they_like_and_whoever_comes_late_takes_the_seat_from_a_bot(house: House) -> None:
    async def play() -> None:
        made, invite = waiting(house, "person A", "person B", "free", options={"rounds": 1})
        host, guest = await made.sit(0), await made.sit(1)
        assert (await guest.ask("begin", 1))["key"] == "error-host-begins"
        assert (await host.ask("begin", 0))["type"] == "done"
        await guest.until(lambda page: not page.situation["awaits"])
        assert [(seat["stands_in"], seat["kept"]) for seat in guest.seats] == [
            (False, False),
            (True, False),
            (True, True),
        ]
        assert (await host.ask("begin", 0))["key"] == "error-begun"
        assert join(made, "Zoé", invite)["seat"] == 2
        await host.until(lambda page: page.seats[2]["name"] == "Zoé" and not page.seats[2]["stands_in"])
        assert (await guest.ask("person", 1))["type"] == "done"
        pages = {0: host, 1: guest, 2: await made.sit(2)}
        await play_on(pages, lambda: False, lambda _, legal: legal[0])
        assert host.is_over()

    evening(play())


def test_an_invitation_opens_free_seats_and_a_link_to_watch_does_not(house: House) -> None:
    made, invite = waiting(house, "person A", "free", "free", "free")
    assert join(made, "Eve")["key"] == "error-invitation"
    assert join(made, "Eve", "x" * 32)["key"] == "error-invitation"
    assert [join(made, name, invite)["seat"] for name in ("B", "C", "D")] == [1, 2, 3], "one address may be a family"
    assert join(made, "E", invite)["key"] == "error-no-free-seat"
    open_one, _ = waiting(house, "person A", "free", "free", visibility="open")
    assert join(open_one, "B")["seat"] == 1
    assert join(open_one, "C")["key"] == "error-one-seat"


def test_who_leaves_the_room_leaves_the_seat_to_others(house: House) -> None:
    async def play() -> None:
        made, invite = waiting(house, "person A", "person B", "free")
        join(made, "Noé", invite)
        host, reserved, guest = [await made.sit(seat) for seat in range(3)]
        assert (await host.ask("leave", 0))["key"] == "error-host-stays"
        assert (await guest.ask("leave", 2))["type"] == "done"
        await guest.until(lambda page: page.welcome["mine"] == [])
        await host.until(lambda page: page.seats[2]["kind"] == "free")
        await hear(host, "joined", "left-seat")
        line = next(m for m in host.heard if m["type"] == "news" and m["line"]["phrase"]["key"] == "news-left-seat")
        assert line["line"]["phrase"]["facts"]["name"] == "Noé", "the name that the seat had, whoever has it now"
        assert (await host.ask("bot", 0, about=2))["type"] == "done"
        assert (await reserved.send("sit", seat=1, name="B"))["type"] == "done"
        await host.until(lambda page: not page.situation["awaits"])
        await hear(host, "joined", "left-seat", "bot-sits", "joined", "begun")

    evening(play())


def test_a_power_cut_in_the_waiting_room_loses_nobody(own_house: House) -> None:
    async def play() -> None:
        own_house.start()
        made, invite = waiting(own_house, "person Camille", "person", "free", minutes=5, hints=True)
        host, guest = await made.sit(0), await made.sit(1)
        assert (await guest.send("sit", seat=1, name="Noé"))["type"] == "done"
        assert join(made, "Zoé", invite)["seat"] == 2
        own_house.restart()
        host, guest = await made.sit(0), await made.sit(1)
        assert [(seat["name"], seat["came"]) for seat in host.seats] == [
            ("Camille", True),
            ("Noé", True),
            ("Zoé", True),
        ]
        assert host.welcome["terms"] == {"host": 0, "hints": True, "minutes": 5, "by_invitation": True, "daily": ""}
        assert news(host) == ["joined", "joined"]
        assert host.situation["awaits"], "Zoé has not come back yet"
        late = await made.sit(2)
        for page in (host, guest, late):
            await page.until(lambda page: not page.situation["awaits"])
        hand = guest.situation["views"]["1"]["hand"]
        own_house.restart()
        guest = await made.sit(1)
        assert guest.situation["views"]["1"]["hand"] == hand
        assert news(guest) == ["joined", "joined", "begun"]

    evening(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_servers_have_one_waiting_room(request: pytest.FixtureRequest, kind: str) -> None:
    """Whoever leads it next knows who sat down, what was agreed on, and that the game has not begun."""
    kept: Kept = new_kept(request, kind)

    async def use(one: Lobby, two: Lobby) -> None:
        seats = [SeatWish("person", "A"), SeatWish("free"), SeatWish("free")]
        made = await one.make(NewTable("artropp", seats, room=True, mine=[0], minutes=2))
        table = await one.find(made.table)
        await table.join("Noé", "192.0.2.1", made.invite)
        await table.close()
        there = await two.find(made.table)
        with pytest.raises(Problem, match="by invitation"):
            await there.join("Eve", "192.0.2.1")
        assert (await there.join("Zoé", "192.0.2.1", made.invite)).seat == 2
        seen = await there.look()
        assert [seat.name for seat in seen.seats] == ["A", "Noé", "Zoé"]
        assert seen.situation.awaits
        assert seen.terms.minutes == 2

    together(kept, use)


def test_where_the_host_stays_away_anybody_who_sits_there_may_begin(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        host, guest = room.sit(0), room.sit(1)
        guest.say("sit", 0.1, seat=1, name="Noé")
        host.leave(0.2)
        assert (await guest.ask("begin", 4.0, 1))["key"] == "error-host-begins"
        assert (await guest.ask("begin", 5.3, 1))["type"] == "done"
        assert not guest.situation["awaits"]

    wish = {"game": "artropp", "seats": [{"kind": "person"}] * 3, "room": True, "mine": [0]}
    in_room(tmp_path, wish, play)


def test_leaving_and_coming_back_are_told_and_a_blink_is_not(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        one, two = room.sit(0), room.sit(1)

        def told() -> list[str]:
            return [m["line"]["phrase"]["key"] for m in one.heard if m["type"] == "news"]

        two.leave(1.0)
        await room.at(5.9)
        two = room.sit(1, at=5.95)
        await room.at(20.0)
        assert told() == []
        two.leave(30.0)
        await room.at(34.9)
        assert told() == []
        await room.at(35.1)
        assert told() == ["news-left"]
        two = room.sit(1, at=40.0)
        await room.at(40.1)
        assert told() == ["news-left", "news-back"]
        assert [line["phrase"]["key"] for line in two.heard[0]["news"]] == ["news-left"], "the rest comes after that"
        assert (await two.ask("bot", 41.0, 1))["type"] == "done"
        assert (await two.ask("person", 42.0, 1))["type"] == "done"
        assert (await two.ask("resign", 43.0, 1))["type"] == "done"
        assert told()[2:] == ["news-stands-in", "news-takes-back", "news-resigned"]
        await room.table.close()
        again = await (await room.lobby.find(room.table.row.id)).look()
        assert [line.phrase.key for line in again.news] == told(), "the journal has them too"

    in_room(tmp_path, {"game": "artropp", "seats": [{"kind": "person", "name": name} for name in "ABC"]}, play)


def test_between_people_there_are_hints_only_where_the_table_allowed_them(house: House) -> None:
    async def play() -> None:
        for hints in (False, True):
            made = house.make("person A", "person B", "bot", hints=hints)
            pages = {seat: await made.sit(seat) for seat in range(2)}
            while not (asked := [seat for seat, page in pages.items() if page.is_asked(seat)]):
                await pages[0].see_ply(pages[0].situation["ply"] + 1)
            (seat,) = asked[:1]
            answer = await pages[seat].ask("hint", seat)
            assert answer["type"] == "done" if hints else answer["key"] == "error-no-hint-between-people"
        alone = house.make("person A", "bot", "bot")
        page = await alone.sit(0)
        await page.until(lambda page: page.is_asked(0))
        assert (await page.ask("hint", 0))["type"] == "done"

    evening(play())


def test_a_rematch_that_is_declined_or_that_nobody_is_left_to_answer(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        one, two = room.sit(0), room.sit(1)
        await one.ask("resign", 0.1, 0)
        assert (await one.ask("rematch", 1.0, 0))["answer"] == {"proposed": True}
        two.say("vote", 1.5, seat=1, agree=False)
        await room.at(1.6)
        assert one.proposal is None
        assert [m["line"]["phrase"]["key"] for m in one.heard if m["type"] == "news"][-1] == "news-declined"
        await one.ask("rematch", 2.0, 0)
        two.leave(3.0)
        await room.at(7.9)
        assert not [m for m in one.heard if m["type"] == "rematch"]
        await room.at(8.1)
        assert [m["type"] for m in one.heard][-1] == "rematch", "whoever has left is not waited for"

    in_room(tmp_path, {"game": "french_flair", "seats": [{"kind": "person"}] * 2}, play)


def test_the_log_knows_neither_seats_secrets_nor_invitations(tmp_path: Path) -> None:
    house = House(tmp_path, log_level="debug").start()

    async def play() -> None:
        made, invite = waiting(house, "person Camille", "free", "bot")
        key = join(made, "Noé", invite)
        pages = [await made.sit(seat) for seat in range(2)]
        await pages[1].until(lambda page: not page.situation["awaits"])
        text = f"{house.url}/t/{made.id}#invite={invite}"
        assert house.ask("POST", "/api/code", json={"text": text}).status_code == 200
        written = house.log.read_text()
        assert made.id in written
        for secret in (invite, key["token"], *made.keys.values(), "Camille", "Noé"):
            assert secret not in written

    try:
        evening(play())
    finally:
        house.stop()


@pytest.mark.parametrize(
    ("listens", "host", "by", "address"),
    [
        ("127.0.0.1", "localhost:8737", "nobody", ""),
        ("127.0.0.1", "127.0.0.1:8737", "nobody", ""),
        ("::1", "[::1]:8737", "nobody", ""),
        ("0.0.0.0", "localhost:8737", "network", "http://192.168.1.20:8737/play"),
        ("::", "[::1]:8737", "network", "http://192.168.1.20:8737/play"),
        ("192.168.1.7", "localhost:8737", "network", "http://192.168.1.7:8737/play"),
        ("127.0.0.1", "tablee.example.org", "here", ""),
        ("0.0.0.0", "192.168.1.20:8737", "here", ""),
    ],
)
def test_an_invitation_has_an_address_that_others_can_reach(
    monkeypatch: pytest.MonkeyPatch, listens: str, host: str, by: str, address: str
) -> None:
    monkeypatch.setattr("tablee.server.reach.network_host", lambda: "192.168.1.20")
    found = reach(Settings(store="", host=listens, path="/play"), host)
    assert (found.by, found.address) == (by, address)


def test_without_a_network_only_this_machine_finds_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.reach.network_host", lambda: None)
    assert reach(Settings(store="", host="0.0.0.0"), "localhost:8737").by == "nobody"
    assert [is_loopback(host) for host in ("localhost", "a.localhost", "127.8.0.1", "::1", "192.0.2.1", "a.b")] == [
        *[True] * 4,
        False,
        False,
    ]


def test_a_code_is_the_picture_that_any_reader_knows() -> None:
    import segno

    text = "http://192.168.1.20:8737/t/abcdefgh#invite=0123456789abcdef"
    found = drawn(text)
    rows = [[0] * found.size for _ in range(found.size)]
    for x, y, wide in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", found.path):
        for place in range(int(x), int(x) + int(wide)):
            rows[int(y)][place] = 1
    assert rows == [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=4)]


def test_a_race_counts_from_its_beginning_and_not_from_when_the_table_was_laid(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        one = room.sit(0)
        await room.at(1000.0)
        room.sit(1, at=1001.0).say("sit", 1002.0, seat=1, name="Noé")
        await room.at(1002.5)
        assert one.situation["now"] < 1000
        assert one.situation["legal"]["0"], "one can get ready"

    wish = {"game": "ubongo", "seats": [{"kind": "person", "name": "A"}, {"kind": "person"}], "room": True, "mine": [0]}
    in_room(tmp_path, wish, play)


@pytest.mark.parametrize("game", SHELF)
def test_whoever_looks_at_a_table_that_waits_sees_an_empty_one(house: House, game: str) -> None:
    made, _ = waiting(house, "person A", "free", game=game)
    assert house.get(made.path())["over"] is False
    replay = house.get(made.path("/replay"))
    assert [frame["story"] for frame in replay["frames"]] == [[]]
    assert house.ask("GET", made.path("/replay?seat=0")).json()["key"] == "error-table-not-over"
    assert house.ask("GET", made.path("/record")).json()["key"] == "error-table-not-over"


def test_an_operator_can_call_off_a_game_that_has_not_begun(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        one = room.sit(0)
        await room.table.end()
        assert one.situation["outcome"]["reason"] == "closed"
        assert (await one.ask("begin", 1.0, 0))["key"] == "error-not-begun"
        await room.table.close()
        again = await room.lobby.find(room.table.row.id)
        assert (await again.look()).situation.outcome is not None
        with pytest.raises(Problem):
            await again.join("Noé", "192.0.2.1", "x" * 32)

    wish = {"game": "artropp", "seats": [{"kind": "person"}, {"kind": "free"}], "room": True, "mine": [0]}
    in_room(tmp_path, wish, play)


def test_the_command_that_is_named_works_from_where_the_server_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After `make play` no `tablee` is on the path; and no path of this machine is told to anybody."""
    inside, outside = tmp_path / "here" / ".venv" / "bin" / "tablee", tmp_path / "elsewhere" / "bin" / "tablee"
    for program in (inside, outside):
        program.parent.mkdir(parents=True)
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    assert own_name(str(inside)) == own_name(".venv/bin/tablee") == str(Path(".venv/bin/tablee"))
    assert own_name(str(outside)) == own_name("somewhere/__main__.py") == "tablee"
    monkeypatch.setenv("PATH", str(inside.parent))
    assert own_name(str(inside)) == "tablee"
    monkeypatch.setattr("sys.argv", [str(outside)])
    told = reach(Settings(store="", host="127.0.0.1"), "127.0.0.1:8000")
    assert (told.by, told.command) == ("nobody", "tablee serve --lan")
