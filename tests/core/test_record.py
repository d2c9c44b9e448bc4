"""The record: written for people, read strictly.  Every error names the line and what was expected there."""

from __future__ import annotations

import hashlib

import pytest

from tablee.core.errors import BadOption, BadRecord
from tablee.core.game import CHANCE, CLOCK
from tablee.core.record import Ply, Record, begin, read_options, read_record, read_seed, replay
from tablee.games import find_game
from tests.players import played_match
from tests.toy import Options, Toy

TOY = Toy()
RECORD = played_match(TOY, Options(), 2).record
GOOD = RECORD.text()
LINES = GOOD.splitlines()
LUCK, BLANK, FIRST_PLY, LAST_PLY, SEED, CHECK = 9, 10, 11, 16, 18, 19


def signed(lines: list[str]) -> str:
    """The lines with a checksum that fits: as if somebody had edited the file and knew how."""
    body = "".join(f"{line}\n" for line in lines[:-1])
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def changed(number: int, line: str) -> str:
    return signed([*LINES[: number - 1], line, *LINES[number:]])


def without(number: int) -> str:
    return signed([*LINES[: number - 1], *LINES[number:]])


def inserted(number: int, line: str) -> str:
    return signed([*LINES[: number - 1], line, *LINES[number - 1 :]])


LOOKS_LIKE_THIS = """\
tablee record 1
game: toy
rules: 1
material: paper 1
seats: 2
option cards: 8
option only_over: false
name 1: Camille
luck: ed252ae65584fbb912b90a8d19fff18d35cff4b1fb2fbd21c8785bdfa761c0ce

* +5
* +2
* die2
1 over
2 under
~ time @60000

seed: 0000000000000000000000000000000000000000000000000000000000000001
check: 88dd58ec6a7529b7e99da4e5138d7913bc98195cfaa5173a5fccf87b9b3a1d72
"""


def test_a_record_is_a_text_that_people_can_read() -> None:
    assert GOOD == LOOKS_LIKE_THIS
    assert signed(LINES) == GOOD, "the checksum covers every line above it"


def test_a_record_reads_back() -> None:
    record = read_record(GOOD)
    assert record.text() == GOOD
    assert record.options == {"cards": 8, "only_over": False}
    assert record.names == {0: "Camille"}
    assert record.plies[0] == Ply(CHANCE, "+5", 0, FIRST_PLY)
    assert record.plies[-1] == Ply(CLOCK, "time", 60_000, LAST_PLY)
    assert [str(ply) for ply in record.plies] == LINES[FIRST_PLY - 1 : LAST_PLY]


def test_an_unfinished_record_just_ends() -> None:
    for length in range(BLANK, LAST_PLY + 1):
        text = "".join(f"{line}\n" for line in LINES[:length])
        record = read_record(text)
        assert record.seed == ""
        assert len(record.plies) == length - BLANK
        assert record.text() == text


def test_names_may_hold_anything_that_fits_a_line() -> None:
    for name in ("Zoé: la « générale »", " ", "", "🎲", "name 2: x", "tab\there"):
        text = changed(8, f"name 1: {name}")
        assert read_record(text).names == {0: name}
        assert read_record(text).text() == text


@pytest.mark.parametrize(("value", "read"), [("true", True), ("0", 0), ("12", 12), ("007", "007"), ("low", "low")])
def test_option_values_are_read_as_what_they_look_like(value: str, read: object) -> None:
    text = changed(6, f"option cards: {value}")
    assert read_record(text).options["cards"] == read
    assert read_record(text).text() == text


AN_ACTOR = "an actor: * for chance, ~ for the clock, or a seat from 1 to 2"
A_PLY = "an actor and a notation, as in '2 o7'"
A_MOMENT = "a moment in milliseconds, as in '@1500'"
SEATS = "'seats: ' and a whole number"
NAMES = "'name SEAT: NAME' with seats from 1 to 2, each once and in order"
OPTIONS = "'option NAME: VALUE', each name once"
HEX = "64 hexadecimal digits"

