"""Questions with one answer only are not asked where nobody could learn from that what somebody holds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tablee.core.game import Game, State
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import find_game
from tablee.server.follow_ups import FollowUps
from tablee.server.journal import header_of
from tablee.server.live_match import LiveMatch
from tablee.server.lobby import new_row
from tablee.server.pages import Page
from tablee.server.reaction import ReactionWindow
from tablee.server.store import SeatRow
from tablee.server.table_state import TableState
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
    return house.make_from(*asked_in_vain(), *seats)


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


# What goes without saying in other games, without a server


def table_at(game: Game, wanted: Callable[[State], bool], *kinds: Any) -> tuple[TableState, FollowUps]:
    """A table at which the first seat is asked something that is as wanted."""
    for number in range(60):
        row = new_row(game, {}, [SeatRow(kind) for kind in kinds], "private", [])
        match = LiveMatch(game, header_of(row), bytes([number] * SEED_BYTES))
        rng = random.Random(number)
        match.settle()
        while not match.is_over():
            if 0 in match.state.waiting() and wanted(match.state):
                table = TableState(row, match, [])
                page = Page([], None)
                page.mine = (0,)
                pages = {page}
                table.seats.arrive([seat for seat, kind in enumerate(kinds) if kind == "person"])
                return table, FollowUps(match, table.seats, ReactionWindow(match, table.seats, pages, share=1.0))
            seat = match.state.waiting()[0]
            moves = match.state.legal(seat)
            weights = [0.05 + weight for weight in game.hints.weights(match.state, seat, moves)]
            match.play(seat, rng.choices(moves, weights)[0])
            match.settle()
    raise LookupError("nobody meets that; look at more tables")


def is_written(notation: str) -> Callable[[State], bool]:
    """Whether this goes without saying for the first seat."""
    return lambda state: getattr(state.goes_without_saying(0), "notation", None) == notation


def test_alone_with_bots_nobody_is_asked_whether_he_stays() -> None:
    """AR-24: nobody who leaves can win."""
    table, follow_ups = table_at(find_game("artropp"), is_written("stay"), "person", "bot", "bot")
    found = follow_ups.next()
    assert found is not None
    assert (found[0], found[1].notation) == (0, "stay")
    asked = len(table.match.plies)
    table.play(*found)
    assert table.match.last_ply_of(0) != asked, "there is nothing in it to be taken back"


def test_between_people_it_is_asked_and_can_be_taken_back() -> None:
    table, follow_ups = table_at(find_game("artropp"), is_written("stay"), "person", "person", "person")
    assert follow_ups.next() is None
    asked = len(table.match.plies)
    table.play(0, table.match.game.moves.read("stay"))
    assert table.match.last_ply_of(0) == asked
