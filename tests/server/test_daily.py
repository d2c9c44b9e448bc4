"""The game of the day: by the server's clock, the same for everybody, and known to nobody before it is laid."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.games import find_game
from tests.server.house import House, Made, evening

TODAY, TOMORROW = "2026-03-14", "2026-03-15"
ALONE: dict[str, Any] = {"game": "ubongo", "seats": [{"kind": "person"}], "mine": [0], "daily": True}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("daily"), day=TODAY).start()
    yield house
    house.stop()


def options_on(day: str) -> dict[str, Any]:
    options = find_game("ubongo").daily(day)
    assert options is not None
    return options


def day_of(house: House, answer: dict[str, Any]) -> str:
    """The day whose game a table is, as its page is told."""
    days = []

    async def look() -> None:
        days.append(str((await Made(house, answer).sit(0)).welcome["terms"]["daily"]))

    evening(look())
    return days[0]


def laid(house: House) -> dict[str, Any]:
    answer = house.ask("POST", "/api/tables", json=ALONE)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_the_shelf_says_which_day_it_is_and_not_what_is_played(house: House) -> None:
    """Whoever knew could practise it first, and the attempt would prove nothing."""
    shelf = {game["id"]: game for game in house.get("/api/games")}
    assert shelf["ubongo"]["daily"] == TODAY
    assert shelf["artropp"]["daily"] is None
    text = house.ask("GET", "/api/games").text
    assert TODAY in text
    assert TOMORROW not in text


def test_the_day_says_what_is_played_and_the_table_keeps_the_day(house: House) -> None:
    made = laid(house)
    assert made["daily"] == TODAY
    info = house.get(f"/api/tables/{made['table']}")
    assert options_on(TODAY).items() <= info["options"].items()
    assert info["options"]["hints"] is False
    assert day_of(house, made) == TODAY


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"sheet": 1}},
        {"options": options_on(TOMORROW)},
        {"seats": [{"kind": "person"}, {"kind": "bot"}]},
        {"seats": [{"kind": "bot"}], "mine": []},
        {"room": True},
        {"hints": True},
        {"visibility": "open"},
    ],
)
def test_nothing_else_can_be_chosen(house: House, more: dict[str, Any]) -> None:
    answer = house.ask("POST", "/api/tables", json={**ALONE, **more})
    assert (answer.status_code, answer.json()["key"]) == (409, "error-daily-own")


def test_tomorrow_cannot_be_asked_for(house: House) -> None:
    """A day is not something that a page says."""
    answer = house.ask("POST", "/api/tables", json={**ALONE, "daily": TOMORROW})
    assert answer.status_code == 400
    assert answer.json()["key"] == "error-message"


def test_a_game_without_one_says_so(house: House) -> None:
    answer = house.ask("POST", "/api/tables", json={**ALONE, "game": "artropp"})
    assert (answer.status_code, answer.json()["key"]) == (409, "error-no-daily")


def test_the_same_options_without_the_day_are_practice(house: House) -> None:
    wish = {**ALONE, "daily": False, "options": options_on(TODAY)}
    made = house.ask("POST", "/api/tables", json=wish).json()
    assert made["daily"] == ""
    assert day_of(house, made) == ""


def test_a_day_is_kept_over_midnight_and_a_power_cut(tmp_path: Path) -> None:
    """What was begun is that day's, and another day's game is another one."""
    before = House(tmp_path, day=TODAY).start()
    made = laid(before)
    before.kill()
    after = House(tmp_path, day=TOMORROW).start()
    try:
        assert day_of(after, made) == TODAY
        assert laid(after)["daily"] == TOMORROW
        assert TOMORROW in after.ask("GET", "/api/games").text
    finally:
        after.stop()


def test_played_again_it_is_practice(house: House) -> None:
    made = laid(house)
    found = []

    async def again() -> None:
        person = await Made(house, made).sit(0)
        await person.ask("resign", 0)
        await person.ask("rematch", 0)
        found.append(await person.hear("rematch"))

    evening(again())
    assert found[0]["table"] != made["table"]
    assert day_of(house, found[0]) == ""