BROKEN: dict[str, tuple[str, int, str, str]] = {
    "empty": ("", 0, "the file is empty", "'tablee record 1' in its first line"),
    "one blank line": ("\n", 1, "found ''", "'tablee record 1'"),
    "another kind of file": ("hello\n", 1, "found 'hello'", "'tablee record 1'"),
    "a later format": (changed(1, "tablee record 2"), 1, "found 'tablee record 2'", "'tablee record 1'"),
    "cut in a line": (GOOD[:-1], CHECK, "stops in the middle of a line", "a line break at its end"),
    "cut in a ply": (GOOD[: GOOD.index("1 over") + 3], 14, "stops in the middle of a line", "a line break at its end"),
    "cut in the header": ("".join(f"{line}\n" for line in LINES[:3]), 4, "the file ends", "'material: …'"),
    "cut below the header": ("".join(f"{line}\n" for line in LINES[:LUCK]), BLANK, "the file ends", "a blank line"),
    "cut below the seed": ("".join(f"{line}\n" for line in LINES[:SEED]), CHECK, "the file ends", "'check: …'"),
    "cut above the seed": ("".join(f"{line}\n" for line in LINES[: SEED - 1]), SEED, "the file ends", "'seed: …'"),
    "windows line ends": (GOOD.replace("\n", "\r\n"), 1, r"found 'tablee record 1\r'", "'tablee record 1'"),
    "one windows line end": (changed(14, "1 over\r"), 0, "", ""),
    "byte order mark": ("\ufeff" + GOOD, 1, "found", "'tablee record 1'"),
    "zero bytes": ("\0" * 40, 1, "stops in the middle of a line", "a line break"),
    "half a character": (changed(8, "name 1: x").replace("name 1: x", "name 1: \udce9"), 8, "broken", "UTF-8 text"),
    "no game": (without(2), 2, "found 'rules: 1'", "'game: …'"),
    "nameless game": (changed(2, "game: "), 2, "found 'game: '", "'game: …'"),
    "no rules version": (without(3), 3, "found 'material: paper 1'", "'rules: …'"),
    "wordy rules version": (changed(3, "rules: one"), 3, "found 'rules: one'", "'rules: ' and a whole number"),
    "negative rules version": (changed(3, "rules: -1"), 3, "found 'rules: -1'", "'rules: ' and a whole number"),
    "no material": (without(4), 4, "found 'seats: 2'", "'material: …'"),
    "no seats": (without(5), 5, "found 'option cards: 8'", "'seats: …'"),
    "seats with a zero": (changed(5, "seats: 02"), 5, "found 'seats: 02'", SEATS),
    "arabic seats": (changed(5, "seats: ٢"), 5, "found 'seats: ٢'", SEATS),
    "huge seats": (changed(5, f"seats: {10**400}"), 5, "found 'seats: 1000000", SEATS),
    "option without value": (changed(6, "option cards"), 6, "found 'option cards'", OPTIONS),
    "option with a strange name": (changed(6, "option no good: 1"), 6, "found 'option no good: 1'", OPTIONS),
    "option twice": (changed(7, "option cards: 7"), 7, "found 'option cards: 7'", OPTIONS),
    "option below the names": (inserted(9, "option x: 1"), 9, "found 'option x: 1'", "a blank line between"),
    "name of nobody": (changed(8, "name : x"), 8, "found 'name : x'", NAMES),
    "name of seat 0": (changed(8, "name 0: x"), 8, "found 'name 0: x'", NAMES),
    "name of seat 3": (changed(8, "name 3: x"), 8, "found 'name 3: x'", NAMES),
    "name twice": (inserted(9, "name 1: x"), 9, "found 'name 1: x'", NAMES),
    "names out of order": (inserted(8, "name 2: x"), 9, "found 'name 1: Camille'", NAMES),
    "short luck": (changed(LUCK, "luck: 12ab"), LUCK, "found 'luck: 12ab'", f"'luck: ' and {HEX}"),
    "loud luck": (changed(LUCK, LINES[LUCK - 1].upper()), LUCK, "found 'LUCK", "a blank line between"),
    "no blank line": (without(BLANK), BLANK, "found '* +5'", "a blank line between header and plies"),
    "bare actor": (changed(14, "1"), 14, "found '1'", A_PLY),
    "four words": (changed(14, "1 over and out"), 14, "found '1 over and out'", A_PLY),
    "two spaces": (changed(14, "1  over"), 14, "found '1  over'", A_PLY),
    "space at the end": (changed(14, "1 over "), 14, "found '1 over '", A_PLY),
    "seat 0": (changed(14, "0 over"), 14, "found '0 over'", AN_ACTOR),
    "seat 3": (changed(14, "3 over"), 14, "found '3 over'", AN_ACTOR),
    "huge seat": (changed(14, f"{10**30} over"), 14, f"found '{10**30} over'", AN_ACTOR),
    "no seat": (changed(14, "north over"), 14, "found 'north over'", AN_ACTOR),
    "moment without sign": (changed(16, "~ time 60000"), 16, "found '~ time 60000'", A_MOMENT),
    "moment of nothing": (changed(16, "~ time @"), 16, "found '~ time @'", A_MOMENT),
    "moment nought": (changed(16, "~ time @0"), 16, "found '~ time @0'", A_MOMENT),
    "negative moment": (changed(16, "~ time @-5"), 16, "found '~ time @-5'", A_MOMENT),
    "huge moment": (changed(16, f"~ time @{10**20}"), 16, f"found '~ time @{10**20}'", A_MOMENT),
    "time runs back": (inserted(16, "1 over @60001"), 17, "found '~ time @60000'", "a moment not before @60001"),
    "comment among plies": (inserted(14, "# a fine move"), 14, "found '# a fine move'", A_PLY),
    "gap among plies": (inserted(14, ""), 15, "found '1 over'", "'seed: …'"),
    "two blank lines": (inserted(BLANK, ""), 12, "found '* +5'", "'seed: …'"),
    "seed without check": (without(CHECK - 1), SEED, "found 'check:", "'seed: …'"),
    "short seed": (changed(SEED, "seed: 00"), SEED, "found 'seed: 00'", f"'seed: ' and {HEX}"),
    "no check": (
        "".join(f"{line}\n" for line in [*LINES[:-1], "check: 0"]),
        CHECK,
        "'check: 0'",
        f"'check: ' and {HEX}",
    ),
    "something below": (GOOD + "more\n", CHECK + 1, "found 'more'", "nothing below the checksum"),
    "blank line below": (GOOD + "\n", CHECK + 1, "found ''", "nothing below the checksum"),
}
READS_BUT_CANNOT_BE_PLAYED = {"one windows line end"}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_told_by_line_and_expectation(case: str) -> None:
    text, line, problem, expected = BROKEN[case]
    if case in READS_BUT_CANNOT_BE_PLAYED:
        assert read_record(text).text() == text
        return
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    error = caught.value
    assert error.line == line
    assert problem in str(error.facts["problem"])
    assert expected in str(error.facts["expected"])
    assert len(str(error).splitlines()) == 1, "one clear line"
    assert len(str(error)) < 250


