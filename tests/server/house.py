"""A real server in a process of its own, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
import weakref
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tablee.core.luck import SEED_BYTES
from tablee.core.record import Record
from tests.warm import Started, warm

ENTRY = "tests.server.served:main"
UNLIMITED = {"burst": 0, "per_second": 0}
QUICK: dict[str, Any] = {
    "bot_delay": 0.0,
    "bot_workers": 1,
    "absence": 0.3,
    "consent": 0.3,
    "store_patience": 60.0,
    "moments": 0.0,
    "hint_level": "casual",
    "requests": UNLIMITED,
    "new_tables": UNLIMITED,
    "studies": UNLIMITED,
    "sockets": UNLIMITED,
    "messages": UNLIMITED,
    "connections_per_address": 0,
    "address_messages": UNLIMITED,
    "onlooker_messages": UNLIMITED,
}
"""Settings that make nobody wait, and nothing fail because a machine is busy."""
PATIENCE = 120.0
NO_TLS: dict[str, Any] = {"trust_env": False, "verify": False}
"""To read all certificates of the system takes twenty times as long as the request itself, which needs none."""


def claimed_port() -> socket.socket:
    """A port for a server that may come and go: nobody else gets it as long as this socket is open."""
    claim = socket.socket()
    claim.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    claim.bind(("127.0.0.1", 0))
    return claim


class House:
    """A server that can be started, stopped and killed."""

    def __init__(
        self,
        folder: Path,
        *,
        same_deal: bool = False,
        seed: int = 1,
        pace: int = 1,
        day: str = "",
        files: tuple[int, int] | None = None,
        **settings: Any,
    ) -> None:
        """Every table has the same `seed`, so that a test meets the same cards each time.

        With `same_deal` it is nothing but zeros: the cards that pages are tried with. The record of such a table is
        taken for one without a seed. With a higher `pace` the time of a match runs so many times faster. It is
        always the same `day` there, if one is given. `files` are how many it may have open, and how many it may ask the
        system for.
        """
        self.folder = folder
        claim = claimed_port()
        weakref.finalize(self, claim.close)
        self.port = int(claim.getsockname()[1])
        self.settings = {"store": str(folder / "tables.sqlite"), **QUICK, **settings}
        self.manner = {
            "port": self.port,
            "seed": (0 if same_deal else seed).to_bytes(SEED_BYTES, "big").hex(),
            "pace": pace,
            "day": day,
            "files": files,
        }
        self.log = folder / "server.log"
        self.process: Started | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> House:
        manner = json.dumps({**self.manner, "settings": self.settings})
        with self.log.open("ab") as log, open(os.devnull, "rb") as nothing:
            self.process = warm().start(ENTRY, [manner], (nothing.fileno(), log.fileno(), log.fileno()))
        self._await_health()
        return self

    def _await_health(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/healthz", **NO_TLS).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """The server does nothing at all meanwhile, and does not know it."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.process.pid, signal.SIGCONT)

    def restart(self) -> None:
        self.kill()
        self.start()

    # HTTP

    def ask(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        return httpx.request(method, f"{self.url}{path}", timeout=PATIENCE, **NO_TLS, **arguments)

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, *seats: str, **wish: Any) -> Made:
        """A table with seats like ``person``, ``person Camille``, ``bot``, ``bot strong`` or ``free``."""
        wish = {"game": "artropp", "seats": [_seat(seat) for seat in seats], **wish}
        answer = self.ask("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())

    def lay(self, game: str, *seats: str, **options: Any) -> Made:
        """A table of a game with these options, and all its people at one screen."""
        return self.make(*seats, game=game, mine=_people(seats), options=options)

    def make_from(self, record: Record, ply: int, *seats: str, **wish: Any) -> Made:
        """A table that goes on from that ply of a record, all its people at one screen unless `mine` says otherwise."""
        text = {"content": record.text(), "headers": {"content-type": "text/plain"}}
        source = self.ask("POST", "/api/records", **text).json()["table"]
        usual = {"game": record.game, "mine": _people(seats), "from_table": source, "from_ply": ply}
        return self.make(*seats, **usual | wish)


def _people(seats: Sequence[str]) -> list[int]:
    return [place for place, seat in enumerate(seats) if seat.startswith("person")]


def _seat(text: str) -> dict[str, Any]:
    kind, _, rest = text.partition(" ")
    if kind == "bot":
        return {"kind": "bot", "level": rest or "casual"}
    return {"kind": kind, "name": rest or None} if kind == "person" else {"kind": kind}


class Made:
    """A table that was made, with the keys of its seats."""

    def __init__(self, house: House, answer: dict[str, Any]) -> None:
        self.house = house
        self.id: str = answer["table"]
        self.keys: dict[int, str] = {key["seat"]: key["token"] for key in answer["keys"]}

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.id}{rest}"

    async def sit(self, *seats: int, **hello: Any) -> Guest:
        """A page with these seats, or a spectator."""
        return await Guest.enter(self, [self.keys[seat] for seat in seats], **hello)


