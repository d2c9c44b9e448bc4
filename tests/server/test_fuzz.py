"""Random and broken requests and messages: no failure of the server, no stuck table, and nothing changed."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import warnings
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed

from tablee.server.app import make_app
from tablee.server.settings import Settings
from tests.server.cups import FREE, TEAMS, Entered
from tests.server.house import House, Made, evening, open_socket, play_on
from tests.server.test_files import template

EXAMPLES = 8
MANY_EXAMPLES = 200
RECORDS = 40
MANY_RECORDS = 800
MESSAGES = 200
MANY_MESSAGES = 2000
REFUSALS = ("error-record", "error-option", "error-option-name", "error-game")
"""Why a record that was broken at random may not be opened."""


def some_and_many(name: str, some: int, many: int) -> pytest.MarkDecorator:
    """A few in every run, and many as a slow proof."""
    return pytest.mark.parametrize(name, [some, pytest.param(many, marks=pytest.mark.slow)])


@cache
def operations() -> dict[str, Any]:
    """What can be asked for; not before somebody does: every process that collects tests would have to find it out."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import schemathesis.openapi
        from schemathesis.core.result import Ok
    schema = make_app(Settings(store="unused")).openapi_schema.to_schema()
    found = schemathesis.openapi.from_dict(schema).get_all_operations()
    return {
        f"{operation.method} {operation.path}": operation
        for operation in (result.ok() for result in found if isinstance(result, Ok))
    }


OPERATIONS = (
    "get /api/cups/{cup}",
    "get /api/files/{own}",
    "get /api/files/{own}/box",
    "get /api/files/{own}/material",
    "get /api/files/{own}/sheets/{lang}",
    "get /api/games",
    "get /api/games/{game}/characters",
    "get /api/games/{game}/file",
    "get /api/games/{game}/material",
    "get /api/games/{game}/print/{lang}",
    "get /api/games/{game}/print/{lang}/form",
    "get /api/games/{game}/print/{lang}/steps",
    "get /api/games/{game}/rules/{lang}",
    "get /api/games/{game}/sheets/{lang}",
    "get /api/health",
    "get /api/reach",
    "get /api/tables",
    "get /api/tables/{table}",
    "get /api/tables/{table}/record",
    "get /api/tables/{table}/replay",
    "get /api/tables/{table}/sheet",
    "get /api/words/{lang}",
    "get /api/words/{lang}/{part}",
    "post /api/code",
    "post /api/cups",
    "post /api/cups/{cup}/bot",
    "post /api/cups/{cup}/fixtures/{number}",
    "post /api/cups/{cup}/join",
    "post /api/games/{game}/files",
    "post /api/records",
    "post /api/tables",
    "post /api/tables/{table}/chances",
    "post /api/tables/{table}/join",
    "post /api/tables/{table}/review",
    "post /api/tables/{table}/turn",
)
CAN_BE_WRONG = (
    "post /api/code",
    "post /api/tables",
    "post /api/tables/{table}/join",
    "post /api/tables/{table}/turn",
    "get /api/tables/{table}/replay",
    "post /api/games/{game}/files",
    "post /api/cups",
    "post /api/cups/{cup}/join",
    "post /api/cups/{cup}/bot",
    "post /api/cups/{cup}/fixtures/{number}",
)
CASES = [*product(OPERATIONS, ["positive"]), *product(CAN_BE_WRONG, ["negative"])]


