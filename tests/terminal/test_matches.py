"""What every match of cards does in a terminal: fits it, hides hands, and can be watched again."""

from __future__ import annotations

import re

import pytest

from tests.terminal.conftest import PROMPT, Home, plain
from tests.terminal.shown import check_watched

GAMES = ("french_flair", "worldwide_football", "rugby_champion")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "title", "turns", "flags"),
    [
        ("french_flair", "French Flair", 12, ["--players", "you,beginner", "--seed", "4"]),
        ("worldwide_football", "Worldwide Football", 12, ["--players", "you", "--mode", "pro", "--seed", "4"]),
        ("rugby_champion", "Rugby Champion", 25, ["--players", "you", "--seed", "5"]),
        ("rugby_champion", "Rugby Champion", 25, ["--players", "you,beginner", "--seed", "5"]),
    ],
)
def test_the_screen_fits_a_small_terminal(home: Home, game: str, title: str, turns: int, flags: list[str]) -> None:
    child = home.spawn("play", game, *flags)
    for _ in range(turns):
        child.expect(PROMPT)
        screen = plain(child.before + child.after)
        table = screen[screen.index(f"── {title}") :].rstrip("\n").split("\n")
        assert len(table) <= 24
        child.sendline("1")
    child.expect(PROMPT)
    child.sendline("quit")
    child.wait()


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width"), [("fr", 40), ("en", 80)])
@pytest.mark.parametrize(
    ("command", "typed"),
    [
        ("french_flair --players you,beginner", "odds\n1\n" * 200),
        ("worldwide_football --players you --mode pro", "odds\nboard\n1\n" * 40),
        ("rugby_champion --players you", "odds\n1\n" * 260),
        ("rugby_champion --players you,beginner", "odds\n1\n" * 260),
    ],
    ids=["french_flair", "worldwide_football", "rugby_alone", "rugby_duel"],
)
def test_no_line_is_wider_than_the_screen(home: Home, command: str, typed: str, lang: str, width: int) -> None:
    done = home.run("play", *command.split(), "--seed", "8", "--lang", lang, typed=typed, COLUMNS=str(width))
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if "tablee" not in line]
    assert max(map(len, lines)) <= width
    rows = [line for line in lines if re.match(r" *\d+ \d+a ", line)]
    assert not [row for row in rows if "…" in row], "no move is cut off"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "material", "ending", "opening"),
    [
        ("french_flair", "", "wins|draw", "coup d’envoi"),
        ("worldwide_football", "tablee", "wins|draw", "coup d’envoi"),
        ("rugby_champion", "rugby_champion", "wins the match|drawn", "Ouverture"),
    ],
)
def test_bots_play_among_themselves_and_the_record_can_be_watched(
    home: Home, game: str, material: str, ending: str, opening: str
) -> None:
    record = home.folder / "bots.tablee"
    done = home.run("play", game, "--players", "casual,beginner", "--seed", "3", "--save", str(record))
    assert done.returncode == 0, done.stderr
    assert re.search(ending, done.stdout)
    assert not material or f"material: {material} " in record.read_text(), "a record names its box"
    check_watched(home, record, opening)


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_two_people_do_not_see_each_others_cards(home: Home, game: str) -> None:
    child = home.spawn("play", game, "--players", "you,you", "--name", "Ann,Bob", "--seed", "4")
    child.expect(r"presses Enter\.\s*$")
    assert "Your hand" not in plain(child.before)
    child.sendline("")
    child.expect(PROMPT)
    assert "Your hand" in plain(child.before)
    child.sendline("quit")
    child.wait()
