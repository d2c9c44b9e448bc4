"""A page that is away for half a second costs nobody anything; who stays away does not stop the others for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.rooms import Room, SeatedPage, in_room, people

BLINK = 0.5


async def three(room: Room) -> tuple[int, int, int, dict[int, SeatedPage]]:
    """Three people a second after the beginning: one who has just moved, one who is asked, and the third."""
    pages = {seat: room.sit(seat) for seat in range(3)}
    await room.at(0.0)
    mover = pages[0].situation["waiting"][0]
    pages[mover].play(mover, first_move(pages[mover], mover), 1.0)
    await room.at(1.0)
    assert pages[mover].situation["undo"] == {str(mover): "ask"}
    asked = pages[0].situation["waiting"][0]
    return mover, asked, 3 - mover - asked, pages


def first_move(page: SeatedPage, seat: int) -> str:
    return str(page.situation["legal"][str(seat)][0]["move"])


def test_no_bot_stands_in_for_who_was_here_a_moment_ago(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        mover, asked, _, pages = await three(room)
        plies = pages[mover].situation["ply"]
        pages[asked].leave(2.0)
        answer = await pages[mover].ask("bot", 2.0 + BLINK, mover, about=asked)
        assert (answer["key"], answer["facts"]) == ("error-back-soon", {"seat": asked + 1, "seconds": 5})
        assert pages[mover].seats[asked]["back_within"] == 5000
        back = room.sit(asked, at=3.0)
        await room.at(20.0)
        assert back.situation["ply"] == plies
        assert back.seats[asked]["back_within"] is None
        back.leave(21.0)
        assert (await pages[mover].ask("bot", 25.9, mover, about=asked))["key"] == "error-back-soon"
        assert (await pages[mover].ask("bot", 26.1, mover, about=asked))["type"] == "done"
        assert pages[mover].seats[asked]["stands_in"]

    in_room(tmp_path, people(3), play)


def test_nothing_is_taken_back_without_who_is_away_for_a_moment(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        mover, asked, third, pages = await three(room)
        plies = pages[mover].situation["ply"]
        pages[third].leave(2.0)
        await pages[mover].ask("bot", 2.0 + BLINK, mover, about=third)
        assert (await pages[mover].ask("undo", 2.0 + BLINK, mover))["answer"] == {"proposed": True}
        pages[asked].say("vote", 2.6, seat=asked, agree=True)
        await room.at(2.7)
        proposal = pages[mover].proposal
        assert proposal is not None
        assert proposal["missing"] == [third]
        assert pages[mover].situation["ply"] == plies
        back = room.sit(third, at=3.0)
        back.say("vote", 4.0, seat=third, agree=False)
        await room.at(20.0)
        assert pages[mover].situation["ply"] == plies

    in_room(tmp_path, people(3), play)


def test_nothing_ends_by_agreement_without_who_is_away_for_a_moment(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        mover, asked, third, pages = await three(room)
        pages[asked].leave(2.0)
        pages[third].leave(2.0)
        for other in (asked, third):
            await pages[mover].ask("bot", 2.0 + BLINK, mover, about=other)
        assert (await pages[mover].ask("end", 2.0 + BLINK, mover))["answer"] == {"proposed": True}
        await room.at(100.0)
        assert pages[mover].situation["outcome"] is None, "who was left without a bot is still waited for"
        for other in (asked, third):
            assert (await pages[mover].ask("bot", 101.0, mover, about=other))["type"] == "done"
        await room.at(121.9)
        assert pages[mover].situation["outcome"] is None, "they are asked though a bot stands in"
        await room.at(122.1)
        assert pages[mover].situation["outcome"]["reason"] == "agreed", "but not for ever"
        (end,) = [entry for entry in await room.lobby.store.journal(room.table.row.id) if entry.kind == "end"]
        assert (end.actor, end.at) == (mover, 1), "nobody else wished it"

    in_room(tmp_path, people(3), play)


@pytest.mark.parametrize("what", ["undo", "end"])
def test_who_is_stood_in_for_by_a_rivals_wish_is_still_asked(tmp_path: Path, what: str) -> None:
    """Five seconds away, and the rival lets a bot play: that is no consent to anything else."""

    async def play(room: Room) -> None:
        mover, asked, third, pages = await three(room)
        plies = pages[mover].situation["ply"]
        pages[asked].leave(2.0)
        pages[third].leave(2.0)
        for other in (asked, third):
            assert (await pages[mover].ask("bot", 7.1, mover, about=other))["type"] == "done"
        assert (await pages[mover].ask(what, 7.2, mover))["answer"] == {"proposed": True}
        back = room.sit(third, at=60.0)
        back.say("vote", 61.0, seat=third, agree=False)
        await room.at(200.0)
        assert back.situation["outcome"] is None
        assert back.situation["ply"] == plies

    in_room(tmp_path, people(3), play)


def test_who_lets_a_bot_play_is_still_asked(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        mover, asked, third, pages = await three(room)
        plies = pages[mover].situation["ply"]
        assert (await pages[third].ask("bot", 2.0, third))["type"] == "done"
        assert (await pages[mover].ask("undo", 2.1, mover))["answer"] == {"proposed": True}
        proposal = pages[mover].proposal
        assert proposal is not None
        assert proposal["missing"] == sorted((asked, third))
        for voter in (asked, third):
            pages[voter].say("vote", 2.2, seat=voter, agree=True)
        await room.at(2.3)
        assert pages[mover].situation["ply"] < plies

    in_room(tmp_path, people(3), play)


def test_two_who_agree_to_end_it_are_two_though_a_bot_stands_in_for_one(tmp_path: Path) -> None:
    """In a cup it decides who has lost whether one went or both."""

    async def play(room: Room) -> None:
        mover, asked, third, pages = await three(room)
        for other in (asked, third):
            await pages[other].ask("bot", 2.0, other)
        await pages[mover].ask("end", 2.1, mover)
        pages[asked].leave(2.2)
        pages[third].say("vote", 2.3, seat=third, agree=True)
        await room.at(7.1)
        assert pages[mover].situation["outcome"] is None, "somebody is away for a moment, and was asked"
        await room.at(122.3)
        assert pages[mover].situation["outcome"]["reason"] == "agreed"
        (end,) = [entry for entry in await room.lobby.store.journal(room.table.row.id) if entry.kind == "end"]
        assert end.at == 2

    in_room(tmp_path, people(3), play)


def test_a_table_wakes_by_itself_when_who_stays_away_is_waited_for_no_longer(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        mover, asked, third, pages = await three(room)
        for other in (asked, third):
            await pages[other].ask("bot", 1.0, other)
            pages[other].leave(1.0)
        await pages[mover].ask("end", 1.0, mover)
        assert room.table._requests.due_in() is not None

    in_room(tmp_path, people(3), play)


def test_who_gives_up_leaves_the_game_to_whom_a_bot_stands_in_for(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        mover, asked, third, pages = await three(room)
        for other in (asked, third):
            await pages[other].ask("bot", 2.0, other)
        pages[third].leave(2.1)
        await pages[mover].ask("resign", 2.1 + BLINK, mover)
        assert pages[asked].situation["outcome"] is None
        assert (await pages[asked].ask("person", 3.0, asked))["type"] == "done"

    in_room(tmp_path, people(3), play)


def test_a_question_goes_when_whoever_asked_it_lets_a_bot_play(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        mover, _, _, pages = await three(room)
        await pages[mover].ask("end", 2.0, mover)
        await pages[mover].ask("bot", 2.1, mover)
        assert pages[mover].proposal is None

    in_room(tmp_path, people(3), play)


def test_between_two_rounds_nobody_answers_for_who_is_away_for_a_moment(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = {seat: room.sit(seat) for seat in range(3)}
        moment = 0.0
        await room.at(moment)
        while pages[0].situation["views"]["0"]["phase"] != "interval":
            seat = pages[0].situation["waiting"][0]
            legal = [choice["move"] for choice in pages[seat].situation["legal"][str(seat)]]
            pages[seat].play(seat, "assault" if "assault" in legal else legal[0], moment)
            await room.at(moment)
            moment += 0.01
        pages[1].leave(moment)
        for seat in (0, 2):
            pages[seat].play(seat, "stay", moment + BLINK)
        await room.at(moment + BLINK)
        assert pages[0].situation["waiting"] == [1]
        await room.at(moment + 5.1)
        assert pages[0].situation["views"]["0"]["phase"] != "interval"

    wish = people(3, options={"free_places": 1, "rounds": 2})
    wish["seats"].append({"kind": "free"})
    in_room(tmp_path, wish, play)


def test_ub_14_a_racer_is_not_away_for_half_a_second(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        pages = {seat: room.sit(seat) for seat in range(2)}
        await room.at(0.0)
        for seat, page in pages.items():
            page.play(seat, "ready", 0.1)
        await room.at(5.0)
        pages[1].leave(6.0)
        await room.at(6.0 + BLINK)
        assert not pages[0].situation["views"]["0"]["racers"][1]["away"]
        await room.at(11.1)
        assert pages[0].situation["views"]["0"]["racers"][1]["away"]

    in_room(tmp_path, people(2, "ubongo"), play)


def test_who_is_back_in_time_is_not_absent_though_the_table_was_busy(tmp_path: Path) -> None:
    """The page came back after 4.9 seconds, and the table got to it later."""

    async def play(room: Room) -> None:
        mover, _, third, pages = await three(room)
        pages[third].leave(2.0)
        known = pages[mover].say("ask", 7.2, what="bot", seat=mover, about=third)
        room.sit(third, at=6.9)
        await room.at(8.0)
        assert pages[mover].answer(known)["key"] == "error-present"

    in_room(tmp_path, people(3), play)
