"""After the game: the match sheet, open hands, chances to win and a review; and nothing of it before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.chances import MOST_POINTS
from tablee.core.record import Ply, Record
from tablee.core.sheet import Chance
from tablee.games import find_game
from tablee.server.bots import Bots
from tablee.server.problems import Problem
from tablee.server.protocol import Study
from tablee.server.settings import USUAL
from tablee.server.store import SeatRow, TableRow
from tablee.server.studies import Job, Studies, job_of
from tests.server.house import House, Made, evening
from tests.server.test_http import played


def studied(house: House, made: Made, kind: str) -> list[dict[str, Any]]:
    answer = house.ask("POST", made.path(f"/{kind}"))
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


# As long as a game goes on


@pytest.mark.parametrize(("method", "what"), [("GET", "sheet"), ("POST", "chances"), ("POST", "review")])
def test_nothing_is_studied_before_the_end(house: House, method: str, what: str) -> None:
    made = house.make("person", "bot", "bot", mine=[0])
    answer = house.ask(method, made.path(f"/{what}"))
    assert (answer.status_code, answer.json()["key"]) == (409, "error-table-not-over")


def test_hands_stay_closed_as_long_as_a_game_goes_on(house: House) -> None:
    made = house.make("person", "person", "person", mine=[0, 1, 2])

    async def play() -> None:
        page = await made.sit(0, 1, 2)
        for _ in range(4):
            await page.see_after(await page.play(page.situation["waiting"][0]))

    evening(play())
    frames = house.get(made.path("/replay"))["frames"]
    assert len(frames) > 3
    assert [frame["hands"] for frame in frames] == [None] * len(frames)


# Afterwards


def test_all_hands_are_open_once_a_game_is_over(house: House) -> None:
    made = played(house)
    replay = house.get(made.path("/replay"))
    opened = [frame["hands"] for frame in replay["frames"] if frame["hands"] is not None]
    assert opened[0] == [house.get(made.path(f"/replay?seat={seat}"))["frames"][0]["view"]["hand"] for seat in range(3)]
    assert all(len(hands) == 3 for hands in opened)
    assert len(opened) > 5
    through_a_seat = house.get(made.path("/replay?seat=0"))["frames"]
    assert all(frame["hands"] is None for frame in through_a_seat), "whoever looks through a seat sees what it saw"


def test_moments_lead_to_frames_that_tell_them(house: House) -> None:
    replay = house.get(played(house).path("/replay"))
    moments = replay["moments"]
    assert {moment.get("kind", "great") for moment in moments} >= {"part", "score"}
    for moment in moments:
        frame = next(frame for frame in replay["frames"] if frame["ply"] >= moment["ply"])
        told = [line["phrase"] for line in frame["lines"]]
        assert moment["phrase"].get("facts", {}).get("pot", moment["phrase"]) in told


def test_the_sheet_of_a_game(house: House) -> None:
    made = played(house)
    sheet = house.get(made.path("/sheet"))
    frames = house.get(made.path("/replay"))["frames"]
    assert sheet["decisions"] == [frame["ply"] for frame in frames]
    assert [figure["label"]["key"] for figure in sheet["sheet"]["figures"]][:2] == ["sheet-gain", "sheet-units"]
    assert len(sheet["sheet"]["people"]) == 3


def test_chances_come_bit_by_bit_and_are_kept(house: House) -> None:
    made = played(house)
    lines = studied(house, made, "chances")
    assert [line["over"] for line in lines] == [False] * (len(lines) - 1) + [True]
    assert sorted(line["done"] for line in lines) == [line["done"] for line in lines]
    last = lines[-1]
    assert 2 < last["done"] == last["total"] <= MOST_POINTS
    assert len(last["chances"]) == last["total"] + 1
    for chance in last["chances"]:
        assert sum(chance["shares"]) == pytest.approx(1, abs=0.01)
    winners = house.get(made.path("/replay"))["outcome"]["winners"]
    assert [seat for seat, share in enumerate(last["chances"][-1]["shares"]) if share] == winners
    assert studied(house, made, "chances") == [last]


@pytest.mark.slow
def test_a_review_goes_over_what_people_did(house: House) -> None:
    made = played(house)
    lines = studied(house, made, "review")
    last = lines[-1]
    assert last["over"]
    assert not last["failed"]
    assert last["done"] == last["total"] > 10
    assert [slip["ply"] for slip in last["slips"]] == sorted(slip["ply"] for slip in last["slips"])
    assert studied(house, made, "review") == [last]


@pytest.mark.slow
def test_who_asks_for_ever_more_is_told_to_wait(own_house: House) -> None:
    own_house.settings["studies"] = {"burst": 1, "per_second": 0.001}
    own_house.start()
    first, second = played(own_house), played(own_house)
    lines = studied(own_house, first, "chances")
    refused = own_house.ask("POST", second.path("/chances"))
    assert (refused.status_code, refused.json()["key"]) == (429, "error-too-fast")
    assert studied(own_house, first, "chances") == lines[-1:], "what is known costs nothing"


# Several who listen


class HeldBots(Bots):
    """Bots whose pieces of work are done when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []

    async def work(self, job: Callable[[], Any], asker: str) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked.append((job, answer))
        return await answer

    async def answer(self, what: Any) -> None:
        while not self.asked:
            await asyncio.sleep(0)
        self.asked.pop(0)[1].set_result(what)


