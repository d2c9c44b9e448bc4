"""Moments in which time would tell what somebody holds: they last as long with the card as without."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tablee.core.record import Record
from tests.games.rugby_champion.moments import moment
from tests.server.house import Guest, House, Made, evening

SUPPORTS = ("rucking", "raffut")
SHARE = 0.25
LASTS = 3 * SHARE
"""Seconds of a moment: a quarter of what the game gives."""
SLACK = 0.35
LONG = 20
"""So many times longer is a moment in which something has to be done before it has passed."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), moments=LONG).start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), moments=SHARE).start()
    yield house
    house.stop()


@cache
def may_support(holds: bool) -> tuple[Record, int]:
    """A duel in which the first seat may add a support, and has one or has none."""
    return moment(
        lambda view, _: view.phase == "support" and holds is any(card.id in SUPPORTS for card in view.hand), seats=2
    )


def table(house: House, holds: bool, *seats: str) -> Made:
    return house.make_from(*may_support(holds), *seats)


def passes(guest: Guest) -> list[dict[str, Any]]:
    """Every time that somebody let something be, as this page heard it since it came."""
    stories = [message["story"] for message in guest.heard if message["type"] == "happened"]
    return [event for story in stories for event in story if event["event"] == "passed"]


@pytest.mark.parametrize("holds", [True, False], ids=["with a card", "without"])
def test_to_do_nothing_takes_as_long_with_the_card_as_without(hurried: House, holds: bool) -> None:
    async def play() -> None:
        made = table(hurried, holds, "person Camille", "person Noé")
        watcher = await made.sit(1)
        assert watcher.situation["due"] is None, "nobody is hurried who is not there"
        began = time.monotonic()
        asked = await made.sit(0)
        assert 0 < asked.welcome["situation"]["due"] <= 1000 * LASTS
        await watcher.wait(lambda: passes(watcher))
        assert time.monotonic() - began > LASTS - 0.05
        assert passes(watcher)[0]["side"] == 0

    evening(play())


@pytest.mark.parametrize("holds", [True, False], ids=["with a card", "without"])
def test_nobody_lets_it_be_before_the_moment_has_passed(patient: House, holds: bool) -> None:
    async def play() -> None:
        made = table(patient, holds, "person Camille", "person Noé")
        _, asked = await made.sit(1), await made.sit(0)
        early = await asked.play(0, "pass")
        assert (early["type"], early["key"]) == ("refused", "error-too-soon")

    evening(play())


def test_both_pages_are_told_how_long_it_lasts(patient: House) -> None:
    async def play() -> None:
        made = table(patient, False, "person Camille", "person Noé")
        asked = await made.sit(0)
        watcher, spectator = await made.sit(1), await made.sit()
        for page in (asked, watcher, spectator):
            assert 0 < page.situation["due"] <= 1000 * LASTS / SHARE * LONG

    evening(play())


def test_who_has_the_card_plays_it_at_once(patient: House) -> None:
    async def play() -> None:
        made = table(patient, True, "person Camille", "person Noé")
        watcher, asked = await made.sit(1), await made.sit(0)
        card = next(move for move in asked.situation["legal"]["0"] if move in SUPPORTS)
        await asked.play_and_see(0, card)
        assert not passes(asked)
        await watcher.wait(lambda: any(m["type"] == "happened" for m in watcher.heard))
        assert watcher.situation["views"]["1"]["sides"][0]["support"]["id"] == card

    evening(play())


def test_who_went_away_has_the_whole_moment_when_he_is_back(hurried: House) -> None:
    async def play() -> None:
        made = table(hurried, True, "person Camille", "person Noé")
        watcher, asked = await made.sit(1), await made.sit(0)
        await asked.leave()
        with pytest.raises(TimeoutError):
            await watcher.wait(lambda: passes(watcher), 2 * LASTS)
        again = await made.sit(0)
        assert again.welcome["situation"]["due"] > 1000 * (LASTS - SLACK)
        await watcher.wait(lambda: passes(watcher))

    evening(play())


def test_on_a_shared_screen_nobody_is_hurried(hurried: House) -> None:
    async def play() -> None:
        made = table(hurried, False, "person Camille", "person Noé")
        both = await made.sit(0, 1)
        assert both.situation["due"] is None
        await both.play_and_see(0, "pass")

    evening(play())


def test_alone_with_a_bot_a_choice_takes_as_long_as_one_likes(hurried: House) -> None:
    async def play() -> None:
        guest = await table(hurried, True, "person Camille", "bot beginner").sit(0)
        assert guest.situation["due"] is None
        await guest.play_and_see(0, "pass")

    evening(play())


def test_alone_with_a_bot_what_is_no_choice_passes_by_itself(hurried: House) -> None:
    async def play() -> None:
        guest = await table(hurried, False, "person Camille", "bot beginner").sit(0)
        assert 0 < guest.welcome["situation"]["due"] <= 1000 * LASTS
        await guest.wait(lambda: passes(guest))
        assert "0" not in guest.situation["undo"], "there is nothing in it to be taken back"

    evening(play())


def test_alone_with_a_bot_a_spectator_does_not_see_that_there_is_no_choice(hurried: House) -> None:
    async def play() -> None:
        made = table(hurried, False, "person Camille", "bot beginner")
        spectator, guest = await made.sit(), await made.sit(0)
        assert guest.situation["due"] is None
        assert spectator.situation["due"] is None
        await guest.play_and_see(0, "pass")

    evening(play())


def test_a_bot_that_does_nothing_takes_the_whole_moment(hurried: House) -> None:
    async def play() -> None:
        made = table(hurried, False, "bot beginner", "person Noé")
        began = time.monotonic()
        watcher = await made.sit(1)
        await watcher.wait(lambda: passes(watcher))
        assert time.monotonic() - began > LASTS - 0.05

    evening(play())


def test_a_bot_has_no_reason_to_tell_before_its_moment_has_passed(hurried: House) -> None:
    async def play() -> None:
        made = table(hurried, False, "bot beginner", "person Noé")
        watcher = await made.sit(1)
        while not passes(watcher):
            answer = await watcher.ask("why", 1)
            assert answer.get("key") == "error-no-why" or passes(watcher), answer
        assert watcher.closed is None

    evening(play())
    assert "Traceback" not in hurried.log.read_text()
