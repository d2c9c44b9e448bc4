"""How tables and cups are written in the columns of any database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from tablee.server.store import CupEntry, CupRow, Entry, TableRow, seated

TABLE: Final = "id, game, rules, material, options, visibility, seed, luck, origin, first, over, rematch, own, seats"
ENTRY: Final = "kind, actor, body, at, message, note"
SERVER: Final = "id, address, process, machine, door"
FILE: Final = "id, game, name, material, content"
UNUSED_FILE: Final = "id NOT IN (SELECT own FROM tables WHERE own != '')"
HOLE: Final = "min(number) != 0 OR max(number) != count(*) - 1"
"""What is true of the numbers in a journal in which an entry is missing."""
DAYS_LISTED: Final = 2
FORGOTTEN_AFTER: Final = 86_400
"""Seconds after which a server that is not heard of is no longer remembered."""

# Made here and not where they are used: msgspec may not meet a struct for the first time in two threads at once.
read_cup: Final = msgspec.json.Decoder(CupRow).decode
read_cup_entry: Final[Callable[[str], CupEntry]] = msgspec.json.Decoder(CupEntry).decode


def encoded(thing: Any) -> str:
    """As JSON."""
    return msgspec.json.encode(thing).decode()


def table_values(row: TableRow) -> tuple[Any, ...]:
    """A table as the columns of `TABLE` keep it."""
    options, seats = encoded(row.options), encoded(row.seats)
    kept = (row.id, row.game, row.rules, row.material, options, row.visibility, row.seed, row.luck, row.origin)
    return (*kept, row.first, row.over, row.rematch, row.own, seats)


def table_row(found: Sequence[Any], changes: Iterable[tuple[int, str]]) -> TableRow:
    """A table from the columns of `TABLE`, after these changes of its seats."""
    table, game, rules, material, options, visibility, seed, luck, origin, first, over, rematch, own, seats = found
    return TableRow(
        id=table,
        game=game,
        rules=rules,
        material=material,
        options=msgspec.json.decode(options),
        seats=seated(seats, changes),
        visibility=visibility,
        seed=seed,
        luck=luck,
        origin=origin,
        first=first,
        over=bool(over),
        rematch=rematch,
        own=own,
    )


def entry_values(table: str, number: int, entries: Iterable[Entry]) -> list[tuple[Any, ...]]:
    """Entries as the rows of a journal, from `number` on."""
    return [
        (table, number + place, entry.kind, entry.actor, entry.body, entry.at, entry.message, entry.note)
        for place, entry in enumerate(entries)
    ]
