"""A deck, an edition, cards or sheets of one's own at the keyboard: written, filled in, checked, played with."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from subprocess import CompletedProcess

import pytest

from tablee import cli
from tablee.games import SHELF, find_game
from tablee.terminal.toolboxes import TOOLBOXES, file_command, tools_of
from tests.terminal.conftest import Home

COMMANDS = {
    "artropp": ("artropp", "deck"),
    "ubongo": ("ubongo", "sheets"),
    "worldwide_football": ("football", "edition"),
    "rugby_champion": ("rugby", "cards"),
}
CHANGED = {
    "worldwide_football": ("most_actions = 10", "most_actions = 12"),
    "rugby_champion": ("physique = 5", "physique = 4"),
}
"""What makes an edition and cards others than the box's."""


def test_every_game_with_a_file_has_its_command() -> None:
    for game in SHELF:
        data_file = find_game(game).data_file
        if data_file is None:
            assert game not in COMMANDS
            continue
        name, tool = COMMANDS[game]
        assert tool == data_file.noun
        assert TOOLBOXES[name].game == game
        assert tool in tools_of(name)
        assert file_command(game, tool) == f"tablee {name} {tool}"


Run = Callable[..., CompletedProcess[str]]


@pytest.fixture
def run(home: Home, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The program in this process, in the person's folder: what is quick needs no process of its own."""
    monkeypatch.chdir(home.folder)
    for name, value in home.environ.items():
        monkeypatch.setenv(name, value)

    def told(*args: str) -> CompletedProcess[str]:
        capsys.readouterr()
        code = cli.run(args)
        out, err = capsys.readouterr()
        return CompletedProcess(args, code, out, err)

    return told


def written(home: Home, game: str, *changes: tuple[str, str]) -> str:
    """A file made from the template, checked by nobody yet."""
    path = home.folder / "mine.toml"
    data_file = find_game(game).data_file
    assert data_file is not None
    text = data_file.template()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return "mine.toml"


# The template


@pytest.mark.few(2)
@pytest.mark.parametrize("game", COMMANDS)
def test_a_template_can_be_checked_as_it_is(run: Run, game: str) -> None:
    told = run(*COMMANDS[game], "--template", "--output", "mine.toml")
    assert f"tablee {' '.join(COMMANDS[game])} --check mine.toml" in told.stdout
    checked = run(*COMMANDS[game], "--check", "mine.toml")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert ": mine, fingerprint " in checked.stdout


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["worldwide_football", "ubongo"])
def test_a_template_is_printed_whole_whatever_the_terminal_speaks(home: Home, game: str) -> None:
    printed = home.run(*COMMANDS[game], "--template", PYTHONIOENCODING="ascii", LC_ALL="C")
    data_file = find_game(game).data_file
    assert data_file is not None
    assert printed.stdout == data_file.template()
    assert printed.stderr == ""


def test_a_template_never_overwrites(home: Home, run: Run) -> None:
    (home.folder / "mine.toml").write_text("precious")
    for command in COMMANDS.values():
        refused = run(*command, "--template", "--output", "mine.toml")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "“mine.toml” already exists and is not overwritten" in refused.stderr
    assert (home.folder / "mine.toml").read_text() == "precious"
    assert "There is no folder “nowhere”" in run("artropp", "deck", "--template", "--output", "nowhere/x").stderr


@pytest.mark.parametrize(
    "flags",
    [["--template", "--check", "mine.toml"], ["--output", "new.toml"], ["--check", "mine.toml", "--output", "x"]],
)
@pytest.mark.parametrize("game", ["artropp", "ubongo"])
def test_flags_that_do_not_go_together_are_refused(home: Home, run: Run, game: str, flags: list[str]) -> None:
    written(home, game)
    before = home.files()
    refused = run(*COMMANDS[game], *flags)
    assert refused.returncode == 2
    assert "--output" in refused.stderr
    assert "\n" not in refused.stderr.strip()
    assert home.files() == before


# The report


def test_the_report_counts_what_is_inside_and_where_it_comes_from(run: Run) -> None:
    out = run("football", "edition").stdout
    game = find_game("worldwide_football")
    assert f"Edition: tablee, fingerprint {game.material.split()[1]}" in out
    lines = [line.split() for line in out.partition("\n\n")[2].partition("\n\n")[0].splitlines()]
    rows = {line[0]: line[1:] for line in lines}
    assert rows["section"] == ["entries", "values", "printed", "found", "reconstructed"]
    assert rows["teams"][:2] == ["5", "15"]
    assert rows["match"][0] == "–"
    ours = sum(int(row[-1]) for name, row in rows.items() if name != "section")
    assert ours == len(game.reconstructed())
    assert f"{ours} values are reconstructed" in out
    assert "  cards: all" in out
    assert re.search(r"^  match: give_back, .*targets$", out, re.MULTILINE)
    assert "rival:" not in out, "all of it is printed"


