"""The application: routes, headers that keep the page to itself, and one form for all that goes wrong."""

from __future__ import annotations

import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import tablee
from tablee.core.errors import TableeError
from tablee.games import open_shelf
from tablee.server import metrics
from tablee.server.admin import Admin
from tablee.server.api import OwnFiles, Shelf, Tables, address_of, open_record
from tablee.server.bans import Bans
from tablee.server.bots import Bots
from tablee.server.copies import Copies
from tablee.server.cups import CupRoutes, Cups
from tablee.server.front import Front
from tablee.server.guests import Guests
from tablee.server.health import Health
from tablee.server.hosts import Hosts, check_origin
from tablee.server.limits import Gate
from tablee.server.lobby import Lobby
from tablee.server.neighbours import is_passed
from tablee.server.packing import LEVEL, WORTH_PACKING
from tablee.server.print_routes import PrintRoutes
from tablee.server.prints import Prints
from tablee.server.problems import Failure, Problem, failure
from tablee.server.proxies import Proxies
from tablee.server.settings import Settings
from tablee.server.sockets import table_socket
from tablee.server.store import open_store
from tablee.server.studies import Studies

log: Final = logging.getLogger("tablee.server")

LARGEST_BODY: Final = 64 * 1024
_SAFETY: Final = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in _SAFETY.items()]
_REFUSALS: Final = {404: "error-no-page", 405: "error-method", 413: "error-too-large"}
"""What the framework refuses, and which sentence tells it."""
_WHILE_READING: Final = "while deserializing"
"""Part of msgspec's complaint: the sender nested too deep, which is not our own recursion."""
_NOT_BUILT: Final = "The page is not built yet. In the folder of the sources: make page\n"
_FOREVER: Final = "public, max-age=31536000, immutable"


class House(NamedTuple):
    """The whole server, and what those need who watch over it."""

    app: Litestar
    """What other servers come to."""
    front: Front
    """What everybody comes to."""
    lobby: Lobby
    health: Health
    bans: Bans
    admin: Admin


def make_house(settings: Settings, place: str = "", door: str = "") -> House:
    """The whole server, ready for uvicorn: people find it at `place`, other servers at `door`."""
    app = make_app(settings, place, door)
    lobby: Lobby = app.state.lobby
    health = Health(lobby.store, lobby.bots)
    metrics.Sources(
        tables=lambda: len(lobby.tables),
        pages=lambda: sum(table.page_count for table in lobby.tables),
        jobs=lambda: sum(table.waiting for table in lobby.tables),
        changes=lambda: lobby.store.waiting,
        questions=lambda: lobby.bots.waiting,
        ready=lambda: health.was_ready,
    )
    bans = Bans(lobby.store, proxies=Proxies(settings.trusted_proxies))
    admin = Admin(lobby, bans)
    return House(app, Front(app, settings, health, bans, admin), lobby, health, bans, admin)


def meet_structs() -> None:
    """Let msgspec meet every struct before there are threads: not two of them may be the first to do so."""
    kinds = list(msgspec.Struct.__subclasses__())
    for kind in kinds:
        kinds += kind.__subclasses__()
        if kind.__module__.startswith("tablee."):
            msgspec.json.Decoder(kind)


def make_app(settings: Settings, place: str = "", door: str = "") -> Litestar:
    """The routes, and all that is behind them."""
    open_shelf()  # before any thread looks for a game
    bots = Bots(
        settings.bot_workers, settings.searches_per_address, Guests(settings.players), settings.waiting_per_address
    )
    lobby = Lobby(settings, open_store(settings.store, place, door=door, shared=settings.workers > 1), bots)
    cups = Cups(lobby)
    prints = Prints(bots, settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        yield
        await cups.close()
        await lobby.close()

    app = Litestar(
        [Shelf, PrintRoutes, OwnFiles, Tables, CupRoutes, open_record, table_socket, page_file],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "cups": Provide(lambda: cups, sync_to_thread=False),
            "prints": Provide(lambda: prints, sync_to_thread=False),
        },
        lifespan=[lifespan],
        state=_state(settings, lobby),
        before_request=_check_request,
        before_send=[_add_headers],
        exception_handlers={TableeError: _tell, HTTPException: _tell_http, Exception: _tell_nothing},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=WORTH_PACKING, gzip_compress_level=LEVEL, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            "Tablée", tablee.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        signature_types=[Lobby, Cups, Prints],
    )
    meet_structs()  # the application's own included
    return app


