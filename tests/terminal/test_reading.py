"""The commands that show something: help, version, games, rules, replay, verify, simulate."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pexpect
import pytest

import tablee
from tablee.bots.characters import characters_of
from tablee.games import find_game
from tests.terminal.conftest import Home, field, plain

COMMANDS = [
    *("play", "resume", "replay", "sheet", "verify", "rules", "simulate", "lab", "games", "serve", "print"),
    *("new-game", "store", "admin"),
    *("artropp", "football", "rugby", "ubongo"),
]


def test_version_says_how_it_runs(home: Home) -> None:
    done = home.run("--version")
    assert done.stdout.strip() == f"tablee {tablee.__version__}, {tablee.build_info()}"
    assert home.run("--lang", "fr", "--version").stdout == done.stdout


@pytest.mark.parametrize(("lang", "headline"), [("en", "Commands"), ("fr", "Commandes")])
def test_help_lists_the_commands(home: Home, lang: str, headline: str) -> None:
    done = home.run("--lang", lang, "--help")
    assert done.returncode == 0
    assert headline in done.stdout
    listed = re.findall(r"^  ([a-z][\w-]*)  ", done.stdout, re.MULTILINE)
    assert listed == COMMANDS
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.few(6)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(home: Home, command: str) -> None:
    done = home.run(command, "--help", LANG="fr_FR.UTF-8")
    assert done.returncode == 0
    assert f"tablee {command}" in done.stdout
    assert "help-" not in done.stdout
    assert "La langue" in done.stdout


def test_help_lists_the_options_of_the_game(home: Home) -> None:
    shown = home.run("play", "artropp", "--help").stdout
    assert "--rounds" in shown
    assert "--[no-]free-drums" in shown
    assert "(1 to 100; usually 10)" in shown


@pytest.mark.parametrize("command", [["play", "french_flair"], ["simulate", "french_flair"], ["football", "cup"]])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_names_the_characters_of_the_game_beside_the_levels(home: Home, command: list[str], lang: str) -> None:
    game = "worldwide_football" if command[0] == "football" else command[1]
    shown = " ".join(home.run("--lang", lang, *command, "--help").stdout.split())
    assert ", ".join(character.id for character in characters_of(find_game(game))) in shown
    assert "edith" not in shown


def test_help_of_no_game_names_nobody(home: Home) -> None:
    assert "edith" not in home.run("play", "--help").stdout


def test_games(home: Home) -> None:
    shown = home.run("games").stdout
    assert re.search(r"artropp +L’Artropp +2–6", shown)


def test_rules_whole_and_by_clause(home: Home) -> None:
    page = home.run("rules", "artropp").stdout
    section = home.run("rules", "artropp", "ar-8").stdout
    assert "Officer" in section
    assert len(section) < len(page) / 5
    assert "officier" in home.run("rules", "artropp", "AR-8", "--lang", "fr").stdout


def test_verify_says_what_was_proven(home: Home, finished: Path) -> None:
    done = home.run("verify", str(finished))
    draws = len(re.findall(r"^\*", finished.read_text(), re.MULTILINE))
    assert done.returncode == 0
    assert f"all {draws} draws" in done.stdout
    assert str(field(finished, "luck"))[:16] in done.stdout


def test_replay_to_the_end_through_a_pipe(home: Home, finished: Path) -> None:
    done = home.run("replay", str(finished))
    assert done.returncode == 0
    assert "Your hand" not in done.stdout
    assert "The last round has been played." in done.stdout


def test_replay_step_by_step(home: Home, finished: Path) -> None:
    child = home.spawn("replay", str(finished))
    for answer in ("", "b", "4", ""):
        child.expect(r"q: quit $")
        child.sendline(answer)
    child.expect(r"q: quit $")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_replay_goes_on_by_itself_from_a_move(home: Home, finished: Path) -> None:
    child = home.spawn("replay", str(finished), "--auto", "0.01", "--from", "5")
    child.expect(pexpect.EOF)
    numbers = [int(number) for number in re.findall(r"Move (\d+) of", plain(child.before))]
    moves = len(re.findall(r"^\d+ ", finished.read_text(), re.MULTILINE))
    assert moves > 5
    assert numbers == list(range(5, moves + 1)), "every move is a step, and no deal is"
    assert "q: quit" not in child.before


def test_the_deal_is_no_move(home: Home, finished: Path) -> None:
    assert home.run("replay", str(finished)).stdout.lstrip().startswith("Before the first move")


def test_the_match_sheet(home: Home, finished: Path) -> None:
    shown = home.run("sheet", str(finished)).stdout
    assert "The last round has been played." in shown
    assert re.search(r"Assaults led +\d+ +\d+", shown)
    assert "Great moments" in shown
    assert re.search(r"takes the pot|a duel", shown)
    assert "Les grands moments" in home.run("sheet", str(finished), "--lang", "fr").stdout


def test_an_unfinished_game_has_no_sheet_yet(home: Home, unfinished: Path) -> None:
    refused = home.run("sheet", str(unfinished))
    assert refused.returncode == 2
    assert "not over" in refused.stderr


def test_replay_through_the_eyes_of_a_seat(home: Home, finished: Path) -> None:
    shown = home.run("replay", str(finished), "--seat", "2").stdout
    assert "Your hand" in shown
    assert re.search(r"Cuivre +you", shown)


def test_an_unfinished_game_shows_only_what_everybody_may_see(home: Home, unfinished: Path) -> None:
    shown = home.run("replay", str(unfinished)).stdout
    assert "Your hand" not in shown
    assert "You draw" not in shown
    assert "the game is not over" in shown
    refused = home.run("replay", str(unfinished), "--seat", "1")
    assert refused.returncode == 2
    assert not refused.stdout


def test_simulate(home: Home) -> None:
    flags = ["--games", "6", "--players", "casual,beginner,beginner", "--rounds", "1", "--seed", "1", "--jobs", "1"]
    shown = home.run("simulate", "artropp", *flags)
    assert shown.returncode == 0
    assert "6 games played" in shown.stdout
    assert re.search(r"1  casual +\d+\.\d% +\d+\.\d–\d+\.\d% +[+−]?\d+ ± \d+", shown.stdout)
    report = json.loads(home.run("simulate", "artropp", *flags, "--json").stdout)
    assert report["games"] == 6
    assert [player["level"] for player in report["players"]] == ["casual", "beginner", "beginner"]
    assert not home.games


def test_a_reader_who_stops_early_is_no_error(home: Home, finished: Path) -> None:
    child = home.spawn("replay", str(finished))
    child.expect(r"q: quit $")
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before


def test_a_game_of_earlier_rules_says_which_rules_it_keeps_to(home: Home) -> None:
    old = Path(__file__).parent.parent / "records" / "french_flair-1.txt"
    for command in ("verify", "replay"):
        told = home.run(command, str(old))
        assert told.returncode == 0, told.stderr
        assert "version 1" in told.stdout
        assert "version 2" in told.stdout
