"""Leaving a game, losing the process, and going on."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pexpect
import pytest

from tablee.core.match import verify
from tablee.core.record import read_record
from tablee.games import find_game
from tests.terminal.conftest import PROMPT, Home, field, first_of_list, plain, play_to_the_end

FLAGS = ["--seats", "3", "--level", "beginner", "--rounds", "1", "--seed", "11"]


def plies(record: Path) -> list[str]:
    return [str(ply) for ply in read_record(record.read_text()).plies]


@pytest.mark.few(1)
@pytest.mark.parametrize("way", ["ctrl-c", "ctrl-d", "quit"])
def test_leave_resume_and_verify(home: Home, way: str) -> None:
    child = home.spawn("play", "artropp", *FLAGS)
    child.expect(PROMPT)
    child.sendline("1")
    child.expect(PROMPT)
    child.send({"ctrl-c": "\x03", "ctrl-d": "\x04", "quit": "quit\n"}[way])
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == (130 if way == "ctrl-c" else 0)
    record = home.games[0]
    before = plies(record)
    assert field(record, "seed") is None
    command = re.search(r"tablee (resume \S+)", plain(child.before))
    assert command
    again = home.spawn(*command[1].replace("~", str(home.folder)).split())
    play_to_the_end(again, first_of_list)
    assert again.exitstatus == 0
    assert plies(record)[: len(before)] == before
    proven = home.run("verify", str(record))
    assert proven.returncode == 0
    assert "Proven" in proven.stdout
    assert not home.seeds


def test_a_game_taken_up_is_the_game_that_was_left(home: Home, unfinished: Path) -> None:
    left = unfinished.read_text()
    done = home.run("resume", str(unfinished), typed="log\nboard\n")
    assert done.returncode == 0
    assert unfinished.read_text() == left
    assert "Drum roll: you shut" in done.stdout
    assert "round 1/2" in done.stdout
    assert home.run("play", "--resume", str(unfinished), typed="board\n").returncode == 0


def test_what_was_acknowledged_survives_a_kill(home: Home) -> None:
    record = home.folder / "killed.tablee"
    child = home.spawn("play", "artropp", *FLAGS, "--save", str(record))
    child.expect(PROMPT)
    move = re.search(r"^  1 (\w+) ", plain(child.before), re.MULTILINE)
    assert move
    child.sendline("1")
    child.expect(PROMPT)
    child.kill(signal.SIGKILL)
    child.wait()
    assert f"1 {move[1]}" in plies(record)
    again = home.spawn("resume", str(record))
    play_to_the_end(again, first_of_list)
    assert verify(read_record(record.read_text()), find_game("artropp"))


def test_sigterm_leaves_the_terminal_in_order(home: Home) -> None:
    child = home.spawn("play", "artropp", "--players", "you,you")
    child.expect("presses Enter")
    child.kill(signal.SIGTERM)
    child.expect(pexpect.EOF)
    assert "\x1b[?1049l" in child.before


def test_without_its_seed_a_game_goes_on_but_cannot_be_verified(home: Home, unfinished: Path) -> None:
    home.seeds[0].unlink()
    done = home.run("resume", str(unfinished), typed="1\n" * 60)
    assert done.returncode == 0
    assert "can no longer be verified" in " ".join(done.stdout.split())
    assert "tablee verify" not in done.stdout
    assert field(unfinished, "luck") is None
    refused = home.run("verify", str(unfinished))
    assert refused.returncode == 2
    assert "has no seed" in refused.stderr


@pytest.mark.slow
def test_others_may_take_the_seats(home: Home, unfinished: Path) -> None:
    done = home.run("resume", str(unfinished), "--players", "strong,beginner,beginner")
    assert done.returncode == 0
    names = read_record(unfinished.read_text()).names
    assert names[0] == "Dune (bot strong)"
    assert names[1].endswith("(bot beginner)")
    assert field(unfinished, "seed")


def test_one_game_is_not_played_in_two_windows(home: Home, unfinished: Path) -> None:
    child = home.spawn("resume", str(unfinished))
    child.expect(PROMPT)
    second = home.run("resume", str(unfinished), typed="1\n")
    assert second.returncode == 2
    assert "another window" in second.stderr
    child.sendline("quit")
    child.wait()


def test_a_finished_game_is_not_resumed(home: Home, finished: Path) -> None:
    done = home.run("resume", str(finished))
    assert done.returncode == 2
    assert "is over" in done.stderr


def test_a_game_with_ones_own_deck_says_so_in_its_commands(home: Home) -> None:
    deck = home.folder / "mine.toml"
    box = Path(find_game.__code__.co_filename).parent / "artropp" / "data" / "deck.toml"
    deck.write_text(box.read_text().replace('name = "artropp"', 'name = "mine"'))
    left = home.run("play", "artropp", "--seats", "3", "--deck", str(deck), "--save", "game", "--rounds", "1")
    assert "tablee resume ~/game --deck ~/mine.toml" in left.stdout
    done = home.run("resume", "game", "--deck", "mine.toml", typed="1\n" * 60)
    assert done.returncode == 0
    assert home.run("verify", "game", "--deck", "mine.toml").returncode == 0
    assert "--deck" in home.run("verify", "game").stderr
