"""Whether a table waits for somebody, asked from elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import House, Made, evening


def turn(made: Made, *seats: int) -> dict[str, Any]:
    tokens = [made.keys[seat] for seat in seats]
    answer = made.house.ask("POST", made.path("/turn"), json={"tokens": tokens})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_table_waits_for_whoever_has_to_decide(house: House) -> None:
    """Before and after a move, and nobody at the table is told that somebody asked."""
    made = house.make("person Camille", "person Dominique", mine=[0])
    asked: list[int] = []

    async def play() -> None:
        pages = [await made.sit(0), await made.sit(1)]
        asked.append(pages[0].situation["waiting"][0])
        answer = await pages[asked[0]].play(asked[0])
        await pages[asked[0]].see_after(answer)
        asked.append(pages[0].situation["waiting"][0])

    first = {seat: turn(made, seat)["mine"] for seat in (0, 1)}
    evening(play())
    assert first == {seat: seat == asked[0] for seat in (0, 1)}
    assert {seat: turn(made, seat)["mine"] for seat in (0, 1)} == {seat: seat == asked[1] for seat in (0, 1)}
    assert turn(made, 0, 1) == {"over": False, "mine": True}


def test_only_keys_that_fit_are_waited_for(house: House) -> None:
    made = house.make("person Camille", "person Dominique", mine=[0])
    strange = made.house.ask("POST", made.path("/turn"), json={"tokens": ["x" * 32]})
    assert strange.json() == {"over": False, "mine": False}
    assert turn(made) == {"over": False, "mine": False}


def test_a_game_that_is_over_waits_for_nobody(house: House) -> None:
    made = house.make("person Camille", "bot", mine=[0])

    async def play() -> None:
        await (await made.sit(0)).ask("resign", 0)

    evening(play())
    assert turn(made, 0) == {"over": True, "mine": False}


def test_a_table_where_people_gather_waits_for_nobody(house: House) -> None:
    made = house.make("person Camille", "free", mine=[0], room=True)
    assert turn(made, 0) == {"over": False, "mine": False}


@pytest.mark.parametrize(("body", "status"), [({"tokens": []}, 404), ({"tokens": ["short"]}, 400), ({}, 400)])
def test_what_cannot_be_asked_is_refused(house: House, body: dict[str, Any], status: int) -> None:
    assert house.ask("POST", "/api/tables/nowhere-at-all/turn", json=body).status_code == status
