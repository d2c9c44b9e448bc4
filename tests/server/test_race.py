"""A race over real sockets: time, lag, people who come and go, and what stays secret.  UB-5 to UB-14."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.core.record import Ply, Record, begin, replay_ply
from tablee.games import find_game
from tablee.games.ubongo.box import Ubongo
from tablee.games.ubongo.moves import Ground
from tablee.games.ubongo.pace import FASTEST, FIRST_PIECE
from tablee.games.ubongo.rules import UbongoState
from tablee.games.ubongo.solver import Placement
from tests.server.house import Guest, House, Made, evening

GAME = cast(Ubongo, find_game("ubongo"))


def plies_of(house: House, table: str) -> list[Ply]:
    with sqlite3.connect(house.settings["store"]) as store:
        rows = store.execute(
            "SELECT actor, body, at FROM journal WHERE table_id = ? AND kind = 'ply' ORDER BY number", (table,)
        ).fetchall()
    store.close()
    return [Ply(*row) for row in rows]


def states_of(house: House, made: Made, options: dict[str, Any] | None = None) -> list[UbongoState]:
    """Every position of a match, from the journal of the store."""
    state = begin(Record(GAME.id, GAME.version, GAME.material, 2, options or {}), GAME)
    states = [state.copy()]
    for number, ply in enumerate(plies_of(house, made.id)):
        replay_ply(state, GAME, ply, number)
        states.append(state.copy())
    return cast(list[UbongoState], states)


def view(guest: Guest, seat: int) -> dict[str, Any]:
    return cast(dict[str, Any], guest.situation["views"][str(seat)])


def phase(guest: Guest) -> str:
    return str(next(iter(guest.situation["views"].values()))["phase"])


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where nobody waits for the countdown: for races in which no bot and no lag is measured by the clock."""
    house = House(tmp_path_factory.mktemp("house"), pace=10).start()
    yield house
    assert house.stop() == 0


async def race(house: House, **wish: Any) -> tuple[Made, list[Guest]]:
    """Two people on two pages, in their first race."""
    made = house.make("person Un", "person Deux", game="ubongo", **wish)
    pages = [await made.sit(seat) for seat in range(2)]
    await begin_race(pages)
    return made, pages


async def begin_race(pages: list[Guest]) -> None:
    for seat, page in enumerate(pages):
        await page.until(lambda page: phase(page) == "ready")
        assert (await page.play(seat, "ready"))["type"] == "done"
    await racing(pages)


async def racing(pages: list[Guest]) -> None:
    for page in pages:
        await page.until(lambda page: phase(page) == "race")


def way(guest: Guest, seat: int) -> list[str]:
    """A solution of the puzzle that a seat has before it."""
    here = view(guest, seat)
    ground = (GAME.grounds_a if here["side"] == "A" else GAME.grounds_b)[here["sheet"] - 1]
    racer = here["racers"][seat]
    pieces = ground.rows[racer["tasks"][racer["done"]]["row"] - 1]
    tiling = ground.tiler.solve(pieces)
    assert tiling is not None
    return [_notation(ground, part) for part in tiling]


def _notation(ground: Ground, part: Placement) -> str:
    return next(lay.notation for lay in ground.by_piece[part.piece] if ground.masks[lay.code] == part.mask)


async def lay(guest: Guest, seat: int, lays: list[str]) -> None:
    for notation in lays:
        answer = await guest.play(seat, notation)
        assert answer["type"] == "done", answer


async def solve(guest: Guest, seat: int) -> None:
    await lay(guest, seat, way(guest, seat))


def spaces(guest: Guest) -> list[int]:
    here = next(iter(guest.situation["views"].values()))
    return [racer["space"] for racer in here["racers"]]


