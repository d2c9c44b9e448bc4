"""What can be asked about prints over HTTP: what can be chosen, how far one is, and the PDF."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.response import Stream

from tablee.core.material import SentFile
from tablee.server.api import address_of, known_game, known_language
from tablee.server.lobby import Lobby
from tablee.server.prints import PDF, Prints, Wish, print_form, read_wish
from tablee.server.problems import Problem
from tablee.server.protocol import PrintForm, PrintStep

Here = NamedDependency[Lobby]
Press = NamedDependency[Prints]
Asker = Request[Any, Any, Any]

LINES = "application/x-ndjson"
_PDF = {200: ResponseSpec(bytes, media_type=PDF)}
_STEPS = {200: ResponseSpec(PrintStep, media_type=LINES)}


class PrintRoutes(Controller):
    """A game to print, cut out and play.  What is wished stands in the address: the same wish is the same file."""

    path = "/api/games/{game:str}/print/{lang:str}"

    @get("/form")
    async def form(self, game: FromPath[str], lang: FromPath[str]) -> PrintForm:
        """What can be chosen, and whether there is a press here."""
        return print_form(known_game(game).id, known_language(lang))

    @get("/steps", responses=_STEPS, packed=True)
    async def steps(
        self, lobby: Here, prints: Press, request: Asker, game: FromPath[str], lang: FromPath[str]
    ) -> Stream:
        """How far the print is, a line for each step, until it is ready or refused."""
        wish = read_wish(known_game(game).id, known_language(lang), request.query_params.multi_items())
        steps = prints.steps(wish, await _material(lobby, wish), address_of(request))
        return Stream(_lines(steps), media_type=LINES, headers={"cache-control": "no-store"})

    @get("/", responses=_PDF, packed=True)
    async def pdf(
        self, lobby: Here, prints: Press, request: Asker, game: FromPath[str], lang: FromPath[str]
    ) -> Response[bytes]:
        """The print; it is made if nobody had it made before."""
        wish = read_wish(known_game(game).id, known_language(lang), request.query_params.multi_items())
        made = await prints.pdf(wish, await _material(lobby, wish), address_of(request))
        answer = made.answer(request)
        answer.headers["content-disposition"] = f'attachment; filename="{wish.file_name}"'
        return answer


async def _lines(steps: AsyncIterator[PrintStep]) -> AsyncIterator[bytes]:
    async for step in steps:
        yield msgspec.json.encode(step) + b"\n"


async def _material(lobby: Lobby, wish: Wish) -> SentFile | None:
    """The user's own file, if it is one of this game."""
    own = wish.look.own
    if not own:
        return None
    row = await lobby.files.row(own)
    if row.game != wish.game:
        message = f"{row.name} is a file for {row.game}, not for {wish.game}"
        raise Problem("error-other-games-file", message, status=400, file=row.name, game=row.game)
    return SentFile(row.name, row.content)
