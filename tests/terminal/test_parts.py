"""The small parts, each by itself."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

import pytest

from tablee.bots.characters import characters_of, level_of
from tablee.bots.levels import LEVELS, make_bot
from tablee.core.match import Match
from tablee.core.record import read_record
from tablee.core.story import Told
from tablee.games import SHELF, find_game
from tablee.games.artropp.events import Added
from tablee.terminal.complaints import BadUsage
from tablee.terminal.experiment import Experiment
from tablee.terminal.faces import Face, row_of_cards
from tablee.terminal.files import RecordFile, Seeds, data_home, usual_place
from tablee.terminal.lab_template import template
from tablee.terminal.lists import described, numbered, paragraph
from tablee.terminal.options import agree, choices
from tablee.terminal.scene import Stage
from tablee.terminal.screen import read_yes
from tablee.terminal.seating import (
    Chair,
    company,
    names_to_keep,
    remembered,
    reseat,
    sit_down,
    usual_seats,
    who_may_play,
)
from tablee.terminal.setup import read_seed
from tablee.words import LANGUAGES, Words, words_for

ENGLISH = words_for("en", "artropp")
FRENCH = words_for("fr", "artropp")
GAME = find_game("artropp")


# Seats


@pytest.mark.parametrize(
    ("players", "seats", "level", "kinds"),
    [
        (None, None, None, ["you", "casual", "casual", "casual"]),
        (None, 2, None, ["you", "casual"]),
        (None, 3, "strong", ["you", "strong", "strong"]),
        ("You, beginner", None, None, ["you", "beginner"]),
        ("strong,strong", 2, None, ["strong", "strong"]),
        ("casual,Édith", None, None, ["casual", "edith"]),
        (None, 3, "edith", ["you", "edith", "casual"]),
        (None, None, "Ursule", ["you", "ursule", "strong", "strong"]),
        (None, 3, "mine.policy", ["you", "mine.policy", "mine.policy"]),
    ],
)
def test_company(players: str | None, seats: int | None, level: str | None, kinds: list[str]) -> None:
    assert company(players, seats, level, GAME) == kinds


def test_characters_are_called_by_their_names() -> None:
    characters = characters_of(GAME)
    kinds = company("you,Édith,gaspard,casual", None, None, GAME)
    assert kinds == ["you", "edith", "gaspard", "casual"]
    chairs = sit_down(kinds, ["Camille"], characters)
    assert [chair.written() for chair in chairs[1:]] == [
        "Édith (bot edith)",
        "Gaspard (bot gaspard)",
        "Basalte (bot casual)",
    ]
    assert remembered(4, names_to_keep(chairs)) == chairs
    with pytest.raises(BadUsage) as refused:
        company("you,rosalie", None, None, GAME)
    assert "edith" in str(refused.value.facts["known"])


@pytest.mark.parametrize("name", SHELF)
def test_whoever_may_play_may_at_every_door(name: str) -> None:
    """A list of players, a level, a simulation, a study: levels and characters alike, and the help names them."""
    game = find_game(name)
    study = template(game, words_for("en", name))
    for bot in who_may_play(game):
        make_bot(bot, game, 0)
        assert company(f"you,{bot}", None, None, game) == ["you", bot]
        assert company(None, 2, bot, game) == ["you", bot]
        assert Experiment(game, f"{bot},casual", None, None, 1, 0, 1, {}, None).levels() == [bot, "casual"]
        assert Experiment(game, None, 2, bot, 1, 0, 1, {}, None).levels() == [bot, level_of(game, bot)]
        assert bot in study
    with pytest.raises(BadUsage) as nobody:
        company(None, 2, "nobody", game)
    with pytest.raises(BadUsage) as people:
        Experiment(game, "you,casual", None, None, 1, 0, 1, {}, None).levels()
    assert nobody.value.facts["known"] == people.value.facts["known"] == ", ".join(who_may_play(game))


def test_a_game_that_four_cannot_play_is_for_as_few_as_it_allows() -> None:
    assert usual_seats((2,)) == 2
    assert usual_seats((1, 2)) == 2, "nobody is left alone unasked"
    assert usual_seats((1,)) == 1
    assert company(None, None, None, find_game("french_flair")) == ["you", "casual"]


def test_nobody_has_the_name_of_another() -> None:
    chairs = sit_down(["casual", "you", "you", "strong"], ["Basalte"])
    assert [chair.name for chair in chairs] == ["Cuivre", "Basalte", "", "Dune"]


@pytest.mark.parametrize("level", ["", *LEVELS])
def test_a_record_remembers_who_sat_where(level: str) -> None:
    chair = Chair("Zoé (la grande)", level)
    assert remembered(1, {0: chair.written()}) == [chair]


def test_a_record_without_names_is_for_people() -> None:
    assert remembered(2, {}) == [Chair("", ""), Chair("", "")]


def test_reseating_keeps_the_names() -> None:
    chairs = [Chair("Ann", ""), Chair("Basalte", "casual")]
    assert reseat(chairs, ["strong", "you"]) == [Chair("Ann", "strong"), Chair("Basalte", "")]


def test_a_bot_that_takes_the_seat_of_somebody_without_a_name_gets_one() -> None:
    chairs = [Chair("", ""), Chair("Basalte", "casual")]
    assert reseat(chairs, ["strong", "strong"]) == [Chair("Cuivre", "strong"), Chair("Basalte", "strong")]


def test_a_record_keeps_only_names_that_were_given() -> None:
    assert names_to_keep([Chair("", ""), Chair("Basalte", "casual")]) == {1: "Basalte (bot casual)"}


@pytest.mark.parametrize(
    ("words", "mine", "theirs"),
    [(ENGLISH, "You add", "General 1 adds"), (FRENCH, "Vous posez", "Général 1 pose")],
    ids=LANGUAGES[::-1],
)
def test_whoever_gave_no_name_is_you_to_oneself_and_a_general_to_others(words: Words, mine: str, theirs: str) -> None:
    stage = Stage(GAME, words, [Chair("", ""), Chair("Noé", "")])
    told = [Told(Added(seat=0, card="o7", place=0, number=7, br=1), {})]
    assert stage.tell(told, 0)[0].startswith(mine)
    for reader in (1, None):
        assert stage.tell(told, reader)[0].startswith(theirs)


# Options


def test_every_option_of_every_game_has_words_and_a_flag() -> None:
    for game_id in SHELF:
        for lang in LANGUAGES:
            words = words_for(lang, game_id)
            for choice in choices(find_game(game_id)):
                assert choice.label(words)
                assert choice.range(words) in choice.help(words)
                assert re.fullmatch(r"--[a-z][a-z-]*", choice.flag)


def test_options_out_of_bounds_are_refused_by_their_flag() -> None:
    with pytest.raises(BadUsage) as refused:
        agree(GAME, {"br_value": 0}, ENGLISH)
    assert ENGLISH.error(refused.value) == "--br-value cannot be “0”; it may be 1 to 10000."
    assert agree(GAME, {"rounds": 3}, ENGLISH).rounds == 3


@pytest.mark.parametrize(("answer", "meant"), [("yes", True), ("O", True), ("oui", True), ("n", False), ("NON", False)])
def test_yes_and_no_in_both_languages(answer: str, meant: bool) -> None:
    assert read_yes(answer, ENGLISH) is meant
    assert read_yes(answer, FRENCH) is meant


def test_seeds_are_numbers_or_64_digits() -> None:
    assert read_seed("7") == (7).to_bytes(32, "big")
    assert read_seed("ab" * 32) == bytes.fromhex("ab" * 32)
    for wrong in ("", "-3", "x", "zz" * 32, "1" * 90):
        with pytest.raises(BadUsage):
            read_seed(wrong)


# Drawing


def test_cards_stand_side_by_side_or_overlap() -> None:
    faces = [Face((f"o{number}", ""), "") for number in range(1, 17)]
    side_by_side = [line.plain for line in row_of_cards(faces[:2], 80)]
    assert side_by_side == [" ╭───╮╭───╮", " │ o1││ o2│", " │   ││   │", " ╰───╯╰───╯"]
    assert all(line.cell_len <= 80 for line in row_of_cards(faces, 80))
    assert row_of_cards(faces, 80)[1].plain.endswith("│o15│o16│")


def test_a_stack_is_taller_and_a_foot_stands_in_the_edge() -> None:
    lines = [line.plain for line in row_of_cards([Face(("h7", "••", "of7"), "", "2"), Face(("o9", ""), "")], 80, "")]
    assert lines[3:] == ["│of7│╰───╯", "╰─2─╯     "]


def test_lists_take_two_columns_where_they_fit() -> None:
    items = [(f"o{number}", "a short meaning") for number in range(1, 6)]
    assert len(numbered(items, None, 80)) == 3
    assert len(numbered(items, None, 40)) == 5
    assert numbered(items, "o2", 40)[1].plain.startswith("* 2 o2")


def test_lines_do_not_break_at_spaces_that_hold() -> None:
    lines = [line.plain for line in paragraph("le mot «\u00a0tablée\u00a0» ici", 16)]
    assert lines == ["le mot", "«\u00a0tablée\u00a0» ici"]
    assert [line.plain for line in described([("a", "one two")], 20)] == ["  a  one two"]


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_the_line_of_keys_fits(words: Words) -> None:
    assert max(len(words("play-keys", usual=usual)) for usual in ("none", "assault")) <= 80


SCREENS = [(words, seats, width) for words in (ENGLISH, FRENCH) for seats in (2, 3, 6) for width in (60, 80, 100)]
MIXED_SCREENS = SCREENS[::4]
"""Every language, number of seats and width, and most pairs of them."""


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("words", "seats", "width"),
    [*MIXED_SCREENS, *(pytest.param(*one, marks=pytest.mark.slow) for one in SCREENS if one not in MIXED_SCREENS)],
)
def test_every_position_fits_its_width(words: Words, seats: int, width: int) -> None:
    """Random games, drawn before each decision for each of a few seats."""
    from rich.console import Console

    from tablee.core.luck import Rng

    console = Console(width=width, color_system=None)
    stage = Stage(GAME, words, sit_down(["you"] + ["strong"] * (seats - 1), ["Maximilienne-Roz"]))
    rng = Rng(seats)
    match = Match.start(GAME, agree(GAME, {"rounds": 2, "duel_rounds": 1, "free_drums": True}, words), seats)
    match.settle()
    while not match.is_over():
        seat = match.state.waiting()[0]
        legal = [move.notation for move in match.state.legal(seat)]
        view = match.state.view(seat)
        with console.capture() as drawn:
            console.print(stage.draw(view, width, stage.ordered(view, legal), details=bool(seat % 2)))
        assert max(map(len, drawn.get().split("\n"))) <= width
        assert "…" not in drawn.get()
        match.play(seat, GAME.moves.read(legal[rng.below(len(legal))]))
        match.settle()


def test_lines_have_numbers_in_a_duel_at_a_larger_table() -> None:
    stage = Stage(GAME, ENGLISH, sit_down(["you", "casual", "casual"], []))
    match = Match.start(GAME, agree(GAME, {"free_places": 1}, ENGLISH), 3, seed=bytes(32))
    match.settle()
    match.take_story()
    seat = match.state.waiting()[0]
    match.play(seat, match.state.legal(seat)[0])
    told = stage.tell(match.take_story(), None)
    assert "line 1" in " ".join(told)


# Files


def test_the_folder_for_games(tmp_path: Path) -> None:
    assert data_home({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "tablee"
    moment = datetime(2026, 3, 1, 20, 15, 9)
    first = usual_place("artropp", moment, {"XDG_DATA_HOME": str(tmp_path)})
    assert first.name == "2026-03-01-201509-artropp.tablee"
    first.touch()
    assert usual_place("artropp", moment, {"XDG_DATA_HOME": str(tmp_path)}).name == "2026-03-01-201509-artropp-2.tablee"


def test_seeds_come_and_go(tmp_path: Path) -> None:
    seeds = Seeds({"XDG_DATA_HOME": str(tmp_path)})
    assert seeds.find("ab") is None
    seeds.keep("ab", bytes(range(32)))
    assert seeds.find("ab") == bytes(range(32))
    (seeds.folder / "cd").write_text("not a seed")
    assert seeds.find("cd") is None
    assert seeds.find("") is None
    seeds.forget("ab")
    seeds.forget("ab")
    assert seeds.find("ab") is None


def test_a_record_grows_ply_by_ply_and_a_new_header_replaces_the_old(tmp_path: Path) -> None:
    match = Match.start(GAME, agree(GAME, {}, ENGLISH), 3, names={0: "Ann"})
    path = tmp_path / "game"
    file = RecordFile.create(path, match.record)
    match.settle()
    file.keep_up(match.record)
    file.close()
    assert path.read_text() == match.record.text()
    again = read_record(path.read_text())
    again.names[0] = "Bob"
    reopened = RecordFile.reopen(path, again)
    match = Match.resume(GAME, again, seed=match.seed)
    match.play(match.state.waiting()[0], match.state.legal(match.state.waiting()[0])[0])
    reopened.keep_up(again)
    reopened.close()
    assert path.read_text() == again.text()
    assert "name 1: Bob" in path.read_text()
    assert os.listdir(tmp_path) == ["game"]
