"""Who sits where and what they agree on: undo, ending, stand-ins, giving up, leaving, joining, playing again."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.server.house import Guest, House, Made, evening, play_on

A_LONG_THOUGHT = 3600.0
"""Seconds that a bot takes at least: nobody waits for it."""


def first(_seat: int, legal: list[str]) -> str:
    return legal[0]


def greedy(_seat: int, legal: list[str]) -> str:
    return "assault" if "assault" in legal else legal[0]


async def people(house: House, count: int = 3, **wish: Any) -> tuple[Made, dict[int, Guest]]:
    made = house.make(*[f"person P{seat}" for seat in range(count)], **wish)
    return made, {seat: await made.sit(seat) for seat in range(count)}


def proposal(guest: Guest) -> Any:
    return next((m["proposal"] for m in reversed(guest.heard) if "proposal" in m), None)


# Undo


async def until_choice_without_draw(pages: dict[int, Guest]) -> int:
    """Play until somebody has to announce which card wins: a choice that teaches nothing and draws nothing."""
    await play_on(pages, lambda: _announcer(pages) is not None, greedy)
    seat = _announcer(pages)
    assert seat is not None
    return seat


def _announcer(pages: dict[int, Guest]) -> int | None:
    return next(
        (seat for seat, page in pages.items() if page.situation["legal"].get(str(seat)) == ["high", "low"]), None
    )


def test_a_choice_that_taught_nothing_is_taken_back_freely(house: House) -> None:
    async def play() -> None:
        made, pages = await people(house)
        seat = await until_choice_without_draw(pages)
        before = pages[seat].situation
        logged = len((await made.sit(seat)).welcome["log"])
        await pages[seat].play(seat, "high")
        await pages[seat].wait(lambda: pages[seat].situation["undo"] == {str(seat): "free"})
        assert (await pages[seat].ask("undo", seat))["answer"] == {"proposed": False}
        for page in pages.values():
            await page.until(lambda page: page.heard[-1].get("undone"))
            assert page.heard[-1]["log"] == logged
        assert pages[seat].situation["views"] == before["views"]
        assert pages[seat].situation["legal"] == before["legal"]
        assert (await pages[seat].play(seat, "low"))["type"] == "done"

    evening(play())


def test_after_a_draw_the_others_must_agree_and_the_same_card_comes_again(house: House) -> None:
    async def play() -> None:
        _, pages = await people(house)
        seat = pages[0].situation["waiting"][0]
        page = pages[seat]
        move = page.situation["legal"][str(seat)][0]
        await page.play(seat, move)
        await page.wait(lambda: page.situation["undo"] == {str(seat): "ask"})
        drawn = page.situation["views"][str(seat)]["hand"]
        assert (await page.ask("undo", seat))["answer"] == {"proposed": True}
        others = [other for other in range(3) if other != seat]
        for other in others:
            await pages[other].until(proposal)
            assert pages[other].situation["ply"] == page.situation["ply"]
            await pages[other].send("vote", seat=other, agree=True)
        await page.wait(lambda: page.situation["waiting"] == [seat] and proposal(page) is None)
        await page.play(seat, move)
        await page.wait(lambda: page.situation["undo"])
        assert page.situation["views"][str(seat)]["hand"] == drawn

    evening(play())


def test_one_no_is_enough_and_a_move_drops_the_question(house: House) -> None:
    async def play() -> None:
        _, pages = await people(house)
        seat = pages[0].situation["waiting"][0]
        other = (seat + 1) % 3
        await pages[seat].play_and_see(seat, pages[seat].situation["legal"][str(seat)][0])
        ply = pages[seat].situation["ply"]
        await pages[seat].ask("undo", seat)
        assert (await pages[seat].ask("undo", seat))["key"] == "error-proposal-pending"
        assert (await pages[seat].send("vote", seat=seat, agree=True))["key"] == "error-no-proposal"
        await pages[other].send("vote", seat=other, agree=False)
        await pages[seat].wait(lambda: pages[seat].heard[-1]["type"] == "proposed" and proposal(pages[seat]) is None)
        assert pages[seat].situation["ply"] >= ply
        await pages[seat].ask("undo", seat)
        await play_on(pages, lambda: pages[seat].situation["ply"] > ply, first)
        await pages[seat].wait(lambda: proposal(pages[seat]) is None)

    evening(play())


def test_bots_always_agree(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "bot", "bot")
        page = await made.sit(0)
        await page.wait(lambda: page.is_asked(0))
        before = page.situation
        await page.play(0)
        await page.wait(lambda: page.is_asked(0) and page.situation["ply"] > before["ply"])
        assert (await page.ask("undo", 0))["answer"] == {"proposed": False}
        await page.wait(lambda: page.situation["ply"] == before["ply"])
        assert page.situation["views"] == before["views"]

    evening(play())


def test_nothing_to_take_back(house: House) -> None:
    async def play() -> None:
        _, pages = await people(house)
        assert pages[0].situation["undo"] == {}
        assert (await pages[0].ask("undo", 0))["key"] == "error-nothing-to-undo"

    evening(play())


def test_undo_survives_a_restart(own_house: House) -> None:
    async def play() -> None:
        made, pages = await people(own_house)
        seat = await until_choice_without_draw(pages)
        ply = pages[seat].situation["ply"]
        await pages[seat].play(seat, "high")
        await pages[seat].ask("undo", seat)
        await pages[seat].play(seat, "low", ply=ply)
        own_house.restart()
        again = await made.sit(seat)
        assert again.situation["ply"] == ply + 1
        assert again.situation["views"][str(seat)]["announced"] == -1

    own_house.start()
    evening(play())


# Ending


def test_everybody_must_agree_to_end_the_game(house: House) -> None:
    async def play() -> None:
        made, pages = await people(house)
        await pages[0].ask("end", 0)
        for seat in (1, 2):
            await pages[seat].until(proposal)
            assert not pages[seat].is_over()
            await pages[seat].send("vote", seat=seat, agree=True)
        await pages[0].wait(pages[0].is_over)
        assert pages[0].situation["outcome"]["reason"] == "agreed"
        assert pages[0].situation["waiting"] == []
        seat = pages[0].situation["ply"] % 3
        assert (await pages[seat].send("play", seat=seat, move="high", ply=1))["key"] == "error-table-over"
        assert house.ask("GET", made.path("/record")).text.count("seed:") == 0
        assert house.get(made.path())["over"]

    evening(play())


def test_who_gives_up_alone_against_bots_ends_the_game(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "bot", "bot")
        page = await made.sit(0)
        await page.ask("resign", 0)
        await page.wait(page.is_over)
        assert page.situation["outcome"] == {"scores": [], "winners": [1, 2], "reason": "resigned"}
        assert (await made.sit(0)).is_over()

    evening(play())


def test_who_gives_up_among_people_is_followed_by_a_bot(house: House) -> None:
    async def play() -> None:
        made, pages = await people(house, 4)
        await pages[0].ask("resign", 0)
        await pages[0].wait(lambda: pages[0].welcome["mine"] == [])
        assert set(pages[0].situation["views"]) == {"spectator"}
        await pages[1].wait(lambda: pages[1].seats[0]["kind"] == "bot")
        assert (await made.sit(0)).welcome["mine"] == []
        await play_on({seat: pages[seat] for seat in (1, 2, 3)}, lambda: pages[1].situation["ply"] > 40, first)

    evening(play())


# Stand-ins


def test_a_bot_stands_in_for_who_vanished_and_gives_the_seat_back(house: House) -> None:
    async def play() -> None:
        made, pages = await people(house)
        assert (await pages[0].ask("bot", 0, about=1))["key"] == "error-present"
        await pages[1].leave()
        await pages[0].let_bot_play(0, about=1)
        await pages[0].wait(lambda: pages[0].seats[1]["stands_in"])
        assert pages[0].seats[1]["name"] == "P1"
        await play_on({0: pages[0], 2: pages[2]}, lambda: pages[0].situation["ply"] > 30, first)
        back = await made.sit(1)
        assert back.situation["legal"] == {}
        assert (await back.send("play", seat=1, move="o7", ply=back.situation["ply"]))["key"] == "error-bot-plays"
        assert (await pages[0].ask("person", 0, about=1))["key"] == "error-cannot-take-back"
        answer = await back.ask("person", 1)
        assert answer["type"] == "done"
        await back.wait(lambda: back.seats[1]["kind"] == "person" and back.seats[1]["present"])
        await back.see_after(answer)  # who sits where is told before what he may do there
        await play_on({0: pages[0], 1: back, 2: pages[2]}, lambda: back.situation["ply"] > 60, first)

    evening(play())


def test_who_comes_back_while_the_stand_in_thinks_can_play_at_once(own_house: House) -> None:
    """Nobody else's move would bring the page what it can do."""

    async def play() -> None:
        _, pages = await people(own_house)
        seat = pages[0].situation["waiting"][0]
        page = pages[seat]
        assert (await page.ask("bot", seat))["type"] == "done"
        await page.wait(lambda: page.seats[seat]["stands_in"])
        assert (await page.play(seat, "high"))["key"] == "error-bot-plays"
        assert (await page.ask("person", seat))["type"] == "done"
        await page.wait(lambda: not page.seats[seat]["stands_in"] and str(seat) in page.situation["legal"])
        await page.play_and_see(seat, page.situation["legal"][str(seat)][0])

    own_house.settings["bot_delay"] = A_LONG_THOUGHT
    own_house.start()
    evening(play())