def _state(settings: Settings, lobby: Lobby) -> State:
    return State(
        {
            "lobby": lobby,
            "page": Path(settings.page),
            "copies": Copies(),
            "hosts": Hosts(settings.names),
            "request_gate": Gate(settings.requests),
            "table_gate": Gate(settings.new_tables),
            "study_gate": Gate(settings.studies),
            "studies": Studies(lobby.bots, settings),
            "socket_gate": Gate(settings.sockets),
            "message_gate": Gate(settings.address_messages),
            "onlooker_gate": Gate(settings.onlooker_messages),
        }
    )


async def _check_request(request: Request[Any, Any, Any]) -> None:
    """Not too often, by our name, and nothing changes on behalf of somebody else's page.

    Another server that passes something on has seen to that.
    """
    if is_passed(request.scope):
        return
    request.app.state.request_gate.check(address_of(request))
    request.app.state.hosts.check(request.headers.get("host"))
    if request.method not in ("GET", "HEAD"):
        check_origin(request.headers.get("origin"), request.headers.get("host"))


async def _add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *_HEADERS]


# What goes wrong


def _tell(_: Request[Any, Any, Any], error: TableeError) -> Response[Failure]:
    status = error.status if isinstance(error, Problem) else 400
    return _answer(failure(error), status)


def _answer(body: Failure, status: int) -> Response[Failure]:
    headers = {"retry-after": "1"} if status == 429 else {}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _tell_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """What the framework refuses: an unknown address, a body that does not fit."""
    status = error.status_code
    if status in _REFUSALS:
        return _answer(Failure(_REFUSALS[status], {}, error.detail), status)
    extra = [item for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []
    details = [_detail(str(item.get("key", "")), str(item.get("message", ""))) for item in extra]
    problem = "; ".join(details) or error.detail
    return _answer(Failure("error-message", {"problem": problem}, problem), status if status < 500 else 400)


def _detail(place: str, problem: str) -> str:
    if (place, problem) == ("data", "'data'"):  # what the framework has to say of a body that is not there
        return "there is no body; it has to be an object in JSON"
    return f"{place}: {problem}"


def _tell_nothing(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    if isinstance(error, RecursionError) and _WHILE_READING in str(error):
        return _answer(Failure("error-too-deep", {}, "lists and objects lie too deep in each other"), 400)
    log.error("a request failed", exc_info=error)
    return _answer(Failure("error-internal", {}, "something went wrong here; it is noted"), 500)


# The page


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def page_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the built page; any other address is the page itself, which finds its own way."""
    file = _find_file(request.app.state.page, request.scope["path"].strip("/"))
    if file is None:
        return Response(_NOT_BUILT.encode(), media_type=MediaType.TEXT)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    version = file.stat()
    copies: Copies = request.app.state.copies
    path = request.app.state.lobby.settings.path
    made = await copies.of(f"page {file}", kind, lambda: _content(file, path), (version.st_mtime_ns, version.st_size))
    return made.answer(request, _FOREVER if file.parent.name == "assets" else "no-cache")


def _content(file: Path, path: str) -> bytes:
    """A file; the page itself with the path that it is found below: in its files' addresses, and for its own use."""
    content, there = file.read_bytes(), path.encode()
    if file.name != "index.html":
        return content
    found = content.replace(b'="./', b'="%b/' % there)
    return found.replace(b'name="path" content=""', b'name="path" content="%b"' % there)


def _find_file(folder: Path, wanted: str) -> Path | None:
    """The file at an address, if it is in the folder; nothing if the page is not built."""
    index = folder / "index.html"
    if wanted.split("/", maxsplit=1)[0] == "api":
        raise Problem("error-no-page", "there is nothing at this address", status=404)
    if "." not in wanted.rpartition("/")[2]:
        return index if index.is_file() else None
    try:
        file = (folder / wanted.replace("\0", "")).resolve()
        is_ours = file.is_relative_to(folder.resolve()) and file.is_file()
    except OSError:  # a name or a path that is longer than a file can have
        is_ours = False
    if not is_ours:
        raise Problem("error-no-page", "there is nothing at this address", status=404)
    return file
