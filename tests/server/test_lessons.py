"""First games by script over real sockets: led, read, left, taken back, and gone on with after a crash."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.lesson import LEARNER, Lesson
from tablee.core.record import Ply
from tablee.games import SHELF, find_lesson
from tests.server.house import Guest, House, Made, evening
from tests.server.test_race import plies_of, way

TURNS = [name for name in SHELF if name != "ubongo"]


def lesson_of(game: str) -> Lesson:
    lesson = find_lesson(game)
    assert lesson is not None
    return lesson


def lay(house: House, game: str) -> Made:
    others = ["bot beginner"] * (lesson_of(game).seats - 1)
    return house.make("person", *others, game=game, lesson=True, mine=[0])


def now(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.situation["lesson"]
    return found


async def read_on(guest: Guest) -> None:
    """Read what the table waits for."""
    assert (await guest.send("learn", seat=LEARNER, what="read"))["type"] == "done"


async def follow(guest: Guest, until: int) -> None:
    """Do what is shown and read what is said, until so many plies of the script were played."""

    def has_something_to_do() -> bool:
        return now(guest)["cue"] >= until or now(guest)["reads"] or bool(guest.situation["legal"].get("0"))

    while now(guest)["cue"] < until:
        if now(guest)["reads"]:
            await read_on(guest)
            await guest.wait(lambda: not now(guest)["reads"])
        elif legal := guest.situation["legal"].get("0"):
            await guest.play_and_see(LEARNER, legal[0])
        else:
            await guest.wait(has_something_to_do)


def is_written(plies: list[Ply], lesson: Lesson) -> bool:
    """Whether this is what the script says, wherever it leaves no choice."""
    pairs = zip(plies, lesson.plies, strict=False)
    return all(ply.notation == told.notation or "|" in told.notation for ply, told in pairs)


@pytest.mark.parametrize("game", TURNS)
def test_whoever_follows_a_lesson_plays_its_script(house: House, game: str) -> None:
    async def play() -> None:
        lesson, made = lesson_of(game), lay(house, game)
        guest = await made.sit(0)
        form = guest.welcome["lesson"]
        assert form["length"] == len(lesson.plies)
        assert [line["key"] for line in form["lines"]] == [saying.key for saying in lesson.sayings]
        assert guest.welcome["luck"] == "", "nobody left it to chance"
        await follow(guest, len(lesson.plies))
        assert is_written(plies_of(house, made.id), lesson)
        assert not now(guest)["goes_on"]

    evening(play())


@pytest.mark.slow
def test_a_race_waits_for_whoever_reads_and_leaves_him_the_last_pieces(house: House) -> None:
    async def play() -> None:
        made = lay(house, "ubongo")
        guest = await made.sit(0)
        await follow(guest, 4)
        assert now(guest)["reads"], "the race has begun, and its clock stands"
        first = guest.situation["now"]
        assert guest.situation["legal"]["0"] == ["J1a3"]
        await guest.play_and_see(LEARNER, "J1a3")
        await guest.play_and_see(LEARNER, "U3d1")
        assert guest.situation["now"] == first
        await read_on(guest)
        for move in way(guest, LEARNER):
            if move[0] not in "JU":
                await guest.play_and_see(LEARNER, move)
        await guest.wait(lambda: now(guest)["cue"] == 7)
        assert guest.situation["views"]["0"]["racers"][0]["space"] == 1
        moments = [ply.at for ply in plies_of(house, made.id) if ply.notation in ("d17", "J1a3", "U3d1")]
        assert len(set(moments)) == 1, "no time passed while somebody read"

    evening(play())


def test_only_what_is_shown_is_open_and_a_refusal_says_how_to_play_otherwise(house: House) -> None:
    async def play() -> None:
        made = lay(house, "french_flair")
        guest = await made.sit(0)
        assert guest.situation["legal"]["0"] == ["kick2"]
        refused = await guest.play(LEARNER, "kick1")
        assert (refused["type"], refused["key"]) == ("refused", "error-lesson")
        assert (await guest.play(LEARNER, "kick2"))["type"] == "done"

    evening(play())


def test_a_lesson_can_be_left_and_is_an_ordinary_game_from_there(house: House) -> None:
    async def play() -> None:
        made = lay(house, "french_flair")
        guest = await made.sit(0)
        assert (await guest.send("learn", seat=LEARNER, what="leave"))["type"] == "done"
        await guest.wait(lambda: not now(guest)["goes_on"])
        assert guest.situation["legal"]["0"] == ["kick1", "kick2"]
        await guest.play_and_see(LEARNER, "kick1")
        again = await made.sit(0)
        assert not now(again)["goes_on"]

    evening(play())


def test_moves_that_are_taken_back_meet_the_same_script_again(house: House) -> None:
    async def play() -> None:
        lesson, made = lesson_of("rugby_champion"), lay(house, "rugby_champion")
        guest = await made.sit(0)
        await follow(guest, 8)
        assert (await guest.ask("undo", LEARNER))["type"] == "done"
        await guest.wait(lambda: now(guest)["cue"] == 5)
        await follow(guest, 15)
        played_again = [ply.notation for ply in plies_of(house, made.id)[8:]]
        assert played_again == [ply.notation for ply in lesson.plies[5 : now(guest)["cue"]]]

    evening(play())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["artropp", pytest.param("ubongo", marks=pytest.mark.slow)])
def test_a_lesson_goes_on_after_a_crash(own_house: House, game: str) -> None:
    own_house.start()

    async def play() -> None:
        lesson, made = lesson_of(game), lay(own_house, game)
        guest = await made.sit(0)
        half = 5 if game == "ubongo" else len(lesson.plies) // 2
        await follow(guest, half)
        before = now(guest)["cue"]
        own_house.restart()
        again = await made.sit(0)
        assert now(again)["cue"] >= before
        assert now(again)["goes_on"]
        if game != "ubongo":
            await follow(again, len(lesson.plies))
            assert is_written(plies_of(own_house, made.id), lesson)

    evening(play())


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"kind": "person"}]},
        {"seats": [{"kind": "bot"}, {"kind": "person"}]},
        {"options": {"clock": "real"}},
        {"room": True},
    ],
)
def test_a_lesson_has_its_own_seats_and_options(house: House, wish: dict[str, Any]) -> None:
    seats = [{"kind": "person"}, {"kind": "bot"}]
    table = {"game": "french_flair", "seats": seats, "lesson": True, **wish}
    answer = house.ask("POST", "/api/tables", json=table)
    assert (answer.status_code, answer.json()["key"]) == (400, "error-lesson-table")


def test_a_table_that_teaches_nobody_says_nothing_of_lessons(house: House) -> None:
    async def play() -> None:
        guest = await house.make("person", "bot", "bot").sit(0)
        assert guest.welcome["lesson"] is None
        assert guest.situation["lesson"] is None
        assert (await guest.send("learn", seat=0, what="leave"))["type"] == "done"
        assert (await guest.send("learn", seat=1, what="leave"))["type"] == "refused"

    evening(play())