# Leaving and joining between two rounds


def test_who_asks_to_leave_leaves_between_two_rounds(house: House) -> None:
    async def play() -> None:
        _, pages = await people(house, 4, options={"rounds": 2})
        await pages[3].ask("leave", 3)
        await pages[0].wait(lambda: pages[0].seats[3]["wish"] == "leave")
        rest = {seat: pages[seat] for seat in (0, 1, 2, 3)}
        await play_on(rest, lambda: not pages[0].situation["views"]["0"]["generals"][3]["seated"], greedy)
        assert not pages[0].is_over()
        await pages[0].wait(lambda: pages[0].seats[3]["wish"] is None)

    evening(play())


def test_a_free_place_is_taken_between_two_rounds(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "person C", "free", options={"free_places": 1}, visibility="open")
        listed = {table["table"]: table for table in house.get("/api/tables")}
        assert listed[made.id]["free"] == 1
        pages = {seat: await made.sit(seat) for seat in range(3)}
        answer = house.ask("POST", made.path("/join"), json={"name": "Dominique"})
        assert answer.status_code == 201
        made.keys[3] = answer.json()["token"]
        pages[3] = await made.sit(answer.json()["seat"])
        assert house.ask("POST", made.path("/join"), json={"name": "E"}).json()["key"] == "error-no-free-seat"
        await play_on(pages, lambda: pages[0].situation["views"]["0"]["generals"][3]["seated"], greedy)
        assert pages[0].seats[3]["name"] == "Dominique"

    evening(play())


