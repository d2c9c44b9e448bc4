"""Games to be looked at again: records that somebody opens, records to take home, and replays frame by frame.

All of it plays whole games, which takes long: it is done in the processes of the bots.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from tablee.core.errors import BadRecord
from tablee.core.frames import GameState, found_in
from tablee.core.game import CHANCE, CLOCK, Game, Seat, State
from tablee.core.luck import SEED_BYTES
from tablee.core.material import SentFile
from tablee.core.record import Ply, Record, begin, read_record, read_seed, replay, replay_ply
from tablee.core.sheet import sheet_of
from tablee.core.story import Story
from tablee.games import find_game
from tablee.server.files import file_info
from tablee.server.journal import folded, header_of, match_of, ply_entry
from tablee.server.packing import pack
from tablee.server.page_state import outcome_of
from tablee.server.playable import as_far_as_it_goes, check_playable
from tablee.server.problems import Problem
from tablee.server.protocol import Frame, MatchSheet, Replay
from tablee.server.seats import clean_name
from tablee.server.store import Entry, SeatRow, TableRow

LONGEST_NAME = 24
Hands = list[Any] | None
"""What every seat holds, each as its game shows it; nothing where they are closed."""


def head_of(text: str) -> Record:
    """A record without its plies, of which each was read; :class:`BadRecord` names the line that is wrong."""
    return msgspec.structs.replace(read_record(text), plies=[])


def opened_record(text: str, source: SentFile | None, own: str) -> tuple[TableRow, list[Entry]]:
    """A record as a table that nobody can play at; :class:`BadRecord` names the ply that is wrong.

    The table's name comes from the text, so that a record which is opened twice is one table.
    """
    record = read_record(text)
    game = find_game(record.game, source)
    state = replay(record, game)
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
    """The record of a finished game, with its seed if that proves its luck.

    It says by which rules and with which box it was played; where these are not here it is given as it was kept, for
    somebody who has them.
    """
    game = find_game(row.game, source)
    record, is_whole = kept_record(game, row, entries)
    if is_whole:
        is_over = match_of(game, row, entries).is_over()
    else:
        is_over = row.over and all(entry.kind != "end" for entry in entries)
    if is_over and row.luck and any(row.seed):
        record.seed = row.seed.hex()
    return record.text()


def waits_for(source: SentFile | None, row: TableRow, entries: Sequence[Entry], tokens: Collection[str]) -> bool:
    """Whether a table waits for somebody whose token has one of these hashes.

    It does not where a bot plays for them, nor where nobody can play on.
    """
    game = find_game(row.game, source)
    try:
        check_playable(row, game)
    except Problem:
        return False
    match = match_of(game, row, entries)
    mine = [seat for seat, kept in enumerate(row.seats) if kept.token in tokens and not kept.stands_in]
    return match.goes_on() and any(seat in match.state.waiting() for seat in mine)


def kept_record(game: Game, row: TableRow, entries: Sequence[Entry]) -> tuple[Record, bool]:
    """The record as it was kept, and whether the rules and the box that it needs are here."""
    record = header_of(row)
    record.plies = folded(entries)[0]
    try:
        check_playable(row, game)
    except Problem:
        return record, False
    return record, True


def replay_sent(
    source: SentFile | None, row: TableRow, entries: Sequence[Entry], seat: Seat | None, *, packed: bool
) -> bytes:
    """The whole game as it is sent: to encode and to compress it takes as long as to play it."""
    body = msgspec.json.encode(replay_of(find_game(row.game, source), row, entries, seat))
    return pack(body) if packed else body


def replay_of(game: Game, row: TableRow, entries: Sequence[Entry], seat: Seat | None) -> Replay:
    """The whole game through the eyes of `seat`, or of a spectator.

    Without the rules or the box that it was begun with, it is shown by those that are here as far as they go.
    """
    record, is_whole = kept_record(game, row, entries)
    state = begin(as_far_as_it_goes(record, game), game)
    frames: list[Frame] = []
    try:
        frames.extend(_frames(game, state, record.plies, seat, are_open=row.over and seat is None))
    except BadRecord:
        if is_whole:
            raise
    names = [given.name for given in row.seats]
    file = file_info(game, row.material, row.own)
    outcome = outcome_of(state)
    moments = sheet_of(game, record).moments if is_whole else []
    return Replay(row.id, row.game, row.rules, row.options, names, seat, frames, outcome, file, not is_whole, moments)


def _frames(game: Game, state: State, plies: Sequence[Ply], seat: Seat | None, *, are_open: bool) -> Iterator[Frame]:
    """One frame for each choice and all that chance and clock made of it; the first before any choice.

    If hands `are_open`, each has those of all seats.
    """
    ear = state.story = Story()
    look = _open_hands if are_open else _closed
    before: Hands = None
    for number, ply in enumerate(plies):
        if ply.actor not in (CHANCE, CLOCK):
            frame = _frame(game, state, number, ear, seat)
            frame.hands, before = _news(look(state), before)
            yield frame
        replay_ply(state, game, ply, number)
    frame = _frame(game, state, len(plies), ear, seat)
    frame.hands = _news(look(state), before)[0]
    yield frame


def _frame(game: Game, state: State, plies: int, ear: Story, seat: Seat | None) -> Frame:
    story, view = [event.seen_by(seat) for event in ear.take()], state.view(seat)
    return Frame(plies, story, game.narrator.tell(story), view, game.narrator.said(view))


def _news(hands: Hands, before: Hands) -> tuple[Hands, Hands]:
    """The hands, if they are others than before; and what is known from now on."""
    return (None if hands == before else hands), hands


def _closed(_: State) -> None:
    """As long as a game goes on nobody's hand is anybody's business."""


def _open_hands(state: State) -> Hands:
    """What all seats hold; nothing in a game in which nobody holds anything."""
    open_hand = found_in(state, "sight.open_hand") if isinstance(state, GameState) else None
    return None if open_hand is None else [open_hand(state, seat) for seat in range(state.seats)]


def sheet_sent(source: SentFile | None, row: TableRow, entries: Sequence[Entry]) -> bytes:
    """The match sheet as it is sent; :class:`Problem` if the rules or the box of the game are not here."""
    game, record = find_game(row.game, source), played_record(source, row, entries)
    decisions = [number for number, ply in enumerate(record.plies) if ply.actor not in (CHANCE, CLOCK)]
    names = [given.name for given in row.seats]
    file = file_info(game, row.material, row.own)
    return msgspec.json.encode(
        MatchSheet(row.id, row.game, row.options, names, file, [*decisions, len(record.plies)], sheet_of(game, record))
    )


def played_record(source: SentFile | None, row: TableRow, entries: Sequence[Entry]) -> Record:
    """What was played at a table; :class:`Problem` if the rules or the box of the game are not here."""
    check_playable(row, find_game(row.game, source))
    record = header_of(row)
    record.plies = folded(entries)[0]
    return record
