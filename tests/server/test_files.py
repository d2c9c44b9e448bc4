"""Tables with a deck, an edition, cards or sheets of one's own: checked, kept, seen by everybody, safe from a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.core.game import Game
from tablee.core.match import verify
from tablee.core.material import SentFile
from tablee.core.record import read_record
from tablee.games import MOST_OWN, SHELF, find_game
from tablee.server.files import LARGEST_FILE, Files
from tablee.server.problems import Problem
from tablee.server.store import open_store
from tablee.words import LANGUAGES, words_for
from tests.server.house import House, Made, evening

OWN = [game for game in SHELF if find_game(game).data_file is not None]
"""The games that can be played with a file of one's own."""


def template(game: str, *changes: tuple[str, str], name: str = "maison") -> str:
    """The box's own file under another name, with some texts replaced."""
    data_file = find_game(game).data_file
    assert data_file is not None
    text = data_file.template(name)
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


OFFICERS = ("numbers = [7, 9]\nbr = 5", "numbers = [6, 10]\nbr = 5")
"""Other officers than the box has: a game with them cannot be replayed with the box's deck."""
DECK = template("artropp", OFFICERS)


def send(house: House, game: str, text: str | bytes, name: str = "mine.toml") -> httpx.Response:
    content = text.encode() if isinstance(text, str) else text
    return house.ask("POST", f"/api/games/{game}/files", params={"name": name}, content=content)


def kept(house: House, game: str, text: str) -> str:
    """The id of a file that was taken."""
    answer = send(house, game, text)
    assert answer.status_code == 201, answer.text
    own = answer.json()["file"]["own"]
    assert isinstance(own, str)
    return own


def opened(game: str, text: str) -> Game:
    return find_game(game, SentFile("mine.toml", text.encode()))


def played(house: House, own: str | None, *seats: str) -> Made:
    """A finished game of bots."""
    made = house.make(*(seats or ("bot", "bot", "bot")), options={"rounds": 1}, own=own)

    async def watch() -> None:
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    evening(watch())
    return made


# Taking a file


@pytest.mark.parametrize("game", OWN)
def test_a_file_of_ones_own_is_checked_kept_and_given_back(house: House, game: str) -> None:
    text = template(game)
    answer = send(house, game, text, "Chez nous.toml")
    assert answer.status_code == 201, answer.text
    box = answer.json()
    name, digest = opened(game, text).material.split()
    assert name == "maison"
    own = box["file"]["own"]
    data_file = find_game(game).data_file
    assert data_file is not None
    assert box["file"] == {"noun": data_file.noun, "name": name, "digest": digest, "own": own}
    assert house.get(f"/api/files/{own}/box") == box
    back = house.ask("GET", f"/api/files/{own}")
    assert back.content.decode() == text
    assert back.headers["content-disposition"] == "attachment; filename*=UTF-8''Chez%20nous.toml"
    assert send(house, game, text, "Chez nous.toml").json()["file"]["own"] == own, "the same file is kept once"


@pytest.mark.parametrize("game", OWN)
def test_the_boxs_file_can_be_had_to_fill_in(house: House, game: str) -> None:
    answer = house.ask("GET", f"/api/games/{game}/file")
    assert answer.text == template(game, name="mine")
    assert "attachment" in answer.headers["content-disposition"]
    assert kept(house, game, answer.text)


def test_the_shelf_says_which_file_each_box_has(house: House) -> None:
    for box in house.get("/api/games"):
        game = find_game(box["id"])
        if game.data_file is None:
            assert (box["file"], box["reconstructed"], box["largest_file"]) == (None, [], 0)
        else:
            assert f"{box['file']['name']} {box['file']['digest']}" == game.material
            assert box["file"]["own"] is None
            assert bool(box["reconstructed"]) == bool(game.reconstructed())
            assert box["largest_file"] == LARGEST_FILE


