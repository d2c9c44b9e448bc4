"""What is written on every box: names, seat counts, options and the table of moves."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.record import read_options
from tests.conformance.fingerprint import fingerprint
from tests.conformance.tables import (
    ALL_TABLES,
    GAMES,
    QUICK_TABLES,
    SINGLE_TABLES,
    GameSetup,
    at_every_table,
    meetings,
    other_choices,
)

on_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@on_every_game
def test_the_box_is_labelled(game: Game) -> None:
    assert GAMES[game.id] is game
    assert game.version >= 1
    assert game.material == " ".join(game.material.split()), "the record keeps it in one line"
    assert list(game.seat_counts) == sorted(set(game.seat_counts))


@on_every_game
def test_every_notation_reads_back_to_the_move_itself(game: Game) -> None:
    for code, move in enumerate(game.moves):
        assert move.code == code
        assert game.moves[code] is move
        assert game.moves.read(move.notation) is move


@on_every_game
@pytest.mark.parametrize("seats", [-1, 0, 99])
def test_a_seat_count_that_is_not_on_the_box_is_refused(game: Game, seats: int) -> None:
    with pytest.raises(BadOption, match=f"not by {seats}"):
        game.new(game.options(), seats)


@on_every_game
def test_every_option_has_a_default_and_is_tried_with_another_value(game: Game) -> None:
    tried = {choice for table in SINGLE_TABLES if table.name == game.id for choice in table.chosen}
    assert tried == set(other_choices(game.id))
    defaults = msgspec.to_builtins(game.options())
    assert [name for name, value in tried if defaults[name] == value] == []


@on_every_game
def test_any_two_options_meet_at_the_few_tables_of_every_day(game: Game) -> None:
    """What the full product has, and only the slow proofs play, is there in pairs."""
    wanted, found = (
        {meeting for table in tables if table.name == game.id for meeting in meetings(table)}
        for tables in (ALL_TABLES, QUICK_TABLES)
    )
    assert wanted <= found


@at_every_table
def test_options_read_back_and_give_the_same_first_position(table: GameSetup) -> None:
    again = read_options(table.game, msgspec.to_builtins(table.options))
    assert again == table.options
    assert fingerprint(table.game, table.game.new(again, table.seats)) == fingerprint(table.game, table.new())
