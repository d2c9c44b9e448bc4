"""The players of whoever runs a server: policies and programs in a folder, which tables offer beside the levels.

A page names one by its file's name, and only such a name; nothing that comes over the network is a path, and nothing
that comes over the network is ever a player. Policies are read when the server starts. Programs are run in the
processes of the bots.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tablee.bots.guests import PROGRAM, SUFFIXES, check_among_people, policy_in, read_guest
from tablee.bots.levels import LEVELS
from tablee.core.errors import BadOption, TableeError
from tablee.core.game import Game
from tablee.core.material import SentFile
from tablee.server.protocol import GuestInfo

MOST: Final = 50
LONGEST_NAME: Final = 40


class BadGuests(TableeError):
    """A folder that has no players, or too many; says what would be right."""

    key = "error-guests-folder"


class Guests:
    """Found once, when the server starts."""

    def __init__(self, folder: str = "") -> None:
        """Without a `folder` there are none."""
        self._files: dict[str, SentFile] = {}
        if folder:
            self._read(Path(folder).expanduser())

    def _read(self, folder: Path) -> None:
        if not folder.is_dir():
            raise BadGuests(f"players: {folder} is no folder", key="error-guests-folder", folder=str(folder))
        paths = sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES and not path.name.startswith("."))
        if len(paths) > MOST:
            raise BadGuests(
                f"players: {folder} has {len(paths)} players; at most {MOST}",
                key="error-guests-many",
                folder=str(folder),
                count=len(paths),
                most=MOST,
            )
        for path in paths:
            if len(path.name) > LONGEST_NAME or not path.name.isprintable():
                raise BadGuests(
                    f"players: {path.name} is too long a name; at most {LONGEST_NAME} signs",
                    key="error-guests-name",
                    file=path.name,
                    most=LONGEST_NAME,
                )
            self._files[path.name] = file = read_guest(path)
            if path.suffix != PROGRAM:
                policy_in(file)

    def file(self, level: str) -> SentFile | None:
        """The file of a guest; none for a level, and none for a guest that is not here any more."""
        return self._files.get(level)

    def known(self, level: str, game: Game, seats: int) -> str:
        """The name of a guest that can play there; :class:`BadOption` says who is here."""
        file = self._files.get(level)
        if file is None:
            known = ", ".join((*LEVELS, *self._files))
            message = f"there is no level {level!r}; there are {known}"
            raise BadOption(message, key="error-level", level=level, known=known)
        if not level.endswith(PROGRAM):
            check_among_people(file, game, seats)
        return level

    def of(self, game: Game) -> list[GuestInfo]:
        """Who can play a game, and at tables of how many."""
        found = []
        for name in self._files:
            counts = list(self._counts(name, game))
            if counts:
                found.append(GuestInfo(name, counts))
        return found

    def _counts(self, name: str, game: Game) -> Iterator[int]:
        for seats in game.seat_counts if game.pace is None else ():
            try:
                self.known(name, game, seats)
            except TableeError:
                continue
            yield seats