def test_the_box_of_an_own_file_has_its_own_material(house: House) -> None:
    own = kept(house, "artropp", DECK)
    names = [card["name"] for card in house.get(f"/api/files/{own}/material")["deck"]["cards"]]
    assert "of6" in names
    assert "of7" not in names


def test_the_box_of_an_own_file_says_what_it_calls_otherwise(house: House) -> None:
    own = kept(house, "rugby_champion", template("rugby_champion", ('"Pilier"', '"Le Roc"')))
    assert house.get(f"/api/files/{own}/box")["names"] == {"card-pilier": "Le Roc"}
    assert not any(box["names"] for box in house.get("/api/games"))


def test_what_is_reconstructed_is_that_of_the_file(house: House) -> None:
    """Whoever enters what a card says moves it from `reconstructed` to `printed`."""
    ours = {box["id"]: box["reconstructed"] for box in house.get("/api/games")}
    printed = template(
        "worldwide_football",
        ("printed = [\n", 'printed = [\n    "shots",\n'),
        ('    "shots",\n    "fouls",\n', '    "fouls",\n'),
    )
    box = send(house, "worldwide_football", printed).json()
    assert "shots" in ours["worldwide_football"]
    assert box["reconstructed"] == [place for place in ours["worldwide_football"] if place != "shots"]


# What is refused

BAD: dict[str, tuple[str, str | bytes, str, str]] = {
    "counts of a deck": (
        "artropp",
        template("artropp", ("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]", "[1]")),
        "units",
        "detail-deck-size",
    ),
    "an unknown family": ("artropp", template("artropp", ('"orc"', '"ork"')), "units[1] (ork)", "detail-deck-family"),
    "counts of an edition": (
        "worldwide_football",
        template("worldwide_football", ("[cards.P]\namateur = 6", "[cards.P]\namateur = 21")),
        "cards.P.amateur",
        "detail-file-between",
    ),
    "an unknown card": (
        "worldwide_football",
        template("worldwide_football", ("[cards.CO]", "[cards.CX]")),
        "cards.CX",
        "detail-file-unknown",
    ),
    "an unknown code": (
        "worldwide_football",
        template("worldwide_football", ('after = ["C"]', 'after = ["X"]')),
        "cards.TE.after",
        "detail-file-code",
    ),
    "a target that does not fall": (
        "worldwide_football",
        template("worldwide_football", ("[18, 17, 15,", "[18, 17, 19,")),
        "match.targets[3]",
        "detail-",
    ),
    "a missing team": (
        "worldwide_football",
        template("worldwide_football", ("[teams.italy]", "[teams.italia]")),
        "teams.italia",
        "detail-file-unknown",
    ),
    "a value of no origin": (
        "worldwide_football",
        template("worldwide_football", ('    "effects",\n', "")),
        "origin",
        "detail-file-no-origin",
    ),
    "an origin of nothing": (
        "worldwide_football",
        template("worldwide_football", ('"match.instead"', '"match.weather"')),
        "origin (match.weather)",
        "detail-file-no-place",
    ),
    "a player of no red value": (
        "rugby_champion",
        template("rugby_champion", ('left = "physique"', 'left = "peur"')),
        "players[1] (percussion)",
        "detail-",
    ),
    "a bound": (
        "rugby_champion",
        template("rugby_champion", ("physique = 5", "physique = 9")),
        "players[1] (percussion) physique",
        "detail-file-between",
    ),
    "a row that cannot be tiled": (
        "ubongo",
        template("ubongo", ('"BGIU"', '"BGIV"')),
        "A1 rows[1]",
        "detail-sheet-letter",
    ),
    "a name of two words": ("ubongo", template("ubongo", name="ma maison"), "name", "detail-file-name"),
    "a wrong type": ("artropp", template("artropp", ("br = 0", 'br = "nil"')), "units[1].br", "check-whole-number"),
    "a missing field": ("artropp", template("artropp", ("br = 0\n", "")), "units[1]", "check-missing"),
    "the file of another game": ("artropp", template("rugby_champion"), "", "check-"),
    "nothing": ("artropp", "", "", "check-missing"),
    "not UTF-8": ("artropp", b'name = "caf\xe9"\n', "", "detail-file-not-utf8"),
    "not TOML": ("artropp", "name = maison\n", "", "detail-file-no-toml"),
    "half a file": ("artropp", DECK[: DECK.index("[1, 2, 3") + 8], "", "detail-file-stops"),
    "a picture": ("artropp", b"\x89PNG\r\n\x1a\n\x00\x00", "", "detail-file-not-utf8"),
    "lists without end": ("artropp", "name = " + "[" * 30_000, "", "detail-file-beyond-toml"),
    "a key without end": ("artropp", "a" + ".a" * 30_000 + " = 1", "", "detail-file-dots"),
    "a number without end": ("artropp", "name = " + "1" * 30_000, "", "detail-file-beyond-toml"),
}