def a_job(table: str = "a") -> Job:
    game = find_game("artropp")
    seats = [SeatRow("bot", "")] * 3
    row = TableRow(table, game.id, game.version, game.material, {}, seats, "private", bytes(32), "")
    return job_of("chances", None, row, Record(game.id, game.version, game.material, 3, plies=[Ply(0, "x")]))


async def heard(studies: Studies, job: Job, into: list[Study]) -> None:
    async for study in studies.follow(job, "192.0.2.1"):
        into.append(study)


def test_whoever_comes_later_listens_to_the_same_study() -> None:
    async def play() -> None:
        bots = HeldBots()
        studies = Studies(bots)
        told: list[list[Study]] = [[], []]
        first = asyncio.create_task(heard(studies, a_job(), told[0]))
        await bots.answer([0])
        second = asyncio.create_task(heard(studies, a_job(), told[1]))
        await bots.answer([Chance(0, [1.0, 0.0, 0.0])])
        await bots.answer([Chance(1, [1.0, 0.0, 0.0])])
        await asyncio.gather(first, second)
        assert not bots.asked, "it was done once"
        assert told[0][-1] == told[1][-1]
        assert told[0][-1].over

    asyncio.run(play())


def test_nobody_works_when_the_last_one_has_gone() -> None:
    async def play() -> None:
        bots = HeldBots()
        studies = Studies(bots)
        one, other = (asyncio.create_task(heard(studies, a_job(), [])) for _ in range(2))
        while not bots.asked:
            await asyncio.sleep(0)
        one.cancel()
        await asyncio.gather(one, return_exceptions=True)
        assert studies.is_known(a_job())
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        while studies.is_known(a_job()):
            await asyncio.sleep(0)
        assert bots.asked[0][1].cancelled()

    asyncio.run(play())


def test_an_address_has_so_many_studies_at_once() -> None:
    async def play() -> None:
        bots = HeldBots()
        studies = Studies(bots)
        tasks = []
        for number in range(USUAL.studies_at_once):
            studies.check_free("192.0.2.1")
            tasks.append(asyncio.create_task(heard(studies, a_job(str(number)), [])))
            while len(bots.asked) <= number:
                await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            studies.check_free("192.0.2.1")
        assert refused.value.key == "error-too-fast"
        studies.check_free("192.0.2.2")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while bots.asked[-1][1].cancelled() is False:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        studies.check_free("192.0.2.1")

    asyncio.run(play())


def test_a_study_that_fails_says_so_and_may_be_tried_again() -> None:
    async def play() -> None:
        bots = HeldBots()
        studies = Studies(bots)
        told: list[Study] = []
        task = asyncio.create_task(heard(studies, a_job(), told))
        while not bots.asked:
            await asyncio.sleep(0)
        bots.asked.pop()[1].set_exception(RuntimeError("the disk is away"))
        await task
        assert (told[-1].over, told[-1].failed) == (True, True)
        assert not studies.is_known(a_job())

    asyncio.run(play())
