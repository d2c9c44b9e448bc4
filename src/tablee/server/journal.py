"""What a table's journal tells: the record's head, the plies that stand, and the match replayed from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.core.game import Game
from tablee.core.record import Ply, Record
from tablee.games import find_lesson
from tablee.server.live_match import LiveMatch
from tablee.server.notes import Note
from tablee.server.store import Entry, SeatRow, TableRow, is_awaited, terms_of

# Made here: msgspec may not meet a struct for the first time in two threads at once, and threads replay tables.
_read_note: Final = msgspec.json.Decoder(Note).decode


def header_of(row: TableRow) -> Record:
    """The record of a table without its plies."""
    names = {seat: given.name for seat, given in enumerate(row.seats) if given.name}
    return Record(row.game, row.rules, row.material, len(row.seats), dict(row.options), names, row.luck)


def ply_entry(ply: Ply) -> Entry:
    """A ply as the journal keeps it."""
    return Entry("ply", ply.actor, ply.notation, ply.at)


def folded(entries: Sequence[Entry]) -> tuple[list[Ply], dict[int, Note]]:
    """The plies that stand after all that was taken back, and what bots said of them."""
    plies: list[Ply] = []
    notes: dict[int, Note] = {}
    for entry in entries:
        if entry.kind == "ply":
            if entry.note:
                notes[len(plies)] = _read_note(entry.note)
            plies.append(Ply(entry.actor, entry.body, entry.at))
        elif entry.kind == "undo":
            del plies[entry.at :]
            notes = {number: note for number, note in notes.items() if number < entry.at}
    return plies, notes


def match_of(game: Game, row: TableRow, entries: Sequence[Entry]) -> LiveMatch:
    """The match at a table, replayed."""
    lesson = find_lesson(row.game) if terms_of(entries).lesson else None
    match = LiveMatch(game, header_of(row), row.seed, row.first, is_shown=row.origin == "record", lesson=lesson)
    match.replay(*folded(entries))
    for entry in entries:
        if entry.kind == "lesson":
            match.hear_lesson(entry.body, entry.at)
    if match.is_over() and row.luck and row.origin == "table":
        match.record.seed = row.seed.hex()
    match.awaits = is_awaited(entries)
    match.ended = next((ended_by(entry, row.seats) for entry in entries if entry.kind == "end"), None)
    return match


def ended_by(entry: Entry, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """How a game came out that was ended before its end: no score counts, but who gave up has not won."""
    stayed = [seat for seat, row in enumerate(seats) if seat != entry.actor and row.kind != "free"]
    return {"scores": [], "winners": stayed if entry.body == "resigned" else [], "reason": entry.body}
