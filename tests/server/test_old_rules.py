"""Tables and records of an earlier version of the rules: they are shown and played on by the rules they began with."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tablee.games import find_game
from tests.server.house import House, Made, evening

OLD_RECORD = Path(__file__).parent.parent / "records" / "french_flair-1.txt"
GAME = find_game("french_flair")


def test_an_old_record_is_shown_and_played_on_by_its_own_rules(house: House) -> None:
    text = OLD_RECORD.read_text(encoding="utf-8")
    opened = house.ask("POST", "/api/records", content=text.encode())
    assert opened.status_code in (200, 201), opened.text
    old = Made(house, {"table": opened.json()["table"], "keys": []})
    replay = house.get(old.path("/replay"))
    assert replay["rules"] == 1
    assert house.ask("GET", old.path("/record")).text == text

    async def play_on() -> None:
        other = house.make("person", "bot", game=GAME.id, options={}, from_table=old.id, from_ply=60)
        page = await other.sit(0)
        assert page.welcome["rules"] == 1
        await page.wait(lambda: page.is_asked(0) or page.is_over())

    evening(play_on())


BROKEN = {
    "rules": ("UPDATE tables SET rules = 99 WHERE id = ?", "error-table-rules"),
    "box": ("UPDATE tables SET material = 'another 00000000' WHERE id = ?", "error-table-box"),
    "game": ("UPDATE tables SET game = 'vanished' WHERE id = ?", "error-table-no-box"),
    "file": ("UPDATE tables SET own = 'abcdef' WHERE id = ?", "error-table-no-box"),
    "ply": ("UPDATE journal SET body = 'nonsense' WHERE number = 0 AND table_id = ?", "error-table-unreadable"),
    "seats": ("UPDATE tables SET seats = '{' WHERE id = ?", "error-table-unreadable"),
}
"""What may befall a table in the store, and what its pages are told."""
WITH_A_VIEW = ("rules", "box")


@pytest.mark.slow
def test_a_table_that_cannot_be_opened_says_why_to_the_page_and_in_the_log(own_house: House) -> None:
    own_house.start()
    tables = {fault: own_house.make("person", "person", "bot") for fault in BROKEN}
    own_house.stop()
    store = sqlite3.connect(own_house.settings["store"])
    with store:
        for fault, made in tables.items():
            assert store.execute(BROKEN[fault][0], [made.id]).rowcount >= 1
    store.close()
    own_house.start()

    async def look(made: Made, key: str) -> None:
        for _ in range(3):
            page = await made.sit(0)
            await page.until(lambda page: page.closed)
            assert ([message["key"] for message in page.heard], page.closed) == ([key], 4410)

    for fault, made in tables.items():
        evening(look(made, BROKEN[fault][1]))
        assert own_house.log.read_text().count(f"table {made.id} cannot be opened") == 1, fault
        replay = own_house.ask("GET", made.path("/replay"))
        assert (replay.status_code == 200) is (fault in WITH_A_VIEW), replay.text
        if fault in WITH_A_VIEW:
            assert replay.json()["by_others"]
            assert replay.json()["frames"]
        assert own_house.ask("GET", made.path("/record")).status_code != 200, "nobody learns what is hidden"


@pytest.mark.slow
def test_a_game_that_other_rules_cannot_follow_is_shown_as_far_as_they_go(own_house: House) -> None:
    own_house.start()
    made = own_house.make("person", "person", "person")

    async def play() -> None:
        screen = await made.sit(0, 1, 2)
        for _ in range(6):
            await screen.play_and_see(seat := screen.situation["waiting"][0], screen.situation["legal"][str(seat)][0])

    evening(play())
    whole = len(own_house.get(made.path("/replay"))["frames"])
    own_house.stop()
    store = sqlite3.connect(own_house.settings["store"])
    with store:
        last = "(SELECT max(number) FROM journal WHERE table_id = tables.id AND actor >= 0)"
        store.execute("UPDATE tables SET rules = 99, over = 1 WHERE id = ?", [made.id])
        changed = f"number = (SELECT {last} FROM tables WHERE id = table_id)"
        assert store.execute(f"UPDATE journal SET body = 'assault' WHERE {changed}").rowcount == 1
    store.close()
    own_house.start()
    shown = own_house.get(made.path("/replay"))
    assert shown["by_others"]
    assert len(shown["frames"]) == whole - 1
    assert "rules: 99" in own_house.ask("GET", made.path("/record")).text, "for somebody who has these rules"


def test_an_unfinished_table_goes_on_by_the_rules_that_it_began_with(own_house: House) -> None:
    own_house.start()
    made = own_house.make("person", "person", game=GAME.id)
    own_house.stop()
    store = sqlite3.connect(own_house.settings["store"])
    with store:
        assert store.execute("UPDATE tables SET rules = 1 WHERE id = ?", [made.id]).rowcount == 1
    store.close()
    own_house.start()

    async def look() -> None:
        old, new = await made.sit(0), await own_house.make("person", "person", game=GAME.id).sit(0)
        assert (old.welcome["rules"], new.welcome["rules"]) == (1, GAME.version)

    evening(look())
    shelf = {box["id"]: box["rules"] for box in own_house.get("/api/games")}
    assert shelf[GAME.id] == GAME.version > 1