def test_two_people_race_and_the_first_advances(hurried: House) -> None:
    """UB-5: both learn the row in the same message; UB-7: the completing piece is the claim."""

    async def play() -> None:
        made, pages = await race(hurried)
        rolled = [next(m for m in page.heard if _tells(m, "rolled")) for page in pages]
        assert rolled[0]["n"] == rolled[1]["n"]
        assert all(page.situation["now"] >= view(page, seat)["began"] for seat, page in enumerate(pages))
        await lay(pages[1], 1, way(pages[1], 1)[:2])
        await solve(pages[0], 0)
        await pages[1].wait(lambda: spaces(pages[1]) == [1, 0])
        assert view(pages[1], 1)["last"]["winner"] == 0
        times = [ply.at for ply in plies_of(hurried, made.id)]
        assert times == sorted(times)
        assert times[-1] > 3000

    evening(play())


def _tells(message: dict[str, Any], kind: str) -> bool:
    return any(event["event"] == kind for event in message.get("story", []))


def test_a_forged_placement_is_refused_and_changes_nothing(hurried: House) -> None:
    """UB-7: off the grid, overlapping, a piece twice, no such move, and a placement for the other seat."""

    async def play() -> None:
        made, pages = await race(hurried)
        page = pages[0]
        first = way(page, 0)[0]
        await lay(page, 0, [first])
        masks = GAME.grounds_a[0].masks
        lays = GAME.kit.lays
        on = GAME.moves.read(first).code
        others = [move for move in lays if move.notation[0] != first[0]]
        forged = {
            next(move.notation for move in others if not masks[move.code]): "refused-off-grid",
            next(move.notation for move in others if masks[move.code] & masks[on]): "refused-overlap",
            first: "refused-twice",
            "A9z9": "error-unknown-move",
            "settle-0-0": "refused-chance",
            "d20": "refused-chance",
        }
        before = plies_of(hurried, made.id)
        for notation, key in forged.items():
            answer = await page.play(0, notation)
            assert (answer["type"], answer["key"]) == ("refused", key), notation
        assert (await page.play(1, way(page, 0)[1]))["key"] == "error-not-your-seat"
        assert plies_of(hurried, made.id) == before

    evening(play())


@pytest.mark.slow
def test_claims_at_the_same_moment_are_a_tie_and_the_sheet_is_rolled_again(house: House) -> None:
    """UB-10."""

    async def play() -> None:
        _, pages = await race(house)
        for seat, page in enumerate(pages):
            await lay(page, seat, way(page, seat)[:-1])
        last = [way(page, seat)[-1] for seat, page in enumerate(pages)]
        with house.asleep():  # whatever the machine does between them, it finds both at once
            for seat, page in enumerate(pages):
                claim = {"type": "play", "id": f"claim{seat}", "seat": seat, "move": last[seat]}
                await page.socket.send(json.dumps({**claim, "ply": page.situation["ply"]}))
        await pages[0].wait(lambda: phase(pages[0]) == "countdown")
        assert spaces(pages[0]) == [0, 0]
        assert view(pages[0], 0)["last"]["end"] == "tie"
        assert view(pages[0], 0)["sheet"] == 1

    evening(play())


@pytest.mark.slow
def test_lag_is_measured_and_taken_off(house: House) -> None:
    """UB-10: a page whose answers to pings take 150 ms has them taken off its time."""

    async def play() -> None:
        made = house.make("person Un", "person Deux", game="ubongo")
        pages = [await made.sit(seat) for seat in range(2)]
        answering = [
            asyncio.create_task(answer_pings(page, delay)) for page, delay in zip(pages, (0, 0.15), strict=True)
        ]
        await begin_race(pages)
        await solve(pages[1], 1)
        await pages[1].wait(lambda: spaces(pages[1]) == [0, 1])
        for task in answering:
            task.cancel()
        (settled,) = [ply.notation for ply in plies_of(house, made.id) if ply.notation.startswith("settle")]
        first, second = (int(lag) for lag in settled.split("-")[1:])
        assert first + 100 < second <= 250

    evening(play())


