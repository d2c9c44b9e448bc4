"""A table over a real socket: playing, watching, coming back, and all that is refused."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import PATIENCE, Guest, House, Made, evening, open_socket, play_on


def first(_seat: int, legal: list[str]) -> str:
    return legal[0]


def test_a_whole_game_against_bots_with_a_spectator(house: House) -> None:
    async def play() -> None:
        made = house.make("person Camille", "bot", "bot beginner", options={"rounds": 2})
        guest, spectator = await made.sit(0), await made.sit()
        assert guest.welcome["mine"] == [0]
        assert spectator.welcome["mine"] == []
        await play_on({0: guest}, lambda: False, first)
        await spectator.wait(spectator.is_over)
        assert guest.situation["outcome"]["reason"] == "rounds"
        again = await made.sit(0)
        assert again.welcome["seed"]
        assert again.welcome["log"] == [e for m in guest.heard for e in m.get("log") or m.get("story") or []]
        numbers = [m["n"] for m in guest.heard if "n" in m]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    evening(play())


def test_bots_alone_play_to_the_end(house: House) -> None:
    async def play() -> None:
        made = house.make("bot", "bot", "bot", options={"rounds": 1})
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    evening(play())


async def asked(house: House) -> tuple[Made, Guest, int]:
    """A table of three people on three pages; the page of whoever is asked, and the seat."""
    made = house.make("person A", "person B", "person C", hints=True)
    pages = [await made.sit(seat) for seat in range(3)]
    seat = pages[0].situation["waiting"][0]
    return made, pages[seat], seat


def test_a_page_acts_only_for_its_own_seats(house: House) -> None:
    async def play() -> None:
        made, page, seat = await asked(house)
        other = await made.sit((seat + 1) % 3)
        spectator = await made.sit()
        for stranger in (other, spectator):
            move = page.situation["legal"][str(seat)][0]
            answer = await stranger.play(seat, move)
            assert answer["key"] == "error-not-your-seat"
            assert (await stranger.send("say", seat=seat, text="it is me"))["key"] == "error-not-your-seat"
            assert (await stranger.ask("resign", seat))["key"] == "error-not-your-seat"
        forged = await Guest.enter(made, ["x" * 32])
        assert forged.welcome["mine"] == []
        assert (await forged.play(seat, move))["key"] == "error-not-your-seat"
        assert page.situation["ply"] == (await made.sit()).situation["ply"]

    evening(play())


def test_what_the_rules_forbid_is_refused_with_its_clause(house: House) -> None:
    async def play() -> None:
        _, page, seat = await asked(house)
        refused = await page.play(seat, "assault")
        assert refused["type"] == "refused"
        assert refused["facts"]["clause"].startswith("AR-")
        assert (await page.play(seat, "nonsense"))["key"] == "error-unknown-move"

    evening(play())


def test_a_move_for_an_older_position_is_refused(house: House) -> None:
    async def play() -> None:
        _, page, seat = await asked(house)
        ply = page.situation["ply"]
        for wrong in (0, ply - 1, ply + 1, 10**9):
            assert (await page.play(seat, ply=wrong))["key"] == "error-stale"
        assert (await page.play(seat))["type"] == "done"

    evening(play())


def test_those_who_choose_at_once_do_not_make_each_other_late(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "person", "person", options={"rounds": 1})
        pages = {seat: await made.sit(seat) for seat in range(3)}

        def greedy(_seat: int, legal: list[str]) -> str:
            return "assault" if "assault" in legal else legal[0]

        await play_on(pages, lambda: len(pages[0].situation["waiting"]) == 2, greedy)
        here = pages[0].situation
        one, two = here["waiting"]
        for page in pages.values():
            await page.see_ply(here["ply"])
        for seat in (one, two):
            assert (await pages[seat].play(seat, ply=here["ply"]))["type"] == "done"

    evening(play())


def test_a_message_that_is_sent_again_is_answered_again_and_not_done_twice(house: House) -> None:
    async def play() -> None:
        made, page, seat = await asked(house)
        ply = page.situation["ply"]
        move = page.situation["legal"][str(seat)][0]
        message = {"type": "play", "id": "once", "seat": seat, "move": move, "ply": ply}
        for _ in range(3):
            assert (await page.send_as_is(message))["type"] == "done"
        words = {"type": "say", "id": "hello", "seat": seat, "text": "Hello!"}
        for _ in range(3):
            assert (await page.send_as_is(words))["type"] == "done"
        newcomer = await made.sit(seat)
        assert (await newcomer.send_as_is(message))["type"] == "done"
        assert len(newcomer.welcome["chat"]) == 1
        spectator = await made.sit()
        assert (await spectator.send_as_is(message))["key"] == "error-not-your-seat"
        assert spectator.situation["ply"] == ply + 2, "one move and one draw"

    evening(play())


def test_a_page_that_comes_back_gets_just_what_it_missed(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "person C", options={"rounds": 3})
        pages = {seat: await made.sit(seat) for seat in range(3)}
        steady = await made.sit(0)
        away = await made.sit(0)
        await away.leave()
        last = away.last
        await play_on(pages, lambda: pages[0].situation["ply"] > away.situation["ply"] + 12, first)
        await pages[1].send("say", seat=1, text="Where are you?")
        back = await made.sit(0, last=last)
        await back.wait(lambda: back.heard and back.heard[-1]["type"] == "seats")
        await steady.wait(lambda: steady.last == back.last)
        missed = [message for message in steady.heard if message["n"] > last]
        assert [m["n"] for m in back.heard] == [m["n"] for m in missed]
        assert "welcome" not in {m["type"] for m in back.heard}
        for mine, theirs in zip(back.heard, missed, strict=True):
            assert mine.get("story") == theirs.get("story")
            assert (mine.get("situation") or {}).get("views") == (theirs.get("situation") or {}).get("views")

    evening(play())


@pytest.mark.parametrize("last", [0, 5, 10**15])
def test_a_page_that_missed_too_much_is_welcomed_anew(house: House, last: int) -> None:
    async def play() -> None:
        made, _, _ = await asked(house)
        back = await made.sit(0, last=last)
        await back.wait(lambda: back.heard)
        assert back.heard[0]["type"] == "welcome"

    evening(play())


def test_nobody_is_at_a_table_that_does_not_exist(house: House) -> None:
    async def play() -> None:
        guest = await Guest.enter(Made(house, {"table": "nowhere", "keys": []}), [])
        await guest.wait(lambda: guest.closed)
        assert guest.heard[0]["key"] == "error-no-table"
        assert guest.closed == 4404

    evening(play())


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"type": "say", "id": "1", "seat": 0, "text": "x"}', "\ud800", "null"]
)
def test_the_first_message_must_be_a_hello(house: House, text: str) -> None:
    async def play() -> None:
        made = house.make("person", "bot", "bot")
        socket = await open_socket(house, made.id)
        await socket.send(json.dumps(text) if text == "\ud800" else text)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert socket.close_code == 4400

    evening(play())


def test_a_message_that_is_too_large_ends_the_connection(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "bot", "bot")
        guest = await made.sit(0)
        await guest.socket.send(json.dumps({"type": "say", "id": "1", "seat": 0, "text": "x" * 9000}))
        await guest.wait(lambda: guest.closed)
        assert guest.closed == 1009
        assert (await made.sit(0)).welcome["chat"] == []

    evening(play())


def test_a_socket_by_another_name_is_refused(house: House) -> None:
    async def play() -> None:
        path = house.make("person", "bot").path("/socket")
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://rebound.example{path}", host="127.0.0.1", port=house.port, proxy=None)
        assert refused.value.response.status_code == 403
        async with connect(f"ws://localhost{path}", host="127.0.0.1", port=house.port, proxy=None):
            pass

    evening(play())


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
def test_a_socket_from_another_site_is_refused(house: House, origin: str) -> None:
    async def play() -> None:
        made = house.make("person", "bot", "bot")
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(house, made.id, origin)
        assert refused.value.response.status_code == 403
        answer = house.ask("POST", "/api/tables", json={}, headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["key"] == "error-origin"
        own = await made.sit(0, origin=house.url)
        assert own.welcome["mine"] == [0]

    evening(play())


def test_chat_reaches_everybody_and_stays(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "bot")
        one, two, spectator = await made.sit(0), await made.sit(1), await made.sit()
        said, heard = "<b>Salut</b>\n\x1b[31mà tous\u202e !\u2066", "<b>Salut</b>  [31mà tous !"
        assert (await one.send("say", seat=0, text=said))["type"] == "done"
        for guest in (one, two, spectator):
            await guest.until(lambda guest: any(m["type"] == "said" for m in guest.heard))
            assert [m["line"]["text"] for m in guest.heard if m["type"] == "said"] == [heard]
        assert (await made.sit(1)).welcome["chat"] == [{"seat": 0, "text": heard}]
        assert (await one.send("say", seat=0, text="\u202e\x00"))["key"] == "error-empty-text"
        assert (await two.send("say", seat=1, text="x" * 501))["key"] == "error-message"

    evening(play())


def test_who_is_there_is_seen(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "bot")
        one = await made.sit(0)
        assert [seat["present"] for seat in one.seats] == [True, False, False]
        two = await made.sit(1)
        await one.wait(lambda: one.seats[1]["present"])
        await two.leave()
        await one.wait(lambda: not one.seats[1]["present"])

    evening(play())


def test_several_people_on_one_screen(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "person C", options={"rounds": 1}, mine=[0, 1, 2])
        screen = await made.sit(0, 1, 2)
        assert screen.welcome["mine"] == [0, 1, 2]
        assert set(screen.situation["views"]) == set(screen.situation["says"]) == {"0", "1", "2", "spectator"}
        assert screen.situation["views"]["spectator"]["hand"] == [], "shown while the screen is passed on"
        drawn = [event for event in screen.welcome["log"] if event["event"] == "drew"]
        assert {event["card"] for event in drawn} == {None}, "the log on a shared screen is everybody's"
        await play_on(dict.fromkeys(range(3), screen), lambda: False, first)
        assert screen.is_over()

    evening(play())


def test_a_hint_is_for_the_seat_that_asked(house: House) -> None:
    async def play() -> None:
        made, page, seat = await asked(house)
        hint = (await page.ask("hint", seat))["answer"]
        assert hint["move"] in page.situation["legal"][str(seat)]
        assert hint["meaning"]["key"].startswith("move-")
        assert hint["why"]["key"].startswith("why-")
        other = (seat + 1) % 3
        assert (await (await made.sit(other)).ask("hint", other))["key"] == "error-no-hint"

    evening(play())


@pytest.mark.parametrize("hint_first", [True, False])
def test_a_hint_asked_in_one_breath_with_a_move_is_answered(house: House, hint_first: bool) -> None:
    """With the hint for the position that is then, or with why there is none: sixteen of sixteen, twice."""

    async def play() -> None:
        made = house.make("person A", "person B", "person C", hints=True)
        screen = await made.sit(0, 1, 2)
        for number in range(16):
            seat = screen.situation["waiting"][0]
            move, ply = screen.situation["legal"][str(seat)][0], screen.situation["ply"]
            hint = {"type": "ask", "what": "hint", "id": f"hint {number}", "seat": seat}
            play = {"type": "play", "id": f"play {number}", "seat": seat, "move": move, "ply": ply}
            for message in (hint, play) if hint_first else (play, hint):
                await screen.socket.send(json.dumps(message))
            await screen.until(partial(has_both, number=number))
            said = {answer["id"]: answer for answer in answers(screen, number)}
            assert said[f"play {number}"]["type"] == "done"
            assert said[f"hint {number}"].get("key", "") in ("", "error-hint-late" if hint_first else "error-no-hint")
            await screen.see_ply(ply + 1)

    evening(play())


def has_both(page: Guest, number: int) -> bool:
    return len(answers(page, number)) == 2


def answers(page: Guest, number: int) -> list[dict[str, Any]]:
    ids = (f"hint {number}", f"play {number}")
    return [message for message in page.heard if message["type"] in ("done", "refused") and message["id"] in ids]


def test_a_bot_says_why_and_to_a_spectator_too(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "bot", "bot", options={"rounds": 1})
        page, spectator = await made.sit(0), await made.sit()
        await play_on({0: page}, lambda: False, first)
        for guest in (page, spectator):
            answer = (await guest.ask("why"))["answer"]
            assert answer["meaning"]["key"].startswith("move-")
            assert answer["why"]["key"].startswith("why-")
            assert answer["seat"] in (1, 2)
        assert (await page.ask("why", 0, about=0))["key"] == "error-no-why"

    evening(play())


def test_messages_that_make_no_sense_are_refused(house: House) -> None:
    async def play() -> None:
        _, page, seat = await asked(house)
        await page.socket.send('{"type": "play", "id": "odd", "seat": "zero"}')
        assert (await page.hear("refused"))["id"] == "odd"
        assert (await page.send("hello"))["key"] == "error-message"
        assert (await page.send("vote", seat=seat, agree=True))["key"] == "error-no-proposal"
        assert (await page.ask("bot", seat, about=9))["key"] == "error-no-seat"
        assert (await page.ask("person", seat))["key"] == "error-cannot-take-back"
        assert (await page.ask("rematch", seat))["key"] == "error-table-not-over"

    evening(play())
