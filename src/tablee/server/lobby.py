"""All the tables of a server: made, found, loaded when somebody comes, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from tablee.bots.characters import find_character
from tablee.bots.levels import LEVELS
from tablee.core.errors import BadOption, TableeError
from tablee.core.game import Game
from tablee.core.luck import SEED_BYTES, seed_hash
from tablee.core.material import SentFile
from tablee.core.record import Ply, read_options
from tablee.games import find_game, find_lesson
from tablee.server import days
from tablee.server.bots import Bots
from tablee.server.files import Files, file_info
from tablee.server.journal import folded, header_of, match_of, ply_entry
from tablee.server.lease import Lease
from tablee.server.limits import neighbourhood
from tablee.server.live_match import LiveMatch
from tablee.server.logs import note
from tablee.server.neighbours import Neighbours
from tablee.server.playable import GONE, Told, check_playable, no_box, unreadable
from tablee.server.problems import Elsewhere, Problem, no_own_file, no_table, not_over
from tablee.server.protocol import NewTable, SeatKey, SeatWish, TableInfo, TableMade
from tablee.server.seats import clean_name, new_token, seat_info, token_hash
from tablee.server.settings import Settings
from tablee.server.store import USUAL_TERMS, Conflict, Entry, SeatRow, Store, TableRow, Terms, shown, terms_entries
from tablee.server.store.copying import UNFINISHED
from tablee.server.store.trouble import StoreTrouble, half_copied, unreachable
from tablee.server.table import Table
from tablee.server.turns import Turns

log: Final = logging.getLogger("tablee.server")

ID_BYTES: Final = 9
USUAL_LEVEL: Final = "casual"
SHORT_JOURNAL: Final = 64
"""So many entries are replayed in less time than it takes to ask a thread for it."""
LISTED_FOR: Final = 1.0
"""Seconds for which the list of open tables is not read again."""
SOON: Final = 0.05
"""Seconds between two looks at a lease that is out."""


def new_id() -> str:
    """What a table or a cup is called in addresses; without a dash in front, which a command would take for a flag."""
    while (made := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return made


class Lobby:
    """Where tables are made and found."""

    def __init__(self, settings: Settings, store: Store, bots: Bots) -> None:
        self.settings = settings
        self.store = store
        store.patience = settings.store_patience
        self.bots = bots
        self.files = Files(store, settings.unused_files)
        self.neighbours = Neighbours(store, settings.lease)
        self._lease = Lease(settings.lease)
        self._told = Told()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._in_background: list[asyncio.Task[None]] = []
        self._has_store = False
        self._replays = Turns(1, 1)
        self._listed: tuple[float, asyncio.Future[list[TableRow]]] | None = None
        self._one_renewal = asyncio.Lock()

    async def open(self) -> None:
        """Open the store, keep what this server leads, and begin to put away what nobody looks at."""
        await self.open_store()
        self._in_background = [
            asyncio.create_task(task) for task in (self._sweep(), self._renew(), self._keep_to_lease())
        ]

    async def open_store(self) -> None:
        """Open the store, if nobody has yet."""
        if not self._has_store:
            await self.store.open()
            try:
                if (source := await self.store.noted(UNFINISHED)) is not None:
                    raise half_copied(shown(self.settings.store), source)
                if self.settings.workers == 1:  # else whoever starts them has looked
                    await self.store.look_through()
            except TableeError:
                await self.store.close()
                raise
            self._has_store = True
            with self._lease.renewed():
                await self.store.renew(self.settings.lease)
            await self.neighbours.open()

    async def close(self) -> None:
        """Put every table away, each after its present move, and close the store."""
        for task in self._in_background:
            task.cancel()
        await asyncio.gather(*[table.close() for table in list(self._tables.values())])
        await self.store.close()
        await self.bots.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle / 4)
            try:
                await self._put_idle_away()
                await self.files.sweep()
            except StoreTrouble:
                continue  # that is noticed elsewhere
            except Exception:
                log.exception("not everything was put away; the next round tries again")

    async def _put_idle_away(self) -> None:
        """Apart from the loop that calls it, which would hold on to the last table until there is another."""
        for table in [table for table in self._tables.values() if table.is_idle]:
            await table.close()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 4)
            try:
                await self.renew()
            except Exception:
                log.exception("the lease was not renewed; the next round tries again")

    async def renew(self) -> None:
        """Stay in the lease; this is also how a trouble of the store is noticed, and its end, when nobody plays."""
        before = self.store.trouble
        try:
            with self._lease.renewed():
                await self.store.renew(self.settings.lease)
        except StoreTrouble as trouble:
            if before is None:
                log.error("%s", trouble)
            return
        if before is not None:
            log.warning("the store can be written again")
        if self.store.is_shared:
            await self._drop_what_others_lead()

    async def _keep_to_lease(self) -> None:
        """When the lease is out others may lead what this server did: nobody is shown what is played elsewhere."""
        while self.store.is_shared:
            await asyncio.sleep(max(SOON, self._lease.left()))
            if not self._lease.left():
                for table in self.tables:
                    table.lose()

    async def _drop_what_others_lead(self) -> None:
        """After a sleep, pages would look on at tables that are played elsewhere, and never hear of it."""
        tables = dict(self._tables)
        still_led = await self.store.still_led({name: table.epoch for name, table in tables.items()})
        for name, table in tables.items():
            if name not in still_led and self._tables.get(name) is table:
                table.lose()

    @property
    def tables(self) -> list[Table]:
        """Those in memory."""
        return list(self._tables.values())

    async def remove(self, tables: Sequence[str]) -> None:
        """Forget tables for good; whoever is there is sent away first."""
        for table in [table for table in self.tables if table.row.id in tables]:
            await table.close()
        await self.store.remove(tables, ())

    # Finding

    async def listed(self) -> list[TableRow]:
        """The open tables of the last days as they were a second ago, with all that was laid here since."""
        now = time.monotonic()
        if self._listed is None or now > self._listed[0]:
            self._listed = now + LISTED_FOR, asyncio.ensure_future(self.store.listed(self.settings.listed))
        return await asyncio.shield(self._listed[1])

    async def find(self, table_id: str, asker: str = "") -> Table:
        """The table, loaded from the store if need be; :class:`Elsewhere` says which other server leads it.

        Who asks, by the address, waits in turn with others if a long game has to be replayed.
        """
        if self.store.is_shared and not self._lease.left():
            async with self._one_renewal:  # this process slept, or the store was away; others may lead what it did
                if not self._lease.left():
                    await self.renew()
            if not self._lease.left():
                raise unreachable()
        if table_id in self._tables:
            return self._tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id, neighbourhood(asker)))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str, asker: str) -> Table:
        try:
            epoch, row, entries, source, match = await self._read(table_id, asker)
            table = self._tables[table_id] = Table(
                row,
                match,
                entries,
                source,
                epoch=epoch,
                settings=self.settings,
                store=self.store,
                bots=self.bots,
                lay_again=self.lay_again,
                put_away=self.forget,
            )
            return table
        finally:
            del self._loading[table_id]

    async def _claim(self, table_id: str) -> int:
        """Lead the table: what is read of it from now on nobody else adds to."""
        await self.row(table_id)  # nobody claims what is not there
        owner = await self.store.claim(table_id)
        if owner.server != self.store.server:
            raise Elsewhere(owner.server.door)
        return owner.epoch

    async def _aside(self, job: Callable[[], LiveMatch], asker: str = "") -> LiveMatch:
        """Play a whole game in a thread, and only one at a time: each more would take its share from the loop.

        Those who ask take turns: whoever opens forty long games waits for himself.
        """
        turn = await self._replays.take([asker], is_long=True)
        try:
            return await asyncio.to_thread(job)
        finally:
            turn.end()

    async def _read(self, table_id: str, asker: str) -> tuple[int, TableRow, list[Entry], SentFile | None, LiveMatch]:
        """Claim a table, and read all of it; :class:`Problem` says why it cannot be opened, and so does the log."""
        epoch: int | None = None
        cause: Exception | None = None
        try:
            epoch = await self._claim(table_id)
            row = await self.row(table_id)
            game, source = await self._box(row)
            check_playable(row, game)
            entries = await self.store.journal(table_id)
            if len(entries) <= SHORT_JOURNAL:
                match = match_of(game, row, entries)
            else:
                match = await self._aside(lambda: match_of(game, row, entries), asker)
        except Problem as told:
            problem = told
        except Exception as error:
            problem, cause = unreadable(table_id, error), error
        else:
            self._told.forget(table_id)
            return epoch, row, entries, source, match
        if epoch is not None:
            with suppress(StoreTrouble):
                await self.store.release(table_id, epoch)
        if problem.status == GONE or cause is not None:
            self._told.note(table_id, problem, cause)
        raise problem

    async def _box(self, row: TableRow) -> tuple[Game, SentFile | None]:
        try:
            source = await self.files.source(row.own)
            if source is None:  # that box is open
                return find_game(row.game), None
            return await asyncio.to_thread(find_game, row.game, source), source
        except StoreTrouble:
            raise
        except TableeError:
            raise no_box(row) from None

    async def row(self, table_id: str) -> TableRow:
        """What is known of a table without its journal; :class:`Problem` if there is none."""
        row = await self.store.row(table_id)
        if row is None:
            raise no_table()
        return row

    async def led_by(self, table_id: str) -> str:
        """The door of the other server that leads a table; nothing if this one does, or nobody."""
        if table_id in self._tables or not self.store.is_shared:
            return ""
        owner = await self.store.owner(table_id)
        return owner.server.door if owner is not None and owner.server != self.store.server else ""

    async def info(self, table_id: str) -> TableInfo:
        """What anybody who knows the table may know of it."""
        live = self._tables.get(table_id)
        row = live.row if live is not None else await self.row(table_id)
        seats = live.seats.infos() if live is not None else [seat_info(seat, False) for seat in row.seats]
        file = file_info(find_game(row.game), row.material, row.own)
        return TableInfo(row.id, row.game, row.options, row.visibility, row.origin, seats, row.over, row.rematch, file)

    def forget(self, table: Table) -> None:
        """A table was put away."""
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]

    # Making

    async def make(self, wish: NewTable) -> TableMade:
        """Lay a new table."""
        if wish.lesson:
            _prepare_lesson(wish)
        earlier = await self._earlier(wish)
        own = earlier.own if earlier is not None else wish.own or ""
        game = await self.files.wanted(find_game(wish.game), own)
        day = days.today() if wish.daily else ""
        plies = await self._plies_to_play_on_from(wish, game, earlier)
        options = _options_of(day, game, wish) if wish.daily else wish.options  # those of the earlier table, if any
        keys: list[SeatKey] = []
        seats = [self._seat_row(seat, place, keys, game, len(wish.seats)) for place, seat in enumerate(wish.seats)]
        if any(seat >= len(seats) or seats[seat].kind != "person" for seat in wish.mine):
            raise Problem("error-not-a-person", "only people's seats can be on this screen", status=400)
        mine = sorted(set(wish.mine))
        for seat in mine:
            seats[seat].came = wish.room
        invite = new_token() if wish.room else None
        rules = earlier.rules if earlier is not None else game.version
        row = new_row(game, options, seats, wish.visibility, plies, own=own, rules=rules)
        if wish.lesson:
            row.luck = ""  # nobody left it to chance
        host = mine[0] if mine else 0  # the first one at the screen where the table is laid
        opens = token_hash(invite) if invite is not None else ""
        await self._keep(
            row, game, plies, Terms(wish.room, host, wish.hints, wish.minutes, opens, daily=day, lesson=wish.lesson)
        )
        return TableMade(row.id, keys, mine, invite, day)

    def _seat_row(self, wish: SeatWish, seat: int, keys: list[SeatKey], game: Game, seats: int) -> SeatRow:
        """The seat as it is kept; a person's token goes to `keys`."""
        name = clean_name(wish.name) if wish.name is not None else ""
        if wish.kind == "bot":
            return SeatRow("bot", name, self._level(wish.level, game, seats))
        if wish.kind == "free":
            return SeatRow("free")
        keys.append(SeatKey(seat, new_token()))
        return SeatRow("person", name, token=token_hash(keys[-1].token))

    def _level(self, level: str | None, game: Game, seats: int) -> str:
        """A level, a character of the game, or a player of whoever runs the server."""
        if level is None or level in LEVELS:
            return known_level(level)
        if find_character(game, level) is not None:
            return level
        return self.bots.guests.known(level, game, seats)

    async def lay_again(self, game: Game, old: TableRow, terms: Terms, seats: list[SeatRow]) -> str:
        """Lay a table like an `old` one for the same people; their tokens open their seats there too.

        All of them agreed, so the game begins at once. The day's game counts once.
        """
        row = new_row(game, old.options, seats, old.visibility, [], own=old.own)
        await self._keep(row, game, [], msgspec.structs.replace(terms, room=False, daily="", lesson=False))
        return row.id

    async def lay(self, game: Game, options: dict[str, bool | int | str], seats: list[SeatRow]) -> str:
        """Lay a private table for people who have their tokens already."""
        row = new_row(game, options, seats, "private", [])
        await self._keep(row, game, [])
        return row.id

    async def _keep(self, row: TableRow, game: Game, plies: list[Ply], terms: Terms = USUAL_TERMS) -> None:
        """Write the table down with all that chance does before the first choice, unless people gather first."""
        lesson = find_lesson(row.game) if terms.lesson else None
        match = LiveMatch(game, header_of(row), row.seed, row.first, lesson=lesson)
        if plies:
            await self._aside(lambda: _played(match, plies))
        if match.is_over():
            raise Problem("error-play-on", "the game is over after so many plies", status=400)
        if not terms.room:
            match.settle()
        try:
            await self.store.make(row, [*terms_entries(terms), *map(ply_entry, match.plies)])
        except Conflict:  # no two tables get the same name; but a file may be swept at this very moment
            raise no_own_file() from None
        self._listed = None
        note(logging.INFO, "a table was laid", table=row.id, game=row.game, seats=len(row.seats))

    async def _earlier(self, wish: NewTable) -> TableRow | None:
        """The finished table that is to be played on from, with the file that it was played with."""
        row = await self.row(wish.from_table) if wish.from_table is not None else None
        if row is not None and not row.over:
            raise not_over()
        return row

    async def _plies_to_play_on_from(self, wish: NewTable, game: Game, row: TableRow | None) -> list[Ply]:
        if row is None:
            return []
        if row.game != game.id or len(wish.seats) != len(row.seats):
            raise Problem("error-play-on-seats", "the same game for as many people, please", status=400)
        if wish.options and read_options(game, wish.options) != read_options(game, row.options):
            raise Problem("error-play-on-options", "a game goes on with the options that it began with", status=400)
        wish.options = row.options
        return folded(await self.store.journal(row.id))[0][: wish.from_ply]