@pytest.mark.parametrize("number", range(2, CHECK))
def test_an_edit_without_the_checksum_is_noticed(number: int) -> None:
    """Whichever line is edited: it cannot be read, or the checksum does not fit any more."""
    line = LINES[number - 1]
    edited = f"{line[:-1]}{'1' if line[-1:] != '1' else '2'}"
    with pytest.raises(BadRecord) as caught:
        read_record("".join(f"{line}\n" for line in [*LINES[: number - 1], edited, *LINES[number:]]))
    assert caught.value.line >= number


def test_the_checksum_that_would_be_right_is_named() -> None:
    with pytest.raises(BadRecord, match=f"line {CHECK}: the checksum does not fit: the file was edited") as caught:
        read_record(GOOD.replace("Camille", "Camila"))
    assert caught.value.facts["expected"] == changed(8, "name 1: Camila").splitlines()[-1].removeprefix("check: ")


UNPLAYABLE: dict[str, tuple[str, str]] = {
    "unknown notation": (
        changed(14, "1 ovr"),
        "line 14: '1 ovr' cannot be played: no move is written 'ovr'; did you mean over?; expected one of over under",
    ),
    "windows line end": (changed(14, "1 over\r"), r"line 14: '1 over\r' cannot be played: no move is written"),
    "zero byte": (changed(14, "1 ov\0er"), r"line 14: '1 ov\x00er' cannot be played: no move is written"),
    "illegal move": (
        changed(14, "1 die2"),
        "line 14: '1 die2' cannot be played: die2 is not possible now; expected one of over under",
    ),
    "wrong seat": (
        changed(15, "1 under"),
        "line 15: '1 under' cannot be played: it is not this seat's turn; expected a ply of 2 or ~ from @60000",
    ),
    "chance out of turn": (
        changed(14, "* die2"),
        "line 14: '* die2' cannot be played: nothing is left to chance now; expected a ply of 1 or 2 or ~ from @60000",
    ),
    "card drawn twice": (
        changed(12, "* +5"),
        "line 12: '* +5' cannot be played: +5 is not possible now; expected one of +1 +2 +3 +4 +6 +7 +8",
    ),
    "early clock": (
        changed(16, "~ time @59999"),
        "line 16: '~ time @59999' cannot be played: the clock has nothing to say yet; expected a ply of ~ from @60000",
    ),
    "late seat": (
        changed(15, "2 over @60000"),
        "line 15: '2 over @60000' cannot be played: time was up before this move; expected a ply of 2 or ~ from @60000",
    ),
    "ply after the end": (
        inserted(17, "1 over"),
        "line 17: '1 over' cannot be played: it is not this seat's turn; expected the end of the record",
    ),
}


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_ply_that_cannot_be_played_is_told_by_its_line(case: str) -> None:
    text, sentence = UNPLAYABLE[case]
    with pytest.raises(BadRecord) as caught:
        replay(read_record(text), TOY)
    assert str(caught.value).startswith(sentence)


