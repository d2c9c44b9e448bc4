"""Moves are values made once, with a code and a notation that reads back."""

from __future__ import annotations

import pytest

from tablee.core.errors import UnknownMove
from tablee.core.moves import Move, MoveTable


def table_of(*notations: str) -> MoveTable:
    table = MoveTable()
    for notation in notations:
        table.add(Move(notation))
    return table


def test_a_move_gets_its_place_in_the_table_as_code() -> None:
    assert Move("o7").code == -1
    table = table_of("o7", "assault", ">")
    assert len(table) == 3
    assert [(move.code, move.notation) for move in table] == [(0, "o7"), (1, "assault"), (2, ">")]
    assert table[1].notation == "assault"


def test_a_notation_reads_back_to_the_very_same_object() -> None:
    table = table_of("o7", "o8")
    assert table.read("o7") is table[0]
    assert table[0] == table[0]
    assert table[0] != Move("o7"), "a move that looks the same is another one"
    assert repr(table[0]) == "<Move o7>"


@pytest.mark.parametrize("notation", ["", " ", "two words", " o8", "o8\n", "o7"])
def test_a_notation_must_be_one_new_word(notation: str) -> None:
    table = table_of("o7")
    with pytest.raises(ValueError, match="must be one new word"):
        table.add(Move(notation))
    assert len(table) == 1


def test_an_unknown_notation_is_told_with_what_comes_near_it() -> None:
    table = table_of("assault", "o7", "o8", "high")
    with pytest.raises(UnknownMove) as caught:
        table.read("assalt")
    assert str(caught.value) == "no move is written 'assalt'; did you mean assault?"
    assert caught.value.facts == {"text": "assalt", "near": "assault"}


def test_a_notation_that_is_near_nothing_gets_no_guess() -> None:
    with pytest.raises(UnknownMove) as caught:
        table_of("assault").read("xyz")
    assert str(caught.value) == "no move is written 'xyz'"
    assert caught.value.facts["near"] == ""


def test_at_most_three_guesses_are_made() -> None:
    with pytest.raises(UnknownMove) as caught:
        table_of("o11", "o12", "o13", "o14", "o15").read("o1")
    assert len(str(caught.value.facts["near"]).split(", ")) == 3


@pytest.mark.parametrize("code", [3, 99])
def test_there_is_nothing_beyond_the_table(code: int) -> None:
    with pytest.raises(IndexError):
        table_of("a", "b", "c")[code]
