"""Bots of one's own in the terminal: a policy and a program, named by their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.record import read_record
from tablee.games import find_game
from tests.bots.nets import policy_file
from tests.server.test_guests import LAST
from tests.terminal.conftest import Home


@pytest.fixture
def players(home: Home) -> Home:
    (home.folder / "chance.policy").write_bytes(policy_file(find_game("artropp"), 3).content)
    (home.folder / "last.py").write_text(LAST, encoding="utf-8")
    return home


def test_a_policy_and_a_program_play_beside_a_level(players: Home) -> None:
    company = ("--players", "chance.policy,last.py,casual")
    done = players.run("play", "artropp", *company, "--rounds", "1", "--seed", "5")
    assert done.returncode == 0, done.stderr
    (file,) = players.games
    record = read_record(file.read_text(encoding="utf-8"))
    assert [name.partition(" ")[2] for name in record.names.values()] == [
        "(bot chance.policy)",
        "(bot last.py)",
        "(bot casual)",
    ]
    assert record.seed


def test_bots_of_ones_own_are_simulated(players: Home) -> None:
    company = ("--players", "chance.policy,last.py,casual")
    done = players.run("simulate", "artropp", *company, "--games", "3", "--jobs", "1", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    assert "chance" in done.stdout
    assert "last" in done.stdout


def test_what_goes_wrong_in_a_program_is_told_with_its_line(players: Home) -> None:
    (players.folder / "odd.py").write_text(LAST.replace("[-1]", "[99]"), encoding="utf-8")
    done = players.run("play", "artropp", "--players", "odd.py,casual", "--rounds", "1", "--seed", "5")
    assert done.returncode == 2
    assert done.stderr.startswith("tablee: odd.py, line ")
    assert done.stderr.endswith(": IndexError: list index out of range.\n")


@pytest.mark.slow
def test_a_game_with_a_program_is_taken_up_only_by_whoever_names_it(players: Home) -> None:
    """A record may come from anywhere, and naming a program in it would run it."""
    seats = ("--players", "you,last.py,casual", "--rounds", "1", "--seed", "5", "--save", "left.tablee")
    players.run("play", "artropp", *seats)
    record = players.folder / "left.tablee"
    left = record.read_text(encoding="utf-8")
    refused = players.run("resume", str(record))
    assert refused.returncode == 2
    assert "last.py" in refused.stderr
    assert "--players" in refused.stderr
    assert record.read_text(encoding="utf-8") == left
    assert players.run("resume", str(record), "--players", "you,last.py,casual").returncode == 0


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("artropp", "--players", "you,chance.policy"), "it has learned at a table of 3, not of 2"),
        (("artropp", "--level", "nowhere.policy"), "There is no file “nowhere.policy”"),
        (("rugby_champion", "--level", "chance.policy"), "it has learned artropp, not rugby_champion"),
        (("ubongo", "--players", "you,last.py"), "last.py plays by turns, and ubongo is a race"),
        (("artropp", "--players", "you,empty.py"), "make_player(game, seed)"),
        (("artropp", "--level", "empty.policy"), "its first line would be “tablee policy 1”"),
    ],
)
def test_what_cannot_play_there_is_refused_and_nothing_is_written(
    players: Home, flags: tuple[str, ...], said: str
) -> None:
    for name in ("empty.py", "empty.policy"):
        Path(players.folder / name).touch()
    before = players.files()
    refused = players.run("play", *flags, "--lang", "en", "--yes")
    assert refused.returncode == 2
    assert said in " ".join(refused.stderr.split())
    assert players.files() == before