@pytest.mark.few(6)
@pytest.mark.parametrize(("game", "text", "entry", "problem"), BAD.values(), ids=BAD)
def test_a_broken_file_is_refused_with_its_name_and_entry(
    house: House, game: str, text: str | bytes, entry: str, problem: str
) -> None:
    answer = send(house, game, text, "mon fichier.toml")
    assert answer.status_code == 400, answer.text
    told = answer.json()
    assert told["key"] == "error-material"
    assert told["facts"]["file"] == "mon fichier.toml"
    assert told["facts"]["entry"] == entry
    assert told["message"].startswith("mon fichier.toml: ")
    phrase = told["facts"]["problem"]
    assert phrase["key"].startswith(problem), "the page can say it in its reader's language"
    for lang in LANGUAGES:
        assert words_for(lang, game)(phrase["key"], **phrase.get("facts", {}))


def test_a_file_that_is_too_large_is_refused(house: House) -> None:
    room = LARGEST_FILE - len(DECK.encode())
    assert kept(house, "artropp", DECK + "#" * room)
    answer = send(house, "artropp", DECK + "#" * (room + 1))
    assert answer.status_code == 413
    told = answer.json()
    assert (told["key"], told["facts"]) == ("error-file-too-large", {"file": "mine.toml", "size": 65, "most": 64})
    far = send(house, "artropp", "#" * 2_000_000)
    assert (far.status_code, far.json()["key"]) == (413, "error-too-large")


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("", "deck.toml"),
        ("..", "deck.toml"),
        ("../../etc/passwd", "passwd"),
        ("C:\\decks\\mon jeu.toml", "mon jeu.toml"),
        ("a\x00b\nc\u202ed.toml", "abcd.toml"),
        ("x" * 200, "x" * 60),
    ],
)
def test_whatever_a_file_is_called_only_its_name_is_told(house: House, name: str, called: str) -> None:
    assert send(house, "artropp", "?", name).json()["facts"]["file"] == called


def test_nobody_is_told_what_somebody_else_calls_the_same_file(house: House) -> None:
    owns = [send(house, "artropp", DECK, name).json()["file"]["own"] for name in ("chez-zoe.toml", "a.toml", "a.toml")]
    assert owns[1] == owns[2] != owns[0]
    headers = [house.ask("GET", f"/api/files/{own}").headers["content-disposition"] for own in owns]
    assert ["chez-zoe" in header for header in headers] == [True, False, False]


def test_a_game_without_a_file_takes_none(house: House) -> None:
    assert "french_flair" not in OWN
    for answer in (send(house, "french_flair", "x"), house.ask("GET", "/api/games/french_flair/file")):
        assert (answer.status_code, answer.json()["key"]) == (400, "error-no-data-file")
    assert send(house, "chess", "x").json()["key"] == "error-game"


@pytest.mark.parametrize("path", ["/api/files/00ff", "/api/files/00ff/box"])
def test_a_file_that_is_not_here_is_not_found(house: House, path: str) -> None:
    answer = house.ask("GET", path)
    assert (answer.status_code, answer.json()["key"]) == (404, "error-no-own-file")


