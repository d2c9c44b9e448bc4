"""The record of a match is the match: written, read, replayed, taken back and verified, it stays the same."""

from __future__ import annotations

from functools import cache

from tablee.core.game import CHANCE, CLOCK
from tablee.core.match import Match, verify
from tablee.core.record import Record, read_record, replay
from tests.conformance.fingerprint import fingerprint
from tests.conformance.tables import GameSetup, at_every_table
from tests.players import played_match


@cache
def played(table: GameSetup, number: int = 1) -> Match:
    return played_match(table.game, table.options, table.seats, number)


@at_every_table
def test_a_record_reads_back_to_the_same_text_and_position(table: GameSetup) -> None:
    for number in (1, 2):
        match = played(table, number)
        text = match.record.text()
        record = read_record(text)
        assert record.text() == text
        assert fingerprint(table.game, replay(record, table.game)) == fingerprint(table.game, match.state)


@at_every_table
def test_an_unfinished_record_reads_back_to_the_same_text_and_position(table: GameSetup) -> None:
    whole = played(table).record
    for length in range(0, len(whole.plies), 1 + len(whole.plies) // 5):
        begun = _beginning(whole, length)
        again = read_record(begun.text())
        assert again.text() == begun.text()
        assert fingerprint(table.game, replay(again, table.game)) == fingerprint(
            table.game, replay(whole, table.game, length)
        )


def _beginning(record: Record, length: int) -> Record:
    begun = read_record(record.text())
    begun.plies = begun.plies[:length]
    begun.seed = ""
    return begun


@at_every_table
def test_a_played_match_verifies(table: GameSetup) -> None:
    record = played(table).record
    assert verify(record, table.game) == sum(ply.actor == CHANCE for ply in record.plies) > 0


@at_every_table
def test_what_is_taken_back_and_played_again_meets_the_same_luck(table: GameSetup) -> None:
    match = played(table)
    plies = match.record.plies
    for length in (0, len(plies) // 3, len(plies) - 1):
        again = Match.resume(table.game, _beginning(match.record, length), seed=match.seed)
        again.settle()
        while not again.is_over():
            ply = plies[len(again.record.plies)]
            assert ply.actor not in (CHANCE, CLOCK), "luck or time came out differently"
            again.play(ply.actor, table.game.moves.read(ply.notation))
            again.settle()
        assert again.record.text() == match.record.text()
