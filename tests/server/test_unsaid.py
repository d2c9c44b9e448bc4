"""Questions with one answer only are not asked where nobody could learn from that what somebody holds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import find_game
from tests.server.house import House, Made, evening

GAME = find_game("worldwide_football")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.stop()


@cache
def asked_in_vain() -> tuple[Record, int]:
    """A match for two in which the first seat is asked for a Player card and has none that would do."""
    for number in range(60):
        match = Match.start(GAME, GAME.options(), 2, seed=number.to_bytes(32, "big"))
        rng, ply = random.Random(number), 0
        match.settle()
        while not match.is_over():
            seat = match.state.waiting()[0]
            if not ply and match.state.goes_without_saying(0) is not None:
                ply = len(match.record.plies)
            moves = match.state.legal(seat)
            weights = [0.05 + weight for weight in GAME.hints.weights(match.state, seat, moves)]
            match.play(seat, rng.choices(moves, weights)[0])
            match.settle()
        if ply:
            return match.record, ply
    raise LookupError("nobody is asked in vain; look in more matches")


def table(house: House, *seats: str) -> Made:
    record, ply = asked_in_vain()
    text = {"content": record.text(), "headers": {"content-type": "text/plain"}}
    source = house.ask("POST", "/api/records", **text).json()["table"]
    people = [place for place, seat in enumerate(seats) if seat.startswith("person")]
    return house.make(*seats, game=GAME.id, mine=people, from_table=source, from_ply=ply)


def offered(situation: dict[str, Any]) -> list[str]:
    return [str(move) for move in situation["legal"].get("0", [])]


def test_alone_with_a_bot_nobody_is_asked_for_a_card_that_he_has_not(house: House) -> None:
    async def play() -> None:
        guest = await table(house, "person Camille", "bot beginner").sit(0)
        await guest.wait(lambda: guest.situation["ply"] > asked_in_vain()[1])
        assert offered(guest.situation) != ["no"]
        assert "0" not in guest.situation["undo"], "there is nothing in it to be taken back"

    evening(play())


def test_between_people_the_question_is_asked_as_it_would_tell_that_the_card_is_missing(house: House) -> None:
    async def play() -> None:
        made = table(house, "person Camille", "person Noé")
        asked, other = await made.sit(0), await made.sit(1)
        assert offered(asked.situation) == ["no"]
        assert asked.situation["says"]["0"]["prompt"]["key"] == "prompt-no-card"
        assert other.situation["says"]["1"]["prompt"]["key"] == "prompt-wait"
        await asked.play_and_see(0, "no")

    evening(play())


def test_nor_is_it_left_out_before_a_spectator(house: House) -> None:
    async def play() -> None:
        made = table(house, "person Camille", "bot beginner")
        await made.sit()
        guest = await made.sit(0)
        assert offered(guest.situation) == ["no"]
        await guest.play_and_see(0, "no")

    evening(play())