def test_a_table_cannot_be_laid_with_what_is_not_here_or_another_games(house: House) -> None:
    wish: dict[str, Any] = {"game": "artropp", "seats": [{"kind": "bot"}] * 3}
    cards = kept(house, "rugby_champion", template("rugby_champion"))
    for own, status, key in (
        ("00ff", 404, "error-no-own-file"),
        (cards, 400, "error-other-games-file"),
        ("../x", 400, "error-message"),
    ):
        answer = house.ask("POST", "/api/tables", json={**wish, "own": own})
        assert (answer.status_code, answer.json()["key"]) == (status, key)


# At the table


def test_everybody_at_the_table_sees_which_file_is_in_play(house: House) -> None:
    own = kept(house, "artropp", DECK)
    name, digest = opened("artropp", DECK).material.split()
    file = {"noun": "deck", "name": name, "digest": digest, "own": own}
    made = house.make("person Zoë", "bot", "bot", own=own)
    plain = house.make("person Zoë", "bot", "bot")

    async def look() -> None:
        for guest in (await made.sit(0), await made.sit()):
            assert guest.welcome["file"] == file
        boxes = (await plain.sit()).welcome["file"]
        assert (boxes["name"], boxes["own"]) == ("artropp", None)

    evening(look())
    assert house.get(made.path())["file"] == file
    assert house.get(made.path("/replay"))["file"] == file


def test_bots_play_with_it_and_the_record_proves_it(house: House) -> None:
    made = played(house, kept(house, "artropp", DECK), "bot", "bot", "bot beginner")
    text = house.ask("GET", made.path("/record")).text
    record = read_record(text)
    game = opened("artropp", DECK)
    assert record.material == game.material
    assert verify(record, game) > 10
    replay = house.get(made.path("/replay?seat=1"))
    assert len(replay["frames"]) > 10
    answer = house.ask("POST", "/api/records", content=text.encode())
    copy = Made(house, {"table": answer.json()["table"], "keys": []})
    file = house.get(copy.path())["file"]
    assert (file["name"], file["digest"]) == tuple(game.material.split())
    assert file["own"] is not None
    assert house.ask("GET", copy.path("/record")).text == text


def test_a_hint_knows_the_file(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "person", "person", own=kept(house, "artropp", DECK), hints=True)
        page = await made.sit(0, 1, 2)
        seat = page.situation["waiting"][0]
        answer = await page.ask("hint", seat)
        assert answer["type"] == "done"
        assert answer["answer"]["move"] in page.situation["legal"][str(seat)]

    evening(play())


def test_two_tables_with_different_files_of_one_game_at_once(house: House) -> None:
    decks = [template("artropp", OFFICERS), template("artropp", ("[7, 8, 9]", "[5, 8, 12]"), name="autre")]
    tables = [
        house.make("bot", "bot", "bot", options={"rounds": 2}, own=kept(house, "artropp", deck)) for deck in decks
    ]
    tables.append(house.make("bot", "bot", "bot", options={"rounds": 2}))

    async def watch(made: Made) -> None:
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    async def all_at_once() -> None:
        await asyncio.gather(*[watch(made) for made in tables])

    evening(all_at_once())
    games = [*(opened("artropp", deck) for deck in decks), find_game("artropp")]
    for made, game in zip(tables, games, strict=True):
        assert verify(read_record(house.ask("GET", made.path("/record")).text), game) > 20


def test_a_rematch_and_a_game_that_is_played_on_keep_the_file(house: House) -> None:
    own = kept(house, "artropp", DECK)
    made = house.make("person Zoë", "bot", "bot", options={"rounds": 1}, own=own)

    async def play() -> None:
        page = await made.sit(0)
        while not page.is_over():
            await page.wait(lambda: page.is_asked(0) or page.is_over())
            if page.is_asked(0):
                await page.play_and_see(0, page.situation["legal"]["0"][0])
        await page.ask("rematch", 0)
        again = await page.hear("rematch")
        assert house.get(f"/api/tables/{again['table']}")["file"]["own"] == own

    evening(play())
    on = house.make("person", "bot", "bot", from_table=made.id, from_ply=12)
    assert house.get(on.path())["file"]["own"] == own


