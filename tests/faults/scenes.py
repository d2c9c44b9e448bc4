"""What goes wrong: each scene does something to servers that people play at, as often as it is told to."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.faults.people import Circle
from tests.faults.street import LEASE, Street
from tests.faults.verdict import Verdict, verdict
from tests.server.postgresql import Cluster

SERVERS = 3
SEATS = 3
SETTLED = 30.0
"""Seconds within which everybody has to get on after the last fault."""


class Crowd:
    """Everybody who plays."""

    def __init__(self, street: Street, circles: int, dice: random.Random, think: float) -> None:
        self.street = street
        self.dice = dice
        self.circles = [Circle(street, SEATS, random.Random(dice.random()), think) for _ in range(circles)]

    async def more_moves(self, count: int) -> None:
        """Wait until so many more moves were acknowledged."""
        wanted = sum(circle.acknowledged for circle in self.circles) + count
        while sum(circle.acknowledged for circle in self.circles) < wanted:
            await asyncio.sleep(0.01)

    async def everybody_moves(self) -> None:
        """Wait until every circle got on."""
        before = [circle.acknowledged for circle in self.circles]
        while any(circle.acknowledged <= count for circle, count in zip(self.circles, before)):
            await asyncio.sleep(0.01)


Fault = Callable[[Crowd, int], Awaitable[None]]


async def kill_a_server(crowd: Crowd, _: int) -> None:
    """``kill -9``, and a new process at its place after a moment, or when others lead what it led."""
    house = crowd.dice.choice(crowd.street.houses)
    await crowd.street.kill(house)
    await asyncio.sleep(crowd.dice.choice((0.0, 0.2, 1.0, 1.5 * LEASE)))
    await crowd.street.start(house)


async def put_the_owner_to_sleep(crowd: Crowd, _: int) -> None:
    """SIGSTOP until others lead what it led, then SIGCONT."""
    async with crowd.street.asleep(await crowd.street.busiest()):
        await asyncio.sleep(2 * LEASE)
        await crowd.more_moves(len(crowd.circles))


async def restart_the_database(crowd: Crowd, number: int) -> None:
    """In turn gently and as after a crash."""
    await asyncio.to_thread(crowd.street.cluster.stop, "immediate" if number % 2 else "fast")
    await asyncio.sleep(crowd.dice.choice((0.0, 2.0)))
    await asyncio.to_thread(crowd.street.cluster.start)


async def cut_a_server_off(crowd: Crowd, _: int) -> None:
    """Its connections to the database stay open, and nothing goes through; the others reach it."""
    async with crowd.street.cut_off(await crowd.street.busiest()):
        await asyncio.sleep(2 * LEASE)
        await crowd.more_moves(len(crowd.circles))


async def restart_all(crowd: Crowd, _: int) -> None:
    """SIGTERM to one server after the other, each when the one before is ready again."""
    for house in crowd.street.houses:
        await crowd.street.restart_gently(house)
        await crowd.more_moves(len(crowd.circles))


class Scene(NamedTuple):
    """A kind of fault."""

    name: str
    fault: Fault
    times: int
    """How often it happens in `make faults`."""
    relayed: bool = False
    """Whether the servers reach the database by way of relays."""


SCENES: Sequence[Scene] = (
    Scene("`kill -9` of a server", kill_a_server, 100),
    Scene(
        "the server with most tables asleep (SIGSTOP) beyond its lease, then awake",
        put_the_owner_to_sleep,
        6,
    ),
    Scene("PostgreSQL restarted, in turn `fast` and `immediate`", restart_the_database, 6),
    Scene("PostgreSQL cut off from one of the servers, by a relay that stalls", cut_a_server_off, 5, relayed=True),
    Scene("all servers restarted, one after the other", restart_all, 4),
)


async def perform(
    scene: Scene, folder: Path, cluster: Cluster, *, circles: int, times: int, think: float, tell: Callable[[int], None]
) -> Verdict:
    """Let people play while `scene` happens so many times; everybody has to get on in between and at the end."""
    street = Street(folder, cluster, relayed=scene.relayed)
    await street.open(SERVERS)
    crowd = Crowd(street, circles, random.Random(20), think)
    until = asyncio.Event()
    runs = [asyncio.create_task(member.run(until)) for circle in crowd.circles for member in circle.members]
    try:
        await crowd.everybody_moves()
        for number in range(times):
            await crowd.more_moves(5 * circles)
            await scene.fault(crowd, number)
            tell(number + 1)
        async with asyncio.timeout(SETTLED):
            await crowd.everybody_moves()
        until.set()
        await asyncio.gather(*runs)
    finally:
        until.set()
        for run in runs:
            run.cancel()
        await asyncio.gather(*runs, return_exceptions=True)
        codes = await street.close()
    assert codes == [0] * len(codes), "a server did not end as it should"
    for house in street.houses:
        assert "Traceback" not in house.log.read_text(), house.log.read_text()
    return await verdict(street, crowd.circles)
