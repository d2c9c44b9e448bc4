"""Minutes for a move: a bot stands in for whoever is late while somebody waits; the journal knows the time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.rooms import Room, SeatedPage, in_room

WISH: dict[str, Any] = {
    "game": "french_flair",
    "seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}],
    "minutes": 1,
}


def told(page: SeatedPage) -> list[str]:
    return [m["line"]["phrase"]["key"] for m in page.heard if m["type"] == "news"]


def test_after_the_minutes_a_bot_stands_in_and_the_person_comes_back(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = [room.sit(0), room.sit(1)]
        await room.at(0.1)
        (seat,) = pages[0].situation["waiting"]
        late, other = pages[seat], pages[1 - seat]
        assert 45_000 < other.situation["clock"][str(seat)] <= 60_000
        assert list(late.situation["clock"]) == [str(seat)]
        await room.at(59.0)
        assert told(other) == []
        await room.at(60.5)
        assert told(other) == told(late) == ["news-late"]
        assert other.seats[seat]["stands_in"]
        assert (await late.ask("person", 61.0, seat))["type"] == "done"
        assert late.situation["clock"][str(seat)] > 45_000, "whoever is back has all the time again"
        assert other.situation["clock"][str(seat)] > 45_000, "and the others see it"
        await room.at(120.0)
        assert told(other) == ["news-late", "news-takes-back"]
        await room.at(121.5)
        assert told(other)[2:] == ["news-late"]

    in_room(tmp_path, WISH, play)


def test_a_move_gives_the_next_one_their_time(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = [room.sit(0), room.sit(1)]
        await room.at(0.1)
        for moment in (50.0, 100.0, 150.0):
            (seat,) = pages[0].situation["waiting"]
            pages[seat].play(seat, pages[seat].situation["legal"][str(seat)][0]["move"], moment)
            await room.at(moment + 0.1)
            clocks = pages[0].situation["clock"]
            assert list(clocks) == [str(asked) for asked in pages[0].situation["waiting"]]
            assert all(left > 55_000 for left in clocks.values()), clocks
        assert told(pages[0]) == []

    in_room(tmp_path, WISH, play)


def test_nobody_is_hurried_while_nobody_else_is_there(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = [room.sit(0), room.sit(1)]
        await room.at(0.1)
        (seat,) = pages[0].situation["waiting"]
        pages[1 - seat].leave(1.0)
        await room.at(500.0)
        assert not pages[seat].seats[seat]["stands_in"]
        room.sit(1 - seat, at=501.0)
        await room.at(501.1)
        assert pages[seat].seats[seat]["stands_in"], "now somebody waits, and the time was up long ago"

    in_room(tmp_path, WISH, play)


def test_a_server_that_starts_anew_goes_on_counting(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = [room.sit(0), room.sit(1)]
        await room.at(0.1)
        (seat,) = pages[0].situation["waiting"]
        await room.at(40.0)
        await room.table.close()
        room.table = await room.lobby.find(room.table.row.id)
        pages = [room.sit(0, at=45.0), room.sit(1, at=45.0)]
        await room.at(45.1)
        assert 10_000 < pages[0].situation["clock"][str(seat)] < 16_000
        await room.at(59.0)
        assert told(pages[0]) == []
        await room.at(61.0)
        assert told(pages[0]) == ["news-late"]

    in_room(tmp_path, WISH, play)


def test_whoever_was_late_while_the_server_was_away_has_a_moment_to_come_back(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = [room.sit(0), room.sit(1)]
        await room.at(0.1)
        (seat,) = pages[0].situation["waiting"]
        await room.at(59.0)
        await room.table.close()
        room.table = await room.lobby.find(room.table.row.id)
        clock = room.table._clock
        assert clock._not_before > clock._now() - 1000, "five seconds from when it was loaded"
        other = room.sit(1 - seat, at=3600.0)
        await room.at(3600.1)
        assert told(other) == ["news-late"]

    in_room(tmp_path, WISH, play)


def test_a_table_without_minutes_has_no_clock_and_a_race_has_its_own(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = [room.sit(0), room.sit(1)]
        await room.at(9999.0)
        assert pages[0].situation["clock"] == {}
        assert "news-late" not in told(pages[0])

    in_room(tmp_path, {**WISH, "minutes": 0}, play)
    (tmp_path / "race").mkdir()
    in_room(tmp_path / "race", {**WISH, "game": "ubongo"}, play)