def journal(house: House, table: str) -> list[Any]:
    with sqlite3.connect(house.settings["store"]) as store:
        rows = store.execute("SELECT * FROM journal WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        rows += store.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchall()
    store.close()
    return rows


class Victims:
    """A table, a cup that waits for people, and somebody's own file: nothing may happen to them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = house.make("person", "bot", "bot").id
        self.cup = Entered(house, **dict.fromkeys(TEAMS, FREE)).id
        deck = {"params": {"name": "deck.toml"}, "content": template("artropp")}
        self.own = house.ask("POST", "/api/games/artropp/files", **deck).json()["file"]["own"]

    def look(self) -> list[Any]:
        """All that is known of them."""
        file = self.house.ask("GET", f"/api/files/{self.own}").text
        return [journal(self.house, self.table), self.house.get(f"/api/cups/{self.cup}"), file]

    def put_into(self, path: dict[str, Any], name: str) -> None:
        """Aim at them, but for tables that strangers may join."""
        known = {"cup": self.cup, "own": self.own, "game": "artropp", "number": 0}
        if not name.startswith("post"):
            known["table"] = self.table
        path.update({place: known[place] for place in path if place in known})


@pytest.mark.slow
def test_whatever_can_be_asked_for_is_attacked() -> None:
    assert set(OPERATIONS) == set(operations())


@pytest.mark.few(4)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "mode"), CASES)
@some_and_many("examples", EXAMPLES, MANY_EXAMPLES)
def test_no_request_makes_the_server_fail(house: House, name: str, mode: str, examples: int) -> None:
    """What the OpenAPI description allows, and what it does not."""
    from schemathesis.generation import GenerationMode

    dice = random.Random(7)
    victims = Victims(house)
    before = victims.look()

    @given(case=operations()[name].as_strategy(generation_mode=GenerationMode(mode)))
    @settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def attack(case: Any) -> None:
        if case.path_parameters and dice.random() < 0.5:
            victims.put_into(case.path_parameters, name)
        answer = case.call(base_url=house.url)
        assert answer.status_code < 500, (answer.status_code, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"key", "facts", "message"}

    attack()
    assert victims.look() == before


@pytest.mark.parametrize("game", ["artropp", "worldwide_football", "rugby_champion"])
@some_and_many("examples", EXAMPLES, MANY_EXAMPLES)
def test_no_own_file_makes_the_server_fail(house: House, game: str, examples: int) -> None:
    """The box's own file, broken in every way."""
    dice = random.Random(6)
    good = template(game).encode()
    for _ in range(examples):
        answer = house.ask("POST", f"/api/games/{game}/files", content=mutated(good, dice))
        assert answer.status_code in (201, 400), answer.text
        assert answer.status_code == 201 or answer.json()["key"] == "error-material"


@some_and_many("records", RECORDS, MANY_RECORDS)
def test_no_record_makes_the_server_fail(house: House, records: int) -> None:
    """A good record, broken in every way."""
    dice = random.Random(5)
    made = house.make("bot", "bot", "bot", options={"rounds": 1})

    async def watch() -> None:
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    evening(watch())
    good = house.ask("GET", made.path("/record")).content
    for _ in range(records):
        answer = house.ask("POST", "/api/records", content=mutated(good, dice))
        assert answer.status_code in (201, 400), answer.text
        assert answer.status_code == 201 or answer.json()["key"] in REFUSALS


def mutated(body: bytes, dice: random.Random) -> bytes:
    """The same with a few bytes changed, lost or doubled."""
    bytes_ = bytearray(body)
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(bytes_))
        kind = dice.randrange(4)
        if kind == 0:
            bytes_[place] = dice.randrange(256)
        elif kind == 1:
            del bytes_[place : place + dice.randint(1, 20)]
        elif kind == 2:
            bytes_[place:place] = bytes_[place : place + dice.randint(1, 20)]
        else:
            bytes_[place:place] = dice.randbytes(3)
    return bytes(bytes_)


ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    15,
    16,
    2**31,
    2**63,
    2**70,
    1.5,
    "",
    "x",
    "0",
    "é" * 300,
    "\u0000",
    [],
    {},
    [[[]]],
]


def templates(seat: int, ply: int) -> list[dict[str, Any]]:
    return [
        {"type": "play", "id": "f", "seat": seat, "move": "o7", "ply": ply},
        {"type": "ask", "id": "f", "what": "person", "seat": seat, "about": 1},
        {"type": "vote", "id": "f", "seat": seat, "agree": True},
        {"type": "say", "id": "f", "seat": 2, "text": "hello"},
        {"type": "hello", "tokens": [], "last": 3},
    ]


def broken(message: dict[str, Any], dice: random.Random) -> str | bytes:
    """A message with something wrong: a field, the frame, or the text itself."""
    kind = dice.randrange(5)
    if kind == 0:
        return dice.randbytes(dice.randint(0, 60))
    text = json.dumps(message)
    if kind == 1:
        place = dice.randrange(len(text))
        return text[:place] + dice.choice('{}[]",:0\\') + text[place + dice.randrange(3) :]
    message = dict(message)
    field = dice.choice(list(message))
    if kind == 2:
        del message[field]
    elif kind == 3:
        message[f"{field}x"] = dice.choice(ODD)
    else:
        message[field] = dice.choice(ODD)
    return json.dumps(message)


@some_and_many("messages", MESSAGES, MANY_MESSAGES)
def test_no_message_makes_the_table_fail(house: House, messages: int) -> None:
    """Broken messages from a spectator and from a seat that is not asked change nothing, and the game goes on."""
    dice = random.Random(9)

    async def play() -> None:
        made = house.make("person A", "person B", "person C", options={"rounds": 1})
        pages = {seat: await made.sit(seat) for seat in range(3)}
        asked = pages[0].situation["waiting"][0]
        idle = (asked + 1) % 3
        before = journal(house, made.id)
        for seats in ((), (idle,)):
            await bombard(made, seats, idle, messages, dice)
        assert [row for row in journal(house, made.id) if "hello" not in str(row)] == before
        await play_on(pages, lambda: False, lambda _, legal: legal[0])
        assert pages[0].is_over()

    evening(play())


async def bombard(made: Made, seats: tuple[int, ...], seat: int, messages: int, dice: random.Random) -> None:
    guest = await made.sit(*seats)
    for _ in range(messages):
        if guest.closed is not None:
            guest = await made.sit(*seats)
        with contextlib.suppress(ConnectionClosed):
            await guest.socket.send(broken(dice.choice(templates(seat, guest.situation["ply"])), dice))
    calm = await made.sit(*seats)
    assert (await calm.ask("why"))["key"] == "error-no-why"


def test_broken_hellos(house: House) -> None:
    dice = random.Random(2)

    async def play() -> None:
        made = house.make("person", "bot", "bot")
        for _ in range(100):
            socket = await open_socket(house, made.id)
            await socket.send(broken({"type": "hello", "tokens": [made.keys[0]], "last": 5}, dice))
            await socket.close()
        assert (await made.sit(0)).welcome["mine"] == [0]

    evening(play())
