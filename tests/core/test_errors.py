"""Errors say what was wrong, where, and what would be right; in English, and as key and facts for every language."""

from __future__ import annotations

import msgspec
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
from tablee.core.phrases import LONGEST_QUOTE, Detail, Phrase, detail


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
        (
            BadRecord(0, detail("k", "the file is empty"), detail("k", "a record")),
            "the file is empty; expected a record",
        ),
    ],
)
def test_a_bad_record_names_the_line_and_what_was_expected(error: BadRecord, sentence: str) -> None:
    assert str(error) == sentence
    assert error.line == error.facts["line"]


def test_a_detail_is_a_phrase_that_has_its_english() -> None:
    """A number is told as a file writes it; a text that goes on for long is told in full only in English."""
    long = "x" * (LONGEST_QUOTE + 1)
    told = detail("detail-some", "must be at most {most}, and {given!r} is not", most=15_000, given=long)
    assert isinstance(told, Phrase)
    assert (told.key, told.facts) == ("detail-some", {"most": "15000", "given": f"{long[:-1]}…"})
    assert str(told) == f"must be at most 15000, and '{long}' is not"


def test_a_detail_quotes_nothing_that_a_terminal_would_obey() -> None:
    told = detail("detail-some", "found {text!r}", text="o7\x1b[2J\r")
    assert (told.facts["text"], str(told)) == (r"o7\x1b[2J\r", r"found 'o7\x1b[2J\r'")


def test_an_error_within_another_is_a_whole_sentence_there() -> None:
    cause = IllegalMove("Not now.", clause="AR-5", key="error-time-up")
    problem = detail("detail-cannot-play", "{ply!r} cannot be played: {why}", ply="1 o7", why=cause.phrase)
    error = BadRecord(3, problem)
    assert str(error) == "line 3: '1 o7' cannot be played: Not now."
    assert error.phrase.facts["problem"] == problem
    assert problem.facts["why"] == Detail("error-time-up", {"clause": "AR-5"}, "Not now.", whole=True)
    assert msgspec.json.decode(msgspec.json.encode(error.phrase), type=Detail).message == str(error)
