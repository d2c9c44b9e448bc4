"""What may grow has a bound, and the bound is a setting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from tablee.server.pages import Page
from tablee.server.settings import Settings
from tests.server.rooms import Room, SeatedPage, in_room, people


def test_a_table_where_too_much_was_said_can_only_be_played_to_its_end(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = {seat: room.sit(seat) for seat in range(3)}
        await room.at(0.0)
        for line in range(40):
            pages[0].say("say", 1.0, seat=0, text=f"line {line}")
        await room.at(1.0)
        entries = await room.lobby.store.journal(room.table.row.id)
        assert len(entries) == 40
        for what in ("undo", "bot", "invite"):
            assert (await pages[0].ask(what, 2.0, 0))["key"] == "error-table-full"
        seat = pages[0].situation["waiting"][0]
        known = pages[seat].play(seat, str(pages[seat].situation["legal"][str(seat)][0]["move"]), 3.0)
        await room.at(3.0)
        assert pages[seat].answer(known)["type"] == "done"
        assert (await pages[0].ask("end", 4.0, 0))["answer"] == {"proposed": True}
        for voter in (1, 2):
            pages[voter].say("vote", 5.0, seat=voter, agree=True)
        await room.at(5.0)
        assert pages[0].situation["outcome"]["reason"] == "agreed"

    in_room(tmp_path, people(3), play, entries=40)


def sent(page: SeatedPage) -> Iterator[bytes]:
    """All that waits for a page to be written to its socket."""
    while not page.page.outbox.empty():
        if (text := page.page.outbox.get_nowait()) is not None:
            yield text


def test_who_takes_a_seat_back_is_shown_the_table_once_for_all_pages_alike(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = [room.sit(0) for _ in range(20)]
        await room.at(0.0)
        await pages[0].ask("bot", 1.0, 0)
        assert (await pages[0].ask("person", 2.0, 0))["type"] == "done"
        shown = [[text for text in sent(page) if msgspec.json.decode(text)["type"] == "welcome"] for page in pages[1:]]
        assert all(len(texts) == 1 and texts[0] is shown[0][0] for texts in shown)

    in_room(tmp_path, people(2), play)


def test_a_fresh_welcome_takes_the_place_of_one_that_still_waits(tmp_path: Path) -> None:
    """However often a rival takes the seat back, whoever reads slowly is sent the table once, and as it is now."""

    async def play(room: Room) -> None:
        quick, slow = room.sit(0), room.sit(0)
        await room.at(0.0)
        for turn in range(1, 9):
            await quick.ask("bot", 2.0 * turn, 0)
            assert (await quick.ask("person", 2.0 * turn + 1, 0))["type"] == "done"
        first, *others = slow.heard
        assert first["type"] == "welcome"
        assert first["n"] == max(message["n"] for message in quick.heard if message["type"] == "welcome")
        assert {message["type"] for message in others} == {"seats", "news"}
        assert all(message["n"] <= first["n"] for message in others), "a page has heard of these by the welcome"

    in_room(tmp_path, people(2), play)


def test_what_waits_is_counted_with_the_welcome_that_took_the_place_of_another() -> None:
    page = Page([], None, settings=Settings(store="", unread_bytes=100))
    for length in (40, 90, 60, 90):
        page.send_welcome(b'{"type":"welcome",'.ljust(length))
        assert not page.is_cut_off
    page.send_welcome(b'{"type":"welcome",'.ljust(101))
    assert page.is_cut_off