def knows_wish(guest: Guest, wish: str | None) -> bool:
    return bool(guest.seats[2]["wish"] == wish)


def test_who_came_in_at_once_can_ask_to_leave(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "free", visibility="open")
        key = house.ask("POST", made.path("/join"), json={"name": "Dominique"}).json()
        made.keys[2] = key["token"]
        pages = {seat: await made.sit(seat) for seat in range(3)}
        await play_on(pages, lambda: pages[2].is_asked(2), first)
        for what, wish in (("leave", "leave"), ("join", None), ("leave", "leave")):
            await pages[2].ask(what, 2)
            await pages[0].until(partial(knows_wish, wish=wish))

    evening(play())


def test_nobody_waits_for_the_absent_between_two_rounds(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "person C", "free", options={"free_places": 1, "rounds": 2})
        pages = {seat: await made.sit(seat) for seat in range(3)}

        def between() -> bool:
            return bool(pages[0].situation["views"]["0"]["phase"] == "interval")

        await play_on(pages, between, greedy)
        await pages[1].leave()
        await pages[2].leave()
        await pages[0].play(0, "stay")
        await pages[0].wait(lambda: pages[0].situation["views"]["0"]["round"] == 2)

    evening(play())


# Again


def test_playing_again_takes_everybody_along(house: House) -> None:
    async def play() -> None:
        made = house.make("person A", "person B", "bot", options={"rounds": 1})
        pages = {seat: await made.sit(seat) for seat in range(2)}
        spectator = await made.sit()
        await play_on(pages, lambda: False, greedy)
        answer = await pages[0].ask("rematch", 0)
        assert answer["answer"] == {"proposed": True}
        assert (await pages[0].ask("rematch", 0))["key"] == "error-proposal-pending"
        await pages[1].until(proposal)
        assert proposal(pages[1]) == {"what": "rematch", "seat": 0, "missing": [1], "agreed": 1}
        await pages[1].send("vote", seat=1, agree=True)
        for page in (*pages.values(), spectator):
            await page.until(lambda page: "rematch" in [message["type"] for message in page.heard[-2:]])
        again = next(m for m in pages[1].heard if m["type"] == "rematch")
        assert [key["seat"] for key in again["keys"]] == [1]
        assert next(m for m in spectator.heard if m["type"] == "rematch")["keys"] == []
        for seat, page in pages.items():
            assert (await page.ask("rematch", seat))["answer"]["table"] == again["table"], "the same one for all"
        other = Made(house, again)
        page = await other.sit(1)
        assert page.welcome["mine"] == [1]
        assert page.welcome["options"]["rounds"] == 1
        assert (await made.sit(0)).welcome["rematch"] == other.id

    evening(play())
