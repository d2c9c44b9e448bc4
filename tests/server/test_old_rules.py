"""Tables and records of an earlier version of the rules: they are shown and played on by the rules they began with."""

from __future__ import annotations

import sqlite3
from pathlib import Path

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