def test_another_games_table_cannot_be_played_on_with_its_file(house: House) -> None:
    made = played(house, kept(house, "artropp", DECK))
    wish = {"game": "ubongo", "seats": [{"kind": "bot"}] * 2, "from_table": made.id}
    assert house.ask("POST", "/api/tables", json=wish).json()["key"] == "error-other-games-file"


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.slow) if game == "ubongo" else game for game in OWN if game != "artropp"],
)
def test_every_game_can_be_played_with_a_file_of_ones_own(house: House, game: str) -> None:
    """Bots that knew only the box's would refuse the record of the table."""
    made = house.make("bot", "bot", game=game, own=kept(house, game, template(game)))

    async def watch() -> None:
        spectator = await made.sit()
        enough = spectator.situation["ply"] + (3 if find_game(game).pace else 25)
        await spectator.see_ply(enough, spectator.is_over)

    evening(watch())


# A record from elsewhere


@pytest.mark.slow
def test_a_record_whose_file_is_not_here_says_which_is_missing(house: House, own_house: House) -> None:
    deck = template("artropp", OFFICERS, name="lointain")
    made = played(house, kept(house, "artropp", deck))
    text = house.ask("GET", made.path("/record")).text.encode()
    own_house.start()
    refused = own_house.ask("POST", "/api/records", content=text)
    assert (refused.status_code, refused.json()["key"]) == (404, "error-record-file")
    assert refused.json()["facts"] == {"material": opened("artropp", deck).material, "noun": "deck"}
    own = kept(own_house, "artropp", deck)
    table = own_house.ask("POST", "/api/records", content=text).json()["table"]
    assert own_house.get(f"/api/tables/{table}")["file"]["own"] == own
    assert own_house.get(f"/api/tables/{table}/replay?seat=0")["frames"]


# Crashes


@pytest.mark.slow
def test_a_file_and_its_table_survive_a_crash(own_house: House) -> None:
    async def play() -> None:
        own = kept(own_house, "artropp", DECK)
        made = own_house.make("person", "bot", "bot", options={"rounds": 1}, own=own)
        own_house.restart()
        assert own_house.ask("GET", f"/api/files/{own}").text == DECK
        page = await made.sit(0)
        assert page.welcome["file"]["own"] == own
        while not page.is_over():
            await page.wait(lambda: page.is_asked(0) or page.is_over())
            if page.is_asked(0):
                await page.play_and_see(0, page.situation["legal"]["0"][0])
        own_house.restart()
        assert verify(read_record(own_house.ask("GET", made.path("/record")).text), opened("artropp", DECK)) > 5

    own_house.start()
    evening(play())
    assert own_house.stop() == 0
    assert "Traceback" not in own_house.log.read_text()


# The store


def test_a_file_that_came_just_now_is_not_swept(tmp_path: Path) -> None:
    async def use() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        await store.open()
        files = Files(store)
        first = await files.take(find_game("artropp"), "first.toml", DECK.encode())
        await files.sweep()
        assert await files.row(first.id) == first
        assert first.name == "first.toml"
        with pytest.raises(Problem):
            await files.row("none")
        await store.close()

    asyncio.run(use())


def test_only_so_many_boxes_stay_open() -> None:
    first = opened("artropp", DECK)
    assert opened("artropp", DECK) is first
    for number in range(MOST_OWN):
        opened("artropp", f"{DECK}# {number}\n")
    again = opened("artropp", DECK)
    assert again is not first
    assert again.material == first.material
    assert find_game("artropp") is find_game("artropp")
