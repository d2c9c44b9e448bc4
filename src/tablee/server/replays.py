"""Games to be looked at again: records that somebody opens, records to take home, and replays frame by frame.

All of it plays whole games, which takes long: it is done in the processes of the bots.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from tablee.core.game import CHANCE, CLOCK, Game, Seat, State
from tablee.core.luck import SEED_BYTES
from tablee.core.material import SentFile
from tablee.core.record import Record, begin, read_record, read_seed, replay_ply
from tablee.core.story import Story
from tablee.games import find_game
from tablee.server.files import file_info
from tablee.server.journal import match_of, ply_entry
from tablee.server.packing import pack
from tablee.server.page_state import outcome_of
from tablee.server.protocol import Frame, Replay
from tablee.server.seats import clean_name
from tablee.server.store import Entry, SeatRow, TableRow

LONGEST_NAME = 24


def head_of(text: str) -> Record:
    """A record without its plies, of which each was read; :class:`BadRecord` names the line that is wrong."""
    return msgspec.structs.replace(read_record(text), plies=[])


def opened_record(text: str, source: SentFile | None, own: str) -> tuple[TableRow, list[Entry]]:
    """A record as a table that nobody can play at; :class:`BadRecord` names the ply that is wrong.

    The table's name comes from the text, so that a record which is opened twice is one table.
    """
    record = read_record(text)
    game = find_game(record.game, source)
    state = begin(record, game)
    for number, ply in enumerate(record.plies):
        replay_ply(state, game, ply, number)
    row = TableRow(
        id=f"r{hashlib.sha256(text.encode()).hexdigest()[:24]}",
        game=record.game,
        rules=record.rules,
        material=record.material,
        options=record.options,
        seats=[SeatRow("person", _name(record, seat)) for seat in range(record.seats)],
        visibility="private",
        seed=read_seed(record.seed) if record.seed else bytes(SEED_BYTES),
        luck=record.luck,
        origin="record",
        first=len(record.plies),
        over=state.outcome() is not None,
        own=own,
    )
    return row, [ply_entry(ply) for ply in record.plies]


def _name(record: Record, seat: Seat) -> str:
    name = record.names.get(seat, "")[:LONGEST_NAME]
    return clean_name(name) if name.strip() else ""


def record_text(source: SentFile | None, row: TableRow, entries: Sequence[Entry]) -> str:
    """The record of a finished game, with its seed if that proves its luck."""
    match = match_of(find_game(row.game, source), row, entries)
    record = match.snapshot()
    if match.is_over() and row.luck and any(row.seed):
        record.seed = row.seed.hex()
    return record.text()


def replay_sent(
    source: SentFile | None, row: TableRow, entries: Sequence[Entry], seat: Seat | None, *, packed: bool
) -> bytes:
    """The whole game as it is sent: to encode and to compress it takes as long as to play it."""
    body = msgspec.json.encode(replay_of(find_game(row.game, source), row, entries, seat))
    return pack(body) if packed else body


def replay_of(game: Game, row: TableRow, entries: Sequence[Entry], seat: Seat | None) -> Replay:
    """The whole game through the eyes of `seat`, or of a spectator."""
    match = match_of(game, row, entries)
    frames = list(_frames(game, match.snapshot(), seat))
    names = [given.name for given in row.seats]
    file = file_info(game, row.material, row.own)
    return Replay(row.id, row.game, row.rules, row.options, names, seat, frames, outcome_of(match.state), file)


def _frames(game: Game, record: Record, seat: Seat | None) -> Iterator[Frame]:
    """One frame for each choice and all that chance and clock made of it; the first before any choice."""
    state = begin(record, game)
    ear = state.story = Story()
    for number, ply in enumerate(record.plies):
        if ply.actor not in (CHANCE, CLOCK):
            yield _frame(game, state, number, ear, seat)
        replay_ply(state, game, ply, number)
    yield _frame(game, state, len(record.plies), ear, seat)


def _frame(game: Game, state: State, plies: int, ear: Story, seat: Seat | None) -> Frame:
    story, view = [event.seen_by(seat) for event in ear.take()], state.view(seat)
    return Frame(plies, story, game.narrator.tell(story), view, game.narrator.said(view))
