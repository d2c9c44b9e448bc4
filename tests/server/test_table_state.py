"""A table without a loop, sockets or a store: what its changes leave to be written and told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.core.luck import SEED_BYTES
from tablee.games import find_game
from tablee.server.broadcast import REMEMBERED, Broadcast
from tablee.server.comings import Comings
from tablee.server.follow_ups import FollowUps
from tablee.server.journal import header_of
from tablee.server.live_match import LiveMatch
from tablee.server.lobby import new_row
from tablee.server.move_clock import MoveClock
from tablee.server.notes import Note
from tablee.server.page_state import PageState
from tablee.server.pages import Page
from tablee.server.problems import Problem
from tablee.server.reaction import ReactionWindow
from tablee.server.store import Entry, SeatRow
from tablee.server.table_state import TableState

GAME = find_game("artropp")


def laid(*kinds: Any, absence: float = 0.0) -> TableState:
    """L'Artropp before the first choice."""
    row = new_row(GAME, {}, [SeatRow(kind) for kind in kinds], "private", [])
    match = LiveMatch(GAME, header_of(row), bytes([3] * SEED_BYTES))
    match.settle()
    return TableState(row, match, [], absence=absence)


def play(table: TableState, message: str = "", note: Note | None = None) -> int:
    """The first legal move of whoever is asked."""
    seat = table.match.state.waiting()[0]
    table.play(seat, table.match.state.legal(seat)[0], message, note)
    return seat


def test_a_move_and_what_chance_made_of_it_are_one_change() -> None:
    table = laid("person", "person", "person")
    before = len(table.match.plies)
    seat = play(table, "m1")
    change = table.take_step().change
    assert [(entry.actor, entry.body) for entry in change.entries] == [
        (ply.actor, ply.notation) for ply in table.match.plies[before:]
    ]
    assert (change.entries[0].actor, change.entries[0].message) == (seat, "m1")
    assert {entry.message for entry in change.entries[1:]} <= {""}
    assert table.take_step().change.is_empty()


def test_a_bots_reason_is_kept_with_its_ply() -> None:
    table = laid("bot", "person", "person")
    note = Note("why-forced", {}, secret=False)
    before = len(table.match.plies)
    play(table, note=note)
    assert table.match.notes == {before: note}
    assert table.take_step().change.entries[0].note == msgspec.json.encode(note).decode()


def test_what_is_taken_back_is_an_entry_and_tells_how_much_of_the_story_is_left() -> None:
    table = laid("person", "person", "person")
    match, plies, told = table.match, len(table.match.plies), len(table.match.log)
    seat = play(table)
    table.take_step()
    table.undo(seat, plies, "m2")
    step = table.take_step()
    assert step.change.entries == [Entry("undo", seat, at=plies, message="m2")]
    assert step.kept == told == len(match.log)
    assert table.match is match, "whoever holds the match still holds the right one"
    play(table)
    assert len(match.log) > told, "somebody still listens"


def test_who_gives_up_has_not_won_and_nobody_plays_on() -> None:
    table = laid("person", "person", "free")
    table.end(0, "resigned", "m3")
    assert table.match.ended == {"scores": [], "winners": [1], "reason": "resigned"}
    assert table.take_step().change.over
    with pytest.raises(Problem, match="is over"):
        table.check_goes_on()


def test_nothing_follows_by_itself_while_people_may_still_come_back() -> None:
    table = laid("person", "person", "person", absence=1000.0)
    pages: set[Page] = set()
    reaction = ReactionWindow(table.match, table.seats, pages, share=1.0)
    patient = FollowUps(table.match, table.seats, reaction)
    assert patient.next() is None
    table.end(0, "agreed", "m4")
    assert patient.due_in() is None


def test_a_page_that_missed_little_catches_up_and_one_that_missed_too_much_sees_everything() -> None:
    async def tell() -> None:
        table = laid("person", "person", "person")
        pages: set[Page] = set()
        reaction = ReactionWindow(table.match, table.seats, pages, share=1.0)
        state = PageState(table, reaction, MoveClock(table, pages, [], grace=0.0))
        broadcast = Broadcast(pages, state, told=len(table.match.log), epoch=1)

        def heard(last: int | None) -> list[dict[str, Any]]:
            page = Page([], last)
            broadcast.bring_up_to_date(page)
            return [msgspec.json.decode(page.outbox.get_nowait() or "") for _ in range(page.outbox.qsize())]

        first = heard(None)[0]
        assert first["type"] == "welcome"
        for number in range(REMEMBERED):
            table.say(0, f"line {number}", "")
            broadcast.publish(table.take_step(), story=len(table.match.log), plies=len(table.match.plies))
            if number == 2:
                assert [message["n"] - first["n"] for message in heard(first["n"])] == [1, 2, 3]
        assert heard(first["n"])[0]["type"] == "welcome"

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("name", "seats"), [("artropp", 3), ("french_flair", 2), ("rugby_champion", 2), ("worldwide_football", 2)]
)
def test_what_pages_are_told_together_is_what_each_is_told_alone(name: str, seats: int) -> None:
    """Byte for byte, though what all see alike is made once for all of them."""
    game = find_game(name)
    row = new_row(game, {}, [SeatRow("person") for _ in range(seats)], "private", [])
    match = LiveMatch(game, header_of(row), bytes([5] * SEED_BYTES))
    match.settle()
    table, pages = TableState(row, match, []), set[Page]()
    state = PageState(table, ReactionWindow(match, table.seats, pages, 0.0), MoveClock(table, pages, [], grace=0.0))
    audiences = [*((seat,) for seat in range(seats)), (0, 1), ()]
    told = 0
    for _ in range(12):
        play(table)
        form = {"start": told, "stop": len(match.log), "ply": len(match.plies)}
        together = [msgspec.json.encode(message) for message in state.happened(7, audiences, **form)]
        assert together == [msgspec.json.encode(state.happened(7, [one], **form)[0]) for one in audiences]
        told = len(match.log)


def test_an_alarm_that_rings_a_moment_too_soon_is_set_again() -> None:
    """Whoever is looked at just before their time is up is looked at again, though it is up when the alarm is set."""
    table = laid("person", "person", "person", absence=5.0)
    comings = Comings(table, {Page([], None)})
    began = table.match.time.now()
    table.seats.arrive([1])
    comings.arrive([1])
    table.match.time.stand_at(began + 1)
    table.seats.depart([1])
    table.match.time.stand_at(began + 5.9999)
    comings.look()
    assert not table.take_step().change.entries
    table.match.time.stand_at(began + 6.001)
    assert comings.due_in() == 0
    comings.look()
    assert [entry.body for entry in table.take_step().change.entries] == ["left"]
    assert comings.due_in() is None
