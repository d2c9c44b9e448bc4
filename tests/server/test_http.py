"""The HTTP side: shelf, words, tables, records, replays, the page, and errors that all look alike."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from tablee.bots.levels import make_bot
from tablee.core.match import verify
from tablee.core.record import begin, read_record, replay_ply
from tablee.games import SHELF, find_game
from tablee.words import LANGUAGES
from tests.server.house import House, Made, evening

THREE_BOTS: dict[str, Any] = {"game": "artropp", "seats": [{"kind": "bot"}] * 3}


def played(house: House, *seats: str, **options: Any) -> Made:
    """A finished game of bots."""
    made = house.make(*(seats or ("bot", "bot", "bot")), options={"rounds": 1, **options})

    async def watch() -> None:
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    evening(watch())
    return made


def test_the_shelf_has_every_box(house: House) -> None:
    games = house.get("/api/games")
    assert [game["id"] for game in games] == list(SHELF)
    artropp = games[0]
    assert artropp["seat_counts"] == [2, 3, 4, 5, 6]
    assert {form["name"]: form["default"] for form in artropp["options"]}["rounds"] == 10
    assert len(house.get("/api/games/artropp/material")["deck"]["cards"]) > 30


@pytest.mark.slow
def test_characters_are_offered_and_play_in_their_manner(house: House) -> None:
    """Each move is one of those that the character makes with one head or another."""
    found = {one["level"]: one for one in house.get("/api/games/artropp/characters")}
    assert found["edith"]["name"] == "Édith"
    assert found["edith"]["plays"] == "casual"
    seats = [{"kind": "bot", "level": level, "name": found[level]["name"]} for level in ("edith", "gaspard", "edith")]
    wish = {"game": "artropp", "seats": seats, "options": {"rounds": 4}}
    made = Made(house, house.ask("POST", "/api/tables", json=wish).json())

    async def watch() -> None:
        spectator = await made.sit()
        assert [seat["level"] for seat in spectator.seats] == ["edith", "gaspard", "edith"]
        await spectator.wait(spectator.is_over)

    evening(watch())
    game = find_game("artropp")
    record = read_record(house.ask("GET", made.path("/record")).text)
    state = begin(record, game)
    for number, ply in enumerate(record.plies):
        if ply.actor >= 0 and not state.is_secret_choice():
            level = ("edith", "gaspard", "edith")[ply.actor]
            could = {make_bot(level, game, seed).choose(state, ply.actor).notation for seed in range(200)}
            assert ply.notation in could, f"{level}, ply {number}"
        replay_ply(state, game, ply, number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_and_rules_come_in_every_language(house: House, lang: str) -> None:
    for path in (f"/api/words/{lang}", f"/api/words/{lang}/errors", f"/api/words/{lang}/artropp"):
        answer = house.ask("GET", path)
        assert answer.headers["content-type"].startswith("text/plain")
        assert FluentResource(answer.text).body
    assert house.ask("GET", f"/api/games/artropp/rules/{lang}").text.startswith("#")


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/words/de", "error-language"),
        ("/api/words/fr/chess", "error-game"),
        ("/api/games/chess/material", "error-game"),
        ("/api/games/chess/rules/fr", "error-game"),
        ("/api/tables/nowhere", "error-no-table"),
        ("/api/tables/nowhere/record", "error-no-table"),
        ("/api/tables/nowhere/replay", "error-no-table"),
        ("/api/nothing", "error-no-page"),
        ("/assets/nothing.js", "error-no-page"),
        ("/..%2f..%2fapp.py", "error-no-page"),
    ],
)
def test_what_does_not_exist_is_told_in_one_form(house: House, path: str, key: str) -> None:
    answer = house.ask("GET", path)
    assert answer.status_code == 404
    assert answer.json()["key"] == key
    assert set(answer.json()) == {"key", "facts", "message"}


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "error-game"),
        ({"seats": [{"kind": "bot"}]}, "error-seats"),
        ({"seats": [{"kind": "bot", "level": "godlike"}] * 3}, "error-level"),
        ({"seats": [{"kind": "bot", "level": "rosalie"}] * 3}, "error-level"),  # she plays another game
        ({"seats": [{"kind": "person", "name": "\u202e\u202e"}] * 3}, "error-empty-name"),
        ({"seats": [{"kind": "ghost"}] * 3}, "error-message"),
        ({"options": {"rounds": 0}}, "error-option"),
        ({"options": {"colour": "red"}}, "error-option-name"),
        ({"options": {"free_places": 2}}, "error-free-places"),
        ({"mine": [1]}, "error-not-a-person"),
        ({"mine": [9]}, "error-not-a-person"),
        ({"surprise": 1}, "error-message"),
        ({"from_table": "nowhere"}, "error-no-table"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, wish: dict[str, Any], key: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    answer = house.ask("POST", "/api/tables", json={"game": "artropp", "seats": seats, **wish})
    assert 400 <= answer.status_code < 500
    assert answer.json()["key"] == key, answer.text


def test_open_tables_are_listed_and_private_ones_are_not(house: House) -> None:
    shown = house.make("person Camille", "free", "bot", visibility="open")
    hidden = house.make("person Noah", "free", "bot")
    listed = {table["table"]: table for table in house.get("/api/tables")}
    assert hidden.id not in listed
    assert listed[shown.id] == {
        "table": shown.id,
        "game": "artropp",
        "seats": 3,
        "free": 1,
        "names": ["Camille", ""],
        "over": False,
    }


def test_a_finished_game_can_be_taken_home_verified_and_opened_again(house: House) -> None:
    made = played(house)
    text = house.ask("GET", made.path("/record")).text
    record = read_record(text)
    assert verify(record, find_game("artropp")) > 10
    opened = [house.ask("POST", "/api/records", content=text.encode()).json()["table"] for _ in range(2)]
    assert opened[0] == opened[1]
    copy = Made(house, {"table": opened[0], "keys": []})
    assert house.get(copy.path())["origin"] == "record"
    assert house.ask("GET", copy.path("/record")).text == text
    for seat in ("", "?seat=0", "?seat=2"):
        mine, theirs = house.get(copy.path(f"/replay{seat}")), house.get(made.path(f"/replay{seat}"))
        assert mine["frames"] == theirs["frames"]


def test_a_replay_has_a_frame_for_each_choice(house: House) -> None:
    made = played(house)
    record = read_record(house.ask("GET", made.path("/record")).text)
    replay = house.get(made.path("/replay?seat=1"))
    assert len(replay["frames"]) == 1 + sum(ply.actor >= 0 for ply in record.plies)
    assert replay["frames"][-1]["ply"] == len(record.plies)
    assert replay["frames"][0]["view"]["seat"] == 1
    assert replay["outcome"]["reason"] == "rounds"
    assert house.ask("GET", made.path("/replay?seat=7")).status_code == 404


def test_nothing_secret_of_an_unfinished_game(house: House) -> None:
    made = house.make("person", "bot", "bot")
    assert house.ask("GET", made.path("/record")).json()["key"] == "error-table-not-over"
    assert house.ask("GET", made.path("/replay?seat=0")).json()["key"] == "error-table-not-over"
    assert house.get(made.path("/replay"))["seat"] is None
    finished = house.ask("GET", played(house).path("/record")).text
    lines = finished.split("\n\n")
    cut = f"{lines[0]}\n\n" + "".join(f"{line}\n" for line in lines[1].split("\n")[:25])
    table = house.ask("POST", "/api/records", content=cut.encode()).json()["table"]
    copy = Made(house, {"table": table, "keys": []})
    assert house.get(copy.path("/replay"))["outcome"] is None
    for path in ("/record", "/replay?seat=0"):
        assert house.ask("GET", copy.path(path)).json()["key"] == "error-table-not-over"

    async def look() -> None:
        spectator = await copy.sit()
        assert set(spectator.situation["views"]) == {"spectator"}
        plies = spectator.situation["ply"]
        await asyncio.sleep(0.6)
        assert (await copy.sit()).situation["ply"] == plies, "nobody plays in a record"

    evening(look())
    assert not house.get(copy.path())["over"]


def test_a_record_that_cannot_be_names_the_line(house: House) -> None:
    text = house.ask("GET", played(house).path("/record")).text
    for wrong, line in ((text.replace("game: artropp", "game: chess"), None), (text.replace("* +", "* ", 1), 18)):
        answer = house.ask("POST", "/api/records", content=wrong.encode())
        assert answer.status_code == 400
        if line:
            assert answer.json()["facts"]["line"]
    for body in (b"", b"\xff\xfe", b"tablee record 1\n", b"\0" * 100):
        answer = house.ask("POST", "/api/records", content=body)
        assert (answer.status_code, answer.json()["key"]) == (400, "error-record")
    assert house.ask("POST", "/api/records", content=b"x" * 1_100_000).status_code == 413
    assert house.ask("POST", "/api/tables", content=b"x" * 70_000).status_code == 413


@pytest.mark.parametrize("host", ["localhost:8737", "LOCALHOST", "127.0.0.1", "192.168.1.20:8737", "[::1]:8737"])
def test_it_answers_to_its_own_names(house: House, host: str) -> None:
    assert house.ask("GET", "/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["rebound.example", "rebound.example:8737", "localhost.example", "[", ""])
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables"])
def test_it_answers_to_no_other_name(house: House, host: str, path: str) -> None:
    answer = house.ask("GET", path, headers={"host": host})
    assert (answer.status_code, answer.json()["key"]) == (421, "error-host")


@pytest.mark.slow
def test_a_name_can_be_given_to_it(own_house: House) -> None:
    own_house.settings["names"] = ["Tablee.example.org"]
    own_house.start()
    for host, status in (("tablee.example.org", 200), ("tablee.example.org.:443", 200), ("other.example.org", 421)):
        assert own_house.ask("GET", "/api/health", headers={"host": host}).status_code == status


def test_what_is_wrong_with_a_record_can_be_said_in_any_language(house: House) -> None:
    text = house.ask("GET", played(house).path("/record")).text
    header, _, plies = text.partition("\n\n")
    facts = refusal_of(house, f"{header}\n\n1 high\n{plies}".partition("\nseed")[0])
    assert facts["problem"]["key"] == "detail-cannot-play"
    assert facts["problem"]["facts"]["ply"] == "1 high"
    why = facts["problem"]["facts"]["why"]
    assert (why["key"], why["whole"]) == ("error-not-your-turn", True)
    assert facts["expected"]["key"] == "detail-ply-of"
    facts = refusal_of(house, text.replace("seats: 3", "seats: many"))
    assert (facts["problem"]["key"], facts["expected"]["key"]) == ("detail-found", "detail-whole-number")
    facts = house.ask("POST", "/api/tables", json={**THREE_BOTS, "options": {"rounds": 9999}}).json()["facts"]
    assert facts["entry"] == "rounds"
    assert facts["problem"]["key"] == "check-most"


def refusal_of(house: House, record: str) -> dict[str, Any]:
    answer = house.ask("POST", "/api/records", content=record.encode())
    assert (answer.status_code, answer.json()["key"]) == (400, "error-record")
    facts: dict[str, Any] = answer.json()["facts"]
    return facts


def test_play_on_from_a_position(house: House) -> None:
    made = played(house)
    record = read_record(house.ask("GET", made.path("/record")).text)
    half = len(record.plies) // 2

    async def play() -> None:
        other = house.make("person", "bot", "bot", options={}, from_table=made.id, from_ply=half)
        page = await other.sit(0)
        assert page.situation["ply"] >= half
        assert page.welcome["luck"] == ""
        assert page.welcome["log"]
        assert page.situation["undo"] == {}, "what came from elsewhere cannot be taken back"
        await page.wait(lambda: page.is_asked(0) or page.is_over())

    evening(play())
    wish = {"game": "artropp", "seats": [{"kind": "bot"}] * 3, "from_table": made.id}
    assert house.ask("POST", "/api/tables", json=wish).json()["key"] == "error-play-on"
    wish["seats"] = [{"kind": "bot"}] * 4
    assert house.ask("POST", "/api/tables", json=wish).json()["key"] == "error-play-on-seats"
    unfinished = house.make("person", "bot", "bot")
    wish["from_table"] = unfinished.id
    assert house.ask("POST", "/api/tables", json=wish).json()["key"] == "error-table-not-over"


def test_the_page_keeps_to_itself(house: House, own_house: House, tmp_path: Path) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = house.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    own_house.settings["page"] = str(tmp_path / "page")
    own_house.start()
    assert "not built" in own_house.ask("GET", "/").text
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Tablée</title>")
    (tmp_path / "page" / "assets" / "main-1.js").write_text("1")
    (tmp_path / "page" / "worker.js").write_text("2")
    (tmp_path / "page" / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/", "/table/abc", "/replay/x"):
        assert "Tablée" in own_house.ask("GET", path).text
    script = own_house.ask("GET", "/assets/main-1.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    for name, kind in (("worker.js", "text/javascript"), ("manifest.webmanifest", "application/manifest+json")):
        answer = own_house.ask("GET", f"/{name}")
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "no-cache", "a new build is noticed"
        assert own_house.ask("GET", f"/{name}", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    assert own_house.ask("GET", "/%2e%2e/secret.txt").status_code == 404


@pytest.mark.slow
def test_whoever_asks_too_often_has_to_wait(own_house: House) -> None:
    own_house.settings["requests"] = {"burst": 30, "per_second": 0.01}
    own_house.settings["new_tables"] = {"burst": 2, "per_second": 0.01}
    own_house.settings["messages"] = {"burst": 5, "per_second": 0.01}
    own_house.start()

    async def play() -> None:
        made = own_house.make("person", "bot", "bot")
        page = await made.sit(0)
        answers = [await page.ask("why") for _ in range(8)]
        assert [answer["key"] for answer in answers[5:]] == ["error-too-fast"] * 3
        await page.leave()

    evening(play())
    own_house.make("bot", "bot", "bot")
    refused = own_house.ask("POST", "/api/tables", json=THREE_BOTS)
    assert (refused.status_code, refused.json()["key"]) == (429, "error-too-fast")
    assert "retry-after" in refused.headers
    codes = [own_house.ask("GET", "/api/health").status_code for _ in range(40)]
    assert codes[-1] == 429


def test_people_who_play_live_are_offered_the_clock_on_the_wall(house: House) -> None:
    """FF-77: real time is the usual clock for two people, tempo for everything else."""
    (game,) = [game for game in house.get("/api/games") if game["id"] == "french_flair"]
    (clock,) = [option for option in game["options"] if option["name"] == "clock"]
    assert (clock["kind"], clock["default"], clock["choices"]) == ("choice", "tempo", ["tempo", "real"])
    assert game["live"] == {"clock": "real"}
