"""Whatever is wrong: one line that says what, where and what would be right; exit code 2; nothing written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.terminal.conftest import Home

DECK = """name = "mine"
[[units]]
family = "orc"
br = 99
numbers = [1, 2]
"""

CASES = {
    "unknown game": (["play", "chess"], "artropp"),
    "unknown game with flags": (["play", "chess", "--rounds", "3"], "artropp"),
    "no game": (["play"], "artropp"),
    "unknown command": (["frobnicate"], "simulate"),
    "near command": (["pley", "artropp"], "play"),
    "unknown flag": (["play", "artropp", "--rouns", "3"], "--rounds"),
    "too much": (["play", "artropp", "more"], "more"),
    "missing file": (["verify"], "FILE"),
    "option too small": (["play", "artropp", "--rounds", "0"], "100"),
    "option too large": (["simulate", "artropp", "--purse", "10001"], "10000"),
    "option no number": (["play", "artropp", "--rounds", "many"], "many"),
    "option without value": (["play", "artropp", "--rounds"], "--rounds"),
    "option twice": (["play", "artropp", "--rounds", "1", "--rounds", "2"], "--rounds"),
    "options that do not fit": (["play", "artropp", "--seats", "4", "--free-places", "3"], "2"),
    "flag with a value": (["play", "artropp", "--yes=maybe"], "--yes"),
    "too many seats": (["play", "artropp", "--seats", "9"], "6"),
    "no seats": (["play", "artropp", "--seats", "0"], "2"),
    "seats and players": (["play", "artropp", "--players", "you,casual", "--seats", "3"], "3"),
    "unknown player": (["play", "artropp", "--players", "you,wizard"], "strong"),
    "empty player": (["play", "artropp", "--players", "you,,casual"], "strong"),
    "unknown level": (["play", "artropp", "--level", "godlike"], "strong"),
    "character of another game": (["play", "artropp", "--level", "marius"], "ursule"),
    "character of another game in a simulation": (["simulate", "artropp", "--players", "marius,casual"], "ursule"),
    "people in a simulation": (["simulate", "artropp", "--players", "you,casual"], "strong"),
    "no games": (["simulate", "artropp", "--games", "0"], "--games"),
    "no jobs": (["simulate", "artropp", "--jobs", "0"], "--jobs"),
    "too many names": (["play", "artropp", "--name", "Ann,Bob"], "2"),
    "same name": (["play", "artropp", "--players", "you,you", "--name", "Ann,Ann"], "Ann"),
    "long name": (["play", "artropp", "--name", "x" * 17], "16"),
    "name like a bot": (["play", "artropp", "--name", "X (bot casual)"], "X (bot casual)"),
    "seed": (["play", "artropp", "--seed", "banana"], "64"),
    "negative seed": (["play", "artropp", "--seed=-1"], "64"),
    "language": (["play", "artropp", "--lang", "de"], "fr"),
    "clause": (["rules", "artropp", "AR-99"], "tablee rules artropp"),
    "save exists": (["play", "artropp", "--save", "deck.toml"], "deck.toml"),
    "save is a folder": (["play", "artropp", "--save", "folder"], "folder"),
    "save nowhere": (["play", "artropp", "--save", "nowhere/file"], "nowhere"),
    "deck missing": (["play", "artropp", "--deck", "nope.toml"], "nope.toml"),
    "deck is a folder": (["simulate", "artropp", "--deck", "folder"], "folder"),
    "deck entry": (["play", "artropp", "--deck", "deck.toml"], "units[1]"),
    "deck no toml": (["play", "artropp", "--deck", "text"], "text"),
    "record missing": (["resume", "nope"], "nope"),
    "record is a folder": (["replay", "folder"], "folder"),
    "record empty": (["replay", "empty"], "tablee record 1"),
    "record no text": (["verify", "binary"], "UTF-8"),
    "record truncated": (["resume", "cut"], "Line 16"),
    "record edited": (["replay", "edited"], "'1 o9'"),
    "record of another game": (["replay", "chess"], "artropp"),
    "record of another deck": (["resume", "other-deck"], "--deck"),
    "unfinished record": (["verify", "unfinished"], "seed"),
    "seat of a finished record": (["replay", "finished", "--seat", "4"], "3"),
    "move beyond the end": (["replay", "finished", "--from", "99999"], "--from"),
    "negative pause": (["replay", "finished", "--auto=-1"], "--auto"),
    "checksum": (["verify", "forged"], "checksum"),
}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Files of every kind, made once."""
    folder = tmp_path_factory.mktemp("records")
    home = Home(folder, {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "80"}, [])
    bots = ["--players", "beginner,beginner,beginner", "--rounds", "1", "--seed", "3"]
    assert home.run("play", "artropp", *bots, "--save", "finished").returncode == 0
    assert (
        home.run("play", "artropp", "--seats", "3", "--seed", "3", "--save", "unfinished", typed="1\n").returncode == 0
    )
    finished, unfinished = ((folder / name).read_text() for name in ("finished", "unfinished"))
    first = next(line for line in unfinished.splitlines() if line.startswith("1 "))
    texts = {
        "finished": finished,
        "unfinished": unfinished,
        "cut": unfinished[: unfinished.index("name 2:") + 3],
        "edited": unfinished.replace(first, "1 o9"),
        "chess": unfinished.replace("game: artropp", "game: chess"),
        "other-deck": unfinished.replace("material: artropp ", "material: mine "),
        "forged": finished.replace("name 1: Basalte", "name 1: Bazile"),
        "deck.toml": DECK,
        "text": "this is no deck\n",
        "empty": "",
    }
    return {name: text.encode() for name, text in texts.items()} | {"binary": b"\xff\xfe\x00"}


@pytest.mark.few(12)
@pytest.mark.parametrize("case", CASES)
def test_one_line_and_nothing_written(home: Home, records: dict[str, bytes], case: str) -> None:
    for name, content in records.items():
        (home.folder / name).write_bytes(content)
    (home.folder / "folder").mkdir()
    before = home.files()
    args, named = CASES[case]
    done = home.run(*args)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("tablee: ")
    assert done.stderr.count("\n") == 1
    assert named in done.stderr
    assert "Traceback" not in done.stderr
    assert home.files() == before


def test_in_the_persons_language(home: Home, records: dict[str, bytes]) -> None:
    (home.folder / "edited").write_bytes(records["edited"])
    done = home.run("replay", "edited", LANG="fr_FR.UTF-8")
    assert done.stderr.startswith("tablee: Ligne ")
    assert "ne peut pas être joué" in done.stderr


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_unreadable_path(home: Home) -> None:
    secret = home.folder / "secret"
    secret.write_text("x")
    secret.chmod(0)
    done = home.run("replay", "secret")
    assert done.returncode == 2
    assert "may not read" in done.stderr


def test_a_name_that_a_terminal_would_obey(home: Home, unfinished: Path) -> None:
    """A record may come from anywhere, and what it calls people is printed."""
    unfinished.write_text(unfinished.read_text().replace("name 2: Basalte", "name 2: \x1b[2JEvil"))
    done = home.run("replay", str(unfinished))
    assert done.returncode == 0
    assert "?[2JEvil" in done.stdout
    assert "\x1b" not in done.stdout