async def answer_pings(page: Guest, delay: float) -> None:
    """Answer every ping that comes, `delay` seconds late."""
    answered = 0
    while True:
        pings = [message["ping"] for message in page.heard if message["type"] == "ping"]
        for ping in pings[answered:]:
            answered += 1
            await asyncio.sleep(delay)
            await page.socket.send(json.dumps({"type": "pong", "ping": ping}))
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("pong", [{}, {"ping": -1}, {"ping": "1"}, {"ping": 1, "seat": 0}, {"ping": 1 << 70}])
def test_a_broken_pong_is_refused(house: House, pong: dict[str, Any]) -> None:
    async def play() -> None:
        made = house.make("person", "person", game="ubongo")
        page = await made.sit(0)
        await page.socket.send(json.dumps({"type": "pong", **pong}))
        await page.wait(lambda: any(message["type"] == "refused" for message in page.heard))

    evening(play())


def test_a_pong_that_nobody_asked_for_counts_for_nothing(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "person", game="ubongo")
        page = await made.sit(0)
        for _ in range(20):
            await page.socket.send(json.dumps({"type": "pong", "ping": 999_999}))
        assert (await page.play(0, "ready"))["type"] == "done"

    evening(play())


@pytest.mark.slow
def test_ub_9_a_bot_agrees_to_roll_again(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "bot strong", game="ubongo")
        page = await made.sit(0)
        await page.wait(lambda: 0 in page.situation["waiting"])
        await page.play(0, "ready")
        await racing([page])
        await page.play(0, "again")
        await page.wait(lambda: phase(page) == "countdown")
        assert view(page, 0)["last"]["end"] == "agreed"

    evening(play())


@pytest.mark.slow
def test_ub_12_a_bot_keeps_its_pace(house: House) -> None:
    """No piece of it lies before the moment that its level gives it, whatever the person does."""

    async def play() -> None:
        made = house.make("person", "bot strong", game="ubongo", options={"pieces_dealt": True})
        page = await made.sit(0)
        await page.play(0, "ready")
        await racing([page])
        for notation in way(page, 0)[:3]:
            await lay(page, 0, [notation])
            await asyncio.sleep(0.2)
        soonest = view(page, 0)["began"] + FIRST_PIECE * FASTEST
        laid = [ply for ply in plies_of(house, made.id) if ply.actor == 1 and ply.notation != "ready"]
        assert not [ply for ply in laid if ply.at < soonest]
        assert len(view(page, 0)["racers"][1]["laid"]) <= len(laid)

    evening(play())


def test_ub_14_whoever_drops_out_is_away_and_may_come_back(hurried: House) -> None:
    async def play() -> None:
        made, pages = await race(hurried)
        await lay(pages[1], 1, way(pages[1], 1)[:1])
        await pages[1].leave()
        await pages[0].wait(lambda: view(pages[0], 0)["racers"][1]["away"])
        back = await made.sit(1)
        await back.wait(lambda: not view(back, 1)["racers"][1]["away"])
        assert len(view(back, 1)["board"]) == 1
        await solve_rest(back, 1)
        await pages[0].wait(lambda: spaces(pages[0]) == [0, 1])

    evening(play())


@pytest.mark.slow
def test_ub_14_a_server_that_starts_anew_brings_nobody_back(own_house: House) -> None:
    """Who is there counts, and who stays away long enough; in between nobody has left or come back."""
    own_house.settings |= {"pace": 10, "absence": 0.05}
    own_house.start()

    async def play() -> None:
        made, pages = await race(own_house)
        await pages[1].leave()
        await pages[0].wait(lambda: view(pages[0], 0)["racers"][1]["away"])
        await pages[0].leave()
        own_house.settings["absence"] = 1000.0
        own_house.restart()
        page = await made.sit(0)
        await lay(page, 0, way(page, 0)[:1])
        assert [ply.notation for ply in plies_of(own_house, made.id) if ply.actor == 1][-1] == "away"

    evening(play())


