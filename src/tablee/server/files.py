"""Users' own decks, editions, cards and sheets: checked when they come, kept while a table needs them, and opened.

The text of a file is in the store, under its hash; nothing lies about in folders. A box that was opened with it
is remembered by :func:`tablee.games.find_game`, here and in the processes of the bots.
"""

from __future__ import annotations

import asyncio
import hashlib
import unicodedata
from pathlib import PurePath
from typing import Any, Final

from tablee.core.game import Game
from tablee.core.material import DataFile, SentFile
from tablee.core.record import Record
from tablee.games import find_game
from tablee.server.problems import Problem, no_own_file
from tablee.server.protocol import FileInfo
from tablee.server.settings import USUAL
from tablee.server.store import FileRow, Store

LARGEST_FILE: Final = 64 * 1024
"""Ten times what the boxes themselves need."""
SECONDS_UNUSED: Final = 86_400
_LONGEST_NAME: Final = 60
_ID_LENGTH: Final = 24


class Files:
    """The files of users in a store."""

    def __init__(self, store: Store, most_unused: int = USUAL.unused_files) -> None:
        self._store = store
        self._most_unused = most_unused

    async def take(self, game: Game, name: str, content: bytes) -> FileRow:
        """Check a file and keep it; :class:`BadMaterial` names the file and the entry, and says what would be right."""
        usual = data_file_of(game).name
        sent = SentFile(_clean(name) or usual, content)
        if len(content) > LARGEST_FILE:
            raise Problem(
                "error-file-too-large",
                f"{sent.name} has {len(content)} bytes; at most {LARGEST_FILE} are taken",
                status=413,
                file=sent.name,
                size=-(-len(content) // 1024),
                most=LARGEST_FILE // 1024,
            )
        opened = await asyncio.to_thread(find_game, game.id, sent)
        # Of its name too: nobody is told what somebody else calls the same file.
        digest = hashlib.sha256(f"{game.id}\0{sent.name}\0".encode() + content).hexdigest()
        row = FileRow(digest[:_ID_LENGTH], game.id, sent.name, opened.material, content)
        await self._store.keep_file(row, self._most_unused)
        return row

    async def row(self, own: str) -> FileRow:
        """A file that was kept; :class:`Problem` if it was not, or not until now."""
        row = await self._store.file(own)
        if row is None:
            raise no_own_file()
        return row

    async def source(self, own: str) -> SentFile | None:
        """What a table is opened with: the user's file, or nothing if `own` names none."""
        if not own:
            return None
        row = await self.row(own)
        return SentFile(row.name, row.content)

    async def box(self, game: str, own: str) -> Game:
        """The game, opened with the user's file if `own` names one."""
        source = await self.source(own)
        return find_game(game) if source is None else await asyncio.to_thread(find_game, game, source)

    async def wanted(self, game: Game, own: str) -> Game:
        """The box that somebody wants a new table of `game` to be laid with."""
        if not own:
            return game
        row = await self.row(own)
        if row.game != game.id:
            message = f"{row.name} is a file for {row.game}, not for {game.id}"
            raise Problem("error-other-games-file", message, status=400, file=row.name, game=row.game)
        return await self.box(game.id, own)

    async def own_of(self, record: Record) -> str:
        """Which file a record was played with; nothing if it is the box's, or a game without such files."""
        game = await asyncio.to_thread(find_game, record.game)
        if game.data_file is None or record.material == game.material:
            return ""
        row = await self._store.file_named(game.id, record.material)
        if row is None:
            message = f"this game was played with {record.material}, a file that is not here; open that file first"
            noun = game.data_file.noun
            raise Problem("error-record-file", message, status=404, material=record.material, noun=noun)
        return row.id

    async def sweep(self) -> None:
        """Forget what no table was laid with for a day."""
        await self._store.sweep_files(SECONDS_UNUSED)


def data_file_of(game: Game) -> DataFile[Any]:
    """What the game is read from; :class:`Problem` if nothing can take its place."""
    if game.data_file is None:
        raise Problem("error-no-data-file", f"{game.id} has no file that could be replaced", status=400)
    return game.data_file


def file_info(game: Game, material: str, own: str) -> FileInfo | None:
    """What everybody may know of the file in play; nothing for a game without one."""
    if game.data_file is None:
        return None
    name, _, digest = material.partition(" ")
    return FileInfo(game.data_file.noun, name, digest, own or None)


def _clean(name: str) -> str:
    """A file's own name, without folders and without anything that does not print."""
    last = PurePath(name.replace("\\", "/")).name
    clean = "".join(sign for sign in unicodedata.normalize("NFC", last) if sign.isprintable())[:_LONGEST_NAME].strip()
    return clean if clean.strip(".") else ""
