"""Whatever a file holds: the reader gives a record that writes the same file, or says what is wrong with it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tablee.core.errors import BadOption, BadRecord
from tablee.core.match import Match, verify
from tablee.core.record import Record, read_record, replay
from tablee.games import find_game
from tests.players import played_match
from tests.toy import Options, Toy
from tests.untimed import UNTIMED

EXAMPLES = 50
MANY_EXAMPLES = 1000
ARTROPP = find_game("artropp")
GAMES = {"toy": Toy(), "artropp": ARTROPP}
GOOD = [
    played_match(GAMES["toy"], Options(), 3).record.text(),
    played_match(ARTROPP, ARTROPP.options(rounds=1, free_drums=True), 3).record.text(),
    played_match(ARTROPP, ARTROPP.options(duel_rounds=1), 2).record.text(),
]

some_and_many = pytest.mark.parametrize("examples", [EXAMPLES, pytest.param(MANY_EXAMPLES, marks=pytest.mark.slow)])
"""A few in every run, and many as a slow proof."""

PIECES = [
    "*",
    "~",
    "1",
    "2",
    "9",
    "+o7",
    "o7",
    "assault",
    "@5",
    "seed: ",
    "check: ",
    "luck: ",
    "name 1: ",
    "option x: ",
]
pieces = st.sampled_from(PIECES) | st.text(max_size=6)
good_lines = st.sampled_from(sorted({line for text in GOOD for line in text.splitlines()}))
lines = (
    good_lines | st.builds(" ".join, st.lists(pieces, max_size=4)) | st.builds("".join, st.lists(pieces, max_size=3))
)


def signed(text: str) -> str:
    """Give the text a checksum that fits, so that edits get past it."""
    body, found, _ = text.rpartition("check: ")
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n" if found else text


@st.composite
def edited_records(draw: st.DrawFn) -> str:
    """A good record after a few edits: lines changed, dropped, doubled or swapped, characters changed, the end cut."""
    text = draw(st.sampled_from(GOOD))
    for _ in range(draw(st.integers(1, 3))):
        text = draw(st.sampled_from([_edited_line, _edited_character, _cut]))(draw, text)
    return signed(text) if draw(st.booleans()) else text


def _edited_line(draw: st.DrawFn, text: str) -> str:
    found = text.split("\n")
    place = draw(st.integers(0, len(found) - 1))
    other = draw(st.integers(0, len(found) - 1))
    edits = [[], [found[place]] * 2, [draw(lines)], [found[place], draw(lines)], [found[other]]]
    found[place : place + 1] = draw(st.sampled_from(edits))
    return "\n".join(found)


def _edited_character(draw: st.DrawFn, text: str) -> str:
    place = draw(st.integers(0, len(text)))
    return text[:place] + draw(st.text(max_size=1)) + text[place + draw(st.integers(0, 1)) :]


def _cut(draw: st.DrawFn, text: str) -> str:
    return text[: draw(st.integers(0, len(text)))]


def read(text: str) -> Record | None:
    """Nothing but BadRecord may come out, and what is read must write the same text."""
    try:
        record = read_record(text)
    except BadRecord as error:
        _check_sentence(error, text.count("\n") + 1)
        return None
    assert record.text() == text
    return record


def _check_sentence(error: BadRecord | BadOption, last_line: int) -> None:
    assert len(str(error).splitlines()) == 1
    assert len(str(error)) < 500
    assert not isinstance(error, BadRecord) or 0 <= error.line <= last_line


@some_and_many
def test_any_text_is_read_or_refused(examples: int) -> None:
    @settings(UNTIMED, max_examples=examples)
    @given(st.text() | st.text("tablerco 1\n"))
    @example("tablee record 1\n")
    @example("\n" * 20)
    @example("\udc80\n")
    def check(text: str) -> None:
        read(text)

    check()


@some_and_many
def test_any_lines_below_a_good_first_one_are_read_or_refused(examples: int) -> None:
    @settings(UNTIMED, max_examples=examples)
    @given(st.lists(lines, max_size=12))
    def check(found: list[str]) -> None:
        read("".join(f"{line}\n" for line in ["tablee record 1", *found]))

    check()


@some_and_many
def test_an_edited_record_is_read_or_refused(examples: int) -> None:
    @settings(UNTIMED, max_examples=examples)
    @given(edited_records())
    def check(text: str) -> None:
        read(text)

    check()


@some_and_many
def test_an_edited_record_is_played_or_refused(examples: int) -> None:
    @settings(UNTIMED, max_examples=examples)
    @given(edited_records(), st.sampled_from([replay, Match.resume, verify]))
    def check(text: str, play: Callable[..., object]) -> None:
        record = read(text)
        if record is None:
            return
        game = GAMES.get(record.game, ARTROPP)
        try:
            play(*((game, record) if play == Match.resume else (record, game)))
        except (BadRecord, BadOption) as error:
            _check_sentence(error, text.count("\n"))

    check()
