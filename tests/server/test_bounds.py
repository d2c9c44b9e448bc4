"""What may grow has a bound, and the bound is a setting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

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
        assert all(len(texts) == 2 and texts[-1] is shown[0][-1] for texts in shown)

    in_room(tmp_path, people(2), play)