def test_plies_that_were_never_in_a_file_are_told_by_their_number() -> None:
    record = Record("toy", 1, "paper 1", 2, plies=[Ply(CHANCE, "+1"), Ply(CHANCE, "+1")])
    with pytest.raises(BadRecord) as caught:
        replay(record, TOY)
    assert caught.value.line == 2


@pytest.mark.parametrize(
    ("number", "line", "sentence"),
    [
        (2, "game: chess", "the record has game chess; expected game toy"),
        (3, "rules: 2", "the record has rules version 2; expected rules version 1"),
        (4, "material: gold 9", "the record has material gold 9; expected material paper 1"),
    ],
)
def test_a_record_of_something_else_is_refused(number: int, line: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        begin(read_record(changed(number, line)), TOY)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (changed(6, "option cards: 10"), "option cards: expected `int` <= 9"),
        (changed(6, "option cards: 99999999999999999999"), "option cards: expected `int` <= 9"),
        (changed(6, "option cards: many"), "option cards: expected `int`, got `str`"),
        (changed(7, "option only_over: perhaps"), "option only_over: expected `bool`, got `str`"),
        (changed(6, "option colour: red"), "toy has no option 'colour'; there are cards, only_over"),
        (changed(5, "seats: 5"), "toy is played by 2 to 3, not by 5"),
    ],
)
def test_a_record_with_impossible_options_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        begin(read_record(text), TOY)
    assert str(caught.value) == sentence


def test_a_missing_option_is_left_as_it_comes() -> None:
    assert replay(read_record(without(7)), TOY).outcome() is not None


def test_replay_goes_as_far_as_one_likes() -> None:
    record = read_record(GOOD)
    assert replay(record, TOY, 0).waiting() == (CHANCE,)
    assert replay(record, TOY, 3).waiting() == (0, 1)
    assert replay(record, TOY, 5).waiting() == ()
    assert replay(record, TOY).outcome() is not None


@pytest.mark.parametrize(
    ("given", "rounds", "free_drums"),
    [({}, 10, False), ({"rounds": 3}, 3, False), ({"rounds": "3", "free_drums": "true"}, 3, True)],
)
def test_options_are_read_from_values_or_texts(given: dict[str, object], rounds: int, free_drums: bool) -> None:
    options = read_options(find_game("artropp"), given)
    assert (getattr(options, "rounds"), getattr(options, "free_drums")) == (rounds, free_drums)  # noqa: B009


BAD_OPTIONS: list[tuple[dict[str, object], str]] = [
    ({"rounds": 0}, "option rounds: expected `int` >= 1"),
    ({"rounds": 10**30}, "option rounds: expected `int` <= 100"),
    ({"rounds": 2.5}, "option rounds: expected `int`, got `float`"),
    ({"rounds": None}, "option rounds: expected `int`, got `null`"),
    ({"rounds": [1]}, "option rounds: expected `int`, got `array`"),
    ({"rebuy": "maybe"}, "option rebuy: expected `bool`, got `str`"),
    ({"round": 3}, "artropp has no option 'round'; there are rounds, duel_rounds, "),
]


@pytest.mark.parametrize(("given", "sentence"), BAD_OPTIONS)
def test_a_bad_option_is_told_with_what_would_be_right(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(find_game("artropp"), given)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33])
def test_a_seed_has_thirty_two_bytes(text: str) -> None:
    with pytest.raises(ValueError, match=r"seed has 32 bytes|non-hexadecimal"):
        read_seed(text)
    assert read_seed("01" * 32) == b"\1" * 32


def test_no_line_of_the_frame_can_be_left_out() -> None:
    """Options, names, luck and the last plies may be missing; all else is missed, even if the checksum fits."""
    readable = {number for number in range(1, CHECK) if _is_read(without(number))}
    assert readable == {6, 7, 8, LUCK, *range(FIRST_PLY, LAST_PLY + 1)}


def _is_read(text: str) -> bool:
    try:
        read_record(text)
    except BadRecord:
        return False
    return True