class Guest:
    """A page: keeps what it heard, and can wait for more.

    In a position that it heard, `legal` has the notations, which is what tests play; `choices` has all that was sent.
    """

    numbers = count()
    everybody: ClassVar[set[Guest]] = set()
    """Who is there, with all that they heard: who has left is forgotten, as some come back many times a second."""

    def __init__(self, made: Made, socket: ClientConnection) -> None:
        Guest.everybody.add(self)
        self.made = made
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.situation: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.closed: int | None = None
        self.reader = asyncio.create_task(self._read())

    @classmethod
    async def enter(cls, made: Made, tokens: list[str], origin: str | None = None, **hello: Any) -> Guest:
        socket = await open_socket(made.house, made.id, origin)
        await socket.send(json.dumps({"type": "hello", "tokens": tokens, **hello}))
        guest = cls(made, socket)
        if "last" not in hello:
            await guest.wait(lambda: bool(guest.heard) or guest.closed is not None)
        return guest

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                message = json.loads(text)
                if "situation" in message:
                    self.situation = message["situation"] = _with_notations(message["situation"])
                self.heard.append(message)
                self.news.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self.news.set()

    async def wait(self, condition: Callable[[], Any], patience: float = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while not condition():
                self.news.clear()
                await self.news.wait()

    async def until(self, condition: Callable[[Guest], Any]) -> None:
        """Wait until something is so of this page."""
        await self.wait(lambda: condition(self))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The last message of a kind; the first is waited for. Others may have come after it at the same moment."""
        await self.wait(lambda: any(message["type"] == kind for message in self.heard))
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    @property
    def welcome(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == "welcome")

    @property
    def last(self) -> int:
        return max(int(message["n"]) for message in self.heard if "n" in message)

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Who sits where, as this page knows it."""
        found: list[dict[str, Any]] = next(m["seats"] for m in reversed(self.heard) if "seats" in m)
        return found

    def is_asked(self, seat: int) -> bool:
        return seat in self.situation["waiting"]

    def is_over(self) -> bool:
        return self.situation["outcome"] is not None

    async def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer."""
        message = {"type": kind, "id": f"m{next(Guest.numbers)}", **fields}
        return await self.send_as_is(message)

    async def send_as_is(self, message: dict[str, Any]) -> dict[str, Any]:
        known = len(self.heard)
        await self.socket.send(json.dumps(message))

        def answers() -> list[dict[str, Any]]:
            return [m for m in self.heard[known:] if m["type"] in ("done", "refused") and m["id"] == message["id"]]

        await self.wait(lambda: answers() or self.closed is not None)
        if not answers():
            raise ConnectionError(f"closed with {self.closed}")
        return answers()[0]

    async def play(self, seat: int, move: str | None = None, **fields: Any) -> dict[str, Any]:
        """Play a move: the first legal one unless said otherwise."""
        move = move or self.situation["legal"][str(seat)][0]
        return await self.send("play", seat=seat, move=move, **{"ply": self.situation["ply"], **fields})

    async def play_and_see(self, seat: int, move: str) -> None:
        """Play a move and wait until it is shown, which is after it was acknowledged."""
        answer = await self.play(seat, move)
        assert answer["type"] == "done", answer
        await self.see_after(answer)

    async def see_after(self, answer: dict[str, Any]) -> None:
        """Wait for a position that came after `answer`."""
        known = self.heard.index(answer)
        await self.wait(lambda: any("situation" in later for later in self.heard[known:]) or self.closed is not None)

    async def see_ply(self, ply: int, unless: Callable[[], Any] = bool) -> None:
        """Wait until so many plies were played."""
        await self.wait(lambda: self.situation["ply"] >= ply or unless())

    async def ask(self, what: str, seat: int | None = None, **fields: Any) -> dict[str, Any]:
        return await self.send("ask", what=what, seat=seat, **fields)

    async def let_bot_play(self, seat: int, about: int) -> None:
        """Wait as long as the server says that one has to wait for somebody who is away, and let a bot stand in."""
        await self.wait(lambda: self.seats[about]["back_within"] is not None)
        await asyncio.sleep(self.seats[about]["back_within"] / 1000)
        answer = await self.ask("bot", seat, about=about)
        assert answer["type"] == "done", answer

    async def leave(self) -> None:
        await self.socket.close()
        await self.reader
        Guest.everybody.discard(self)


def _with_notations(situation: dict[str, Any]) -> dict[str, Any]:
    choices = situation["legal"]
    legal = {seat: [choice["move"] for choice in row] for seat, row in choices.items()}
    return {**situation, "legal": legal, "choices": choices}


async def open_socket(house: House, table: str, origin: str | None = None) -> ClientConnection:
    url = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    return await connect(url, origin=Origin(origin) if origin else None, proxy=None, compression=None)


def evening(play: Coroutine[Any, Any, None], patience: float = 240.0) -> None:
    """Run a test's play, and see everybody off."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(play, patience)
        finally:
            await asyncio.gather(*[guest.leave() for guest in Guest.everybody])
            Guest.everybody.clear()

    asyncio.run(whole())


async def play_on(guests: dict[int, Guest], until: Callable[[], bool], choose: Callable[[int, list[str]], str]) -> None:
    """Let people play, each seat through its own page, until something is so or the game is over."""
    anyone = next(iter(guests.values()))
    while not until() and not anyone.is_over():
        newest = max(guest.situation["ply"] for guest in guests.values())
        for guest in guests.values():
            await guest.see_ply(newest)
        if until():
            break
        asked = [seat for seat, guest in guests.items() if guest.situation["legal"].get(str(seat))]
        if not asked:
            await _any_sees(guests, newest + 1, until)
            continue
        seat = asked[0]
        await guests[seat].play_and_see(seat, choose(seat, guests[seat].situation["legal"][str(seat)]))


async def _any_sees(guests: dict[int, Guest], ply: int, unless: Callable[[], Any]) -> None:
    """Wait until somebody sees that ply, or is asked after all: whoever gets a seat back is so at the ply before."""

    def is_new(seat: int, guest: Guest) -> Any:
        return guest.situation["ply"] >= ply or guest.situation["legal"].get(str(seat)) or unless() or guest.is_over()

    waits = [asyncio.create_task(guest.wait(partial(is_new, seat, guest))) for seat, guest in guests.items()]
    try:
        done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in done:
            wait.result()
    finally:
        for wait in waits:
            wait.cancel()