async def solve_rest(guest: Guest, seat: int) -> None:
    lying = [laid["move"] for laid in view(guest, seat)["board"]]
    await lay(guest, seat, [notation for notation in way(guest, seat) if notation not in lying])


def test_ub_14_resigning_gives_the_match(hurried: House) -> None:
    async def play() -> None:
        _, pages = await race(hurried)
        assert (await pages[0].ask("resign", 0))["type"] == "done"
        await pages[1].wait(pages[1].is_over)
        assert pages[1].situation["outcome"]["winners"] == [1]
        assert pages[1].situation["outcome"]["reason"] == "resigned"

    evening(play())


def test_resigning_between_two_races_gives_the_match_too(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "person", game="ubongo")
        pages = [await made.sit(seat) for seat in range(2)]
        await pages[0].ask("resign", 0)
        await pages[1].wait(pages[1].is_over)
        assert pages[1].situation["outcome"]["winners"] == [1]

    evening(play())


def test_in_a_race_there_is_no_hint_no_why_and_no_undo(hurried: House) -> None:
    async def play() -> None:
        _, pages = await race(hurried)
        await lay(pages[0], 0, way(pages[0], 0)[:1])
        assert pages[0].situation["undo"] == {}
        assert (await pages[0].ask("undo", 0))["key"] == "error-nothing-to-undo"
        assert (await pages[0].ask("hint", 0))["key"] == "error-no-hint-in-race"
        assert (await pages[1].ask("why", 1))["key"] == "error-no-why-in-race"

    evening(play())


@pytest.mark.slow
def test_a_race_survives_a_crash(tmp_path: Path) -> None:
    """Every acknowledged piece lies where it lay, the clock goes on from the last of them, and a claim is settled."""
    house = House(tmp_path).start()

    async def play() -> None:
        made, pages = await race(house)
        await lay(pages[1], 1, way(pages[1], 1)[:3])
        await solve(pages[0], 0)
        before = plies_of(house, made.id)
        house.restart()
        page = await made.sit(1)
        await page.wait(lambda: spaces(page) == [1, 0])
        after = plies_of(house, made.id)
        assert after[: len(before)] == before
        assert after[len(before)].notation.startswith("settle")
        assert after[len(before)].at < before[-1].at + 5000

    try:
        evening(play())
    finally:
        house.stop()


def test_no_page_learns_where_the_other_s_pieces_lie(hurried: House) -> None:
    """All that a page got could have been sent in any world with the other's pieces elsewhere; and no word of them."""

    async def play() -> None:
        made, pages = await race(hurried)
        spectator = await made.sit()
        ways = [way(page, seat) for seat, page in enumerate(pages)]
        for step in range(3):
            for seat, page in enumerate(pages):
                await lay(page, seat, [ways[seat][step]])
        await lay(pages[0], 0, [f"-{ways[0][1][0]}", ways[0][1]])
        states = states_of(hurried, made)
        for page in (*pages, spectator):
            await page.see_ply(len(states) - 1)
        assert states[-1].waiting() != (CHANCE,)
        for seat, page in enumerate(pages):
            check_worlds(page, states, seat)
        raw = "".join(spectator.raw)
        assert not [notation for notation in ways[0] if f'"{notation}"' in raw]

    evening(play())


def check_worlds(page: Guest, states: list[UbongoState], seat: int) -> None:
    for message in page.heard:
        if "situation" not in message:
            continue
        here = message["situation"]
        world = states[here["ply"]].imagine(seat, Rng(here["ply"]))
        assert here["views"] == {str(seat): json.loads(msgspec.json.encode(world.view(seat)))}
        offered = [choice.move for choice in GAME.narrator.choices(world.view(seat), world.legal(seat))]
        assert here["legal"].get(str(seat), []) == offered
        laid = [event for event in message.get("story", []) if event["event"] == "laid" and event["seat"] != seat]
        assert all(event["lay"] is None for event in laid)
