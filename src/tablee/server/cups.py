"""All the cups of a server: made, found, and put away; and what can be asked about them over HTTP."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Final

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.luck import SEED_BYTES
from tablee.core.record import read_options
from tablee.games import find_game
from tablee.server.api import Asker, check_rate
from tablee.server.cup import LiveCup
from tablee.server.lobby import Lobby, known_level, new_id
from tablee.server.problems import Problem
from tablee.server.protocol import (
    CupInfo,
    CupMade,
    EntrantWish,
    FixtureTable,
    HandOver,
    JoinCup,
    NewCup,
    OpenFixture,
    TeamKey,
)
from tablee.server.seats import clean_name, new_token, token_hash
from tablee.server.store import CupRow, Entrant

MOST_KEPT: Final = 256
"""How many cups stay in memory; the others come back when somebody looks."""


class Cups:
    """Where cups are made and found."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._kept: OrderedDict[str, LiveCup] = OrderedDict()
        self._door = asyncio.Lock()

    async def close(self) -> None:
        """Put every cup away."""
        await asyncio.gather(*[cup.close() for cup in self._kept.values()])

    async def find(self, cup_id: str) -> LiveCup:
        """The cup, told again from the store if need be."""
        async with self._door:
            cup = self._kept.get(cup_id) or await self._load(cup_id)
            self._kept[cup_id] = cup
            self._kept.move_to_end(cup_id)
            self._put_away()
            return cup

    async def _load(self, cup_id: str) -> LiveCup:
        found = await self._lobby.store.cup(cup_id)
        if found is None:
            raise Problem("error-no-cup", "there is no such cup", status=404)
        return LiveCup(self._lobby, *found)

    def _put_away(self) -> None:
        """Of too many cups the longest unseen goes, unless something happens in it."""
        if len(self._kept) > MOST_KEPT:
            oldest = next(iter(self._kept))
            if not self._kept[oldest].is_busy:
                del self._kept[oldest]

    async def make(self, wish: NewCup) -> CupMade:
        """Found a cup."""
        game = find_game(wish.game)
        _check(game, wish)
        keys: list[TeamKey] = []
        row = CupRow(
            id=new_id(),
            game=game.id,
            options=wish.options,
            automaton=wish.automaton,
            host=wish.host,
            entrants={team: _entrant(team, entrant, keys) for team, entrant in wish.entrants.items()},
            seed=secrets.token_bytes(SEED_BYTES),
        )
        await self._lobby.store.make_cup(row)
        return CupMade(row.id, keys)


def _check(game: Game, wish: NewCup) -> None:
    """Raise if no cup can be played like this."""
    if game.cup is None:
        raise BadOption(f"{game.id} has no teams for a cup", key="error-cup-game", game=game.id)
    teams = game.cup.teams
    if set(wish.entrants) != set(teams):
        known = ", ".join(teams)
        raise BadOption(f"a cup needs each of these teams once: {known}", key="error-cup-teams", known=known)
    if wish.entrants.get(wish.host, EntrantWish("bot")).kind != "person":
        raise BadOption("whoever makes a cup plays one of the teams", key="error-cup-host")
    fixed = game.cup.options(teams[0], teams[1], False)
    for name in wish.options:
        if name in fixed:
            raise BadOption(f"the cup itself sets {name} for each match", key="error-cup-option", option=name)
    read_options(game, {**wish.options, **fixed})


def _entrant(team: str, wish: EntrantWish, keys: list[TeamKey]) -> Entrant:
    """The entrant as it is kept; a person's token goes to `keys`."""
    if wish.kind == "free":
        return Entrant("free")
    name = clean_name(wish.name) if wish.name is not None else ""
    if wish.kind == "bot":
        return Entrant("bot", name, known_level(wish.level))
    keys.append(TeamKey(team, new_token()))
    return Entrant("person", name, token=token_hash(keys[-1].token))


class CupRoutes(Controller):
    """Cups that are played."""

    path = "/api/cups"

    @post("/")
    async def make(self, cups: NamedDependency[Cups], request: Asker, data: JSONBody[NewCup]) -> CupMade:
        """Found a cup.  The answer holds the secrets of the teams at this screen."""
        await check_rate(request)
        return await cups.make(data)

    @get("/{cup:str}")
    async def info(self, cups: NamedDependency[Cups], cup: FromPath[str]) -> CupInfo:
        """All of a cup, for everybody who knows it."""
        return await (await cups.find(cup)).info()

    @post("/{cup:str}/join")
    async def join(
        self, cups: NamedDependency[Cups], request: Asker, cup: FromPath[str], data: JSONBody[JoinCup]
    ) -> TeamKey:
        """Take a team that waits for somebody.  The answer holds its secret."""
        await check_rate(request)
        return await (await cups.find(cup)).join(data.team, data.name)

    @post("/{cup:str}/bot")
    async def hand_over(self, cups: NamedDependency[Cups], cup: FromPath[str], data: JSONBody[HandOver]) -> CupInfo:
        """Let a bot play a team from now on."""
        return await (await cups.find(cup)).hand_over(data.team, data.token, data.level)

    @post("/{cup:str}/fixtures/{number:int}")
    async def sit_down(
        self,
        cups: NamedDependency[Cups],
        request: Asker,
        cup: FromPath[str],
        number: FromPath[int],
        data: JSONBody[OpenFixture],
    ) -> FixtureTable:
        """Sit down to a match that is due."""
        await check_rate(request)
        return FixtureTable(await (await cups.find(cup)).sit_down(number, data.token))
