"""Errors say what was wrong, where, and what would be right; in English, and as key and facts for every language."""

from __future__ import annotations

import pytest

from tablee.core.errors import (
    BadMaterial,
    BadOption,
    BadRecord,
    IllegalMove,
    NotYourTurn,
    TableeError,
    UnknownMove,
)


@pytest.mark.parametrize("kind", [BadMaterial, BadOption, IllegalMove, NotYourTurn, UnknownMove])
def test_every_error_keeps_its_sentence_key_and_facts(kind: type[TableeError]) -> None:
    error = kind("the sentence", key="error-special", seat=2)
    assert str(error) == "the sentence"
    assert error.key == "error-special"
    assert error.facts["seat"] == 2
    assert kind("the sentence").key == kind.key, "without a key the kind's own is taken"


def test_each_kind_has_a_key_of_its_own() -> None:
    kinds: list[type[TableeError]] = [
        TableeError,
        BadMaterial,
        BadOption,
        BadRecord,
        IllegalMove,
        NotYourTurn,
        UnknownMove,
    ]
    assert len({kind.key for kind in kinds}) == len(kinds)


def test_an_illegal_move_names_its_clause() -> None:
    error = IllegalMove("no", clause="AR-5", number=7)
    assert error.clause == "AR-5"
    assert error.facts == {"clause": "AR-5", "number": 7}
    assert isinstance(NotYourTurn("no"), IllegalMove)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (BadRecord(3, "found 'x'", "'game: …'"), "line 3: found 'x'; expected 'game: …'"),
        (BadRecord(3, "found 'x'"), "line 3: found 'x'"),
        (BadRecord(0, "the file is empty", "a record"), "the file is empty; expected a record"),
    ],
)
def test_a_bad_record_names_the_line_and_what_was_expected(error: BadRecord, sentence: str) -> None:
    assert str(error) == sentence
    assert error.line == error.facts["line"]
