"""What can be asked over HTTP: the shelf, words and rules, making and joining tables, and looking back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Final, get_args
from urllib.parse import quote

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from tablee.bots.characters import characters_of
from tablee.bots.levels import LEVELS
from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.material import Source, gathered
from tablee.core.record import broken_character
from tablee.games import SHELF, find_game, find_lesson
from tablee.press.look_up import has_sheets, look_up
from tablee.press.printing import PRINTABLE
from tablee.server import days
from tablee.server.copies import JSON, Copies, copy_of, takes_gzip
from tablee.server.files import LARGEST_FILE, data_file_of, file_info
from tablee.server.guests import Guests
from tablee.server.limits import neighbourhood
from tablee.server.lobby import Lobby
from tablee.server.neighbours import Call, Unreachable, is_passed, where_it_is_led
from tablee.server.problems import Elsewhere, Problem, not_over, too_fast
from tablee.server.protocol import (
    AskTurn,
    CharacterInfo,
    Code,
    CupForm,
    Drawn,
    GameInfo,
    JoinTable,
    MatchSheet,
    NewTable,
    OpenedRecord,
    OpenTable,
    OptionForm,
    Reach,
    Replay,
    SeatKey,
    Study,
    TableInfo,
    TableMade,
    Turn,
)
from tablee.server.reach import drawn, reach
from tablee.server.replays import (
    head_of,
    opened_record,
    played_record,
    record_text,
    replay_sent,
    sheet_sent,
    waits_for,
)
from tablee.server.seats import token_hash
from tablee.server.store import Conflict, FileRow, TableRow
from tablee.server.studies import Kind, Studies, job_of
from tablee.words import LANGUAGES, marked_rules, page_catalogue, page_rooms

Here = NamedDependency[Lobby]
Asker = Request[Any, Any, Any]

LARGEST_RECORD: Final = 1024 * 1024
LARGEST_UPLOAD: Final = 1024 * 1024
"""More than any file may have, so that what is a little too large can be told so by name."""
TEXT: Final = "text/plain; charset=utf-8"
LINES: Final = "application/x-ndjson"
_read_info: Final = msgspec.json.Decoder(TableInfo).decode
_read_key: Final = msgspec.json.Decoder(SeatKey).decode
_TEXT: Final = {200: ResponseSpec(str, media_type=MediaType.TEXT)}


class Health(msgspec.Struct):
    """The server is there; whether all is well."""

    ok: bool


class Shelf(Controller):
    """The games, and every word about them."""

    path = "/api"

    @get("/health")
    async def health(self, lobby: Here) -> Health:
        """Whether the server is there, and its store takes what is written."""
        return Health(lobby.store.trouble is None)

    @get("/games", responses={200: ResponseSpec(list[GameInfo])}, packed=True)
    async def games(self, lobby: Here, request: Asker) -> Response[bytes]:
        """Every box on the shelf; which day it is is part of it."""
        made = await _copies(request).of("games", JSON, lambda: _all_games(lobby.bots.guests), days.today())
        return made.answer(request)

    @get("/games/{game:str}/material", responses={200: ResponseSpec(dict[str, Any])}, packed=True)
    async def material(self, request: Asker, game: FromPath[str]) -> Response[bytes]:
        """What the page must know of a box to draw it, e.g. the faces of the deck."""
        box = known_game(game)
        made = await _copies(request).of(f"material {box.id}", JSON, lambda: page_material(box))
        return made.answer(request)

    @get("/games/{game:str}/characters", responses={200: ResponseSpec(list[CharacterInfo])}, packed=True)
    async def characters(self, request: Asker, game: FromPath[str]) -> Response[bytes]:
        """Whoever can be played against by name."""
        box = known_game(game)
        made = await _copies(request).of(f"characters {box.id}", JSON, lambda: character_infos(box))
        return made.answer(request)

    @get("/games/{game:str}/rules/{lang:str}", responses=_TEXT, packed=True)
    async def rules(self, request: Asker, game: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
        """The rules of a game, as Markdown; a heading names in braces the clauses that it explains."""
        name, language = known_game(game).id, known_language(lang)
        made = await _copies(request).of(
            f"rules {name} {language}", TEXT, lambda: marked_rules(name, language).encode()
        )
        return made.answer(request)

    @get("/games/{game:str}/sheets/{lang:str}", responses=_TEXT, packed=True)
    async def sheets(self, request: Asker, game: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
        """The sheets to look things up, as Markdown."""
        box, language = known_game(game), known_language(lang)
        made = await _copies(request).of(f"sheets {box.id} {language}", TEXT, lambda: look_up(box, language).encode())
        return made.answer(request)

    @get("/words/{lang:str}", responses=_TEXT, packed=True)
    async def words(self, request: Asker, lang: FromPath[str]) -> Response[bytes]:
        """The words that every page needs, and those on the lids of the boxes, as a Fluent catalogue."""
        return await _words(request, known_language(lang))

    @get("/words/{lang:str}/{part:str}", responses=_TEXT, packed=True)
    async def more_words(self, request: Asker, lang: FromPath[str], part: FromPath[str]) -> Response[bytes]:
        """The words of a game, or of a room of the page that not everybody enters, as a Fluent catalogue."""
        return await _words(request, known_language(lang), part if part in page_rooms() else known_game(part).id)

    @get("/reach")
    async def reach(self, lobby: Here, request: Asker) -> Reach:
        """Where others find this server."""
        return reach(lobby.settings, request.headers.get("host", ""))

    @post("/code", status_code=200)
    async def code(self, data: JSONBody[Code]) -> Drawn:
        """A text as a QR code: an address with a secret in it, which is why it comes in a body."""
        return await asyncio.to_thread(drawn, data.text)


class OwnFiles(Controller):
    """Decks, editions, cards and sheets: the box's, to be copied and filled in, and those of users."""

    path = "/api"

    @get("/games/{game:str}/file", media_type=MediaType.TEXT)
    async def template(self, game: FromPath[str]) -> Response[str]:
        """The box's own file with all its remarks, to be filled in."""
        data_file = data_file_of(known_game(game))
        return _download(await asyncio.to_thread(data_file.template), data_file.name)

    @post("/games/{game:str}/files", request_max_body_size=LARGEST_UPLOAD)
    async def take(
        self,
        lobby: Here,
        request: Asker,
        game: FromPath[str],
        name: Annotated[str, QueryParameter(max_length=300)] = "",
    ) -> GameInfo:
        """Check a user's own file and keep it for a table: the body is its text, `name` what the user calls it."""
        await check_rate(request)
        row = await lobby.files.take(known_game(game), name, await request.body())
        return await _box_info(lobby, row)

    @get("/files/{own:str}", media_type=MediaType.TEXT)
    async def text(self, lobby: Here, own: FromPath[str]) -> Response[str]:
        """A user's file as it came: whoever is at a table with it may have it."""
        row = await lobby.files.row(own)
        return _download(row.content.decode(), row.name)

    @get("/files/{own:str}/box", responses={200: ResponseSpec(GameInfo)}, packed=True)
    async def box(self, lobby: Here, request: Asker, own: FromPath[str]) -> Response[bytes]:
        """The box, opened with a user's file."""
        info = await _box_info(lobby, await lobby.files.row(own))
        made = await asyncio.to_thread(lambda: copy_of(JSON, msgspec.json.encode(info)))
        return made.answer(request)

    @get("/files/{own:str}/material", responses={200: ResponseSpec(dict[str, Any])}, packed=True)
    async def material(self, lobby: Here, request: Asker, own: FromPath[str]) -> Response[bytes]:
        """What the page must know of that box to draw it."""
        row = await lobby.files.row(own)
        box = await lobby.files.box(row.game, own)
        made = await asyncio.to_thread(lambda: copy_of(JSON, page_material(box)))
        return made.answer(request)

    @get("/files/{own:str}/sheets/{lang:str}", responses=_TEXT, packed=True)
    async def sheets(self, lobby: Here, request: Asker, own: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
        """The sheets to look things up, with the numbers of that file, as Markdown."""
        row, language = await lobby.files.row(own), known_language(lang)
        box = await lobby.files.box(row.game, own)
        made = await asyncio.to_thread(lambda: copy_of(TEXT, look_up(box, language).encode()))
        return made.answer(request)


class Tables(Controller):
    """Tables that are played at."""

    path = "/api/tables"

    @get("/")
    async def listed(self, lobby: Here) -> list[OpenTable]:
        """The open tables of the last days."""
        return [_open_table(row) for row in await lobby.listed()]

    @post("/")
    async def make(self, lobby: Here, request: Asker, data: JSONBody[NewTable]) -> TableMade:
        """Lay a new table.  The answer holds the secrets of all people's seats."""
        await check_rate(request)
        return await lobby.make(data)

    @get("/{table:str}")
    async def info(self, lobby: Here, request: Asker, table: FromPath[str]) -> TableInfo:
        """What anybody who knows the table may know of it."""
        door = "" if is_passed(request.scope) else await lobby.led_by(table)
        if door:
            with contextlib.suppress(Unreachable, Elsewhere):  # then who is there nobody knows
                return _read_info(await pass_on(request, lobby, door))
        return await lobby.info(table)

    @post("/{table:str}/join")
    async def join(self, lobby: Here, request: Asker, table: FromPath[str], data: JSONBody[JoinTable]) -> SeatKey:
        """Take a free seat.  The answer holds its secret."""
        await check_rate(request)

        async def here() -> SeatKey:
            return await (await lobby.find(table, address_of(request))).join(
                data.name, address_of(request), data.invite
            )

        async def there(door: str) -> SeatKey:
            return _read_key(await pass_on(request, lobby, door))

        return await where_it_is_led(here, there, is_passed=is_passed(request.scope))

    @post("/{table:str}/turn", status_code=200)
    async def turn(self, lobby: Here, request: Asker, table: FromPath[str], data: JSONBody[AskTurn]) -> Turn:
        """Whether the table waits for whoever has these keys.  Nobody there notices."""
        row = await lobby.row(table)
        if row.over:
            return Turn(over=True, mine=False)
        source, entries = await lobby.files.source(row.own), await lobby.store.journal(table)
        job = partial(waits_for, source, row, entries, [token_hash(token) for token in data.tokens])
        return Turn(over=False, mine=await lobby.bots.work(job, address_of(request)))

    @get("/{table:str}/record", media_type=MediaType.TEXT)
    async def record(self, lobby: Here, request: Asker, table: FromPath[str]) -> str:
        """The record of a finished game, to take home."""
        row = await lobby.row(table)
        if not row.over:
            raise not_over()
        source, entries = await lobby.files.source(row.own), await lobby.store.journal(table)
        return await lobby.bots.work(partial(record_text, source, row, entries), address_of(request))

    @get("/{table:str}/replay", responses={200: ResponseSpec(Replay)}, packed=True)
    async def replay(
        self,
        lobby: Here,
        request: Asker,
        table: FromPath[str],
        seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    ) -> Response[bytes]:
        """A game frame by frame, as a spectator or, once it is over, through the eyes of a seat."""
        row = await lobby.row(table)
        if seat is not None and not row.over:
            raise not_over()
        if seat is not None and seat >= len(row.seats):
            raise Problem("error-no-seat", "there is no such seat", status=404, seat=seat + 1)
        source, entries = await lobby.files.source(row.own), await lobby.store.journal(table)
        packed = takes_gzip(request)
        job = partial(replay_sent, source, row, entries, seat, packed=packed)
        headers = {"vary": "Accept-Encoding", **({"content-encoding": "gzip"} if packed else {})}
        return Response(await lobby.bots.work(job, address_of(request)), media_type=JSON, headers=headers)

    @get("/{table:str}/sheet", responses={200: ResponseSpec(MatchSheet)}, packed=True)
    async def sheet(self, lobby: Here, request: Asker, table: FromPath[str]) -> Response[bytes]:
        """The match sheet of a finished game."""
        row = await _finished(lobby, table)
        source, entries = await lobby.files.source(row.own), await lobby.store.journal(table)
        body = await lobby.bots.work(partial(sheet_sent, source, row, entries), address_of(request))
        return (await asyncio.to_thread(copy_of, JSON, body)).answer(request)

    @post("/{table:str}/chances", status_code=200, responses={200: ResponseSpec(Study)}, packed=True)
    async def chances(self, lobby: Here, request: Asker, table: FromPath[str]) -> Stream:
        """How likely everybody was to win, move by move, as far as that is known: a line each time there is more."""
        return await _studied(lobby, request, table, "chances")

    @post("/{table:str}/review", status_code=200, responses={200: ResponseSpec(Study)}, packed=True)
    async def review(self, lobby: Here, request: Asker, table: FromPath[str]) -> Stream:
        """A finished game gone over by the expert: a line each time there is more."""
        return await _studied(lobby, request, table, "review")


async def _finished(lobby: Lobby, table: str) -> TableRow:
    """A table at which nobody has secrets any more."""
    row = await lobby.row(table)
    if not row.over:
        raise not_over()
    return row


async def _studied(lobby: Lobby, request: Asker, table: str, kind: Kind) -> Stream:
    """What bots say of a game; whoever begins something new is counted."""
    row, address = await _finished(lobby, table), address_of(request)
    source, entries = await lobby.files.source(row.own), await lobby.store.journal(table)
    job = job_of(kind, source, row, await lobby.bots.work(partial(played_record, source, row, entries), address))
    studies: Studies = request.app.state.studies
    if not studies.is_known(job):
        studies.check_free(address)
        request.app.state.study_gate.check(address)

    async def lines() -> AsyncIterator[bytes]:
        async for study in studies.follow(job, address):
            yield msgspec.json.encode(study) + b"\n"

    return Stream(lines(), media_type=LINES, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def open_record(lobby: Here, request: Asker) -> OpenedRecord:
    """Open a record: the body is its text, which is read strictly."""
    await check_rate(request)
    text = _text(await request.body())
    head = await lobby.bots.work(partial(head_of, text), address_of(request))
    own = await lobby.files.own_of(head)
    source = await lobby.files.source(own)
    row, entries = await lobby.bots.work(partial(opened_record, text, source, own), address_of(request))
    with contextlib.suppress(Conflict):  # it was opened before, and is the same
        await lobby.store.make(row, entries)
    return OpenedRecord(row.id)


async def pass_on(request: Asker, lobby: Lobby, door: str) -> bytes:
    """What another server answers to the same request."""
    call = Call(request.method, quote(request.scope["path"]), address_of(request), await request.body())
    return await lobby.neighbours.ask(door, call)


async def check_rate(request: Asker) -> None:
    """Raise :class:`Problem` if this address makes too many new things, here or at all servers of a store together.

    What another server passes on was counted there.
    """
    if is_passed(request.scope):
        return
    address, lobby = neighbourhood(address_of(request)), request.app.state.lobby
    request.app.state.table_gate.check(address)
    rate, store = lobby.settings.new_tables, lobby.store
    if rate.burst and store.is_shared and not await store.spend("new_tables", address, rate.burst, rate.per_second):
        raise too_fast()


def address_of(request: Asker) -> str:
    """Where a request comes from; nothing if that is not known."""
    return request.client.host if request.client else ""


def _copies(request: Asker) -> Copies:
    copies: Copies = request.app.state.copies
    return copies


def _all_games(guests: Guests) -> bytes:
    return msgspec.json.encode([game_info(find_game(name), guests) for name in SHELF])


async def _words(request: Asker, lang: str, part: str | None = None) -> Response[bytes]:
    made = await _copies(request).of(f"words {part} {lang}", TEXT, lambda: page_catalogue(lang, part).encode())
    return made.answer(request)


def _text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise broken_character(line) from None


def known_game(name: str) -> Game:
    """The game of this name; :class:`Problem` if there is none."""
    try:
        return find_game(name)
    except BadOption as error:
        raise Problem(error.key, str(error), status=404, **error.facts) from None


def known_language(lang: str) -> str:
    """A language that there are words of; :class:`Problem` if it is none."""
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        message = f"there is no language {lang!r}; there are {known}"
        raise Problem("error-language", message, status=404, language=lang, known=known)
    return lang


def _open_table(row: TableRow) -> OpenTable:
    free = sum(1 for seat in row.seats if seat.kind == "free" or seat.is_kept)
    names = [seat.name for seat in row.seats if seat.kind != "free"]
    return OpenTable(row.id, row.game, len(row.seats), free, names, row.over)


async def _box_info(lobby: Lobby, row: FileRow) -> GameInfo:
    source = await lobby.files.source(row.id)
    return await asyncio.to_thread(lambda: game_info(find_game(row.game, source), lobby.bots.guests, source, row.id))


def _download(text: str, name: str) -> Response[str]:
    """A text that a browser keeps as a file."""
    return Response(text, headers={"content-disposition": f"attachment; filename*=UTF-8''{quote(name)}"})


def game_info(game: Game, guests: Guests, source: Source | None = None, own: str = "") -> GameInfo:
    """A box as it stands on the shelf: what can be chosen."""
    fields = msgspec.structs.fields(game.options)
    forms = [_form(field) for field in fields]
    day = days.today()
    lesson = find_lesson(game.id)
    return GameInfo(
        id=game.id,
        rules=game.version,
        seat_counts=list(game.seat_counts),
        options=forms,
        levels=list(LEVELS),
        guests=guests.of(game),
        names=game.own_names(),
        daily=day if game.daily(day) is not None else None,
        live=game.live(),
        automaton=game.has_automaton,
        cup=_cup_form(game),
        file=file_info(game, game.material, own),
        reconstructed=_reconstructed(game, source),
        largest_file=LARGEST_FILE if game.data_file is not None else 0,
        sheets=has_sheets(game.id),
        prints=game.id in PRINTABLE,
        lesson=lesson.seats if lesson is not None and source is None else 0,
    )


def character_infos(game: Game) -> bytes:
    """The characters of a game as the page offers them: what they like is for people to find out."""
    infos = [
        CharacterInfo(one.id, one.name, one.level, one.manner, msgspec.structs.asdict(one.face))
        for one in characters_of(game)
    ]
    return msgspec.json.encode(infos)


def page_material(game: Game) -> bytes:
    """What the page must know of the box to draw it; nothing for a game that declares nothing."""
    return msgspec.json.encode(game.page_material() or {})


def _cup_form(game: Game) -> CupForm | None:
    if game.cup is None:
        return None
    home, away, *_ = game.cup.teams
    return CupForm(list(game.cup.teams), list(game.cup.options(home, away, False)))


def _reconstructed(game: Game, source: Source | None) -> list[str]:
    if game.data_file is None:
        return []
    return gathered(game.reconstructed(), game.data_file.read(source)[1])


def _form(field: msgspec.structs.FieldInfo) -> OptionForm:
    kind = msgspec.inspect.type_info(field.type)
    if isinstance(kind, msgspec.inspect.BoolType):
        return OptionForm(field.name, "yes-no", field.default)
    if isinstance(kind, msgspec.inspect.IntType):
        return OptionForm(field.name, "number", field.default, kind.ge, kind.le)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return OptionForm(field.name, "choice", field.default, choices=[str(value) for value in get_args(field.type)])
    return OptionForm(field.name, "text", field.default)