def _played(match: LiveMatch, plies: Sequence[Ply]) -> LiveMatch:
    match.replay(plies, {})
    return match


def _prepare_lesson(wish: NewTable) -> None:
    """Lay a first game as its script has it; :class:`Problem` if that is not what is wished for."""
    lesson = find_lesson(wish.game)
    kinds = [seat.kind for seat in wish.seats]
    is_other = wish.own is not None or wish.from_table is not None or wish.room or wish.daily or bool(wish.options)
    if lesson is None or is_other or kinds != ["person"] + ["bot"] * (lesson.seats - 1):
        raise Problem(
            "error-lesson-table", "a lesson is for one person, with the bots and options of its script", status=400
        )
    wish.options = dict(lesson.options)


def _options_of(day: str, game: Game, wish: NewTable) -> dict[str, bool | int | str]:
    """What is played on `day`, alone and with nothing else to be chosen."""
    options = game.daily(day)
    if options is None:
        raise Problem("error-no-daily", f"{game.id} has no puzzle of the day", game=game.id)
    bare = NewTable(wish.game, wish.seats, mine=wish.mine, daily=True)
    if wish != bare or [seat.kind for seat in wish.seats] != ["person"]:
        raise Problem("error-daily-own", "the day says what is played: one person, and nothing else is chosen")
    return options


def known_level(level: str | None) -> str:
    """The level, or the usual one; :class:`BadOption` says which levels there are."""
    if level is not None and level not in LEVELS:
        known = ", ".join(LEVELS)
        raise BadOption(f"there is no level {level!r}; there are {known}", key="error-level", level=level, known=known)
    return level or USUAL_LEVEL


def new_row(
    game: Game,
    options: dict[str, bool | int | str],
    seats: list[SeatRow],
    visibility: str,
    plies: Sequence[Ply],
    *,
    own: str = "",
    rules: int | None = None,
) -> TableRow:
    """A new table with a secret seed of its own, by today's rules unless it plays on from an older game.

    Its luck cannot be proven if it begins with plies from elsewhere.
    """
    seed = secrets.token_bytes(SEED_BYTES)
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=rules or game.version,
        material=game.material,
        options=msgspec.to_builtins(read_options(game, options)),
        seats=seats,
        visibility=visibility,
        seed=seed,
        luck="" if plies else seed_hash(seed),
        first=len(plies),
        own=own,
    )