def test_the_report_of_a_file_that_says_nothing_of_origins(run: Run) -> None:
    out = run("artropp", "deck").stdout
    assert re.search(r"^units +7 +28", out, re.MULTILINE)
    assert "reconstructed" not in out


def test_what_was_entered_from_the_box_is_no_longer_reconstructed(home: Home, run: Run) -> None:
    cards = written(
        home, "rugby_champion", ('printed = ["points.conversion"', 'printed = ["players"'), ('    "players",\n', "")
    )
    out = run("rugby", "cards", "--check", cards).stdout
    assert "players:" not in out
    assert "  points: all" in out
    assert f"tablee play rugby_champion --deck {cards}" in out


def test_the_report_in_french(run: Run) -> None:
    out = run("--lang", "fr", "rugby", "cards").stdout
    assert "Cartes\u00a0: rugby_champion, empreinte " in out
    assert "reconstituées" in out
    assert "players\u00a0: tout" in out


BAD = {
    "counts": ("worldwide_football", ("[cards.P]\namateur = 6", "[cards.P]\namateur = 21"), "cards.P.amateur"),
    "unknown code": ("worldwide_football", ('after = ["C"]', 'after = ["X"]'), "cards.TE.after"),
    "targets that do not fall": ("worldwide_football", ("[18, 17, 15,", "[18, 17, 19,"), "match.targets[3]"),
    "missing team": ("worldwide_football", ("[teams.italy]", "[teams.italia]"), "teams.italia"),
    "a card's value": ("rugby_champion", ("physique = 5", "physique = 6"), "players[1] (percussion) physique"),
    "a family": ("artropp", ('"orc"', '"ork"'), "units[1] (ork)"),
    "a row": ("ubongo", ('"BGIU"', '"BGI"'), "A1 rows[1]"),
}


@pytest.mark.few(2)
@pytest.mark.parametrize(("game", "change", "entry"), BAD.values(), ids=BAD)
def test_a_broken_file_is_refused_with_its_entry(
    home: Home, run: Run, game: str, change: tuple[str, str], entry: str
) -> None:
    file = written(home, game, change)
    for lang in ("en", "fr"):
        refused = run("--lang", lang, *COMMANDS[game], "--check", file)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith(f"tablee: mine.toml, {entry}")
        assert refused.stderr.count("\n") == 1


def test_a_file_that_is_not_there_is_refused(run: Run) -> None:
    refused = run("football", "edition", "--check", "nowhere.toml")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "nowhere.toml" in refused.stderr


# Played with


@pytest.mark.slow
@pytest.mark.parametrize("game", CHANGED)
def test_a_game_with_ones_own_file_is_played_replayed_and_verified(home: Home, run: Run, game: str) -> None:
    own = written(home, game, CHANGED[game])
    flags = ["--deck", own]
    done = home.run("play", game, "--players", "casual,casual", *flags, "--save", "game", "--seed", "7", "--yes")
    assert done.returncode == 0, done.stderr
    assert ": mine, fingerprint " in done.stdout
    assert "of its values are reconstructed" in done.stdout
    assert f"{' '.join(['tablee', *COMMANDS[game]])} --check mine.toml" in done.stdout
    material = find_game(game, home.folder / own).material
    assert f"material: {material}" in (home.folder / "game").read_text()
    assert run("verify", "game", *flags).returncode == 0
    assert run("replay", "game", "--auto", "0", *flags).returncode == 0
    for command in ("verify", "replay"):
        refused = run(command, "game")
        assert refused.returncode == 2
        assert material in refused.stderr
        assert "--deck" in refused.stderr


@pytest.mark.slow
@pytest.mark.parametrize("game", CHANGED)
def test_ones_own_file_is_simulated(home: Home, run: Run, game: str) -> None:
    own = written(home, game, CHANGED[game])
    counts = ["--games", "4", "--players", "beginner,beginner", "--jobs", "1", "--json"]
    mine, box = (run("simulate", game, *counts, *more) for more in (["--deck", own], []))
    assert (mine.returncode, box.returncode) == (0, 0), mine.stderr + box.stderr
    assert json.loads(mine.stdout)["games"] == 4
    assert mine.stdout != box.stdout, "the same seed, other cards"


@pytest.mark.parametrize("command", [["play", "--yes"], ["simulate"]])
def test_a_broken_file_is_not_played_with(home: Home, run: Run, command: list[str]) -> None:
    own = written(home, "worldwide_football", ("[18, 17, 15,", "[18, 17, 19,"))
    before = home.files()
    refused = run(command[0], "worldwide_football", *command[1:], "--deck", own)
    assert refused.returncode == 2
    assert "match.targets[3]" in refused.stderr
    assert home.files() == before
